## Les cartes

card-hire_0123 = EMBAUCHE 0 1 2 3
    .name = EMBAUCHE 0 1 2 3
    .text = Prenez une personne visible dans votre société. Aptitude requise de votre chef RH : 0, 1, 2 ou 3.
card-hire_123 = EMBAUCHE 1 2 3
    .name = EMBAUCHE 1 2 3
    .text = Prenez une personne visible dans votre société. Aptitude requise de votre chef RH : 1, 2 ou 3.
card-hire_23 = EMBAUCHE 2 3
    .name = EMBAUCHE 2 3
    .text = Prenez une personne visible dans votre société. Aptitude requise de votre chef RH : 2 ou 3.
card-hire_3 = EMBAUCHE 3
    .name = EMBAUCHE 3
    .text = Prenez une personne visible dans votre société. Aptitude requise de votre chef RH : 3.
card-fire_0123 = RENVOI 0 1 2 3
    .name = RENVOI 0 1 2 3
    .text = Renvoyez un des vôtres ; pour un vice-président il faut deux RENVOIS. Aptitude requise de votre chef RH : 0, 1, 2 ou 3.
card-fire_123 = RENVOI 1 2 3
    .name = RENVOI 1 2 3
    .text = Renvoyez un des vôtres ; pour un vice-président il faut deux RENVOIS. Aptitude requise de votre chef RH : 1, 2 ou 3.
card-fire_23 = RENVOI 2 3
    .name = RENVOI 2 3
    .text = Renvoyez un des vôtres ; pour un vice-président il faut deux RENVOIS. Aptitude requise de votre chef RH : 2 ou 3.
card-fire_3 = RENVOI 3
    .name = RENVOI 3
    .text = Renvoyez un des vôtres ; pour un vice-président il faut deux RENVOIS. Aptitude requise de votre chef RH : 3.
card-bad-hire_0 = MAUVAISE EMBAUCHE 0
    .name = MAUVAISE EMBAUCHE 0
    .text = Placez une personne visible dans une autre société, si l’aptitude de son chef RH est 0.
card-bad-hire_01 = MAUVAISE EMBAUCHE 0 1
    .name = MAUVAISE EMBAUCHE 0 1
    .text = Placez une personne visible dans une autre société, si l’aptitude de son chef RH est 0 ou 1.
card-bad-hire_012 = MAUVAISE EMBAUCHE 0 1 2
    .name = MAUVAISE EMBAUCHE 0 1 2
    .text = Placez une personne visible dans une autre société, si l’aptitude de son chef RH est 0, 1 ou 2.
card-bad-hire_0123 = MAUVAISE EMBAUCHE 0 1 2 3
    .name = MAUVAISE EMBAUCHE 0 1 2 3
    .text = Placez une personne visible dans une autre société, si l’aptitude de son chef RH est 0, 1, 2 ou 3.
card-poach_0 = DÉBAUCHAGE 0
    .name = DÉBAUCHAGE 0
    .text = Prenez une personne à une société dont le chef RH a l’aptitude 0 ; un vice-président en demande deux.
card-poach_01 = DÉBAUCHAGE 0 1
    .name = DÉBAUCHAGE 0 1
    .text = Prenez une personne à une société dont le chef RH a l’aptitude 0 ou 1 ; un vice-président en demande deux.
card-poach_012 = DÉBAUCHAGE 0 1 2
    .name = DÉBAUCHAGE 0 1 2
    .text = Prenez une personne à une société dont le chef RH a l’aptitude 0, 1 ou 2 ; un vice-président en demande deux.
card-poach_0123 = DÉBAUCHAGE 0 1 2 3
    .name = DÉBAUCHAGE 0 1 2 3
    .text = Prenez une personne à une société dont le chef RH a l’aptitude 0, 1, 2 ou 3 ; un vice-président en demande deux.
card-funding_0123_5 = FINANCEMENT +5 (0 1 2 3)
    .name = FINANCEMENT +5 (0 1 2 3)
    .text = 5 de plus en banque. Aptitude requise de votre chef Finance : 0, 1, 2 ou 3.
