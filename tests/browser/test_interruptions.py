"""Nothing is lost: a reload, a restart of the server, a lost network."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from browser.kit import my_turn_or_end, visiting
from browser.playing import click_in_list, play
from server.kit.servers import Apart


def lines(page: Page) -> list[str]:
    return page.locator(".log li button").all_inner_texts()


def test_a_reload_in_mid_game_shows_the_same_table(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        visit.start_short()
        page = visit.page
        play(page, click_in_list, turns=6)
        my_turn_or_end(page)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")  # half a choice is no choice
        before, hand = lines(page), page.locator("[data-choice]").all_inner_texts()
        page.reload()
        my_turn_or_end(page)
        expect(page.locator(".log li button")).to_have_count(len(before))
        assert lines(page) == before and page.locator("[data-choice]").all_inner_texts() == hand
        play(page, click_in_list)
        expect(page.locator(".end")).to_be_visible()


def test_a_restart_of_the_server_in_mid_game_loses_nothing(browser: Browser, own_server: Apart) -> None:
    with visiting(browser, own_server.url, may_lose_the_line=True) as visit:
        visit.start_solo()
        page = visit.page
        play(page, click_in_list, turns=5)
        my_turn_or_end(page)
        before = lines(page)
        own_server.kill()
        expect(page.locator(".banner")).to_contain_text("The connection is gone")
        click_in_list(page, Random(3))  # the choice waits for the server
        own_server.start()
        expect(page.locator(".banner")).to_have_count(0, timeout=15_000)
        my_turn_or_end(page)
        assert lines(page)[: len(before)] == before
        play(page, click_in_list, turns=12)


def test_a_page_that_is_offline_says_so_and_comes_back(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url, may_lose_the_line=True) as visit:
        visit.start_solo()
        page = visit.page
        my_turn_or_end(page)
        visit.context.set_offline(True)
        expect(page.locator(".banner")).to_contain_text("You are offline")
        visit.context.set_offline(False)
        expect(page.locator(".banner")).to_have_count(0)
        play(page, click_in_list, turns=3)


def test_a_choice_is_taken_back_though_its_answer_is_still_on_the_way(browser: Browser, server: Apart) -> None:
    late: list[tuple[WebSocketRoute, str]] = []

    def slowly(page: WebSocketRoute) -> None:
        behind = page.connect_to_server()
        behind.on_message(lambda text: late.append((page, str(text))) if '"accepted"' in text else page.send(text))

    with visiting(browser, server.url) as visit:
        page = visit.page
        page.route_web_socket("**/socket", slowly)
        visit.start_solo("coffee")
        page.locator("[data-choice]", has_text="Stir").click()
        expect(page.get_by_role("button", name="Take back: Stir")).to_be_enabled()
        page.keyboard.press("u")  # the news of the choice has come, the answer has not
        for _ in range(2000):
            if late:
                break
            page.wait_for_timeout(10)
        assert len(late) == 1 and "takes a choice back" not in page.locator(".log").inner_text()
        late[0][0].send(late[0][1])
        expect(page.get_by_role("button", name="Undo", exact=True)).to_be_disabled()
        expect(page.locator(".log")).to_contain_text("takes a choice back")
