## The board

br-board = The table of Burn Rate
br-you = you
br-acts = to act
br-draft = Draft
br-round = Round { $round }
br-cards-done = { $what ->
        [discarded] { $count } of 4 cards discarded
       *[played] { $count } of 4 cards played
    }
br-cards = { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }

br-bank = bank: { $bank } dollars
br-burns = the next payday costs ${ $burn }
br-runway = { $count ->
        [none] the money lasts for ever
        [0] broke at the next payday
        [one] enough for one payday
       *[other] enough for { $count } paydays
    }
br-runway-short = { $count ->
        [none] for ever
        [0] broke next
        [one] 1 payday
       *[other] { $count } paydays
    }
br-contractors = { $count ->
        [one] one contractor needed
       *[other] { $count } contractors needed
    }
br-doubled = next payday times { $factor }
br-contractor = contractor

br-staff = Departments
br-department = { $department }: skill { $skill }
br-vacant = Nobody leads it: skill 0
br-leads = leads the department
br-idle = has nothing to do
br-person = { $name }, { $role }, { $department }, { $skill ->
        [none] no skill
       *[other] skill { $skill }
    }, salary ${ $salary }
br-role-vp = VP
br-role-manager = Manager
br-role-engineer = Engineer
br-salary = ${ $salary }
br-letter-sales = S
br-letter-finance = F
br-letter-hr = H
br-letter-dev = D

br-ideas = BAD IDEAS under construction
br-project = { $name }, worked on by { $workers }

br-pool = Labour pool
br-below = { $count ->
        [0] Nobody below.
        [one] One more below.
       *[other] { $count } more below.
    }
br-below-short = +{ $count }
br-pile-empty = { $department }: nobody is looking for work
br-heaps = Draw pile and discard
br-draw = Draw pile: { $count ->
        [one] one card
       *[other] { $count } cards
    }
br-discard = Discard: { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }
br-discard-top = on top: { $name }

br-hand = Your hand
br-hand-gallery = You are watching.
br-hand-empty = No cards left.
br-hand-bust = Your company is bankrupt. You may keep the mouse mat.
br-menu = Or
br-do-discard = Discard a card
br-do-end-turn = End turn: payday
br-do-stop = Enough

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
br-vps = { $count }+ VP

br-file-role = Role
br-file-department = Department
br-file-skill = Skill
br-file-salary = Salary
br-file-note = { $what ->
        [vp] Leads the department, come what may. Takes two cards to fire or poach.
        [engineer] Leads nothing, but can work on a BAD IDEA.
       *[other] Leads the department if it has no Vice-President and nobody better.
    }

br-crash-title = { " " }FATAL EXCEPTION{ " " }
br-crash = { $company } has run out of money ({ $bank } dollars) and will be shut down. All unsaved salaries are lost.
br-crash-more = Press any key to update your CV

br-news = { $headline ->
        [0] “PROFITS ARE SO LAST CENTURY,” SAYS ANALYST
        [1] SOCK PUPPET HIRED AS CHIEF STRATEGIST
        [2] PARTY FOR 2,000 GUESTS CALLED “INFRASTRUCTURE”
        [3] WEB SITE NEARLY FINISHED, SAYS BANNER
        [4] FOOSBALL TABLE LISTED AS ASSET
        [5] HALF OF ALL ENGINEERS NOW CONTRACTORS, OTHER HALF ASLEEP
        [6] NEW ECONOMY ANNOUNCES RETURN OF OLD ECONOMY
        [7] BUSINESS PLAN FOUND ON NAPKIN, NAPKIN NOW WORTH MORE
        [8] VISITOR COUNTER REACHES 000017
       *[9] INVESTORS ASK WHAT THE COMPANY DOES; SILENCE
    }

## The knowledge panel

br-know = What is where
br-know-own = Counted from what you can see yourself, and nothing else.
br-know-cards = Cards you have not seen
br-know-cards-note = They are in the draw pile or in other hands.
br-know-of = { $count } of { $total }
br-know-piles = Under the piles
br-know-among = { $count ->
        [one] one of
       *[other] { $count } in unknown order
    }
br-know-known = then for certain
br-know-nobody = nobody

## For who comes back: what has changed

br-since-solvent = { $now ->
        [true] { POSSESSIVE($seat) } company is solvent again.
       *[false] { POSSESSIVE($seat) } company has closed.
    }
br-since-bank = { POSSESSIVE($seat) } bank: ${ $now } ({ SIGNED($change) }).
br-since-rate = { POSSESSIVE($seat) } burn rate: ${ $now } ({ SIGNED($change) }).
br-since-ideas = BAD IDEAS in front of { $seat }: { $now } ({ SIGNED($change) }).
br-since-round = This is round { $now }; it was round { $was }.
