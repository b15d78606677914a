# First Martians: Missionsereignisse der Crew. $name ist, wen es trifft, oder wer es getan hat.

first_martians-event-sleep-log = Neun Stunden in drei Nächten
first_martians-event-sleep-log-scene = Jeden Samstag geht das Schlafprotokoll nach Darmstadt. Wer unter der Grenze bleibt, darf nicht mehr allein vor die Tür, und { $name } hat in drei Nächten neun Stunden geschlafen. Das Formular will eine einzige Zahl, und es glaubt jeder.
first_martians-event-sleep-log-action = Im Dunkeln vorlesen
first_martians-event-sleep-log-done = { $name } liest im Dunkeln vor, ein Kapitel über Flusslotsen, bis der Atem aus den anderen Kojen gleichmäßig kommt.
first_martians-event-sleep-log-consequence = Nachts um drei steht jemand in der Schleuse, den Anzug halb geschlossen, und weiß nichts vom Aufstehen. Danach schläft keiner mehr.
first_martians-event-sleep-log-choice-true-figure = Die wahre Zahl melden
first_martians-event-sleep-log-choice-true-figure-told = Eine halbe Stunde später kommt die Anordnung: { $name } geht in Begleitung hinaus oder gar nicht. Und wer begleitet, fehlt anderswo.
first_martians-event-sleep-log-choice-round-up = Sieben Stunden je Nacht eintragen
first_martians-event-sleep-log-choice-round-up-told = Das Feld wird grün. Niemand fragt nach, und { $name } geht wieder hinaus, auf Beinen wie geborgt.
first_martians-event-sleep-log-choice-round-up-later = Es ist nicht einmal ein Sturz, nur eine Stufe, die nicht da war. Zwischen zwei Kisten kommt { $name } zu sich und kann nicht sagen, nach wie langer Zeit.

first_martians-event-lamp-until-four = Licht bis vier
first_martians-event-lamp-until-four-scene = Über das Schlafprotokoll verliert Ruth Feldmann kein Wort. Sie schickt eine Tabelle: was die Leselampe in den Quartieren verbraucht hat, Nacht für Nacht, bis vier Uhr. Unter der letzten Zeile steht: „Ich habe das noch nicht weitergegeben.“
first_martians-event-lamp-until-four-action = Ruth anrufen
first_martians-event-lamp-until-four-done = { $name } spricht sechs Minuten lang, ohne Zettel, und lässt nichts aus. Die Antwort braucht ihre halbe Stunde: „Danke. Mehr wollte ich nicht.“
first_martians-event-lamp-until-four-consequence = Man fragt Ruth, und Ruth lügt nicht. In den Dienstplänen, die danach kommen, ist jede Stunde vergeben, auch die zum Schlafen.
first_martians-event-lamp-until-four-choice-correct-the-log = Das Protokoll berichtigen
first_martians-event-lamp-until-four-choice-correct-the-log-told = Die Berichtigung ist eine Zeile lang. Darmstadt verfügt einen Ruhetag, den keiner eingeplant hatte; Werkstatt und Sondenhangar stehen halb leer, und in den Kojen ist es still bis Mittag.
first_martians-event-lamp-until-four-choice-blame-the-switch = Es auf den Schalter schieben
first_martians-event-lamp-until-four-choice-blame-the-switch-told = Ein defekter Schalter, schreiben sie. Ruth nimmt es zu den Akten; von da an steht auf jeder ihrer Nachrichten ein zweiter Empfänger.
first_martians-event-lamp-until-four-choice-blame-the-switch-later = Man hat den Schalter auf der Erde geprüft, im Zwilling des HUB. Er ist in Ordnung. Ruth verliest den Befund und danach, fürs Protokoll, das Datum.

first_martians-event-for-one-alone = Persönlich
first_martians-event-for-one-alone-scene = Die Nachricht ist an { $name } gerichtet und an sonst niemanden. Ilse Brandt ist tot, bei der sie alle im Kölner Becken gelernt haben, langsam zu atmen, während die Maske vollläuft. Ob es die anderen jetzt erfahren, vor den schweren Tagen, oder danach, das stellt Ruth frei.
first_martians-event-for-one-alone-action = Einen Abend freihalten
first_martians-event-for-one-alone-done = { $name } erledigt zwei der Abendarbeiten allein, damit man sich einmal hinsetzen kann, ehe man zu müde dafür ist.
first_martians-event-for-one-alone-consequence = Sie arbeiten bis nach Mitternacht, an diesem Tag und am nächsten. Ein Ventil bleibt offen, das sie bei Ilse zweimal hätten prüfen müssen, und am Morgen ist die Luft einer ganzen Nacht weg.
first_martians-event-for-one-alone-choice-tell-at-supper = Es beim Abendessen sagen
first_martians-event-for-one-alone-choice-tell-at-supper-told = { $name } sagt es zwischen Suppe und Tee. Der Tee bleibt stehen, und lange hört man nur die Pumpe.
first_martians-event-for-one-alone-choice-keep-it-back = Warten, bis die Arbeit getan ist
first_martians-event-for-one-alone-choice-keep-it-back-told = { $name } verschiebt die Nachricht in einen privaten Ordner. Am Abend erzählt jemand von Ilse und der undichten Maske, und { $name } lacht an der richtigen Stelle.

