## Who is who

you = { $name } (you)
bot = { $name } ({ $kind })
bot-random = random
bot-plain = plain
bot-greedy = greedy
bot-ismcts = thinks ahead
bot-selfish = selfish
bot-intern = intern
bot-multitasker = multitasker
bot-manager = middle manager
bot-controller = controller
bot-chair = chair of the board

## The table

your-hand = Your hand
no-box = This game has no list of cards.
no-mission = This game has no missions.

## Choosing

choose = Choose 1–{ $count }
choose-one = Press Enter or 1
keys = i hint · ? help
keys-back = b back
keys-page = n more
keys-undo = u undo
keys-mission = m mission
not-understood = “{ $line }” is not a choice here.
type-number = Type { $count ->
        [one] 1 or Enter
       *[other] a number from 1 to { $count }
    }, or ? for help.
no-way-back = There is nothing to go back to.
refused = That is not possible now: { $why }.
help =
    Pick a line by its number.
    b  one step back         n  more of the list       u  take your choice back
    i  a hint                l  the whole log          c  all the cards
    t  the table again       m  the mission card       q  leave; the game is kept
    A choice may also be typed in full: { $example }

## Leaving, finishing

left = The game is kept in { $file }
resume-with = Go on with: { $command }
set-aside = The game you had left is kept. Go on with it: { $command }
finished = The game file is { $file }
replay-with = Hear it again with: { $command }
goes-on = Here the game file ends, after { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }; the game is not over.
result = The end

## The table of burncycle

bc-situation = mission
bc-where = floor { $floor }/{ $floors } · round { $round }
bc-threat = Threat
bc-threshold = CEO at { $number }
bc-exit = { $exit ->
        [other] Everybody into the other secure zone!
       *[any] Everybody into a secure zone!
    }
bc-level = level { $level }
bc-persons = CEO
bc-cycle = Cycle
bc-reserve = Reserve
bc-team-reserve = team
bc-dice = Dice
bc-dice-basic = { $count } basic
bc-dice-advanced = { $count } advanced
bc-dice-elite = { $count } elite
bc-die-basic = Basic die
bc-die-advanced = Advanced die
bc-die-elite = Elite die
bc-faces = { $faces } (mean { $mean })
bc-rolled = Roll
bc-team = team
bc-power = power
bc-network = network
bc-chips = chips
bc-ip-home = home
bc-ip-banned = ban
bc-offline = offline
bc-spotted = spotted
bc-alert-at = alert chip on { $square }
bc-keys = { $count ->
        [one] 1 key
       *[other] { $count } keys
    }
bc-boosts = Tokens for +3 AP
bc-drives = cards
bc-units = { $count ->
        [one] 1 unit (AP: stun/shut down)
       *[other] { $count } units (AP: stun/shut down)
    }
bc-units-short = units
bc-resists = { $stun }/{ $down }
bc-key = key
bc-stunned = stunned
bc-sees = sees { $count }
bc-moves = moves { $count }
bc-can-cautious = cautious
bc-can-demerit = demerit
bc-can-drain = drain
bc-can-shift = shift
bc-can-grapple = grapple { $count }
bc-ceo-level = Network, CEO level { $level }, pings { $pings }
bc-links = Links
bc-network-long = network
bc-ip-on = One node on
bc-ip-transfer = Transfer
bc-hub = hub ({ $gifts })
bc-gift-level = level +1
bc-gift-threat = threat −1
bc-gift-power = power +1
bc-node-s = standard node
bc-node-p = physical node
bc-node-t = tech node
bc-node-u = utility node
bc-focus = decision
bc-purse = Power { $power }/{ $limit }, module { $module }
bc-buy-die = More dice
bc-buy-ability = Abilities
bc-buy-reserve = More chips
bc-module = Module
bc-slot = slot { $slot }
bc-optimises = Optimises
bc-do-move = movement
bc-do-network = network card
bc-do-attack = attack
bc-do-wall = wall
bc-do-door = keypad
bc-do-terminal = terminal
bc-ap = { $count } AP
bc-ways = prices on the map (!: seen)
bc-door = Door { $square }, { $direction }
bc-force = Brute force: { $count } AP
bc-no-force = No brute force (IAM)
bc-costs = Options
bc-option = { $number }: { $count } AP
bc-rooms = Rooms and their chips ({ $bead }: inspection)
bc-rooms-short = rooms
bc-legend = legend
bc-mark-target = goal
bc-mark-done = copied
bc-mark-terminal = terminal
bc-mark-mainframe = mainframe
bc-mark-cache = cache
bc-mark-hideout = hideout
bc-mark-secure = secure zone
bc-mark-seen = seen by a unit
bc-mark-alert = alert chip
bc-mark-captain = captain
bc-mark-stunned = stunned
bc-mark-spotted = spotted
bc-mark-offline = offline
bc-mark-locked = locked door
bc-mark-unlocked = unlocked door
bc-mark-rubble = broken wall
bc-mark-unit = 1 to 3: a unit’s level; its arrow says where it looks
bc-choose-install = Install
bc-choose-scrap = Discard for 1 power
bc-choose-attack = Attack
bc-choose-repair = Repair
bc-choose-give = Give
bc-choose-take = Take
bc-choose-use = Use
bc-choose-strike = Strike out
bc-choose-resolve = Resolve
bc-choose-cache = Take the cache
bc-chip-own = { $chip } chip (reserve)
bc-chip-team = { $chip } chip (team)
bc-die-shows = { $die }: { $face }
bc-wall-toward = Wall { $direction }
bc-door-toward = Door { $direction }
bc-terminal-agent = The agent’s terminal
bc-terminal-module = The module’s terminal
bc-amount = { $count } power
bc-option-number = Option { $count }
bc-node = Node { $node }
bc-folded = + { $count }: { $names }

