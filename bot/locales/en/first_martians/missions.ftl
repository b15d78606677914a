# The missions of First Martians: what they tell and what they ask.


## Types of missions

first_martians-mission-type-exploration = Exploration
first_martians-mission-type-research = Research
first_martians-mission-type-building = Building

## Make Yourself at Home

first_martians-mission-home-coming = Make Yourself at Home
first_martians-mission-home-coming-summary = Teaches the game: build reserves of power, air and harvest before the dust season.
first_martians-mission-home-coming-opening = The HUB was here first. Machines put it together eight months ago, tested it, switched off the lights and fell silent one after the other. Now the lights are on again, and there are bootprints on the ramp. Ruth Feldmann’s welcome has travelled for fourteen minutes. “Everything you have is running at its limit,” she says from Darmstadt. “On Earth I would call that a test bench. The dust season comes earlier than our tables said, and I do not want you to meet it without reserves.” So there will be panels in reserve, air in reserve, a second farm with something growing in it. Supply drops came down in the valley, and their beacons still answer. The crew takes off its gloves and begins to count what is there.
first_martians-mission-home-coming-won = On the last evening the second set of panels turns with the first, and a green point stands in the new greenhouse. It is two leaves and a stem; everybody has been to look at it, and everybody went alone. “I have it on my screen,” says Ruth, fourteen minutes late, “and I have called the others over.” In the west the horizon is growing brown and soft. The crew closes the shutters, checks the seals a second time and sits down to eat. It is the first meal here that anybody calls supper.
first_martians-mission-home-coming-lost = The dust reaches the valley before the work is done. Ruth does not argue; she reads out the order to abandon the HUB in a voice from which everything else has been removed. The ascent vehicle is made ready while there is still light enough on the panels. Nobody takes the seed trays along. Behind the last one out the lamps go off row by row, as the machines had left them.
first_martians-mission-home-coming-rules = The backup facilities are built in the base with Build. They work at once, though all their parts are still red. The greenhouse comes after the backup farm; then a seed is planted in it. The supply drops lie in regions yet to be explored and are brought in with Gather. Broken parts may not exceed the threshold at the end.
first_martians-objective-home-coming-backup-energy = Build the Backup Solar Panel
first_martians-objective-home-coming-backup-air = Build the Backup Oxygenator
first_martians-objective-home-coming-backup-harvest = Build the Backup Farm
first_martians-objective-home-coming-first-greenhouse = Build a greenhouse in the Backup Farm
first_martians-objective-home-coming-first-seed = Let a plant grow in the Backup Farm
first_martians-objective-home-coming-supply-drops = Bring in the supply drops
first_martians-objective-home-coming-growth-conditions = Repair every part of the Backup Farm
first_martians-objective-home-coming-first-discovery = Make a discovery

## Projects shared by missions

first_martians-project-backup-solar-panel = Backup Solar Panel
first_martians-project-backup-solar-panel-about = More energy in every Production. Its parts are still red.
first_martians-project-backup-oxygenator = Backup Oxygenator
first_martians-project-backup-oxygenator-about = More oxygen in every Production. Its parts are still red.
first_martians-project-backup-farm = Backup Farm
first_martians-project-backup-farm-about = Room for further greenhouses. Its parts are still red.
first_martians-project-greenhouse = Greenhouse
first_martians-project-greenhouse-about = A greenhouse in the Backup Farm: room for one plant.
first_martians-project-field-garage = Field Garage
first_martians-project-field-garage-about = Explore there while the Garage can’t be used, or a red part or a token hampers it.
first_martians-project-field-lab = Field Lab
first_martians-project-field-lab-about = Research there while the Lab can’t be used, or a red part or a token hampers it.
first_martians-project-aid-post = Aid Post
first_martians-project-aid-post-about = Heal there, without the Medic, while the Med Lab can’t be used or is hampered.
first_martians-project-relay-station = Relay Station
first_martians-project-relay-station-about = Manage there while the Control Center can’t be used or is hampered.
first_martians-project-water-extractor = Water Extractor
first_martians-project-water-extractor-about = Ice out of the ground: 1 oxygen in every Production while its Hardware works.
first_martians-project-wind-turbine = Wind Turbine
first_martians-project-wind-turbine-about = 1 energy in every Production while both its parts work.
first_martians-project-algae-tank = Algae Tank
first_martians-project-algae-tank-about = 1 food in every Production while its Filters work.
first_martians-project-radiation-cellar = Radiation Cellar
first_martians-project-radiation-cellar-about = A room under the ground: 1 Stress less in every Production while its Hardware works.
first_martians-project-rover-shed = Rover Shed
first_martians-project-rover-shed-about = Every Production takes a token off each rover while its Hardware works.

## The Riddle

