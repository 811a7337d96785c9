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
bc-exit = All into a secure zone!
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
bc-offline = offline

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

## Rooms

bc-room-p1-a = Records Annex
bc-room-p1-b = Break-Even Room
bc-room-p1-c = Open-Plan Pit
bc-room-p1-d = Server Nook
bc-room-p1-e = Loading Bay
bc-room-p1-f = Petty Cash Office
bc-room-p1-s1 = Secure
bc-room-p1-s2 = Secure
bc-room-p2-a = Copy Closet
bc-room-p2-b = Quiet Pod
bc-room-p2-c = Marketing Loft
bc-room-p2-d = All-Hands Atrium
bc-room-p2-e = Unused Gym
bc-room-p2-f = Legal Pantry
bc-room-p2-k = Executive Washroom
bc-room-p2-s1 = Secure
bc-room-p2-s2 = Secure
bc-room-p3-a = Vault of Goodwill
bc-room-p3-b = Antechamber
bc-room-p3-c = War Room
bc-room-p3-k = Wine Fridge
bc-room-p3-d = Compliance Hall
bc-room-p3-j = Trading Desk
bc-room-p3-e = Trophy Store
bc-room-p3-f = Data Mezzanine
bc-room-p3-s1 = Secure
bc-room-p3-s2 = Secure

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
basic-0 = 0 basic
basic-1 = 1 basic
basic-2 = 2 basic
basic-3 = 3 basic
basic-4 = 4 basic
basic-5 = 5 basic
basic-6 = 6 basic
basic-7 = 7 basic
basic-8 = 8 basic
basic-9 = 9 basic
basic-10 = 10 basic
basic-11 = 11 basic
basic-12 = 12 basic
advanced-0 = 0 advanced
advanced-1 = 1 advanced
advanced-2 = 2 advanced
advanced-3 = 3 advanced
elite-0 = 0 elite
elite-1 = 1 elite
elite-2 = 2 elite
elite-3 = 3 elite
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
reason-module = the command module is offline
reason-agents = all agents are offline
reason-cap = the night is over
