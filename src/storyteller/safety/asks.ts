import { sentencesIn } from '../words/sentences.ts';
/**
 * Who is asked to do something, clause by clause. English only. A story may tell of a dragon that runs; `Run!`, `you run`, `everybody
 * runs` and `Mia runs` are asked of children. What can't be told apart counts as asked.
 */

/** Whom a string is said to: read aloud, offered to be chosen, or an instruction that the adult reads quietly. */
export type Voice = 'aloud' | 'option' | 'adult';

export type Clause = {
  /** The words of the clause, names of children as `child0name`. */
  text: string;
  /** Where what is asked begins in `text`; null where nobody is asked anything. */
  from: number | null;
  /** Numbers of the children who are asked, or everybody. */
  who: readonly number[] | 'all';
  /** The verb may stand with an -s: `Mia runs`, `everybody runs`. */
  third: boolean;
  /** A `don't … or …` before it still holds. */
  denied: boolean;
  /** It tells what they did: no body is asked anything by that. */
  past: boolean;
  /** The sentence as the family hears it. */
  sentence: string;
};

type Mode = 'ask' | 'tell' | 'open';

/** `You sat in the dark`, `we all followed it with our noses`: what was done. Not `you had better`, `you wanted to`, nor a verb that is its own past. */
const whatWasDone =
  /^(?:(?:and|but|so|then|there|first)\s+)*(?:you|we)(?: (?:all|both|only|just|even|never|\p{L}+ly))? (?:sat|stood|held|went|came|took|gave|made|found|heard|felt|saw|kept|knew|thought|said|told|brought|caught|built|drew|sang|blew|ran|rode|led|lost|rang|sent|shook|slept|slid|spoke|swung|threw|wrote|won|began|became|bent|fell|flew|grew|understood|(?!(?:need|feed|weed|speed|seed|heed|breed|proceed|succeed)\b)\p{L}{2,}ed)\b(?! (?:to|better)\b)/iu;

const childToken = /^child(\d+)name$/;
const possessive = /^child\d+name's$/;

const subjects = new Set('you we everybody everyone whoever anybody anyone ye all both each'.split(' '));
const askedPhrases =
  /^(?:all|both|each|one|some|two|three|any|most|none|half|nobody|no one)(?: one)? of (?:you|us|the children|the players|the team)\b|^the (?:others?|rest|first|last|next|leader|one who|two of you|three of you|players?|children|kids|whole family|rest of you|other (?:one|two|children|players?))\b|^(?:every|each|one|another|the other|the next|the first|the last|the oldest|the youngest) (?:child|player|knight|pirate|of you|one|person)\b|^(?:your|our) (?:feet|foot|legs?|knees?|toes|whole body|body|arms?|hands?|fingers?|eyes?|ears?|voices?|heads?|tongues?|turn|job|task|part|mission)\b|^(?:who|which of you) (?:can|could|will|wants|dares|knows|is)\b/;
/** In instructions to the adult children are spoken of: `they hop`, `the watcher turns`. */
const instructed =
  /^(?:they|them|the (?:child|children|kids|little ones?|older ones?|big ones?|younger|older|pair|group|team|players?|leader|captain|\w+er|\w+or|guard|pilot|guide|scout|king|queen)|a (?:child|player)|whoever|somebody|someone|one|two|pairs?|those who|children|kids|players|teams|little ones|older ones)\b/;
const tellers = new Set(
  "he she it they i the a an this that these those his her their its my some many few several another one two three four five six seven eight nine ten nothing something what who which whose how where why there here's it's that's he's she's they're there's".split(
    ' ',
  ),
);
const pluralHead =
  /^(?:they|these|those|two|three|four|five|six|seven|eight|nine|ten|many|some|few|several|all|both|(?:the|his|her|their|my|its) (?:\w+ )?(?:\w+s|geese|mice|people|children|men|women|sheep|folk|oxen|feet))\b/;