## The list of games

seats = { $least }–{ $most } seats, revision { $revision }
from-to = { $least } to { $most }
or-list = { $values }, or a list with commas of { $items }

## The analysis

analysis-chosen = chosen
analysis-loss = given away
analysis-best = the search prefers
analysis-mean = { $name } gave away { $loss } per decision on average (1 is won, −1 is lost).
analysis-nothing = The search would not have chosen anything better.
analysis-mattered = The decisions that mattered:
analysis-moment =
    #{ $count }, { $name }: { $chosen }
        better by { $loss }: { $best }

## Reading

further = Enter: more · t: the table
earlier = Enter: earlier · t: the table
to-table = Enter: the table

## Taking a choice back

undone = { $name } takes a choice back: { $what }
undo-nothing = You have not chosen anything yet.
undo-others = Others have played since your last choice: it cannot be taken back any more.
undo-shown = Your last choice drew, revealed or handed over something: it cannot be taken back any more.

## A hint

hint-coming = Thinking…
hint-title = Hint, from what you can know (about { $chance } % to win). A number plays that choice:
hint-towards = What you are working towards:
hint-only = There is nothing to choose: only this is possible.
hint-best = the best
hint-close = almost as good
hint-less = a little less good
hint-worse = clearly less good
hint-bad = better not

## Start-Up Nation's table

sn-possible = can have: { $cards }
sn-supply = supply: { $count } BPI
sn-goal = goal: { $count } points
sn-questions = Questions
sn-asked = { $role }?
sn-promoted = promotion
sn-demoted = demotion
sn-eliminated = out

## Burn Rate's table

br-market = Pool
br-bank = bank
br-pay = payday
br-sales = Sales
br-finance = Finance
br-hr = HR
br-dev = Dev.
br-engineers = engin.
br-engineer = eng.
br-ideas = ideas
br-nobody = nobody
br-money = ${ $sum }
br-cost = −${ $sum }
br-runway = { $count ->
        [0] bust!
        [one] 1 left
       *[other] { $count } left
    }
br-bankrupt = bankrupt
br-contractors = +{ $count } contr.
br-many-ideas = { $count } ideas
br-discard = discard: { $card }
br-not-seen = Not seen yet
br-unseen = { $what } { $count }/{ $total }
br-vps = { $count }+ VPs
br-kind-hire = HIRE
br-kind-fire = FIRE
br-kind-bad-hire = BAD HIRE
br-kind-poach = POACH
br-kind-funding = FUNDING
br-kind-bad-idea = BAD IDEA
br-kind-release = RELEASE
br-kind-conflict-of-opinion = CONFLICT OF OPINION
br-kind-out-to-pasture = OUT TO PASTURE
br-kind-new-business-plan = NEW BUSINESS PLAN
br-kind-layoffs = LAYOFFS

## Power Struggle's table

decimal = .
ps-dev = DEV
ps-hr = HR
ps-com = COM
ps-acc = ACC
ps-leg = LEG
ps-ctl = CTL
ps-head = head
ps-counsel = con
ps-card = card
ps-influence = inf
ps-shares = shr
ps-main = mai
ps-corruption = cor
ps-points = pts
ps-cash = M
ps-asked = goal
ps-long-influence = influence
ps-long-shares = shares
ps-long-main = main dep.
ps-long-corruption = corruption
ps-long-counsel = counsel
ps-money = { $sum } M
ps-chairman = chair
ps-board = board
ps-motivation = motivation { $now }/{ $top }
ps-events = Events
ps-meeting = meeting { $meeting }
ps-round = round { $round }
ps-founding = the founding
ps-left = { $count } left
ps-coming = next: { $what }
ps-prices = Prices in M
ps-paper = { $shares } for { $price }
ps-doing = In hand
ps-count-hire = { $count } still to place
ps-count-found = { $count ->
        [one] 1 employee taken
       *[other] { $count } employees taken
    }
ps-count-influence = { $count } still to dismiss
ps-count-legal = { $count } still to dismiss
ps-count-development = { $count } still to take
ps-envelope = envelope for { $name }: the { $card } card
ps-costs = costs { $sum } M
ps-score = { $way } +{ $by }, which makes { $total }
ps-no-card = no card
ps-yours = Yours
ps-archenemy = Enemy
ps-rival = { $way } { $mine } to { $theirs }
ps-everybody = everybody
ps-need = lead in { $count }

## What the signs mean

legend-startup-nation = A shape before a discarded card: who laid it there. ▲→●: who asks whom.
legend-burn-rate = The number before a name is the skill, ★ a Vice-President; (1–3) on a card: the skill it asks for. 2/5: engineers of those needed; +3 contr.: contractors. +4 in the pool: four more people below.
legend-power-struggle = ●3: a department of three employees; ●●3: a main department. Card: ? face down, $ bribed, +1 what it adds. ≤2.2: at most 2.2 million. con: counsel spaces; ★: victory points.
