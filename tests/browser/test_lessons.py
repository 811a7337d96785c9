"""Guided first games in the browser: played to the end by mouse, by keys alone and by taps, and come back to at any step."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from boardroom.lessons.script import READ, TASK, Step, lessons
from boardroom.lessons.words import words_of
from browser.calm import phone
from browser.kit import axe_in_both_themes, visiting
from browser.learning import Pupil
from server.kit.servers import Apart

GAME = "startup-nation"
NARROW = 390
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
every_lesson = pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in lessons() for lang in LOCALES])
SEEN = """point => {
  const edge = (selector, side) => document.querySelector(selector)?.getBoundingClientRect()[side];
  const frame = document.querySelector('[data-pointing]').getBoundingClientRect();
  const from = edge('[data-lesson]', 'bottom') ?? 0;
  const until = edge('.choices.panel', 'top') ?? innerHeight;
  const seen = Math.min(frame.bottom, until) - Math.max(frame.top, from);
  return seen >= Math.min(40, frame.height - 12);
}"""  # how much of what the words speak of is between them and the choices


def try_in_vain(pupil: Pupil, step: Step) -> None:
    """Every try that the script calls wrong: each has its reason, and the task is still to be done."""
    assert step.task is not None
    key = pupil.card.get_attribute("data-lesson")
    for texts in step.task.tries:
        pupil.choose(texts)
        expect(pupil.page.locator("[data-told='wrong']")).to_be_visible()
        assert pupil.card.get_attribute("data-lesson") == key


@every_lesson
def test_a_lesson_is_played_by_mouse_with_every_wrong_try(
    browser: Browser, server: Apart, game: str, lang: str
) -> None:
    with visiting(browser, server.url, locale=LOCALES[lang]) as visit:
        pupil = Pupil(visit, game)
        pupil.open()
        for _, step in pupil.steps():
            expect(visit.page.locator("[data-pointing]")).to_have_count(len(step.point))
            if step.kind == TASK:
                try_in_vain(pupil, step)
            pupil.solve(step)
        visit.page.locator("[data-free-play]").click()
        visit.page.wait_for_url(re.compile("#/table/"))
        hint = {"en": "Hint", "fr": "Conseil"}[lang]
        expect(visit.page.get_by_role("button", name=hint, exact=True)).to_be_visible()


@every_lesson
def test_a_lesson_is_played_by_keys_alone(browser: Browser, server: Apart, game: str, lang: str) -> None:
    with visiting(browser, server.url, locale=LOCALES[lang]) as visit:
        pupil = Pupil(visit, game, "keys")
        pupil.open()
        said = visit.page.locator("[data-lesson-said]")
        for chapter, step in pupil.steps():
            expect(said).to_contain_text(words_of(game).say(lang, f"{chapter.name}-{step.name}"))
            if step.kind == READ:
                expect(visit.page.locator("[data-go-on]")).to_be_focused()
            pupil.solve(step)
        expect(visit.page.locator("[data-free-play]")).to_be_focused()


@every_lesson
def test_on_a_phone_the_words_leave_room_for_what_they_speak_of(
    browser: Browser, server: Apart, game: str, lang: str
) -> None:
    with visiting(browser, server.url, locale=LOCALES[lang], **phone(NARROW, 844)) as visit:
        pupil = Pupil(visit, game, "taps")
        pupil.open()
        for _, step in pupil.steps():
            if step.point and not step.point[0].startswith("at:"):
                visit.page.locator("[data-pointing]").first.wait_for()
                visit.page.wait_for_function(SEEN)
            assert visit.page.evaluate("document.documentElement.scrollWidth") <= NARROW
            pupil.solve(step)


def reach(pupil: Pupil, name: str) -> None:
    """Solves everything before the step with this name, in the chapter that is open."""
    while pupil.card.get_attribute("data-lesson") != name:
        chapter, _, step = (pupil.card.get_attribute("data-lesson") or "").partition("-")
        found = pupil.script.chapter(chapter)
        assert found is not None
        pupil.solve(next(one for one in found.steps if one.name == step))


def test_one_leaves_and_comes_back_and_goes_back_and_begins_anew(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        pupil, page = Pupil(visit, GAME), visit.page
        pupil.open("top")
        reach(pupil, "top-promote")
        visit.go("#/")
        page.locator(f"[data-learn='{GAME}']").click()
        expect(pupil.card).to_have_attribute("data-lesson", "top-promote")
        expect(page.locator("[data-choice='hand:director']")).to_be_visible()
        page.get_by_role("button", name="Back", exact=True).click()
        expect(pupil.card).to_have_attribute("data-lesson", "top-liar")
        page.get_by_role("button", name="Start this chapter anew").click()
        expect(pupil.card).to_have_attribute("data-lesson", "top-brigitte")
        page.reload()
        expect(pupil.card).to_have_attribute("data-lesson", "top-brigitte")
        page.get_by_role("button", name="Chapters").click()
        page.locator("[data-chapter='ask']").click()
        expect(pupil.card).to_have_attribute("data-lesson", "ask-interns")


def test_what_was_kept_of_an_older_lesson_begins_the_chapter_anew(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        kept = '{"chapter": "ask", "step": 3, "choices": [7], "trail": [[], [], [], [7]], "done": []}'
        visit.prepare(f"localStorage.setItem('boardroom-lesson-{GAME}', '{kept}')")
        pupil = Pupil(visit, GAME)
        pupil.open()
        expect(pupil.card).to_have_attribute("data-lesson", "ask-interns")
        visit.errors.clear()  # the browser notes the refusal


def test_words_change_their_language_in_place_and_rules_and_reasons_are_one_press_away(
    browser: Browser, server: Apart
) -> None:
    with visiting(browser, server.url) as visit:
        pupil, page = Pupil(visit, GAME), visit.page
        pupil.open("top")
        reach(pupil, "top-spy")
        assert axe_in_both_themes(page) == []
        page.locator(".board [data-ref='hand:brigitte']").click()
        expect(page.locator("[data-why-answer]")).to_contain_text("She is never played")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="FR, Français").click()
        expect(pupil.card).to_contain_text(words_of(GAME).say("fr", "top-spy.do"))
        pupil.solve(next(step for step in pupil.script.chapters[3].steps if step.name == "spy"))
        pupil.solve(next(step for step in pupil.script.chapters[3].steps if step.name == "liar"))
        pupil.card.get_by_role("link", name=re.compile("SN-34")).click()
        expect(page.locator("#side-content .rules")).to_contain_text("SN-34")


def test_a_lesson_is_found_on_the_page_of_its_game_and_in_the_help(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        page = visit.go(f"#/how/{GAME}")
        expect(page.get_by_role("link", name="Learn to play")).to_have_attribute("href", f"#/lesson/{GAME}")
        visit.go("#/lesson/coffee")
        expect(page.get_by_text("There is no lesson for this game yet.")).to_be_visible()
        visit.go(f"#/lesson/{GAME}")
        page.locator("[data-lesson]").wait_for()
        page.keyboard.press("?")
        expect(page.get_by_role("dialog").get_by_role("link", name="Learn to play")).to_be_visible()
