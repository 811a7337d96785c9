"""What the coach of Start-Up Nation says of questions and answers: hits, what they bring, and what a denial averts."""

from __future__ import annotations

from typing import Final

from boardroom.games.startup_nation.content.names import (
    ABOVE,
    BELOW,
    CLEVER,
    EXACT,
    FIRE,
    HYPER,
    LEGAL,
    ROLE_NAMES,
    STRINGS,
    rank_of,
)
from boardroom.games.startup_nation.mind.scene import Scene, name
from boardroom.games.startup_nation.rules.questions import true_answer
from boardroom.games.startup_nation.rules.turn import next_living

SUSPICION: Final = 0.1  # of the worlds: so often somebody must be able to lie before it is said
THROWING_OUT: Final = (FIRE, CLEVER)


# Who asks.


def on_question(scene: Scene, intern: int) -> None:
    """The chance to hit and what comes of it; else what the answer tells."""
    hits = scene.holding(scene.target, scene.extra)
    if intern == LEGAL and not scene.table.bpi[scene.target]:
        scene.risk("hit_no_tokens", 0.7, target=scene.target)
    elif intern == HYPER and not scene.table.deck:
        pass  # SN-A12: neither a hit nor a miss changes anything
    elif hits == 0:
        on_miss(scene, intern)
    else:
        on_hit(scene, intern, hits)
        on_liar(scene)
    if hits < len(scene.worlds) and not scene.ends:
        on_answers(scene)


def on_miss(scene: Scene, intern: int) -> None:
    """Nobody is hit; of an ally whom a hit would throw out, nobody wants anything else."""
    is_safe = intern in THROWING_OUT and scene.target == scene.ally
    tell = scene.fact if is_safe else scene.risk
    tell("miss", 0.7, target=scene.target, role=ROLE_NAMES[scene.extra], worlds=len(scene.worlds))


def on_answers(scene: Scene) -> None:
    """What an answer that is no hit says of the card."""
    above, below = (scene.answering(scene.target, scene.extra, answer) for answer in (ABOVE, BELOW))
    if above and below:
        scene.fact("tells", 0.28, target=scene.target, above=above, below=below, worlds=len(scene.worlds))


def on_liar(scene: Scene) -> None:
    """Whoever holds Emmanuel may deny a hit; an ally has no reason to."""
    lies = scene.able_to_lie(scene.target)
    if scene.target != scene.ally and scene.share(lies) > SUSPICION:
        scene.risk("may_lie", 0.2 + scene.share(lies) / 2, target=scene.target, **scene.told(lies))


def on_hit(scene: Scene, intern: int, hits: int) -> None:
    """What an exact answer to this intern brings."""
    if intern in THROWING_OUT:
        on_hit_out(scene, hits)
    elif intern == STRINGS:
        on_hit_swap(scene, hits)
    elif intern == LEGAL:
        on_hit_tokens(scene, hits)
    elif intern == HYPER:
        told = {"target": scene.target, "role": ROLE_NAMES[scene.extra], **scene.told(hits)}
        scene.gain("hit_again", 0.4 + scene.share(hits), **told)


def on_hit_out(scene: Scene, hits: int) -> None:
    """Somebody is thrown out, the own ally perhaps."""
    told = {"target": scene.target, "role": ROLE_NAMES[scene.extra], **scene.told(hits)}
    if scene.target == scene.ally:
        scene.risk("hit_ally", 0.6 + scene.share(hits) / 2, **told)
    else:
        scene.gain("hit_out", 0.4 + scene.share(hits), **told)
        on_leader(scene)


def on_hit_swap(scene: Scene, hits: int) -> None:
    """The hidden cards change hands."""
    told = {"target": scene.target, "role": ROLE_NAMES[scene.extra], "kept": name(scene.kept), **scene.told(hits)}
    if scene.target == scene.ally:
        scene.fact("swap_pair", 0.6, target=scene.target)
    elif scene.extra > rank_of(scene.kept):
        scene.gain("hit_swap", 0.4 + scene.share(hits), **told)
        on_leader(scene)
    elif scene.extra < rank_of(scene.kept):
        scene.risk("hit_swap_down", 0.6 + scene.share(hits), **told)


def on_hit_tokens(scene: Scene, hits: int) -> None:
    """BPI tokens change hands; those of allies count together anyway."""
    if scene.target == scene.ally:
        scene.fact("tokens_pair", 0.6, target=scene.target)
        return
    told = {"target": scene.target, "role": ROLE_NAMES[scene.extra], **scene.told(hits)}
    scene.gain("hit_tokens", 0.4 + scene.share(hits), tokens=scene.table.bpi[scene.target], **told)
    on_leader(scene)


def on_leader(scene: Scene) -> None:
    """Whom it is aimed at leads the match alone."""
    scores, target = scene.table.scores, scene.target
    others = [points for seat, points in enumerate(scores) if seat != target]
    if target not in (scene.seat, scene.ally) and scores[target] > max(others):
        scene.gain("leader", 0.34, target=target, points=scores[target])


def on_clever(scene: Scene) -> None:
    """The neighbour may ask anybody; an ally hardly asks the own ally."""
    target = next_living(scene.table, scene.seat)
    tell = scene.fact if target == scene.ally else scene.risk
    tell("neighbour_asks", 0.55, target=target)


# Who is asked.


def on_answer(scene: Scene) -> None:
    """What comes of being found out, of a denial, or of a lie."""
    table = scene.table
    held = table.held[scene.seat]
    if true_answer(held, table.role) != scene.target:
        is_seen = scene.seen_card() == held
        scene.fact("lies", 0.5, card=name(held), seen="yes" if is_seen else "no")
    if table.intern == HYPER and not table.deck:
        scene.fact("admit_nothing", 0.9, asker=table.asker)  # SN-A12
    elif scene.target == EXACT:
        on_admission(scene)
    else:
        on_denial(scene)


def on_admission(scene: Scene) -> None:
    """The intern does what it does."""
    table, asker, held = scene.table, scene.table.asker, scene.table.held[scene.seat]
    is_ally = asker == scene.ally
    if table.intern in THROWING_OUT:
        scene.risk("admit_out", 1.0)
    elif table.intern == STRINGS and is_ally:
        scene.fact("swap_pair", 0.9, target=asker)
    elif table.intern == STRINGS:
        better = scene.better_with(asker, held)
        tell = scene.gain if scene.share(better) >= 0.5 else scene.risk
        tell("admit_swap", 0.9, asker=asker, card=name(held), **scene.told(better))
    elif table.intern == LEGAL:
        tokens = table.bpi[scene.seat]
        tell = scene.risk if tokens and not is_ally else scene.fact
        tell("admit_tokens", 0.9, asker=asker, tokens=tokens)
    else:
        tell = scene.fact if is_ally else scene.risk
        tell("admit_again", 0.9, asker=asker)


def on_denial(scene: Scene) -> None:
    """The intern does nothing; that is a gain only where it would have hurt."""
    if scene.table.intern == HYPER:
        tell = scene.fact if scene.table.asker == scene.ally else scene.gain
        tell("denies_again", 0.6, asker=scene.table.asker)
    else:
        tell = scene.gain if would_hurt(scene) else scene.fact
        tell("denies", 0.6, card=name(scene.table.intern))


def would_hurt(scene: Scene) -> bool:
    """Would an exact answer leave the seat worse off?"""
    table = scene.table
    if table.intern in THROWING_OUT:
        return True
    if table.asker == scene.ally:
        return False
    if table.intern == LEGAL:
        return table.bpi[scene.seat] > 0
    return scene.share(scene.better_with(table.asker, table.held[scene.seat])) < 0.5
