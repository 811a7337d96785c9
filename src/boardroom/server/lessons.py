"""Lessons over HTTP. Nothing is kept: the page says where the learner stands, and gets what a table's socket would say."""

from __future__ import annotations

import asyncio
from typing import Literal

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse

from boardroom.lessons.script import READ, Chapter, Lesson, lesson, lessons
from boardroom.lessons.walk import LessonChanged, Verdict, Walk
from boardroom.lessons.words import source
from boardroom.server import wire
from boardroom.server.errors import Refusal
from boardroom.server.identity import TheTables
from boardroom.server.library import TEXT
from boardroom.server.routes import errors, plain_errors
from boardroom.server.security import address_of
from boardroom.server.still import Still

router = APIRouter(prefix="/api/lessons", tags=["lessons"])


@router.get("", responses=errors())
async def list_lessons() -> list[wire.LessonInfo]:
    """The games that have a guided first game."""
    return [lesson_info(lesson(game)) for game in lessons()]


@router.get("/{game}", responses=errors(404))
async def show_lesson(game: str) -> wire.LessonInfo:
    """One lesson, with its chapters."""
    return lesson_info(known(game))


@router.get("/{game}/texts/{lang}", response_class=PlainTextResponse, responses={**TEXT, **plain_errors(404)})
async def lesson_texts(game: str, lang: Literal["en", "fr"]) -> str:
    """The words of a lesson in one language, as Fluent; they name things of the game's own texts."""
    return source(known(game).game, lang)


@router.post("/{game}/{chapter}", responses=errors(404, 409))
async def try_lesson(
    game: str, chapter: str, wish: wire.LessonTry, request: Request, tables: TheTables
) -> wire.LessonAnswer:
    """Goes on in a chapter, or tries a choice: what is not wanted changes nothing."""
    tables.limits.check("lesson", address_of(request))
    script = known(game)
    found = script.chapter(chapter)
    if found is None:
        raise Refusal("no-game", f"this lesson has the chapters {', '.join(one.name for one in script.chapters)}")
    return await asyncio.to_thread(answer, script, found, wish)


def known(game: str) -> Lesson:
    """The lesson of this game, or a refusal."""
    if game not in lessons():
        raise Refusal("no-game", f"there is no such lesson; the games with one are {', '.join(lessons())}")
    return lesson(game)


def lesson_info(script: Lesson) -> wire.LessonInfo:
    """A lesson as pages list it."""
    chapters = [wire.LessonChapter(name=one.name, steps=len(one.steps)) for one in script.chapters]
    free = wire.LessonFree(seats=script.free.seats, levels=list(script.free.levels), options=script.free.options)
    return wire.LessonInfo(game=script.game, minutes=script.minutes, chapters=chapters, free=free)


def answer(script: Lesson, chapter: Chapter, wish: wire.LessonTry) -> wire.LessonAnswer:
    """What a try leads to."""
    try:
        walk = Walk(script, chapter, wish.step, wish.choices)
        start = walk.start
        verdict = tried(walk, wish)
        if verdict.anew:
            walk = Walk(script, chapter, wish.step, walk.choices[: len(walk.choices) - walk.own])
    except LessonChanged as problem:
        raise Refusal("not-now", f"this lesson has changed: begin the chapter anew ({problem})") from None
    table = still(walk)
    if wish.why:
        told = [table.because(wish.why)]
    elif verdict.word == "wrong" and not verdict.anew and wish.after is not None:
        told = []
    elif wish.after is None or verdict.anew or walk.start != start:
        told = [table.welcome()]
    else:
        told = [table.update(wish.after)]
    where = {"step": step_info(walk), "choices": walk.choices, "over": walk.over}
    return wire.LessonAnswer.model_validate({**where, "verdict": verdict.word, "say": verdict.say, "messages": told})


def tried(walk: Walk, wish: wire.LessonTry) -> Verdict:
    """Carries out what is tried, as far as that is possible and wanted."""
    if wish.choose is not None:
        if walk.step.kind == READ or wish.choose not in walk.state.legal():
            raise Refusal("not-now", "this cannot be chosen here")
        return walk.choose(wish.choose)
    if wish.go_on:
        if walk.step.kind != READ:
            raise Refusal("not-now", "there is something to do before it goes on")
        walk.go_on()
    return Verdict("")


def still(walk: Walk) -> Still:
    """The table that the learner sees."""
    script = walk.lesson
    table = Still(walk.game, walk.position, script.seat, script.name, f"lesson-{script.game}-{walk.chapter.name}")
    table.asks = walk.step.kind != READ and not walk.over
    return table.play(walk.plays)


def step_info(walk: Walk) -> wire.LessonStep:
    """The step that the learner is at."""
    step = walk.step
    return wire.LessonStep(
        number=walk.number,
        key=walk.chapter.key(walk.number),
        kind=step.kind,
        point=list(step.point),
        rule=step.rule,
        own=walk.own,
    )
