# English texts of burncycle.
## Robots and places
agent-a1 = Clinker
    .text = A furnace on legs. Subtlety is something it walks through.
agent-a2 = Foxglove
    .text = Quiet, poisonous and very polite. Was in the room the whole time.
agent-a3 = Abacus
    .text = Counts everything twice and trusts the network more than the stairs.
agent-a4 = Latchkey
    .text = Has never met a door that did not have something to say.
agent-a5 = Patchwork
    .text = Mended so often that it mends others out of habit.
agent-a6 = Mirage
    .text = Half of it is not there. The other half is behind you.
agent-a7 = Gallop
    .text = A courier with four legs and no brakes. Finds things on the way.
agent-a8 = Velvet
    .text = Would like a quiet word. Afterwards it is very quiet indeed.
agent-a9 = Switchboard
    .text = Listens to every line, and connects the ones that should never have met.
agent-a10 = Wrecking Bill
    .text = Demolition, by appointment. Has never needed the appointment.
module-m1 = the Tea Trolley
module-m2 = the Filing Cabinet
module-m3 = the Potted Palm
module-m4 = the Water Cooler
mission-m1 = Petty Cash
    .story = The hole in the petty cash was noticed in March. In April a committee named it a “strategic float”. By June it had a logo. A few ledgers in the Back Office still know where the money went. We do not want the money: we want a copy of one of them, in colour, double-sided, stapled at the top left.
    .new = Your first evening: one floor, one objective, and either secure zone is the way out. All of the rules, and lunch.
mission-m2 = Lunch Money
    .story = The canteen has gone cashless, then menuless, then foodless. What is left of the lunch money sits in boxes marked “fragile: morale”. Bring some of it out, and the folder that explains how a sandwich became a subscription. Nobody guards a canteen properly at noon; that is rather the point.
    .new = Two errands at once: a folder to fetch, and caches that count as objectives. Time is short: whoever wants more of it lowers threat on the network.
mission-m3 = Reply All
    .story = Somebody in Benefits wrote a very honest e-mail and sent it to one person. That is not how honesty works. We borrow a few passwords downstairs, roll our own loudspeaker into the atrium upstairs, and help the message find its readers: all staff, all floors, all hands.
    .new = Your first climb. Upstairs the command module itself has work to do, an IP must dive deep, and you leave by the other secure zone.
mission-m4 = Severance Package
    .story = Four hundred people were let go by a form that was never signed. The unsigned originals are in the Mail Room, waiting for somebody important enough to lose them. The pen, we hear, is in a safe next to the deep fryer. Copy the forms, open the safe, and go home before the company decides that you never worked here.
    .new = The last mission against Perpetual Synergy. A vault counts every AP you roll, each attempt raises threat, and when it opens somebody comes to look.
mission-m5 = Mandatory Training
    .story = At Halcyon everybody takes the same course on integrity every year, and everybody clicks “next” without reading. The answers are stored on the training terminals; so are the results, including those of the board, who failed. Finish the course for the board. And try not to force any doors: here somebody writes it down.
    .new = A new corporation, and a network of its own: other nodes, other links. At Halcyon every door opened by brute force raises threat by 1, so rather open them with keys, or with the entries of their keypads.
mission-m6 = Return to Sender
    .story = Every complaint that has reached Halcyon since 1998 has been stamped “return to sender” and kept. The letters want copying. And what has been delivered is never questioned: park the module in the room that is marked for it, act surprised, and leave through the side you did not come in by.
    .new = The module itself has an errand: it must end a turn in the lit room. One floor, and only the northern secure zone lets you out.
mission-m7 = Spring Cleaning
    .story = Halcyon shreds on Fridays. This Friday it shreds the folder that proves it shreds. Somebody downstairs carries a key on a very small ring; whatever it opens, we want it, too. Somebody upstairs could be persuaded to guard another room instead. Be persuasive.
    .new = A key that a unit carries, and a floor on which you want to be followed: into the lit room, and no farther.
mission-m8 = The Whistle
    .story = Halcyon has a policy on whistle-blowing: the whistle is kept in a vault, one floor up, behind a form. We will first explain the policy to the whole building, over its own loudspeakers. Then we will fill in the form, with dice.
    .new = The last mission against Halcyon. Broadcast and dive on the first floor, a vault with a stronger guard on the second: keep something for the way out.
mission-m9 = Stocktaking
    .story = OmniBland counts its stock once a year and its staff once a week; neither number has ever come out the same twice. Tonight we count. Take some boxes as samples, copy the lists that say they never existed, and mind the night shift, who are paid for every visitor they find.
    .new = The third corporation. At the end of rounds 5, 10, 15 and so on the night shift sends a level 1 guard to the hallway, near the module: whoever buys time pays for it here.
mission-m10 = Window Dressing
    .story = The Showroom is a whole home in which nobody has ever lived, watched by guards who would like to. Its terminals decide what the shop window says: tonight, the truth, with prices. And their guards should be admiring another room by then.
    .new = Terminals, and a rendezvous: let a unit see you, lead it into the lit room, and be elsewhere when it looks round. A room may serve for both.
mission-m11 = Loss Leader
    .story = Everything at OmniBland is sold below cost, except the people. The true prices are upstairs, in the Penthouse, where the shareholders keep what they call “the conscience”: six pages and a paper shredder. A key, a few terminals, and the stairs are ours.
    .new = Two objectives on each of two floors, and every ledger upstairs takes a test of 6 AP: plan who does what before anybody opens a door.
mission-m12 = Golden Parachute
    .story = The outgoing chief gets forty million for leaving early, and another forty for not coming back. The folder is in a washroom, the cheque book in a vault two floors up, and between them stands a man with a lanyard. We would like to read both. After that there are no more evenings like this one; there is only the way home.
    .new = The finale: three floors, a folder, a room that a unit must be lured into, and the Vault of Goodwill. Each of the first two floors pays 8 power; the vault pays with a level 3 guard.
plan-p1 = the Back Office
plan-p2 = the Open Floor
plan-p3 = the Top Floor
plan-p4 = the Canteen Level
plan-p5 = the Mail Room
plan-p6 = the Server Hall
plan-p7 = the Showroom
plan-p8 = the Penthouse
robot-0 = agent A
robot-1 = agent B
robot-2 = agent C
robot-3 = agent D
robot-module = the command module
zone-exterior = the exterior
zone-hall = the hallway
zone-s1 = the northern secure zone
zone-s2 = the southern secure zone
zone-a = room A
zone-b = room B
zone-c = room C
zone-d = room D
zone-e = room E
zone-f = room F
zone-j = room J
zone-k = room K
room-exterior = the exterior
    .name = Exterior
room-hall = the hallway
    .name = Hallway
room-s1 = the northern secure zone
    .name = Secure
room-s2 = the southern secure zone
    .name = Secure
room-p1-a = the Records Annex
    .name = Records Annex
room-p1-b = the Break-Even Room
    .name = Break-Even Room
room-p1-c = the Open-Plan Pit
    .name = Open-Plan Pit
room-p1-d = the Server Nook
    .name = Server Nook
room-p1-e = the Loading Bay
    .name = Loading Bay
room-p1-f = the Petty Cash Office
    .name = Petty Cash Office
room-p2-a = the Copy Closet
    .name = Copy Closet
room-p2-b = the Quiet Pod
    .name = Quiet Pod
room-p2-c = the Marketing Loft
    .name = Marketing Loft
room-p2-d = the All-Hands Atrium
    .name = All-Hands Atrium
room-p2-e = the Unused Gym
    .name = Unused Gym
room-p2-f = the Legal Pantry
    .name = Legal Pantry
room-p2-k = the Executive Washroom
    .name = Executive Washroom
room-p3-a = the Vault of Goodwill
    .name = Vault of Goodwill
room-p3-b = the Antechamber
    .name = Antechamber
room-p3-c = the War Room
    .name = War Room
room-p3-k = the Wine Fridge
    .name = Wine Fridge
room-p3-d = the Compliance Hall
    .name = Compliance Hall
room-p3-j = the Trading Desk
    .name = Trading Desk
room-p3-e = the Trophy Store
    .name = Trophy Store
room-p3-f = the Data Mezzanine
    .name = Data Mezzanine
