# Die Lektion von First Martians: Überschrift und Text jedes Schritts, was jede Wahl zeigt, die Fragen.

first_martians-step-build-heading = Die erste Figur
first_martians-step-build = Der Mars. Du bist Noor und gewinnst oder verlierst gemeinsam mit Mateus. ① Die Ziele: Alle außer den freiwilligen müssen erreicht sein, ② binnen sieben Sols, so heißen die Tage hier. Jeder von euch legt { $pawns } Figuren pro Sol. Leg deine erste: Bau die Reservefarm.
first_martians-step-build-a = ① Eine Figur ist genau genug. Dann fallen drei Würfel: einer für den Erfolg (hier { $buildsuccess } %), einer für eine Wunde, einer für ein Abenteuer. Aber noch nicht: Bis jetzt ist es nur ein Plan.

first_martians-step-sure-heading = Ohne Würfel
first_martians-step-sure = ① { $buildsuccess } %, und vielleicht noch eine Wunde dazu. Du hast eine zweite Figur. Leg sie auf dieselbe Aktion und achte auf die Zahl.
first_martians-step-sure-a = ① 100 %: Mit einer Figur mehr als nötig würfelt niemand. Der Erfolg ist sicher, und keiner wird verletzt. Dafür sind deine Figuren für diesen Sol verbraucht: eine sichere Aktion oder zwei mit Würfeln? Das ist jedes Mal die Frage.

first_martians-step-ready-heading = Bereit
first_martians-step-ready = Mateus hat seine Figuren gelegt, und die Maschinen, die euch helfen, auch. ① Deine Aktion ist sicher, ② für seine wird gewürfelt. Nichts wird ausgeführt und nichts bezahlt, bevor alle bereit sind. Sag es!
first_martians-step-ready-a = ① Drei Ziele auf einmal! Deine Farm war sicher. Mateus hat dreimal gewürfelt, und zweimal ging es gut. Erreichte Ziele bleiben erreicht. Neu Gebautes beginnt mit roten Teilen: Deshalb sind jetzt mehr Teile defekt.

first_martians-step-event-heading = Etwas geschieht
first_martians-step-event = So beginnt jeder Sol: mit einem Ereignis. Der Startspieler entscheidet für die Crew, und neben jeder Wahl steht, was sie sofort bewirkt. Den Stress tragen alle: Bei { $limit } tut er allen weh.
first_martians-step-event-a = Die Wahrheit macht das Erkunden in diesem Sol teurer und kostet etwas Stress. ① Jeder Sol bringt von selbst noch mehr davon. Vorbei ist das Ereignis nicht: Das zeigt der nächste Schritt.
first_martians-step-event-b = Eine kleine Lüge: Das Erkunden bleibt, wie es ist, aber es kostet mehr Stress. ① Jeder Sol bringt von selbst noch mehr davon. Für den nächsten Schritt nehmen wir an, du hättest die Wahrheit gesagt.

first_martians-step-attend-heading = Kümmer dich darum
first_martians-step-attend = Ein Ereignis öffnet eine Aktion für { $chances } Sols. Kümmert sich niemand darum, kann es zu Beginn eines Sols noch einmal zuschlagen. ① Diese hier nimmt Stress weg. Leg eine Figur darauf.
first_martians-step-attend-a = ① 100 %: Was ein Ereignis verlangt, misslingt nie. Danach ist die Gefahr vorbei. Aber diese Figur baut heute nichts, und ihr habt nie genug davon.

first_martians-step-malfunction-heading = Alles verschleißt
first_martians-step-malfunction = Eine andere Crew, das Ende ihres ersten Sols. ① Jeder Bereich der Basis hat eine Leiste. Sie steigen Sol für Sol, und bei { $end } gibt es eine Störung. Alle Figuren liegen. Sag: bereit.
first_martians-step-malfunction-a = Neue Gebäude beginnen mit roten Teilen, und die treiben die Leiste des Systems hoch: von 0 auf { $end } in einem Zug! ① Eine Störungskarte: Die Filter der Farm sind rot, Pflanzen welken. Ein rotes Teil kostet, bis es repariert ist, und am Ende sind nur so viele erlaubt.

first_martians-step-repair-heading = Reparier es
first_martians-step-repair = ① Von dieser Farm lebt ihr. Im Lager liegt ein Ersatzteil, das passt. Leg eine Figur, um die Filter zu reparieren.
first_martians-step-repair-a = ① Eine Figur und ein Ersatzteil, und wieder Würfel: { $buildsuccess } %. Gelingt es, wird das Teil grün. Wenn nicht, bekommt ihr das Ersatzteil zurück und versucht es im nächsten Sol noch einmal.

