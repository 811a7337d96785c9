## Les cartes

card-hire_0123 = EMBAUCHE ({ skills-0123.range })
    .text = Prenez une personne visible dans votre société. Aptitude requise de votre chef RH : { skills-0123 }.
card-hire_123 = EMBAUCHE ({ skills-123.range })
    .text = Prenez une personne visible dans votre société. Aptitude requise de votre chef RH : { skills-123 }.
card-hire_23 = EMBAUCHE ({ skills-23.range })
    .text = Prenez une personne visible dans votre société. Aptitude requise de votre chef RH : { skills-23 }.
card-hire_3 = EMBAUCHE ({ skills-3.range })
    .text = Prenez une personne visible dans votre société. Aptitude requise de votre chef RH : { skills-3 }.
card-fire_0123 = RENVOI ({ skills-0123.range })
    .text = Renvoyez un des vôtres ; pour un vice-président il faut deux RENVOIS. Aptitude requise de votre chef RH : { skills-0123 }.
card-fire_123 = RENVOI ({ skills-123.range })
    .text = Renvoyez un des vôtres ; pour un vice-président il faut deux RENVOIS. Aptitude requise de votre chef RH : { skills-123 }.
card-fire_23 = RENVOI ({ skills-23.range })
    .text = Renvoyez un des vôtres ; pour un vice-président il faut deux RENVOIS. Aptitude requise de votre chef RH : { skills-23 }.
card-fire_3 = RENVOI ({ skills-3.range })
    .text = Renvoyez un des vôtres ; pour un vice-président il faut deux RENVOIS. Aptitude requise de votre chef RH : { skills-3 }.
card-bad-hire_0 = MAUVAISE EMBAUCHE ({ skills-0.range })
    .text = Placez une personne visible dans une autre société, si l’aptitude de son chef RH est { skills-0 }.
card-bad-hire_01 = MAUVAISE EMBAUCHE ({ skills-01.range })
    .text = Placez une personne visible dans une autre société, si l’aptitude de son chef RH est { skills-01 }.
card-bad-hire_012 = MAUVAISE EMBAUCHE ({ skills-012.range })
    .text = Placez une personne visible dans une autre société, si l’aptitude de son chef RH est { skills-012 }.
card-bad-hire_0123 = MAUVAISE EMBAUCHE ({ skills-0123.range })
    .text = Placez une personne visible dans une autre société, si l’aptitude de son chef RH est { skills-0123 }.
card-poach_0 = DÉBAUCHAGE ({ skills-0.range })
    .text = Prenez une personne à une société dont le chef RH a l’aptitude { skills-0 } ; un vice-président en demande deux.
card-poach_01 = DÉBAUCHAGE ({ skills-01.range })
    .text = Prenez une personne à une société dont le chef RH a l’aptitude { skills-01 } ; un vice-président en demande deux.
card-poach_012 = DÉBAUCHAGE ({ skills-012.range })
    .text = Prenez une personne à une société dont le chef RH a l’aptitude { skills-012 } ; un vice-président en demande deux.
card-poach_0123 = DÉBAUCHAGE ({ skills-0123.range })
    .text = Prenez une personne à une société dont le chef RH a l’aptitude { skills-0123 } ; un vice-président en demande deux.
card-funding_0123_5 = FINANCEMENT +5 $ ({ skills-0123.range })
    .text = 5 $ de plus en banque. Aptitude requise de votre chef Finance : { skills-0123 }.
card-funding_123_5 = FINANCEMENT +5 $ ({ skills-123.range })
    .text = 5 $ de plus en banque. Aptitude requise de votre chef Finance : { skills-123 }.
card-funding_23_5 = FINANCEMENT +5 $ ({ skills-23.range })
    .text = 5 $ de plus en banque. Aptitude requise de votre chef Finance : { skills-23 }.
card-funding_0123_10 = FINANCEMENT +10 $ ({ skills-0123.range })
    .text = 10 $ de plus en banque. Aptitude requise de votre chef Finance : { skills-0123 }.
card-funding_123_10 = FINANCEMENT +10 $ ({ skills-123.range })
    .text = 10 $ de plus en banque. Aptitude requise de votre chef Finance : { skills-123 }.
card-funding_23_10 = FINANCEMENT +10 $ ({ skills-23.range })
    .text = 10 $ de plus en banque. Aptitude requise de votre chef Finance : { skills-23 }.
card-funding_3_10 = FINANCEMENT +10 $ ({ skills-3.range })
    .text = 10 $ de plus en banque. Aptitude requise de votre chef Finance : { skills-3 }.
card-funding_23_15 = FINANCEMENT +15 $ ({ skills-23.range })
    .text = 15 $ de plus en banque. Aptitude requise de votre chef Finance : { skills-23 }.
