## The board

bc-board = The table of burncycle
bc-map = The floor
bc-tools = Tools of the map
bc-skip = Skip the telling
bc-ranges = Show what the units see
bc-zoom-in = Zoom in (+)
bc-zoom-out = Zoom out (−)
bc-find = Show the agent whose turn it is
bc-corporation = The corporation
bc-way = { $ap } of { $left } AP
bc-way-seen = { $count ->
    [0] unseen all the way
    [one] seen on one square
   *[other] seen on { $count } squares
}
bc-go = { $who } goes to { $square }: { $ap } AP, { $seen ->
    [0] unseen
    [one] seen on one square
   *[other] seen on { $seen } squares
}
bc-threat = Threat { $now } of { $limit }; the CEO acts at { $coming }
bc-threat-word = Threat
bc-where = floor { $floor }/{ $floors } · round { $round }
bc-exit = { $exit ->
    [other] Everybody into the other secure zone!
   *[any] Everybody into a secure zone!
}
bc-agents = Choose your agents
bc-agents-how = Each player takes one agent, in turn; { $module } is your command module.
bc-agent-power = { $power } power, bank { $bank }
bc-card-open = Mission card (M)
bc-card-person = { $kind }: { $name }
bc-card-begin = Begin
bc-card-always = Open it whenever a mission begins
bc-cycle = The cycle
bc-slot = Slot { $slot }
bc-slot-empty = empty
bc-slot-shut = not opened
bc-degraded = degraded
bc-marker = the marker is here
bc-reserve-own = Own
bc-reserve-team = Team
bc-chips = { $count } × { $chip }
bc-chip-S = Standard
bc-chip-P = Physical
bc-chip-T = Tech
bc-chip-U = Utility
bc-none = none
bc-team = The team
bc-sheet = Reserves and cards
bc-dice-word = Dice
bc-pool = Dice to roll: { $basic } basic, { $advanced } advanced, { $elite } elite
bc-no-dice = no dice left
bc-rolled = The last throw: { $faces }
bc-dock = What you can do
bc-roll-all = { $count ->
    [0] Roll no dice
    [one] Roll the one die (about { $average } AP)
   *[other] Roll all { $count } dice (about { $average } AP)
}
bc-which-dice = Or choose how many of each: { $die }
bc-dice = { $count } × { $die }
bc-power = { $count } power
bc-reroll = Reroll the { $die } showing { $face }
bc-ping = The ping on { $node }
bc-terminal-agent = Work the terminal
bc-terminal-module = Work the module’s terminal
bc-priced = { $what }, { $price } power
bc-optimised = { $what }, optimised by this chip
bc-option = Option { $number }, { $count } AP: { $what }
bc-option-tile = { $count } AP: { $what }
bc-keypad = Keypad
bc-force = Brute force: { $count } AP
bc-no-force = No brute force (IAM)
bc-captain = Captain
bc-ceo = CEO
bc-ceo-level = The network; CEO level { $level }.
bc-ip = { $name }: level { $level }, IP { $node }.
bc-ip-home = at home
bc-ip-banned = banned
bc-pings = Pings on { $nodes }.
bc-no-pings = No pings.
bc-keys = { $count ->
    [one] one key
   *[other] { $count } keys
}
bc-boosts = +3 AP × { $count }
bc-on = on { $square }
bc-spotted = spotted
bc-offline = shut down

## Units

bc-level = level { $level }
bc-sees = sees { $count } far
bc-moves = moves { $count }
bc-resists = stunned at { $stun } AP, shut down at { $down }
bc-damage = costs { $count } power
bc-has-key = carries a key
bc-stunned = stunned
bc-patrol-stationary = never patrols
bc-patrol-pacing = paces to and fro
bc-patrol-perimeter = walks the perimeter
bc-patrol-unlocked-doors = looks for unlocked doors
bc-patrol-nearest-robot = looks for the nearest robot
bc-patrol-command-module = looks for the command module
bc-patrol-post = goes back to its post
bc-patrol-terminals = visits terminals
bc-can-cautious = Cautious: locks doors beside it
bc-can-demerit = Demerit: threat instead of damage
bc-can-drain = Drain: a chip for coming close
bc-can-shift = Shift: walks through walls
bc-can-grapple = Grapple { $count }: leaving costs more AP

