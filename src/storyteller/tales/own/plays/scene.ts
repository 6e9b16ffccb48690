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
  /** Null where nothing is left open by it. */
  outcome: Outcome | null;
};

const determined = String.raw`(?:the|an?|my|our|your|his|her|its|their|all (?:the|our|my)|some|every|\p{Lu}?\p{L}+’s?)`;
const somebody = String.raw`(?:(?:${determined} )?[\p{L}’-]+(?: [\p{L}’-]+){0,3}?(?:,? and (?:${determined} )?[\p{L}’-]+(?: [\p{L}’-]+)?)?)`;
const object = String.raw`(?:${determined} [\p{L}’-]+(?: [\p{L}’-]+)?|\p{L}+s|\p{Lu}\p{L}+)`;
const bare = String.raw`(?:\p{L}+(?: \p{L}+)?)`;
type Row = Outcome & { of: string; about?: string; act?: string; shows?: string; be?: string; lead?: string };
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
  /^(an?|the|my|our) ((?:[\p{L}’-]+ ){1,3}?)(?:who|that|which) (?!(?:we|i|you|they|he|she|it|the|an?|my|our|nobody|everybody)\b)(.+)$/iu;
/** *A fairy without wings* has none. */
const without = /^((?:an?|the|my|our) (?:[\p{L}’-]+ )?[\p{L}’-]+) without (?:an? |any |his |her |its |their )?(\p{L}+(?: \p{L}+)?)$/iu;
const happens =
  /^(?:is|are|was|were|has|have|had|can|can’t|cannot|will|won’t|must|does|do|doesn’t|don’t|got|gets?|go|goes|went|come|comes|came|keeps?|tells?|takes?|makes?|finds?|flies|lives?|learns?|likes?|loves?|hates?|wants?|needs?|thinks?|knows?|gives?|brings?|meets?|visits?|collects?|collecting|defends?|saves?|saved|rescues?|steals?|stole|ate|eats?|lost|fell|falls?|ran|broke|turns?|turned|discovers?|snores?|shakes?|cleans?|swims?|plays?|drives?|builds?|reads?|paints?|wears?|sells?|hides?|sees?|invents?|guards?|protects?|escapes?)$/i;

/** Where in the words it is said what somebody does; 0 where nothing is. */
function verbAt(text: string): number {
  const words = text.replaceAll(',', '').split(' ');
  const at = /^(?:the|an?|my|our|your|all)$/i.test(words[0] ?? '') ? 2 : 1;
  const isMany = /[^s]s$/.test(words[at - 1] ?? '');
  // *Lotta and Ben find a map*.
  const listed = words[at] === 'and' ? [at + 2, at + 3] : [at, at + 1];
  const isDone = (next: number) => {
    const word = words[next] ?? '';
    const agrees = isMany ? !/[^s]s$/.test(word) : /[^s]s$/.test(word);
    return happens.test(word) || (next === at && words.length > next + 1 && agrees && isVerb(word));
  };
  const found = listed.find(isDone);
  return (
    found ??
    (isClause(text)
      ? Math.max(
          0,
          words.findIndex((word, next) => next > 0 && happens.test(word)),
        )
      : 0)
  );
}

function isSentence(text: string): boolean {
  return isClause(text) || verbAt(text) > 0;
}

/** *The dragon can’t breathe fire*, of *a dragon who can’t breathe fire*; null where the words are no sentence. */
function sentenceOf(idea: string): string | null {
  const [, determiner = '', who = '', rest = ''] = relative.exec(idea) ?? [];
  if (rest !== '') return `${/^(?:my|our)$/i.test(determiner) ? 'your' : 'the'} ${who}${rest}`;
  const [, lacking = '', missing = ''] = without.exec(idea) ?? [];
  if (missing !== '')
    return `${/^(?:my|our) /i.test(lacking) ? lacking.replace(/^(?:my|our)/i, 'your') : lacking.replace(/^an? /i, 'the ')} has no ${missing}`;
  const [first = ''] = idea.split(', ');
  return isSentence(first) ? idea : null;
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

const usualLead = 'All goes well at first, but';

type Read = Omit<Scene, 'deed'>;

function readBy(clause: string): Read | null {
  for (const { of, said } of table) {
    const found = of.exec(clause)?.groups;
    if (found === undefined) continue;
    const whoText = found['who'] ?? found['who2'] ?? 'you';
    const who = termOf(whoText);
    const what = found['what'] === undefined ? null : termOf(found['what']);
    const own = said.end === '*' ? (cameTrue(clause) ?? overcome(clause) ?? outcomeOf(clause)) : saidOf(said.end, who, what, found['what']);
    if (own === null) continue;
    const outcome = {
      asked: saidOf(said.asked, who, what, found['what']),
      fix: saidOf(said.fix, who, what),
      change: saidOf(said.change, who, what),
      next: saidOf(said.next, who, what),
      end: toldToThem(own),
      last: saidOf(said.last, who, what),
    };
    const { act = null, shows = null, be = null, lead = usualLead } = said;
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
          outcome,
        };
  }
  return null;
}

