import { lowerFirst } from '../../../words/lexicon.ts';
import { toldToThem } from '../clauses.ts';
import { isClause } from '../idea.ts';
import { keyOf, meaningsOf } from '../lexicon.ts';
import type { OwnWords } from '../read.ts';
import { capital, definite, many, one, type Term } from '../terms.ts';
import { isUnfit } from '../unfit.ts';
import { tokensOf } from '../words.ts';
import { isVerb } from './deeds.ts';
import rows from './en/scenes.json' with { type: 'json' };
import { cameTrue, outcomeOf, overcome } from './ends.ts';

/** What happens in a family's own words, read as a sentence: who does what to whom, what is asked about it, what is done, and how it comes out. */

/** What comes of it: the question that it leaves open, what is done about that, what that changes, what comes in between, and the end with its doing. */
export type Outcome = { asked: string; fix: string; change: string; next: string; end: string; last: string };

export type Scene = {
  /** What happens, as it is told to the children, without its mark: *the fox takes Opa’s shoes*. */
  deed: string;
  /** Who does it. */
  who: Term;
  /** What it is done to, or is about. */
  what: Term | null;
  /** What is done in it, *dig, dig*, how whoever does it looks, and who one is in it, where that is not what they always do. */
  act: string | null;
  shows: string | null;
  be: string | null;
  /** What of it leaves something open, with how it is told: *All goes well at first, but the fox takes Opa’s shoes*. */
  event: string;
  lead: string;
  /** Whether a plot that is about most of the words says more of how it goes on. */
  isWeak: boolean;
  /** Null where nothing is left open by it. */
  outcome: Outcome | null;
};

const determined = String.raw`(?:the|an?|my|our|your|his|her|its|their|all (?:the|our|my)|some|every|\p{Lu}?\p{L}+’s?)`;
const somebody = String.raw`(?:(?:${determined} )?[\p{L}’-]+(?: [\p{L}’-]+){0,3}?(?:,? and (?:${determined} )?[\p{L}’-]+(?: [\p{L}’-]+)?)?)`;
const object = String.raw`(?:${determined} [\p{L}’-]+(?: [\p{L}’-]+)?|\p{L}+s|\p{Lu}\p{L}+)`;
const bare = String.raw`(?:\p{L}+(?: \p{L}+)?)`;
type Row = Outcome & { of: string; about?: string; act?: string; shows?: string; be?: string; lead?: string; weak?: boolean };
const table = (rows as readonly Row[]).map(({ of, ...said }) => ({
  of: new RegExp(of.replaceAll('{who}', somebody).replaceAll('{what}', object).replaceAll('{bare}', bare), 'iu'),
  said,
}));

/** Slips that nothing else mends, since each word by itself is one. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/\b((?:can’t|cannot|can|to|will|won’t|could) breath)(?!\p{L})/giu, '$1e'],
  [/\b(\p{Ll}{2,}[^aeiou\P{L}])ys\b/gu, '$1ies'],
  [/\ba (?=[aeio]\p{Ll})(?!one\b|once\b|eu)/gu, 'an '],
  [/\bthere (?=(?:room|house|own|bed|hair|teeth|toys|friends?|dog|cat|mum|dad)\b)/gi, 'their '],
  [/(?<=\b(?:can’t|cannot) (?:\p{L}+ ){0,3}\p{L}+) (?=(?:but )?only )/giu, ', '],
];

/** Whoever is called so without an article is somebody by name: *dad is the baddy*. */
const kin =
  /(?<!\b(?:my|our|the|an?|his|her|your|their|new|old) )(?<![\p{L}’])(mum|mummy|mom|mommy|dad|daddy|papa|mama|grandpa|grandad|grandma|granny|oma|opa|nana|nan|teddy)(?![\p{L}])/gu;

/** The family's words without such slips. */
export function mended(text: string): string {
  return slips.reduce((said, [slip, instead]) => said.replaceAll(slip, instead), text).replaceAll(kin, capital);
}

const relative =
  /^(?:(?:(?<one>an?|the|my|our) (?<who>(?:[\p{L}’-]+ ){1,3}?))|(?<several>(?:\p{L}+ )?\p{L}+s ))(?:(?:who|that|which) (?!(?:we|i|you|they|he|she|it|the|an?|my|our|nobody|everybody)\b)|,?but (?:they|it|he|she) )(?<does>.+)$/iu;
