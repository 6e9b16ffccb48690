import { wordSet } from '../words/word-set.ts';

/** Closed classes of English words, for reading notes. */

export const determiners = wordSet(
  "a an the my our his her their your its some another any one two three four five six seven eight nine ten several many few more most both this that these those every each no 's 2 3 4 5 6 7 8 9 10 what which whose",
);

/** Words at which a noun phrase ends. */
export const phraseEnds = wordSet(
  `and but or nor so yet because cos cause coz bc cuz since though although while when where whenever until till if unless than as then that which who whom whose why how
  in on onto under underneath over with without from at by for behind near next beside between across along around after before about above below beneath against among through throughout toward towards to into out off up down upon of inside outside within
  via per like unlike except despite during past is are was were be been being am has have had having do does did done doing will would can could should shall may might must got gets get getting going goes went gone
  not n't never no yes yeah yep ok okay please thanks thank lol haha ha oh wow hooray yay btw
  he she it they we i you him them us me himself herself itself themselves myself ourselves yourself
  again also too now today tonight tomorrow yesterday already almost always instead together apart away back ahead alone anyway apparently obviously actually basically literally maybe perhaps just only even still ever once twice
  very really quite rather somewhat pretty bit here there everywhere somewhere anywhere nowhere round soon later finally suddenly straight afterwards
  pls plz comes come came called named made built says said say thinks thought wants want wanted needs need needed looks looked took takes turned plus minus apart all everybody everyone nobody somebody someone anybody myself such`,
);

/** Words that begin nothing a story could take up, though they stand like a noun. */
export const emptyNouns = wordSet(
  `fool killing promise deal offer request complaint pun gesture leap pause prediction guess total comeback cameo detour recovery smoothie brew cuppa solution gap bargain motivation momentum bearings cool rag grip appetite chance seat filling kilo video tiktok reel appointment argument point points clang bang thud crash squeak roar growl racket din clatter fuss run dash stand bow beeline splash habit living debut exception bargain it them him her us me something somebody someone anybody anyone anything nothing everything nobody everyone everybody thing things stuff one ones none bit lot lots load loads bunch pair couple time times way ways kind sort type part parts piece pieces step steps' activity fun idea ideas plan plans turn turns
  minute minutes moment while hour hours second seconds secs mins day days week year years kid kids child children boy boys girl girls lad lads guys people person friend friends story stories adventure mess noise noises sound sounds sure mistake mistakes choice choices decision deal effort effort's progress difference point
  sense face faces wish wishes joke jokes excuse excuses fuss scene start end beginning middle move moves try attempt attempts go look laugh laughs smile breakfast lunch dinner tea supper coffee snack snacks food drink drinks water milk juice homework work school bed sleep nap rest break bath loo toilet hand hands foot feet leg legs arm arms head heads hair eye eyes tooth teeth
  mind temper patience interest attention count track balance focus concentration footing voice nerve touch control hope faith heart courage confidence energy momentum weight height breath power money game games round bet mark out up it's much enough less least same other others another question questions answer answers reason reasons problem problems
  example fact case matter life love sex room place places side top bottom front middle corner line lines rest rule rules language words word name names everyday number numbers amount size today tomorrow yesterday morning afternoon evening night mum's success failure trouble
  brother sister mum mummy mom mommy dad daddy mother father parent parents grandma grandpa granny gran nan nana grandad granddad auntie aunt uncle cousin baby's husband wife son daughter fun's fault appearance entrance impression speech comment comments call calls phonecall suggestion suggestions discovery observation memory memories peace truce agreement pact friendship amends believe do happy sad difficult hard easy tricky boring funny scary new nice good bad great`,
);

