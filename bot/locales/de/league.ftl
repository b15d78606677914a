# Ligen und Turniere.

league-season = { $name } · Saison { $season }
league-kind = { $kind ->
    [round-robin] Alle gegen alle, { $seats } an einem Tisch
    [swiss] Schweizer System: Wer ähnlich viele Punkte hat, spielt miteinander, { $seats } an einem Tisch
   *[elimination] K.-o.-System, { $seats } an einem Tisch
}
league-round-length = { $days ->
    [one] Eine Runde endet, wenn alle Tische fertig sind, spätestens nach einem Tag.
   *[other] Eine Runde endet, wenn alle Tische fertig sind, spätestens nach { $days } Tagen.
}
league-divisions = { $moving ->
    [one] Staffeln zu { $size }; nach einer Saison steigt je eine Person auf und ab.
   *[other] Staffeln zu { $size }; nach einer Saison steigen { $moving } auf und { $moving } ab.
}
league-again = { $days ->
    [one] Die nächste Saison beginnt von selbst, einen Tag nach der letzten.
   *[other] Die nächste Saison beginnt von selbst, { $days } Tage nach der letzten.
}
league-ties = Ein gewonnener Tisch gibt einen Punkt, der letzte Platz keinen, dazwischen geht es in gleichen Schritten. Bei Gleichstand zählen die gemeinsamen Tische (wenn sich alle begegnet sind), dann die Punkte der Gegner, dann gewonnene Tische; sonst teilt man sich den Platz.
league-draw = Gesetzt wird nach der Wertung, wo sie sicher genug für eine Zahl ist: Die Stärksten treffen auf die Schwächsten. Wer keine solche hat, kommt danach, nach Los. Die Setzung zeigt also, wer höher gewertet ist.
league-lots = Gelost wird aus { $number } (siehe Dokumentation).
league-waits = Los geht es, sobald { $least } Leute angemeldet sind.
league-begins = Los geht es { $when }.
league-begins-if = Los geht es { $when }, wenn mindestens { $least } Leute dabei sind.
league-running = Runde { $turn } von { $rounds } läuft.
league-over = Es ist vorbei.
# $names are in bold print; $league may be a link.
league-winner = { $count ->
    [one] 🏆 { $names } gewinnt **{ $league }**.
   *[other] 🏆 { $names } gewinnen **{ $league }** gemeinsam.
}
league-winner-ahead = 🏆 { $names } gewinnt **{ $league }**, vor { $others }.
league-season-winner = Saison { $season }: 🏆 { $names }.
league-cancelled = Abgesagt. Offene Tische gehen weiter.
league-people = { $count ->
    [0] Noch ist niemand angemeldet.
    [one] ✋ Eine Person ist dabei: { $names }
   *[other] ✋ { $count } sind dabei: { $names }
}
league-reserve = 🪑 Auf der Warteliste: { $names }
league-round = { $name } · Runde { $turn }
league-round-over = Diese Runde ist zu Ende.
league-until = Sie endet, wenn alle Tische fertig sind, spätestens { $when }.
league-division = Staffel { $division }
league-byes = Spielfrei in dieser Runde: { $names }
league-walkover = { $name } bekommt den Punkt, weil { $absent } ausgestiegen ist.
league-more = … und { $count } weitere Zeilen
# In the name of a thread: season (0: there is only one), round.
league-thread = { $season ->
    [0] R{ $turn }
   *[other] S{ $season } R{ $turn }
}
league-points = { NUMBER($points, maximumFractionDigits: 2) }
# $season is 0 where there is only one.
league-after = { $season ->
    [0] { $turn ->
        [0] Vor der ersten Runde
       *[other] Nach Runde { $turn }
    }
   *[other] Saison { $season }, { $turn ->
        [0] vor der ersten Runde
       *[other] nach Runde { $turn }
    }
}
league-bracket-round = Runde { $turn }
league-bracket-final = Finale
league-column-points = Punkte
league-column-tables = Tische
league-column-wins = Siege
league-column-opponents = Gegner
league-alt = { $place } { $name }, { $points } Punkte
button-league-join = Ich bin dabei
button-league-leave = Ich bin raus
button-league-table = Tabelle

