## The board

ps-board-name = The company
ps-company = The tower: Chairman, board room and six divisions
ps-nobody = nobody
ps-unknown = somebody unknown
ps-to = to
ps-short-dev = DEV
ps-short-hr = HR
ps-short-com = COM
ps-short-acc = ACC
ps-short-leg = LEG
ps-short-ctl = CTL
ps-chair-plate = Chairman
ps-chair = Chairman: { $seat }
ps-chair-vacant = Chairman: nobody
ps-board = Board room
ps-board-room = Board room, from left to right: { $who }
ps-head-is = Head of { $division }: { $seat }
ps-head-vacant = Head of { $division }: nobody
ps-head-coming = { $seat } would win an election now
ps-counsel-of = Counsel of { $division }: { $who }
ps-counsel-short = Counsel
ps-office-empty = { $division }, office { $office }, empty
ps-office-department = { $division }, office { $office }: department of { $seat } with { $count ->
    [one] one employee
   *[other] { $count } employees
}
ps-office-main = { $division }, office { $office }: main department of { $seat } with { $count ->
    [0] no employee
    [one] one employee
   *[other] { $count } employees
}
ps-card = Privilege card { $privilege }
ps-held = held by { $who }
ps-side-face_down = Face down
    .brief = Hidden
ps-side-head = Head
    .brief = Head
ps-side-bribed = Bribed
    .brief = Bribed
ps-worth = +{ $count }
ps-worth-money = +{ $millions } M
ps-short = { $millions } M
ps-money = { $sum }
ps-range = { $low }–{ $high } M
head-dev = Head of Development
head-hr = Head of Human Resources
head-com = Head of Communications
head-acc = Head of Accounting
head-leg = Head of Legal & Patents
head-ctl = Head of Controlling

## The ledger

ps-ledger = The ledger: six ways to a point
ps-target = Points: { $goal } to win
ps-track-influence = Influence
ps-track-shares = Shares
ps-track-main = Main
ps-track-corruption = Corruption
ps-enemy-short = Enemy
ps-paper = Paper
ps-purse = Purse
ps-points = { $count } of { $goal } points
ps-way-scored = { CAPITAL($way_name) }: point scored
ps-way-near = { CAPITAL($way_name) }: { $have } of { $need }
ps-way-unknown = { CAPITAL($way_name) }: unknown
ps-certificates-of = { $count ->
    [0] no certificate
    [one] one certificate
   *[other] { $count } certificates
}
ps-bonus-of = next bonus { $sum }

## The desk and what lies around it

ps-events = Events of this phase
ps-meeting-number = Meeting { $meeting }
ps-founding = The founding
ps-round = Round { $round }
ps-no-events = The events are sorted at the end of the directors’ meeting.
ps-hidden = still hidden
ps-event-turned = Event { $place }: { $what }
ps-event-known = Event { $place }, known to you alone: { $what }
ps-event-hidden = Event { $place }: { $what }
ps-motivation = Motivation
ps-motivation-is = Motivation: { $count } of 6
ps-certificates = Share certificates for sale
ps-certificate = Certificate of { $shares } { $shares ->
    [one] share
   *[other] shares
} for { $sum }, { $count } left
ps-drawer = Your drawer
ps-your-purse = In your purse:
ps-your-bonus = Bonus now { $sum }
ps-enemy = Your archenemy
    .text = One victory point if you have more than the archenemy in all three fields. If the card shows your own colour, lead everybody in two of the three. Looked at when you stand at the target, and at the end.
ps-enemy-tag = Archenemy
ps-enemy-all = all of them
ps-ahead = { CAPITAL($way_name) }: you lead { $mine } to { $theirs }
ps-behind = { CAPITAL($way_name) }: you do not lead, { $mine } to { $theirs }
ps-desk = Your desk

## The actions

ps-actions = Actions
ps-actions-help = Point at an action to read what it would do. Until “done” everything can be taken back.
ps-not-now = Not now: { $why }.
ps-act-hire = Hire
    .text = Take two employees from the bank and spread them over your units, six at most in each.
ps-act-found = Found, own
    .text = Lift two to six employees and open a department with them; one makes way for the manager. A second one may follow.
ps-act-open = Found, new
    .text = Open one department with one new employee; then bring any of your own people.
ps-act-move = Move
    .text = Move one or two departments, or one main department, to other divisions.
ps-act-merge = Merge
    .text = Two departments become a main department: two employees go, main departments +1.
ps-act-resign = Resign
    .text = One of your heads goes to the board or to counsel. Your people there go too, and the card is turned face down.
ps-act-bribe = Bribe
    .text = Offer money for somebody’s privilege card. The attempt alone is worth one corruption.
ps-act-influence = Influence
    .text = Dismiss three employees: influence +1.
ps-act-main = Main dpt
    .text = Buy a main department without employees: main departments +1.
ps-act-counsel = Counsel
    .text = Buy a consultant for the counsel space of any division.