room-p4-a = the Cold Kitchen
    .name = Cold Kitchen
room-p4-b = the Cutlery Vault
    .name = Cutlery Vault
room-p4-k = the Cake Committee
    .name = Cake Committee
room-p4-c = the Canteen
    .name = Canteen
room-p4-d = the Dish Server
    .name = Dish Server
room-p4-e = the Lost Lunch Office
    .name = Lost Lunch Office
room-p4-f = the Vending Archive
    .name = Vending Archive
room-p5-a = the Sorting Hall
    .name = Sorting Hall
room-p5-b = the Stamp Safe
    .name = Stamp Safe
room-p5-c = the Returns Desk
    .name = Returns Desk
room-p5-d = the Parcel Cage
    .name = Parcel Cage
room-p5-j = the Franking Bay
    .name = Franking Bay
room-p5-k = the Dead Letters
    .name = Dead Letters
room-p5-e = the Dispatch
    .name = Dispatch
room-p5-f = the Envelope Store
    .name = Envelope Store
room-p6-a = the Cable Loft
    .name = Cable Loft
room-p6-b = the Patch Bay
    .name = Patch Bay
room-p6-c = the Cooling Plant
    .name = Cooling Plant
room-p6-d = the Rack Row
    .name = Rack Row
room-p6-j = the Tape Library
    .name = Tape Library
room-p6-k = the Battery Room
    .name = Battery Room
room-p6-e = the Decommissioning
    .name = Decommissioning
room-p6-f = the Night Desk
    .name = Night Desk
room-p7-a = the Sample Store
    .name = Sample Store
room-p7-b = the Focus Group
    .name = Focus Group
room-p7-k = the Mirror Room
    .name = Mirror Room
room-p7-d = the Flagship Floor
    .name = Flagship Floor
room-p7-j = the Till Control
    .name = Till Control
room-p7-e = the Fitting Rooms
    .name = Fitting Rooms
room-p7-c = the Stock Count
    .name = Stock Count
room-p7-f = the Customer Care
    .name = Customer Care
room-p8-a = the Trophy Corridor
    .name = Trophy Corridor
room-p8-b = the Private Bar
    .name = Private Bar
room-p8-c = the Board Lounge
    .name = Board Lounge
room-p8-d = the Indoor Garden
    .name = Indoor Garden
room-p8-j = the Private Office
    .name = Private Office
room-p8-e = the Helipad Lobby
    .name = Helipad Lobby
room-p8-f = the Art Reserve
    .name = Art Reserve
room-p8-k = the Panic Room
    .name = Panic Room
direction-n = north
direction-e = east
direction-s = south
direction-w = west

## The corporation
ceo-c1 = Dame Prudence Overhead of Perpetual Synergy Holdings
    .text = Once at 2 or more, the CEO level never drops below 2. Thresholds: a new ping; CEO +2; a new ping, then all pings transfer.
ceo-c2 = Lorne Quill-Bottomley of Halcyon Compliance Trust
    .text = Doors locked by a Cautious unit get a fresh keypad card. Thresholds: all doors but those of secure zones lock; each agent discards a reserve chip; a guard in the hallway near the module.
ceo-c3 = Chip Margrave of OmniBland Retail
    .text = The first attack of each round costs one more threat. Thresholds: the leftmost active chip degrades; each agent loses 1 power; all alert ranges +1 on this floor.
ceo-c4 = Barnaby Thistlewick-Deck of Perpetual Synergy Holdings
    .text = Every restart of the cycle also adds a ping. Thresholds: CEO +1; a new ping; the leftmost active chip degrades.
ceo-c5 = Ottoline Fineprint of Halcyon Compliance Trust
    .text = An alarm on a keypad also costs one threat. Thresholds: each agent discards a reserve chip; all doors but those of secure zones lock; CEO +2.
ceo-c6 = Maxine Everlow of OmniBland Retail
    .text = Whoever fails at a terminal is spotted. Thresholds: each agent loses 1 power; a new ping; a guard in the hallway near the module.
captain-k1 = Foreman Gasket
    .text = Cycle action: lose 1 power (not below 1) or threat +1.
captain-k2 = Inspector Brisk
    .text = Cycle action: moves toward the nearest robot, without attacking.
captain-k3 = Warden Lull
    .text = Cycle action: locks the unlocked door nearest to the agent; none: threat +1.
captain-k4 = Marshal Ditto
    .text = Cycle action: CEO level +1; already 6: a new ping.
captain-k5 = Superintendent Crisp
    .text = Cycle action: all pings that can transfer outward do so.
captain-k6 = Floorwalker Vane
    .text = Cycle action: a new ping.
unit-u01 = the Lobby Turnstile
unit-u02 = the Hall Monitor
unit-u03 = the Mail Cart
unit-u04 = the Door Checker
unit-u05 = the Keen Intern
unit-u06 = the Badge Scanner
unit-u07 = the Cable Sniffer
unit-u08 = the Suggestion Box
unit-u09 = the Floor Polisher
unit-u10 = the Policy Reader
unit-u11 = the Night Auditor
unit-u12 = the Vault Usher
unit-u13 = the Queue Wrangler
unit-u14 = the Duct Runner
unit-u15 = the Signal Hound
unit-u16 = the Latch Steward
unit-u17 = the Reception Turret
unit-u18 = the Exit Interviewer
unit-u19 = the Boardroom Statue
unit-u20 = the Escalator
unit-u21 = the Wall Walker
unit-u22 = the Litigator
unit-u23 = the Root Janitor
unit-u24 = the Lockdown Frame
unit-captain = the captain

## Cards
terminal-t01 = terminal card 1
    .text = 2: unlock a door. 3: 1 power. 5: threat −2.
terminal-t02 = terminal card 2
    .text = 1: draw 2 network cards. 3: stun a unit up to the floor’s number. 4: a key.
terminal-t03 = terminal card 3
    .text = 2: own level +1. 4: remove a ping. 5: CEO −2.
terminal-t04 = terminal card 4
    .text = 2: a tech chip. 3: a physical and a utility chip. 4: refresh a chip.
terminal-t05 = terminal card 5
    .text = 1: take off your alert chip. 3: take off all of them. 4: shove a unit up to 4 squares.
terminal-t06 = terminal card 6
    .text = 2: a cache card. 4: 2 power. 6: threat −3.
terminal-t07 = terminal card 7
    .text = 2: unlock all doors of this zone. 3: lock a door. 4: stun every level-1 unit of a zone.
terminal-t08 = terminal card 8
    .text = 1: 3 free squares. 3: 4 free squares for the module. 5: 2 for every robot.
terminal-t09 = terminal card 9
    .text = 2: an imperative. 3: 1 power for every agent of this zone. 4: own level +2.
terminal-t10 = terminal card 10
    .text = 2: remove an inspection bead. 3: another terminal becomes a mainframe. 4: unlock a secure zone.
terminal-t11 = terminal card 11
    .text = 2: a basic die. 3: 2 spent dice again. 5: refresh 2 chips.
terminal-t12 = terminal card 12
    .text = 3: take any unit’s key. 4: move an alert chip lying on a square to the hallway. 5: threat −1 and remove a ping.
terminal-t13 = terminal card 13
    .text = 1: a utility chip. 3: a token, +3 AP on a later test. 4: unlock 2 doors.
terminal-t14 = terminal card 14
    .text = 2: shove a unit up to 2 squares. 3: a key. 5: stun a unit up to level 3.
terminal-t15 = terminal card 15
    .text = 1: a basic die. 3: 4 free squares. 4: a cache card and 1 power.
terminal-t16 = terminal card 16
    .text = 2: CEO −1. 3: remove a ping. 4: own level +1 and a network card.
terminal-t17 = terminal card 17
    .text = 2: a physical chip. 3: 3 free squares for the module. 5: 2 power.
terminal-t18 = terminal card 18
    .text = 2: take an alert chip off the floor. 3: until the next corporation turn ends, range spots nobody in your zone. 4: threat −1.
network-n01 = network card P1
    .text = 2 free squares.
network-n02 = network card P2
    .text = Stun a unit up to your network level.
network-n03 = network card P3
    .text = 3 free squares for the module.
network-n04 = network card P4
    .text = Shove a unit up to 2 squares.
network-n05 = network card P5
    .text = A token: +3 AP on a later test.
