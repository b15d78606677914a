# What code puts together for every game: a title with what belongs to it, and parts of a sentence.
labelled = { $title }: { $text }
semicolon = {"; "}