first_martians-mission-riddle = The Riddle
first_martians-mission-riddle-summary = Exploration: the valley lies open. Find the capsules of an older mission in it.
first_martians-mission-riddle-opening = Nine years ago a robotic mission drove through this valley and buried what it learned, capsule by capsule, before its batteries gave out. Its last transmission lists where: an old riverbed, a bowl of dust, ground that steams. It does not say in which direction. The maps it drew have been useless since the great storm, and the orbiter sees only a lid of dust. “We have the words and you have the ground,” says Ruth Feldmann. “Somebody here has called it the riddle, and the name has stuck; I would have preferred coordinates.” The capsules were built for ten winters. By the batteries’ reckoning this is the tenth, and then the memories wipe themselves. The valley lies outside the airlock like a hand of cards, face up.
first_martians-mission-riddle-won = The capsules stand in a row on the workshop table, scratched, cold, and every light on them is green. Nine years of weather pass over the screen in an hour: frosts, quakes, the slow swelling of the ground in spring. “There is water moving down there,” says Ruth after a silence that was longer than the distance. “They had it, and they could not tell us.” Somebody writes the true directions into the old list, one by one. The valley has names on every side now.
first_martians-mission-riddle-lost = At some hour of the night the last beacon changes its tone, as the data sheet said it would, and stops. What the machines still knew is out there, a few kilometres away, and it is blank. Ruth reads the closing entry into the log and adds that she is sorry, which is not in the protocol. On the map some of the valley is still white. The crew is called home before the ground can tell them why.
first_martians-mission-riddle-rules = Every region lies on its space from the start, dealt by lot and face up: everybody sees which is where. What lies on it is found, and a way leads over it, only once it has been explored. The capsules lie on regions that are known by name: old riverbed, dust bowl, geysers, salt flats, lava tubes. A sealed one lies with the lander’s wreck. They are brought in with Gather. A Rover Shed can be built in the base, for 1 energy: every Production takes a token off each rover.
first_martians-objective-riddle-capsules = Bring in the data capsules
first_martians-objective-riddle-far-sight = Explore the middle ring
first_martians-objective-riddle-last-capsule = Bring in the sealed capsule from the lander’s wreck
first_martians-objective-riddle-wide-map = Explore the valley in all directions
first_martians-project-assay = Assay
first_martians-project-assay-about = Takes a sample apart for what it holds.
first_martians-project-sintered-hull = Hull of sintered dust
first_martians-project-sintered-hull-about = Two samples’ worth of ground, baked into the shell of a module.
first_martians-project-orbiter-pass = Orbiter pass
first_martians-project-orbiter-pass-about = Shows one unexplored region from afar, without exploring it.

## Malnourished Plants

first_martians-mission-plants = Malnourished Plants
first_martians-mission-plants-summary = Research: the harvest is failing. Find in the ground what the plants are lacking.
first_martians-mission-plants-opening = It began with one yellow leaf, and the one was picked and thrown away. Now the whole lower row is yellow, and the new leaves come up curled, small, like fists. Water, light and warmth are in order; the logs have been read three times. “You brought soil for one harvest and salts for two,” says Ruth Feldmann. “The third has to come out of the ground you are standing on. I know how that sounds.” The valley has phosphate, potash, gypsum, somewhere; it has perchlorate everywhere, which poisons what the rest would feed. Darmstadt can calculate a recipe when it is told what there is. The stores last for weeks, and a plant needs nearly as long to die as to grow. The crew lays out the sample bags on the floor of the lab.
first_martians-mission-plants-won = It is a small thing, a leaf that opens flat. Next to it stands a second, darker than any the farm has had, and the roots in the glass have turned white. The recipe fills half a page: dust from three places, washed, ground and mixed by hand. “They are growing on Mars,” says Ruth, and stops, and says it again as if the sentence could be checked. In the evening the crew eats from the lowest row. Nobody mentions the taste.
first_martians-mission-plants-lost = The lamps in the farm are switched off to save what current they took. In the dark the beds smell of hay, which is the smell of a barn, of a summer, of another planet. Ruth has done the sum of the rations herself, and it comes out shorter than the flight window. The order to leave is two lines long. The notes are packed first, so that the next ones need not begin with a yellow leaf.
first_martians-mission-plants-rules = Minerals take the place of samples. A Research card says which kind lies where; of a kind that has run out nothing is found. A mineral that is researched twice becomes a discovery, and then a Research card’s percentage is added to the growth conditions. The same kind may be researched several times over. CO₂ enrichment adds half of a percentage; separation techniques leave out the lowest card from then on. An Algae Tank can be built for 2 oxygen and brings 1 food in every Production; a Field Lab, for 1 energy, stands in for the Lab. Broken parts may not exceed the threshold at the end.
first_martians-objective-plants-growth = Bring the growth conditions to 100 percent
first_martians-objective-plants-two-minerals = Discover two kinds of minerals
first_martians-objective-plants-third-mineral = Discover a third kind of mineral
first_martians-objective-plants-pure-culture = Master the separation techniques
first_martians-project-separation = Separation techniques
first_martians-project-separation-about = Perchlorate is washed out: from now on the lowest card is left out when a percentage is drawn.
first_martians-project-co2-enrichment = CO₂ enrichment
first_martians-project-co2-enrichment-about = Half of a Research card’s percentage, rounded up, is added to the growth conditions. A mineral comes with it.

