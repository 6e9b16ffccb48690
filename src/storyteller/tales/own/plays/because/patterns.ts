import { isVerb } from '../deeds.ts';
import { verb } from '../frames/called.ts';

/**
 * How families say what has happened: for each kind of event the words that may stand behind somebody. The order counts: the first that fits is the event, so
 * that *won’t go to bed* comes before *won’t*, and *has run away to join the circus* before *has run away*.
 */

/** What may stand between somebody and what they do. */
const lightly = String.raw`(?:(?:all|both|just|now|suddenly|really|secretly|always|still|even|only|already|also) )*`;
/** Somebody is something: *is*, *has become*, *’s* is written out before. */
const be = String.raw`(?:is|are|was|were|gets?|got|feels?|has become|have become|became|becomes?|has got|have got|seems?) ${lightly}(?:so |very |too |all |really |a bit |quite |as )?`;
const perfect = '(?:has |have |had |is |are |was |were |got |gets |has been |have been )?';
const anyNot = String.raw`(?:won’t|will not|doesn’t want to|do(?:es)? not want to|don’t want to|didn’t want to|refuses? to|would not|wouldn’t)`;

/** As in `plays/en/events.json`. */
export type EventId =
  | 'came-in'
  | 'moved-in'
  | 'escaped'
  | 'ran-off-to'
  | 'gone'
  | 'asleep'
  | 'no-sleep'
  | 'woke-up'
  | 'alive'
  | 'talks'
  | 'boss'
  | 'turned'
  | 'tiny'
  | 'huge'
  | 'is-really'
  | 'wants-to'
  | 'wants-thing'
  | 'wont'
  | 'cant-stop'
  | 'forgot'
  | 'scared'
  | 'sad'
  | 'bored'
  | 'shy'
  | 'cross'
  | 'stuck'
  | 'lost-way'
  | 'took'
  | 'broke'
  | 'dirty'
  | 'cold-wet'
  | 'is-coming'
  | 'fell-from-sky'
  | 'found'
  | 'upside-down'
  | 'party'
  | 'can'
  | 'cant'
  | 'born'
  | 'mixed-up'
  | 'sings';

