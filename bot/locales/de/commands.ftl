# Slash-Befehle: Namen (klein, ohne Leerzeichen, höchstens 32 Zeichen) und Beschreibungen (höchstens 100).

command-table = tisch
command-table-about = Brettspiele über die Raumfahrt spielen
command-new = neu
command-new-about = Einen Tisch hier öffnen, oder in einem eigenen Thread
command-join = mitspielen
command-join-about = Am Tisch Platz nehmen
command-leave = aufstehen
command-leave-about = Den Tisch verlassen; im laufenden Spiel spielt ein Autopilot für dich weiter
command-seat = platz
command-seat-about = Wählen, wen du spielst, oder einen Autopiloten dazusetzen
command-start = starten
command-start-about = Das Spiel starten (wer eingeladen hat)
command-move = zug
command-move-about = Sehen, was du jetzt tun kannst, und es tun
command-show = zeigen
command-show-about = Den Spielplan zeigen, und wer dran ist
command-log = protokoll
command-log-about = Nachlesen, was bisher geschah
command-undo = zurücknehmen
command-undo-about = Deinen letzten Zug zurücknehmen
command-orders = vorgaben
command-orders-about = Im Voraus entscheiden: deine Vorgaben sehen, eine weitere machen
option-order = vorgabe
option-order-about = Eine Vorgabe wie „trade-nothing 1967“; ohne sie siehst du deine
command-pause = pause
command-pause-about = Alle Uhren anhalten (wer eingeladen hat)
command-resume = weiter
command-resume-about = Die Uhren weiterlaufen lassen (wer eingeladen hat)
command-nudge = anstupsen
command-nudge-about = Rufen, wer am Zug ist
command-replace = ersetzen
command-replace-about = Einen Platz einem anderen Menschen oder einem Autopiloten geben (wer eingeladen hat)
command-close = schließen
command-close-about = Den Tisch für alle schließen (wer eingeladen hat)
command-verify = prüfen
command-verify-about = Jeden Würfel und jede Karte eines beendeten Spiels nachprüfen
command-export = exportieren
command-export-about = Das Spiel als Datei mitnehmen
command-rules = regeln
command-rules-about = Die Regeln in Kürze lesen
command-help = hilfe
command-help-about = Wie ein Tisch funktioniert

## Optionen

option-game = spiel
option-game-about = Welches Spiel
option-language = sprache
option-language-about = Die Sprache des Tisches; die des Servers, wenn du keine andere wählst
option-clock = uhr
option-clock-about = Zeit je Entscheidung: 24h, wenn du nichts anderes wählst, oder off
option-thread = thread
option-thread-about = Einen Thread für den Tisch öffnen
option-autopilots = autopiloten
option-autopilots-about = Wie viele Autopiloten gleich dazukommen
option-identity = als
option-identity-about = Wen du spielen möchtest
option-seat-identity-about = Wen du, oder der Autopilot, spielen soll
option-autopilot = autopilot
option-autopilot-about = Der Stil des Autopiloten, der dazukommt (wer eingeladen hat)
option-seat = platz
option-seat-about = Welcher Platz
option-person = mensch
option-person-about = Wer den Platz bekommt
option-replace-autopilot-about = Der Stil des Autopiloten, der den Platz bekommt
option-everybody = alle
option-everybody-about = Am Ende des Kanals neu für alle zeigen

## Berechtigungen, mit den Namen, die Discord benutzt

permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-manage-threads = Threads verwalten