network-n06 = network card T1
    .text = Own level +1.
network-n07 = network card T2
    .text = Remove a ping on your layer.
network-n08 = network card T3
    .text = CEO −1.
network-n09 = network card T4
    .text = Threat −1.
network-n10 = network card T5
    .text = Your IP makes one more step and resolves that node.
network-n11 = network card U1
    .text = Unlock a door beside any robot.
network-n12 = network card U2
    .text = Refresh a chip.
network-n13 = network card U3
    .text = A chip of any type for the team.
network-n14 = network card U4
    .text = A key.
network-n15 = network card U5
    .text = Take an alert chip off the floor.
network-n16 = network card P6
    .text = A basic die.
network-n17 = network card T6
    .text = A tech chip for the team.
network-n18 = network card U6
    .text = 1 free square, and take off your alert chip.
imperative-i01 = “Alone at last”
    .text = End your turn in a room with no other robot: 2 power.
imperative-i02 = “Efficiency drive”
    .text = Two optimised actions in one turn: 2 power.
imperative-i03 = “Hands on”
    .text = Stun or shut down a unit: 2 power.
imperative-i04 = “By the code”
    .text = Unlock a door by its entries: 2 power.
imperative-i05 = “Deep dive”
    .text = Stop your IP on a hub of layer 3 or the core: 2 power.
imperative-i06 = “Escort duty”
    .text = End your turn beside the module, both unspotted: 2 power.
imperative-i07 = “Finders keepers”
    .text = Take a cache: 2 power.
imperative-i08 = “Steady nerve”
    .text = End your turn unspotted with a unit at walk distance 3 or less: 3 power.
imperative-i09 = “Double packet”
    .text = Resolve two network cards in one network step: 2 power.
imperative-i10 = “Multitasking”
    .text = A terminal with two options: 3 power.
imperative-i11 = “Renovation”
    .text = Destroy a wall: 3 power.
imperative-i12 = “Ten out of ten”
    .text = Reach 10 AP in one test: 3 power.
imperative-i13 = “Read the manual”
    .text = Unlock a door by its entries: 2 power.
imperative-i14 = “Lost property”
    .text = Take a cache: 2 power.
imperative-i15 = “Conflict resolution”
    .text = Stun or shut down a unit: 2 power.
imperative-i16 = “Buddy system”
    .text = End your turn beside the module, both unspotted: 2 power.
item-key = a key
item-e01 = the Spare Battery
    .text = Gain 2 power.
item-e02 = the Wet-Floor Sign
    .text = Until the next corporation turn ends, range spots nobody in your zone.
item-e03 = the Sticky Note
    .text = During a Keypad action: strike an entry.
item-e04 = the Cable Saw
    .text = In your next Move, cross an interior wall.
item-e05 = the False Alarm Form
    .text = Take an alert chip off the floor.
item-e06 = the Label Maker
    .text = Change a chip of the cycle, not the captain’s, to any type, active.
item-d01 = the Steel Toe
    .text = Attack tests +1 AP.
item-d02 = the Extra Cell
    .text = Bank limit +2.
item-d03 = the Felt Soles
    .text = Alert ranges count one less against you in the hallway.
item-d04 = the Macro Keys
    .text = Terminal options cost 1 AP less.
item-d05 = the Priority Header
    .text = You win network ties.
item-d06 = the Torque Wrist
    .text = Brute force needs 1 AP less.

## Abilities
ability-ram = Ram
    .text = Attack tests +2 AP.
ability-dead-weight = Dead Weight
    .text = Ignores Grapple.
ability-through-traffic = Through Traffic
    .text = After destroying a wall: stun a level-1 unit beside the new square.
ability-soft-tread = Soft Tread
    .text = Alert ranges count one less against it.
ability-cupboard-sense = Cupboard Sense
    .text = Steps into hideouts cost nothing.
ability-false-trail = False Trail
    .text = Its alert chip may be left on a square within 2.
ability-deep-query = Deep Query
    .text = Terminal: draw 2 cards, keep 1.
ability-cold-restart = Cold Restart
    .text = Once a turn, instead of being booted: level −1 and the IP stays.
ability-second-opinion = Second Opinion
    .text = Once a turn discard a network card just drawn and draw again.
ability-muscle-memory = Muscle Memory
    .text = Strikes one more keypad entry.
ability-skeleton-code = Skeleton Code
    .text = May brute-force IAM doors.
ability-quiet-hands = Quiet Hands
    .text = An alarm entry may be paid with 1 power.
ability-house-call = House Call
    .text = May Repair within sight distance 2.
ability-overtime = Overtime
    .text = Once a turn pay 1 power for 2 basic dice.
ability-shared-drive = Shared Drive
    .text = Once a turn an active chip it replaces goes to the team reserve.
ability-cardboard-double = Cardboard Double
    .text = Standard action: put your alert chip on a square within sight 3.
ability-side-step = Side Step
    .text = May Swap without the module’s ability.
ability-spare-packet = Spare Packet
    .text = Once per network step, an extra transfer.
ability-long-stride = Long Stride
    .text = Move tests +1 AP.
ability-finders-fee = Finder’s Fee
    .text = Taking a cache also brings it 1 power.
ability-deputy = Deputy
    .text = Its imperatives bring 1 power more.
ability-quiet-word = Quiet Word
    .text = Its attacks on units cost 1 threat less.
ability-thick-skin = Thick Skin
    .text = Units do it 1 damage less, at least 1.
ability-hall-pass = Hall Pass
    .text = Alert ranges count one less against it in the hallway.
ability-good-listener = Good Listener
    .text = Terminal options cost 1 AP less.
ability-signal-boost = Signal Boost
    .text = Wins network ties.
ability-running-on-fumes = Running on Fumes
    .text = With 4 power or less, one more basic die.
ability-crowbar = Crowbar
    .text = Brute force needs 1 AP less.
ability-sledgehammer = Sledgehammer
    .text = Walls take 3 AP less.
ability-deep-pockets = Deep Pockets
    .text = Bank limit +2.

## Small words
chip-S = a standard chip
chip-P = a physical chip
chip-T = a tech chip
chip-U = a utility chip
chip-captain = the captain chip
die-basic = basic die
die-advanced = advanced die
die-elite = elite die
face-basic_0 = 0
face-basic_1 = 1
face-basic_2 = 2
face-advanced_1 = 1 (advanced)
face-advanced_2 = 2 (advanced)
face-advanced_3 = 3 (advanced)
face-elite_2 = 2 (elite)
face-elite_2R = 2 and a reroll (elite)
face-elite_3 = 3 (elite)
face-elite_4 = 4 (elite)
face-elite_4R = 4 and a reroll (elite)
goal-copy = copy a ledger
goal-terminals = hack terminals in different rooms
goal-broadcast = broadcast
goal-hubs = reach deep hubs
goal-key = take a key from a unit
goal-fetch = fetch the folder
goal-lure = lure units
goal-crack = crack the vault
goal-caches = take caches
goal-park = park the module
corporation-x1 = Perpetual Synergy Holdings
    .text = Four thousand employees, none of whom can say what the company makes, and all of whom, at noon, are at lunch.
corporation-x2 = Halcyon Compliance Trust
    .text = They certify that others follow the rules. Their own are so good that nobody is allowed to read them.
corporation-x3 = OmniBland Retail
    .text = Everything, everywhere, in beige. Open all night, because closing would require a decision.
twist-lunch = Lunch is sacred
    .text = In rounds 3, 6, 9 and so on no unit patrols. Units still pursue and look into alert chips.
twist-badges = Everything is written down
    .text = Every door opened by brute force raises threat by 1.
twist-night-shift = The night shift
    .text = At the end of rounds 5, 10, 15 and so on a level 1 guard appears on the free hallway post nearest to the module.
