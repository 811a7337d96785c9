# Textes français de burncycle.
## Robots et lieux
agent-a1 = Mâchefer
    .text = Une chaudière sur pattes. La subtilité, elle passe au travers.
agent-a2 = Digitale
    .text = Discrète, vénéneuse et très polie. Elle était dans la pièce depuis le début.
agent-a3 = Boulier
    .text = Compte tout deux fois et se fie au réseau plus qu’aux escaliers.
agent-a4 = Passe-partout
    .text = N’a jamais rencontré une porte qui n’eût rien à dire.
agent-a5 = Rapiéçage
    .text = Si souvent réparé qu’il répare les autres par habitude.
agent-a6 = Mirage
    .text = Une moitié n’est pas là. L’autre est derrière vous.
agent-a7 = Galop
    .text = Un coursier à quatre pattes, sans freins. Trouve des choses en chemin.
agent-a8 = Velours
    .text = Voudrait vous dire deux mots en privé. Ensuite, tout est très calme.
agent-a9 = Standard
    .text = Écoute toutes les lignes et relie celles qui n’auraient jamais dû se croiser.
agent-a10 = Gros Bill
    .text = Démolition, sur rendez-vous. N’a jamais eu besoin du rendez-vous.
module-m1 = la Desserte à thé
module-m2 = le Classeur
module-m3 = le Palmier en pot
module-m4 = la Fontaine à eau
mission-m1 = Petite caisse
    .story = Le trou dans la petite caisse a été remarqué en mars. En avril, un comité l’a baptisé « trésorerie stratégique ». En juin, il avait un logo. Quelques registres de l’arrière-boutique savent encore où l’argent est passé. L’argent ne nous intéresse pas : nous voulons une copie de l’un de ces registres, en couleur, recto verso, agrafée en haut à gauche.
    .new = Votre première soirée : un étage, un seul objectif, et l’on sort par n’importe laquelle des deux zones sécurisées. Toutes les règles, et la pause déjeuner.
mission-m2 = L’argent de la cantine
    .story = La cantine est d’abord passée au sans-contact, puis au sans-menu, puis au sans-repas. Ce qui reste de l’argent dort dans des cartons marqués « fragile : moral des équipes ». Rapportez-en une partie, ainsi que le dossier qui explique comment un sandwich est devenu un abonnement. Personne ne garde sérieusement une cantine à midi ; c’est tout l’intérêt.
    .new = Deux tâches à la fois : un dossier à prendre, et des caches qui comptent comme objectif. Le temps est compté : pour en gagner, faites baisser la menace sur le réseau.
mission-m3 = Répondre à tous
    .story = Au service Avantages sociaux, quelqu’un a écrit un courriel d’une grande honnêteté et ne l’a envoyé qu’à une personne. À ce compte-là, autant mentir. En bas, nous empruntons quelques mots de passe ; en haut, nous roulons notre haut-parleur jusque dans l’atrium et aidons le message à trouver ses lecteurs : tout le personnel, tous les étages, tout de suite.
    .new = Votre première montée. En haut, le module de commande a lui-même du travail, une IP doit plonger en profondeur, et l’on sort par l’autre zone sécurisée.
mission-m4 = Indemnités de départ
    .story = Quatre cents personnes ont été remerciées par un formulaire que personne n’a signé. Les originaux non signés attendent au service du courrier quelqu’un d’assez important pour les égarer. Le stylo, paraît-il, est dans un coffre à côté de la friteuse. Copiez les formulaires, ouvrez le coffre et rentrez avant que l’entreprise ne décide que vous n’avez jamais travaillé ici.
    .new = La dernière mission contre Perpetual Synergy. Le coffre compte chaque PA obtenu, chaque essai fait monter la menace, et quand il s’ouvre, quelqu’un vient voir.
mission-m5 = Formation obligatoire
    .story = Chez Halcyon, tout le monde suit chaque année la même formation à l’intégrité, et tout le monde clique sur « suivant » sans lire. Les réponses sont sur les terminaux de formation ; les résultats aussi, y compris ceux du conseil, qui a échoué. Finissez la formation à la place du conseil. Et évitez de forcer les portes : ici, quelqu’un le note.
    .new = Une nouvelle corporation, et un réseau à elle : d’autres nœuds, d’autres liens. Chez Halcyon, chaque porte ouverte par force brute fait monter la menace de 1 : ouvrez-les plutôt avec une clé, ou par les entrées de leur clavier.
mission-m6 = Retour à l’envoyeur
    .story = Depuis 1998, chaque réclamation reçue par Halcyon est tamponnée « retour à l’envoyeur », puis classée. Les lettres demandent à être copiées. Quant à ce qui a été livré, personne ne le conteste jamais : garez le module dans la salle marquée pour lui, prenez l’air étonné et ressortez par l’autre côté.
    .new = Le module lui-même a une tâche : finir un tour dans la salle éclairée. Un seul étage, et seule la zone sécurisée nord vous laisse sortir.
mission-m7 = Ménage de printemps
    .story = Chez Halcyon, on broie le vendredi. Ce vendredi, on broie le dossier qui prouve qu’on broie. En bas, quelqu’un porte une clé au bout d’un tout petit anneau ; quoi qu’elle ouvre, il nous la faut aussi. En haut, quelqu’un se laisserait convaincre de garder une autre salle. Soyez persuasifs.
    .new = Une clé que porte une unité, puis un étage où il faut se faire suivre : jusque dans la salle éclairée, et pas plus loin.
mission-m8 = Le sifflet
    .story = Halcyon a une procédure pour les lanceurs d’alerte : leur sifflet est dans un coffre, un étage plus haut, derrière un formulaire. Nous allons d’abord expliquer la procédure à tout l’immeuble, par ses propres haut-parleurs. Ensuite, nous remplirons le formulaire, aux dés.
    .new = La dernière mission contre Halcyon. À l’étage 1, on diffuse et on plonge ; à l’étage 2, un coffre et un garde plus fort : gardez de quoi sortir.
mission-m9 = Inventaire
    .story = OmniBland compte son stock une fois par an et son personnel une fois par semaine ; aucun des deux comptes n’a jamais donné deux fois le même résultat. Cette nuit, c’est nous qui comptons. Prélevez quelques cartons comme échantillons, copiez les listes selon lesquelles ils n’ont jamais existé, et gare à l’équipe de nuit, payée à chaque visiteur débusqué.
    .new = La troisième corporation. À la fin des manches 5, 10, 15 et ainsi de suite, l’équipe de nuit envoie un garde de niveau 1 dans le couloir, près du module : ici, traîner se paie.
mission-m10 = Poudre aux yeux
    .story = Le magasin témoin est un logement complet où personne n’a jamais vécu, surveillé par des gardes qui aimeraient bien s’y installer. Ses terminaux décident de ce que raconte la vitrine : cette nuit, la vérité, prix compris. Pendant ce temps, ses gardes iront admirer une autre salle.
    .new = Des terminaux, et un rendez-vous : faites-vous voir d’une unité, menez-la dans la salle éclairée, et soyez ailleurs quand elle se retourne. Une même salle peut servir aux deux.
mission-m11 = Produit d’appel
    .story = Chez OmniBland, tout se vend à perte, sauf les gens. Les vrais prix sont en haut, au Penthouse, là où les actionnaires gardent ce qu’ils appellent « la conscience » : six pages et une broyeuse. Une clé, quelques terminaux, et l’escalier est à nous.
    .new = Deux objectifs à chacun des deux étages, et en haut chaque registre demande un test de 6 PA : répartissez les rôles avant d’ouvrir la moindre porte.
mission-m12 = Parachute doré
    .story = Le patron sortant touche quarante millions pour partir en avance, et quarante autres pour ne pas revenir. Le dossier est dans des toilettes, le chéquier dans un coffre deux étages plus haut, et entre les deux se tient un monsieur à badge. Nous aimerions lire l’un et l’autre. Après cela, il n’y aura plus de nuits comme celle-ci ; il ne restera qu’à rentrer.
    .new = Le final : trois étages, un dossier, une salle où attirer une unité et le Coffre du goodwill. Chacun des deux premiers étages paie 8 points d’énergie ; le coffre, lui, paie d’un garde de niveau 3.
plan-p1 = l’Arrière-boutique
plan-p2 = le Plateau paysager
plan-p3 = l’Étage de la direction
plan-p4 = la Cantine
plan-p5 = le Service du courrier
plan-p6 = la Salle des serveurs
plan-p7 = le Magasin témoin
plan-p8 = le Penthouse
robot-0 = l’agent A
robot-1 = l’agent B
robot-2 = l’agent C
robot-3 = l’agent D
robot-module = le module de commande
zone-exterior = l’extérieur
zone-hall = le couloir
zone-s1 = la zone sécurisée nord
zone-s2 = la zone sécurisée sud
zone-a = la salle A
zone-b = la salle B
zone-c = la salle C
zone-d = la salle D
zone-e = la salle E
zone-f = la salle F
zone-j = la salle J
zone-k = la salle K
room-exterior = l’extérieur
    .name = Extérieur
    .gender = m
room-hall = le couloir
    .name = Couloir
room-s1 = la zone sécurisée nord
    .name = Sécurisée
room-s2 = la zone sécurisée sud
    .name = Sécurisée
room-p1-a = l’Annexe des archives
    .name = Annexe des archives
    .gender = f
room-p1-b = la Salle du point mort
    .name = Salle du point mort
room-p1-c = la Fosse en open space
    .name = Fosse en open space
room-p1-d = le Recoin des serveurs
    .name = Recoin des serveurs
room-p1-e = le Quai de livraison
    .name = Quai de livraison
room-p1-f = la Petite caisse
    .name = Petite caisse
room-p2-a = le Local photocopie
    .name = Local photocopie
room-p2-b = la Bulle de silence
    .name = Bulle de silence
room-p2-c = le Loft du marketing
    .name = Loft du marketing
room-p2-d = l’Atrium des plénières
    .name = Atrium des plénières
    .gender = m
room-p2-e = la Salle de sport déserte
    .name = Salle de sport déserte
room-p2-f = l’Office juridique
    .name = Office juridique
    .gender = m
