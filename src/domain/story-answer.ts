import * as z from 'zod/mini';
import { plainText } from './plain-text.ts';
import { Step, type StepType, stepTexts, Telling, TraceLine } from './step.ts';

/**
 * Reading what a story service answers: tolerant in what it accepts (an array's first item, an object, an `output`,
 * field names in any case and spacing, plain text), strict in what comes out. Everything becomes plain text.
 */

export type StoryError =
  /** The answer holds no story at all. */
  | { kind: 'no-story'; message: 'No valid story content received' }
  /** The answer is not of a shape we know. */
  | { kind: 'invalid'; message: 'Invalid response format from webhook' };

export const noStory: StoryError = { kind: 'no-story', message: 'No valid story content received' };
export const invalidAnswer: StoryError = { kind: 'invalid', message: 'Invalid response format from webhook' };

export type StepsResult = { ok: true; steps: [Step, ...Step[]] } | { ok: false; error: StoryError };

/** What the caller knows of the steps it asked for: ids are made by the caller, types follow the plan. */
export type Expected = {
  /** The id for the item at `offset` in the answer, where the service names none. */
  idFor: (offset: number) => string;
  typeFor: (offset: number) => StepType;
  titleFor: (type: StepType) => string;
};

/** A service may name our fields its own way: `Text to Read`, `text_to_read`, `textToRead` are the same. */
const aliases: Record<string, string> = {
  title: 'step',
  'step title': 'step',
  text: 'content',
  story: 'content',
  'story content': 'content',
  message: 'content',
  'step type': 'type',
  'additional details': 'details',
};

function normaliseKey(key: string): string {
  const spaced = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[_\-\s]+/g, ' ')
    .trim();
  return aliases[spaced] ?? spaced.replaceAll(' ', '_');
}

const Texts = z.array(z.string());
const stepKinds: Record<string, StepType> = { prologue: 'prologue', action: 'action', challenge: 'challenge', ending: 'ending' };

/** Reads the steps of an answer to `generate_adventure` or `next_step`. */
export function readSteps(answer: unknown, expected: Expected): StepsResult {
  const items = unwrap(answer);
  if (items === null) return { ok: false, error: invalidAnswer };
  const steps = items.flatMap((item, offset) => readItem(item, offset, expected) ?? []);
  const [first, ...rest] = steps;
  if (first === undefined || readItem(items[0], 0, expected) === null) return { ok: false, error: noStory };
  return { ok: true, steps: [first, ...rest] };
}

/** The list of items in an answer, whatever it is wrapped in; null where there is nothing of the kind. */
function unwrap(answer: unknown, depth = 0): unknown[] | null {
  if (depth > 4) return null;
  if (typeof answer === 'string') {
    const inner = parseJson(answer);
    if (inner !== null && typeof inner === 'object') return unwrap(inner, depth + 1);
    return answer.trim() === '' ? null : [answer];
  }
  if (Array.isArray(answer)) {
    const first: unknown = answer[0];
    if (isObject(first) && 'output' in first && Object.keys(first).length <= 2) return unwrap(first['output'], depth + 1);
    return answer;
  }
  if (isObject(answer)) return 'output' in answer ? unwrap(answer['output'], depth + 1) : [answer];
  return null;
}

function readItem(item: unknown, offset: number, expected: Expected): Step | null {
  const fallbackType = expected.typeFor(offset);
  const raw = typeof item === 'string' ? { content: item } : item;
  if (!isObject(raw)) return null;
  const named = Object.fromEntries(Object.entries(raw).map(([key, value]) => [normaliseKey(key), value]));
  const kind = named['type'];
  const type = (typeof kind === 'string' ? stepKinds[kind.toLowerCase()] : undefined) ?? fallbackType;
  const texts = Object.fromEntries(
    [...stepTexts, 'details' as const].flatMap((field) => {
      const value = named[field];
      const text = typeof value === 'string' ? plainText(value) : '';
      return text === '' || text.toLowerCase() === 'null' ? [] : [[field, text]];
    }),
  );
  if (!stepTexts.some((field) => field !== 'preparation' && field in texts)) return null;
  const title = typeof named['step'] === 'string' ? plainText(named['step'], 120) : '';
  const step = {
    ...texts,
    id: typeof named['id'] === 'string' && named['id'].length <= 100 ? named['id'] : expected.idFor(offset),
    type,
    step: title === '' ? expected.titleFor(type) : title,
    ...lists(named, ['cues', 'safety', 'options', 'bullets']),
    ...numberIn(named, 'energy', 1, 5),
    ...numberIn(named, 'minutes', 1, 60),
    ...(typeof named['lead'] === 'string' ? { lead: named['lead'].slice(0, 100) } : {}),
    ...optional('telling', Telling, named),
    ...optional('trace', z.array(TraceLine), named),
  };
  const parsed = Step.safeParse(step);
  return parsed.success ? parsed.data : null;
}

function lists(named: Record<string, unknown>, fields: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const parsed = Texts.safeParse(named[field]);
      const cleaned = parsed.success ? parsed.data.map((text) => plainText(text, 400)).filter((text) => text !== '') : [];
      return cleaned.length === 0 ? [] : [[field, cleaned.slice(0, 8)]];
    }),
  );
}

function numberIn(named: Record<string, unknown>, field: string, min: number, max: number): Record<string, number> {
  const value = Number(named[field]);
  return named[field] !== undefined && Number.isFinite(value) ? { [field]: Math.min(max, Math.max(min, value)) } : {};
}

function optional<T>(field: string, schema: z.ZodMiniType<T>, named: Record<string, unknown>): Record<string, T> {
  const parsed = schema.safeParse(named[field]);
  return named[field] !== undefined && parsed.success ? { [field]: parsed.data } : {};
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  const body = text.trim().replace(/^```(?:json)?\s*|\s*```$/g, '');
  if (!/^[[{]/.test(body)) return null;
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** What the stop call may answer; every part of it is optional. */
export type StopAnswer = { summary: string | null; outcome: string | null };

/** Reads the optional JSON of the stop call: an array whose first item has `output`, or an object. */
export function readStopAnswer(answer: unknown): StopAnswer {
  const first: unknown = Array.isArray(answer) ? answer[0] : answer;
  if (!isObject(first)) return { summary: null, outcome: null };
  const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? plainText(value, 2000) : null);
  return { summary: text(first['output']) ?? text(first['story_summary']), outcome: text(first['final_outcome']) };
}
