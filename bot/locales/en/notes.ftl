# What somebody keeps about a table for themselves.

command-mine-notes = notes
command-mine-notes-about = Read and write your own notes about tables; nobody else sees them
option-mine-text = text
option-mine-text-about = What to keep about the table of this channel; - deletes it
notes-title = Your notes
notes-text = For your eyes only, one a table. `/{ command-mine } { command-mine-notes }` with a text, given in a table’s channel, writes it; a “-” deletes it.
notes-none = You have written none yet.
