import { isFunctionWord } from '../words/english.ts';
import type { Kind } from '../words/lexicon.ts';
import type { Term } from '../words/terms.ts';
import { isArticle, isNext, plainWord, type Token } from '../words/words.ts';

/** What the place of a kind is called, as far as the family's own words for it can be said in English: `rainbow bakery`. */

/** The kind's place by itself. */
export function placeAlone(kind: Kind): Term {
  return { text: kind.place, number: kind.bare === true ? 'name' : kind.id === 'olympics' ? 'many' : 'one' };
}

/** The kind's place with what the family calls it: *underwater*, *rainbow*. */
export function placeOf(kind: Kind, tokens: readonly Token[], at: number): Term {
  const token = tokens[at] as Token;
  const before = tokens[at - 1];
  const flies = tokens.some(({ key }) => flying.test(key)) ? 'flying' : '';
  const words = [flies, before === undefined ? '' : sortsOf(tokens, at, kind), placeNamed(kind, token, tokens[at + 1])];
  return { ...placeAlone(kind), text: [...new Set(words.filter((word) => word !== ''))].join(' ') };
}

const flying =
  /^(?:fliegt|fliegende|fliegendes|fliegender|flies|vole|volant|vuela|volador|vola|volante|voa|vliegt|vliegend|lata|latajacy|ucan)$/;

/** One thing that can be built, by the family's own word: a *castle of cushions*, a *hut*; no builders, and no building. */
const buildable = /^(?!(?:a|the|our|my) )(?!.*(?:ing|builder|builders|site|construction|skyscraper)$)(?:\S+ of .+|.*[^s])$/;
const anyWord = /./;

/** Words that name a place better than its kind does, by the tale of the kind or by its id: *toy shop*, *spelling bee*. */
const betterWords: Readonly<Record<string, RegExp>> = {
  crew: anyWord,
  castle: anyWord,
  building: buildable,
  shop: / (?:restaurant|parlou?r|salon|shop|store|hospital|van|truck|stand|stall)$|^kitchen$/,
  show: /(?:ballet|opera|musical|show|pantomime|concert|disco)$/,
  contest: /(?:show|quiz|competition|battle|off|bee|match)$/,
};

/** The place by the family's own word, where that is English and names it better; else by the kind's. */
function placeNamed(kind: Kind, token: Token, next: Token | undefined): string {
  const { key, sign, found } = token;
  if (sign) return kind.place;
  const game = kind.id === 'match' ? gameOf(token, next) : null;
  if (game !== null) return game;
  const isKindOf = key.endsWith(` ${kind.place}`) && !/^(?:a|the|our|my) | (?:at|of|in) /.test(key);
  const isBetter = isKindOf || [kind.tale, kind.id].some((name) => betterWords[name]?.test(key));
  return found?.en === true && isBetter ? key.replace(/ off$/, '-off') : kind.place;
}

const sports = /(?:soccer|basketball|handball|ice hockey|hockey|tennis|rugby|baseball|cricket|volleyball|football)/;

/** What is played, by the family's own word, *tennis match*, *football final*; null where they name none. */
function gameOf(token: Token, next: Token | undefined): string | null {
  const sport = sports.exec(token.key)?.[0] ?? (token.found?.en === true ? /^world cup$/.exec(token.key)?.[0] : undefined);
  if (sport !== undefined && next?.key === 'final' && isNext(token, next)) return `${sport} final`;
  if (sport === 'world cup') return sport;
  if (sport !== undefined) return `${sport} match`;
  return token.found?.en === true && /(?:final|tournament)$/.test(token.key) ? token.key : null;
}

/** What leads to a place in other languages, and is no part of its name: *im Kindergarten*. */
const leading = /^(?:im|am|zum|zur|beim|dans|au|en|nel|nella|na|no|w|op)$/;
/** What stands after it is no English word. */
const foreignArticle = /^(?:ein|eine|einen|einem|einer|der|die|das|den|dem|het|een|le|la|les|un|une|el|il|os|um|uma)$/;
/** What somebody does with a place, which says nothing of what it is like. */
const beginning = /^(?:starting|going|leaving|joining|opening|visiting|making|getting|having|building|finding|saving|helping|missing)$/;

/** What something is made of, and is called so in every language. */
export const material = /^(?:lego|duplo)$/i;

/** So much of a family's stands before a place; of more, nothing. */
const mostSorts = 4;
const longestSort = 24;

/** What is done, and no name. */
const done =
  /^(?:go|goes|going|went|run|runs|play|plays|make|makes|want|wants|see|visit|need|needs|start|starts|come|comes|build|builds|get|gets)$/;

/** What sort of place it is, by the words that stand before it: all that is one name, *demon hunters concert*, or none of it. */
function sortsOf(tokens: readonly Token[], at: number, kind: Kind): string {
  const [token, before] = [tokens[at] as Token, tokens[at - 1] as Token];
  const sort = sortOf(before, token, kind);
  if (sort === '' || (before.found !== null && !material.test(before.key)) || !isNext(before, token)) return sort;
  const isMore = (more: Token | undefined, next: Token) =>
    more !== undefined &&
    !more.sign &&
    isNext(more, next) &&
    /^[a-z]+$/.test(more.text) &&
    !isFunctionWord(more.key) &&
    more.found?.en !== false;
  let from = at - 1;
  while (from > 0 && isMore(tokens[from - 1], tokens[from] as Token)) from -= 1;
  const words = tokens.slice(from, at).map(({ text }) => text.toLowerCase());
  const name = words.join(' ');
  return words.length <= mostSorts && name.length <= longestSort && !words.some((word) => done.test(word)) ? name : '';
}

/** What sort of place it is, by the word that stands before it; '' where that says nothing of it. */
function sortOf(before: Token, token: Token, kind: Kind): string {
  const isDoing = before.key.endsWith('ing') && (beginning.test(before.key) || (kind.tale !== 'school' && /[^s]s$/.test(token.key)));
  const canSay =
    token.found?.en === true &&
    !before.sign &&
    /^[a-z]+$/.test(before.key) &&
    !plainWord.test(before.key) &&
    !isArticle(before.key) &&
    !leading.test(before.key) &&
    !foreignArticle.test(before.before);
  // *The toilet that sings opera*: what is done there is no sort of it.
  const isDone = /^(?:who|that|which)$/.test(before.before);
  if (!canSay || isDoing || isDone || /^rescue[sd]$/i.test(token.text)) return '';
  const { found, text, key } = before;
  if (material.test(key)) return key;
  if (found === null) return /(?:’s|s’|ly)$/.test(text) ? '' : text.toLowerCase();
  const isSort = found.table === 'kind' ? isNext(before, token) : found.table === 'creature' && !text.includes('’');
  return found.en && isSort ? key : '';
}
