## The company

division-dev = Development
division-hr = Human Resources
division-com = Communications
division-acc = Accounting
division-leg = Legal & Patents
division-ctl = Controlling

privilege-dev = Development
    .text = Head: use an action to entice one employee away, or to take one from the bank. Bribed: three employees, at most one from each opponent.
privilege-hr = Human Resources
    .text = More employees when you hire or found with new staff, the more the lower the motivation.
privilege-com = Communications
    .text = Head: you sort the events. Bribed: one extra action at the opening of the next meeting.
privilege-acc = Accounting
    .text = More shares for your money, the more the lower the motivation.
privilege-leg = Legal & Patents
    .text = Head: dismiss one employee for one influence. Bribed: two for two.
privilege-ctl = Controlling
    .text = More bonus for each of your departments, the more the lower the motivation.
privilege-chairman = Chairman
    .text = At the opening of the meeting. Head: found a department with one employee. Bribed: found a main department.

side-face_down = face down
side-head = head’s side
side-bribed = bribed side

track-influence = influence
track-shares = shares
track-main = main departments
track-corruption = corruption

way-influence = influence
way-shares = shares
way-main = main departments
way-corruption = corruption
way-counsel = counsel
way-archenemy = the archenemy

colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
colour-red = Red
colour-black = Black

enemy-card_1 = influence, shares and corruption
enemy-card_2 = shares, corruption and main departments
enemy-card_3 = influence, main departments and counsel
enemy-card_4 = influence, shares and counsel
enemy-card_5 = corruption, main departments and counsel
enemy-card_6 = influence, corruption and main departments

happening-bonus = Bonus Payment
    .text = Money for certificates, departments, board seats and the Chairman.
happening-meeting = Directors’ Meeting
    .text = The phase ends at once.
happening-coffee = Coffee becomes a cost centre
    .text = Motivation −1. Each cup now needs a project number.
happening-chairs = Chairs must be booked
    .text = Motivation −1. Standing is free until further notice.
happening-printer = The printer wants a subscription
    .text = Motivation −1. The trial version prints vowels only.
happening-parking = Parking moved to the next town
    .text = Motivation −1. The shuttle parks there too.
happening-plants = Plants replaced by pictures of plants
    .text = Motivation −1. They still have to be watered on Thursdays.
happening-reply_all = Reply-to-all week
    .text = Motivation −1. Please take me off this list. Me too. Me three.
happening-new_logo = New logo, same old lift
    .text = Motivation −1. The logo goes up. The lift does not.
happening-open_plan = Open plan, closed windows
    .text = Motivation −2. Transparency is a state of mind.
happening-desk_lottery = Desk lottery
    .text = Motivation −2. Today’s winner sits in the copy room.
happening-values_workshop = Values workshop on a Saturday
    .text = Motivation −2. Our first value is family.
happening-vending_machine = The canteen is outsourced to a vending machine
    .text = Motivation −2. Soup is B7. B7 is empty.
happening-time_sheets = Time sheets for time sheets
    .text = Motivation −2. Filling in this card: 0.25 hours.
happening-frozen_bonus = Bonus frozen, except upstairs
    .text = Motivation −3. It is warmer there.
happening-boss_away = The boss is on holiday
    .text = Motivation +1. Somebody opened a window.
happening-fire_drill = Fire drill on a Friday afternoon
    .text = Motivation +2. Nobody could be found afterwards.
happening-moron_1 = Moron of the month
    .text = Whoever sorted the events pays 100,000 to everybody else. Flowers are not included.
happening-moron_2 = Wrong button, right person
    .text = Whoever sorted the events pays 100,000 to everybody else. It was marked “do not press”.
happening-moron_3 = Sent to the press by mistake
    .text = Whoever sorted the events pays 100,000 to everybody else. The headline was excellent.
happening-scandal_1 = Board scandal: the yacht was a business trip
    .text = The Chairman goes with 200,000. His card is turned face down.
happening-scandal_2 = Board scandal: the consultant was his dog
    .text = The Chairman goes with 200,000. His card is turned face down. The dog stays.
