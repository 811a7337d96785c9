"""What a browser reads beside the table: the texts of a game in its Fluent files, and its rules page."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

from boardroom.core import texts
from boardroom.core.game import Game
from boardroom.registry import games, load
from boardroom.server.errors import Refusal
from boardroom.server.routes import Responses, plain_errors

router = APIRouter(prefix="/api/games/{game}", tags=["library"])

PACKAGE = Path(__file__).parent.parent
RULES = (PACKAGE / "rules", PACKAGE.parent.parent / "docs" / "rules")  # in a wheel, and in a checkout
TEXT: Responses = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "The text"}}


@router.get("/texts/{lang}", response_class=PlainTextResponse, responses={**TEXT, **plain_errors(404)})
async def game_texts(game: str, lang: Literal["en", "fr"]) -> str:
    """All messages of a game in one language, as Fluent: what games share, what the table tells, and then its own."""
    folders = (Path(texts.__file__).parent, Path(__file__).parent, known(game).folder)
    return "\n".join((folder / f"texts.{lang}.ftl").read_text("utf8") for folder in folders)


@router.get("/rules/{lang}", response_class=PlainTextResponse, responses={**TEXT, **plain_errors(404)})
async def game_rules(game: str, lang: Literal["en", "fr"]) -> PlainTextResponse:
    """The rules page, as Markdown; in English where nobody has translated it yet (`Content-Language` says so)."""
    wanted = {"fr": f"{known(game).id}.fr.md", "en": f"{known(game).id}.md"}
    for language in dict.fromkeys((lang, "en")):
        for folder in RULES:
            if (folder / wanted[language]).is_file():
                text = (folder / wanted[language]).read_text("utf8")
                return PlainTextResponse(text, headers={"Content-Language": language})
    raise Refusal("no-game", "this game has no rules page here")


def known(game: str) -> Game:
    """The game, or a refusal."""
    if game not in games():
        raise Refusal("no-game", f"there is no such game; the games are {', '.join(games())}")
    return load(game)
