# Adventures of First Martians: { $name } is the astronaut whom one befalls.

## Explore

first_martians-adventure-voice-in-the-static = A voice in the static
first_martians-adventure-voice-in-the-static-scene = Between two ridges the HUB’s carrier drops out, and what remains is static. Then there is something underneath it, something with pauses: three short, one long, three short. { $name } stands with one boot on the slope and counts along until it stops. Nothing on the frequency list sends like that.
first_martians-adventure-voice-in-the-static-later = The archive in Darmstadt has found a match for the signal { $name } wrote down. It is the beacon of the old robotic lander, given up for dead before any of the crew had flown, and still announcing its position to nobody. While the water boils, somebody taps the pattern on the table: three, one, three.

first_martians-adventure-cave-mouth = Cave mouth
first_martians-adventure-cave-mouth-scene = The slope ends in a hole the height of a door. Frost has grown around its rim, which means that it breathes. Some way down, the lamp finds a ledge of layered stone that no sun has ever bleached. Going down looks easy; the way up is sheer and polished.
first_martians-adventure-cave-mouth-choice-climb-in = Climb down to the ledge
first_martians-adventure-cave-mouth-choice-climb-in-told = The layers come away in the hand, dark and whole. On the climb back a hold breaks, and the rock takes { $name } along the ribs from armpit to hip.
first_martians-adventure-cave-mouth-choice-turn-back = Turn back
first_martians-adventure-cave-mouth-choice-turn-back-told = The position goes into the log with a question mark behind it. All the way home { $name } thinks of the ledge, and of little else.

first_martians-adventure-torn-glove = Torn glove
first_martians-adventure-torn-glove-scene = No pain, only a thread of cold between thumb and forefinger. A splinter of basalt has gone through the outer glove, and the suit is already feeding the hole with air. { $name } makes a fist around the tape and keeps it closed the whole way back.
first_martians-adventure-torn-glove-later = The mark between thumb and forefinger has long since closed. But this morning { $name } stops halfway through lacing a boot, looks at the lace, and has to be told what comes next. What went out through that hole, the body has not made up for.

first_martians-adventure-canyon-fog = Fog
first_martians-adventure-canyon-fog-scene = By the time the sun reaches the side canyon, the canyon has gone. White has risen out of the ground to the height of the helmet and then over it; the beacon is a stain, then not even that. { $name } can put a hand to the rock and follow it out, or stand still until the ice in the air has burnt off.
first_martians-adventure-canyon-fog-choice-follow-the-wall = Follow the rock
first_martians-adventure-canyon-fog-choice-follow-the-wall-told = The rock turns where the map has no turn, then turns again. When the beacon comes back it is on the wrong side, and for a while { $name } trusts neither the beacon nor the ground.
first_martians-adventure-canyon-fog-choice-follow-the-wall-later = From memory, turn by turn, { $name } has drawn the wall that was only ever felt. Laid over the orbiter’s picture it fits, and shows a passage where the picture has shadow.
first_martians-adventure-canyon-fog-choice-wait-it-out = Wait until it lifts
first_martians-adventure-canyon-fog-choice-wait-it-out-told = The reserve pays for an hour. Then the sun gets into the ice, and for some minutes { $name } stands inside light, without ground and without a shadow, before the canyon puts itself together again.

first_martians-adventure-strange-tracks = Tracks
first_martians-adventure-strange-tracks-scene = Two parallel lines cross the plain, softened by many winters. The tread is narrow, with a gap at every turn of the wheel: not Froggy’s, not Scorpio’s. The robotic mission drove here before any of the crew was chosen. Where the lines go behind the hill, { $name } cannot see.
first_martians-adventure-strange-tracks-choice-follow-them = Follow them
first_martians-adventure-strange-tracks-choice-follow-them-told = Behind the hill is another hill. The tracks climb it without hurry and { $name } climbs after them, until the air gauge settles the matter. The last bearing goes onto the map.
first_martians-adventure-strange-tracks-choice-follow-them-later = The bearing that { $name } brought home was good. At the end of the tracks stood the old rover, one wheel in a hole, mast bowed; sealed inside it was a computer that now starts on the bench as if it had been switched off last night.
first_martians-adventure-strange-tracks-choice-send-a-picture = Send a picture home
first_martians-adventure-strange-tracks-choice-send-a-picture-told = The relay needs an hour and a good deal of current for one frame. In the HUB it is enlarged until it is nothing but squares, and still nobody leaves the screen. Somebody was here.

first_martians-adventure-thin-crust = Thin crust
first_martians-adventure-thin-crust-scene = The ground gives a dry little crack, and { $name } stands in it up to the thigh. The crust was no thicker than a finger. What lies below it is loose as grain, has closed around the boot, and settles tighter with every movement.
first_martians-adventure-thin-crust-choice-wrench-free = Wrench the leg free
first_martians-adventure-thin-crust-choice-wrench-free-told = At the third pull the leg comes out, and something in the knee comes loose with it. The way back is long, and { $name } walks it upright, which counts for something.
first_martians-adventure-thin-crust-choice-dig-out = Dig it out by hand
first_martians-adventure-thin-crust-choice-dig-out-told = Handful by handful, for an hour and a half, while the gauge goes down at its own pace. The boot comes out clean of the ground and whole. The air does not come back.
first_martians-adventure-thin-crust-choice-dig-out-later = Nobody had brushed out the boot that { $name } dug from the hole. A pale salt sits in its treads, the kind that water leaves behind, and there is enough of it for the lab.

first_martians-adventure-blue-hour = The blue hour
first_martians-adventure-blue-hour-scene = The sun sets small and white, and around it the sky turns blue, the one hour in which it does. { $name } should have been on the way home long ago. The heater draws on the battery, the hands lie idle on the knees, and for once no voice on the channel asks for a position.

