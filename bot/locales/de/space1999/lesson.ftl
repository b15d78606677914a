# Die Lektion von Spazio: 1999: Überschrift und Text jedes Schritts, was jede Wahl zeigt, die Fragen.

space1999-step-fly-heading = Der erste Flug
space1999-step-fly = Der Mond hat seine Bahn verlassen, und du willst heim. Auf den Planeten gibt es Routenkarten: Wer damit zuerst einen Weg zur Erde legt, gewinnt. Du gegen Viktor, deinen Rivalen in dieser Lektion. ① Dein Schiff steht in deiner Basis auf dem Mond. ② Galdo liegt geradeaus, und eine gerade Strecke kostet 1 E.E. Energie, egal wie lang. Flieg!
space1999-step-fly-a = Wer landet, deckt die Karte des Planeten auf. ① Gute Bedingungen: eine Routenkarte für dich. ② Energie: 1 E.E. zurück. Manche Planeten geben zwei Karten, andere nichts als Ärger. Das weißt du erst, wenn du da bist.

space1999-step-home-heading = Heim mit der Karte
space1999-step-home = ① Hier draußen nützt die Karte nichts: ② Legen kannst du sie nur in deiner Basis. Ohne Routenkarte darf ein Schiff dort nicht einmal landen. Flieg heim!
space1999-step-home-a = ① Jede Rückkehr in die Basis bringt { $homecoming } E.E., jetzt hast du also 8. Und dein Zug ist nicht vorbei: Die Karte will gelegt werden.

space1999-step-lay-heading = Die erste Karte
space1999-step-lay = Der Sternmonitor: ① Deine Route beginnt in der Mitte deiner Seite. ② In der Mitte ist die Erde, { $least } Karten entfernt, wenn du keine vergeudest. Leg die erste!
space1999-step-lay-a = ① Die erste liegt, vier fehlen. ② Und alle waren dran, also ist der Mond weitergezogen und hat sich ein Viertel gedreht. Deine Basis ist mit: Die Wege hinaus und der Heimweg sind jede Runde andere.

space1999-step-bends-heading = Geradeaus ist billig
space1999-step-bends = Der nächste Flug. ① Rovan liegt geradeaus: 1 E.E. ② Nach Aldra musst du zweimal abbiegen, und jeder Knick kostet 1 E.E. mehr: zusammen 3. Was dich erwartet, weiß niemand, hier wie dort. Wohin?
space1999-step-bends-a = ① Für 1 E.E. gelandet und wieder eine Karte gefunden. Such immer zuerst nach langen geraden Linien.
space1999-step-bends-b = ① Gelandet und wieder eine Karte gefunden. Aber es hat 3 E.E. gekostet, und mit Energie kommst du heim. Auf Rovan hättest du dasselbe für 1 bekommen.

space1999-step-plan-heading = Frag den Computer
space1999-step-plan = Ein anderes Spiel, in der ersten Runde. Du kannst auch ohne Energie reisen. ① Du hast einen Flugplan: „Landung auf Velta“. Stimmt der Zentralcomputer zu, springst du hin, ② egal wie weit es ist. Leg ihn vor!
space1999-step-plan-a = ① Das Licht geht an: OK, wie in { $ok } von 100 Fällen. Du springst, ohne zu zahlen. ② Und was für eine Landung: zwei Routenkarten. Der Plan ist verbraucht, und du hast einen neuen bekommen.

space1999-step-refused-heading = Der Computer sagt Nein
space1999-step-refused = Ein anderes Spiel, ein anderer Plan: ① Lumo. Frag den Computer, ob er diesmal zustimmt.
space1999-step-refused-a = ① Nur der Summer: Nein. Der Plan ist weg. ② Zum Trost zieht dein Schiff gratis einen Knoten (einen Punkt mit Nummer) weiter, wohin du magst. Das ist das Risiko der Pläne: Ein Flug mit Energie ist sicher.

space1999-step-silence-heading = Kein Signal
space1999-step-silence = ① Und noch einmal, denn der Computer kennt eine dritte Antwort. Leg den Plan vor.
space1999-step-silence-a = ① Weder Licht noch Summer. Du behältst deinen Plan, ② und eine Computerkarte entscheidet: heute Energie. Andere verschieben oder entfernen Karten auf dem Monitor, rufen dich heim oder schicken dich auf einen Planeten.