const lead =
  /^(?:(?:and|then|now|so|but|or|yet|first|next|last|lastly|finally|again|please|just|only|always|also|too|together|once|twice|here|there|oh|ah|aha|hey|ho|psst|shh|sh|hush|well|yes|ready|steady|okay|ok|very|quite|right|straight|all together|with me|for me|come on|go on|at once|once more|one by one|in turn|by turns|quick|ever|even|still|instead|afterwards|meanwhile|this time|do|please do|try to|be sure to|remember to|get ready to|dare to|go and|come and|time to|ready to|your turn to|let us|let's|lets|to|as you|\w+ly)\s+)+/i;
const subordinate =
  /^(?:when|whenever|if|while|until|till|as soon as|as long as|because|since|before|after|once|unless|although|though|so that|every time|each time|as)\s+/i;

const breaks =
  /\s*(?:[,;:()]|\s[–—-]\s|[–—…])\s*|\s+(?=(?:and then|and|or|but|then|while|until|till|when|whenever|if|as soon as|because|unless|before|after|so that|every time|each time|so|although|whoever)\s)/i;

/** Verbs that begin a request; the body's own are added to them. */
const starters = new Set(
  'add aim agree arrange ask balance be become begin bend blow bow bring build call carry catch change check choose clap close collect come copy count cover creep cross cup cut dance decide dip do drag draw dress drop exchange explain face feel fetch fill find finish flap fold follow form freeze gather get give glide go grab grow guard guess guide hang have hear help hide hold hop hug hum hunt imagine invent join jump keep kick kneel knock land lay lead lean learn leave let lie lift line listen look lower make march mark match meet melt mime move name nod open pack paint pass pat pause peek pick pile place plan plant play point post practise press pretend print promise pull push put raise reach read remember repeat rest return ride ring roll row rub run sail save say scoop search see send set shake share show shrink sing sit skip sleep slide slip sneak snuggle sort spell spin splash split spread squeeze stack stamp stand start stay steer step stick stir stop stretch swap swing take tap teach tell thank think throw tie tiptoe touch trace track trade travel try tuck tug turn twist unfold untie use visit wait wake walk warm watch wave wear weave weigh whisper wiggle wish work wrap write yawn'.split(
    ' ',
  ),
);
const bodyWords = new Set(
  'hands arms eyes ears feet legs knees toes fingers heads shoulders elbows wings paws tails chins noses mouths thumbs fists heels voices steps hops jumps'.split(
    ' ',
  ),
);
const speechTags =
  /^(?:says?|said|asks?|whispers?|calls?|cries|shouts?|mutters?|murmurs?|replies|answers?|sighs?|growls?|adds?|hums?|laughs?|giggles?|sings?|roars?|squeaks?|yells?|explains?|announces?|grumbles?|hisses|snaps?|begs?|thinks?|declares?)\s+(?:the|a|an|one|his|her|old|little|general|king|queen|sir|captain|[A-Z]|he|she|it|they|somebody|someone)/;

function singular(token: string): string[] {
  return token.endsWith('s')
    ? [token.slice(0, -1), token.endsWith('es') ? token.slice(0, -2) : '', token.endsWith('ies') ? `${token.slice(0, -3)}y` : '']
    : [];
}

/** The clauses of one text. `names` are the children's, in the order of their numbers; `verbs` the bases that ask; `guide`: what is asked
 * is asked of the adult, unless it names the children. */
export function clausesOf(text: string, voice: Voice, names: readonly string[], verbs: ReadonlySet<string>, guide = false): Clause[] {
  const isVerb = (token: string) => starters.has(token) || verbs.has(token);
  const out: Clause[] = [];
  let mood: Mode = 'open';
  for (const raw of sentencesOf(text)) {
    if (sound.test(raw)) continue;
    const sentence = raw.replace(eitherWay, 'sitting').replace(signs, easiestSign).replace(eyesEitherWay, '');
    const toAdult = guide || (voice === 'adult' && /^(?:for )?(?:you|adult|grown-up)\s*:/i.test(sentence));
    for (const part of mask(sentence, names).split(/["“”„«»]+|[;:]\s|\s[–—]\s/)) {
      const spoken = clausesOfPart(part, sentence, voice, isVerb, toAdult, mood);
      out.push(...spoken.clauses);
      mood = spoken.mood;
    }
  }
  return out;
}

/** `ROAR!`, `Knock, knock!`: what is heard in the story. */
const sound = /^["'(]*(?:(?:roar|splash|knock|puff|huff|thump|crash|bang|boom|whoosh|pop|howl)[\s,.!?…"'-]*)+\)?$/i;
/** Where a body may do as it likes, nothing is asked of it. */
const eitherWay =
  /\b(?:standing|stand(?: up)?|sitting|sit|seated|lying(?: down)?|lie(?: down)?|on the floor|on a chair|on your feet)(?:, (?:standing|stand|sitting|sit|seated|lying(?: down)?|lie(?: down)?))? or (?:standing|stand|sitting|sit(?: down)?|seated|lying(?: down)?|lie(?: down)?|on the floor|in (?:a|your) chair|on a chair|in bed|stay in bed)\b/gi;
/** A sign that can be given in more than one way: whoever cannot point nods. */
const signs =
  /\b(?:(?:point|lean|nod|look|sniff|wink)(?:,| or) (?:only )?)+(?:point|lean|nod|look)\b(?: (?:to|at) (?:it|one|the one)\b)?/gi;

function easiestSign(said: string): string {
  return /\b(?:lean|nod)\b/i.test(said) ? 'nod' : said;
}

/** `Eyes open or shut`: as they like. */
const eyesEitherWay = /,? ?(?:with )?(?:your )?eyes (?:open or (?:shut|closed)|(?:shut|closed) or open)/gi;

type Draft = {
  text: string;
  mode: Mode;
  from: number;
  who: readonly number[] | 'all';
  third: boolean;
  denied: boolean /** Several others do it. */;
  several: boolean;
  past: boolean;
};

function clausesOfPart(
  part: string,
  sentence: string,
  voice: Voice,
  isVerb: (token: string) => boolean,
  toAdult: boolean,
  before: Mode,
): { clauses: Clause[]; mood: Mode } {
  const pieces = part.split(breaks).filter((piece) => piece !== undefined && /[\p{L}]/u.test(piece));
  const drafts: Draft[] = [];
  let carried: Draft | null = null;
  let called: readonly number[] | 'all' = 'all';
  let past = false;
  for (const piece of pieces) {
    const draft = readClause(piece.trim(), voice, isVerb, toAdult, carried, called);
    const vocative = /^(?:(?:and|now|then|so|oh) )?(child\d+name)(?: and (child\d+name))?$/.exec(piece.trim());
    if (vocative !== null) called = numbersIn(vocative[0]);
    const previous = drafts.at(-1);
    draft.denied =
      /^(?:or|nor)\b/i.test(piece.trim()) &&
      previous !== undefined &&
      (previous.denied || /\b(?:don't|do not|never|nobody|no one|not|no|without)\b/i.test(previous.text));
    const tells = whatWasDone.test(piece.trim());
    // (until something is asked again: `You held your breath, now hop`)
    past = tells || (past && draft.mode !== 'ask');
    draft.past = tells || (past && lateSubject(draft.text, voice) === null);
    drafts.push(draft);
    if (!subordinate.test(piece.trim()) && draft.mode !== 'open') carried = draft;
    else if (subordinate.test(piece.trim())) carried = null;
  }
  const clauses = drafts.map((draft, at): Clause => {
    const next = drafts.slice(at + 1).find((other) => other.mode !== 'open');
    const prior = drafts.slice(0, at).findLast((other) => other.mode !== 'open');
    const source = draft.mode === 'open' ? (next ?? prior) : draft;
    const mode = source?.mode ?? (voice === 'aloud' && before === 'tell' && part.length > 40 ? 'tell' : 'ask');
    const asked = mode === 'ask';
    const late = asked ? 0 : lateSubject(draft.text, voice);
    return {
      text: draft.text,
      from: asked ? draft.from : late,
      who: asked ? (source?.who ?? 'all') : 'all',
      third: draft.third,
      denied: draft.denied,
      past: draft.past,
      sentence,
    };
  });
  const said = drafts.findLast((draft) => draft.mode !== 'open')?.mode;
  return { clauses, mood: said ?? before };
}

/** Where somebody else's clause turns to the children: `the lake makes you jump`. */
function lateSubject(text: string, voice: Voice): number | null {
  const found = (
    voice === 'adult'
      ? /\b(?:you|we|us|everybody|everyone|each of you|whoever|they|them|child\d+name)\b(?!')/i
      : /\b(?:you|we|us|everybody|everyone|each of you|whoever|child\d+name)\b(?!')/i
  ).exec(text);
  return found === null || found.index === 0 ? null : found.index;
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(/child(\d+)name(?!')/g)].map((match) => Number(match[1]));
}

function readClause(
  piece: string,
  voice: Voice,
  isVerb: (token: string) => boolean,
  toAdult: boolean,
  carried: Draft | null,
  called: readonly number[] | 'all',
): Draft {
  const text = piece;
  const sub = subordinate.exec(piece)?.[0] ?? '';
  const rest = piece.slice(sub.length);
  const skipped = lead.exec(rest)?.[0] ?? '';
  const body = rest.slice(skipped.length);
  const from = sub.length + skipped.length;
  const lower = body.toLowerCase();
  const tokens = lower.match(/[\p{L}\p{N}'-]+/gu) ?? [];
  const [head = '', second = ''] = tokens;
  const draft = (mode: Mode, who: Draft['who'] = called, third = false): Draft => ({
    text,
    mode,
    from,
    who,
    third,
    denied: false,
    past: false,
    several:
      mode === 'tell' &&
      (pluralHead.test(strip(text).toLowerCase()) || (carried?.several === true && (isVerb(head) || subordinate.test(piece)))),
  });
  const letUs = /(?:let us|let's|lets)\s*$/i.test(skipped.trim());
  if (childToken.test(head)) {
    const names = /^child\d+name(?:(?:,| and|, and) child\d+name)*/.exec(lower)?.[0] ?? head;
    return tokens.length === 1 ? draft('open', numbersIn(lower)) : draft('ask', numbersIn(names), true);
  }
  if (possessive.test(head)) return draft('open');
  if (askedPhrases.test(lower)) return draft('ask', called, true);
  if (subjects.has(head) && !(toAdult && head === 'you')) {
    if (head === 'all' && second !== 'you' && second !== 'together' && !isVerb(second)) return draft('tell');
    if (
      (head === 'both' || head === 'each') &&
      !/^(?:both|each) (?:of )?(?:you|child|player|one|of us|hands?|arms?|feet|palms?)\b/.test(lower) &&
      !isVerb(singular(second)[0] ?? '')
    )
      return draft('tell');
    return draft('ask', called, true);
  }
  if (voice === 'adult' && instructed.test(lower)) return draft('ask', 'all', true);
  if (/^(?:can|could|will|would|do|dare|may|must|shall|are) (?:you|we|anybody|anyone|all of you)\b/.test(lower)) return draft('ask');
  if (/^(?:can|could|will|does|may|must) child\d+name\b/.test(lower)) return draft('ask', numbersIn(lower), true);
  if (/^(?:don't|do not|never|nobody|no one|no|not|nothing|without)\b/.test(lower)) return draft('ask', called, true);
  if (speechTags.test(body)) return draft('tell');
  if (toAdult && isVerb(head)) return draft('tell');
  if (letUs) return draft('ask');
  // `Rush has stopped`, `Rush leaned her broom against it`: a name that is a verb as well.
  if (isVerb(head) && /^\S+ (?:is|was|are|were|has|had|\p{L}+ed (?:her|his|its|their))\b/u.test(lower)) return draft('tell');
  if (isVerb(head) && !/^(?:of|by|is|was|are|were|has|had|day|days|after|'s)\b/.test(second)) {
    if (carried?.several === true && !sub) return draft('tell');
    if (carried?.mode === 'ask') return { ...draft('ask', carried.who), third: carried.third };
    return draft('ask');
  }
  if (tellers.has(head)) return draft('tell');
  // (`Eyes closed`, `Hands up` are no sentences about others)
  const bases = singular(head);
  if (bases.some((base) => base !== '' && isVerb(base)) && !bodyWords.has(head)) {
    return carried?.mode === 'ask' && carried.third ? { ...draft('ask', carried.who), third: true } : draft('tell');
  }
  if (singular(second).some((base) => base !== '' && isVerb(base)) && !bodyWords.has(second) && /^\p{Lu}/u.test(body)) return draft('tell');
  const past = fronted.exec(lower)?.[0];
  if (past !== undefined && past.length < lower.length) {
    const rest = readClause(body.slice(past.length), voice, isVerb, toAdult, null, called);
    return { ...rest, text, from: from + past.length + rest.from };
  }
  if (/^(?:is|was|are|were|has|had|goes|comes|lies|stands|sits|hangs|waits)\b/.test(lower)) return draft('tell');
  return draft('open', called);
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

/** The sentences of a text, marks of emphasis taken off. */
export function sentencesOf(text: string): string[] {
  const plain = text
    .replace(/[*_]+/g, '')
    .replace(/[’‘]/g, "'")
    .replace(/[“”„«»]/g, '"');
  return plain
    .split(/\n+/)
    .flatMap((line) => sentencesIn(line))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

const patterns = new Map<string, RegExp>();

/** A name where it stands as a word; made once for each, and for as many as a family has. */
function patternOf(name: string): RegExp {
  const known = patterns.get(name);
  if (known !== undefined) return known;
  if (patterns.size > 200) patterns.clear();
  const escaped = name.replace(/[’‘]/g, "'").replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu');
  patterns.set(name, pattern);
  return pattern;
}

/** Children's names as tokens, so that a name of two words, or one that is a word, can be told. */
export function mask(text: string, names: readonly string[]): string {
  let masked = text;
  const order = names.map((name, at) => ({ name, at })).sort((a, b) => b.name.length - a.name.length);
  for (const { name, at } of order) {
    if (name === '') continue;
    if (masked.includes(name.replace(/[’‘]/g, "'"))) masked = masked.replace(patternOf(name), `child${at}name`);
  }
  return masked;
}

export function unmask(text: string, names: readonly string[]): string {
  return text.replace(/child(\d+)name/g, (token, at: string) => names[Number(at)] ?? token);
}