room-p2-k = les Toilettes de la direction
    .name = Toilettes de la direction
room-p3-a = le Coffre du goodwill
    .name = Coffre du goodwill
room-p3-b = l’Antichambre
    .name = Antichambre
    .gender = f
room-p3-c = la Salle de crise
    .name = Salle de crise
room-p3-k = la Cave à vin
    .name = Cave à vin
room-p3-d = le Hall de la conformité
    .name = Hall de la conformité
room-p3-j = la Salle des marchés
    .name = Salle des marchés
room-p3-e = la Réserve à trophées
    .name = Réserve à trophées
room-p3-f = la Mezzanine des données
    .name = Mezzanine des données
room-p4-a = la Cuisine froide
    .name = Cuisine froide
room-p4-b = le Coffre à couverts
    .name = Coffre à couverts
room-p4-k = le Comité gâteaux
    .name = Comité gâteaux
room-p4-c = la Cantine
    .name = Cantine
room-p4-d = le Passe-plat
    .name = Passe-plat
room-p4-e = le Bureau des déjeuners perdus
    .name = Bureau des déjeuners perdus
room-p4-f = les Archives des distributeurs
    .name = Archives des distributeurs
    .gender = f
room-p5-a = le Centre de tri
    .name = Centre de tri
room-p5-b = le Coffre à timbres
    .name = Coffre à timbres
room-p5-c = le Guichet des retours
    .name = Guichet des retours
room-p5-d = la Cage à colis
    .name = Cage à colis
room-p5-j = le Poste d’affranchissement
    .name = Poste d’affranchissement
room-p5-k = les Lettres mortes
    .name = Lettres mortes
    .gender = f
room-p5-e = le Quai des départs
    .name = Quai des départs
room-p5-f = la Réserve à enveloppes
    .name = Réserve à enveloppes
room-p6-a = le Grenier à câbles
    .name = Grenier à câbles
room-p6-b = la Baie de brassage
    .name = Baie de brassage
room-p6-c = la Centrale de froid
    .name = Centrale de froid
room-p6-d = la Rangée de baies
    .name = Rangée de baies
room-p6-j = la Bandothèque
    .name = Bandothèque
room-p6-k = la Salle des batteries
    .name = Salle des batteries
room-p6-e = le Rebut
    .name = Rebut
room-p6-f = le Bureau de nuit
    .name = Bureau de nuit
room-p7-a = la Réserve d’échantillons
    .name = Réserve d’échantillons
room-p7-b = le Panel de clients
    .name = Panel de clients
room-p7-k = la Salle des miroirs
    .name = Salle des miroirs
room-p7-d = le Rayon vedette
    .name = Rayon vedette
room-p7-j = le Contrôle des caisses
    .name = Contrôle des caisses
room-p7-e = les Cabines d’essayage
    .name = Cabines d’essayage
    .gender = f
room-p7-c = le Comptage
    .name = Comptage
room-p7-f = le Service client
    .name = Service client
room-p8-a = la Galerie des trophées
    .name = Galerie des trophées
room-p8-b = le Bar privé
    .name = Bar privé
room-p8-c = le Salon du conseil
    .name = Salon du conseil
room-p8-d = le Jardin d’intérieur
    .name = Jardin d’intérieur
room-p8-j = le Bureau privé
    .name = Bureau privé
room-p8-e = le Hall de l’héliport
    .name = Hall de l’héliport
room-p8-f = la Réserve d’art
    .name = Réserve d’art
room-p8-k = la Salle blindée
    .name = Salle blindée
direction-n = au nord
direction-e = à l’est
direction-s = au sud
direction-w = à l’ouest

## La corporation
ceo-c1 = Dame Prudence Overhead, de Perpetual Synergy Holdings
    .text = Une fois à 2 ou plus, le niveau du PDG ne descend plus sous 2. Seuils : un nouveau ping ; PDG +2 ; un nouveau ping, puis transfert des pings.
ceo-c2 = Lorne Quill-Bottomley, de Halcyon Compliance Trust
    .text = Une porte verrouillée par une unité Cautious reçoit une carte clavier. Seuils : toutes les portes hors zones sécurisées se verrouillent ; chaque agent défausse un jeton de réserve ; un garde dans le couloir près du module.
ceo-c3 = Chip Margrave, d’OmniBland Retail
    .text = La première attaque de chaque manche coûte une menace de plus. Seuils : le jeton actif le plus à gauche se dégrade ; chaque agent perd 1 énergie ; toutes les portées de vigilance +1 à cet étage.
ceo-c4 = Barnaby Thistlewick-Deck, de Perpetual Synergy Holdings
    .text = Chaque redémarrage du cycle ajoute aussi un ping. Seuils : PDG +1 ; un nouveau ping ; le jeton actif le plus à gauche se dégrade.
ceo-c5 = Ottoline Fineprint, de Halcyon Compliance Trust
    .text = Une alarme de clavier coûte aussi une menace. Seuils : chaque agent défausse un jeton de réserve ; toutes les portes hors zones sécurisées se verrouillent ; PDG +2.
ceo-c6 = Maxine Everlow, d’OmniBland Retail
    .text = Qui échoue à un terminal est repéré. Seuils : chaque agent perd 1 énergie ; un nouveau ping ; un garde dans le couloir près du module.
captain-k1 = le contremaître Gasket
    .text = Action de cycle : perdez 1 énergie (pas sous 1) ou menace +1.
captain-k2 = l’inspecteur Brisk
    .text = Action de cycle : se déplace vers le robot le plus proche, sans attaquer.
captain-k3 = la surveillante Lull
    .text = Action de cycle : verrouille la porte déverrouillée la plus proche de l’agent ; aucune : menace +1.
captain-k4 = le maréchal Ditto
    .text = Action de cycle : niveau du PDG +1 ; déjà à 6 : un nouveau ping.
captain-k5 = la surintendante Crisp
    .text = Action de cycle : tous les pings qui le peuvent sont transférés vers l’extérieur.
captain-k6 = le chef de rayon Vane
    .text = Action de cycle : un nouveau ping.
unit-u01 = le Tourniquet du hall
unit-u02 = le Surveillant de couloir
unit-u03 = le Chariot à courrier
unit-u04 = le Contrôleur de portes
unit-u05 = le Stagiaire zélé
unit-u06 = le Lecteur de badges
unit-u07 = le Renifleur de câbles
unit-u08 = la Boîte à idées
unit-u09 = la Cireuse
unit-u10 = le Lecteur de règlements
unit-u11 = l’Auditeur de nuit
unit-u12 = l’Huissier du coffre
unit-u13 = le Gardien de file
unit-u14 = le Coureur de gaines
unit-u15 = le Limier de signal
unit-u16 = l’Intendant des loquets
unit-u17 = la Tourelle d’accueil
unit-u18 = l’Enquêteur de départ
unit-u19 = la Statue du conseil
unit-u20 = l’Escalier roulant
unit-u21 = le Passe-muraille
unit-u22 = le Plaideur
unit-u23 = le Concierge racine
unit-u24 = le Châssis de confinement
unit-captain = le capitaine

## Cartes
terminal-t01 = carte terminal 1
    .text = 2 : déverrouillez une porte. 3 : 1 énergie. 5 : menace −2.
terminal-t02 = carte terminal 2
    .text = 1 : piochez 2 cartes réseau. 3 : assommez une unité jusqu’au numéro de l’étage. 4 : une clé.
terminal-t03 = carte terminal 3
    .text = 2 : votre niveau +1. 4 : retirez un ping. 5 : PDG −2.
terminal-t04 = carte terminal 4
    .text = 2 : un jeton tech. 3 : un jeton physique et un utilitaire. 4 : réactivez un jeton.
terminal-t05 = carte terminal 5
    .text = 1 : retirez votre jeton vigilance. 3 : retirez-les tous. 4 : déplacez une unité jusqu’à 4 cases.
terminal-t06 = carte terminal 6
    .text = 2 : une carte cache. 4 : 2 énergies. 6 : menace −3.
terminal-t07 = carte terminal 7
    .text = 2 : déverrouillez toutes les portes de cette zone. 3 : verrouillez une porte. 4 : assommez toutes les unités de niveau 1 d’une zone.
terminal-t08 = carte terminal 8
    .text = 1 : 3 cases gratuites. 3 : 4 cases pour le module. 5 : 2 pour chaque robot.
terminal-t09 = carte terminal 9
    .text = 2 : un impératif. 3 : 1 énergie pour chaque agent de cette zone. 4 : votre niveau +2.
terminal-t10 = carte terminal 10
    .text = 2 : retirez un marqueur inspection. 3 : un autre terminal devient mainframe. 4 : déverrouillez une zone sécurisée.
terminal-t11 = carte terminal 11
    .text = 2 : un dé basique. 3 : reprenez 2 dés utilisés. 5 : réactivez 2 jetons.
terminal-t12 = carte terminal 12
    .text = 3 : prenez la clé d’une unité. 4 : déplacez dans le couloir un jeton vigilance posé sur une case. 5 : menace −1 et retirez un ping.
terminal-t13 = carte terminal 13
    .text = 1 : un jeton utilitaire. 3 : un pion, +3 PA à un test futur. 4 : déverrouillez 2 portes.
terminal-t14 = carte terminal 14
    .text = 2 : déplacez une unité jusqu’à 2 cases. 3 : une clé. 5 : assommez une unité jusqu’au niveau 3.
terminal-t15 = carte terminal 15
    .text = 1 : un dé basique. 3 : 4 cases gratuites. 4 : une carte cache et 1 énergie.
terminal-t16 = carte terminal 16
    .text = 2 : PDG −1. 3 : retirez un ping. 4 : votre niveau +1 et une carte réseau.
terminal-t17 = carte terminal 17
    .text = 2 : un jeton physique. 3 : 3 cases gratuites pour le module. 5 : 2 énergies.
terminal-t18 = carte terminal 18
    .text = 2 : retirez un jeton vigilance de l’étage. 3 : jusqu’à la fin du prochain tour de la corporation, aucune portée ne repère de robot dans votre zone. 4 : menace −1.
network-n01 = carte réseau P1
    .text = 2 cases gratuites.
network-n02 = carte réseau P2
    .text = Assommez une unité jusqu’à votre niveau de réseau.
