## La leçon de burncycle

lesson-lead = Des robots, un immeuble, la nuit. Apprenez à entrer, à copier, et surtout à ressortir.
lesson-end = Vous savez marcher, ouvrir, pirater, courir le réseau et fuir : il n’en faut pas plus. Un collègue vous attend pour une vraie mission. Il a déjà mis ses chaussons.

## Entrer, copier, sortir

chapter-floor = Entrer, copier, sortir

floor-hello = Vous êtes Agathe, l’agent A. Avec Basile, l’agent B, et le module de commande, qui est à tout le monde, vous vous introduisez dans une entreprise. Vous êtes des robots ; on vous prend pour des imprimantes.
floor-mission = On gagne ensemble ou pas du tout. La mission : copier un seul registre, sur une case éclairée, par exemple H7, puis sortir. La fiche de mission s’ouvre ici.
floor-lose = Comment on perd : la menace atteint sa limite, ici 8. À deux joueurs, elle monte de 2 par manche. On perd aussi si le module n’a plus d’énergie, ou si tous les agents sont éteints.
floor-dice = Cette rangée de jetons est le burncycle : chaque jeton actif vous donne une action. Pour vous déplacer, lancez des dés : leur somme fait vos PA, et chaque case en coûte un. Un jeton P, physique, ajoute 2 PA.
    .do = Déplacez-vous, et lancez les cinq dés.
    .yes = 5 aux dés, 2 pour le jeton : 7 PA.
    .no-few = Il y a six pas jusqu’en H7, et un dé basique ne donne que 1 en moyenne. Lancez les cinq.
    .no-action = Plus tard. Pour l’instant, déplacez-vous.
floor-walk = Dans la salle, { unit-u02 } voit à deux cases : c’est la zone hachurée. Qui y entre est repéré. Avancez pas à pas, ou choisissez H7 : le plan connaît un chemin sûr.
    .do = Allez en H7 sans vous faire repérer.
    .yes = Ni vue ni connue. Il surveille le vide, avec application.
    .no = Repérée ! À deux cases de lui, on est vu. Longez le mur : H5, H6, H7.
    .no-module = Le module est bien où il est. C’est à votre agent d’avancer.
    .no-stop = Vous n’êtes pas encore en H7, et il vous reste des PA.
floor-seen = Un robot repéré reçoit un jeton vigilance. Au tour de la corporation, les gardes qui le voient accourent et lui prennent de l’énergie. Dans une cachette, comme en I10, aucune portée ne vous repère.
floor-copy = C’est la manche d’après. Copier demande un test de 4 PA, en un seul lancer. Un dé basique montre 0, 1 ou 2 ; un dé avancé, 1, 2 ou 3. Un dé lancé est dépensé pour ce tour.
    .do = Copiez le registre.
    .yes = Copié, recto verso, agrafé en haut à gauche.
    .no = Moins de 4 PA : c’est raté. Un dé basique donne 1 en moyenne, un avancé 2. Lancez-en davantage.
    .no-action = Vous êtes sur la bonne case : prenez l’action de la mission.
floor-leave = Et la manche d’après. Pour gagner, finissez un tour avec tous les robots en zone sécurisée, en vert. Basile et le module y sont. Votre burncycle s’est usé : il n’y reste qu’un jeton actif.
    .do = Rejoignez-les, puis finissez vos actions et l’énergie.
    .yes = Mission accomplie. Personne ne remarquera rien avant l’audit.
    .no = Le tour est fini, et vous n’étiez pas en zone sécurisée. Elle est à cinq pas : lancez tous vos dés.
    .no-pass = C’est votre dernier jeton : déplacez-vous.
    .no-module = Le module est déjà à l’abri. C’est vous qu’on attend.
floor-won = Gagné ! L’ordre est toujours le même : les objectifs de la fiche, puis tous les robots en zone sécurisée à la fin d’un tour, avant que la menace n’atteigne sa limite.

## Un tour entier

chapter-turn = Un tour entier

turn-power = Un autre soir, et cette fois un tour entier. Il commence par l’énergie : vous en avez 10. Chaque paire gardée fait un dé basique. Mais ce qui dépasse 8, votre limite, est perdu à la fin du tour.
turn-buy = Autant en dépenser deux. L’énergie achète des dés, des capacités et des jetons, et ce qui est acheté vous reste. Le premier dé à acheter, pour votre agent, est un dé avancé, à 2 énergies.
    .do = Achetez le dé avancé à 2 énergies, puis finissez le routage.
    .yes = Un dé qui ne montre jamais 0. Les quatre autres sont un peu vexés.
    .no-more = Tentant. Mais deux énergies de moins font un dé basique de moins. Tenez-vous-en au dé avancé à 2.
    .no-end = Deux de vos énergies seraient perdues. Achetez d’abord le dé avancé.