card-funding_3_15 = FINANCEMENT +15 $ ({ skills-3.range })
    .text = 15 $ de plus en banque. Aptitude requise de votre chef Finance : { skills-3 }.
card-funding_3_20 = FINANCEMENT +20 $ ({ skills-3.range })
    .text = 20 $ de plus en banque. Aptitude requise de votre chef Finance : { skills-3 }.
card-bad-idea_0_x1 = « Courriel Prestige » (×1)
    .name = MAUVAISE IDÉE « Courriel Prestige » (×1, { skills-0.range })
    .text = Vos courriels imprimés, puis livrés à la main sous cinq jours ouvrés. Occupe un ingénieur. Pour une société dont le chef Ventes a l’aptitude { skills-0 }.
card-bad-idea_0_x2_a = « Parapluie Minute » (×2)
    .name = MAUVAISE IDÉE « Parapluie Minute » (×2, { skills-0.range })
    .text = Un coursier vous apporte un parapluie. D’ordinaire, la pluie a déjà cessé. Occupe 2 ingénieurs. Pour une société dont le chef Ventes a l’aptitude { skills-0 }.
card-bad-idea_0_x2_b = « Le Navigateur parfumé » (×2)
    .name = MAUVAISE IDÉE « Le Navigateur parfumé » (×2, { skills-0.range })
    .text = À chaque page web son odeur. La plupart en avaient déjà une. Occupe 2 ingénieurs. Pour une société dont le chef Ventes a l’aptitude { skills-0 }.
card-bad-idea_0_x3_a = « Terreau Express » (×3)
    .name = MAUVAISE IDÉE « Terreau Express » (×3, { skills-0.range })
    .text = Du compost livré en une nuit, port offert, quarante kilos minimum. Occupe 3 ingénieurs. Pour une société dont le chef Ventes a l’aptitude { skills-0 }.
card-bad-idea_0_x3_b = « Chaussette-Seule.com » (×3)
    .name = MAUVAISE IDÉE « Chaussette-Seule.com » (×3, { skills-0.range })
    .text = La bourse d’échange de la chaussette qui vous reste. Occupe 3 ingénieurs. Pour une société dont le chef Ventes a l’aptitude { skills-0 }.
card-bad-idea_0_x4 = « Bureau lunaire » (×4)
    .name = MAUVAISE IDÉE « Bureau lunaire » (×4, { skills-0.range })
    .text = Des serveurs en orbite : le froid est gratuit, la montée ne l’est pas. Occupe 4 ingénieurs. Pour une société dont le chef Ventes a l’aptitude { skills-0 }.
card-bad-idea_01_x1_a = « Club Robinet » (×1)
    .name = MAUVAISE IDÉE « Club Robinet » (×1, { skills-01.range })
    .text = L’eau de votre robinet, en bouteille et par abonnement mensuel. Occupe un ingénieur. Pour une société dont le chef Ventes a l’aptitude { skills-01 }.
card-bad-idea_01_x1_b = « Horoscope des plantes vertes » (×1)
    .name = MAUVAISE IDÉE « Horoscope des plantes vertes » (×1, { skills-01.range })
    .text = Les astres conseillent plus de lumière et un pot un peu plus grand. Occupe un ingénieur. Pour une société dont le chef Ventes a l’aptitude { skills-01 }.
card-bad-idea_01_x1_c = « Amis par fax » (×1)
    .name = MAUVAISE IDÉE « Amis par fax » (×1, { skills-01.range })
    .text = Le réseau social qui sort du mur en rouleaux. Occupe un ingénieur. Pour une société dont le chef Ventes a l’aptitude { skills-01 }.
card-bad-idea_01_x2_a = « Coiffeur à distance » (×2)
    .name = MAUVAISE IDÉE « Coiffeur à distance » (×2, { skills-01.range })
    .text = Il dit où couper. Les ciseaux, c’est vous. Occupe 2 ingénieurs. Pour une société dont le chef Ventes a l’aptitude { skills-01 }.
card-bad-idea_01_x2_b = « Pixel payant » (×2)
    .name = MAUVAISE IDÉE « Pixel payant » (×2, { skills-01.range })
    .text = L’économiseur d’écran qui facture chaque point allumé. Occupe 2 ingénieurs. Pour une société dont le chef Ventes a l’aptitude { skills-01 }.
card-bad-idea_01_x3 = « Télé-Frigo » (×3)
    .name = MAUVAISE IDÉE « Télé-Frigo » (×3, { skills-01.range })
    .text = Une caméra dans le frigo, pour voir enfin la lumière s’éteindre. Occupe 3 ingénieurs. Pour une société dont le chef Ventes a l’aptitude { skills-01 }.
card-bad-idea_012_x1_a = « Musée de la sonnerie » (×1)
    .name = MAUVAISE IDÉE « Musée de la sonnerie » (×1, { skills-012.range })
    .text = Dix mille bips amoureusement classés. Silence, s’il vous plaît. Occupe un ingénieur. Pour une société dont le chef Ventes a l’aptitude { skills-012 }.
