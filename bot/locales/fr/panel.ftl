# Ce qu’une seule personne lit : panneaux, réponses, aide.

## Le panneau

panel-title = { $seat } · c’est à toi
panel-title-direct = { $game } · { $seat } · c’est à toi
panel-title-ready = { $seat } · tu as fait ta part
panel-choose = { $count ->
    [one] Il n’y a qu’une possibilité
   *[other] Choisis parmi { $count } possibilités
}
panel-before = Ce qui s’est passé avant :
panel-stale = ⏱️ Ce bouton date d’un moment déjà passé. Voici où l’on en est :
hint-best = 🧠 L’expert choisirait « **{ $action }** ». Il estime ainsi tes chances de victoire à environ { $chance } sur 100. Deuxième choix : « **{ $other }** », avec { $less }.
hint-even = 🧠 L’expert choisirait « **{ $action }** ». Il estime ainsi tes chances de victoire à environ { $chance } sur 100, et à peu près autant avec « **{ $other }** ».
hint-only = 🧠 L’expert choisirait « **{ $action }** ». Il estime ainsi tes chances de victoire à environ { $chance } sur 100.
hint-known = 🧠 L’expert choisirait « **{ $action }** ».
hint-nothing = 🧠 Ici, aucun choix ne paraît meilleur qu’un autre à l’expert.
hint-unsure = 🧠 Rien de sûr pour l’instant : l’expert a beaucoup à faire et n’a pu essayer tes choix que dans { $games ->
    [one] une partie imaginée
   *[other] { $games } parties imaginées
}. Redemande dans un moment.
hint-cut = Après { $games } parties imaginées seulement, car l’expert a beaucoup à faire. *Conseil* le fait chercher encore.
advice-line = 💡 **{ $action }**{ $why ->
    [none] {""}
   *[other] {""} · { $why }
}
hint-stale = ⏱️ Ta décision a changé pendant que l’expert réfléchissait : sa réponse ne vaut plus. Voici où l’on en est :
button-page = Page { $page }
button-confirm = Confirmer : { $what }
since-your-move = **Depuis ton dernier coup**
since-the-start = **Jusqu’ici**
meanwhile = **Ce qu’ont fait ensuite les autres**
now-up = **C’est maintenant à**

## Mon coup, quand ce n’est pas le moment

not-up-running = Ce n’est pas encore à toi
not-up-paused = La table est en pause
not-up-finished = La partie est finie
not-up-closed = Cette table a été fermée
not-up-lobby = La partie n’a pas encore commencé
spectator = 👀 Tu n’as pas de place à cette table, mais le plateau est à tout le monde.
stand-in = 🤖 Un pilote automatique ({ $style }) te remplace : { $seat }

## Regarder autour de soi

hand-title = Ta main
sheet-title = Plateaux
log-title = { $game } · journal
log-empty = Il ne s’est encore rien passé.
log-of-all = Tout le monde
log-of-seat = { $seat } · { $who }
log-moment = Le plateau juste après …
rules-choose = Chapitre
legend-absent = Pas sur le plateau en ce moment :
legend-choose = Image ou sujet
poster-title = { $game } en une page
learn-page = Fiche { $page } sur { $count }
guided-opened = 🎓 Ta partie guidée t’attend dans { $channel } : une dizaine de minutes avec un pilote automatique, sans limite de temps. Appuie là-bas sur **Mon coup** : chaque écran te dit quoi regarder.
guided-already = 🎓 Tu as déjà une partie guidée de ce jeu : elle t’attend dans { $channel }.
guided-off = 🎓 Entendu, les explications s’arrêtent ici. *Règles* s’ouvre toujours à la page qui concerne la décision.
rules-met-title = Règles vues jusqu’ici : { $count }
rules-met-none = Aucune pour l’instant. Chaque règle est expliquée ici dès que tu l’as rencontrée.
guided-thread = { $game } · partie guidée, { $host }
guide-preview = Rien n’est encore fait. Cet écran dit ce que ton choix apporterait : compare-le aux autres, puis confirme ou reviens.
guide-end = La partie guidée s’arrête ici. Désormais, seul le nouveau est expliqué ; 🧠 *Conseil* dit ce que ferait l’expert. Continue tant que tu veux, ou ferme la table d’un clic.
shown = C’est fait : le message de la table est de nouveau en bas du salon.

## Avant le début