first_martians-event-wreath-at-the-tank = Ein Kranz am Beckenrand
first_martians-event-wreath-at-the-tank-scene = Die Aufnahme ist für alle und läuft in der Küche von selbst an: nasse Fliesen, ein Kranz am Beckenrand, Ruth im schwarzen Mantel. Ilse Brandt ist am Dienstag beerdigt worden. Jemand fragt, ganz ruhig, wer es gewusst hat und seit wann.
first_martians-event-wreath-at-the-tank-action = Bis zum Ende ansehen
first_martians-event-wreath-at-the-tank-done = Sie sehen es bis zum Ende, bis auf den Fliesen der letzte Fußabdruck trocknet. { $name } legt die Aufnahme dorthin, wo jeder sie finden kann.
first_martians-event-wreath-at-the-tank-consequence = In dieser Nacht werden die privaten Ordner geöffnet, jeder von fremder Hand. Viel findet sich nicht. Es reicht.
first_martians-event-wreath-at-the-tank-choice-give-reasons = Die Gründe nennen
first_martians-event-wreath-at-the-tank-choice-give-reasons-told = Es sind gute Gründe, und man hört sie bis zum Schluss an. Dann geht jeder an die Arbeit, und jeder in eine andere Richtung.
first_martians-event-wreath-at-the-tank-choice-give-none = Um Verzeihung bitten, sonst nichts
first_martians-event-wreath-at-the-tank-choice-give-none-told = Ein Satz ohne Weil. Er kostet { $name } mehr, als jede Erklärung gekostet hätte.

first_martians-event-thirteen-bars = Dreizehn Riegel
first_martians-event-thirteen-bars-scene = { $name } zählt die Notrationen zweimal und kommt auf dasselbe: Es fehlen dreizehn Riegel. Sie fehlen in der untersten Lage; die oberen sind wieder aufgeschichtet, Kante auf Kante. Wer das war, hatte Hunger, oder Angst davor.
first_martians-event-thirteen-bars-action = Die Portionen abwiegen
first_martians-event-thirteen-bars-done = { $name } wiegt die Portionen der nächsten Wochen ab, Gramm für Gramm, auf dem Tisch, wo es alle sehen. Es dauert eine Stunde, und niemand steht auf.
first_martians-event-thirteen-bars-consequence = Um über jeden Verdacht erhaben zu sein, hat { $name } seit Tagen nur halbe Portionen gegessen. Auf der Leiter zur Schleuse geben die Knie nach.
first_martians-event-thirteen-bars-choice-search-the-lockers = Die Spinde öffnen
first_martians-event-thirteen-bars-choice-search-the-lockers-told = Reihum öffnet jeder den eigenen, und die anderen sollen wegsehen. Keiner tut es. Die Riegel finden sich nicht.
first_martians-event-thirteen-bars-choice-say-nothing = Die Liste ändern und schweigen
first_martians-event-thirteen-bars-choice-say-nothing-told = { $name } trägt die kleinere Zahl ein und schließt die Kiste. Beim Abendessen sind die Portionen etwas knapper, und keiner fragt, warum.

first_martians-event-one-each-morning = Jeden Morgen einer
first_martians-event-one-each-morning-scene = Von den Rationen ist seit der Zählung nicht mehr die Rede gewesen. Aber jeden Morgen liegt auf dem Bord über dem Kocher ein Riegel, immer parallel zur Kante, immer bevor der Erste auf ist. Der heutige ist der neunte.
first_martians-event-one-each-morning-action = Am Tisch einen teilen
first_martians-event-one-each-morning-done = { $name } schneidet einen der Riegel am Tisch in gleiche Teile, die Krümel auch. Es bleibt keiner liegen.
first_martians-event-one-each-morning-consequence = Eines Morgens ist das Bord leer, und von da an kommt jemand zu Tisch und isst nicht. Alle sehen es. Wie man anfangen soll, weiß keiner mehr.
first_martians-event-one-each-morning-choice-lie-in-wait = Im Dunkeln warten
first_martians-event-one-each-morning-choice-lie-in-wait-told = Die Hand, die über den Rand des Bords kommt, hält alles, was noch übrig war, und zuckt zu spät zurück. Die Kiste ist wieder voll. { $name } gäbe viel darum, den Ärmel nicht gesehen zu haben.
first_martians-event-one-each-morning-choice-let-it-be = Es geschehen lassen
first_martians-event-one-each-morning-choice-let-it-be-told = { $name } legt die neun Riegel in die Kiste zurück und lässt das Bord frei. Auch nicht zu fragen macht Mühe.
first_martians-event-one-each-morning-choice-let-it-be-later = Heute früh liegen die letzten vier beieinander, daneben ein Blatt Papier, einmal gefaltet. Es steht nichts darauf.

