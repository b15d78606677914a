# First Martians: mission events of the crew. $name is the astronaut whom it hits, or who did it.

first_martians-event-sleep-log = Nine hours in three nights
first_martians-event-sleep-log-scene = Every Saturday the sleep log goes to Darmstadt. Whoever stays below the limit is not to leave the base alone, and { $name } has slept nine hours in three nights. The form asks for one number and believes whatever it is given.
first_martians-event-sleep-log-action = Read aloud in the dark
first_martians-event-sleep-log-done = { $name } reads aloud in the dark, a chapter about river pilots, until the breathing from the other bunks has become even.
first_martians-event-sleep-log-consequence = At three in the morning one of them is found standing in the airlock with the suit half closed and no memory of having got up. Nobody goes back to sleep.
first_martians-event-sleep-log-choice-true-figure = Send the true figure
first_martians-event-sleep-log-choice-true-figure-told = Half an hour later comes the order: { $name } goes out in company or not at all. Whoever keeps company is missing somewhere else.
first_martians-event-sleep-log-choice-round-up = Enter seven hours a night
first_martians-event-sleep-log-choice-round-up-told = The field turns green. Nobody asks, and { $name } goes out again on legs that feel borrowed.
first_martians-event-sleep-log-choice-round-up-later = It is not even a fall, only a step that isn’t there. { $name } comes to between two crates and cannot say how long it has been.

first_martians-event-lamp-until-four = The lamp until four
first_martians-event-lamp-until-four-scene = Ruth Feldmann doesn’t mention the sleep log. She sends a table without comment: how much power the reading lamp in the crew quarters has drawn, night after night, until four. Under the last line she has written: “I have not passed this on yet.”
first_martians-event-lamp-until-four-action = Call Ruth
first_martians-event-lamp-until-four-done = { $name } speaks for six minutes without notes and leaves nothing out. The answer needs its half hour: “Thank you. That was all I wanted.”
first_martians-event-lamp-until-four-consequence = Ruth is asked, and Ruth does not lie. The next schedules come with every hour assigned, the hours of sleep included.
first_martians-event-lamp-until-four-choice-correct-the-log = Correct the log
first_martians-event-lamp-until-four-choice-correct-the-log-told = The correction is one line long. Darmstadt orders a day’s rest that nobody had planned for; the bays stand half empty, and in the quarters it is quiet until noon.
first_martians-event-lamp-until-four-choice-blame-the-switch = Blame a faulty switch
first_martians-event-lamp-until-four-choice-blame-the-switch-told = A faulty switch, they write. Ruth files it, and from that day each of her messages carries a second name among the recipients.
first_martians-event-lamp-until-four-choice-blame-the-switch-later = They have tested the switch on Earth, in the twin of the HUB. It works. Ruth reads out the finding, and after it, for the record, the date.

first_martians-event-for-one-alone = For one alone
first_martians-event-for-one-alone-scene = The message is addressed to { $name } and nobody else. Ilse Brandt is dead. It was she who taught every one of them, in the tank at Cologne, to breathe slowly while the mask fills. Ruth leaves it to { $name } whether the others hear of it now, with the hard days still ahead, or afterwards.
first_martians-event-for-one-alone-action = Keep one evening free
first_martians-event-for-one-alone-done = { $name } does two of the evening’s tasks alone, so that for once the rest can sit down before they are too tired to.
first_martians-event-for-one-alone-consequence = They work past midnight, that day and the next. A valve that Ilse would have made them check twice stays open, and by morning a whole night’s air has gone.
first_martians-event-for-one-alone-choice-tell-at-supper = Tell them at supper
first_martians-event-for-one-alone-choice-tell-at-supper-told = { $name } says it between the soup and the tea. The tea is left standing, and for a long time there is only the pump.
first_martians-event-for-one-alone-choice-keep-it-back = Wait until the work is done
first_martians-event-for-one-alone-choice-keep-it-back-told = { $name } moves the message to a private folder. That evening somebody tells the story of Ilse and the leaking mask, and { $name } laughs in the right place.

