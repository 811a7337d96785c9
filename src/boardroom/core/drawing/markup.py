"""Elements of a picture: HTML with inline styles, no scripts, and every text escaped.

Colours are built on that of the text around the picture, so that it fits a light page and a dark one.
"""

from __future__ import annotations

from html import escape

PLAIN = "margin:0;padding:0;float:none;clear:none;width:auto"  # against what notebooks do to lists
LINE = "1px solid rgba(128,128,128,.35)"
STYLES = {
    "figure": "margin:0;padding:.8em 1em;border-radius:.6em;max-width:64em;color:inherit;text-align:left;"
    f"border:{LINE};background:rgba(128,128,128,.06);font:14px/1.5 system-ui,sans-serif",
    "title": "font-weight:700;font-size:1.15em;margin-right:.7em",
    "faint": "opacity:.7",
    "status": "margin:.5em 0;padding:.35em .6em;border-left:.25em solid currentColor;background:rgba(128,128,128,.12)",
    "badge": "display:inline-block;padding:0 .5em;border-radius:.8em;color:#fff;white-space:nowrap",
    "table": "border-collapse:collapse;border:0;margin:.3em 0;font:inherit;color:inherit",
    "row": "background:none;border:0",
    "left": f"padding:.15em .9em .15em 0;border:0;border-bottom:{LINE};text-align:left",
    "right": f"padding:.15em .9em .15em 0;border:0;border-bottom:{LINE};text-align:right",
    "list": "display:grid;grid-template-columns:minmax(6em,max-content) 1fr;gap:.15em .9em;margin:.5em 0",
    "term": f"{PLAIN};opacity:.7;font-weight:400",
    "card": f"{PLAIN};font-weight:600",
    "things": PLAIN,
    "value": "white-space:nowrap",
    "thing": "display:inline-block;padding:0 .45em;margin:0 .3em .2em 0;border-radius:.35em;"
    f"border:{LINE};background:rgba(128,128,128,.1)",
    "dot": f"display:inline-block;width:.7em;height:.7em;border-radius:50%;border:{LINE};margin-right:.35em",
    "fold": "margin:.5em 0 0",
    "code": "font:12px/1.4 ui-monospace,monospace;overflow-wrap:anywhere;background:none;color:inherit",
}


class Html(str):
    """HTML that is ready to be shown; any other text is escaped before it goes into an element."""

    __slots__ = ()


def element(name: str, style: str, *inside: str, colour: str = "", lang: str = "") -> Html:
    """An element in one of our styles, on a colour or in a language of its own if there is one."""
    look = STYLES[style] + (f";background:{colour}" if colour else "")
    spoken = f' lang="{escape(lang)}"' if lang else ""
    return Html(f'<{name} style="{look}"{spoken}>{"".join(ready(part) for part in inside)}</{name}>')


def ready(part: str) -> str:
    """HTML as it is, and any other text escaped."""
    return part if isinstance(part, Html) else escape(part)
