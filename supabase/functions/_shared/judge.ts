import { plainText } from '../../../src/domain/plain-text.ts';
import { type Step, type StepText, stepText, stepTexts } from '../../../src/domain/steps/step.ts';
import type { PlanAnswer, StoryPlan } from '../../../src/storyteller/director/plan.ts';
import type { Moment } from '../../../src/storyteller/engine/moment.ts';
import { askedIn, dangerIn } from '../../../src/storyteller/safety/danger/danger.ts';
import { type Hit, type Limits, type LimitsInput, limitsOf } from '../../../src/storyteller/safety/limits.ts';
import { isLooping } from '../../../src/storyteller/safety/loops.ts';
import { auditStep } from '../../../src/storyteller/safety/step.ts';
import { brokenRules } from '../../../src/storyteller/safety/writing.ts';
import { grade, wordCount } from '../../../src/storyteller/words/readability.ts';
import { sentencesIn } from '../../../src/storyteller/words/sentences.ts';
import type { Names } from './names.ts';

/** Checks steps from outside against the storyteller's own rules. */

/** Fields that tell the story; the others tell people what to do. In a story a knight may have a sword. */
const storyFields: ReadonlySet<StepText> = new Set(['note_reply', 'prologue', 'text_to_read', 'narration', 'ending', 'content']);

/**
 * Every safety rule that the step breaks, as `field: rule`, and every limit of the children and the place that it ignores, as `asks: run`.
 * It does not quote the step, because that may contain a name. Limits are checked for English words only. A step that goes round in circles
 * is not read any further.
 */
export function safetyFaults(step: Step, family: LimitsInput): string[] {
  const loops = loopFaults(allTexts(step));
  if (loops.length > 0) return loops;
  return [...brokenSafety(step), ...new Set(auditStep(step, limitsOf(family)).map(({ rule }) => rule))];
}

/** Every text of a step with its field. */
function allTexts(step: Step): [string, string][] {
  const single = [...stepTexts, 'step' as const, 'details' as const].map((field): [string, string] => [field, step[field] ?? '']);
  const lists = (['cues', 'safety', 'options', 'bullets'] as const).map((field): [string, string] => [
    field,
    (step[field] ?? []).join('\n'),
  ]);
  return [...single, ...lists];
}

function loopFaults(texts: readonly [string, string][]): string[] {
  return texts.filter(([, text]) => isLooping(text)).map(([field]) => `${field}: says the same over and over`);
}

/** A text of a step; `asks` is the part that asks people to do something. */
type Held = { field: string; story: boolean; asks: string };

/** The texts of a step that are checked for danger. */
export function heldTexts(step: Step): Held[] {
  const fields = stepTexts.flatMap((field): Held[] => {
    const text = stepText(step, field);
    if (text === null) return [];
    const story = storyFields.has(field);
    return [{ field, story, asks: story ? askedIn(plainText(text)) : plainText(text) }];
  });
  // `safety` is not checked, because it names what to stay away from. Details are long, and are read line by line, so that a dangerous one stands out.
  const others = { details: (step.details ?? '').split(/\n+/), options: step.options ?? [], bullets: step.bullets ?? [] };
  const said = Object.entries(others).flatMap(([field, texts]) =>
    texts.map((text): Held => ({ field, story: false, asks: plainText(text) })),
  );
  const cues = (step.cues ?? []).map((text): Held => ({ field: 'cues', story: false, asks: withoutWarnings(plainText(text)) }));
  return [...fields, ...said, ...cues].filter(({ asks }) => asks !== '');
}