first_martians-event-wreath-at-the-tank = A wreath at the tank
first_martians-event-wreath-at-the-tank-scene = The recording comes for everybody and starts by itself in the galley: wet tiles, a wreath at the edge of the tank, Ruth in a black coat. Ilse Brandt was buried on Tuesday. Somebody asks, quite calmly, who has known, and since when.
first_martians-event-wreath-at-the-tank-action = Watch it to the end
first_martians-event-wreath-at-the-tank-done = They watch it to the end, to the last footprint drying on the tiles. { $name } puts the recording where everybody can find it.
first_martians-event-wreath-at-the-tank-consequence = That night the private folders are opened, each by a hand other than its owner’s. What they find there isn’t much. It is enough.
first_martians-event-wreath-at-the-tank-choice-give-reasons = Give the reasons
first_martians-event-wreath-at-the-tank-choice-give-reasons-told = The reasons are good, and they are heard out. Then each of them goes to work, in a different direction.
first_martians-event-wreath-at-the-tank-choice-give-none = Apologise and say no more
first_martians-event-wreath-at-the-tank-choice-give-none-told = Two words, without a because. Saying them costs { $name } more than any explanation would have.

first_martians-event-thirteen-bars = Thirteen bars
first_martians-event-thirteen-bars-scene = { $name } counts the emergency rations twice and comes to the same figure: thirteen bars short. They are missing from the bottom layer; the upper ones have been laid back, edge to edge. Whoever did it was hungry, or afraid of becoming so.
first_martians-event-thirteen-bars-action = Weigh out the portions
first_martians-event-thirteen-bars-done = { $name } weighs out the portions for the coming weeks, gram by gram, on the table where all can see. It takes an hour, and nobody leaves.
first_martians-event-thirteen-bars-consequence = So as to be above suspicion, { $name } has been living on half portions. On the ladder to the airlock the knees give way.
first_martians-event-thirteen-bars-choice-search-the-lockers = Search the lockers
first_martians-event-thirteen-bars-choice-search-the-lockers-told = They open their lockers in turn, and the others are meant to look away. None of them does. The bars are not found.
first_martians-event-thirteen-bars-choice-say-nothing = Correct the list, say nothing
first_martians-event-thirteen-bars-choice-say-nothing-told = { $name } enters the lower number and shuts the crate. The portions at supper are a little smaller, and nobody asks why.

first_martians-event-one-each-morning = One each morning
first_martians-event-one-each-morning-scene = The rations have not been spoken of since the count. But every morning a bar lies on the shelf above the stove, always squared to the edge, always before the first of them is up. Today it is the ninth.
first_martians-event-one-each-morning-action = Share a bar at the table
first_martians-event-one-each-morning-done = { $name } cuts one of the bars at the table into equal parts, and the crumbs too. Every part is eaten.
first_martians-event-one-each-morning-consequence = One morning the shelf is empty, and from that day somebody comes to the table and doesn’t eat. They all see it. None of them knows any more how to begin.
first_martians-event-one-each-morning-choice-lie-in-wait = Wait in the dark
first_martians-event-one-each-morning-choice-lie-in-wait-told = The hand that comes over the edge of the shelf holds all that was left, and is pulled back too late. The crate is full again. { $name } would give a good deal not to have seen the sleeve.
first_martians-event-one-each-morning-choice-let-it-be = Let it be
first_martians-event-one-each-morning-choice-let-it-be-told = { $name } lays the nine bars back into the crate and leaves the shelf clear. Not asking turns out to be work as well.
first_martians-event-one-each-morning-choice-let-it-be-later = The last four are lying there together this morning, and with them a sheet of paper, folded once, on which nothing is written.

first_martians-event-longer-stay = Sixty sols more
first_martians-event-longer-stay-scene = The newspapers have it before the HUB does: the crew’s return has been put off by sixty sols. Ruth Feldmann apologises and defends nothing; she heard it in a corridor. Attached is a page of sentences that { $name } is to speak into the camera.
first_martians-event-longer-stay-action = Recalculate the stores
first_martians-event-longer-stay-done = { $name } recalculates air, water and flour for the added sols, this time rounding nothing in their own favour. Two reserves turn up that nobody had entered.
first_martians-event-longer-stay-consequence = The new date has been announced to everybody except the stores. By the time the gap is noticed, part of what was meant for the added sols has been eaten and breathed.
first_martians-event-longer-stay-follow-up = A letter for { $name }, posted before the news. It ends: “So, see you in April.”
first_martians-event-longer-stay-choice-read-the-page = Read out the page
first_martians-event-longer-stay-choice-read-the-page-told = { $name } is proud, grateful and confident, in a single take. When the camera is off, nobody meets anybody’s eye.
first_martians-event-longer-stay-choice-send-it-back = Send the page back
first_martians-event-longer-stay-choice-send-it-back-told = The page goes back unread. The answer is courteous, and the hour with the families is dropped from the plan, for technical reasons.

