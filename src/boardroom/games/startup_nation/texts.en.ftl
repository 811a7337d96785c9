## Cards and roles

card-intern_miraculous = the Miraculous Intern
    .name = Miraculous Intern
    .text = Asks nothing. Counts −4 if you still hold this intern when the round ends.
card-intern_fire = the Fire Elemental Intern
    .name = Fire Elemental Intern
    .text = Ask another player “Are you …?”. They answer above or below. Exact: they are out of the round.
card-intern_strings = the String-Pulling Magic Intern
    .name = String-Pulling Magic Intern
    .text = Ask another player “Are you …?”. They answer above or below. Exact: exchange hidden cards with them.
card-intern_legal = the Legal Magic Intern
    .name = Legal Magic Intern
    .text = Ask another player “Are you …?”. They answer above or below. Exact: take all their BPI tokens.
card-intern_clever = the Too Clever Intern
    .name = Too Clever Intern
    .text = Your left neighbour asks anybody, you included, “Are you …?”. The answer is above or below. Exact: that player is out.
card-intern_hyper = the Hyper-Productive Intern
    .name = Hyper-Productive Intern
    .text = Ask another player “Are you …?”. They answer above or below. Exact: take another turn at once.
card-intern_tax = the Tax Magic Intern
    .name = Tax Magic Intern
    .text = Asks nothing. If you win the round holding this intern, your points and your ally’s are doubled.
card-tech_lead = the Tech Lead
    .name = Tech Lead
    .text = Look secretly at another player’s hidden card.
card-recruiter = the Recruiter
    .name = Recruiter
    .text = Exchange your hidden card with another player’s.
card-salesperson = the Salesperson
    .name = Salesperson
    .text = You may exchange the alliance tokens of two players still in the round.
card-director = the Director
    .name = Director
    .text = Promote any player, yourself included: they discard their card and take the first higher one from the deck. None there: they are out.
card-investor = the Investor
    .name = Investor
    .text = Give a BPI token to any player, yourself included: one more rank at the end of the round.
card-emmanuel = Emmanuel
    .name = Emmanuel
    .text = While you hold him you may lie to the interns. No effect when played.
card-brigitte = Brigitte
    .name = Brigitte
    .text = Never played. If you have to discard her, you are out of the round.

role-intern = an intern
    .name = Intern
role-tech_lead = the Tech Lead
    .name = Tech Lead
role-recruiter = the Recruiter
    .name = Recruiter
role-salesperson = the Salesperson
    .name = Salesperson
role-director = the Director
    .name = Director
role-investor = the Investor
    .name = Investor
role-emmanuel = Emmanuel
    .name = Emmanuel
role-brigitte = Brigitte
    .name = Brigitte

answer-exact = exactly
answer-above = above
answer-below = below

choice-decline = leave the tokens alone
choice-pass = pass a card to the left

colour-red = red
colour-blue = blue
colour-black = black

cause-question = found out
cause-promotion = promoted once too often
cause-destitution = demoted once too often

## Actions

action-play = Play { $card }
action-question = Play { $card }: ask { $target } “Are you { $role }?”
action-play-tech_lead = Play { $card }: look at { $target }’s card
action-play-recruiter = Play { $card }: exchange cards with { $target }
action-decline = Play { $card } and leave the alliances alone
action-swap = Play { $card }: exchange the alliance tokens of { $target } and { $other }
action-play-director = Play { $card }: promote { $target }
action-play-investor = Play { $card }: give { $target } a BPI token
action-demote = Play { $card }: demote { $target }
action-pass = Pass { $card } to the left
action-ask = Ask { $target }: “Are you { $role }?”
action-answer-exact = “Yes, exactly.”
action-answer-above = “No, I am above that.”
action-answer-below = “No, I am below that.”

## Events

event-match_started = { $seat } begins the match. Interns in play: { $interns }.
event-round_started = Round { $round } begins with { $seat }. { $deck } cards in the deck.
event-round_started-card = Round { $round } begins with { $seat }. You are dealt { $card }.
event-drew = { $seat } draws a card; { $deck ->
        [0] none is left.
       *[other] { $deck } left.
    }
