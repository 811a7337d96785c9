## The lesson of Power Struggle

lesson-lead = Careers, envelopes, and a meeting that decides everything. Learn to get to the top without taking the stairs.
lesson-end = Hiring, sitting on boards, bribing, sorting: you know all you need. Two colleagues are waiting for a real game. They are still polite; make the most of it.

## One action each

chapter-desk = One action each

desk-hello = You are Agathe, with a desk in a very large company. What it makes, nobody remembers. Basile and Chloé have their eyes on the same floor as you: the top one.
desk-ways = The goal is four victory points. This ledger shows six ways, of one point each: influence, shares, main departments, corruption, consultants, archenemy. A point once gained is never lost.
desk-hire = In your turn you take one action, just one. The simplest is to hire. Your two departments are in Development and in Accounting, with three employees each.
    .do = Hire: put two employees into your departments, then confirm with “Done”.
    .yes = Two more. One of them is already asking where the coffee is.
    .no = Put both employees into your departments, then confirm.
    .no-act = Later. For now, hire.
desk-round = A new round has begun: an event was turned over, then Basile and Chloé took their actions. It goes on like this until the next directors’ meeting.
desk-shares = You have 800,000. A certificate raises your shares by the number on it, and brings in money on the day of the Bonus Payment. At 16 shares you gain a point.
    .do = Buy the biggest certificate that you can pay for, then confirm.
    .yes = Four shares. You now own a stretch of corridor.
    .no = The biggest certificate possible, then “Done”.
    .no-act = Some other time. Buy shares.
    .no-small = You can pay for a bigger one: you have 800,000.
desk-found = You can also found a department elsewhere with employees of your own; one of them makes room for a new manager. In Controlling nobody has a department: with one manager you would have the most.
    .do = Take two employees from Development, found a department in Controlling, then confirm.
    .yes = A manager, an employee, a potted plant: that is a department.
    .no = Take two employees from Development, then choose Controlling.
    .no-act = This time, found a department with your own people.
    .no-last = Accounting has a single employee: without them the department would close. Take people from Development.
    .no-more = Two employees are enough. Now choose Controlling.
    .no-division = That manager would be of more use where there is nobody: in Controlling.
desk-close = Back to the same desk, for another idea. First you should know this: a department that loses its last employee closes, and its manager goes home. In Accounting you have but one employee this time.
desk-sack = Influence can be bought for three of your employees, without money, and rises by one. At 7 it is worth a point. In meetings this is called synergy.
    .do = Buy one influence without closing a department, then confirm.
    .yes = Influence +1, and Accounting has not noticed a thing.
    .no = Accounting has just closed: that was its last employee. Look for a department that has enough of them.
    .no-act = Some other time. The point is to buy influence.
desk-near = Three meetings later. You have three main departments; the fourth would make a point. A main department has two managers, and it never closes, even without employees.
desk-merge = Buying a main department costs 1,500,000, and you have less than half of that. But two ordinary departments, wherever they are, can merge into a main department. Two employees go, and everybody beyond six.
    .do = Gain a victory point with this action.
    .yes = Four main departments: a point, and for good.
    .no = No point yet. Merge your two ordinary departments, and go on until “Done”.
    .no-act = Useful, no doubt, but there is no point in it.
    .no-shares = You have 8 shares and need 16: your money will not stretch that far.
    .no-bribe = You have 1 corruption and need 9: it is a long way.
    .no-move = All that moving brings is cardboard boxes.
    .no-resign = To resign would cost you employees and departments, and bring no point.

## The meeting

chapter-meeting = The meeting

meeting-soon = Everything is decided at the directors’ meeting, and it is the next event. Basile, who sorted them, could not keep it to himself. You have one action left.
meeting-heads = Each division elects its head: most managers win, then most employees, then the office nearest the top. At the moment Communications is Basile’s.
meeting-vote = Basile has a manager and four employees there; you have a manager and three employees. The other divisions can wait: Communications sorts the events and knows everything before anybody else.
    .do = With a single action, secure Communications for the next meeting.
    .yes = The post is yours. Basile speaks of “a new stage of his journey”.
    .no = Basile has kept Communications. With equal managers and employees the office nearest the top wins, and that is his. Get clearly ahead.
    .no-shares = In this company shares do not vote.
    .no-bribe = An envelope gets you a card, never a vote.
    .no-influence = It would cost you three employees, just when they are being counted.
    .no-resign = One does not resign on the eve of an election.
meeting-board = The Chairman is elected in the boardroom: whoever has most figures there wins, and in a tie whoever sits furthest to the left. Basile has two there, you have one.
meeting-leave = How do you get onto the board? One of your heads resigns and takes a seat there, along with the managers of your departments in that division. Those departments close, and their employees go. A main department stays open, empty.
meeting-chair = You are head of Development, where you have a department, and of Accounting, where you have none. Once more the meeting comes right after your action.
    .do = Become Chairman at the next meeting.
    .yes = Three figures to two: you are Chairman. The chair was still warm.
    .no = Two figures each, and the one on the left is Basile’s. You need two more seats at one stroke.
    .no-act = That seats nobody on the board.
    .no-counsel = A consultant has no vote. The board is where you need to sit.