first_martians-event-question-from-ghent = A question from Ghent
first_martians-event-question-from-ghent-scene = Thirty-two questions from the press, to be answered in one recording. Thirty-one are about food and homesickness. The last comes from a student paper in Ghent: “Did anyone ask you before it was decided that you would stay?”
first_martians-event-question-from-ghent-action = Write to the student
first_martians-event-question-from-ghent-done = { $name } writes to Ghent, privately, two pages. The reply is one line, and by evening it is pinned up above the stove.
first_martians-event-question-from-ghent-consequence = The papers answer the question for them. By evening they are heroes in one and hostages in the next, and there are photographers outside their families’ doors.
first_martians-event-question-from-ghent-choice-answer-no = Answer: no
first_martians-event-question-from-ghent-choice-answer-no-told = { $name } says the one word and turns the camera off. It has gone round the Earth in an hour. Until night nothing else gets through to the control center.
first_martians-event-question-from-ghent-choice-leave-it-out = Answer the other thirty-one
first_martians-event-question-from-ghent-choice-leave-it-out-told = { $name } tells them about bread and about the evening light. The thirty-second question stands on the screen until somebody closes the window.

first_martians-event-candle = A candle
first_martians-event-candle-scene = It is { $name }’s birthday. On the table there is a slice of bread with jam, and stuck in it a real candle, which has come through four inspections in the hem of a jacket. Open flame is forbidden in the HUB, for reasons each of them could recite.
first_martians-event-candle-action = Ask home for voices
first_martians-event-candle-done = { $name } has asked Ruth for voices, and for one evening they come from the loudspeaker: neighbours, a tram, somebody clearing his throat and then only breathing.
first_martians-event-candle-consequence = Somebody sits up at night with the pictures of other birthdays, all of them, in order. In the morning the work outside has lost its reason.
first_martians-event-candle-choice-light-it = Light it
first_martians-event-candle-choice-light-it-told = It burns paler and rounder than at home, for about as long as one can hold one’s breath. Then the alarm does its duty and the oxygenators flush the room.
first_martians-event-candle-choice-wrap-it-up = Put it away for later
first_martians-event-candle-choice-wrap-it-up-told = { $name } wraps the candle in its paper again. It was the right thing to do, they agree, and so the evening ends early.

first_martians-event-fever = Thirty-nine two
first_martians-event-fever-scene = { $name } wakes with a fever. On an empty planet there is nobody to have caught it from; it has made the voyage in one of them, asleep. Every room of the HUB breathes the same air.
first_martians-event-fever-action = Wash down every handle
first_martians-event-fever-done = { $name } washes every handle, valve and keyboard of the HUB with alcohol. By evening it smells of hospital, and nothing sticks any more.
first_martians-event-fever-consequence = It takes them in turn, a day apart, as if by a list. What is done in those days is done by whoever can stand.
first_martians-event-fever-choice-close-the-door = Isolate the patient
first_martians-event-fever-choice-close-the-door-told = { $name } lies behind two doors, on air of a separate tank, and follows by the footsteps what the day is like on the other side.
first_martians-event-fever-choice-keep-working = Keep working, with a mask
first_martians-event-fever-choice-keep-working-told = { $name } works on behind a mask and a strip of tablets, sweating, exact, and does not once sit down.
first_martians-event-fever-choice-keep-working-later = The fever had only been waiting. In the middle of a sentence { $name } loses the word, then the sentence, then the reason for having spoken.

