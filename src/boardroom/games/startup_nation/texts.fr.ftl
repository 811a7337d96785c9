## Cartes et rôles

card-intern_miraculous = le Stagiaire Miraculeux
    .name = Stagiaire Miraculeux
    .text = Ne pose pas de question. Vaut −4 si vous l’avez encore en main à la fin de la manche.
card-intern_fire = le Stagiaire Élémentaire de Feu
    .name = Stagiaire Élémentaire de Feu
    .text = Demandez à un autre joueur « Es-tu … ? ». Il répond au-dessus ou en dessous. Exact : il est éliminé de la manche.
card-intern_strings = le Stagiaire Magie du Piston
    .name = Stagiaire Magie du Piston
    .text = Demandez à un autre joueur « Es-tu … ? ». Il répond au-dessus ou en dessous. Exact : échangez vos cartes cachées.
card-intern_legal = le Stagiaire en Magie Légale
    .name = Stagiaire en Magie Légale
    .text = Demandez à un autre joueur « Es-tu … ? ». Il répond au-dessus ou en dessous. Exact : prenez tous ses jetons BPI.
card-intern_clever = le Stagiaire Trop Malin
    .name = Stagiaire Trop Malin
    .text = À votre gauche, on demande à qui l’on veut, vous aussi, « Es-tu … ? ». Réponse au-dessus ou en dessous. Exact : ce joueur est éliminé.
card-intern_hyper = le Stagiaire Hyper-Productif
    .name = Stagiaire Hyper-Productif
    .text = Demandez à un autre joueur « Es-tu … ? ». Il répond au-dessus ou en dessous. Exact : rejouez aussitôt.
card-intern_tax = le Stagiaire en Magie Fiscale
    .name = Stagiaire en Magie Fiscale
    .text = Ne pose pas de question. Gagnez la manche en le tenant : points doublés pour vous et votre allié.
card-tech_lead = le Chef technique
    .name = Chef technique
    .text = Regardez en secret la carte cachée d’un autre joueur.
card-recruiter = la Recruteuse
    .name = Recruteuse
    .text = Échangez votre carte cachée avec celle d’un autre joueur.
card-salesperson = le Commercial
    .name = Commercial
    .text = Vous pouvez échanger les jetons d’alliance de deux joueurs encore dans la manche.
card-director = le Dirigeant
    .name = Dirigeant
    .text = Promouvez un joueur, même vous : il défausse sa carte et prend la première plus haute de la pioche. S’il n’y en a pas, il est éliminé.
card-investor = l’Investisseur
    .name = Investisseur
    .text = Donnez un jeton BPI à un joueur : un rang de plus à la fin de la manche.
    .gender = m
card-emmanuel = Emmanuel
    .name = Emmanuel
    .text = Tant que vous le tenez, vous pouvez mentir aux stagiaires. Sans effet quand il est joué.
    .gender = m
card-brigitte = Brigitte
    .name = Brigitte
    .text = Ne se joue jamais. Si vous devez la défausser, vous êtes hors de la manche.
    .gender = f

role-intern = un stagiaire
    .name = Stagiaire
role-tech_lead = le Chef technique
    .name = Chef technique
role-recruiter = la Recruteuse
    .name = Recruteuse
role-salesperson = le Commercial
    .name = Commercial
role-director = le Dirigeant
    .name = Dirigeant
role-investor = l’Investisseur
    .name = Investisseur
    .gender = m
role-emmanuel = Emmanuel
    .name = Emmanuel
    .gender = m
role-brigitte = Brigitte
    .name = Brigitte
    .gender = f

answer-exact = exactement
answer-above = au-dessus
answer-below = en dessous

choice-decline = ne pas toucher aux jetons
choice-pass = passer une carte à gauche

colour-red = rouge
colour-blue = bleu
colour-black = noir

cause-question = carte devinée
cause-promotion = une promotion de trop
cause-destitution = une destitution de trop

## Actions

