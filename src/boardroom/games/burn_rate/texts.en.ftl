## Cards

card-hire_0123 = HIRE ({ skills-0123.range })
    .text = Take one face-up person into your company. Your HR head needs skill { skills-0123 }.
card-hire_123 = HIRE ({ skills-123.range })
    .text = Take one face-up person into your company. Your HR head needs skill { skills-123 }.
card-hire_23 = HIRE ({ skills-23.range })
    .text = Take one face-up person into your company. Your HR head needs skill { skills-23 }.
card-hire_3 = HIRE ({ skills-3.range })
    .text = Take one face-up person into your company. Your HR head needs skill { skills-3 }.
card-fire_0123 = FIRE ({ skills-0123.range })
    .text = Send one of your people back to the pool; a Vice-President takes two FIREs. Your HR head needs skill { skills-0123 }.
card-fire_123 = FIRE ({ skills-123.range })
    .text = Send one of your people back to the pool; a Vice-President takes two FIREs. Your HR head needs skill { skills-123 }.
card-fire_23 = FIRE ({ skills-23.range })
    .text = Send one of your people back to the pool; a Vice-President takes two FIREs. Your HR head needs skill { skills-23 }.
card-fire_3 = FIRE ({ skills-3.range })
    .text = Send one of your people back to the pool; a Vice-President takes two FIREs. Your HR head needs skill { skills-3 }.
card-bad-hire_0 = BAD HIRE ({ skills-0.range })
    .text = Put one face-up person into another company, if its HR head has skill { skills-0 }.
card-bad-hire_01 = BAD HIRE ({ skills-01.range })
    .text = Put one face-up person into another company, if its HR head has skill { skills-01 }.
card-bad-hire_012 = BAD HIRE ({ skills-012.range })
    .text = Put one face-up person into another company, if its HR head has skill { skills-012 }.
card-bad-hire_0123 = BAD HIRE ({ skills-0123.range })
    .text = Put one face-up person into another company, if its HR head has skill { skills-0123 }.
card-poach_0 = POACH ({ skills-0.range })
    .text = Take a person from another company whose HR head has skill { skills-0 }; a Vice-President takes two POACHes.
card-poach_01 = POACH ({ skills-01.range })
    .text = Take a person from another company whose HR head has skill { skills-01 }; a Vice-President takes two POACHes.
card-poach_012 = POACH ({ skills-012.range })
    .text = Take a person from another company whose HR head has skill { skills-012 }; a Vice-President takes two POACHes.
card-poach_0123 = POACH ({ skills-0123.range })
    .text = Take a person from another company whose HR head has skill { skills-0123 }; a Vice-President takes two POACHes.
card-funding_0123_5 = FUNDING +$5 ({ skills-0123.range })
    .text = $5 more in your bank. Your Finance head needs skill { skills-0123 }.
card-funding_123_5 = FUNDING +$5 ({ skills-123.range })
    .text = $5 more in your bank. Your Finance head needs skill { skills-123 }.
card-funding_23_5 = FUNDING +$5 ({ skills-23.range })
    .text = $5 more in your bank. Your Finance head needs skill { skills-23 }.
card-funding_0123_10 = FUNDING +$10 ({ skills-0123.range })
    .text = $10 more in your bank. Your Finance head needs skill { skills-0123 }.
card-funding_123_10 = FUNDING +$10 ({ skills-123.range })
    .text = $10 more in your bank. Your Finance head needs skill { skills-123 }.
card-funding_23_10 = FUNDING +$10 ({ skills-23.range })
    .text = $10 more in your bank. Your Finance head needs skill { skills-23 }.
card-funding_3_10 = FUNDING +$10 ({ skills-3.range })
    .text = $10 more in your bank. Your Finance head needs skill { skills-3 }.
card-funding_23_15 = FUNDING +$15 ({ skills-23.range })
    .text = $15 more in your bank. Your Finance head needs skill { skills-23 }.
