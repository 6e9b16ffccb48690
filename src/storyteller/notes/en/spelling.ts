import { meantBySlips } from '../../words/slips.ts';
import { wordSet } from '../../words/word-set.ts';

/** English as it is typed: contractions with and without their apostrophe, and slips of the thumb. */

const contractions: ReadonlyMap<string, readonly string[]> = new Map(
  [
    'hes he is',
    'shes she is',
    'theyre they are',
    'theyve they have',
    'theyd they would',
    'theyll they will',
    'weve we have',
    'ive i have',
    'im i am',
    'thats that is',
    'theres there is',
    'whos who is',
    'whats what is',
    'wheres where is',
    'lets let us',
    'isnt is not',
    'arent are not',
    'wasnt was not',
    'werent were not',
    'dont do not',
    'doesnt does not',
    'didnt did not',
    'cant can not',
    'cannot can not',
    'couldnt could not',
    'wouldnt would not',
    'shouldnt should not',
    'wont will not',
    'hasnt has not',
    'havent have not',
    'hadnt had not',
    'aint is not',
    'tis it is',
    'twas it was',
    'nobodys nobody is',
    'everyones everyone is',
    'somebodys somebody is',
  ].map((line) => {
    const [short = '', ...long] = line.split(' ');
    return [short, long];
  }),
);

const realWords = wordSet(
  'tried sacred scarred mad mead made loot lots host loft bride tuned caste prate waned payed crowed exited sowing wised',
);

/** How who learns English builds a past, what is short on a telephone, and small words as Scots write them. */
const meant: ReadonlyMap<string, string> = new Map(
  'stoped:stopped buildt:built nwo:now becaus:because bord:bored scard:scared bult:built buit:built n:and adn:and nad:and teh:the hided:hid maked:made builded:built finded:found losed:lost losted:lost loosed:lost catched:caught gived:gave breaked:broke r:are u:you n:and ur:your wis:was tae:to fae:from oot:out doon:down hame:home noo:now ower:over wi:with heid:head hoose:house awa:away gie:give aboot:about roon:round baith:both'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Words that carry an event, as tired thumbs type them: two letters the wrong way round, one twice or missing, `d` for `ed`. */
const typed = meantBySlips(
  `made lost stopped difficult exhausted joined joins fighting fight wished wishes christened crowned wearing asleep wizard nervous frustrated yawning arguing argued happy
  hungry angry upset built found called named wants wanted loved tired scared excited joined became captain pirate bridge dragon castle knackered shattered exhausted frightened
  frustrated terrified finished discovered disappeared collapsed turned played moved enjoyed bored worried annoyed brilliant hilarious princess rocket monster building raining snowing embarrassed disappointed nervous jealous surprised delighted grumpy miserable`,
  realWords,
);

/** What `to` can't stand before: it was to hard. */
const degrees = wordSet('hard easy difficult tricky fiddly simple babyish tired confusing complicated scary');

/** What tells that `its` is `it is`. */
const afterItIs = wordSet('called named known getting gone raining snowing pouring');

const endings: readonly (readonly [RegExp, string])[] = [
  [/^(.+)n't$/, 'not'],
  [/^(.+)'re$/, 'are'],
  [/^(.+)'ve$/, 'have'],
  [/^(.+)'ll$/, 'will'],
  [/^(.+)'d$/, 'would'],
  [/^(i)'m$/, 'am'],
];

/** `couldnae`, `dinnae`: not, as Scots write it. */
const scots = /^(could|would|should|did|does|is|was|wis|has|have|had|were|are|can|will|din|dae)nae$/;

const pronounIs = /^(?:he|she|it|that|there|who|what|here|where)'s$/;

/** The words that one written word stands for (`shes`: she is), with what is shown of each; null for itself. `rest` is what follows. */
export function unfolded(lower: string, text: string, rest: string): readonly (readonly [word: string, written: string])[] | null {
  const after = /^\s+(\p{L}+)/u.exec(rest)?.[1]?.toLowerCase() ?? '';
  if (lower === 'its' && afterItIs.has(after)) return split(text, 'it', 'is');
  if (/^(?:(?:he|she|we|they|i)'d|hed|theyd)$/.test(lower) && /^(?:an?|the|such|so|great|good|fun)$/.test(after))
    return split(text, lower.replace(/'?d$/, ''), 'had');
  if (lower === 'w' && (rest.startsWith('/') || after !== '')) return split(text, 'with');
  const glued = /^(made|built|found|lost|took|called)(a|the)$/.exec(lower);
  if (glued !== null) return split(text, glued[1] ?? '', glued[2] ?? '');
  const denied = scots.exec(lower)?.[1];
  if (denied !== undefined) return split(text, denied === 'din' || denied === 'dae' ? 'do' : denied === 'wis' ? 'was' : denied, 'not');
  if (lower === 'outta') return split(text, 'out', 'of');
  if (lower === 'abit') return split(text, 'a', 'bit');
  if (lower === 'its' && (/.ing$/.test(after) || after === 'too')) return split(text, 'it', 'is');
  if (lower === 'v' && after.length > 2) return split(text, 'very');
  if (lower === 'to' && degrees.has(after)) return split(text, 'too');
  const long = contractions.get(lower) ?? (pronounIs.test(lower) ? [lower.slice(0, -2), 'is'] : undefined);
  if (long !== undefined) return split(text, ...long);
  const ending = endings.find(([regex]) => regex.test(lower));
  if (ending === undefined) return null;
  const stem = ending[0].exec(lower)?.[1] ?? lower;
  return split(text, stem === 'ca' ? 'can' : stem === 'wo' ? 'will' : stem, ending[1]);
}

/** What is written is shown at the first of the words. */
function split(text: string, ...words: readonly string[]): readonly (readonly [string, string])[] {
  return words.map((word, index) => [word, index === 0 ? text : '']);
}

/** The word that a slip of the thumb stands for, or the word itself. */
export function asMeant(word: string): string {
  return meant.get(word) ?? typed.get(word) ?? word;
}
