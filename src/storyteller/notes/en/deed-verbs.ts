import { wordSet } from '../../words/word-set.ts';
import verbs from './deeds.json' with { type: 'json' };

/** English verbs of what children do, and of what happens in their game, by each form in which they are typed. */

/** The past, in each of its spellings (*travelled*, *traveled*), the form for one (*hides*) and the form for several (*hide*); null where only the past is known. */
type Forms = { pasts: readonly [string, ...string[]]; present: { one: string; many: string } | null };

/** Whether the last letter is doubled before an ending: *hop*, *hopped*. */
function doubles(verb: string): boolean {
  return /^(?:[^aeiou]*|[^aeiou]*qu)[aeiou][^aeiouwxy]$/.test(verb) || /^(?:travel|signal)$/.test(verb);
}

function regular(verb: string): Forms {
  const stem = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}i` : verb;
  const one = /(?:s|x|z|ch|sh|o)$/.test(verb) || stem !== verb ? `${stem}es` : `${verb}s`;
  const present = { one, many: verb };
  if (verb.endsWith('e')) return { pasts: [`${verb}d`], present };
  const [plain, doubled] = [`${stem}ed`, `${verb}${verb.at(-1)}ed`];
  return { pasts: doubles(verb) ? [doubled, plain] : [plain, doubled], present };
}

/** `hid/hide`; a past without a present is known by itself. */
function irregular(pair: string): Forms {
  const [past = '', many] = pair.split('/');
  return { pasts: [past], present: many === undefined ? null : regular(many).present };
}

const deeds = [...verbs.regular.split(' ').map(regular), ...verbs.irregular.split(' ').map(irregular)];
const happenings = [...verbs.happens.split(' ').map(regular), ...verbs.happensIrregular.split(' ').map(irregular)];

const pastsOf = (forms: readonly Forms[]): ReadonlySet<string> => new Set(forms.flatMap(({ pasts: spellings }) => spellings));

const pasts = pastsOf(deeds);

type Table = { pasts: ReadonlySet<string>; ofOne: ReadonlyMap<string, string>; ofMany: ReadonlyMap<string, string> };

function tableOf(forms: readonly Forms[]): Table {
  const presents = forms.flatMap(({ pasts: [past], present }) => (present === null ? [] : [{ past, ...present }]));
  return {
    pasts: pastsOf(forms),
    ofOne: new Map(presents.map(({ one, past }) => [one, past])),
    ofMany: new Map(presents.map(({ many, past }) => [many, past])),
  };
}

const doing = tableOf(deeds);
const happening = tableOf([...deeds, ...happenings]);

/** Whether a word is the past tense of something that children do: *hugged*, *sang*. */
export function isDeedVerb(word: string): boolean {
  return pasts.has(word);
}

/**
 * Whose verb it is: one child's, or several people's (null: only a past is theirs for sure); or of something in the game, which does more than children do.
 */
export type Doer = { several: boolean | null; happens: boolean };

/** The past of a verb as it is typed for this doer: *hides*, *hid* → *hid*; null for any other word. */
export function pastOf(word: string, { several, happens }: Doer): string | null {
  const table = happens ? happening : doing;
  if (table.pasts.has(word)) return word;
  return (several === null ? undefined : several ? table.ofMany : table.ofOne)?.get(word) ?? null;
}

const alone = wordSet(verbs.alone);
const happensAlone = wordSet(`${verbs.alone} ${verbs.happensAlone}`);

/** Whether a past says enough by itself: *they danced*, *the volcano erupted*. */
export function saysEnough(past: string, { happens }: Doer): boolean {
  return (happens ? happensAlone : alone).has(past);
}
