# Klare Antworten anstelle einer Tat. Nichts wurde geändert.

error-unexpected = 🛠️ Entschuldige, bei mir ist etwas schiefgegangen. Nichts ist verloren; versuch es bitte noch einmal. Wenn es so bleibt, nenne denen, die diesen Bot betreiben, die Nummer `{ $incident }`.
move-not-shown = 🛠️ Dein Zug zählt, aber ich kann dir nicht zeigen, was daraus wurde. Mit **{ button-move }** siehst du, wo du stehst; wenn es so bleibt, nenne denen, die diesen Bot betreiben, die Nummer `{ $incident }`.
move-not-read = 🛠️ Dein Zug zählt, aber mein Speicher war zu beschäftigt, um zu lesen, was daraus wurde. Mit **{ button-move }** siehst du gleich, wo du stehst.
error-unknown-control = Diesen Knopf kenne ich nicht mehr. Nimm bitte die neueste Nachricht des Tisches.
error-stale = ⏱️ Dieser Knopf gehört zu einem früheren Moment. Drück auf **Mein Zug** für den jetzigen.

## Wo ist der Tisch?

error-no-table = Hier ist kein Tisch offen. `/{ command-table } { command-new }` öffnet einen.
error-no-table-here = Ein Tisch braucht einen Kanal eines Servers, in dem man schreiben kann: einen Text- oder Ankündigungskanal, einen Thread, einen Forenbeitrag, den Chat eines Sprachkanals. Nimm dort `/{ command-table } { command-new }`.
error-no-thread-here = Hier kann ich keinen Thread öffnen. Lass `{ option-thread }` weg oder nimm einen Textkanal.
error-in-thread-already = Dieser Tisch steht schon in einem Thread.
error-no-thread-for-table = In einen Thread verlegen lässt sich nur ein Tisch in einem Textkanal, und nur von dort aus.
error-table-closed = Diesen Tisch gibt es nicht mehr. `/{ command-table } { command-new }` öffnet einen anderen.
error-channel-taken = In diesem Kanal steht schon ein Tisch: immer nur einer. Spiel dort mit oder öffne deinen in einem anderen Kanal oder mit `/{ command-table } { command-new } { option-thread }` in einem Thread.
error-unknown-game = Dieses Spiel kenne ich nicht: { $game }.
error-missing-permissions = Mir fehlen Berechtigungen in diesem Kanal: { $permissions }. Wer den Server verwaltet, kann sie geben.
error-not-in-server = Ich bin kein Mitglied dieses Servers und kann dort keinen Tisch betreuen. Wer ihn verwaltet, kann mich einladen.
error-not-member = Du bist nicht mehr auf dem Server dieses Tisches.
error-not-in-thread = Ich bin nicht in diesem privaten Thread. Erwähne mich hier, damit ich dazukomme, und versuch es noch einmal.
error-channel-gone = Diesen Kanal gibt es nicht mehr. `/{ command-table } { command-new }` öffnet in einem anderen einen Tisch.
error-channel-refused = Discord lässt mich hier nichts schreiben (sein Fehler { $code }). Wer den Server verwaltet, kann meine Berechtigungen in diesem Kanal prüfen; oder nimm einen anderen Kanal.
error-thread-refused = Discord lässt mich hier keinen Thread anlegen (sein Fehler { $code }). Lass `{ option-thread }` weg oder nimm einen anderen Kanal.
error-no-thread-now = Discord legt mir gerade keinen weiteren Thread an. Versuch es in ein paar Minuten noch einmal.
error-threads-full = Dieser Server hat so viele offene Threads, wie Discord erlaubt. Schließ einen, der erledigt ist (in seinem Menü), und versuch es noch einmal.
error-age-restricted = Discord lässt mich nicht zu Wort kommen, wo eine Altersbeschränkung gilt. Nimm einen Kanal ohne.
error-discord-busy = Discord antwortet mir gerade nicht. Nichts wurde geöffnet oder verlegt; versuch es gleich noch einmal.
error-other-game = An diesem Tisch wird { $game } gespielt: Züge tippst du hier mit `/{ $command }`.
error-with-example = { $why } So ginge es zum Beispiel: `{ $example }`

## Plätze