/** What is no play: illness, a loss, a baby that is not there yet, parents who part. */
const grave =
  /\b(?:pregnan\p{L}*|in (?:her|mummy’s|mum’s|my|mama’s) (?:tummy|belly)|bab(?:y|ies)(?! (?:dragon|dino\p{L}*|shark|owl|elephant|penguin|bear|monster|animals?|unicorn|bird|seal|\p{L}+saur\p{L}*)s?\b)|newborn|ill|sick|poorly|fever|hospital|operation|cancer|wheelchair|die[sd]?|dying|dead|death|heaven|funeral|grave|passed away|divorc\p{L}*|separat\p{L}*|moved out|accident|miss(?:es)? (?:mum|dad|mama|papa|grand)\p{L}*|schwanger|krank|gestorben|tot|malade|mort|enceinte|enferm[oa]|muert[oa]|malat[oa]|morto)\b/iu;

/** Whether something hard or tender is in the words of which nobody may make a play with a trouble in it. */
export function isGrave({ spoken }: OwnWords): boolean {
  return grave.test(spoken);
}

/** Verbs of other languages of which it is plain what they do to a thing. */
const abroad: readonly (readonly [RegExp, string, string])[] = [
  [/^(?:klaut|stiehlt|vole|roba|ruba|steelt|kradnie|rouba|caliyor|nimmt)$/, 'takes', 'take'],
  [/^(?:klauen|stehlen|volent|roban|rubano|stelen|kradna|roubam|nehmen)$/, 'takes', 'take'],
  [/^(?:frisst|isst|mange|mangia|eet|zjada|yiyor)$/, 'eats', 'eat'],
  [/^(?:fressen|essen|mangent|mangiano|eten|zjadaja)$/, 'eats', 'eat'],
];

/** *The fox takes Opa’s shoes*, of *ein Fuchs klaut Opas Schuhe*: only where who, the deed and what it is done to are known, in this order. */
function translated(words: OwnWords): string | null {
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
  return `the ${words.who.several ? words.who.many : words.who.one} ${words.who.several ? verb[2] : verb[1]} ${whose} ${noun}`;
}

/** What happens in the words; null where they are no sentence that can be told, or one of which nobody makes a play. */
export function sceneIn(words: OwnWords): Scene | null {
  if (isGrave(words) || words.told.length > 0) return null;
  const sentence = words.idea === null ? translated(words) : sentenceOf(mended(words.idea));
  if (sentence === null || sentence.split(' ').length > longest) return null;
  const name = sentence.split(' ').slice(0, verbAt(sentence)).join(' ');
  // Whoever is pointed at is whom the words began with.
  const parts = sentence.split(goesOn).map((part) => part.replace(/^(?:it|he|she|they) /i, `${name} `));
  const clauses = parts.length > 1 ? [...parts.reverse(), sentence] : [sentence];
  const read = clauses.map((clause) => readBy(within(clause))).find((found) => found !== null) ?? null;
  const deed = within(toldToThem(sentence)).replace(
    /(?<!,) and (?=(?:(?:the|your) \p{L}+|you|\p{Lu}\p{L}+) (?:is|has|\p{Ll}+[^s]s)\b|(?:(?:the|your) \p{L}+|you) (?:are|have)\b)/u,
    ', and ',
  );
  return {
    deed,
    ...(read ?? { who: termOf(name), what: null, act: null, shows: null, be: null, event: deed, lead: usualLead, outcome: null }),
  };
}
