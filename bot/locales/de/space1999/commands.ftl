# Die Befehle von Spazio: 1999: Namen (klein, ohne Leerzeichen, höchstens 32 Zeichen), Beschreibungen (höchstens 100).

command1999 = 1999
command1999-about = Deinen Zug in Spazio: 1999 in einer Zeile machen
command1999-fly = fliegen
command1999-fly-about = Mit Energie zu einem Planeten, zu einem Knoten oder heim fliegen
command1999-propose = vorlegen
command1999-propose-about = Dem Zentralcomputer einen deiner Flugpläne vorlegen
command1999-step = schritt
command1999-step-about = Einen Knoten weiterziehen
command1999-land = landen
command1999-land-about = Auf einem Planeten deiner Wahl landen, wenn der im Plan schon besucht ist
command1999-lay = legen
command1999-lay-about = Eine Routenkarte auf den Sternmonitor legen: erst ansehen, dann bestätigen
command1999-slide = verschieben
command1999-slide-about = Eine Karte auf dem Sternmonitor verschieben: erst ansehen, dann bestätigen
command1999-remove = entfernen
command1999-remove-about = Eine Karte vom Sternmonitor nehmen, wie der Computer es erlaubt
command1999-pass = passen
command1999-pass-about = Abschließen: passen, kein Plan mehr, keine Karte anrühren, Unpassendes behalten

option1999-place = ort
option1999-place-about = Name eines Planeten, Nummer eines Knotens oder Basis
option1999-plan = plan
option1999-plan-about = Welcher deiner Flugpläne
option1999-planet = planet
option1999-planet-about = Welcher Planet
option1999-tile = karte
option1999-tile-about = Gerade oder Kurve
option1999-square = feld
option1999-square-about = Ihr Feld, zum Beispiel g1
option1999-towards = richtung
option1999-towards-about = Die Seite, auf der die Route die Karte verlässt
option1999-onto = ziel
option1999-onto-about = Das freie Feld daneben
option1999-go = sofort
option1999-go-about = Gleich, ohne Vorschau