space1999-step-turned-heading = Wie herum?
space1999-step-turned = Ein paar Runden später. Du hast eine Kurve, ① und hier kommt sie hin. Beim Legen darfst du eine Karte drehen, wie du willst, danach nie mehr. ② Denk an die Erde: Wie soll sie liegen?
space1999-step-turned-a = ① Deine Route biegt zur Erde ab: ② Jetzt fehlen nur noch 2 Karten statt 3. Diese Zahl sagt dir, was eine Karte wert ist.
space1999-step-turned-b = ① Deine Route biegt von der Erde weg: ② Jetzt fehlen 6 Karten statt 3. Im Spiel steht die Zahl neben jeder Wahl: je weniger, desto besser.

space1999-step-slide-heading = Ein kleiner Schubs
space1999-step-slide = ① Viktor fehlt eine einzige Karte, und die hat er an Bord! Aber für { $slide } E.E. darfst du eine seiner Karten ein Feld zur Seite schieben. Welche? ② Die erste seiner Route oder ③ die nächste an der Erde?
space1999-step-slide-a = Eine Route zählt nur bis zur ersten Lücke: ① Jetzt fehlen ihm neun Karten. Seine eigene Karte darf er in seinem Zug gratis zurückschieben, aber du hast Zeit gewonnen.
space1999-step-slide-b = ① Ihm fehlt immer noch eine: Diese Karte gehörte gar nicht mehr zu seiner Route, jemand hatte sie schon beiseitegeschoben. Schieb die erste weg, und alles dahinter hängt in der Luft.

space1999-step-wrong-heading = Ist es die richtige Route?
space1999-step-wrong = Fast da. ① Eine letzte Karte neben der Erde ② und zu ihr hin offen, dann wird der Zentralcomputer gefragt, ob das die richtige Route ist. Leg sie!
space1999-step-wrong-a = ① Der Summer: die falsche Route! ② Du verlierst die { $lost } Karten, die du zuletzt gelegt hast. Pech, aber nicht das Ende: Hol neue und versuch es wieder. In { $right } von 100 Fällen sagt er OK.

space1999-step-earth-heading = Die Erde
space1999-step-earth = Ein anderes Spiel, derselbe Moment. ① Eine Karte, ② und da ist die Heimat. Halt die Luft an und leg sie.
space1999-step-earth-a = ① **Das Licht geht an. Die richtige Route!** Du hast den Heimweg zuerst gefunden, und das gewinnt das Spiel. Viktor muss sich eine Mitfahrgelegenheit suchen.

space1999-quiz-runs = Du fliegst geradeaus über vier Knoten zu einem Planeten. Was kostet das?
space1999-quiz-runs-a = 1 E.E.
space1999-quiz-runs-b = 4 E.E.
space1999-quiz-runs-c = Nichts
space1999-quiz-runs-why = Eine gerade Strecke kostet 1 E.E., egal wie lang sie ist. Nur jeder Knick kostet 1 mehr.

space1999-quiz-home = Du hast auf einem Planeten zwei Routenkarten gefunden. Wann kannst du sie legen?
space1999-quiz-home-a = Sofort, auf dem Planeten
space1999-quiz-home-b = Am Ende der Runde
space1999-quiz-home-c = Wenn mein Schiff wieder in der Basis ist
space1999-quiz-home-why = Routenkarten legt man nur in der Basis. Denk also an den Heimweg, bevor du zum nächsten Planeten weiterfliegst.

space1999-quiz-silence = Der Computer gibt kein Signal. Was wird aus deinem Plan?
space1999-quiz-silence-a = Er ist verloren
space1999-quiz-silence-b = Er bleibt, eine Computerkarte entscheidet
space1999-quiz-silence-c = Er wird trotzdem ausgeführt
space1999-quiz-silence-why = OK führt ihn aus, der Summer kostet ihn, und ohne Signal bleibt er auf der Hand: Eine Computerkarte entscheidet, was geschieht.

space1999-quiz-wrong-route = Deine Route erreicht die Erde, und der Summer ertönt. Was nun?
space1999-quiz-wrong-route-a = Die letzten Karten sind weg, es geht weiter
space1999-quiz-wrong-route-b = Ich scheide aus
space1999-quiz-wrong-route-c = Ich verliere die ganze Route
space1999-quiz-wrong-route-why = Eine falsche Route kostet die zuletzt gelegten Karten. Bring neue heim, erreich die Erde noch einmal und frag wieder.
