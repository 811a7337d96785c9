## Everywhere

navigation = Main
to-lobby = Back to the lobby
rules = Rules
settings = Settings
close = Close
copy = Copy
copied = Copied
save = Save
saved = Saved
send = Send
you = you
seat = Seat
seats = Seats
score = Points
guest = Guest
games = Games
theme-to-light = Switch to the light theme
theme-to-dark = Switch to the dark theme

## Games

game-startup-nation = Start-Up Nation
    .about = Bluff, deduce and change sides: everybody hides one card, and the best pair of allies takes the round.
    .length = About 20 to 30 minutes
game-burn-rate = Burn Rate
    .about = Hire geniuses and idiots, fund bad ideas, and be the last dot-com with money in the bank.
    .length = About 30 to 45 minutes
game-power-struggle = Power Struggle
    .about = Intrigue, bribes and reorganisations on the way to the top of a very large company.
    .length = About 90 to 120 minutes
game-burncycle = burncycle
    .about = A team of robots breaks into corporate headquarters, together against the network.
    .length = About 45 minutes for each player
game-coffee = Coffee Round
    .about = A toy.

## The lobby

lobby-title = Take a seat.
lobby-text = Four board games about office life, alone against bots or with friends.
your-name = Your name
play-bots = Play against bots
new-table = New table
coming = In the works
players = { $min ->
        [one] { $max ->
            [one] For one player
           *[other] 1 to { $max } players
        }
       *[other] { $min } to { $max } players
    }
my-tables = Your tables
open-tables = Open tables
open-none = Nobody is waiting right now. Make a table and send the link.
finished-tables = Finished games
join-label = Link or code of an invitation
join = Join
joining = One moment…
join-failed = This invitation leads nowhere. Ask for a new one.
row-waiting = { $count ->
        [one] Waits for one more person
       *[other] Waits for { $count } more people
    }
row-over = Won by { $names }
row-archived = Ended by an upgrade, without a result
row-draw = Ended as a draw
row-older = by older rules
row-stopped = Its rules are gone: say how it ends
older-title = { $game }: the rules of this game are gone
older-why = It was played by revision { $revision } of the rules. Since an upgrade this server has revision { $today }, and nobody can play it on.
older-no-game = This server no longer has the game at all, so nobody can play it on.
older-stopped = The upgrade stopped it in the middle.
older-no-result = It ended with the upgrade, without a result.
older-drawn = It ended as a draw.
older-was-won = Won by { $who }.
older-was-lost = All have lost.
older-vote = How does it end?
older-vote-how = It is a draw when more than half say so. Winners count when everybody names the same. If you do not agree, it ends as a draw on { $until }.
older-said-nothing = { $name } has said nothing yet.
older-said-draw = { $name } says: a draw.
older-said-won = { $name } says: won by { $who }.
older-said-team-won = { $name } says: we have won.
older-said-team-lost = { $name } says: we have lost.
older-your-word = What do you say?
older-draw = A draw
older-won = Somebody has won
older-team-won = We have won
older-team-lost = We have lost
older-say = Say so
older-log = What was told
older-log-how = It takes the rules to lay the table, so there is no board any more; every sentence is as it was told.
older-kept = This game began before an upgrade: it is played by revision { $revision } of the rules, to its end.
older-kept-read = All right
row-turn = { $name } decides
find-table = Search by title or name
find-game = Game
find-any-game = All games
find-free = with a free seat
page-before = Back
page-of = Page { $page } of { $pages }
page-after = Next
your-turn = Your turn
go-on = Go on
watch = Watch
sit = Sit down

## A new table

new-table-of = New table: { $game }
who-sits = Who sits at the table?
how-many = Number of seats
sitter-me = You
sitter-device = Somebody else on this device
sitter-friend = Somebody else (with an invitation)
sitter-people = People
colleagues = Colleagues
colleague-named = { $name } (level { $level })
colleague-level = level { $level }
colleague-intern = May press any button, and does.
    .plays = Takes any legal choice, each as likely as the next.
colleague-multitasker = In three meetings at once, and in none of them.
    .plays = Looks one choice ahead, but half of the time answers a message and takes whatever lies on top.
colleague-manager = Makes this quarter look good. The next one is somebody else’s.
    .plays = Looks one choice ahead in a few imagined worlds and takes what looks best there and then.
colleague-controller = Has worked out what your coffee costs the company.
    .plays = Tries { $times } games to come in worlds that fit what it has seen.
