import { plainText } from '../../../src/domain/plain-text.ts';
import { type Step, stepTexts, stepText, type StepText } from '../../../src/domain/step.ts';
import { checkText } from '../../../src/storyteller/check-words.ts';
import { grade, wordCount } from '../../../src/storyteller/readability.ts';
import { type LimitsInput, limitsOf } from '../../../src/storyteller/safety/limits.ts';
import { type Hit, hitsIn, type Said } from '../../../src/storyteller/safety/rendered.ts';
import { auditStep } from '../../../src/storyteller/safety/step.ts';
import type { Limits } from './wording-plan.ts';

/** What a step from outside must not say: the writing rules of the packs, held against what somebody else has written. */

const noSlots: ReadonlySet<string> = new Set();

/** The writing rules that are about safety, by their names in the packs' lints; the others are about style. */
export const safetyRules: ReadonlySet<string> = new Set([
  'no blindfolds',
  'nothing to eat or drink',
  'danger stays in the story, and out of hands',
  'no climbing on furniture',
]);

/** Fields that tell the story; the others tell people what to do. In a story a knight may have a sword. */
const storyFields: ReadonlySet<StepText> = new Set(['prologue', 'text_to_read', 'narration', 'ending', 'content']);

const lists = ['cues', 'safety', 'options', 'bullets'] as const;

/**
 * Every rule of safety that the step breaks, as `field: rule`, and every limit of the children and the place that it passes over, as
 * `asks: run`. What is said is not quoted: it may hold a name. Limits are held against English words only.
 */
export function safetyFaults(step: Step, family: LimitsInput): string[] {
  return [...brokenSafety(step), ...new Set(auditStep(step, limitsOf(family)).map(({ rule }) => rule))];
}

function brokenSafety(step: Step): string[] {
  const fields = stepTexts.flatMap((field): [string, string, boolean][] => {
    const text = stepText(step, field);
    return text === null ? [] : [[field, text, storyFields.has(field)]];
  });
  // (what to look out for may name what to stay away from: `safety` and `cues` are not held to this)
  const others = lists
    .filter((field) => field === 'options' || field === 'bullets')
    .flatMap((field) => (step[field] ?? []).map((text): [string, string, boolean] => [field, text, false]));
  return [...fields, ...others].flatMap(([field, text, story]) =>
    brokenRules(text, story).flatMap((rule) => (safetyRules.has(rule) ? [`${field}: ${rule}`] : [])),
  );
}

/** `story`: danger may be told of. */
function brokenRules(text: string, story: boolean): string[] {
  const braceless = text.replace(/[{}]/g, ' ');
  return checkText(braceless, story ? 'step/legs' : 'step/do', noSlots).map((fault) => fault.rule.replace(/^“[^”]*”: /, ''));
}

/** Where to find people or pages has no place in a story. */
const contact = /https?:|www\.|@\w|\b\w+\.(com|org|net|io)\b|\d[\d\s()/-]{6,}\d/i;
/** A teller that talks about itself or its orders has left the story. */
const offStage =
  /\b(as an? (ai|assistant|language model)|language model|system prompt|(ignore|previous|these|my) instructions|json|api key)\b/i;

/** Rules for a read-aloud step that a model has worded: all of the packs', and those of its plan. `words` are in tokens, without names. */
export function wordingFaults(words: Readonly<Record<string, string>>, title: string, limits: Limits): string[] {
  const texts = Object.entries(words);
  const all = texts.map(([, text]) => text).join('\n');
  const count = wordCount(all);
  const [least, most] = limits.words;
  const lower = all.toLowerCase();
  const faults = texts.flatMap(([field, text]) => {
    const clean = plainText(text);
    return [
      ...(clean === '' ? [`${field} is empty`] : []),
      ...brokenRules(text.replace(/\s*\n\s*/g, ' ').replace(/\s{2,}/g, ' '), false)
        .filter((rule) => !brokenRules(limits.draft, false).includes(rule))
        .map((rule) => `${field}: ${rule}`),
      ...limits.bans
        .filter(({ pattern }) => pattern.test(text) && !pattern.test(limits.draft))
        .map(({ name }) => `${field}: ${name} is off today`),
    ];
  });
  // What the draft asks too is settled by the parts in the instruction.
  const settled = new Set(hitsOf({ draft: limits.draft }, '', limits).map(hitKey));
  const hits = hitsOf(words, title, limits).filter((hit) => !settled.has(hitKey(hit)));
  return [
    ...faults,
    ...new Set(hits.map(({ rule, match }) => `“${match}”: ${saidOf(rule)}`)),
    ...(count < least ? [`${count} words are read aloud; at least ${least} are needed`] : []),
    ...(count > most ? [`${count} words are read aloud; at most ${most} fit`] : []),
    ...(grade(all) > limits.grade
      ? [`the sentences are too hard for the youngest: reading grade ${grade(all).toFixed(1)}, at most ${limits.grade}`]
      : []),
    ...limits.musts.filter((must) => !lower.includes(must.toLowerCase())).map((must) => `“${must}” must be in it`),
    ...limits.things
      .filter((thing) => new RegExp(`\\b${thing}s?\\b`, 'i').test(words['challenge'] ?? all))
      .map((thing) => `nobody said that there is a ${thing}`),
    ...unknownTokens(`${all} ${title}`, limits.tokens).map((token) => `${token} is nobody`),
    ...(contact.test(`${all} ${title}`) ? ['no addresses and no numbers to call'] : []),
    ...(offStage.test(`${all} ${title}`) ? ['stay in the story'] : []),
    ...(title.trim() === '' || title.length > 70 ? ['the title is a few words'] : []),
    ...brokenRules(title, true).map((rule) => `title: ${rule}`),
  ];
}

function unknownTokens(text: string, tokens: ReadonlySet<string>): string[] {
  return [...new Set(text.match(/\b(?:CHILD|ADULT)_?\d*\b/g) ?? [])].filter((token) => !tokens.has(token));
}

function hitsOf(words: Readonly<Record<string, string>>, title: string, limits: Limits): Hit[] {
  const said = Object.values(words).map((text): Said => ({ text, for: 'aloud' }));
  return hitsIn([...said, { text: title, for: 'option' }], limits.family);
}

function hitKey({ rule, child }: Hit): string {
  return `${rule} ${child ?? ''}`;
}

/** A rule in words that a model can follow. */
function saidOf(rule: string): string {
  const [kind, what] = rule.split(': ');
  if (kind === 'asks') return `${what} is off today, for a child or for this place`;
  return kind === 'word' ? 'this word must not be heard here' : `never asked of children (${what})`;
}