card-funding_3_15 = FUNDING +$15 ({ skills-3.range })
    .text = $15 more in your bank. Your Finance head needs skill { skills-3 }.
card-funding_3_20 = FUNDING +$20 ({ skills-3.range })
    .text = $20 more in your bank. Your Finance head needs skill { skills-3 }.
card-bad-idea_0_x1 = “Snail Mail Deluxe” (×1)
    .name = BAD IDEA “Snail Mail Deluxe” (×1, { skills-0.range })
    .text = E-mails, printed and brought by hand within five working days. Keeps one engineer busy. For a company whose Sales head has skill { skills-0 }.
card-bad-idea_0_x2_a = “Umbrellas on Demand” (×2)
    .name = BAD IDEA “Umbrellas on Demand” (×2, { skills-0.range })
    .text = A courier brings you an umbrella. The rain has usually stopped by then. Keeps 2 engineers busy. For a company whose Sales head has skill { skills-0 }.
card-bad-idea_0_x2_b = “The Perfumed Browser” (×2)
    .name = BAD IDEA “The Perfumed Browser” (×2, { skills-0.range })
    .text = Every web page gets a smell of its own. Most of them already had one. Keeps 2 engineers busy. For a company whose Sales head has skill { skills-0 }.
card-bad-idea_0_x3_a = “Dirt Direct” (×3)
    .name = BAD IDEA “Dirt Direct” (×3, { skills-0.range })
    .text = Compost by overnight express, postage free, forty kilos at least. Keeps 3 engineers busy. For a company whose Sales head has skill { skills-0 }.
card-bad-idea_0_x3_b = “LoneSock.com” (×3)
    .name = BAD IDEA “LoneSock.com” (×3, { skills-0.range })
    .text = The exchange for the sock you still have. Keeps 3 engineers busy. For a company whose Sales head has skill { skills-0 }.
card-bad-idea_0_x4 = “Moon Office” (×4)
    .name = BAD IDEA “Moon Office” (×4, { skills-0.range })
    .text = Server rooms in orbit: the cooling is free, the lift is not. Keeps 4 engineers busy. For a company whose Sales head has skill { skills-0 }.
card-bad-idea_01_x1_a = “Tap Water Club” (×1)
    .name = BAD IDEA “Tap Water Club” (×1, { skills-01.range })
    .text = Your own tap water, bottled, as a monthly subscription. Keeps one engineer busy. For a company whose Sales head has skill { skills-01 }.
card-bad-idea_01_x1_b = “Horoscopes for Houseplants” (×1)
    .name = BAD IDEA “Horoscopes for Houseplants” (×1, { skills-01.range })
    .text = The stars say: more light, and a slightly larger pot. Keeps one engineer busy. For a company whose Sales head has skill { skills-01 }.
card-bad-idea_01_x1_c = “Fax Friends” (×1)
    .name = BAD IDEA “Fax Friends” (×1, { skills-01.range })
    .text = The social network that comes out of the wall in rolls. Keeps one engineer busy. For a company whose Sales head has skill { skills-01 }.
card-bad-idea_01_x2_a = “Webcam Barber” (×2)
    .name = BAD IDEA “Webcam Barber” (×2, { skills-01.range })
    .text = He tells you where to cut. You hold the scissors. Keeps 2 engineers busy. For a company whose Sales head has skill { skills-01 }.
card-bad-idea_01_x2_b = “Pay per Pixel” (×2)
    .name = BAD IDEA “Pay per Pixel” (×2, { skills-01.range })
    .text = A screen saver that bills you for every dot it lights. Keeps 2 engineers busy. For a company whose Sales head has skill { skills-01 }.
card-bad-idea_01_x3 = “TeleFridge” (×3)
    .name = BAD IDEA “TeleFridge” (×3, { skills-01.range })
    .text = A camera in your fridge, so that you can see the light go out. Keeps 3 engineers busy. For a company whose Sales head has skill { skills-01 }.
