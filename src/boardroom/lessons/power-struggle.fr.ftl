## La leçon de Power Struggle

lesson-lead = Des carrières, des enveloppes et un comité qui décide de tout. Apprenez à monter sans prendre l’escalier.
lesson-end = Recruter, siéger, soudoyer, classer : vous savez tout ce qu’il faut. Deux collègues vous attendent pour une vraie partie. Ils sont encore polis, profitez-en.

## Une action chacun

chapter-desk = Une action chacun

desk-hello = Vous êtes Agathe, cadre dans une très grande entreprise. Ce qu’elle fabrique, plus personne ne le sait. Basile et Chloé visent le même étage que vous : le dernier.
desk-ways = L’objectif : quatre points de victoire. Ce tableau, le registre, montre six chemins, d’un point chacun : influence, actions, services généraux, corruption, consultants, ennemi juré. Un point gagné ne se perd plus.
desk-hire = À votre tour, vous faites une action, une seule. La plus simple : recruter. Vos deux services sont au Développement et à la Comptabilité, avec trois employés chacun.
    .do = Recrutez : placez deux employés dans vos services, puis confirmez par « Terminé ».
    .yes = Deux de plus. L’un d’eux demande déjà où est le café.
    .no = Placez les deux employés dans vos services, puis confirmez.
    .no-act = Plus tard. Cette fois, recrutez.
desk-round = Un nouveau tour de table a commencé : un événement a été retourné, puis Basile et Chloé ont fait leur action. Cela continue ainsi jusqu’au prochain comité de direction.
desk-shares = Vous avez 800 000. Un certificat ajoute à vos actions le nombre qu’il porte, et il rapporte de l’argent le Jour de prime. À 16 actions, vous gagnez un point.
    .do = Achetez le plus gros certificat que vous puissiez payer, puis confirmez.
    .yes = Quatre actions. Un bout de couloir vous appartient.
    .no = Le plus gros certificat possible, puis « Terminé ».
    .no-act = Une autre fois. Achetez des actions.
    .no-small = Vous pouvez payer plus gros : vous avez 800 000.
desk-found = Vous pouvez aussi ouvrir un service ailleurs avec vos propres employés ; l’un d’eux est remplacé par un chef. Au Contrôle de gestion, personne n’a de service : un seul chef vous y donnerait la majorité.
    .do = Prenez deux employés au Développement, ouvrez un service au Contrôle de gestion, puis confirmez.
    .yes = Un chef, un employé, une plante verte : c’est un service.
    .no = Prenez deux employés au Développement, puis choisissez le Contrôle de gestion.
    .no-act = Cette fois, ouvrez un service avec vos gens.
    .no-last = La Comptabilité n’a qu’un employé : sans lui, ce service fermerait. Prenez-les au Développement.
    .no-more = Deux employés suffisent. Choisissez maintenant le Contrôle de gestion.
    .no-division = Ce chef serait plus utile là où il n’y a personne : au Contrôle de gestion.
desk-close = Repartons du même bureau, pour une autre idée. Sachez d’abord ceci : un service qui perd son dernier employé ferme, et son chef rentre chez lui. À la Comptabilité, vous n’avez cette fois qu’un employé.
desk-sack = L’influence s’achète contre trois de vos employés, sans argent, et monte d’un cran. À 7, elle vaut un point. En réunion, on appelle cela une synergie.
    .do = Achetez un cran d’influence sans fermer de service, puis confirmez.
    .yes = Influence +1, et la Comptabilité n’a rien remarqué.
    .no = La Comptabilité vient de fermer : c’était son dernier employé. Cherchez un service qui en a assez.
    .no-act = Une autre fois. Il s’agit d’acheter de l’influence.
desk-near = Trois comités plus tard. Vous avez trois services généraux ; le quatrième ferait un point. Un service général a deux chefs, et il ne ferme jamais, même sans employé.
desk-merge = Un service général s’achète 1 500 000 : vous n’en avez pas la moitié. Mais deux services ordinaires, où qu’ils soient, peuvent fusionner en un service général. Deux employés s’en vont, et tous ceux au-delà de six.
    .do = Gagnez un point de victoire avec cette action.
    .yes = Quatre services généraux : un point, et pour de bon.
    .no = Pas encore de point. Faites fusionner vos deux services ordinaires, et allez jusqu’à « Terminé ».
    .no-act = Utile, sans doute, mais sans point au bout.
    .no-shares = Vous avez 8 actions et il en faut 16 : votre bourse n’y suffit pas.
    .no-bribe = Vous avez 1 de corruption et il en faut 9 : la route est longue.
    .no-move = Un déménagement ne rapporte que des cartons.
    .no-resign = Une démission coûterait des employés et des services, sans point au bout.

