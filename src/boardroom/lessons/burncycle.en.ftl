## The lesson of burncycle

lesson-lead = Robots, an office block, night. Learn to get in, to make a copy, and above all to get out again.
lesson-end = You can walk, open, hack, roam the network and run: that is all it takes. A colleague is waiting for a real mission with you, slippers on.

## In, copy, out

chapter-floor = In, copy, out

floor-hello = You are Agathe, agent A. With Basile, agent B, and the command module, which belongs to everybody, you are breaking into a company. You are all robots; people take you for printers.
floor-mission = You win together or not at all. The mission: copy just one ledger, on any of the lit squares, such as H7, then leave. The mission card opens here.
floor-lose = How to lose: the threat reaches its limit, here 8. With two players it rises by 2 each round. You also lose if the module has no power left, or if all agents are shut down.
floor-dice = This row of chips is the burncycle: each active chip gives you an action. To move, roll dice: their sum is your AP, and each square costs one. A P chip, physical, adds 2 AP.
    .do = Move, and roll all five dice.
    .yes = 5 on the dice, 2 for the chip: 7 AP.
    .no-few = It is six steps to H7, and a basic die gives only 1 on average. Roll all five.
    .no-action = Later. For now, move.
floor-walk = In the room { unit-u02 } sees two squares far: the hatched area. Whoever steps there is spotted. Go step by step, or choose H7: the map knows a safe way.
    .do = Go to H7 without being spotted.
    .yes = Nobody saw a thing. It is guarding thin air, very carefully.
    .no = Spotted! Two squares away from it, you are seen. Keep to the wall: H5, H6, H7.
    .no-module = The module is fine where it is. It is your agent who has to go.
    .no-stop = You are not at H7 yet, and you have AP left.
floor-seen = A spotted robot gets an alert chip. In the corporation’s turn the guards that see it come running and take power from it. In a hideout, such as I10, no range reaches you.
floor-copy = The next round. Copying takes a test of 4 AP, in a single roll. A basic die shows 0, 1 or 2; an advanced die 1, 2 or 3. A die once rolled is spent for the whole turn.
    .do = Copy the ledger.
    .yes = Copied, double-sided, stapled at the top left.
    .no = Less than 4 AP, so it failed. A basic die gives 1 on average, an advanced one 2. Roll more of them.
    .no-action = You are on the right square: take the mission’s action.
floor-leave = Another round. To win, end a turn with all robots in a secure zone, in green. Basile and the module are there. Your burncycle has worn down: only one active chip is left.
    .do = Join them, then end your actions and your routing.
    .yes = Mission accomplished. Nobody will notice before the audit.
    .no = The turn is over, and you were not in a secure zone. It is five steps away: roll all your dice.
    .no-pass = This is your last chip: move.
    .no-module = The module is safe already. They are waiting for you.
floor-won = You have won! The order is always the same: the objectives of the card, then all robots in a secure zone at the end of a turn, before the threat reaches its limit.

## A whole turn

chapter-turn = A whole turn

turn-power = Another evening, and this time a whole turn. It begins with power: you have 10. Every two power that you keep are a basic die. But what is above 8, your limit, is lost when the turn ends.
turn-buy = So you may as well spend two. Power buys dice, abilities and chips, and what you buy stays yours. The first die that your agent can buy is an advanced one, for 2 power.
    .do = Buy the advanced die for 2 power, then end your routing.
    .yes = A die that never shows 0. The other four are a little hurt.
    .no-more = Tempting. But two power less is a basic die less. Make do with the advanced die for 2.
    .no-end = Two of your power would be lost. Buy the advanced die before that.
turn-cycle = These are your actions this turn: U, utility; P, physical; T, tech; then the chip of the company’s captain, who does not like you. An action of the same type as its chip is optimised, which means better.
turn-door = This door is locked. Its keypad has one entry: a T chip, taken from your reserves or by skipping ahead to it. But on a U chip the action is optimised: one entry fewer. And there was only one.
    .do = Open the door by its keypad, and step through.
    .yes = Open. The lock did not even ask who it was.
    .no-action = The door first: on this U chip it costs you nothing.
    .no-force = Brute force opens it too, but it costs dice. By the keypad it is free.
    .no-stay = Whoever opens a door may take one free step: go through.
turn-free = There is a terminal at C6, two steps away. The next chip is a P: an optimised move is worth 2 AP more, even without dice. Keep yours for the terminal.
    .do = Go to C6 without rolling a single die.
    .yes = Two steps, on the house.
    .no = The P chip alone gives 2 AP, and C6 is two steps away. Roll no dice, and take no detour.
    .no-action = This P chip is made for moving.
    .no-module = This time it is your agent who goes to the terminal.
turn-terminal = The threat is at 6 of 8, and the end of the round will add 2. At a terminal you draw a card and choose an option, two on a T chip. One roll has to pay for all.
    .do = Lower the threat.
    .yes = Threat 4. The terminal swears that it saw nothing.
    .no = The threat has not dropped. Only the third option does that, and it costs 5 AP: take no other, and roll all your dice.
    .no-action = You are on a terminal, with a T chip and all your dice: work it.
