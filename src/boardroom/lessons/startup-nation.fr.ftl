## La leçon de Start-Up Nation

lesson-lead = Une start-up, quatre cartes cachées, beaucoup d’aplomb : douze minutes pour tout savoir.
lesson-end = Vous savez l’essentiel ; les cartes disent le reste, et le bluff s’apprend en mentant. Trois collègues vous attendent.

chapter-cards = Une carte en main
chapter-ask = Les questions
chapter-lie = Les mensonges
chapter-top = Brigitte et le Dirigeant
chapter-allies = Alliés et points

## Une carte en main

cards-hello = Bienvenue dans la start-up. Vous êtes Agathe. Vos collègues Basile, Chloé et Diego cachent une carte chacun. Vous aussi.
cards-goal = Chaque carte a un rang, de 0 à 7. À la fin de la manche, la plus haute carte rapporte 2 points. À 4 points, seul en tête, on gagne la partie.
cards-turn = À votre tour, vous piochez : vous tenez alors deux cartes. Vous en jouez une et appliquez son effet. L’autre reste cachée, et c’est elle qui comptera.
cards-look = L’Investisseur vaut 5, le Chef technique 1. Jouez plutôt le petit : il regarde en secret la carte de quelqu’un.
    .do = Jouez { card-tech_lead } sur le collègue de votre choix.
    .yes = Indiscret, mais permis.
    .no-investor = L’Investisseur est votre meilleure carte. Une fois jouée, elle ne compte plus : gardez-la.
cards-secret = À part son propriétaire, vous seule connaissez cette carte. Le Journal retient ce qui s’est passé, les Notes ce que vous savez. Pas besoin de mémoire.

## Les questions

ask-interns = Les cartes de rang 0 sont des stagiaires. La plupart posent une question : « Es-tu … ? » Le Stagiaire Élémentaire de Feu élimine celui qui répond « exactement ».
ask-ranks = Les rangs, de bas en haut : 0 Stagiaire, 1 Chef technique, 2 Recruteuse, 3 Commercial, 4 Dirigeant, 5 Investisseur, 6 Emmanuel, 7 Brigitte. Les quatre plus hauts n’existent qu’en un exemplaire.
ask-first = La réponse dit où est sa carte par rapport à celle que vous nommez : exactement, au-dessus ou en dessous. Tout le monde l’entend. Visez le milieu : 3, le Commercial.
    .do = Jouez { card-intern_fire } : demandez à Basile s’il est le Commercial.
    .no-investor = L’Investisseur vaut 5. C’est lui que vous voulez garder à la fin.
    .no-role = Une question au milieu en apprend davantage. Nommez le Commercial.
    .no-seat = Les autres attendront. Demandez à Basile.
ask-above = « Au-dessus » : Basile a donc le Dirigeant, Emmanuel ou Brigitte, puisque l’Investisseur est chez vous. L’effet n’a pas lieu, mais toute la table a appris quelque chose.
ask-clues = Une autre manche. Diego vient de demander à Chloé si elle est le Commercial : « au-dessus ». Regardez la défausse : le Dirigeant et Emmanuel y sont déjà.
ask-strike = Au-dessus de 3 : Dirigeant, Investisseur, Emmanuel ou Brigitte. Deux de ces cartes sont défaussées, vous en tenez une. Que reste-t-il à Chloé ?
    .do = Éliminez Chloé : jouez { card-intern_fire } et nommez sa carte.
    .yes = Bien raisonné. Chloé est un peu vexée.
    .no-own = L’Investisseur ? Regardez dans votre main : c’est vous qui l’avez.
    .no-gone = Cette carte est dans la défausse, et il n’y en a qu’une. Chloé ne peut pas l’avoir.
    .no-below = Chloé a répondu « au-dessus » du Commercial. Nommez une carte plus haute que 3.
    .no-seat = C’est sur Chloé que vous savez quelque chose : interrogez-la.
    .no-investor = L’Investisseur n’éliminerait personne. Le stagiaire, lui, peut frapper tout de suite.
ask-out = Un joueur éliminé défausse sa carte face visible et attend la manche suivante. Chloé reviendra, et elle s’en souviendra.

## Les mensonges

lie-honest = Diego vous demande si vous êtes la Recruteuse, rang 2. Votre carte est un Commercial, rang 3. Il faut dire la vérité : il n’y a donc qu’une réponse.
    .do = Répondez à Diego.
    .yes = Honnête, et sans aucun mérite.