error-not-seated = Du hast an diesem Tisch keinen Platz.
error-not-your-seat = Das ist der Platz von jemand anderem.
error-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-already-seated = Du hast an diesem Tisch schon einen Platz.
error-enough-seats = Du hast an diesem Tisch schon { $most } Plätze; mehr darf niemand haben.
error-table-full = Alle Plätze sind besetzt.
error-unknown-style = Diesen Autopiloten gibt es nicht.
error-no-autopilots = Für dieses Spiel gibt es keine Autopiloten: Nur Menschen können es spielen.
error-bot-as-player = Bots können nicht mitspielen, nur Menschen und Autopiloten.
error-replace-whom = Sag, wer spielen soll: ein Mensch oder ein Autopilot, eins von beiden.

## Wer darf es, und wann

error-host-only = Das darf nur, wer eingeladen hat oder den Server verwaltet.
error-already-started = Das Spiel hat schon begonnen.
error-not-started = Das Spiel hat noch nicht begonnen.
error-paused = Der Tisch macht Pause. `/{ command-table } { command-resume }` lässt ihn weitergehen.
error-waits-for-players = Niemand ist da, um zu spielen, deshalb wartet der Tisch. Mit **{ button-comeback }** in seiner Nachricht geht es weiter.
error-not-paused = Der Tisch macht keine Pause.
error-clock-unreadable = Das kann ich nicht als Zeit lesen. Schreib zum Beispiel `36h`, `2d` oder `off`.
error-clock-out-of-range = Eine Entscheidung darf { $minutes } Minuten bis { $days } Tage dauern oder ohne Zeitlimit sein (`off`).
error-bank-refill = Eine Entscheidung kann einem Zeitkonto nicht mehr gutschreiben, als es fasst. Schreib zum Beispiel `3d+12h`.
error-vacation-out-of-range = Das kann ein Tisch nicht gewähren: Wähle höchstens { $most } Tage.
error-no-vacation = An diesem Tisch gibt es keine freien Tage. Bitte die anderen um eine Pause: `/{ command-table } { command-vote }`.
error-away-too-long = Das ist länger, als dir noch bleibt: { $days } von { $granted } Tagen in dieser Saison.
error-no-clock-runs = Gerade läuft keine Uhr, also gibt es nichts zu verlängern.
error-unknown-zone = Die Zeitzone { $zone } kenne ich nicht. Schreib eine Stadt wie in `Europe/Rome`.
error-unknown-zone-near = Die Zeitzone { $zone } kenne ich nicht. Meinst du { $near }?
error-zone-missing = In welcher Zeitzone bist du? Gib `{ option-zone }` dazu an, zum Beispiel `Europe/Rome`.
error-quiet-unreadable = Das kann ich nicht als Uhrzeiten lesen. Schreib zum Beispiel `22-7`, `22:30-6:45` oder `off`.
error-quiet-too-long = Die Ruhezeit darf höchstens { $hours } Stunden am Tag dauern: Irgendwann muss Zeit zählen. Für ganze Tage gibt es `/{ command-table } { command-away }`.

## Unlesbare Befehle

illegal-game-over = Das Spiel ist aus.
illegal-not-deciding = Du bist nicht dran.
illegal-not-now = Das steht jetzt nicht zur Entscheidung. Drück auf **Mein Zug**, um zu sehen, was es ist.
illegal-seat-count = Dieses Spiel braucht { $least } bis { $most } Plätze; es sind { $count }.
illegal-unknown-identity = Diesen Namen kennt dieses Spiel nicht.
illegal-identity-taken = Das hat schon jemand anderes gewählt. Nimm bitte etwas anderes.
illegal-unknown-option = Diese Option hat dieses Spiel nicht.
illegal-unknown-choice = Diese Wahl bietet die Option nicht.
illegal-unknown-verb = Den Zug „{ $word }“ kenne ich nicht.
illegal-wrong-word-count = Nach „{ $verb }“ { $needed ->
    [one] gehört 1 Wort
   *[other] gehören { $needed } Wörter
}; es { $count ->
    [one] ist 1
   *[other] sind { $count }
}.
illegal-unknown-word = „{ $word }“ verstehe ich nicht.
illegal-ambiguous-action = „{ $text }“ könnte { $count } Züge bedeuten, zum Beispiel „{ $first }“. Sag bitte etwas mehr.