card-funding_123_5 = FINANCEMENT +5 (1 2 3)
    .name = FINANCEMENT +5 (1 2 3)
    .text = 5 de plus en banque. Aptitude requise de votre chef Finance : 1, 2 ou 3.
card-funding_23_5 = FINANCEMENT +5 (2 3)
    .name = FINANCEMENT +5 (2 3)
    .text = 5 de plus en banque. Aptitude requise de votre chef Finance : 2 ou 3.
card-funding_0123_10 = FINANCEMENT +10 (0 1 2 3)
    .name = FINANCEMENT +10 (0 1 2 3)
    .text = 10 de plus en banque. Aptitude requise de votre chef Finance : 0, 1, 2 ou 3.
card-funding_123_10 = FINANCEMENT +10 (1 2 3)
    .name = FINANCEMENT +10 (1 2 3)
    .text = 10 de plus en banque. Aptitude requise de votre chef Finance : 1, 2 ou 3.
card-funding_23_10 = FINANCEMENT +10 (2 3)
    .name = FINANCEMENT +10 (2 3)
    .text = 10 de plus en banque. Aptitude requise de votre chef Finance : 2 ou 3.
card-funding_3_10 = FINANCEMENT +10 (3)
    .name = FINANCEMENT +10 (3)
    .text = 10 de plus en banque. Aptitude requise de votre chef Finance : 3.
card-funding_23_15 = FINANCEMENT +15 (2 3)
    .name = FINANCEMENT +15 (2 3)
    .text = 15 de plus en banque. Aptitude requise de votre chef Finance : 2 ou 3.
card-funding_3_15 = FINANCEMENT +15 (3)
    .name = FINANCEMENT +15 (3)
    .text = 15 de plus en banque. Aptitude requise de votre chef Finance : 3.
card-funding_3_20 = FINANCEMENT +20 (3)
    .name = FINANCEMENT +20 (3)
    .text = 20 de plus en banque. Aptitude requise de votre chef Finance : 3.
card-bad-idea_0_x1 = « Courriel Prestige » (×1)
    .name = MAUVAISE IDÉE 0 ×1 « Courriel Prestige »
    .text = Vos courriels imprimés, puis livrés à la main sous cinq jours ouvrés. Occupe un ingénieur. Pour une société dont le chef Ventes a l’aptitude 0.
card-bad-idea_0_x2_a = « Parapluie Minute » (×2)
    .name = MAUVAISE IDÉE 0 ×2 « Parapluie Minute »
    .text = Un coursier vous apporte un parapluie. D’ordinaire, la pluie a déjà cessé. Occupe 2 ingénieurs. Pour une société dont le chef Ventes a l’aptitude 0.
card-bad-idea_0_x2_b = « Le Navigateur parfumé » (×2)
    .name = MAUVAISE IDÉE 0 ×2 « Le Navigateur parfumé »
    .text = À chaque page web son odeur. La plupart en avaient déjà une. Occupe 2 ingénieurs. Pour une société dont le chef Ventes a l’aptitude 0.
card-bad-idea_0_x3_a = « Terreau Express » (×3)
    .name = MAUVAISE IDÉE 0 ×3 « Terreau Express »
    .text = Du compost livré en une nuit, port offert, quarante kilos minimum. Occupe 3 ingénieurs. Pour une société dont le chef Ventes a l’aptitude 0.
card-bad-idea_0_x3_b = « Chaussette-Seule.com » (×3)
    .name = MAUVAISE IDÉE 0 ×3 « Chaussette-Seule.com »
    .text = La bourse d’échange de la chaussette qui vous reste. Occupe 3 ingénieurs. Pour une société dont le chef Ventes a l’aptitude 0.
