# Was nur eine Person liest: Tafeln zum Ziehen, Antworten, Hilfe.

## Die Tafel zum Ziehen

panel-title = { $seat } · du bist dran
panel-title-direct = { $game } · { $seat } · du bist dran
panel-title-ready = { $seat } · du hast deinen Teil getan
panel-choose = { $count ->
    [one] Es gibt nur eine Möglichkeit
   *[other] Wähle eine von { $count } Möglichkeiten
}
panel-before = Was davor geschah:
panel-stale = ⏱️ Dieser Knopf gehört zu einem früheren Moment. So steht es jetzt:
hint-best = 🧠 Der Experte würde „**{ $action }**“ wählen. Deine Gewinnchance schätzt er damit auf etwa { $chance } von 100. Nächstbestes: „**{ $other }**“, { $less } von 100.
hint-even = 🧠 Der Experte würde „**{ $action }**“ wählen. Deine Gewinnchance schätzt er damit auf etwa { $chance } von 100, und mit „**{ $other }**“ ungefähr gleich hoch.
hint-only = 🧠 Der Experte würde „**{ $action }**“ wählen. Deine Gewinnchance schätzt er damit auf etwa { $chance } von 100.
hint-known = 🧠 Der Experte würde „**{ $action }**“ wählen.
hint-nothing = 🧠 Der Experte sieht hier keine Wahl, die besser wäre als die anderen.
hint-unsure = 🧠 Noch nichts Sicheres: Der Experte hat viel zu tun und konnte deine Möglichkeiten nur in { $games ->
    [one] einem gedachten Spiel
   *[other] { $games } gedachten Spielen
} versuchen. Frag gleich noch einmal.
hint-cut = Nach nur { $games } gedachten Spielen, denn der Experte hat viel zu tun. Mit *Tipp* sieht er noch einmal nach.
advice-line = 💡 **{ $action }**{ $why ->
    [none] {""}
   *[other] {""} · { $why }
}
hint-stale = ⏱️ Während der Experte nachdachte, hat sich deine Entscheidung geändert; seine Antwort gilt nicht mehr. So steht es jetzt:
button-page = Seite { $page }
button-confirm = Bestätigen: { $what }
since-your-move = **Seit deinem letzten Zug**
since-the-start = **Bisher**
meanwhile = **Was die anderen danach taten**
now-up = **Jetzt am Zug**

## Mein Zug, wenn er es nicht ist

not-up-running = Du bist noch nicht dran
not-up-paused = Der Tisch macht Pause
not-up-finished = Das Spiel ist aus
not-up-closed = Dieser Tisch wurde geschlossen
not-up-lobby = Das Spiel hat noch nicht begonnen
spectator = 👀 Du hast an diesem Tisch keinen Platz, aber der Spielplan ist für alle da.
stand-in = 🤖 Ein Autopilot ({ $style }) vertritt dich: { $seat }

## Sich umsehen

hand-title = Deine Hand
sheet-title = Tafeln
log-title = { $game } · Protokoll
log-empty = Noch ist nichts geschehen.
log-of-all = Alle
log-of-seat = { $seat } · { $who }
log-moment = Der Spielplan direkt nach …
rules-choose = Kapitel
legend-absent = Gerade nicht auf dem Spielplan:
legend-choose = Bild oder Thema
poster-title = { $game } auf einen Blick
learn-page = Seite { $page } von { $count }
guided-opened = 🎓 Dein begleitetes Spiel wartet in { $channel }: etwa zehn Minuten mit einem Autopiloten, ohne Zeitlimit. Drück dort auf **Mein Zug**; jeder Bildschirm sagt dir, worauf du achten kannst.
guided-already = 🎓 Dein begleitetes Spiel hast du schon: Es geht in { $channel } weiter.
guided-off = 🎓 Gut, keine Erklärungen mehr. *Regeln* öffnet sich weiterhin auf der Seite, um die es bei der Entscheidung geht.
rules-met-title = Regeln bisher: { $count }
rules-met-none = Noch keine. Jede Regel wird hier erklärt, sobald du ihr begegnet bist.
guided-thread = { $game } · begleitetes Spiel von { $host }
guide-preview = Noch ist nichts geschehen. Dieser Bildschirm sagt, was deine Wahl brächte: Vergleich sie mit den anderen, dann bestätige oder geh zurück.
guide-end = Hier endet der begleitete Teil. Von nun an wird nur noch Neues erklärt; 🧠 *Tipp* sagt, was der Experte täte. Spiel weiter, solange du magst, oder schließ den Tisch mit einem Klick.
shown = Erledigt: Die Nachricht des Tisches steht wieder am Ende des Kanals.