carried-power = rested: each agent starts with 1 more power
carried-key = a key: the first player’s agent starts with one
carried-level = a foot in the door: every network level starts 1 higher
carried-calm = nobody noticed: the threat limit is 2 higher
entry-K-CHIP-P = a physical chip
entry-K-CHIP-T = a tech chip
entry-K-CHIP-U = a utility chip
entry-K-DIE = the keypad die
entry-K-ALARM = an alarm
entry-K-POWER = a loss of 1 power
entry-K-OK = a blank face
purchase-die-1 = the first die
purchase-die-2 = the second die
purchase-die-3 = the third die
purchase-ability-1 = the first ability
purchase-ability-2 = the second ability
purchase-ability-3 = the third ability
purchase-reserve-1 = the first reserve upgrade
purchase-reserve-2 = the second reserve upgrade
purchase-reserve-3 = the third reserve upgrade
universal-swap = Swap
universal-push = Push
universal-repair = Repair
purpose-move = a move
purpose-wall = the wall
purpose-unit = the unit
purpose-door = the door
purpose-terminal = the terminal
purpose-copy = the ledger
purpose-broadcast = the broadcast
purpose-crack = the vault
ping-THREAT-1 = threat +1
ping-THREAT-1-TRANSFER = threat +1, and pings transfer
ping-CEO-1 = CEO +1
ping-CEO-1-TRANSFER = CEO +1, and pings transfer
ping-NEWPING-1 = a new ping
ping-NEWPING-1-TRANSFER = a new ping, and pings transfer
inspection-guard = a guard appears
inspection-mainframe = a terminal becomes a mainframe
inspection-lock = all doors of the room lock
inspection-imperative = an imperative
inspection-power = 1 power
source-own = your reserve
source-team = the team reserve
by-agent = the agent’s square
by-module = the module’s square
reserve-0 = A’s reserve
reserve-1 = B’s reserve
reserve-2 = C’s reserve
reserve-3 = D’s reserve
reserve-team = the team reserve
ending-won = the mission is done
ending-threat = the threat has reached its limit
ending-module = the command module has no power left
ending-agents = all agents are shut down
ending-cap = the night is over

## Mission cards
brief-part-title = Mission card
brief-part-complexity = complexity { $count } of 3
brief-part-floor = Floor { $floor }: { $plan }
brief-part-do = What to do
brief-part-leave = How to leave
brief-part-threat = Threat
brief-part-lose = How you win and lose
brief-part-new = New in this mission
brief-part-twist = The corporation
brief-part-wait = Not yet
brief-places = { $pairs ->
        [1] { $square1 } in { $room1 }
        [2] { $square1 } in { $room1 } and { $square2 } in { $room2 }
        [3] { $square1 } in { $room1 }, { $square2 } in { $room2 } and { $square3 } in { $room3 }
        [4] { $square1 } in { $room1 }, { $square2 } in { $room2 }, { $square3 } in { $room3 } and { $square4 } in { $room4 }
       *[other] { $squares }; { $rooms }
    }
brief-squares = { $draws ->
        [0] { brief-places }
        [one] drawn at random, one of { brief-places }
       *[other] drawn at random, { $draws } of { brief-places }
    }
brief-room = { $draws ->
        [0] { $rooms }
       *[other] drawn at random, one of { $rooms }
    }
brief-test = a test of { $test } AP: roll as many of the dice you still have this turn as you like, all at once; the numbers they show are your AP, and must total at least { $test }
brief-goal-copy = Copy { $needed ->
        [one] one ledger
       *[other] { $needed } ledgers
    }: an agent stands on a lit square whose ledger has not been copied yet ({ brief-squares }), takes the action “Mission: copy a ledger” and passes { brief-test }.
brief-goal-terminals = Hack terminals in { $needed ->
        [one] one of the lit rooms
       *[other] { $needed } of the lit rooms
    } ({ $draws ->
        [0] { $rooms }
       *[other] { $draws } terminals, drawn at random, stand { $hall ->
            [0] in { $rooms }
           *[other] in the hallway and in { $rooms }
        }
    }): on its turn an agent takes the action “Work the terminal”, at a terminal on which it stands itself or the command module stands. It draws a terminal card, chooses one of its options and passes a test of the AP that this costs; after a failure you may try again with another action. Each room counts once{ $hall ->
        [0] .
       *[other] ; terminals in the hallway never do.
    }
brief-goal-broadcast = Broadcast { $needed ->
        [one] once
       *[other] { $needed } times
    }: the command module stands on the lit square ({ brief-squares }), an agent on a square beside it, not diagonally and with no wall or locked door between; the agent takes the action “Mission: broadcast” and passes { brief-test }.
brief-goal-hubs = Reach { $needed ->
        [one] one deep hub
       *[other] { $needed } deep hubs
    }: on an agent’s turn its IP (its piece on the network) stops on a hub of layer 3 or on the core, and beats a ping that is there{ $needed ->
        [one] .
       *[other] ; the same hub may count again.
    }
brief-goal-key = Take { $needed ->
        [one] a key
       *[other] { $needed } keys
    } from a unit that carries one (the map shows a key beside it): an agent beside the unit, not diagonally, attacks it. One roll decides: as many AP as its resistance, which its close-up shows, shut it down, up to 5 less stun it; either way the agent has the key. Some cards take a unit’s key, too; a key that comes from elsewhere does not count. As always an attack raises threat by 1, and the agent is spotted.
brief-goal-fetch = Fetch the folder: an agent stands on the lit square ({ brief-squares }) and takes the action “Mission: fetch the folder”, without a test.
brief-goal-lure = Lure { $needed ->
        [one] one unit
       *[other] { $needed } units at once
    } into the lit room ({ brief-room }): at the end of a corporation turn { $needed ->
        [one] a unit that was not placed in that room must stand in it
       *[other] { $needed } units that were not placed in that room must stand in it
    }. Units walk to robots that are spotted, and to alert chips lying where a robot was seen.
brief-goal-crack = Crack the vault: an agent stands on the lit square ({ brief-squares }), takes the action “Mission: crack the vault” and rolls as many of the dice they still have this turn as they like. The AP of all attempts and agents add up; at { $needed } or more the vault is open. After each attempt threat rises by { $threat }.{ $guard ->
        [0] { "" }
       *[other] { " " }When the vault is open, a level { $guard } guard appears in the hallway.
    }
brief-goal-caches = Take { $needed ->
        [one] one cache, a hidden parcel
       *[other] { $needed } caches, which are hidden parcels
    }: in an agent’s Move that agent or the command module steps on a lit square with a cache ({ brief-squares }), takes it without a test, and may walk on. Only the steps cost AP.
brief-goal-park = Park the command module in the lit room ({ brief-room }): it must stand on any square of that room when a player’s turn ends, whoever’s turn it is. Once is enough; it moves with the AP of any agent’s Move.
brief-reward = As soon as all objectives of this floor are met, every agent that is not shut down gains { $reward } power.
brief-leave-when = When all objectives of this floor are met, a player’s turn (the same one will do) must end with every agent and the command module
brief-leave-any = { brief-leave-when } in a secure zone (green on the map), north or south, together or apart. Agents that are shut down do not count; they are taken along.
brief-leave-other = { brief-leave-when } in the other secure zone (green on the map): each robot begins this floor in the zone by which it left the floor before, and leaves by the opposite one, north or south. Agents that are shut down do not count; they are taken along.
brief-leave-north = { brief-leave-when } in the northern secure zone (green on the map): everybody came in from the south, so everybody leaves in the north. Agents that are shut down do not count; they are taken along.
brief-threat = Threat rises by { $seats } after every round, by { $seats } with every restart of the burncycle, by 1 with every attack on a unit, even one that fails, by 1 for every robot that a unit with Demerit hits, by 3 when an agent is shut down, and by 2 when you replace an active captain chip of the cycle. The ping die may raise it too, and so may some CEOs and captains{ $elsewhere ->
        [0] .
       *[other] , and what this card says elsewhere.
    }
brief-threat-alerts = At this difficulty every alert chip that comes into play raises threat by 1 as well.
brief-threat-falls = It falls by 1 when an agent’s IP (its piece on the network) stops on a hub of layer 2 (layers count from outside) or on the core, the innermost hub; and thanks to some terminal and network cards.
brief-thresholds = The CEO acts the first time that threat reaches or passes { $first }, then { $second }, then { $third }: once for each, even if one jump passes two of them.
brief-lose = { $floors ->
        [one] You win as soon as you have left the floor.
       *[other] You win as soon as you have left the last floor.
    } You lose when threat, which begins at 0, reaches { $limit } (by itself at the end of round { $alone }), when the command module has no power left, { $rounds ->
        [0] or when all agents are shut down.
       *[other] when all agents are shut down, or after { $rounds } rounds.
    }