card-bad-idea_012_x1_a = “Ringtone Museum” (×1)
    .name = BAD IDEA “Ringtone Museum” (×1, { skills-012.range })
    .text = Ten thousand beeps, lovingly catalogued. Please keep your voice down. Keeps one engineer busy. For a company whose Sales head has skill { skills-012 }.
card-bad-idea_012_x1_b = “Banners for Banners” (×1)
    .name = BAD IDEA “Banners for Banners” (×1, { skills-012.range })
    .text = Advertising space for people who sell advertising space. Keeps one engineer busy. For a company whose Sales head has skill { skills-012 }.
card-bad-idea_012_x2_a = “The Virtual Queue” (×2)
    .name = BAD IDEA “The Virtual Queue” (×2, { skills-012.range })
    .text = Now you can stand in line from home. Keeps 2 engineers busy. For a company whose Sales head has skill { skills-012 }.
card-bad-idea_012_x2_b = “Portal of Portals” (×2)
    .name = BAD IDEA “Portal of Portals” (×2, { skills-012.range })
    .text = The start page for all start pages. It opens in a new window. Keeps 2 engineers busy. For a company whose Sales head has skill { skills-012 }.
card-bad-idea_012_x3 = “ShareMyChair” (×3)
    .name = BAD IDEA “ShareMyChair” (×3, { skills-012.range })
    .text = Office chairs by the minute. Please stand up when your time is over. Keeps 3 engineers busy. For a company whose Sales head has skill { skills-012 }.
card-bad-idea_0123_x1_a = “Buzzword Insurance” (×1)
    .name = BAD IDEA “Buzzword Insurance” (×1, { skills-0123.range })
    .text = Covers you when a paradigm shifts. Synergy costs extra. Keeps one engineer busy. For a company whose Sales head has skill { skills-0123 }.
card-bad-idea_0123_x1_b = “E-Doorbell” (×1)
    .name = BAD IDEA “E-Doorbell” (×1, { skills-0123.range })
    .text = Somebody is at the door: see your inbox. Keeps one engineer busy. For a company whose Sales head has skill { skills-0123 }.
card-bad-idea_0123_x2_a = “Frequent Reader Miles” (×2)
    .name = BAD IDEA “Frequent Reader Miles” (×2, { skills-0123.range })
    .text = Points for every page you read. The airline will be founded later. Keeps 2 engineers busy. For a company whose Sales head has skill { skills-0123 }.
card-bad-idea_0123_x2_b = “The Antisocial Network” (×2)
    .name = BAD IDEA “The Antisocial Network” (×2, { skills-0123.range })
    .text = Shows you who is near, so that you can go elsewhere. Keeps 2 engineers busy. For a company whose Sales head has skill { skills-0123 }.
card-release_0123 = RELEASE ({ skills-0123.range })
    .text = Get rid of one of your BAD IDEAS. Your Development head needs skill { skills-0123 }.
card-release_123 = RELEASE ({ skills-123.range })
    .text = Get rid of one of your BAD IDEAS. Your Development head needs skill { skills-123 }.
card-release_23 = RELEASE ({ skills-23.range })
    .text = Get rid of one of your BAD IDEAS. Your Development head needs skill { skills-23 }.
card-release_3 = RELEASE ({ skills-3.range })
    .text = Get rid of one of your BAD IDEAS. Your Development head needs skill { skills-3 }.
card-conflict-of-opinion = CONFLICT OF OPINION
    .text = One Vice-President of a company that has two or more goes back to the pool.
card-out-to-pasture = OUT TO PASTURE
    .text = One Vice-President of a company that has three or more goes back to the pool.
card-new-business-plan = NEW BUSINESS PLAN
    .text = The next payday of a company with three or more Vice-Presidents is doubled.
card-layoffs = LAYOFFS
    .text = The next payday of a company with two or more Vice-Presidents is doubled. (At some tables: with two Vice-Presidents of your own, lay off any of your other people.)