happening-birthday_1 = The Honorary President turns ninety
    .text = The Chairman and every head but Communications’ pay 100,000.
happening-birthday_2 = The Honorary President turns ninety again
    .text = The Chairman and every head but Communications’ pay 100,000. Nobody dares to count.
happening-party = Summer party
    .text = Every member of the board pays 100,000. The weather was in the budget.
happening-outing = Company outing
    .text = Nothing happens. There are photographs of it.

business-hire = hiring
business-found = founding with own staff
business-open = founding with new staff
business-move = moving
business-merge = merging
business-resign = a resignation
business-bribe = a bribe
business-influence = buying influence
business-main = buying a main department
business-counsel = buying counsel
business-shares = buying shares
business-development = the Development privilege
business-legal = the Legal & Patents privilege
business-pass = passing

choice-to-board = to the board
choice-to-counsel = to counsel
choice-extra = one more from Human Resources
choice-accept = accept
choice-refuse = refuse
choice-stop = no second offer
choice-entice-bank = from the bank
choice-waive = do without
choice-commit = done

## Actions

action-place = Place a department in { $division }
action-place-board = Place a figure on the board
action-grant = Use the Chairman card: found in { $division }
action-retire-board = Move your head to the board
action-retire-counsel = Move your head to counsel
action-sort = Next event: { $happening }
action-act-hire = A: hire employees
action-act-found = B: found departments with your own staff
action-act-open = B: found a department with new staff
action-act-move = C: move departments
action-act-merge = C: merge two departments
action-act-resign = D: let a head resign
action-act-bribe = E: bribe somebody
action-act-influence = F: buy influence for three employees
action-act-main = F: buy a main department
action-act-counsel = F: buy counsel
action-act-shares = F: buy shares
action-act-development = G: use Development
action-act-legal = G: use Legal & Patents
action-act-pass = Pass: nothing can be done
action-post = New employee to { $division }, office { $office }
action-lift = Lift an employee from { $division }, office { $office }
action-settle = Found in { $division } with those lifted
action-open = Found in { $division }
action-extra = One more employee from Human Resources
action-bring = Bring an employee from { $division }, office { $office }
action-shift = Move the unit in { $division }, office { $office }
action-to = To { $division }
action-join = Merge the department in { $division }, office { $office }
action-with = With the department in { $division }, office { $office }
action-onto = At the office { $division } { $office }
action-into = In a new office of { $division }
action-resign-board = The head of { $division } goes to the board
action-resign-counsel = The head of { $division } goes to counsel
action-offer = Make an offer for { $privilege }
action-coarse = { $sum } in large notes
action-fine = and { $sum } in small notes
action-accept = Accept the envelope
action-refuse = Refuse the envelope
action-stop = No second offer
action-fire = They lose an employee in { $division }, office { $office }
action-dismiss = Dismiss an employee in { $division }, office { $office }
action-establish = A main department in { $division }
action-consult = A consultant for { $division }
action-buy = The certificate of { $shares } { $shares ->
        [one] share
       *[other] shares
    }
action-entice = Entice an employee from { $division }, office { $office }
action-entice-bank = Take an employee from the bank
action-house = The employee goes to { $division }, office { $office }
action-waive = Do without
action-commit = Done

## Events

