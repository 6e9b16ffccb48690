import * as z from 'zod/mini';
import { isRecord } from '../json.ts';
import { plainText } from '../plain-text.ts';
import { Step, type StepText, StepType, stepLimits, stepTexts, Telling, TraceLine } from '../steps/step.ts';
import { listLimits } from './told-step.ts';

/**
 * Parses the answers of a story service. It accepts many forms (an array's first item, an object, an `output`, field names in any case and
 * spacing, plain text), and its result is strict. All texts become plain text.
 */

export type StoryError =
  /** The answer contains no story. */
  | { kind: 'no-story'; message: 'No valid story content received'; detail: string }
  /** The answer has an unknown format. */
  | { kind: 'invalid'; message: 'Invalid response format from webhook'; detail: string };

/** `detail` says what was found and what was expected; it never quotes the answer. */
function noStory(detail: string): StoryError {
  return { kind: 'no-story', message: 'No valid story content received', detail };
}

function invalidAnswer(detail: string): StoryError {
  return { kind: 'invalid', message: 'Invalid response format from webhook', detail };
}

export type StepsResult = { ok: true; steps: [Step, ...Step[]] } | { ok: false; error: StoryError };

/** What the caller knows about the requested steps: it creates the ids, and the types follow the plan. */
export type Expected = {
  /** The id for the item at `offset` in the answer, if the service sends none or one that is taken. */
  idFor: (offset: number) => string;
  /** The ids of the existing steps, because each id must be unique. */
  taken?: ReadonlySet<string>;
  typeFor: (offset: number) => StepType;
  titleFor: (type: StepType) => string;
};

/** The fields of a step that a service may send. */
const known = [
  ...stepTexts,
  'details',
  'type',
  'id',
  'step',
  'cues',
  'safety',
  'options',
  'bullets',
  'energy',
  'minutes',
  'lead',
  'way',
  'telling',
  'trace',
] as const;

/** Other names for them that services use. */
const aliases: Readonly<Record<string, (typeof known)[number]>> = {
  title: 'step',
  'step title': 'step',
  text: 'content',
  story: 'content',
  'story content': 'content',
  message: 'content',
  'step type': 'type',
  'additional details': 'details',
};

/** The name without case, spacing and punctuation: `Text to Read`, `text_to_read`, `textToRead`, `TEXT TO READ:` are the same. */
function squashed(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

const fieldOf: ReadonlyMap<string, string> = new Map([
  ...known.map((field): [string, string] => [squashed(field), field]),
  ...Object.entries(aliases).map(([alias, field]): [string, string] => [squashed(alias), field]),
]);

/** The value under `name` in any spelling; undefined if there is none. */
function spelled(object: Record<string, unknown>, name: string): unknown {
  const key = Object.keys(object).find((other) => squashed(other) === squashed(name));
  return key === undefined ? undefined : object[key];
}

const Texts = z.array(z.string());
const Id = z.string().check(
  z.maxLength(100),
  z.refine((id) => words(id) === id),
);

/** Parses the steps in an answer to `generate_adventure` or `next_step`. */
export function readSteps(answer: unknown, expected: Expected): StepsResult {
  const items = unwrap(answer);
  if (items === null) return { ok: false, error: invalidAnswer(`the answer is ${kindOf(answer)}: a list, an object or a text is read`) };
  const taken = new Set(expected.taken);
  const [first, ...rest] = items.map((item, offset) => {
    const step = readItem(item, offset, expected, taken);
    if (step !== null) taken.add(step.id);
    return step;
  });
  if (first === undefined) return { ok: false, error: noStory('the list is empty') };
  if (first === null) return { ok: false, error: noStory(emptyWords(items[0])) };
  return { ok: true, steps: [first, ...rest.filter((step) => step !== null)] };
}

/** The items in an answer, whatever they are wrapped in; null if there are none. */
function unwrap(answer: unknown, depth = 0): unknown[] | null {
  if (depth > 4) return null;
  if (typeof answer === 'string') {
    const inner = parseJson(answer);
    if (inner !== null) return unwrap(inner, depth + 1);
    return answer.trim() === '' ? null : [answer];
  }
  const first: unknown = Array.isArray(answer) ? answer[0] : answer;
  if (!Array.isArray(answer) && !isRecord(first)) return null;
  // If `output` is empty, the story may be in the fields next to it.
  const inner = isRecord(first) ? unwrap(spelled(first, 'output'), depth + 1) : null;
  return inner ?? (Array.isArray(answer) ? answer : [answer]);
}

function readItem(item: unknown, offset: number, expected: Expected, taken: ReadonlySet<string>): Step | null {
  const raw = typeof item === 'string' ? { content: item } : item;
  if (!isRecord(raw)) return null;
  const named = nameFields(raw);
  const type = StepType.safeParse(typeof named['type'] === 'string' ? named['type'].trim().toLowerCase() : null);
  const stepType = type.success ? type.data : expected.typeFor(offset);
  const texts = Object.fromEntries(
    [...stepTexts, 'details' as const].flatMap((field) => {
      const text = words(named[field]);
      return text === null ? [] : [[field, text]];
    }),
  );
  if (!stepTexts.some((field) => tells(field) && field in texts)) return null;
  const id = Id.safeParse(named['id']);
  const step = {
    ...texts,
    id: id.success && !taken.has(id.data) ? id.data : expected.idFor(offset),
    type: stepType,
    step: words(named['step'], stepLimits.title) ?? expected.titleFor(stepType),
    ...lists(named, ['cues', 'safety', 'options', 'bullets']),
    ...numberIn(named, 'energy', 5),
    ...numberIn(named, 'minutes', 60),
    ...optional('lead', Id, named),
    ...optional('way', Id, named),
    ...optional('telling', Telling, named),
    ...traceIn(named),
  };
  const parsed = Step.safeParse(step);
  return parsed.success ? parsed.data : null;
}

/** The item's fields under our names. If two names mean the same field, the first one with a value counts. */
function nameFields(raw: Record<string, unknown>): Record<string, unknown> {
  const named: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(raw)) {
    const name = fieldOf.get(squashed(key));
    const empty = value === null || (typeof value === 'string' && words(value) === null);
    if (name !== undefined && !empty && !Object.hasOwn(named, name)) named[name] = value;
  }
  return named;
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (typeof value === 'string') return value.trim() === '' ? 'an empty text' : 'a text that is no story';
  return typeof value === 'object' ? 'an object without an end' : `a ${typeof value}`;
}

