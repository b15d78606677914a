# Toutes les tables d’une personne, et où se trouve une table.

place = { $server } · { $channel }

command-mine = miennes
command-mine-about = Voir toutes tes tables : à qui de jouer, jusqu’à quand, quelle décision

mine-title = Tes tables
mine-none = Tu n’as de place à aucune table en ce moment. `/{ command-table } { command-new }` en ouvre une.
mine-waiting = { $count ->
    [0] Personne ne t’attend.
    [one] **Une table t’attend.**
   *[other] **{ $count } tables t’attendent.**
}
mine-lobby = Pas encore commencée : { $taken } { $taken ->
    [one] place prise
   *[other] places prises
} sur { $most }.
mine-stand-in = 🤖 Un pilote automatique joue pour toi.
mine-ended = finie { $when }
mine-elsewhere = { $count ->
    [one] Une autre table est dans un serveur que toi ou moi avons quitté.
   *[other] { $count } autres tables sont dans des serveurs que toi ou moi avons quittés.
}

reminder-waits = ⏰ { $game } t’attend
# $what is the label of a choice.
reminder-default = Le bot choisirait : **{ $what }**
