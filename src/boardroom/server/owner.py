"""The owner of one table in this worker: every command passes through its lock, is written, and only then told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any

from boardroom.core.because import Because, because
from boardroom.core.errors import BoardroomError, IllegalAction
from boardroom.server import messages, seating
from boardroom.server.blocking import blocked_by
from boardroom.server.bots import fresh_luck, request_for
from boardroom.server.course import Course, as_written
from boardroom.server.errors import Refusal, database_away, is_away, say_away
from boardroom.server.metrics import ANSWERS, TAKEOVERS, WRITE_SECONDS
from boardroom.server.minds import Minds
from boardroom.server.pace import Tempo
from boardroom.server.presence import Attendance, Listener
from boardroom.server.records import (
    BOT,
    CHOICE,
    CLOSE,
    GALLERY,
    PERSON,
    PLAYING,
    SEAT,
    UNDO,
    Append,
    Ask,
    Entry,
    Kept,
    Person,
    Seat,
    Standing,
    Words,
)
from boardroom.server.standing import standing_after
from boardroom.server.store import NumberTaken
from boardroom.server.tokens import new_seed
from boardroom.server.turns import BOTS, PEOPLE, Ticket
from boardroom.server.wire import PaceWord
from boardroom.server.worker import Worker

POLICY = 1008  # the close code for who may not stay
TRY_LATER = 1013  # and for who may come back in a while
RESTART = 1012  # and at once
CROWD = 20  # pages at one table; of more, those who come and go are counted together
CROWD_PAUSE = 1.0  # seconds
NO_CODE = -1  # of what is no choice

log = logging.getLogger("boardroom.tables")

Change = Callable[[Seat, seating.Around], Seat]


class Superseded(Exception):  # noqa: N818
    """Another worker was first; this one has caught up."""


class TableOwner:
    """One table in memory: rebuilt from its log when it is needed, and thrown away when nobody looks."""

    def __init__(self, worker: Worker, kept: Kept, course: Course, forget: Callable[[TableOwner], None]) -> None:
        self._worker = worker
        self._forget = forget  # called when this table must be rebuilt from its log
        self.record = kept.record
        self.standing = kept.standing
        self.asks: tuple[Ask, ...] = kept.asks
        self.course = course
        self.attendance = Attendance(kept.record.seats)
        self.lock = asyncio.Lock()
        self._is_gone = False
        self.used = time.monotonic()
        self._here = [False] * kept.record.seats  # which seats had an open page when it was last looked at
        self._last_here = [time.monotonic()] * kept.record.seats
        self._presence: dict[str, Any] | None = None  # as everybody was told
        self._presence_timer: asyncio.TimerHandle | None = None
        self._watched = time.monotonic()
        self._bot_base = -1
        self._minds = Minds()
        self.tempo = Tempo(worker.settings)
        self._paced: dict[str, Any] = {}  # what everybody was told of the pace
        self._tasks: set[asyncio.Task[Any]] = set()
        self._keep_pace()
        self._paced = self.pace_info()

    @property
    def kept(self) -> Kept:
        """The table as the lobby shows it."""
        return Kept(self.record, self.standing, self.course.seats, self.asks)

    @property
    def busy(self) -> bool:
        """Does somebody look, or a bot think?"""
        return bool(self.attendance.listeners) or bool(self._tasks) or self.lock.locked()

    @contextlib.asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """One at a time, and only while this is the table: who waited when it was forgotten comes back to another owner.

        Else two owners would have pages of one table in this worker, and neither would tell those of the other.
        """
        async with self.lock:
            if self._is_gone:
                raise Refusal("starting", "this table is being read again: try again", 1.0)
            yield

    def go(self) -> None:
        """From now on this is not the table any more: its sockets come back to a rebuilt one."""
        self._is_gone = True
        for listener in list(self.attendance.listeners):
            listener.close(RESTART)

    # Commands of seats.

    async def choose(self, person: str, seat: int, client: str, base: int, code: int) -> dict[str, Any]:
        """Carries out a choice, or says why not; the seat is compared with the decider before the rules are asked."""
        return await self._command(person, seat, client, base, lambda: self._check_choice(seat, code), CHOICE)

    async def undo(self, person: str, seat: int, client: str, base: int) -> dict[str, Any]:
        """Takes back this seat's latest choice, if no barrier lies behind."""
        return await self._command(person, seat, client, base, lambda: self._check_undo(seat), UNDO)

    def why(self, person: str, seat: int, base: int, path: list[str]) -> dict[str, Any]:
        """Why this seat cannot click the last of these things; only who decides is told what the rules say."""
        try:
            self._check_seat(person, seat)
            self._check_choice(seat, NO_CODE)
        except IllegalAction as problem:
            return messages.because(base, path, [Because(problem.reason, problem.rule, {}, near=False)])
        state = self.course.state
        assert state is not None
        return messages.because(base, path, because(state, path) if base == self.course.base else [])

    async def _command(
        self, person: str, seat: int, client: str, base: int, check: Callable[[], int], kind: str
    ) -> dict[str, Any]:
        # A task of its own: when the socket goes away in the middle, what is written is still told.
        return await asyncio.shield(self._task(self._carry_out(person, seat, client, base, check, kind)))

    async def _carry_out(
        self, person: str, seat: int, client: str, base: int, check: Callable[[], int], kind: str
    ) -> dict[str, Any]:
        async with self._alone():
            try:
                answer = await self._try(person, seat, client, base, check, kind)
            except Superseded:
                answer = await self._duplicate(seat, client) or self._stale(seat, client)
            except IllegalAction as problem:
                answer = refused(client, problem)
        ANSWERS.labels(answer=answer["type"]).inc()
        return answer

    async def _try(
        self, person: str, seat: int, client: str, base: int, check: Callable[[], int], kind: str
    ) -> dict[str, Any]:
        self._check_seat(person, seat)
        if duplicate := await self._duplicate(seat, client, only_memory=base == self.course.base):
            return duplicate
        if base != self.course.base:
            return self._stale(seat, client)
        data = {"back": self.course.undo_count(seat)} if kind == UNDO else None
        await self._append(kind, seat, code=check(), data=data, client=client)
        return {"type": "accepted", "client": client, "number": self.course.told}

    def _check_seat(self, person: str, seat: int) -> None:
        if seat == GALLERY or self.course.seats[seat].person != person:
            raise IllegalAction("the gallery makes no choices", -1, "not-seated")
        if self.course.seats[seat].kind != PERSON:
            raise IllegalAction("a bot plays for you: take the seat back first", -1, "handed-over")
        if self.course.state is None:
            raise IllegalAction("the game has not started: seats are open", -1, "not-started")

    def _check_choice(self, seat: int, code: int) -> int:
        state = self.course.state
        assert state is not None
        if self.course.decider != seat:
            who = f"seat {state.seat} decides" if self.course.decider >= 0 else "the game is over"
            raise IllegalAction(f"seat {seat} cannot choose now: {who}", code, "not-your-turn")
        return code

    def _check_undo(self, seat: int) -> int:
        if not self.record.rules.undo:
            raise IllegalAction("this table plays without undo", -1, "no-undo")
        return NO_CODE

    async def _duplicate(self, seat: int, client: str, only_memory: bool = False) -> dict[str, Any] | None:
        """The answer this command was given before."""
        told = self.course.done.get((seat, client))
        if told is None and not only_memory and self.course.first:  # the log before the snapshot is not in memory
            entry = await self._worker.store.entry_of_client(self.record.id, seat, client)
            told = entry.told if entry is not None else None
        return {"type": "duplicate", "client": client, "number": told} if told is not None else None

    def _stale(self, seat: int, client: str) -> dict[str, Any]:
        return {"type": "stale", "client": client, "position": self._position(seat)}

    # Seats.

    async def reseat(self, seat: int, change: Change, cause: str, person: str = "") -> None:
        """Changes who sits; `change` gets the seat and what is around it, and gives the new seat.

        Who sits down is named as `person`, so that the seats this person has had before are around it too.
        """
        self.check_number(seat)
        await asyncio.shield(self._task(self._reseat(seat, change, cause, person)))

    def check_number(self, seat: int) -> None:
        """Is there such a seat?"""
        if not 0 <= seat < self.record.seats:
            raise Refusal("no-seat", f"this table has the seats 0 to {self.record.seats - 1}, not {seat}")

    async def around(self, person: str = "") -> seating.Around:
        """What surrounds whoever sits down now."""
        entries = await self._worker.store.seat_entries(self.record.id) if person else []
        seen = seating.seats_seen(self.record.seats, entries, person)
        return seating.Around(self.standing.status, list(self.course.seats), self.course.told, time.time(), seen)

    async def _reseat(self, seat: int, change: Change, cause: str, person: str) -> None:
        async with self._alone():
            for _ in range(5):
                changed = change(self.course.seats[seat], await self.around(person))
                try:
                    await self._append(SEAT, seat, data={"seat": changed.as_data(), "cause": cause})
                    return
                except Superseded:
                    continue
            raise Refusal("not-now", "the table is too busy: try again", 1.0)

    async def close(self, cause: str) -> None:
        """Ends the game here, without a result."""
        await asyncio.shield(self._task(self._close(cause)))

    async def _close(self, cause: str) -> None:
        async with self._alone():
            for _ in range(5):
                if self.standing.status != PLAYING:
                    raise Refusal("not-now", "only a game that is being played can be ended")
                with contextlib.suppress(Superseded):
                    await self._append(CLOSE, GALLERY, data={"cause": cause})
                    return
            raise Refusal("not-now", "the table is too busy: try again", 1.0)

    # Writing and telling.

    async def _append(
        self, kind: str, seat: int, code: int = NO_CODE, data: dict[str, Any] | None = None, client: str | None = None
    ) -> None:
        """Works the entry out, writes it, takes it and tells everybody, in this order."""
        course, now = self.course, time.time()
        text = course.game.action(code).text if kind == CHOICE else ""
        step = course.prospect(Entry(course.number + 1, kind, seat, text, data, client, 0, now), code)
        step = replace(step, entry=as_written(step, course.told))
        standing = standing_after(course, step, self.standing, now, self._worker.bot_wake)
        every = self._worker.settings.snapshot_every
        snapshot = course.snapshot() if course.number % every == every - 1 else None
        seat_now = Seat(seat, **data["seat"]) if kind == SEAT and data is not None else None
        await self._write(Append(self.record.id, step.entry, standing, seat_now, snapshot))
        told = course.told
        course.take(step)
        if kind == UNDO:
            self._minds.drop_all()
        elif kind == SEAT:
            self._minds.drop(seat)
        self._publish(told, standing)
        self.drive()

    async def _write(self, append: Append) -> None:
        try:
            with WRITE_SECONDS.time():
                await self._worker.writer.append(append)
        except NumberTaken:
            await self._catch_up()
            raise Superseded from None
        except Exception as problem:  # nobody knows what was written: the table is rebuilt from the log
            if is_away(problem):
                self._tell_away(problem)
            self._forget(self)
            raise

    def _tell_away(self, problem: Exception) -> None:
        """The database does not take what happens here: every page hears why, and comes back later."""
        why = database_away(problem)
        for listener in list(self.attendance.listeners):
            listener.tell(messages.encode(messages.problem(why.code, why.message, why.retry_after)))
            listener.close(TRY_LATER)

    async def catch_up(self, number: int | None = None) -> None:
        """Reads what other workers wrote, up to this number at least."""
        async with self.lock:
            if number is None or number > self.course.number:
                await self._catch_up()

    async def _catch_up(self) -> None:
        entries, standing = await self._worker.store.news(self.record.id, self.course.number)
        if not entries:
            return
        self._minds.drop_all()
        told = self.course.told
        for entry in entries:
            self.course.take(self.course.prospect(entry))
        self._publish(told, standing)

    def _publish(self, told: int, standing: Standing) -> None:
        """Tells every socket: one message for each, whatever it may know."""
        news = self.course.news[told - self.course.first :]
        reseated = any(event.kind == "table-seated" for event in news) or standing.status != self.standing.status
        self.standing = standing
        foyer = self._worker.foyer
        if reseated:
            foyer.changed(seat.person for seat in self.course.seats)
            self._dismiss_strangers()
            self.tell_table()
        else:
            foyer.moved(self.record.id)
        texts: dict[int, str] = {}
        for listener in self.attendance.listeners:
            if listener.seat not in texts:
                said = messages.update(self.course, listener.seat, told, self.standing.deadline_at)
                texts[listener.seat] = messages.encode(said)
            listener.tell(texts[listener.seat])
        self._keep_pace()
        self.tell_pace()

    def tell_table(self) -> None:
        """Tells every socket who sits now."""
        for listener in self.attendance.listeners:
            info = messages.table_info(self.kept, Person(listener.person, ""))
            listener.tell(messages.encode({"type": "table", "table": info}))

    def _dismiss_strangers(self) -> None:
        """A seat's view is for its owner: who gave the seat away is shown out."""
        for listener in list(self.attendance.listeners):
            if listener.seat != GALLERY and self.course.seats[listener.seat].person != listener.person:
                self.attendance.listeners.discard(listener)
                listener.tell(messages.encode(messages.problem("not-yours", "this seat is no longer yours")))
                listener.close(POLICY)

    async def forget_person(self, person: str, names: set[str]) -> None:
        """Somebody's name stands nowhere any more, and no page of theirs is open."""
        self.show_out(person)
        async with self.lock:
            self.course.forget(person, names)
            self.asks = tuple(ask for ask in self.asks if ask.person != person)
            self.tell_table()

    def show_out(self, person: str | None, code: str = "no-token", why: str = "nobody has this token any more") -> None:
        """Closes this person's pages, or everybody's, and says why."""
        for listener in [one for one in self.attendance.listeners if person in (None, one.person)]:
            self.attendance.listeners.discard(listener)
            listener.tell(messages.encode(messages.problem(code, why)))
            listener.close(POLICY)

    def _position(self, seat: int) -> dict[str, Any]:
        return messages.position(self.course, seat, self.standing.deadline_at)

    # Sockets.

    async def welcome(self, listener: Listener, person: Person | None, last: int | None) -> None:
        """Greets a socket; from here on it misses nothing."""
        words = await self._worker.store.words(self.record.id)
        listener.blocked = await blocked_by(self._worker.store, listener.person)
        async with self._alone():
            self.attendance.listeners.add(listener)
            said = messages.welcome(
                self.course,
                listener.seat,
                last,
                self.standing.deadline_at,
                messages.table_info(self.kept, person),
                self.attendance.info(),
                [messages.saying(one) for one in words if self._may_read(listener, one)],
                self.pace_info(),
            )
            listener.tell(messages.encode(said))
            self.drive()  # a table of bots goes on when somebody looks

    def _may_read(self, listener: Listener, words: Words) -> bool:
        """Was this said to whoever sits there? What was said before they sat down they know as the gallery does."""
        seat = listener.seat
        sat_later = seat != GALLERY and words.at < self.course.seats[seat].sat_at
        return words.person not in listener.blocked and words.reaches(GALLERY if sat_later else seat)

    async def hear_anew(self, person: str) -> None:
        """Somebody hears another now, or no longer: their pages are told the talk afresh."""
        for listener in [one for one in self.attendance.listeners if one.person == person]:
            await self.welcome(listener, Person(person, ""), self.course.told)

    def check_gone(self, seat: int) -> None:
        """Raises the refusal unless nobody has looked at this seat for a while, or the table has waited for it too long."""
        if self.record.rules.deadline is not None:
            raise Refusal("not-away", "this table has a deadline: a bot takes over when it has passed")
        settings = self._worker.settings
        here = self.attendance.info()["seats"][seat]
        waits = [] if here else [settings.away - (time.monotonic() - self._last_here[seat])]
        if self.course.decider == seat and self.standing.since is not None:
            waits.append(settings.silent - (time.time() - self.standing.since))
        if not waits:
            raise Refusal("not-away", "the person on this seat is there, and it is not their turn")
        if min(waits) > 0:
            raise Refusal("not-away", "give them a moment: ask again later", round(min(waits), 1))

    def _note_presence(self, here: list[bool]) -> None:
        now = time.monotonic()
        for seat, (was, is_here) in enumerate(zip(self._here, here, strict=True)):
            if was or is_here:
                self._last_here[seat] = now
        self._here = here

    def knows(self, last: int) -> bool:
        """Is everything behind this number in memory, and not too much of it?"""
        return max(self.course.first, self.course.told - messages.TAIL) <= last <= self.course.told

    def tell_presence(self) -> None:
        """Tells every socket who is there: at once, but a crowd that comes together is told of once in a while."""
        info = self.attendance.info()
        self._note_presence(info["seats"])
        if info == self._presence:
            return
        seats_changed = self._presence is None or info["seats"] != self._presence["seats"]
        if seats_changed or len(self.attendance.listeners) <= CROWD:
            self._tell_presence_now()
        elif self._presence_timer is None:
            self._presence_timer = asyncio.get_running_loop().call_later(CROWD_PAUSE, self._tell_presence_now)

    def _tell_presence_now(self) -> None:
        if self._presence_timer is not None:
            self._presence_timer.cancel()
            self._presence_timer = None
        self._presence = info = self.attendance.info()
        text = messages.encode({"type": "presence", "presence": info})
        for listener in self.attendance.listeners:
            listener.tell(text)

    def tell_words(self, words: Words) -> None:
        """Tells those who may hear it."""
        text = messages.encode({"type": "chat", "saying": messages.saying(words)})
        for listener in self.attendance.listeners:
            if words.reaches(listener.seat) and words.person not in listener.blocked:
                listener.tell(text)

    # The pace of the bots.

    def wish(self, person: str, seat: int, word: PaceWord) -> None:
        """Somebody who sits wants the bots to go at this pace."""
        if seat == GALLERY:
            raise Refusal("not-allowed", "the gallery does not set the pace")
        self.tempo.wish(person, word)
        self.tell_pace()

    def skip(self, seat: int) -> None:
        """The only person at the table does not want to wait for the bots until the next own decision."""
        if seat != GALLERY and self._bot_decides(self.course.base) and self.tempo.skip():
            self.tell_pace()

    def pace_info(self) -> dict[str, Any]:
        """The pace in force."""
        return {"pace": self.tempo.pace.word, "skipping": self.tempo.skipping}

    def tell_pace(self) -> None:
        """Tells every socket the pace, if it is another than before."""
        info = self.pace_info()
        if info != self._paced:
            self._paced = info
            text = messages.encode({"type": "pace", **info})
            for listener in self.attendance.listeners:
                listener.tell(text)

    def _keep_pace(self) -> None:
        people = [seat.person or "" for seat in self.course.seats if seat.kind == PERSON]
        self.tempo.seated(people, not self._bot_decides(self.course.base))

    # Bots and deadlines.

    def drive(self) -> None:
        """Lets a bot think if it is its turn; one at a time for one prompt."""
        if (
            self._worker.serves
            and self._bot_decides(self.course.base)
            and self._bot_base != self.course.base
            and not self.rests
        ):
            self._bot_base = self.course.base
            self._task(self._bot_turn(self.course.base))

    def _bot_decides(self, base: int) -> bool:
        decider = self.course.decider
        is_now = base == self.course.base and not self._is_gone
        return is_now and decider >= 0 and self.course.seats[decider].kind == BOT

    @property
    def rests(self) -> bool:
        """Do only bots sit here, and has nobody looked for a while?"""
        if not seating.nobody_left(self.course.seats) or self._is_watched():
            return False
        return time.monotonic() - self._watched > self._worker.settings.unwatched

    def _is_watched(self) -> bool:
        info = self.attendance.info()
        if info["gallery"] or any(info["seats"]):
            self._watched = time.monotonic()
            return True
        return False

    async def _bot_turn(self, base: int) -> None:
        try:
            while self._bot_decides(base) and not self.rests:  # once, unless somebody sat down meanwhile
                await self._think(base)
        finally:
            if self._bot_base == base:
                self._bot_base = -1

    async def _think(self, base: int) -> None:
        state = self.course.state
        assert state is not None
        seat = self.course.seats[state.seat]
        slot = self.tempo.slot(seat.number, base, self.course.can_undo(seat.number))
        luck, seed = fresh_luck(), new_seed()
        mind = self._minds.of(seat.number)
        request = request_for(state, seat.number, seat.bot, seat.level, slot.limit, luck, seed, mind)
        ticket = Ticket(self.record.host, self.record.id, PEOPLE if self.tempo.people else BOTS)
        code = await self._worker.bots.think(request, ticket)
        await self.tempo.release(slot, ticket.granted)
        async with self.lock:
            if not (self._bot_decides(base) and self._minds.has(mind)):
                return  # the position moved on, or somebody else sits there: the answer is dropped
            with contextlib.suppress(Superseded):
                await self._append(CHOICE, seat.number, code)
                mind.took(code, len(request.legal))
                self.tempo.told(seat.number, self.course.base)

    async def wake(self) -> None:
        """The sweeper came by: a bot's turn was left behind, or a deadline has passed."""
        await self.catch_up()
        async with self.lock:
            decider = self.course.decider
            if decider < 0 or self._is_gone:
                return
            if self.course.seats[decider].kind == BOT:
                if self.rests:
                    await self._worker.store.rest(self.record.id, self.course.number)
                self.drive()
                return
            deadline = self.standing.deadline_at
            if deadline is not None and deadline <= time.time():
                await self._take_over(decider)

    async def _take_over(self, decider: int) -> None:
        """The deadline has passed: the table's stand-in plays until the owner takes the seat back."""
        seat = seating.stand_in(self.course.seats[decider], self.record.rules)
        try:
            await self._append(SEAT, decider, data={"seat": seat.as_data(), "cause": "deadline"})
        except Superseded:
            return
        TAKEOVERS.inc()
        log.info("deadline passed", extra={"table": self.record.id, "seat": decider})

    def _task(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(report)
        return task

    async def stop(self) -> None:
        """Ends what still runs."""
        if self._presence_timer is not None:
            self._presence_timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def refused(client: str, problem: IllegalAction) -> dict[str, Any]:
    """A refusal by the rules, for the seat that asked."""
    return {
        "type": "refused",
        "client": client,
        "reason": problem.reason,
        "rule": problem.rule,
        "params": problem.params,
        "message": str(problem),
    }


def report(task: asyncio.Task[Any]) -> None:
    """Our own mistakes reach the log; refusals go to those who asked."""
    problem = None if task.cancelled() else task.exception()
    if problem is None or isinstance(problem, BoardroomError):
        return
    if is_away(problem):
        say_away(log, problem)
    else:
        log.error("a task at a table failed", exc_info=problem)