event-drew-card = { $seat } draws { $card }; { $deck ->
        [0] the deck is empty.
       *[other] { $deck } left.
    }
event-played = { $seat } plays { $card }.
event-asked = { $seat } asks { $target }: “Are you { $role }?”
event-answered = { $seat } answers “{ $answer }”.
event-looked = { $seat } looks at { $target }’s card.
event-looked-card = { $seat } looks at { $target }’s card: { $card }.
event-exchanged = { $seat } and { $target } exchange hidden cards.
event-exchanged-card = { $seat } and { $target } exchange hidden cards: you give { $gave } and get { $card }.
event-tokens_swapped = { $seat } exchanges the alliance tokens of { $target } and { $other }.
event-swap_declined = { $seat } leaves the alliances as they are.
event-promoted = { $seat } promotes { $to_self ->
        [yes] { AGREE($seat, m: "himself", f: "herself", n: "themselves") }, discards
       *[no] { $target }, who discards
    } { $card } and finds better { $depth ->
        [one] at the first card
       *[other] after { $depth } cards
    }.
event-promoted-card = { $seat } promotes { $to_self ->
        [yes] { AGREE($seat, m: "himself", f: "herself", n: "themselves") }, discards
       *[no] { $target }, who discards
    } { $card } and becomes { $new }. Passed over: { $skipped_count ->
        [0] nothing
       *[other] { $skipped }
    }.
event-not_promoted = { $seat } promotes { $to_self ->
        [yes] { AGREE($seat, m: "himself", f: "herself", n: "themselves") }, discards
       *[no] { $target }, who discards
    } { $card } and finds nothing better in { $depth ->
        [one] one card
       *[other] { $depth } cards
    }.
event-not_promoted-card = { $seat } promotes { $to_self ->
        [yes] { AGREE($seat, m: "himself", f: "herself", n: "themselves") }, discards
       *[no] { $target }, who discards
    } { $card } and finds nothing better. Looked at: { $skipped }.
event-brigitte_promoted = { $seat } promotes { $target }, who must discard { $card }.
event-demoted = { $seat } demotes { $to_self ->
        [yes] { AGREE($seat, m: "himself", f: "herself", n: "themselves") }, discards
       *[no] { $target }, who discards
    } { $card } and finds a lower card { $depth ->
        [one] at the first card
       *[other] after { $depth } cards
    }.
event-demoted-card = { $seat } demotes { $to_self ->
        [yes] { AGREE($seat, m: "himself", f: "herself", n: "themselves") }, discards
       *[no] { $target }, who discards
    } { $card } and becomes { $new }. Passed over: { $skipped_count ->
        [0] nothing
       *[other] { $skipped }
    }.
event-not_demoted = { $seat } demotes { $to_self ->
        [yes] { AGREE($seat, m: "himself", f: "herself", n: "themselves") }, discards
       *[no] { $target }, who discards
    } { $card }: nothing lower is there.
event-not_demoted-card = { $seat } demotes { $to_self ->
        [yes] { AGREE($seat, m: "himself", f: "herself", n: "themselves") }, discards
       *[no] { $target }, who discards
    } { $card }: nothing lower is there. Looked at: { $skipped }.
event-bpi_given = { $to_self ->
        [yes] { $seat } takes a BPI token.
       *[no] { $seat } gives a BPI token to { $target }.
    }
event-bpi_short = { $seat } finds no BPI token left to give.
event-bpi_taken = { $count ->
        [0] { $seat } takes no BPI token: { $target } has none.
        [one] { $seat } takes one BPI token from { $target }.
       *[other] { $seat } takes { $count } BPI tokens from { $target }.
    }
event-plays_again = { $seat } takes another turn at once.
event-passed = { $seat } passes a card to { $target }.
event-passed-card = { $seat } passes { $card } to { $target }.
event-went_out = { $seat } is out of the round: { $cause }.
event-went_out-card = { $seat } is out of the round: { $cause }. The card was { $card }.
event-round_ended = The round is over: { $reason }. { $winners_count ->
        [0] Nobody scores.
        [one] { $winners } wins it.
       *[other] { $winners } win it.
    }