card-bad-idea_0_x4 = « Bureau lunaire » (×4)
    .name = MAUVAISE IDÉE 0 ×4 « Bureau lunaire »
    .text = Des serveurs en orbite : le froid est gratuit, la montée ne l’est pas. Occupe 4 ingénieurs. Pour une société dont le chef Ventes a l’aptitude 0.
card-bad-idea_01_x1_a = « Club Robinet » (×1)
    .name = MAUVAISE IDÉE 0 1 ×1 « Club Robinet »
    .text = L’eau de votre robinet, en bouteille et par abonnement mensuel. Occupe un ingénieur. Pour une société dont le chef Ventes a l’aptitude 0 ou 1.
card-bad-idea_01_x1_b = « Horoscope des plantes vertes » (×1)
    .name = MAUVAISE IDÉE 0 1 ×1 « Horoscope des plantes vertes »
    .text = Les astres conseillent plus de lumière et un pot un peu plus grand. Occupe un ingénieur. Pour une société dont le chef Ventes a l’aptitude 0 ou 1.
card-bad-idea_01_x1_c = « Amis par fax » (×1)
    .name = MAUVAISE IDÉE 0 1 ×1 « Amis par fax »
    .text = Le réseau social qui sort du mur en rouleaux. Occupe un ingénieur. Pour une société dont le chef Ventes a l’aptitude 0 ou 1.
card-bad-idea_01_x2_a = « Coiffeur à distance » (×2)
    .name = MAUVAISE IDÉE 0 1 ×2 « Coiffeur à distance »
    .text = Il dit où couper. Les ciseaux, c’est vous. Occupe 2 ingénieurs. Pour une société dont le chef Ventes a l’aptitude 0 ou 1.
card-bad-idea_01_x2_b = « Pixel payant » (×2)
    .name = MAUVAISE IDÉE 0 1 ×2 « Pixel payant »
    .text = L’économiseur d’écran qui facture chaque point allumé. Occupe 2 ingénieurs. Pour une société dont le chef Ventes a l’aptitude 0 ou 1.
card-bad-idea_01_x3 = « Télé-Frigo » (×3)
    .name = MAUVAISE IDÉE 0 1 ×3 « Télé-Frigo »
    .text = Une caméra dans le frigo, pour voir enfin la lumière s’éteindre. Occupe 3 ingénieurs. Pour une société dont le chef Ventes a l’aptitude 0 ou 1.
card-bad-idea_012_x1_a = « Musée de la sonnerie » (×1)
    .name = MAUVAISE IDÉE 0 1 2 ×1 « Musée de la sonnerie »
    .text = Dix mille bips amoureusement classés. Silence, s’il vous plaît. Occupe un ingénieur. Pour une société dont le chef Ventes a l’aptitude 0, 1 ou 2.
card-bad-idea_012_x1_b = « Bannières pour bannières » (×1)
    .name = MAUVAISE IDÉE 0 1 2 ×1 « Bannières pour bannières »
    .text = De l’espace publicitaire pour ceux qui vendent de l’espace publicitaire. Occupe un ingénieur. Pour une société dont le chef Ventes a l’aptitude 0, 1 ou 2.
card-bad-idea_012_x2_a = « La File virtuelle » (×2)
    .name = MAUVAISE IDÉE 0 1 2 ×2 « La File virtuelle »
    .text = Désormais, on fait la queue depuis chez soi. Occupe 2 ingénieurs. Pour une société dont le chef Ventes a l’aptitude 0, 1 ou 2.
card-bad-idea_012_x2_b = « Portail des portails » (×2)
    .name = MAUVAISE IDÉE 0 1 2 ×2 « Portail des portails »
    .text = La page d’accueil des pages d’accueil. Elle s’ouvre dans une autre fenêtre. Occupe 2 ingénieurs. Pour une société dont le chef Ventes a l’aptitude 0, 1 ou 2.
card-bad-idea_012_x3 = « Partage-ta-chaise » (×3)
    .name = MAUVAISE IDÉE 0 1 2 ×3 « Partage-ta-chaise »
    .text = Des chaises de bureau à la minute. Levez-vous quand le temps est écoulé. Occupe 3 ingénieurs. Pour une société dont le chef Ventes a l’aptitude 0, 1 ou 2.