/** Adjectives that are left out in front of a noun. */
export const plainAdjectives = wordSet(
  `big bigger biggest huge enormous massive giant gigantic large little small smaller tiny teeny wee mini proper real actual whole entire new old ancient brand amazing awesome brilliant fantastic great good best better lovely beautiful pretty cute cool nice fine super really very quite wonderful fabulous incredible impressive
  epic elaborate fancy complicated complex simple basic rough wobbly rickety shaky dodgy makeshift sort-of kind-of rather pretend imaginary make-believe special secret-ish certain quick fast long longer short tall taller high wide long-awaited first second third fourth last next final other own
  rusty shiny sparkly sparkling glittery dusty muddy dirty wet soggy broken empty favourite favorite precious perfect decent serious gorgeous magnificent splendid grand weird strange odd funny silly random single spare extra actual so-called famous missing lost poor dear spectacular nicer scarier funnier harder easier spookier happier tallest biggest longest fastest scariest best very`,
);

/** Words between a subject and its verb that change nothing. */
export const fillers = wordSet(
  `also then just did now already even all both each finally actually really only still quickly suddenly immediately apparently obviously officially literally basically promptly proudly secretly somehow later soon again once first almost-too today totally completely fully absolutely definitely definetly probably clearly very so quite tbh tbf honestly seem seems has have had having got was is are were been being be get gets getting been's after busy here kind sort too well
  's managed manages helped help helping finished started starts began begin begun has-just keeps kept to went going-and and-then ended up by himself herself themselves together`,
);

/** Words before a verb that make it a wish, a plan, a guess or a lack. */
export const unreal = wordSet(
  `not never no nobody none neither nothing without hardly barely will would could should might may must can cannot want wants wanted wanting need needs needed trying tried try tries hope hopes hoped hoping plan plans planning planned wish wishes wished if let let's going gonna wanna supposed forgot refused refuses refusing asked asks asking about
  tomorrow later unless ought shall like almost nearly pretend-to suggested suggests thinking`,
);

export const people = wordSet(
  `meemaw papaw pawpaw mamaw pappy nona zia zio tia tio titi tita tito lolo khala chacha chachi mausi masi bua bhai didi bhaiya thatha paati popo yeye nainai halmoni obaachan ojiisan bibi babu ammi abbu amma appa umma papou yiayia vovó vovô avó bestemor farmor mormor farfar morfar mummo ukki babushka dedushka deda baka teyze amca tonton mamy mémé pépé papy oupa ouma tannie oom taid mamgu tadcu gogo stepsister stepbrother
  mum mummy mam mom mommy mama mamma dad daddy papa dada grandma grandpa granny grandad granddad gran nan nana nanny nanna grampa gramps granda grandmother grandfather mother father nonna nonno oma opa yaya abuela abuelo babcia dziadek tante onkel teta mamie papi dadi nani auntie aunty aunt uncle godmother godfather cousin stepdad stepmum stepmom babysitter sitter neighbour neighbor`,
);

export const relations = wordSet(
  `wife husband hubby partner friend brother sister bro sis cousin aunt auntie aunty uncle neighbour neighbor babysitter sitter nanny dog puppy cat kitten teddy bear rabbit bunny hamster tortoise guineapig doll dolly unicorn baby toddler twin twins mate pal grandma grandpa granny grandad gran nan nana mum dad mom pony horse chicken parrot stuffie plushie toy monkey elephant penguin dinosaur robot lion tiger fish goldfish gerbil turtle owl labrador lab spaniel poodle terrier collie beagle pug whippet greyhound retriever dachshund cockapoo labradoodle hound budgie parakeet chinchilla ferret goat lamb calf chick guinea-pig`,
);

export const groupPronouns = wordSet(
  'they we two you kiddo kiddos eldest youngest littlest bub munchkin munchkins kids children everyone everybody both all boys girls lads twins siblings us them team crew gang lot',
);