## Vor dem Start

opened = Der Tisch ist in { $channel } offen. Lade die anderen ein: Dort können alle mitspielen.
opened-fewer-autopilots = Das Spiel hat { $seats } Plätze; mit dir { $count ->
    [one] sitzt dort 1 Autopilot
   *[other] sitzen dort { $count } Autopiloten
}.
choose-game = Welches Spiel soll es sein?
opened-without-thread = Hier kann ich keinen Thread anlegen ({ $permissions }), darum steht der Tisch im Kanal selbst.
opened-threads-full = Dieser Server hat so viele offene Threads, wie Discord erlaubt, darum steht der Tisch im Kanal selbst.
opened-thread-refused = Discord legt mir hier gerade keinen Thread an, darum steht der Tisch im Kanal selbst.
offer-thread = Hier steht schon ein Tisch. Soll deiner einen eigenen Thread bekommen?
thread-name = { $game } · Tisch von { $host }
moved-to-thread = 🧵 Der Tisch steht jetzt in { $channel }: Alles geht dort weiter, und was hier gesagt wurde, bleibt stehen.
joined = Willkommen an Bord! Du spielst { $seat }. Möchtest du lieber wechseln?
identity-choose = Wen möchtest du spielen?
identity-chosen = Erledigt: Du spielst { $seat }.
left = Du hast den Tisch verlassen. Dein Platz ist wieder frei.
left-seats = Du hast den Tisch verlassen. Deine Plätze sind wieder frei.
left-closed = Du hast den Tisch verlassen, und da sonst niemand da war, ist er geschlossen.
left-autopilot = Du hast den Tisch verlassen; ein Autopilot spielt für dich weiter. Du kannst zurückkommen, solange niemand deinen Platz übernommen hat.
left-deserted = Du hast den Tisch verlassen. Sonst ist niemand da, deshalb wartet das Spiel, bis jemand von euch zurückkommt.
autopilot-title = Autopiloten
autopilot-choose = Welcher Spielstil?
started = Abheben! Das Spiel hat begonnen.
settings-title = Einstellungen
settings-place = 🧵 Der Tisch steht im Kanal selbst. Du kannst ihn jetzt in einen eigenen Thread verlegen oder jederzeit mit `/{ command-table } { command-thread }`.
settings-text = Bis zum Start lässt sich alles noch ändern.
setting-value = { $name }: { $value }
setting-clock = Bedenkzeit
setting-language = Sprache
setting-remove = Platz frei machen
bank-hint = Was du heute sparst, hast du morgen noch
setting-weekends-counted = Wochenende: zählt
setting-weekends-free = Wochenende: zählt nicht
setting-weekends-hint = Samstags und sonntags stehen die Uhren still
setting-vacation = Abwesend: { $days } Tage je Saison
setting-digests = Nachrichten: eine Übersicht je Runde
setting-digests-hint = Eine Nachricht je Runde, die laufend ergänzt wird
setting-no-digests = Nachrichten: nur Anfang und Ende
setting-no-digests-hint = Was dazwischen geschieht, steht in der Spielnachricht und im Protokoll
setting-hints = Tipps: auf Wunsch
setting-hints-hint = Wer am Zug ist, darf den Experten fragen; am Ende steht, wie oft
setting-no-hints = Tipps: keine
setting-starts-host = Start: auf Knopfdruck
setting-starts-full = Start: von selbst, wenn voll
setting-starts-full-hint = Ein paar Minuten nach dem letzten Platz, damit alle ihre Seite wählen können
setting-takeover-host = Ablösung: mit meinem Ja
setting-takeover-host-hint = Wer im laufenden Spiel den Platz eines Autopiloten haben möchte, fragt dich
setting-takeover-host-opponents = Ablösung: mit meinem Ja, alle Plätze
setting-takeover-host-opponents-hint = Auch die von Autopiloten, die von Anfang an mitspielen sollten
setting-takeover-anybody = Ablösung: alle dürfen
setting-takeover-anybody-hint = Sofort, oder einen Tag nachdem jemand gegangen ist
setting-takeover-anybody-opponents = Ablösung: alle dürfen, alle Plätze
setting-takeover-anybody-opponents-hint = Auch die von Autopiloten, die von Anfang an mitspielen sollten
setting-takeover-nobody = Ablösung: niemand
setting-takeover-nobody-hint = Wer gegangen ist, kann zurückkommen oder den Platz selbst anbieten

