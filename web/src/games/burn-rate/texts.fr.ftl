## Le plateau

br-board = La table de Burn Rate
br-you = vous
br-acts = doit jouer
br-draft = Première embauche
br-round = Manche { $round }
br-cards-done = { $what ->
        [discarded] { $count ->
            [one] { $count } carte défaussée sur 4
           *[other] { $count } cartes défaussées sur 4
        }
       *[played] { $count ->
            [one] { $count } carte jouée sur 4
           *[other] { $count } cartes jouées sur 4
        }
    }
br-cards = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }

br-bank = banque : { $bank } $
br-burns = la prochaine paie coûte { $burn } $
br-runway = { $count ->
        [none] l’argent suffit pour toujours
        [0] en faillite à la prochaine paie
        [one] de quoi payer une fois
       *[other] de quoi payer { $count } fois
    }
br-runway-short = { $count ->
        [none] toujours
        [0] faillite !
        [one] 1 paie
       *[other] { $count } paies
    }
br-contractors = { $count ->
        [one] un prestataire nécessaire
       *[other] { $count } prestataires nécessaires
    }
br-doubled = prochaine paie multipliée par { $factor }
br-contractor = prestataire

br-staff = Départements
br-department = { $department } : aptitude { $skill }
br-vacant = Personne ne le dirige : aptitude 0
br-leads = dirige le département
br-idle = n’a rien à faire
br-person = { $name }, { $what ->
        [vp] { AGREE($person, m: "vice-président", f: "vice-présidente") }
        [engineer] { AGREE($person, m: "ingénieur", f: "ingénieure") }
       *[other] { $role }
    }, { $department }, { $skill ->
        [none] sans aptitude
       *[other] aptitude { $skill }
    }, salaire { $salary } $
br-role-vp = VP
br-role-manager = Manager
br-role-engineer = Ingénieur
br-salary = { $salary } $
br-letter-sales = V
br-letter-finance = F
br-letter-hr = R
br-letter-dev = D

br-ideas = MAUVAISES IDÉES en travaux
br-project = { $name }, confiée à { $workers }

br-pool = Vivier
br-below = { $count ->
        [0] Personne dessous.
        [one] Encore une personne dessous.
       *[other] Encore { $count } personnes dessous.
    }
br-below-short = +{ $count }
br-pile-empty = { $department } : personne ne cherche d’emploi
br-heaps = Pioche et défausse
br-draw = Pioche : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
br-discard = Défausse : { $count ->
        [0] vide
        [one] une carte
       *[other] { $count } cartes
    }
br-discard-top = au-dessus : { $name }

br-hand = Votre main
br-hand-gallery = Vous regardez.
br-hand-empty = Plus de cartes.
br-hand-bust = Votre société est en faillite. Vous pouvez garder le tapis de souris.
br-menu = Ou bien
br-do-discard = Défausser une carte
br-do-end-turn = Fin du tour : paie
br-do-stop = Cela suffit

br-kind-hire = EMBAUCHE
br-kind-fire = RENVOI
br-kind-bad-hire = MAUVAISE EMBAUCHE
br-kind-poach = DÉBAUCHAGE
br-kind-funding = FINANCEMENT
br-kind-bad-idea = MAUVAISE IDÉE
br-kind-release = SORTIE
br-kind-conflict-of-opinion = CONFLIT D’OPINION
br-kind-out-to-pasture = MISE AU VERT
br-kind-new-business-plan = NOUVEAU PLAN
br-kind-layoffs = PLAN SOCIAL
br-vps = { $count }+ VP

br-file-role = Fonction
br-file-department = Département
br-file-skill = Aptitude
br-file-salary = Salaire
br-file-note = { $what ->
        [vp] Dirige le département, quoi qu’il arrive. Il faut deux cartes pour un renvoi ou un débauchage.
        [engineer] Ne dirige rien, mais peut travailler à une MAUVAISE IDÉE.
       *[other] Dirige le département à défaut de vice-président et de manager plus apte.
    }

br-crash-title = { " " }ERREUR FATALE{ " " }
br-crash = { $company } est à court d’argent ({ $bank } $) et va fermer. Tous les salaires non enregistrés sont perdus.
br-crash-more = Appuyez sur une touche pour mettre à jour votre CV

br-news = { $headline ->
        [0] « LE BÉNÉFICE, C’EST LE SIÈCLE DERNIER », DIT UN ANALYSTE
        [1] UNE MARIONNETTE NOMMÉE DIRECTRICE DE LA STRATÉGIE
        [2] LA FÊTE POUR 2 000 INVITÉS COMPTÉE EN « INFRASTRUCTURE »
        [3] SITE PRESQUE FINI, ANNONCE LA BANNIÈRE
        [4] LE BABY-FOOT INSCRIT À L’ACTIF DU BILAN
        [5] LA MOITIÉ DES INGÉNIEURS EST PRESTATAIRE, L’AUTRE DORT
        [6] LA NOUVELLE ÉCONOMIE ANNONCE LE RETOUR DE L’ANCIENNE
        [7] UN PLAN D’AFFAIRES TROUVÉ SUR UNE NAPPE ; LA NAPPE PREND DE LA VALEUR
        [8] LE COMPTEUR DE VISITES PASSE À 000017
       *[9] LES INVESTISSEURS DEMANDENT CE QUE FAIT LA SOCIÉTÉ ; SILENCE
    }

## Le panneau des connaissances

br-know = Ce qui se trouve où
br-know-own = Compté d’après ce que vous voyez vous-même, et rien d’autre.
br-know-cards = Cartes que vous n’avez pas vues
br-know-cards-note = Elles sont dans la pioche ou dans d’autres mains.
br-know-of = { $count } sur { $total }
br-know-piles = Sous les piles
br-know-among = { $count ->
        [one] une personne parmi
       *[other] { $count } dans un ordre inconnu
    }
br-know-known = puis à coup sûr
br-know-nobody = personne

## Pour qui revient : ce qui a changé

br-since-solvent = { $now ->
        [true] La société { DE($seat) } est de nouveau solvable.
       *[false] La société { DE($seat) } a fermé.
    }
br-since-bank = Banque { DE($seat) } : { $now } $ ({ SIGNED($change) }).
br-since-rate = Burn rate { DE($seat) } : { $now } $ ({ SIGNED($change) }).
br-since-ideas = MAUVAISES IDÉES devant { $seat } : { $now } ({ SIGNED($change) }).
br-since-round = C’est la manche { $now } ; vous étiez à la manche { $was }.
