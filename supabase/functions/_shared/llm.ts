import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, jsonSchema, NoObjectGeneratedError, Output } from 'ai';
import * as z from 'zod/mini';
import { plainText } from '../../../src/domain/plain-text.ts';
import type { Step } from '../../../src/domain/steps/step.ts';
import type { NextRequest } from '../../../src/domain/telling.ts';
import { stepFromAnswer } from '../../../src/storyteller/director/answer-step.ts';
import { type PlanAnswer, type StoryPlan, storyPlan } from '../../../src/storyteller/director/plan.ts';
import { momentOf } from '../../../src/storyteller/engine/moment.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { builtinProvider, libraryFor } from './builtin.ts';
import { type Criteria, criteriaFor, wordingFaults } from './judge.ts';
import { hideAll, namesOf, showAll } from './names.ts';
import { type Message, messagesFor, messagesForRepair, system } from './prompt.ts';
import { type Attempt, type CallContext, type Miss, missed, type Provider } from './provider.ts';
import { generateTelling, nextTelling } from './telling.ts';

/**
 * A language model behind any endpoint with the chat completions API. It gets what the storyteller knows, picks one of the playable
 * variants, and tells it. Its answer is checked against the storyteller's rules; it gets one chance to repair it.
 */

export type LlmSettings = {
  /** The base URL up to `/v1`. */
  url: string;
  key: string | null;
  model: string;
  /** `schema`: requests JSON that matches a schema; `object`: requests any JSON object, for endpoints without schema support. */
  structure: 'schema' | 'object';
};

const mostBytes = 256 * 1024;
/** With less time left than this, in ms, a repair would come too late. */
const leastForRepair = 1_200;

// The SDK's warnings would print parts of the prompt to the console.
(globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;

export function createLlmProvider(settings: LlmSettings, now: () => number): Provider {
  const direct = (request: NextRequest, context: CallContext): Promise<Attempt<Step[]>> => directNext(settings, request, context, now);
  return {
    name: 'llm',
    generate: (body, context) => direct({ ...generateTelling(body), told: [], notes: '' }, context),
    next: (body, context) => direct(nextTelling(body), context),
    stop: builtinProvider.stop,
  };
}

/** One step only: the following ones are requested while it is played. */
async function directNext(
  settings: LlmSettings,
  request: NextRequest,
  { withinMs }: CallContext,
  now: () => number,
): Promise<Attempt<Step[]>> {
  const ends = now() + withinMs;
  const moment = momentOf(request, await libraryFor(request));
  const names = namesOf(request.children, request.adultName);
  const plan = hideAll(storyPlan(request, moment), names);
  const criteria = criteriaFor(plan, names, moment);
  const told = (answer: PlanAnswer): Attempt<Step[]> => ({
    ok: true,
    value: [stepFromAnswer(moment, showAll(answer, names), settings.model)],
  });
  const first = await ask(settings, plan, messagesFor(plan), ends - now());
  if (!first.ok) return first;
  const left = ends - now();
  const judged = judge(criteria, first.value);
  if (judged.ok) return told(judged.answer);
  if (left < leastForRepair) return missed(judged.shapeless ? 'invalid' : 'unfit', wordsOf(judged.faults));
  const second = await ask(settings, plan, messagesForRepair(plan, first.value, judged.faults), ends - now());
  if (!second.ok) return second;
  const repaired = judge(criteria, second.value);
  return repaired.ok ? told(repaired.answer) : missed(repaired.shapeless ? 'invalid' : 'unfit', wordsOf(repaired.faults));
}

/** The faults for the log and the trace, without quoted words, which may be the family's own. */
function wordsOf(faults: readonly string[]): string {
  return faults
    .slice(0, 3)
    .map((fault) => fault.replace(/“[^”]*”/g, 'what it says'))
    .join('; ');
}

/** The model's answer as text; whether it is a valid step is checked afterwards. */
async function ask(settings: LlmSettings, plan: StoryPlan, messages: Message[], withinMs: number): Promise<Attempt<string>> {
  let seen: Miss | null = null;
  const provider = createOpenAICompatible({
    name: 'story',
    baseURL: settings.url,
    ...(settings.key === null ? {} : { apiKey: settings.key }),
    supportsStructuredOutputs: settings.structure === 'schema',
    fetch: boundedFetch(mostBytes, (miss) => {
      seen = miss;
    }),
  });
  const deadline = AbortSignal.timeout(Math.max(1, withinMs));
  try {
    const { text } = await generateText({
      model: provider(settings.model),
      system,
      messages,
      output: Output.object({ schema: jsonSchema<PlanAnswer>(shapeOf(plan)) }),
      maxRetries: 0,
      abortSignal: deadline,
    });
    return { ok: true, value: text };
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error)) return { ok: true, value: error.text ?? '' };
    if (deadline.aborted) return missed('timeout', 'the model did not answer in time');
    return seen === null ? missOf(error) : { ok: false, miss: seen };
  }
}