first_martians-event-longer-stay = Sechzig Sol länger
first_martians-event-longer-stay-scene = Die Zeitungen wissen es vor dem HUB: Die Rückkehr der Crew ist um sechzig Sol verschoben. Ruth Feldmann entschuldigt sich und verteidigt nichts; sie hat es auf dem Flur gehört. Beigelegt ist eine Seite mit Sätzen, die { $name } in die Kamera sprechen soll.
first_martians-event-longer-stay-action = Die Vorräte neu berechnen
first_martians-event-longer-stay-done = { $name } rechnet Luft, Wasser und Mehl auf die neue Zahl um und rundet diesmal nichts zu ihren Gunsten. Zwei Reserven kommen zum Vorschein, die keiner eingetragen hatte.
first_martians-event-longer-stay-consequence = Allen hat man den neuen Termin mitgeteilt, nur den Vorräten nicht. Als die Lücke auffällt, ist ein Teil davon schon gegessen und geatmet.
first_martians-event-longer-stay-follow-up = Ein Brief für { $name }, aufgegeben vor der Nachricht. Er endet: „Also dann, bis April.“
first_martians-event-longer-stay-choice-read-the-page = Die Seite vorlesen
first_martians-event-longer-stay-choice-read-the-page-told = Stolz, Dank, Zuversicht: { $name } braucht nur einen Anlauf. Als die Kamera aus ist, sehen sie aneinander vorbei.
first_martians-event-longer-stay-choice-send-it-back = Die Seite zurückschicken
first_martians-event-longer-stay-choice-send-it-back-told = Die Seite geht ungelesen zurück. Die Antwort ist höflich, und die Stunde mit den Familien entfällt, aus technischen Gründen.

first_martians-event-question-from-ghent = Eine Frage aus Gent
first_martians-event-question-from-ghent-scene = Zweiunddreißig Fragen der Presse, eine Aufzeichnung für alle Antworten. Einunddreißig handeln vom Essen und vom Heimweh. Die letzte kommt von einer Studentenzeitung in Gent: „Hat euch jemand gefragt, bevor feststand, dass ihr bleibt?“
first_martians-event-question-from-ghent-action = Der Studentin schreiben
first_martians-event-question-from-ghent-done = { $name } schreibt nach Gent, privat, zwei Seiten. Die Antwort ist eine Zeile lang; am Abend hängt sie über dem Kocher.
first_martians-event-question-from-ghent-consequence = Die Zeitungen beantworten die Frage selbst. Am Abend sind sie in der einen Helden und in der nächsten Geiseln, und vor den Türen ihrer Familien stehen Fotografen.
first_martians-event-question-from-ghent-choice-answer-no = Antworten: Nein
first_martians-event-question-from-ghent-choice-answer-no-told = { $name } sagt das eine Wort und schaltet ab. In einer Stunde ist es um die Erde. Bis in die Nacht kommt in die Leitzentrale nichts anderes mehr durch.
first_martians-event-question-from-ghent-choice-leave-it-out = Nur die anderen beantworten
first_martians-event-question-from-ghent-choice-leave-it-out-told = { $name } erzählt vom Brot und vom Abendlicht. Die zweiunddreißigste Frage bleibt auf dem Bildschirm stehen, bis jemand das Fenster schließt.

first_martians-event-candle = Eine Kerze
first_martians-event-candle-scene = { $name } hat Geburtstag. Auf dem Tisch liegt ein Marmeladenbrot, und darin steckt eine richtige Kerze, die im Saum einer Jacke durch vier Kontrollen gekommen ist. Offenes Feuer ist im HUB verboten, aus Gründen, die jeder hier hersagen könnte.
first_martians-event-candle-action = Stimmen von zu Hause erbitten
first_martians-event-candle-done = { $name } hat Ruth um Stimmen gebeten, und einen Abend lang kommen sie aus dem Lautsprecher: Nachbarn, eine Straßenbahn, einer, der sich räuspert und dann nur noch atmet.
first_martians-event-candle-consequence = Jemand sitzt nachts über den Bildern früherer Geburtstage, allen, der Reihe nach. Am Morgen hat die Arbeit da draußen ihren Grund verloren.
first_martians-event-candle-choice-light-it = Sie anzünden
first_martians-event-candle-choice-light-it-told = Sie brennt blasser und runder als zu Hause, etwa so lange, wie man den Atem anhält. Dann tut der Alarm seine Pflicht, und die Sauerstofferzeuger wälzen die Luft um.
first_martians-event-candle-choice-wrap-it-up = Sie für später aufheben
first_martians-event-candle-choice-wrap-it-up-told = { $name } wickelt die Kerze wieder in ihr Papier. Es war richtig so, darin sind sich alle einig, und deshalb endet der Abend früh.