## Tipps

error-no-hints = An diesem Tisch gibt es keine Tipps.
error-hint-failed = Diesmal hat der Experte keine Antwort gefunden. Versuch es noch einmal, oder verlass dich auf dich selbst.
error-expert-busy = Der Experte hat gerade viele Fragen zu beantworten. Frag ihn bitte in einer Minute noch einmal.

## Speicher, Fehler und alles andere

error-over = Das Spiel ist aus.
error-autopilot-plays = Gerade spielt ein Autopilot für dich. Drück auf **Mein Zug**, um deinen Platz zurückzunehmen.
error-not-away = Du spielst schon; es gibt keinen Platz zurückzunehmen.
error-nobody-to-return = Dieser Platz gehört keinem Menschen, also kann niemand zurückkommen.
error-nobody-up = Gerade ist niemand anderes am Zug.
error-nudged-lately = Die anderen wurden erst vor Kurzem gerufen. Du kannst sie <t:{ NUMBER($until, useGrouping: 0) }:R> wieder rufen.
error-seat-asked-lately = Wer dort sitzt, wurde erst vor Kurzem gefragt. Du kannst <t:{ NUMBER($until, useGrouping: 0) }:R> wieder fragen.
error-person-asked-lately = Hier wurde diese Person erst vor Kurzem nach einem Platz gefragt. Du kannst sie <t:{ NUMBER($until, useGrouping: 0) }:R> wieder fragen.
error-host-asked-lately = Wer eingeladen hat, wurde hier erst vor Kurzem nach einem Platz gefragt. Du kannst <t:{ NUMBER($until, useGrouping: 0) }:R> wieder fragen.
error-had-another-seat = Wer an diesem Tisch einen Platz hat oder hatte, kennt dessen Geheimnisse und kann keinen anderen übernehmen.
error-seat-not-free = Diesen Platz spielt jemand. Übernehmen kannst du ihn, wenn er angeboten wird.
error-takeover-closed = An diesem Tisch werden Plätze von Autopiloten nicht übernommen, nur solche, die angeboten werden.
error-takeover-opponent = Dieser Autopilot wurde als Gegner gewählt; sein Platz wird an diesem Tisch nicht übernommen.
error-newcomer-left = Wer den Platz bekommen sollte, ist nicht mehr auf diesem Server. Alles bleibt, wie es ist.
error-others-may-return = Das Spiel wartet noch auf alle, die zurückkommen könnten. Die Autopiloten darfst du es <t:{ NUMBER($until, useGrouping: 0) }:R> zu Ende spielen lassen; kommt vorher jemand zurück, geht es sofort weiter.
error-nothing-to-undo = Es gibt keinen Zug von dir, der sich zurücknehmen ließe.
error-undo-too-far = Seit diesem Zug wurden die Regeln aktualisiert; er lässt sich nicht mehr zurücknehmen.
error-rated-undo = An einem gewerteten Tisch lässt sich nichts zurücknehmen, wodurch etwas gezogen oder aufgedeckt wurde.
error-rated-close = Dieses Spiel wird gewertet, und andere spielen es: Wer dort sitzt, kann es nicht schließen. Wer den Tisch verlässt, kommt auf den letzten Platz; wer den Server verwaltet und nicht mitspielt, kann es schließen, und dann zählt es für niemanden.
error-never-rated = Dieses Spiel gewinnt oder verliert man gemeinsam: Es hat Bilanzen, keine Wertung.
error-vote-over = Diese Abstimmung ist vorbei.
error-not-your-vote = Diese Abstimmung ist nicht für dich.
error-no-orders = Dieses Spiel kennt keine Vorgaben.
error-order-gone = Diese Vorgabe gilt nicht mehr.
illegal-order-seat-lost = An deiner Stelle spielt jetzt ein Autopilot oder jemand anderes. Bist du zurück, kannst du sie neu machen.
error-not-continued = Das Spiel, das hier fortgesetzt werden soll, ist nicht zu Ende oder lässt sich nicht fortsetzen.
error-unknown-language = Diese Sprache spreche ich noch nicht.
error-table-broken = Dieses Spiel kann ich nicht mehr lesen. Sag es denen, die diesen Bot betreiben: Tisch { NUMBER($table, useGrouping: 0) }.
error-not-your-button = Dieser Knopf gehört jemand anderem. `/{ command-mine } { command-mine-forget }` zeigt dir deinen eigenen.
error-records-too-large = Was ich über dich gespeichert habe, ist mehr, als Discord in einer Nachricht annimmt. Wer diesen Bot betreibt, kann es dir als Datei geben.
error-storage-busy = Mein Speicher ist gerade ausgelastet; nichts wurde geändert. Versuch es gleich noch einmal.
error-storage-full = Meine Festplatte ist voll; nichts wurde geändert. Sag es bitte denen, die diesen Bot betreiben.
error-storage-failed = Mein Speicher hat versagt; nichts wurde geändert. Versuch es noch einmal oder sag es denen, die diesen Bot betreiben.
error-storage-unsure = Mein Speicher ist beim Speichern ausgefallen. Sieh bitte nach, ob es geklappt hat, bevor du es noch einmal versuchst.
error-not-over = Das Spiel läuft noch. Das geht erst, wenn es aus ist.