first_martians-step-explore-heading = Draußen
first_martians-step-explore = Was die Mission verlangt, liegt auch draußen. ① Dieses Gebiet braucht 2 Figuren: 1 zum Erkunden, 1 für den Weg. Und die andere Figur wird anderswo gebraucht! Aber Froggy, der Rover, zählt für 2.
first_martians-step-explore-a = ① 3, wo 2 genügen: keine Würfel, und eine Figur bleibt für etwas anderes. Jeder Rover fährt einmal pro Sol.
first_martians-step-explore-b = ① 1 von 2: Eine Figur fehlt, und solange sie fehlt, kann niemand bereit sein. Nimm Froggy mit, dann ist es sogar sicher.

first_martians-step-arrive-heading = Was ist da draußen?
first_martians-step-arrive = ① Froggy ist gepackt, deine andere Figur kümmert sich um eine Leiste, und Mateus hat seinen Plan. Sag bereit und fahr los.
first_martians-step-arrive-a = ① Neues Land, und dort liegt eine Versorgungskapsel! Ab dem nächsten Sol könnt ihr sie einsammeln. Das braucht wieder Figuren, mehr, je weiter es ist, und raues Gelände kann verletzen, wer kommt.

first_martians-step-adventure-heading = Ein Abenteuer
first_martians-step-adventure = Der Abenteuerwürfel ist gefallen. Solche Geschichten treffen, wer die erste Figur auf die Aktion gelegt hat: hier dich. Was jede Wahl kostet, steht daneben. Was schonst du lieber?
first_martians-step-adventure-a = ① Das Panel steht, und das Abschalten hat Energie aus dem Vorrat gekostet. Die nächste Produktion hat schon wieder welche gebracht. Die Gesundheit kommt nicht so schnell wieder: Wunden heilen einzeln.
first_martians-step-adventure-b = ① Das Panel steht, aber du hast eine Wunde. { $wounds } kannst du ertragen. Die nächste würde die Mission für alle beenden.

first_martians-step-end-heading = Der letzte Plan
first_martians-step-end = Sol 4 einer anderen Mission. ① Zweierlei fehlt: eine Versorgungskapsel, die du einsammelst, und eine Pflanze, die Mateus sät. Alle Figuren liegen. Sag bereit und drück die Daumen.
first_martians-step-end-a = **Mission erfüllt!** Alles, was sein musste, ist erreicht, nicht mehr Teile sind rot als erlaubt, und niemand ist gestorben. Ihr habt gewonnen, ihr beide, drei Sols vor dem Ende.

first_martians-quiz-sure = Eine Aktion braucht 1 Figur, und 2 liegen darauf. Was geschieht?
first_martians-quiz-sure-a = Drei Würfel fallen
first_martians-quiz-sure-b = Sie gelingt ohne Würfel
first_martians-quiz-sure-c = Sie wird zweimal ausgeführt
first_martians-quiz-sure-why = Mit genau genug Figuren entscheiden Würfel. Mit einer mehr gelingt die Aktion, und niemand wird verletzt.

first_martians-quiz-event-actions = Niemand legt eine Figur auf die Aktion eines Ereignisses. Was dann?
first_martians-quiz-event-actions-a = Nichts, es war nur eine Geschichte
first_martians-quiz-event-actions-b = Die Mission ist verloren
first_martians-quiz-event-actions-c = Es kann in den nächsten Sols zuschlagen
first_martians-quiz-event-actions-why = Ein Ereignis, um das sich niemand kümmert, kann wieder zuschlagen. Ist seine Aktion getan, ist es vorbei.

first_martians-quiz-tracks = Die Leiste eines Bereichs erreicht 5. Was nun?
first_martians-quiz-tracks-a = Eine Störungskarte schlägt zu
first_martians-quiz-tracks-b = Die Mission ist verloren
first_martians-quiz-tracks-c = Alle bekommen eine Wunde
first_martians-quiz-tracks-why = Bei 5 kommt die nächste Störungskarte des Bereichs und macht meist ein Teil rot. Dann beginnt die Leiste von vorn.

first_martians-quiz-end = Wann habt ihr gewonnen?
first_martians-quiz-end-a = Wenn ich mehr Ziele erreiche als Mateus
first_martians-quiz-end-b = Wenn wir alles erreichen, was sein muss
first_martians-quiz-end-c = Wenn wir den letzten Sol überleben
first_martians-quiz-end-why = Ihr gewinnt gemeinsam, am Ende eines Sols, in dem jedes Pflichtziel erreicht ist und nicht mehr Teile rot sind als erlaubt.