first_martians-adventure-fresh-footprints = Footprints
first_martians-adventure-fresh-footprints-scene = Boot prints, sharp at the edges, not an hour old, coming out of the gully from the left. For the space of two breaths { $name } believes in them. Then the worn heel shows, and the short right step. They are this morning’s own; the gully is the same gully, and the air for the detour has been spent.

first_martians-adventure-rope-over-the-edge = Rope over the edge
first_martians-adventure-rope-over-the-edge-scene = Far down the shaft something glints that is not rock. The rope would reach. The rule says that a second person holds it, and { $name } knows the rule by heart, since it was written after Aitken and about her. She has three rock anchors in her bag, and with those nobody need hold anything.
first_martians-adventure-rope-over-the-edge-choice-trust-the-anchors = Trust the anchors
first_martians-adventure-rope-over-the-edge-choice-trust-the-anchors-told = She strikes each anchor until it rings. What glinted is a vein of crystal, and a piece of it comes up in her bag. She whistles all the way, on the open channel, and in the HUB they know what that means.
first_martians-adventure-rope-over-the-edge-choice-trust-the-anchors-later = The three anchors were still out there, and { $name } went to fetch them without saying so. Two held while she worked on the third; then only one did. She dropped no further than her own height, onto the shoulder.
first_martians-adventure-rope-over-the-edge-choice-call-for-hands = Ask for somebody to hold it
first_martians-adventure-rope-over-the-edge-choice-call-for-hands-told = She has to say it twice before the HUB understands what is being asked, and by whom. Somebody drops tomorrow’s work in the garage, comes out, clips in and braces both feet. At the bottom { $name } tugs twice: all well.

first_martians-adventure-under-the-wall = Under the wall
first_martians-adventure-under-the-wall-scene = The gorge narrows between a cliff and a slope of rubble whose edges are still bright. { $name } counts the exits, as he has done everywhere since the dam: one behind, one ahead, none once he is between. He lays a palm on the cliff: it is perfectly still. So was the dam, that morning.
first_martians-adventure-under-the-wall-choice-go-through = Go through
first_martians-adventure-under-the-wall-choice-go-through-told = Four hundred steps, and he talks to the rock at every one of them. Beyond the narrows lies clay in bands, red, grey, red, and he takes from the grey. Only then does he notice that the HUB has been listening, and that his voice has not been steady.
first_martians-adventure-under-the-wall-choice-go-through-later = For the third night { $name } is found awake at the airlock, one hand on the frame. He is only seeing that it opens, he says. He knows how many doors the HUB has; he asks all the same.
first_martians-adventure-under-the-wall-choice-climb-the-ridge = Climb round by the ridge
first_martians-adventure-under-the-wall-choice-climb-the-ridge-told = It costs hours and air, and at each look back the cliff stands where it stood. He gives no reason on the radio, and the HUB asks for none.
first_martians-adventure-under-the-wall-choice-climb-the-ridge-later = Before dawn the seismometer wakes the HUB. In the morning’s picture the narrows are gone, filled from side to side, an hour’s work for a mountain. They look at it for a long time, then at { $name }, and somebody pulls out a chair for him.

first_martians-adventure-dust-column = The column
first_martians-adventure-dust-column-scene = It comes up the valley without a sound, a column the colour of brick, taller than anything { $name } has ever stood under. It bends, tears and closes again. If it keeps its course it will walk straight across the solar panels; it may scour them clean, or bury them. There is time for one call.
first_martians-adventure-dust-column-choice-fold-the-panels = Have the panels folded
first_martians-adventure-dust-column-choice-fold-the-panels-told = The panels fold, and in the HUB the lamps go down. The column passes a stone’s throw to the south, over nothing at all. Nobody regrets the dark hour; they breathe out in it.
first_martians-adventure-dust-column-choice-let-it-come = Let it come
first_martians-adventure-dust-column-choice-let-it-come-told = Its skirt goes over the panels, and the HUB is blind and says so, again and again. { $name } watches from the ridge with a thumb on the call button, long after a call would be of use.
first_martians-adventure-dust-column-choice-let-it-come-later = Since the column walked across them the panels have been cleaner than on the day they were unpacked. The batteries are full by noon, and { $name } is spared any mention of it.

first_martians-adventure-unlit-hollow = Where no sun falls
first_martians-adventure-unlit-hollow-scene = Under the north wall is a hollow in which it has been night for a million years. The lamp wakes a floor of frost needles, each as long as a finger, each leaning on the next. They have never been looked at. { $name } has put down one foot, and does not yet put down the other.
first_martians-adventure-unlit-hollow-choice-cut-a-block = Cut out a block
first_martians-adventure-unlit-hollow-choice-cut-a-block-told = It is no larger than a loaf, and the path to it through the needles is as wide as a person. To keep it frozen on the way, { $name } lets oxygen stream over it, a little at a time.
first_martians-adventure-unlit-hollow-choice-only-look = Only look
first_martians-adventure-unlit-hollow-choice-only-look-told = The lamp goes out. { $name } waits until the eyes have learnt the dark, and finds that the frost holds starlight, very faintly, down to the far end. Then the one foot goes back where it came from.

first_martians-adventure-parachute = The parachute
first_martians-adventure-parachute-scene = From afar it is a person lying down, and { $name } begins to run. From near it is cloth, orange and white, half drawn into the sand. It rises and sinks at the pace of somebody asleep. It must have hung above the old lander once, the last thing here to come down softly.
first_martians-adventure-parachute-choice-cut-it-up = Cut it up
first_martians-adventure-parachute-choice-cut-it-up-told = Close-woven, tear-proof, clean on the inner side: enough for one good filter. What is left behind looks, from the ridge, more like a body than before.
first_martians-adventure-parachute-choice-sit-beside-it = Sit beside it for a while
first_martians-adventure-parachute-choice-sit-beside-it-told = Two steps away, knees drawn up, { $name } breathes in its measure and uses more air than the schedule allows. It is a long time since there was nothing to be done for anybody.

