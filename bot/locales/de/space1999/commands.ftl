# Die Befehle von Spazio: 1999: Namen (klein, ohne Leerzeichen, höchstens 32 Zeichen), Beschreibungen (höchstens 100).

command1999 = 1999
command1999-about = Mach deinen Zug in Spazio: 1999 in einer Zeile
command1999-fly = fliegen
command1999-fly-about = Flieg mit Energie zu einem Planeten, zu einem Knoten oder heim
command1999-propose = vorlegen
command1999-propose-about = Leg dem Zentralcomputer einen deiner Flugpläne vor
command1999-step = schritt
command1999-step-about = Zieh einen Knoten weiter
command1999-land = landen
command1999-land-about = Lande auf einem Planeten deiner Wahl, wenn der im Plan schon besucht ist
command1999-lay = legen
command1999-lay-about = Leg eine Routenkarte auf den Sternmonitor: erst ansehen, dann bestätigen
command1999-slide = verschieben
command1999-slide-about = Verschieb eine Karte auf dem Sternmonitor: erst ansehen, dann bestätigen
command1999-remove = entfernen
command1999-remove-about = Nimm eine Karte vom Sternmonitor, wie der Computer es erlaubt
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