first_martians-event-empty-roster = The empty roster
first_martians-event-empty-roster-scene = On Sunday evening the roster for the new week hangs in the galley, a pencil on a string beside it: fourteen shifts, not one name. All of them have walked past it more than once. Then Ruth Feldmann offers to have it filled in on Earth; in Darmstadt they know everybody’s sleep and pulse, night by night. { $name } happens to be holding the pencil when she asks.
first_martians-event-empty-roster-action = Take the shift nobody wants
first_martians-event-empty-roster-done = Nobody would choose the sludge trap, and nobody has to. { $name } is under the floor before the alarm goes, and comes up to find tea made and a place kept beside the stove.
first_martians-event-empty-roster-consequence = The sludge trap was left until later, and later has come. By morning the water stands in the crew quarters, and the boards under the bunks have lifted.
first_martians-event-empty-roster-choice-fill-it-in = Fill it in for everybody
first_martians-event-empty-roster-choice-fill-it-in-told = { $name } writes without pausing and takes the nights. Everybody keeps to it. Thanks are neither offered nor expected.
first_martians-event-empty-roster-choice-leave-it-empty = Leave it empty
first_martians-event-empty-roster-choice-leave-it-empty-told = The week begins without names. Some things get done twice and others not at all, and each of them could say which.
first_martians-event-empty-roster-choice-let-darmstadt = Let Darmstadt fill it in
first_martians-event-empty-roster-choice-let-darmstadt-told = The roster is there within the hour, and it is just, which is the trouble with it: from the shifts all can read how the others have really been sleeping. One name has been given no nights at all. Nobody says so, and that evening doors are closed very softly.

first_martians-event-violet-nights = Violet nights
first_martians-event-violet-nights-scene = The sick seedlings need eighteen hours of light, and the warmest place left is the corridor outside the bunks. A violet line burns under every door, at two, at three, at four. Nobody complains. They only talk less at breakfast.
first_martians-event-violet-nights-action = Sew curtains from a parachute
first_martians-event-violet-nights-done = From the silk of the drag chute { $name } sews curtains, with stitches meant for sails. Behind them it is night again.
first_martians-event-violet-nights-consequence = Somebody has pulled the plug in half-sleep, and in the morning nobody knows who. The leaves hang like wet paper, and the timer doesn’t come on again.
first_martians-event-violet-nights-follow-up = At noon { $name } falls asleep over the microscope in the middle of a count. The count starts again from one.

first_martians-event-row-seven = Row seven
first_martians-event-row-seven-scene = Row seven is the only one that has recovered, and Darmstadt credits the new formula: from tomorrow every row is to get it. One thing isn’t in the log. Row seven has had half a mug of drinking water each night as well, out of somebody’s own ration, poured in the dark and against every rule of the trial. The somebody is { $name }.
first_martians-event-row-seven-action = Take its seed
first_martians-event-row-seven-done = { $name } strokes the seed heads of row seven over a sheet of paper until one grain lies on it, whole. It weighs next to nothing, and it is carried to the tin in both hands.
first_martians-event-row-seven-consequence = Two days later the grey fringe is back, on row seven too. There is less to bring in, and the lab lies full of leaves that have to be looked at one by one.
first_martians-event-row-seven-choice-own-up = Own up
first_martians-event-row-seven-choice-own-up-told = { $name } says it into the camera, the mug in one hand. Ruth is silent for longer than the light needs. Then the trial is void, and the lab begins again with row one.
first_martians-event-row-seven-choice-keep-watering = Go on, and say nothing
first_martians-event-row-seven-choice-keep-watering-told = Half a mug each night, and now for as many rows as can be reached in the dark. The leaves lift. One morning { $name } gets up from the table too quickly and does not get as far as the door.
first_martians-event-row-seven-choice-keep-watering-later = Six laboratories have built on that formula, and not one of them can repeat row seven. Ruth asks { $name } whether it was given anything else, and one can hear which answer she hopes for.
first_martians-event-row-seven-choice-cut-it = Cut it before it misleads anyone
first_martians-event-row-seven-choice-cut-it-told = Before the result can be copied { $name } cuts the row, root and leaf, into numbered bags. Whatever is in them can be measured by anybody. On the plates there is less tonight, and the gap between six and eight can be seen from the door.