/** Sentences that say what to keep from; one that goes on (`and`, `then`) may ask for something after all. */
const warns =
  /^(?:never|do not|don['’]t|no|nobody|no one|avoid|mind|beware|stay (?:away|off|clear|out)|take care that (?:nobody|no one)|watch (?:out|that)|make sure that (?:nobody|no one)|(?:keep|put) (?:\S+ ){1,4}(?:away|off|clear|out of (?:reach|the way)))\b(?!.*\b(?:and|then|but)\b)/i;

function withoutWarnings(cue: string): string {
  return sentencesIn(cue)
    .filter((sentence) => !warns.test(sentence))
    .join(' ');
}

function brokenSafety(step: Step): string[] {
  return heldTexts(step).flatMap(({ field, story, asks }) => {
    const found = dangerIn(asks);
    // A cue is often a few words about how somebody speaks or stands: only what it names counts.
    const danger = field === 'cues' && found?.words === '' ? null : found;
    return [
      ...brokenRules(asks, story).flatMap(({ rule }) => (rule.safety ? [`${field}: ${rule.rule}`] : [])),
      ...(danger === null ? [] : [`${field}: could hurt (${danger.kind})`]),
    ];
  });
}

/** Addresses of people or pages have no place in a story. */
const contact = /https?:|www\.|@\w|\b\w+\.(com|org|net|io)\b|\d[\d\s()/-]{6,}\d/i;
/** The model talks about itself or its instructions instead of telling the story. */
const outOfStory =
  /\b(as an? (ai|assistant|language model)|language model|system prompt|(ignore|previous|these|my) instructions|json|api key)\b/i;

/** What an answer is checked against. */
export type Criteria = {
  /** What was requested, with names hidden. */
  plan: StoryPlan;
  names: Names;
  /** What the children and the place do not allow, with their names. */
  limits: Limits;
  /** Common household things that nobody has said are there. */
  things: readonly string[];
};

/** `plan`: of `moment`, with names hidden. */
export function criteriaFor(plan: StoryPlan, names: Names, { session }: Moment): Criteria {
  const { family, library } = session;
  const said = JSON.stringify({ ...plan, notes: [] }).toLowerCase();
  const things = library.things.map(({ one }) => one).filter((name) => /^[a-z]{3,}$/.test(name) && !said.includes(name));
  return { plan, names, limits: family.limits, things };
}

const aloud = ['opening', 'call', 'close', 'question'] as const;
/** Fields that ask people to do something, rather than only tell. */
const doing: ReadonlySet<string> = new Set(['call', 'how', 'offers']);
/** The maximum number of words for the adult. */
const mostForAdult = 70;

/** Why the answer (with names hidden) can't be read aloud; empty if it can. Quoted words are in “ ”. */
export function wordingFaults(answer: PlanAnswer, criteria: Criteria): string[] {
  const { plan, names } = criteria;
  const texts = textsOf(answer);
  const loops = loopFaults(texts);
  if (loops.length > 0) return loops;
  const whole = texts.map(([, text]) => text).join('\n');
  return [
    ...texts.flatMap(([field, text]) => (text.trim() === '' && isNeeded(field, plan) ? [`${field} is empty`] : [])),
    ...texts.flatMap(([field, text]) => ruleFaults(field, text, criteria)),
    ...lengthFaults(answer, plan),
    ...plan.must_name.filter((any) => !any.some((word) => textAloud(answer).toLowerCase().includes(word.toLowerCase()))).map(mustWords),
    ...thingFaults(answer, criteria),
    ...offerFaults(answer, plan),
    ...unknownTokens(whole, names.tokens).map((token) => `${token} is nobody`),
    ...(contact.test(whole) ? ['no addresses and no numbers to call'] : []),
    ...(outOfStory.test(whole) ? ['stay in the story'] : []),
    ...(answer.title.length > 70 ? ['the title is a few words'] : []),
    ...limitFaults(answer, criteria),
  ];
}

function textsOf(answer: PlanAnswer): [string, string][] {
  const { title, opening, call, close, how, question, offers = [] } = answer;
  const fields = Object.entries({ title, opening, call, close, how, question });
  return [
    ...fields.flatMap(([field, text]): [string, string][] => (text === undefined ? [] : [[field, text]])),
    ...offers.map(({ text }): [string, string] => ['offers', text]),
  ];
}

function textAloud(answer: PlanAnswer): string {
  return aloud.flatMap((field) => answer[field] ?? []).join('\n');
}

/** A field that the storyteller's own draft leaves empty may stay empty. */
function isNeeded(field: string, plan: StoryPlan): boolean {
  if (field === 'offers' || field === 'title') return true;
  return plan.draft[field as 'opening'] !== '';
}

/** Words that the storyteller's own draft uses are allowed: a knight's tale may have a sword. */
function ruleFaults(field: string, text: string, { plan }: Criteria): string[] {
  const isDoing = doing.has(field);
  const own = isDoing
    ? JSON.stringify([plan.draft, plan.ways, plan.next])
    : JSON.stringify({ ...plan, notes: [], canon: null, last_told: '' });
  const known = own.toLowerCase();
  const broken = brokenRules(plainText(text), false).filter(({ words }) => words.some((word) => !known.includes(word)));
  const danger = dangerIn(isDoing ? plainText(text) : askedIn(plainText(text)));
  const isOwn = danger?.words.split(' … ').every((word) => known.includes(word)) ?? true;
  return [
    ...broken.map(({ rule }) => `${field}: ${rule.rule}`),
    ...(danger === null || isOwn ? [] : [`${field}: this could hurt a child who does it (${danger.kind}): “${danger.words}”`]),
  ];
}

function lengthFaults(answer: PlanAnswer, plan: StoryPlan): string[] {
  const all = textAloud(answer);
  const [least, most] = wordsFor(plan);
  const hardest = gradeFor(plan);
  const count = wordCount(all);
  return [
    ...(count < least ? [`${count} words are read aloud; at least ${least} are needed`] : []),
    ...(count > most ? [`${count} words are read aloud; at most ${most} fit`] : []),
    ...(grade(all) > hardest
      ? [`the sentences are too hard for the youngest: reading grade ${grade(all).toFixed(1)}, at most ${hardest}`]
      : []),
    ...(wordCount(answer.how) > mostForAdult ? [`how: the adult reads ${mostForAdult} words at most`] : []),
  ];
}

/** The range for the number of words read aloud, as wide as the storyteller's own steps need. */
function wordsFor({ kind, budget, draft }: StoryPlan): readonly [number, number] {
  const [least, most] = budget.words;
  const own = wordCount(textAloud(draft));
  const edge = kind === 'scene' ? 1 : 2;
  return [Math.min(Math.floor(least * 0.7), own), Math.max(Math.ceil(most * edge * 1.15), own + 10)];
}

function gradeFor({ budget, draft }: StoryPlan): number {
  return Math.max(budget.grade + 1, Math.ceil(grade(textAloud(draft)) * 10) / 10);
}

function mustWords(any: readonly string[]): string {
  return `${any.map((word) => `“${word}”`).join(' or ')} must be in it`;
}

function thingFaults(answer: PlanAnswer, { things }: Criteria): string[] {
  const asked = `${answer.call ?? ''}\n${answer.how}`;
  return things.filter((thing) => new RegExp(`\\b${thing}s?\\b`, 'i').test(asked)).map((thing) => `nobody said that there is a ${thing}`);
}

function offerFaults({ way, offers = [] }: PlanAnswer, plan: StoryPlan): string[] {
  const wanted = plan.ways.find(({ id }) => id === way)?.offers ?? [];
  if (plan.draft.offers === undefined) return [];
  const texts = offers.map(({ text }) => text.toLowerCase().replace(/[.!?]+$/, ''));
  const isSame = wanted.length === offers.length && wanted.every((id) => offers.some((offer) => offer.id === id));
  return [
    ...(isSame ? [] : [`offers: after this way the choices are ${wanted.join(', ') || 'none'}, each once`]),
    ...(new Set(texts).size < texts.length ? ['offers: two of them say the same'] : []),
    ...offers
      .filter(({ text }) => wordCount(text) > plan.budget.offer)
      .map(({ id }) => `offers: ${id} has more than ${plan.budget.offer} words`),
  ];
}

function unknownTokens(text: string, tokens: ReadonlySet<string>): string[] {
  return [...new Set(text.match(/\b(?:CHILD|ADULT)_?\d*\b/g) ?? [])].filter((token) => !tokens.has(token));
}

/** Checks the limits of the children and the place on the words as the family will hear them. */
function limitFaults(answer: PlanAnswer, { names, limits }: Criteria): string[] {
  const { title, opening, call = '', close = '', how, question = '', offers = [] } = answer;
  const { show } = names;
  const step: Step = {
    id: '',
    type: 'action',
    step: show(title),
    text_to_read: show(opening),
    narration: show(call),
    ending: show(close),
    question: show(question),
    action: show(how),
    options: offers.map(({ text }) => show(text)),
  };
  return [...new Set(auditStep(step, limits).map((hit) => `“${names.hide(hit.match)}”: ${saidOf(hit)}`))];
}

/** A rule in words that a model can follow. */
function saidOf({ rule }: Hit): string {
  const [kind, what] = rule.split(': ');
  if (kind === 'asks') return `${what} is off today, for a child or for this place`;
  return kind === 'word' ? 'this word must not be heard here' : `never asked of children (${what})`;
}