turn-toll = When the marker arrives at the captain, it is the captain who acts first. This one, Foreman Gasket, takes a toll: 1 power, or 1 more threat. You have 8 power, and the threat is at 4 of 8.
    .do = Choose the lesser evil.
    .yes = You have been given a receipt. Keep it for your expenses.
    .no-threat = Power can be won back. Threat rises by itself anyway: another 2 when the round ends.
turn-restart = At the end of each turn a chip degrades and gives no more actions. Before a turn the team may restart the burncycle: it and the reserves are filled, but the threat rises by 1 for each player.
    .do = One active chip is left, and the threat is at 1: restart.
    .yes = Off and on again: the help desk would be proud of you.
    .no-begin = That would be a turn with a single action, while the threat is low. Restart.

## The network

chapter-net = The network

net-ip = After the actions comes the network: three rings of nodes around a core, so four layers. This disc is your IP: you, only smaller. It is waiting at your access point.
net-first = Your active chips are used a second time here. On a standard chip the IP goes one node on. On a P, T or U chip it runs to the first node of that type, hub or ping.
    .do = End your actions, and watch it run.
    .yes = Standard chip: one node. T: as far as the hub. P: as far as the next P.
net-hubs = On its way it stopped on a hub of layer 1: your level has gone up to 2. A hub of layer 2 lowers the threat, one of layer 3 gives a power, the core does all three.
net-dive = In the next round your IP is on a link to layer 2: over there node 3 is a T, and node 4 a hub. You hold a network card: threat −1, on a T node.
    .do = Lower the threat by 2 in this step.
    .yes = Threat 3. Somewhere a dashboard turns green.
    .no = You would miss the T node or the hub. Take the link, then follow the ring of layer 2.
net-ping = Right before you is a ping, the CEO’s hunter. When the IP meets it, your level is compared with the CEO’s, in the middle: higher, and you win; equal, and the ping does. Here it is 1 all.
    .do = Move your IP without meeting the ping.
    .yes = Gone by the back stairs.
    .no = When levels are equal the ping wins: your IP is booted, it goes home, and your agent is spotted. You are on a link: take it.
net-strong = The same ping, another evening: this time your level is 3. The IP wins, the ping leaves, and your level drops by 1.
    .do = Run straight into the ping.
    .yes = No more ping. The CEO will read about it in a memo.
    .no-link = Careful, but needless: at 3 against 1 it is you who wins.
net-ban = Pings move in the corporation’s turn. If one of them reaches or passes the node of your access point while your IP is out, the IP is banned: it stays at home until the next restart.

## The corporation

chapter-team = The corporation

team-card = Another mission, and a harder one: the threat limit is only 5. The terminals are hacked. What is left is to lure a guard into { room-p7-d }: it has to be there when the corporation has finished its turn.
team-corporation = Bad luck: { unit-u06 } has spotted you. Basile has had his turn, and you are ending yours: the corporation is next.
    .do = End your routing, and watch.
    .yes = Ouch.
    .no-more = Some other time. End your routing.
team-order = In this order: guards go after spotted robots that they see, and attack them; others look into alert chips; those left patrol. Pings move, the threat rises, and at certain thresholds the CEO joins in.
team-lure = In the next round it still sees you. Leave its range: your alert chip stays on the last square where it saw you, and it will go and look. The room you are in is { room-p7-d }.
    .do = Lure the guard into the room without being attacked, and end your turn.
    .yes = It is examining a rug. It finds the rug suspicious.
    .no = If it still sees you, it attacks; and the chip has to stay in the room. Leave by the south door, until it loses sight of you.
    .no-pass = If you stay here, it will come and attack you. Move.
    .no-module = Leave the module in the secure zone. It is you who was seen.
team-repair = Another night. Basile has no power left: he is shut down, which always costs 3 threat. With the ability Repair you can give some of your power to a robot beside you.
    .do = Repair Basile: give him 4 of your 8 power.
    .yes = Two dice for each of you next turn.
    .no-action = Basile first: an agent that is shut down has no turn.
    .no-amount = With 4 he will have two dice, and so will you. Give 4.
team-out = All objectives are met. The threat is at 3 of 5, and the corporation, right after you, adds 2. Your AP move the module too. A square holds only one robot.
    .do = Bring your agent and the module into the secure zone, then end your turn.
    .yes = Everybody is out, and { module-m1 } has not spilt a drop.
    .no = Threat 5: you have lost. It takes two steps for you and two for the module. Go first, and do not stop in the doorway.
    .no-pass = After this chip it is the corporation’s turn. Move.
team-won = You have won, by a whisker. Remember three things: a die once rolled is spent for the turn, attacking a guard always raises the threat, and you have not finished until all are in a secure zone.