opened = La table est ouverte dans { $channel }. Invite les autres : tout le monde peut y prendre place.
opened-fewer-autopilots = Le jeu a { $seats } places : avec toi { $count ->
    [one] il y a 1 pilote automatique
   *[other] il y a { $count } pilotes automatiques
}.
choose-game = À quoi joue-t-on ?
opened-without-thread = Je ne peux pas créer de fil ici ({ $permissions }), la table est donc dans le salon même.
opened-threads-full = Ce serveur a autant de fils ouverts que Discord en permet, la table est donc dans le salon même.
opened-thread-refused = Pour l’instant, Discord ne me crée pas de fil ici, la table est donc dans le salon même.
offer-thread = Il y a déjà une table ici. J’ouvre la tienne dans un fil à elle ?
thread-name = { $game } · table ouverte par { $host }
moved-to-thread = 🧵 La table est maintenant dans { $channel } : tout continue là-bas, et ce qui a été dit ici reste.
joined = Bienvenue à bord ! Tu joues { $seat }. Tu préfères changer ?
identity-choose = Qui veux-tu jouer ?
identity-chosen = C’est fait : tu joues { $seat }.
left = Tu as quitté la table. Ta place est de nouveau libre.
left-seats = Tu as quitté la table. Tes places sont de nouveau libres.
left-closed = Tu as quitté la table et, comme il n’y avait personne d’autre, elle est fermée.
left-autopilot = Tu as quitté la table ; un pilote automatique continue pour toi. Tu peux revenir tant que personne n’a repris ta place.
left-deserted = Tu as quitté la table. Personne d’autre n’est là pour jouer : la partie attend que l’un de vous revienne.
autopilot-title = Pilotes automatiques
autopilot-choose = Quel style de jeu ?
started = Décollage ! La partie a commencé.
settings-title = Réglages
settings-place = 🧵 La table est dans le salon même. Tu peux la déplacer dans un fil à elle maintenant, ou à tout moment avec `/{ command-table } { command-thread }`.
settings-text = Ils peuvent changer jusqu’au début de la partie.
setting-value = { $name } : { $value }
setting-clock = Temps
setting-language = Langue
setting-remove = Libérer une place
bank-hint = Ce que tu épargnes aujourd’hui te reste demain
setting-weekends-counted = Week-end : compte
setting-weekends-free = Week-end : ne compte pas
setting-weekends-hint = Les horloges s’arrêtent le samedi et le dimanche
setting-vacation = Absences : { $days } jours par saison
setting-digests = Messages : un résumé par manche
setting-digests-hint = Un message par manche, complété au fur et à mesure
setting-no-digests = Messages : le début et la fin seulement
setting-no-digests-hint = Ce qui se passe entre-temps est sur le message de jeu et dans le journal
setting-hints = Conseils : sur demande
setting-hints-hint = Qui doit jouer peut interroger l’expert ; à la fin, on dit combien de fois
setting-no-hints = Conseils : aucun
setting-starts-host = Début : quand l’hôte le décide
setting-starts-full = Début : tout seul, table complète
setting-starts-full-hint = Quelques minutes après la dernière place, pour que chacun choisisse son camp
setting-takeover-host = Reprises : avec mon accord
setting-takeover-host-hint = En cours de partie, qui voudrait la place d’un pilote automatique te le demande
setting-takeover-host-opponents = Reprises : avec mon accord, toutes les places
setting-takeover-host-opponents-hint = Aussi les places des pilotes choisis pour jouer dès le début
setting-takeover-anybody = Reprises : libres
setting-takeover-anybody-hint = Tout de suite, ou un jour après le départ de qui jouait
setting-takeover-anybody-opponents = Reprises : libres, toutes les places
setting-takeover-anybody-opponents-hint = Aussi les places des pilotes choisis pour jouer dès le début
setting-takeover-nobody = Reprises : aucune
setting-takeover-nobody-hint = Qui est parti peut revenir, ou proposer sa place

## À la table

