import { meantBySlips } from '../../words/slips.ts';
import { wordSet } from '../../words/word-set.ts';
import { nameToken } from './plain.ts';

/**
 * A note of trouble as it was meant: whoever has a crying child on their arm types with one thumb (*theres blod*, *mia is criyng*), or sends a picture sign
 * alone. Closed lists: a hunt is no hurt, and a brake is not broken.
 */

/** What picture signs say. */
const pictures: ReadonlyMap<string, string> = new Map([
  ['🤕', 'hurt her head'],
  ['🩸', 'blood'],
  ['🩹', 'hurt'],
  ['🤢', 'feels sick'],
  ['🤮', 'threw up'],
  ['🤒', 'has a fever'],
  ['🚑', 'ambulance'],
  ['🆘', 'help'],
  ['😭', 'is crying'],
]);
const picture = new RegExp([...pictures.keys()].join('|'), 'gu');

/** Tears of laughter. */
const joyful = /\b(?:fun|funny|laugh\w*|giggl\w*|ha(?:ha)+|lol|hilarious|love[ds]?|best|great|so (?:good|cute|sweet))\b|😂|🤣|❤/iu;

/** Short words, as children and thumbs spell them; they mean this beside English words only. */
const short: ReadonlyMap<string, string> = new Map(
  `blod:blood blud:blood bleedin:bleeding brok:broke brokn:broken breth:breathe breeth:breathe breathin:breathing fel:fell trew:threw tumy:tummy
  tummie:tummy ake:ache aik:ache crys:cries cryed:cried cryin:crying hurted:hurt fingr:finger lipp:lip tounge:tongue toung:tongue feever:fever fevr:fever
  dizy:dizzy bruse:bruise brused:bruised splintr:splinter stubed:stubbed chocking:choking chokeing:choking conciousness:consciousness concious:conscious unconcious:unconscious
  swollowed:swallowed batery:battery baterie:battery swolowed:swallowed swolled:swallowed gon:gone mising:missing ambulence:ambulance hospitle:hospital alergic:allergic vomitting:vomiting puking:vomiting stiches:stitches stichs:stitches noseblead:nosebleed`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);

/**
 * Slips that are words in other languages, or of their own (Dutch *nee* is no, *een hert* a deer), with what stands beside them where they are none. `@` is a
 * name.
 */
const beside: readonly (readonly [slip: RegExp, meant: string])[] = [
  [/(?<=(?:\b(?:his|her|my|their|the)|@) )hed\b/giu, 'head'],
  [/(?<=\b(?:his|her|my|their|the|bleeding|scraped|grazed|cut) )nee(?=s?\b)/giu, 'knee'],
  [/\bhert(?= (?:his|her|my|their|the|himself|herself|bad|badly)\b)/giu, 'hurt'],
  [/(?<=\b(?:feels?|feeling|was|been|so|very) )sik\b/giu, 'sick'],
  [/(?<=\b(?:fell|fallen)) of(?= (?:the|a|his|her|my)\b)/giu, ' off'],
];

/** Slips that are words of their own. */
const realWords = wordSet('finer scaled downing downed sobing brining gerochen geroken étoffe');

/** Longer words that tell of trouble, as tired thumbs type them. */
const long = meantBySlips(
  `bleeding bumped banged broken crying screaming sobbing swallowed choking choked breathing breathe unconscious vomited vomiting burned scalded allergic ambulance hospital fainted
  collapsed drowning drowned poisoned nosebleed bruised scratched stubbed passed twisted sprained fractured seizure wheezing shaking trapped bitten stung fallen tripped slipped ankle
  blutet verletzt gebrochen verschluckt erstickt bewusstlos étouffe blessé sangra respira vomita scottata scottato sanguina bollente svenuta svenuto sangrando engoliu
  bloedt gebroken ingeslikt krwawi uderzył uderzyła oddycha połknął połknęła złamał oparzył bayıldı kanıyor`,
  realWords,
);

const english =
  /(?:^|[^\p{L}])(?:the|his|her|him|she|he|is|has|and|a|an|my|of|off|up|on|in|got|feels?|cant|can't|we|they|there|theres)(?![\p{L}])/iu;

/** The note with what was meant in place of slips of the thumb and of picture signs; the same note where there are none. Names are {@link nameToken} already. */
export function withoutSlips(note: string): string {
  const isJoy = joyful.test(note);
  const spoken = note.replace(picture, (sign) => (sign === '😭' && isJoy ? ' ' : ` ${pictures.get(sign) ?? ''} `));
  const isEnglish = english.test(spoken) || spoken.includes(nameToken);
  const meant = spoken.replace(/\p{L}{3,}/gu, (word) => {
    const typed = word.toLowerCase();
    return (isEnglish ? short.get(typed) : undefined) ?? long.get(typed) ?? word;
  });
  return isEnglish ? beside.reduce((text, [slip, word]) => text.replace(slip, word), meant) : meant;
}