## Gather

first_martians-adventure-glass-beads = Glass beads
first_martians-adventure-glass-beads-scene = Where the meteorite struck, the sand melted and rained back as beads, green and black, no bigger than lentils. They roll off the scoop and out of the gloves. { $name } kneels down and picks them one by one until the tube is full.
first_martians-adventure-glass-beads-later = The beads { $name } picked do not care for warmth. They crack in their tube, one or two an hour, with the sound of a fingernail on a pane, and at night the whole HUB lies awake and waits for the next.

first_martians-adventure-stuck-drill = The drill sticks
first_martians-adventure-stuck-drill-scene = An arm’s length down, the motor stops. The drill has melted the ice that it came through, and the ice has closed again round the rod, the only long one there is. Warmth would free it. Within reach there is one thing that is warm: the heater pack on the back of { $name }’s suit.
first_martians-adventure-stuck-drill-choice-lend-the-heater = Lend it the heater
first_martians-adventure-stuck-drill-choice-lend-the-heater-told = { $name } straps the pack to the rod and waits beside it, stamping, and then no longer stamping. After twenty minutes the rod can be turned by hand, and with it comes a core of ice as clear as a window. Two fingertips stay white.
first_martians-adventure-stuck-drill-choice-cut-the-rod = Cut the rod
first_martians-adventure-stuck-drill-choice-cut-the-rod-told = It takes ten minutes with the saw. What stays in the ground is a hand’s breadth of the best steel on this planet, and in the probe bay somebody will spend tomorrow cutting a new thread on the rest.

first_martians-adventure-long-way-home = The long way home
first_martians-adventure-long-way-home-scene = It has grown dark, and the ridge with the antenna should be in sight and is not. The lamp on the helmet has gone from white to orange. { $name } could ask for light. In the HUB they would switch on whatever will burn, down to the violet tubes of the farm, and it would come out of the batteries. Or nobody need know how late it is.
first_martians-adventure-long-way-home-choice-ask-for-light = Ask for light
first_martians-adventure-long-way-home-choice-ask-for-light-told = First one window, then the yard, then every lamp there is: from the ridge it looks like a fairground on the wrong planet. { $name } walks down towards it without hurrying. At the charging gauge nobody looks before morning.
first_martians-adventure-long-way-home-choice-go-by-feel = Go on in the dark
first_martians-adventure-long-way-home-choice-go-by-feel-told = Toe, heel, one hand held out in front. The ridge turns out to be where it always was. In the airlock somebody is sitting with the suit half on and the helmet on one knee, and neither of them mentions the time.
first_martians-adventure-long-way-home-choice-go-by-feel-later = It was one stone among thousands, on the way home, in the dark. { $name } had kept quiet about the knee, and now it has swollen so far that the suit will not go over it.

first_martians-adventure-sunday-outside = Sunday
first_martians-adventure-sunday-outside-scene = On Earth it is Sunday, and { $name } remembers it with both hands in the gravel. A psalm every week: he promised his father that, and has kept it on night duty, in fever and in free fall, long after he stopped believing a word. The channel is open. The one for today is not short.
first_martians-adventure-sunday-outside-choice-open-channel = Say it on the open channel
first_martians-adventure-sunday-outside-choice-open-channel-told = He speaks it down into the gravel, without haste, and the gauge has no reverence for verses. Nobody in the HUB says amen. Nobody says anything else, either, until he has finished.
first_martians-adventure-sunday-outside-choice-open-channel-later = Sunday again. Before { $name } has thought of it, somebody pushes the cups aside and says, looking elsewhere: “Well. Begin.”
first_martians-adventure-sunday-outside-choice-radio-off = Switch the radio off first
first_martians-adventure-sunday-outside-choice-radio-off-told = Some minutes alone with the words, and the hill, and the sun on his sleeves. When he switches on again the HUB is calling his name, and by the sound of it not for the first time.

first_martians-adventure-last-tube = The last tube
first_martians-adventure-last-tube-scene = The reserve warning has sounded, the soft double tone that was designed so that nobody could get used to it. One tube is still empty. The layer it was meant for lies open at knee height, two steps away. { $name } looks at the gauge, at the layer, at the gauge.
first_martians-adventure-last-tube-choice-fill-it = Fill it
first_martians-adventure-last-tube-choice-fill-it-told = The cap turns over a dark, clean sample. After that comes a long walk on the emergency bottle, and an airlock door that takes its time.
first_martians-adventure-last-tube-choice-go-at-once = Go at once
first_martians-adventure-last-tube-choice-go-at-once-told = The tube goes home empty. At the door { $name } has air to spare and a quiet pulse, and inside nobody has had to stand at the window.

first_martians-adventure-torn-page = A page
first_martians-adventure-torn-page-scene = Outside, { $name } writes with grease pencil on coated sheets, because no sheet has ever lost her any data. Now one slips off the ring and goes away over the gravel with the whole morning on it, stops, goes on. The wind here can hardly bend a thread. For paper it is enough.
first_martians-adventure-torn-page-choice-go-after-it = Go after it
first_martians-adventure-torn-page-choice-go-after-it-told = She gets it at the edge of the scree, under her boot, out of breath and without dignity. The print of the sole runs across the figures. All of them can be read.
first_martians-adventure-torn-page-choice-let-it-go = Let it go
first_martians-adventure-torn-page-choice-let-it-go-told = She watches until it is out of sight, as is proper with a thing not worth an ankle. Then she writes down what she remembers, and beside each figure how far she trusts it.
first_martians-adventure-torn-page-choice-let-it-go-later = In the lab a column will not add up. { $name } knows which line is missing and roughly where it lies by now, face down among the stones. Whatever the series shows will have to be shown a second time.