first_martians-event-fever = Neununddreißig zwei
first_martians-event-fever-scene = { $name } wacht mit Fieber auf. Auf einem leeren Planeten ist niemand, bei dem man sich anstecken könnte; es hat die Reise in einem von ihnen gemacht, schlafend. Alle Räume des HUB atmen dieselbe Luft.
first_martians-event-fever-action = Jede Klinke abwaschen
first_martians-event-fever-done = { $name } wäscht jede Klinke, jedes Ventil, jede Tastatur im HUB mit Alkohol ab. Am Abend riecht es nach Krankenhaus, und nichts klebt mehr.
first_martians-event-fever-consequence = Es holt sie nacheinander, im Abstand von einem Tag, wie nach einer Liste. Was in diesen Tagen getan wird, tut, wer stehen kann.
first_martians-event-fever-choice-close-the-door = Isolieren
first_martians-event-fever-choice-close-the-door-told = Hinter zwei Türen, an der Luft einer eigenen Flasche, hört { $name } an den Schritten, wie drüben der Tag vergeht.
first_martians-event-fever-choice-keep-working = Mit Maske weiterarbeiten
first_martians-event-fever-choice-keep-working-told = { $name } arbeitet weiter, hinter einer Maske und einem Streifen Tabletten, schwitzend, genau, ohne sich ein einziges Mal zu setzen.
first_martians-event-fever-choice-keep-working-later = Das Fieber hatte nur gewartet. Mitten im Satz verliert { $name } das Wort, dann den Satz, dann den Grund, überhaupt etwas zu sagen.

first_martians-event-empty-roster = Der leere Dienstplan
first_martians-event-empty-roster-scene = Am Sonntagabend hängt der Plan für die neue Woche in der Küche, der Bleistift an der Schnur daneben: vierzehn Schichten, kein einziger Name. Alle sind schon mehr als einmal daran vorbeigegangen. Da bietet Ruth Feldmann an, ihn auf der Erde ausfüllen zu lassen; in Darmstadt kennt man von jedem Schlaf und Puls, Nacht für Nacht. Als sie fragt, hat gerade { $name } den Bleistift in der Hand.
first_martians-event-empty-roster-action = Die Schicht machen, die keiner will
first_martians-event-empty-roster-done = Den Schlammfang würde niemand wählen, und niemand muss es. { $name } liegt unter dem Boden, ehe der Wecker geht, und findet beim Heraufkommen Tee vor und einen freigehaltenen Platz am Herd.
first_martians-event-empty-roster-consequence = Der Schlammfang war auf später verschoben, und jetzt ist später. Am Morgen steht das Wasser in den Quartieren, und unter den Kojen haben sich die Bodenplatten gehoben.
first_martians-event-empty-roster-choice-fill-it-in = Ihn für alle ausfüllen
first_martians-event-empty-roster-choice-fill-it-in-told = { $name } schreibt, ohne abzusetzen, und behält sich die Nächte vor. Man hält sich daran. Gedankt wird nicht, und niemand wartet darauf.
first_martians-event-empty-roster-choice-leave-it-empty = Ihn leer lassen
first_martians-event-empty-roster-choice-leave-it-empty-told = Die Woche fängt ohne Namen an. Manches wird zweimal gemacht und manches nie, und jeder könnte sagen, was.
first_martians-event-empty-roster-choice-let-darmstadt = Darmstadt machen lassen
first_martians-event-empty-roster-choice-let-darmstadt-told = Nach einer Stunde ist der Plan da, und er ist gerecht, das ist ja das Schlimme: An den Schichten lässt sich ablesen, wie die anderen wirklich geschlafen haben. Ein Name hat gar keine Nacht bekommen. Niemand spricht es aus, und am Abend werden die Türen sehr leise geschlossen.

first_martians-event-violet-nights = Violette Nächte
first_martians-event-violet-nights-scene = Achtzehn Stunden Licht brauchen die kranken Setzlinge, und der wärmste Platz, den es noch gibt, ist der Gang vor den Kojen. Unter jeder Tür brennt ein violetter Strich, um zwei, um drei, um vier. Niemand beklagt sich. Man redet nur weniger beim Frühstück.
first_martians-event-violet-nights-action = Vorhänge aus Fallschirmseide nähen
first_martians-event-violet-nights-done = Aus der Seide des Bremsschirms näht { $name } Vorhänge, mit Stichen wie für Segel. Dahinter ist wieder Nacht.
first_martians-event-violet-nights-consequence = Jemand hat im Halbschlaf den Stecker gezogen, und am Morgen weiß keiner, wer. Die Blätter hängen wie nasses Papier, und die Zeitschaltung springt nicht mehr an.
first_martians-event-violet-nights-follow-up = Mittags schläft { $name } über dem Mikroskop ein, mitten im Zählen. Es wird wieder bei eins begonnen.

