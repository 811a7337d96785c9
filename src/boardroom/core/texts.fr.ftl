## Ce que tous les jeux partagent

reason-unknown-code = ce choix n’existe pas dans ce jeu
reason-game-over = la partie est terminée
reason-not-your-turn = c’est à une autre place de décider
reason-no-undo = depuis, on a pioché, révélé ou passé la main

## Pourquoi une chose ne se choisit pas maintenant

reason-no-use = il n’y a rien à en faire maintenant
reason-not-first = cela vient plus tard ; choisissez d’abord autre chose
reason-not-with = cela ne va pas avec ce qui est choisi ; revenez d’abord en arrière

list-of = { $first } et { $last }
ring-place = couche { $layer }, nœud { $place }

## Le coach

in-worlds = { $often ->
        [always] dans tous les cas possibles
        [never] dans aucun cas possible sur { $worlds }
       *[some] dans { $count } cas { $count ->
            [one] possible
           *[other] possibles
        } sur { $worlds }
    }
before-in-worlds = { $before ->
        [0] dans aucun
       *[other] dans { $before }{ $often ->
            [always] {" "}sur { $worlds }
           *[other] {""}
        }
    }
if-well = { $best ->
        [yes] {" "}(en jouant bien)
       *[no] {""}
    }
