# Toutes les tables d’une personne, et où se trouve une table.

place = { $server } · { $channel }

command-mine = miennes
command-mine-about = Tes tables, ce que je conserve de toi, et comment te faire oublier
command-mine-tables = tables
command-mine-tables-about = Voir toutes tes tables : à qui de jouer, jusqu’à quand, quelle décision
command-mine-settings = préférences
command-mine-settings-about = L’allure de tes panneaux, les conseils, et quand je t’écris
command-mine-data = données
command-mine-data-about = Recevoir dans un fichier tout ce que je conserve de toi
command-mine-forget = oublier
command-mine-forget-about = Te faire oublier : vois d’abord ce qui disparaît et ce qui reste

mine-title = Tes tables
mine-none = Tu n’as de place à aucune table en ce moment. `/{ command-table } { command-new }` en ouvre une.
mine-waiting = { $count ->
    [0] Personne ne t’attend.
    [one] **Une table t’attend.**
   *[other] **{ $count } tables t’attendent.**
}
mine-no-other = ✅ Aucune autre table ne t’attend.
button-next-table = Table suivante ({ $count })
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

direct-next = ⏭️ C’est bientôt à toi à { $game } · { $seat }
direct-next-why = Tu reçois ceci parce que tu souhaites le savoir. `/{ command-mine } { command-mine-settings }` l’arrête.
reminder-waits = ⏰ { $game } t’attend
# $what is the label of a choice.
reminder-default = Le bot choisirait : **{ $what }**

preferences-title = Tes préférences
preferences-text = Elles valent à toutes tes tables. Personne d’autre n’en sait rien.
preference-advice = 🧠 **Conseils.** Ce que ferait l’expert est en vert et avec 💡, là où il a réfléchi ; *Conseil* le lui demande.
preference-short-panels = 📏 **Panneaux courts.** La question en une ligne, les chiffres, les choix ; pas d’explications.
preference-next-up = 👉 **Bientôt à toi.** Je t’écris quand c’est à la personne juste avant toi, dans les jeux au tour par tour ; jamais pendant tes heures calmes.
preferences-hours = Tes heures calmes et ton fuseau horaire : `/{ command-table } { command-quiet }`.
button-preference-on = Oui
button-preference-off = Non
mine-fixed = Appuie sur **{ button-here }** à la table. La partie commence dès que vous êtes tous là, au plus tard { $when }.