card-bad-idea_012_x1_b = « Bannières pour bannières » (×1)
    .name = MAUVAISE IDÉE « Bannières pour bannières » (×1, { skills-012.range })
    .text = De l’espace publicitaire pour ceux qui vendent de l’espace publicitaire. Occupe un ingénieur. Pour une société dont le chef Ventes a l’aptitude { skills-012 }.
card-bad-idea_012_x2_a = « La File virtuelle » (×2)
    .name = MAUVAISE IDÉE « La File virtuelle » (×2, { skills-012.range })
    .text = Désormais, on fait la queue depuis chez soi. Occupe 2 ingénieurs. Pour une société dont le chef Ventes a l’aptitude { skills-012 }.
card-bad-idea_012_x2_b = « Portail des portails » (×2)
    .name = MAUVAISE IDÉE « Portail des portails » (×2, { skills-012.range })
    .text = La page d’accueil des pages d’accueil. Elle s’ouvre dans une autre fenêtre. Occupe 2 ingénieurs. Pour une société dont le chef Ventes a l’aptitude { skills-012 }.
card-bad-idea_012_x3 = « Partage-ta-chaise » (×3)
    .name = MAUVAISE IDÉE « Partage-ta-chaise » (×3, { skills-012.range })
    .text = Des chaises de bureau à la minute. Levez-vous quand le temps est écoulé. Occupe 3 ingénieurs. Pour une société dont le chef Ventes a l’aptitude { skills-012 }.
card-bad-idea_0123_x1_a = « Assurance Jargon » (×1)
    .name = MAUVAISE IDÉE « Assurance Jargon » (×1, { skills-0123.range })
    .text = Vous couvre en cas de changement de paradigme. Synergies en supplément. Occupe un ingénieur. Pour une société dont le chef Ventes a l’aptitude { skills-0123 }.
card-bad-idea_0123_x1_b = « E-Sonnette » (×1)
    .name = MAUVAISE IDÉE « E-Sonnette » (×1, { skills-0123.range })
    .text = On sonne : voyez vos courriels. Occupe un ingénieur. Pour une société dont le chef Ventes a l’aptitude { skills-0123 }.
card-bad-idea_0123_x2_a = « Miles de lecture » (×2)
    .name = MAUVAISE IDÉE « Miles de lecture » (×2, { skills-0123.range })
    .text = Des points pour chaque page lue. La compagnie aérienne viendra plus tard. Occupe 2 ingénieurs. Pour une société dont le chef Ventes a l’aptitude { skills-0123 }.
card-bad-idea_0123_x2_b = « Le Réseau asocial » (×2)
    .name = MAUVAISE IDÉE « Le Réseau asocial » (×2, { skills-0123.range })
    .text = Il montre qui est près de vous, pour que vous alliez ailleurs. Occupe 2 ingénieurs. Pour une société dont le chef Ventes a l’aptitude { skills-0123 }.
card-release_0123 = SORTIE ({ skills-0123.range })
    .text = Débarrassez-vous d’une MAUVAISE IDÉE. Aptitude requise de votre chef Développement : { skills-0123 }.
card-release_123 = SORTIE ({ skills-123.range })
    .text = Débarrassez-vous d’une MAUVAISE IDÉE. Aptitude requise de votre chef Développement : { skills-123 }.
card-release_23 = SORTIE ({ skills-23.range })
    .text = Débarrassez-vous d’une MAUVAISE IDÉE. Aptitude requise de votre chef Développement : { skills-23 }.
card-release_3 = SORTIE ({ skills-3.range })
    .text = Débarrassez-vous d’une MAUVAISE IDÉE. Aptitude requise de votre chef Développement : { skills-3 }.
card-conflict-of-opinion = CONFLIT D’OPINION
    .text = Un vice-président d’une société qui en a au moins deux retourne sous sa pile.
card-out-to-pasture = MISE AU VERT
    .text = Un vice-président d’une société qui en a au moins trois retourne sous sa pile.
card-new-business-plan = NOUVEAU PLAN
    .text = La prochaine paie d’une société d’au moins trois vice-présidents est doublée.
card-layoffs = PLAN SOCIAL
    .text = La prochaine paie d’une société d’au moins deux vice-présidents est doublée. (À certaines tables : avec deux vice-présidents à vous, renvoyez qui vous voulez parmi vos autres employés.)

## Les gens

person-rick_glibb = Rick Glibb
    .gender = m
person-brad_duke = Brad Duke
    .gender = m
person-lorna_spinks = Lorna Spinks
    .gender = f
person-gil_boniface = Gil Boniface
    .gender = m
person-chloe_marchetti = Chloé Marchetti
    .gender = f