/** What is said right behind somebody. A group `what` is what else the event is about. */
const behind: readonly (readonly [EventId, string])[] = [
  [
    'ran-off-to',
    String.raw`${perfect}(?:r[au]n(?:s|ning)?(?: away| off)?|goes off|went off|sets? off|sneak(?:s|ed)? (?:out|off)|wants? to run away) to (?<what>(?!(?:the|a|an|our|my) )\p{Ll}.+)`,
  ],
  [
    'no-sleep',
    String.raw`(?:${anyNot}|can’t|cannot|couldn’t|never) (?:go to |get to |fall a)?(?:sleep|bed)\b|${anyNot} (?:go to bed|go down|set)\b|stays? up all night`,
  ],
  [
    'asleep',
    String.raw`${perfect}(?:fell|fallen|falls?) (?:fast )?asleep|(?:is|are) (?:${lightly})(?:fast )?asleep|(?:is|are) (?:still )?sleeping|(?:won’t|can’t|doesn’t|didn’t) wake up|overslept`,
  ],
  ['woke-up', String.raw`${perfect}(?:w[oa]kes?n?|waking) up|(?:is|are) (?:suddenly )?awake`],
  [
    'alive',
    String.raw`${perfect}(?:come|came|comes) (?:alive|to life)|${be}alive|(?:moves?|dances?|walks?|starts? (?:to )?(?:move|moving|dance|dancing|walk|walking))(?: around)? at ni(?:gh)?te?|(?:has|have|grew|grow) legs`,
  ],
  [
    'boss',
    String.raw`(?:is|are|was|wants? to be|becomes?|became|got to be|gets to be) (?:now )?(?:(?:the|our|your) )?(?:new )?(?:boss(?:es)?|kings?|queens?|mayors?|president|prime minister|captain|chef|grown[- ]?ups?|parents?|teachers?|in charge)\b.*`,
  ],
  [
    'talks',
    String.raw`(?:can|could|has learned to|have learned to|learn(?:s|ed)? to|start(?:s|ed)? to) (?:talk|speak)|${perfect}start(?:s|ed)? talking|talks?|speaks?|is talking|are talking`,
  ],
  [
    'escaped',
    String.raw`${perfect}(?:escaped?|escapes|got out|get out|gets out|got away|gets away|got loose|broke out|r[au]n(?:s|ning)? (?:away|off)|r[au]n(?:s|ning)? out(?! of \p{Ll}+$)|sneak(?:s|ed)? out|snuck out|hid|hides?|hiding|hidden|playing hide and seek|jumped out|flew away|flies away|wandered off)`,
  ],
  [
    'upside-down',
    String.raw`(?!(?:only )?(?:speaks?|talks?|says?|counts?|sings?)\b).*\b(?:upside ?-?down|on (?:its|their) head|the other way r?a?round|back ?to ?front|inside out|backwards)|${perfect}(?:got |been )?(?:turned|switched) off`,
  ],
  [
    'turned',
    String.raw`${perfect}(?:been )?(?:turn(?:s|ed|ing)?|changed|changes|transformed) (?:in ?)?to (?<what>.+)|(?:became|becomes|has become|have become) (?<what2>an? .+)|(?:is|are) (?:all )?made (?:out )?of (?<what3>.+)`,
  ],
  [
    'huge',
    String.raw`(?:grew|grows?|is growing)(?: (?:and|so|too|very|bigger|taller|huge|as|up|until)\b.*)?|${be}(?:giant|gigantic|huge|enormous|massive|big|bigger|tall|taller)(?: .*)?|(?:won’t|can’t|doesn’t|can not|never) stops? growing|keeps? (?:on )?growing`,
  ],
  ['tiny', String.raw`${perfect}(?:shr[aiu]n?ks?|shrunk)(?: .*)?|${be}(?:super )?(?:tiny|small|teeny|mini|the size of)(?: .*)?`],
  ['scared', String.raw`${be}(?:scared|afraid|frightened|terrified) (?:of|by) (?<what>.+)`],
  [
    'cant-stop',
    String.raw`(?:can’t|cannot|won’t|doesn’t|couldn’t|never|can not) stops? (?<what>\p{Ll}+ing(?: .+)?)|keeps? (?:on )?(?<what2>\p{Ll}+ing(?: .+)?)|(?:has|have|got|gets?) (?:the )?hiccups|(?:won’t|can’t|doesn’t) stop`,
  ],
  [
    'stuck',
    String.raw`${be}(?:stuck|trapped|locked|stranded|caught|wedged|jammed)\b.*|(?:has|have|got) (?:a |its |his |her |their )?(?:knot|head stuck|foot stuck)\b.*`,
  ],
  [
    'lost-way',
    String.raw`${be}lost|(?:can’t|cannot|couldn’t|could not) find (?:home|(?:its|his|her|their|the|our|your|my|a) (?:way|house|home|nest|mum|mummy|mother|family|bed|cave|planet)\b.*|you|us)|${perfect}lost (?:its|his|her|their|the) way\b.*`,
  ],
  [
    'gone',
    String.raw`(?:(?:is|are|has|have|was|were|got|went) (?:all |suddenly )?(?:gone|missing|disappeared|vanished|lost)|disappeared|vanished|${perfect}moved out)(?= (?:from|over|since|again|in|without)\b.*|$).*`,
  ],
  [
    'cross',
    String.raw`${be}(?:angry|cross|mad|grumpy|fighting|quarrell?ing|arguing|furious|jealous|in a mood|enemies)\b(?! (?:about|over)\b).*|${perfect}(?:had|have|having|has) (?:a |an )?(?:fight|quarrel|row|argument|tantrum|fell out)\b.*|fell out|fight|fights|argued?|(?:aren’t|not|isn’t) talking to each other|(?:hates?|can’t stand) .+`,
  ],
  [
    'cant',
    String.raw`(?:can’t|cannot|can not|couldn’t|(?:doesn’t|don’t|didn’t) know how to|(?:is|are) not able to) (?<what>(?:fly|roar|swim|sing|bark|moo|meow|miaow|swing|count|read|write|dance|climb|whistle|hoot|jump|honk|glow|neigh|quack|howl|buzz|float|play|crow|toot|ride|skate|cook|draw)\b.*)`,
  ],
  [
    'forgot',
    String.raw`${perfect}(?:forgot(?:ten)?|forgets?)\b(?! to\b).*|(?:can’t|cannot|couldn’t) (?:remember|laugh|smile)\b.*|${perfect}lost (?:its|his|her|their) (?:voice|roar|magic|song|smile|moo|sparkle|bark|laugh)\b.*`,
  ],
  ['wont', String.raw`(?:${anyNot}) (?<what>(?!be\b).+)|(?:doesn’t|don’t|didn’t|never) (?<what2>\p{Ll}+.*)|(?:is|are) on (?<what3>strike)`],
  [
    'wants-to',
    String.raw`(?:wants?|wanted|would like|would love|hopes|decide[sd]|decided|tr(?:y|ies|ied)|dreams? of being|has to learn|must learn|is learning|are learning|wish(?:es)?|needs) (?:how )?to (?<what>.+)|(?:wants?|wish(?:es)?) (?:it|he|she|they) (?:could|was|were|had) (?<what2>.+)`,
  ],
  [
    'wants-thing',
    String.raw`(?:wants?|needs?|wish(?:es)? for|asks? for|is looking for|are looking for) (?<what>(?!(?:help|to|it|him|her|us|me|you)\b).+)`,
  ],
  [
    'took',
    String.raw`${perfect}(?:stole|steals?|stolen|took|takes?|taken|ate|eats?|eaten|swallow(?:s|ed)|gobbled up|nicked|pinched|borrowed|keeps? (?:taking|eating|stealing)|(?:stealing|eating|taking)|is hiding|hid) (?<what>(?:all |the |a |an |our |my |your |every|half |his |her |their |people’s |everyone’s |\p{L}+’s ).+)|(?:swallow(?:s|ed)|sucked up|gobbled up|stole|ate) (?<what2>(?!too\b)(?:\p{L}+ ){0,3}\p{L}+)`,
  ],
  ['bored', String.raw`${be}bored.*`],
  ['shy', String.raw`${be}(?:shy|polite|embarrassed|bashful)\b.*`],
  [
    'sad',
    String.raw`${be}(?:sad|lonely|unhappy|alone|crying|homesick|left out)\b.*|cr(?:y|ies|ied)|has no friends?\b.*|(?:have|has) nobody .+|misses (?:its|his|her|their) .+`,
  ],
  [
    'broke',
    String.raw`${perfect}(?:broke|breaks?|broken)(?! (?:his|her|its|their) )(?: down)?\b.*|${be}(?:broken|out of order|sinking|leaking|flat)\b.*|(?:stopped|stops) (?:work|working|go)\b.*|(?:popped|burst|sank|exploded)|(?:has |have )?lost (?:its|a|the) (?:wheels?|wings?)`,
  ],
  ['dirty', String.raw`${be}(?:full of|covered (?:in|with)|sticky|muddy|dirty|filthy|smelly|stinky)\b.*|(?:smells?|stinks?)\b.*`],
  ['cold-wet', String.raw`${be}(?:melting|cold|freezing|frozen|thirsty|wet|soaked|hot|drying)\b.*|(?:melts?|melted|froze|freezes)`],
  [
    'fell-from-sky',
    String.raw`${perfect}(?:fell|falls|falling|fallen|dropped|drops|crash(?:es|ed)?|crash[- ]land(?:s|ed)?|land(?:s|ed)) (?:from|on|in|into|down|out|onto)\b.*`,
  ],
  [
    'moved-in',
    String.raw`${perfect}mov(?:es?|ed|ing) in(?:to)?\b.*|rents? .+|(?:lives?|is living|are living|has lived) (?:under|in|inside|next door|with|behind|at|on|above|between)\b.*`,
  ],
  [
    'came-in',
    String.raw`${perfect}(?:came|come|comes|coming|walked|walks|flew|flies|crawled|crept|sneaked|snuck|climbed|wandered|followed|follows) (?:right |back |up |down |over )?(?:in|inside|into|through|indoors|for|home|out of|to (?:tea|dinner|lunch|breakfast|supper|visit|stay|live|play|us|you|the|your))\b.*|(?:got|gets) (?:in|inside|into) .*|${perfect}followed .+|knock(?:s|ed)\b.*|(?:is|are) (?:sitting |living |standing )?(?:in|on|under|behind|inside) (?:the|your) .+|${perfect}(?:came|arrived|visited)\b.*|turn(?:s|ed) up\b.*|show(?:s|ed) up\b.*|${perfect}joined (?:the|your) .+|${perfect}start(?:s|ed)? (?:in|at) (?:the|your) .+`,
  ],
  ['is-coming', String.raw`${perfect}(?:com(?:es?|ing)|arriv(?:es?|ing)|visit(?:s|ing)?|on (?:its|his|her|their) way)\b.*`],
  ['born', String.raw`${perfect}(?:hatch(?:es|ed)?|been born|born)\b.*`],
  [
    'mixed-up',
    String.raw`(?:${perfect}(?:got |been )?(?:mixed up|muddled up|swapped|swopped|changed places|swap(?:s)?)|gave everybody the wrong .+)\b.*`,
  ],
  [
    'sings',
    String.raw`(?:started |starts |is |are |starts to |started to )?(?:sing(?:s|ing)?|sang|hum(?:s|med|ming)?|whistl(?:es?|ed|ing)|snor(?:es?|ed|ing)|mak(?:es?|ing) (?:a |funny |strange |loud )*(?:noises?|music))\b.*`,
  ],
  [
    'party',
    String.raw`(?:is |are )?(?:gett?ing married|marry|marries|married|marrying)\b.*|turn(?:s|ed|ing)? \d+\b.*|${perfect}(?:won|wins)\b.*|(?:has|have|is having|are having|is throwing|had|having) (?:a |an |its |his |her |their )?(?:\p{L}+ )?(?:party|birthday|wedding|disco|parade|picnic|baby|babies|concert)\b.*|${perfect}(?:open(?:s|ed)|opening) (?:a|an|the|its|her|his|their) .+`,
  ],
  [
    'can',
    String.raw`(?:can|has learned to|have learned to|learned to|learnt to) ${lightly}(?<what>(?!(?:only|not|never|be|get|go|hear|smell|see)\b)\p{Ll}+(?: .+)?)`,
  ],
  [
    'is-really',
    String.raw`(?:is|are|was|were|might be|must be) ${lightly}(?:actually )?(?<what>(?:an?|the|your) (?!bit\b|little\b(?= \p{Ll}+$)|lot\b|week\b|day\b)(?:\p{L}+ )?\p{L}+|babies|dogs|cats|dragons|witches|vampires|aliens|robots|animals|pirates|monsters|giants|heroes|superheroes|ghosts|dinosaurs)(?: (?:in|from|of|at|with|who|that|now) .*|)(?: now)?`,
  ],
];

