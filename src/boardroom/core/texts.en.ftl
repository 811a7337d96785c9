## What all games share

reason-unknown-code = there is no such choice in this game
reason-game-over = the game is over
