import type { Step } from '../../domain/steps/step.ts';
import type { Limits } from '../safety/limits.ts';
import { hitsIn, type Line } from '../safety/rendered.ts';
import { addressed } from '../safety/step.ts';
import type { Tale } from '../tales/schema.ts';
import { wordingFor } from './bands.ts';
import type { Family } from './people/family.ts';
import type { Playable } from './picking/gates.ts';
import { render, type Scope } from './wording/render.ts';

/** Checks words as they will be read or tapped, after rendering, against the place and every child's considerations, and takes out what is off here. */

/** The lines of a doing that every step with it shows: the call, the choice's label, the adult's line and the adult's part. */
export function linesOfDoing(family: Family, scope: Scope, { doing }: Playable): Line[] {
  const line = (kind: Line['for'], template: string | undefined): Line[] =>
    template === undefined ? [] : [{ text: render(template, scope), for: kind }];
  return [
    ...line('aloud', wordingFor(doing.call, family.band)),
    ...line('option', wordingFor(doing.offer, family.band)),
    ...line('adult', wordingFor(doing.how, family.band)),
    ...line('adult', doing.part?.do),
  ];
}

/** What was decided about lines, by the limits that they were held against: the same doing is looked at for what to lay out, when it is offered and when it is told. */
const decided = new WeakMap<Limits, Map<string, boolean>>();

/** Whether none of these lines asks for or names what is off for somebody here. */
export function areAllowed({ limits }: Family, lines: readonly Line[]): boolean {
  const known = decided.get(limits) ?? new Map<string, boolean>();
  decided.set(limits, known);
  return lines.every((line) => {
    const key = JSON.stringify(line);
    const isAllowed = known.get(key) ?? hitsIn([line], limits).length === 0;
    known.set(key, isAllowed);
    return isAllowed;
  });
}

/** *“Louder?” asks Tonk* is one sentence: what follows begins with a small letter. */
const sentenceEnd = /(?<=[.!?…]["”’)]*)\s+(?!\p{Ll})/u;

/** Joins the sentences that stay. Where the sentence with a quote's opening or closing mark goes, the mark moves to the next one that stays. */
function joinKept(sentences: readonly string[], stays: (sentence: string) => boolean): string {
  const kept: string[] = [];
  let isSpoken = false;
  let isOpen = false;
  for (const sentence of sentences) {
    const wasSpoken = isSpoken;
    const [opens, closes] = [sentence.lastIndexOf('“'), sentence.lastIndexOf('”')];
    if (opens !== closes) isSpoken = opens > closes;
    if (!stays(sentence)) continue;
    if (isOpen && !wasSpoken) kept.push(`${kept.pop()}”`);
    kept.push(wasSpoken && !isOpen ? `“${sentence}` : sentence);
    isOpen = isSpoken;
  }
  return isOpen && !isSpoken ? `${kept.join(' ')}”` : kept.join(' ');
}

/** The text without the sentences that somebody here must not be asked or told, its paragraphs kept; '' where nothing is left. `kind`: whom it is said to. */
export function allowedText(family: Family, text: string, kind: Line['for'] = 'aloud'): string {
  if (text === '' || hitsIn([{ text, for: kind }], family.limits).length === 0) return text;
  return text
    .split('\n\n')
    .map((paragraph) =>
      joinKept(paragraph.split(sentenceEnd), (sentence) => hitsIn([{ text: sentence, for: kind }], family.limits).length === 0),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

/** The adult's lines without those that ask for what is off here. */
function allowedLines(family: Family, lines: readonly string[]): string[] {
  return lines.filter((text) => hitsIn(addressed(text, family.limits), family.limits).length === 0);
}

/** How many words that somebody in the family must not hear stand in the title and in texts that no telling of the tale can leave out. */
export function hitsInWords(tale: Tale, family: Family): number {
  const hasFilters = family.children.some(({ limits }) => limits.words.length > 0);
  if (!hasFilters) return 0;
  const texts = [
    tale.title,
    tale.prologue.said,
    ...tale.scenes.flatMap(({ here, ways }) => [
      ...(Array.isArray(here) ? here : [here]),
      ...ways.filter((way) => way.anybody === true).map(({ call }) => call),
    ]),
    ...tale.endings.flatMap(({ open, close }) => [open, close]),
  ];
  const whole = texts.map((text) => wordingFor(text, family.band)).join('\n\n');
  return hitsIn([{ text: whole, for: 'aloud' }], family.limits).filter(({ rule }) => rule.startsWith('word')).length;
}

/** The adult's line where nothing is left of the doing's own. */
const anyhow = 'Take it as slowly as they like. Stop when everybody has had enough.';

/** The title of a step whose own names what is off here. */
function plainTitle({ type }: Step): string {
  if (type === 'prologue') return 'How It Begins';
  return type === 'ending' ? 'How It Ends' : 'What Comes Next';
}

const aloudFields = ['note_reply', 'prologue', 'text_to_read', 'narration', 'challenge', 'ending', 'question'] as const;

/**
 * The step without every sentence that asks for or names what is off here; a text of which nothing is left is left out, and a title
 * that does gives way to a plain one. The ways were chosen so that
 * this takes little away.
 */
export function allowedStep(family: Family, step: Step): Step {
  const changed: Step = { ...step };
  if (hitsIn([{ text: step.step, for: 'option' }], family.limits).length > 0) changed.step = plainTitle(step);
  for (const field of aloudFields) {
    const text = step[field];
    if (text === undefined || text === '') continue;
    const left = allowedText(family, text);
    if (left === '') delete changed[field];
    else changed[field] = left;
  }
  for (const field of ['action', 'preparation'] as const) {
    const text = step[field];
    if (text !== undefined) changed[field] = allowedText(family, text, 'adult') || anyhow;
  }
  for (const field of ['cues', 'safety', 'bullets'] as const) {
    const lines = step[field];
    if (lines !== undefined) changed[field] = allowedLines(family, lines);
  }
  return changed;
}
