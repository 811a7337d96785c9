## What the server itself tells a table, and why it refuses

event-table-seated = { $cause ->
    [made] { $sits ->
        [bot] { $policy } takes seat { $seat }.
       *[person] { $name } takes seat { $seat }.
    }
    [left] Seat { $seat } is free.
    [deadline] Time is up: { $policy } plays for { $seat }.
    [handed-over] { $policy } plays for { $seat }.
    [away] { $policy } plays for { $seat }, who is away.
    [conceded] { $seat } concedes: { $policy } plays on.
    [removed] Seat { $seat } is free.
    [taken-back] { $name } takes seat { $seat } back.
   *[sat] { $name } takes seat { $seat }.
}
event-table-started = { $seed_chosen ->
    [true] The game begins. The host chose its seed.
   *[false] The game begins.
}
event-table-played-on = The game goes on from a replay: what nobody knew was dealt anew.
event-table-taken-back = { $seat } takes a choice back.
event-table-closed = { $cause ->
    [agreed] All have agreed to end the game here. It has no result.
    [older-rules] { $ending ->
        [draw] The rules of this game are gone with an upgrade. It ended here, as a draw.
       *[agreed] { $winners_count ->
            [0] The rules of this game are gone with an upgrade. It ended here, and all agreed that it was lost.
           *[other] The rules of this game are gone with an upgrade. It ended here, and all agreed that { $winners } won.
        }
    }
   *[operator] The operator of this server has ended the game. It has no result.
}
event-table-ended = The luck of this game is open to everybody now: “Was this game fair?”
event-table-chosen = { $seat } has chosen.
event-table-noted = { $seat } chose: { $notation }

policy-intern = the intern
    .name = Intern
policy-multitasker = the multitasker
    .name = Multitasker
policy-manager = the middle manager
    .name = Middle manager
policy-controller = the controller
    .name = Controller
policy-chair = the chair of the board
    .name = Chair of the board
policy-random = a random bot
    .name = Random bot
policy-plain = a plain bot
    .name = Plain bot
policy-greedy = a greedy bot
    .name = Greedy bot
policy-ismcts = a bot that thinks ahead
    .name = Bot that thinks ahead
policy-selfish = a selfish bot
    .name = Selfish bot

reason-not-your-turn = it is not your turn
reason-no-undo = nothing can be taken back: something was drawn, shown or handed over since
reason-not-seated = the gallery makes no choices
reason-handed-over = a bot plays for you: take the seat back first
reason-not-started = the game has not started

error-bad-request = That is not possible.
error-bad-option = This game does not know that option.
error-bad-host = This server does not answer to that name.
error-no-token = Please introduce yourself first.
error-bad-origin = That page may not talk to this server.
error-not-yours = That is not yours.
error-not-allowed = That is not allowed here.
error-no-table = There is no such table.
error-no-code = This code leads nowhere: it is good once, for ten minutes.
error-no-game = There is no such game.
error-no-seat = There is no such seat.
error-no-route = There is nothing at this address.
error-bad-method = That does not work here.
error-not-now = Not now.
error-seat-taken = This seat is taken.
error-not-away = They are there, or have been until a moment ago.
error-many-bot-tables = You have several tables of bots running: delete one first.
error-older-rules = This game was played with older rules. What was told of it, its game file and its seed can be read.
error-muted = You may not talk here.
error-banned = The operator of this server has shut you out.
error-blocked-here = Somebody whom you have blocked sits there, or is the host.
error-second-seat = One person, one seat: you have or had another one at this table.
error-original-runs = No advice yet: the game that this one comes from is still being played.
error-too-slow = That took too long to arrive.
error-too-large = That is too large.
error-invalid = That could not be read.
error-too-many = Too much at once: please wait { $retry_after } s.
error-our-fault = Something went wrong on our side.
error-starting = The server is not ready yet.
error-cannot-write = The server’s disk is full or cannot be written. What was accepted is safe; try again later.