action-play = Jouer { $card }
action-question = Jouer { $card } : demander à { $target } « Es-tu { $role } ? »
action-play-tech_lead = Jouer { $card } : regarder la carte { DE($target) }
action-play-recruiter = Jouer { $card } : échanger votre carte avec celle { DE($target) }
action-decline = Jouer { $card } sans toucher aux alliances
action-swap = Jouer { $card } : échanger les alliances { DE($target) } et { DE($other) }
action-play-director = Jouer { $card } : promouvoir { $target }
action-play-investor = Jouer { $card } : donner un jeton BPI à { $target }
action-demote = Jouer { $card } : destituer { $target }
action-pass = Passer { $card } à gauche
action-ask = Demander à { $target } : « Es-tu { $role } ? »
action-answer-exact = « Oui, exactement. »
action-answer-above = « Non, je suis au-dessus. »
action-answer-below = « Non, je suis en dessous. »

## Événements

event-match_started = { $seat } ouvre la partie. Stagiaires en jeu : { $interns }.
event-round_started = { $seat } ouvre la manche { $round }. La pioche compte { $deck } cartes.
event-round_started-card = { $seat } ouvre la manche { $round }. Vous recevez { $card }.
event-drew = { $seat } pioche { $deck ->
        [0] la dernière carte.
        [one] une carte ; il en reste une.
       *[other] une carte ; il en reste { $deck }.
    }
event-drew-card = { $seat } pioche { $card } ; { $deck ->
        [0] la pioche est vide.
        [one] il en reste une.
       *[other] il en reste { $deck }.
    }
event-played = { $seat } joue { $card }.
event-asked = { $seat } demande à { $target } : « Es-tu { $role } ? »
event-answered = { $seat } répond « { $answer } ».
event-looked = { $seat } regarde la carte { DE($target) }.
event-looked-card = { $seat } regarde la carte { DE($target) } : { $card }.
event-exchanged = { $seat } et { $target } échangent leurs cartes cachées.
event-exchanged-card = { $seat } et { $target } échangent leurs cartes cachées : vous donnez { $gave } et recevez { $card }.
event-tokens_swapped = { $seat } échange les jetons d’alliance { DE($target) } et { DE($other) }.
event-swap_declined = { $seat } ne touche pas aux alliances.
event-promoted = { $seat } { $to_self ->
        [yes] s’accorde une promotion, défausse
       *[no] promeut { $target }, qui défausse
    } { $card } et trouve mieux { $depth ->
        [1] à la première carte
       *[other] après { $depth } cartes
    }.
event-promoted-card = { $seat } { $to_self ->
        [yes] s’accorde une promotion, défausse
       *[no] promeut { $target }, qui défausse
    } { $card } et devient { $new }. Cartes laissées : { $skipped_count ->
        [0] aucune
       *[other] { $skipped }
    }.
event-not_promoted = { $seat } { $to_self ->
        [yes] s’accorde une promotion, défausse
       *[no] promeut { $target }, qui défausse
    } { $card } et ne trouve pas mieux en { $depth } { $depth ->
        [one] carte
       *[other] cartes
    }.
event-not_promoted-card = { $seat } { $to_self ->
        [yes] s’accorde une promotion, défausse
       *[no] promeut { $target }, qui défausse
    } { $card } et ne trouve pas mieux. Cartes vues : { $skipped }.
event-brigitte_promoted = { $seat } promeut { $target }, qui doit défausser { $card }.
event-demoted = { $seat } { $to_self ->
        [yes] se destitue, défausse
       *[no] destitue { $target }, qui défausse
    } { $card } et trouve une carte plus basse { $depth ->
        [1] à la première carte
       *[other] après { $depth } cartes
    }.
event-demoted-card = { $seat } { $to_self ->
        [yes] se destitue, défausse
       *[no] destitue { $target }, qui défausse
    } { $card } et devient { $new }. Cartes laissées : { $skipped_count ->
        [0] aucune
       *[other] { $skipped }
    }.
event-not_demoted = { $seat } { $to_self ->
        [yes] se destitue, défausse
       *[no] destitue { $target }, qui défausse
    } { $card } : il n’y a rien de plus bas.
event-not_demoted-card = { $seat } { $to_self ->
        [yes] se destitue, défausse
       *[no] destitue { $target }, qui défausse
    } { $card } : il n’y a rien de plus bas. Cartes vues : { $skipped }.
event-bpi_given = { $to_self ->
        [yes] { $seat } prend un jeton BPI.
       *[no] { $seat } donne un jeton BPI à { $target }.
    }