export const moods = wordSet(
  `sad unhappy miserable gutted devastated heartbroken disappointed upset tearful weepy teary cross angry mad furious livid annoyed grumpy moody sulky huffy frustrated jealous envious bored restless scared frightened afraid terrified spooked petrified nervous anxious worried shy embarrassed ashamed lonely homesick
  glum gloomy bummed mopey sullen downcast dejected forlorn distraught inconsolable weepy offended insulted indignant outraged irate seething irritated irritable tetchy crabby crotchety snappy snippy
  disgruntled deflated discouraged disheartened dismayed unimpressed underwhelmed uninterested listless wistful apprehensive tense stressed frantic flustered hesitant sceptical skeptical unsure
  alarmed horrified shaken jittery squeamish bashful sheepish mortified humiliated gleeful jubilant exhilarated euphoric joyful jolly merry bubbly perky chipper chirpy cheery exuberant bouncy rowdy
  boisterous manic feral loopy goofy hyperactive triumphant cocky fearless courageous intrepid chilled mellow relieved thankful enchanted fascinated intrigued awestruck gobsmacked flabbergasted
  astonished astounded stunned dumbfounded bewildered puzzled squirmy needy emotional overstimulated humpy stressy unnerved heartsick despondent sombre subdued tetchy sour
  happy glad delighted thrilled ecstatic overjoyed proud chuffed brave excited hyper giddy giggly silly confident calm relaxed curious hangry cranky fuming raging narky ratty elated wary timid uneasy startled jumpy mardy huffing pouting pouty antsy fidgety hysterical buzzing pumped hyped stoked psyched surprised amazed shocked confused overwhelmed cheerful smug pleased impatient reluctant grouchy unsettled clingy wild disgusted guilty hopeful grateful stroppy wobbly content mischievous sulking bawling wailing crying sobbing whining moping grumpy whiny crestfallen miffed peeved panicky panicked fearful
  vexed lonesome nervy rattled feart scunnered crabbit affronted aggrieved crushed amused excitable riled irked tentative skittish freaked narked wowed tickled enraged dazed smitten enthralled mesmerised mesmerized captivated spellbound engrossed entranced perturbed troubled fretful melancholy stung slighted`,
);

/** Moods of two words, told before the single ones. */
export const longMoods: readonly string[] = [
  'fed up',
  'close to tears',
  'verge of tears',
  'hacked off',
  'cheesed off',
  'ticked off',
  'creeped out',
  'weirded out',
  'grossed out',
  'stressed out',
  'put out',
  'down in the dumps',
  'on cloud nine',
  'in a tizz',
  'in a tizzy',
  'in a flap',
  'in a state',
  'in a funk',
  'in awe',
  'in high spirits',
  'in good spirits',
  'in a bad mood',
  'in a good mood',
  'in a foul mood',
  'in a silly mood',
  'a bit down',
  'a bit low',
  'bit down',
  'feeling down',
  'feeling low',
  'feeling blue',
  'beside themselves',
  'in bits',
  'in a sulk',
  'tickled pink',
  'left out',
  'freaked out',
  'over the moon',
  'in a mood',
  'in a huff',
  'in tears',
  'full of beans',
  'over excited',
  'on edge',
  'pleased',
  'in a strop',
  'in floods of tears',
  'in a right grump',
  'in a right strop',
  'in a grump',
  'beside himself',
  'beside herself',
];