brief-wait-goal = Not yet: { $goal }, { $now } of { $needed }.
brief-wait-outside = Not yet in { $exit ->
        [other] the other secure zone
        [north] the northern secure zone
       *[any] a secure zone
    }: { $robots }.
brief-wait-everybody = Not yet in { $exit ->
        [other] the other secure zone
        [north] the northern secure zone
       *[any] a secure zone
    }: everybody.

## Actions
action-upgrade = Take reserve upgrade { $number }
action-agent = Take { $agent }
action-access = Access point { $number }
action-buy = Buy { $purchase }
action-activate = Activate { $universal } for the module
action-open = Open slot { $slot }
action-install = Install { $item }
action-scrap = Discard { $item } for 1 power
action-end-routing = End routing
action-restart = Restart the cycle
action-begin = Begin the turn
action-move = Move
action-break = Attack the wall ({ $direction })
action-attack = Attack { $unit }
action-keypad = Work the keypad ({ $direction })
action-terminal = Work the terminal on { $by }
action-network = Draw a network card
action-repair = Repair { $robot }
action-mission = Mission: { $goal }
action-decoy = Lay a decoy
action-pass = Pass on this chip
action-end-actions = End the actions
action-amount = { $number } power
action-alter = Put { $chip } from { $source } into slot { $slot }
action-give = Give { $item } to { $robot }
action-take = Take { $item } from { $robot }
action-use = Use { $item }
action-overtime = Overtime: 1 power for 2 dice
action-roll = Roll { $basic } basic, { $advanced } advanced, { $elite } elite dice
action-boost = Add a token: +3 AP
action-reroll = Reroll { AN($die) } showing { $face }
action-keep = Keep the roll
action-step = { $robot } steps { $direction }
action-swap = { $robot } swaps { $direction }
action-push = { $robot } pushes { $direction }
action-cross = { $robot } crosses the wall { $direction }
action-cache = { $robot } takes the cache
action-stop = Stop
action-through = Step through
action-stay = Stay
action-dir = Go { $direction }
action-key = Use a key
action-entries = Resolve the entries
action-force = Brute force
action-strike = Strike { $entry }
action-resolve = Resolve { $entry }
action-pay = Pay { $chip } from { $source }
action-jump = Move the marker to slot { $slot }
action-bribe = Pay 1 power instead of the alarm
action-give-up = Give up for now
action-hold = Keep { $terminal }
action-option = Option { $number } of the terminal
action-enough = No second option
action-card = Resolve { $network }
action-discard = Discard { $network }
action-redraw = Draw again
action-keep-drawn = Keep the card
action-ip-on = IP: one node on
action-ip-transfer = IP: transfer
action-ip-stay = IP: stay at home
action-cold-restart = Cold Restart
action-accept-boot = Be booted
action-lose-power = Lose 1 power
action-raise-threat = Threat +1
action-square = Square { $square }
action-door = The door at { $square }, { $direction }
action-unit = { $unit }
action-node = { $node }
action-chip = { $chip }
action-slot = Slot { $slot }
action-robot = { $robot }
action-zone = { $zone }
action-die = { AN($die) }

## Prompts
prompt-upgrade = Choose a reserve upgrade.
prompt-choose-agent = Choose your agent.
prompt-return-ip = Choose where your IP comes back.
prompt-route = Route power: buy what you like, then end.
prompt-place = Choose a starting square for { $robot }.
prompt-restart = Restart the cycle, or begin the turn?
prompt-menu = Slot { $slot }: choose an action.
prompt-after = Free actions, then end the step.
prompt-amount = How much power for { $robot }?
prompt-dice = Which dice for { $purpose }?
prompt-reroll = Reroll a die, or keep the roll.
prompt-move = { $ap } AP left: step, or stop.
prompt-push = Where does the unit go?
prompt-through = Step through?
prompt-trail = Where does the alert chip lie?
prompt-method = How do you open this door?
prompt-strike = Strike an entry.
prompt-entries = Resolve the entries.
prompt-hold = Which card do you keep?
prompt-option = Choose an option.
prompt-door = Choose a door.
prompt-unit = Choose a unit.
prompt-node = Choose a ping.
prompt-chip = Choose a type of chip.
prompt-slot = Choose a slot.
prompt-robot = Choose an alert chip.
prompt-zone = Choose a zone.
prompt-die = Choose a spent die.
prompt-square = Choose a square.
prompt-card = Which network card now?
prompt-hand = Discard down to three cards.
prompt-redraw = Keep this network card?
prompt-ip = Move your IP.
prompt-boot = Your IP meets a stronger ping.
prompt-toll = The captain’s toll: power or threat?
prompt-give-chip = Discard a chip.
prompt-shove = Move the unit, or stop ({ $count } left).
prompt-corp-unit = Which unit acts next?
prompt-corp-robot = Whom does it pursue?
prompt-corp-alert = Which alert chip is investigated next?
prompt-corp-nearest = Which of the nearest units goes?
prompt-wild = Degrade any active chip.
wait = { $seat } decides.
prompt-won = You have won: { $ending }.
prompt-lost = You have lost: { $ending }.

## Events
event-game_started = { $mission } begins against { $ceo }; in command of the units: { $captain }.
event-agent_chosen = { $seat } takes { $agent }.
event-floor_built = Floor { $floor }: { $plan }.
event-unit_placed = { $unit } stands on { $square } ({ $room }).
event-cycle_filled = The cycle is filled; the captain chip lies in slot { $slot }.
event-placed = { $robot } starts on { $square } ({ $room }).
event-bought = { $robot } buys { $purchase } for { $price } power.
event-activated = The module activates { $universal } for { $price } power.
event-slot_opened = Slot { $slot } is opened for { $price } power.
event-installed = { $robot } installs { $item }.
event-scrapped = { $robot } discards { $item } for 1 power.
event-restarted = { $seat } restarts the cycle.
event-turn_began = { $seat } begins a turn with { $agent }.
event-chip = The marker reaches { $chip } in slot { $slot }.
event-passed = Slot { $slot }: { $seat } passes.
event-actions_ended = { $seat } ends the actions.
event-boosted = A token adds { $count } AP.
event-rolled = { $faces_count ->
        [0] { $seat } rolls no dice for { $purpose }.
       *[other] { $seat } rolls for { $purpose }: { $faces }.
    }
event-rerolled = The { $die } showing { $face } is rolled again: { $faces }.
event-tested = { $ap ->
        [0] No AP
       *[other] { $ap } AP
    } for { $purpose }.
event-failed = Not enough AP for { $purpose }.
event-moved = { $robot } goes { $direction } to { $square } ({ $room }).
event-crossed = { $robot } crosses a wall to { $square } ({ $room }).
event-swapped = { $robot } and { $other_robot } change places.
event-pushed = { $robot } pushes { $unit } to { $square } ({ $room }).
event-cache_drawn = { $robot } finds { $item }.
event-inspected = { $robot } is inspected in { $room }: { $inspection }.
event-mainframe = The terminal on { $square } ({ $room }) is a mainframe.
event-spotted = { $robot } is spotted.
event-lost_them = { $robot } slips away; the alert chip stays on { $square } ({ $room }).
event-alert_moved = { POSSESSIVE($robot) } alert chip lies on { $square } ({ $room }).
event-calmed = { POSSESSIVE($robot) } alert chip leaves the floor.
event-wall_broken = The wall { $direction } of { $square } ({ $room }) is destroyed.
event-unit_down = { $unit } is shut down.
event-unit_stunned = { $unit } is stunned.
event-key_taken = { $seat } takes { POSSESSIVE($unit) } key.
event-keypad_drawn = A keypad card lies at the door { $direction } of { $square } ({ $room }).
event-keypad_rolled = The keypad die shows { $entry }.
event-resolved = Entry resolved: { $entry }.
event-struck = Entry struck: { $entry }.
event-gave_up = { $seat } gives up the keypad.
event-door_unlocked = The door { $direction } of { $square } ({ $room }) unlocks.
event-door_locked = The door { $direction } of { $square } ({ $room }) locks.
event-terminal_drawn = { $seat } draws terminal cards: { $cards }.
event-terminal_done = { $seat } has worked { $terminal }.
event-network_drawn = { $seat } draws { $network }.
event-network_discarded = { $network } is discarded.
event-card_resolved = { $seat } resolves { $network }.
event-repaired = { $seat } gives { $count } power to { $robot }.
event-mission_action = { $seat }: { $goal }.
event-goal = Objective, { $goal }: { $now } of { $needed }.
event-altered = Slot { $slot } now holds { $chip }.
event-traded = { $item }: from { $robot } to { $other_robot }.
event-used = { $seat } uses { $item }.
event-overtime = { $seat } works overtime.
event-chip_gained = The team reserve gains { $chip }.
event-chip_discarded = { $chip } leaves { $reserve }.
event-dice_gained = { $count ->
        [one] One basic die joins
       *[other] { $count } basic dice join
    } the pool.
