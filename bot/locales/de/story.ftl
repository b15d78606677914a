# Die Geschichte eines Spiels auf einer Seite, in der Sprache des Tisches.

command-story = geschichte
command-story-about = Ein beendetes Spiel als Seite zum Lesen und Aufheben: Bilder, Protokoll, Prüfung der Würfel
button-story = Geschichte
story-ready = 📰 `{ $file }` erzählt dieses Spiel auf einer Seite: der Spielplan Runde für Runde, was geschah und wie sich die Würfel prüfen lassen. Lade sie herunter und öffne sie im Browser. Sie braucht kein Netz und verrät nicht mehr, als alle wissen dürfen.
story-people = Wer gespielt hat
story-end = Wie es ausging
story-course = Was geschah
story-board = der Spielplan
story-fewer-pictures = Dieses Spiel hat mehr Bilder, als in eine Datei passen; manche Runden kommen ohne aus.
story-check = 🔎 `/{ command-table } { command-export }` gibt das ganze Spiel als Datei, und `mission-control verify` spielt sie auf jedem Rechner nach, ohne diesen Bot und ohne Discord.
story-made = Erzählt von Mission Control. Diese Seite lädt nichts von anderswo.
error-story-busy = Gerade entstehen die Geschichten mehrerer anderer Spiele. Drück bitte in einer Minute noch einmal.
error-story-failed = Die Geschichte ist nicht gelungen. Versuch es noch einmal oder sag es denen, die diesen Bot betreiben.
setting-story-asked = Geschichte: auf Wunsch
setting-story-posted = Geschichte: am Ende
setting-story-hint = Der Bot postet sie als Datei, die jeder Browser öffnet
lobby-story = 📰 Am Ende wird die Geschichte des Spiels gepostet