export const roles = wordSet(
  `ballerina barista botanist biologist archaeologist paleontologist palaeontologist geologist astronomer alchemist druid shaman sage seer wise-man gypsy nomad peasant villager townsperson commoner courtier jester minstrel troubadour herald page crier executioner warden watchman sentry sentinel lookout scribe librarian bookseller curator auctioneer banker barber bellboy chauffeur chimney-sweep cobbler courier drummer dressmaker electrician plumber
  fireman firewoman florist fortune-teller goatherd shepherd shepherdess groom handyman herder huntsman huntress innkeeper interviewer reporter journalist presenter newsreader dj host hostess jeweller juggler ringmaster lumberjack woodcutter magistrate maestro matron midwife milkman musician drummer guitarist newsreader orator organist paramedic ambulance-driver park-ranger patrolman pharmacist photographer pianist porter potter privateer buccaneer corsair castaway stowaway
  quartermaster bosun boatswain skipper first-mate cabin-girl deckhand oarsman rower stoker racer racing-driver rancher receptionist rider rockstar popstar saboteur saint seamstress secretary sculptor servant shopper sidekick snowboarder skier smuggler sniper stuntman surfer swordsman archer bowman stable-boy stablehand tinker tourist traitor treasurer tutor tyrant undertaker vagabond valet vampire-hunter viceroy vicar priest pope bishop nun warrior barbarian warlord weatherman weaver werewolf wolfman wrestler boxer yodeller
  yeti kraken sasquatch bigfoot banshee basilisk chimera cherub angel devil demon ghoul goblin-king hobgoblin imp kelpie manticore naiad nymph ogress pixie poltergeist satyr selkie sphinx spook sprite titan valkyrie wraith creature beast blob snowball
  captain king queen prince princess knight wizard witch sorcerer magician pirate ninja detective inspector assistant sidekick spy agent guard guardian sheriff cowboy cowgirl astronaut pilot driver commander admiral general soldier officer sergeant chief boss leader ruler emperor empress pharaoh mayor president chef cook baker waiter waitress doctor nurse vet teacher
  professor scientist explorer hunter tracker scout navigator lookout sailor mate cabin-boy cabinboy cannoneer helmsman engineer mechanic inventor builder farmer shopkeeper merchant trader thief robber burglar bandit villain baddie baddy goodie hero heroine superhero superman batman spiderman sidekick sorceress fairy elf goblin troll ogre giant dwarf
  mermaid merman monster ghost vampire zombie mummy skeleton statue tree dragon dinosaur wolf fox bear lion tiger leopard cat dog puppy kitten horse pony unicorn bird owl parrot penguin monkey rabbit bunny frog snake spider shark whale fish octopus crab dolphin robot alien baby prisoner jailer judge lawyer narrator storyteller director lookout zombie vampire mayor postie shopkeeper customer client patient passenger guest tamer dragon-tamer king queen monster leprechaun pharaoh centurion genie astronaut alien superhero villain baddie scientist inventor waiter chef barista cashier vet nurse surgeon dentist bus-driver train-driver pilot stewardess referee goalie
  tsar keeper gatekeeper guide leader messenger postman firefighter fireman policeman policewoman police cop medic healer bard jester clown acrobat dancer singer star-gazer king's velociraptor t-rex trex raptor triceratops stegosaurus pterodactyl diplodocus butterfly bee caterpillar snail tortoise turtle elephant lioness squirrel mouse bat eagle hawk
  goose duck chicken pig cow sheep lamb goat donkey crocodile alligator mummy deer hedgehog snowman scarecrow puppet volcano servant butler maid footman lady lord duke duchess count countess baron squire page-boy apprentice gladiator viking samurai caveman cavegirl hermit giantess genie oracle fisherman fisher diver deputy mascot bodyguard caretaker gardener dentist hairdresser lifeguard conductor painter artist ranger monk reindeer co-pilot copilot translator interpreter beekeeper keeper usher bouncer janitor miner carpenter blacksmith tailor spaceman spacewoman navigator goalkeeper umpire coach trainer zookeeper lava
  collector vendor hawker attendant clerk commentator announcer operator busker minister commissioner accountant architect bricklayer butcher fishmonger grocer greengrocer tiler roofer welder decorator signalman stationmaster busdriver taxidriver lorrydriver trucker cyclist jockey maharaja maharani raja rani sultan sultana khan shogun emir caliph laird scoutmaster headteacher headmaster headmistress lecturer examiner superintendent constable bailiff landlord landlady bartender dishwasher sommelier icecreamman weathergirl cameraman producer choreographer composer rapper trumpeter bagpiper piper fiddler puppeteer ventriloquist contestant champion opponent fencer sumo musketeer highwayman rustler outlaw marshal ranchhand prospector trapper lighthouse-keeper harbourmaster coxswain purser lockkeeper ferryman gondolier bellringer sexton chimpanzee gorilla orangutan panda koala kangaroo wallaby platypus echidna wombat hippo rhino giraffe zebra camel llama alpaca bison buffalo moose elk stag badger otter beaver mole weasel stoat ferret hamster gerbil puffin pelican flamingo peacock ostrich emu robin pigeon seagull swan salmon jellyfish lobster prawn shrimp seahorse walrus seal narwhal manatee`,
);