first_martians-event-last-window = The last window
first_martians-event-last-window-scene = Before the Sun comes between the planets, Darmstadt can give the families one more window: ten minutes, for all of them together. After that, whatever still gets through belongs to the work. { $name } is to say how the minutes are shared.
first_martians-event-last-window-action = Send the rest as text
first_martians-event-last-window-done = { $name } packs what hasn’t been said into plain text, without pictures, almost without spaces. It goes up in the last seconds, page after page.
first_martians-event-last-window-consequence = The noise comes sooner than computed and swallows what a child was about to ask. One word of it has got through: “When”.
first_martians-event-last-window-choice-share-it-out = Share them out equally
first_martians-event-last-window-choice-share-it-out-told = Each of them gets the same, by the stopwatch. They talk about the weather and the shopping, and when it comes to the thing itself, the time is up.
first_martians-event-last-window-choice-give-it-to-one = Give them all to one
first_martians-event-last-window-choice-give-it-to-one-told = One of them has a reason, and the others know it. They go and let the water run in the galley, so as not to hear.

first_martians-event-ruths-last-shift = Ruth’s last shift
first_martians-event-ruths-last-shift-scene = Below the work list, for { $name } only, there is a note from Ruth Feldmann. Once the Sun is out of the way she won’t be there any more; she is being replaced, and the crew is not to know before the mast stands. She asks for nothing. She wanted one person to have been told.
first_martians-event-ruths-last-shift-action = Send her a picture
first_martians-event-ruths-last-shift-done = { $name } sends Darmstadt a picture of the mast’s site at dusk, with the hour and the wind, the way Ruth likes it. “I can see everything,” she answers.
first_martians-event-ruths-last-shift-consequence = Ruth reads the work list as far as the middle. Then the shift changes, and a voice none of them knows goes on from the next line; the first order is already a wrong one.
first_martians-event-ruths-last-shift-choice-tell-the-others = Tell the others
first_martians-event-ruths-last-shift-choice-tell-the-others-told = They hear it on their feet, tools in hand. Then everybody wants to say something to her, and the hour for the work is gone.
first_martians-event-ruths-last-shift-choice-keep-her-secret = Keep it
first_martians-event-ruths-last-shift-choice-keep-her-secret-told = { $name } wishes Ruth good night as on any other evening, and takes a little too long over it.
first_martians-event-ruths-last-shift-choice-keep-her-secret-later = Her successor already sits beside her and introduces himself, and { $name } alone isn’t surprised. The others need no more than that.

first_martians-event-left-hand = The left hand
first_martians-event-left-hand-scene = Samuel pours the tea, and the spout ticks against the rim of the mug, five times, six times, quite softly. He moves the pot to his right hand. On the wall screen the medical log asks, as it does every morning, for anything unusual.
first_martians-event-left-hand-action = Put the med lab in order
first_martians-event-left-hand-done = { $name } empties the cabinets of the med lab and fills them differently; everything now lies on the right. No reason is asked for and none is given.
first_martians-event-left-hand-consequence = In the night a tray goes down. When the light comes on, Samuel is kneeling among the instruments, and above him the analyser’s screen has gone dark.
first_martians-event-left-hand-choice-write-it-down = Enter it in the log
first_martians-event-left-hand-choice-write-it-down-told = He types eight words with his right hand. Darmstadt thanks him and lays down that from now on somebody is to stand beside him when he treats a patient.
first_martians-event-left-hand-choice-write-nothing = Enter nothing
first_martians-event-left-hand-choice-write-nothing-told = “Nothing unusual,” Samuel writes, and reads it over as if another doctor had written it.
first_martians-event-left-hand-choice-write-nothing-later = An ampoule bursts on the floor of the med lab. Samuel has swept up the glass before anybody can ask; what has run under the cabinet he doesn’t see.

first_martians-event-seven-stitches = Seven stitches
first_martians-event-seven-stitches-scene = A drive shaft has opened Anneli’s palm from the thumb to the wrist. She sits on the edge of the table and whistles through her teeth. Samuel threads the needle at the third attempt. By the second she has stopped whistling.
first_martians-event-seven-stitches-action = Finish the work at the shaft
first_martians-event-seven-stitches-done = { $name } finishes the job at the shaft and screws the guard back on that should have been there.
first_martians-event-seven-stitches-consequence = Under the bandage Anneli’s hand turns hot. Samuel opens the wound again at night, when the others are asleep, and now there are two who keep quiet.
first_martians-event-seven-stitches-choice-let-him-sew = Let him sew
first_martians-event-seven-stitches-choice-let-him-sew-told = Seven stitches, slow ones, his left wrist braced against her knee. Anneli watches the needle, not him, and asks nothing.
first_martians-event-seven-stitches-choice-use-adhesive = Close it with adhesive
first_martians-event-seven-stitches-choice-use-adhesive-told = Anneli takes the tube off the tray and closes the wound as she would close a hose. Samuel holds the lamp for her, with both hands.
first_martians-event-seven-stitches-choice-use-adhesive-later = The seam opens inside the glove, with the bolt half turned. Anneli says nothing until it is tight; it will turn out not to be.