/** What a whole clause says, where somebody stands elsewhere in it. */
const whole: readonly (readonly [EventId, RegExp])[] = [
  [
    'fell-from-sky',
    /^it (?:is |was |started |has been )?(?:rain(?:s|ed|ing)?|snow(?:s|ed|ing)?) (?<who>(?!(?:in|on|today|all|every|so|and|inside|outside|again)\b)\p{L}+(?: and \p{L}+)?)/iu,
  ],
  ['came-in', /^(?:we|you|i) (?:meet|met|bump into|bumped into) (?<who>(?:an?|the|some) .+?)(?= (?:in|at|on|under|behind|who|from) |$)/iu],
  [
    'found',
    /^(?:(?:we|you|i|(?:my|our|your) \p{L}+|\p{Lu}\p{Ll}+)(?: and (?:i|me|\p{Lu}\p{Ll}+))? )?(?:found|find|finds|discover(?:s|ed)?|caught|dug up) (?<who>(?:an?|the|some|two|three) .+?)(?= (?:in|at|on|under|behind|inside|near|by|who|that|which|and|from|with) |$)/iu,
  ],
  [
    'found',
    /^(?:the|your) \p{L}+ (?:is|are) full of (?<who>(?!(?:foam|bubbles|crumbs|leaves|holes|toys|boxes|books|balloons|flowers|weeds|socks|sweets|peas)\b)\p{L}+s)(?=$| )/iu,
  ],
  [
    'found',
    /^there(?:’s| is| are| was| were|s) (?<who>(?!(?:no|nothing|nobody|one)\b).+?)(?= (?:in|at|on|under|behind|inside|near|stuck|living|sitting|hiding|who|that) )/iu,
  ],
];