## Am laufenden Tisch

undone = ↩️ Zurückgenommen. Als wäre es nie geschehen.
undo-voting = Ein Würfel ist gefallen, eine Karte wurde gesehen oder jemand hat schon gezogen: Die anderen sind im Kanal gefragt. Der Zug wird zurückgenommen, wenn alle einverstanden sind.
undo-voting-group = Die anderen sind im Kanal gefragt. Der Zug wird zurückgenommen, wenn alle einverstanden sind.
vote-yes-noted = Notiert: Du bist einverstanden.
vote-no-noted = Notiert: Du lässt es lieber, wie es ist.
paused = ⏸️ Pause. Alle Uhren stehen still, bis jemand das Spiel weitergehen lässt.
resumed = ▶️ Weiter geht’s. Alle haben die Zeit, die ihnen noch blieb.
resumed-waits = Gerade ist niemand da, der spielt; das Spiel wartet, bis jemand zurück ist.
nudged = 👋 Erledigt: Wer am Zug ist, wurde gerufen.
away-noted = 🌴 Gute Erholung! Deine Uhren stehen still bis { $when }. Wenn du früher zurück bist, drück **{ button-comeback }**.
away-paused = Weil sonst niemand da ist, macht bis dahin der ganze Tisch Pause.
quiet-none = Du hast keine Ruhezeit: Deine Uhren laufen den ganzen Tag. (Deine Zeitzone: { $zone })
quiet-hours = 🌙 Deine Ruhezeit: { $hours } Uhr ({ $zone }). Dann stehen deine Uhren still, an jedem Tisch. Andere sehen nur, bis wann du Zeit hast.
extended = ⌛ Erledigt: mehr Zeit für alle, die am Zug sind ({ $span }).
table-vote-asked = Die anderen sind im Kanal gefragt worden.
welcome-back = 👋 Willkommen zurück! Du spielst wieder selbst.
replaced-autopilot = Erledigt: { $seat } spielt jetzt der Autopilot „{ $style }“.
replaced-person = Erledigt: { $seat } spielt jetzt { $name }.
seat-offer-asked = Diesen Platz spielt { $name }, darum habe ich im Kanal gefragt. Ohne Zustimmung ändert sich nichts. Ohne zu fragen kannst du einen Platz nur weitergeben, wenn jemand gegangen oder zu spät ist.
# Plätze wechseln den Spieler
seat-offer-how = { $seat }: Ich frage im Kanal, wer übernehmen möchte. Wer den Platz nimmt, bekommt alles, was dazugehört, auch die Geheimnisse, und behält ihn. Wie soll es bis dahin weitergehen?
button-offer-playing = Platz anbieten, ich spiele weiter
button-offer-autopilot = Platz anbieten, Autopilot spielt
seat-offered = Ich habe im Kanal gefragt. Bis jemand den Platz nimmt, gehört er dir, und du spielst weiter. Mit **{ button-withdraw-offer }** unter der Frage nimmst du sie zurück.
seat-offered-away = Ich habe im Kanal gefragt; bis jemand den Platz nimmt, spielt ein Autopilot. Kommst du vorher zurück, hat sich die Frage erledigt und du behältst deinen Platz.
take-seat-which = Diese Plätze kannst du übernehmen:
button-take-this-seat = { $seat } übernehmen
button-ask-for-seat = Um { $seat } bitten
seat-host-asked = Ich habe im Kanal gefragt, ob du darfst. Sobald zugestimmt wird, gehört der Platz dir.
seat-taken = Willkommen! Ab jetzt spielst du { $seat }.
seat-offer-refused-noted = Notiert; der Platz bleibt, wie er ist.
seat-offer-withdrawn = Die Frage ist zurückgenommen.
close-sure = ⚠️ **Den Tisch für alle schließen?** Das Spiel endet ohne Ergebnis und lässt sich nicht wieder öffnen. { $link }
closed = Der Tisch ist geschlossen.
kept-open = Gut: Alles bleibt, wie es ist.

