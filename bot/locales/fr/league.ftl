# Ligues et tournois.

league-season = { $name } · Saison { $season }
league-kind = { $kind ->
    [round-robin] Tout le monde rencontre tout le monde, à des tables de { $seats }
    [swiss] Système suisse : on rencontre qui a des points proches, à des tables de { $seats }
   *[elimination] Élimination directe, à des tables de { $seats }
}
league-round-length = { $days ->
    [one] Une manche finit quand toutes ses tables sont finies, au plus tard après un jour.
   *[other] Une manche finit quand toutes ses tables sont finies, au plus tard après { $days } jours.
}
league-divisions = { $moving ->
    [one] Divisions de { $size } ; après une saison, une personne monte et une descend.
   *[other] Divisions de { $size } ; après une saison, { $moving } montent et { $moving } descendent.
}
league-again = { $days ->
    [one] La saison suivante commence d’elle-même, un jour après la dernière.
   *[other] La saison suivante commence d’elle-même, { $days } jours après la dernière.
}
league-ties = Gagner une table vaut un point, finir dernier rien, par degrés égaux entre les deux. À égalité comptent les tables communes (si tout le monde s’est rencontré), puis les points des adversaires, puis les tables gagnées ; sinon la place est partagée.
league-draw = Le tirage suit les cotes, quand elles sont assez sûres : les plus fortes rencontrent les plus faibles. Les autres viennent après, au sort. On voit donc qui a une meilleure cote que qui.
league-lots = Tirages au sort à partir de { $number } (voir la documentation).
league-waits = On commence dès que { $least } personnes sont inscrites.
league-begins = Début : { $when }.
league-begins-if = Début : { $when }, si au moins { $least } personnes sont inscrites.
league-running = La manche { $turn } sur { $rounds } est en cours.
league-over = C’est fini.
# $names are in bold print; $league may be a link.
league-winner = { $count ->
    [one] 🏆 { $names } remporte **{ $league }**.
   *[other] 🏆 { $names } remportent ensemble **{ $league }**.
}
league-winner-ahead = 🏆 { $names } remporte **{ $league }**, devant { $others }.
league-season-winner = Saison { $season } : 🏆 { $names }.
league-cancelled = C’est annulé. Les tables ouvertes continuent.
league-people = { $count ->
    [0] Personne n’est encore inscrit.
    [one] ✋ Une personne participe : { $names }
   *[other] ✋ { $count } personnes participent : { $names }
}
league-reserve = 🪑 En réserve : { $names }
league-round = { $name } · Manche { $turn }
league-round-over = Cette manche est finie.
league-until = Elle finit quand toutes les tables sont finies, au plus tard { $when }.
league-division = Division { $division }
league-byes = Sans table dans cette manche : { $names }
league-walkover = Le point va à { $name }, car { $absent } s’est retiré du jeu.
league-more = … et { $count } lignes de plus
# In the name of a thread: season (0: there is only one), round.
league-thread = { $season ->
    [0] M{ $turn }
   *[other] S{ $season } M{ $turn }
}
league-points = { NUMBER($points, maximumFractionDigits: 2) }
# $season is 0 where there is only one.
league-after = { $season ->
    [0] { $turn ->
        [0] Avant la première manche
       *[other] Après la manche { $turn }
    }
   *[other] Saison { $season }, { $turn ->
        [0] avant la première manche
       *[other] après la manche { $turn }
    }
}
league-bracket-round = Manche { $turn }
league-bracket-final = Finale
league-column-points = Points
league-column-tables = Tables
league-column-wins = Gagnées
league-column-opponents = Adversaires
league-alt = { $place } { $name }, { $points } points
button-league-join = J’en suis
button-league-leave = Je me retire
button-league-table = Classement

