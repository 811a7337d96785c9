"""The coach of Start-Up Nation: what a choice gains and risks, counted over the worlds that its seat can imagine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from boardroom.core.coach import Coach, Reason
from boardroom.core.state import State
from boardroom.games.startup_nation.content.names import (
    BLACK,
    BRIGITTE,
    CLEVER,
    DIRECTOR,
    EMMANUEL,
    FIRE,
    HYPER,
    INVESTOR,
    LEGAL,
    MIRACULOUS,
    NOTHING,
    RECRUITER,
    SALESPERSON,
    STRINGS,
    TAX,
    TECH_LEAD,
)
from boardroom.games.startup_nation.mind.interview import on_answer, on_clever, on_leader, on_question
from boardroom.games.startup_nation.mind.scene import Scene, is_over, name
from boardroom.games.startup_nation.rules.actions import CARD_OF, EFFECT_OF
from boardroom.games.startup_nation.rules.questions import ANSWER, ASK
from boardroom.games.startup_nation.rules.turn import PASSING, next_living
from boardroom.games.startup_nation.state.setup import NEVER_LIE
from boardroom.games.startup_nation.state.table import Table

CHANGE: Final = 0.08  # of the worlds: less is no difference worth a word

KEYS: Final = (
    "hit_out", "hit_ally", "hit_swap", "hit_swap_down", "hit_tokens", "hit_no_tokens", "hit_again", "miss", "tells",
    "may_lie", "leader", "neighbour_asks", "keep_high", "keep_low", "keep_tax", "keep_miraculous", "keep_brigitte",
    "keep_emmanuel", "seen_kept", "seen_played", "last_turn", "look", "look_known", "swap_up", "swap_down",
    "swap_pair", "keeps_ally", "stays_alone", "gains_ally", "loses_ally", "better_ally", "worse_ally", "pairs_up",
    "promote_self", "promote_self_out", "promote_brigitte", "promote_ally", "promote_out", "promote_gift",
    "demote_falls", "demote_out", "demote_own", "token_own", "token_ally", "token_other", "passes", "admit_out",
    "admit_swap", "admit_tokens", "admit_again", "admit_nothing", "denies", "lies", "ahead", "ahead_more", "ahead_less",
    "swap_brigitte", "splits_pair", "tokens_pair", "denies_again", "demote_own_out",
)  # fmt: skip


class StartUpNationCoach(Coach):
    """Speaks of the cards kept and played, of chances to hit, of allies, and of who would win the round."""

    keys = KEYS

    def reasons(self, worlds: Sequence[State], code: int) -> list[Reason]:
        """What there is to say about playing, passing, asking or answering."""
        scene = Scene(cast(Sequence[Table], worlds), code)
        if scene.table.decision is ANSWER:
            on_answer(scene)
        elif scene.table.decision is ASK:
            on_question(scene, CLEVER)
        elif EFFECT_OF[code] is PASSING:
            on_pass(scene)
        else:
            on_hand(scene)
            EFFECTS.get(scene.card, nothing)(scene)
        if scene.table.decision is not ANSWER:
            on_standing(scene)
        return scene.reasons


def nothing(_scene: Scene) -> None:
    """A card without an effect."""


# The two cards in hand.


def on_hand(scene: Scene) -> None:
    """What it means to keep one card and to lay the other one open, where the other way round is possible."""
    if all(CARD_OF[code] == scene.card for code in scene.table.choices()):
        return  # SN-15: beside Brigitte, or of two cards alike, there is nothing to choose
    seen = scene.seen_card()
    if seen == scene.card != scene.kept and not scene.ends:
        scene.gain("seen_played", 0.4, card=name(scene.card))
    if not leaves_hand(scene):
        on_kept(scene)
        if seen == scene.kept and not scene.ends:
            scene.risk("seen_kept", 0.5, kept=name(seen))


def leaves_hand(scene: Scene) -> bool:
    """Does the card that was not played leave the hand as well?"""
    searches = scene.card == DIRECTOR or (scene.card == INVESTOR and scene.table.setup.demotes)
    return scene.card == RECRUITER or (searches and scene.target == scene.seat)


def on_kept(scene: Scene) -> None:
    """What the card in hand is good for, and whether it is the one that will count."""
    table, kept, card = scene.table, scene.kept, scene.card
    scores = table.setup.box.scores
    apart = abs(scores[kept] - scores[card]) / 11
    if kept == MIRACULOUS:
        scene.risk("keep_miraculous", 0.75, kept=name(kept), score=scores[kept], over="yes" if scene.ends else "no")
    elif scores[kept] > scores[card] and not scene.ends:  # in the end the winner says more
        scene.gain("keep_high", 0.3 + apart, kept=name(kept), card=name(card))
    elif scores[kept] < scores[card]:
        scene.risk("keep_low", 0.4 + apart, kept=name(kept), card=name(card))
    if kept == TAX:
        scene.gain("keep_tax", 0.45, kept=name(kept))
    elif kept == EMMANUEL and can_lie(scene) and not scene.ends:
        scene.gain("keep_emmanuel", 0.42, kept=name(kept))
    elif kept == BRIGITTE and table.deck:
        on_brigitte(scene)
    if is_last_turn(scene) and all(holds(scene, world, after) for world, after in scene.pairs):
        scene.fact("last_turn", 0.44 if table.deck else 0.9, kept=name(kept), deck=len(table.deck))


def is_last_turn(scene: Scene) -> bool:
    """Does the deck run out before the seat would draw again?"""
    return len(scene.table.deck) < scene.table.living_count()


def holds(scene: Scene, world: Table, after: Table) -> bool:
    """Does the seat hold the card that it kept when the choice is made, or the round over?"""
    hands = after.rounds[-1].hands if is_over(world, after) else after.held
    return hands[scene.seat] == scene.kept


def on_brigitte(scene: Scene) -> None:
    """Nobody may promote her owner; somebody may have the card for it."""
    others = [seat for seat in scene.table.living_seats() if seat != scene.seat]
    directors = sum(1 for world in scene.worlds if any(world.held[seat] == DIRECTOR for seat in others))
    if directors:
        scene.risk("keep_brigitte", 0.3 + scene.share(directors) / 4, **scene.told(directors))


def can_lie(scene: Scene) -> bool:
    """Does Emmanuel lie at this table?"""
    return scene.table.setup.lie != NEVER_LIE


def on_standing(scene: Scene) -> None:
    """Who would win the round if it ended after the choice, beside what it would be without its effect."""
    before, ahead = scene.ahead_now(), scene.ahead_after()
    changed = scene.share(ahead - before)
    told = {"over": "yes" if scene.ends else "no", **scene.told(ahead)}
    least = 0.88 if scene.ends else 0.3  # who wins is all that counts in the end
    if changed > CHANGE:
        scene.gain("ahead_more", least + changed, before=before, **told)
    elif changed < -CHANGE:
        scene.risk("ahead_less", least - changed, before=before, **told)
    else:
        scene.fact("ahead", least if scene.ends else 0.25, **told)


# The other cards.


def on_look(scene: Scene) -> None:
    """Is there anything to be learned?"""
    kinds = len({world.held[scene.target] for world in scene.worlds})
    if kinds == 1:
        known = name(scene.table.held[scene.target])
        scene.risk("look_known", 0.9, target=scene.target, card=known)
    else:
        is_late = is_last_turn(scene)  # what is known in the end is of no use
        tell = scene.fact if is_late else scene.gain
        tell("look", 0.46, target=scene.target, kinds=kinds)
        if not is_late:
            on_leader(scene)


def on_exchange(scene: Scene) -> None:
    """The other card is higher or lower than the own one."""
    target = scene.target
    if target == scene.ally:
        scene.fact("swap_pair", 0.6, target=target)
        return
    if scene.kept == BRIGITTE:
        scene.risk("swap_brigitte", 0.9)
        return
    better = scene.better_with(target, scene.kept)
    if scene.share(better) >= 0.5:
        scene.gain("swap_up", 0.4 + scene.share(better) / 2, target=target, kept=name(scene.kept), **scene.told(better))
    else:
        scene.risk("swap_down", 0.9 - scene.share(better), target=target, kept=name(scene.kept), **scene.told(better))


def on_tokens(scene: Scene) -> None:
    """Who is allied with whom before and after; the tokens lie open."""
    table, seat, old = scene.table, scene.seat, scene.ally
    if scene.target < 0:
        if old >= 0:
            scene.fact("keeps_ally", 0.4, target=old)
        else:
            scene.fact("stays_alone", 0.4)
        return
    tokens = table.tokens[:]
    tokens[scene.target], tokens[scene.extra] = tokens[scene.extra], tokens[scene.target]
    new = partner(table, tokens, seat)
    if new != old:
        on_new_ally(scene, new)
    on_rivals(scene, tokens)


def on_new_ally(scene: Scene, new: int) -> None:
    """One ally more, less, or another one."""
    old = scene.ally
    if new < 0:
        tell = scene.risk if is_help(scene, old) else scene.fact
        tell("loses_ally", 0.5, target=old)
    elif old < 0:
        tell = scene.gain if is_help(scene, new) else scene.fact
        tell("gains_ally", 0.5, target=new)
    else:
        better = sum(1 for world in scene.worlds if strength(world, new) > strength(world, old))
        told = {"target": new, "other": old, **scene.told(better)}
        if scene.share(better) >= 0.5:
            scene.gain("better_ally", 0.4 + scene.share(better) / 2, **told)
        else:
            scene.risk("worse_ally", 0.9 - scene.share(better), **told)


def is_help(scene: Scene, seat: int) -> bool:
    """Does this seat bring anything into an alliance, in half of the worlds?"""
    return scene.share(sum(1 for world in scene.worlds if strength(world, seat) > 0)) >= 0.5


def on_rivals(scene: Scene, tokens: list[int]) -> None:
    """Pairs of others: one more is a risk and one less a gain; where one only takes the place of another, it is neither."""
    before, now = (others(scene, pairs(scene.table, worn)) for worn in (scene.table.tokens, tokens))
    tell = scene.risk if len(now) > len(before) else scene.fact
    for one, other in now:
        if (one, other) not in before:
            tell("pairs_up", 0.41, target=one, other=other)
    if len(now) < len(before):
        for one, other in before:
            if (one, other) not in now:
                scene.gain("splits_pair", 0.41, target=one, other=other)


def others(scene: Scene, found: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The pairs that the seat does not belong to."""
    return [pair for pair in found if scene.seat not in pair]