colleague-chair = Knew how this would end before you sat down.
    .plays = Tries up to { $times } games to come in such worlds, in half a second at most.
figure-below = With { $seats } seats, wins { $share }% of the games against { $below } ({ $low } to { $high }%, { $games } games).
figure-random = With { $seats } seats, wins { $share }% of the games against random choices ({ $low } to { $high }%, { $games } games).
figure-wins = A team of { $seats } wins { $share }% of its games ({ $low } to { $high }%, { $games } games).
opponents = Your colleagues
opponents-all = All colleagues at this table
opponents-change = Change
opponents-title = Who plays with you?
opponents-text = Nobody sees hidden cards: a colleague knows what a person on that seat would know.
table-options = The table
table-hints = Hints: the best choices, judged by what you can know
table-undo = Undo: a choice may be taken back until something was drawn, shown or handed over
table-chat = Talk at the table
table-listed = Anybody may find this table in the lobby
table-watch = Who may watch? Spectators see what is public.
watch-anyone = Anybody with the link
watch-invited = Only the invited
watch-nobody = Nobody
table-deadline = Time for one choice; then a colleague plays for you until you come back
deadline-none = No limit: the table decides
deadline-60 = Quick: a minute per choice
deadline-300 = Live: five minutes per choice
deadline-3600 = Now and then: an hour per choice
deadline-86400 = By letter: a day per choice
deadline-604800 = By slow letter: a week per choice
rules-options = Options of the rules
option-own-list = a list of your own
list-count = { $count } of { $size } chosen
list-any = { $count } chosen
list-unfinished = A list of your own is not finished: look at the options of the rules.
make-table = Make the table
made-text = The table is ready. It starts when the last seat is taken.
to-table = To the table
invite = Invite somebody
invite-link = Link to the table
qr-code = QR code of the link
waiting-title = Waiting for people
waiting-text = The game starts when the last seat is taken.
seat-open = Free seat
seat-reserved = Kept for { $name }
hot-seat = Several seats are played on one device: whoever holds it could see more than one hand.
seat-bot = Put a colleague here
seat-bot-title = Who shall sit here?
leave = Leave

## The table

board = Board
choices = Choices
your-choices = Your choice
not-your-turn = It is not your turn
fold = Fold the choices away
unfold = Show the choices
hint = Hint
hint-coming = Thinking…
hint-stand = As far as you can know, you stand { $stand } (about { $chance }% to win).
hint-only = There is nothing to choose: only this is possible.
hint-best = the best
worse-not = about as good
worse-little = a little worse
worse-some = worse
worse-much = much worse
coach-for = For it:
coach-against = Against it:
coach-fact = This is so:
coach-towards = What you are working towards:
coach-why-not = Why not this?
coach-why-not-which = Another choice
stand-lost = almost lost
stand-far-behind = far behind
stand-behind = a little behind
stand-even = about even
stand-ahead = a little ahead
stand-far-ahead = far ahead
stand-won = almost won
undo = Undo
undo-what = Take back: { $what }
undo-nothing = Nothing can be taken back: something was drawn, shown or handed over since.
back = Back
confirm = Confirm: { $what }
sending = Sending…
seconds-left = { $count ->
        [one] One second left
       *[other] { $count } seconds left
    }
bot-plays = A colleague plays for you
away = away
out = out
their-turn = decides now
points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
watching = { $count ->
        [one] One person watches
       *[other] { $count } people watch
    }
