import { singularOf } from '../words/terms.ts';
import { isUnfit } from '../words/unfit.ts';

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
    .replace(/ (?:that|who|which)$/, '')
    .replace(/^(?:i|we)$/i, 'you')
    .replace(/\b(?:my|our)\b/g, 'your');
  return { name, isMany: /^(?:you|they)$| and |(?:[^su]s(?<!\bChristmas)|mice|children|people)$/.test(name) };
}

const being = ({ isMany }: Subject) => (isMany ? 'are' : 'is');

/** What is so once it is not so any more. */
const after: Readonly<Record<string, string>> = {
  stuck: 'free',
  trapped: 'free',
  blocked: 'free',
  jammed: 'free',
  lost: 'there again',
  gone: 'there again',
  missing: 'there again',
  locked: 'open',
  closed: 'open',
  broken: 'mended',
  sick: 'well again',
  ill: 'well again',
  hurt: 'well again',
  dirty: 'clean',
  asleep: 'awake',
  frozen: 'warm again',
  empty: 'full again',
  hungry: 'full',
  shrunk: 'big again',
};

/** What is so once it is not too much any more; of anything else it is just right. */
const enough: readonly (readonly [RegExp, string])[] = [
  [/^(?:loud|noisy)$/i, 'quiet'],
  [/^heavy$/i, 'as light as a feather'],
  [/^(?:small|little|short|young)$/i, 'big enough'],
  [/^slow$/i, 'fast enough'],
  [/^dark$/i, 'bright'],
  [/^far$/i, 'nearly there'],
];

/** Who has a trouble, and the end of it; null where the words only look like one. */
type Rule = readonly [trouble: RegExp, end: (subject: Subject, found: readonly string[]) => string | null];

const us = /^(?:you|they|he|she|it)$/;
const is = '(?:is|are|was|were|gets?|got|has got)';
/** Something that somebody does something to, and what may stand behind it. */
const what = String.raw`((?:the|an?|my|our|his|her|its|their|all the) [\p{L}’]+(?: [\p{L}’]+){0,2}?)`;
const behind = String.raw`(?: (?:in|from|on|at|to|with|for|under|behind|out|of|before|every|again|up|and|so|today|yesterday|last|away)\b.*)?$`;

/** What somebody does to a thing, and what is so of the thing in the end: *the whale ate our boat*, *your boat comes out again*. */
function doneTo(verbs: string, end: (thing: Subject, who: Subject) => string | null): Rule {
  return [
    new RegExp(`^(.+?) (?:(?:has|have|had) )?(?:${verbs}) ${what}${behind}`, 'iu'),
    (who, [thing = '']) => end(subjectOf(thing), who),
  ];
}

const becomes =
  (state: string) =>
  (thing: Subject): string =>
    `${thing.name} ${being(thing)} ${state}`;
const does =
  (verb: string, rest: string) =>
  (thing: Subject): string =>
    `${thing.name} ${verbOf(verb, thing.isMany)} ${rest}`;

const rides = '(?:bus|train|plane|flight|ferry|boat|ship|tram|taxi|rocket)';
/** Whatever somebody is glad to turn into. */
const better = /\b(?:princ|king|queen|butterfl|hero|swan|dragon|unicorn)/i;

/** What somebody did to something. */
const harms: readonly Rule[] = [
  doneTo(String.raw`ate|eats?|eaten|swallow(?:s|ed)?|gobble[sd]?(?: up)?`, (thing, who) =>
    us.test(who.name) ? null : /^(?:some|any)|^mum|^dad/i.test(who.name) ? becomes('there again')(thing) : does('come', 'out again')(thing),
  ),
  // A bus is taken to get somewhere, and is not missing then.
  doneTo(String.raw`stole|steals?|stolen|took|taken|pinched|nicked|snatched`, (thing, who) =>
    us.test(who.name) || new RegExp(`${rides}$|^the (?:bath|nap|photo|shower|walk)`).test(thing.name) ? null : does('come', 'back')(thing),
  ),
  doneTo('hid|hides?|hidden', becomes('found')),
  doneTo('broke|breaks?|broken|tore|torn|ripped|smashed|cracked', becomes('mended')),
  doneTo('burned|burnt|burns?', becomes('just right, the second time')),
  doneTo('dropped|drops?|squashed|crushed|sat on|stepped on|spilled|spilt', becomes('as good as new')),
];