event-keys_gained = { $seat } gains { $count ->
        [one] a key
       *[other] { $count } keys
    }.
event-token = { $seat } gains a token for a later test.
event-quiet = { CAPITAL($room) }: nobody is spotted by range there for now.
event-range = All alert ranges: { SIGNED($count) } on this floor.
event-bead_removed = The inspection bead of { $room } is removed.
event-refreshed = The chip in slot { $slot } is active again.
event-degraded = The chip in slot { $slot } degrades.
event-cycle_rolled = The cycle die shows { $face ->
        [wild] its wild face
       *[other] { $face }
    }.
event-power = { $robot }: power { SIGNED($change) }, now { $now }.
event-threat = Threat { SIGNED($change) }, now { $now } of { $limit }.
event-threshold = Threshold { $threshold }: { $ceo } acts.
event-level = { $seat }: network level { SIGNED($change) }, now { $now }.
event-ceo_level = CEO level { SIGNED($change) }, now { $now }.
event-shut_down = { $robot } is shut down.
event-revived = { $robot } is back online.
event-imperative_drawn = { $robot } draws the imperative { $imperative }.
event-imperative_done = { $robot } fulfils { $imperative }.
event-ip_moved = { $seat }’s IP goes to { $node }.
event-hub = { $seat }’s IP stops on a hub of layer { $layer }.
event-booted = { $seat }’s IP is booted.
event-cold_restarted = { $seat }’s IP stays after a cold restart.
event-banned = { $seat }’s IP is banned.
event-ip_returned = { $seat }’s IP comes back at access point { $access }.
event-ping_added = A ping appears on { $node }.
event-ping_moved = A ping goes to { $node }.
event-ping_transferred = A ping transfers to { $node }.
event-ping_removed = The ping on { $node } is removed.
event-ping_rolled = The ping die shows { $pings }.
event-corporation_began = Round { $round }: the corporation acts.
event-investigated = { $unit } investigates { POSSESSIVE($robot) } alert chip.
event-unit_moved = { $unit } goes { $direction } to { $square } ({ $room }).
event-unit_attacked = { $unit } attacks { $robot }.
event-floor_done = Floor { $floor } is done.
event-game_won = You have won: { $ending }.
event-game_lost = You have lost: { $ending }.

## Options
option-mission = Which mission is played.
option-mission-m1 = ●○○ Petty Cash, one floor
option-mission-m2 = ●○○ Lunch Money, one floor
option-mission-m3 = ●●○ Reply All, two floors
option-mission-m4 = ●●○ Severance Package, two floors
option-mission-m5 = ●○○ Mandatory Training, one floor
option-mission-m6 = ●●○ Return to Sender, one floor
option-mission-m7 = ●●○ Spring Cleaning, two floors
option-mission-m8 = ●●● The Whistle, two floors
option-mission-m9 = ●○○ Stocktaking, one floor
option-mission-m10 = ●●○ Window Dressing, one floor
option-mission-m11 = ●●● Loss Leader, two floors
option-mission-m12 = ●●● Golden Parachute, three floors
option-difficulty = How much threat the team can bear, and whether alert chips raise it.
option-difficulty-relaxed = relaxed: half as much threat again
option-difficulty-standard = standard
option-difficulty-raised = raised: each alert chip put into play costs threat
option-difficulty-severe = severe: as raised, and a quarter less threat
option-module = The command module.
option-module-m1 = the Tea Trolley
option-module-m2 = the Filing Cabinet
option-module-m3 = the Potted Palm
option-module-m4 = the Water Cooler
option-agents = The agents: each seat chooses in turn, random, or a list with one for each seat.
option-agents-chosen = each chooses
option-agents-random = random
option-captain = The captain: one of the corporation’s at random, or chosen.
option-captain-random = random
option-captain-k1 = Foreman Gasket
option-captain-k2 = Inspector Brisk
option-captain-k3 = Warden Lull
option-captain-k4 = Marshal Ditto
option-captain-k5 = Superintendent Crisp
option-captain-k6 = Floorwalker Vane
option-ceo = The CEO: one of the corporation’s at random, or chosen.
option-ceo-random = random
option-ceo-c1 = Dame Prudence Overhead
option-ceo-c2 = Lorne Quill-Bottomley
option-ceo-c3 = Chip Margrave
option-ceo-c4 = Barnaby Thistlewick-Deck
option-ceo-c5 = Ottoline Fineprint
option-ceo-c6 = Maxine Everlow
option-corporation_choices = Who decides in which order units act: the table, or the players.
option-corporation_choices-automatic = automatic
option-corporation_choices-players = the players
option-stay_home = Whether an IP in its access point may stay there for the whole network step.
option-stay_home-false = no
option-stay_home-true = yes
option-repair_keep = Whether an agent that repairs must keep 1 power.
option-repair_keep-true = yes
option-repair_keep-false = no
option-repair = Which robots an agent can repair.
option-repair-adjacent = adjacent ones
option-repair-any = any on the floor
option-banned_ip = Where a banned IP comes back at a restart.
option-banned_ip-own = in its own access point
option-banned_ip-free = in any free access point
option-captain_carried = Whether a captain that stands in a secure zone stays there on the next floor.
option-captain_carried-false = no, back to its post
option-captain_carried-true = yes
option-dice_used_up = Whether a die that was rolled is spent until the next turn.
option-dice_used_up-true = yes
option-dice_used_up-false = no
option-carried = What the team takes along from the mission before, in a campaign.
option-carried-nothing = nothing
option-round_cap = After how many rounds the night is over and lost.

## Refusals
reason-wrong-step = that belongs to another step
reason-too-expensive = it costs { $price }, and { $robot } has { $power } power, of which 1 must be left
reason-not-for-sale = the module does not sell it
reason-no-room = this agent has two mods already
reason-no-such-way = no open way leads { $direction }: a wall or a locked door is in between
reason-not-held = { $item } is not in your agent’s hands
reason-not-enough-dice = you have { $basic } basic, { $advanced } advanced and { $elite } elite dice left
reason-not-possible = only what is marked comes into question here
reason-not-beside = { $what ->
        [unit] { $unit } does not stand beside your agent
        [robot] { $robot } does not stand beside your agent
       *[door] no robot stands beside that door
    }
reason-no-ability = { $either ->
        [yes] the module has not activated { $universal }, and your agent has not bought { $ability }
       *[no] your agent has not bought { $ability }
    }
reason-used-up = { $ability } is used up for this turn
reason-too-little-power = your agent has { $power } power; it takes { $needed }
reason-not-free = { $what ->
        [robot] { $robot } stands on that square
        [unit] { $unit } stands on that square
       *[other] that square is not free
    }
