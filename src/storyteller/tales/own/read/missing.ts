import { lowerFirst } from '../../../words/lexicon.ts';
import { isFunctionWord } from '../words/english.ts';
import { keyOf, meaningsOf } from '../words/lexicon.ts';
import { capital, type Term } from '../words/terms.ts';
import { isUnfit } from '../words/unfit.ts';
import { isArticle, isPlaceWord, plainWord, type Token } from '../words/words.ts';
import { isForgotten, leftIn } from './left.ts';
import { stolenIn } from './stolen.ts';

/** The missing thing that a family names. */

const noun = String.raw`(?:the |a |an |my |our |his |her |their |its |your )?(?<thing>\p{L}[\p{L}’-]*(?: \p{L}[\p{L}’-]*){0,2})`;
const putAway: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:(?:forgot|forgets)|(?:left|leaves) (?=my|our|his|her|their)) ?${noun} (?:at|in|on|under|behind|by|near)\b`,
    'iu',
  ),
  new RegExp(String.raw`\b(?:somebody|someone) (?:has )?(?:hid|hides|hidden) (?:all )?${noun}`, 'iu'),
];
const gonePatterns: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:looking|searching|search(?:es)?|looks|hunting|hunts) (?:everywhere )?for ${noun}`, 'iu'),
  new RegExp(
    String.raw`(?<!\b(?:gets?|got|getting) )\b(?:has |have |had |’s )?(?:lost|misplaced|loses|lose|can(?:not|’?t) find|needs? to find|have to find|wants? to find) ${noun}`,
    'iu',
  ),
  ...putAway,
  new RegExp(String.raw`\bwho (?:stole|took|hid|ate|has) ${noun}`, 'iu'),
  new RegExp(String.raw`\bwhere(?:’s| is| are| did) ${noun}`, 'iu'),
  new RegExp(String.raw`\b(?:missing|stolen|vanished|disappeared|lost) (?<thing>\p{L}[\p{L}’-]*(?: \p{L}[\p{L}’-]*){0,2})`, 'iu'),
  /\b(?:runaway|escaped) (?<thing>\p{L}[\p{L}’-]*)/iu,
];
/** What is gone in a way that the words tell: it escaped, it rolled away, it came off. */
const goesAway = String.raw`(?:escapes?|escaped|got out|(?:runs?|ran|roll(?:s|ed)|fl(?:ies|ew)|bl(?:ows|ew)|float(?:s|ed)|hop(?:s|ped)|sw[ai]ms?|drives?|drove|slid|slides|bounce[ds]|sail(?:s|ed)|wander(?:s|ed)) (?:away|off))`;
const comesOff = String.raw`(?:(?:came|come|comes|fell|falls|fallen|dropped|drops|got knocked|blew|broke) off|(?:fell|falls|dropped|came) out(?! of))`;
/** The same, with what is gone before it. */
const gone: readonly RegExp[] = [
  new RegExp(
    String.raw`${noun} (?:(?:is|are|was|were|went|goes) (?:gone|missing|lost|stolen|vanished|disappeared|escaped)|(?:has|have) (?:gone|vanished|disappeared|escaped|been (?:lost|stolen)))`,
    'iu',
  ),
  new RegExp(String.raw`${noun} (?:that |which )?(?:has |have )?${goesAway}(?: (?!all the time|every time|always)|,|$)`, 'iu'),
];
const off = new RegExp(String.raw`${noun} (?:has |have )?${comesOff}(?: |,|$)`, 'iu');
/** *… and we have to find it*: what is told of first. */
const findIt = /\b(?:find|get|fetch|catch) (?:it|them|him|her)\b/i;
const toldFirst =
  /^(?:oh no,? )?(?:(?:the|my|our|a|his|her) )?(?<thing>\p{L}[\p{L}’-]*(?: \p{L}[\p{L}’-]*){0,2}?) (?:is|are|has|have|was|fell|falls|came|went|goes|rolled|flew|ran|dropped|got|disappeared|broke|slipped|blew|jumped|floated|hides?|hid)\b/iu;
