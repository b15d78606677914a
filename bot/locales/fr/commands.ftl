# Commandes : noms (minuscules, sans espace, 32 caractères au plus) et descriptions (100 au plus).

command-table = table
command-table-about = Jouer à des jeux de société sur la conquête de l’espace
command-new = nouvelle
command-new-about = Ouvrir une table ici, ou dans un fil à elle
command-join = rejoindre
command-join-about = Prendre place à la table
command-leave = quitter
command-leave-about = Quitter la table ; en cours de partie, un pilote automatique continue pour toi
command-seat = place
command-seat-about = Choisir qui tu joues, ou installer un pilote automatique
command-start = commencer
command-start-about = Commencer la partie (hôte)
command-move = coup
command-move-about = Voir ce que tu peux faire maintenant, et le faire
command-show = montrer
command-show-about = Montrer le plateau et à qui c’est de jouer
command-log = journal
command-log-about = Lire ce qui s’est passé jusqu’ici
command-undo = annuler
command-undo-about = Annuler ton dernier coup
command-pause = pause
command-pause-about = Arrêter toutes les horloges (hôte)
command-resume = relancer
command-resume-about = Faire repartir les horloges (hôte)
command-nudge = appeler
command-nudge-about = Appeler ceux que la table attend
command-replace = remplacer
command-replace-about = Donner une place à une autre personne ou à un pilote automatique (hôte)
command-close = fermer
command-close-about = Fermer la table pour tout le monde (hôte)
command-verify = vérifier
command-verify-about = Vérifier chaque dé et chaque carte d’une partie finie
command-export = exporter
command-export-about = Emporter la partie dans un fichier
command-rules = règles
command-rules-about = Lire les règles en bref
command-help = aide
command-help-about = Comment marche une table

## Options

option-game = jeu
option-game-about = Quel jeu
option-language = langue
option-language-about = La langue de la table ; celle du serveur si tu n’en choisis pas d’autre
option-clock = horloge
option-clock-about = Temps pour chaque décision : 24h si tu ne choisis rien d’autre, ou off
option-thread = fil
option-thread-about = Ouvrir un fil pour la table
option-autopilots = pilotes
option-autopilots-about = Combien de pilotes automatiques installer tout de suite
option-identity = comme
option-identity-about = Qui tu veux jouer
option-seat-identity-about = Qui tu joues, toi ou le pilote automatique
option-autopilot = pilote
option-autopilot-about = Le style du pilote automatique à installer (hôte)
option-seat = place
option-seat-about = Quelle place
option-person = personne
option-person-about = Qui prend la place
option-replace-autopilot-about = Le style du pilote automatique qui prend la place
option-everybody = tous
option-everybody-about = Le montrer de nouveau à tous, en bas du salon

## Permissions, avec les noms de Discord

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-embed-links = Intégrer des liens
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
permission-manage-threads = Gérer les fils