event-match_ended = The match is over: { $reason }. { $winners_count ->
        [one] { $winners } rules the Start-Up Nation.
       *[other] { $winners } share the Start-Up Nation.
    }

reason-deck = the deck is empty
reason-survivor = one player is left
reason-allies = two allies are left
reason-two_left = two players are left
reason-target = the target is reached, and nobody is level with the leader
reason-cap = the last round has been played

## Prompts

prompt-play = Your turn: play one of your two cards.
prompt-play-received = Your turn: you were passed a card. Play one of your two, or pass on the one you held.
prompt-ask = The Too Clever Intern: you ask the question. Whom, and which role?
prompt-answer = { $asker } asks you: “Are you { $role }?” Answer.
prompt-over = The match is over. { $winners_count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
wait-play = { $seat } must play a card.
wait-ask = { $seat } must ask a question.
wait-answer = { $asker } asks { $seat }: “Are you { $role }?”

## Options

option-interns = Which interns take part: drawn at random and shown to all, in the order of the print sheets, all seven, or a list of your own.
option-interns-random_public = drawn at random, shown to all
option-interns-print_order = in the order of the print sheets
option-interns-all_seven = all seven
option-emmanuel_lie = What Emmanuel’s owner may answer: anything, anything but a false “exactly”, or only the truth.
option-emmanuel_lie-free = any lie
option-emmanuel_lie-no_false_hit = no false “exactly”
option-emmanuel_lie-off = only the truth
option-ties = What happens when several are tied for the best of a round: all of them win, nobody scores, or the highest single card decides.
option-ties-all_tied_win = all tied win
option-ties-nobody_scores = nobody scores
option-ties-highest_single_card_then_share = the highest single card decides, then all share
option-target_score = How many points win the match, when nobody else has as many.
option-round_cap = After so many rounds the leaders share the match.
option-first_player = Who begins the first round: a random seat, or the one you name.
option-first_player-random = a random seat
option-first_player-seat_0 = Seat A begins
option-first_player-seat_1 = Seat B begins
option-first_player-seat_2 = Seat C begins
option-first_player-seat_3 = Seat D begins
option-first_player-seat_4 = Seat E begins
option-bpi = Do BPI tokens go back to the supply after each round, or stay with their holders?
option-bpi-reset_each_round = back to the supply each round
option-bpi-persistent = they stay
option-two_left = When does a round end with two players left: if they are allies, or always?
option-two_left-same_colour_ends = if they are allies
option-two_left-any_two_end = always
option-question_ally = May an intern question the asker’s own ally?
option-question_ally-allowed = yes
option-question_ally-forbidden = no
option-survivor_points = What the last player left in a round scores: as any lone winner does, or nothing.
option-survivor_points-2 = as any lone winner
option-survivor_points-0 = nothing
option-love_bonus = Allies who win holding Emmanuel and Brigitte score one more each.
option-love_bonus-true = yes
option-love_bonus-false = no
option-pass_left = Instead of playing, a card may be passed to the left neighbour, who then takes a turn without drawing.
option-pass_left-true = yes
option-pass_left-false = no
option-failed_promotion = Does a player see the cards of the deck when a promotion finds nothing better there?
option-failed_promotion-hidden = no
option-failed_promotion-shown = yes
option-investor = What the Investor does: give a BPI token, or demote a player, who discards and takes the first lower card of the deck.
option-investor-bpi = gives a BPI token
option-investor-destitution = demotes a player

## Reasons for a refusal

reason-must-play = a card must be played now
reason-must-ask = a question must be asked now
reason-must-answer = { $asker } asks “Are you { $role }?”, and that must be answered now
reason-brigitte-stays = she is never played
reason-not-in-hand = { $card } is not in hand
reason-no-such-seat = only { $count } sit at this table
reason-seat-out = { $target } is out of the round
reason-not-yourself = another player must be chosen
reason-not-your-ally = { $target } is your ally, and allies may not be questioned at this table
reason-same-colour = the tokens of { $target } and { $other } are both { $colour }
reason-supply-empty = { $count ->
        [one] the only BPI token has been given
       *[other] all { $count } BPI tokens have been given
    }
reason-supply-left = a BPI token must be given while there is one; { $count ->
        [one] one is left
       *[other] { $count } are left
    }
reason-answer-untrue = { $lies ->
        [yes] with Emmanuel you may lie at this table, but not say “exactly”
       *[no] the answer must be true: you hold { $card }, so it is “{ $answer }”
    }
reason-answer-impossible = no card could give that answer: nobody is { $answer } { $role }
reason-no-passing = cards are not passed at this table
reason-just-received = { $card } has just been passed to you and is not passed on
reason-no-tokens = investors demote at this table; there are no BPI tokens
reason-no-demotion = nobody is demoted at this table
reason-passed-around = cards have been passed around the table once

## Help for each rule a choice cites

rule-SN-6 = Start-Up Nation is for four or five players.
rule-SN-14 = On your turn you draw a card, then play one of your two cards and carry out its effect.
rule-SN-15 = Brigitte is never played: the other card must be.
rule-SN-18 = Only players still in the round can be chosen.
rule-SN-20 = The answer to a question is “exactly”, “above” or “below”, compared with the role that was named.
rule-SN-21 = Without Emmanuel the answer is the truth.
rule-SN-22 = Whoever holds Emmanuel may answer anything that some card could answer.
rule-SN-25 = The Fire Elemental Intern asks another player about a role. On “exactly” that player is out.
rule-SN-26 = The String-Pulling Magic Intern asks another player about a role. On “exactly” the two exchange hidden cards.
rule-SN-27 = The Legal Magic Intern asks another player about a role. On “exactly” the asker takes all their BPI tokens.
rule-SN-28 = The Hyper-Productive Intern asks another player about a role. On “exactly” the asker takes another turn, unless the round is over.
rule-SN-29 = After the Too Clever Intern the left neighbour asks any other player about a role. On “exactly” that player is out.
rule-SN-30 = The Miraculous Intern and the Tax Magic Intern ask nothing; they count when the round ends.
rule-SN-31 = The Tech Lead looks secretly at another player’s hidden card.
rule-SN-32 = The Recruiter exchanges your remaining card with another player’s hidden card.
rule-SN-33 = The Salesperson may exchange the alliance tokens of two players still in the round.
rule-SN-34 = The Director promotes a player, who discards without effect and takes the first higher card of the deck, or is out.
rule-SN-35 = The Investor gives a BPI token from the supply to a player still in the round.
rule-SN-36 = Emmanuel has no effect when he is played.
rule-SN-47 = The match is won with enough points and more than everybody else.
rule-SN-A5 = When the supply of BPI tokens is empty the Investor has no effect.
rule-SN-A6 = A turn is: draw a card, play a card. Nothing else, unless the table allows passing.
rule-SN-A8 = An ally may be questioned and promoted, unless the table forbids questions to allies.
rule-SN-A27 = Exchanging two tokens of the same colour would change nothing, so it is not offered.
rule-SN-A38 = Nothing demotes anybody, unless the table lets investors do it.
rule-SN-A40 = Where the Investor demotes: a player discards without effect and takes the first lower card of the deck, or is out. BPI tokens are not used.
rule-SN-A39 = Where passing is allowed: give one of your two cards, not one just received, to your left neighbour, who takes a turn without drawing. Once around the table is the limit.

## The coach: why a choice is good or bad

coach-hit_out = { $target } holds { $role } { in-worlds }; a hit puts { AGREE($target, m: "him", f: "her", n: "them") } out of the round.
coach-hit_ally = { $target } is your ally and holds { $role } { in-worlds }: a hit would cost you your alliance.
coach-hit_swap = { $target } holds { $role } { in-worlds }; a hit brings you that card in exchange for { $kept }.
coach-hit_swap_down = { $target } holds { $role } { in-worlds }; a hit would give away { $kept } for that lower card.
coach-hit_tokens = { $target } holds { $role } { in-worlds }; a hit takes { $tokens ->
        [one] the BPI token
       *[other] all { $tokens } BPI tokens
    }.
coach-hit_no_tokens = { $target } has no BPI token: even a hit would take nothing.
coach-hit_again = { $target } holds { $role } { in-worlds }; a hit lets you play again.
coach-miss = { $target } holds { $role } in none of { $worlds } possible worlds: do not expect a hit.
coach-tells = The answer tells you something: “above” in { $above }, “below” in { $below } of { $worlds } possible worlds.
coach-may_lie = { $target } holds Emmanuel { in-worlds } and may lie.
coach-leader = { $target } leads the match with { $points ->
        [one] one point
       *[other] { $points } points
    }.
coach-neighbour_asks = { $target }, on your left, asks the question, and may ask you.
coach-keep_high = You keep the higher of your two cards, { $kept }.
coach-keep_low = You give up the higher card, { $card }, and keep { $kept }.
coach-keep_tax = With { $kept } in hand, your points for the round count double if you win it.
coach-keep_miraculous = { $over ->
        [yes] { $kept } stays in your hand and counts { SIGNED($score) } now that the round ends.
       *[no] { $kept } stays in your hand and counts { SIGNED($score) } if you still hold it when the round ends.
    }
coach-keep_brigitte = Whoever promotes you while you hold Brigitte throws you out, and somebody has a Director { in-worlds }.
coach-keep_emmanuel = With Emmanuel in hand you may lie when an intern asks you.
coach-seen_kept = Somebody else knows that you hold { $kept }.
coach-seen_played = Somebody else knows of { $card }: once it is played, your hand is secret again.
coach-last_turn = { $deck ->
        [0] The deck is empty: the round ends with this turn, and { $kept } is the card that counts.
        [one] One card is left in the deck: this is probably your last turn of the round, and { $kept } is what will count.
       *[other] { $deck } cards are left in the deck: this is probably your last turn of the round, and { $kept } is what will count.
    }
coach-look = { $target } may hold { $kinds } different cards; you will know which one.
coach-look_known = You know already that { $target } holds { $card }.
coach-swap_up = { $target } holds a better card than { $kept } { in-worlds }.
coach-swap_down = { $often ->
        [never] { $target } holds a better card than { $kept } in none of { $worlds } possible worlds.
       *[some] { $target } holds a better card than { $kept } only { in-worlds }.
    }
coach-swap_pair = You and { $target } are allies: your two cards count together, whoever holds which.
coach-keeps_ally = { $target } stays your ally.
coach-stays_alone = You stay alone: nobody’s card helps yours, but a round won is worth two points instead of one.
coach-gains_ally = { $target } becomes your ally: your cards count together, and a round won is worth one point to each of you.
coach-loses_ally = { $target } is your ally no longer.
coach-better_ally = { $target }, your new ally, brings more than { $other } { in-worlds }.
coach-worse_ally = { $often ->
        [never] { $target }, your new ally, brings more than { $other } in none of { $worlds } possible worlds.
       *[some] { $target }, your new ally, brings more than { $other } only { in-worlds }.
    }
coach-pairs_up = { $target } and { $other } become allies.
coach-promote_self = The deck holds a higher card than { $kept } { in-worlds }; you get the first one.
coach-promote_self_out = { $often ->
        [always] There is nothing higher than { $kept } in the deck: you would be out of the round.
       *[some] Nothing higher than { $kept } is left in the deck { in-worlds }: then you are out of the round.
    }
coach-promote_brigitte = You would have to discard Brigitte, and be out of the round.
coach-promote_ally = { $often ->
        [always] { $target }, your ally, finds a higher card { in-worlds }.
        [never] { $target }, your ally, can find nothing higher and is then out of the round.
       *[some] { $target }, your ally, finds a higher card { in-worlds }; otherwise you lose your ally.
    }
coach-promote_out = { $often ->
        [always] { $target } can find nothing higher and is then out of the round.
       *[some] { $target } finds nothing higher { in-worlds } and is then out of the round.
    }
coach-promote_gift = For { $target } it is a present: a better card { in-worlds }.
coach-demote_falls = { $target } falls to a lower card { in-worlds }.
coach-demote_out = { $often ->
        [always] { $target } can find nothing lower and is then out of the round.
       *[some] { $target } finds nothing lower { in-worlds } and is then out of the round.
    }
coach-demote_own = This demotes your own side.
coach-token_own = At the end of the round { $count ->
        [one] your BPI token adds one rank
       *[other] your { $count } BPI tokens add { $count } ranks
    } to your card.
coach-token_ally = { $over ->
        [yes] The token adds a rank to your alliance with { $target }.
       *[no] The token adds a rank to your alliance, as long as { $target } stays your ally.
    }
coach-token_other = The token adds a rank to the card that { $target } holds, not to yours.
coach-passes = { $target } gets { $card } and plays at once; you keep { $kept }.
coach-admit_out = “Exactly” puts you out of the round.
coach-admit_swap = { $often ->
        [never] You exchange cards with { $asker }, who holds a better one than { $card } in none of { $worlds } possible worlds.
       *[some] You exchange cards with { $asker }, who holds a better one than { $card } { in-worlds }.
    }
coach-admit_tokens = { $tokens ->
        [0] You have no BPI token that { $asker } could take.
        [one] { $asker } takes your BPI token.
       *[other] { $asker } takes your { $tokens } BPI tokens.
    }
coach-admit_again = { $asker } plays again at once.
coach-denies = { $card } does nothing to you after this answer.
coach-lies = { $seen ->
        [yes] That is a lie, which { $card } allows; but somebody has seen your card and will know.
       *[no] That is a lie, which { $card } allows.
    }
coach-ahead = { $over ->
        [yes] The round ends here: you win it { in-worlds }.
       *[no] If the round ended right after this, you would win it { in-worlds }.
    }
coach-ahead_more = { $over ->
        [yes] The round ends here: you win it { in-worlds }; without the effect of this card, { before-in-worlds }.
       *[no] If the round ended right after this, you would win it { in-worlds }; without its effect, { before-in-worlds }.
    }
coach-ahead_less = { $over ->
        [yes] The round ends here: you win it { in-worlds }; without the effect of this card, { before-in-worlds }.
       *[no] If the round ended right after this, you would win it { in-worlds }; without its effect, { before-in-worlds }.
    }
coach-admit_nothing = { $asker } gains nothing by it: the deck is empty, and the round ends with this turn.
coach-swap_brigitte = Brigitte is the highest card of the game: you would give her away.
coach-splits_pair = { $target } and { $other } are allies no longer.
coach-tokens_pair = You and { $target } are allies: your BPI tokens count together, whoever has them.
coach-denies_again = { $asker } does not play again after this answer.
coach-demote_own_out = { $often ->
        [always] There is nothing lower than { $kept } to be found: you would be out of the round.
       *[some] Nothing lower than { $kept } is left in the deck { in-worlds }: then you are out of the round.
    }

## What parameters name, where it is not their own name

param-gave = card
param-kept = card
param-new = card
param-skipped = card
param-interns = card

## What is asked in the middle of a choice

ask-question = { $card_name }: whom do you ask?
ask-question-2 = { $card_name }: which role do you ask { $target } about?
ask-play-tech_lead = { $card_name }: whose card do you look at?
ask-play-recruiter = { $card_name }: with whom do you exchange cards?
ask-play-director = { $card_name }: who is promoted?
ask-play-investor = { $card_name }: who gets the token?
ask-swap = { $card_name }: whose alliance tokens are exchanged?
ask-swap-2 = { $card_name }: and with whose?
ask-demote = { $card_name }: who is demoted?
ask-pass = Which card do you pass on?
ask-ask = Which role do you ask { $target } about?
ask-after-hand = { $thing }: on whom, or how?
