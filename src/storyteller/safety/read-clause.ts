import { wordSet } from '../words/word-set.ts';

/**
 * Reads one clause of an English sentence: does it ask something of somebody here, or tell of others? It goes by the first words: who or what the
 * subject is, then whether a verb begins the clause. Children's names are tokens (`name-tokens.ts`).
 */

/** Whom a text is said to: read aloud to all, offered to be chosen, or an instruction that the adult reads quietly. */
export type Voice = 'aloud' | 'option' | 'adult';

/** `ask`: somebody here is asked to do it; `tell`: it tells of others; `open`: the clause alone does not say, its neighbours decide. */
export type Mode = 'ask' | 'tell' | 'open';

/** Numbers of the children who are meant, or everybody. */
export type Meant = readonly number[] | 'all';

export type ClauseReading = {
  text: string;
  mode: Mode;
  /** Where in `text` the clause proper begins, after conjunctions and interjections. */
  from: number;
  who: Meant;
  /** The verb may stand with an -s: `Mia runs`. */
  third: boolean;
  /** A `don't … or …` before it still holds. */
  denied: boolean;
  /** It tells of several others. */
  several: boolean;
  /** It tells what was done. */
  past: boolean;
};

/** What is known of a clause from those around it. */
export type ClauseContext = {
  voice: Voice;
  /** Whether a word is the base of a verb that can be asked for. */
  isVerb: (token: string) => boolean;
  /** The imperatives are the adult's own. */
  toAdult: boolean;
  /** The clause before this one, where its subject may still be meant: `Mia runs and hops`. */
  carried: ClauseReading | null;
  /** Whoever was called by name before: `Mia, hop!` */
  called: Meant;
};

const childToken = /^child(\d+)name$/;
const possessive = /^child\d+name's$/;

/** Subjects that are those who listen. */
const subjects = wordSet('you we everybody everyone whoever anybody anyone ye all both each');
/** The same in several words: `each of you`, `the others`, `your feet`. */
const askedPhrases =
  /^(?:all|both|each|one|some|two|three|any|most|none|half|nobody|no one)(?: one)? of (?:you|us|the children|the players|the team)\b|^the (?:others?|rest|first|last|next|leader|one who|two of you|three of you|players?|children|kids|whole family|rest of you|other (?:one|two|children|players?))\b|^(?:every|each|one|another|the other|the next|the first|the last|the oldest|the youngest) (?:child|player|knight|pirate|of you|one|person)\b|^one (?:leg|foot|knee)\b|^up goes (?:a|one|your|the other) \w+|^(?:your|our) (?:feet|foot|legs?|knees?|toes|whole body|body|arms?|hands?|fingers?|eyes?|ears?|voices?|heads?|tongues?|turn|job|task|part|mission)\b|^(?:who|which of you) (?:can|could|will|wants|dares|knows|is)\b/;
/** In instructions to the adult children are spoken of: `they hop`, `the watcher turns`. */
const instructed =
  /^(?:they|them|the (?:child|children|kids|little ones?|older ones?|big ones?|younger|older|pair|group|team|players?|leader|captain|\w+er|\w+or|guard|pilot|guide|scout|king|queen)|a (?:child|player)|whoever|somebody|someone|one|two|pairs?|those who|children|kids|players|teams|little ones|older ones)\b/;
/** First words of a clause that tells of somebody or something else. */
const tellers = wordSet(
  "he she it they i the a an this that these those his her their its my some many few several another one two three four five six seven eight nine ten nothing something what who which whose how where why there here's it's that's he's she's they're there's",
);
/** Subjects that are several: their verbs have no -s, and so look like a request. */
const pluralHead =
  /^(?:they|these|those|two|three|four|five|six|seven|eight|nine|ten|many|some|few|several|all|both|(?:the|his|her|their|my|its) (?:\w+ )?(?:\w+s|geese|mice|people|children|men|women|sheep|folk|oxen|feet))\b/;