person-ned_tuttle = Ned Tuttle
    .gender = m
person-ivan_petrossian = Ivan Petrossian
    .gender = m
person-agnes_colquhoun = Agnes Colquhoun
    .gender = f
person-ben_zhao = Ben Zhao
    .gender = m
person-odile_garnier = Odile Garnier
    .gender = f
person-max_ledgerwood = Max Ledgerwood
    .gender = m
person-mary_delany = Mary DeLany
    .gender = f
person-paul_escudo = Paul Escudo
    .gender = m
person-greta_lindqvist = Greta Lindqvist
    .gender = f
person-wes_halloran = Wes Halloran
    .gender = m
person-sunil_rao = Sunil Rao
    .gender = m
person-lucille_bonnard = Lucille Bonnard
    .gender = f
person-hector_vance = Hector Vance
    .gender = m
person-joan_fairweather = Joan Fairweather
    .gender = f
person-martin_able = Martin Able
    .gender = m
person-chet_dubois = Chet Dubois
    .gender = m
person-bridget_oakes = Bridget Oakes
    .gender = f
person-omar_haddad = Omar Haddad
    .gender = m
person-nadia_kowalski = Nadia Kowalski
    .gender = f
person-nora_whitlock = Nora Whitlock
    .gender = f
person-silvia_okafor = Silvia Okafor
    .gender = f
person-bud_fenwick = Bud Fenwick
    .gender = m
person-lars_iversen = Lars Iversen
    .gender = m
person-priya_menon = Priya Menon
    .gender = f
person-curtis_blaine = Curtis Blaine
    .gender = m
person-tony_fuji = Tony Fuji
    .gender = m
person-moss_delgado = Moss Delgado
    .gender = m
person-kim_sato = Kim Sato
    .gender = f
person-wanda_ruiz = Wanda Ruiz
    .gender = f
person-hao_lin = Hao Lin
    .gender = m
person-edda_grimm = Edda Grimm
    .gender = f
person-bo_larsen = Bo Larsen
    .gender = m
person-carlo_bassi = Carlo Bassi
    .gender = m
person-doug_pixley = Doug Pixley
    .gender = m
person-yara_benali = Yara Benali
    .gender = f

## Départements, rôles et boutons

department-sales = Ventes
department-finance = Finance
department-hr = Ressources humaines
department-dev = Développement
role-vp = vice-président
    .f = vice-présidente
role-manager = manager
role-engineer = ingénieur
    .f = ingénieure
choice-discard = défausser une carte
choice-end-turn = finir le tour
choice-stop = cela suffit

## Les aptitudes que demande une carte

skills-0 = 0
    .range = aptitude 0
skills-1 = 1
    .range = aptitude 1
skills-01 = 0 ou 1
    .range = aptitude 0 ou 1
skills-2 = 2
    .range = aptitude 2
skills-02 = 0 ou 2
    .range = aptitude 0 ou 2
skills-12 = 1 ou 2
    .range = aptitude 1 ou 2
skills-012 = 0, 1 ou 2
    .range = aptitude 0 à 2
skills-3 = 3
    .range = aptitude 3
skills-03 = 0 ou 3
    .range = aptitude 0 ou 3
skills-13 = 1 ou 3
    .range = aptitude 1 ou 3
skills-013 = 0, 1 ou 3
    .range = aptitude 0, 1 ou 3
skills-23 = 2 ou 3
    .range = aptitude 2 ou 3
skills-023 = 0, 2 ou 3
    .range = aptitude 0, 2 ou 3
skills-123 = 1, 2 ou 3
    .range = aptitude 1 à 3
skills-0123 = 0, 1, 2 ou 3
    .range = toute aptitude

## Actions

action-take = Prendre : { $department }
action-bury = Mettre sous la pile la personne du dessus : { $department }
action-play-hire = Jouer { $card } : embaucher la personne du dessus, { $department }
action-play-fire = Jouer { $card } : renvoyer { $person }
action-play-bad-hire = Jouer { $card } : { $target } doit embaucher la personne du dessus, { $department }
action-play-poach = Jouer { $card } : débaucher { $person }
action-play-funding = Jouer { $card }
action-play-bad-idea = Jouer { $card_name } chez { $target }
action-play-release = Jouer { $card } : se débarrasser { DE($idea) }
action-play-remove-vp = Jouer { $card } : { $person } doit partir
action-play-double-payday = Jouer { $card } : doubler la prochaine paie { DE($target) }
action-play-mass-firing = Jouer { $card } : renvoyer des vôtres
action-add = Ajouter { $card }
action-lay-off = Renvoyer { $person }
action-stop = Personne d’autre ne part
action-discard = Défausser { $card_name }
action-end-turn = Finir le tour : payer les salaires et piocher

## Événements