/** Places at home and about where a game can move; places that only stories have are left out. */
export const homePlaces = wordSet(
  `kitchen lounge bedroom bathroom bathtub bath tub shower hall hallway corridor landing garage attic loft cellar basement shed greenhouse conservatory car bus train tram campervan caravan treehouse camper school nursery library cafe café office study playroom stairs staircase sofa couch hotel house flat inside indoors upstairs downstairs room barn waiting-room pantry larder lobby foyer cottage cabin motorhome pub gym restaurant hospital supermarket airport plane church
  garden backyard yard park playground playpark beach balcony terrace porch patio deck driveway drive pavement street tent trampoline sandpit paddling-pool woods field fields meadow allotment pool den's outside outdoors veranda courtyard orchard lawn swings doorstep campsite carpark boat ferry`,
);

export const placeAdverbs = wordSet('outside inside indoors outdoors upstairs downstairs');

/** What things are made of: `a catapult from a ruler` is built. */
export const materials = wordSet(
  `cardboard card paper newspaper box boxes carton cartons cushion cushions pillow pillows blanket blankets duvet duvets sheet sheets towel towels chair chairs stool stools sofa couch table tables book books block blocks brick bricks lego duplo stick sticks twig twigs branch branches leaf leaves stone stones rock rocks pebbles sand mud snow clay
  playdough playdoh plasticine dough foil tinfoil tin tins tube tubes roll rolls bottle bottles cup cups plate plates bowl bowls pan pans pot pots saucepan saucepans spoon spoons string rope scarf scarves sock socks tights clothes laundry tape pegs peg wool yarn ribbon ribbons felt fabric cloth tablecloth curtain curtains rug rugs mattress mattresses recycling egg-box wood plank planks
  logs log ruler rubber bands straws straw umbrella umbrellas broom broomstick brooms mop crates crate bucket buckets basket baskets pillowcase pillowcases jumpers jumper coats coat pens pencils crayons toys teddies cans petals flowers grass shells ice magnets tiles suitcase suitcases bags bag bedding shoebox shoeboxes junk toothpicks marshmallows beans bark moss feathers mat mats noodles cardboard-box hoover quilt quilts throws`,
);

export const weathers: ReadonlyMap<string, string> = new Map(
  `rain:rain raining:rain rains:rain rained:rain rainy:rain pouring:rain drizzle:drizzle drizzling:drizzle drizzly:drizzle snow:snow snowing:snow snowed:snow snowy:snow sleet:sleet hail:hail hails:hail snows:snow hailing:hail hailstones:hail windy:windy wind:wind blustery:windy gusty:windy stormy:storm storm:storm thunder:thunder thunderstorm:thunderstorm lightning:lightning
  sunny:sunny sun:sun sunshine:sun fog:fog foggy:fog mist:mist misty:mist cloudy:cloudy overcast:overcast rainbow:rainbow hot:hot boiling:hot scorching:hot sweltering:hot roasting:hot baking:hot freezing:cold chilly:cold icy:icy frosty:frost frost:frost cold:cold
  gale:gale gales:gale breezy:windy breeze:wind lashing:rain bucketing:rain drizzles:drizzle mizzle:drizzle mizzling:drizzle showers:showers showery:showers downpour:downpour blizzard:blizzard hailstorm:hail hailstone:hail snowstorm:snow snowflakes:snow flurries:snow sleeting:sleet
  thundering:thunder thundery:thunder heatwave:heatwave humid:humid muggy:humid nippy:cold parky:cold bitter:cold baltic:cold arctic:cold toasty:hot melting:hot balmy:warm mild:mild warm:warm miserable:grey grey:grey gray:grey gloomy:grey dreich:grey drizzley:drizzle hazy:mist smog:fog rainbows:rainbow tornado:tornado hurricane:hurricane
  storms:storm storming:storm haze:mist squall:windy squally:windy typhoon:storm cyclone:storm monsoon:rain thunderstorms:thunderstorm snowstorms:snow blizzards:blizzard slush:snow drizzled:drizzle gusting:windy gusts:windy thundered:thunder hailed:hail rainstorm:rain cloudburst:rain deluge:rain sandstorm:storm scorcher:hot sultry:humid clammy:humid frosted:frost`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);