event-bpi_short = Il ne reste aucun jeton BPI : { $seat } n’en donne pas.
event-bpi_taken = { $count ->
        [0] { $seat } ne prend aucun jeton BPI : { $target } n’en a pas.
        [1] { $seat } prend un jeton BPI à { $target }.
       *[other] { $seat } prend { $count } jetons BPI à { $target }.
    }
event-plays_again = { $seat } rejoue aussitôt.
event-passed = { $seat } passe une carte à { $target }.
event-passed-card = { $seat } passe { $card } à { $target }.
event-went_out = { $seat } quitte la manche : { $cause }.
event-went_out-card = { $seat } quitte la manche : { $cause }. C’était { $card }.
event-round_ended = La manche est finie : { $reason }. { $winners_count ->
        [0] Personne ne marque.
        [1] { $winners } l’emporte.
       *[other] { $winners } l’emportent.
    }
event-match_ended = La partie est finie : { $reason }. { $winners_count ->
        [one] { $winners } règne sur la Start-Up Nation.
       *[other] { $winners } se partagent la Start-Up Nation.
    }

reason-deck = la pioche est vide
reason-survivor = il ne reste qu’un joueur
reason-allies = il ne reste que deux alliés
reason-two_left = il ne reste que deux joueurs
reason-target = l’objectif est atteint, sans égalité en tête
reason-cap = la dernière manche est jouée

## Invites

prompt-play = À vous : jouez une de vos deux cartes.
prompt-play-received = À vous : on vous a passé une carte. Jouez l’une des deux, ou passez celle que vous aviez.
prompt-ask = Stagiaire Trop Malin : c’est vous qui posez la question. À qui, et quel rôle ?
prompt-answer = { $asker } vous demande : « Es-tu { $role } ? » Répondez.
prompt-over = La partie est finie. { $winners_count ->
        [one] { $winners } gagne.
       *[other] { $winners } se partagent la victoire.
    }
wait-play = { $seat } doit jouer une carte.
wait-ask = { $seat } doit poser une question.
wait-answer = { $asker } demande à { $seat } : « Es-tu { $role } ? »

## Options

option-interns = Quels stagiaires jouent : tirés au sort et montrés à tous, dans l’ordre des planches, les sept, ou votre propre liste.
option-interns-random_public = tirés au sort, montrés à tous
option-interns-print_order = dans l’ordre des planches
option-interns-all_seven = les sept
option-emmanuel_lie = Ce que peut répondre qui tient Emmanuel : n’importe quoi, n’importe quoi sauf un faux « exactement », ou la seule vérité.
option-emmanuel_lie-free = tout mensonge
option-emmanuel_lie-no_false_hit = pas de faux « exactement »
option-emmanuel_lie-off = la vérité seule
option-ties = En cas d’égalité en tête d’une manche : tous gagnent, personne ne marque, ou la plus haute carte seule départage.
option-ties-all_tied_win = tous gagnent
option-ties-nobody_scores = personne ne marque
option-ties-highest_single_card_then_share = la plus haute carte départage, puis partage
option-target_score = Combien de points il faut pour gagner la partie, si personne d’autre n’en a autant.
option-round_cap = Au bout de combien de manches les premiers se partagent la partie.
option-first_player = Qui commence la première manche : une place au hasard, ou celle que vous nommez.
option-first_player-random = une place au hasard
option-first_player-seat_0 = La place A commence
option-first_player-seat_1 = La place B commence
option-first_player-seat_2 = La place C commence
option-first_player-seat_3 = La place D commence
option-first_player-seat_4 = La place E commence
option-bpi = Les jetons BPI reviennent-ils à la réserve après chaque manche, ou restent-ils à leurs détenteurs ?
option-bpi-reset_each_round = retour à la réserve
option-bpi-persistent = ils restent
option-two_left = Quand il ne reste que deux joueurs, la manche s’arrête-t-elle seulement s’ils sont alliés, ou toujours ?
option-two_left-same_colour_ends = s’ils sont alliés
option-two_left-any_two_end = toujours
option-question_ally = Peut-on poser la question d’un stagiaire à son propre allié ?
option-question_ally-allowed = oui
option-question_ally-forbidden = non
option-survivor_points = Ce que marque la dernière personne encore en jeu : comme toute victoire en solitaire, ou rien.
option-survivor_points-2 = comme en solitaire
option-survivor_points-0 = rien
option-love_bonus = Des alliés qui gagnent avec Emmanuel et Brigitte marquent chacun un point de plus.
option-love_bonus-true = oui
option-love_bonus-false = non
option-pass_left = Au lieu de jouer, on peut passer une carte au voisin de gauche, qui joue alors sans piocher.
option-pass_left-true = oui
option-pass_left-false = non
option-failed_promotion = Si une promotion ne trouve rien de mieux, voit-on les cartes de la pioche ?
option-failed_promotion-hidden = non
option-failed_promotion-shown = oui
option-investor = Ce que fait l’Investisseur : donner un jeton BPI, ou destituer un joueur, qui défausse et prend la première carte plus basse de la pioche.
option-investor-bpi = donne un jeton BPI
option-investor-destitution = destitue un joueur

