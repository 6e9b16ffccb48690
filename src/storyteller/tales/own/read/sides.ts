import { capital, one, singularOf, type Term } from '../words/terms.ts';
import { isUnfit } from '../words/unfit.ts';
import { isArticle, isPlaceWord, personName, plainWord, type Token } from '../words/words.ts';
import { describes, type Who, whoIn } from './who.ts';

/** Two sides that a family sets against each other: *LEGO pirates vs robots*, *Mama gegen Papa*, *cops and robbers*. */
type Sides = {
  /** The family's own side: one of several whom they are, or somebody's name; null where they are only themselves. */
  mates: Term | null;
  /** The other side, in the same way; null where the words name nobody. */
  rivals: Term | null;
  /** The other side, where it is one of the creatures that are known. */
  who: Who | null;
  /** The words with what is only a side, and no kind or person of its own. */
  tokens: readonly Token[];
};

type Side = { term: Term | null; who: Who | null };

const versus = /^(?:vs|versus|against|gegen|contre|contra|contro|tegen|przeciw)$/;
const themselves = /^(?:me|us|we|kids|children|mich|uns|kinder|moi|nous|enfants|yo|nosotros|ninos|bambini|noi|cocuklar)$/;
/** Nobody is set against anybody for this. */
const unsaid = /^(?:boys?|girls?|jungen?|jungs|madchen|garcons?|filles?|ninas?|chicos|chicas|ragazzi|ragazze)$/;
/** Who they are, where it is not those who work there. */
const crews: Readonly<Record<string, Term>> = { police: one('police officer', 'police'), heist: one('robber', 'robbers') };
/** What somebody wants who is in a race. */
export const winning = /\b(?:wins?|winning|gewinn(?:en|t)|gagne[rs]?|ganar|gana|vincere|vince)\b/i;
const mostWords = 3;
const longest = 24;
/** Colours that teams are called by: *red against blue*, *die Roten gegen die Blauen*, *bleu contre rouge*. */
const colours: readonly (readonly [string, RegExp])[] = [
  ['red', /^(?:reds?|rote?n?|rouges?|roj[oa]s?|ross[oaie]|vermelh[oa]s?|rod(?:e|en)?|czerwon\p{L}*|kirmizi(?:lar)?)$/u],
  ['blue', /^(?:blues?|blaue?n?|bleus?|azul(?:es)?|azuis|blu|blauw\p{L}*|niebiesc\p{L}*|niebieski\p{L}*|mavi(?:ler)?)$/u],
  ['green', /^(?:greens?|grune?n?|verts?|verdes?|verdi|groen\p{L}*|zielon\p{L}*|yesil(?:ler)?)$/u],
  ['yellow', /^(?:yellows?|gelbe?n?|jaunes?|amarill[oa]s?|giall[oi]|amarel[oa]s?|geel|gele|gelen|zolt\p{L}*|sari(?:lar)?)$/u],
  ['white', /^(?:whites?|weisse?n?|blancs?|blanc[oa]s?|bianchi|bianco)$/u],
  ['black', /^(?:blacks?|schwarze?n?|noirs?|negr[oa]s|neri|nero)$/u],
  ['orange', /^(?:oranges?|orangene?n?)$/u],
  ['purple', /^(?:purples?|lila|violets?)$/u],
  ['pink', /^(?:pinks?|rosa)$/u],
];

/** Those who play in a colour, *blue*: the blues, and one of them a blue player. */
function teamOf([only, ...more]: readonly Token[]): Term | null {
  const colour = more.some(({ key }) => !/^(?:team|side|mannschaft|equipe)$/.test(key))
    ? undefined
    : colours.find(([, words]) => words.test(only?.key ?? ''))?.[0];
  return colour === undefined ? null : one(`${colour} player`, `${colour}s`);
}

/** The two sides in a family's words; null where there are not two, or their words name what is done there. */
export function sidesOf(tokens: readonly Token[]): Sides | null {
  const at = secondSide(tokens);
  if (at < 1) return null;
  const [first, second] = [tokens.slice(0, at), tokens.slice(at)];
  if ([first, second].some(isElsewhere)) return null;
  const theirs = sideOf(second, false);
  const ours = sideOf(first, theirs.term?.number === 'one');
  if (ours.term === null && theirs.term === null && second.filter(isSaid).length === 0) return null;
  // *Dad against me*: whoever is named plays against the family.
  const isTurned = theirs.term === null && ours.term !== null;
  const sides = isTurned ? { mates: null, rivals: ours.term, who: ours.who } : { mates: ours.term, rivals: theirs.term, who: theirs.who };
  return { ...sides, tokens: tokens.map((token) => (isSide(token) ? { ...token, found: null } : token)) };
}

