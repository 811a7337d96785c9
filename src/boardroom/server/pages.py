"""The built web pages: served with caching that a new build breaks, or a word on how to get them."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path
from stat import S_ISREG

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

from boardroom.language import choose_language
from boardroom.server.start.words import say, source_of_pages

CODINGS = {"br": ".br", "gzip": ".gz"}  # the smaller first
FOR_EVER = "public, max-age=31536000, immutable"  # the names in assets/ change with their contents

mimetypes.add_type("text/javascript", ".js")  # some systems know better and are wrong
mimetypes.add_type("font/woff2", ".woff2")


class Pages(StaticFiles):
    """Files whose name carries their hash are kept for ever, the others asked for each time; texts travel compressed."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file with its caching."""
        answer = await asyncio.to_thread(self.pressed, path, scope) or await super().get_response(path, scope)
        answer.headers["Cache-Control"] = FOR_EVER if path.startswith("assets") else "no-cache"
        answer.headers.add_vary_header("Accept-Encoding")
        return answer

    def pressed(self, path: str, scope: Scope) -> Response | None:
        """The smallest twin that the build laid beside a file and that this browser can read, if there is one."""
        name = "index.html" if path == "." else path
        accepted = accepted_codings(Headers(scope=scope).get("accept-encoding", ""))
        for coding, ending in CODINGS.items():
            if coding not in accepted or scope["method"] not in ("GET", "HEAD"):
                continue
            place, found = self.lookup_path(name + ending)
            if found is not None and S_ISREG(found.st_mode):
                answer = self.file_response(place, found, scope)
                answer.headers["Content-Encoding"] = coding
                answer.headers["Content-Type"] = content_type(name)
                return answer
        return None


def accepted_codings(header: str) -> set[str]:
    """The codings that a browser reads; one with a weight of 0 it does not."""
    weighed = [part.replace(" ", "").lower().partition(";q=") for part in header.split(",")]
    return {coding for coding, _, weight in weighed if weight.strip("0.") or not weight}


def content_type(name: str) -> str:
    """What a file is once it is unpacked."""
    kind = mimetypes.guess_type(name)[0] or "text/plain"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


def mount(folder: Path | None) -> ASGIApp:
    """The pages of this folder, if there is one."""
    if folder is not None:
        return Pages(directory=folder, html=True)
    return Starlette(routes=[Route("/", not_built)])


async def not_built(request: Request) -> Response:
    """Somebody installed from the sources without building the pages first; a browser names its first language first."""
    lang = choose_language(None, {"LANG": request.headers.get("accept-language", "")})
    return PlainTextResponse(say(lang, "serves-without-pages", place=source_of_pages()) + "\n", 404)