first_martians-adventure-snagged-tether = The tether
first_martians-adventure-snagged-tether-scene = The crawler has gone under the overhang and has not come out. Its tether runs in between two blocks, taut as wire. Somewhere in there the small motor is still turning: { $name } can feel it in the line, the way an angler feels a fish.
first_martians-adventure-snagged-tether-choice-cut-the-tether = Cut the tether
first_martians-adventure-snagged-tether-choice-cut-the-tether-told = The line springs back and weighs nothing. What the crawler had gathered stays under the rock, and its motor will go on until the evening. { $name } does not wait for that.
first_martians-adventure-snagged-tether-choice-crawl-in = Crawl in after it
first_martians-adventure-snagged-tether-choice-crawl-in-told = There is just room for a helmet turned sideways. Stone above the visor, stone below, breath very loud; then metal under the fingers, and backwards out, a palm’s width at a time. In the HUB nobody has sat down.
first_martians-adventure-snagged-tether-choice-crawl-in-later = Behind the scraper of the crawler that { $name } pulled out sits a hard plug, overlooked until today: what it had been digging for when it jammed.

first_martians-adventure-same-number-twice = The same number twice
first_martians-adventure-same-number-twice-scene = Two bags carry one number. { $name } wrote both, within the same quarter of an hour, when the wind rose and everything had to go quickly. One is from the floor of the gully, one from its rim. On the table they are both simply red, and everybody has an opinion.
first_martians-adventure-same-number-twice-later = The two bags with one number have been weighed, sieved and argued over. It cannot be settled. { $name } strikes the place off the list of finds, since whatever still lies there could never be told apart from the rest.

first_martians-adventure-white-sleeves = White sleeves
first_martians-adventure-white-sleeves-scene = What lay under the crust and looked like chalk is salt, the poisonous kind. { $name } has it up to both elbows, in the wrist joints, in every seam. The airlock can blow it off in an hour, with air. A brush does it in a minute, more or less.
first_martians-adventure-white-sleeves-choice-brush-them = Brush it off
first_martians-adventure-white-sleeves-choice-brush-them-told = Downward strokes, as with a horse, until the sleeves are grey again. { $name } is at the table while the soup is still hot.
first_martians-adventure-white-sleeves-choice-brush-them-later = It begins with a taste of coins. By noon { $name } is sitting on the edge of the bunk, naming the symptoms in good order, and every one of them is printed on the warning sheet for the white salt.
first_martians-adventure-white-sleeves-choice-blow-them-clean = Blow it off in the airlock
first_martians-adventure-white-sleeves-choice-blow-them-clean-told = For an hour the airlock roars. On the gauge a needle can be seen to move that usually has to be caught at it. The sleeves come out clean to the last stitch.

first_martians-adventure-row-of-tubes = A row of tubes
first_martians-adventure-row-of-tubes-scene = Ten tubes of titanium lie in the dust, one pace apart. A machine put them down here for a ship that was to come for them; the ship was cancelled, and the row has waited. { $name } stands in front of the first. Behind each of these stones there is somebody who wanted that one and no other.
first_martians-adventure-row-of-tubes-choice-take-the-first = Take the first
first_martians-adventure-row-of-tubes-choice-take-the-first-told = It is lighter than it should be, and the cap has held. A few steps on { $name } turns round. The gap at the end of the row can be seen from far away, and in the HUB not everyone is happy about it.
first_martians-adventure-row-of-tubes-choice-take-the-first-later = A letter has come by way of Ruth, from the woman who chose the stone in the first tube. She is very old. It takes her three pages to say why that one, and the last line is for { $name } and all the others: it was put there to be fetched.
first_martians-adventure-row-of-tubes-choice-leave-the-row = Leave the row as it is
first_martians-adventure-row-of-tubes-choice-leave-the-row-told = The box stays as empty as the walk was long. But { $name } has taken one photograph, low over the ground, with evening sun on ten caps, and it hangs above the table before the meal is over.

first_martians-adventure-stone-for-the-pocket = A stone for the pocket
first_martians-adventure-stone-for-the-pocket-scene = It is good for nothing: round, thumb-sized, grey with one light band, a stone such as lies on any beach on Earth. Here there has been no beach since before there were eyes. { $name } looks round, although the nearest person is two kilometres away.
first_martians-adventure-stone-for-the-pocket-choice-keep-it = Keep it
first_martians-adventure-stone-for-the-pocket-choice-keep-it-told = It travels home in the leg pocket, undeclared, and spends the night under a pillow. At breakfast somebody remarks that { $name } looks rested.
first_martians-adventure-stone-for-the-pocket-choice-keep-it-later = Fine red grit has turned up in a fan of the crew quarters, then in two more. It comes from under a pillow, off a grey stone with a light band. { $name } says so before anybody has to search.
first_martians-adventure-stone-for-the-pocket-choice-give-it-a-number = Give it a number
first_martians-adventure-stone-for-the-pocket-choice-give-it-a-number-told = Number, position, depth: surface. The light band is worth the entry; tomorrow it will be sawn through. { $name } closes the box rather quickly.