event-game_started = { $seat } commence. Chaque banque contient { $money } $.
event-turned_up = { $person } se présente ({ $department }) ; { $left ->
        [0] plus personne dessous
        [one] encore une personne dessous
       *[other] encore { $left } personnes dessous
    }.
event-took = { $seat } prend { $person } ({ $department }).
event-buried = { $seat } met { $person } sous la pile ({ $department }).
event-dealt = Chacun reçoit { $count } cartes.
event-dealt-cards = Vous recevez { $cards }.
event-turn_started = Manche { $round } : au tour { DE($seat) }.
event-played = { $seat } joue { $card_name }.
event-discarded = { $seat } passe son tour et défausse { $card_name }.
event-discarded-several = { $seat } passe son tour et défausse { $cards }.
event-funded = { $seat } lève { $amount } $ ; en banque : { $bank } $.
event-idea_given = { $target } doit travailler sur { $idea } : { $engineers ->
        [one] un ingénieur
       *[other] { $engineers } ingénieurs
    }.
event-released = { $seat } se débarrasse { DE($idea) }.
event-hired = { $seat } embauche { $person }.
event-bad_hired = { $target } doit embaucher { $person }.
event-second_needed = { $person } est { AGREE($person, m: "vice-président", f: "vice-présidente") } : il faut une seconde carte.
event-fired = { $seat } renvoie { $person }.
event-vp_removed = { $target } perd { $person }.
event-poached = { $seat } débauche { $person } chez { $target }.
event-doubled = La prochaine paie { DE($target) } est multipliée par { $factor }.
event-contractors_set = { $count ->
        [0] { $seat } n’a besoin d’aucun prestataire
        [one] { $seat } a besoin d’un prestataire
       *[other] { $seat } a besoin de { $count } prestataires
    }.
event-paid = { $seat } paie { $due } $ ; en banque : { $bank } $.
event-paid-doubled = { $seat } paie { $due } $, soit { $factor } fois son burn rate ; en banque : { $bank } $.
event-drew = { $count ->
        [0] { $seat } ne pioche rien
        [one] { $seat } pioche une carte
       *[other] { $seat } pioche { $count } cartes
    } ; { $left ->
        [0] la pioche est vide
       *[other] il en reste { $left }
    }.
event-drew-cards = { $cards_count ->
        [0] Vous ne piochez rien
       *[other] Vous piochez { $cards }
    } ; { $left ->
        [0] la pioche est vide
       *[other] il en reste { $left }
    }.
event-reshuffled = La défausse est mélangée : { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    } à piocher.
event-bankrupt = { $seat } dépose le bilan, avec { $bank } $ en banque. Personnel et cartes retournent sous les piles.
event-game_ended = La partie est terminée : { $reason }. { $winners_count ->
        [one] { $winners } gagne.
       *[other] { $winners } gagnent ensemble.
    }

reason-last_solvent = il ne reste qu’une société
reason-cap = la dernière manche est jouée

## Invitations

prompt-take = Première embauche : prenez une personne du vivier.
prompt-bury = Première embauche : personne de visible ne peut vous rejoindre. Mettez quelqu’un sous sa pile.
prompt-turn = À vous : jouez une à quatre cartes, ou passez votre tour en défaussant une à quatre cartes.
prompt-turn-or-pass = À vous : jouez une à quatre cartes, ou passez votre tour : défaussez jusqu’à quatre cartes, ou finissez aussitôt.
prompt-play-more = Jouez encore { $left ->
        [one] une carte
       *[other] jusqu’à { $left } cartes
    }, ou finissez le tour.
prompt-discard-more = Défaussez encore { $left ->
        [one] une carte
       *[other] jusqu’à { $left } cartes
    }, ou finissez le tour.
prompt-end-turn = C’est tout. Finissez le tour.
prompt-second = { $person } est { AGREE($person, m: "vice-président", f: "vice-présidente") } : ajoutez une seconde carte.
prompt-layoffs = Qui renvoyez-vous ?
prompt-over = La partie est terminée. { $winners_count ->
        [one] { $winners } gagne.
       *[other] { $winners } gagnent ensemble.
    }
wait-draft = { $seat } doit prendre une personne.
wait-turn = C’est à { $seat } de jouer.

## Options

option-first_player = Qui embauche en premier et joue le premier tour : une place au hasard, ou celle que vous nommez.
option-first_player-random = au hasard
option-first_player-seat_0 = la place A commence
option-first_player-seat_1 = la place B commence
option-first_player-seat_2 = la place C commence
option-first_player-seat_3 = la place D commence
option-forfeit = Combien de cartes on défausse quand on passe son tour : une à quatre, ou jusqu’à quatre, donc peut-être aucune.
option-forfeit-one_to_four = une à quatre
option-forfeit-none_to_four = zéro à quatre
option-layoffs = L’effet du PLAN SOCIAL : ce que dit la boîte, doubler la paie d’une société à deux vice-présidents, ou renvoyer des vôtres quand vous en avez deux.
option-layoffs-as_on_the_card = ce que dit la boîte
option-layoffs-double_payday = doubler une paie
option-layoffs-mass_firing = renvoyer des vôtres
option-round_cap = Après tant de manches, les sociétés solvables les plus riches gagnent ensemble.