/** What is asked, and where somebody is. */
const noSentence = /^(?:who|what|where|why|when|how|which|at|in|on|by|to|with|under|from|into|behind)\b/i;
/** What a child wants to be it is. */
const wish = /^(?:i|we) (?:want|wish|would like|’d like) to be (?=\p{L})/iu;
/** *A fairy without wings* has none. */
const without = /^((?:an?|the|my|our) (?:[\p{L}’-]+ )?[\p{L}’-]+) without (?:an? |any |his |her |its |their )?(\p{L}+(?: \p{L}+)?)$/iu;
const happens =
  /^(?:is|are|was|were|has|have|had|can|can’t|cannot|will|won’t|must|does|do|doesn’t|don’t|got|gets?|go|goes|went|come|comes|came|keeps?|tells?|takes?|makes?|finds?|flies|lives?|learns?|likes?|loves?|hates?|wants?|needs?|thinks?|knows?|gives?|brings?|meets?|visits?|collects?|collecting|defends?|saves?|saved|rescues?|steals?|stole|ate|eats?|lost|fell|falls?|ran|broke|turns?|turned|discovers?|snores?|shakes?|cleans?|swims?|plays?|drives?|builds?|reads?|paints?|wears?|sells?|hides?|sees?|invents?|guards?|protects?|escapes?)$/i;

/** What joins or says where. */
const beside =
  /^(?:in|on|at|of|and|or|with|without|for|to|from|under|by|vs|versus|into|onto|over|behind|inside|near|around|beside|against|like|between|as|who|that|but|is|are|always|across|through)$/i;

/** Where in the words it is said what somebody does; 0 where nothing is. */
function verbAt(text: string): number {
  const words = text.replaceAll(',', '').split(' ');
  const at = /^(?:the|an?|my|our|your|all)$/i.test(words[0] ?? '') ? 2 : 1;
  const isMany = /^(?:we|i|they|you)$|[^s]s$/i.test(words[at - 1] ?? '');
  // *Lotta and Ben find a map*.
  const listed = words[at] === 'and' ? [at + 2, at + 3] : [at, at + 1];
  const isDone = (next: number) => {
    const word = words[next] ?? '';
    const agrees = isMany || words[at] === 'and' ? !/[^s]s$/.test(word) : /[^s]s$/.test(word);
    // What stands before *the soup* or *their room* is done to it.
    const isToThing = /^(?:an?|the|my|our|his|her|its|their)$/.test(words[next + 1] ?? '') && !beside.test(word);
    return happens.test(word) || (agrees && (isToThing || (next === at && words.length > next + 1 && isVerb(word))));
  };
  const found = listed.find(isDone);
  if (found !== undefined) return found;
  if (!isClause(text)) return 0;
  // One by itself *lands*, *rents our attic*: the first word that ends so.
  const isOne = /^an?$/i.test(words[0] ?? '');
  const next = words.findIndex(
    (word, place) =>
      place > 1 && (happens.test(word) || (isOne && /[^su]s$/.test(word) && !/^(?:the|an?|and|of|with|all)$/.test(words[place - 1] ?? ''))),
  );
  return Math.max(0, next);
}

function isSentence(text: string): boolean {
  return isClause(text) || verbAt(text) > 0;
}

const longestName = 5;
type Sentence = { text: string; name: string };

/** A sentence with whom it begins with, where that can be said. */
function begun(text: string): Sentence {
  const name = text.split(' ').slice(0, verbAt(text)).join(' ');
  return { text, name: name.includes(',') || /^there$/i.test(name) || name.split(' ').length > longestName ? '' : name };
}

/** *The dragon can’t breathe fire*, of *a dragon who can’t breathe fire*; null where the words are no sentence. */
function sentenceOf(idea: string): Sentence | null {
  if (noSentence.test(idea)) return null;
  if (wish.test(idea)) return begun(idea.replace(wish, 'you are '));
  const { one: determiner = '', who = '', several = '', does } = relative.exec(idea)?.groups ?? {};
  const known = (of: string, named: string) => `${/^(?:my|our)$/i.test(of) ? 'your' : 'the'} ${named}`.trim();
  if (does !== undefined) {
    const name = known(determiner, `${who}${several}`);
    return { text: `${name} ${does}`, name };
  }
  const [, lacking = '', missing = ''] = without.exec(idea) ?? [];
  if (missing !== '') {
    const [first = '', ...rest] = lacking.split(' ');
    const name = known(first, rest.join(' '));
    return { text: `${name} has no ${missing}`, name };
  }
  const [first = ''] = idea.split(', ');
  return isSentence(first) ? begun(idea) : null;
}

/** What may be told as it stands. */
const longest = 14;
const goesOn =
  /,? (?:and|but) (?=(?:we|i|they|he|she|it|the|my|our|\p{L}+) (?:is|are|was|were|has|have|can|can’t|won’t|\p{L}+(?:s|ed)|ran|fell|ate|lost|stole)\b)|, (?!only|but only)(?=\p{L}+ )/iu;

