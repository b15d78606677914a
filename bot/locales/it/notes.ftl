# Gli appunti di una persona su un tavolo.

command-mine-notes = appunti
command-mine-notes-about = Leggi e scrivi i tuoi appunti sui tavoli; nessun altro li vede
option-mine-text = testo
option-mine-text-about = Che cosa annotare del tavolo di questo canale; - lo cancella
notes-title = I tuoi appunti
notes-text = Solo per i tuoi occhi, uno per tavolo. `/{ command-mine } { command-mine-notes }` con un testo, dato nel canale di un tavolo, lo scrive; un “-” lo cancella.
notes-none = Non ne hai ancora scritti.