lie-nose = Voici l’homme au long nez : Emmanuel, rang 6. Qui le tient peut répondre ce qu’il veut. Personne ne peut protester, et cela ne coûte rien.
lie-asked = Diego a un soupçon. Il joue le Stagiaire Élémentaire de Feu et demande : « Es-tu Emmanuel ? » Oui, c’est vous. Mais qui vous oblige à le dire ?
lie-waste = « Exactement » vous élimine. Quelle réponse fait perdre sa question à Diego, et n’apprend à personne ce que vous avez ?
    .do = Mentez bien : sauvez-vous sans vous trahir.
    .yes = Long nez, longue vie.
    .no-exact = C’est la vérité, et elle vous élimine. Pour une fois, laissez-la tranquille.
    .no-above = Au-dessus d’Emmanuel, il n’y a que Brigitte. Toute la table vous croirait Brigitte, ou menteuse. Cherchez plus modeste.
lie-wasted = Diego vous croit peut-être plus bas que vous n’êtes, et son stagiaire est perdu. Pensez-y pour vos propres questions : une réponse n’est sûre que si l’on sait où est Emmanuel.

## Brigitte et le Dirigeant

top-brigitte = Brigitte, rang 7, est la plus haute carte. Elle ne se joue jamais. Vous l’avez en main : c’est donc l’autre carte que vous jouerez.
top-spy = Basile sourit trop. Jetez un œil à sa carte.
    .do = Jouez { card-tech_lead } sur Basile.
    .no-seat = Regardez plutôt Basile : il siffle en regardant le plafond.
top-liar = Basile a Emmanuel : il pourrait mentir à toutes vos questions. Les autres ont joué ; c’est à vous, et vous avez pioché le Dirigeant. Le Dirigeant, lui, ne pose pas de question.
top-promote = Le Dirigeant promeut quelqu’un, qui défausse sa carte et prend dans la pioche la première carte plus haute. S’il n’y en a pas, le promu est éliminé. Qu’y a-t-il de plus haut qu’Emmanuel ?
    .do = Éliminez Basile.
    .yes = Promu vers la sortie.
    .no = Basile est toujours là. Pensez à la seule carte plus haute qu’Emmanuel, et à la main qui la tient.
    .no-self = Promue, vous devriez défausser Brigitte : vous seriez éliminée. Elle n’aime pas les promotions.
    .no-other = Une belle promotion pour un rival, et Basile sourit encore. Promouvez le menteur.
top-fallen = Seule Brigitte est plus haute qu’Emmanuel, et elle est chez vous. Basile n’a rien trouvé. Attention : le même Dirigeant est mortel pour qui tient Brigitte.

## Alliés et points

allies-tokens = Chacun a un jeton d’alliance. Même couleur, même camp : Diego et vous êtes rouges. On garde son jeton d’une manche à l’autre.
allies-sum = À la fin, les rangs de deux alliés encore en jeu s’additionnent. La plus haute somme gagne : 1 point chacun. Un gagnant seul aurait 2 points.
allies-spy = Basile et Chloé sont bleus. Que valent-ils ?
    .do = Jouez { card-tech_lead } pour voir la carte de Chloé.
    .no-director = Gardez le Dirigeant : 4, c’est votre part de la somme.
    .no-seat = C’est la carte de Chloé qui vous intéresse ici.
allies-bonus = Chloé a Brigitte ! Et Basile a joué l’Investisseur pour elle : un jeton BPI, un rang de plus, donc 8. Vous avez pioché la dernière carte : après votre tour, la manche finit.
allies-switch = Vous gardez le Dirigeant, 4. Diego n’a presque rien. Mais vous avez pioché un Commercial : il échange les jetons d’alliance de deux joueurs. On n’est pas obligé de rester fidèle.
    .do = Gagnez la manche avec Chloé.
    .yes = La loyauté a ses limites.
    .no = La manche finirait sans que vous la gagniez avec Chloé. Après l’échange, vos deux jetons doivent être de la même couleur.
allies-points = 8 et 4 font 12, contre 3 en face : 1 point pour Chloé, 1 pour vous. Un gagnant seul marque 2 points. On redistribue, et chacun garde le jeton qu’il a maintenant.
allies-final = La dernière leçon. Votre carte est le Stagiaire Miraculeux : il vaut −4 au lieu de 0 si vous l’avez encore à la fin. La pioche est vide. Vous avez déjà 3 points ; Chloé, votre alliée, en a 2.
allies-win = À les entendre, Basile est en dessous du Dirigeant, Chloé au-dessus. Diego est une énigme. La Recruteuse échange votre carte cachée avec celle de quelqu’un.
    .do = Gagnez la partie.
    .yes = Quatre points, seule en tête : la partie est à vous !
    .no = La somme de votre camp ne suffirait pas. Un −4 chez votre alliée compte aussi dans cette somme : à qui vaut-il mieux l’offrir ?
allies-won = Le −4 a changé de camp. Vous avez 4 points, Chloé 3 : vous êtes seule en tête, donc la partie est finie.