ps-act-shares = Shares
    .text = Buy one certificate: its shares are scored.
ps-act-development = Develop
    .text = Take employees from your opponents or from the bank: one, or three with the bribed side.
ps-act-legal = Legal
    .text = Dismiss one employee for one influence, or two for two with the bribed side.
ps-act-pass = Pass
    .text = There is nothing you can do. You show your money.
ps-cost-hire = +2 staff
ps-cost-found = lift 2–6
ps-cost-open = +1 staff
ps-cost-move = 1–2 units
ps-cost-merge = main +1
ps-cost-resign = a head
ps-cost-bribe = corruption +1
ps-cost-influence = 3 staff
ps-cost-main = { $main } M
ps-cost-counsel = { $counsel } M
ps-cost-shares = from { $shares } M
ps-cost-development = entice
ps-cost-legal = influence
ps-cost-pass = nothing
ps-adds-hr = Your Human Resources card adds { $count }.
ps-adds-acc = Your Accounting card gives a certificate { $count } larger for the same price.
ps-memo = MEMO
ps-count-hire = Still to place: { $count }
ps-count-found = Lifted: { $count }
ps-count-influence = Still to dismiss: { $count }
ps-count-legal = Still to dismiss: { $count }
ps-count-development = Still to take: { $count }
ps-extra-staff = Human Resources offers { $count } more.
ps-costs = Costs { $sum }; { $left } stay in your purse.
ps-leaving = { $managers ->
    [0] no manager follows
    [one] one manager follows
   *[other] { $managers } managers follow
} to the board; either way { $employees ->
    [0] no employee is lost
    [one] one employee is lost
   *[other] { $employees } employees are lost
}.
ps-will-score = { CAPITAL($way_name) } { SIGNED($by) }, then { $total }
ps-will-point = ★ a point!
ps-no-score = Signed, it scores nothing.
ps-busy = { $seat }: { $what }
ps-quiet = All is quiet on the executive floor.

## Envelopes

ps-envelope-first = An envelope for { $target }: the card { $privilege }
ps-envelope-second = A second envelope for { $target }: the card { $privilege }
ps-coarse = Large notes
ps-fine = And small notes
ps-stays = { $sum } stay in your purse
ps-seal = Seal and pass it on
ps-sealed = Sealed
ps-for = for the card { $privilege }
ps-if-accept = Accept: you keep { $sum }, corruption +1, and { $seat } gets the card.
ps-if-refuse = Refuse: the money goes back, and in the end you lose one employee of { $seat }’s choice.

## Sorting

ps-sort = Event { $place } of { $count }: which comes next?
ps-sorted = Eight events, in your order.
ps-sort-cards = The events you drew
ps-laid = { $what }, laid as number { $place }

## The knowledge panel

ps-know = What you know of the others
ps-know-purse = Purse
ps-know-exact = exactly { $sum }
ps-know-between = between { $low } and { $high }
ps-know-bonus = next bonus { $sum }
ps-know-enemy = Archenemy
ps-know-shown = { $seat } ({ $enemy })
ps-know-own-colour = everybody, because of the colour ({ $enemy })
ps-know-pairs = { $count ->
    [one] one pair of cards is possible
   *[other] { $count } pairs of cards are possible
}
ps-know-ruled = { $count ->
    [one] one pair is ruled out by silence
   *[other] { $count } pairs are ruled out by silence
}
ps-know-offers = Envelopes so far
ps-know-no-offers = No envelope has been passed yet.
ps-know-offer = { $seat } to { $target } for the card { $privilege }
ps-know-sum = { $sum }
ps-know-unseen = unseen
ps-answer-pending = open
ps-answer-accepted = accepted
ps-answer-refused = refused
ps-know-source = From the public books, your own envelopes and nothing else.

# The parts that a phone shows one at a time
ps-parts = Parts of the board
ps-part-tower = Company
ps-part-desk = My desk
ps-part-ledger = Ledger

## How one stands against the archenemy, in short

ps-score = { $mine } to { $theirs }

## For who comes back: what has changed

ps-since-points = { $seat } has { $now ->
        [one] one victory point
       *[other] { $now } victory points
    } ({ SIGNED($change) }).
ps-since-chairman = { $now ->
        [-1] There is no Chairman any more.
       *[other] The Chairman is one of { POSSESSIVE($next) } managers.
    }
ps-since-cash = { POSSESSIVE($seat) } purse holds { $now } ({ SIGNED($change) }).
ps-since-head = { $now ->
        [-1] { CAPITAL($division) }: no head any more.
       *[other] { CAPITAL($division) }: the head is one of { POSSESSIVE($next) } managers.
    }
ps-since-track = { $seat }, { $track }: { $now } ({ SIGNED($change) }).
ps-since-consultants = { POSSESSIVE($seat) } consultants: { $now } ({ SIGNED($change) }).
ps-since-meeting = Directors’ meeting { $now }; it was number { $was }.
ps-since-motivation = Motivation: { $now } ({ SIGNED($change) }).
