## Who is who

you = { $name } (you)
bot = { $name } ({ $kind })
bot-random = random
bot-greedy = greedy
bot-ismcts = thinks ahead
bot-intern = intern
bot-multitasker = multitasker
bot-manager = middle manager
bot-controller = controller
bot-chair = chair of the board

## The table

your-hand = Your hand
no-box = This game has no list of cards.

## Choosing

choose = Choose 1–{ $count }
choose-one = Press Enter or 1
keys = ? help
keys-back = b back · ? help
not-understood = “{ $line }” is not a choice here.
type-number = Type { $count ->
        [one] 1 or Enter
       *[other] a number from 1 to { $count }
    }, or ? for help.
no-way-back = There is nothing to go back to.
refused = That is not possible now: { $why }.
help =
    Pick a line by its number.
    b  one step back     t  the table again     l  the whole log
    c  all the cards     q  leave; the game is kept
    A choice may also be typed in full: { $example }

## Leaving, finishing

left = The game is kept in { $file }
resume-with = Go on with: { $command }
set-aside = The game you had left is kept. Go on with it: { $command }
finished = The minutes are in { $file }
replay-with = Hear it again with: { $command }
goes-on = Here the minutes end, after { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }; the game is not over.
result = The end

## The list of games

seats = { $least }–{ $most } seats, revision { $revision }
from-to = { $least } to { $most }
or-list = { $values }, or a list with commas of { $items }

## The analysis

analysis-chosen = chosen
analysis-loss = given away
analysis-best = the search prefers
analysis-mean = { $name } gave away { $loss } per decision on average (1 is won, −1 is lost).
analysis-nothing = The search would not have chosen anything better.
analysis-mattered = The decisions that mattered:
analysis-moment =
    #{ $count }, { $name }: { $chosen }
        better by { $loss }: { $best }
