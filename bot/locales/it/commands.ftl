# Comandi con la barra: nomi (minuscoli, senza spazi, al massimo 32 caratteri) e descrizioni (al massimo 100).

command-table = tavolo
command-table-about = Gioca a giochi da tavolo sui viaggi nello spazio
command-new = nuovo
command-new-about = Apri un tavolo qui, o in un thread tutto suo
command-join = siediti
command-join-about = Prendi un posto al tavolo
command-leave = alzati
command-leave-about = Lascia il tavolo; a partita iniziata un pilota automatico continua per te
command-seat = posto
command-seat-about = Scegli con chi giochi, o fai sedere un pilota automatico
command-start = comincia
command-start-about = Comincia la partita (chi ospita)
command-move = mossa
command-move-about = Guarda che cosa puoi fare ora, e fallo
command-show = mostra
command-show-about = Mostra il tabellone e a chi tocca
command-log = registro
command-log-about = Leggi che cosa è successo finora
command-undo = annulla
command-undo-about = Annulla la tua ultima mossa
command-pause = pausa
command-pause-about = Ferma tutti gli orologi (chi ospita)
command-resume = riprendi
command-resume-about = Fai ripartire gli orologi (chi ospita)
command-nudge = sollecita
command-nudge-about = Chiama chi è di turno
command-replace = sostituisci
command-replace-about = Dai un posto a un’altra persona o a un pilota automatico (chi ospita)
command-close = chiudi
command-close-about = Chiudi il tavolo per tutti (chi ospita)
command-verify = verifica
command-verify-about = Controlla ogni dado e ogni carta di una partita conclusa
command-export = esporta
command-export-about = Porta via la partita in un file
command-rules = regole
command-rules-about = Leggi le regole in breve
command-help = aiuto
command-help-about = Come funziona un tavolo

## Opzioni

option-game = gioco
option-game-about = Quale gioco
option-language = lingua
option-language-about = La lingua del tavolo; quella del server se non ne scegli un’altra
option-clock = orologio
option-clock-about = Tempo per ogni decisione: 24h se non ne scegli un altro, oppure off
option-thread = thread
option-thread-about = Apri un thread per il tavolo
option-autopilots = piloti
option-autopilots-about = Quanti piloti automatici far sedere subito
option-identity = come
option-identity-about = Con chi vuoi giocare
option-seat-identity-about = Con chi giochi tu, o il pilota automatico
option-autopilot = pilota
option-autopilot-about = Lo stile del pilota automatico da far sedere (chi ospita)
option-seat = posto
option-seat-about = Quale posto
option-person = persona
option-person-about = Chi prende il posto
option-replace-autopilot-about = Lo stile del pilota automatico che prende il posto
option-everybody = tutti
option-everybody-about = Mostralo di nuovo a tutti, in fondo al canale

## Permessi, con i nomi che usa Discord

permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-send-messages-in-threads = Invia messaggi nei thread
permission-create-public-threads = Crea thread pubblici
permission-embed-links = Incorpora link
permission-attach-files = Allega file
permission-read-message-history = Leggi cronologia messaggi
permission-manage-threads = Gestisci thread
