## The lesson of Burn Rate

lesson-lead = The party is over and the money is leaving. Learn to last one payday longer than the others.
lesson-end = You know how to last one payday longer than the others. Now for a real game: Basile and Chloé have promised to be gentle. They used to promise profits, too.

## Payday

chapter-payday = Payday

payday-hello = You are Agathe, and you run a start-up. So do Basile and Chloé. The investors have left; the foosball table has stayed. The last company that is not bankrupt wins.
payday-bank = Here is your money: $100. At the end of each of your turns you pay all your people: $5 for now. That sum is your burn rate. The lower it is, the longer you last.
payday-money = In your turn you play one to four cards. Begin with the pleasant kind: this one fills the bank.
    .do = Play { card-funding_0123_10 }.
    .yes = $10 more. Nobody asked what they are for.
    .no = First things first, and the first thing is money.
    .no-discard = Discarding means not playing any card this turn. Save that for bad days.
payday-hire = The pool shows who is looking for a job. Wanda Ruiz is an engineer: she leads nothing, but you will need her sooner than you think.
    .do = Play { card-hire_0123 } and take Wanda Ruiz.
    .yes = Welcome, Wanda. Here is your desk; the chair is on its way.
    .no = Not yet: hire Wanda first.
    .no-person = Not that person: for now it would be one more salary and nothing else.
    .no-end = Not so fast: hire Wanda first.
payday-end = Two cards will do. A turn ends with payday: $6, because Wanda is paid from today. Then you refill your hand to six cards, and the others have their turns.
    .do = End the turn.
    .yes = Everybody is paid. And Basile has had an idea.
    .no = Keep your other cards, their day will come. End the turn.
payday-idea = Thank you, Basile: he has given you a BAD IDEA, { card-bad-idea_012_x3 }. It keeps three engineers busy. You have two, Tony and Wanda, who are still trying to understand it.
payday-contractor = For every engineer that is missing you need a contractor, at $3 a payday. So your burn rate goes from $6 to $9. This is how companies sink: with enthusiasm.
payday-release = Your turn again. As luck has it you have drawn a RELEASE: it puts an end to one BAD IDEA.
    .do = Play { card-release_0123 } on { card-bad-idea_012_x3 }.
    .yes = Goodbye, chairs. Payday is back at $6.
    .no = The rest can wait: put an end to that idea first.
    .no-fire = Firing people does not make the idea go away.
payday-turn = That is a turn: play cards, pay, draw. What remains is who may play what, and on whom. This is where it gets nasty.

## Skills

chapter-skills = Skills

skills-head = Your four departments, Sales, Finance, HR and Development, each have a head, with a skill from 0 to 3. Your Finance is led by Odile Garnier: skill 2. That number decides which cards you can play.
skills-own = A card that helps you is checked against your own head of the card’s department: it can be played if it shows that skill. Here are three FUNDING cards. Which ones can Odile get for you?
    .do = Raise as much money as you can with a single card.
    .yes = $15. The $20 would have taken a head with skill 3.
    .no = Money first: play a FUNDING card, the biggest you can.
    .no-small = $5 is nice. Odile can do better.
    .no-discard = A discarded card does not bring in a dollar.
skills-hurt = A card that hurts is checked against the victim’s head; for a BAD IDEA that is the head of Sales. { card-bad-idea_0_x4 } works only on a 0. Ned in Basile’s company and Rick in Chloé’s have 1.
skills-where = { card-bad-idea_01_x3 } works on 0 or 1, so on Basile as well as on Chloé. Look at who, in either company, would have to do the work.
    .do = Play it where it will cost the most.
    .yes = Chloé has no engineers: three contractors, $9 at every payday. She sends a thank-you note.
    .no = And { card-bad-idea_01_x3 }? It will not walk over there by itself.
    .no-idle = Basile has three engineers with nothing to do: they would take care of it without a dollar more.
    .no-fire = Firing your own people hurts nobody but you.
    .no-money = Your bank is fine. The point is to empty somebody else’s.
skills-open = Later in the game: somebody has poached your whole Sales team. A department without a head counts as skill 0. In other words, the door is wide open.
skills-bounce = Basile plays after you. He is reading { card-bad-idea_01_x3 } aloud, smiling at you: “skill 0 or 1”.
    .do = See to it that his BAD IDEA cannot get in, then end the turn.
    .yes = Gil Boniface listened politely, then hung up. With a skill of 2 one knows how to say no.
    .no = Basile has given you { card-bad-idea_01_x3 }: with 0 or 1 in Sales it gets in. You need a head there with skill 2 or more.
    .no-finance = Ben Zhao is a genius, but in Finance. The open door is the one of Sales.
    .no-hr = Lucille Bonnard would guard HR. The open door is the one of Sales.
    .no-dev = An engineer would work on the idea. Better not to let it in at all.

## Bad bosses

chapter-bosses = Bad bosses

