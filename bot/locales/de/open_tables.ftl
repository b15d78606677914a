# Offene Tische: die Tafel, wer auf einen Tisch wartet, und die Nachrichten dazu.

command-community = gemeinschaft
command-community-about = Was auf diesem Server zusammen gespielt wird
command-community-tables = tische
command-community-tables-about = Sieh, welche Tische noch Leute suchen, und setz dich dazu
command-community-interests = interessen
command-community-interests-about = Sieh, worauf du wartest, lass dir Bescheid geben oder nicht mehr

board-title = Offene Tische
board-none = Gerade sucht kein Tisch Leute. `/{ command-table } { command-new }` eröffnet einen.
board-text = *Sag mir Bescheid* schickt dir eine Nachricht, sobald ein Tisch passt. Warten genug auf dasselbe, geht von selbst ein Tisch auf.
board-seats = { $free ->
    [one] ein Platz von { $seats } frei
   *[other] { $free } Plätze von { $seats } frei
}
board-free = { $free ->
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}
board-beginners = auch für Neulinge
board-rated = gewertet
board-host = Gastgeber: { $name }
board-join = Hinsetzen bei …
board-more = { $count ->
    [one] und einer mehr
   *[other] und { $count } mehr
}
board-elsewhere = Auf anderen Servern
board-elsewhere-text = Der Link öffnet sich, wenn du dort Mitglied bist.
board-server = auf { $server }
button-board-tell = Sag mir Bescheid

interests-title = Tische, auf die du wartest
interests-text = Du bekommst eine Direktnachricht, sobald ein neuer Tisch passt, höchstens eine am Tag und nie in deinen Ruhezeiten. Warten genug auf dasselbe, geht ein Tisch für euch auf, und du sitzt daran, bis du aufstehst. Deine Wahl gilt zwei Minuten, nachdem du sie getroffen hast.
interests-now = **Schon offen**: Zu diesen kommt keine Nachricht.
interest-game = Bescheid geben bei Tischen für …
interest-pace-any = Jedes Tempo
interest-pace-quick = An einem Stück
interest-pace-days = Über Tage
interest-seats = { $seats ->
    [0] Beliebig viele
   *[other] Zu { $seats }
}
interest-until = bis { $until }
interest-drop = Nicht mehr warten auf …
interest-kept = Du wartest wieder auf einen Tisch: { $what }
button-interest-again = Weiter warten

direct-open-table = Ein Tisch für { $game } sucht Leute
direct-open-table-why = Du wolltest Bescheid wissen. Damit ist es getan; *Weiter warten* meldet dir den nächsten.
direct-by-interest = Für dich ist ein Tisch für { $game } aufgegangen
direct-by-interest-text = { $others ->
    [one] Noch jemand wartet auf dasselbe, also sitzt ihr beide in der Lobby. Schaut vorbei, einigt euch über die Einstellungen und fangt an, wann ihr wollt; oder *Aufstehen*.
   *[other] { $others } andere warten auf dasselbe, also sitzt ihr alle in der Lobby. Schaut vorbei, einigt euch über die Einstellungen und fangt an, wann ihr wollt; oder *Aufstehen*.
}

setting-beginners-any = Niveau: für alle
setting-beginners = Niveau: Neulinge willkommen
setting-beginners-hint = Die Lobby und die Tafel der offenen Tische sagen es
lobby-beginners = 🌱 Neulinge sind willkommen

button-server-board = Tafel der offenen Tische
server-board-text = Eine Nachricht in einem Kanal nennt die Tische, die Leute suchen, und bleibt aktuell. Wollen mehrere dasselbe Spiel, geht ihr Tisch dort in einem Thread auf.
server-board-none = Keine Tafel
server-board-gone = ⚠️ Der gewählte Kanal wurde gelöscht. Wähl einen anderen.
server-board-lacks = ⚠️ Der Bot kann diesen Kanal nicht nutzen: Ihm fehlt { $permissions }.
server-elsewhere = Tische über Server hinweg
server-elsewhere-text = Nur unter Servern dieses Bots, die es beide einschalten. Ihre Tafeln nennen dann eure offenen Tische mit dem Namen dieses Servers. Eine Einladung ist das für niemanden: Hinsetzen können sich nur Mitglieder.
server-elsewhere-off = Nur hier zu sehen
server-elsewhere-on = Auch auf anderen Servern zu sehen
server-elsewhere-hint = Und deren hier
