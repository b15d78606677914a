# Die Seite einer Person und ihre beendeten Spiele.

command-mine-profile = profil
command-mine-profile-about = Deine Seite: Spiele, Ergebnisse, Wertungen, Auszeichnungen; oder die von jemandem, der sie zeigt
option-mine-person = person
option-mine-person-about = Wessen Seite, wenn nicht deine
command-mine-history = verlauf
command-mine-history-about = Alle deine beendeten Spiele, jedes zum Wiederansehen
preference-public-profile = 👤 **Öffentliche Seite.** Andere können deine Seite ansehen (`/{ command-mine } { command-mine-profile }`): Spiele, Ergebnisse, Wertungen und Auszeichnungen, auf allen Servern.

profile-empty = Noch kein Spiel bis zum Ende gespielt.
profile-since = { $count ->
    [one] Ein Spiel bis zum Ende gespielt, am { $since }
   *[other] { $count } Spiele bis zum Ende gespielt seit { $since }
}
profile-game = **{ $game }**: { $finished ->
    [one] ein Spiel
   *[other] { $finished } Spiele
}, { $won } gewonnen
profile-favourite = meist { $side } ({ $count }×)
profile-achievements = Auszeichnungen
profile-hidden = { $name } zeigt keine Seite.

achievement-first-flight = Zuerst auf dem Mond
achievement-first-flight-told = 1966, ein Jahr vor allen anderen in diesem Spiel.
achievement-at-the-last = Mit der letzten Rakete
achievement-at-the-last-told = Erst 1969 zum Mond geflogen und trotzdem Erster.
achievement-without-moon = Wer braucht den Mond?
achievement-without-moon-told = Das Wettrennen zum Mond gewonnen, ohne je hinzufliegen.
achievement-narrow = Um Haaresbreite
achievement-narrow-told = Gegen zwei oder mehr gewonnen, mit einem Punkt oder keinem.
achievement-short-way = Luftlinie
achievement-short-way-told = In höchstens acht Runden zu Hause.
achievement-long-way = Die Panoramastrecke
achievement-long-way-told = Auf einer Route aus elf oder mehr Plättchen nach Hause.
achievement-unscathed = Kein Kratzer
achievement-unscathed-told = Eine Mission auf dem Mars gewonnen, und niemand der Crew verwundet.
achievement-alone = Allein auf dem Mars
achievement-alone-told = Mit einem einzigen Astronauten gewonnen.
achievement-hard = Auf die harte Tour
achievement-hard-told = Auf dem Mars auf der schwersten Stufe gewonnen.
achievement-fresh-hands = Frische Kräfte
achievement-fresh-hands-told = Mitten im Spiel einen Platz übernommen und gewonnen.
achievement-all-games = Erde, Mond und Mars
achievement-all-games-told = Jedes der Spiele mindestens einmal gewonnen.

history-title = Deine beendeten Spiele
history-none = Du hast noch kein beendetes Spiel.
history-count = { $count ->
    [one] Ein Spiel, das neueste zuerst
   *[other] { $count } Spiele, die neuesten zuerst
}
history-open = Ein Spiel wieder ansehen
history-place = Platz { $place } von { $of }
history-won = gemeinsam gewonnen
history-lost = gemeinsam verloren
history-left = verlassen
history-timed-out = Platz durch Zeitablauf verloren
history-replaced = Platz abgegeben
history-with = mit { $names }
history-gone = Dieser Tisch wurde gelöscht, mit allem, was dort gespielt wurde; geblieben ist nur das Ergebnis.
button-history = Meine Spiele
button-history-newer = Neuere
button-history-older = Ältere
history-shared = Platz { $place } von { $of }, geteilt
history-day = { DATETIME($when, dateStyle: "medium") }
profile-rating = Wertung { $rating } · { $count ->
    [one] { $count } gewertetes Spiel
   *[other] { $count } gewertete Spiele
}