/** A word that begins a sentence, as it stands within one. */
function within(text: string): string {
  const [first = ''] = text.split(' ');
  const isWord = /^(?:the|an?|my|our|your|all|some|every\p{L}*|nobody|somebody|we|you|they|it|he|she)$/iu.test(first);
  // One by itself without an article has a name.
  const isKind = first.endsWith('s') && meaningsOf(keyOf(first)).some(({ table: of, en }) => en && of !== 'person');
  return isWord || isKind ? lowerFirst(text) : text;
}

function termOf(text: string): Term {
  const said = toldToThem(text.trim()).replace(/^an? /i, 'the ').replace(/^The /, 'the ');
  const isMany =
    / and |^(?:we|you|they)$|^(?:the )?(?:two|three|four|five|six|seven|ten|\d+|all|some) /i.test(said) ||
    (/[^su]s$/.test(said) && !said.endsWith('’s')) ||
    /(?:mice|children|people|teeth|men)$/.test(said);
  return isMany ? many(within(said)) : one(within(said));
}

/** A row's words with whom and what they are of: `{who|is|are}` agrees. */
function saidOf(text: string, who: Term, what: Term | null, said = ''): string {
  const terms: Readonly<Record<string, Term | null>> = { who, what };
  const told = text
    .replace('{said}', said)
    .replace('{the}', what === null ? '' : definite(what))
    .replace(/\{(who|what)\|([^|{}]*)\|([^|{}]*)\}/g, (_, name: string, single: string, several: string) =>
      terms[name]?.number === 'many' ? several : single,
    )
    .replace(/\{(who|what)\}/g, (_, name: string) => terms[name]?.text ?? '')
    .replace(/\{(Who|What)\}/g, (_, name: string) => capital(terms[name.toLowerCase()]?.text ?? ''));
  return told.replace(/\byou is\b/g, 'you are').replace(/\byou has\b/g, 'you have');
}

const longestEnd = 9;
const usualLead = 'All goes well at first, but';

type Read = Omit<Scene, 'deed'>;

/** How it comes out, in few words of its own. */
function comesOut(clause: string): string | null {
  const said = (cameTrue(clause) ?? overcome(clause) ?? outcomeOf(clause))?.replace(/ any ?more$/i, ' again') ?? null;
  return said === null || / and |, /.test(said) || said.split(' ').length > longestEnd ? null : said;
}

/** How somebody does it, which is no part of whom or what it is of; and what is told behind that. */
const besides = / (?:only|just|always|never|really|still|also|even)$| (?:but|because|until) .*$/iu;

function readBy(clause: string, name: string): Read | null {
  for (const { of, said } of table) {
    const groups = of.exec(clause)?.groups;
    if (groups === undefined) continue;
    const found = Object.fromEntries(
      Object.entries(groups).map(([part, text]) => [part, (text as string | undefined)?.replace(besides, '')]),
    );
    const whoText = found['who'] ?? found['who2'] ?? 'you';
    const isAny = said.end === '*' && found['what'] === undefined;
    const who = termOf(isAny ? name || 'you' : whoText);
    const what = found['what'] === undefined ? null : termOf(found['what']);
    const own = said.end === '*' ? comesOut(clause) : saidOf(said.end, who, what, found['what']);
    if (own === null) continue;
    const outcome = {
      asked: saidOf(said.asked, who, what, found['what']),
      fix: saidOf(said.fix, who, what),
      change: saidOf(said.change, who, what),
      next: saidOf(said.next, who, what),
      end: toldToThem(own),
      last: saidOf(said.last, who, what),
    };
    const { act = null, shows = null, be = null, lead = usualLead, weak: isWeak = false } = said;
    return isUnfit(Object.values(outcome).join(' '))
      ? null
      : {
          who,
          what: said.about === 'what' && what?.text !== 'it' ? what : null,
          act,
          shows,
          be,
          event: within(toldToThem(clause)),
          lead,
          isWeak,
          outcome,
        };
  }
  return null;
}

/** What is no play: a loss, a baby that is on its way or there, parents who part; and illness, where it is no creature's or thing's. */
const grave =
  /\b(?:pregnan\p{L}*|in (?:her|mummy’s|mum’s|my|mama’s) (?:tummy|belly)|bab(?:y|ies)(?=$|[,.!?]| (?:brother|sister|cousin|girl|boy|is|are|comes?|coming|arrives?|won.?t|can.?t|has|in|and|who|cries|crying|at|on|for|to)\b)|newborn|hospital|operation|cancer|wheelchair|die[sd]?|dying|dead|death|heaven|funeral|grave|passed away|divorc\p{L}*|separat\p{L}*|moved out|accident|miss(?:es)? (?:mum|dad|mama|papa|grand|oma|opa)\p{L}*)(?!\p{L})/iu;