/** What went wrong with it by itself. */
const mishaps: readonly Rule[] = [
  [
    /^(.+?) (?:has |have |is |are )?(?:ran|runs?|running|flew|flown|fl(?:y|ies)|flying|walked|swam|rolled|sailed|drove|drifted|floated|crawled|hopped|blew|got) (?:away|off)\b.*$/i,
    (who) => (who.name === 'you' ? null : does('come', 'back')(who)),
  ],
  [
    /^(.+?) (?:has |have )?(?:escaped?|escapes|got out|broke out)(?: (?:from|of|out of) .+)?$/i,
    (who) => (who.name === 'you' ? null : does('come', 'home again')(who)),
  ],
  [/^(.+?) (?:has |have )?(?:disappeared|vanished|disappears?|vanish(?:es)?)\b.*$/i, becomes('there again')],
  [/^(.+?) (?:is hiding|are hiding|hid|hides?|has hidden|have hidden)(?: (?:in|under|behind|from|on|somewhere)\b.*)?$/i, becomes('found')],
  [
    /^(.+?) (?:fell|has fallen|falls) asleep\b.*$/i,
    (who) => (us.test(who.name) || /\b(?:baby|child|every\p{L}*)$/u.test(who.name) ? null : becomes('awake again')(who)),
  ],
  [/^(.+?) (?:fell|has fallen|have fallen|falls) apart\b.*$/i, becomes('in one piece again')],
  [/^(.+?) (?:fell|has fallen|have fallen|falls) in(?:to)?(?! love)\b.*$/i, becomes('out again')],
  [
    /^(.+?) (?:fell|has fallen|have fallen|falls) (?:down|over|off|from|out of)\b.*$/i,
    (who) => (/\b(?:snow|rain|lea(?:f|ves)|tooth)$/.test(who.name) ? null : becomes('up again')(who)),
  ],
  [/^(.+?) (?:broke|breaks?|has broken|have broken) down\b.*$/i, does('run', 'again')],
  [
    /^(.+?) (?:broke|burst|popped|cracked|ripped|tore|snapped|collapsed|split|has burst|has popped|(?:has|is|got) (?:broken|ripped|torn))$/i,
    becomes('mended'),
  ],
  [/^(.+?) (?:froze|freezes|has frozen|have frozen)\b.*$/i, becomes('warm again')],
  [/^(.+?) (?:melt(?:s|ed)?|(?:is|are) melting|has melted|have melted)\b.*$/i, becomes('cold and whole again')],
  [
    /^(.+?) (?:was |were |has |have |has been |have been )?turned into (.+)$/i,
    (who, [other = '']) => (better.test(other) || who.name === 'you' ? null : `${who.name} ${being(who)} ${who.name} again`),
  ],
  [
    new RegExp(`^(.+?) (?:have |has )?(?:missed|misses) (?:the|our|my|their|his|her) ((?:\\p{L}+ )?${rides})\\b.*$`, 'iu'),
    ({ name }, [ride]) => `the ${ride} has waited for ${us.test(name) ? name.replace('they', 'them') : name}`,
  ],
];

/** What is wrong for as long as nobody does anything about it. */
const states: readonly Rule[] = [
  [
    /^(.+?) (?:is|are|comes?) (?:so |very |too |always )?late\b.*$/i,
    (who) => (us.test(who.name) ? null : does('come', 'just in time')(who)),
  ],
  [
    /^(.+?(?:power|electricity|lights?|lamp|internet|wifi|tv|television|heating)) (?:is|are|went|goes|has gone) (?:out|off|down)\b.*$/i,
    becomes('on again'),
  ],
  [
    /^(.+?) (?:has|have)(?: got)? (?:(?:an?|the) )?(?:very )?(?:(?:sore|stiff|broken|itchy|runny|swollen) \p{L}+|hiccups|flu|fever|cold|\p{L}+ ?ache|measles|chickenpox)\b.*$/iu,
    becomes('well again'),
  ],
  [new RegExp(`^(.+?) ${is} (?:locked|shut) (?:in|up|inside)\\b.*$`, 'i'), becomes('free')],
  [
    new RegExp(`^(.+?) ${is}(?: \\p{L}+ing)?(?: far| much| way| a bit)? too (?!many|much|late)(\\p{L}+)\\b.*$`, 'iu'),
    (who, [state = '']) =>
      /^(?:big|tall|wide|huge|large)$/i.test(state)
        ? does('squeeze', 'in, just about')(who)
        : becomes(enough.find(([says]) => says.test(state))?.[1] ?? 'just right')(who),
  ],
];

