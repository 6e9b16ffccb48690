import type { Demand } from '../words/vocabulary.ts';

/** English verbs that ask something of a body. `not` is tried on the words that follow: where it fits, the verb means something else. */

export type Verb = { base: string; demands: readonly Demand[]; not?: RegExp };

/** Done by hand, with no legs asked: a finger hops, a toy runs, two hands walk up a wall. */
const byHand =
  /^(?:(?:along|up|down|over|across|on|to|from|in|out|with|using)\b[^,.;]*?)?\s*(?:with |on |using )?(?:just |only )?(?:your|two|a|one|the|their|our|its|both|his|her)?\s*(?:first |two |little |pointing )?(?:fingers?|fingertips?|thumbs?)\b|^(?:the|a|an|your|it|him|her|them|one|each|their) ?(?:little |small |tiny )?(?:toys?|dolls?|figures?|puppets?|spoons?|socks?|things?|creatures?|pebbles?|buttons?|words?|peg|pegs)?\b(?= (?:along|up|down|over|across|to|from|on|round|through|home)\b)(?<!^the|^a|^an|^your|^their|^one|^each)/i;

const line = (demands: readonly Demand[], bases: string, not?: RegExp): Verb[] =>
  bases.split(' ').map((base) => ({ base, demands, ...(not === undefined ? {} : { not }) }));