## Faires Spiel

verify-later = 🎲 Das Spiel läuft noch, darum ist sein Startwert noch geheim. Versprochen wurde am Anfang sein SHA-256:
    `{ $hash }`
    Wenn das Spiel aus ist, lässt sich jeder Würfel und jede Karte nachprüfen.
verify-ok = ✅ **Alles ist wie versprochen.** { $acts ->
    [one] { $acts } Zug
   *[other] { $acts } Züge
} und { $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignisse
} aus dem Startwert nachgespielt: Jeder Würfel und jede Karte stimmt.
verify-unchecked = ⚠️ { $count ->
    [one] { $count } Schritt stammt aus der Zeit vor einer Aktualisierung der Regeln und lässt sich nicht mehr nachspielen.
   *[other] { $count } Schritte stammen aus der Zeit vor einer Aktualisierung der Regeln und lassen sich nicht mehr nachspielen.
}
verify-bad = ❌ **Dieses Spiel lässt sich nicht bestätigen.**
verify-fault = { $reason ->
    [seed-hash] Der Startwert ist nicht der, der am Anfang versprochen wurde.
    [promise] Das Geheimnis ist nicht das, das vor dem Start versprochen wurde.
    [contributions] Der Startwert ist nicht aus dem Geheimnis und den Klicks gemacht.
    [early-press] Ein Klick ist älter als das Versprechen.
    [events] Schritt { $version }: Es geschah etwas anderes, als aufgezeichnet ist.
    [illegal] Schritt { $version }: Dieser Zug war nicht möglich.
    [unfinished] Nachgespielt endet das Spiel nicht.
   *[other] Schritt { $version }: Der Aufzeichnung lässt sich nicht folgen ({ $reason }).
}
verify-hash = 🎲 Startwert: `{ $seed }`
    SHA-256: `{ $hash }`
verify-fingerprint = 🧾 Fingerabdruck der Datei: `{ $hash }`
    Er muss so anfangen, wie es in der letzten Nachricht des Spiels steht.
verify-carried = 🔏 Die Nachricht vom Anfang trägt diesen Hash, seit sie gepostet wurde. Heimlich ändern kann ihn niemand: Discord kennzeichnet, was bearbeitet wird.
verify-other-hash = ❌ **Der Hash in dieser Nachricht ist nicht der des Spiels.** Einer von beiden wurde seitdem verändert.
exported = 💾 Das ganze Spiel steht in `{ $file }`. Überall nachprüfbar mit `mission-control verify { $file }`.
exported-running = 💾 `{ $file }` enthält, was bis jetzt alle wissen dürfen. Startwert und Geheimnisse folgen, wenn das Spiel aus ist.