const unwell = /\b(?:ill|sick|poorly|fever)\b/i;
const graveAbroad =
  /(?<!\p{L})(?:schwanger|krank|gestorben|tot|neues baby|malade|mort|morte|enceinte|enferm[oa]|muert[oa]|malat[oa]|zmar\p{L}+|chor[yae]|ziek|dood|hasta)(?!\p{L})/iu;

/** Whether something hard or tender is in the words of which nobody may make a play with a trouble in it. */
export function isGrave({ idea, spoken }: OwnWords): boolean {
  if (idea === null) return graveAbroad.test(spoken);
  return grave.test(spoken) || (unwell.test(spoken) && !/^(?:the|an?) /i.test(spoken));
}

/** Verbs of other languages of which it is plain what they do to a thing. */
const abroad: readonly (readonly [RegExp, string, string])[] = [
  [/^(?:klaut|stiehlt|vole|roba|ruba|steelt|kradnie|rouba|caliyor|nimmt)$/, 'takes', 'take'],
  [/^(?:klauen|stehlen|volent|roban|rubano|stelen|kradna|roubam|nehmen)$/, 'takes', 'take'],
  [/^(?:frisst|isst|mange|mangia|eet|zjada|yiyor)$/, 'eats', 'eat'],
  [/^(?:fressen|essen|mangent|mangiano|eten|zjadaja)$/, 'eats', 'eat'],
];

/** *The fox takes Opa’s shoes*, of *ein Fuchs klaut Opas Schuhe*: only where who, the deed and what it is done to are known, in this order. */
function translated(words: OwnWords): Sentence | null {
  if (words.idea !== null || words.who === null) return null;
  const tokens = tokensOf(words.clean);
  const at = tokens.findIndex(({ key }) => abroad.some(([says]) => says.test(key)));
  const verb = abroad.find(([says]) => says.test(tokens[at]?.key ?? ''));
  const isBefore = tokens.slice(0, at).some(({ found }) => found?.table === 'creature');
  const named = tokens.slice(at + 1).find(({ found }) => found?.table === 'thing' || found?.table === 'creature');
  const thing = named?.found ?? null;
  if (verb === undefined || !isBefore || named === undefined || thing === null || !('one' in thing.row)) return null;
  const owner = tokens.slice(at + 1, tokens.indexOf(named)).find(({ found }) => found?.table === 'person')?.found;
  const { row } = thing;
  const isMany = /(?:e|en|n|s)$/.test(named.text) && thing.key !== named.key;
  const several = 'many' in row && typeof row.many === 'string' ? row.many : `${row.one}s`;
  const noun = isMany || named.text.endsWith('e') ? several : row.one;
  const whose = owner?.table === 'person' ? `${owner.row.name}’s` : 'the';
  return begun(`the ${words.who.several ? words.who.many : words.who.one} ${words.who.several ? verb[2] : verb[1]} ${whose} ${noun}`);
}

/** What happens in the words; null where they are no sentence that can be told, or one of which nobody makes a play. */
export function sceneIn(words: OwnWords): Scene | null {
  if (isGrave(words) || words.told.length > 0) return null;
  const told = words.idea === null ? translated(words) : sentenceOf(mended(words.idea));
  if (told === null || told.text.split(' ').length > longest) return null;
  const { text: sentence, name } = told;
  // Whoever is pointed at is whom the words began with.
  const subject = name.replace(/^an? /i, 'the ');
  const parts = sentence.split(goesOn).map((part) => (subject === '' ? part : part.replace(/^(?:it|he|she|they) /i, `${subject} `)));
  const clauses = parts.length > 1 ? [...parts.reverse(), sentence] : [sentence];
  const read = clauses.map((clause) => readBy(within(clause), name)).find((found) => found !== null) ?? null;
  const deed = within(toldToThem(sentence)).replace(
    /(?<!,) and (?=(?:(?:the|your) \p{L}+|you|\p{Lu}\p{L}+) (?:is|has|\p{Ll}+[^s]s)\b|(?:(?:the|your) \p{L}+|you) (?:are|have)\b)/u,
    ', and ',
  );
  return {
    deed,
    ...(read ?? {
      who: termOf(name),
      what: null,
      act: null,
      shows: null,
      be: null,
      event: deed,
      lead: usualLead,
      isWeak: true,
      outcome: null,
    }),
  };
}