def strength(world: Table, seat: int) -> int:
    """What a seat brings into an alliance."""
    return world.setup.box.scores[world.held[seat]] + world.bpi[seat]


def partner(table: Table, tokens: list[int], seat: int) -> int:
    """The living seat with the same colour, or nothing."""
    for other in table.living_seats():
        if other != seat and tokens[other] == tokens[seat] != BLACK:
            return other
    return NOTHING


def pairs(table: Table, tokens: list[int]) -> list[tuple[int, int]]:
    """All pairs of living allies, each once."""
    found = [(seat, partner(table, tokens, seat)) for seat in table.living_seats()]
    return [(seat, other) for seat, other in found if seat < other]


def on_promotion(scene: Scene) -> None:
    """Somebody finds a higher card in the deck, or goes out."""
    target, out = scene.target, scene.out(scene.target)
    safe = len(scene.worlds) - out
    if target == scene.seat and scene.kept == BRIGITTE:
        scene.risk("promote_brigitte", 1.2)
    elif target == scene.seat:
        if safe:
            told = scene.told(safe)
            scene.gain("promote_self", 0.3 + scene.share(safe) / 3, kept=name(scene.kept), **told)
        if out:
            scene.risk("promote_self_out", 0.4 + scene.share(out), kept=name(scene.kept), **scene.told(out))
    elif target == scene.ally:
        tell = scene.risk if not safe else scene.fact if out else scene.gain
        tell("promote_ally", 0.5, target=target, **scene.told(safe))
    elif out:
        scene.gain("promote_out", 0.35 + scene.share(out), target=target, **scene.told(out))
    if safe and target not in (scene.seat, scene.ally):
        scene.risk("promote_gift", 0.2 + scene.share(safe) / 2, target=target, **scene.told(safe))


