# Die Lektion eines Spiels: ihr Rahmen, in jedem Spiel der gleiche.

button-lesson = Spielend lernen · 10 Minuten
lesson-place = Schritt { $step } von { $count }
lesson-skip = Überspringen
lesson-other = Anders versuchen
lesson-changed = Diese Lektion hat sich geändert, seit du sie geöffnet hast. Hier geht es weiter:
lesson-end-heading = { $game } · Du weißt, wie es geht
lesson-end = Du kennst jetzt die Regeln, auf die es ankommt. Als Nächstes kommt das begleitete Spiel: ein echter Tisch mit einem Autopiloten, ohne Uhr, bei dem jeder Bildschirm sagt, worauf du achten sollst. Oder öffne mit `/table new` einen Tisch für deine Freunde.
lesson-again = Von vorn
quiz-place = Frage { $question } von { $count }
quiz-right = ✅ **Richtig.**
quiz-wrong = ❌ **Nicht ganz:** { $answer }
error-lesson-unplayable = Die Lektion lässt sich hier nicht zeigen: Das Brett dieses Spiels wurde geändert. *Kennenlernen* und *Regeln* sagen weiterhin, worum es geht.