## People

person-rick_glibb = Rick Glibb
person-brad_duke = Brad Duke
person-lorna_spinks = Lorna Spinks
person-gil_boniface = Gil Boniface
person-chloe_marchetti = Chloé Marchetti
person-ned_tuttle = Ned Tuttle
person-ivan_petrossian = Ivan Petrossian
person-agnes_colquhoun = Agnes Colquhoun
person-ben_zhao = Ben Zhao
person-odile_garnier = Odile Garnier
person-max_ledgerwood = Max Ledgerwood
person-mary_delany = Mary DeLany
person-paul_escudo = Paul Escudo
person-greta_lindqvist = Greta Lindqvist
person-wes_halloran = Wes Halloran
person-sunil_rao = Sunil Rao
person-lucille_bonnard = Lucille Bonnard
person-hector_vance = Hector Vance
person-joan_fairweather = Joan Fairweather
person-martin_able = Martin Able
person-chet_dubois = Chet Dubois
person-bridget_oakes = Bridget Oakes
person-omar_haddad = Omar Haddad
person-nadia_kowalski = Nadia Kowalski
person-nora_whitlock = Nora Whitlock
person-silvia_okafor = Silvia Okafor
person-bud_fenwick = Bud Fenwick
person-lars_iversen = Lars Iversen
person-priya_menon = Priya Menon
person-curtis_blaine = Curtis Blaine
person-tony_fuji = Tony Fuji
person-moss_delgado = Moss Delgado
person-kim_sato = Kim Sato
person-wanda_ruiz = Wanda Ruiz
person-hao_lin = Hao Lin
person-edda_grimm = Edda Grimm
person-bo_larsen = Bo Larsen
person-carlo_bassi = Carlo Bassi
person-doug_pixley = Doug Pixley
person-yara_benali = Yara Benali

## Departments, roles and buttons

department-sales = Sales
department-finance = Finance
department-hr = Human Resources
department-dev = Development
role-vp = Vice-President
role-manager = manager
role-engineer = engineer
choice-discard = discard a card
choice-end-turn = end the turn
choice-stop = enough

## Skills that a card takes

skills-0 = 0
    .range = skill 0
skills-1 = 1
    .range = skill 1
skills-01 = 0 or 1
    .range = skill 0 or 1
skills-2 = 2
    .range = skill 2
skills-02 = 0 or 2
    .range = skill 0 or 2
skills-12 = 1 or 2
    .range = skill 1 or 2
skills-012 = 0, 1 or 2
    .range = skill 0 to 2
skills-3 = 3
    .range = skill 3
skills-03 = 0 or 3
    .range = skill 0 or 3
skills-13 = 1 or 3
    .range = skill 1 or 3
skills-013 = 0, 1 or 3
    .range = skill 0, 1 or 3
skills-23 = 2 or 3
    .range = skill 2 or 3
skills-023 = 0, 2 or 3
    .range = skill 0, 2 or 3
skills-123 = 1, 2 or 3
    .range = skill 1 to 3
skills-0123 = 0, 1, 2 or 3
    .range = any skill

## Actions

action-take = Take from { $department }
action-bury = Put the person on top of { $department } under the pile
action-play-hire = Play { $card }: hire the person on top of { $department }
action-play-fire = Play { $card }: fire { $person }
action-play-bad-hire = Play { $card }: { $target } must hire the person on top of { $department }
action-play-poach = Play { $card }: poach { $person }
action-play-funding = Play { $card }
action-play-bad-idea = Play { $card_name } on { $target }
action-play-release = Play { $card }: get rid of { $idea }
action-play-remove-vp = Play { $card }: { $person } has to go
action-play-double-payday = Play { $card }: double { $target }’s next payday
action-play-mass-firing = Play { $card }: lay off people of your own
action-add = Add { $card }
action-lay-off = Lay off { $person }
action-stop = Nobody else has to go
action-discard = Discard { $card_name }
action-end-turn = End the turn: pay the salaries and draw