function missOf(error: unknown): Attempt<string> {
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  if (status === 429) return missed('busy', 'the model’s endpoint answered 429');
  if (status !== undefined && status >= 400 && status < 500) return missed('refused', `the model’s endpoint answered ${status}`);
  if (status === 200) return missed('invalid', 'the model’s endpoint answered something that is no chat completion');
  return missed('unreachable', status === undefined ? 'no connection to the model' : `the model’s endpoint answered ${status}`);
}

/** The answer's JSON schema: the draft's fields with their allowed values. */
function shapeOf({ draft, ways, next }: StoryPlan): Parameters<typeof jsonSchema>[0] {
  const text = { type: 'string' as const };
  const ids = next.map(({ id }) => id);
  const offer = {
    type: 'object' as const,
    properties: { id: ids.length === 0 ? text : { ...text, enum: ids }, text },
    required: ['id', 'text'],
    additionalProperties: false,
  };
  const shapes: Record<string, object> = {
    way: { ...text, enum: ways.map(({ id }) => id) },
    offers: { type: 'array' as const, items: offer },
  };
  const fields = Object.keys(draft);
  return {
    type: 'object' as const,
    properties: Object.fromEntries(fields.map((field) => [field, shapes[field] ?? text])),
    required: fields,
    additionalProperties: false,
  };
}

type Judged = { ok: true; answer: PlanAnswer } | { ok: false; shapeless: boolean; faults: string[] };

const Answer = z.looseObject({
  way: z.string(),
  title: z.string(),
  opening: z.string(),
  call: z.optional(z.string()),
  close: z.optional(z.string()),
  how: z.string(),
  question: z.optional(z.string()),
  offers: z.optional(z.array(z.object({ id: z.string(), text: z.string() }))),
});

/** The model's answer, cleaned, if it is a step that may be read aloud. */
function judge(criteria: Criteria, answered: string): Judged {
  const { draft, ways } = criteria.plan;
  const found = jsonIn(answered);
  const parsed = Answer.safeParse(found);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`);
    return { ok: false, shapeless: true, faults: found === null ? ['the answer is not one JSON object'] : faults };
  }
  const missing = Object.keys(draft).filter((field) => parsed.data[field] === undefined);
  if (missing.length > 0) return { ok: false, shapeless: true, faults: missing.map((field) => `${field} is missing`) };
  if (!ways.some(({ id }) => id === parsed.data.way)) {
    return { ok: false, shapeless: true, faults: [`way must be one of ${ways.map(({ id }) => id).join(', ')}`] };
  }
  const answer = cleaned(parsed.data, draft);
  const faults = wordingFaults(answer, criteria);
  return faults.length > 0 ? { ok: false, shapeless: false, faults } : { ok: true, answer };
}

/** Plain texts, and only the fields that this kind of step has. */
function cleaned({ way, title, opening, call, close, how, question, offers }: PlanAnswer, draft: PlanAnswer): PlanAnswer {
  const clean = (text: string | undefined): string => plainText(text ?? '', 3000);
  return {
    way,
    title: clean(title),
    opening: clean(opening),
    how: clean(how),
    ...(draft.call === undefined ? {} : { call: clean(call) }),
    ...(draft.close === undefined ? {} : { close: clean(close) }),
    ...(draft.question === undefined ? {} : { question: clean(question) }),
    ...(draft.offers === undefined
      ? {}
      : { offers: (offers ?? []).map(({ id, text }) => ({ id, text: clean(text).replace(/[.!]+$/, '') })) }),
  };
}

/** Models often wrap their JSON in prose or in a code fence. */
function jsonIn(text: string): unknown {
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (from === -1 || to <= from) return null;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    return null;
  }
}
