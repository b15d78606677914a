# Wertungen, Bilanzen und Verlässlichkeit, und gewertete Tische.

command-mine-rating = wertung
command-mine-rating-about = Deine Wertungen im Lauf der Zeit, deine Bilanzen und wie verlässlich du antwortest

ratings-title = 📈 Deine Wertungen
ratings-none = Noch keine: Du hast kein gewertetes Spiel beendet. Wer einlädt, stellt das in den Einstellungen des Tisches ein.
ratings-game = **{ $game }**: **{ $rating }** · { $count ->
    [one] { $count } gewertetes Spiel
   *[other] { $count } gewertete Spiele
}
rating-number = { NUMBER($points, useGrouping: 0) } ± { $spread }
rating-band = { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }
ratings-band = Aus der Spanne wird eine Zahl, sobald genug gewertete Spiele mehr verraten: neun zu zweit, mehr an größeren Tischen.
records-title = { $game }: deine Bilanz
record = { $what } · { $level } · zu { $crew ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $crew }
} · { $won } von { $games } gewonnen
reliability-title = Wie du antwortest
reliability-in-time = { $share } % der Entscheidungen rechtzeitig
reliability-usual = meist innerhalb von { $span }
reliability-few = In letzter Zeit zu wenige Entscheidungen, um etwas zu sagen.
reliability-unknown = zuletzt zu wenige Entscheidungen
ratings-private = 🔒 Diese Seite siehst nur du. Wer zu einem Tisch einlädt, an den du dich setzt, erfährt, wie du antwortest, und deine Wertung nur, wenn du es in `/{ command-mine } { command-mine-settings }` erlaubst.
ratings-chart = Wertungen im Lauf der Zeit
ratings-alt = { $game }: von { NUMBER($first, useGrouping: 0) } auf { NUMBER($last, useGrouping: 0) } in { $count } gewerteten Spielen.
preference-shows-ratings = ⚖️ **Wertung zeigen.** Wer zu einem Tisch einlädt, an den du dich setzt, sieht sie; sonst niemand.

applicants-title = **Wer sich gesetzt hat**, nur für dich:
applicant-rating = Wertung { $rating }

setting-rated = Gewertet
setting-rated-hint = Keine Tipps, Aufgedecktes bleibt, wer geht, kommt auf den letzten Platz
setting-casual = Freundschaftlich
lobby-rated = ⚖️ **Gewertet**: keine Tipps, Aufgedecktes wird nicht zurückgenommen, und wer geht, kommt auf den letzten Platz
lobby-unrated-alone = ⚖️ **Gewertet**, sobald hier zwei Menschen sitzen; allein gegen Autopiloten zählt nichts
lobby-unrated-two-seats = ⚖️ **Nicht gewertet**: Jemand hat mehr als einen Platz
live-rated = ⚖️ Gewertet
left-rated = ⚖️ Dieses Spiel wird gewertet: Kommst du vor dem Ende nicht zurück, kommst du auf den letzten Platz.