## Events

event-game_started = { $seat } begins. Every bank holds ${ $money }.
event-turned_up = { $person } is turned up in { $department }; { $left ->
        [0] nobody is left below
       *[other] { $left } left below
    }.
event-took = { $seat } takes { $person } ({ $department }).
event-buried = { $seat } puts { $person } under the pile of { $department }.
event-dealt = Everybody is dealt { $count } cards.
event-dealt-cards = You are dealt { $cards }.
event-turn_started = Round { $round }: it is { $seat }’s turn.
event-played = { $seat } plays { $card_name }.
event-discarded = { $seat } forfeits the turn and discards { $card_name }.
event-discarded-several = { $seat } forfeits the turn and discards { $cards }.
event-funded = { $seat } raises ${ $amount } and has ${ $bank }.
event-idea_given = { $target } must work on { $idea }: { $engineers ->
        [one] one engineer
       *[other] { $engineers } engineers
    }.
event-released = { $seat } is rid of { $idea }.
event-hired = { $seat } hires { $person }.
event-bad_hired = { $target } must hire { $person }.
event-second_needed = { $person } is a Vice-President: a second card is needed.
event-fired = { $seat } fires { $person }.
event-vp_removed = { $target } loses { $person }.
event-poached = { $seat } poaches { $person } from { $target }.
event-doubled = { $target }’s next payday costs { $factor } times as much.
event-contractors_set = { $seat } needs { $count ->
        [0] no contractors
        [one] one contractor
       *[other] { $count } contractors
    }.
event-paid = { $seat } pays ${ $due } and has { $bank } dollars.
event-paid-doubled = { $seat } pays ${ $due }, { $factor } times the burn rate, and has { $bank } dollars.
event-drew = { $seat } draws { $count ->
        [0] nothing
        [one] a card
       *[other] { $count } cards
    }; { $left ->
        [0] the draw pile is empty
       *[other] { $left } left
    }.
event-drew-cards = You draw { $cards_count ->
        [0] nothing
       *[other] { $cards }
    }; { $left ->
        [0] the draw pile is empty
       *[other] { $left } left
    }.
event-reshuffled = The discards are shuffled: { $left ->
        [one] one card
       *[other] { $left } cards
    } to draw from.
event-bankrupt = { $seat } is bankrupt, at { $bank } dollars. People and cards go back under their piles.
event-game_ended = The game is over: { $reason }. { $winners_count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }

reason-last_solvent = one company is left
reason-cap = the last round has been played

## Prompts

prompt-take = The draft: take a face-up person into your company.
prompt-bury = The draft: nobody you see may join you. Put one of them under the pile.
prompt-turn = Your turn: play one to four cards, or forfeit and discard one to four.
prompt-turn-or-pass = Your turn: play one to four cards, or forfeit: discard up to four, or end the turn at once.
prompt-play-more = Play { $left ->
        [one] one more card
       *[other] up to { $left } more cards
    }, or end the turn.
prompt-discard-more = Discard { $left ->
        [one] one more card
       *[other] up to { $left } more cards
    }, or end the turn.