# Ligen und Turniere
error-competition-too-few = Dafür braucht es mindestens { $least } Leute.
error-competition-seats = Tische eines Wettbewerbs haben { $least } bis { $most } Plätze, der kleinste nicht mehr als der größte.
error-competition-rounds = Ein Wettbewerb hat 1 bis { $most } Runden.
error-competition-meetings = Alle können bis zu { $most } Mal gegeneinander spielen.
error-competition-advance = { $most ->
    [one] Nur eine Person je Tisch kann weiterkommen.
   *[other] Höchstens { $most } je Tisch können weiterkommen.
} Jemand muss ausscheiden.
error-no-competition = Diese Liga oder dieses Turnier gibt es hier nicht.
error-competition-name = Gib dem Wettbewerb einen Namen aus 1 bis { $most } Zeichen.
error-competition-name-taken = So heißt auf diesem Server schon eine Liga oder ein Turnier. Wähle einen anderen Namen.
error-competition-together = In diesem Spiel gewinnen oder verlieren alle gemeinsam; da gibt es keine Rangliste.
error-competition-clock = Tische einer Liga oder eines Turniers brauchen ein Zeitlimit, sonst endet eine Runde vielleicht nie.
error-competition-days = Eine Runde dauert { $least } bis { $most } Tage.
error-competition-most = Es spielen mindestens { $least } und höchstens { $most } Leute.
error-competition-divisions = Eine Staffel hat mindestens { $least } Leute; höchstens die Hälfte steigt auf und ebenso viele ab. Ein K.-o.-Turnier hat keine Staffeln.
error-competition-start = Los geht es frühestens in zehn Minuten und spätestens in { $most } Tagen.
error-competition-organiser-only = Das ist Sache der Turnierleitung oder derer, die den Server verwalten.
error-competition-over = Das ist schon zu Ende.
error-competition-not-running = Gerade läuft keine Saison.
error-competition-moved-on = Inzwischen ging es schon weiter. Nutz den Befehl noch einmal, wenn du das immer noch willst.
error-competition-joined = Du bist schon angemeldet.
error-competition-full = Mehr als { $most } Leute können sich nicht anmelden.
error-competition-left = Du bist aus dieser Saison ausgestiegen. Für die nächste kannst du dich wieder anmelden.
error-competition-not-in = So jemand spielt gerade nicht mit.
error-competition-newcomer = Diese Person spielt schon mit oder ist aus dieser Saison ausgestiegen.
error-competition-managers-only = Eine Liga oder ein Turnier können nur die ausschreiben, die den Server verwalten.
error-competition-channel = Ligen und Turniere brauchen einen Textkanal auf einem Server: Ihre Tische öffnen in dessen Threads.
error-competition-which = Es gibt mehrere. Sag dazu, welche: Der Befehl schlägt die Namen vor.
error-limit-competitions = Ein Server kann { $most } Ligen und Turniere gleichzeitig haben. Das nächste lässt sich ausschreiben, sobald eines davon zu Ende ist.