command-league = ligue
command-league-about = Ligues et tournois de ce serveur
command-league-new = créer
command-league-new-about = Annoncer une ligue ou un tournoi dans ce salon (gestion du serveur)
command-league-join = participer
command-league-join-about = T’inscrire
command-league-leave = quitter
command-league-leave-about = Te désinscrire, ou quitter la saison
command-league-standings = classement
command-league-standings-about = Voir qui en est où
command-league-next = suite
command-league-next-about = Commencer la saison ou la manche suivante maintenant (organisation)
command-league-replace = remplacer
command-league-replace-about = Faire jouer quelqu’un d’autre dès la manche suivante (organisation)
command-league-cancel = annuler
command-league-cancel-about = Tout annuler ; les tables ouvertes continuent (organisation)
option-league-which = ligue
option-league-which-about = Laquelle, s’il y en a plusieurs
option-league-name = nom
option-league-name-about = Comment elle s’appelle
option-league-game = jeu
option-league-game-about = Quel jeu
option-league-kind = genre
option-league-kind-about = Comment se font les rencontres
option-league-seats = places
option-league-seats-about = Combien de personnes par table
option-league-starts = début
option-league-starts-about = Dans combien de jours on commence : 7 sauf choix contraire
option-league-days = jours
option-league-days-about = Après combien de jours une manche finit au plus tard : 14 sauf choix contraire
option-league-rounds = manches
option-league-rounds-about = Combien de manches ; autant qu’il en faut sauf choix contraire
option-league-clock = temps
option-league-clock-about = Temps pour chaque décision ; celui du serveur si tu n’en choisis pas d’autre, ou off
option-league-most = maximum
option-league-most-about = Combien de personnes peuvent jouer ; les suivantes sont en réserve
option-league-division = division
option-league-division-about = La taille des divisions ; sans elle il n’y en a qu’une
option-league-pause = pause
option-league-pause-about = Combien de jours après une saison commence la suivante ; sans cela il n’y en a qu’une
option-league-person = personne
option-league-person-about = Qui s’en va
option-league-newcomer = relève
option-league-newcomer-about = Qui arrive ; sans choix, la première personne en réserve s’il y en a
league-choice-round-robin = tout le monde contre tout le monde
league-choice-swiss = système suisse
league-choice-elimination = élimination directe
league-announced = C’est annoncé : **{ $name }**. Le message dans ce salon prend les inscriptions et reste à jour.
league-joined = { $state ->
    [reserve] Tu es en réserve pour **{ $name }** : tu entres dès que quelqu’un s’en va.
   *[in] Tu participes à **{ $name }**. Tes tables s’ouvrent d’elles-mêmes, dans des fils du salon.
}
league-left = Tu ne participes plus à **{ $name }**.
league-leave-sure = Quitter **{ $name }** ? Tu ne pourras pas revenir avant la saison suivante. Une table ouverte continue : merci de la jouer jusqu’au bout ou de céder ta place.
# $turn is the round that begins; 0: there is none.
league-hastened = { $turn ->
    [0] **{ $name }** : la dernière manche se termine.
   *[other] **{ $name }** : la manche { $turn } commence.
}
# $following is the next round; 0: there is none.
league-hasten-sure = { $following ->
    [0] { $count ->
        [one] Une table de la dernière manche n’est pas finie : on s’y partage les places. Finir la saison quand même ?
       *[other] { $count } tables de la dernière manche ne sont pas finies : on s’y partage les places. Finir la saison quand même ?
    }
   *[other] { $count ->
        [one] Une table de la manche { $turn } n’est pas finie : d’ici là, on s’y partage les places. Passer quand même à la manche { $following } ?
       *[other] { $count } tables de la manche { $turn } ne sont pas finies : d’ici là, on s’y partage les places. Passer quand même à la manche { $following } ?
    }
}
league-removed = { $name } ne participe plus.
league-remove-sure = Retirer { $name } de **{ $league }** ?
league-comes-in = { $newcomer } quitte la réserve et prend la place.
league-comes-in-nobody = Il n’y a personne en réserve.
league-replaced = Dès la manche suivante, { $newcomer } joue à la place de { $name }. Ce que { $name } a joué lui reste.
# Of the table that is open, after somebody was replaced. $channel is a mention.
league-seat-taken = { $channel } : { $newcomer } y joue désormais.
league-seat-asked = { $channel } : j’y ai demandé à { $name } si { $newcomer } peut reprendre la partie.
league-seat-stays = { $channel } : la partie y continue telle quelle.
league-cancel-sure = Annuler « { $name } » ? Il n’y aura plus de rencontres ; les tables ouvertes continuent.
button-league-withdraw = Quitter la saison
button-league-hasten = Continuer
button-league-remove = Retirer
button-league-cancel = Tout annuler
