## The company

division-dev = Development
    .name = Development
division-hr = Human Resources
    .name = Human Resources
division-com = Communications
    .name = Communications
division-acc = Accounting
    .name = Accounting
division-leg = Legal & Patents
    .name = Legal & Patents
division-ctl = Controlling
    .name = Controlling

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
    .name = influence
way-shares = shares
    .name = shares
way-main = main departments
    .name = main departments
way-corruption = corruption
    .name = corruption
way-counsel = counsel
    .name = counsel
way-archenemy = the archenemy
    .name = archenemy

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
    .text = The Chairman goes with 200,000. The Chairman card is turned face down.
happening-scandal_2 = Board scandal: the consultant was his dog
    .text = The Chairman goes with 200,000. The Chairman card is turned face down. The dog stays.
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
action-coarse = { $sum ->
        [0] No large notes
       *[other] { $sum } in large notes
    }
action-fine = { $sum ->
        [0] No small notes
       *[other] And { $sum } in small notes
    }
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
event-game_started-cards = The cards are dealt. { $seat } holds Communications and begins. Your archenemy: { $colour } ({ $enemy }). Your privilege cards: { $privileges }.
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
event-motivation_moved = Motivation { SIGNED($change) }: it is { $total } now.
event-bonus_paid = { $seat } gets a bonus of { $sum }.
event-fined = { $seat } pays { $sum }.
event-compensated = { $seat } gets { $sum }.
event-received = { $seat } receives { $sum }.
event-showed_money = { $seat } shows all { AGREE($seat, m: "his", f: "her", n: "their") } money: { $sum }.
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
event-offered = { $seat } passes an envelope to { $target } for the card { $privilege }.
event-offered-sum = { $seat } offers { $target } { $sum } for the card { $privilege }.
event-accepted = { $seat } accepts: the card { $privilege } goes to { $target }.
event-accepted-sum = { $seat } accepts { $sum }: the card { $privilege } goes to { $target }.
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
event-scored = { $seat }: { $track } { SIGNED($by) }, now { $total }.
event-point = { $seat } scores a victory point: { $way }. That makes { $count }.
event-announced = { $seat } reaches the target and shows the archenemy: { $colour } ({ $enemy }). { $true ->
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
prompt-answer = { $asker } offers { $sum } for the card { $privilege }. Accept?
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
wait-answer = { $seat } looks into { $asker }’s envelope for the card { $privilege }.

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
reason-not-finished = { $step ->
        [hire] { $count ->
            [one] one employee has no place yet
           *[other] { $count } employees have no place yet
        }
        [lift] { $count ->
            [0] no department is founded yet
            [one] one lifted employee has no department yet
           *[other] { $count } lifted employees have no department yet
        }
        [shift] no unit has moved yet
        [offer] no offer has been refused yet
        [sort] not all events lie in the stack yet
       *[other] this step is not finished
    }
reason-nothing-to-waive = there is nothing to do without
reason-no-free-office = { $where ->
        [division] all six offices of { $division } are taken
        [elsewhere] outside { $division } no office is free
       *[company] no division has a free office
    }
reason-not-drawn = “{ $happening }” was not drawn
reason-already-sorted = “{ $happening }” lies in the stack already, as number { $place }
reason-bonus-first = the Bonus Payment comes before the Directors’ Meeting
reason-meeting-too-early = the Directors’ Meeting comes fifth or later; this would be number { $place }
reason-no-room = { $where ->
        [office] six employees work in { $division }, office { $office }: there is no room for one more
       *[company] none of your units has room for one more employee
    }
reason-too-few-employees = { $count ->
        [0] you have no employee
        [one] you have one employee
       *[other] you have { $count } employees
    }; this takes { $needed }
reason-nothing-to-move = { $count ->
        [0] you have no unit to move
       *[other] no other division has a free office for your units
    }
reason-too-few-departments = two departments are needed; you have { $departments ->
        [0] none
        [one] only one
       *[other] { $departments }
    }
reason-not-your-head = { $who ->
        [none] none of the heads is yours
        [vacant] nobody heads { $division }
       *[other] { $target } heads { $division }, not you
    }
reason-no-money = this costs { $sum }; you have { $money }
reason-no-card = { $target } holds the card { $privilege }, not you
reason-card-face-down = your card { $privilege } lies face down
reason-own-card = { $all ->
        [yes] all privilege cards are yours already
       *[no] the card { $privilege } is yours already; one bribes for the cards of others
    }
reason-not-higher = a second offer for the card { $privilege } must be { $sum } or more; you can offer { $most } at most
reason-sum-too-low = the offer must be { $sum } or more in all
reason-sum-too-high = you can offer { $most } at most
reason-out-of-stock = { $shares ->
        [0] there is no certificate left
        [one] there is no certificate of 1 share left
       *[other] there is no certificate of { $shares } shares left
    }
reason-something-to-do = { $extra ->
        [yes] an extra action is left out, not passed
       *[no] passing is only for those who can do nothing; you can still { $count ->
            [one] carry out one action
           *[other] carry out { $count } different actions
        }
    }
reason-not-your-unit = { $empty ->
        [yes] { $division }, office { $office }, is empty
       *[no] the unit in { $division }, office { $office }, belongs to { $target }
    }
reason-no-employee = { $empty ->
        [yes] { $division }, office { $office }, is empty
       *[no] no employee works in { $division }, office { $office }
    }
reason-just-founded = the department in { $division }, office { $office }, has just been founded
reason-just-moved = the department in { $division }, office { $office }, has just moved
reason-not-a-department = { $division }, office { $office }, is a main department, which cannot do that
reason-picked-already = the department in { $division }, office { $office }, is picked already
reason-same-division = it is in { $division } already and must go to another division
reason-not-picked = { $division }, office { $office }, is not one of the two that merge
reason-nothing-extra = Human Resources adds nothing more
reason-own-employee = those in { $division }, office { $office }, work for you already
reason-enticed-already = { $target } has lost an employee to you already
reason-owes-nothing = { $empty ->
        [yes] { $division }, office { $office }, is empty
       *[no] { $to_self ->
            [yes] those in { $division }, office { $office }, are your own
           *[no] { $target } owes no employee
        }
    }
reason-enough-lifted = six employees are lifted already
reason-too-few-lifted = at least two employees must be lifted; { $count ->
        [0] none is
        [one] one is
       *[other] { $count } are
    }

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
rule-PS-R3 = One passes only when nothing at all can be done, and shows all one’s money.

## The coach: why a choice is good or bad

coach-point = This wins you the victory point for { $way_name }{ if-well }.
coach-scores = { $track } { SIGNED($by) }: you then stand at { $total } of the { $need } that make a point{ if-well }.
coach-counsel = You then have outside counsel in { $total } of the { $need } divisions that make a point{ if-well }.
coach-departments = { $count ->
        [one] One more department
       *[other] { $count } more departments
    }: you then have { $total }{ if-well }.
coach-fewer_departments = { $count ->
        [one] You lose a department
       *[other] You lose { $count } departments
    } and keep { $total ->
        [0] none
       *[other] { $total }
    }{ if-well }.
coach-staff = { $count ->
        [one] One more employee
       *[other] { $count } more employees
    }: you then have { $total }{ if-well }.
coach-loses_staff = { $count ->
        [one] It takes one of your employees
       *[other] It takes { $count } of your employees
    }; { $total ->
        [0] none stays
        [one] one stays
       *[other] { $total } stay
    }{ if-well }.
coach-bonus = Your next bonus rises from { $before } to { $sum }{ if-well }.
coach-bonus_next = Your next bonus rises from { $before } to { $sum }{ if-well }; { $often ->
        [always] bonus day is the next event.
       *[some] bonus day is the next event { in-worlds }.
    }
coach-leads_division = At a meeting held now you would become head of { $division_name }{ if-well }.
coach-ousts = At a meeting held now you would become head of { $division_name } in the place of { $target }{ if-well }.
coach-loses_division = At a meeting held now you would no longer become head of { $division_name }{ if-well }.
coach-meeting_next = { $often ->
        [always] The directors’ meeting is the next event.
       *[some] The directors’ meeting is the next event { in-worlds }.
    }
coach-board = { $count ->
        [one] One more of your figures sits
       *[other] { $count } more of your figures sit
    } on the board: { $total ->
        [one] one of the five seats is yours{ if-well }.
       *[other] { $total } of the five seats are yours{ if-well }.
    }
coach-enemy_closer = { $all ->
        [yes] You are ahead of everybody in { $count } of the { $need } competences that your archenemy point takes{ if-well }.
       *[no] You are ahead of your archenemy in { $count } of { $need } competences{ if-well }.
    }
coach-spends = It costs { $sum } and leaves you { $left }{ if-well }.
coach-envelope = If { $target } accepts, you lose the { $sum } in the envelope and keep { $left }.
coach-accepts = { $target } seems better off with the envelope than with the card { in-worlds }.
coach-gets_card = { $told ->
        [yes] If { $target } accepts, the card { $privilege } is yours. { $privilege_text }
       *[no] If { $target } accepts, the card { $privilege } is yours.
    }
coach-gains_money = { $asker } pays you { $sum }.
coach-gives_card = { $is_open ->
        [yes] The card { $privilege } goes to { $asker }, bribed side up.
       *[no] The card { $privilege } goes to { $asker }, face down as it lies.
    }
coach-keeps_card = The card { $privilege } stays yours.
coach-owes_staff = If you refuse and accept nothing later, { $asker } takes one of your employees away.
coach-hunted = You are the archenemy of { $asker } { in-worlds }.
coach-sort_bonus = Event number { $place }: as it stands, bonus day would bring you { $sum }{ $to_self ->
        [yes] ; nobody would get more.
       *[no] , and { $target } most of all: { $best }.
    }
coach-sort_meeting = Event number { $place } ends the phase; at a meeting held now you would head { $count ->
        [0] no division
        [one] one division
       *[other] { $count } divisions
    }.
coach-sort_motivation = Event number { $place }: motivation { SIGNED($by) }. The lower it is, the more the cards of Human Resources, Accounting and Controlling are worth.
coach-sort_moron = Event number { $place }: it is you who pays 100,000 to everybody else.
coach-sort_other = Event number { $place }: { $word ->
        [scandal] the Chairman goes home with 200,000, and the Chairman card is turned face down.
        [birthday] the Chairman and every head but that of Communications cost their owners 100,000 each; as it stands you would pay { $sum ->
            [0] nothing
           *[other] { $sum }
        }.
        [party] each figure on the board costs its owner 100,000; as it stands you would pay { $sum ->
            [0] nothing
           *[other] { $sum }
        }.
       *[other] nothing happens.
    }
coach-sort_never = After the meeting no event is turned up: { $happening } will not happen.
coach-prepares = Nothing that can be counted changes by it yet.
coach-nothing_more = It goes on without a change.
coach-any_card = If your offer is accepted, you gain a privilege card.
coach-stays_behind = At a meeting held now { $target } would still become head of { $division_name }.
coach-stays_ahead = { $by ->
        [card] Your card would make you head of { $division_name } anyway, as long as nobody has a manager there.
       *[managers] At a meeting held now you would become head of { $division_name } as before.
    }
coach-chair = At a meeting held now you would become Chairman{ if-well }.
coach-too_much = { $sum } less would probably please { $target } as well.
coach-sums = { $one ->
        [yes] No small note can be added: the envelope holds { $least }.
       *[no] With small notes the envelope can hold from { $least } to { $most }.
    }

## What you are working towards

aim-way = Point for { $way_name }: { $total } of { $need }.
aim-archenemy = { $all ->
        [yes] Archenemy: ahead of everybody in { $count } of { $need } competences.
       *[no] Archenemy: ahead in { $count } of { $need } competences.
    }
aim-announce = Victory points: { $count } of the { $need } that end the game.

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

## What is asked in the middle of a choice

ask-resign = Where does the head go: to the board, or as a consultant?
