# Alle Tische eines Menschen, und wo ein Tisch steht.

place = { $server } · { $channel }

command-mine = meine
command-mine-about = Deine Tische, was ich über dich speichere, und wie ich dich vergesse
command-mine-tables = tische
command-mine-tables-about = Alle deine Tische: wer am Zug ist, bis wann und was zu entscheiden ist
command-mine-settings = einstellungen
command-mine-settings-about = Wie deine Auswahl aussieht, ob du Rat bekommst, wann ich dir schreibe
command-mine-data = daten
command-mine-data-about = Alles, was ich über dich gespeichert habe, als Datei erhalten
command-mine-forget = vergessen
command-mine-forget-about = Dich vergessen lassen: erst sehen, was verschwindet und was bleibt

mine-title = Deine Tische
mine-none = Du sitzt gerade an keinem Tisch. `/{ command-table } { command-new }` öffnet einen.
mine-waiting = { $count ->
    [0] Niemand wartet auf dich.
    [one] **Ein Tisch wartet auf dich.**
   *[other] **{ $count } Tische warten auf dich.**
}
mine-no-other = ✅ Kein anderer Tisch wartet auf dich.
button-next-table = Nächster Tisch ({ $count })
mine-lobby = Noch nicht gestartet: { $taken } von { $most } Plätzen { $taken ->
    [one] ist
   *[other] sind
} besetzt.
mine-stand-in = 🤖 Ein Autopilot spielt für dich.
mine-ended = beendet { $when }
mine-elsewhere = { $count ->
    [one] Ein weiterer Tisch steht auf einem Server, den du oder ich verlassen haben.
   *[other] { $count } weitere Tische stehen auf Servern, die du oder ich verlassen haben.
}

direct-next = ⏭️ Du bist als Nächstes dran bei { $game } · { $seat }
direct-next-why = Das bekommst du, weil du es wissen möchtest. `/{ command-mine } { command-mine-settings }` stellt es ab.
reminder-waits = ⏰ { $game } wartet auf dich
# $what is the label of a choice.
reminder-default = Der Bot würde wählen: **{ $what }**

preferences-title = Deine Einstellungen
preferences-text = Sie gelten an allen deinen Tischen. Sonst erfährt es niemand.
preference-advice = 🧠 **Rat.** Was der Experte täte, ist grün und hat 💡, wo er nachgesehen hat; *Tipp* bittet ihn darum.
preference-short-panels = 📏 **Kurze Auswahl.** Die Frage in einer Zeile, die Zahlen, die Möglichkeiten; keine Erklärungen.
preference-next-up = 👉 **Gleich bist du dran.** In Spielen, die reihum gehen, schreibe ich dir, wenn der Platz vor dir am Zug ist; nie in deinen Ruhezeiten.
preferences-hours = Deine Ruhezeiten und deine Zeitzone: `/{ command-table } { command-quiet }`.
button-preference-on = An
button-preference-off = Aus
mine-fixed = Drück dort **{ button-here }**. Das Spiel beginnt, sobald alle da sind, spätestens { $when }.