## Touchdown

first_martians-mission-landing = Touchdown
first_martians-mission-landing-summary = Building: the base lies scattered over the valley. Put it together before the shelters fail.
first_martians-mission-landing-opening = The descent took seven minutes, and in the fifth the wind tore the cargo stage apart. The crew came down where it was meant to. The base did not. Two panels, the oxygenators and a row of seedlings survived in the lander; for the rest there is a workshop under canvas and a tent with bunks in it, rated for a month by people who never slept in one. “The other modules are down,” says Ruth Feldmann. “We count four beacons within a few kilometres, so somebody can walk. What I cannot tell you is how they landed.” The garage comes first, because without it nobody goes far. Then the bay, the workshop, the sick bay, the consoles, beds. At night the canvas cracks in the cold, and one learns to tell it from the sound of a seam.
first_martians-mission-landing-won = When the last coupling closes, the modules take one breath together; the gauges dip, hesitate and agree. There is a corridor now, and doors, and somewhere to hang a helmet. The tent is folded up wet and stowed without ceremony. “Control to Mars base,” says Ruth, who has never said it before. Nobody answers at once; it seems right to let the fourteen minutes pass.
first_martians-mission-landing-lost = The canvas was rated for a month. It does not tear; it simply stops holding, along a seam that nobody could reach. What stands of the base is a set of rooms without a house around it. Ruth has kept the ascent vehicle fuelled against every order, and now it is the only place left to go. From above, the tent and the tracks that lead away from it make a figure on the ground that could have been a plan.
first_martians-mission-landing-rules = Seven facilities are not there yet; effects on them are ignored. The Field Workshop stands in for Build and the Field Quarters for Unwind. Other actions are possible only when their facility has been built. Some are assembled in the base; for others a module has to be gathered first from the space where it came down, which is marked on the map. What is built works at once with green parts; only the Backup Oxygenator’s are still red. A Field Lab and an Aid Post, for 1 energy and 1 oxygen each, and a Relay Station, for 1 energy, can be put up under canvas, too: they stand in for Research, Heal and Manage. Broken parts may not exceed the threshold at the end.
first_martians-objective-landing-way-out = Build the Garage
first_martians-objective-landing-eyes-outside = Build the Probe Bay
first_martians-objective-landing-real-workshop = Build the Working Bay
first_martians-objective-landing-sick-bay = Build the Med Lab
first_martians-objective-landing-command = Build the Control Center
first_martians-objective-landing-bunks = Build the Crew Quarters
first_martians-objective-landing-spare-air = Build the Backup Oxygenator and repair all of it
first_martians-objective-landing-bench = Build the Lab
first_martians-project-garage = Garage
first_martians-project-garage-about = From then on regions can be explored.
first_martians-project-probe-bay = Probe Bay
first_martians-project-probe-bay-about = From then on things can be gathered outside.
first_martians-project-working-bay = Working Bay
first_martians-project-working-bay-about = A real workshop beside the one under canvas.
first_martians-project-med-lab = Med Lab
first_martians-project-med-lab-about = From then on wounds can be healed.
first_martians-project-control-center = Control Center
first_martians-project-control-center-about = From then on malfunctions can be managed.
first_martians-project-crew-quarters = Crew Quarters
first_martians-project-crew-quarters-about = Beds behind a real wall.
first_martians-project-lab = Lab
first_martians-project-lab-about = From then on research and planting are possible.

## The Lost Depot