/** What may stand before the words of a request: `and now`, `please`, `psst`. */
const lead =
  /^(?:(?:and|then|now|so|but|or|yet|first|next|last|lastly|finally|again|please|just|only|always|also|too|together|once|twice|here|there|oh|ah|aha|hey|ho|psst|shh|sh|hush|well|yes|ready|steady|okay|ok|very|quite|right|straight|all together|with me|for me|come on|go on|at once|once more|one by one|in turn|by turns|quick|ever|even|still|instead|afterwards|meanwhile|this time|do|please do|try to|be sure to|remember to|get ready to|dare to|go and|come and|time to|ready to|your turn to|let us|let's|lets|to|as you|\w+ly)\s+)+/i;
/** A conjunction that makes the clause a condition or a time. */
export const subordinate =
  /^(?:when|whenever|if|while|until|till|as soon as|as long as|because|since|before|after|once|unless|although|though|so that|every time|each time|as)\s+/i;

/** Nouns of the body that look like a verb with an -s. */
const bodyWords = wordSet(
  'hands arms eyes ears feet legs knees toes fingers heads shoulders elbows wings paws tails chins noses mouths thumbs fists heels voices steps hops jumps',
);
/** What follows a quote: `says the fox`. */
const speechTags =
  /^(?:says?|said|asks?|whispers?|calls?|cries|shouts?|mutters?|murmurs?|replies|answers?|sighs?|growls?|adds?|hums?|laughs?|giggles?|sings?|roars?|squeaks?|yells?|explains?|announces?|grumbles?|hisses|snaps?|begs?|thinks?|declares?)\s+(?:the|a|an|one|his|her|old|little|general|king|queen|sir|captain|[A-Z]|he|she|it|they|somebody|someone)/;

/** What a word with an -s may be without it. */
function singular(token: string): string[] {
  return token.endsWith('s')
    ? [token.slice(0, -1), token.endsWith('es') ? token.slice(0, -2) : '', token.endsWith('ies') ? `${token.slice(0, -3)}y` : '']
    : [];
}

/** The numbers of the children whose tokens stand in the text, those with an apostrophe left out. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(/child(\d+)name(?!')/g)].map((match) => Number(match[1]));
}

/** A clause taken apart, as the rules read it. */
type Parts = {
  /** It begins with a conjunction of time or condition. */
  isSubordinate: boolean;
  /** It begins with `let us`. */
  letUs: boolean;
  /** It begins with `then`, `now` or `and`: *then say it* is no tag of a quote, as *say the geese* is. */
  prompted: boolean;
  /** From the subject on, as written and in small letters. */
  body: string;
  lower: string;
  tokens: readonly string[];
  head: string;
  second: string;
  /** The reading of this clause, where a rule has decided. */
  as: (mode: Mode, who?: Meant, third?: boolean) => ClauseReading;
};

/** Reads a clause. `text` has no space at its ends. */
export function readClause(text: string, context: ClauseContext): ClauseReading {
  const { isVerb, carried, called } = context;
  const conjunction = subordinate.exec(text)?.[0] ?? '';
  const rest = text.slice(conjunction.length);
  const skipped = lead.exec(rest)?.[0] ?? '';
  const body = rest.slice(skipped.length);
  const from = conjunction.length + skipped.length;
  const lower = body.toLowerCase();
  const tokens = lower.match(/[\p{L}\p{N}'-]+/gu) ?? [];
  const [head = '', second = ''] = tokens;
  const isOfSeveral = (): boolean =>
    pluralHead.test(strip(text).toLowerCase()) || (carried?.several === true && (isVerb(head) || subordinate.test(text)));
  const as = (mode: Mode, who = called, third = false): ClauseReading => ({
    text,
    mode,
    from,
    who,
    third,
    denied: false,
    past: false,
    several: mode === 'tell' && isOfSeveral(),
  });
  const letUs = /(?:let us|let's|lets)\s*$/i.test(skipped.trim());
  const prompted = /\b(?:then|now|and|or|so)\s+$/i.test(skipped);
  const parts: Parts = { isSubordinate: conjunction !== '', letUs, prompted, body, lower, tokens, head, second, as };
  const decided = bySubject(parts, context) ?? byVerb(parts, context);
  if (decided !== null) return decided;
  const start = fronted.exec(lower)?.[0];
  if (start !== undefined && start.length < lower.length) {
    const main = readClause(body.slice(start.length), { ...context, carried: null });
    return { ...main, text, from: from + start.length + main.from };
  }
  if (/^(?:is|was|are|were|has|had|goes|comes|lies|stands|sits|hangs|waits)\b/.test(lower)) return as('tell');
  return as('open');
}

/** What the subject decides; null where it decides nothing. */
function bySubject(
  { prompted, body, lower, tokens, head, second, as }: Parts,
  { voice, isVerb, toAdult, carried, called }: ClauseContext,
): ClauseReading | null {
  if (childToken.test(head)) {
    const names = /^child\d+name(?:(?:,| and|, and) child\d+name)*/.exec(lower)?.[0] ?? head;
    return tokens.length === 1 ? as('open', numbersIn(lower)) : as('ask', numbersIn(names), true);
  }
  if (possessive.test(head)) return as('open');
  if (askedPhrases.test(lower)) return as('ask', called, true);
  if (subjects.has(head) && !(toAdult && head === 'you')) {
    const isOfOthers =
      head === 'all'
        ? second !== 'you' && second !== 'together' && !isVerb(second)
        : (head === 'both' || head === 'each') &&
          !/^(?:both|each) (?:of )?(?:you|child|player|one|of us|hands?|arms?|feet|palms?)\b/.test(lower) &&
          !isVerb(singular(second)[0] ?? '') &&
          !(head === 'both' && isVerb(second));
    return isOfOthers ? as('tell') : as('ask', called, true);
  }
  if (voice === 'adult' && instructed.test(lower)) return as('ask', 'all', true);
  if (/^(?:can|could|will|would|do|dare|may|must|shall|are) (?:you|we|anybody|anyone|all of you)\b/.test(lower)) return as('ask');
  if (/^(?:can|could|will|does|may|must) child\d+name\b/.test(lower)) return as('ask', numbersIn(lower), true);
  if (/^(?:don't|do not|never|nobody|no one|no|not|nothing|without)\b/.test(lower)) return as('ask', called, true);
  const goesOn = isVerb(head) || (carried?.mode === 'ask' && carried.third);
  return speechTags.test(body) && !(prompted && goesOn) ? as('tell') : null;
}

/** What the first words decide where no subject has: a verb at the head asks, or goes on with the clause before. */
function byVerb(
  { isSubordinate, letUs, body, lower, head, second, as }: Parts,
  { isVerb, toAdult, carried }: ClauseContext,
): ClauseReading | null {
  if (toAdult && isVerb(head)) return as('tell');
  if (letUs) return as('ask');
  // `Rush has stopped`, `Rush leaned her broom against it`: a name that is a verb as well.
  if (isVerb(head) && /^\S+ (?:is|was|are|were|has|had|\p{L}+ed (?:her|his|its|their))\b/u.test(lower)) return as('tell');
  if (isVerb(head) && !/^(?:of|by|is|was|are|were|has|had|day|days|after|'s)\b/.test(second)) {
    if (carried?.several === true && !isSubordinate) return as('tell');
    if (carried?.mode === 'ask') return as('ask', carried.who, carried.third);
    return as('ask');
  }
  if (tellers.has(head)) return as('tell');
  // `Eyes closed` and `Hands up` tell of nobody else.
  if (singular(head).some((base) => base !== '' && isVerb(base)) && !bodyWords.has(head)) {
    return carried?.mode === 'ask' && carried.third ? as('ask', carried.who, true) : as('tell');
  }
  const isNamedFirst = singular(second).some((base) => base !== '' && isVerb(base)) && !bodyWords.has(second) && /^\p{Lu}/u.test(body);
  return isNamedFirst ? as('tell') : null;
}

/** `In the afternoon the geese stop`: what comes before the subject. */
const fronted =
  /^(?:in|at|on|after|before|with|by|from|under|behind|between|over|through|beside|near|above|below|for|during|along|across|around|inside|outside|of|without)\b (?:(?:the|a|an|his|her|their|its|my|your|our|this|that|every|each|one|two|three|all) )?(?:[\p{L}'-]+ ){1,3}?(?=(?:the|a|an|his|her|their|its|he|she|it|they|you|we|everybody|everyone|somebody|child\d+name|each|all of you)\b)/u;

/** Without what comes before the subject. */
function strip(text: string): string {
  const rest = text.slice((subordinate.exec(text)?.[0] ?? '').length);
  const bare = rest.slice((lead.exec(rest)?.[0] ?? '').length);
  return bare.slice((fronted.exec(bare.toLowerCase())?.[0] ?? '').length);
}
