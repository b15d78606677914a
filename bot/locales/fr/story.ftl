# Le récit d’une partie en une page, dans la langue de la table.

command-story = récit
command-story-about = Une partie finie en une page à lire et à garder : images, journal, vérification des dés
button-story = Récit
story-ready = 📰 `{ $file }` raconte cette partie en une seule page : le plateau d’un bout à l’autre, ce qui s’est passé et comment vérifier les dés. À télécharger et à ouvrir dans un navigateur. Elle se passe de réseau et n’en dit pas plus que ce que tout le monde peut savoir.
story-people = Qui a joué
story-end = Comment cela s’est terminé
story-course = Ce qui s’est passé
story-board = le plateau
story-fewer-pictures = Les images de cette partie ne tiennent pas toutes dans un fichier : quelques manches s’en passent.
story-check = 🔎 `/{ command-table } { command-export }` donne toute la partie dans un fichier, et `mission-control verify` le rejoue sur n’importe quel ordinateur, sans ce bot et sans Discord.
story-made = Raconté par Mission Control. Cette page ne charge rien d’ailleurs.
error-story-busy = Les récits de plusieurs autres parties sont en cours d’écriture. Appuie de nouveau dans une minute.
error-story-failed = Le récit n’a pas pu être écrit. Réessaie, ou dis-le à qui gère ce bot.
setting-story-asked = Récit : sur demande
setting-story-posted = Récit : à la fin
setting-story-hint = Le bot le publie en fichier, à ouvrir dans n’importe quel navigateur
lobby-story = 📰 Le récit de la partie est publié à la fin