network-n03 = carte réseau P3
    .text = 3 cases gratuites pour le module.
network-n04 = carte réseau P4
    .text = Déplacez une unité jusqu’à 2 cases.
network-n05 = carte réseau P5
    .text = Un pion : +3 PA à un test futur.
network-n06 = carte réseau T1
    .text = Votre niveau +1.
network-n07 = carte réseau T2
    .text = Retirez un ping de votre couche.
network-n08 = carte réseau T3
    .text = PDG −1.
network-n09 = carte réseau T4
    .text = Menace −1.
network-n10 = carte réseau T5
    .text = Votre IP avance encore d’un nœud et le résout.
network-n11 = carte réseau U1
    .text = Déverrouillez une porte à côté d’un robot.
network-n12 = carte réseau U2
    .text = Réactivez un jeton.
network-n13 = carte réseau U3
    .text = Un jeton de votre choix pour l’équipe.
network-n14 = carte réseau U4
    .text = Une clé.
network-n15 = carte réseau U5
    .text = Retirez un jeton vigilance de l’étage.
network-n16 = carte réseau P6
    .text = Un dé basique.
network-n17 = carte réseau T6
    .text = Un jeton tech pour l’équipe.
network-n18 = carte réseau U6
    .text = 1 case gratuite, et retirez votre jeton vigilance.
imperative-i01 = « Enfin seul »
    .text = Votre agent finit le tour seul dans une salle : 2 énergies.
imperative-i02 = « Rendement »
    .text = Deux actions optimisées dans un tour : 2 énergies.
imperative-i03 = « Sur le terrain »
    .text = Assommez ou éteignez une unité : 2 énergies.
imperative-i04 = « Dans les règles »
    .text = Ouvrez une porte par ses entrées : 2 énergies.
imperative-i05 = « En profondeur »
    .text = Arrêtez votre IP sur un hub de la couche 3 ou du cœur : 2 énergies.
imperative-i06 = « Escorte »
    .text = Votre agent finit le tour à côté du module, tous deux non repérés : 2 énergies.
imperative-i07 = « Trouvé, gardé »
    .text = Prenez une cache : 2 énergies.
imperative-i08 = « Sang-froid »
    .text = Votre agent finit le tour non repéré, avec une unité à 3 pas ou moins : 3 énergies.
imperative-i09 = « Double paquet »
    .text = Résolvez deux cartes réseau dans une étape réseau : 2 énergies.
imperative-i10 = « Multitâche »
    .text = Un terminal avec deux options : 3 énergies.
imperative-i11 = « Rénovation »
    .text = Détruisez un mur : 3 énergies.
imperative-i12 = « Dix sur dix »
    .text = Atteignez 10 PA en un test : 3 énergies.
imperative-i13 = « Lire la notice »
    .text = Ouvrez une porte par ses entrées : 2 énergies.
imperative-i14 = « Objets trouvés »
    .text = Prenez une cache : 2 énergies.
imperative-i15 = « Gestion de conflit »
    .text = Assommez ou éteignez une unité : 2 énergies.
imperative-i16 = « En binôme »
    .text = Votre agent finit le tour à côté du module, tous deux non repérés : 2 énergies.
item-key = une clé
item-e01 = la Pile de rechange
    .text = Gagnez 2 énergies.
item-e02 = le Panneau « sol glissant »
    .text = Jusqu’à la fin du prochain tour de la corporation, aucune portée ne repère de robot dans votre zone.
item-e03 = le Pense-bête
    .text = Pendant une action Clavier : barrez une entrée.
item-e04 = la Scie à câbles
    .text = À votre prochain déplacement, traversez un mur intérieur.
item-e05 = le Formulaire de fausse alerte
    .text = Retirez un jeton vigilance de l’étage.
item-e06 = l’Étiqueteuse
    .text = Changez un jeton du cycle, sauf celui du capitaine, en un type au choix, actif.
item-d01 = l’Embout d’acier
    .text = Tests d’attaque : +1 PA.
item-d02 = la Cellule en plus
    .text = Limite de réserve +2.
item-d03 = les Semelles de feutre
    .text = Dans le couloir, les vigilances comptent 1 de moins contre vous.
item-d04 = les Touches macro
    .text = Les options de terminal coûtent 1 PA de moins.
item-d05 = l’En-tête prioritaire
    .text = Vous gagnez les égalités sur le réseau.
item-d06 = le Poignet de force
    .text = La force brute demande 1 PA de moins.

## Capacités
ability-ram = Bélier
    .text = Tests d’attaque : +2 PA.
ability-dead-weight = Poids mort
    .text = Ignore Grapple.
ability-through-traffic = Passage en force
    .text = Après avoir détruit un mur : assommez une unité de niveau 1 à côté de la nouvelle case.
ability-soft-tread = Pas feutrés
    .text = Les vigilances comptent 1 de moins contre lui.
ability-cupboard-sense = Sens du placard
    .text = Entrer dans une cachette ne coûte rien.
ability-false-trail = Fausse piste
    .text = Son jeton vigilance peut rester sur une case à 2 ou moins.
ability-deep-query = Requête profonde
    .text = Terminal : piochez 2 cartes, gardez-en 1.
ability-cold-restart = Redémarrage à froid
    .text = Une fois par tour, au lieu d’une réinitialisation : niveau −1 et l’IP reste.
ability-second-opinion = Deuxième avis
    .text = Une fois par tour, défaussez une carte réseau juste piochée et repiochez.
ability-muscle-memory = Mémoire des gestes
    .text = Barre une entrée de clavier de plus.
ability-skeleton-code = Code squelette
    .text = Peut forcer les portes IAM.
ability-quiet-hands = Mains discrètes
    .text = Une alarme peut être payée 1 énergie.
ability-house-call = Visite à domicile
    .text = Peut réparer jusqu’à une distance de vue de 2.
ability-overtime = Heures sup
    .text = Une fois par tour, payez 1 énergie pour 2 dés basiques.
ability-shared-drive = Disque partagé
    .text = Une fois par tour, un jeton actif remplacé va à la réserve d’équipe.
ability-cardboard-double = Double en carton
    .text = Action standard : posez votre jeton vigilance sur une case en vue à 3 ou moins.
ability-side-step = Pas de côté
    .text = Peut permuter sans la capacité du module.
ability-spare-packet = Paquet de secours
    .text = Une fois par étape réseau, un transfert de plus.
ability-long-stride = Grandes enjambées
    .text = Tests de déplacement : +1 PA.
ability-finders-fee = Commission
    .text = Prendre une cache lui rapporte aussi 1 énergie.
ability-deputy = Adjoint
    .text = Ses impératifs rapportent 1 énergie de plus.
ability-quiet-word = Deux mots en privé
    .text = Ses attaques contre des unités coûtent 1 menace de moins.
ability-thick-skin = Peau dure
    .text = Les unités lui font 1 dégât de moins, au moins 1.
ability-hall-pass = Laissez-passer
    .text = Dans le couloir, les vigilances comptent 1 de moins contre lui.
ability-good-listener = Bonne écoute
    .text = Les options de terminal coûtent 1 PA de moins.
ability-signal-boost = Signal amplifié
    .text = Gagne les égalités sur le réseau.
ability-running-on-fumes = Sur la réserve
    .text = Avec 4 énergies ou moins, un dé basique de plus.
ability-crowbar = Pied-de-biche
    .text = La force brute demande 1 PA de moins.
ability-sledgehammer = Masse
    .text = Les murs demandent 3 PA de moins.
ability-deep-pockets = Poches profondes
    .text = Limite de réserve +2.

## Petits mots
chip-S = un jeton standard
chip-P = un jeton physique
chip-T = un jeton tech
chip-U = un jeton utilitaire
chip-captain = le jeton capitaine
die-basic = dé basique
die-advanced = dé avancé
die-elite = dé élite
face-basic_0 = 0
face-basic_1 = 1
face-basic_2 = 2
face-advanced_1 = 1 (avancé)
face-advanced_2 = 2 (avancé)
face-advanced_3 = 3 (avancé)
face-elite_2 = 2 (élite)
face-elite_2R = 2 et une relance (élite)
face-elite_3 = 3 (élite)
face-elite_4 = 4 (élite)
face-elite_4R = 4 et une relance (élite)
goal-copy = copier un registre
goal-terminals = pirater des terminaux de salles différentes
goal-broadcast = diffuser le message
goal-hubs = atteindre des hubs profonds
goal-key = prendre une clé à une unité
goal-fetch = prendre le dossier
goal-lure = attirer des unités
goal-crack = forcer le coffre
goal-caches = prendre des caches
goal-park = garer le module
corporation-x1 = Perpetual Synergy Holdings
    .text = Quatre mille employés, dont aucun ne saurait dire ce que fabrique l’entreprise ; à midi, tous sont à table.
corporation-x2 = Halcyon Compliance Trust
    .text = Ils certifient que les autres suivent les règles. Les leurs sont si bonnes que personne n’a le droit de les lire.
corporation-x3 = OmniBland Retail
    .text = Tout, partout, en beige. Ouvert toute la nuit, car fermer supposerait une décision.
twist-lunch = La pause déjeuner est sacrée
    .text = Aux manches 3, 6, 9 et ainsi de suite, les unités ne patrouillent pas ; elles continuent à poursuivre et à inspecter les jetons vigilance.
twist-badges = Tout est consigné
    .text = Chaque porte ouverte par force brute fait monter la menace de 1.
twist-night-shift = L’équipe de nuit
    .text = À la fin des manches 5, 10, 15 et ainsi de suite, un garde de niveau 1 apparaît dans le couloir, au poste libre le plus proche du module.
