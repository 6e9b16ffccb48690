import type { Demand } from '../words/vocabulary.ts';

/**
 * Phrases that ask something of a body (`take a big jump`), beside the single verbs of `verbs.ts`. Tried on clauses that ask. `With One Hand` alone is a
 * title and asks nothing.
 */

export type Phrase = { demands: readonly Demand[]; pattern: RegExp };

const p = (demands: readonly Demand[], source: string): Phrase => ({ demands, pattern: new RegExp(`\\b(?:${source})`, 'i') });

const room =
  '(?:other side|far side|opposite|wall|door|doorway|window|corner|kitchen|bathroom|hall|hallway|corridor|next room|room|garden|fence|gate|tree|trees|bush|bushes|sofa|couch|chair|table|bed|shelf|rug|carpet|mat|start|finish|finish line|line|landing place|end of the \\w+|goal line)';
const someone =
  "(?:hands?|arms?|the (?:next|other|neighbour(?:'s)?|person)|each other(?:'s)?|one another|somebody(?:'s)?|someone(?:'s)?|your (?:neighbour|partner|brother|sister|friend)(?:'s)?|my)";

export const phrases: readonly Phrase[] = [
  p(
    ['run', 'speed'],
    '(?:have|hold|win|run|start|in|do|for) (?:a |another |the |one )?(?:\\w+ )?(?:race|sprint|dash|chase)\\b(?! (?:of|with) (?:words?|fingers?))|(?:play|a game of) (?:tag|catch me)\\b|catch me\\b|(?:as|so) fast as (?:you|they|he|she|we|it|your) (?:can|could|legs)|at (?:full|top) speed|full tilt',
  ),
  p(
    ['speed'],
    '(?:as|so) (?:fast|quick|quickly) as|(?:faster and faster|beat the clock|against the clock|before (?:i|anyone|anybody|the \\w+) (?:can )?counts? to|hurry up|quick,|be quick|as many as you can in|the fastest)\\b',
  ),
  p(
    ['jump'],
    '(?:take|do|make|give|try|with|in|count|of|another|next|need|for|needs|is|are|costs?) (?:(?:a|an|the|one|two|three|four|five|six|seven|eight|ten|some|big|little|small|tiny|huge|giant|long|high|slow|quick|quiet|silent|mighty|single|great|more|star|frog|bunny|hare|kangaroo|running|another) ?)*\\b(?:jumps?|hops?|leaps?|bounces?|skips?)\\b|star ?jumps?|jumping jacks|leap ?frog|(?:both|two) feet (?:off|in) the (?:ground|floor|air)|(?:feet|foot|yourself|yourselves|both) off the ground|on (?:a|the) trampoline',
  ),
  p(
    ['walk'],
    '(?:take|make|do|go|come|move|count|with|need|try|another|in|of|back) (?:(?:a|an|the|one|two|three|four|five|six|seven|eight|nine|ten|twenty|some|big|little|small|tiny|huge|giant|long|slow|quick|quiet|silent|soft|heavy|flat|careful|more|few|extra|last|first|fairy|mouse|back) ?)+\\b(?:steps?|paces|strides?|footsteps?)\\b|on (?:your|their|tip|tippy|his|her) ?-?toes|on tiptoe|(?:a|put|set|place|one|your|each) (?:foot|feet) (?:in front|on (?:it|one|the|each|a|every)|after|down|before)|foot by foot|heel to toe|(?:for|take) a (?:walk|stroll|hike)|go for a|on foot|up the (?:stairs|steps)|down the (?:stairs|steps)',
  ),
  p(
    ['feet'],
    '(?:move|tap|lift|wiggle|wriggle|waggle|shake|squeeze|tighten|clench|scrunch|drum|swing|swish|slide|shuffle|raise|cross|uncross|stretch|wag|turn|rock|circle|use|bend|lock|stomp|press|push|flap|curl|point|warm|tuck|rub|bring|let) (?:(?:up|with|out|in|both|one|your|the|their|a|all|his|her|of|each|two|only|just|other) )*(?:feet|foot|legs?|toes?|heels?|ankles?|knees)\\b(?! (?:bone|of the))|(?<!from the )(?:feet|legs|toes|heels|knees) (?:up|high|in the air|together|apart|go round|go (?:up|down)|wide)\\b|with (?:your|both|one|the|their) (?:feet|foot|legs?|toes|heels?)\\b',
  ),
  p(
    ['stand'],
    '(?:get|jump|spring|be|come|back|leap) (?:up )?(?:on|to|onto) (?:your|their|his|her|our) feet|(?:everybody|everyone|all|you|now|then|we|and) up!|\\bstand(?:ing|s)? (?:up|still|tall|in|on|like|behind|next|beside|by|close|with|at|together|opposite|apart|back|straight|side)|(?:up|be|stay|now) on your feet|^on your feet|get up\\b|up you (?:get|come|go)|line up|form a (?:line|queue|row|circle)|on (?:your )?(?:hind legs|both legs)',
  ),
  p(
    ['balance', 'stand'],
    'on (?:one|a single|your left|your right|either|the other|whatever|only one) (?:leg|foot)|one[- ]legged|like a (?:flamingo|stork|heron)|(?:tight ?rope|balance beam)|(?<!(?:word|question|letter|wave|voice|message|finger|fingers|hand|hands|squeeze) )along (?:the|a) (?:rope|line|edge|beam|plank|wall|kerb|curb|log|crack)\\b|heel to toe|one foot (?:up|off|in the air)|without (?:wobbling|losing your balance)',
  ),
  p(['balance', 'stand'], '(?:look|peek|peep|peer|wave|talk)(?:s|ing)? (?:back )?(?:through|between) (?:your|their) (?:own )?legs'),
  p(['balance', 'walk'], '(?:go|walk|move|step|come) backwards?|backwards? (?:across|over|to)'),
  p(
    ['step-over'],
    '(?:step|stepping|steps|hop|hopping|climb|leap|jump|stride|get|cross) (?:carefully |right |slowly )?over (?:the|a|an|it|each|every|your|that|this|them|one|any|its|and) ?(?!\\w+ in the air)|stepping[- ]stones?|from (?:stone|cushion|pillow|island|tile) to (?:stone|cushion|pillow|island|tile|the (?:next|other))|(?:step|hop|jump|go|leap|walk|get) from one to the (?:next|other)|(?:without|never|do not|don.t|nobody) (?:ever )?touch(?:ing|es)? the (?:floor|ground|lava|water)',
  ),
  p(
    ['crawl', 'floor'],
    'on (?:all fours|(?:your |their )?hands and knees)|(?<!(?:hand|hands|palm|palms|fingers|it|knock|tap|pat|drum|rain|knocks|taps|drums) )on your (?:tummy|belly|stomach|front|bottom)|(?:bear|crab|army|commando) (?:walk|crawl)|squeeze (?:yourselves |yourself )?(?:under|beneath|between (?:the|two) (?:chairs?|legs))|(?:duck|wriggle|slide|go|get|slip|dive|creep) (?:in )?(?:under|beneath|underneath) (?:the|a|it|your) ?(?!breath)(?:\\w+ )?(?:table|rope|string|chairs?|blanket|bed|bench|branch|arch|desk|sheet|bar)?|through (?:the|a) (?:tunnel of (?:chairs|legs)|hoop)|roll over\\b(?! (?:the|your|his|her|one|both|to the next|into|on to|and on))',
  ),
  p(
    ['floor'],
    '(?:sit|lie|kneel|get|go|drop|sink|fall|flop|crouch|stretch out|down|curl up|land|settle|rest|bend|low|roll)(?:s|ting|ing)? (?:\\w+ ){0,3}?(?:on|onto|to|along|across|near) (?:the|your|a) (?:floor|ground|rug|carpet|mat|grass|lawn|knees|hands and knees|side|back|tummy|belly|stomach|front)\\b|(?:get|go|bend|sink|keep|stay|crouch|come) (?:right |very |down |as )*low\\b|down (?:as )?low as|(?:go|get|down|drop|sink|fall|up|shuffle|slide|walk|all) on(?:to)? (?:your|bended|one|both|their) knees?\\b|^on (?:your|one|both|bended) knees?\\b|touch your toes|touch the (?:floor|ground)|on the (?:floor|ground)\\b|flat on your|up from the (?:floor|ground)',
  ),
  p(
    ['lie'],
    '(?<!hands |hand |arms |fingers |head |heads |eyes |it |them )\\b(?:lie|lies|lying|lay yourself|flop) (?:\\w+ )?(?:down|back|flat|still|on|like|in a|there|side|with|under|close|next|curled)|(?:lie|lies|roll|rolls|turn|turns|flop|float|rest|flat|over|down|back|sleep|stretch out) on (?:to )?(?:your|their) (?:back|tummy|belly|side|stomach)\\b|^on your (?:back|tummy|belly|side|stomach)\\b|\\blie\\b(?=[.,!])|^(?:you |we |all |now )?lie (?:in (?:the|it)|where|exactly|so still)\\b',
  ),
  p(
    ['spin'],
    '(?:turn|turns|turning|go|whirl|roll) (?:yourself |yourselves |slowly |all the way |right )?(?:round|around) (?:and (?:round|around)|in (?:a )?circles?|once|twice|three|on the spot|(?:\\w+ )?times)|turns? (?:yourself |yourselves )?(?:once|twice|thrice|(?:two|three|four|five) times|right|quite|all the way|full circle)(?: right| all the way)? (?:round|around)\\b|turns? (?:twice|three times)\\b|(?:round|around) and (?:round|around) (?:you|we) go|in (?:a )?circles?\\b(?= (?:until|till|as|like|,))|(?:do|make|turn) (?:a )?(?:somersaults?|cartwheels?|pirouettes?|head ?stands?|handstands?|rolls?)|until you (?:are|get|feel) dizzy|upside[- ]down|forward rolls?',
  ),
  p(
    ['effort'],
    "as hard as (?:you|they|we)|with all your (?:might|strength)|until (?:you are|you're|they are) (?:out of breath|tired|exhausted)|push-?ups?|press-?ups?|sit-?ups?|star ?jumps?|squats\\b|wrestle|tug[- ]of[- ]war|(?:pull|push|row|pedal|haul) (?:for all|harder|with all|like mad)|for all you are worth|as many as you can",
  ),
  p(
    ['climb'],
    '(?:stand|step|climb|get|jump|hop|go|up|clamber|sit|walk|leap)(?:s|ing)? (?:up )?(?:on|onto|on top of|up|over) (?:to )?(?:the|a|your|that|each|it\\b) ?(?:\\w+ )?(?:chairs?|tables?|sofa|couch|bench(?:es)?|stools?|beds?|wall|fence|railings?|ladder|tree|shelf|shelves|sill|window ?sill|armchair|arms? of the|desk|box(?:es)?|crates?|rocks?|logs?|roof|counter|steps?|stairs|slide|climbing frame)\\b',
  ),
  p(
    ['two-hands'],
    '(?:with|in|use|using|take|hold) (?:both|two|your|each of your) (?:hands|arms|palms|fists)|both (?:hands|arms|palms|fists)|(?:wave|swing|flap|fold|cross|put|lift|raise|throw|spread|stretch) (?:(?:up|out) )?your arms\\b|(?:one|a \\w+) in each hand|in each (?:hand|fist)|(?:rub|fold|cup|clap|press|clasp|join|lace|put|hold|bring) your (?:hands|palms)(?: together)?|palms? together|hands together|link (?:arms|hands|fingers)|arms? (?:wide|out) (?:on )?both',
  ),
  p(
    ['two-hands', 'hand'],
    'hand over hand|fist (?:over|on|upon|by) fist|(?:in|of|into|between) (?:your )?(?:two|both) (?:hands|arms|palms)|from (?:one )?hand to (?:the other )?hand',
  ),
  p(
    ['hand'],
    'palm to palm|finger (?:by|after) finger|your fists\\b|(?<!(?:one|other|by|at|on) )hand (?:it|them|the|an?) \\w+|(?:make|makes|clench|close|hold|show|form|ball|stack|put|with|in|into|open|opens|inside|squeeze) (?:(?:up|out|a|an|your|one|two|both|each|the|little|tight|big|loose|soft|own|first|on|of) )*fists?\\b|(?:^|, (?:and )?)(?:your |both |two |the )?(?:fists?|palms?)\\b(?! (?:of|is|are|was|were)\\b)|(?:nest|bowl|cup|shell|cave) of your (?:hands|palms)|in(?:to)? your (?:cupped )?(?:hand|hands|palm|palms|fist)\\b|on (?:to )?your (?:open |flat )?palms?\\b',
  ),
  p(
    ['fine'],
    'between (?:finger and thumb|(?:your|a|two) (?:thumb|fingers?|fingertips?))|(?!^with one finger$)(?:with|on) (?:two|a|one|your|the tip of your) (?:fingers?|fingertips?|little finger)\\b|back of (?:your|the|one) hand|tie (?:a|the|it)|(?:one|fingers?) by (?:one|finger)|origami|snip|(?:pile|stack|build) (?:it |them |the |a |up |\\w+ ){0,3}(?:tower|stack|pile)',
  ),
  p(
    ['throw'],
    '(?:take|have|get|three|two|your|a|one) (?:throws?|shots?)(?= (?:at|each|from|to)\\b|[.,!])|(?:drop|let (?:it |them )?(?:fall|drop)|send(?! (?:a|the|your|one|it) (?:wave|question|word|squeeze|message|smile|news))|launch|flick|shoot) (?:it|them|the|a|your|one|each) ?(?:\\w+ )?(?:over|off|from|down|into the|across|flying|at the)',
  ),
  p(
    ['lift'],
    '(?:carry|lift|pick up|drag|push|move|pull)(?:ing)? (?:the|a|something|that|all|one) (?:heavy|heaviest|big|biggest|chair|table|mattress|bench|suitcase|crate|rock|log)\\b|(?:lift|carry|pick) (?:each other|one another|your (?:brother|sister|friend|partner)|somebody|someone) ?(?:up)?|piggy ?back',
  ),
  p(
    ['roll'],
    '(?:let|send|make|get|set) (?:it|them|the \\w+|a \\w+) (?:roll|rolling)(?! (?:from (?:arm|hand|shoulder)|over|up your|down your|along your|into the (?:next|other) hand))|(?:kick|dribble|bowl)(?:s|ing)? (?:it|the|a|that)',
  ),
  p(
    ['hand'],
    '(?:pick|picks|picking) (?:it |them |one |up |the |a )|(?:hold|holds|take|takes|lift|lifts|raise|put|stretch|open|close|clench|shake|wiggle|touch|tap|pat|press|pass|hand|reach|use|turn) (?:out |up |on |over |around )?(?:your|one|a|each|both|the|it|two|with your|their) ?(?:hands?|fingers?|fists?|palms?|thumbs?|arms?|wrists?|elbows?|shoulders?|it)\\b|(?:thumbs?|hands?|arms?|fists?|fingers?) (?:up|out|down|wide|high|in the air|together)|(?!^with one (?:hand|finger)$)with (?:your|one|a|two|flat|the|open|closed) (?:\\w+ )?(?:hands?|fingers?|fists?|palms?|thumbs?|knuckles?|arms?)',
  ),
  p(
    ['reach'],
    '(?:reach|stretch|stretches|reaches|stretching|reaching) (?:up|out|high|for|as|your|tall|right|over|far|wide|to the|both)|(?:arms?|hands?|wings?) (?:up|high|above|over your|in the air|wide|out)\\b|(?:raise|lift|throw up|put up|hold up|fling out|spread(?: out)?|open) (?:your|both|one|their|an) (?:\\w+ )?(?:arms?|hands?|wings?)|(?:raise|lift|wave|stretch|fling|throw|put|reach) (?:(?:up|out) )?your (?:\\w+ )?arms?\\b|above your head|touch the (?:sky|ceiling|stars)|as (?:tall|high|wide) as you',
  ),
  p(
    ['speak'],
    'out loud|aloud\\b|(?:in|with) (?:a|your|one|his|her|the) (?:\\w+ )?(?:voice|whisper|murmur)|(?:your|one|a|three|two|each) (?:\\w+ )?words?(?=[.,!?]| (?:each|for|about|that))|(?:give|gives|make|makes) (?:it |her |him |each |them |everybody )?a (?:new |secret |\\w+ )?name\\b|(?:count|counts) (?:aloud|out loud|with me|down|together|to (?:three|five|ten|twenty))|(?:repeat|tell|sing|finish|say)(?:s|ing)? (?:it|after|the (?:story|words?|line|rhyme|sentence))|make (?:a|the|up a|an?) (?:\\w+ )?(?:sound|noise|rhyme|song|speech|call|cry)|(?:takes?|in) turns (?:to )?(?:tell|nam|say|speak|talk)\\w*|(?:hum|hums|humming)\\b|(?:promise|swear|vote|guess)s? (?:aloud|out loud)',
  ),
  p(
    ['perform'],
    '(?:show|act|play|perform|present)(?:s)? (?:it |this |that |your \\w+ |them )?(?:out |off )?(?:for|to|in front of) (?:everybody|everyone|the others|all|an audience|us|the crowd|the whole)|act (?:it )?out|on (?:a |the )?stage|take a bow|in front of (?:everybody|everyone|the others|an audience)|one at a time,? .*(?:watch|look)|everybody (?:watches|looks at you)',
  ),
  p(
    ['loud'],
    '(?:as loud(?:ly)? as|(?:at|from) the top of your (?:voice|lungs)|louder|(?:very |really |so )?loudly|out loud as|loud enough|(?:make|with) (?:a |as much )?(?:(?:big|huge|mighty|great|terrible|loud) ?)+(?:noise|roar|sound|bang|crash|shout)|(?:bang|crash|hammer|drum|pound|thump|beat)(?:s|ing)? (?:on|it|the|your|two|them|together|against)|(?:give|let out) (?:a|the|one|your) (?:\\w+ )?(?:shout|roar|yell|cheer|scream|howl)|three cheers|full voice|slam|hooray|hurrah)\\b',
  ),
  p(
    ['sudden'],
    '(?:jump|leap|burst|spring|pop) out\\b|\\bboo!|surprise (?:them|her|him|each|the|your|everybody)|pounce|startle|frighten|scare (?:them|her|him|each|your|the)|without (?:any )?warning|bang!|all of a sudden|when (?:they|you|she|he) (?:least )?expects?',
  ),
  p(
    ['dark'],
    '(?:turn|switch|put|with|dim) (?:off |out |down )?(?:all |the )*(?:lights?|lamps?)(?: (?:off|out|down))|(?:turn|switch|put) (?:off|out|down) (?:all )?(?:the )?(?:lights?|lamps?)|lights? (?:off|out)|(?:in|through|into) the dark\\b(?! (?:blue|red|green|wood|water))|draw the curtains|close the (?:curtains|shutters|blinds)|make (?:it|the room) dark|(?:go|get|creep|crawl|slip|sit|lie|huddle|climb|dive|vanish|disappear|hide|gather|all|heads?|right|deep|everybody|you|yourselves|yourself) (?:in |down |together |back |away )?(?:under|beneath) (?:the|a|your) (?:blanket|cover|covers|duvet|sheet)|(?:blanket|cover|sheet|bag|scarf|cloth) over your (?:heads?|faces?)|into the (?:cupboard|wardrobe|closet)',
  ),
  p(
    ['flash'],
    'flash|flicker|strobe|(?:blink|turn|switch) (?:the |your |a )?(?:torch|light|lamp|flashlight)s? (?:on and off|quickly|fast)|on and off',
  ),
  p(
    ['close-eyes'],
    '(?:close|shut|cover|squeeze|screw up) (?:up |both |your |their |tight |one |his |her )*eyes?|eyes? (?:closed|shut|covered|tight)|with(?:out)? (?:your )?(?:eyes closed|looking|peeking|peeping)|blindfold\\w*|eyes and (?:mouth )?shut|(?:hands?|scarf|cloth) over (?:your|their|his|her) eyes',
  ),
  p(
    ['touch'],
    `(?:hold|holds|take|takes|squeeze|squeezes|shake|shakes|grab|clasp|join|joining|holding|pat|tap|taps|press|link|touch) ${someone} ?(?:hands?|arms?|fingers?|shoulders?|back|knee|palms?|nose)?(?: in hand)?(?= |[.,!;]|$)(?<!(?:hold|take|squeeze|press|tap|touch|pat) (?:hands?|arms?) ?)|hold(?:ing)? hands|hand in hand|arm in arm|join hands|link arms|(?:each other|one another)'?s? (?:hands?|shoulders?|backs?|arms?|faces?|palms?|noses?|knees?)|(?:hands?|palms?) on (?:the|each|somebody's|their|my|your neighbour's) (?:shoulders?|back|head|knee)|back to back|shoulder to shoulder|nose to nose|cheek to cheek|high[- ]fives?|group hug|(?:give|gives|have) (?:\\w+ )?(?:a )?(?:big |gentle )?(?:hug|cuddle|kiss|massage|tickle)|lean (?:on|against|into) (?:each|one|somebody|someone|me|your (?:neighbour|partner)|the (?:next|one))|into the next hand|(?:across|on) to the next (?:hand|arm)|(?:neighbour|partner)'s (?:hand|arm|back|knee|shoulder|palm)|hold my hand|take my hand|huddle|cuddle up|snuggle|sit (?:very |really )?close together|give (?:them|him|her) your hand|my (?:hands?|fingers?|arms?) (?:\\w+ )?(?:on|over|up|down|round|along) your (?:\\w+ )?(?:knees?|hands?|arms?|heads?|backs?|hair|shoulders?|cheeks?|tumm(?:y|ies)|feet|faces?)\\b|(?:on|in|against|behind) my (?:arms?|hands?|shoulders?|knees?|palms?|chest)\\b|nudges? (?:them|him|her|you|each|one another|somebody|the next)\\b|(?:on|into) (?:my|somebody's|someone's|your (?:mum|dad|mother|father|adult|grown-up)'s?) lap|paint .* on (?:the|each other's|somebody's) back|squeeze (?:goes|travels|comes|on)|pass (?:on )?(?:a|the) squeeze`,
  ),
  p(
    ['feel'],
    '(?:touch|stroke|rub)(?:s|ing)? (?:the|a|an|it|something|each|every|what|how|this|that|them|whether|along the) ?(?!sky|ceiling|stars|floor|ground|air|magic|moon|warm inside)\\w*|feel(?:s|ing)? (?:for|round|around|along|inside|in the|under|which|whether|(?:the|a|an|each|every|this|that|them|something) ?(?!sky|ceiling|stars|floor|ground|air|magic|moon|beat|tug|pull|tilt|bends?|stream|breath|weight|wind|sun|rain|warmth)\\w*|it (?:with|through|over|all over)|what (?:it|they|this|that) (?:is|are)\\b|how (?:rough|smooth|soft|hard|cold|long|big))|by touch|by feel|with your fingertips|(?:rough|smooth|prickly) (?:or|and) (?:rough|smooth|soft)',
  ),
  p(
    ['smell'],
    '(?:smell|sniff)s? (?:it|the|a|at|each|what|something|that)|by smell|with your nose|follow (?:the|your) (?:smell|scent|nose)',
  ),
  p(
    ['see'],
    "(?!(?<=(?:you|we)'re )looking for)look(?:s|ing)? (?:at|for|closely|around|round|about|into|through|behind|under|over|up|down|out (?:of|for)|carefully|hard|left|right|inside|to see|where|which|how|again|each other|straight|away|back|from|and (?:see|find|count)|everywhere|whether)|(?:can|do|did|could|will|would|must|have to|may) (?:you|we|they|anybody|anyone|he|she) (?:\\w+ )?see\\b|who (?:can )?sees?\\b|(?:when|if|until|till|as soon as|whenever|once|what|everything|anything|something|whatever|all|one thing|a thing|colou?rs?|that|whoever|who) (?:(?:you|we|they|everybody|can|all) ){0,3}sees?\\b|keep (?:an|your|both|one) eyes? (?:on|open|out)|eyes (?:open|on|peeled|wide)|with your (?:own )?eyes|point(?:s|ing)? (?:at|to|out|it|them) (?:(?!yourself|your own|your nose|your chest|your knees?|your ears?|your toes|your head|the (?:sky|ceiling|floor)|where you (?:hear|heard))\\w+)|which (?:one|of (?:them|the|these)|hand|cup|thing|card|sock|button) (?:is|has|was|do you|looks?|moved|are)|do (?:what|as|exactly what|the same as) (?:i|she|he|the leader|the other|they|your \\w+) (?:do|does)|follow (?:my|the leader'?s?|her|his|their|each) (?:moves?|movements?|hands?|lead|finger|eyes)|spot the|i spy|(?:find|show|choose|fetch|bring|pick|name|collect|seek|gather|search)(?:s)? (?:me |us |out |for |it |\\w+ )?(?:(?:something|anything|a thing|things|one|two|three|four|five|a|an|the|all|every|each|some) )(?:\\w+ ){0,3}?(?:red|blue|green|yellow|white|black|brown|orange|pink|purple|shiny|colou?rs?|colou?red|round|square|shape|pattern|striped)\\b|shadows? (?:on|puppets?)|make (?:a )?(?:face|faces)|the colou?r of|in the mirror|wink\\b|map\\b(?= (?:of|with|that|to))",
  ),
  p(
    ['colour'],
    '(?:something|anything|a thing|things|one|two|three|everything|what(?:ever)?|the|a|an) (?:\\w+ )?(?:is |are )?(?:red|blue|green|yellow|orange|pink|purple|brown) ?(?:things?|ones?|objects?)?(?=[.,!?]|$| in | here| you| and| or)|(?:which|what|same|by|every|the|new|one) colou?rs?\\b|colou?rs? of the rainbow',
  ),
  p(
    ['read'],
    'read (?:it|the|out|what|aloud|this|that|each|a)|letters? (?:of|on \\w|that|by)|first letter|the alphabet|rhyming words? on paper',
  ),
  p(['write'], '(?:write|spell|note|jot)(?:s)? (?:it|the|down|a|your|each|out|one)(?! .{0,20}in the air)|with (?:a )?(?:pen|pencil|chalk)'),
  p(
    ['hear'],
    'listens(?=[.,!;]|$)|(?:put|puts|lay|lays|hold|press) (?:an|your|one|the|that) ears?\\b|listen(?:s|ing)? (?:for|to|at|out|closely|carefully|hard|until|till|again|and|with|in|if|whether|how|what|into)|(?:can|do|did|could|will) (?:you|we|they|anybody|anyone) (?:\\w+ )?hear\\b|(?:when|if|until|till|as soon as|whenever|once|what|everything|anything|something|whatever|all|one|a sound|sounds?|that|whoever|who|every time|each time) (?:(?:you|we|they|everybody|can|all|that) ){0,3}hears?\\b|hear(?:s)? (?:one|it|the|a|my|how) (?:\\w+ )*?(?:begin|stop|,|and)|by (?:ear|sound|the sound|listening)|(?:where|which|whose|what) (?:the )?(?:sound|noise|voice) (?:is|comes|came|was|it|do)|with your ears|prick (?:up )?your ears|ears? (?:open|to the|against|on the)|(?:when|until|till|as soon as|once) (?:the |my |a )?(?:\\w+ )?(?:music|sound|humming|hum|song|bell|clap|drum|knock|whistle|voice)s? (?:stops?|starts?|rings?|sounds?|begins?|comes?)|(?:to|in) (?:the|my|a) (?:beat|rhythm|music)|(?:copy|echo|repeat|answer|follow|keep|clap|tap) (?:back )?(?:the|my|each|a|it|this|that|her|his|their) ?(?:\\w+ )?(?:rhythm|beat|sound|tune|song|knock|tap|clap)s?|guess (?:the|what|whose) (?:sound|voice|noise)|whisper(?:s|ed|ing)? (?:it |a \\w+ |the \\w+ |something |\\w+ )?(?:to|into|in) (?:the next|each|one another|somebody|someone|your neighbour|the other|(?:\\w+ )?ears?|child\\d+name)|pass (?:a word|the word|a whisper|the message) on|from ear to ear|on the (?:count|word) of|when (?:i|the leader|\\w+) (?:says?|calls?|shouts?|counts?|claps?|whistles?|hums?|yawns?)',
  ),
  p(
    ['breath'],
    '(?:deep|slow|long|big|full|small|soft|calm|quiet) (?:\\w+ )?breaths?|(?:hold|holds|catch|holding) (?:your|their|a|his|her) breath|breathe (?:in|out|deep|slow|with|through|on (?:it|the|your|his|her|them)|into|like|as (?!ever|always|usual|you like)|together|and)|(?<!\\b(?:a|the|each|every|one|first|last) )(?:blow|puff|huff|pant|whistle)(?:s|ing)?\\b|breath (?:in|out|by breath)|(?<!(?:for|of|after|last|lasts|stay|wait|than) )(?:one breath|(?:three|two|four|five|eight|ten) breaths)\\b(?! (?:more|later|long))|without breathing|don.t breathe|nobody breathes',
  ),
  p(
    ['mess'],
    '(?:mud|paint|glue|slime|clay|dough|sand|flour|foam|ink|soil|dirt)\\b(?=.*)(?:.*(?:hands|fingers|dig|mix|squeeze|knead|smear|splash))|(?:dig|mix|squeeze|knead|smear|splash|paint|mould|scoop)(?:s|ing)? (?:\\w+ ){0,3}(?:mud|paint|glue|slime|clay|dough|sand|flour|foam|ink|soil|dirt|puddles?)',
  ),
  p(
    ['plants'],
    '(?:pick|gather|collect|pluck|smell|touch|find|lie in|roll in|rub|crush|feel|stroke|hug|hold|bring|choose|tear)(?:s)? (?:me |up |in |it |a |an |the |some |two |three |five |one |each |every |different |dry |fallen |\\w+ ){0,3}(?:leaf|leaves|flowers?|grass|blades? of grass|petals?|daisy|daisies|dandelions?|plants?|moss|bark|seeds?|pine ?cones?|blossoms?|trees?|bush(?:es)?|weeds?|berries|mushrooms?)\\b',
  ),
  p(
    ['small'],
    '(?:pick up|hold|sort|count|collect|find|hide|pass|take|use|roll|flick)(?:s)? (?:a |the |some |up |three |two |five |ten |\\w+ ){0,2}(?:beads?|buttons?|marbles?|coins?|pebbles?|beans?|peas|lentils|seeds?|pins?|magnets?|paper ?clips?|tiny (?:stones?|things?))\\b',
  ),
  p(
    ['wait'],
    '(?:do not|don.t|nobody|without|never) (?:you )?mov(?:e|es|ing)|(?:keep|hold|stay|sit|stand|be|lie|stay|stop) (?:perfectly |quite |very |as |so |absolutely |completely )?still\\b|hold (?:it|still|that|the pose|your pose) for|like (?:a )?(?:statues?|stone|rocks?)|freeze\\b|(?:for|in) (?:a |one |two |three |five |ten )?(?:whole |long )?minutes?\\b|wait (?:your|for your) turn|motionless|without (?:a )?(?:twitch|blink)\\w*|longest',
  ),
  p(
    ['hidden'],
    "hide(?:s)?(?: (?:yourself|yourselves|well|so|where|away|and|from|behind|under|in|now|until|till)|[.,!]|$)|hide[- ]and[- ]seek|out of sight|where nobody (?:can )?(?:see|find)s? you|(?:go|run|creep|slip|sneak|walk) (?:out of|off|away from) (?:the )?(?:room|sight|us|everybody)|disappear (?:behind|into|under)|where (?:i|they|we) can'?t see you|by yourself|on your own (?:into|to|through)|(?:leave|leaves) the room",
  ),
  p(
    ['go'],
    `(?:go|goes|come|comes|walk|move|moves|travel|run|creep|sneak|tiptoe|carry|carries|bring|brings|get|gets|cross|crosses|crawl|hop|march|dash|step|head|make your way|find your way|take (?:it|them)|fetch) (?:\\w+ ){0,4}?(?:to|over to|across|towards?|round|around|behind|into|out of|up to|as far as|through|from|past) (?:the|a|each|every|another|your|that|one|all the) (?:\\w+ )?${room}\\b|across the (?:room|garden|lawn|floor|field|yard|hall)|(?:change|swap|switch) (?:places|seats|chairs|sides)|(?:go|come|run|walk|get|fetch|bring)(?:s)? (?:and )?(?:fetch|get|find|bring)(?:s)? |(?:fetch|collect|gather)(?:s|ing)? (?:\\w+ ){0,3}(?:from|things|something|it|them|one|objects)|follow (?:me|the leader|him|her|them) (?:to|round|around|through|in|across|along|everywhere)|come (?:over )?(?:here|to me)|explore the|search the (?:room|house|garden)|in (?:single file|a line behind)|(?:once|twice|all the way) (?:round|around) the (?:room|house|garden|table|tree|yard|lawn|chair|sofa|hall|playground|field)|behind (?:the|a) (?:sofa|couch|tree|door|curtain|chair|bush)\\b|from (?:one (?:side|end|wall)|(?:wall|room|door|tree) to)|line up (?:at|by|behind)|move along|get across|to the (?:far|other|opposite) (?:side|end|wall|bank|shore)`,
  ),
  p(
    ['water'],
    "(?:(?:go|goes|walk|run|jump|jumps|dive|dip|wade|step|slide|climb|get|leap|splash|swim|hop|plunge|fall|put (?:\\w+ ){0,3}|dip (?:\\w+ ){0,3}|dangle (?:\\w+ ){0,3}|throw (?:\\w+ ){0,3}) ?(?:\\w+ ){0,2}?(?:in|into|through|under|off into|in to)(?: (?:the|a|your|that|this))? (?:\\w+ )?(?:water|pool|lake|pond|sea|river|stream|waves?|bath|tub|fountain|puddles?|ocean|surf)\\b)|(?:swim|dive|paddle|splash|float|snorkel|belly ?flop)(?:s|ing)?\\b|under ?water|(?:face|head|toes?|foot|feet|hands?|fingers?|arm) (?:in|into|under) (?:the )?(?:water|pool|lake|sea|pond|waves)|(?:to|at|by|along|near|over|up to) the (?:very )?(?:water'?s? )?edge|hold your breath|cannonball|(?:jump|hop|leap) in\\b|water'?s edge|(?:scoop|fetch|get) (?:up )?(?:some |the )?water",
  ),
  p(
    ['edge'],
    '(?:lean|leans|leaning|hang|hangs|dangle|bend|look|peer|reach|climb|stretch|throw|drop|sit|stick|hold|swing|let|lower|pour|wave|tip|spit|call|shout|put)(?:s|ing)? (?:\\w+ ){0,4}?(?:over|out of|off|outside|through|down (?:from|over)|out over|on|past|beyond) (?:the |a |your |this |that )(?:\\w+ )?(?:railings?|rail|edge|balustrade|parapet|sill|window|windowsill|ledge|wall|banister|balcony|roof|side|bars|steps?|stairs|banisters?|jetty|pier|kerb|boat)\\b|lean (?:right |far |way )?(?:out|over)\\b|(?:jump|step|leap|hop|climb)(?:s|ing)? (?:down|off)\\b|(?:jump|leap)s? from\\b|down (?:below|to the street|into the street)|(?:to|up to|near|on|along|at|close to) the (?:very )?(?:edge|railing|brink|kerb)|over the (?:side|railing|edge|wall|banister)|(?:up|down) (?:the|those|your|our) (?:stairs|staircase)|(?:on|up|down) (?:the|your|our) banisters?|^on the stairs:',
  ),
];

