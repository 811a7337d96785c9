## Qui est qui

you = { $name } (vous)
bot = { $name } ({ $kind })
bot-random = hasard
bot-greedy = avide
bot-ismcts = réfléchit
bot-intern = stagiaire
bot-multitasker = multitâche
bot-manager = petit chef
bot-controller = contrôle de gestion
bot-chair = présidence

## La table

your-hand = Votre main
no-box = Ce jeu n’a pas de liste de cartes.

## Choisir

choose = Choisissez 1–{ $count }
choose-one = Entrée ou 1
keys = ? aide
keys-back = b retour · ? aide
not-understood = « { $line } » n’est pas un choix possible ici.
type-number = Tapez { $count ->
        [1] 1 ou Entrée
       *[other] un nombre de 1 à { $count }
    }, ou ? pour l’aide.
no-way-back = Il n’y a pas d’étape précédente.
refused = Ce n’est pas possible maintenant : { $why }.
help =
    Choisissez une ligne par son numéro.
    b  un pas en arrière     t  revoir la table      l  tout le journal
    c  toutes les cartes     q  partir ; la partie est gardée
    On peut aussi taper un choix en entier : { $example }

## Partir, finir

left = La partie est gardée dans { $file }
resume-with = Pour continuer : { $command }
set-aside = La partie que vous aviez quittée est gardée. Pour la continuer : { $command }
finished = Le procès-verbal est dans { $file }
replay-with = Pour la réentendre : { $command }
goes-on = Le procès-verbal s’arrête ici, après { $count } { $count ->
        [one] choix
       *[other] choix
    } ; la partie n’est pas finie.
result = Fin de partie

## La liste des jeux

seats = { $least }–{ $most } places, révision { $revision }
from-to = de { $least } à { $most }
or-list = { $values }, ou une liste avec des virgules parmi { $items }

## L’analyse

analysis-chosen = choisi
analysis-loss = perdu
analysis-best = la recherche préfère
analysis-mean = { $name } a perdu { $loss } par décision en moyenne (1, c’est gagné ; −1, perdu).
analysis-nothing = La recherche n’aurait rien choisi de mieux.
analysis-mattered = Les décisions qui ont compté :
analysis-moment =
    nº { $count }, { $name } : { $chosen }
        mieux de { $loss } : { $best }
