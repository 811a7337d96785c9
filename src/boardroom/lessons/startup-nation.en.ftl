## The lesson of Start-Up Nation

lesson-lead = One start-up, four hidden cards, plenty of nerve: twelve minutes, and you know it all.
lesson-end = You know the essentials; the cards tell you the rest, and bluffing is learnt by lying. Three colleagues are waiting for you.

chapter-cards = A card in hand
chapter-ask = Questions
chapter-lie = Lies
chapter-top = Brigitte and the Director
chapter-allies = Allies and points

## A card in hand

cards-hello = Welcome to the start-up. You are Agathe. Your colleagues Basile, Chloé and Diego hide one card each. So do you.
cards-goal = Every card has a rank, from 0 to 7. At the end of the round the highest card scores 2 points. With 4 points, and leading alone, you win the match.
cards-turn = When it is your turn you draw, so you hold two cards. You play one and do what it says. The other stays hidden, and that is the one that will count.
cards-look = The Investor is worth 5, the Tech Lead 1. Play the small one: it looks at somebody’s card in secret.
    .do = Play { card-tech_lead } on any colleague.
    .yes = Indiscreet, but allowed.
    .no-investor = The Investor is your best card. Once it is played it no longer counts: keep it.
cards-secret = Only you and its owner know that card. The Log keeps what happened, the Notes what you know. No need to memorise anything.

## Questions

ask-interns = Cards of rank 0 are interns. Most of them ask a question: “Are you …?” The Fire Elemental Intern knocks out whoever answers “exactly”.
ask-ranks = The ranks, from lowest to highest: 0 Intern, 1 Tech Lead, 2 Recruiter, 3 Salesperson, 4 Director, 5 Investor, 6 Emmanuel, 7 Brigitte. There is only one of each of the four highest.
ask-first = The answer says where their card stands against the one you name: exactly, above or below. Everybody hears it. Aim for the middle: 3, the Salesperson.
    .do = Play { card-intern_fire }: ask Basile whether he is the Salesperson.
    .no-investor = The Investor is worth 5. That is the card to keep for the end.
    .no-role = A question in the middle tells you most. Name the Salesperson.
    .no-seat = The others can wait. Ask Basile.
ask-above = “Above”: so Basile has the Director, Emmanuel or Brigitte, for the Investor is yours. The intern does nothing, but the whole table has learnt something.
ask-clues = Another round. Diego has just asked Chloé whether she is the Salesperson: “above”. Look at the discard pile: the Director and Emmanuel are there already.
ask-strike = Above 3: Director, Investor, Emmanuel or Brigitte. Two are discarded, one is yours. What can Chloé still have?
    .do = Knock Chloé out: play { card-intern_fire } and name her card.
    .yes = Well reasoned. Chloé is a little hurt.
    .no-own = The Investor? Look at your hand: you have it yourself.
    .no-gone = That card lies in the discard pile, and there is only one of it. Chloé cannot have it.
    .no-below = Chloé said “above” the Salesperson. Name a card that is higher than 3.
    .no-seat = Chloé is the one you know something about. Ask her.
    .no-investor = The Investor would not knock anybody out. The intern can strike at once.
ask-out = A player who is out discards their card face up and waits for the next round. Chloé will be back, and she will remember.

## Lies

lie-honest = Diego asks whether you are the Recruiter, rank 2. Your card is a Salesperson, rank 3. You must tell the truth: so there is only one answer.
    .do = Answer Diego.
    .yes = Honest, and no credit for it.
lie-nose = Here is the man with the long nose: Emmanuel, rank 6. Whoever holds him may answer anything. Nobody can object, and it costs nothing.
lie-asked = Diego suspects something. He plays the Fire Elemental Intern and asks: “Are you Emmanuel?” Yes, you are. But who says you have to admit it?
lie-waste = “Exactly” knocks you out. Which answer wastes Diego’s question, and tells nobody what you have?
    .do = Lie well: save yourself and give nothing away.
    .yes = Long nose, long life.
    .no-exact = That is the truth, and it knocks you out. Leave it alone for once.
    .no-above = Above Emmanuel there is only Brigitte. The whole table would take you for Brigitte, or for a liar. Be more modest.
lie-wasted = Diego may take you for less than you are, and his intern is gone. Keep this in mind for your own questions: an answer is certain only if you know where Emmanuel is.

## Brigitte and the Director

top-brigitte = Brigitte, rank 7, is the highest card. She is never played. You hold her, so it is always your other card that you play.
top-spy = Basile smiles too much. Have a look at his card.
    .do = Play { card-tech_lead } on Basile.
    .no-seat = Look at Basile: he is whistling at the ceiling.
top-liar = Basile has Emmanuel: he could lie to all your questions. The others have had their turns; it is yours, and you have drawn the Director. The Director asks no questions.
top-promote = The Director promotes a player, who discards their card and takes the first higher card from the deck. If there is none, that player is out. What is higher than Emmanuel?
    .do = Knock Basile out.
    .yes = Promoted out of the door.
    .no = Basile is still there. Think of the only card above Emmanuel, and of the hand that holds it.
    .no-self = Promoted, you would have to discard Brigitte: you would be out. She does not care for promotions.
    .no-other = A fine promotion for a rival, and Basile still smiles. Promote the liar.
top-fallen = Only Brigitte is above Emmanuel, and you have her. Basile found nothing. Take care: the same Director is deadly for whoever holds Brigitte.

## Allies and points

allies-tokens = Everybody has an alliance token. Same colour, same side: Diego and you are red. You keep your token from round to round.
allies-sum = At the end, the ranks of two allies who are both still in are added up. The highest sum wins: 1 point each. A single winner would have 2.
allies-spy = Basile and Chloé are blue. What are they worth?
    .do = Play { card-tech_lead } to see Chloé’s card.
    .no-director = Keep the Director: 4 is your part of the sum.
    .no-seat = It is Chloé’s card that matters here.
allies-bonus = Chloé has Brigitte! And Basile has played the Investor for her: a BPI token, one rank more, so 8. You have drawn the last card: the round ends after your turn.
allies-switch = You keep the Director, 4. Diego has next to nothing. But you have drawn a Salesperson, who swaps the alliance tokens of two players. Nobody says that you must stay faithful.
    .do = Win the round together with Chloé.
    .yes = Loyalty has its limits.
    .no = The round would end without you and Chloé winning it. After the swap your two tokens must have the same colour.
allies-points = 8 and 4 make 12, against 3: 1 point for Chloé, 1 for you. A single winner scores 2. Cards are dealt again, and everybody keeps the token they have now.
allies-final = The last lesson. Your card is the Miraculous Intern: it is worth −4 instead of 0 if you still have it at the end. The deck is empty. You have 3 points already; Chloé, your ally, has 2.
allies-win = By what they said, Basile is below the Director, Chloé above. Diego is a riddle. The Recruiter swaps your hidden card with somebody else’s.
    .do = Win the match.
    .yes = Four points, and nobody level with you: the match is yours!
    .no = The sum of your side would not be enough. A −4 in your ally’s hand counts in that sum, too: whom would you rather give it to?
allies-won = The −4 has changed sides. You have 4 points, Chloé 3: you lead alone, so the match is over.