reason-not-on-floor = { $unit } is not on the floor
reason-other-zone = that square is in another zone
reason-locked = that door is locked already
reason-not-locked = that door is not locked
reason-not-rolled = no { $die } showing { $face } lies there to be rolled again
reason-no-goal = no objective of this floor is to { $goal }
reason-goal-met = that objective is met: { $goal }
reason-no-cards = there are no network cards left
reason-chip-in-play = the alert chip is on the floor already
reason-out-of-sight = it is not seen from here within { $count } squares
reason-no-link = there is no free link to transfer along
reason-other-type = that card needs a node of another type
reason-not-active = no active chip lies in slot { $slot }
reason-too-few-ap = there are { $ap } AP left; this step takes { $needed }
reason-no-swap = nobody has bought Swap
reason-no-push = units cannot be pushed aside now
reason-not-moving = { $robot } does not move now
reason-module-tired = the module moves at most { $count } squares in this action
reason-no-crossing = nothing lets this robot cross a wall now
reason-no-wall = no wall that can be broken lies { $direction }
reason-too-strong = { $unit } is of level { $level }; this stuns level { $most } at most
reason-asleep = { $unit } is stunned already
reason-no-door = there is no door { $direction }
reason-iam = a card marked IAM cannot be forced
reason-no-such-entry = this entry is not left: { $entry }
reason-not-ahead = no typed chip lies in slot { $slot } to the right of the marker
reason-no-terminal = there is no terminal on { $by }
reason-chosen-already = option { $number } is chosen already
reason-slot-shut = slot { $slot } is not open
reason-same-chip = slot { $slot } holds { $chip } already
reason-just-traded = { $item } has changed hands in this turn
reason-not-given = { $robot } gives by itself: one takes only from the module and from agents that are shut down
reason-a-mod = { $item } is a mod: it is not used, but installed
reason-at-keypads = { $item } is used while working a keypad
reason-full = the module holds { $count } power at most
reason-agent-taken = somebody has { $agent } already
reason-access-taken = that access point belongs to another IP
reason-no-lock = no door of { $zone } is locked
reason-nobody-there = no such unit is awake in { $zone }
reason-no-key = { $unit } has no key
reason-no-alert-chip = the alert chip of { $robot } does not lie there
reason-not-hallway = that square is not in the hallway
reason-no-bead = there is no inspection bead in { $zone }
reason-empty-slot = slot { $slot } is empty
reason-not-degraded = the chip in slot { $slot } is not degraded
reason-captains-chip = the captain’s chip in slot { $slot } cannot be changed
reason-no-ping = there is no ping on { $node }
reason-not-spent = no { $die } is spent
reason-bought-already = that is bought already
reason-not-a-mod = { $item } is no mod
reason-occupied = { $what ->
        [robot] { $robot }
       *[unit] { $unit }
    } stands there
reason-nobody-to-swap = no robot stands there to change places with
reason-nobody-to-push = no unit stands there to be pushed
reason-no-push-room = there is no free square to push the unit to
reason-no-wall-to-cross = no interior wall with a free square behind it lies { $direction }
reason-no-cache = there is no cache where { $robot } stands
reason-not-at-goal = { $goal }: that is done on { $squares }
reason-outside = it is laid only from inside the building
reason-not-for-keypads = { $item } strikes no entry of a keypad
reason-no-keypad-card = no keypad card lies at this door
reason-no-key-held = your agent carries no key
reason-not-drawn = { $terminal } was not drawn
reason-option-first = one option must be chosen first
reason-other-layer = that node is not on your IP’s layer
reason-no-plain-terminal = no ordinary terminal stands there
reason-not-itself = an agent does not repair itself
reason-off-floor = { $robot } is not on this floor
reason-no-stay = an IP stays at home only for the whole network step, and only where the table allows it
reason-no-token = your agent has no token
reason-no-such-chip = { $source } does not hold { $chip }
reason-card-not-held = you do not hold { $network }

## Rules
rule-BC-2_1_1 = Robots are the agents and the module; units are guards and the captain.
rule-BC-2_1_2 = A floor is a grid; an edge is open, a wall, or a door that is locked at the start.
rule-BC-2_1_3 = Adjacent squares share an edge that is open, a destroyed wall or an unlocked door.
rule-BC-2_1_4 = A square holds at most one robot or unit.
rule-BC-2_1_5 = Sight is blocked by walls and locked doors, never by pieces.
rule-BC-2_1_7 = Robots step over open edges, destroyed walls and unlocked doors into free squares.
rule-BC-2_1_8 = Where the corporation has a choice, the table takes the first, or the players decide.
rule-BC-2_2_8 = Each player chooses an agent, in turn from the first player.
rule-BC-2_2_10 = Alone you have all reserve upgrades, two players pick one each, three or four have none.
rule-BC-2_2_13 = Robots start on exterior squares of your choice, one on each.
rule-BC-2_3_2 = Before any player’s turn the team may restart the cycle.
rule-BC-2_4_1_1 = Spend an agent’s power on its dice, abilities and reserve; the module’s on universal abilities and slots.
rule-BC-2_4_1_2 = Nobody may be routed below 1 power.
rule-BC-2_4_1_4 = A mod is installed for nothing, two for each agent, or discarded for 1 power.
rule-BC-2_4_2_2 = Choose any number of unspent dice, roll them, and add bonuses: that is your AP.
rule-BC-2_4_3_1 = One action or a pass on each active chip, from left to right.
rule-BC-2_4_3_4 = Free actions come before, between and after actions.
rule-BC-2_4_3_5 = Move: 1 AP for each square, split between the agent and the module.
rule-BC-2_4_3_6 = A wall falls at 10 AP; the agent may step through and is spotted.
rule-BC-2_4_3_7 = Attack: shut down at the resistance, stunned at 5 less; threat +1 and spotted anyway.
rule-BC-2_4_3_8 = A keypad opens by a key, by its entries or by brute force.
rule-BC-2_4_3_9 = Terminal: draw a card, choose one option (two if optimised), and test for their cost.
rule-BC-2_4_3_10 = Draw a network card and keep at most three; optimised, take one further action.
rule-BC-2_4_3_11 = Repair: give own power to an adjacent robot.
rule-BC-2_4_3_12 = Missions and abilities offer standard actions of their own.
rule-BC-2_4_3_13 = Trade keys, equipment and uninstalled mods with adjacent robots.
rule-BC-2_4_3_14 = Replace a chip of the cycle by one from a reserve; an active captain chip costs threat +2.
rule-BC-2_4_4_2 = A step of the IP is one node clockwise or one transfer along a link.
rule-BC-2_4_4_5 = The higher network level wins; equal, the ping does, but the IP at 6.
rule-BC-2_4_4_7 = On an action node every network card of its type takes effect.
rule-BC-2_4_6 = The cycle die degrades a chip; on the wild face you choose.
rule-BC-2_7_1 = Chips are paid from reserves or by moving the marker; the die adds an entry; an alarm spots you.
rule-BC-2_7_3 = A robot on a cache during a move may take it.
rule-BC-2_9_3 = Drain: a robot that becomes adjacent costs a chip of its reserve.
rule-BC-2_10_1 = A restart refills the cycle and all reserves, and costs threat for every player.
rule-BC-2_10_6 = At a restart banned IPs come back at level 1: home, or by option in a free access point.
rule-BC-2_11_4 = You win when the last floor is done.
rule-BC-2_11_5 = You lose at the threat limit, without the module, or without agents.
rule-BC-3_1 = Cards speak in effect words; where one leaves a choice, you choose.
rule-BC-3_9 = Each captain has a cycle action of its own.
rule-BC-3_11 = Abilities are used at the moment they name, otherwise like a free action.
rule-BC-3_12 = The Filing Cabinet moves at most 4 squares in a Move.
rule-BC-3_13 = Keypad cards marked IAM have no resistance.
rule-BC-3_15 = A token of a network card adds 3 AP to one test.
rule-BC-3_17 = Equipment is discarded as a free action.
rule-BC-A7 = The module pays for its own upgrades.
rule-BC-A14 = A reroll icon lets you reroll one other die once.
rule-BC-A17 = Only interior walls break, not those of secure zones.
rule-BC-A19 = One key opens one door.
rule-BC-A20 = You may stop at any time; what is paid stays paid.
rule-BC-A21 = Brute force gets no bonus from an optimised action.
rule-BC-A26 = An IP may stay at home only for the whole network step, if the table allows it.
rule-BC-A27 = The module’s bank cannot rise above its limit.
rule-BC-A36 = Moving the marker uses up every chip it passes and the one it reaches.
rule-BC-A57 = Trade also takes from the module and from a shut-down agent.
rule-BC-A61 = Each item changes hands at most once a turn.

## The coach: why a choice is good or bad

coach-test = { $percent } % chance of the { $need } AP for { $purpose }.
coach-move_roll = { $ap ->
        [0] No AP at all
       *[other] About { $ap } AP
    } for { $purpose }; { $left ->
        [0] no die is left after it
        [one] one die is left after it
       *[other] { $left } dice are left after it
    }.
