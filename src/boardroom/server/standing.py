"""How far a table is after a step: its status, whose turn it is, and when somebody must look at it again."""

from __future__ import annotations

from dataclasses import replace

from boardroom.server.course import Course, Step
from boardroom.server.records import BOT, OVER, PLAYING, SEAT, WAITING, Seat, Standing


def standing_after(course: Course, step: Step, was: Standing, now: float, bot_wake: float) -> Standing:
    """The standing that is written together with this step. Deadlines are absolute times: a restart keeps them."""
    number, state = step.entry.number, step.state
    if state is None:
        return replace(was, number=number)
    if state.over or step.closes:
        return replace(
            was,
            status=OVER,
            number=number,
            decider=-1,
            since=None,
            wake_at=None,
            deadline_at=None,
            ended=now,
            outcome=state.outcome.as_dict() if state.outcome is not None else None,
            minutes=course.minutes(step) if not course.record.rules.origin else None,
        )
    if course.closed:
        return replace(was, number=number)
    decider = seat_after(course, step, state.seat)
    since = was.since if step.entry.kind == SEAT and was.status == PLAYING else now
    playing = replace(was, status=PLAYING, number=number, decider=decider.number, since=since)
    if decider.kind == BOT:
        return replace(playing, deadline_at=None, wake_at=now + bot_wake)
    seconds = course.record.rules.deadline
    if step.entry.kind == SEAT and step.entry.seat != decider.number and was.status == PLAYING:
        return playing  # somebody else's coming and going gives no more time
    deadline = None if seconds is None else now + seconds
    return replace(playing, deadline_at=deadline, wake_at=deadline)


def seat_after(course: Course, step: Step, number: int) -> Seat:
    """Who will sit there after this step."""
    if step.entry.kind == SEAT and step.entry.seat == number:
        return Seat(number, **(step.entry.data or {})["seat"])
    return course.seats[number]


def fresh_standing() -> Standing:
    """A table at which nothing has happened yet."""
    return Standing(status=WAITING)