## Raisons d’un refus

reason-must-draft = on embauche d’abord ; personne n’a encore de cartes
reason-must-add = il faut ajouter maintenant la seconde carte pour { $person }
reason-must-lay-off = il faut renvoyer quelqu’un maintenant
reason-not-in-draft = la première embauche est terminée
reason-no-second-due = aucune seconde carte n’est attendue
reason-no-layoffs = aucun plan social n’est en cours
reason-layoffs-first = au moins une personne doit partir
reason-must-act-first = il faut d’abord jouer ou défausser une carte
reason-four-cards = quatre cartes sont la limite d’un tour
reason-already-played = vous avez joué { $count ->
        [one] une carte
       *[other] { $count } cartes
    } ce tour-ci : on ne défausse plus
reason-already-discarded = vous avez défaussé { $count ->
        [one] une carte
       *[other] { $count } cartes
    } ce tour-ci : on ne joue plus
reason-not-in-hand = cette carte n’est pas en main
reason-nobody-there = il n’y a personne de visible ({ $department })
reason-second-vp = { $person } occupe déjà la vice-présidence { $to_self ->
        [yes] chez vous
       *[no] chez { $target }
    } ({ $department })
reason-somebody-to-take = il y a une personne visible à prendre
reason-pile-of-vps = il ne reste que des vice-présidents dans cette pile ({ $department })
reason-no-such-seat = cette place n’existe pas à cette table
reason-bankrupt = { $target } a déposé le bilan
reason-not-yourself = il faut choisir une autre société
reason-skill-too-low = { $led ->
        [no] personne ne dirige chez vous ce département ({ $department }) : aptitude 0, il faut { $skills }
       *[yes] { $head } dirige chez vous ce département ({ $department }) avec l’aptitude { $skill } ; il faut { $skills }
    }
reason-skill-too-high = { $led ->
        [no] chez { $target }, personne ne dirige ce département ({ $department }) : aptitude 0, il faut { $skills }
       *[yes] chez { $target }, { $head } dirige ce département ({ $department }) avec l’aptitude { $skill } ; il faut { $skills }
    }
reason-no-such-idea = cette MAUVAISE IDÉE n’est pas devant votre société
reason-not-your-person = { $works ->
        [nobody] { $person } ne travaille pour personne
       *[other] { $person } travaille chez { $target }, pas chez vous
    }
reason-not-their-person = { $works ->
        [nobody] { $person } ne travaille pour personne
       *[other] { $person } travaille déjà chez vous ; la carte vise une autre société
    }
reason-vp-needs-two = pour { $person }, { AGREE($person, m: "vice-président", f: "vice-présidente") }, il faut deux de ces cartes, en main et jouables toutes deux ; { $left ->
        [one] vous n’en jouerez plus qu’une
       *[other] vous en jouerez encore { $left } au plus
    } ce tour-ci
reason-not-a-vp = seul un vice-président peut être écarté ainsi
reason-vps-stay = les vice-présidents restent
reason-nobody-to-lay-off = il n’y a personne à renvoyer
reason-too-few-vps = { $count ->
        [0] aucun vice-président
        [one] un seul vice-président
       *[other] { $count } vice-présidents
    } { $to_self ->
        [yes] chez vous
       *[no] chez { $target }
    } ; il en faut { $needed }
reason-other-reading = à cette table, le PLAN SOCIAL ne se lit pas ainsi
reason-wrong-second-card = { $card } ne convient pas : la seconde carte doit être du même type, et jouable maintenant

## Aide pour les règles que citent les choix et les refus

