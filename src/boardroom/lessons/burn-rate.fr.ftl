## La leçon de Burn Rate

lesson-lead = La fête est finie, l’argent file. Apprenez à tenir une paie de plus que les autres.
lesson-end = Vous savez tenir une paie de plus que les autres. Place à une vraie partie : Basile et Chloé ont promis d’être gentils. Ils promettaient aussi des bénéfices.

## Jour de paie

chapter-payday = Jour de paie

payday-hello = Vous êtes Agathe et vous dirigez une start-up. Basile et Chloé aussi. Les investisseurs sont partis, le baby-foot est resté. La dernière société qui n’a pas fait faillite gagne.
payday-bank = Voici votre argent : 100 $. À la fin de chacun de vos tours, vous payez tous vos employés : pour l’instant, 5 $. Cette somme est votre burn rate. Plus elle est basse, plus vous durez.
payday-money = À votre tour, vous jouez une à quatre cartes. Commencez par la plus agréable : elle remplit la banque.
    .do = Jouez { card-funding_0123_10 }.
    .yes = 10 $ de plus. Personne n’a demandé à quoi ils serviraient.
    .no = Chaque chose en son temps : l’argent d’abord.
    .no-discard = Défausser, c’est renoncer à jouer ce tour-ci. Gardez cela pour les mauvais jours.
payday-hire = Le vivier montre qui cherche un emploi. Wanda Ruiz est ingénieure : elle ne dirige rien, mais vous aurez besoin d’elle plus tôt que vous ne pensez.
    .do = Jouez { card-hire_0123 } et prenez Wanda Ruiz.
    .yes = Bienvenue, Wanda. Le bureau est là, la chaise arrivera.
    .no = Pas encore : embauchez d’abord Wanda.
    .no-person = Pas cette personne : pour l’instant, ce ne serait qu’un salaire de plus.
    .no-end = Pas si vite : embauchez d’abord Wanda.
payday-end = Deux cartes, c’est assez. Le tour finit par la paie : 6 $, car Wanda est payée dès aujourd’hui. Puis vous piochez jusqu’à avoir six cartes en main, et c’est aux autres.
    .do = Finissez le tour.
    .yes = Tout le monde est payé. Basile, lui, a eu une idée.
    .no = Gardez vos autres cartes, elles serviront. Finissez le tour.
payday-idea = Merci, Basile : il vous a confié une MAUVAISE IDÉE, { card-bad-idea_012_x3 }. Elle occupe trois ingénieurs. Vous en avez deux, Tony et Wanda, qui cherchent encore à comprendre.
payday-contractor = Pour chaque ingénieur qui manque, il faut un prestataire, à 3 $ par paie. Votre burn rate passe donc de 6 à 9 $. C’est ainsi qu’on coule une société : avec enthousiasme.
payday-release = C’est de nouveau à vous. Par chance, vous avez pioché une SORTIE : elle met fin à une MAUVAISE IDÉE.
    .do = Jouez { card-release_0123 } sur { card-bad-idea_012_x3 }.
    .yes = Adieu, chaises. La paie retombe à 6 $.
    .no = Le reste attendra : mettez d’abord fin à cette idée.
    .no-fire = Renvoyer quelqu’un ne fait pas partir l’idée.
payday-turn = Voilà un tour : jouer des cartes, payer, piocher. Il reste à savoir qui a le droit de jouer quoi, et contre qui. C’est là que cela devient méchant.

## Les aptitudes

chapter-skills = Les aptitudes

skills-head = Vos quatre départements, Ventes, Finance, RH et Développement, ont chacun un chef, d’aptitude 0 à 3. Chez vous, la Finance est dirigée par Odile Garnier : aptitude 2. Ce chiffre décide des cartes que vous pouvez jouer.
skills-own = Une carte qui vous aide se vérifie sur votre chef du département de la carte : elle se joue si elle montre l’aptitude de ce chef. Voici trois FINANCEMENTS. Lesquels Odile peut-elle obtenir ?
    .do = Levez le plus d’argent possible avec une seule carte.
    .yes = 15 $. Pour les 20 $, il aurait fallu un chef d’aptitude 3.
    .no = Il s’agit d’abord d’argent : jouez un FINANCEMENT, le plus gros possible.
    .no-small = 5 $, c’est gentil. Odile peut obtenir mieux.
    .no-discard = Une carte défaussée ne rapporte pas un dollar.