turn-cycle = Voici vos actions de ce tour : U, utilitaire ; P, physique ; T, tech ; puis le jeton du capitaine de l’entreprise, qui ne vous aime pas. Une action du même type que son jeton est optimisée, donc meilleure.
turn-door = Cette porte est verrouillée. Son clavier a une entrée : un jeton T, pris en réserve ou en sautant jusqu’à lui. Mais sur un jeton U, l’action est optimisée : une entrée de moins, donc aucune.
    .do = Ouvrez la porte par son clavier, et passez de l’autre côté.
    .yes = Ouverte. La serrure n’a même pas demandé qui c’était.
    .no-action = D’abord la porte : sur ce jeton U, elle ne vous coûte rien.
    .no-force = La force brute ouvre aussi, mais elle coûte des dés. Par le clavier, c’est gratuit.
    .no-stay = Qui ouvre une porte a droit à un pas gratuit : passez de l’autre côté.
turn-free = Il y a un terminal en C6, à deux pas. Le jeton suivant est un P : un déplacement optimisé vaut 2 PA de plus, même sans dés. Gardez les vôtres pour le terminal.
    .do = Allez en C6 sans lancer un seul dé.
    .yes = Deux pas aux frais de la maison.
    .no = Le jeton P donne 2 PA à lui seul, et C6 est à deux pas. Ne lancez aucun dé, et ne faites pas de détour.
    .no-action = Ce jeton P est fait pour se déplacer.
    .no-module = Cette fois, c’est votre agent qui va au terminal.
turn-terminal = La menace est à 6 sur 8, et la fin de la manche y ajoutera 2. Au terminal, on pioche une carte et on choisit une option, deux sur un jeton T. Un seul lancer doit payer le tout.
    .do = Faites baisser la menace.
    .yes = Menace 4. Le terminal jure n’avoir rien vu.
    .no = La menace n’a pas baissé. Seule la troisième option y sert, et elle coûte 5 PA : n’en prenez pas d’autre, et lancez tous vos dés.
    .no-action = Vous êtes sur un terminal, avec un jeton T et tous vos dés : utilisez-le.
turn-toll = Quand le marqueur arrive sur le capitaine, le capitaine agit d’abord. Le contremaître Gasket prélève un péage : 1 énergie, ou 1 de menace en plus. Vous avez 8 énergies, et la menace est à 4 sur 8.
    .do = Choisissez le moindre mal.
    .yes = Il vous a remis un reçu. Gardez-le pour vos notes de frais.
    .no-threat = Une énergie se regagne. La menace, elle, monte déjà toute seule : encore 2 à la fin de la manche.
turn-restart = À la fin de chaque tour, un jeton se dégrade et ne donne plus d’action. Avant un tour, l’équipe peut redémarrer le burncycle : il se remplit, les réserves de jetons aussi, mais la menace monte de 1 par joueur.
    .do = Il reste un jeton actif, et la menace est à 1 : redémarrez.
    .yes = Éteindre, rallumer : l’informatique serait fière de vous.
    .no-begin = Ce serait un tour d’une seule action, alors que la menace est basse. Redémarrez.

## Le réseau

chapter-net = Le réseau

net-ip = Après les actions vient le réseau : trois anneaux de nœuds autour d’un cœur, donc quatre couches. Ce rond est votre IP : vous, en plus petit. Elle attend à votre point d’accès.
net-first = Vos jetons actifs y servent une seconde fois. Sur un jeton standard, l’IP avance d’un nœud. Sur un jeton P, T ou U, elle court jusqu’au premier nœud de ce type, hub ou ping.
    .do = Finissez vos actions, et regardez-la courir.
    .yes = Jeton standard : un nœud. T : jusqu’au hub. P : jusqu’au P suivant.