first_martians-event-row-seven = Reihe sieben
first_martians-event-row-seven-scene = Reihe sieben ist die einzige, die sich erholt hat, und Darmstadt schreibt es der neuen Lösung zu: Ab morgen sollen alle sie bekommen. Eines steht nicht im Logbuch. Reihe sieben hat jede Nacht auch einen halben Becher Trinkwasser bekommen, aus jemandes eigener Ration, im Dunkeln und gegen alle Regeln des Versuchs. Der Jemand heißt { $name }.
first_martians-event-row-seven-action = Samen von ihr nehmen
first_martians-event-row-seven-done = { $name } streicht die Ähren von Reihe sieben über einem Blatt Papier aus, bis ein Korn darauf liegt, heil. Es wiegt fast nichts und wird mit beiden Händen zur Dose getragen.
first_martians-event-row-seven-consequence = Zwei Tage später ist der graue Saum wieder da, auch in Reihe sieben. Es gibt weniger zu ernten, und das Labor liegt voller Blätter, die einzeln angesehen werden müssen.
first_martians-event-row-seven-choice-own-up = Es zugeben
first_martians-event-row-seven-choice-own-up-told = { $name } sagt es in die Kamera, den Becher in der Hand. Ruth schweigt länger, als das Licht braucht. Dann ist der Versuch ungültig, und das Labor fängt wieder bei Reihe eins an.
first_martians-event-row-seven-choice-keep-watering = Weitermachen und schweigen
first_martians-event-row-seven-choice-keep-watering-told = Jede Nacht ein halber Becher, und jetzt für so viele Reihen, wie man im Dunkeln erreicht. Die Blätter richten sich auf. Eines Morgens steht { $name } zu schnell vom Tisch auf und kommt nicht bis zur Tür.
first_martians-event-row-seven-choice-keep-watering-later = Sechs Institute haben auf diese Lösung gebaut, und keinem gelingt Reihe sieben noch einmal. Ruth fragt { $name }, ob sie sonst noch etwas bekommen hat, und man hört, welche Antwort sie sich wünscht.
first_martians-event-row-seven-choice-cut-it = Sie schneiden, ehe sie täuscht
first_martians-event-row-seven-choice-cut-it-told = Bevor das Ergebnis Schule macht, schneidet { $name } die Reihe, Wurzel und Blatt, in nummerierte Beutel. Was darin ist, kann jeder nachmessen. Auf den Tellern ist heute weniger, und die Lücke zwischen sechs und acht sieht man von der Tür aus.

first_martians-event-last-window = Das letzte Fenster
first_martians-event-last-window-scene = Bevor sich die Sonne zwischen die Planeten schiebt, kann Darmstadt den Familien noch ein Fenster geben: zehn Minuten, für alle zusammen. Danach gehört das wenige, was noch durchkommt, der Arbeit. Wie die Minuten verteilt werden, soll { $name } sagen.
first_martians-event-last-window-action = Den Rest als Text schicken
first_martians-event-last-window-done = Was nicht gesagt worden ist, packt { $name } in bloßen Text, ohne Bilder, fast ohne Leerzeichen. In den letzten Sekunden geht es hinauf, Seite um Seite.
first_martians-event-last-window-consequence = Das Rauschen kommt früher als berechnet und verschluckt, was ein Kind fragen wollte. Ein Wort ist durchgekommen: „Wann“.
first_martians-event-last-window-choice-share-it-out = Sie gleich verteilen
first_martians-event-last-window-choice-share-it-out-told = Jeder bekommt dasselbe, nach der Stoppuhr. Man spricht vom Wetter und vom Einkaufen, und als es zur Sache kommen soll, ist die Zeit um.
first_martians-event-last-window-choice-give-it-to-one = Sie einem allein geben
first_martians-event-last-window-choice-give-it-to-one-told = Einer von ihnen hat einen Grund, und die anderen kennen ihn. Sie gehen in die Küche und lassen das Wasser laufen, um nichts zu hören.

first_martians-event-ruths-last-shift = Ruths letzte Schicht
first_martians-event-ruths-last-shift-scene = Unter der Arbeitsliste, nur für { $name }, steht eine Notiz von Ruth Feldmann. Wenn die Sonne aus dem Weg ist, wird sie nicht mehr da sein; man löst sie ab, und die Crew soll es nicht wissen, ehe der Mast steht. Sie bittet um nichts. Einem Menschen wollte sie es gesagt haben.
first_martians-event-ruths-last-shift-action = Ihr ein Bild schicken
first_martians-event-ruths-last-shift-done = { $name } schickt ein Bild vom Platz des Mastes in der Dämmerung nach Darmstadt, mit Uhrzeit und Wind, wie Ruth es gern hat. „Ich sehe alles“, antwortet sie.
first_martians-event-ruths-last-shift-consequence = Ruth liest die Arbeitsliste bis zur Mitte. Dann ist Schichtwechsel, und eine Stimme, die keiner kennt, macht in der nächsten Zeile weiter; schon die erste Anweisung ist falsch.
first_martians-event-ruths-last-shift-choice-tell-the-others = Es den anderen sagen
first_martians-event-ruths-last-shift-choice-tell-the-others-told = Sie hören es im Stehen, das Werkzeug in der Hand. Dann will jeder ihr noch etwas sagen, und die Stunde für die Arbeit ist herum.
first_martians-event-ruths-last-shift-choice-keep-her-secret = Es für sich behalten
first_martians-event-ruths-last-shift-choice-keep-her-secret-told = { $name } wünscht Ruth eine gute Nacht wie an jedem Abend und braucht ein wenig zu lange dafür.
first_martians-event-ruths-last-shift-choice-keep-her-secret-later = Der Nachfolger sitzt schon neben ihr und stellt sich vor, und nur { $name } ist nicht überrascht. Mehr müssen die anderen nicht wissen.