## Le comité

chapter-meeting = Le comité

meeting-soon = Tout se décide au comité de direction, et c’est le prochain événement. Basile, qui a classé les événements, n’a pas su tenir sa langue. Il vous reste une action.
meeting-heads = Chaque direction élit son directeur : le plus de chefs de service gagne, puis le plus d’employés, puis le bureau le plus haut sur le plateau. Aujourd’hui, la Communication est à Basile.
meeting-vote = Basile y a un chef et quatre employés ; vous, un chef et trois employés. Les autres directions peuvent attendre : la Communication classe les événements et sait tout avant tout le monde.
    .do = En une seule action, assurez-vous la Communication au prochain comité.
    .yes = Le poste est à vous. Basile parle d’« une nouvelle étape de son parcours ».
    .no = Basile a gardé la Communication. À égalité de chefs et d’employés, le bureau le plus haut gagne, et c’est le sien. Passez nettement devant.
    .no-shares = Dans cette entreprise, les actions ne votent pas.
    .no-bribe = Une enveloppe donne une carte, jamais une voix.
    .no-influence = Vous y perdriez trois employés, juste quand on les compte.
    .no-resign = On ne démissionne pas la veille d’une élection.
meeting-board = Le PDG, lui, est élu dans la salle du conseil : qui y a le plus de cadres assis gagne ; à égalité, qui est le plus à gauche. Basile en a deux, vous un seul.
meeting-leave = Comment entrer au conseil ? Un de vos directeurs démissionne : il y prend place, et avec lui les chefs de vos services de cette direction. Ces services ferment, et leurs employés s’en vont. Un service général reste ouvert, vide.
meeting-chair = Vous dirigez le Développement, où vous avez un service, et la Comptabilité, où vous n’en avez pas. De nouveau, le comité vient juste après votre action.
    .do = Devenez PDG au prochain comité.
    .yes = Trois cadres contre deux : vous voilà PDG. Le fauteuil était encore tiède.
    .no = Deux cadres chacun, et celui de gauche est à Basile. Il vous faut en asseoir deux de plus d’un coup.
    .no-act = Cela n’assoit personne au conseil.
    .no-counsel = Un consultant ne vote pas. C’est au conseil qu’il faut s’asseoir.
meeting-stack = À la fin du comité, qui dirige la Communication pioche six événements, y ajoute la prime et le prochain comité, et classe le tout en secret. Cette fois, c’est vous.
meeting-sort = « { happening-moron_3 } » : vous payez. « { happening-birthday_2 } » : vos directeurs aussi. Ce qui est derrière le comité ne sort jamais, et il peut être cinquième.
    .do = Classez les événements de sorte que ni l’un ni l’autre ne sorte.
    .yes = Tous deux derrière le comité. Personne n’apprendra jamais à quoi vous avez échappé.
    .no = Le comité doit passer devant les deux : mettez-le en cinquième ou en sixième place, et eux derrière, sur les huit.
meeting-phase = Qui dirige la Communication joue en premier jusqu’au prochain comité, et personne d’autre ne sait ce qui vient. Prenez l’air surpris à chaque carte.

## Les enveloppes

chapter-envelope = Les enveloppes

envelope-cards = Sept cartes de privilège, une pour chaque poste. À chaque comité, elles vont aux directeurs et au PDG, du côté de la direction. Entre deux comités, elles ne changent de main que pour de l’argent, et se retournent alors.
envelope-weak = Vous dirigez le Développement. La carte de ce poste vous offre un choix de plus parmi vos actions : prendre un employé d’un rival pour un de vos services qui a de la place (six au plus).
envelope-entice = Un service qui perd son dernier employé ferme, vous vous en souvenez. Un service général, jamais. Regardez donc de près ce que Basile possède.
    .do = Avec la carte Développement, faites fermer un service de Basile.
    .yes = Le service ferme, et son chef rentre chez lui. Il a gardé l’agrafeuse.
    .no = Aucun service ne ferme chez Basile. Cherchez un service à lui qui n’ait qu’un employé.
    .no-act = Cela ne videra aucun bureau de Basile. Servez-vous de la carte Développement.
    .no-bribe = Les enveloppes viennent juste après. D’abord la carte Développement.
    .no-main = C’est un service général : même vide, il reste ouvert.
    .no-three = Il y resterait deux employés. Cherchez un service qui n’en a qu’un.
    .no-bank = Ceux-là n’appartiennent à personne : ils ne manqueront à personne. Servez-vous chez Basile.