undone = ↩️ Coup annulé. Comme s’il ne s’était rien passé.
undo-voting = Un dé a été lancé, une carte a été vue ou quelqu’un a déjà joué : les autres ont été consultés dans le salon. Le coup est annulé si tout le monde est d’accord.
undo-voting-group = Les autres ont été consultés dans le salon. Le coup est annulé si tout le monde est d’accord.
vote-yes-noted = C’est noté : tu es d’accord.
vote-no-noted = C’est noté : tu préfères laisser les choses comme elles sont.
paused = ⏸️ En pause. Toutes les horloges sont arrêtées jusqu’à ce que quelqu’un relance la partie.
resumed = ▶️ C’est reparti. Chacun a le temps qui lui restait.
resumed-waits = Personne n’est là pour jouer : la partie attend que l’un des joueurs revienne.
nudged = 👋 C’est fait : les joueurs attendus ont été appelés.
away-noted = 🌴 Bon repos ! Tes horloges sont arrêtées jusqu’au { $when }. Si tu reviens plus tôt, appuie sur **{ button-comeback }**.
away-paused = Comme personne d’autre n’est là, toute la table est en pause jusque-là.
quiet-none = Tu n’as pas d’heures calmes : tes horloges tournent toute la journée. (Ton fuseau horaire : { $zone })
quiet-hours = 🌙 Tes heures calmes : { $hours } ({ $zone }). Tes horloges sont alors arrêtées, à toutes les tables. Les autres voient seulement jusqu’à quand tu as le temps.
extended = ⌛ C’est fait : encore { $span } pour ceux qu’on attend.
table-vote-asked = La question est posée aux autres dans le salon.
welcome-back = 👋 Te revoilà ! C’est de nouveau toi qui joues.
replaced-autopilot = C’est fait : le pilote automatique « { $style } » joue maintenant { $seat }.
replaced-person = C’est fait : { $name } joue maintenant { $seat }.
seat-offer-asked = { $name } joue à cette place, j’ai donc posé la question dans le salon. Rien ne change sans son accord. Tu ne peux donner une place sans demander que si la personne qui la joue est partie ou en retard.
# Les places qui changent de mains
seat-offer-how = { $seat } : je demanderai dans le salon qui veut prendre la suite. Qui prend la place reçoit tout ce qui en fait partie, secrets compris, et la garde. Et en attendant ?
button-offer-playing = Proposer ma place, je continue
button-offer-autopilot = Proposer ma place, un pilote joue
seat-offered = J’ai posé la question dans le salon. Tant que personne ne prend la place, elle est à toi et tu continues. Tu peux retirer la question avec **{ button-withdraw-offer }**, juste en dessous.
seat-offered-away = J’ai posé la question dans le salon ; tant que personne ne prend la place, un pilote automatique joue. Si tu reviens avant, la question tombe et tu gardes ta place.
take-seat-which = Les places que tu peux reprendre :
button-take-this-seat = Prendre : { $seat }
button-ask-for-seat = Demander : { $seat }
seat-host-asked = J’ai posé la question à l’hôte dans le salon. Dès son accord, la place est à toi.
seat-taken = Bienvenue ! Désormais, tu joues { $seat }.
seat-offer-refused-noted = C’est noté ; la place reste comme elle est.
seat-offer-withdrawn = La question est retirée.
close-sure = ⚠️ **Fermer la table pour tout le monde ?** La partie finit sans résultat et ne peut pas être rouverte. { $link }
closed = La table est fermée.
kept-open = Bien : rien ne change.

## Jeu honnête

verify-later = 🎲 La partie continue, sa graine est donc encore secrète. Voici son SHA-256, promis au début :
    `{ $hash }`
    Une fois la partie finie, on pourra vérifier chaque dé et chaque carte.
verify-ok = ✅ **Tout est comme promis.** { $acts ->
    [one] { $acts } coup
   *[other] { $acts } coups
} et { $events ->
    [one] { $events } événement
   *[other] { $events } événements
} rejoués depuis la graine : tous les dés et toutes les cartes concordent.
verify-unchecked = ⚠️ { $count ->
    [one] { $count } étape date d’avant une mise à jour des règles et ne peut plus être rejouée.
   *[other] { $count } étapes datent d’avant une mise à jour des règles et ne peuvent plus être rejouées.
}
verify-bad = ❌ **Cette partie ne peut pas être confirmée.**
verify-fault = { $reason ->
    [seed-hash] La graine n’est pas celle qui avait été promise au début.
    [promise] Le secret n’est pas celui qui avait été promis avant le début.
    [contributions] La graine n’est pas tirée du secret et des clics.
    [early-press] Un clic est antérieur à la promesse.
    [events] Étape { $version } : il s’est passé autre chose que ce qui est enregistré.
    [illegal] Étape { $version } : ce coup n’était pas possible.
    [unfinished] Une fois rejouée, la partie ne finit pas.
   *[other] Étape { $version } : l’enregistrement ne peut pas être suivi ({ $reason }).
}
verify-hash = 🎲 Graine : `{ $seed }`
    SHA-256 : `{ $hash }`