carried-power = reposés : chaque agent commence avec 1 énergie de plus
carried-key = une clé : l’agent du premier joueur en a une
carried-level = un pied dans la porte : chaque niveau de réseau commence 1 plus haut
carried-calm = ni vu ni connu : la limite de menace est 2 plus haute
entry-K-CHIP-P = un jeton physique
entry-K-CHIP-T = un jeton tech
entry-K-CHIP-U = un jeton utilitaire
entry-K-DIE = le dé clavier
entry-K-ALARM = une alarme
entry-K-POWER = une perte de 1 énergie
entry-K-OK = une face vide
purchase-die-1 = le premier dé
purchase-die-2 = le deuxième dé
purchase-die-3 = le troisième dé
purchase-ability-1 = la première capacité
purchase-ability-2 = la deuxième capacité
purchase-ability-3 = la troisième capacité
purchase-reserve-1 = la première amélioration de réserve
purchase-reserve-2 = la deuxième amélioration de réserve
purchase-reserve-3 = la troisième amélioration de réserve
universal-swap = Permuter
universal-push = Pousser
universal-repair = Réparer
purpose-move = le déplacement
purpose-wall = le mur
purpose-unit = l’unité
purpose-door = la porte
purpose-terminal = le terminal
purpose-copy = le registre
purpose-broadcast = la diffusion
purpose-crack = le coffre
ping-THREAT-1 = menace +1
ping-THREAT-1-TRANSFER = menace +1 et transfert des pings
ping-CEO-1 = PDG +1
ping-CEO-1-TRANSFER = PDG +1 et transfert des pings
ping-NEWPING-1 = un nouveau ping
ping-NEWPING-1-TRANSFER = un nouveau ping et transfert des pings
inspection-guard = un garde apparaît
inspection-mainframe = un terminal devient mainframe
inspection-lock = toutes les portes de la salle se verrouillent
inspection-imperative = un impératif
inspection-power = 1 énergie
source-own = votre réserve
source-team = la réserve d’équipe
by-agent = la case de l’agent
by-module = la case du module
reserve-0 = la réserve de A
reserve-1 = la réserve de B
reserve-2 = la réserve de C
reserve-3 = la réserve de D
reserve-team = la réserve d’équipe
ending-won = la mission est accomplie
ending-threat = la menace a atteint sa limite
ending-module = le module de commande n’a plus d’énergie
ending-agents = tous les agents sont éteints
ending-cap = la nuit est finie

## Fiches de mission
brief-part-title = Fiche de mission
brief-part-complexity = complexité { $count } sur 3
brief-part-floor = Étage { $floor } : { $plan }
brief-part-do = Ce qu’il faut faire
brief-part-leave = Comment sortir
brief-part-threat = La menace
brief-part-lose = Comment gagner, comment perdre
brief-part-new = Nouveau dans cette mission
brief-part-twist = La corporation
brief-part-wait = Pas encore
brief-places = { $pairs ->
        [1] { $square1 }, { $room1_name }
        [2] { $square1 }, { $room1_name } ; { $square2 }, { $room2_name }
        [3] { $square1 }, { $room1_name } ; { $square2 }, { $room2_name } ; { $square3 }, { $room3_name }
        [4] { $square1 }, { $room1_name } ; { $square2 }, { $room2_name } ; { $square3 }, { $room3_name } ; { $square4 }, { $room4_name }
       *[other] { $squares } ; { $rooms }
    }
brief-squares = { $draws ->
        [0] { brief-places }
        [1] une case tirée au sort parmi { brief-places }
       *[other] { $draws } cases tirées au sort parmi { brief-places }
    }
brief-room = { $draws ->
        [0] { $rooms }
       *[other] tirée au sort parmi : { $rooms }
    }
brief-test = un test de { $test } PA : il lance d’un seul coup ceux qu’il veut parmi les dés qui lui restent pour ce tour ; leurs points sont ses PA, et il en faut au moins { $test } en tout
brief-goal-copy = Copiez { $needed ->
        [one] un registre
       *[other] { $needed } registres
    } : un agent se tient sur une case éclairée dont le registre n’a pas encore été copié ({ brief-squares }), choisit l’action « Mission : copier un registre » et réussit { brief-test }.
brief-goal-terminals = Piratez des terminaux dans { $needed ->
        [one] une des salles éclairées
       *[other] { $needed } des salles éclairées
    } ({ $draws ->
        [0] { $rooms }
       *[other] { $draws } terminaux tirés au sort { $hall ->
            [0] dans : { $rooms }
           *[other] dans le couloir et dans : { $rooms }
        }
    }) : à son tour, un agent choisit l’action « Utiliser le terminal » pour le terminal où il se tient lui-même, ou pour celui où se tient le module de commande. Il tire une carte terminal, choisit une de ses options et réussit un test du nombre de PA qu’elle coûte ; en cas d’échec, on peut recommencer avec une autre action. Chaque salle ne compte qu’une fois{ $hall ->
        [0] .
       *[other] , les terminaux du couloir jamais.
    }
brief-goal-broadcast = Diffusez le message { $needed ->
        [1] une fois
       *[other] { $needed } fois
    } : le module de commande se tient sur la case éclairée ({ brief-squares }), un agent sur une case à côté, pas en diagonale et sans mur ni porte verrouillée entre les deux ; cet agent choisit l’action « Mission : diffuser le message » et réussit { brief-test }.
brief-goal-hubs = Atteignez { $needed ->
        [one] un hub profond
       *[other] { $needed } hubs profonds
    } : au tour d’un agent, son IP (son pion sur le réseau) s’arrête sur un hub de la couche 3 ou sur le cœur, et bat le ping, s’il y en a un{ $needed ->
        [one] .
       *[other] { "" } ; le même hub peut compter de nouveau.
    }
brief-goal-key = Prenez { $needed ->
        [one] une clé à une unité qui en porte une
       *[other] { $needed } clés à des unités qui en portent une
    } (le plan montre la clé à côté de l’unité) : un agent à côté de l’unité, pas en diagonale, l’attaque. Un seul jet décide : avec autant de PA que sa résistance, que montre son gros plan, elle est éteinte ; jusqu’à 5 de moins, elle est assommée ; dans les deux cas, l’agent a la clé. Certaines cartes prennent aussi la clé d’une unité ; une clé venue d’ailleurs ne compte pas. Comme toujours, une attaque fait monter la menace de 1 et l’agent est repéré.
brief-goal-fetch = Prenez le dossier : un agent se tient sur la case éclairée ({ brief-squares }) et choisit l’action « Mission : prendre le dossier », sans test.
brief-goal-lure = Attirez { $needed ->
        [one] une unité
       *[other] { $needed } unités à la fois
    } dans la salle éclairée ({ brief-room }) : à la fin d’un tour de la corporation, { $needed ->
        [one] une unité qui n’y avait pas été placée doit s’y trouver
       *[other] { $needed } unités qui n’y avaient pas été placées doivent s’y trouver
    }. Les unités vont vers les robots repérés et vers les jetons vigilance, posés là où un robot a été vu.
brief-goal-crack = Forcez le coffre : un agent se tient sur la case éclairée ({ brief-squares }), choisit l’action « Mission : forcer le coffre » et lance ceux qu’il veut parmi les dés qui lui restent pour ce tour. Les PA de tous les essais et de tous les agents s’additionnent ; à { $needed } ou plus, le coffre est ouvert. Après chaque essai, la menace monte de { $threat }.{ $guard ->
        [0] { "" }
       *[other] { " " }Quand le coffre est ouvert, un garde de niveau { $guard } apparaît dans le couloir.
    }
brief-goal-caches = Récupérez { $needed ->
        [one] une cache, c’est-à-dire un colis caché
       *[other] { $needed } caches, c’est-à-dire des colis cachés
    } : pendant le déplacement d’un agent, cet agent ou le module de commande entre sur une case éclairée où se trouve une cache ({ brief-squares }), la prend sans test et peut continuer. Seuls les pas coûtent des PA.
brief-goal-park = Garez le module de commande dans la salle éclairée ({ brief-room }) : il doit se trouver sur une case quelconque de cette salle à la fin d’un tour de joueur, n’importe lequel. Une fois suffit ; il avance avec les PA du déplacement de n’importe quel agent.
brief-reward = Dès que tous les objectifs de cet étage sont remplis, chaque agent qui n’est pas éteint gagne { $reward } { $reward ->
        [one] point
       *[other] points
    } d’énergie.
brief-leave-when = Quand tous les objectifs de cet étage sont remplis, un tour de joueur (le même suffit) doit se terminer avec tous les agents et le module de commande
brief-leave-any = { brief-leave-when } en zone sécurisée (en vert sur le plan), au nord ou au sud, ensemble ou non. Les agents éteints ne comptent pas ; on les emporte.
brief-leave-other = { brief-leave-when } dans l’autre zone sécurisée (en vert sur le plan) : chaque robot commence cet étage dans la zone par laquelle il a quitté le précédent, et sort par celle d’en face, au nord ou au sud. Les agents éteints ne comptent pas ; on les emporte.
brief-leave-north = { brief-leave-when } dans la zone sécurisée nord (en vert sur le plan) : tout le monde est entré par le sud, donc tout le monde sort par le nord. Les agents éteints ne comptent pas ; on les emporte.
brief-threat = La menace monte de { $seats } après chaque manche, de { $seats } à chaque redémarrage du burncycle, de 1 à chaque attaque contre une unité, même manquée, de 1 pour chaque robot que frappe une unité Demerit, de 3 quand un agent est éteint, et de 2 quand vous remplacez un jeton capitaine actif du cycle. Le dé ping peut aussi la faire monter, comme certains PDG et capitaines{ $elsewhere ->
        [0] .
       *[other] , et ce que cette fiche dit par ailleurs.
    }
brief-threat-alerts = À cette difficulté, chaque jeton vigilance mis en jeu fait aussi monter la menace de 1.
brief-threat-falls = Elle baisse de 1 quand l’IP d’un agent (son pion sur le réseau) s’arrête sur un hub de la couche 2 (on compte les couches depuis l’extérieur) ou sur le cœur, le hub le plus intérieur ; et grâce à certaines cartes terminal et réseau.
brief-thresholds = Le PDG agit la première fois que la menace atteint ou dépasse { $first }, puis { $second }, puis { $third } : une fois pour chaque seuil, même si elle en franchit deux d’un coup.
brief-lose = { $floors ->
        [one] Vous gagnez dès que vous avez quitté l’étage.
       *[other] Vous gagnez dès que vous avez quitté le dernier étage.
    } Vous perdez si la menace, qui part de 0, atteint { $limit } (d’elle-même, à la fin de la manche { $alone }), si le module de commande n’a plus d’énergie{ $rounds ->
        [0] { "" } ou si tous les agents sont éteints.
       *[other] , si tous les agents sont éteints ou après { $rounds } manches.
    }