first_martians-event-handwriting = Handwriting
first_martians-event-handwriting-scene = Three labels lie side by side on Noor’s bench: one from the flight, one from the landing, one from last week. She looks at them as she would look at a leaf. Samuel comes in for the blood samples, sees the labels and sets the box down.
first_martians-event-handwriting-action = Check the doses
first_martians-event-handwriting-done = { $name } goes through every dose of the past weeks, to the milligram. They were right, all of them.
first_martians-event-handwriting-consequence = One dose was wrong by a decimal place. { $name } notices it around noon, as a ringing in the ears that doesn’t stop.
first_martians-event-handwriting-choice-ask-him = Ask him
first_martians-event-handwriting-choice-ask-him-told = He tells her in his doctor’s voice, as if it were another man’s hand. Noor asks what he can no longer do alone, takes a sheet of paper and makes a list.
first_martians-event-handwriting-choice-put-them-away = Put the labels away
first_martians-event-handwriting-choice-put-them-away-told = Noor sweeps the labels into the drawer and says she has some time to spare; she could do the lettering for both of them. She has no time to spare.

first_martians-event-rope = The rope
first_martians-event-rope-scene = Mateus wants to look into the fissure behind the landing field, forty metres straight down, somebody above him to hold the rope. It is Anneli’s turn. She takes it off its hook, lets it run through her gloves from one end to the other, and hangs it up again.
first_martians-event-rope-action = Test the rope
first_martians-event-rope-done = { $name } hangs twice the load on it and lets it hang. When the weight comes down, the rope isn’t longer by a finger’s breadth.
first_martians-event-rope-consequence = Anneli cries out in her sleep, one name, the one from Aitken. Afterwards they hear her going through the HUB and testing every carabiner, until the alarm clock.
first_martians-event-rope-choice-leave-it-to-her = Leave the rope to her
first_martians-event-rope-choice-leave-it-to-her-told = “You, or nobody,” says Mateus. She wants a day for the anchors, the garage to herself, and no talking.
first_martians-event-rope-choice-tie-it-to-scorpio = Tie it to Scorpio
first_martians-event-rope-choice-tie-it-to-scorpio-told = “Scorpio holds what you give it,” says Anneli, and drives the heavy rover to the crumbling edge herself. She doesn’t come to supper.

first_martians-event-forty-metres = Forty metres
first_martians-event-forty-metres-scene = At thirty metres the edge breaks. Stones go past Mateus’ helmet, the rope jumps, and then it stands still, taut as a bar. On the radio he hears Anneli’s breath and after that, quite level, her whistling.
first_martians-event-forty-metres-action = Make the edge safe
first_martians-event-forty-metres-done = { $name } drives two anchors into sound rock and paints the date beside them. Whoever goes down now goes down on two ropes.
first_martians-event-forty-metres-consequence = The next slab breaks off with nobody near. Froggy, parked too near, follows it with the front wheels and is left hanging over the edge.
first_martians-event-forty-metres-choice-haul-him-up = Haul him up
first_martians-event-forty-metres-choice-haul-him-up-told = Hand over hand, without the winch. Mateus comes over the edge with empty bags and whole bones. The palms of her gloves are gone; a new pair has to be fitted before anybody goes out again.
first_martians-event-forty-metres-choice-let-him-finish = Let him finish
first_martians-event-forty-metres-choice-let-him-finish-told = “Ten more,” says Mateus, and she gives them to him, one at a time, while his air runs down. He breaks a piece out of the lowest layer. Above, when he hands it to her, she cannot open her fists.