rule-BR-1_1 = Burn Rate se joue de deux à quatre.
rule-BR-1_4 = EMBAUCHE prend une personne visible dans votre société. On regarde votre chef RH.
rule-BR-1_5 = RENVOI met un des vôtres sous la pile de son département. On regarde votre chef RH.
rule-BR-1_6 = MAUVAISE EMBAUCHE place une personne visible dans une autre société. On regarde le chef RH de celle-ci.
rule-BR-1_7 = DÉBAUCHAGE prend une personne à une autre société. On regarde le chef RH de celle-ci.
rule-BR-1_8 = FINANCEMENT ajoute sa valeur à votre banque. On regarde votre chef Finance.
rule-BR-1_9 = Une MAUVAISE IDÉE reste devant une autre société jusqu’à sa sortie. On regarde le chef Ventes de celle-ci.
rule-BR-1_10 = SORTIE défausse une de vos MAUVAISES IDÉES. On regarde votre chef Développement.
rule-BR-3_0 = Chacun prend quatre personnes ; puis on joue ou défausse une à quatre cartes, on règle les prestataires, on paie tout le monde et on complète sa main à six.
rule-BR-3_1 = L’aptitude du chef du département doit figurer sur la carte.
rule-BR-3_6 = À chaque tour on joue une à quatre cartes, ou on en défausse une à quatre. Ne rien faire est impossible, sauf si la table a convenu qu’on peut passer son tour sans rien défausser.
rule-BR-3_7 = Après la première carte, on finit son tour quand on veut.
rule-BR-3_10 = Un département n’a jamais deux vice-présidents ; sans personne de permis, la carte ne se joue pas.
rule-BR-3_12 = Un vice-président demande deux RENVOIS ou deux DÉBAUCHAGES, joués ensemble et comptés pour deux.
rule-BR-3_13 = Les deux cartes doivent être jouables avant que l’une ou l’autre le soit.
rule-BR-3_14 = On ne débauche pas un vice-président vers un département qui en a déjà un.
rule-BR-3_15 = Sans MAUVAISE IDÉE, il n’y a rien à sortir.
rule-BR-3_23 = La dernière société solvable gagne aussitôt.
rule-BR-3_25 = Les cartes se distribuent quand chacun a pris quatre personnes.
rule-BR-3_26 = À la première embauche, si personne de visible ne peut vous rejoindre, mettez quelqu’un sous sa pile et retournez la suivante.
rule-BR-3_28 = Les cartes violettes comptent les vice-présidents de la cible.
rule-BR-3_29 = La carte est défaussée aussitôt ; le marqueur reste jusqu’à la prochaine paie de la cible. Deux marqueurs multiplient par quatre.
rule-BR-3_30 = PLAN SOCIAL double une paie ; selon l’autre lecture, votre société, avec deux vice-présidents, renvoie qui elle veut parmi ses autres employés.
rule-BR-3_31 = Une seule de ces cartes suffit à écarter un vice-président.
rule-BR-3_34 = Une carte offensive vise une autre société solvable.
rule-BR-3_36 = C’est vous qui choisissez la personne débauchée, parmi celles de l’autre société.
rule-BR-3_38 = Dans un tour on joue ou on défausse, jamais les deux.

## Le coach : pourquoi un choix est bon ou mauvais

coach-funds = { $lasts ->
        [ample] { $amount } $ de plus ; votre argent suffisait déjà pour plus de huit paies.
        [long] { $amount } $ de plus : de quoi tenir au moins neuf paies.
        [same] { $amount } $ de plus, mais pas de quoi tenir une paie de plus.
       *[longer] { $amount } $ de plus : de quoi tenir { $after ->
            [one] une paie
           *[other] { $after } paies
        } au lieu { $before ->
            [0] d’aucune
           *[other] de { $before }
        }.
    }
coach-leads = { $department } : votre aptitude passe de { $before } à { $skill }.
coach-loses_head = { $department } : votre aptitude tombe de { $before } à { $skill }.
coach-opens_cards = { $cards ->
        [one] Une carte de plus devient jouable dans votre main.
       *[other] { $cards } cartes de plus deviennent jouables dans votre main.
    }
coach-shields = { $often ->
        [never] { $department } : plus personne ne tient de carte contre vous ; c’était { $before } cas sur { $worlds }.
       *[some] { $department } : quelqu’un tient une carte contre vous { in-worlds }, au lieu { $before ->
        [0] d’aucun
       *[other] de { $before }{ $often ->
            [always] {" "}sur { $worlds }
           *[other] {""}
        }
    }.
    }
coach-exposes = { $department } : quelqu’un tient une carte contre vous { in-worlds }, au lieu { $before ->
        [0] d’aucun
       *[other] de { $before }{ $often ->
            [always] {" "}sur { $worlds }
           *[other] {""}
        }
    }.
coach-cheaper = { $sum ->
        [yes] Au total, votre paie coûte { $after } $ au lieu de { $before } $.
       *[no] Votre paie coûte { $after } $ au lieu de { $before } $.
    }
coach-dearer = { $sum ->
        [yes] Au total, votre paie coûte { $after } $ au lieu de { $before } $.
       *[no] Votre paie coûte { $after } $ au lieu de { $before } $.
    }
coach-fewer_contractors = { $contractors ->
        [one] Un prestataire de moins : { $amount } $ d’économie à chaque paie.
       *[other] { $contractors } prestataires de moins : { $amount } $ d’économie à chaque paie.
    }
coach-more_contractors = { $contractors ->
        [one] Un prestataire de plus : { $amount } $ à chaque paie.
       *[other] { $contractors } prestataires de plus : { $amount } $ à chaque paie.
    }