envelope-bribed = Obtenue par une enveloppe, une carte se tourne face corrompue et vaut davantage. Corrompue, celle du Contrôle de gestion rapporte 100 000 de plus par service à la prochaine prime. Vous avez quatre services ; Chloé a la carte.
envelope-fill = Proposez-lui donc de l’argent. Personne d’autre ne saura la somme. La tentative seule vous rapporte 1 de corruption ; si Chloé accepte, elle en gagne 1 aussi.
    .do = Offrez à Chloé 300 000, en petites coupures, pour la carte Contrôle de gestion, puis cachetez.
    .yes = Chloé a compté deux fois, puis souri.
    .no = 300 000 pour la carte Contrôle de gestion, puis cachetez.
    .no-act = Cette fois, sortez une enveloppe.
    .no-card = Cette carte n’ajoute rien à la prime. Visez le Contrôle de gestion.
    .no-sum = C’est plus que la carte ne rapporte : pas de grosses coupures.
    .no-more = 300 000 : assez pour tenter Chloé, et vous y gagnez encore.
envelope-deal = Chloé garde l’argent, vous gardez la carte, face corrompue. La corruption monte d’un cran chez l’une comme chez l’autre. Et voici la prime : à elle seule, la carte vous y rapporte 400 000.
envelope-refuse = Et si elle avait refusé ? L’argent vous revient, et vous pouvez faire une seconde offre. Si elle n’accepte rien, elle perd un employé de votre choix. Ici, l’honnêteté se paie.
envelope-letter = Bien plus tard, Basile vous tend une enveloppe : 100 000 pour votre carte Ressources humaines. C’est mesquin. Regardez tout de même le registre avant de répondre.
    .do = Acceptez ou refusez, au mieux de vos intérêts.
    .yes = 9 de corruption : un point, et 100 000 par-dessus le marché. Merci, Basile.
    .no = C’est tout à votre honneur, et cela coûte un employé. Mais voyez votre corruption : accepter l’aurait portée de 8 à 9.

## La dernière marche

chapter-race = La dernière marche

race-ways = Autre partie, bien avancée. Votre influence vous a valu un point. Trois consultants dans trois directions en feraient un autre : vous en avez deux, au Développement et aux Litiges & Brevets.
race-retire = Un consultant s’achète 2 000 000. Ou bien l’un de vos directeurs démissionne et devient consultant dans sa direction. Vos employés de cette direction sont alors perdus, et vos services ordinaires y ferment.
race-counsel = Vous dirigez le Développement et les Ressources humaines, et il vous reste 300 000. Qui allez-vous sacrifier ?
    .do = Gagnez le point des consultants avec cette action.
    .yes = Trois directions ont votre conseil. Aucune ne l’avait demandé.
    .no = Il faut un consultant dans une troisième direction. L’un de vos directeurs peut le devenir.
    .no-act = Cela ne vous donne pas de consultant.
    .no-board = Au conseil d’administration, on vote ; on n’y conseille pas.
    .no-again = Au Développement, vous avez déjà un consultant. Il faut une autre direction.
race-enemy = Le sixième chemin, vous seule le connaissez : votre ennemi juré est Chloé, en influence, actions et corruption. Soyez strictement devant elle dans les trois, et vous avez un point. Pour l’instant, il vous manque des actions.
race-basile = Basile vient d’atteindre quatre points. Il doit l’annoncer et montrer ses cartes ; on finit le tour de table, et tout s’arrête. Vous avez trois points, et encore une action.
race-final = Le plus de points gagne ; à égalité, le plus d’argent, et Basile en a plus que vous. Une seule action peut rapporter deux points.
    .do = Gagnez la partie avec cette dernière action.
    .yes = 16 actions : un point. Plus d’actions que Chloé : un autre. Cinq à quatre !
    .no = Ce n’est pas assez. Combien d’actions vous manque-t-il pour le point, et combien pour dépasser Chloé ?
    .no-bribe = 9 de corruption feraient quatre points partout, et la bourse de Basile vous départagerait.
    .no-act = Cela ne vous rapporte aucun point.
race-won = Gagné : l’entreprise est à vous. Retenez trois choses : un point gagné ne se perd plus, un service sans employé ferme, et qui classe les événements sait tout.