first_martians-mission-canyon = The Lost Depot
first_martians-mission-canyon-summary = Exploration: down into the Noctis Labyrinthus, to the depot of a crew that never came.
first_martians-mission-canyon-opening = Before this crew there was to be another. Its freighter went ahead with the stores of two years, set down at the bottom of the Noctis Labyrinthus and reported that all was well. The people never followed; their ship was lost eleven days after it had left the Earth. Nobody has spoken of the depot since, out of respect, or because nobody could get down to it. “I knew them,” says Ruth Feldmann. “I would not ask if the figures left me a choice. You have parts for one more bad month, and down there are crates that nobody is waiting for.” With the crates lies the logbook they had sent ahead, pages in the freighter’s shell, some of them blown out over the rim. The canyon drops two kilometres in steps of red rock. There is one way on foot, and there could be a cable.
first_martians-mission-canyon-won = The crates stand in the garage, pale from eight years of sun, with names on them in six kinds of handwriting. Whoever opens one reads the name out before breaking the seal; nobody has agreed on it. There are filters, cables, a box of tea. “Thank you,” says Ruth, and after that she says who each of them was, slowly, and it takes most of an hour. The last light has gone from the rim of the canyon when the carrier wave ends. The labels are cut off with care and kept.
first_martians-mission-canyon-lost = The canyon keeps what it was given. From the rim one can see the freighter with the naked eye on a clear sol, small and white and upright, as if somebody had only stepped out of it. Ruth calls everybody up; her voice is calm, and she says it twice. There will be no further attempt, because nothing is left to make it with. In the final report the depot is entered as not recovered.
first_martians-mission-canyon-rules = The outer ring is the canyon. Every action that leads down into it needs more pawns, until a cable way has been erected on an explored region of the middle ring. The depot’s crates lie on the first region that is explored in the canyon and are brought up with Gather. Points of interest marked with a sign hold pages of the lost crew’s logbook, or some of their stores. A Field Garage can be built in the base, for 1 energy, and stands in for the Garage; a Water Extractor, for 2 energy, brings 1 oxygen in every Production.
first_martians-objective-canyon-canyon-floor = Explore the floor of the canyon
first_martians-objective-canyon-depot-crates = Bring up the depot’s crates
first_martians-objective-canyon-their-story = Find a page of the lost crew’s logbook
first_martians-objective-canyon-canyon-map = Explore the canyon further
first_martians-project-cable-way = Cable way
first_martians-project-cable-way-about = Erected in the middle ring: the way down into the canyon no longer needs more pawns.

## The Mast

first_martians-mission-mast = The Mast
first_martians-mission-mast-summary = Building: raise a relay mast before the Sun comes between Mars and the Earth.
first_martians-mission-mast-opening = Every two years the Sun comes between the planets, and for weeks nothing passes. The date has been known for longer than there have been calendars to write it in. What nobody planned for is the relay satellite, the one that was to speak past the Sun: it hangs low over the valley’s rim, and from the HUB it cannot be heard. “You need height,” says Ruth Feldmann. “A mast beyond the base, three struts, guyed, with a transmitter in the end that can hold a beam. I want it up before the conjunction, because there are things one ought not to decide without a second voice.” Already her sentences arrive with sand in them. The struts lie bundled on the ramp, each as long as a rover. The wind at the height where the top will stand has been measured once, by an instrument that did not survive it.
first_martians-mission-mast-won = On the evening before the conjunction the beam swings over the rim, searches and holds. The mast hums in its guys, a low note one feels in the floor rather than hears. Then there is a voice, from the wrong direction, by way of a satellite that nobody can see. “You sound closer than before,” says Ruth, and everybody in the room knows it is the equipment. The Sun goes down between the two planets. The line stays open.
first_martians-mission-mast-lost = The last transmission breaks off in the middle of a figure. It may have been a pressure or a date; there are people who will go over the recording for years. What stands outside is too short, or leans, or does not answer, and for weeks there will be nobody to ask which. The crew does what the book says for such a case: close down, save, wait. On the console the lamp for the Earth changes from green to amber. It has no red.
first_martians-mission-mast-rules = The mast is erected outside with Build: its foot on an explored region of the inner ring, then the middle and the top on the same region. Each takes one of the struts that the crew brings along. Guys are anchored on explored regions that share an edge with the mast’s, one on each. The transmitter is built in the base once the top stands, for 3 energy and a Spare CPU. A Wind Turbine can be built of Spare Hardware and brings 1 energy in every Production; a Radiation Cellar, for 2 oxygen, takes away 1 Stress. Broken parts may not exceed the threshold at the end.
first_martians-objective-mast-mast-stands = Raise the mast to its top
first_martians-objective-mast-guyed = Anchor the mast with guys
first_martians-objective-mast-transmitter = Build the transmitter
first_martians-objective-mast-storm-proof = Anchor the mast against storms with further guys
first_martians-objective-mast-wide-view = Explore the middle ring
first_martians-project-mast-foot = Foot of the mast
first_martians-project-mast-foot-about = Erected on an explored region of the inner ring. The rest of the mast follows there.
first_martians-project-mast-middle = Middle of the mast
first_martians-project-mast-middle-about = Erected upon the foot.
first_martians-project-mast-top = Top of the mast
first_martians-project-mast-top-about = Erected upon the middle: then the mast stands.
first_martians-project-guy = Guy
first_martians-project-guy-about = Anchored on an explored region beside the mast’s, once on each.
first_martians-project-transmitter = Transmitter
first_martians-project-transmitter-about = Built in the base; it speaks by way of the mast.