first_martians-event-left-hand = Die linke Hand
first_martians-event-left-hand-scene = Samuel schenkt Tee ein, und die Tülle klopft an den Becherrand, fünfmal, sechsmal, ganz leise. Er nimmt die Kanne in die rechte Hand. Auf dem Wandschirm fragt das Krankenbuch, wie jeden Morgen, nach Auffälligkeiten.
first_martians-event-left-hand-action = Die Krankenstation ordnen
first_martians-event-left-hand-done = { $name } räumt die Schränke der Krankenstation aus und anders wieder ein; nun steht alles rechts. Nach dem Grund wird nicht gefragt, und genannt wird er auch nicht.
first_martians-event-left-hand-consequence = In der Nacht fällt ein Tablett. Als das Licht angeht, kniet Samuel zwischen den Instrumenten, und über ihm ist der Schirm des Analysegeräts dunkel.
first_martians-event-left-hand-choice-write-it-down = Es eintragen
first_martians-event-left-hand-choice-write-it-down-told = Acht Wörter, mit der Rechten getippt. Darmstadt dankt ihm und ordnet an, dass von nun an jemand neben ihm steht, wenn er behandelt.
first_martians-event-left-hand-choice-write-nothing = Nichts eintragen
first_martians-event-left-hand-choice-write-nothing-told = „Keine Auffälligkeiten“, schreibt Samuel und liest es noch einmal, als hätte es ein anderer Arzt geschrieben.
first_martians-event-left-hand-choice-write-nothing-later = Auf dem Boden der Krankenstation zerspringt eine Ampulle. Samuel hat die Scherben aufgefegt, ehe jemand fragen kann; was unter den Schrank gelaufen ist, sieht er nicht.

first_martians-event-seven-stitches = Sieben Stiche
first_martians-event-seven-stitches-scene = Eine Antriebswelle hat Anneli die Handfläche aufgerissen, vom Daumen bis zum Gelenk. Sie sitzt auf der Tischkante und pfeift durch die Zähne. Beim dritten Versuch bringt Samuel den Faden durch das Öhr. Beim zweiten hat sie zu pfeifen aufgehört.
first_martians-event-seven-stitches-action = Die Arbeit an der Welle beenden
first_martians-event-seven-stitches-done = { $name } bringt die Arbeit an der Welle zu Ende und schraubt die Abdeckung wieder an, die dort hätte sein sollen.
first_martians-event-seven-stitches-consequence = Unter dem Verband wird Annelis Hand heiß. Samuel öffnet die Wunde noch einmal, nachts, während die anderen schlafen, und jetzt schweigen zwei.
first_martians-event-seven-stitches-choice-let-him-sew = Ihn nähen lassen
first_martians-event-seven-stitches-choice-let-him-sew-told = Sieben Stiche, langsam, das linke Handgelenk gegen ihr Knie gestemmt. Anneli sieht auf die Nadel, nicht auf ihn, und fragt nichts.
first_martians-event-seven-stitches-choice-use-adhesive = Mit Kleber schließen
first_martians-event-seven-stitches-choice-use-adhesive-told = Anneli nimmt die Tube vom Tablett und schließt die Wunde, wie sie einen Schlauch schließen würde. Samuel hält ihr die Lampe, mit beiden Händen.
first_martians-event-seven-stitches-choice-use-adhesive-later = Im Handschuh reißt die Naht, bei halb gedrehter Schraube. Anneli sagt nichts, bis sie fest sitzt; dass sie nicht fest sitzt, zeigt sich später.

first_martians-event-handwriting = Handschrift
first_martians-event-handwriting-scene = Auf Noors Tisch liegen drei Etiketten nebeneinander: eins vom Flug, eins von der Landung, eins von voriger Woche. Sie betrachtet sie, wie sie ein Blatt betrachten würde. Samuel kommt wegen der Blutproben herein, sieht die Etiketten und stellt den Kasten ab.
first_martians-event-handwriting-action = Die Dosen nachrechnen
first_martians-event-handwriting-done = { $name } geht jede Dosis der letzten Wochen durch, aufs Milligramm. Sie haben gestimmt, alle.
first_martians-event-handwriting-consequence = Eine Dosis war falsch, um eine Kommastelle. { $name } merkt es gegen Mittag an einem Klingen in den Ohren, das nicht aufhört.
first_martians-event-handwriting-choice-ask-him = Ihn fragen
first_martians-event-handwriting-choice-ask-him-told = Er sagt es ihr mit seiner Arztstimme, als ginge es um eine fremde Hand. Noor fragt, was er nicht mehr allein kann, nimmt ein Blatt und macht eine Liste.
first_martians-event-handwriting-choice-put-them-away = Die Etiketten weglegen
first_martians-event-handwriting-choice-put-them-away-told = Noor streicht die Etiketten in die Schublade und sagt, sie habe gerade Zeit, sie könne das Beschriften für beide übernehmen. Zeit hat sie keine.

