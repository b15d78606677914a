# Slash commands: names (lower case, no blanks, at most 32 characters) and descriptions (at most 100).

command-table = table
command-table-about = Play board games about space travel
command-new = new
command-new-about = Open a table here, or in a thread of its own
command-join = join
command-join-about = Take a seat at the table
command-leave = leave
command-leave-about = Leave the table; in a running game an autopilot plays on for you
command-seat = seat
command-seat-about = Choose whom you play, or seat an autopilot
command-start = start
command-start-about = Start the game (host)
command-move = move
command-move-about = See what you may do now, and do it
command-show = show
command-show-about = Show the board and whose move it is
command-log = log
command-log-about = Read what has happened so far
command-undo = undo
command-undo-about = Take your last move back
command-pause = pause
command-pause-about = Stop all clocks (host)
command-resume = resume
command-resume-about = Let the clocks run again (host)
command-nudge = nudge
command-nudge-about = Call those whose move it is
command-replace = replace
command-replace-about = Give a seat to another person or to an autopilot (host)
command-close = close
command-close-about = End the table for everybody (host)
command-verify = verify
command-verify-about = Check every die and card of a finished game
command-export = export
command-export-about = Take the game away as a file
command-rules = rules
command-rules-about = Read the rules in short
command-help = help
command-help-about = How a table works

## Options

option-game = game
option-game-about = Which game
option-language = language
option-language-about = The table’s language; the server’s unless you choose another
option-clock = clock
option-clock-about = Time for each decision: 24h unless you choose another, or off
option-thread = thread
option-thread-about = Open a thread for the table
option-autopilots = autopilots
option-autopilots-about = How many autopilots to seat at once
option-identity = as
option-identity-about = Whom you would like to play
option-seat-identity-about = Whom you, or the autopilot, shall play
option-autopilot = autopilot
option-autopilot-about = The style of an autopilot to seat (host)
option-seat = seat
option-seat-about = Which seat
option-person = person
option-person-about = Who takes the seat
option-replace-autopilot-about = The style of the autopilot that takes the seat
option-everybody = everybody
option-everybody-about = Post it anew for everybody, at the end of the channel

## Permissions, by the names that Discord uses

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-manage-threads = Manage Threads