## Raisons d’un refus

reason-must-play = il faut jouer une carte maintenant
reason-must-ask = il faut poser une question maintenant
reason-must-answer = { $asker } demande « Es-tu { $role } ? », et il faut d’abord répondre
reason-brigitte-stays = elle ne se joue jamais
reason-not-in-hand = { $card } n’est pas en main
reason-no-such-seat = il n’y a que { $count } places à cette table
reason-seat-out = { $target } est hors de la manche
reason-not-yourself = il faut choisir un autre joueur
reason-not-your-ally = on ne questionne pas son allié à cette table, et vous êtes allié { A($target) }
reason-same-colour = les jetons { DE($target) } et { DE($other) } sont de la même couleur ({ $colour })
reason-supply-empty = { $count ->
        [one] le seul jeton BPI est déjà donné
       *[other] les { $count } jetons BPI sont déjà donnés
    }
reason-supply-left = il faut donner un jeton BPI tant qu’il y en a ; il en reste { $count }
reason-answer-untrue = { $lies ->
        [yes] avec Emmanuel on peut mentir à cette table, mais pas dire « exactement »
       *[no] la réponse doit être vraie : vous avez { $card }, c’est donc « { $answer } »
    }
reason-answer-impossible = aucune carte ne pourrait répondre cela : personne n’est { $answer } { DE($role) }
reason-no-passing = on ne passe pas de carte à cette table
reason-just-received = { $card } vient de vous être { AGREE($card, m: "passé", f: "passée") } et ne se repasse pas
reason-no-tokens = à cette table l’Investisseur destitue ; il n’y a pas de jetons BPI
reason-no-demotion = à cette table on ne destitue personne
reason-passed-around = les cartes ont fait le tour de la table

## Aide pour chaque règle qu’un choix cite

rule-SN-6 = Start-Up Nation se joue à quatre ou cinq.
rule-SN-14 = À votre tour, piochez une carte, puis jouez une de vos deux cartes et appliquez son effet.
rule-SN-15 = Brigitte ne se joue jamais : il faut jouer l’autre carte.
rule-SN-18 = On ne choisit que des joueurs encore dans la manche.
rule-SN-20 = On répond « exactement », « au-dessus » ou « en dessous » du rôle nommé.
rule-SN-21 = Sans Emmanuel, on répond la vérité.
rule-SN-22 = Qui tient Emmanuel peut répondre tout ce qu’une carte pourrait répondre.
rule-SN-25 = Le Stagiaire Élémentaire de Feu interroge un autre joueur sur un rôle. Sur « exactement », ce joueur est éliminé.
rule-SN-26 = Le Stagiaire Magie du Piston interroge un autre joueur sur un rôle. Sur « exactement », les deux échangent leurs cartes cachées.
rule-SN-27 = Le Stagiaire en Magie Légale interroge un autre joueur sur un rôle. Sur « exactement », on lui prend tous ses jetons BPI.
rule-SN-28 = Le Stagiaire Hyper-Productif interroge un autre joueur sur un rôle. Sur « exactement », on rejoue, sauf si la manche est finie.
rule-SN-29 = Après le Stagiaire Trop Malin, c’est la personne à gauche qui interroge un autre joueur sur un rôle. Sur « exactement », le joueur interrogé est éliminé.
rule-SN-30 = Le Stagiaire Miraculeux et le Stagiaire en Magie Fiscale ne demandent rien ; ils comptent à la fin de la manche.
rule-SN-31 = Le Chef technique regarde en secret la carte cachée d’un autre joueur.
rule-SN-32 = La Recruteuse échange votre carte restante avec la carte cachée d’un autre joueur.
rule-SN-33 = Le Commercial peut échanger les jetons d’alliance de deux joueurs encore dans la manche.
rule-SN-34 = Le Dirigeant promeut un joueur, qui défausse sans effet et prend la première carte plus haute de la pioche, ou est éliminé.
rule-SN-35 = L’Investisseur donne un jeton BPI de la réserve à un joueur encore dans la manche.
rule-SN-36 = Emmanuel est sans effet quand on le joue.
rule-SN-47 = On gagne la partie avec assez de points, et plus que toutes les autres personnes à la table.
rule-SN-A5 = Quand la réserve de jetons BPI est vide, l’Investisseur est sans effet.
rule-SN-A6 = Un tour, c’est : piocher une carte, jouer une carte. Rien d’autre, sauf si la table permet de passer.
rule-SN-A8 = On peut questionner et promouvoir son allié, sauf si la table l’interdit.
rule-SN-A27 = Échanger deux jetons de même couleur ne changerait rien : ce n’est pas proposé.
rule-SN-A38 = Rien ne destitue personne, sauf si la table le permet aux Investisseurs.
rule-SN-A40 = Là où l’Investisseur destitue : un joueur défausse sans effet et prend la première carte plus basse de la pioche, ou est éliminé. Les jetons BPI ne servent pas.
rule-SN-A39 = Là où l’on peut passer : donnez une de vos deux cartes, pas celle à peine reçue, au voisin de gauche, qui joue sans piocher. Un tour de table au plus.