/** What may go on behind what has happened, and says where, when and how it did. */
const further =
  'in|on|at|from|to|into|out|under|over|behind|beside|between|through|with|without|for|and|so|again|now|today|tonight|yesterday|all|every|because|by|near|up|down|off|away|since|until|like|of|together|too|very|last|this|that|any|who|which|upstairs|outside|inside|backwards|\\d+';

const behindRows = behind.map(([id, text]) => ({
  id,
  pattern: new RegExp(`^(?:${text})$`, 'iu'),
  begins: new RegExp(`^(?:${text})(?= (?:${further})\\b)`, 'iu'),
}));

/** What is said behind somebody as an event, and what else it is about; null where it says none. */
export function eventSaid(rest: string): { id: EventId; what: string } | null {
  for (const { id, pattern, begins } of behindRows) {
    const found = pattern.exec(rest) ?? begins.exec(rest);
    if (found === null) continue;
    const { what = '', what2 = '', what3 = '' } = found.groups ?? {};
    return { id, what: what || what2 || what3 };
  }
  return null;
}

const past =
  /^(?:won|drew|built|grew|blew|sang|sat|swam|drove|rode|wrote|threw|woke|spoke|hid|bit|sent|stood|slid|shook|spilt|blew|began|dug|drank|felt|flew|gave|held|kept|left|let|lit|put|rang|rose|said|saw|set|shone|shot|shut|slept|spent|sprang|stuck|swept|took|wore|broke|escaped|escapes|escape)$/i;

/** Whether a word says that something is done or is so. */
export function isDoing(word: string, next = ''): boolean {
  return (
    verb.test(word) ||
    past.test(word) ||
    /\p{L}{2,}[^e]ed$/u.test(word) ||
    (isVerb(word) && /^(?:an?|the|your|all|his|her|its|their|up|out|in|on|to|at)?$/i.test(next))
  );
}

/** A clause that says where somebody is found or falls from; null where it says nothing of the kind. */
export function eventWhole(clause: string): { id: EventId; who: string } | null {
  for (const [id, pattern] of whole) {
    const who = pattern.exec(clause)?.groups?.['who'];
    if (who !== undefined) return { id, who };
  }
  return null;
}
