/** English: how what was done is meant towards whom it was done to. Where that cannot be told, no tone is better than a false one. */

export type Tone = 'kind' | 'rude';

/** A word that may describe somebody; a little word begins something else. */
const described = '(?!(?:to|from|at|in|on|for|with|of|by|and|or|into|onto|over|under|past|like|as|off|up|down|out|about)\\b)[\\p{L}-]+';
/** What can stand before a name: `the poor old`, `Captain`. */
const beforeName = `(?:(?:the|an?|our|their|your|his|her|poor|little|old|dear) (?:${described} ){0,2}?)?(?:(?:mr|mrs|ms|miss|mister|madame?|dame|sir|lady|lord|aunt|captain|inspector|officer|king|queen|prince|princess) )?`;

/** What is done to somebody and only ever meant well, or only ever ill. */
const kindTo =
  'hugged|cuddled|kissed|patted|petted|stroked|fed|thanked|helped|comforted|consoled|soothed|greeted|welcomed|rescued|saved|freed|released|praised|applauded|congratulated|protected|defended|tucked|rocked|warmed|calmed|saluted|forgave|visited|invited|mended|healed|repaired|fixed|washed|brushed|combed|fanned|dried';
const rudeTo =
  'shoved|poked|pinched|kicked|hit|slapped|punched|bit|scratched|tricked|teased|squashed|scared|frightened|startled|spooked|robbed|trapped|captured|caged|attacked|fought|ignored|insulted|annoyed|squirted|soaked|mocked|fooled|imprisoned|pestered|bothered';

/** What is made or done for somebody who can be pleased by it. */
const madeFor =
  'made|built|drew|painted|cooked|baked|knitted|sewed|wove|picked|fetched|brought|sang|played|read|danced|hummed|whistled|drummed|performed|saved|kept|poured|wrote|left|put|laid|lit|cleaned|decorated';
const trap = '\\b(?:traps?|cages?|prison|nets?|jail|snares?)\\b';

const kindly: readonly string[] = [
  `(?:${kindTo}) @(?!’s (?:house|castle|ship|boat|door|hat|cave|tower|key)\\b)`,
  '(?:held|shook|took|kissed|stroked|patted) @’s (?:hand|paw|claw|fin|tentacle|wing|nose|head|back|cheek)\\b',
  'took @ by the (?:hand|paw)\\b',
  'took @ (?:home|to bed|to safety)\\b',
  'made friends with @',
  'wiped @’s (?:tears|nose|eyes)\\b',
  'wrapped @ (?:up |in )',
  'gave (?:\\p{L}+ )?cheers for @',
  'held (?:hands with )?@$',
  '(?:mended|fixed|repaired|cleaned|washed|brushed|sewed|healed|bandaged) @’s [\\p{L}]+',
  'carried @ (?:home|back|to bed|to safety|inside)\\b',
  `gave @ (?!(?:an? )?(?:\\p{L}+ )?(?:fright|scare|shock|push|shove|kick|poke|slap|warning|telling|order|wrong|dirty|nasty|evil|angry|look|answer|riddle|test)\\b)[\\p{L}]+`,
  `(?:gave|returned|offered|brought) (?!.*\\b(?:fright|scare|shock|push|shove|kick|poke|slap|warning|wrong|order)\\b).+ to @`,
  '(?:brought|fetched|offered|lent|baked|cooked|made|built|drew|painted|knitted|sang|read|poured) @ (?:an?|some|the|two|three|his|her|their|your)\\b(?!.*\\b(?:traps?|cages?|face|faces)\\b)',
  `(?:${madeFor}) (?!.*${trap}).*\\bfor @(?!’s)`,
  'shared (?:.+ )?with @',
  '(?:danced|cuddled|played(?! (?:an? )?(?:trick|tricks|prank))) (?:[\\p{L}]+ ){0,3}with @',
  '(?:sang|hummed|bowed|curtsied|curtseyed|apologi[sz]ed|waved) (?:.+ )?(?:to|at|for) @',
  '(?:smiled|beamed) at @',
  'blew (?:@ (?:an? )?kiss(?:es)?|(?:an? )?kiss(?:es)? to @)',
  'cheered (?:for @|@|on @)',
  'clapped (?:for @|@)',
  'told @ (?:an? |the |your )?(?:[\\p{L}]+ )?(?:joke|jokes|story|stories|fairy tale|good ?night)\\b',
  '(?:said|whispered|shouted|called) (?:sorry|thank you|thanks|hello|hi|please|good ?night|good ?morning|well done|good ?bye|bye|welcome) to @',
  'put (?:an?|the|your|some) (?:plasters?|bandages?|blankets?|scarf|cloak|coat|pillow|cushion) (?:on|over|round|around|under) @',
  'let @ (?:go|free|in|out|win|sleep|play|join)\\b',
];