first_martians-event-rope = Das Seil
first_martians-event-rope-scene = Mateus will in die Spalte hinter dem Landefeld sehen, vierzig Meter senkrecht, und oben muss jemand das Seil halten. Anneli ist an der Reihe. Sie nimmt es vom Haken, lässt es von einem Ende zum anderen durch die Handschuhe laufen und hängt es wieder hin.
first_martians-event-rope-action = Das Seil prüfen
first_martians-event-rope-done = { $name } hängt die doppelte Last daran und lässt sie hängen. Als das Gewicht herunterkommt, ist das Seil nicht um einen Fingerbreit länger.
first_martians-event-rope-consequence = Im Schlaf schreit Anneli einen Namen, den von Aitken. Danach hören sie, wie sie durch den HUB geht und jeden Karabiner prüft, bis zum Wecken.
first_martians-event-rope-choice-leave-it-to-her = Ihr das Seil lassen
first_martians-event-rope-choice-leave-it-to-her-told = „Du oder keiner“, sagt Mateus. Sie verlangt einen Tag für die Verankerung, die Garage für sich und dass niemand mit ihr redet.
first_martians-event-rope-choice-tie-it-to-scorpio = Es an Scorpio binden
first_martians-event-rope-choice-tie-it-to-scorpio-told = „Scorpio hält, was man ihm gibt“, sagt Anneli und fährt den schweren Rover selbst an die bröckelnde Kante. Zum Abendessen kommt sie nicht.

first_martians-event-forty-metres = Vierzig Meter
first_martians-event-forty-metres-scene = Bei dreißig Metern bricht die Kante. Steine fliegen an Mateus’ Helm vorbei, das Seil macht einen Satz und steht dann still, straff wie eine Stange. Im Funk ist Annelis Atem und gleich darauf, ganz gleichmäßig, ihr Pfeifen.
first_martians-event-forty-metres-action = Die Kante sichern
first_martians-event-forty-metres-done = { $name } treibt zwei Anker in den gesunden Fels und malt das Datum daneben. Wer jetzt hinuntergeht, geht an zwei Seilen.
first_martians-event-forty-metres-consequence = Die nächste Platte löst sich, als keiner in der Nähe ist. Froggy, zu nah abgestellt, folgt ihr mit den Vorderrädern und bleibt über der Kante hängen.
first_martians-event-forty-metres-choice-haul-him-up = Ihn hochziehen
first_martians-event-forty-metres-choice-haul-him-up-told = Hand über Hand, ohne Winde. Mateus kommt über die Kante, die Taschen leer, die Knochen heil. Ihre Handschuhe haben keine Innenflächen mehr; ehe wieder jemand hinausgeht, muss ein neues Paar angepasst werden.
first_martians-event-forty-metres-choice-let-him-finish = Ihn fertig machen lassen
first_martians-event-forty-metres-choice-let-him-finish-told = „Noch zehn“, sagt Mateus, und sie gibt sie ihm, Meter um Meter, während seine Luft abnimmt. Aus der untersten Schicht bricht er ein Stück. Oben, als er es ihr reicht, bekommt sie die Fäuste nicht auf.

first_martians-event-six-pages = Sechs Seiten
first_martians-event-six-pages-scene = Mateus sucht ein Formular und findet in Noors Papieren ihren Einspruch gegen das Startfenster: sechs Seiten, jede Zahl richtig. Auf dem siebten Blatt steht ihre Unterschrift, für den Start. Auch für den Damm über dem Haus seines Bruders hatte jemand unterschrieben, der rechnen konnte.
first_martians-event-six-pages-action = Die Zahlen nachprüfen
first_martians-event-six-pages-done = { $name } arbeitet die sechs Seiten Zeile für Zeile durch und findet darin die eine Gefahr, gegen die sich noch etwas tun lässt: eine Dichtung, sechzehn Schrauben, ein halber Tag.
first_martians-event-six-pages-consequence = Was Noor auf Seite vier beschrieben hatte, tritt ein, im Kleinen. In der Kälte der Nacht schrumpft eine Dichtung und lässt los.
first_martians-event-six-pages-choice-show-her = Sie ihr hinlegen
first_martians-event-six-pages-choice-show-her-told = Noor liest die eigenen Sätze zu Ende. „Ich wollte es sehen“, sagt sie. „Mehr, als ich Angst hatte.“ Auf alles andere wäre Mateus gefasst gewesen.
first_martians-event-six-pages-choice-put-them-back = Sie zurücklegen
first_martians-event-six-pages-choice-put-them-back-told = Mateus stößt die Blätter auf Kante und legt sie an ihren Platz. Den ganzen Tag arbeitet er am anderen Ende ihres Tisches, die Wand im Rücken, den Ausgang im Blick.

