# The playground's start page.
playground-title = Mission Control : terrain d’essai
playground-languages = Langue
playground-lead = Le vrai bot, dans un Discord qui ne vit que sur cette machine. Sois qui tu veux, appuie sur tous les boutons, ouvre toutes les boîtes : rien ne sort d’ici, rien n’est gardé.
playground-game = Trois jeux
playground-game-text = « { playground-game-start } » ouvre une table, confie les autres places à des pilotes automatiques et commence. « { button-learn } » dit en trois fiches de quoi il s’agit, « { button-lesson } » te le fait essayer.
playground-game-length = Durée
playground-game-players = Joueurs
playground-game-difficulty = Difficulté
playground-game-you = Tu es
playground-game-seats = Places
playground-game-people = Jouées par toi
playground-game-seats-count = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
playground-game-people-count = { $count ->
    [one] une seule
   *[other] { $count } d’entre elles
}
playground-game-start = Commencer la partie
playground-game-choices = Places et personnes
playground-people = Être quelqu’un
playground-people-text = Tout le monde voit le même salon, mais pas les mêmes secrets. Les mains et les cartes jouées en secret arrivent par message privé.
playground-in-channel = Dans le salon
playground-direct-messages = Messages privés
playground-channels = Salons et fils
playground-channels-text = Une table à la fois dans chacun. Sur la page de Discord, « Viewing as » change qui tu es ; tape / pour les commandes.
playground-home = Vers la page d’accueil
playground-places = Salons, fils et messages privés
playground-inbox-of = { $name } : messages privés
playground-time = L’horloge
playground-time-text = Elle avance comme la tienne. Saute plus loin pour voir les rappels, et ce qui est fait pour qui n’a plus de temps.
playground-hours = + { $hours } h
playground-restart = Redémarrer le bot
playground-restart-text = Arrête le bot et le relance sur la même base de données. Chaque partie continue, chaque bouton marche encore.
playground-footer = La page de Discord est celle de SimCord et parle anglais autour de ce que dit le bot. Ctrl-C dans le terminal ferme le terrain d’essai et oublie tout.
playground-done-time = { $hours ->
    [one] Une heure a passé.
   *[other] { $hours } heures ont passé.
}
playground-done-restart = Le bot a été redémarré.
playground-failed = Cela n’a pas marché. La cause se lit dans le terminal.
playground-gone = Ce salon n’existe plus.