/**
 * Phrases that ask wherever they stand in a sentence that asks: a sound on which something is done (*stay so until Dad whispers*), and how it is done, behind a
 * comma (*call, as loudly as you can*).
 */
export const anywhere: readonly Phrase[] = [
  p(
    ['hear'],
    '(?:until|till|when|before|so that) (?:you|we|they|child\\d+name) (?:can |could )?hear\\b|(?:until|till|as soon as|whenever) (?:the )?(?!you\\b|we\\b|they\\b|it\\b)\\w+ (?:whispers?|knocks?|taps?|hums?|says?|calls?|clinks?|rings?|claps?|whistles?|sings?)\\b|(?!you\\b|we\\b)\\w+ (?:knocks|taps|whispers|hums|rings),? (?:very |quite |so )?(?:softly|quietly)\\b',
  ),
  p(['loud'], 'as loud(?:ly)? as (?:you|we|they|can|he|she|it)\\b'),
  p(['loud'], '(?:sings?|hums?|calls?|knocks?|claps?|snores?|drums?) (?:\\w+ )?(?:loudly|louder)\\b'),
  // A pause in which all listen: `Stop, and listen.` Alone at the head of a sentence it is a story's `Listen!`
  p(['hear'], '(?:(?:and|then|now|only|we)|\\w+,) listen(?=[.!;:,]|$| (?:with|downwards|until|till|while|for as long)\\b)'),
  p(
    ['touch'],
    '(?:sits?|stands?|leans?|goes|go|lies?|lie|stay|wait)\\b[^.!?]* (?:shoulder to shoulder|back to back|side against side|cheek to cheek)\\b',
  ),
  // One thing after another, with feet among them: `Squeeze your hands, and your toes, and your nose.`
  p(
    ['feet'],
    '(?:squeeze|tighten|clench|shake|wring|stiffen)s?[:,]? (?:(?:your|the|and|or|only|both|hard|tight|too|then|first|whole|jaw|belly|fists?|hands?|fingers?|arms?|nose|tummy|face|shoulders?|elbows?|knees?|hair|head),? ){0,9}(?:toes|feet|foot|legs?|heels?)\\b(?! (?:if|as far|or not))|(?:goe?s?|gets?|make|draws?) (?:your \\w+ )?(?:all over |quite )?(?:tight|stiff)\\b[^.!?;]*\\b(?:toes|feet)\\b|tight (?:toes|feet)\\b|(?:toes|feet) tight\\b|(?:squeeze|tighten) (?:a single thing|something)\\b[^.!?;]*\\b(?:toes|feet)\\b|press(?:es)? down,? [^.]*\\b(?:first )?with the feet\\b',
  ),
  p(['speed'], 'as (?:fast|quick|quickly) as (?:you|we|they) can\\b'),
  // Feet and legs that do something, whatever the grammar makes of them: `Your legs ride`, `up goes a knee`, `busy feet`.
  p(
    ['feet'],
    "(?:your|our|only the) (?:own |two |bare )?(?:feet|legs|knees) (?:(?:may|must|can|will|all|both) )?(?:do|go(?! (?:still|dark|to sleep|soft|heavy|quiet|limp|\\*|tock))|ride|row|gallop|trot|march|walk|run|dance|jump|hop|stomp|kick|work|wiggle|jiggle|shuffle|tap|answer|obey|beat|swim)\\b|the (?:feet|legs|knees) (?:go (?:as|wild|fast|faster|quick|like)|go wild|row|ride|gallop)\\b|(?:feet|legs|knees) (?:go, (?:slower|faster)|wild|answer|obey|ride|gallop|jiggle|march)\\b|up goes (?:a|an|one|your|the other) (?:\\w+ )?(?:knee|leg|foot)\\b|(?:one|your|a) (?:leg|foot|knee) (?:hops|jumps|dances|wiggles|kicks|twitches|goes up)\\b|pulls? (?:up )?your (?:knee|leg|foot)\\b|busy (?:feet|legs)\\b|(?:first|then|now|next) (?:this|that|the other|one|your) (?:foot|leg|knee): |from the (?:knees|hips|waist|belt) down,? you(?:’re|'re| are| ride)\\b",
  ),
  p(['walk'], '(?:a|one|two|three|another|every) (?:\\w+ )?steps? (?:to the|forwards?|back|aside|left|right|sideways)\\b'),
];