card-bad-idea_0123_x1_a = « Assurance Jargon » (×1)
    .name = MAUVAISE IDÉE 0 1 2 3 ×1 « Assurance Jargon »
    .text = Vous couvre en cas de changement de paradigme. Synergies en supplément. Occupe un ingénieur. Pour une société dont le chef Ventes a l’aptitude 0, 1, 2 ou 3.
card-bad-idea_0123_x1_b = « E-Sonnette » (×1)
    .name = MAUVAISE IDÉE 0 1 2 3 ×1 « E-Sonnette »
    .text = On sonne : voyez vos courriels. Occupe un ingénieur. Pour une société dont le chef Ventes a l’aptitude 0, 1, 2 ou 3.
card-bad-idea_0123_x2_a = « Miles de lecture » (×2)
    .name = MAUVAISE IDÉE 0 1 2 3 ×2 « Miles de lecture »
    .text = Des points pour chaque page lue. La compagnie aérienne viendra plus tard. Occupe 2 ingénieurs. Pour une société dont le chef Ventes a l’aptitude 0, 1, 2 ou 3.
card-bad-idea_0123_x2_b = « Le Réseau asocial » (×2)
    .name = MAUVAISE IDÉE 0 1 2 3 ×2 « Le Réseau asocial »
    .text = Il montre qui est près de vous, pour que vous alliez ailleurs. Occupe 2 ingénieurs. Pour une société dont le chef Ventes a l’aptitude 0, 1, 2 ou 3.
card-release_0123 = SORTIE 0 1 2 3
    .name = SORTIE 0 1 2 3
    .text = Débarrassez-vous d’une MAUVAISE IDÉE. Aptitude requise de votre chef Développement : 0, 1, 2 ou 3.
card-release_123 = SORTIE 1 2 3
    .name = SORTIE 1 2 3
    .text = Débarrassez-vous d’une MAUVAISE IDÉE. Aptitude requise de votre chef Développement : 1, 2 ou 3.
card-release_23 = SORTIE 2 3
    .name = SORTIE 2 3
    .text = Débarrassez-vous d’une MAUVAISE IDÉE. Aptitude requise de votre chef Développement : 2 ou 3.
card-release_3 = SORTIE 3
    .name = SORTIE 3
    .text = Débarrassez-vous d’une MAUVAISE IDÉE. Aptitude requise de votre chef Développement : 3.
card-conflict-of-opinion = CONFLIT D’OPINION
    .name = CONFLIT D’OPINION
    .text = Un vice-président d’une société qui en a au moins deux retourne sous sa pile.
card-out-to-pasture = MISE AU VERT
    .name = MISE AU VERT
    .text = Un vice-président d’une société qui en a au moins trois retourne sous sa pile.
card-new-business-plan = NOUVEAU PLAN
    .name = NOUVEAU PLAN
    .text = La prochaine paie d’une société d’au moins trois vice-présidents est doublée.
card-layoffs = PLAN SOCIAL
    .name = PLAN SOCIAL
    .text = La prochaine paie d’une société d’au moins deux vice-présidents est doublée. (À certaines tables : avec deux vice-présidents à vous, renvoyez qui vous voulez parmi vos autres employés.)

## Les gens

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

## Départements, rôles et boutons

department-sales = Ventes
department-finance = Finance
department-hr = Ressources humaines
department-dev = Développement
role-vp = vice-président
role-manager = manager
role-engineer = ingénieur
choice-discard = défausser une carte
choice-end-turn = finir le tour
choice-stop = cela suffit

## Actions