brief-wait-goal = Pas encore : { $goal }, { $now } sur { $needed }.
brief-wait-outside = Pas encore { $exit ->
        [other] dans l’autre zone sécurisée
        [north] dans la zone sécurisée nord
       *[any] en zone sécurisée
    } : { $robots }.
brief-wait-everybody = Pas encore { $exit ->
        [other] dans l’autre zone sécurisée
        [north] dans la zone sécurisée nord
       *[any] en zone sécurisée
    } : tout le monde.

## Actions
action-upgrade = Prendre l’amélioration de réserve { $number }
action-agent = Prendre { $agent }
action-access = Point d’accès { $number }
action-buy = Acheter { $purchase }
action-activate = Activer { $universal } pour le module
action-open = Ouvrir l’emplacement { $slot }
action-install = Installer { $item }
action-scrap = Défausser { $item } pour 1 énergie
action-end-routing = Finir le routage
action-restart = Redémarrer le burncycle
action-begin = Commencer le tour
action-move = Se déplacer
action-break = Attaquer le mur ({ $direction })
action-attack = Attaquer { $unit }
action-keypad = Utiliser le clavier ({ $direction })
action-terminal = Utiliser le terminal sur { $by }
action-network = Piocher une carte réseau
action-repair = Réparer { $robot }
action-mission = Mission : { $goal }
action-decoy = Poser un leurre
action-pass = Passer pour ce jeton
action-end-actions = Finir les actions
action-amount = { $number ->
        [one] { $number } énergie
       *[other] { $number } énergies
    }
action-alter = Mettre { $chip } de { $source } à l’emplacement { $slot }
action-give = Donner { $item } { A($robot) }
action-take = Prendre { $item } { A($robot) }
action-use = Utiliser { $item }
action-overtime = Heures sup : 1 énergie pour 2 dés
action-roll = Lancer { $basic } { $basic ->
        [one] dé basique
       *[other] dés basiques
    }, { $advanced } { $advanced ->
        [one] avancé
       *[other] avancés
    }, { $elite } { $elite ->
        [one] élite
       *[other] élites
    }
action-boost = Ajouter un pion : +3 PA
action-reroll = Relancer un { $die } montrant { $face }
action-keep = Garder le lancer
action-step = { $robot } avance { $direction }
action-swap = { $robot } permute { $direction }
action-push = { $robot } pousse { $direction }
action-cross = { $robot } traverse le mur { $direction }
action-cache = { $robot } prend la cache
action-stop = S’arrêter
action-through = Passer de l’autre côté
action-stay = Rester
action-dir = Aller { $direction }
action-key = Utiliser une clé
action-entries = Résoudre les entrées
action-force = Force brute
action-strike = Barrer { $entry }
action-resolve = Résoudre { $entry }
action-pay = Payer { $chip } de { $source }
action-jump = Avancer le marqueur à l’emplacement { $slot }
action-bribe = Payer 1 énergie au lieu de l’alarme
action-give-up = Renoncer pour l’instant
action-hold = Garder la { $terminal }
action-option = Option { $number } du terminal
action-enough = Pas de deuxième option
action-card = Résoudre la { $network }
action-discard = Défausser la { $network }
action-redraw = Repiocher
action-keep-drawn = Garder la carte
action-ip-on = IP : un nœud plus loin
action-ip-transfer = IP : transfert
action-ip-stay = IP : rester au point d’accès
action-cold-restart = Redémarrage à froid
action-accept-boot = Accepter la réinitialisation
action-lose-power = Perdre 1 énergie
action-raise-threat = Menace +1
action-square = Case { $square }
action-door = La porte en { $square }, { $direction }
action-unit = { $unit }
action-node = { $node }
action-chip = { $chip }
action-slot = Emplacement { $slot }
action-robot = { $robot }
action-zone = { $zone }
action-die = Un { $die }

## Invites
prompt-upgrade = Choisissez une amélioration de réserve.
prompt-choose-agent = Choisissez votre agent.
prompt-return-ip = Choisissez où revient votre IP.
prompt-route = Routez l’énergie : achetez, puis terminez.
prompt-place = Choisissez une case de départ pour { $robot }.
prompt-restart = Redémarrer le burncycle, ou commencer le tour ?
prompt-menu = Emplacement { $slot } : choisissez une action.
prompt-after = Actions gratuites, puis finissez l’étape.
prompt-amount = Combien d’énergie pour { $robot } ?
prompt-dice = Quels dés pour { $purpose } ?
prompt-reroll = Relancez un dé, ou gardez le lancer.
prompt-move = Encore { $ap } PA : avancez, ou arrêtez-vous.
prompt-push = Où va l’unité ?
prompt-through = Passer de l’autre côté ?
prompt-trail = Où reste le jeton vigilance ?
prompt-method = Comment ouvrez-vous cette porte ?
prompt-strike = Barrez une entrée.
prompt-entries = Résolvez les entrées.
prompt-hold = Quelle carte gardez-vous ?
prompt-option = Choisissez une option.
prompt-door = Choisissez une porte.
prompt-unit = Choisissez une unité.
prompt-node = Choisissez un ping.
prompt-chip = Choisissez un type de jeton.
prompt-slot = Choisissez un emplacement.
prompt-robot = Choisissez un jeton vigilance.
prompt-zone = Choisissez une zone.
prompt-die = Choisissez un dé utilisé.
prompt-square = Choisissez une case.
prompt-card = Quelle carte réseau maintenant ?
prompt-hand = Défaussez jusqu’à trois cartes.
prompt-redraw = Garder cette carte réseau ?
prompt-ip = Déplacez votre IP.
prompt-boot = Votre IP rencontre un ping plus fort.
prompt-toll = Le péage du capitaine : énergie ou menace ?
prompt-give-chip = Défaussez un jeton.
prompt-shove = Déplacez l’unité, ou arrêtez (encore { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }).
prompt-corp-unit = Quelle unité agit ensuite ?
prompt-corp-robot = Qui poursuit-elle ?
prompt-corp-alert = Quel jeton vigilance est examiné ensuite ?
prompt-corp-nearest = Laquelle des unités les plus proches y va ?
prompt-wild = Dégradez un jeton actif au choix.
wait = { $seat } décide.
prompt-won = Vous avez gagné : { $ending }.
prompt-lost = Vous avez perdu : { $ending }.

## Événements
event-game_started = { $mission } commence contre { $ceo } ; à la tête des unités : { $captain }.
event-agent_chosen = { $seat } prend { $agent }.
event-floor_built = Étage { $floor } : { $plan }.
event-unit_placed = { $unit } prend position en { $square } ({ $room }).
event-cycle_filled = Le burncycle est rempli ; le jeton capitaine est à l’emplacement { $slot }.
event-placed = { $robot } commence en { $square } ({ $room }).
event-bought = { $robot } achète { $purchase } pour { $price ->
        [one] { $price } énergie
       *[other] { $price } énergies
    }.
event-activated = Le module active { $universal } pour { $price ->
        [one] { $price } énergie
       *[other] { $price } énergies
    }.
event-slot_opened = L’emplacement { $slot } s’ouvre pour { $price ->
        [one] { $price } énergie
       *[other] { $price } énergies
    }.
event-installed = { $robot } installe { $item }.
event-scrapped = { $robot } défausse { $item } pour 1 énergie.
event-restarted = { $seat } redémarre le burncycle.
event-turn_began = { $seat } commence son tour avec { $agent }.
event-chip = Le marqueur atteint { $chip } à l’emplacement { $slot }.
event-passed = Emplacement { $slot } : { $seat } passe.
event-actions_ended = { $seat } finit ses actions.
event-boosted = Un pion ajoute { $count } PA.
event-rolled = { $faces_count ->
        [0] { $seat } ne lance aucun dé pour { $purpose }.
       *[other] { $seat } lance pour { $purpose } : { $faces }.
    }
event-rerolled = Le { $die } montrant { $face } est relancé : { $faces }.
event-tested = { $ap ->
        [0] Aucun PA
       *[other] { $ap } PA
    } pour { $purpose }.
event-failed = Pas assez de PA pour { $purpose }.
event-moved = { $robot } va { $direction }, en { $square } ({ $room }).
event-crossed = { $robot } traverse un mur et arrive en { $square } ({ $room }).
event-swapped = { $robot } et { $other_robot } échangent leurs places.
event-pushed = { $robot } pousse { $unit } en { $square } ({ $room }).
event-cache_drawn = { $robot } trouve { $item }.
event-inspected = { $robot } est inspecté dans { $room } : { $inspection }.
event-mainframe = Le terminal en { $square } ({ $room }) est un mainframe.
event-spotted = { $robot } est repéré.
event-lost_them = { $robot } s’échappe ; le jeton vigilance reste en { $square } ({ $room }).
event-alert_moved = Le jeton vigilance { DE($robot) } est en { $square } ({ $room }).
event-calmed = Le jeton vigilance { DE($robot) } quitte l’étage.
event-wall_broken = Le mur { $direction } de la case { $square } ({ $room }) est détruit.
event-unit_down = { $unit } est { AGREE($unit, m: "éteint", f: "éteinte") }.
event-unit_stunned = { $unit } est { AGREE($unit, m: "assommé", f: "assommée") }.
event-key_taken = { $seat } prend la clé { DE($unit) }.
event-keypad_drawn = Une carte clavier est posée à la porte { $direction } de la case { $square } ({ $room }).
event-keypad_rolled = Le dé clavier montre { $entry }.
event-resolved = Entrée résolue : { $entry }.
event-struck = Entrée barrée : { $entry }.
event-gave_up = { $seat } renonce au clavier.
event-door_unlocked = La porte { $direction } de la case { $square } ({ $room }) se déverrouille.
event-door_locked = La porte { $direction } de la case { $square } ({ $room }) se verrouille.
event-terminal_drawn = { $seat } pioche au terminal : { $cards }.
event-terminal_done = { $seat } vient à bout de la { $terminal }.
event-network_drawn = { $seat } pioche la { $network }.
event-network_discarded = La { $network } est défaussée.
event-card_resolved = { $seat } résout la { $network }.
event-repaired = { $seat } donne { $count ->
        [one] { $count } énergie
       *[other] { $count } énergies
    } { A($robot) }.