event-game_started = The cards are dealt. { $seat } holds Communications and begins.
event-game_started-cards = The cards are dealt. { $seat } holds Communications and begins. Your archenemy: { $colour } in { $enemy }. Your privilege cards: { $privileges }.
event-placed_department = { $seat } places a department in { $division }.
event-placed_board = { $seat } places a figure on the board.
event-left_board = The leftmost figure, { $seat }’s, leaves the board.
event-closed = { $seat }’s department in { $division }, office { $office }, closes.
event-meeting_opened = Directors’ meeting number { $meeting }.
event-granted = { $seat } uses the Chairman card and founds in { $division }.
event-waived = { $seat } does without.
event-chairman_dismissed = { $seat }’s Chairman steps down.
event-chairman_elected = { $seat }’s leftmost figure becomes Chairman.
event-chairman_by_card = The board is empty: { $seat } holds the Chairman card and seats a Chairman.
event-head_named = { $seat } names the head of { $division }.
event-head_by_card = Nobody manages in { $division }: { $seat } holds its card and names the head.
event-head_stays = { $seat }’s head of { $division } stays.
event-retired_board = { $seat }’s old head of { $division } joins the board.
event-retired_counsel = { $seat }’s old head of { $division } becomes a consultant.
event-cards_dealt = Every head takes the card of the division; { $seat } takes the Chairman card.
event-motivation_reset = The motivation goes back to the top.
event-events_drawn = { $seat } draws the events and sorts them in secret.
event-events_drawn-cards = You draw: { $events }.
event-event_sorted = { $seat } lays event number { $place }.
event-event_sorted-card = You lay as number { $place }: { $happening }.
event-stack_ready = { $seat } lays the stack of events down.
event-turned = Round { $round }: { $happening }.
event-motivation_moved = The motivation moves by { $change } to { $total }.
event-bonus_paid = { $seat } gets a bonus of { $sum }.
event-fined = { $seat } pays { $sum }.
event-compensated = { $seat } gets { $sum }.
event-received = { $seat } receives { $sum }.
event-showed_money = { $seat } shows all money: { $sum }.
event-chairman_fell = { $seat }’s Chairman falls; the Chairman card is turned face down.
event-began = { $seat } begins { $business }.
event-posted = { $seat } puts a new employee into { $division }, office { $office }.
event-lifted = { $seat } lifts an employee from { $division }, office { $office }.
event-settled = { $seat } founds a department in { $division }, office { $office }.
event-opened = { $seat } founds a department with new staff in { $division }, office { $office }.
event-extra = { $seat } takes one more employee.
event-brought = { $seat } brings an employee from { $division }, office { $office }.
event-unit_taken = { $seat } packs up { $division }, office { $office }.
event-unit_moved = { $seat } moves into { $division }, office { $office }.
event-joined = { $seat } wants to merge { $division }, office { $office }.
event-merged = { $seat } opens a main department in { $division }, office { $office }.
event-resigned_board = { $seat }’s head of { $division } resigns and joins the board.
event-resigned_counsel = { $seat }’s head of { $division } resigns and becomes a consultant.
event-card_named = { $seat } fills an envelope for { $target }’s card { $privilege }.
event-sum_counted = { $seat } counts money into the envelope.
event-sum_counted-sum = You count { $sum } into the envelope.
event-offered = { $seat } passes an envelope to { $target } for { $privilege }.
event-offered-sum = { $seat } offers { $target } { $sum } for { $privilege }.
event-accepted = { $seat } accepts: { $privilege } goes to { $target }.
event-accepted-sum = { $seat } accepts { $sum }: { $privilege } goes to { $target }.
event-refused = { $seat } refuses; the envelope goes back to { $target }.
event-stopped = { $seat } makes no second offer.
event-fired = { $target } loses an employee in { $division }, office { $office }.
event-dismissed = { $seat } dismisses an employee in { $division }, office { $office }.
event-established = { $seat } buys a main department in { $division }, office { $office }, for { $sum }.
event-consulted = { $seat } buys a consultant for { $division } for { $sum }.
event-bought = { $seat } buys the certificate of { $shares } { $shares ->
        [one] share
       *[other] shares
    } for { $sum }.
event-enticed = { $seat } entices an employee of { $target } away from { $division }, office { $office }.
event-enticed_bank = { $seat } takes an employee from the bank.
event-housed = { $seat } puts the employee into { $division }, office { $office }.
event-scored = { $seat }: { $track } +{ $by }, now { $total }.
event-point = { $seat } reaches a victory point: { $way }. That makes { $count }.
event-announced = { $seat } stands at the target and shows the archenemy: { $colour } in { $enemy }. { $true ->
        [true] Outclassed!
       *[other] Not outclassed yet.
    }
