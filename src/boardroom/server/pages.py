"""The built web pages: served with caching that a new build breaks, or a word on how to get them."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

from boardroom.language import choose_language
from boardroom.server.start.words import say, source_of_pages

FOR_EVER = "public, max-age=31536000, immutable"  # the names in assets/ change with their contents

mimetypes.add_type("text/javascript", ".js")  # some systems know better and are wrong
mimetypes.add_type("font/woff2", ".woff2")


class Pages(StaticFiles):
    """Files whose name carries their hash are kept for ever, the others asked for each time."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file with its caching."""
        answer = await super().get_response(path, scope)
        answer.headers["Cache-Control"] = FOR_EVER if path.startswith("assets") else "no-cache"
        return answer


def mount(folder: Path | None) -> ASGIApp:
    """The pages of this folder, if there is one."""
    if folder is not None:
        return Pages(directory=folder, html=True)
    return Starlette(routes=[Route("/", not_built)])


async def not_built(request: Request) -> Response:
    """Somebody installed from the sources without building the pages first; a browser names its first language first."""
    lang = choose_language(None, {"LANG": request.headers.get("accept-language", "")})
    return PlainTextResponse(say(lang, "serves-without-pages", place=source_of_pages()) + "\n", 404)