first_martians-adventure-called-in = Called in
first_martians-adventure-called-in-scene = “Everybody in, please.” It is the tone after which there are no questions: pressure falling, dust from the south. Around { $name } the tools lie as on a good day, by size, over four metres of slope. At the far end of the valley the horizon is already missing.
first_martians-adventure-called-in-choice-leave-everything = Leave everything
first_martians-adventure-called-in-choice-leave-everything-told = { $name } runs with empty hands, and the door closes on the first gust. The tools will be where they were, a foot deeper, and digging them out will cost the probe bay half a shift.
first_martians-adventure-called-in-choice-pack-first = Pack up first
first_martians-adventure-called-in-choice-pack-first-told = Each in its loop, the longest last. Then the marker rope, hand over hand, in a brown dark, while the HUB reads the minutes aloud so that there is a voice to walk towards.

first_martians-adventure-dark-core = The dark end
first_martians-adventure-dark-core-scene = The core slides out of the barrel, and its lower end is dark: not shaded, wet. It glistens, boils without any heat, shrinks, and is dry before the camera is out. A hand’s breadth of water, for as long as it takes to say so. { $name } was the only one looking, and in the HUB they are kind about it.
first_martians-adventure-dark-core-later = At the dark end of the core a rim of salt has stayed behind, fine as a tide mark on a step. It proves the minute that only { $name } saw, and there is enough of it to study.

## Research

first_martians-adventure-green-film = Green film
first_martians-adventure-green-film-scene = On the wall of the culture dish there is a film, green as old copper, that was not there last night. It has most likely come from Earth on somebody’s breath. It is growing fast, and { $name }, who ought to sterilise it, has been looking at it for some time already.
first_martians-adventure-green-film-choice-burn-it = Burn it
first_martians-adventure-green-film-choice-burn-it-told = The flame takes two seconds. Afterwards the dish is clean, black and correct, and those who had come to look go back to what they were doing.
first_martians-adventure-green-film-choice-watch-it = Let it grow
first_martians-adventure-green-film-choice-watch-it-told = A second dish, a hood, a lamp of its own. By morning the film is in the condensate line as well, and the living block reports it as a fault.
first_martians-adventure-green-film-choice-watch-it-later = The green from the dish is an alga, an honest and hungry one, and it makes nitrogen that roots can use. { $name } pours it over the beds, and within days the shoots have answered.

first_martians-adventure-broken-vial = Broken vial
first_martians-adventure-broken-vial-scene = The vial breaks in the tongs, without force, as though it had been waiting to. { $name } wears two pairs of gloves, and the splinter goes through both. The red on the bench is the only warm colour in the lab.

first_martians-adventure-midnight-idea = After midnight
first_martians-adventure-midnight-idea-scene = At ten past two it is suddenly simple. { $name } finds the lamp, takes the nearest thing at hand and covers the inside of a ration box with writing. Through the partition come steps, a drawer, the door of the lab, the centrifuge. Nobody sleeps after that, and only one person does not mind.

first_martians-adventure-bean-in-a-notebook = A bean
first_martians-adventure-bean-in-a-notebook-scene = { $name } opens the last of her empty notebooks, and on the first page a bean is taped down: from Salma’s window sill, never sterilised, with a face drawn on it. It must have been in there since the packing. On such things the quarantine rules are clear. She wrote the paragraph herself.
first_martians-adventure-bean-in-a-notebook-choice-plant-it = Plant it
first_martians-adventure-bean-in-a-notebook-choice-plant-it-told = She loosens the tape with tweezers. The bean gets a pot to itself and a line in her notebook, with the date and without a source, and from now on the air of the living block has to be watched.
first_martians-adventure-bean-in-a-notebook-choice-plant-it-later = It is up: bent, pale and stubborn. { $name } draws it for Salma, to scale, with every hair, and does not look at the clock until the lamps go down.
first_martians-adventure-bean-in-a-notebook-choice-keep-it-sealed = Keep it sealed
first_martians-adventure-bean-in-a-notebook-choice-keep-it-sealed-told = Bean, tape and page go into a bag and the bag into the steel box. As she is up, she checks every seal in the living block too, twice. Rules are made for the hard cases, and she lies awake with that.

first_martians-adventure-own-nerve = The curve
first_martians-adventure-own-nerve-scene = At night the lab belongs to whoever cannot sleep. { $name } has taped two electrodes to his left forearm and let the machine time the nerve. The measurement is finished. He has turned the screen to the wall, and now he only has to decide whether to turn it back.
first_martians-adventure-own-nerve-choice-read-the-curve = Read the curve
first_martians-adventure-own-nerve-choice-read-the-curve-told = He reads it as he would a stranger’s, twice, from left to right. Then he sits for a while, and after that he writes a plan of treatment, in the third person.
first_martians-adventure-own-nerve-choice-read-the-curve-later = The splint at night, the tablets, the rubber ball: the patient, as { $name } calls him, is keeping to the plan. This morning he buttoned both cuffs without looking down.
first_martians-adventure-own-nerve-choice-erase-it = Erase it
first_martians-adventure-own-nerve-choice-erase-it-told = It is soon done: yes, and yes, quite sure. He rolls down the sleeve and is asleep within minutes, for the first time in days.
first_martians-adventure-own-nerve-choice-erase-it-later = The cup slips, and { $name } catches it with the other hand, so fast that everyone looks up. There is no curve left to consult. He will have to begin at the beginning, and later than he could have.

first_martians-adventure-control-plate = The control plate
first_martians-adventure-control-plate-scene = Nothing may grow on the control plate; that is all it is for. Now there are three white dots on it, neat as buttons. Either two weeks of work are void, or on one of fourteen evenings { $name } lifted the wrong lid. Nobody else has seen it yet.
first_martians-adventure-control-plate-choice-begin-again = Begin again
first_martians-adventure-control-plate-choice-begin-again-told = { $name } lines up every plate on the bench, where none can be overlooked, and writes a single word into the log. Tomorrow the lab belongs to the autoclave and the bottle brush.
first_martians-adventure-control-plate-choice-swap-the-plate = Put a clean plate in its place
first_martians-adventure-control-plate-choice-swap-the-plate-told = The same label, the same pen. The series is saved, and Ruth’s congratulations arrive with the delay that everything from Earth has.
first_martians-adventure-control-plate-choice-swap-the-plate-later = Darmstadt has laid the pictures side by side. The control plate has a scratch in the second week that it did not have in the first, and Ruth asks, without any edge, whether { $name } can explain it. Everybody has heard the question.

