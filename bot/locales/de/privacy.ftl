# Was über einen Menschen gespeichert ist: die Datei mit allem, und das Vergessen.

data-ready = 📦 `{ $file }` enthält alles, was ich über dich gespeichert habe, nur für dich: was ich von dir weiß, deine Tische und Plätze, deine Züge mit ihrer Zeit, Abstimmungen, freie Tage, Vorgaben, Erinnerungen, Nachrichten, Ergebnisse und Wertungen. Ein beendetes Spiel im Ganzen gibt es mit `/{ command-table } { command-export }`.
privacy-short = 🔒 **Was ich speichere, und wozu.** Deine Discord-ID, deinen Namen und deine Sprache, damit Tische dich rufen können; deine Zeitzone und Ruhezeit, wenn du sie mir gesagt hast; was du an Tischen getan hast, und die Ergebnisse und Wertungen deiner Spiele. Ich lese keine Nachrichten. Wer mit dir spielt, sieht deinen Namen und deine Züge so, wie das Spiel sie zeigt; wer diesen Bot betreibt, kann alles lesen. `/{ command-mine } { command-mine-forget }` löscht es.

forget-title = 🗑️ Vergessen werden
forget-goes = **Was verschwindet:** dein Name, deine Sprache, deine Zeitzone und deine Ruhezeit. Dein Name in Ligen und Turnieren, aus denen du aussteigst. An jedem beendeten Tisch dein Name und deine ID, deine Abstimmungen, freien Tage und Vorgaben, dein Anteil an Ergebnissen mit deinen Wertungen, und die Direktnachrichten, in denen ich dir eine Hand gezeigt habe.
forget-stays = **Was bleibt:** die Züge, als die von „{ name-former }“. Ohne sie könnte niemand mehr die Würfel und Karten dieser Spiele prüfen. Die Wertung, mit der du in ein Spiel gegangen bist, bleibt bei dessen Ergebnis, ohne jemandem zu gehören: Andere wurden an ihr gemessen. Was in Kanälen und in deinen anderen Direktnachrichten steht, liegt bei Discord, und ich lasse es, wie es ist.
forget-open = { $count ->
    [0] **Jetzt:** Du bist an keinem offenen Tisch beteiligt, also ist es in wenigen Minuten getan.
    [one] **Jetzt:** Du bist an einem offenen Tisch beteiligt. Dort geschieht es von selbst, sobald er beendet ist; bis dahin kenne ich dich wie bisher.
   *[other] **Jetzt:** Du bist an { $count } offenen Tischen beteiligt. Dort geschieht es von selbst, sobald sie beendet sind; bis dahin kenne ich dich wie bisher.
}
forget-leave = **Oder gleich überall aufstehen:** Ein Autopilot übernimmt deine Plätze für immer (in einem Spiel ohne Autopiloten tue ich, was ich tue, wenn die Zeit abgelaufen ist), jemand anderes am Tisch übernimmt die Leitung, und du verlässt Tische, die noch nicht begonnen haben. Ein Tisch, an dem niemand bleibt, wird geschlossen.
forget-back = Bis es getan ist, kannst du es mit `/{ command-mine } { command-mine-forget }` zurücknehmen; was dann schon weg ist, bleibt weg. Wer danach etwas drückt oder sich an einen Tisch setzt, ist für mich jemand Neues.
forget-asked = { $count ->
    [0] ✅ Du hast mich gebeten, dich zu vergessen. In wenigen Minuten ist es getan.
    [one] ✅ Du hast mich gebeten, dich zu vergessen. Was gehen kann, geht in wenigen Minuten; ein Tisch ist noch offen und folgt, sobald er beendet ist.
   *[other] ✅ Du hast mich gebeten, dich zu vergessen. Was gehen kann, geht in wenigen Minuten; { $count } Tische sind noch offen und folgen, sobald sie beendet sind.
}
forget-kept = 👌 Ich vergesse dich nicht.
button-forget = Vergiss mich
button-forget-leave = Überall aufstehen, mich vergessen
button-forget-not = Vergiss mich nicht