command-league = liga
command-league-about = Ligen und Turniere dieses Servers
command-league-new = neu
command-league-new-about = Eine Liga oder ein Turnier in diesem Kanal ausschreiben (Serververwaltung)
command-league-join = anmelden
command-league-join-about = Dich anmelden
command-league-leave = abmelden
command-league-leave-about = Dich abmelden oder aus der Saison aussteigen
command-league-standings = tabelle
command-league-standings-about = Sehen, wer wo steht
command-league-next = weiter
command-league-next-about = Die Saison oder die nächste Runde jetzt beginnen (Turnierleitung)
command-league-replace = ersetzen
command-league-replace-about = Ab der nächsten Runde jemand anderen spielen lassen (Turnierleitung)
command-league-cancel = absagen
command-league-cancel-about = Absagen; offene Tische gehen weiter (Turnierleitung)
option-league-which = liga
option-league-which-about = Welche, falls es mehrere gibt
option-league-name = name
option-league-name-about = Wie sie heißt
option-league-game = spiel
option-league-game-about = Welches Spiel
option-league-kind = art
option-league-kind-about = Wie gepaart wird
option-league-seats = plätze
option-league-seats-about = Wie viele Leute an einem Tisch sitzen
option-league-starts = beginn
option-league-starts-about = In wie vielen Tagen es losgeht: 7, wenn du nichts wählst
option-league-days = tage
option-league-days-about = Nach wie vielen Tagen eine Runde spätestens endet: 14, wenn du nichts wählst
option-league-rounds = runden
option-league-rounds-about = Wie viele Runden; so viele wie nötig, wenn du nichts wählst
option-league-clock = zeit
option-league-clock-about = Zeit je Entscheidung; die des Servers, wenn du keine andere wählst, oder off
option-league-most = höchstens
option-league-most-about = Wie viele Leute mitspielen können; wer später kommt, ist auf der Warteliste
option-league-division = staffel
option-league-division-about = Wie groß Staffeln sind; ohne Angabe gibt es nur eine
option-league-pause = pause
option-league-pause-about = Wie viele Tage nach einer Saison die nächste beginnt; ohne Angabe bleibt es bei einer
option-league-person = person
option-league-person-about = Wer geht
option-league-newcomer = ersatz
option-league-newcomer-about = Wer dafür kommt; ohne Angabe höchstens, wer auf der Warteliste vorn steht
league-choice-round-robin = alle gegen alle
league-choice-swiss = Schweizer System
league-choice-elimination = K.-o.-System
league-announced = **{ $name }** ist ausgeschrieben. Die Nachricht in diesem Kanal nimmt Anmeldungen entgegen und bleibt aktuell.
league-joined = { $state ->
    [reserve] Du stehst für **{ $name }** auf der Warteliste und rückst nach, sobald jemand geht.
   *[in] Du bist bei **{ $name }** dabei. Deine Tische öffnen von selbst, in Threads des Kanals.
}
league-left = Du bist bei **{ $name }** nicht mehr dabei.
league-leave-sure = Aus **{ $name }** aussteigen? Vor der nächsten Saison kannst du nicht zurück. Ein offener Tisch geht weiter: Bitte spiel ihn zu Ende oder gib deinen Platz ab.
# $turn is the round that begins; 0: there is none.
league-hastened = { $turn ->
    [0] **{ $name }**: Die letzte Runde endet.
   *[other] **{ $name }**: Runde { $turn } beginnt.
}
# $following is the next round; 0: there is none.
league-hasten-sure = { $following ->
    [0] { $count ->
        [one] Ein Tisch der letzten Runde ist nicht fertig: Wer dort spielt, teilt sich die Plätze. Die Saison trotzdem beenden?
       *[other] { $count } Tische der letzten Runde sind nicht fertig: Wer dort spielt, teilt sich die Plätze. Die Saison trotzdem beenden?
    }
   *[other] { $count ->
        [one] Ein Tisch der Runde { $turn } ist nicht fertig: Bis dahin teilt sich die Plätze, wer dort spielt. Trotzdem mit Runde { $following } weitermachen?
       *[other] { $count } Tische der Runde { $turn } sind nicht fertig: Bis dahin teilt sich die Plätze, wer dort spielt. Trotzdem mit Runde { $following } weitermachen?
    }
}
league-removed = { $name } ist nicht mehr dabei.
league-remove-sure = { $name } aus **{ $league }** herausnehmen?
league-comes-in = { $newcomer } rückt von der Warteliste nach.
league-comes-in-nobody = Auf der Warteliste steht niemand.
league-replaced = Ab der nächsten Runde spielt { $newcomer } statt { $name }. Was { $name } gespielt hat, behält { $name }.
# Of the table that is open, after somebody was replaced. $channel is a mention.
league-seat-taken = { $channel }: Dort spielt ab jetzt { $newcomer }.
league-seat-asked = { $channel }: Dort habe ich { $name } gefragt, ob { $newcomer } die Partie übernehmen darf.
league-seat-stays = { $channel }: Dort geht die Partie weiter wie bisher.
league-cancel-sure = „{ $name }“ absagen? Es wird nichts mehr gepaart; offene Tische gehen weiter.
button-league-withdraw = Aussteigen
button-league-hasten = Weitermachen
button-league-remove = Herausnehmen
button-league-cancel = Absagen