## Le coach : pourquoi un choix est bon ou mauvais

coach-hit_out = { $target } tient { $role } { in-worlds } ; un « exactement » l’élimine de la manche.
coach-hit_ally = { $target }, de votre alliance, tient { $role } { in-worlds } : un « exactement » vous coûterait votre alliance.
coach-hit_swap = { $target } tient { $role } { in-worlds } ; un « exactement » vous donne cette carte en échange { DE($kept) }.
coach-hit_swap_down = { $target } tient { $role } { in-worlds } ; un « exactement » vous ferait échanger { $kept } contre cette carte plus basse.
coach-hit_tokens = { $target } tient { $role } { in-worlds } ; un « exactement » vous rapporte { $tokens ->
        [one] son jeton BPI
       *[other] ses { $tokens } jetons BPI
    }.
coach-hit_no_tokens = { $target } n’a aucun jeton BPI : même un « exactement » ne rapporterait rien.
coach-hit_again = { $target } tient { $role } { in-worlds } ; un « exactement » vous fait rejouer.
coach-miss = { $target } ne tient { $role } dans aucun des { $worlds } cas possibles : n’attendez pas d’« exactement ».
coach-tells = La réponse vous renseigne : « au-dessus » dans { $above } cas { $above ->
        [one] possible
       *[other] possibles
    } sur { $worlds }, « en dessous » dans { $below }.
coach-may_lie = { $target } tient Emmanuel { in-worlds } et peut alors mentir.
coach-leader = { $target } est en tête avec { $points ->
        [one] un point
       *[other] { $points } points
    }.
coach-neighbour_asks = C’est { $target }, à votre gauche, qui pose la question, et peut vous la poser.
coach-keep_high = Vous gardez la plus haute de vos deux cartes, { $kept }.
coach-keep_low = Vous lâchez votre carte la plus haute, { $card }, et gardez { $kept }.
coach-keep_tax = Avec { $kept } en main, vos points de la manche doublent si vous la gagnez.
coach-keep_miraculous = { $over ->
        [yes] { $kept } reste dans votre main et compte { SIGNED($score) }, car la manche finit ici.
       *[no] { $kept } reste dans votre main et compte { SIGNED($score) } si vous le tenez encore à la fin de la manche.
    }
coach-keep_brigitte = Une promotion vous élimine tant que vous tenez Brigitte, et quelqu’un tient un Dirigeant { in-worlds }.
coach-keep_emmanuel = Avec Emmanuel en main, vous pouvez mentir quand un stagiaire vous interroge.
coach-seen_kept = Quelqu’un d’autre sait que vous tenez { $kept }.
coach-seen_played = Quelqu’un d’autre sait que vous tenez { $card } : une fois cette carte jouée, votre main redevient secrète.
coach-last_turn = { $deck ->
        [0] La pioche est vide : la manche finit avec ce tour, et { $kept } est la carte qui comptera.
        [one] Il reste une carte à piocher : c’est sans doute votre dernier tour de la manche, et { $kept } est la carte qui comptera.
       *[other] Il reste { $deck } cartes à piocher : c’est sans doute votre dernier tour de la manche, et { $kept } est la carte qui comptera.
    }