event-mission_action = { $seat } : { $goal }.
event-goal = Objectif, { $goal } : { $now } sur { $needed }.
event-altered = L’emplacement { $slot } contient { $chip }.
event-traded = { $item } : { DE($robot) } { A($other_robot) }.
event-used = { $seat } utilise { $item }.
event-overtime = { $seat } fait des heures sup.
event-chip_gained = La réserve d’équipe gagne { $chip }.
event-chip_discarded = { $chip } quitte { $reserve }.
event-dice_gained = { $count ->
        [one] { $count } dé basique
       *[other] { $count } dés basiques
    } de plus à lancer.
event-keys_gained = { $seat } gagne { $count ->
        [one] une clé
       *[other] { $count } clés
    }.
event-token = { $seat } gagne un pion pour un test futur.
event-quiet = { $room } : pour l’instant, personne n’y est repéré à portée.
event-range = Toutes les portées de vigilance : { SIGNED($count) } à cet étage.
event-bead_removed = Le marqueur inspection { DE($room) } est retiré.
event-refreshed = Le jeton de l’emplacement { $slot } est de nouveau actif.
event-degraded = Le jeton de l’emplacement { $slot } se dégrade.
event-cycle_rolled = Le dé burncycle montre { $face ->
        [wild] sa face joker
       *[other] { $face }
    }.
event-power = { $robot } : énergie { SIGNED($change) }, maintenant { $now }.
event-threat = Menace { SIGNED($change) }, maintenant { $now } sur { $limit }.
event-threshold = Le seuil { $threshold } fait agir { $ceo }.
event-level = { $seat } : niveau de réseau { SIGNED($change) }, maintenant { $now }.
event-ceo_level = Niveau du PDG { SIGNED($change) }, maintenant { $now }.
event-shut_down = { $robot } est { AGREE($robot, m: "éteint", f: "éteinte") }.
event-revived = { $robot } est de retour en ligne.
event-imperative_drawn = { $robot } pioche l’impératif { $imperative }.
event-imperative_done = { $robot } accomplit { $imperative }.
event-ip_moved = IP { DE($seat) } : { $node }.
event-hub = L’IP { DE($seat) } s’arrête sur un hub de la couche { $layer }.
event-booted = L’IP { DE($seat) } est réinitialisée.
event-cold_restarted = L’IP { DE($seat) } reste après un redémarrage à froid.
event-banned = L’IP { DE($seat) } est bannie.
event-ip_returned = L’IP { DE($seat) } revient au point d’accès { $access }.
event-ping_added = Un ping apparaît : { $node }.
event-ping_moved = Un ping avance : { $node }.
event-ping_transferred = Un ping est transféré : { $node }.
event-ping_removed = Un ping est retiré : { $node }.
event-ping_rolled = Le dé ping donne : { $pings }.
event-corporation_began = Manche { $round } : la corporation agit.
event-investigated = { $unit } examine le jeton vigilance { DE($robot) }.
event-unit_moved = { $unit } va { $direction }, en { $square } ({ $room }).
event-unit_attacked = { $unit } attaque { $robot }.
event-floor_done = L’étage { $floor } est terminé.
event-game_won = Vous avez gagné : { $ending }.
event-game_lost = Vous avez perdu : { $ending }.

## Options
option-mission = La mission jouée.
option-mission-m1 = ●○○ Petite caisse, un étage
option-mission-m2 = ●○○ L’argent de la cantine, un étage
option-mission-m3 = ●●○ Répondre à tous, deux étages
option-mission-m4 = ●●○ Indemnités de départ, deux étages
option-mission-m5 = ●○○ Formation obligatoire, un étage
option-mission-m6 = ●●○ Retour à l’envoyeur, un étage
option-mission-m7 = ●●○ Ménage de printemps, deux étages
option-mission-m8 = ●●● Le sifflet, deux étages
option-mission-m9 = ●○○ Inventaire, un étage
option-mission-m10 = ●●○ Poudre aux yeux, un étage
option-mission-m11 = ●●● Produit d’appel, deux étages
option-mission-m12 = ●●● Parachute doré, trois étages
option-difficulty = La menace supportable, et si les jetons vigilance l’augmentent.
option-difficulty-relaxed = détendue : moitié plus de menace supportée
option-difficulty-standard = standard
option-difficulty-raised = relevée : chaque jeton vigilance mis en jeu coûte une menace
option-difficulty-severe = sévère : comme relevée, et un quart de menace supportée en moins
option-module = Le module de commande.
option-module-m1 = la Desserte à thé
option-module-m2 = le Classeur
option-module-m3 = le Palmier en pot
option-module-m4 = la Fontaine à eau
option-agents = Les agents : chaque place choisit à son tour, au hasard, ou une liste avec un par place.
option-agents-chosen = au choix
option-agents-random = au hasard
option-captain = Le capitaine de la corporation : tiré au hasard, ou choisi.
option-captain-random = au hasard
option-captain-k1 = le contremaître Gasket
option-captain-k2 = l’inspecteur Brisk
option-captain-k3 = la surveillante Lull
option-captain-k4 = le maréchal Ditto
option-captain-k5 = la surintendante Crisp
option-captain-k6 = le chef de rayon Vane
option-ceo = Le PDG de la corporation : tiré au hasard, ou choisi.
option-ceo-random = au hasard
option-ceo-c1 = Dame Prudence Overhead
option-ceo-c2 = Lorne Quill-Bottomley
option-ceo-c3 = Chip Margrave
option-ceo-c4 = Barnaby Thistlewick-Deck
option-ceo-c5 = Ottoline Fineprint
option-ceo-c6 = Maxine Everlow
option-corporation_choices = Qui décide de l’ordre des unités : la table, ou les joueurs.
option-corporation_choices-automatic = automatique
option-corporation_choices-players = les joueurs
option-stay_home = Si une IP au point d’accès peut y rester toute l’étape réseau.
option-stay_home-false = non
option-stay_home-true = oui
option-repair_keep = Si un agent qui répare doit garder 1 énergie.
option-repair_keep-true = oui
option-repair_keep-false = non
option-repair = Quels robots un agent peut réparer.
option-repair-adjacent = ceux qui sont adjacents
option-repair-any = tous ceux de l’étage
option-banned_ip = Où revient une IP bannie lors d’un redémarrage.
option-banned_ip-own = à son propre point d’accès
option-banned_ip-free = à un point d’accès libre au choix
option-captain_carried = Si un capitaine présent dans une zone sécurisée y reste à l’étage suivant.
option-captain_carried-false = non, il retourne à son poste
option-captain_carried-true = oui
option-dice_used_up = Si un dé lancé est utilisé jusqu’au prochain tour.
option-dice_used_up-true = oui
option-dice_used_up-false = non
option-carried = Ce que l’équipe garde de la mission précédente, en campagne.
option-carried-nothing = rien
option-round_cap = Après combien de manches la nuit est finie et perdue.

## Refus
reason-wrong-step = cela appartient à une autre étape
reason-too-expensive = prix : { $price } ; { $robot } a { $power } en énergie et doit en garder 1
reason-not-for-sale = le module ne le vend pas
reason-no-room = cet agent a déjà deux mods
reason-no-such-way = pas de passage { $direction } : un mur ou une porte verrouillée l’empêche
reason-not-held = votre agent n’a pas cela : { $item }
reason-not-enough-dice = dés disponibles : basiques { $basic }, avancés { $advanced }, élites { $elite }
reason-not-possible = seul ce qui est marqué entre en ligne de compte
reason-not-beside = { $what ->
        [unit] { $unit } n’est pas à côté de votre agent
        [robot] { $robot } n’est pas à côté de votre agent
       *[door] aucun robot n’est à côté de cette porte
    }
reason-no-ability = { $either ->
        [yes] le module n’a pas activé la capacité { $universal }, et votre agent n’a pas acheté { $ability }
       *[no] votre agent n’a pas acheté la capacité { $ability }
    }
reason-used-up = la capacité { $ability } est épuisée pour ce tour
reason-too-little-power = votre agent a { $power } en énergie ; il en faut { $needed }
reason-not-free = { $what ->
        [robot] case occupée : { $robot }
        [unit] case occupée : { $unit }
       *[other] cette case n’est pas libre
    }