prompt-end-turn = That was all. End the turn.
prompt-second = { $person } is a Vice-President: add a second card.
prompt-layoffs = Whom do you lay off?
prompt-over = The game is over. { $winners_count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
wait-draft = { $seat } must take a person.
wait-turn = It is { $seat }’s turn.

## Options

option-first_player = Who drafts first and has the first turn: a random seat, or the one you name.
option-first_player-random = a random seat
option-first_player-seat_0 = seat A begins
option-first_player-seat_1 = seat B begins
option-first_player-seat_2 = seat C begins
option-first_player-seat_3 = seat D begins
option-forfeit = How many cards you discard when you forfeit your turn: one to four, or up to four, which may be none.
option-forfeit-one_to_four = one to four
option-forfeit-none_to_four = none to four
option-layoffs = What LAYOFFS does: what the box says, double the next payday of a company with two Vice-Presidents, or let your own company lay off people when it has two.
option-layoffs-as_on_the_card = what the box says
option-layoffs-double_payday = double a payday
option-layoffs-mass_firing = lay off people of your own
option-round_cap = After so many rounds the richest solvent companies share the win.

## Reasons for a refusal

reason-must-draft = people are drafted first; nobody holds cards yet
reason-must-add = { $person } is a Vice-President: the second card must be added now
reason-must-lay-off = somebody must be laid off now
reason-not-in-draft = the draft is over
reason-no-second-due = no second card is needed now
reason-no-layoffs = there are no layoffs under way
reason-layoffs-first = at least one person has to go
reason-must-act-first = a card must be played or discarded first
reason-four-cards = four cards are the limit of a turn
reason-already-played = { $count ->
        [one] a card has been played
       *[other] { $count } cards have been played
    } in this turn, so none is discarded
reason-already-discarded = { $count ->
        [one] a card has been discarded
       *[other] { $count } cards have been discarded
    } in this turn, so none is played
reason-not-in-hand = that card is not in hand
reason-nobody-there = nobody is face up in { $department }
reason-second-vp = { $to_self ->
        [yes] your company
       *[no] { $target }
    } already has a Vice-President of { $department }: { $person }
reason-somebody-to-take = somebody who is face up may be taken
reason-pile-of-vps = only Vice-Presidents are left in the pile of { $department }
reason-no-such-seat = there is no such seat at this table
reason-bankrupt = { $target } is bankrupt
reason-not-yourself = another company must be chosen
reason-skill-too-low = { $led ->
        [no] nobody leads your { $department }, so its skill is 0; this card takes { $skills }
       *[yes] { $head } leads your { $department } with skill { $skill }; this card takes { $skills }
    }
reason-skill-too-high = { $led ->
        [no] nobody leads { $department } at { $target }, so its skill is 0; this card takes { $skills }
       *[yes] { $head } leads { $department } at { $target } with skill { $skill }; this card takes { $skills }
    }
reason-no-such-idea = that BAD IDEA is not in front of your company
reason-not-your-person = { $works ->
        [nobody] { $person } works for nobody
       *[other] { $person } works for { $target }, not for you
    }
reason-not-their-person = { $works ->
        [nobody] { $person } works for nobody
       *[other] { $person } works for you, and the card takes somebody else’s people
    }
reason-vp-needs-two = { $person } is a Vice-President and takes two such cards, both in hand and playable now; { $left ->
        [one] only one more card may be played
       *[other] { $left } more cards may be played
    } in this turn
reason-not-a-vp = only a Vice-President can be sent away like this
reason-vps-stay = Vice-Presidents are not laid off
reason-nobody-to-lay-off = there is nobody to lay off
reason-too-few-vps = { $to_self ->
        [yes] your company
       *[no] { $target }
    } has { $count ->
        [0] no Vice-President
        [one] one Vice-President
       *[other] { $count } Vice-Presidents
    }; this card takes { $needed }
reason-other-reading = LAYOFFS is not read that way at this table
reason-wrong-second-card = { $card } cannot be the second card: it must be of the same kind, and playable now

## Help for the rules that choices and refusals cite

rule-BR-1_1 = Burn Rate is for two to four players.
rule-BR-1_4 = HIRE takes one face-up person into your own company. It is checked against your HR head.
rule-BR-1_5 = FIRE sends one of your own people under the pile of the department. It is checked against your HR head.
rule-BR-1_6 = BAD HIRE puts a face-up person into another company. It is checked against that company’s HR head.
rule-BR-1_7 = POACH takes a person from another company into yours. It is checked against that company’s HR head.
rule-BR-1_8 = FUNDING adds its value to your bank. It is checked against your Finance head.
rule-BR-1_9 = A BAD IDEA stays in front of another company until it is released. It is checked against that company’s Sales head.
rule-BR-1_10 = RELEASE discards one of your BAD IDEAS. It is checked against your Development head.
rule-BR-3_0 = Take four people each; then play or discard one to four cards, set contractors, pay everybody, and draw up to six.
rule-BR-3_1 = The skill of the department’s head must be one of those on the card.
rule-BR-3_6 = Each turn you play one to four cards, or discard one to four. Doing nothing is not possible, unless the table agreed that a forfeit may discard none.
rule-BR-3_7 = After the first card you may end your turn whenever you like.
rule-BR-3_10 = A department never gets a second Vice-President; without a legal person the card cannot be played.
rule-BR-3_12 = A Vice-President takes two FIREs or two POACHes, played as one and counted as two.
rule-BR-3_13 = Both cards of a two-card play must be playable before either is played.
rule-BR-3_14 = You cannot poach a Vice-President into a department that has one.
rule-BR-3_15 = Without a BAD IDEA there is nothing to release.
rule-BR-3_23 = The last solvent company wins at once.
rule-BR-3_25 = Cards are dealt only when everybody has drafted four people.
rule-BR-3_26 = In the draft, if no face-up person may join you, put one under the pile and turn up the next.
rule-BR-3_28 = The Vice-President cards count the Vice-Presidents of the target.
rule-BR-3_29 = A doubling card is discarded at once; the marker stays until the target’s next payday. Two markers make four times.
rule-BR-3_30 = LAYOFFS doubles a payday; in the other reading your own company, with two Vice-Presidents, lays off any of its other people.
rule-BR-3_31 = One such card is enough to send a Vice-President away.
rule-BR-3_34 = Cards that hurt name one other solvent company.
rule-BR-3_36 = You choose whom you poach: somebody who works for the other company.
rule-BR-3_38 = In one turn you play or you discard, never both.

## The coach: why a choice is good or bad

coach-funds = { $lasts ->
        [ample] ${ $amount } more; even without it your money lasts for nine paydays and longer.
        [long] ${ $amount } more: your money lasts for nine paydays and longer.
        [same] ${ $amount } more, though not enough for another payday.
       *[longer] ${ $amount } more: your money lasts for { $after ->
            [one] one payday
           *[other] { $after } paydays
        } instead of { $before ->
            [0] none
           *[other] { $before }
        }.
    }
coach-leads = { $department }: your skill rises from { $before } to { $skill }.
coach-loses_head = { $department }: your skill falls from { $before } to { $skill }.
coach-opens_cards = { $cards ->
        [one] One more card in your hand can be played.
       *[other] { $cards } more cards in your hand can be played.
    }
coach-shields = { $often ->
        [never] { $department }: nobody holds a card against you any more; it was { $before } of { $worlds } possible worlds.
       *[some] { $department }: somebody holds a card against you { in-worlds }, instead of { before-in-worlds }.
    }
coach-exposes = { $department }: somebody holds a card against you { in-worlds }, instead of { before-in-worlds }.
coach-cheaper = { $sum ->
        [yes] All in all, your payday costs ${ $after } instead of ${ $before }.
       *[no] Your payday costs ${ $after } instead of ${ $before }.
    }
coach-dearer = { $sum ->
        [yes] All in all, your payday costs ${ $after } instead of ${ $before }.
       *[no] Your payday costs ${ $after } instead of ${ $before }.
    }
coach-fewer_contractors = { $contractors ->
        [one] One contractor less: ${ $amount } saved at every payday.
       *[other] { $contractors } contractors fewer: ${ $amount } saved at every payday.
    }
coach-more_contractors = { $contractors ->
        [one] One contractor more: ${ $amount } at every payday.
       *[other] { $contractors } contractors more: ${ $amount } at every payday.
    }
coach-spare_engineers = This frees { $engineers ->
        [one] one engineer
       *[other] { $engineers } engineers
    } but saves no money yet: you paid no contractor for it.
coach-ruin = As it stands, the payday of this turn is more than you have: ${ $due } due, ${ $bank } in the bank.
coach-tight = After the payday of this turn (${ $due }) your money does not last for another one.
coach-breaks_them = As it stands, { $target } cannot pay the next payday: ${ $due } due, ${ $bank } in the bank.
coach-costs_them = The next payday costs { $target } ${ $after } instead of ${ $before }.
coach-helps_them = The next payday costs { $target } ${ $after } instead of ${ $before }.
coach-no_cost = { $target } has engineers to spare for it: no contractor is needed, but they will not be free for the next BAD IDEA.
coach-weakens_them = { $department }: the skill of { $target } falls from { $before } to { $skill }.
coach-strengthens_them = { $department }: the skill of { $target } rises from { $before } to { $skill }.
coach-opens_them = { $cards ->
        [one] One more of your cards can then be played on { $target }.
       *[other] { $cards } more of your cards can then be played on { $target }.
    }
coach-richest = Nobody has as much money as { $target }: ${ $bank }.
coach-two_cards = { $person } is a Vice-President: this takes two of your cards.
coach-mass = You then choose whom to lay off: at least one manager or engineer.
coach-stops = Nobody else is laid off.
coach-stuck = { $turn ->
        [next] As it stands, { $card } could not be played in your next turn either.
       *[this] { $card } cannot be played now anyway.
    }
coach-playable = { $card } could be played now.
coach-no_plays = Whoever discards plays nothing in that turn, and { $cards ->
        [one] one other card of yours could be played.
       *[other] { $cards } other cards of yours could be played.
    }
coach-plays_left = { $cards ->
        [one] One card in your hand could still be played.
       *[other] { $cards } cards in your hand could still be played.
    }
coach-payday = Payday: you pay ${ $due } and have ${ $bank } left.
coach-draws = At the end of the turn you draw { $cards ->
        [one] a new card
       *[other] { $cards } new cards
    }.
coach-buries = { $person } goes under the pile, and the next person is turned up.
coach-engineer = An engineer to spare will do the work of a contractor when a BAD IDEA comes.
coach-runway = The ${ $bank } in your bank last for { $after } paydays.
coach-no_skill = { $department }: with { $person } your skill stays at { $skill }.
coach-shortens_them = The money of { $target } lasts for { $after ->
        [one] one payday
       *[other] { $after } paydays
    } instead of { $before }.
coach-usable_later = { $card } could be played in your next turn.
coach-engineer_lost = One engineer less: a BAD IDEA could cost you more.
coach-engineer_theirs = { $target } gains an engineer, who can work on BAD IDEAS.
coach-salary = Salary: ${ $amount } at every payday.

## What parameters name, where it is not their own name

param-cards = card
param-head = person
param-idea = card

## The names of fields and zones, for lists and drawings

field-bank = bank
field-burn_rate = burn rate
field-cards = cards
field-company = company
field-draw = draw pile
field-ideas = BAD IDEAS at work
field-pile = job seekers
field-plays_left = plays left
field-pool = labour pool
field-runway = paydays left
field-solvent = solvent

## What is asked in the middle of a choice

ask-play-hire = { $card }: whom do you hire?
ask-play-fire = { $card }: who is fired?
ask-play-bad-hire = { $card }: which company must hire?
ask-play-bad-hire-2 = { $card }: whom must { $target } hire?
ask-play-poach = { $card }: whom do you poach?
ask-play-bad-idea = { $card }: who must work on it?
ask-play-release = { $card }: which BAD IDEA do you get rid of?
ask-play-remove-vp = { $card }: which Vice-President has to go?
ask-play-double-payday = { $card }: whose next payday is doubled?
ask-discard = Which card do you discard?
ask-after-hand = { $thing }: on whom?
