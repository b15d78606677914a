# The lesson of a game: its frame, which is the same in every game.

button-lesson = Learn by playing · 10 minutes
lesson-place = Step { $step } of { $count }
lesson-skip = Skip
lesson-other = Try it the other way
lesson-changed = This lesson has changed since you opened it. It goes on here:
lesson-end-heading = { $game } · you know how it goes
lesson-end = You have met the rules that matter. The guided game is next: a real table with an autopilot, without a clock, where each screen says what to look at. Or open a table for your friends with `/table new`.
lesson-again = From the beginning
quiz-place = question { $question } of { $count }
quiz-right = ✅ **Right.**
quiz-wrong = ❌ **Not quite:** { $answer }
error-lesson-unplayable = The lesson can’t be shown here: the board of this game was changed. *Learn* and *Rules* still say what it is about.