reason-not-on-floor = { $unit } n’est pas à l’étage
reason-other-zone = cette case est dans une autre zone
reason-locked = cette porte est déjà verrouillée
reason-not-locked = cette porte n’est pas verrouillée
reason-not-rolled = aucun { $die } montrant { $face } n’est à relancer
reason-no-goal = aucun objectif de cet étage ne le demande : { $goal }
reason-goal-met = cet objectif est atteint : { $goal }
reason-no-cards = il n’y a plus de cartes réseau
reason-chip-in-play = le jeton vigilance est déjà à l’étage
reason-out-of-sight = on ne le voit pas d’ici à { $count } cases ou moins
reason-no-link = il n’y a pas de lien libre pour un transfert
reason-other-type = cette carte demande un nœud d’un autre type
reason-not-active = aucun jeton actif à l’emplacement { $slot }
reason-too-few-ap = il reste { $ap } PA ; ce pas en demande { $needed }
reason-no-swap = personne n’a acheté Permuter
reason-no-push = on ne peut pas pousser les unités maintenant
reason-not-moving = { $robot } ne se déplace pas maintenant
reason-module-tired = le module avance de { $count } cases au plus pendant cette action
reason-no-crossing = rien ne permet à ce robot de traverser un mur maintenant
reason-no-wall = pas de mur à abattre { $direction }
reason-too-strong = { $unit } est de niveau { $level } ; ceci assomme au plus le niveau { $most }
reason-asleep = { $unit } est déjà { AGREE($unit, m: "assommé", f: "assommée") }
reason-no-door = pas de porte { $direction }
reason-iam = une carte marquée IAM ne peut pas être forcée
reason-no-such-entry = cette entrée n’est plus à traiter : { $entry }
reason-not-ahead = aucun jeton typé à l’emplacement { $slot }, à droite du marqueur
reason-no-terminal = pas de terminal ici : { $by }
reason-chosen-already = l’option { $number } est déjà choisie
reason-slot-shut = l’emplacement { $slot } n’est pas ouvert
reason-same-chip = l’emplacement { $slot } contient déjà { $chip }
reason-just-traded = cet objet a déjà changé de mains pendant ce tour : { $item }
reason-not-given = { $robot } donne de son propre chef ; on ne prend qu’au module et aux agents éteints
reason-a-mod = un mod ne s’utilise pas, il s’installe : { $item }
reason-at-keypads = cet objet s’utilise pendant qu’on manipule un clavier : { $item }
reason-full = le module garde au plus { $count } en énergie
reason-agent-taken = quelqu’un a déjà { $agent }
reason-access-taken = ce point d’accès appartient à une autre IP
reason-no-lock = aucune porte { DE($zone) } n’est verrouillée
reason-nobody-there = aucune unité de ce genre n’y est éveillée : { $zone }
reason-no-key = { $unit } n’a pas de clé
reason-no-alert-chip = le jeton vigilance { DE($robot) } n’est pas là
reason-not-hallway = cette case n’est pas dans le couloir
reason-no-bead = il n’y a pas de marqueur inspection : { $zone }
reason-empty-slot = l’emplacement { $slot } est vide
reason-not-degraded = le jeton de l’emplacement { $slot } n’est pas dégradé
reason-captains-chip = le jeton du capitaine, à l’emplacement { $slot }, ne peut pas être changé
reason-no-ping = pas de ping à cet endroit : { $node }
reason-not-spent = aucun { $die } n’est dépensé
reason-bought-already = c’est déjà acheté
reason-not-a-mod = ce n’est pas un mod : { $item }
reason-occupied = case occupée : { $what ->
        [robot] { $robot }
       *[unit] { $unit }
    }
reason-nobody-to-swap = aucun robot n’est là pour échanger sa place
reason-nobody-to-push = aucune unité n’est là pour être poussée
reason-no-push-room = aucune case libre où pousser l’unité
reason-no-wall-to-cross = { $direction }, pas de mur intérieur avec une case libre derrière
reason-no-cache = il n’y a pas de cache là où se trouve { $robot }
reason-not-at-goal = cet objectif ({ $goal }) se travaille ici : { $squares }
reason-outside = un leurre se pose depuis l’intérieur du bâtiment
reason-not-for-keypads = cet objet ne barre aucune entrée de clavier : { $item }
reason-no-keypad-card = aucune carte clavier n’est à cette porte
reason-no-key-held = votre agent n’a pas de clé
reason-not-drawn = cette carte n’a pas été piochée : { $terminal }
reason-option-first = il faut d’abord choisir une option
reason-other-layer = ce nœud n’est pas sur la couche de votre IP
reason-no-plain-terminal = il n’y a pas de terminal ordinaire à cet endroit
reason-not-itself = un agent ne se répare pas lui-même
reason-off-floor = { $robot } n’est pas à l’étage
reason-no-stay = une IP ne reste chez elle que pour toute l’étape réseau, et si la table le permet
reason-no-token = votre agent n’a pas de pion bonus
reason-no-such-chip = il manque { $chip } dans { $source }
reason-card-not-held = vous n’avez pas la { $network }

## Règles
rule-BC-2_1_1 = Les robots sont les agents et le module ; les unités sont les gardes et le capitaine.
rule-BC-2_1_2 = Un étage est une grille ; une arête est ouverte, un mur, ou une porte verrouillée au départ.
rule-BC-2_1_3 = Deux cases adjacentes partagent une arête ouverte, un mur détruit ou une porte déverrouillée.
rule-BC-2_1_4 = Une case contient au plus un robot ou une unité.
rule-BC-2_1_5 = La vue est bloquée par les murs et les portes verrouillées, jamais par les pièces.
rule-BC-2_1_7 = Les robots passent par les arêtes ouvertes, les murs détruits et les portes déverrouillées, vers une case libre.
rule-BC-2_1_8 = Quand la corporation a le choix, la table prend le premier possible, ou les joueurs décident.
rule-BC-2_2_8 = Chaque joueur choisit un agent, à tour de rôle à partir du premier joueur.
rule-BC-2_2_10 = En solo, vous avez toutes les améliorations de réserve ; à deux, une chacun ; à trois ou quatre, aucune.
rule-BC-2_2_13 = Les robots commencent sur des cases extérieures au choix, un par case.
rule-BC-2_3_2 = Avant le tour d’un joueur, l’équipe peut redémarrer le burncycle.
rule-BC-2_4_1_1 = Dépensez l’énergie d’un agent pour ses dés, capacités et réserve ; celle du module pour les capacités universelles et les emplacements.
rule-BC-2_4_1_2 = Personne ne peut descendre sous 1 énergie en routant.
rule-BC-2_4_1_4 = Un mod s’installe gratuitement, deux par agent, ou se défausse pour 1 énergie.
rule-BC-2_4_2_2 = Choisissez des dés disponibles, lancez-les, ajoutez les bonus : ce sont vos PA.
rule-BC-2_4_3_1 = Pour chaque jeton actif, de gauche à droite : une action, ou passer.
rule-BC-2_4_3_4 = Les actions gratuites se font avant, entre et après les actions.
rule-BC-2_4_3_5 = Déplacement : 1 PA par case, répartis entre l’agent et le module.
rule-BC-2_4_3_6 = Un mur tombe à 10 PA ; l’agent peut passer et est repéré.
rule-BC-2_4_3_7 = Attaque : l’unité est éteinte si les PA atteignent sa résistance, assommée à 5 de moins ; de toute façon, menace +1 et l’agent est repéré.
rule-BC-2_4_3_8 = Un clavier s’ouvre par une clé, par ses entrées ou par force brute.
rule-BC-2_4_3_9 = Terminal : piochez une carte, choisissez une option (deux si c’est optimisé) et testez leur coût.
rule-BC-2_4_3_10 = Piochez une carte réseau, gardez-en trois au plus ; si c’est optimisé, une action de plus.
rule-BC-2_4_3_11 = Réparer : donnez de votre énergie à un robot adjacent.
rule-BC-2_4_3_12 = Missions et capacités offrent leurs propres actions standard.
rule-BC-2_4_3_13 = Échangez clés, équipements et mods non installés avec des robots adjacents.
rule-BC-2_4_3_14 = Remplacez un jeton du cycle par un de la réserve ; un jeton capitaine actif coûte menace +2.
rule-BC-2_4_4_2 = Un pas de l’IP est un nœud en sens horaire ou un transfert par un lien.
rule-BC-2_4_4_5 = Le plus haut niveau de réseau gagne ; à égalité, c’est le ping, sauf à 6, où c’est l’IP.
rule-BC-2_4_4_7 = Sur un nœud action, chaque carte réseau de ce type prend effet.
rule-BC-2_4_6 = Le dé burncycle dégrade un jeton ; sur la face joker, vous choisissez.
rule-BC-2_7_1 = Les jetons se paient sur les réserves ou en avançant le marqueur ; le dé ajoute une entrée ; une alarme vous repère.
rule-BC-2_7_3 = Un robot sur une cache pendant un déplacement peut la prendre.
rule-BC-2_9_3 = Drain : un robot qui devient adjacent perd un jeton de sa réserve.
rule-BC-2_10_1 = Un redémarrage remplit le cycle et les réserves, et coûte une menace par joueur.
rule-BC-2_10_6 = Lors d’un redémarrage, les IP bannies reviennent au niveau 1 : chez elles, ou par option à un point d’accès libre.
rule-BC-2_11_4 = Vous gagnez quand le dernier étage est terminé.
rule-BC-2_11_5 = Vous perdez quand la menace atteint sa limite, ou s’il ne reste pas de module ou pas d’agent en ligne.
rule-BC-3_1 = Les cartes parlent en mots d’effet ; quand il y a un choix, il est à vous.
rule-BC-3_9 = Chaque capitaine a sa propre action de cycle.
rule-BC-3_11 = Les capacités s’utilisent au moment qu’elles nomment, sinon comme une action gratuite.
rule-BC-3_12 = Le Classeur avance d’au plus 4 cases par déplacement.
rule-BC-3_13 = Les cartes clavier marquées IAM n’ont pas de résistance.
rule-BC-3_15 = Un pion de carte réseau ajoute 3 PA à un test.
rule-BC-3_17 = L’équipement se défausse en action gratuite.
rule-BC-A7 = Le module paie ses propres améliorations.
rule-BC-A14 = Une icône de relance permet de relancer un autre dé, une fois.
rule-BC-A17 = Seuls les murs intérieurs se détruisent, pas ceux des zones sécurisées.
rule-BC-A19 = Une clé ouvre une porte.
rule-BC-A20 = Vous pouvez arrêter à tout moment ; ce qui est payé reste payé.
rule-BC-A21 = La force brute n’a aucun bonus d’une action optimisée.
rule-BC-A26 = Une IP ne reste au point d’accès que pour toute l’étape réseau, si la table le permet.
rule-BC-A27 = L’énergie du module ne peut pas monter au-dessus de sa limite.
rule-BC-A36 = Avancer le marqueur consomme les jetons passés et celui atteint.
rule-BC-A57 = En échangeant, on peut aussi prendre au module et à un agent éteint.
rule-BC-A61 = Chaque objet change de mains au plus une fois par tour.

## Le coach : pourquoi un choix est bon ou mauvais

coach-test = { $percent } % de chances d’atteindre les { $need } PA pour { $purpose }.
coach-move_roll = { $ap ->
        [0] Aucun PA
       *[other] Environ { $ap } PA
    } pour { $purpose } ; { $left ->
        [0] il ne reste alors aucun dé
        [one] il reste alors un dé
       *[other] il reste alors { $left } dés
    }.
coach-dice_left = { $left ->
        [0] Il ne reste aucun dé
        [one] Il reste un dé
       *[other] Il reste { $left } dés
    } pour la suite du tour.