# Wie viel eine Person oder ein Server darf
error-limit-tables-person = { $most ->
    [one] Du hast schon einen offenen Tisch, und mehr darf niemand gleichzeitig haben. Einen weiteren kannst du öffnen, sobald er zu Ende oder geschlossen ist.
   *[other] Du hast { $most } offene Tische, und mehr darf niemand gleichzeitig haben. Einen weiteren kannst du öffnen, sobald einer davon zu Ende oder geschlossen ist.
} { limit-operator }
error-limit-tables-server = { $most ->
    [one] Dieser Server hat schon einen offenen Tisch, und mehr darf er nicht gleichzeitig haben. Einen weiteren kannst du öffnen, sobald er zu Ende oder geschlossen ist.
   *[other] Dieser Server hat { $most } offene Tische, und mehr darf er nicht gleichzeitig haben. Einen weiteren kannst du öffnen, sobald einer davon zu Ende oder geschlossen ist.
} { limit-operator }
error-limit-opened-person = Du hast innerhalb einer Stunde { $most ->
    [one] einen Tisch
   *[other] { $most } Tische
} geöffnet; mehr darf eine Person nicht. Den nächsten kannst du <t:{ NUMBER($until, useGrouping: 0) }:R> öffnen. { limit-operator }
error-limit-opened-server = Auf diesem Server { $most ->
    [one] wurde innerhalb einer Stunde ein Tisch
   *[other] wurden innerhalb einer Stunde { $most } Tische
} geöffnet; mehr dürfen es nicht sein. Den nächsten kannst du <t:{ NUMBER($until, useGrouping: 0) }:R> öffnen. { limit-operator }
error-limit-hourly = Eine Person darf in einer Stunde { $most } { $what ->
    [guided] begleitete Spiele
    [hints] Tipps
    [replays] Seiten von Rückblicken
    [animations] bewegte Bilder
    [stories] Spielgeschichten
    [exports] ausgegebene Spiele
    [checks] Prüfungen von Spielen
   *[reviews] Auswertungen mit Wendepunkten
} haben, aber nicht alle hintereinander. Weiter geht es <t:{ NUMBER($until, useGrouping: 0) }:R>. { limit-operator }
error-limit-presses = Das war zu schnell für mich: Eine Person darf { $most }-mal in der Minute drücken oder etwas befehlen. Diesmal habe ich nichts getan; mach <t:{ NUMBER($until, useGrouping: 0) }:R> weiter. { limit-operator }
limit-operator = Wer den Bot betreibt, kann diese Grenze ändern.
error-one-at-a-time = Eins nach dem anderen: Ich bin noch mit dem beschäftigt, was du vorher gedrückt hast. Diesmal habe ich nichts getan; versuch es noch einmal, sobald ich geantwortet habe.

# Open tables
error-interests-enough = Du wartest schon auf { $most } Tische. Nimm erst einen Wunsch zurück, mit `/{ command-community } { command-community-interests }`.
error-interest-gone = Diesen Wunsch gibt es nicht mehr. `/{ command-community } { command-community-interests }` zeigt, worauf du wartest.
error-note-too-long = Eine Notiz hat höchstens { $most } Zeichen.

# What if
error-no-what-if = Von dort kann niemand weiterspielen: Niemand entscheidet etwas, oder das Verborgene lässt sich nicht ausdenken.
error-rated-what-if = An einem gewerteten Tisch wäre das Hilfe. Ist das Spiel vorbei, kannst du alles ausprobieren.
error-no-hints-what-if = An diesem Tisch bekommt niemand Rat, und das wäre einer. Ist das Spiel vorbei, kannst du alles ausprobieren.
error-source-not-over = Dieses Spiel setzt eines fort, das noch läuft. Was es davon weiß, bleibt bis dahin geheim.
error-what-if-alone = Ein Was-wäre-wenn-Spiel ist für eine Person allein.
error-what-if-not-private = Solange dein Spiel läuft, braucht das einen privaten Thread: Niemand sonst darf erfahren, was du weißt. Hier darf ich keinen öffnen.
error-what-if-not-up = Das kannst du ausprobieren, wenn du am Zug bist.
error-what-if-nowhere = Dafür braucht es einen eigenen Thread. Frag noch einmal in einem Textkanal, in dem ich Threads eröffnen darf.
error-fixed-seats = Die Plätze an diesem Tisch vergibt eine Liga: Niemand setzt sich, steht auf oder tauscht, und das Spiel beginnt von selbst. Mit `/{ command-league } { command-league-leave }` ziehst du dich aus der Liga zurück.