/** Hands and arms that a story makes use of without asking for them: *your hand is the sea*, *it hops from palm to palm*. Whoever can't has a part of their own. */
const told: readonly Phrase[] = [
  p(
    ['two-hands'],
    '(?:both|two) (?:your |own |cupped |flat |hollow |open |\\w+ )?(?:hands|arms|palms|fists|elbows)\\b|(?:hand|palm|fist) (?:to|on|over) (?:hand|palm|fist)\\b|(?:from )?one (?:hand|palm) (?:in|on|to) the other\\b|your (?:two )?(?:arms|hands|fists|palms) (?:are (?!(?:still|heavy|soft|warm|quiet|gone|stuck|full|empty|open)\\b)|rise|go(?! (?:still|to sleep|soft|heavy|dark|quiet|limp)\\b)|sway|open|shut|close|make|move)\\b',
  ),
  p(
    ['hand'],
    '(?:your|yours|one|a|the) (?:\\w+ )?(?:hands?|fingers?|arms?|fists?|palms?) (?:(?:is|are) (?:the|a|an|his|her|its|our)\\b|rises?|(?:goes|go)(?! (?:still|to sleep|soft|heavy|dark|quiet|limp)\\b)|sinks?|travels?|sets? off|moves?|opens?|shuts?|closes?|points?|taps?|sways?|comes? (?:up|down|back))\\b|(?:shut|lay|let|swing|put) (?:your|a|one|both) (?:\\w+ )?(?:hands?|fingers?|arms?|palms?)\\b',
  ),
];

const spoken = [...phrases, ...told];

/** Those of the demands that a text speaks of, whoever does it. */
export function speaksOf(text: string, demanded: readonly Demand[]): Demand[] {
  return demanded.filter((demand) => spoken.some(({ demands, pattern }) => demands.includes(demand) && pattern.test(text)));
}