coach-look = { $target } peut tenir { $kinds } cartes différentes ; vous saurez laquelle.
coach-look_known = Vous savez déjà { QUE($target) } tient { $card }.
coach-swap_up = { $target } tient une meilleure carte { QUE($kept) } { in-worlds }.
coach-swap_down = { $often ->
        [never] { $target } ne tient une meilleure carte { QUE($kept) } dans aucun des { $worlds } cas possibles.
       *[some] { $target } ne tient une meilleure carte { QUE($kept) } que { in-worlds }.
    }
coach-swap_pair = { $target } est de votre alliance : vos deux cartes comptent ensemble, quelle que soit la main qui les tient.
coach-keeps_ally = Votre alliance avec { $target } tient bon.
coach-stays_alone = Vous jouez toujours en solo : aucune carte ne s’ajoute à la vôtre, mais une manche gagnée vaut deux points au lieu d’un.
coach-gains_ally = Vous vous alliez à { $target } : vos cartes comptent ensemble, et une manche gagnée vaut un point à chacun.
coach-loses_ally = Vous n’êtes plus de la même alliance { QUE($target) }.
coach-better_ally = Votre nouvelle alliance avec { $target } vaut mieux que celle avec { $other } { in-worlds }.
coach-worse_ally = { $often ->
        [never] Votre nouvelle alliance avec { $target } ne vaut mieux que celle avec { $other } dans aucun des { $worlds } cas possibles.
       *[some] Votre nouvelle alliance avec { $target } ne vaut mieux que celle avec { $other } que { in-worlds }.
    }
coach-pairs_up = { $target } et { $other } forment une alliance.
coach-promote_self = La pioche contient une carte plus haute { QUE($kept) } { in-worlds } ; la première est pour vous.
coach-promote_self_out = { $often ->
        [always] Il n’y a rien de plus haut { QUE($kept) } dans la pioche : c’est votre élimination.
       *[some] La pioche n’a rien de plus haut { QUE($kept) } { in-worlds } : c’est alors votre élimination.
    }
coach-promote_brigitte = Il vous faudrait défausser Brigitte : vous seriez hors de la manche.
coach-promote_ally = { $often ->
        [always] { $target }, de votre alliance, trouve une carte plus haute { in-worlds }.
        [never] { $target }, de votre alliance, ne trouve de carte plus haute dans aucun des { $worlds } cas possibles : vous perdriez votre alliance.
       *[some] { $target }, de votre alliance, trouve une carte plus haute { in-worlds } ; sinon, vous perdez votre alliance.
    }
coach-promote_out = { $often ->
        [always] { $target } ne peut rien trouver de plus haut et quitte alors la manche.
       *[some] { $target } ne trouve rien de plus haut { in-worlds } et quitte alors la manche.
    }
coach-promote_gift = { $target } y gagne simplement une meilleure carte { in-worlds }.
coach-demote_falls = { $target } tombe sur une carte plus basse { in-worlds }.
coach-demote_out = { $often ->
        [always] { $target } ne peut rien trouver de plus bas et quitte alors la manche.
       *[some] { $target } ne trouve rien de plus bas { in-worlds } et quitte alors la manche.
    }
coach-demote_own = Vous affaiblissez votre propre camp.
coach-token_own = À la fin de la manche, { $count ->
        [one] votre jeton BPI ajoute un rang
       *[other] vos { $count } jetons BPI ajoutent { $count } rangs
    } à votre carte.
coach-token_ally = { $over ->
        [yes] Le jeton ajoute un rang à votre alliance avec { $target }.
       *[no] Le jeton ajoute un rang à votre alliance, tant qu’elle dure avec { $target }.
    }
