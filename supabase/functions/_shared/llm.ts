import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, jsonSchema, NoObjectGeneratedError, Output } from 'ai';
import * as z from 'zod/mini';
import { plainText } from '../../../src/domain/plain-text.ts';
import type { Step, StepText } from '../../../src/domain/step.ts';
import type { NextRequest } from '../../../src/domain/telling.ts';
import { tellNext } from '../../../src/storyteller/tell.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { builtinProvider, loadPacks } from './builtin.ts';
import { wordingFaults } from './judge.ts';
import { namesOf } from './names.ts';
import { type Message, messagesFor, messagesForRepair, system } from './prompt.ts';
import { type Attempt, type CallContext, type Miss, missed, type Provider } from './provider.ts';
import { generateTelling, nextTelling } from './telling.ts';
import { type WordingPlan, wordingPlan } from './wording-plan.ts';

/**
 * A language model behind any endpoint that speaks the chat completions API. The storyteller plans the step as it always does; the
 * model only words what is read aloud, and what it says is held to the storyteller's rules: one repair, then it is left.
 */

export type LlmSettings = {
  /** Up to `/v1`. */
  url: string;
  key: string | null;
  model: string;
  /** `schema`: the endpoint is asked for JSON of this very shape; `object`: for any JSON object, for endpoints that know no more. */
  structure: 'schema' | 'object';
};

const mostBytes = 256 * 1024;
/** With less time left than this a repair would only be late; in ms. */
const leastForRepair = 1_200;

// The SDK would write its warnings, with parts of the prompt, to the console.
(globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;

export function createLlmProvider(settings: LlmSettings, now: () => number): Provider {
  const word = (request: NextRequest, context: CallContext): Promise<Attempt<Step[]>> => wordNext(settings, request, context, now);
  return {
    name: 'llm',
    generate: (body, context) => word({ ...generateTelling(body), told: [], notes: '' }, context),
    next: (body, context) => word(nextTelling(body), context),
    stop: builtinProvider.stop,
  };
}

/** One step: what comes after it is asked for while it is played. */
async function wordNext(
  settings: LlmSettings,
  request: NextRequest,
  { withinMs }: CallContext,
  now: () => number,
): Promise<Attempt<Step[]>> {
  const ends = now() + withinMs;
  const content = await loadPacks();
  const step = tellNext(request, content);
  const names = namesOf(request.children, request.adultName);
  const plan = wordingPlan(request, step, content, names);
  const first = await ask(settings, plan, messagesFor(plan), ends - now());
  if (!first.ok) return first;
  const left = ends - now();
  const worded = judged(plan, first.value);
  if (worded.ok) return { ok: true, value: [put(step, worded.words, names.show, settings.model)] };
  if (left < leastForRepair) return missed(worded.shapeless ? 'invalid' : 'unfit', wordsOf(worded.faults));
  const second = await ask(settings, plan, messagesForRepair(plan, first.value, worded.faults), ends - now());
  if (!second.ok) return second;
  const repaired = judged(plan, second.value);
  if (repaired.ok) return { ok: true, value: [put(step, repaired.words, names.show, settings.model)] };
  return missed(repaired.shapeless ? 'invalid' : 'unfit', wordsOf(repaired.faults));
}

/** The faults for the log and the trace: what the model is told in quotation marks comes from the family's own words, and stays out. */
function wordsOf(faults: readonly string[]): string {
  return faults
    .slice(0, 3)
    .map((fault) => fault.replace(/“[^”]*”/g, 'something planned'))
    .join('; ');
}

/** What the model answered, as text: whether it is a step is judged afterwards. */
async function ask(settings: LlmSettings, plan: WordingPlan, messages: Message[], withinMs: number): Promise<Attempt<string>> {
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
      output: Output.object({ schema: jsonSchema<Record<string, string>>(shapeOf(plan)) }),
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

function shapeOf(plan: WordingPlan) {
  const fields = ['title', ...Object.keys(plan.fields)];
  return {
    type: 'object' as const,
    properties: Object.fromEntries(fields.map((field) => [field, { type: 'string' as const }])),
    required: fields,
    additionalProperties: false,
  };
}

type Words = { title: string; fields: Partial<Record<StepText, string>> };
type Judged = { ok: true; words: Words } | { ok: false; shapeless: boolean; faults: string[] };

const Texts = z.record(z.string(), z.unknown());

/** The model's words, cleaned, where they are a step that may be read aloud. */
function judged(plan: WordingPlan, answered: string): Judged {
  const parsed = Texts.safeParse(jsonIn(answered));
  if (!parsed.success) return { ok: false, shapeless: true, faults: ['the answer is not one JSON object'] };
  const names = ['title', ...Object.keys(plan.fields)];
  const wrong = names.filter((name) => typeof parsed.data[name] !== 'string');
  if (wrong.length > 0) return { ok: false, shapeless: true, faults: wrong.map((name) => `${name} must be a text`) };
  const text = (name: string): string => plainText(String(parsed.data[name]), 2000);
  const fields = Object.fromEntries(Object.keys(plan.fields).map((name) => [name, text(name)]));
  const title = text('title');
  const faults = wordingFaults(fields, title, plan.limits);
  return faults.length > 0 ? { ok: false, shapeless: false, faults } : { ok: true, words: { title, fields } };
}

/** Models like to wrap their JSON in prose or in a fence. */
function jsonIn(text: string): unknown {
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (from === -1 || to <= from) return null;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    return null;
  }
}

function put(step: Step, words: Words, show: (text: string) => string, model: string): Step {
  const fields = Object.fromEntries(Object.entries(words.fields).map(([field, text]) => [field, show(text)]));
  const trace = [...(step.trace ?? []), { rule: 'words', detail: `worded by ${model}` }];
  return { ...step, ...fields, step: show(words.title), trace };
}