/** Whom somebody saves, as they are called where they are safe: *puppies*, *the puppies*. */
function savedAs(words: string): Subject {
  return subjectOf(/^\p{Ll}+s$/u.test(words) ? `the ${words}` : words);
}

/** What is done together, and how it comes out. */
const tasks: readonly Rule[] = [
  [
    /^(.+?) (?:battle|fight|wrestle|compete)(?: (?:each other|one another))?(| (?!fire).+)$/i,
    ({ name, isMany }, [rest = '']) => {
      if (!isMany || name === 'you') return null;
      const isOneKind = /^\p{L}+$/u.test(name) && !us.test(name) && /^(?:| and .+| (?:about|over|for|in|on) .+)$/i.test(rest);
      return isOneKind ? `the smallest ${singularOf(name.toLowerCase())} wins` : 'the smallest of all wins';
    },
  ],
  [
    new RegExp(
      String.raw`^(.+?) (?:(?:must|have to|has to|need to|needs to|can) )?(?:rescues?|saves?) (?!(?:the )?(?:day|money|water)\b|(?:in|on|at|from|by|with)\b)(\p{L}+(?: \p{L}+){0,3}?)${behind}`,
      'iu',
    ),
    (_, [saved = '']) => becomes('safe')(savedAs(saved)),
  ],
  [
    /^(.+?) (races?) (?:to|through|round|around|across|over|down|up) .+$/i,
    (who, [verb]) => (who.isMany === (verb?.toLowerCase() === 'race') ? `${who.name} ${being(who)} through, and the ribbon flies` : null),
  ],
];

/** A trouble, and its end. Each begins with who has it. */
const troubles: readonly Rule[] = [
  [/^(nobody|no one) (.+)$/i, (_, [rest]) => `everybody ${rest}`],
  [/^(.+?) (?:can’t|cannot|can not) stop (.+)$/i, (who, [rest = '']) => does('stop', rest)(who)],
  [/^(.+?) keeps? (?:on )?(\p{L}+ing\b.*)$/iu, (who, [rest = '']) => does('stop', rest)(who)],
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
  ...states,
  [
    new RegExp(`^(.+?) ${is}(?: so| very| all)? (${Object.keys(after).join('|')})\\b.*$`, 'i'),
    (who, [state = '']) => `${who.name} ${being(who)} ${after[state.toLowerCase()]}`,
  ],
  [/^(.+?) (?:is|are)(?:n’t| not) (.+)$/i, (who, [rest]) => `${who.name} ${being(who)} ${rest}`],
  [
    /^(.+?) (?:(?:has|have) )?(?:lost|forgot|forgotten|loses?) ((?:his|her|its|their|the|an?|my|our) .+)$/i,
    (who, [lost = '']) => `${who.name} ${verbOf('have', who.isMany)} ${lost.replace(/^(?:my|our)\b/, 'your')} again`,
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
    const said = end(subjectOf(who), found);
    if (said === null) continue;
    return isUnfit(said.replace(/\b(?:breathe|spit)s? fire\b/, '')) ? null : said;
  }
  return null;
}

/** *Everybody likes the soup*, of *nobody likes the soup*; null where the words are no trouble. */
export function overcome(piece: string): string | null {
  return endOf(troubles, piece);
}

/**
 * How something comes out that is all a family tells: *your sock comes out again*, of *the washing machine ate my sock*, and *the puppies are safe*, of *we rescue puppies*;
 * null where it is nothing that comes out one way or the other. In a longer story it is something that happens, and no trouble that stays.
 */
export function resolutionOf(piece: string): string | null {
  return endOf([...harms, ...mishaps, ...tasks], piece);
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
