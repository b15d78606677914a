# Was jemand zu einem Tisch für sich festhält.

command-mine-notes = notizen
command-mine-notes-about = Lies und schreib deine eigenen Notizen zu Tischen; niemand sonst sieht sie
option-mine-text = text
option-mine-text-about = Was du zum Tisch dieses Kanals festhältst; - löscht es
notes-title = Deine Notizen
notes-text = Nur für deine Augen, eine je Tisch. `/{ command-mine } { command-mine-notes }` mit einem Text, im Kanal eines Tischs gegeben, schreibt sie auf; ein „-“ löscht sie.
notes-none = Du hast noch keine geschrieben.