first_martians-adventure-something-moves = Something moves
first_martians-adventure-something-moves-scene = In the drop under the glass a grain moves, and moves again. Dust jitters, every student knows that; but it jitters on the spot, and this has gone from left to right through the whole field of view. { $name } looks away from the lens, at the dark lab, and then looks back.
first_martians-adventure-something-moves-choice-wake-the-others = Wake the others
first_martians-adventure-something-moves-choice-wake-the-others-told = They stand about in socks and take turns at the eyepiece. Towards morning it is a current in a drying drop, and they know it. For some hours it was possible, and they will feel those hours all day.
first_martians-adventure-something-moves-choice-watch-alone = Watch it alone
first_martians-adventure-something-moves-choice-watch-alone-told = A drawing every half minute, until the drop has dried and the grain lies still. { $name } now knows what it was, and also what it was like not to know.
first_martians-adventure-something-moves-choice-watch-alone-later = It was too many hours with one eye, or too many with none closed. { $name } has hidden the dizziness for two days and mentions it at last in passing, holding on to the door frame.

first_martians-adventure-seedling-lamp = The lamp above the seedlings
first_martians-adventure-seedling-lamp-scene = The lamp above the trays has begun to hum and to draw double. The controls suggest switching it off until the day. Some hundreds of seedlings stand under it in their first leaves, all turned the same way, and { $name } has a finger on the switch.
first_martians-adventure-seedling-lamp-choice-leave-it-on = Leave it on
first_martians-adventure-seedling-lamp-choice-leave-it-on-told = Elsewhere, instead, it is dark, and people find their bunks by touch. In the morning the leaves have parted, and what that took is missing from the batteries.
first_martians-adventure-seedling-lamp-choice-switch-it-off = Switch it off
first_martians-adventure-seedling-lamp-choice-switch-it-off-told = It clicks, and in the trays it is night. { $name } stays a little with one palm above the nearest leaves, which saves nothing. The batteries at least are glad of it.
first_martians-adventure-seedling-lamp-choice-switch-it-off-later = The lamp had warmed more than its own trays. In the bed next to them the grown plants have turned grey from below, and { $name } digs them out in person.

first_martians-adventure-hundredth-seed = The hundredth seed
first_martians-adventure-hundredth-seed-scene = Ninety-nine lie on wet paper, counted by hand and dead, each of them with a line in the report to be read out tonight. One has stayed behind in a damp fold of the envelope and has split. A white tip looks out of it, no longer than a comma. { $name } sits quite still, as though it might take fright.

first_martians-adventure-walking-centrifuge = The centrifuge
first_martians-adventure-walking-centrifuge-scene = First a tremor in the bench, then a howl. The centrifuge has lost its balance and is walking, in small hops, towards the edge, with the only preparation of the week inside; while it turns, the lid is locked. { $name } is one step away from it, and one from the socket.
first_martians-adventure-walking-centrifuge-choice-hold-it-down = Hold it down
first_martians-adventure-walking-centrifuge-choice-hold-it-down-told = Both arms around the drum and the chest on the lid, until it has run down. The bruise has the shape of the catch. In the rotor stands the preparation, layered as cleanly as one could wish.
first_martians-adventure-walking-centrifuge-choice-pull-the-plug = Pull the plug
first_martians-adventure-walking-centrifuge-choice-pull-the-plug-told = The fuse goes with it, and whatever was charging in there begins again from nothing. In the silence the machine comes to rest with two feet over the edge. The preparation is soup, and { $name } pours it away.

first_martians-adventure-smell-of-rain = Rain
first_martians-adventure-smell-of-rain-scene = { $name } heats the clay until the bound water leaves it, and lifts the hood a moment too soon. It smells of rain: of a street in summer, stone and dust and wet. The others come in one after the other and stand there, and only much later does anyone think of changing the air.
first_martians-adventure-smell-of-rain-later = With the rain, other things had come out of the clay; the analyser names them today, in the order of their weight. { $name } had stood closest, and longest.

first_martians-adventure-second-opinion = Fourteen minutes
first_martians-adventure-second-opinion-scene = Ruth’s people have looked at the measurement and do not believe it. They are courteous, there are many of them, and what they say is fourteen minutes old. { $name } has the curve on the table and the sample beside it, and since the message came, for the first time, a doubt.
first_martians-adventure-second-opinion-choice-stand-by-it = Stand by the measurement
first_martians-adventure-second-opinion-choice-stand-by-it-told = One sentence to Darmstadt, without adjectives. Now it is Earth’s turn to measure. That will take days, and the whole HUB will spend them waiting.
first_martians-adventure-second-opinion-choice-stand-by-it-later = Ruth has sent two words ahead and the explanation after them: “You’re right.” They had calibrated against the wrong standard down there. { $name } reads the message once. The others have it read to them again.
first_martians-adventure-second-opinion-choice-measure-again = Measure everything again
first_martians-adventure-second-opinion-choice-measure-again-told = Weigh, dissolve, heat, wait. The lab is taken for tomorrow. Still, there is peace in it: whatever comes out will be true.

first_martians-adventure-asleep-at-the-bench = Asleep
first_martians-adventure-asleep-at-the-bench-scene = Cheek on the bench, pencil between the fingers: so { $name } is found in the morning, and so left, with a blanket on top. It was the first whole night in a long time. At the other end of the bench the water bath has boiled dry and taken its thermostat with it.