const rudely: readonly string[] = [
  `(?:${rudeTo}) @(?!’s (?:ball|drum|door|bell)\\b)`,
  '(?:pushed|shoved) @(?:$| (?:over|off|away|down|(?:in|into) the (?:mud|oven|bin|pit))\\b)',
  'chased @ (?:away|off|out)\\b',
  '(?:shouted|yelled|screamed|growled|roared|hissed|sneered|booed|snarled|laughed|spat) (?!.*\\b(?:hello|hi|hooray|hurray|well done|thanks?|good ?\\p{L}+)\\b)(?:[\\p{L}]+ ){0,2}at @',
  '(?:threw|chucked|flung|hurled|squirted|splashed) .+ (?:at|over) @',
  '(?:stuck|poked) (?:.*\\btongue out|out .*\\btongue) at @',
  'pulled (?:an? |funny |silly |rude )*faces? at @',
  'blew (?:an? )?raspberr(?:y|ies) at @',
  'made (?:fun|a fool) of @',
  'made (?:(?:an? )?(?:silly|rude|ugly|nasty|mean) )?faces? at @',
  'played (?:an? )?(?:[\\p{L}]+ )?(?:trick|prank)s? on @',
  'pulled @’s (?:tail|hair|beard|ears?|nose|leg|whiskers|trunk|wings?|feathers?|cloak|moustache)\\b',
  '(?:stepped|trod|stamped|stomped|jumped) on @’s (?:toes?|foot|feet|tail|paws?|hat)\\b',
  '(?:stole|snatched|grabbed|nicked|swiped|hid|broke|smashed|squashed|ate) @’s (?!hands?\\b|arm\\b|paw\\b|attention\\b|heart\\b)[\\p{L}]+',
  'took @’s (?!hands?\\b|arm\\b|paws?\\b|side\\b|advice\\b|orders?\\b|turn\\b|place\\b|seat\\b|picture\\b|photo\\b|message\\b|letter\\b|word\\b|part\\b|role\\b|temperature\\b|pulse\\b|lead\\b|bait\\b|name\\b|offer\\b)[\\p{L}]+',
  '(?:stole|snatched|nicked|swiped) .+ from @',
  'grabbed .+ (?:from|off) @',
  '(?:locked|shut) @ (?:in|up|out|away)\\b',
  '(?:tied|locked|shut) up @$',
  'tied @ (?:up\\b|to\\b)',
  'tied @’s .*\\btogether\\b',
  '(?:knocked|pulled) @’s (?:hat|crown|cap|helmet|wig|glasses) off\\b',
  '(?:drew|painted) .+ on @(?:$|’s (?:face|nose|head)\\b)',
  'told @ to (?:go away|shut up|be quiet|get lost)\\b',
  'gave @ (?:an? )?(?:\\p{L}+ )?(?:fright|scare|shock|push|shove|kick|poke|slap)\\b',
  '(?:poured|tipped|dumped|dropped) .+ (?:over|on) @(?:$|’s head\\b)',
];

const pattern = (forms: readonly string[]): RegExp => new RegExp(`^(?:${forms.join('|')})`, 'u');
const [kind, rude] = [pattern(kindly), pattern(rudely)];

/**
 * Whether a deed in the past tense (*hugged the monster*, *took the captain’s hat*) is kind or rude to somebody of the story, who is called `name` in it; null
 * where it is neither, or is done to nobody (*hid from the captain*).
 */
export function toneOf(deed: string, name: string): Tone | null {
  const aimed = deed
    .toLowerCase()
    .replaceAll("'", '’')
    .replace(new RegExp(`(?<= )${beforeName}${name.toLowerCase()}(?=’s\\b|[^\\p{L}]|$)`, 'u'), '@');
  if (!aimed.includes('@')) return null;
  if (rude.test(aimed)) return 'rude';
  return kind.test(aimed) ? 'kind' : null;
}
