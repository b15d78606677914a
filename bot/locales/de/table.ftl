# Was ein Tisch öffentlich und per Direktnachricht sagt, in jedem Spiel.

language-name = Deutsch
list-and = { $first } und { $last }

## Zeit

clock-off = ohne Zeitlimit
clock-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
clock-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
clock-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
# $most is the most that the bank holds, both are spans of time.
clock-bank = Zeitkonto: höchstens { $most }, je Entscheidung { $refill } dazu
until = ⏳ endet { $when }

## Wer spielt

name-autopilot = 🤖 { $style }
name-stand-in = 🤖 für { $name }
name-former = jemand von früher
who-is-up = ▶️ { $seat } · { $who } { $what }
who-are-up = ▶️ { $who }: { $what }
by-the-clock = ⏰ Zeit abgelaufen: { $what }
by-the-clock-for-you = ⏰ Die Uhr hat für dich gespielt: { $what }
by-your-order = 📜 Nach deiner Vorgabe: { $what }
without-a-choice = ☑️ Nichts zu entscheiden: { $what }

## Die Lobby

lobby-invitation = { $host } stellt eine Mannschaft zusammen. Nimm Platz!
lobby-free = { $count ->
    [one] { $count } Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
lobby-host = { $name } · lädt ein
lobby-autopilot = Autopilot „{ $style }“
style-defaults = Standardzüge
style-defaults-hint = Tut, was der Bot tut, wenn die Zeit um ist
lobby-seats = 👥 { $least } bis { $most } Plätze, Menschen oder Autopiloten
lobby-seats-people = 👥 { $least } bis { $most } Plätze, nur für Menschen
lobby-seats-fixed = 👥 { $count } Plätze, Menschen oder Autopiloten
lobby-clock = ⏳ **{ $clock }** für jede Entscheidung; danach wählt der Bot für dich
lobby-bank = 🏦 **{ $clock }**; ist es leer, wählt der Bot für dich
lobby-weekends = 🌙 Samstage und Sonntage zählen nicht
lobby-vacation = 🌴 { $days } Tage Abwesenheit je Saison, mit `/{ command-table } { command-away }`
lobby-starts-full = ⏱️ Geht von selbst los, sobald alle Plätze besetzt sind
lobby-no-clock = ⏳ **Ohne Zeitlimit**: Nehmt euch die Zeit, die ihr braucht
lobby-no-digests = 🤫 Leise: Nur Anfang und Ende bleiben als Nachricht stehen
lobby-no-hints = 🧠 Keine Tipps: Der Experte schweigt
lobby-takeover = 🪑 { $who ->
    [nobody] Im laufenden Spiel löst niemand einen Autopiloten ab
    [anybody] Im laufenden Spiel dürfen alle einen Autopiloten ablösen
   *[host] Im laufenden Spiel löst man einen Autopiloten ab, wenn zustimmt, wer eingeladen hat
}{ $opponents ->
    [too] , auch wenn er von Anfang an mitspielt
   *[not] {""}
}
lobby-continues = 🔗 Geht dort weiter, wo ein früheres Spiel geendet hat
lobby-lacking = { $count ->
    [one] Zum Start muss noch ein Platz besetzt werden.
   *[other] Zum Start müssen noch { $count } Plätze besetzt werden.
}
lobby-more-seats = -# Eine Person darf mehrere Plätze nehmen: Drücke **{ button-join }** für jeden einmal.
lobby-ready = **Bereit zum Abheben**: Wer eingeladen hat, kann starten oder auf weitere Leute warten.
lobby-full = **Alle Plätze sind besetzt**: Wer eingeladen hat, kann starten.
lobby-starts = **Alle Plätze sind besetzt**: Das Spiel beginnt { $when } von selbst. Such dir jetzt deine Seite aus; steht jemand auf, wird gewartet.
lobby-too-many = { $count ->
    [one] **Ein Platz zu viel** für diese Einstellungen. Wer eingeladen hat, kann ihn frei machen oder sie ändern: **{ button-settings }**.
   *[other] **{ $count } Plätze zu viel** für diese Einstellungen. Wer eingeladen hat, kann welche frei machen oder sie ändern: **{ button-settings }**.
}
lobby-closed = Dieser Tisch wurde geschlossen, bevor es losging.

## Die Karte im Kanal über einem Thread

card-seats = 👥 Besetzte Plätze: { $taken } von { $most } · { $who }
about-players = { $least } bis { $most } Leute; Autopiloten nehmen freie Plätze
about-players-only = { $least } bis { $most } Leute
card-running = ▶️ **Das Spiel läuft.** Zuschauen dürfen alle.
card-paused = ⏸️ **Pause.**
card-finished = 🏁 **Zu Ende.**
card-closed = 🚪 **Geschlossen.**

## Die laufende Nachricht

live-paused = ⏸️ **Pause.** Alle Uhren stehen still.
# $when is a date with its time, $relative Discord's own relative time: "in 5 days".
live-paused-deserted = 💤 **Niemand ist mehr da, deshalb wartet das Spiel.** Wer hier saß, drückt **{ button-comeback }**, und es geht weiter. Kommt niemand zurück, wird der Tisch { $relative } geschlossen ({ $when }).
live-paused-away = 🌴 **Alle sind verreist, deshalb wartet das Spiel.** Es geht { $relative } weiter ({ $when }), oder sobald jemand **{ button-comeback }** drückt.
live-paused-vote = ⏸️ **Pause, so hat der Tisch abgestimmt.** Es geht spätestens { $relative } weiter ({ $when }); mit `/{ command-table } { command-vote }` auch früher.
live-away = 🌴 { $who } ist bis { $when } verreist
live-finished = 🏁 **Das Spiel ist aus.** So stand der Spielplan am Ende; das Ergebnis hat eine eigene Nachricht.
live-closed = 🚪 **Dieser Tisch wurde geschlossen.**
log-more = -# … mehr im Protokoll

## Was dem Tisch selbst geschah

step-undo = ↩️ { $who } hat Züge zurückgenommen.
step-undone = ~~{ $what }~~ (zurückgenommen)
step-seat = { $change ->
    [away] 🤖 Ein Autopilot ({ $style }) spielt jetzt { $seat } für { $who }.
    [back] 👋 { $who } ist zurück und spielt wieder { $seat }.
    [person] 🔁 { $who } übernimmt { $seat } von { $before }.
    [autopilot-left] 🔁 { $who } übernimmt { $seat } von einem Autopiloten.
    [autopilot] 🔁 Ein Autopilot ({ $style }) spielt jetzt { $seat }.
   *[unknown] 🔁 Jetzt spielt jemand anderes { $seat }.
}
step-pause = ⏸️ { $who } hat das Spiel angehalten.
step-resume = ▶️ { $who } hat das Spiel weitergehen lassen.
step-pause-table = 💤 Niemand ist da, um zu spielen: Der Tisch wartet.
step-pause-vote = ⏸️ Der Tisch hat für eine Pause gestimmt.
step-resume-table = ▶️ Die Pause ist um: Der Tisch spielt weiter.
step-resume-vote = ▶️ Der Tisch hat dafür gestimmt, weiterzuspielen.
step-away = 🌴 { $who } ist ein paar Tage nicht da.
step-back = 👋 { $who } ist wieder da.
step-extend = ⌛ { $who } hat allen, die am Zug sind, mehr Zeit gegeben.
step-extend-vote = ⌛ Der Tisch hat für mehr Zeit gestimmt.
step-moved = 🧵 { $who } hat den Tisch in diesen Thread verlegt.
step-close = 🚪 Der Tisch wurde geschlossen.
step-rebase = 🔧 Der Bot wurde aktualisiert; das Spiel geht von hier aus weiter.
somebody = jemand

## Nachrichten, die bleiben

announcement-started = { $game }: Es geht los!
# The button shows all of the hash.
announcement-promise = 🎲 Faire Würfel, versprochen: Der Hash des Startwerts beginnt mit `{ $hash }`; **{ button-proof }** zeigt ihn ganz.
announcement-fair = 🎲 Der Fingerabdruck der Datei beginnt mit `{ $hash }`; **{ button-verify }** zeigt ihn ganz, samt Startwert, und spielt jeden Würfel und jede Karte nach.
announcement-hints = 🧠 Tipps: { $hints }
hints-of = { $who } { $count }
digest-empty = Was hier stand, wurde zurückgenommen.
digest-read = Näher ansehen …
lobby-idle = 🚪 Der Tisch für { $game } wurde geschlossen: { $days } Tage lang ist dort nichts geschehen. `/{ command-table } { command-new }` öffnet einen neuen.
announcement-finished = { $game }: Das Spiel ist aus
announcement-won = { $game }: Ihr habt gemeinsam gewonnen!
announcement-lost = { $game }: Ihr habt gemeinsam verloren
announcement-page = Seite { $page } von { $pages }

## Direktnachrichten und Erwähnungen

direct-hand = { $seat } · deine Hand in { $game }
direct-hand-private = Das siehst nur du.
direct-full = 🪑 { $game }: Alle Plätze sind besetzt
direct-full-text = Am Tisch sitzen { $who }. Du hast eingeladen, also geht es los, wann du willst.
direct-order-dropped = 📜 { $game } · eine deiner Vorgaben ist hinfällig ({ $seat })
reminder-half = ⏰ { $game }: Die Hälfte deiner Zeit ist um
reminder-hour = ⏰ { $game }: Noch eine Stunde
reminder-end = Deine Zeit endet { $when }. Danach wählt der Bot für dich.
ping-nudge = 👋 { $who } Der Tisch wartet auf dich.
ping-half = ⏰ { $who } Die Hälfte deiner Zeit ist um.
ping-hour = ⏰ { $who } Noch eine Stunde.
ping-full = 🪑 { $who } Bei **{ $game }** sind alle Plätze besetzt: Du kannst starten.
direct-missing-permissions = ⚠️ Ich komme mit **{ $game }** in { $link } nicht weiter: Mir fehlen Berechtigungen in diesem Kanal: { $permissions }. Sobald ich sie habe, geht der Tisch von selbst weiter.
direct-threads-full = ⚠️ Ich komme mit **{ $game }** in { $link } nicht weiter: Der Server hat so viele offene Threads, wie Discord erlaubt. Sobald jemand einen anderen Thread schließt, geht der Tisch von selbst weiter.
direct-age-restricted = ⚠️ Ich komme mit **{ $game }** in { $link } nicht weiter: Discord lässt mich dort wegen der Altersbeschränkung nicht zu Wort kommen. Sobald der Kanal keine mehr hat, geht der Tisch von selbst weiter.
direct-stand-in = 🤖 { $game }: Ein Autopilot vertritt dich
direct-stand-in-text = Er spielt { $seats }, bis du **{ button-comeback }** drückst; solange entscheidet er für dich.
direct-stand-in-alone = Ist auch sonst niemand da, wartet das Spiel auf dich; das steht dann in der Nachricht des Tisches. Kommt { $days } Tage lang niemand zurück, wird der Tisch geschlossen.
direct-result-stand-in = Am Ende hat dich ein Autopilot vertreten.

## Die Abstimmung über eine Rücknahme

vote-title = { $moves ->
    [one] ↩️ { $seat } möchte einen Zug zurücknehmen
   *[other] ↩️ { $seat } möchte { $moves } Züge zurücknehmen
}
# $seat made the move, $who would like to take it back.
vote-title-group = { $moves ->
    [one] ↩️ { $who } möchte den letzten Zug zurücknehmen, gemacht von { $seat }
   *[other] ↩️ { $who } möchte die letzten { $moves } Züge zurücknehmen
}
vote-text = Ein Würfel ist gefallen, eine Karte wurde gesehen oder jemand hat schon gezogen. Deshalb müssen alle einverstanden sein.
vote-text-group = Die Züge gehören der ganzen Gruppe. Deshalb müssen alle einverstanden sein.
vote-agreed = 👍 Einverstanden: { $who }
vote-open = ⏳ Noch offen: { $who }
vote-accepted = ✅ Alle sind einverstanden: Es wurde zurückgenommen.
vote-refused = ❌ Nicht alle sind einverstanden: Es bleibt, wie es ist.
vote-lapsed = Das Spiel ist weitergegangen; diese Abstimmung ist vorbei.

## Abstimmungen über die Uhren

table-vote-pause = ⏸️ { $who } möchte eine Pause
table-vote-resume = ▶️ { $who } möchte weiterspielen
table-vote-extend = ⌛ { $who } möchte allen, die am Zug sind, mehr Zeit geben: { $span }
table-vote-needed = Dafür braucht es { $count } von { $all } Stimmen.
table-vote-against = 👎 Dagegen: { $who }
table-vote-accepted = ✅ Der Tisch ist einverstanden.
table-vote-refused = ❌ Der Tisch möchte das lieber nicht.

# Ein Platz gehört während des Spiels dem, der ihn spielt
seat-offer-person = 🪑 { $seat }: Darf { $newcomer } den Platz von { $name } übernehmen?
seat-offer-autopilot = 🪑 { $seat }: Soll der Autopilot „{ $style }“ weiterspielen?
seat-offer-text-person = { $mention }, { $who } möchte deinen Platz jemand anderem geben, mit allem, was dazugehört, auch den Geheimnissen. Ohne deine Zustimmung ändert sich nichts; stimmst du zu, gilt es für immer.
seat-offer-text-autopilot = { $mention }, { $who } möchte, dass ein Autopilot für dich spielt. Ohne deine Zustimmung ändert sich nichts. Stimmst du zu, ist es, als wärst du gegangen: Er spielt, bis du zurück bist, und solange darf der Platz an jemand anderen gehen.
seat-offer-anybody = 🪑 { $seat }: Wer möchte übernehmen?
seat-offer-named = 🪑 { $seat }: { $name }, möchtest du übernehmen?
seat-offer-plays-on = { $who } sucht jemanden, der diesen Platz übernimmt, und spielt bis dahin weiter.
seat-offer-away = { $who } sucht jemanden, der diesen Platz übernimmt. Bis dahin spielt ein Autopilot.
seat-offer-taking = Wer ihn nimmt, bekommt alles, was dazugehört, auch die Geheimnisse, und behält ihn.
seat-offer-newcomers = Es darf niemand sein, der hier schon einen anderen Platz hat oder hatte.
seat-offer-admit = 🪑 { $seat }: Darf { $name } vom Autopiloten übernehmen?
seat-offer-text-admit = { $mention }, { $name } möchte diesen Platz ab jetzt spielen, mit allem, was dazugehört, auch den Geheimnissen.
seat-offer-no-return = { $who } könnte dann nicht mehr zurückkommen; bisher springt der Autopilot dort ein.
seat-offer-agreed = ✅ Der Platz wurde übergeben.
seat-offer-refused = 🪑 Der Platz bleibt, wie er ist.
seat-offer-refused-take = 🪑 { $name } möchte diesmal lieber nicht.
seat-offer-refused-admit = 🪑 Der Autopilot spielt weiter.
seat-offer-lapsed = Diese Frage hat sich erledigt.
button-stay = Bleiben
button-take-seat = Platz übernehmen
button-no-thanks = Nein, danke
button-withdraw-offer = Zurückziehen

## Knöpfe

button-join = Mitspielen
button-leave = Aufstehen
button-open = Tisch eröffnen
button-learn = Kennenlernen
button-guided = Begleitetes Spiel beginnen
button-stop-explaining = Genug erklärt
button-rules-met = Regeln bisher{ $waiting ->
    [0] {""}
   *[other] {" "}(+{ $waiting })
}
button-rules = Regeln
button-legend = Was ist das?
button-poster = Auf einen Blick
button-poster-text = Als Text
button-poster-pictures = Als Bilder
button-start = Starten
button-autopilot = Autopilot
button-settings = Einstellungen
button-settings-more = Mehr Einstellungen
button-move = Mein Zug
button-hand = Meine Hand
button-sheet = Tafeln
button-board = Spielplan
button-log = Protokoll
button-table = Zum Tisch
button-undo = Zurücknehmen
button-resume = Weiter
button-verify = Prüfen
button-proof = Faire Würfel
button-details = In Worten
button-open-thread = In einem Thread öffnen
button-to-thread = In einen Thread verlegen
button-export = Exportieren
button-agree = Einverstanden
button-disagree = Nicht einverstanden
button-close = Tisch schließen
button-keep-open = Offen lassen
button-comeback = Bin wieder da
button-older = Ältere
button-newest = Neueste
button-back = Zurück
button-next = Weiter
button-continue = Weiterspielen
button-read-on = Weiterlesen ({ $count } Seiten)
button-other-seat = Platz: { $seat }