export const verbs: readonly Verb[] = [
  ...line(
    ['run', 'speed'],
    'run',
    /^(?:out of|into (?:trouble|problems)|low|dry|wild|in the family|the risk|a (?:shop|bakery|school|hotel|castle|business|kitchen|line|finger)|the (?:shop|bakery|show|world|kitchen|castle)|(?:your|a|one|two|the) (?:fingers?|hands?|eyes?|thumbs?|palms?|tongue)|(?:it|them) (?:over|under|through|along)|through (?:it|the (?:list|plan|names|words|story)))\b/i,
  ),
  ...line(['run', 'speed'], 'race sprint dash gallop jog scamper scurry scuttle', byHand),
  ...line(['run', 'speed'], 'bolt', /^by bolt\b/i),
  ...line(['run', 'speed'], 'chase', /^(?:the (?:thought|idea|sleep)|away)\b/i),
  ...line(['speed', 'walk'], 'rush hurry dart zoom hasten', byHand),
  ...line(
    ['jump'],
    'jump leap bound vault hop',
    /^(?:at the chance|to (?:it|conclusions)|the queue|(?:(?:it|them) )?from (?:one |this )?(?:hand|palm|arm) to |for joy (?:inside|in your))\b/i,
  ),
  ...line(
    ['jump'],
    'bounce',
    /^(?:(?:a|the|it|your|one|each) ?(?:ball|sound|echo|word|rhythm|knee|knees)?|back (?:to|from) you|ideas?|on (?:your|the) (?:seat|chair|bottom|knees?))\b/i,
  ),
  ...line(['jump'], 'skip', /^(?:a |this|that|it|the |one |your|ahead to|his|her|every|any|straight)\b/i),
  ...line(['jump', 'climb'], 'spring', /^(?:cleaning|water|flowers?|is|has|was|will|came|comes|open)\b/i),
  ...line(
    ['walk'],
    'walk march stroll stride trot tramp trudge pace wander tiptoe creep sneak wade plod stomp waddle stalk prowl toddle saunter strut hike limp prance skate ski stump',
    byHand,
  ),
  ...line(['walk'], 'step', /^(?:by step|aside from|up (?:a|the) (?:pace|volume)|for step)\b/i),
  ...line(['walk'], 'parade', /^(?:your|the|two|it|one) ?(?:fingers?|toys?|thing|it)?\b/i),
  ...line(
    ['walk', 'feet'],
    'dance',
    /^(?:with (?:your|just|only) (?:hands?|fingers?|arms?|eyebrows?|shoulders?)|your (?:fingers?|hands?))\b/i,
  ),
  ...line(['walk', 'feet', 'loud'], 'stamp', /^(?:it|the (?:letter|paper|page|pass|envelope)|your (?:name|seal|pass|fist))\b/i),
  ...line(['feet', 'roll'], 'kick'),
  ...line(['feet'], 'pedal paddle-kick'),
  ...line(
    ['stand'],
    'stand',
    /^(?:for (?!a |one |two |three |as |ten )|in (?:for|the way of)|by (?:you|him|her|them|me|us)|out\b|between|accused|between|apart|firm)/i,
  ),
  ...line(['stand'], 'rise', /^(?:early|slowly (?:from|like) (?:the|a) (?:sea|mist))\b/i),
  ...line(
    ['balance'],
    'balance',
    /^(?:(?:it|this|that|one|a|an|the|your|each|something|\w+) ?(?:\w+ )?(?:on|across) (?:your|the back of (?:your|a)|a|one|two|their) ?(?:\w+ )?(?:hands?|fingers?|fingertips?|palms?|fists?|wrists?|nose|elbow|knees?|lap|shoulder|head|arms?)|the (?:scales|books)|two)\b/i,
  ),
  ...line(
    ['balance'],
    'teeter wobble',
    /^(?:(?:your|like (?:a )?jell?y)|(?:your )?(?:hands?|arms?|fingers?|head|tongue)|(?:in|on) your (?:seat|chair)|with your (?:hands?|arms?))\b/i,
  ),
  ...line(['crawl', 'floor'], 'crawl slither', byHand),
  ...line(
    ['crawl', 'floor'],
    'wriggle squirm',
    /^(?:your|his|her|their|with your|in your (?:seat|chair|hand)|the|two|one|all your|like (?:a|an) \w+ in your (?:seat|hand))\b/i,
  ),
  ...line(['floor'], 'kneel crouch squat duck', /^(?:feathers?|egg|your head|pond|soup)\b/i),
  ...line(['floor', 'stand'], 'stoop', /^(?:to (?:such|tricks))\b/i),
  ...line(
    ['spin'],
    'spin twirl whirl pirouette somersault cartwheel',
    /^(?:a (?:yarn|story|tale|web|thread|coin|top|plan)|the (?:coin|wheel|top|bottle|plate|web|dial|yarn|thread|spoon|globe)|it|your (?:finger|fingers|hand|hands|wrist|wrists|thumbs?|web|arms?)|one|two|(?:round |around )?with your (?:fingers?|hands?))\b/i,
  ),
  ...line(
    ['climb'],
    'climb clamber scramble',
    /^(?:(?:up |down |over |along )?(?:the air|the stairs of air|with (?:your )?(?:fingers?|hands?)|your (?:fingers?|arm|knees?)|hand over hand|inside your head))\b|^(?:eggs?)\b/i,
  ),
  ...line(['lift'], 'heave haul hoist', /^(?:a sigh|a great sigh|an? (?:unseen|invisible))\b/i),
  ...line(
    ['lift'],
    'lift',
    /^(?:up )?(?:your|one|a|both|the|their|his|her|an|two|it|each|every|them)? ?(?:\w+ )?(?:hands?|arms?|fingers?|thumbs?|heads?|chins?|eyes?|eyebrows?|voice|spirits|toes?|shoulders?|elbows?|noses?|lids?|corner|feather|leaf|card|page|paper|sail|feet|foot|knees?|heels?)\b/i,
  ),
  ...line(
    ['throw'],
    'throw toss hurl fling lob chuck pitch',
    /^(?:a (?:party|feast|glance|look|kiss|shadow|tantrum|fit|voice)|your (?:voice|arms?|hands?|head|shoulders?)|(?:him|her|them|it|me) a (?:look|kiss|glance|question)|the (?:party|question|word)|open|light|the tent|back your head|ideas?|in (?:a|your|an) (?:word|idea))\b/i,
  ),
  ...line(['throw', 'see'], 'aim', /^(?:to|for (?!the|a|it|that)|high|your voice)\b/i),
  ...line(
    ['see', 'fine'],
    'catch',
    /^(?:your breath|a cold|sight|fire|up|the (?:train|tune|rhythm|words?|beat|drift|joke|giggles?)|a (?:tune|word|giggle|yawn|sound)|their (?:eye|attention)|his eye|her eye|on\b)/i,
  ),
  ...line(
    ['roll'],
    'roll',
    /^(?:your (?:eyes|shoulders?|head|sleeves?|r|rs|wrists?|hands?|fists?|tongue|neck|ankles?|thumbs?)|up (?:your|the|his|her|their) |the r\b|the dice|a dice|one shoulder|it (?:up|out|in your)|out the|them up|the (?:map|paper|carpet|blanket|rug|letter|scroll|sleeves?)|(?:an? )?(?:invisible|unseen)|over\b)/i,
  ),
  ...line(['lie', 'floor'], 'sprawl'),
  ...line(['two-hands', 'loud'], 'clap', /^(?:eyes|with (?:one|two) fingers?)\b/i),
  ...line(
    ['speak'],
    'say speak talk sing tell chant recite describe explain announce greet murmur mutter whisper mumble declare pronounce',
    /^(?:it with (?:your )?(?:hands?|eyes|fingers?|a nod)|with your (?:hands?|eyes|fingers?)|(?:what |how |them |who |which )?(?:apart|the difference|from)|by (?:pointing|a sign|nodding)|without (?:a )?(?:words?|sound|voice)|nothing|no word|goodbye without)\b/i,
  ),
  ...line(
    ['speak', 'loud'],
    'shout yell scream roar bellow howl holler cheer',
    /^(?:without (?:a )?sound|in silence|with (?:your )?(?:hands?|face)|silently|in a whisper|as (?:small|softly|quietly))\b/i,
  ),
  ...line(
    ['speak'],
    'call',
    /^(?:it (?!out)|this|that (?:a|the)|for (?:help|an end)|on (?:your|the)|off|(?:him|her|them|yourselves|yourself) \w|by name)\b/i,
  ),
  ...line(['speak'], 'ask', /^(?:for (?:it )?with (?:your )?hands|with a (?:look|sign))\b/i),
  ...line(
    ['speak'],
    'answer',
    /^(?:by |with (?:a |your |one |two )?(?:nods?|taps?|hands?|fingers?|knocks?|claps?|waves?|squeezes?|signs?|your)|the (?:door|blink))\b/i,
  ),
  ...line(['speak'], 'name', /^(?:of|tag|tags|day|is|was)\b/i),
  ...line(['perform'], 'perform', undefined),
  ...line(
    ['breath'],
    'blow puff pant whistle inhale exhale huff',
    /^(?:(?:him|her|them|it|me) (?:a )?kiss|a kiss|kisses|(?:up|out) (?:your|the) (?:chest|cheeks)|your (?:nose|cheeks))\b/i,
  ),
  ...line(
    ['breath'],
    'breathe',
    /^(?:as (?:you (?:like|always do)|ever|always|usual)|on\b(?! (?:it|the|your|his|her|them))|easily|freely|normally)\b/i,
  ),
  ...line(['smell'], 'smell sniff', /^(?:of|like|s|is)\b/i),
  ...line(
    ['see'],
    'watch',
    /^(?:out|over|your (?:step|head|words?|fingers?|toes|mouth)|it\b,?|for (?:sounds?|noises?)|is|tower|how you)\b/i,
  ),
  ...line(['see'], 'peek peep spy stare gaze squint spot glance', /^(?:of|on the|is|bother)\b/i),
  ...line(
    ['see'],
    'copy mirror mimic imitate',
    /^(?:the (?:sounds?|rhythm|voice|tune|noise|words?|taps?|beat|squeeze)|(?:his|her|my|their) (?:sounds?|voice|rhythm|words?|tune|taps?)|it by ear)\b/i,
  ),
  ...line(
    ['see', 'hand'],
    'point',
    /^(?:of|out that|is|the way with (?:your )?voice|(?:in|into) the air|(?:up|down)(?:wards?)?\b|(?:straight )?(?:up|down)|to (?:yourself|your (?:own )?(?:nose|chest|ears?|head|knees?|heart|toes))|at yourself|to where (?:the|you (?:hear|heard)))\b/i,
  ),
  ...line(['read'], 'read', /^(?:on|aloud to (?:you|them)|(?:his|her|their|my) (?:face|mind|hands?|lips?)|to me|their minds?)\b/i),
  ...line(
    ['write'],
    'write spell scribble',
    /^(?:(?:it |a \w+ |the \w+ |your name )?(?:in|into|on) the air|(?:it )?(?:aloud|out loud)|is|was|with (?:a|your) finger)\b/i,
  ),
  ...line(
    ['fine', 'see'],
    'draw',
    /^(?:(?:it |a \w+ |the \w+ |one |big |in |something |\w+ \w+ )?(?:in|into|on) the air|near|nearer|closer|close|back|in your head|(?:an? |one |the |it )?(?:\w+ )?(?:out of|over by) |(?:an? )?(?:unseen|invisible)|in (?:a|your|the) breath|a (?:deep |long |slow )?breath|breath|lots|straws|apart|up|yourselves|together|(?:it |a \w+ )?with (?:a|your|one) (?:finger|nose|elbow|thumb))\b/i,
  ),
  ...line(
    ['fine'],
    'pinch thread tie knot fold button stack thread',
    /^(?:your (?:arms|hands|wings?)|(?:up )?(?:small|like|together|down)|up\b|the air|(?:an? )?(?:invisible|unseen|imaginary))\b/i,
  ),
  ...line(
    ['fine'],
    'weave',
    /^(?:(?:your way |right )?(?:in$|in and out|round|through|between)\b|your (?:arms|hands|wings?)|(?:an? )?(?:invisible|unseen|imaginary))\b/i,
  ),
  ...line(['fine', 'see'], 'paint colour', /^(?:(?:it |a \w+ |the \w+ )?(?:in|into|on) the air|(?:it|a picture) (?:with|in) words|is)\b/i),
  ...line(
    ['touch'],
    'hug cuddle tickle',
    /^(?:(?:your|it to|the (?:bag|pillow|cushion|blanket|toy|bear|load|box|air|tree)|it|an? (?:pillow|cushion|toy|blanket|tree|invisible)|your(?:self|selves))|\{)/i,
  ),
  ...line(['feel'], 'stroke', /^(?:of|your (?:chin|beard|own|knee))\b/i),
  ...line(['wait'], 'wait freeze', /^(?:for (?:it|me|us|him|her|them|you|the|a (?:knock|nod|sign|word))|and see|there|here|till|until)\b/i),
  ...line(
    ['hidden'],
    'hide',
    /^(?:(?:it|them|one|two|your|the|a|an|something|three|each|this|that) ?(?:\w+ )?(?:in|under|behind|somewhere|from|inside|between|thing|things|hands?|faces?|smile|eyes|fist|back)?|and seek words)\b/i,
  ),
  ...line(['hand'], 'wave', /^(?:of|after wave|is|was)\b/i),
  ...line(['hand'], 'row', /^(?:of|by|upon|with (?:your )?(?:backs?|shoulders?|feet|voices?)|is|was|has)\b/i),
  ...line(['hand'], 'knock grab snatch pluck', /^(?:over|down|knock|(?:in|into|through|past|under|together)\b)/i),
  // What is done with feet, back or face is no work for hands: squeeze your toes, pull a face, push with your back, shake your head.
  ...line(
    ['hand'],
    'squeeze',
    /^(?:(?:in|into|through|past|under|together)\b|yourselves|yourself|everything|all of you|(?:your |both )?(?:\w+ )?(?:eyes?|toes?|nose|shoulders?|feet|face|knees?|tummy|bottom)\b)/i,
  ),
  ...line(
    ['hand'],
    'pull tug haul heave',
    /^(?:(?:a |the |your (?:\w+ )?|their |such |funny |silly |\w+ )?faces?\b|a sigh|(?:in |up |back |out )?(?:your|both|one|each)? ?(?:knees?|feet|foot|toes|legs?|chins?|heads?|necks?|shoulders?|tumm(?:y|ies)|noses?)\b|yourselves? together|through\b(?! the)|up (?:a|your) (?:chair|seat)|with your (?:feet|knees|legs|voice|back)|is|was)/i,
  ),
  ...line(
    ['hand'],
    'push press',
    /^(?:with (?:knees|feet|back)|(?:on|off|up|out|back|down)? ?(?:with |against )?(?:both |one of )?(?:your|the) (?:feet|foot|toes|heels?|knees?|legs?|backs?|bottom|shoulders?|elbows?|lips|tummy|chin|tongue|cheeks?|nose)\b|(?:your |both )?(?:feet|knees|heels|lips|backs?|elbows|shoulders)\b|on[.,!]|your way\b|yourselves?\b|off\b|with your (?:feet|knees|legs|back))/i,
  ),
  ...line(
    ['hand'],
    'shake stir',
    /^(?!(?:(?:up |out |down )?(?:it|them|an?|the|each other's|that|this|these|three|unseen|one hand|one finger|one arm|both|hands) ?|(?:out )?your (?:\w+ )?(?:hands?|arms?|fists?|fingers?|wrists?|sieve)\b|with )\b)|^(?:it|them|that|the \w+|this) (?:all )?(?:off|out|down|from|in your (?:legs|hair|feet|mane))\b|^(?:with (?:laughter|laughing|fear|cold|giggles)|(?:a|one) (?:foot|leg|knee|finger or)|the (?:feet|legs|head))\b/i,
  ),
  ...line(
    ['hand'],
    'pat tap drum rub wipe sweep scoop flap',
    /^(?:(?:it |them |along |out |on |at )?(?:with )?(?:your|a|one|both|the other|each) (?:feet|foot|toes?|heels?|elbows?|ears?|tongues?|noses?)\b(?! (?:with|and) your (?:hands?|fingers?))|your feet|past|dance|up here and|of|or nod|water|is|was|by tap)/i,
  ),
  ...line(
    ['water'],
    'swim dive paddle splash',
    /^(?:your (?:hands?|arms?|fingers?)|with your (?:hands?|arms?)|(?:in|through) the air|in your (?:seat|chair|hands))\b/i,
  ),
  ...line(['mess'], 'dig', /^(?:in with words|deep into your)\b/i),
];

const irregular: Readonly<Record<string, readonly string[]>> = {
  run: ['runs', 'running'],
  hop: ['hops', 'hopping'],
  skip: ['skips', 'skipping'],
  jog: ['jogs', 'jogging'],
  step: ['steps', 'stepping'],
  trot: ['trots', 'trotting'],
  squat: ['squats', 'squatting'],
  spin: ['spins', 'spinning'],
  plod: ['plods', 'plodding'],
  strut: ['struts', 'strutting'],
  skid: ['skids', 'skidding'],
  hug: ['hugs', 'hugging'],
  grab: ['grabs', 'grabbing'],
  dig: ['digs', 'digging'],
  swim: ['swims', 'swimming'],
  spot: ['spots', 'spotting'],
  knot: ['knots', 'knotting'],
  clap: ['claps', 'clapping'],
  lie: ['lies', 'lying'],
  tie: ['ties', 'tying'],
  lob: ['lobs', 'lobbing'],
};

/** `run` → `runs`, `running`. */
export function formsOf(base: string): { s: string; ing: string } {
  const known = irregular[base];
  if (known !== undefined) return { s: known[0] ?? base, ing: known[1] ?? base };
  const s = /(?:s|x|ch|sh|z)$/.test(base) ? `${base}es` : /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
  const ing = /[^eo]e$/.test(base) ? `${base.slice(0, -1)}ing` : `${base}ing`;
  return { s, ing };
}