verify-fingerprint = 🧾 Empreinte du fichier : `{ $hash }`
    Elle doit commencer comme le dit le message qui a clos la partie.
verify-carried = 🔏 Le message du début porte ce hachage depuis sa publication. Personne ne peut le changer en cachette : Discord signale ce qui est modifié.
verify-other-hash = ❌ **Le hachage de ce message n’est pas celui de la partie.** L’un des deux a été changé après la publication.
exported = 💾 Toute la partie est dans `{ $file }`. Elle se vérifie partout avec `mission-control verify { $file }`.
exported-running = 💾 `{ $file }` contient ce que tout le monde peut savoir jusqu’ici. La graine et les secrets suivront, une fois la partie finie.

## Aide

help-title = Comment ça marche
help-play-title = Jouer
help-play = Le message de la table, dans le salon, montre le plateau et à qui c’est de jouer. Appuie sur **Mon coup** : tu vois ce que tu peux faire, avec tous les chiffres, et rien ne se passe avant ton choix. Les commandes avec une barre oblique font la même chose en une ligne. Première partie ? `/{ command-table } { command-rules }` résume les règles.
help-secrets-title = Secrets
help-secrets = Ta main et tout ce qui se choisit en secret arrivent par message privé. Si tes messages privés sont fermés, **Mon coup** et **Ma main** te montrent la même chose, à toi et à personne d’autre.
help-clock-title = L’horloge
help-clock = Chaque décision a son temps. Tu reçois un rappel à la moitié, puis une heure avant la fin ; ensuite le bot choisit quelque chose de raisonnable pour toi, et la partie continue. `/{ command-table } { command-quiet }` libère tes nuits à toutes les tables, `/{ command-table } { command-away }` tes jours d’absence à celle-ci ; `/{ command-table } { command-vote }` demande aux autres une pause ou plus de temps. S’il ne reste personne pour jouer, la partie attend. Ce que tu sais d’avance, laisse-le en consigne : `/{ command-table } { command-orders }`.
help-table-title = La table
help-table = `/{ command-table } { command-new }` en ouvre une, `/{ command-table } { command-undo }` annule ton dernier coup, `/{ command-table } { command-nudge }` appelle ceux qu’on attend, `/{ command-mine } { command-mine-tables }` liste toutes tes tables, ici et ailleurs. `/{ command-mine } { command-mine-data }` te remet ce que je conserve de toi, `/{ command-mine } { command-mine-forget }` l’efface. Tu t’absentes ? Avec `/{ command-table } { command-leave }`, un pilote automatique continue jusqu’à ton retour. Tu ne peux plus jouer ? `/{ command-table } { command-replace }` cherche quelqu’un pour reprendre ta place. L’hôte et les gestionnaires du serveur peuvent aussi utiliser `{ command-pause }`, `{ command-replace }`, `{ command-thread }` et `{ command-close }`.
help-fair-title = Des dés honnêtes
help-fair = À l’ouverture d’une table, le bot tire un secret et publie son hachage. Chaque **{ button-join }**, **{ button-in }** et **{ button-start }** ajoute un numéro que personne ne peut prévoir ; dés et cartes en découlent. À la fin, le secret est dévoilé, et `/{ command-table } { command-verify }` rejoue tout.

## Consignes

button-orders = Consignes
button-hint = Conseil
button-order-withdraw = Retirer : { $order }
orders-title = 📜 Tes consignes · { $seat }
orders-about = Décide à l’avance : j’appuierai à ta place, avec les mêmes vérifications, en prenant le temps que tu prendrais. Personne d’autre ne peut s’en apercevoir.
orders-none = Tu n’as donné aucune consigne.
orders-new = **Donne une consigne.** Une autre du même genre remplace la précédente.
order-not-now = 🚫 Pas maintenant : { $why }
order-laid = ✅ Consigne donnée.
order-withdrawn = 🗑️ Consigne retirée.
order-answers = Elle répondra dans un moment à la question posée maintenant. Tu peux être plus rapide.
order-waiting = 📜 **Ta consigne répondra dans un moment :** { $order } Tu peux être plus rapide.
order-done = ✔️ Exécutée : { $order }
order-dropped = ✖️ Caduque : { $order } { $why }
