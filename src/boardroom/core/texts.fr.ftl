## Ce que tous les jeux partagent

reason-unknown-code = ce choix n’existe pas dans ce jeu
reason-game-over = la partie est terminée
reason-not-your-turn = c’est à une autre place de décider
reason-no-undo = depuis, on a pioché, révélé ou passé la main

list-of = { $first } et { $last }