## Hilfe

help-title = So geht’s
help-play-title = Spielen
help-play = Die Nachricht des Tisches im Kanal zeigt den Spielplan und wer dran ist. Drück auf **Mein Zug**: Du siehst, was du tun kannst, mit allen Zahlen, und nichts geschieht, bevor du wählst. Slash-Befehle tun dasselbe in einer Zeile. Zum ersten Mal dabei? `/{ command-table } { command-rules }` zeigt die Regeln in Kürze.
help-secrets-title = Geheimnisse
help-secrets = Deine Hand und alles, was geheim gewählt wird, kommt per Direktnachricht. Sind deine Direktnachrichten geschlossen, zeigen dir **Mein Zug** und **Meine Hand** dasselbe, nur für deine Augen.
help-clock-title = Die Uhr
help-clock = Jede Entscheidung hat ihre Zeit. Du wirst zur Halbzeit und eine Stunde vor dem Ende erinnert; danach wählt der Bot etwas Vernünftiges für dich, und das Spiel geht weiter. `/{ command-table } { command-quiet }` hält dir an jedem Tisch die Nächte frei, `/{ command-table } { command-away }` an diesem die Tage, an denen du weg bist; mit `/{ command-table } { command-vote }` bittest du die anderen um eine Pause oder mehr Zeit. Ist niemand mehr da, wartet das Spiel. Was du im Voraus weißt, kannst du als Vorgabe hinterlassen: `/{ command-table } { command-orders }`.
help-table-title = Der Tisch
help-table = `/{ command-table } { command-new }` öffnet einen, `/{ command-table } { command-undo }` nimmt deinen letzten Zug zurück, `/{ command-table } { command-nudge }` ruft alle, die am Zug sind, `/{ command-mine } { command-mine-tables }` zeigt alle deine Tische, hier und anderswo. `/{ command-mine } { command-mine-data }` gibt dir, was ich über dich gespeichert habe, `/{ command-mine } { command-mine-forget }` löscht es. Du bist eine Weile weg? Mit `/{ command-table } { command-leave }` spielt ein Autopilot weiter, bis du zurück bist. Du kannst gar nicht weiterspielen? `/{ command-table } { command-replace }` sucht jemanden, der deinen Platz übernimmt. Wer eingeladen hat oder den Server verwaltet, kann auch `{ command-pause }`, `{ command-replace }`, `{ command-thread }` und `{ command-close }` benutzen.
help-fair-title = Faire Würfel
help-fair = Geht ein Tisch auf, lost der Bot ein Geheimnis aus und gibt dessen Hash bekannt. Jeder Klick auf **{ button-join }**, **{ button-in }** und **{ button-start }** bringt eine Nummer dazu, die niemand vorhersehen kann; aus beidem folgen Würfel und Karten. Am Ende erfahrt ihr das Geheimnis, und `/{ command-table } { command-verify }` spielt alles nach.

## Vorgaben

button-orders = Vorgaben
button-hint = Tipp
button-order-withdraw = Zurückziehen: { $order }
orders-title = 📜 Deine Vorgaben · { $seat }
orders-about = Entscheide im Voraus: Ich drücke dann für dich, nach denselben Regeln, und lasse mir Zeit wie du. Niemand sonst merkt es.
orders-none = Du hast keine gemacht.
orders-new = **Mach eine Vorgabe.** Eine weitere der gleichen Art tritt an die Stelle der vorigen.
order-not-now = 🚫 Jetzt nicht: { $why }
order-laid = ✅ Notiert.
order-withdrawn = 🗑️ Zurückgezogen.
order-answers = Sie beantwortet in einer Weile die Frage, die jetzt offen ist. Du darfst schneller sein.
order-waiting = 📜 **Deine Vorgabe antwortet darauf in einer Weile:** { $order } Du darfst schneller sein.
order-done = ✔️ Erledigt: { $order }
order-dropped = ✖️ Hinfällig: { $order } { $why }
