## Ce que tous les jeux partagent

reason-unknown-code = ce choix n’existe pas dans ce jeu
reason-game-over = la partie est terminée
