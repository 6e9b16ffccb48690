import { sentencesIn } from '../words/sentences.ts';
import { wordSet } from '../words/word-set.ts';
import { mask } from './name-tokens.ts';
import { type ClauseReading, type Meant, type Mode, numbersIn, readClause, subordinate, type Voice } from './read-clause.ts';

/**
 * Who is asked to do something, clause by clause. English only. A story may tell of a dragon that runs; `Run!`, `you run`, `everybody
 * runs` and `Mia runs` are asked of children. What can't be told apart counts as asked.
 */

export type Clause = {
  /** The words of the clause, names of children as `child0name`. */
  text: string;
  /** Where what is asked begins in `text`; null where nobody is asked anything. */
  from: number | null;
  /** Numbers of the children who are asked, or everybody. */
  who: Meant;
  /** The verb may stand with an -s: `Mia runs`, `everybody runs`. */
  third: boolean;
  /** A `don't … or …` before it still holds. */
  denied: boolean;
  /** It tells what they did: no body is asked anything by that. */
  past: boolean;
  /** The sentence as the family hears it. */
  sentence: string;
};

/**
 * What was done: `You sat in the dark`, `we all followed it with our noses`. Not `you had better`, `you wanted to`, nor a verb whose past is like its
 * present.
 */
const whatWasDone =
  /^(?:(?:and|but|so|then|there|first)\s+)*(?:you|we)(?: (?:all|both|only|just|even|never|\p{L}+ly))? (?:didn't|did not|sat|stood|held|went|came|took|gave|made|found|heard|felt|saw|kept|knew|thought|said|told|brought|caught|built|drew|sang|blew|ran|rode|led|lost|rang|sent|shook|slept|slid|spoke|swung|threw|wrote|won|began|became|bent|fell|flew|grew|understood|(?!(?:need|feed|weed|speed|seed|heed|breed|proceed|succeed)\b)\p{L}{2,}ed)\b(?! (?:to|better)\b)/iu;

/** Where one clause ends and the next begins. */
const breaks =
  /\s*(?:[,;:()]|\s[–—-]\s|[–—…])\s*|\s+(?=(?:and then|and|or|but|then|while|until|till|when|whenever|if|as soon as|because|unless|before|after|so that|every time|each time|so|although|whoever)\s)/i;

/** Verbs that begin a request, beside those of the body. */
const starters = wordSet(
  'add aim agree arrange ask balance be become begin bend blow bow bring build call carry catch change check choose clap close collect come copy count cover creep cross cup cut dance decide dip do drag draw dress drop exchange explain face feel fetch fill find finish flap fold follow form freeze gather get give glide go grab grow guard guess guide hang have hear help hide hold hop hug hum hunt imagine invent join jump keep kick kneel knock land lay lead lean learn leave let lie lift line listen look lower make march mark match meet melt mime move name nod open pack paint pass pat pause peek pick pile place plan plant play point post practise press pretend print promise pull push put raise reach read remember repeat rest return ride ring roll row rub run sail save say scoop search see send set shake share show shrink sing sit skip sleep slide slip sneak snuggle sort spell spin splash split spread squeeze stack stamp stand start stay steer step stick stir stop stretch swap swing take tap teach tell thank think throw tie tiptoe touch trace track trade travel try tuck tug turn twist unfold untie use visit wait wake walk warm watch wave wear weave weigh whisper wiggle wish work wrap write yawn',
);

/** `guide`: a hint for the adult, whose imperatives are for the adult; `they` are the children. */
export type Spoken = { text: string; for: Voice; guide?: boolean };

/**
 * The clauses of one line. `names`: the children's, in the order of their numbers; `verbs`: the bases that ask something of a body.
 */
export function clausesOf({ text, for: voice, guide = false }: Spoken, names: readonly string[], verbs: ReadonlySet<string>): Clause[] {
  const isVerb = (token: string) => starters.has(token) || verbs.has(token);
  const out: Clause[] = [];
  let mood: Mode = 'open';
  for (const raw of plainSentences(text)) {
    if (sound.test(raw)) continue;
    const sentence = raw.replace(eitherWay, 'sitting').replace(signs, easiestSign).replace(eyesEitherWay, '');
    const toAdult = guide || (voice === 'adult' && /^(?:for )?(?:you|adult|grown-up)\s*:/i.test(sentence));
    for (const part of mask(sentence, names).split(/["“”„«»]+|[;:]\s|\s[–—]\s/)) {
      const spoken = clausesOfPart(part, { sentence, voice, isVerb, toAdult }, mood);
      out.push(...spoken.clauses);
      mood = spoken.mood;
    }
  }
  return out;
}

/** `ROAR!`, `Knock, knock!`: what is heard in the story. */
const sound = /^["'(]*(?:(?:roar|splash|knock|puff|huff|thump|crash|bang|boom|whoosh|pop|howl)[\s,.!?…"'-]*)+\)?$/i;
/** A choice between ways (standing or sitting) asks for neither. */
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

/** A sentence, and how it is said. */
type Saying = {
  sentence: string;
  voice: Voice;
  isVerb: (token: string) => boolean;
  /** It is said to the adult: what it asks is not asked of the children, unless it names them. */
  toAdult: boolean;
};

/** The clauses of a part of a sentence, and whether the part asks or tells: `before` is that of the part before it, for what leaves it open. */
function clausesOfPart(part: string, saying: Saying, before: Mode): { clauses: Clause[]; mood: Mode } {
  const { sentence, voice, isVerb, toAdult } = saying;
  const pieces = part.split(breaks).filter((piece) => piece !== undefined && /[\p{L}]/u.test(piece));
  const readings: ClauseReading[] = [];
  let carried: ClauseReading | null = null;
  let called: Meant = 'all';
  let past = false;
  for (const piece of pieces) {
    const reading = readClause(piece.trim(), { voice, isVerb, toAdult, carried, called });
    const vocative = /^(?:(?:and|now|then|so|oh) )?(child\d+name)(?: and (child\d+name))?$/.exec(piece.trim());
    if (vocative !== null) called = numbersIn(vocative[0]);
    const previous = readings.at(-1);
    reading.denied =
      /^(?:or|nor)\b/i.test(piece.trim()) &&
      previous !== undefined &&
      (previous.denied || /\b(?:don't|do not|never|nobody|no one|not|no|without)\b/i.test(previous.text));
    const tells = whatWasDone.test(piece.trim());
    // Until something is asked again: `You held your breath, now hop`.
    past = tells || (past && reading.mode !== 'ask');
    reading.past = tells || (past && lateSubject(reading.text, voice) === null);
    readings.push(reading);
    if (!subordinate.test(piece.trim()) && reading.mode !== 'open') carried = reading;
    else if (subordinate.test(piece.trim())) carried = null;
  }
  const clauses = readings.map((reading, at): Clause => {
    const next = readings.slice(at + 1).find((other) => other.mode !== 'open');
    const prior = readings.slice(0, at).findLast((other) => other.mode !== 'open');
    const source = reading.mode === 'open' ? (next ?? prior) : reading;
    const mode = source?.mode ?? (voice === 'aloud' && before === 'tell' && part.length > 40 ? 'tell' : 'ask');
    const asked = mode === 'ask';
    const late = asked ? 0 : lateSubject(reading.text, voice);
    return {
      text: reading.text,
      from: asked ? reading.from : late,
      who: asked ? (source?.who ?? 'all') : 'all',
      third: reading.third,
      denied: reading.denied,
      past: reading.past,
      sentence,
    };
  });
  const said = readings.findLast((reading) => reading.mode !== 'open')?.mode;
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

/** The sentences of a text, marks of emphasis taken off. */
export function plainSentences(text: string): string[] {
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