skills-hurt = Une carte qui nuit se vérifie sur le chef de la victime ; pour une MAUVAISE IDÉE, celui des Ventes. { card-bad-idea_0_x4 } ne passe qu’avec 0. Ned chez Basile et Rick chez Chloé ont 1.
skills-where = { card-bad-idea_01_x3 } passe avec 0 ou 1, donc chez Basile comme chez Chloé. Regardez qui, dans chaque société, devrait s’y mettre.
    .do = Posez-la là où elle coûtera le plus cher.
    .yes = Chloé n’a aucun ingénieur : trois prestataires, 9 $ à chaque paie. Elle vous remercie par écrit.
    .no = Et { card-bad-idea_01_x3 } ? Elle ne se posera pas toute seule.
    .no-idle = Basile a trois ingénieurs qui n’ont rien à faire : ils s’en chargeraient sans un dollar de plus.
    .no-fire = Renvoyer les vôtres ne fait de mal qu’à vous.
    .no-money = Votre banque va bien. Il s’agit de vider celle d’une autre société.
skills-open = Plus tard dans la partie : on vous a débauché toute l’équipe des Ventes. Un département sans chef compte comme aptitude 0. Autrement dit, la porte est grande ouverte.
skills-bounce = Basile joue après vous. Il relit { card-bad-idea_01_x3 } à voix haute en vous souriant : « aptitude 0 ou 1 ».
    .do = Faites en sorte que sa MAUVAISE IDÉE ne passe pas chez vous, puis finissez le tour.
    .yes = Gil Boniface a écouté poliment, puis raccroché. Avec 2 d’aptitude, on sait dire non.
    .no = Basile vous a confié { card-bad-idea_01_x3 } : avec 0 ou 1 aux Ventes, elle passe. Il vous y faut un chef d’aptitude 2 au moins.
    .no-finance = Ben Zhao est un génie, mais de la Finance. La porte ouverte est celle des Ventes.
    .no-hr = Lucille Bonnard veillerait sur les RH. La porte ouverte est celle des Ventes.
    .no-dev = Une ingénieure ferait le travail de l’idée. Mieux vaut que l’idée ne passe pas.

## Les mauvais chefs

chapter-bosses = Les mauvais chefs

bosses-boss = Qui dirige votre Développement ? Bud Fenwick : vice-président, aptitude 0. Priya Menon ferait mieux, mais elle n’est que manager. Un vice-président dirige toujours, si incapable soit-il.
bosses-two = Et un vice-président ne part pas comme les autres : il faut deux RENVOIS, joués ensemble. Ils comptent pour deux de vos quatre cartes.
bosses-oust = Vous travaillez sur { card-bad-idea_0123_x2_b }. Votre meilleure SORTIE demande un chef du Développement d’aptitude 1 à 3. Avec Bud, c’est non.
    .do = Débarrassez-vous de cette MAUVAISE IDÉE pendant ce tour.
    .yes = Bud s’en va avec sa plante verte. Priya a réglé l’affaire en dix minutes.
    .no = Il vous manque maintenant un RENVOI : il en faut deux pour Bud, et l’un d’eux est déjà parti pour quelqu’un d’autre.
    .no-end = Pas encore : l’idée est toujours là, et Bud aussi.
    .no-discard = Défausser, c’est passer son tour. L’idée resterait, et Bud aussi.
    .no-priya = Surtout pas Priya ! Une fois Bud parti, c’est elle qui dirigera.
bosses-empty = Chez Chloé, les Ventes sont vides : aptitude 0. Votre { card-bad-idea_0_x4 } y passerait. Mais les quatre ingénieurs de Chloé n’ont rien à faire, et cela ne lui coûterait pas un dollar.
bosses-weapon = Voici mieux : Lorna Spinks, vice-présidente des Ventes, aptitude 0. Partout où elle arrive, elle dirige. Avec une MAUVAISE EMBAUCHE, vous l’imposez à une société dont le chef des RH a une aptitude que montre la carte.
bosses-door = Basile n’a pas un seul ingénieur, mais ses Ventes ont cette fois Gil Boniface, aptitude 2. Il suffirait qu’il ne soit plus le chef.
    .do = Posez { card-bad-idea_0_x4 } chez Basile.
    .yes = Lorna trouve l’idée visionnaire. Quatre prestataires : 12 $ de plus à chaque paie.
    .no = La porte de Basile est toujours fermée : qui pourrait mal diriger ses Ventes ?
    .no-chloe = Les quatre ingénieurs de Chloé s’en chargeraient sans un dollar de plus.
    .no-there = Chloé n’a déjà personne aux Ventes, et trop d’ingénieurs. C’est Basile qu’il faut viser.
    .no-good = Un bon chef de plus chez Basile ? Il vous enverra des fleurs.
    .no-engineer = Un ingénieur, c’est justement ce qui manque à Basile. Ne lui en offrez pas.
    .no-own = Lorna chez vous ? Elle dirigerait vos Ventes. Envoyez-la plutôt à un ami.
    .no-end = Pas encore : Basile dort toujours tranquille.