face-down = Face down
thing-pick = Choose { $what }
thing-picked = Chosen: { $what }
named = { $name }: { $what }
zone-empty = Nothing here
side-panel = Log, rules and talk
tab-log = Log
tab-knowledge = Notes
tab-rules = Rules
tab-chat = Chat
log = Log
since-your-turn = Since your last turn
log-save = Save:
log-text = Text
travel = Look at the table as it was then
looking-back = You are looking back (event { $number }).
back-to-now = Back to now
chat = What was said
chat-empty = Nobody has said anything yet.
chat-listen = Those at the table talk here; you can listen.
chat-off = This table plays without talk.
chat-say = Say something
chat-out = You are out of the round: only others who are out hear you.
chat-news = New words
line-reconnecting = The connection is gone. Trying again; nothing is lost.
line-offline = You are offline. The game waits for you.
line-lost = The server cannot be reached. Try again in a moment.
line-closed = This table cannot be opened.
stale = The table had already moved on. Look again and choose.
refused = That is not possible now.
refused-because = That is not possible: { $why }.
hand-over-title = { $name } decides
hand-over-text = Give the device to { $name }. Nobody else should look now.
hand-over-ready = I am { $name }
hand-to-bot = Let a colleague play for me
hand-to-bot-sure = A colleague plays for you until you take the seat back.
take-back = Play myself again
concede = Concede
concede-sure = A colleague plays your seat to the end, and the game counts as lost for you. You cannot take it back.
conceded = conceded
conceded-lost = Conceded: counts as lost
game-given-up = The game has ended without a result.
ask-sit = { $name } would like to take over from { $seat } ({ $yes } of { $needed } votes).
ask-bot = { $name } asks: shall a colleague play for { $seat }, who is away? ({ $yes } of { $needed } votes)
end-propose = Propose to end
end-propose-sure = If everybody who plays agrees, the game ends here, without a result.
ask-end = { $name } proposes to end the game here, without a result. All must agree ({ $yes } of { $needed } votes).
ask-yes = Yes
ask-no = No
ask-withdraw = Withdraw
seat-away = { $seat } is away.
seat-away-bot = Let a colleague play meanwhile
seat-left = The seat of { $seat } was left.
ask-for-seat = Ask for this seat
send-away = Send away
mute-person = Mute { $name }
about-person = Block or report { $name }
about-others = Block or report:
block = Block
block-what = You hear nothing of them any more, they cannot sit down where you are the host, and you are asked before you sit down with them. Nobody tells them. Under Settings you can undo it.
block-done = You hear nothing of { $name } any more.
blocked-here-sure = Somebody whom you have blocked sits there, or is the host. Sit down anyway?
set-blocked = People you have blocked
blocked-none = Nobody.
unblock = Hear again
unblock-done = You hear { $name } again.
report = Report
report-why = Or tell the operator of this server
report-words = In your own words, if you like
report-what = What was said here last goes with it. Whom you report is not told.
report-done = The operator of this server will read what you wrote about { $name }.
report-insults = Insults
report-hate = Hate against people for what they are
report-threats = Threats
report-spam = Spam
report-name = Their name
report-cheating = Cheating
report-stalling = Holds up the game on purpose
report-other = Something else
rule-number = Rule { $rule }
rules-of-phase = Rules for this moment
rules-of-choices = Rules of your choices
all-rules = All rules
rules-contents = Chapters
rules-search = Search the rules
rules-found = { $count ->
        [one] One rule found
       *[other] { $count } rules found
    }
rules-untranslated = This rules page has not been translated yet.

## The end

end-title = The game is over
end-winners = { $winners_count ->
        [0] The team has lost.
        [one] { $winners } wins!
       *[other] { $winners } win together!
    }
end-reason = Why: { $why }.
end-capped = The game was cut short by its technical limit.
end-length = { $minutes ->
        [one] One minute
       *[other] { $minutes } minutes
    }, { $events } events
rematch = Play again
replay = Replay
minutes = Game file
receipt = Fairness receipt
receipt-kept = The promise was kept: the seed told now is the one promised before the first card.
receipt-broken = The seed does not fit the promise.
receipt-chosen = The host chose this seed and could have known the cards.
receipt-hash = Promised at the start (SHA-256)
receipt-seed = The seed, told at the end
receipt-how = Your own browser has just worked this out from the game, its rules, its options, the seats and the seed.
stat-drew = Cards drawn
stat-played = Cards played
stat-asked = Questions asked
stat-answered = Answers given
stat-went_out = Times out

## Replay

replay-of = Replay: { $game }
replay-as = Seen
replay-truth = with the whole truth
replay-gallery = from the gallery
replay-seat = as { $name } knew it
replay-step = Step { $step } of { $last }
step-before = One step back
step-after = One step on
turn-before = One turn back
turn-after = One turn on
share = Copy a link to this step
play-on = Play on from here

## Review

review = Review
review-of = Review: { $game }
review-how = Every decision is judged by what its seat could know then, over many worlds that fit it, never by hindsight. The chances are estimates.
review-working = The decisions are being looked at.
review-done = { $done } of { $total }
review-graph = Chances of winning
review-graph-label = Everybody’s chance of winning over { $count } decisions; the slider below goes through them, and a table has them all
review-slider = Decision
review-even = even
review-decision = Decision { $place } of { $count }: { $name }
review-place = Decision { $place }
review-stand = stood { $stand } ({ $chance }%)
review-chosen = Chosen: { $what }
review-better = Better: { $what }. Given away: about { $cost }% of a win.
review-good = Nothing better was found.
review-look = Look at this moment
review-mattered = { $count ->
        [one] The decision that mattered
       *[other] The { $count } decisions that mattered
    }