net-hubs = En chemin, un hub de la couche 1 : votre niveau passe à 2. Un hub de la couche 2 fait baisser la menace, un de la 3 donne une énergie ; le cœur fait les trois.
net-dive = La manche d’après, votre IP est sur un lien vers la couche 2 : là-bas, le nœud 3 est un T, et le nœud 4 un hub. Vous avez une carte réseau : menace −1, sur un nœud T.
    .do = Faites baisser la menace de 2 dans cette étape.
    .yes = Menace 3. Quelque part, un tableau de bord passe au vert.
    .no = Vous manqueriez le nœud T ou le hub. Prenez le lien, puis suivez l’anneau de la couche 2.
net-ping = Juste devant vous, un ping, le chasseur du PDG. S’il rencontre l’IP, on compare votre niveau à celui du PDG, au centre : plus haut, vous gagnez ; à égalité, c’est le ping. Ici, c’est 1 partout.
    .do = Déplacez votre IP sans rencontrer le ping.
    .yes = Partie par l’escalier de service.
    .no = À égalité, le ping gagne : votre IP est réinitialisée, elle rentre au point d’accès, et votre agent est repéré. Vous êtes sur un lien : prenez-le.
net-strong = Le même ping, un autre soir : cette fois, votre niveau est 3. L’IP gagne, le ping s’en va, et votre niveau baisse de 1.
    .do = Foncez sur le ping.
    .yes = Plus de ping. Le PDG l’apprendra par une note de service.
    .no-link = Prudent, mais inutile : à 3 contre 1, c’est vous qui gagnez.
net-ban = Les pings avancent au tour de la corporation. Si l’un d’eux atteint ou dépasse le nœud de votre point d’accès pendant que votre IP est sortie, l’IP est bannie : elle ne sort plus jusqu’au prochain redémarrage.

## La corporation

chapter-team = La corporation

team-card = Une autre mission, plus difficile : la limite de menace n’est que de 5. Les terminaux sont déjà piratés. Reste à attirer un garde dans { room-p7-d } : il doit y être quand la corporation a joué.
team-corporation = Pas de chance : { unit-u06 } vous a repérée. Basile a déjà joué, et vous finissez votre tour : c’est donc à la corporation.
    .do = Finissez le routage, et regardez.
    .yes = Aïe.
    .no-more = Une autre fois. Finissez le routage.
team-order = Dans l’ordre : les gardes poursuivent et attaquent les robots repérés qu’ils voient ; d’autres examinent les jetons vigilance ; le reste patrouille. Les pings avancent, la menace monte, et à certains seuils, le PDG s’en mêle.
team-lure = La manche d’après, il vous voit encore. Sortez de sa portée : votre jeton vigilance restera sur la dernière case où il vous voyait, et il ira l’examiner. La salle où vous êtes est { room-p7-d }.
    .do = Attirez le garde dans la salle sans qu’il vous attaque, et finissez votre tour.
    .yes = Il examine un tapis. Il le trouve suspect.
    .no = S’il vous voit encore, il vous attaque ; et le jeton doit rester dans la salle. Sortez par la porte sud, jusqu’à ce qu’il vous perde de vue.
    .no-pass = Si vous restez là, il viendra vous attaquer. Déplacez-vous.
    .no-module = Laissez le module en zone sécurisée. C’est vous qu’il a vue.
team-repair = Une autre nuit. Basile n’a plus d’énergie : il est éteint, ce qui coûte toujours 3 de menace. Avec la capacité Réparer, vous pouvez donner de votre énergie à un robot voisin.
    .do = Réparez Basile : donnez-lui 4 de vos 8 énergies.
    .yes = Deux dés chacun au prochain tour.
    .no-action = D’abord Basile : un agent éteint ne joue plus.
    .no-amount = Avec 4, il aura deux dés, et vous aussi. Donnez-en 4.
team-out = Tous les objectifs sont remplis. La menace est à 3 sur 5, et la corporation, juste après vous, y ajoute 2. Vos PA font aussi avancer le module. Une case ne contient qu’un robot.
    .do = Menez votre agent et le module en zone sécurisée, puis finissez votre tour.
    .yes = Tout le monde est sorti, et { module-m1 } n’a pas renversé une goutte.
    .no = Menace 5 : c’est perdu. Il faut deux pas pour vous et deux pour le module. Passez devant, et ne restez pas dans l’entrée.
    .no-pass = Après ce jeton, c’est à la corporation. Déplacez-vous.
team-won = Gagné, de justesse. Retenez trois choses : un dé lancé est dépensé pour le tour, attaquer un garde fait toujours monter la menace, et l’on n’a fini que lorsque tous sont en zone sécurisée.