## Build

first_martians-adventure-wrong-bolt = The wrong bolt
first_martians-adventure-wrong-bolt-scene = On the way there was a pump that rattled for want of a bolt, and { $name } had one. It grips, it turns, it even seats. Only when the tools are put away at night does { $name } come upon the right bolt, still in its paper, one thread finer than the one that is in there now. At certain speeds there is a hum.
first_martians-adventure-wrong-bolt-later = The hum has stopped, and so has what it came from. Turn by turn the wrong bolt had worked its way out, and in the night it fell into the works. { $name } fishes it out in two pieces.

first_martians-adventure-burnt-hand = A burnt hand
first_martians-adventure-burnt-hand-scene = The pipe had been off for an hour. It was the other pipe. { $name } holds the hand under what little water may be used for that, and looks across at the flange, which hangs by one screw and will not hang long.
first_martians-adventure-burnt-hand-choice-work-on = Work on
first_martians-adventure-burnt-hand-choice-work-on-told = The flange is on before the shift is out. Afterwards the glove has to be cut away in strips, and some of what is under it comes too.
first_martians-adventure-burnt-hand-choice-stop-for-today = Stop for today
first_martians-adventure-burnt-hand-choice-stop-for-today-told = A strap around the flange and a note on the strap. Whoever comes into the working bay tomorrow will have to undo today first.

first_martians-adventure-forgotten-toolbox = Forgotten toolbox
first_martians-adventure-forgotten-toolbox-scene = Behind the third wall plate stands a toolbox that is on no list. Somebody put it down there on Earth, closed the wall, and must have looked for it for days. Inside are two screwdrivers, a dried orange peel and a processor board in its sealed bag. { $name } is glad of the board, and from now on wonders what else is in the walls.

first_martians-adventure-neck-ring = The neck ring
first_martians-adventure-neck-ring-scene = Under the loupe there is a line in the seal of the neck ring, fine as a hair and perhaps only a hair. { $name } wipes; it is still there, or it is another one. On Aitken, too, a ring had been looked at and signed for. She has been sitting in front of the suit for an hour and has not touched a tool.
first_martians-adventure-neck-ring-choice-wear-it = Wear it to the test
first_martians-adventure-neck-ring-choice-wear-it-told = { $name } shuts herself into the airlock, lets out the air and stands there in the suit with her eyes on the gauge. It holds, minute after minute. When she comes out she has nothing to say about it and sits down on the nearest crate.
first_martians-adventure-neck-ring-choice-wear-it-later = The suit is needed, and { $name } hands it over. All through the walk she stands at the inner door. When the helmet comes off and there is a face in it, hungry and talking, she goes and puts on water for everybody.
first_martians-adventure-neck-ring-choice-cut-it-through = Cut the ring through
first_martians-adventure-neck-ring-choice-cut-it-through-told = One cut, so that nobody can change their mind, herself included. The suit’s filters are good and go onto the shelf. In the garage there is one suit fewer, and every walk has to be planned around that.

first_martians-adventure-hollow-ground = Hollow
first_martians-adventure-hollow-ground-scene = Anybody else hears a drill. { $name } hears the note change, a hand’s breadth down: below the place for the anchor the rock answers like a door with a room behind it. Everything is measured out, the anchor lies ready. He is the only one who could swear to it, and he could not swear.
first_martians-adventure-hollow-ground-choice-move-the-anchor = Move the anchor
first_martians-adventure-hollow-ground-choice-move-the-anchor-told = Six paces east the note stays firm. To measure and drill anew will cost the working bay a good part of tomorrow. Around the old place he lays a ring of stones, so that nobody steps there.
first_martians-adventure-hollow-ground-choice-move-the-anchor-later = Without a sound, in the night, the ground inside the ring of stones has gone down by the height of a person. They stand around the edge in the early light. { $name } is counting under his breath. All are there.
first_martians-adventure-hollow-ground-choice-set-it-deeper = Set it deeper
first_martians-adventure-hollow-ground-choice-set-it-deeper-told = Deeper down it holds; the gauge at any rate is content. He pats the rock, says something to it in Portuguese and signs. The line that hangs on the anchor has a little more play than was planned.
first_martians-adventure-hollow-ground-choice-set-it-deeper-later = The anchor has sunk by the breadth of a finger. It was enough: what hung on it went askew and tore at the joint. { $name } had heard it, that day, and says so, in front of everyone.

first_martians-adventure-live-cable = The dead cable
first_martians-adventure-live-cable-scene = According to the diagram the cable is dead. The hairs on the wrist say something else as the pliers come near. There is no other way to the fault, and the switch that would make it safe puts half the HUB in the dark. { $name } has put down the pliers, and taken them up again.
first_martians-adventure-live-cable-choice-main-switch = Throw the main switch
first_martians-adventure-live-cable-choice-main-switch-told = Room after room goes dark, and then comes the silence of the fans, which everyone had forgotten could stop. Until all of it is running again, what the batteries had put by has gone.
first_martians-adventure-live-cable-choice-work-live = Work on it live
first_martians-adventure-live-cable-choice-work-live-told = One hand on the tool, the other behind the back. At the last clamp the arm jerks away of its own accord, and then the palm begins to hurt. But the fault is cleared, { $name } had been right about it, and not a lamp has flickered.