/** What is to be fetched from under somebody’s nose. Whoever *steals* is somebody in a tale and not the family. */
const lootPatterns: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:steal|stealing|snatch|snatching|smuggle|smuggling|(?:fetch|get|take|win)(?:ing|ting|ning)? back|taking back) ${noun}`,
    'iu',
  ),
  new RegExp(String.raw`\b(?:fetch|get|take|win)(?:ing|ting|ning)? ${noun} back\b`, 'iu'),
];
/** Somebody who is named took it: *the pirates took our teddy*, *a goblin stole Papa’s hat*. Whoever *takes the train* has taken nothing. */
const taking =
  /(?:(?<whose>the|an?|some|those|these|our|my) (?:\p{L}+ )??)?(?!(?:who|that|which|he|she|it|they|we|you|i) )(?<who>\p{L}+) (?:has |have |had )?(?:stole|stolen|steals?|took|taken|takes|snatche[sd]|grab(?:s|bed)|swipe[sd]|pinche[sd]|nick(?:s|ed)|ran off with|runs off with) (?:away )?(?:all )?(?:(?:of )?(?:our|my|his|her|their|your|the(?! (?:bus|train|boat|ferry|plane|tube|tram|lift|stairs|road|way|path|lead)\b)) |(?=\p{L}+’s? ))(?<thing>\p{L}[\p{L}’-]*(?: \p{L}[\p{L}’-]*){0,2})/iu;
const fetchBack = /\b(?:fetch|get|take|win)(?:ing|ting|ning)?\b.*\bback\b/iu;
const relations =
  /^(?:mother|father|parents?|sisters?|brothers?|baby|babies|cousins?|aunt|auntie|uncle|friends?|teacher|neighbour|twins?|child|children|kids?|boys?|girls?|people|family|pets?)$/i;
/** A toy is a thing, by whatever creature it is called. */
const toys = /(?:^| )(?:teddy|teddies|teddy bears?|dolls?|robots?|bears?|cars?|trains?|tractors?|diggers?|trucks?|toys?)$/i;
const lootVerbs = new Set(
  'klauen stehlen stibitzen zuruckholen voler chiper robar rubare roubar stelen jatten krasc ukrasc calmak'.split(' '),
);
const notLoot =
  /^(?:great|big|small|little|secret|crazy|funny|silly|perfect|best|biggest|greatest|night|midnight|grand|epic|magic|family|tiny|huge|new|old|first|last|super|christmas)$/;
const stop =
  /^(?:back|is|are|was|were|in|on|at|under|from|of|for|to|with|and|that|who|which|because|before|gone|missing|again|go|goes|went|by|everywhere|please|now|way|home|past|the|a|an|my|our|his|her|their)$/i;
const notThings = /^(?:show|scene|way|all|everything|everybody|world|island|city|control|it|them|him|her|me|us|hide|match|game)$/i;

const verbs = new Set(
  'sucht suche suchen verloren verliert verschwunden verschwundene verschwundenen verlorene verlorenen fehlt weg gestohlen cherche cherchent perdu perdue disparu disparue busca buscan perdido perdida perdio desaparecido cerca cercano perso persa scomparso scomparsa procura perdeu sumiu zoekt kwijt verdwenen szuka zgubil zgubila zaginiony zaginela zniknal ariyor kayip kayboldu'.split(
    ' ',
  ),
);
const small = new Set(
  'ist hat hast habe sind ihre ihren ihr seine seinen sein sua suo sa son ses su sus seu zijn haar swoje swoich swoj le la el i und et y e en'.split(
    ' ',
  ),
);

/** Who asks where something is misses it. */
const whereIs =
  /^(?:wo (?:ist|sind|bleibt)|ou (?:est|sont)|donde estan?|dov e|dove sono|onde esta|onde estao|waar (?:is|zijn)|gdzie (?:jest|sa)) |(?:^| )nerede(?: |$)/;
const asking = /^(?:wo|bleibt|ou|est|sont|donde|estan?|dov|dove|sono|onde|estao|waar|gdzie|jest|sa|nerede)$/;

const isStop = (word: string): boolean => stop.test(word) || isFunctionWord(word);

function isThing(thing: string): boolean {
  return thing !== '' && thing.length <= 28 && !notThings.test(thing) && !/(?<!(?:^|\s)(?:r|k|w|str|sw))ing$/.test(thing);
}

/** The first noun behind one of these. */
function englishThing(clean: string, patterns: readonly RegExp[]): string | null {
  for (const pattern of patterns) {
    const words = pattern.exec(clean)?.groups?.thing?.split(' ') ?? [];
    while (words.length > 0 && isStop(words[0] ?? '')) words.shift();
    const end = words.findIndex(isStop);
    const thing = (end === -1 ? words : words.slice(0, end)).join(' ');
    if (isThing(thing)) return thing;
  }
  return null;
}

/** The noun right before one of these: of *the party but the cake ran away* the cake. */
function thingBefore(clean: string, patterns: readonly RegExp[]): string | null {
  for (const pattern of patterns) {
    const words = pattern.exec(clean)?.groups?.thing?.split(' ') ?? [];
    while (/^(?:that|which)$/i.test(words.at(-1) ?? '')) words.pop();
    const thing = words.slice(words.findLastIndex(isStop) + 1).join(' ');
    if (isThing(thing)) return thing;
  }
  return null;
}

/** Whoever falls off something is not what is lost; a toy is a thing. */
function isAlive(thing: string): boolean {
  const last = keyOf(thing.split(' ').at(-1) ?? '');
  return !toys.test(thing) && (relations.test(last) || meaningsOf(last).some(({ table, en }) => en && /^(?:creature|person)$/.test(table)));
}

/** What has come off or fallen out, or what is told of before *we have to find it*. */
function comeOff(clean: string): string | null {
  const thing = thingBefore(clean, [off]);
  const isTooth = thing !== null && /\bt(?:oo|ee)th$/i.test(thing) && !findIt.test(clean);
  if (thing !== null) return isAlive(thing) || isTooth ? null : thing;
  const first = findIt.test(clean) ? englishThing(clean, [toldFirst]) : null;
  return first === null || isAlive(first) ? null : first;
}

/** Whether it got away or came off by itself. */
export function isGoneByItself(clean: string): boolean {
  return thingBefore(clean, [gone[1] as RegExp]) !== null || comeOff(clean) !== null;
}

function termOf(words: string): Term {
  // *Our cat Mimi* is missed by name.
  const [first = '', name] = words.split(' ');
  const isCalled =
    name !== undefined && /^\p{Lu}\p{Ll}+$/u.test(name) && meaningsOf(keyOf(first)).some(({ table }) => table === 'creature');
  if (isCalled) return { text: name, number: 'name' };
  const text = /^\p{Lu}+$/u.test(words) ? words.toLowerCase() : lowerFirst(words);
  const known = meaningsOf(keyOf(text)).find(({ table, en }) => table === 'thing' && en);
  if (known?.table === 'thing') return { text, number: text.endsWith('s') ? 'many' : known.row.number };
  const several = /[^su]s$/.test(text) || /(?:children|people|mice|teeth)$/.test(text);
  return { text, number: several ? 'many' : 'one' };
}

/** *Our dog’s collar* is your dog’s, *Papa’s hat* is Papa’s. */
function ofSomebody(term: Term, words: string, clean: string): Term {
  return /^\p{L}+’s? /u.test(words) ? owned(term, words, clean) : term;
}

/** What the family's words say is missing, or null. */
export function missingIn(clean: string, tokens: readonly Token[]): Term | null {
  // Whoever has forgotten how something goes looks for no thing.
  if (/\bforg(?:ets?|ot|otten) (?:what|how|why|who|to|that)\b/i.test(clean)) return null;
  const lost = leftIn(clean) ?? englishThing(clean, gonePatterns) ?? thingBefore(clean, gone) ?? comeOff(clean);
  // *I lost my tooth today*: a tooth.
  const found = lost?.replace(/(?<=\p{L}) (?:today|yesterday|tonight|again|now)$/iu, '') ?? null;
  // Nobody carries fire home.
  const english = found === 'fire' ? 'warm puff' : found;
  if (english !== null) return isUnfit(english) ? null : ofSomebody(termOf(english), english, clean);
  const wasForgotten = isForgotten(clean);
  if (!wasForgotten && !tokens.some(({ key }) => verbs.has(key)) && !whereIs.test(keyOf(clean))) return null;
  // In German *hat* is no hat.
  const things = tokens
    .filter(({ key }) => key !== 'hat')
    .flatMap(({ key, found }) => [
      ...(found?.table === 'thing' ? [found] : []),
      ...meaningsOf(key).filter(({ table }) => table === 'thing'),
    ]);
  const thing = things[0];
  if (thing?.table === 'thing') return { text: thing.row.one, number: thing.row.number };
  // What is forgotten may be no thing.
  if (wasForgotten) {
    const toy = tokens.find(({ found }) => found?.table === 'creature' && found.row.is === 'animal')?.found;
    return toy?.table === 'creature' ? { text: toy.row.one, number: 'one' } : null;
  }
  const left = tokens.filter(
    ({ key, found, sign }) =>
      !sign && found === null && !verbs.has(key) && !small.has(key) && !asking.test(key) && !isArticle(key) && !isPlaceWord(key),
  );
  const word = left.at(-1)?.text;
  return word === undefined ? null : { text: word, number: 'name' };
}

/** Whether it was forgotten somewhere, or hidden: *Papa forgot the cake at the bus stop*. */
export function isPutAway(clean: string): boolean {
  return putAway.some((pattern) => pattern.test(clean)) || leftIn(clean) !== null || isForgotten(clean);
}

/** Somebody who is no prey: a relation, a creature, or a name, which stands without an article and means nothing else. */
function isSomebody(thing: string, clean: string): boolean {
  const last = thing.split(' ').at(-1) ?? '';
  const meanings = meaningsOf(keyOf(last));
  if (relations.test(last) || meanings.some(({ table }) => table === 'creature' || table === 'person')) return true;
  const isBare = !new RegExp(String.raw`\b(?:the|a|an|my|our|his|her|their|its|your) ${thing}`, 'iu').test(clean);
  return isBare && meanings.length === 0 && (/^\p{Lu}\p{Ll}/u.test(thing) || fetchBack.test(clean));
}

/** Who took something from the family, by the word they are named with; '' where it is somebody; null where nobody did. */
export function takerIn(clean: string): string | null {
  const { who, whose } = taking.exec(clean)?.groups ?? {};
  if (who === undefined) return stolenIn(clean)?.taker ?? null;
  if (/^(?:somebody|someone)$/i.test(who)) return '';
  const meanings = meaningsOf(keyOf(who));
  const isCreature = meanings.some(({ table }) => table === 'creature');
  return isCreature || (whose !== undefined && meanings.length === 0 && !relations.test(who)) ? who.toLowerCase() : null;
}

/** With whose it is, as it is said to the children: *our teddy* is *your teddy*, *Papa’s hat* has no article. */
function owned(term: Term, words: string, clean: string): Term {
  const owner = /^(\p{L}+)’s? /u.exec(words)?.[1];
  const isNamed = owner !== undefined && (/^\p{Lu}\p{Ll}/u.test(owner) || meaningsOf(keyOf(owner)).some(({ table }) => table === 'person'));
  if (isNamed) return { ...term, text: capital(words) };
  return new RegExp(String.raw`\b(?:our|my) ${words}`, 'iu').test(clean) ? { ...term, text: `your ${term.text}` } : term;
}

/** What the family's words want to fetch: *steal the moon*, *the cookie heist*. */
export function lootIn(clean: string, tokens: readonly Token[]): Term | null {
  const isTaken = takerIn(clean) !== null;
  const english = englishThing(clean, isTaken ? [taking] : lootPatterns) ?? beforeHeist(tokens);
  if (english !== null) {
    if (isUnfit(english) || (isSomebody(english, clean) && !(isTaken && toys.test(english)))) return null;
    return owned(termOf(english), english, clean);
  }
  const stolen = stolenIn(clean);
  if (stolen !== null) return stolen.loot;
  if (!tokens.some(({ key }) => lootVerbs.has(key))) return null;
  const thing = tokens.flatMap(({ key, found }) => [
    ...(found?.table === 'thing' ? [found] : []),
    ...meaningsOf(key).filter(isThingRow),
  ])[0];
  return thing?.table === 'thing' ? { text: thing.row.one, number: thing.row.number } : null;
}

function isThingRow({ table }: { table: string }): boolean {
  return table === 'thing';
}

function beforeHeist(tokens: readonly Token[]): string | null {
  const at = tokens.findIndex(({ found, sign }) => !sign && found?.table === 'kind' && found.row.id === 'heist' && found.en);
  const before = tokens[at - 1];
  if (before === undefined || tokens[at]?.before !== before.key || !/^[a-z]{3,14}$/.test(before.key)) return null;
  const fits = before.found === null ? !notLoot.test(before.key) && !plainWord.test(before.key) : meaningsOf(before.key).some(isThingRow);
  return fits ? before.key : null;
}
