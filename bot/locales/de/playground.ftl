# The playground's start page.
playground-title = Mission Control: Spielwiese
playground-languages = Sprache
playground-lead = Der echte Bot, in einem Discord, das nur auf diesem Rechner lebt. Sei, wer du willst, drücke jeden Knopf, sieh in jedes Postfach: Nichts verlässt den Rechner, und nichts bleibt.
playground-game = Drei Spiele
playground-game-text = „{ playground-game-start }“ eröffnet einen Tisch, gibt die anderen Plätze Autopiloten und legt los. „{ button-learn }“ sagt auf drei Karten, worum es geht, „{ button-lesson }“ lässt es dich ausprobieren.
playground-game-length = Dauer
playground-game-players = Spielende
playground-game-difficulty = Niveau
playground-game-you = Du bist
playground-game-seats = Plätze
playground-game-people = Von dir gespielt
playground-game-seats-count = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
playground-game-people-count = { $count ->
    [one] einer davon
   *[other] { $count } davon
}
playground-game-start = Partie beginnen
playground-game-choices = Plätze und Leute
playground-people = Jemand sein
playground-people-text = Alle sehen denselben Kanal, aber nicht dieselben Geheimnisse. Handkarten und verdeckte Karten kommen als Direktnachricht.
playground-in-channel = Im Kanal
playground-direct-messages = Direktnachrichten
playground-channels = Kanäle und Threads
playground-channels-text = In jedem ein Tisch zur Zeit. Auf der Discord-Seite wechselt „Viewing as“, wer du bist; tippe / für die Befehle.
playground-home = Zur Startseite
playground-places = Kanäle, Threads und Direktnachrichten
playground-inbox-of = { $name }: Direktnachrichten
playground-time = Die Uhr
playground-time-text = Sie geht wie deine. Spring voraus und sieh die Erinnerungen, und was für jemanden getan wird, dessen Zeit um ist.
playground-hours = + { $hours } h
playground-restart = Bot neu starten
playground-restart-text = Hält den Bot an und startet ihn auf derselben Datenbank neu. Jede Partie geht weiter, jeder Knopf tut es noch.
playground-footer = Die Discord-Seite ist die von SimCord und spricht rund um das, was der Bot sagt, Englisch. Strg-C im Terminal beendet die Spielwiese und vergisst alles.
playground-done-time = { $hours ->
    [one] Eine Stunde ist vergangen.
   *[other] { $hours } Stunden sind vergangen.
}
playground-done-restart = Der Bot wurde neu gestartet.
playground-failed = Das ging nicht. Was schiefging, steht im Terminal.
playground-gone = Diesen Kanal gibt es nicht mehr.