## The module’s abilities

bc-universal-swap = Swap
    .text = Entering a robot’s square makes the two change places.
bc-universal-push = Push
    .text = For 1 more AP enter a unit’s square and put it aside; the robot is spotted.
bc-universal-repair = Repair
    .text = Standard action: give own power to an adjacent robot.

## What one clicks

choice-move = Move
choice-network = Network card
choice-pass = Pass
choice-end-actions = End the actions
choice-attack = Attack
choice-repair = Repair
choice-cache = Take the cache
choice-decoy = Lay a decoy
choice-overtime = Overtime
choice-boost = Add a token: +3 AP
choice-keep = Keep the roll
choice-stop = Stop
choice-through = Step through
choice-stay = Stay
choice-key = Use a key
choice-entries = Resolve the entries
choice-force = Brute force
choice-strike = Strike
choice-resolve = Resolve
choice-bribe = Pay 1 power instead
choice-give-up = Give up for now
choice-enough = No second option
choice-redraw = Draw again
choice-keep-drawn = Keep the card
choice-ip-on = IP: one node on
choice-ip-transfer = IP: transfer
choice-ip-stay = IP: stay at home
choice-cold-restart = Cold Restart
choice-accept-boot = Be booted
choice-lose-power = Lose 1 power
choice-raise-threat = Threat +1
choice-install = Install
choice-scrap = Discard for 1 power
choice-use = Use
choice-give = Give
choice-take = Take
choice-end-routing = End routing
choice-restart = Restart the cycle
choice-begin = Begin the turn
basic-0 = no basic dice
basic-1 = one basic die
basic-2 = two basic dice
basic-3 = three basic dice
basic-4 = four basic dice
basic-5 = five basic dice
basic-6 = six basic dice
basic-7 = seven basic dice
basic-8 = eight basic dice
basic-9 = nine basic dice
basic-10 = ten basic dice
basic-11 = eleven basic dice
basic-12 = twelve basic dice
advanced-0 = no advanced dice
advanced-1 = one advanced die
advanced-2 = two advanced dice
advanced-3 = three advanced dice
elite-0 = no elite dice
elite-1 = one elite die
elite-2 = two elite dice
elite-3 = three elite dice
own-S = own standard chip
own-P = own physical chip
own-T = own tech chip
own-U = own utility chip
team-S = team’s standard chip
team-P = team’s physical chip
team-T = team’s tech chip
team-U = team’s utility chip
slot-1 = slot 1
slot-2 = slot 2
slot-3 = slot 3
slot-4 = slot 4
slot-5 = slot 5
slot-6 = slot 6

## Endings

reason-won = the mission is done
reason-threat = the threat has reached its limit
reason-module = the command module has no power left
reason-agents = all agents are shut down
reason-cap = the night is over

# The parts that a phone shows one at a time
bc-parts = Parts of the board
bc-part-map = Map
bc-part-agent = Agent
bc-part-network = Network

param-nodes = ring

## For who comes back: what has changed

bc-since-floor = This is floor { $now }; it was floor { $was }.
bc-since-threat = Threat: { $now } of { $limit } ({ SIGNED($change) }).
bc-since-goal = Objective, { $goal }: { $now } of { $needed } ({ SIGNED($change) }).
bc-since-online = { $now ->
        [true] { CAPITAL($robot) } is back online.
       *[false] { CAPITAL($robot) } is shut down.
    }
bc-since-seen = { $now ->
        [true] { CAPITAL($robot) } is spotted.
       *[false] { CAPITAL($robot) } is spotted no more.
    }
bc-since-power = Power of { $robot }: { $now } ({ SIGNED($change) }).
bc-since-level = { POSSESSIVE($seat) } network level: { $now } ({ SIGNED($change) }).
bc-since-round = This is round { $now }; it was round { $was }.