coach-token_other = Le jeton ajoute un rang à la carte { DE($target) }, pas à la vôtre.
coach-passes = { $target } reçoit { $card } et joue aussitôt ; vous gardez { $kept }.
coach-admit_out = Répondre « exactement » vous élimine de la manche.
coach-admit_swap = { $often ->
        [never] Vous échangez vos cartes avec { $asker }, dont la carte ne vaut mieux { QUE($card) } dans aucun des { $worlds } cas possibles.
       *[some] Vous échangez vos cartes avec { $asker }, dont la carte vaut mieux { QUE($card) } { in-worlds }.
    }
coach-admit_tokens = { $tokens ->
        [0] Vous n’avez aucun jeton BPI à perdre.
        [one] { $asker } prend votre jeton BPI.
       *[other] { $asker } prend vos { $tokens } jetons BPI.
    }
coach-admit_again = { $asker } rejoue aussitôt.
coach-denies = Après cette réponse, { $card } ne vous fait rien.
coach-lies = { $seen ->
        [yes] C’est un mensonge, que permet { $card } ; mais quelqu’un a vu votre carte et saura que vous mentez.
       *[no] C’est un mensonge, que permet { $card }.
    }
coach-ahead = { $over ->
        [yes] { $often ->
            [never] La manche finit ici : vous ne la gagnez dans aucun des { $worlds } cas possibles.
           *[some] La manche finit ici : vous la gagnez { in-worlds }.
        }
       *[no] { $often ->
            [never] Si la manche s’arrêtait là, vous ne la gagneriez dans aucun des { $worlds } cas possibles.
           *[some] Si la manche s’arrêtait là, vous la gagneriez { in-worlds }.
        }
    }
coach-ahead_more = { $over ->
        [yes] La manche finit ici : vous la gagnez { in-worlds } ; sans l’effet de la carte, { before-in-worlds }.
       *[no] Si la manche s’arrêtait là, vous la gagneriez { in-worlds } ; sans cet effet, { before-in-worlds }.
    }
coach-ahead_less = { $over ->
        [yes] { $often ->
            [never] La manche finit ici : vous ne la gagnez dans aucun des { $worlds } cas possibles ; sans l’effet de la carte, { before-in-worlds }.
           *[some] La manche finit ici : vous la gagnez { in-worlds } ; sans l’effet de la carte, { before-in-worlds }.
        }
       *[no] { $often ->
            [never] Si la manche s’arrêtait là, vous ne la gagneriez dans aucun des { $worlds } cas possibles ; sans cet effet, { before-in-worlds }.
           *[some] Si la manche s’arrêtait là, vous la gagneriez { in-worlds } ; sans cet effet, { before-in-worlds }.
        }
    }
coach-admit_nothing = { $asker } n’y gagne rien : la pioche est vide, et la manche finit avec ce tour.
coach-swap_brigitte = Brigitte est la plus haute carte du jeu : vous la donneriez.
coach-splits_pair = { $target } et { $other } ne forment plus d’alliance.
coach-tokens_pair = { $target } est de votre alliance : vos jetons BPI comptent ensemble, où qu’ils soient.
coach-denies_again = Après cette réponse, { $asker } ne rejoue pas.
coach-demote_own_out = { $often ->
        [always] Il n’y a rien de plus bas { QUE($kept) } à trouver : c’est votre élimination.
       *[some] La pioche n’a rien de plus bas { QUE($kept) } { in-worlds } : c’est alors votre élimination.
    }

## Ce que nomment les paramètres, quand ce n’est pas leur propre nom

param-gave = card
param-kept = card
param-new = card
param-skipped = card
param-interns = card

## Ce qui est demandé au milieu d’un choix

ask-question = { $card_name } : qui interrogez-vous ?
ask-question-2 = { $card_name } : sur quel rôle interroger { $target } ?
ask-play-tech_lead = { $card_name } : de qui regardez-vous la carte ?
ask-play-recruiter = { $card_name } : avec qui échangez-vous vos cartes ?
ask-play-director = { $card_name } : à qui la promotion ?
ask-play-investor = { $card_name } : à qui le jeton BPI ?
ask-swap = { $card_name } : quels jetons d’alliance échanger ?
ask-swap-2 = { $card_name } : et avec ceux de qui ?
ask-demote = { $card_name } : à qui la rétrogradation ?
ask-pass = Quelle carte passez-vous ?
ask-ask = Sur quel rôle interroger { $target } ?
ask-after-hand = { $thing } : pour qui, ou comment ?