## Le duel

chapter-duel = Le duel

duel-stuck = Certains jours, rien ne va : vos chefs ne savent jouer aucune de ces cartes, et il n’y a chez vous aucune idée à arrêter. Basile vous regarde chercher, avec beaucoup de sympathie.
duel-pass = Alors on passe son tour : on défausse une à quatre cartes, et la pioche les remplacera. Ne rien faire du tout est interdit.
    .do = Défaussez une carte dont vous pouvez vous passer.
    .yes = Elle servira à quelqu’un d’autre. Probablement contre vous.
    .no-money = 20 $ ! Gardez cette carte pour le jour où quelqu’un de brillant dirigera la Finance.
duel-enough = Une carte suffit. La paie tombe même quand on a passé son tour : vos gens ont lu leur contrat.
    .do = Finissez le tour.
    .yes = Votre paie est passée. Tout le monde n’a pas eu cette chance.
    .no-more = Vous en avez le droit, jusqu’à quatre. Ici, une suffit : finissez le tour.
duel-chloe = Chloé avait 3 $ en banque, et sa paie coûtait 8 $. En dessous de 0 $, c’est la faillite : elle quitte la partie. À 0 $ tout juste, on survit.
duel-bill = Puis Basile s’occupe de vous : deux MAUVAISES IDÉES demandent quatre ingénieurs, et vous n’en avez qu’un, Moss. La paie coûte 14 $, dont 9 de prestataires. En banque : 3 $.
duel-survive = Quatre cartes au plus, et dix doigts pour compter. Une SORTIE, un FINANCEMENT, une EMBAUCHE, un RENVOI : quelles cartes, et pour qui ?
    .do = Finissez ce tour sans faire faillite.
    .yes = Vous voilà encore en vie. Basile avait déjà commandé le champagne.
    .no = Faillite. Comptez avant la paie : un prestataire coûte 3 $, un vice-président 2 $, les autres 1 $, et une SORTIE peut épargner trois prestataires.
    .no-pass = Passer son tour, c’est payer 14 $ avec 3.
    .no-engineer = Moss travaille pour 1 $. Sans lui, un prestataire en demanderait 3.
duel-plan = À vous d’être sans pitié. Votre carte PLAN SOCIAL ne dépend d’aucun chef : il double la prochaine paie d’une société qui a au moins deux vice-présidents. Basile n’en a qu’un, Bud.
duel-final = Basile a 30 $, et sa prochaine paie coûte 6 $. Trois SORTIES sont déjà défaussées : il n’en a sans doute pas. Une carte prépare l’autre : dans quel ordre ?
    .do = Ruinez Basile : qu’il fasse faillite à sa prochaine paie.
    .yes = Deux fois 17 $ à payer, 30 $ en banque. Basile vous laisse le baby-foot.
    .no = Basile a payé, tout pâle. Il lui fallait une paie de plus de 30 $ : une vice-présidente, des prestataires, et le tout doublé.
    .no-pass = Basile n’attendait que cela.
    .no-hire = Embaucher ne ruine que vous. Et le vivier contient de quoi ruiner Basile.
    .no-engineer = Wanda épargnerait un prestataire à Basile. Cherchez quelqu’un de moins utile.
duel-won = Il ne reste qu’une société, la vôtre : vous gagnez aussitôt. Peu importe ce qui vous reste en banque ; il suffisait de tenir plus longtemps que les autres.

## La première embauche

chapter-draft = La première embauche

draft-four = Revenons au tout début. Avant d’avoir des cartes, chacun prend quatre personnes du vivier, une à la fois, à tour de rôle. Jamais deux vice-présidents dans le même département.
draft-team = Quand quelqu’un est pris, une autre personne se présente : celui qui vous déplaît, un autre le prendra. Basile, par exemple, adore les titres.
    .do = Prenez quatre personnes : que chaque département ait un chef d’aptitude 1 au moins.
    .yes = Quatre départements, quatre chefs, pas un zéro. Basile a deux vice-présidents ; il en est très fier.
    .no = Un département resterait à 0. Un ingénieur ne dirige rien ; Lorna et Bud dirigeraient, hélas. Commencez ailleurs, et laissez les autres les prendre.
draft-ready = Maintenant seulement, chacun reçoit ses six cartes. Retenez trois choses : un vice-président dirige toujours, un département sans chef compte pour 0, et la paie tombe à chaque tour.