review-nothing = Nobody gave anything away that is worth a word.
review-moment = Chosen: { $chosen }. Better: { $best }.
review-cost = Given away: about { $cost }% of a win
review-losses = Given away on average
review-mean = { $count ->
        [one] { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of a win with one decision
       *[other] { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of a win with each of { $count } decisions
    }
review-team = Team
review-table = All { $count } decisions as a table
review-who = Who
review-chose = Chosen
review-best = Better
review-gave = Given away

## Settings

set-lang = Language
set-theme = Theme
theme-auto = As the system
theme-light = Light
theme-dark = Dark
set-speed = Animations
speed-off = Off
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
set-confirm = Ask before a choice is sent
confirm-auto = On touch screens
confirm-always = Always
confirm-never = Never
set-devices = Your other devices
device-what = Nobody signs in here: this browser remembers who you are. With a code you are yourself on another device, too, with all your seats.
device-make = Move to another device
device-until = Type it there, under Settings. It works once, for ten minutes.
device-have = I have a code
device-come = Come here
device-instead = This browser is then yours, in place of whoever played here before.
device-moved = Welcome, { $name }: your tables are in the lobby.
device-sign-out = Sign out everywhere else
device-signed-out = Done: only this device knows you now.
set-sound = Sounds
set-keys = Keys
keys-reset = Reset
set-licences = Licences of the fonts and packages in these pages
how = How to play
how-title = { $game } in five minutes
how-goal = What you are after
how-turn = How it goes
how-miss = Three things that beginners miss
how-end = How it ends
how-play = Play
how-rules = All the rules
how-print = Print
how-none = There is no such page for this game yet.
lesson = Learn to play
lesson-title = Learn { $game }
lesson-minutes = Learn by playing ({ $minutes } minutes)
lesson-none = There is no lesson for this game yet.
lesson-step = Lesson, step { $step } of { $steps }
lesson-go-on = Go on
lesson-back = Back
lesson-anew = Start this chapter anew
lesson-chapters = Chapters
lesson-done = done
lesson-right = That’s it.
lesson-on = Good. Go on.
lesson-not-here = That is allowed, but here: { $aim }
lesson-chapter-done = Chapter done: { $chapter }
lesson-next = Next chapter: { $chapter }
lesson-free = { $count ->
        [one] Play for real with a gentle colleague
       *[other] Play for real with { $count } gentle colleagues
    }
help-title = Help
keys-title = Keys
key-digits = Pick a choice from the list
key-arrows = Move inside a zone; with Shift also to what cannot be used now, where Enter says why
key-tab = Next zone
key-enter = Press, or confirm a choice
key-escape = One click back; close; back to now
key-undo = Take back the last choice
key-log = Log
key-help = This help
key-rules = Rules for this moment
key-chat = Talk
key-hint = Hint
key-zen = Nothing but the game: no chat, no spectators

## Pace, and answers without a press

set-pace = How fast colleagues answer (the slowest wish at the table counts)
pace = Pace
pace-thoughtful = Thoughtful
pace-brisk = Brisk
pace-at-once = At once
pace-in-force = At this table: { $pace }. Somebody wants to go more slowly.
skip-to-my-turn = Skip to my turn
skipping = On to your turn…
set-itself = A question with only one answer
itself-on = Answers itself
itself-off = Waits for me
by-itself = by itself
by-order = as ordered
by-ahead = chosen in advance
always-here = Always do this here
always-what = Always do this here: { $what }
chips = What is answered for you
chip-order = Always: { $what }
chip-ahead = In advance: { $what }
chip-cancel = { $what } – cancel
ahead = Choose in advance
ahead-dropped = What you chose in advance is no longer possible: choose again.

## A calm table

status-whole = Show the whole line

## The end as a scene

end-team-won = The team wins!
end-kicker-won = Well played!
end-kicker-lost = Not this time.
end-won = won
end-close = Close, and look at the board
end-open = Show the end
end-numbers = The game in numbers
end-fair = Was this game fair?
end-hand = Cards in hand
end-turning = The turning point
end-turning-waits = Looking for the decision that mattered most. This takes a few moments and holds nothing up.
end-turning-all = See every decision
end-turning-none = This game could not be looked through.
end-turning-moment = { $name } chose: { $chosen }. Better was: { $best }. That gave away about { $cost }% of a win.
end-score-burn-rate = { $debt ->
        [0] ${ $count } in the bank
       *[other] ${ $debt } in debt
    }
end-startup-nation-target = { $winners_count ->
        [one] { $winners } has reached { $score } points and stands alone in front, { $lead } ahead.
       *[other] { $winners } have reached { $score } points.
    }
end-startup-nation-cap = After the last round { $winners_count ->
        [one] { $winners } has
       *[other] { $winners } have
    } the most points: { $score }.
end-startup-nation-round = { $winners_count ->
        [one] { $winners } took round { $round }, which decided it, for { $points ->
            [one] one point
           *[other] { $points } points
        }.
       *[other] { $winners } took round { $round } together, which decided it.
    }
end-startup-nation-out = Out of the last round
end-burn-rate-last_solvent = { $winners } is the last company with money in the bank: ${ $score }.
end-burn-rate-last = { $seat } was the last to go under, ${ $debt } in debt.
end-burn-rate-cap = When the last round was over, { $winners } had the most money: ${ $score }.
end-burn-rate-closed = Closed
end-burn-rate-staff = Still employed
end-power-struggle-target = { $winners_count ->
        [one] { $winners } stands at the top with { $score } victory points.
       *[other] { $winners } share the top with { $score } victory points each.
    }
end-power-struggle-money = Somebody else has as many, but { $winners } has more money.
end-power-struggle-cap = The last meeting has taken place: { $winners_count ->
        [one] { $winners } has
       *[other] { $winners } have
    } the most victory points, { $score }.
end-power-struggle-ways = They came from { $ways }.
end-power-struggle-enemy = Archenemy: { $name }, in { $trio }
end-power-struggle-own = Archenemy: everybody, in { $trio }
end-power-struggle-purse = Purse: { $sum }
end-burncycle-won = In round { $round } the mission is done, with the threat at { $threat } of { $limit }.
end-burncycle-threat = In round { $round } the threat reached { $threat }; { $limit } was the limit.
end-burncycle-module = In round { $round } the command module had no power left.
end-burncycle-agents = In round { $round } the last agent was shut down.
end-burncycle-cap = The night is over, and the mission is not done.
end-burncycle-goals = Objectives of the floor: { $now } of { $needed }.
end-burncycle-met = All objectives were met; only the way out was missing.
end-burncycle-next = Next mission: { $mission }
end-taken-along = What you take along
end-nothing-along = Nothing this time: you barely made it out.

## An invitation

invitation-title = An invitation
invited-by = { $name } invites you to
invited-to = You are invited to
invited-full = Every seat is taken.
invited-deadline = { $minutes ->
        [one] One minute for each choice
       *[other] { $minutes } minutes for each choice
    }
who-sits-there = Who sits at the table
invite-aloud = Or read this code out:
invite-until = It works for a day, or until the game starts.
have-code = Have a code?
try-again = Try again

## Tables and players in the lobby

row-with = with { $names }
row-people = { $names }
since-now = just now
since-minutes = for { $count } min
since-hours = for { $count } h
since-days = { $count ->
        [one] for one day
       *[other] for { $count } days
    }
players-of = Number of players: { $game }
players-count = { $count ->
        [one] Alone
       *[other] { $count } players
    }
players-fewer = One player fewer
players-more = One player more

## Sounds

sound-what = Soft sounds for your turn, cards, money, dice, questions, alarms, newcomers and the end.
sound-volume = Volume
sound-mute = No sound
sound-unmute = Sound on

## Why a thing cannot be used

why-first = First pick: { $things }.
why-asked = Asked now: { $what }

## How you are spoken of

set-address = How to speak of you (from the next table on)
address-they = they
address-she = she
address-he = he

## For who comes back to a table

recap-left = While you were away
recap-changes = What has changed
recap-more = { $count ->
        [0] Read the log
       *[other] Log (+{ $count })
    }

## The first game of a title, and its words

explain = The first time: what is this about?
explain-read = Got it
explain-hint = Want a hint?
explain-known = I know this game
words-title = Words of this game
words-here = On the table now
words-more = All others
key-words = Words of this game
set-learn = Explain prompts and words
learn-first = In the first game of each title
learn-always = Always
learn-never = Never
learn-forget = Explain everything anew, as in a first game
learn-forgotten = Done.

## Puzzles

puzzle = Puzzle
puzzles = Puzzles
puzzles-text = One decision each, from games between bots. One choice is clearly best, as far as your seat can know, and it is easily missed.
puzzle-of-day = Puzzle of the day
puzzle-same-for-all = The same for everybody, a new one each day.
puzzle-streak = { $count ->
        [one] Solved today’s puzzle: a streak begins.
       *[other] { $count } days in a row.
    }
puzzle-solve = Solve it
puzzle-look-again = Look again
puzzle-solved = { $solved } of { $count } solved
puzzle-theme = { $theme }: { $about }
puzzle-number = Puzzle { $number }, { $difficulty }, { $state }
puzzle-new = not tried yet
puzzle-was-solved = solved
puzzle-was-missed = missed
puzzle-question = What do you play?
puzzle-right = Right!
puzzle-wrong = There is better
puzzle-best = right
puzzle-yours = yours
puzzle-choices = All choices
puzzle-worlds-right = In { $count } of { $worlds } worlds that fit what you saw, nothing does better.
puzzle-worlds-wrong = In { $count } of { $worlds } worlds that fit what you saw, the right choice does better than yours; in { $ahead } yours does better.
puzzle-worlds-bars = In how many of { $worlds } worlds nothing better was to be had than this choice, or at least not the right one; and what it leads to on average (1 is won, −1 is lost).
puzzle-fates-right = In { $count } of { $worlds } ways the dice and cards may fall, nothing does better.
puzzle-fates-wrong = In { $count } of { $worlds } ways the dice and cards may fall, the right choice does better than yours; in { $ahead } yours does better.
puzzle-fates-bars = In how many of { $worlds } ways the dice and cards may fall nothing better was to be had than this choice, or at least not the right one; and what it leads to on average (1 is won, −1 is lost).
puzzle-share = { $count }%
puzzle-score = on average { $score }
puzzle-all = All puzzles
puzzle-again = Again
puzzle-next = Next
difficulty-1 = easy
difficulty-2 = medium
difficulty-3 = hard

theme-startup-nation-bluff = Bluff
    .about = the answer that tells the others least, or the wrong thing.
theme-startup-nation-deduction = Deduction
    .about = whom to ask, and which role to name.
theme-startup-nation-alliance = Alliances
    .about = who should be allied with whom, or whether all should stay as it is.
theme-startup-nation-scouting = A look
    .about = whose card is worth a look.
theme-startup-nation-exchange = Exchange
    .about = whose card is worth more than yours.
theme-startup-nation-promotion = Promotion
    .about = who should part with a card for another one.
theme-startup-nation-backing = Backing
    .about = whom a BPI token helps most.
theme-startup-nation-keeping = What one keeps
    .about = the card you play matters less than the one that stays.
theme-burn-rate-team = The team
    .about = whom to hire, whom to fire, whom to leave to others.
theme-burn-rate-patience = Patience
    .about = a card not played can be the better move.
theme-burn-rate-money = Money
    .about = when to raise funds, and with which card.
theme-burn-rate-projects = Releases
    .about = which bad idea to be rid of first.
theme-burn-rate-attack = Attack
    .about = whom to burden, and with what.
theme-burn-rate-rescue = Rescue
    .about = the money lasts two paydays at most: what helps now?
theme-burn-rate-knockout = Knockout
    .about = a rival is nearly out of money: what brings the end?
theme-power-struggle-bribery = Bribery
    .about = for which card to offer, how much, and when to accept.
theme-power-struggle-foresight = Foresight
    .about = in which order events serve you best.
theme-power-struggle-offices = Offices
    .about = where figures and heads are worth most.
theme-power-struggle-mergers = Moves and mergers
    .about = which units move, and which become one.
theme-power-struggle-purchases = Competence
    .about = what to buy, where, and who pays for it.
theme-power-struggle-tempo = Tempo
    .about = which action comes first.
theme-power-struggle-staff = Staff
    .about = where employees are needed, and where they can be spared.
theme-burncycle-stealth = Stealth
    .about = where to go without being seen.
theme-burncycle-dice = Dice
    .about = which dice to spend, and when to roll again.
theme-burncycle-network = Network
    .about = where the IP goes, and which cards it takes.
theme-burncycle-locks = Locks
    .about = which way through doors and terminals.
theme-burncycle-tempo = Tempo
    .about = when to go on, and when enough is enough.
theme-burncycle-mission = The mission
    .about = what brings the team nearer to its goal, and what is in its way.
theme-burncycle-power = Power
    .about = what to buy, and what to keep for later.
theme-burncycle-rescue = Rescue
    .about = hardly any power is left: what keeps the agent running?