/** Whether a text in this field is enough for a step. */
function tells(field: StepText): boolean {
  return field !== 'preparation' && field !== 'question' && field !== 'note_reply';
}

/** Why an item is no step: which fields it has, and which it needs. */
function emptyWords(item: unknown): string {
  const wanted = stepTexts.filter(tells).join(', ');
  if (!isRecord(item)) return `the first item is ${kindOf(item)}; one with ${wanted} is needed`;
  const names = Object.keys(item).slice(0, 12).join(', ').slice(0, 200);
  return `the first item has ${names === '' ? 'no fields' : `the fields ${names}`}; a text in one of ${wanted} is needed`;
}

/** The value as plain text; null if it is no text, blank, or the word `null` that some services send. */
function words(value: unknown, max = stepLimits.text): string | null {
  const text = typeof value === 'string' ? plainText(value, max) : '';
  return text === '' || text.toLowerCase() === 'null' ? null : text;
}

function traceIn(named: Record<string, unknown>): { trace?: TraceLine[] } {
  const parsed = z.array(TraceLine).safeParse(named['trace']);
  if (!parsed.success) return {};
  return { trace: parsed.data.map(({ rule, detail }) => ({ rule: plainText(rule, 200), detail: plainText(detail, 400) })) };
}

function lists(named: Record<string, unknown>, fields: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const parsed = Texts.safeParse(named[field]);
      const cleaned = parsed.success ? parsed.data.flatMap((text) => words(text, listLimits.line) ?? []) : [];
      return cleaned.length === 0 ? [] : [[field, cleaned.slice(0, listLimits.lines)]];
    }),
  );
}

/** A number from 1 to `max`; values outside are clamped. */
function numberIn(named: Record<string, unknown>, field: string, max: number): Record<string, number> {
  const sent = named[field];
  const value = typeof sent === 'number' || typeof sent === 'string' ? Number(sent) : Number.NaN;
  return Number.isFinite(value) ? { [field]: Math.min(max, Math.max(1, value)) } : {};
}

function optional<T>(field: string, schema: z.ZodMiniType<T>, named: Record<string, unknown>): Record<string, T> {
  const parsed = schema.safeParse(named[field]);
  return parsed.success ? { [field]: parsed.data } : {};
}

function parseJson(text: string): unknown {
  const body = text
    .trim()
    .replace(/^```(?:json)?/, '')
    .replace(/```$/, '')
    .trim();
  if (!/^[[{]/.test(body)) return null;
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** The answer to a stop call; both parts are optional. */
export type StopAnswer = { summary: string | null; outcome: string | null };

/**
 * Parses the optional JSON answer to a stop call: an array whose first item has `output`, or an object. The output may be a text or an
 * object with a summary (`storySoFar`, `currentStatus`).
 */
export function readStopAnswer(answer: unknown): StopAnswer {
  const first: unknown = Array.isArray(answer) ? answer[0] : answer;
  if (!isRecord(first)) return { summary: null, outcome: null };
  const output = spelled(first, 'output');
  const named = (name: string): string | null => words(spelled(first, name), 2000);
  const told = isRecord(output) ? output : first;
  const parts = ['storySoFar', 'currentStatus'].flatMap((name) => words(spelled(told, name), 1000) ?? []);
  return {
    summary: words(output, 2000) ?? named('story_summary') ?? (parts.length === 0 ? null : parts.join('\n')),
    outcome: named('final_outcome'),
  };
}