first_martians-adventure-galley-board = The cooker
first_martians-adventure-galley-board-scene = The board that is missing sits in the galley, in the cooker: same make, the very same screws. { $name } has it halfway out when the smell of yesterday’s soup comes with it. Without the cooker it will be cold bags, for all of them, from tonight.
first_martians-adventure-galley-board-choice-take-it = Take it
first_martians-adventure-galley-board-choice-take-it-told = Two screws and a plug. At supper nobody complains. They eat quickly, out of the bag, and each of them has something to do afterwards.
first_martians-adventure-galley-board-choice-take-it-later = The return pipe of the oxygenator is just hot enough for a row of food bags; { $name } came upon it while looking for something else. Since then they have been eating on the floor there, shoulder to shoulder, and staying longer than they ever stayed at the table.
first_martians-adventure-galley-board-choice-put-it-back = Put it back
first_martians-adventure-galley-board-choice-put-it-back-told = { $name } bridges the gap with wire, tape and a resistor, and the working block reports a deviation that will not go away. In the evening there is hot soup. Nobody has heard how close it was.

first_martians-adventure-arc-at-night = The arc
first_martians-adventure-arc-at-night-scene = Night shift outside: the arc is no longer than a fingernail, and the far walls of the valley, kilometres off, are blue with it. { $name } strikes it once more than the seam needs, with the dark glass up, to see them standing there.
first_martians-adventure-arc-at-night-later = On waking there is sand under both eyelids, and no water will rinse it out. It was only a moment, without the dark glass. { $name } lies with a wet cloth across the eyes and, behind it, the walls are still blue.

first_martians-adventure-third-shift = The third shift
first_martians-adventure-third-shift-scene = By now the hands do it alone: wrench, quarter turn, next. { $name } notices that the last six nuts are tight and that there is no memory of them. A good many are still to come. Between the pipes, where the floor is warm, there would be room for one person.
first_martians-adventure-third-shift-choice-finish-it = Finish it tonight
first_martians-adventure-third-shift-choice-finish-it-told = Every nut gets a stroke of red chalk, since eyes count better than a tired head. At four all the strokes are there and the fault is gone for good. At breakfast { $name } snaps at each of the others in turn.
first_martians-adventure-third-shift-choice-lie-down = Lie down between the pipes
first_martians-adventure-third-shift-choice-lie-down-told = A few minutes, that was the idea. It becomes four hours without a dream, and somebody has stepped over { $name } more than once without a sound. In the half-tightened line, meanwhile, the pressure has dropped.

first_martians-adventure-ration-tin = The tin
first_martians-adventure-ration-tin-scene = The hole in the air duct is no bigger than a coin, and it whistles. There is no sheet metal of that gauge in stock, but the big ration tins have it exactly. A tin once opened keeps for a day. Or else the printer makes a patch, out of powder and a little current; { $name } has the shears in one hand.
first_martians-adventure-ration-tin-choice-cut-the-tin = Cut up a tin
first_martians-adventure-ration-tin-choice-cut-the-tin-told = Peaches for all, as many as they can eat, and for the compost what they cannot. The lid sits in the duct with its stamped date outwards, and it is quiet in the quarters.
first_martians-adventure-ration-tin-choice-print-a-patch = Print a patch
first_martians-adventure-ration-tin-choice-print-a-patch-told = Matt grey, exact to a hair, it snaps in at the first try. { $name } runs a thumb along the edge, and cannot find it.
first_martians-adventure-ration-tin-choice-print-a-patch-later = In the warm air of the duct the printed patch has warped. { $name } is woken by the whistling, lies still for a while, and hopes that it is something else.

first_martians-adventure-caught-sleeve = The winch
first_martians-adventure-caught-sleeve-scene = The winch takes the cable, then the cuff strap, then the sleeve. { $name } reaches the stop in time; the drum stands, with the suit wound up to the elbow, and from the cuff comes a thin, steady hiss. Somebody is on the way. It is a long way.
first_martians-adventure-caught-sleeve-choice-cut-the-sleeve = Cut through the sleeve
first_martians-adventure-caught-sleeve-choice-cut-the-sleeve-told = The knife goes through four layers and has to go into the fifth. What escapes until the tape holds would have lasted for a day.
first_martians-adventure-caught-sleeve-choice-reverse-the-winch = Run the winch backwards
first_martians-adventure-caught-sleeve-choice-reverse-the-winch-told = Against the catch, on full current. In the gearbox the teeth go one after another, and the arm comes out whole. The working bay has had its winch since the first day; it will need another.

first_martians-adventure-signatures = Behind the panel
first_martians-adventure-signatures-scene = On the back of the wall panel, where nobody was ever meant to look, are signatures, forty or more: those who put this room together, in a hall in Bremen. One has drawn a small house with smoke. { $name } reads all of them before lifting a tool, and falls behind, and the others notice.
first_martians-adventure-signatures-later = Somebody has been behind the panel that { $name } opened, and then everybody has. Below the forty there are new names, in another pen. The small house has a neighbour now.

first_martians-adventure-expired-sealant = Sealant
first_martians-adventure-expired-sealant-scene = The joint has to be glued, and the only tin in stock has been out of date since the landing. It still draws threads. It also gives off something sweet that is not on the label, and under this floor a person fits in only lying down. { $name } has the brush in one hand and the lid in the other.
first_martians-adventure-expired-sealant-choice-glue-it-now = Glue it in one go
first_martians-adventure-expired-sealant-choice-glue-it-now-told = The joint is shut well before the next shift, one black line without a bubble. { $name } crawls out backwards, in excellent spirits, and drinks three cups of water.
first_martians-adventure-expired-sealant-choice-glue-it-now-later = Since yesterday the sweet taste has been back, at every meal. { $name } pushes the plate away and asks for the lamp to be turned down. It has been down all along.
first_martians-adventure-expired-sealant-choice-air-it = Air the place after every coat
first_martians-adventure-expired-sealant-choice-air-it-told = Three coats, and after each of them the whole passage is blown out through the airlock, with all that could have been breathed in it. The joint is tight. { $name } does the sum, what it has cost, and enters it.
