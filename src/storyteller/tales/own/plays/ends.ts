import { isUnfit } from '../unfit.ts';

/** How a story ends that a family tells no further than its trouble or its wish: a trouble is overcome, and a wish comes true. */

/** *Says*, *flies*, *has*; as it stands after several and after *you*. */
function verbOf(verb: string, isMany: boolean): string {
  if (isMany) return verb;
  if (verb === 'have') return 'has';
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}${/(?:s|sh|ch|x|z|o)$/.test(verb) ? 'es' : 's'}`;
}

type Subject = { name: string; isMany: boolean };

/** Who it is about: what the family says of itself is said to it. */
function subjectOf(words: string): Subject {
  const name = words
    .replace(/^(?:The|An?|My|Our|We|He|She|They|It|Every\p{L}*|Some\p{L}*)\b/u, (word) => word.toLowerCase())
    .replace(/^an? /, 'the ')
    .replace(/^(?:i|we)$/i, 'you')
    .replace(/\b(?:my|our)\b/g, 'your');
  return { name, isMany: /^(?:you|they)$| and |(?:[^su]s|mice|children|people)$/.test(name) };
}

const being = ({ isMany }: Subject) => (isMany ? 'are' : 'is');

/** What is so once it is not so any more. */
const after: Readonly<Record<string, string>> = {
  stuck: 'free',
  lost: 'there again',
  gone: 'there again',
  missing: 'there again',
  locked: 'open',
  broken: 'mended',
  sick: 'well again',
  ill: 'well again',
  hurt: 'well again',
  dirty: 'clean',
  asleep: 'awake',
};

type Rule = readonly [trouble: RegExp, end: (subject: Subject, found: readonly string[]) => string];

/** A trouble, and its end. Each begins with who has it. */
const troubles: readonly Rule[] = [
  [/^(?:nobody|no one) (.+)$/i, (_, [rest]) => `everybody ${rest}`],
  [
    /^(.+?) (?:won’t|will not|(?:does|do)(?:n’t| not)(?: want to)?|refuses? to|never) (\p{L}+?)(?:s(?= |$))?(| .+)$/iu,
    (who, [verb = '', rest]) => `${who.name} ${verbOf(verb, who.isMany)}${rest}`,
  ],
  [/^(.+?) (?:can’t|cannot|can not) (.+)$/i, ({ name }, [rest]) => `${name} can ${rest}`],
  [/^(.+?) hates? (.+)$/i, (who, [rest]) => `${who.name} ${verbOf('love', who.isMany)} ${rest}`],
  [
    /^(.+?) (?:is|are)(?: so| very| a bit)? (afraid|scared|frightened)(?: of .+)?$/i,
    (who) => `${who.name} ${being(who)} not afraid any more`,
  ],
  [
    new RegExp(`^(.+?) (?:is|are)(?: so| very| all)? (${Object.keys(after).join('|')})\\b.*$`, 'i'),
    (who, [state = '']) => `${who.name} ${being(who)} ${after[state.toLowerCase()]}`,
  ],
  [/^(.+?) (?:is|are)(?:n’t| not) (.+)$/i, (who, [rest]) => `${who.name} ${being(who)} ${rest}`],
  [
    /^(.+?) (?:(?:has|have) )?(?:lost|forgot|forgotten|loses?) ((?:his|her|its|their|the|an?|my|our) .+)$/i,
    (who, [what = '']) => `${who.name} ${verbOf('have', who.isMany)} ${what.replace(/^(?:my|our)\b/, 'your')} again`,
  ],
  [/^(it)(?:’s| is) raining$/i, () => 'the sun comes out'],
];

/** A wish, and how it comes true. */
const wishes: readonly Rule[] = [
  [/^(.+?) wants? to (?:be|become) (.+)$/i, (who, [rest]) => `${who.name} ${being(who)} ${rest}`],
  [/^(.+?) wants? to (?!not|never)(\p{L}+)(| .+)$/iu, (who, [verb = '', rest]) => `${who.name} ${verbOf(verb, who.isMany)}${rest}`],
];

function endOf(rules: readonly Rule[], piece: string): string | null {
  for (const [says, end] of rules) {
    const [, who = '', ...found] = says.exec(piece) ?? [];
    if (who === '') continue;
    const said = end(subjectOf(who), says === troubles[0]?.[0] ? [who] : found);
    return isUnfit(said.replace(/\b(?:breathe|spit)s? fire\b/, '')) ? null : said;
  }
  return null;
}

/** *Everybody likes the soup*, of *nobody likes the soup*; null where the words are no trouble. */
export function overcome(piece: string): string | null {
  return endOf(troubles, piece);
}

/** *The snail is a fireman*, of *the snail wants to be a fireman*; null where the words are no wish. */
export function cameTrue(piece: string): string | null {
  return endOf(wishes, piece);
}

/** What happens in the end of a story whose pieces these are; null where its last piece is an end by itself. */
export function endAfter(pieces: readonly string[], isEnd: (piece: string) => boolean): string | null {
  const last = pieces.at(-1) ?? '';
  const own = cameTrue(last) ?? overcome(last);
  if (own !== null || isEnd(last)) return own;
  return pieces.map(overcome).findLast((end) => end !== null) ?? null;
}