coach-closer = { $robot } se rapproche du but : encore { $ap } PA au lieu de { $before }.
coach-further = { $robot } s’éloigne du but : encore { $ap } PA au lieu de { $before }.
coach-ap_left = { $ap ->
        [0] Cela prend { $used } PA ; il n’en reste plus.
       *[other] Cela prend { $used } PA et en laisse { $ap }.
    }
coach-ap_lost = { $ap ->
        [one] { $ap } PA est perdu.
       *[other] { $ap } PA sont perdus.
    }
coach-spotted = { $often ->
        [always] { $robot } est aussitôt { AGREE($robot, m: "repéré", f: "repérée") }.
       *[some] { $robot } est aussitôt { AGREE($robot, m: "repéré", f: "repérée") } { in-worlds }.
    }
coach-hidden = { $often ->
        [always] { $robot } échappe aux regards.
       *[some] { $robot } échappe aux regards { in-worlds }.
    }
coach-threat = { $exact ->
        [yes] La menace monte aussitôt de { $most }.
       *[no] La menace monte aussitôt { in-worlds }, de { $most } au plus.
    }
coach-damage = { $often ->
        [always] { $robot } perd aussitôt de l’énergie : { $lost }.
       *[some] { $robot } perd aussitôt de l’énergie { in-worlds }, { $lost } au plus.
    }
coach-goal = { $often ->
        [always] Un objectif avance : { $goal }.
       *[some] Un objectif avance ({ $goal }) { in-worlds }.
    }
coach-door = { $often ->
        [always] Une porte s’ouvre.
       *[some] Une porte s’ouvre { in-worlds }.
    }
coach-unit_down = { $often ->
        [always] Une unité est assommée ou éteinte.
       *[some] Une unité est assommée ou éteinte { in-worlds }.
    }
coach-pays = { $robot } dépense { $count ->
        [one] 1 énergie
       *[other] { $count } énergies
    } et en garde { $left }.
coach-power = { $robot } gagne { $count ->
        [one] 1 énergie
       *[other] { $count } énergies
    } et en a { $total }.
coach-dice = { $count ->
        [one] Un dé de plus
       *[other] { $count } dés de plus
    } pour ce tour : { $total } en tout.
coach-slots = { $count ->
        [one] Un jeton actif de plus
       *[other] { $count } jetons actifs de plus
    } dans le burncycle : { $total } en tout.
coach-network = Une carte réseau de plus dans votre main.
coach-level = Votre IP passe au niveau { $total }.
coach-item = Vous tenez une clé ou un objet de plus.
coach-placed = Départ en { $square }, à { $ap } PA du but.
coach-test_all = Avec tous vos dés : { $percent } % de chances d’atteindre les { $need } PA pour { $purpose }.
coach-move_all = Avec tous vos dés, environ { $ap } PA ; { $robot } est à { $way } PA du but.
coach-optimised = Le jeton optimise cette action.
coach-repair = { $robot } a { $total ->
        [one] 1 énergie
       *[other] { $total } énergies
    } ; vous choisirez combien donner.
coach-habit = C’est ce que ferait ici un jeu simple et prudent.
coach-own_die = Désormais, un { $die } de plus à chaque tour.
coach-ability = Capacité : { $ability }. { $ability_text }
coach-reserve = Cela met { $chip } dans votre réserve.
coach-module_can = « { $universal } » est désormais ouvert à tous vos robots.
coach-excess = { $robot } a plus d’énergie que sa limite de réserve n’en garde : ce qui dépasse ({ $lost }) est perdu.
coach-alter = { $when ->
        [past] Le marqueur est déjà passé : { $chip } ne servira ici qu’à l’étape réseau.
        [now] Ici même, { $chip } optimise une action de son type.
       *[ahead] Quand le marqueur y sera, { $chip } optimisera une action de son type.
    }
coach-cycle_left = { $count ->
        [0] Aucun jeton n’est actif
        [one] Un jeton est actif
       *[other] { $count } jetons sont actifs
    } dans le burncycle pour ce tour.
coach-slot = Un emplacement de plus s’ouvre dans le burncycle : { $total } en tout.
coach-agent_power = { $total } énergies au départ, dont { $bank } au plus se gardent d’un tour à l’autre ; le dé le moins cher coûte { $price }.
coach-agent_skills = Capacités à acheter : { $abilities }.
coach-unused_dice = { $left ->
        [one] Un dé reste
       *[other] { $left } dés restent
    } sans emploi.
coach-chip_passed = L’action de ce jeton est perdue ; pour la suite du tour : { $left ->
        [0] aucun dé
        [one] un dé
       *[other] { $left } dés
    } et { $count ->
        [0] aucun jeton
        [one] un jeton
       *[other] { $count } jetons
    }.
coach-seen_more = À la fin du tour, une fois que les unités ont bougé, quelqu’un est repéré { in-worlds }, au lieu de { $before }.
coach-seen_less = { $often ->
        [never] À la fin du tour, une fois que les unités ont bougé, personne n’est repéré, au lieu de quelqu’un dans { $before } cas sur { $worlds }.
       *[some] À la fin du tour, une fois que les unités ont bougé, quelqu’un est repéré { in-worlds }, au lieu de { $before }.
    }
coach-threat_more = D’ici la fin du tour, la menace, à { $threat } sur { $limit }, sera plus haute d’environ { $rise } qu’en jouant simplement.
coach-threat_less = D’ici la fin du tour, la menace, à { $threat } sur { $limit }, sera plus basse d’environ { $rise } qu’en jouant simplement.
coach-goal_more = Un objectif avance pendant ce tour { in-worlds }, au lieu de { $before }.
coach-goal_less = { $often ->
        [never] Aucun objectif n’avance plus pendant ce tour, au lieu d’un dans { $before } cas sur { $worlds }.
       *[some] Un objectif n’avance pendant ce tour que { in-worlds }, au lieu de { $before }.
    }
coach-neutral = Cela ne change rien à l’étage.
coach-replaces = Il remplace { $old }, qui { $kept ->
        [yes] va à la réserve d’équipe.
       *[no] retourne dans la boîte.
    }
coach-captain_out = { $past ->
        [yes] Il remplace le jeton capitaine : menace +{ $most }.
       *[no] Il remplace le jeton capitaine : menace +{ $most }, mais l’action du capitaine n’aura plus lieu avant un redémarrage.
    }
coach-loses = { $often ->
        [always] La partie est aussitôt perdue.
       *[some] La partie est aussitôt perdue { in-worlds }.
    }
coach-wins = { $often ->
        [always] La partie est aussitôt gagnée.
       *[some] La partie est aussitôt gagnée { in-worlds }.
    }
coach-lost_more = D’ici la fin du tour, la partie est perdue { in-worlds }, au lieu de { $before }.
coach-lost_less = { $often ->
        [never] D’ici la fin du tour, la partie n’est perdue dans aucun des { $worlds } cas possibles, au lieu de { $before }.
       *[some] D’ici la fin du tour, la partie est perdue { in-worlds }, au lieu de { $before }.
    }
coach-toll_free = { $robot } est déjà à 1 énergie : cela ne lui coûte rien.
coach-die_lost = { $when ->
        [now] { $count ->
            [one] Un dé basique de moins à ce tour.
           *[other] { $count } dés basiques de moins à ce tour.
        }
       *[later] { $count ->
            [one] Un dé basique de moins au prochain tour.
           *[other] { $count } dés basiques de moins au prochain tour.
        }
    }
coach-pool = { $total ->
        [0] Vous n’aurez aucun dé pour ce tour.
        [one] Vous aurez un dé pour ce tour.
       *[other] Vous aurez { $total } dés pour ce tour.
    }
coach-power_kept = { $robot } garde { $count ->
        [one] 1 énergie
       *[other] { $count } énergies
    }, { $dice ->
        [0] trop peu pour un dé basique.
        [one] de quoi avoir un dé basique.
       *[other] de quoi avoir { $dice } dés basiques.
    }
coach-turn_ends = { $most ->
        [0] Le tour finit.
       *[other] Le tour finit ; la menace peut encore monter de { $most }.
    }
coach-over_limit = { $robot } ne peut garder que { $limit } énergies : le reste serait perdu de toute façon.

## Vers quoi vous travaillez

aim-errand = { $robot } vers { $square }, à { $ap } PA : { $goal }.
aim-errand_door = { $robot } vers { $square }, à { $ap } PA, pour laisser passer le module de commande.
aim-leave = { $robot } vers une zone sécurisée, à { $ap } PA.
aim-module_goal = Le module de commande vers { $square }, à { $ap } PA.
aim-objective = Objectif : { $goal }, { $now } sur { $needed }.
aim-threat_left = Menace { $threat } : à { $limit }, la partie est perdue.

## Ce que nomment les paramètres, quand ce n’est pas leur propre nom

param-cards = terminal
param-faces = face
param-other_robot = robot
param-square = grid
param-squares = grid
param-rooms = room
param-square1 = grid
param-room1 = room
param-square2 = grid
param-room2 = room
param-square3 = grid
param-room3 = room
param-square4 = grid
param-room4 = room
param-pings = ping
param-robots = robot
param-abilities = ability
param-old = chip
param-node = ring

## Les noms des champs et des zones, pour les listes et les dessins

field-access = point d’accès
field-agent = agent
field-bank = banque
field-boosts = renforts
field-cycle = burncycle
field-doors = portes
field-floor = étage
field-floors = étages
field-imperative = impératif
field-ip = IP
field-level = niveau
field-limit = limite
field-online = en ligne
field-power = énergie
field-robots = robots
field-threat = menace
field-units = unités

## Ce qui est demandé au milieu d’un choix

ask-alter = Dans quel emplacement mettre { $chip } ?
ask-roll = Combien de dés avancés ?
ask-roll-2 = Combien de dés élites ?
ask-step = { $robot } : dans quelle direction ?
ask-pay = Quelle réserve donne { $chip } ?
ask-give-2 = Donner { $item } { A($robot) } ?
ask-take-2 = Prendre { $item } { A($robot) } ?
ask-after-item = Que faites-vous de ceci : { $thing } ?
ask-after-robot = { $thing } : dans quelle direction, ou quoi faire ?
ask-after-unit = Que faites-vous ici : { $thing } ?
ask-after-entry = Comment réglez-vous cette entrée : { $thing } ?