coach-dice_left = { $left ->
        [0] No die is left
        [one] One die is left
       *[other] { $left } dice are left
    } for the rest of the turn.
coach-closer = { $robot } comes nearer to where it is needed: { $ap } AP to go instead of { $before }.
coach-further = { $robot } goes away from where it is needed: { $ap } AP to go instead of { $before }.
coach-ap_left = { $ap ->
        [0] It takes { $used } AP, and none is left.
       *[other] It takes { $used } AP and leaves { $ap }.
    }
coach-ap_lost = { $ap ->
        [one] 1 AP is
       *[other] { $ap } AP are
    } lost.
coach-spotted = { $often ->
        [always] { $robot } is seen at once.
       *[some] { $robot } is seen at once { in-worlds }.
    }
coach-hidden = { $often ->
        [always] { $robot } gets out of sight.
       *[some] { $robot } gets out of sight { in-worlds }.
    }
coach-threat = { $exact ->
        [yes] The threat rises at once by { $most }.
       *[no] The threat rises at once { in-worlds }, by up to { $most }.
    }
coach-damage = { $often ->
        [always] { $robot } loses power at once: { $lost }.
       *[some] { $robot } loses power at once { in-worlds }, up to { $lost }.
    }
coach-goal = { $often ->
        [always] It advances an objective: { $goal }.
       *[some] It advances an objective ({ $goal }) { in-worlds }.
    }
coach-door = { $often ->
        [always] A door opens.
       *[some] A door opens { in-worlds }.
    }
coach-unit_down = { $often ->
        [always] A unit is stunned or shut down.
       *[some] A unit is stunned or shut down { in-worlds }.
    }
coach-pays = { $robot } pays { $count } power and keeps { $left }.
coach-power = { $robot } gains { $count } power and has { $total }.
coach-dice = { $count ->
        [one] One more die
       *[other] { $count } more dice
    } for this turn: { $total } in all.
coach-slots = { $count ->
        [one] One more active chip
       *[other] { $count } more active chips
    } in the burncycle: { $total } in all.
coach-network = A network card more in your hand.
coach-level = Your IP rises to level { $total }.
coach-item = You hold one more key or item.
coach-placed = It starts on { $square }, { $ap } AP from where it is needed.
coach-test_all = With all your dice: { $percent } % chance of the { $need } AP for { $purpose }.
coach-move_all = With all your dice about { $ap } AP; { $robot } has { $way } AP to go to where it is needed.
coach-optimised = The chip optimises this action.
coach-repair = { $robot } has { $total } power now; you choose how much to give.
coach-habit = It is what a plain, careful player would do here.
coach-own_die = From now on { AN($die) } more in every turn.
coach-ability = Ability: { $ability }. { $ability_text }
coach-reserve = It puts { $chip } into your reserve.
coach-module_can = From now on all your robots may use { $universal }.
coach-excess = { $robot } has more power than it may keep: { $lost } of it is lost.
coach-alter = { $when ->
        [past] The marker has passed here: { $chip } counts for the network step only.
        [now] Right here { $chip } optimises an action of its kind.
       *[ahead] When the marker comes here, { $chip } will optimise an action of its kind.
    }
coach-cycle_left = { $count ->
        [0] No chip is
        [one] One chip is
       *[other] { $count } chips are
    } active in the burncycle for this turn.
coach-slot = One more slot is open in the burncycle: { $total } in all.
coach-agent_power = { $total } power to begin with, of which at most { $bank } can be kept from turn to turn; the cheapest die costs { $price }.
coach-agent_skills = Abilities to be bought: { $abilities }.
coach-unused_dice = { $left ->
        [one] One die stays
       *[other] { $left } dice stay
    } unused.
coach-chip_passed = The action of this chip is lost; for the rest of the turn: { $left ->
        [0] no dice
        [one] one die
       *[other] { $left } dice
    } and { $count ->
        [0] no chip
        [one] one chip
       *[other] { $count } chips
    }.
coach-seen_more = When the turn is over and the units have moved, somebody is seen { in-worlds }, rather than in { $before }.
coach-seen_less = When the turn is over and the units have moved, somebody is seen { in-worlds }, rather than in { $before }.
coach-threat_more = By the end of the turn the threat, now { $threat } of { $limit }, is about { $rise } higher than with plain play.
coach-threat_less = By the end of the turn the threat, now { $threat } of { $limit }, is about { $rise } lower than with plain play.
coach-goal_more = An objective advances in this turn { in-worlds }, rather than in { $before }.
coach-goal_less = An objective advances in this turn { in-worlds }, rather than in { $before }.
coach-neutral = Nothing on the floor changes by it.
coach-replaces = It replaces { $old }, which goes { $kept ->
        [yes] into the team’s reserve.
       *[no] back to the box.
    }
coach-captain_out = { $past ->
        [yes] It replaces the captain chip: threat +{ $most }.
       *[no] It replaces the captain chip: threat +{ $most }, but the captain’s action no longer comes before a restart.
    }
coach-loses = { $often ->
        [always] The game is lost at once.
       *[some] The game is lost at once { in-worlds }.
    }
coach-wins = { $often ->
        [always] The game is won at once.
       *[some] The game is won at once { in-worlds }.
    }
coach-lost_more = By the end of the turn the game is lost { in-worlds }, rather than in { $before }.
coach-lost_less = By the end of the turn the game is lost { in-worlds }, rather than in { $before }.
coach-toll_free = { $robot } is down to 1 power already, which is not lost: it costs nothing.
coach-die_lost = { $when ->
        [now] { $count ->
            [one] One basic die less in this turn.
           *[other] { $count } basic dice less in this turn.
        }
       *[later] { $count ->
            [one] One basic die less in the next turn.
           *[other] { $count } basic dice less in the next turn.
        }
    }
coach-pool = { $total ->
        [0] You will have no dice in this turn.
        [one] You will have one die in this turn.
       *[other] You will have { $total } dice in this turn.
    }
coach-power_kept = { $robot } keeps { $count } power, { $dice ->
        [0] too little for a basic die.
        [one] enough for one basic die.
       *[other] enough for { $dice } basic dice.
    }
coach-turn_ends = { $most ->
        [0] The turn ends.
       *[other] The turn ends; the threat may still rise by { $most }.
    }
coach-over_limit = { $robot } can keep at most { $limit } power: what is above it would be lost anyway.

## What you are working towards

aim-errand = { $robot } to { $square }, { $ap } AP away: { $goal }.
aim-errand_door = { $robot } to { $square }, { $ap } AP away, to let the command module through.
aim-leave = { $robot } into a secure zone, { $ap } AP away.
aim-module_goal = The command module to { $square }, { $ap } AP away.
aim-objective = Objective: { $goal }, { $now } of { $needed }.
aim-threat_left = Threat { $threat }: at { $limit } the game is lost.

## What parameters name, where it is not their own name

param-cards = terminal
param-faces = face
param-other_robot = robot
param-square = grid
param-squares = grid
param-rooms = room
param-square1 = grid
param-room1 = room
param-square2 = grid
param-room2 = room
param-square3 = grid
param-room3 = room
param-square4 = grid
param-room4 = room
param-pings = ping
param-robots = robot
param-abilities = ability
param-old = chip
param-node = ring

## The names of fields and zones, for lists and drawings

field-access = access point
field-agent = agent
field-bank = bank
field-boosts = boosts
field-cycle = burncycle
field-doors = doors
field-floor = floor
field-floors = floors
field-imperative = imperative
field-ip = IP
field-level = level
field-limit = limit
field-online = online
field-power = power
field-robots = robots
field-threat = threat
field-units = units

## What is asked in the middle of a choice

ask-alter = Into which slot goes { $chip }?
ask-roll = How many advanced dice?
ask-roll-2 = How many elite dice?
ask-step = Which way does { $robot } step?
ask-pay = Which reserve pays { $chip }?
ask-give-2 = Hand over { $item } to { $robot }?
ask-take-2 = Take { $item } from { $robot }?
ask-after-item = What do you do with { $thing }?
ask-after-robot = { $thing }: which way, or what?
ask-after-unit = What do you do with { $thing }?
ask-after-entry = How do you settle this entry: { $thing }?
