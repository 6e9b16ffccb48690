import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newAdventure } from '../../../src/domain/entities/adventure.ts';
import type { Step } from '../../../src/domain/steps/step.ts';
import { generateBody, nextStepBody, stopBody } from '../../../src/story/request.ts';
import { tell } from '../../../supabase/functions/_shared/fallback.ts';
import type { CallContext, Provider } from '../../../supabase/functions/_shared/provider.ts';
import { providerOf, readStorySettings } from '../../../supabase/functions/_shared/settings.ts';
import { says, startUpstream, type Upstream, words } from '../../support/servers/upstream.ts';
import { storyConfig, storyRequest } from '../../support/story/story-family.ts';

/** What all providers have in common: one suite for all three, each in a realistic configuration. */

const context: CallContext = { withinMs: 20_000, callId: 'call-1' };
let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream(says([]));
});
afterAll(() => upstream.stop());

/** A minimal automation service: one step per call, with the specification's names. */
const automation = says([
  {
    'Text To Read': 'A gull drops a <b>letter</b> on the deck.',
    Action: 'Walk to the next tree and back.',
    preparation: 'null',
    output_format: 'ignored',
  },
]);

const environments: Record<string, () => Record<string, string>> = {
  builtin: () => ({}),
  webhook: () => ({ STORY_PROVIDER: 'webhook', STORY_WEBHOOK_URL: `${upstream.url}/hook`, STORY_WEBHOOK_SECRET: 'between us' }),
  llm: () => ({ STORY_PROVIDER: 'llm', STORY_LLM_URL: `${upstream.url}/v1`, STORY_LLM_MODEL: 'small', STORY_LLM_KEY: 'key' }),
};

async function provide(name: string): Promise<Provider> {
  const env = environments[name]?.() ?? {};
  const read = readStorySettings((variable) => env[variable]);
  if (!read.ok) throw new Error(read.message);
  return providerOf(read.settings);
}

async function adventureOf(provider: Provider, totalSteps: number, notes: (index: number) => string): Promise<Step[]> {
  const request = storyRequest({ totalSteps });
  const first = await provider.generate(generateBody(request, 0), context);
  if (!first.ok) throw new Error(first.miss.detail);
  let told = first.value.slice(0, 1);
  while (told.length < totalSteps) {
    const type = told.length === totalSteps - 1 ? 'ending' : told.length === 1 ? 'action' : 'challenge';
    const next = await provider.next(nextStepBody({ ...request, told, notes: notes(told.length) }, type, 0), context);
    if (!next.ok) throw new Error(next.miss.detail);
    const noted = told.map((step, at) =>
      at === told.length - 1 && notes(told.length) !== '' ? { ...step, notes: notes(told.length) } : step,
    );
    told = [...noted, ...next.value.slice(0, 1)];
  }
  return told;
}

describe.each(['builtin', 'webhook', 'llm'])('the provider %s', (name) => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await provide(name);
  });
  beforeEach(() => upstream.behave(name === 'llm' ? words() : automation));

  test('[STORY-01] starts with a prologue, as a complete, plain step', async () => {
    const told = await provider.generate(generateBody(storyRequest(), 0), context);
    const [step] = told.ok ? told.value : [];
    expect(step).toMatchObject({ type: 'prologue', id: expect.any(String), step: expect.stringMatching(/\S/) });
    expect(JSON.stringify(step)).not.toMatch(/<\w|output_format/);
    expect(provider.name).toBe(name);
  });

  test('[STORY-01] tells a whole adventure with notes: different steps, and an ending at the end', async () => {
    const told = await adventureOf(provider, 5, (index) => (index === 2 ? 'They found a red bucket' : ''));
    expect(told.map((step) => step.type)).toEqual(['prologue', 'action', 'challenge', 'challenge', 'ending']);
    expect(new Set(told.map((step) => step.id)).size).toBe(5);
  });

  test('[STORY-01] tells at most as many steps as requested, and at least one', async () => {
    for (const lookahead of [0, 3]) {
      const told = await provider.generate(generateBody(storyRequest(), lookahead), context);
      const count = told.ok ? told.value.length : 0;
      expect(count).toBeGreaterThanOrEqual(1);
      expect(count).toBeLessThanOrEqual(lookahead + 1);
    }
  });

  test('[STORY-01] [PLAY-17] always answers a stop, with or without a summary', async () => {
    upstream.behave(name === 'webhook' ? says({ output: 'They sailed home.', final_outcome: 'Won' }) : words());
    const request = storyRequest();
    const begun = await provide('builtin').then((builtin) => builtin.generate(generateBody(request, 2), context));
    const fields = newAdventure(storyConfig, 42, '2026-11-21T08:00:00.000Z');
    if (fields.continuation_data !== null && begun.ok) fields.continuation_data.adventureSteps = begun.value;
    const stopped = await provider.stop(stopBody(request, { ...fields, id: 'a1' }, 'ended'), context);
    expect(stopped).toMatchObject({ ok: true, value: { summary: expect.stringMatching(/\S/) } });
  });
});

describe.each(['webhook', 'llm'])('the provider %s, which calls another service,', (name) => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await provide(name);
  });

  test('[PLAY-10] is replaced by the built-in storyteller when it fails, and the step says why', async () => {
    upstream.behave(says({ error: 'no' }, 500));
    const told = await tell(provider, { kind: 'generate', body: generateBody(storyRequest(), 1) }, context);
    expect([told.by, told.miss?.kind, told.steps.length]).toEqual(['builtin', 'unreachable', 2]);
    expect(told.steps[0]?.trace?.at(-1)).toMatchObject({ rule: 'service', detail: expect.stringContaining(`${name}:`) });
  });

  test('answers in time whatever its upstream does', async () => {
    upstream.behave(() => undefined);
    const told = await provider.generate(generateBody(storyRequest(), 0), { ...context, withinMs: 300 });
    expect(told).toMatchObject({ ok: false, miss: { kind: 'timeout' } });
  });
});