event-passed = { $seat } can do nothing and passes.
event-committed = { $seat } is done.
event-game_ended = The game is over: { $reason }. { $winners_count ->
        [one] { $winners } runs the company.
       *[other] { $winners } run the company together.
    }

reason-target = the target is reached
reason-cap = the last meeting allowed has been held

## Prompts

prompt-place = Place a figure: a department in a division, or a seat on the board.
prompt-grant = The Chairman card: found in a division, or do without.
prompt-retire = Your head is displaced: to the board or to counsel?
prompt-sort = Sort the events: which comes next?
prompt-act = Your turn: choose an action.
prompt-extra-act = Communications gives you one extra action.
prompt-hire = Where do the new employees go?
prompt-lift = Lift employees, then choose where they found a department.
prompt-open = In which division do you found?
prompt-staff = Reinforce the new department, or be done.
prompt-shift = Which unit moves?
prompt-to = To which division?
prompt-join = Which department is merged?
prompt-with = With which other one?
prompt-unite = Where does the main department open?
prompt-resign = Which head resigns, and where to?
prompt-offer = For which card do you make an offer?
prompt-second-offer = Refused. A second offer, or enough?
prompt-coarse = How much, in steps of 500,000?
prompt-fine = And in steps of 50,000?
prompt-answer = { $asker } offers { $sum } for { $privilege }. Accept?
prompt-fire = Which employee is lost for the refusal?
prompt-dismiss = Which employee goes?
prompt-establish = In which division?
prompt-consult = For which division?
prompt-buy = Which certificate?
prompt-entice = Whose employee do you entice away?
prompt-house = Where does the employee work for you?
prompt-commit = Done? Until then everything can be taken back.
prompt-over = The game is over. { $winners_count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
wait-place = { $seat } must place a figure.
wait-grant = { $seat } may use the Chairman card.
wait-retire = { $seat } must choose where a displaced head goes.
wait-sort = { $seat } sorts the events.
wait-act = { $seat } takes an action.
wait-answer = { $seat } looks into { $asker }’s envelope for { $privilege }.

## Options

option-target = How many victory points end the game: four, or five for a long game.
option-target-4 = four
option-target-5 = five, a long game
option-thresholds = How much is needed for a point: as in the booklet, 18 shares as in an edition of 2009, or 8 corruption as on the box of some shops.
option-thresholds-booklet = as in the booklet
option-thresholds-alt_2009 = 18 shares
option-thresholds-blurb = 8 corruption
option-moron_payer = Who pays for the Moron: whoever sorted the events, or the present head of Communications.
option-moron_payer-starter = whoever sorted
option-moron_payer-com_head = the head of Communications
option-meeting_end = When the target is reached in a meeting: the game ends after its step 5, or after the first round that follows.
option-meeting_end-after_step5 = after step 5
option-meeting_end-next_round = after the next round
option-meeting_cap = After the phase of so many meetings the game ends; most points win, then most money.

## Reasons for a refusal

reason-wrong-step = something else is decided now
reason-not-finished = this step is not finished
reason-nothing-to-waive = there is nothing to do without
reason-no-free-office = there is no free office there
reason-not-drawn = that event was not drawn
reason-already-sorted = that event lies in the stack already
reason-bonus-first = the Bonus Payment comes before the Directors’ Meeting
reason-meeting-too-early = the Directors’ Meeting comes fifth or later
reason-no-room = there is no room for one more employee
reason-too-few-employees = there are not enough employees
reason-nothing-to-move = no unit can move to another division
reason-too-few-departments = two departments are needed
reason-not-your-head = you have no head there
reason-no-money = there is not enough money
reason-no-card = you do not hold that card
reason-card-face-down = that card lies face down
reason-own-card = one bribes for the cards of others
reason-not-higher = a second offer for the same card must be higher
reason-sum-too-low = the sum is too low
reason-sum-too-high = there is not so much money
reason-out-of-stock = there is no such certificate left
reason-something-to-do = passing is only for those who can do nothing
reason-not-your-unit = that unit is not yours
reason-no-employee = there is no employee there to take
reason-just-founded = that department has just been founded
reason-just-moved = that department has just moved
reason-not-a-department = main departments cannot do that
reason-picked-already = that department is picked already
reason-same-division = it must go to another division
reason-not-picked = that office is not one of the two
reason-nothing-extra = Human Resources adds nothing more
reason-own-employee = one entices the employees of others
reason-enticed-already = that opponent has lost an employee already
reason-owes-nothing = nobody there owes an employee
reason-enough-lifted = six employees are lifted already
reason-too-few-lifted = at least two employees must be lifted

## Help for each rule a choice cites

rule-PS-5 = Place a manager with three employees in the first free office of a division, or a figure on the first free seat of the board.
rule-PS-12 = Each round turns one event; then everybody takes one action, clockwise from the starter. An action stands when it is committed.
rule-PS-16 = Once somebody stands at the target, the round is finished and the game ends. Most points win, then most money, then the win is shared.
rule-PS-M0 = When the Directors’ Meeting is turned, the Chairman card may be used, then a bribed Communications card.
rule-PS-M3 = Heads are named from left to right: most managers, then most employees, then the topmost office. A displaced head goes to the board or to counsel.
rule-PS-M7 = The head of Communications sorts eight events in secret: the Bonus before the Meeting, the Meeting fifth or later.
rule-PS-A1 = Hire two employees from the bank into your own units, six at most in each.
rule-PS-B1 = Lift two to six of your employees and found a department with them; one of them makes way for the manager. A second department may follow.
rule-PS-B2 = Found one department with a manager and one employee from the bank; then bring any of your own employees, six at most.
rule-PS-C1 = Move one or two departments, or one main department, each to the first free office of another division.
rule-PS-C2 = Merge two of your departments into a main department: two employees go, six stay at most, main departments +1.
rule-PS-D0 = Let one of your heads resign: your employees in that division go, your departments there close, and its card is turned face down.
rule-PS-D1 = To the board: the head and the managers of your departments of that division take seats there.
rule-PS-D2 = To counsel: the head takes that division’s counsel space, the managers go home.
rule-PS-P1 = Name a card of another player and put at least 50,000 into the envelope. The attempt is worth one corruption.
rule-PS-P2 = The player asked looks into the envelope and accepts or refuses.
rule-PS-P3 = Accepting: keep the money, score one corruption, hand over the card.
rule-PS-P4 = After a refusal one second offer may follow: more for the same card, or any sum for another.
rule-PS-P5 = Whoever refused and did not accept later loses one employee, chosen by the briber.
rule-PS-F1 = Dismiss three employees for one influence. With Legal & Patents fewer do.
rule-PS-F2 = A main department costs 1,500,000 and begins without employees.
rule-PS-F3 = A consultant costs 2,000,000 and goes to any counsel space.
rule-PS-F4 = Buy one certificate; its shares are scored. Accounting may give a larger one for the price of a smaller.
rule-PS-G1 = At the opening of the meeting the Chairman card founds a department with one employee, or bribed a main department.
rule-PS-G4 = Development takes one employee from an opponent or the bank; bribed it takes three, at most one from each opponent.
rule-PS-G5 = A bribed Communications card gives one full action at the opening of the next meeting.
rule-PS-G6 = Human Resources adds employees when you hire or found with new staff, if you like.
rule-PS-G7 = Legal & Patents dismisses one employee for one influence, bribed two for two.
rule-PS-R3 = Only who can do nothing at all passes, and shows all money.

## What parameters name, where it is not their own name

param-privileges = privilege
param-events = happening

## The names of fields and zones, for lists and drawings

field-announced = announced
field-archenemy = archenemy
field-board = board
field-cash = cash
field-certificates = certificates for sale
field-colour = colour
field-consultants = consultants
field-corruption = corruption
field-events = events
field-high = at most
field-influence = influence
field-low = at least
field-main = main departments
field-meeting = meeting
field-motivation = motivation
field-privileges = privileges
field-shares = shares
field-tracks = tracks
field-zone = division
