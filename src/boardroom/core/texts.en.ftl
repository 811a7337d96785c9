## What all games share

reason-unknown-code = there is no such choice in this game
reason-game-over = the game is over
reason-not-your-turn = another seat decides now
reason-no-undo = something was drawn, revealed or handed over since

## Why a thing cannot be clicked now

reason-no-use = nothing can be done with this now
reason-not-first = this comes later: something else is picked first
reason-not-with = this does not go with what is picked: go back one step first

list-of = { $first } and { $last }
ring-place = layer { $layer }, node { $place }

## The coach

in-worlds = { $often ->
        [always] in all worlds that fit what you have seen
        [never] in none of { $worlds } possible worlds
       *[some] in { $count } of { $worlds } possible worlds
    }
before-in-worlds = { $before ->
        [0] in none
       *[other] in { $before }{ $often ->
            [always] {" "}of { $worlds }
           *[other] {""}
        }
    }
if-well = { $best ->
        [yes] {" "}(if played well)
       *[no] {""}
    }