meeting-stack = At the end of the meeting the head of Communications draws six events, adds the bonus and the next meeting, and sorts them all in secret. This time that is you.
meeting-sort = “{ happening-moron_3 }”: you pay. “{ happening-birthday_2 }”: so do your heads. But what lies behind the meeting is never turned over, and the meeting may come as early as fifth.
    .do = Sort the events so that neither of the two is ever turned over.
    .yes = Both behind the meeting. Nobody will ever learn what you were spared.
    .no = The meeting has to come before both: put it in fifth or sixth place, and the two behind it, among the eight.
meeting-phase = The head of Communications goes first until the next meeting, and nobody else knows what is coming. Look surprised at every card.

## Envelopes

chapter-envelope = Envelopes

envelope-cards = Seven privilege cards, one for each post. At every meeting they go to the heads and the Chairman, with the head’s side up. Between meetings they change hands for money only, and are then turned over.
envelope-weak = You are head of Development. Its card gives you one more choice: entice an employee away from a rival, into a department of yours that has room (six at most).
envelope-entice = A department that loses its last employee closes, as you remember. A main department never does. So look closely at what Basile owns.
    .do = With the Development card, make a department of Basile’s close.
    .yes = The department closes, and its manager goes home. He kept the stapler.
    .no = Nothing of Basile’s closes. Look for a department of his with a single employee.
    .no-act = That will not empty any office of Basile’s. Use the Development card.
    .no-bribe = Envelopes come right after this. First the Development card.
    .no-main = This is a main department: it stays open even when it is empty.
    .no-three = It would still have two employees. Look for a department that has only one.
    .no-bank = Those belong to nobody, and nobody will miss them. Help yourself at Basile’s.
envelope-bribed = A card that an envelope has bought shows its bribed side and is worth more. Controlling, for one: 100,000 more for each department at the next bonus. You have four departments; Chloé has the card.
envelope-fill = So offer her some money. Nobody else will know the sum. Trying alone brings you 1 corruption; if Chloé accepts, she gains 1, too.
    .do = Offer Chloé 300,000, in small notes, for the Controlling card, then seal it.
    .yes = Chloé counted it twice, then smiled.
    .no = 300,000 for the Controlling card, then seal it.
    .no-act = This time, get out an envelope.
    .no-card = That card adds nothing to the bonus. Go for Controlling.
    .no-sum = That is more than the card brings in: no large notes.
    .no-more = 300,000: enough to tempt Chloé, and you still make a profit.
envelope-deal = Chloé keeps the money, you keep the card, with its bribed side up. Both of you go up by one in corruption. And here is the bonus: the card alone brings you 400,000.
envelope-refuse = And if she had refused? You get the money back, and may make a second offer. If she accepts none, she loses an employee of your choice. Honesty has its price here.
envelope-letter = Much later Basile hands you an envelope: 100,000 for your Human Resources card. That is stingy. Have a look at the ledger all the same before you answer.
    .do = Accept or refuse, whichever is better for you.
    .yes = 9 corruption: a point, and 100,000 into the bargain. Thank you, Basile.
    .no = That does you credit, and costs you an employee. But look at your corruption: accepting would have taken it from 8 to 9.

## The last step

chapter-race = The last step

race-ways = Another game, well advanced. Your influence has earned you a point. Three consultants in three divisions would make another: you have two, in Development and in Legal & Patents.
race-retire = A consultant can be bought for 2,000,000. Or one of your heads resigns and becomes a consultant in that division. You lose your employees there, and your departments there close.
race-counsel = You are head of Development and of Human Resources, and you have 300,000 left. Whom will you sacrifice?
    .do = Gain the point for consultants with this action.
    .yes = Three divisions have your advice. None of them asked for it.
    .no = You need a consultant in a third division. One of your heads can become that.
    .no-act = That does not get you a consultant.
    .no-board = The board is for voting; nobody gives advice there.
    .no-again = You already have a consultant in Development. It takes another division.
race-enemy = The sixth way is known to you alone: your archenemy is Chloé, in influence, shares and corruption. Be strictly ahead of her in all three, and you have a point. For now you are short of shares.
race-basile = Basile has just reached four points. He must say so and show his cards; the round is played to its end, and then it is over. You have three points, and one more action.
race-final = Most points win; if they are equal, most money, and Basile has more than you. A single action can bring two points.
    .do = Win the game with this last action.
    .yes = 16 shares: a point. More shares than Chloé: another. Five to four!
    .no = That is not enough. How many shares do you need for the point, and how many to overtake Chloé?
    .no-bribe = 9 corruption would make it four points each, and then Basile’s money would decide.
    .no-act = That does not bring you a point.
race-won = You have won: the company is yours. Remember three things: a point once gained is never lost, a department without employees closes, and whoever sorts the events knows it all.
