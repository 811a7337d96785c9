## What all games share

reason-unknown-code = there is no such choice in this game
reason-game-over = the game is over
reason-not-your-turn = another seat decides now
reason-no-undo = something was drawn, revealed or handed over since

list-of = { $first } and { $last }