first_martians-event-six-pages = Six pages
first_martians-event-six-pages-scene = Looking for a form, Mateus finds it among Noor’s papers: her objection to the launch window, six pages, every figure right. On the seventh sheet is her signature, for the launch. The dam above his brother’s house had been signed for too, by somebody who could do sums.
first_martians-event-six-pages-action = Check the figures again
first_martians-event-six-pages-done = { $name } works through the six pages line by line, and finds the one danger on them that can still be dealt with: a seal, sixteen screws, half a day.
first_martians-event-six-pages-consequence = What Noor had described on page four happens, on a small scale. In the cold of the night a seal shrinks and lets go.
first_martians-event-six-pages-choice-show-her = Lay them before her
first_martians-event-six-pages-choice-show-her-told = Noor reads her own sentences through. “I wanted to see it,” she says. “More than I was afraid.” Mateus had an answer ready for everything else.
first_martians-event-six-pages-choice-put-them-back = Put them back
first_martians-event-six-pages-choice-put-them-back-told = Mateus squares the sheets and returns them to their place. All day he works at the far end of her bench, with his back to the wall and the exit in view.

first_martians-event-psalm-for-a-house = A psalm for a house
first_martians-event-psalm-for-a-house-scene = On Sundays Samuel reads a psalm because his father asked him to, as one keeps an appointment, without moving his lips. This time Mateus is standing beside him. It is the day on which the dam broke, and he asks whether it could be read aloud, for the house.
first_martians-event-psalm-for-a-house-action = Write to Samuel’s father
first_martians-event-psalm-for-a-house-done = Samuel’s father gets a letter from Mars: what day it was, who sat at the table, and who had made sure to be there. { $name } signs it.
first_martians-event-psalm-for-a-house-consequence = In the night Mateus opens the doors of the HUB, one after another, as far as the outermost. The falling pressure wakes the rest of them. “I had to know that they open,” he says.
first_martians-event-psalm-for-a-house-choice-read-it = Read it aloud
first_martians-event-psalm-for-a-house-choice-read-it-told = Samuel’s voice holds until the verse about the waters. Mateus says the rest with him, in Portuguese. Nobody goes on the evening round, and nobody misses it until the next day.
first_martians-event-psalm-for-a-house-choice-tell-him = Tell him the truth
first_martians-event-psalm-for-a-house-choice-tell-him-told = “I only read them,” says Samuel. “I don’t believe a word.” Mateus thinks about it for some time. “Nor do I,” he says. “But they did, in the house.” The book stays shut between them.

first_martians-event-blank-card = The blank card
first_martians-event-blank-card-scene = When the controls failed in the night, Anneli needed memory, and in a drawer lay a card without a label. By six everything was running. At seven Noor opens the drawer: she had put Salma’s letters on that card, all twenty-six of them.
first_martians-event-blank-card-action = Recover the letters
first_martians-event-blank-card-done = Nine of the twenty-six come back, two of them in halves. { $name } prints them, on the good paper.
first_martians-event-blank-card-consequence = Noor starts to write the letters down from memory and gets stuck at the ninth. She sits before the sheet and doesn’t hear that she is being spoken to.
first_martians-event-blank-card-choice-own-up = Own up at once
first_martians-event-blank-card-choice-own-up-told = “That was me. I was quick and I didn’t look,” says Anneli, still in the doorway. Noor nods, thanks her for the repair, and that day no more work is done in the lab.
first_martians-event-blank-card-choice-search-first = Try to save them first
first_martians-event-blank-card-choice-search-first-told = Anneli says nothing and sits over the card at night, with every reader the HUB has. In the next room Noor turns out her drawers for the third time.

first_martians-event-written-again = Written again
first_martians-event-written-again-scene = Ruth must have told her. Twenty-six is quite a lot, Salma writes, but she still knows most of them, and about some things she has changed her mind. She will send one every evening, if that is allowed. The first is enclosed and begins with a correction.
first_martians-event-written-again-action = Draw the valley for her
first_martians-event-written-again-done = { $name } draws the valley at noon, Scorpio beside it for the scale, and an arrow to the one window with a light. Salma will know whose it is.
first_martians-event-written-again-consequence = The latest letter is three lines long. Are they being lost again, Salma asks, or is it that nobody has time to read?
first_martians-event-written-again-follow-up = Below this evening’s letter there is a line for { $name }: “And what can you see from where you sleep?” Room has been left for the answer.