def on_investor(scene: Scene) -> None:
    """A token for somebody, or a demotion where that was agreed on."""
    table, target = scene.table, scene.target
    if table.setup.demotes:
        on_demotion(scene)
    elif target == scene.seat:
        scene.gain("token_own", 0.5, count=table.bpi[target] + 1)
    elif target == scene.ally:
        over = "yes" if scene.ends else "no"
        scene.gain("token_ally", 0.45, target=target, count=table.bpi[target] + 1, over=over)
    elif target >= 0:
        scene.risk("token_other", 0.6, target=target, count=table.bpi[target] + 1)


def on_demotion(scene: Scene) -> None:
    """Somebody falls to a lower card of the deck, or goes out."""
    target, out = scene.target, scene.out(scene.target)
    if target in (scene.seat, scene.ally):
        on_own_demotion(scene, out)
        return
    falls = len(scene.worlds) - out
    if out:
        scene.gain("demote_out", 0.4 + scene.share(out), target=target, **scene.told(out))
    if falls:
        scene.gain("demote_falls", 0.35 + scene.share(falls) / 4, target=target, **scene.told(falls))


def on_own_demotion(scene: Scene, out: int) -> None:
    """A rank lost, or the round (SN-A40)."""
    if out < len(scene.worlds):
        scene.risk("demote_own", 0.8)
    if out and scene.target == scene.seat:
        scene.risk("demote_own_out", 0.5 + scene.share(out), kept=name(scene.kept), **scene.told(out))
    elif out:
        scene.risk("demote_out", 0.5 + scene.share(out), target=scene.target, **scene.told(out))


def on_pass(scene: Scene) -> None:
    """The left neighbour gets the card and plays at once."""
    target = next_living(scene.table, scene.seat)
    scene.fact("passes", 0.5, target=target, card=name(scene.card), kept=name(scene.kept))


EFFECTS: Final[dict[int, Callable[[Scene], None]]] = {
    FIRE: lambda scene: on_question(scene, FIRE),
    STRINGS: lambda scene: on_question(scene, STRINGS),
    LEGAL: lambda scene: on_question(scene, LEGAL),
    HYPER: lambda scene: on_question(scene, HYPER),
    CLEVER: on_clever,
    TECH_LEAD: on_look,
    RECRUITER: on_exchange,
    SALESPERSON: on_tokens,
    DIRECTOR: on_promotion,
    INVESTOR: on_investor,
}