action-take = Prendre la personne du dessus : { $department }
action-bury = Mettre sous la pile la personne du dessus : { $department }
action-play-hire = Jouer { $card } : embaucher la personne du dessus, { $department }
action-play-fire = Jouer { $card } : renvoyer { $person }
action-play-bad-hire = Jouer { $card } : { $target } doit embaucher la personne du dessus, { $department }
action-play-poach = Jouer { $card } : débaucher { $person }
action-play-funding = Jouer { $card }
action-play-bad-idea = Jouer { $card_name } chez { $target }
action-play-release = Jouer { $card } : se débarrasser de { $idea }
action-play-remove-vp = Jouer { $card } : { $person } doit partir
action-play-double-payday = Jouer { $card } : doubler la prochaine paie de { $target }
action-play-mass-firing = Jouer { $card } : renvoyer des vôtres
action-add = Ajouter { $card }
action-lay-off = Renvoyer { $person }
action-stop = Personne d’autre ne part
action-discard = Défausser { $card_name }
action-end-turn = Finir le tour : payer les salaires et piocher

## Événements

event-game_started = { $seat } commence. Chaque banque contient { $money }.
event-turned_up = { $person } apparaît ({ $department }) ; reste { $left } dans la pile.
event-took = { $seat } prend { $person } ({ $department }).
event-buried = { $seat } met { $person } sous la pile ({ $department }).
event-dealt = Chacun reçoit { $count } cartes.
event-dealt-cards = Vous recevez { $cards }.
event-turn_started = Manche { $round } : c’est à { $seat }.
event-played = { $seat } joue { $card_name }.
event-discarded = { $seat } déclare forfait et défausse { $card_name }.
event-funded = { $seat } lève { $amount } et possède { $bank }.
event-idea_given = { $target } doit travailler sur { $idea } : { $engineers ->
        [one] un ingénieur
       *[other] { $engineers } ingénieurs
    }.
event-released = { $seat } se débarrasse de { $idea }.
event-hired = { $seat } embauche { $person }.
event-bad_hired = { $target } doit embaucher { $person }.
event-second_needed = { $person } est vice-président : il faut une seconde carte.
event-fired = { $seat } renvoie { $person }.
event-vp_removed = { $target } perd { $person }.
event-poached = { $seat } débauche { $person } chez { $target }.
event-doubled = La prochaine paie de { $target } est multipliée par { $factor }.
event-contractors_set = { $count ->
        [0] { $seat } n’a besoin d’aucun prestataire
        [one] { $seat } a besoin d’un prestataire
       *[other] { $seat } a besoin de { $count } prestataires
    }.
event-paid = { $seat } paie { $due } et possède { $bank }.
event-paid-doubled = { $seat } paie { $due }, soit { $factor } fois son burn rate, et possède { $bank }.
event-drew = { $count ->
        [0] { $seat } ne pioche rien
        [one] { $seat } pioche une carte
       *[other] { $seat } pioche { $count } cartes
    } ; reste { $left }.
event-drew-cards = { $cards_count ->
        [0] Vous ne piochez rien
       *[other] Vous piochez { $cards }
    } ; reste { $left }.
event-reshuffled = La défausse est mélangée : { $left } cartes à piocher.
event-bankrupt = { $seat } dépose le bilan, à { $bank }. Tout retourne sous les piles.
event-game_ended = La partie est terminée : { $reason }. { $winners_count ->
        [one] { $winners } gagne.
       *[other] { $winners } gagnent ensemble.
    }

reason-last_solvent = il ne reste qu’une société
reason-cap = la dernière manche est jouée

## Invitations

prompt-take = Première embauche : prenez une personne visible dans votre société.
prompt-bury = Première embauche : personne de visible ne peut vous rejoindre. Mettez quelqu’un sous sa pile.
prompt-turn = À vous : jouez une à quatre cartes, ou déclarez forfait et défaussez-en une à quatre.
prompt-turn-or-pass = À vous : jouez une à quatre cartes, ou déclarez forfait : défaussez-en jusqu’à quatre, ou finissez aussitôt le tour.
prompt-play-more = Jouez encore { $left ->
        [one] une carte
       *[other] jusqu’à { $left } cartes
    }, ou finissez le tour.