bosses-boss = Who leads your Development? Bud Fenwick: Vice-President, skill 0. Priya Menon would do better, but she is just a manager. A Vice-President always leads, however useless.
bosses-two = And a Vice-President does not leave like other people: it takes two FIRE cards, played together. They count as two of your four cards.
bosses-oust = You are working on { card-bad-idea_0123_x2_b }. Your best RELEASE needs a head of Development with skill 1 to 3. With Bud, the answer is no.
    .do = Get rid of this BAD IDEA within this turn.
    .yes = Bud leaves, carrying his potted plant. Priya has settled the matter in ten minutes.
    .no = Now you are one FIRE short: Bud takes both, and you have just spent one of them.
    .no-end = Not yet: the idea is still here, and so is Bud.
    .no-discard = Discarding means forfeiting your turn. The idea would stay, and so would Bud.
    .no-priya = Anybody but Priya! Once Bud is gone, she will be the head.
bosses-empty = Chloé’s Sales department is empty: skill 0. Your { card-bad-idea_0_x4 } would get in there. But her four engineers have nothing to do, so it would not cost her a dollar.
bosses-weapon = Here is something better: Lorna Spinks, Vice-President of Sales, skill 0. Wherever she turns up, she leads. With a BAD HIRE you force her upon a company whose head of HR has a skill that the card shows.
bosses-door = Basile has not a single engineer, but this time Gil Boniface guards his Sales, with skill 2. If only he were not the head.
    .do = Play { card-bad-idea_0_x4 } on Basile.
    .yes = Lorna calls the idea visionary. Four contractors: $12 more at every payday.
    .no = Basile’s door is still shut: who could lead his Sales badly?
    .no-chloe = Chloé’s four engineers would take care of it without a dollar more.
    .no-there = Chloé has nobody in Sales as it is, and too many engineers. Basile is the one to aim at.
    .no-good = Another good head for Basile? He will send you flowers.
    .no-engineer = An engineer is just what Basile is missing. Do not give him one.
    .no-own = Lorna in your company? She would lead your Sales. Send her to a friend instead.
    .no-end = Not yet: Basile is still sleeping soundly.

## The duel

chapter-duel = The duel

duel-stuck = Some days nothing works: your heads cannot play any of these cards, and you have no idea to stop. Basile watches you search, with great sympathy.
duel-pass = Then you forfeit your turn: you discard one to four cards, and the draw pile will replace them. Doing nothing at all is not allowed.
    .do = Discard a card that you can do without.
    .yes = Somebody else will find a use for it. Probably against you.
    .no-money = $20! Keep that card for the day when somebody brilliant leads your Finance.
duel-enough = One card is enough. Payday comes even when you have forfeited your turn: your people have read their contracts.
    .do = End the turn.
    .yes = You have made it through payday. Not everybody was so lucky.
    .no-more = You may, up to four. Here one is enough: end the turn.
duel-chloe = Chloé had $3 in the bank, and her payday cost $8. Below $0 a company is bankrupt: she is out of the game. At exactly $0 one survives.
duel-bill = Then Basile turns to you: two BAD IDEAS ask for four engineers, and you have one, Moss. Payday costs $14, of which $9 for contractors. In the bank: $3.
duel-survive = Four cards at most, and ten fingers to count on. A RELEASE, a FUNDING, a HIRE, a FIRE: which cards, and for whom?
    .do = End this turn without going bankrupt.
    .yes = You are still alive. Basile had already ordered the champagne.
    .no = Bankrupt. Count before payday: a contractor costs $3, a Vice-President $2, everybody else $1, and a RELEASE can save you three contractors.
    .no-pass = Forfeiting the turn means paying $14 out of $3.
    .no-engineer = Moss works for $1. Without him a contractor would ask for $3.
duel-plan = Your turn to be nasty. Your card LAYOFFS is checked against nobody: it doubles the next payday of a company with at least two Vice-Presidents. Basile only has one, Bud.
duel-final = Basile has $30, and his next payday costs $6. Three RELEASE cards are already in the discards. One card opens the way for another: in which order?
    .do = Ruin Basile: make him go bankrupt at his next payday.
    .yes = Twice $17 to pay, $30 in the bank. Basile leaves you the foosball table.
    .no = Basile has paid, looking pale. It takes a payday of more than $30: a Vice-President, some contractors, and all of it doubled.
    .no-pass = Basile was hoping for just that.
    .no-hire = Hiring ruins nobody but you. And there is somebody in the pool who could ruin Basile.
    .no-engineer = Wanda would save Basile a contractor. Look for somebody less useful.
duel-won = One company is left, and it is yours: you have won, at once. How much you still have in the bank does not matter; all you had to do was outlast the others.

## The draft

chapter-draft = The draft

draft-four = Back to the very beginning. Before there are any cards, everybody takes four people from the pool, one at a time, in turn. Never two Vice-Presidents in the same department.
draft-team = When somebody is taken, the next one steps forward: whom you do not like, somebody else will take. Basile, for one, loves titles.
    .do = Take four people, so that every department has a head with skill 1 or more.
    .yes = Four departments, four heads, not a single zero. Basile has two Vice-Presidents and is very proud of them.
    .no = A department would be left at 0. An engineer leads nothing; Lorna and Bud would lead, alas. Begin elsewhere, and let the others take them.
draft-ready = Only now is everybody dealt six cards. Remember three things: a Vice-President always leads, a department without a head counts as 0, and payday comes every turn.