coach-spare_engineers = Cela libère { $engineers ->
        [one] un ingénieur
       *[other] { $engineers } ingénieurs
    } sans économie pour l’instant : vous n’y payiez aucun prestataire.
coach-ruin = En l’état, vous ne pouvez pas payer la paie de ce tour : { $due } $ à payer, { $bank } $ en banque.
coach-tight = Après la paie de ce tour ({ $due } $), il ne vous reste pas de quoi en payer une autre.
coach-breaks_them = En l’état, { $target } ne peut pas payer sa prochaine paie : { $due } $ à payer, { $bank } $ en banque.
coach-costs_them = La prochaine paie coûte { $after } $ à { $target } au lieu de { $before } $.
coach-helps_them = La prochaine paie coûte { $after } $ à { $target } au lieu de { $before } $.
coach-no_cost = { $target } a assez d’ingénieurs pour cela : aucun prestataire à payer, mais ils ne seront plus libres pour la prochaine MAUVAISE IDÉE.
coach-weakens_them = { $department } : l’aptitude { DE($target) } tombe de { $before } à { $skill }.
coach-strengthens_them = { $department } : l’aptitude { DE($target) } monte de { $before } à { $skill }.
coach-opens_them = { $cards ->
        [one] Une de vos cartes devient jouable contre { $target }.
       *[other] { $cards } de vos cartes deviennent jouables contre { $target }.
    }
coach-richest = Personne n’a autant d’argent { QUE($target) } : { $bank } $.
coach-two_cards = { $person } est { AGREE($person, m: "vice-président", f: "vice-présidente") } : il vous en coûte deux cartes.
coach-mass = Vous choisissez ensuite qui renvoyer : au moins un manager ou un ingénieur.
coach-stops = Personne d’autre n’est renvoyé.
coach-stuck = { $turn ->
        [next] { $card } : en l’état, injouable aussi au prochain tour.
       *[this] { $card } : injouable pour l’instant de toute façon.
    }
coach-playable = { $card } : cette carte pourrait se jouer maintenant.
coach-no_plays = Qui défausse ne joue rien ce tour-là, et { $cards ->
        [one] une autre de vos cartes pourrait se jouer.
       *[other] { $cards } autres de vos cartes pourraient se jouer.
    }
coach-plays_left = { $cards ->
        [one] Une carte de votre main pourrait encore se jouer.
       *[other] { $cards } cartes de votre main pourraient encore se jouer.
    }
coach-payday = Jour de paie : vous payez { $due } $, il vous reste { $bank } $.
coach-draws = À la fin du tour, vous piochez { $cards ->
        [one] une nouvelle carte
       *[other] { $cards } nouvelles cartes
    }.
coach-buries = { $person } va sous la pile, et la personne suivante est retournée.
coach-engineer = Un ingénieur disponible fera le travail d’un prestataire quand viendra une MAUVAISE IDÉE.
coach-runway = Vos { $bank } $ en banque suffisent pour { $after } paies.
coach-no_skill = { $department } : avec { $person }, votre aptitude reste à { $skill }.
coach-shortens_them = L’argent { DE($target) } suffit pour { $after ->
        [one] une paie
       *[other] { $after } paies
    } au lieu de { $before }.
coach-usable_later = { $card } : cette carte pourrait se jouer dès votre prochain tour.
coach-engineer_lost = Un ingénieur de moins : une MAUVAISE IDÉE pourrait vous coûter plus cher.
coach-engineer_theirs = { $target } y gagne un ingénieur, qui pourra travailler sur des MAUVAISES IDÉES.
coach-salary = Salaire : { $amount } $ à chaque paie.

## Ce que nomment les paramètres, quand ce n’est pas leur propre nom

param-cards = card
param-head = person
param-idea = card

## Les noms des champs et des zones, pour les listes et les dessins

field-bank = banque
field-burn_rate = burn rate
field-cards = cartes
field-company = société
field-draw = pioche
field-ideas = MAUVAISES IDÉES en travaux
field-pile = sans emploi
field-plays_left = cartes encore à jouer
field-pool = vivier
field-runway = paies restantes
field-solvent = solvable

## Ce qui est demandé au milieu d’un choix

ask-play-hire = { $card } : qui embauchez-vous ?
ask-play-fire = { $card } : qui renvoyez-vous ?
ask-play-bad-hire = { $card } : quelle société doit embaucher ?
ask-play-bad-hire-2 = { $card } : quelle personne imposer à { $target } ?
ask-play-poach = { $card } : qui débauchez-vous ?
ask-play-bad-idea = { $card } : qui doit y travailler ?
ask-play-release = { $card } : de quelle MAUVAISE IDÉE vous débarrassez-vous ?
ask-play-remove-vp = { $card } : quel VP doit partir ?
ask-play-double-payday = { $card } : quelle société paiera double ?
ask-discard = Quelle carte défausser ?
ask-after-hand = { $thing } : sur qui ?