first_martians-event-psalm-for-a-house = Ein Psalm für ein Haus
first_martians-event-psalm-for-a-house-scene = Sonntags liest Samuel einen Psalm, weil sein Vater ihn darum gebeten hat, so wie man eine Verabredung einhält, ohne die Lippen zu bewegen. Diesmal steht Mateus neben ihm. Es ist der Tag, an dem der Damm brach, und er fragt, ob man ihn laut lesen könnte, für das Haus.
first_martians-event-psalm-for-a-house-action = Samuels Vater schreiben
first_martians-event-psalm-for-a-house-done = Samuels Vater bekommt einen Brief vom Mars: was für ein Tag es war, wer am Tisch saß und wem daran lag, dabei zu sein. Unterschrieben hat { $name }.
first_martians-event-psalm-for-a-house-consequence = In der Nacht öffnet Mateus die Türen des HUB, eine nach der anderen, bis zur äußersten. Vom Druckabfall wachen die Übrigen auf. „Ich musste wissen, dass sie aufgehen“, sagt er.
first_martians-event-psalm-for-a-house-choice-read-it = Ihn laut lesen
first_martians-event-psalm-for-a-house-choice-read-it-told = Samuels Stimme hält bis zu dem Vers von den Wassern. Den Rest spricht Mateus mit, auf Portugiesisch. Den Abendrundgang macht keiner, und bis zum nächsten Tag fällt es keinem auf.
first_martians-event-psalm-for-a-house-choice-tell-him = Ihm die Wahrheit sagen
first_martians-event-psalm-for-a-house-choice-tell-him-told = „Ich lese sie nur“, sagt Samuel. „Ich glaube kein Wort.“ Mateus denkt eine Weile nach. „Ich auch nicht“, sagt er. „Aber die in dem Haus.“ Das Buch bleibt zwischen ihnen geschlossen.

first_martians-event-blank-card = Die Karte ohne Aufschrift
first_martians-event-blank-card-scene = Als nachts die Steuerung ausfiel, brauchte Anneli Speicher, und in einer Schublade lag eine Karte ohne Aufschrift. Um sechs lief alles wieder. Um sieben zieht Noor die Schublade auf: Auf dieser Karte waren Salmas Briefe, alle sechsundzwanzig.
first_martians-event-blank-card-action = Die Briefe zurückholen
first_martians-event-blank-card-done = Neun von sechsundzwanzig kommen wieder, zwei davon zur Hälfte. { $name } druckt sie aus, auf dem guten Papier.
first_martians-event-blank-card-consequence = Noor fängt an, die Briefe aus dem Gedächtnis aufzuschreiben, und bleibt beim neunten stecken. Sie sitzt vor dem Blatt und hört nicht, wenn man sie anspricht.
first_martians-event-blank-card-choice-own-up = Es sofort zugeben
first_martians-event-blank-card-choice-own-up-told = „Das war ich. Ich war schnell und habe nicht hingesehen“, sagt Anneli, noch in der Tür. Noor nickt, dankt ihr für die Reparatur, und im Labor wird an diesem Tag nicht mehr gearbeitet.
first_martians-event-blank-card-choice-search-first = Sie erst zu retten versuchen
first_martians-event-blank-card-choice-search-first-told = Anneli sagt nichts und sitzt nachts über der Karte, mit jedem Lesegerät, das der HUB hat. Im Raum daneben leert Noor zum dritten Mal ihre Schubladen aus.

first_martians-event-written-again = Noch einmal geschrieben
first_martians-event-written-again-scene = Ruth muss es ihr gesagt haben. Sechsundzwanzig sind ganz schön viele, schreibt Salma, aber die meisten weiß sie noch, und bei manchem ist sie inzwischen anderer Meinung. Sie will jeden Abend einen schicken, wenn das erlaubt ist. Der erste liegt bei und beginnt mit einer Berichtigung.
first_martians-event-written-again-action = Ihr das Tal zeichnen
first_martians-event-written-again-done = { $name } zeichnet das Tal am Mittag, Scorpio daneben als Maßstab und einen Pfeil zu dem einzigen Fenster mit Licht. Salma wird wissen, wessen es ist.
first_martians-event-written-again-consequence = Der neueste Brief hat drei Zeilen. Gehen sie wieder verloren, fragt Salma, oder hat bloß niemand Zeit zum Lesen?
first_martians-event-written-again-follow-up = Unter dem Brief von heute Abend steht eine Zeile für { $name }: „Und was siehst du von da, wo du schläfst?“ Für die Antwort ist Platz gelassen.