/** The family's own side in a match for which the words name one who wants to win it, *the snail who wants to win the race*; null where they name none. */
export function rootedFor(clean: string, who: Who | null): Term | null {
  if (who === null || who.part === 'owner' || !(who.part === 'workers' || winning.test(clean))) return null;
  return who.several ? one(who.one, who.many) : named(`${who.ours ? 'your' : 'the'} ${who.one}`);
}

/** Where the second side begins; -1 where there is none. */
function secondSide(tokens: readonly Token[]): number {
  const at = tokens.findIndex(({ key }) => versus.test(key));
  if (at !== -1) return at;
  const kinds = tokens.flatMap(({ found }, index) => (found?.table === 'kind' ? [{ id: found.row.id, index }] : []));
  const isChase =
    kinds.length === 2 &&
    tokens.length <= 3 &&
    kinds
      .map(({ id }) => id)
      .sort()
      .join() === 'heist,police';
  return isChase ? (kinds[1]?.index ?? -1) : -1;
}

function isGame({ found }: Token): boolean {
  return found?.table === 'kind' && found.row.tale === 'match';
}

/** A word by which a side can be called. */
function isSaid(token: Token): boolean {
  return !isGame(token) && !versus.test(token.key) && !isArticle(token.key) && !isPlaceWord(token.key) && !plainWord.test(token.key);
}

/** A kind or a person who is a side and no theme of their own. */
function isSide(token: Token): boolean {
  return (token.found?.table === 'kind' && !isGame(token)) || token.found?.table === 'person';
}

/** Whether more is said of a wedding or a journey than that it is a side. */
function isElsewhere(side: readonly Token[]): boolean {
  return (
    side.filter(isSaid).length > 1 &&
    side.some((token) => !isGame(token) && token.found?.table === 'kind' && !/^(?:building|shop|heist)$/.test(token.found.row.tale))
  );
}

/** What those are like or do who are a side, in the one English word before them: *librarian pirates*, *polite ghosts*. */
function sortOf(tokens: readonly Token[]): string {
  const at = tokens.findIndex(({ found }) => found?.table === 'creature');
  const before = tokens[at - 1];
  if (before === undefined || tokens[at]?.found?.en !== true || versus.test(before.key)) return '';
  const isTrade = before.found?.table === 'kind' && before.found.en && !isGame(before) && /^[a-z]{3,12}$/.test(before.text);
  return isTrade || describes(before) ? `${before.text} ` : '';
}

function sideOf(tokens: readonly Token[], areSeveral: boolean): Side {
  const who = whoIn(tokens, null, '');
  if (who !== null) {
    const isOurs = who.ours && !who.several;
    const sort = sortOf(tokens);
    return { who: { ...who, part: 'guests' }, term: isOurs ? named(`your ${who.one}`) : one(`${sort}${who.one}`, `${sort}${who.many}`) };
  }
  const person = tokens.find(({ found }) => found?.table === 'person');
  if (person !== undefined) return { who: null, term: named(personName(person)) };
  const said = tokens.filter((token) => isSaid(token) && token.found?.table !== 'where');
  const [only] = said;
  const text = said.map((token) => token.text).join(' ');
  if (said.length > mostWords || text === '' || text.length > longest || isUnfit(text)) return { who: null, term: null };
  if (said.length === 1 && only !== undefined && (themselves.test(only.key) || unsaid.test(only.key))) return { who: null, term: null };
  return {
    who: null,
    term: teamOf(said) ?? groupOf(said, text, areSeveral) ?? named(only?.before === 'the' ? `the ${text}` : titled(text)),
  };
}

/** Several whom the words name; null where they are a name. */
function groupOf(said: readonly Token[], text: string, areSeveral: boolean): Term | null {
  const [only] = said;
  const lower = areSeveral ? text.toLowerCase() : text;
  const isPlural = /^[a-z -]+$/.test(lower) && /(?:[^s]s|people|children|men)$/.test(lower);
  if (isPlural) return one(singularOf(lower), lower);
  if (said.length !== 1 || only?.found?.table !== 'kind') return null;
  const { id, trade, tale } = only.found.row;
  if (/^(?:nature|feast|birthday|journey)$/.test(tale)) return null;
  return crews[id] ?? one(trade[0] ?? '', trade[1]);
}

function titled(text: string): string {
  return text.split(' ').map(capital).join(' ');
}

function named(text: string): Term {
  return { text, number: 'name' };
}