prompt-discard-more = Défaussez encore { $left ->
        [one] une carte
       *[other] jusqu’à { $left } cartes
    }, ou finissez le tour.
prompt-end-turn = C’est tout. Finissez le tour.
prompt-second = { $person } est vice-président : ajoutez une seconde carte.
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
option-first_player-seat_0 = La place A commence
option-first_player-seat_1 = La place B commence
option-first_player-seat_2 = La place C commence
option-first_player-seat_3 = La place D commence
option-forfeit = Combien de cartes défausse qui déclare forfait : une à quatre, ou jusqu’à quatre, donc peut-être aucune.
option-forfeit-one_to_four = une à quatre
option-forfeit-none_to_four = de zéro à quatre
option-layoffs = L’effet du PLAN SOCIAL : ce que dit la boîte, doubler la paie d’une société à deux vice-présidents, ou renvoyer des vôtres quand vous en avez deux.
option-layoffs-as_on_the_card = ce que dit la boîte
option-layoffs-double_payday = doubler une paie
option-layoffs-mass_firing = renvoyer des vôtres
option-round_cap = Après tant de manches, les sociétés solvables les plus riches gagnent ensemble.

## Raisons d’un refus

reason-must-draft = on embauche d’abord ; personne n’a encore de cartes
reason-must-add = il faut ajouter la seconde carte maintenant
reason-must-lay-off = il faut renvoyer quelqu’un maintenant
reason-not-in-draft = la première embauche est terminée
reason-no-second-due = aucune seconde carte n’est attendue
reason-no-layoffs = aucun plan social n’est en cours
reason-layoffs-first = au moins une personne doit partir
reason-must-act-first = il faut d’abord jouer ou défausser une carte
reason-four-cards = quatre cartes sont la limite d’un tour
reason-already-played = après avoir joué une carte, on ne défausse plus ce tour-ci
reason-already-discarded = le tour est déclaré forfait ; après une défausse, on ne joue plus
reason-not-in-hand = cette carte n’est pas en main
reason-nobody-there = personne n’y est visible
reason-second-vp = le département a déjà un vice-président
reason-somebody-to-take = il y a quelqu’un à prendre
reason-pile-of-vps = il ne reste que des vice-présidents dans cette pile
reason-no-such-seat = cette place n’existe pas à cette table
reason-bankrupt = cette société a déposé le bilan
reason-not-yourself = il faut choisir une autre société
reason-skill-too-low = le chef de votre département n’a pas l’aptitude
reason-skill-too-high = le chef de l’autre société est trop bon pour cela
reason-no-such-idea = cette MAUVAISE IDÉE n’est pas devant votre société
reason-not-your-person = cette personne ne travaille pas pour vous
reason-not-their-person = cette personne ne travaille pas pour une autre société
reason-vp-needs-two = un vice-président demande deux de ces cartes, jouables toutes deux maintenant
reason-not-a-vp = seul un vice-président peut être écarté ainsi
reason-vps-stay = les vice-présidents restent
reason-nobody-to-lay-off = il n’y a personne à renvoyer
reason-too-few-vps = il n’y a pas assez de vice-présidents
reason-other-reading = à cette table, le PLAN SOCIAL ne se lit pas ainsi
reason-wrong-second-card = la seconde carte doit être du même type, et jouable maintenant

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
rule-BR-3_6 = À chaque tour on joue une à quatre cartes, ou on en défausse une à quatre. Ne rien faire est impossible, sauf si la table a convenu qu’un forfait peut ne rien défausser.
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

## Ce que nomment les paramètres, quand ce n’est pas leur propre nom

param-cards = card
param-idea = card

## Les noms des champs et des zones, pour les listes et les dessins

field-bank = caisse
field-burn_rate = dépense
field-cards = cartes
field-company = société
field-draw = pioche
field-ideas = MAUVAISES IDÉES en travaux
field-pile = sans emploi
field-plays_left = cartes encore à jouer
field-pool = marché du travail
field-runway = paies restantes
field-solvent = solvable
