# Worum es bei First Martians geht: die Karten hinter „Kennenlernen“, je drei bis fünf kurze Sätze.

first_martians-learn-mission-heading = Eine Crew, eine Mission
first_martians-learn-mission =
    Ihr seid die Crew einer Basis auf dem Mars und gewinnt oder verliert gemeinsam. Die Mission sagt, was zu erreichen ist und in wie vielen Sols (Marstagen). Am Ende eines Sols muss jedes Pflichtziel erreicht sein, und es dürfen nicht mehr Teile der Basis rot sein als erlaubt. Niemand darf eine sechste Wunde erleiden, und nach dem letzten Sol kommt keiner mehr.

first_martians-learn-sol-heading = Ein Sol
first_martians-learn-sol =
    Jeder Sol beginnt mit einem Ereignis; dann erzeugt die Basis Energie, Sauerstoff und Nahrung. Nun plant ihr gemeinsam: Jeder Astronaut legt { $pawns } Figuren, um zu erkunden, zu sammeln, zu forschen, zu bauen, zu reparieren, zu heilen oder auszuruhen. Mit genau genug Figuren entscheiden Würfel; mit einer mehr gelingt die Aktion in der Regel ohne sie. Wer die erste Figur legte, bekommt Gewinn und Wunden. Nichts geschieht, bevor genug von euch **bereit** sagen.

first_martians-learn-base-heading = Alles verschleißt
first_martians-learn-base =
    Ein grünes Teil läuft, ein rotes kostet: Energie, Sauerstoff, Pflanzen, Figuren. Wo Energie oder Sauerstoff fehlt, werden ganze Anlagen abgeschaltet. Sol für Sol steigen drei Leisten, mit manchen roten Teilen schneller, und bei { $end } schlägt die nächste Störung zu. Ereignisse, um die sich niemand kümmert, können wieder zuschlagen. Für alles reichen die Figuren nie: Was lasst ihr für morgen liegen?
