"""What a browser reads beside the table: the texts of a game in its Fluent files, and its rules page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse

from boardroom.core import texts
from boardroom.core.game import Game
from boardroom.registry import games, load, rules_for
from boardroom.server.errors import Refusal
from boardroom.server.routes import Responses, plain_errors

router = APIRouter(prefix="/api/games/{game}", tags=["library"])

PACKAGE = Path(__file__).parent.parent
RULES = (PACKAGE / "rules", PACKAGE.parent.parent / "docs" / "rules")  # in a wheel, and in a checkout
TEXT: Responses = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "The text"}}

Revision = Annotated[int | None, Query(ge=0, le=2**31 - 1, description="Of rules that were kept; today's without it")]


@router.get("/texts/{lang}", response_class=PlainTextResponse, responses={**TEXT, **plain_errors(404)})
async def game_texts(game: str, lang: Literal["en", "fr"], revision: Revision = None) -> str:
    """All messages of a game in one language, as Fluent: what games share, what the table tells, and then its own."""
    folders = (Path(texts.__file__).parent, Path(__file__).parent, known(game, revision).folder)
    return "\n".join((folder / f"texts.{lang}.ftl").read_text("utf8") for folder in folders)


@router.get("/rules/{lang}", response_class=PlainTextResponse, responses={**TEXT, **plain_errors(404)})
async def game_rules(game: str, lang: Literal["en", "fr"], revision: Revision = None) -> PlainTextResponse:
    """The rules page, as Markdown; in English where nobody has translated it yet (`Content-Language` says so)."""
    rules = known(game, revision)
    wanted = {"fr": f"{rules.id}.fr.md", "en": f"{rules.id}.md"}
    for language in dict.fromkeys((lang, "en")):
        for folder in (rules.folder / "rules-page", *RULES):
            if (folder / wanted[language]).is_file():
                text = (folder / wanted[language]).read_text("utf8")
                return PlainTextResponse(text, headers={"Content-Language": language})
    raise Refusal("no-game", "this game has no rules page here")


def known(game: str, revision: int | None) -> Game:
    """The game, or a refusal; of a revision that was not kept, today's."""
    if game not in games():
        raise Refusal("no-game", f"there is no such game; the games are {', '.join(games())}")
    return load(game) if revision is None else rules_for(game, revision)
