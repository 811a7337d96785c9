"""Hatch calls this while it builds a wheel: the rules are compiled into it where there is a C compiler."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WISH = "BOARDROOM_COMPILED"  # yes: only a compiled wheel will do; no: an interpreted one


class CompiledRules(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel; an editable installation stays interpreted, so that edits count."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles before the wheel is put together."""
        if version == "editable" or os.environ.get(WISH) == "no":
            return
        sys.path.insert(0, str(Path(__file__).parent))
        from building import build
        from units import CompileError, why_impossible

        problem = why_impossible()
        if problem and os.environ.get(WISH) == "yes":
            self.app.abort(f"The rules cannot be compiled: {problem}.")
        if problem:
            self.app.display_warning(f"The rules run interpreted (slower, otherwise the same): {problem}.")
            return
        try:
            libraries = build(Path(self.root), self.config, lambda _done, _total: None)
        except CompileError as refusal:
            self.app.abort(f"{refusal}\nSet {WISH}=no to install the rules interpreted: slower, otherwise the same.")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(file): place for place, file in libraries.items()})
