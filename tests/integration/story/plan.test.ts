import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Step } from '../../../src/domain/steps/step.ts';
import { generateBody, nextStepBody } from '../../../src/story/request.ts';
import { builtinProvider } from '../../../supabase/functions/_shared/builtin.ts';
import { says, startUpstream, type Upstream, words } from '../../support/servers/upstream.ts';
import { storyRequest } from '../../support/story/story-family.ts';
import { postStory } from '../../support/story/story-post.ts';

/** The story's plan as the service sends it: without notes about trouble, whatever an app has sent. */

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream(says([]));
});
afterAll(() => upstream.stop());
beforeEach(() => upstream.forget());

const post = (name: string, body: unknown): Promise<Response> => postStory(upstream, name, body);

/** Two steps by the storyteller, so that there is a plan. */
async function told(): Promise<Step[]> {
  const context = { withinMs: 5_000, callId: 'call-0' };
  const first = await builtinProvider.generate(generateBody(storyRequest(), 1), context);
  return first.ok ? first.value : [];
}

test.each(['webhook', 'llm'])('[BEY-03] the plan for %s contains no note about trouble, but the others', async (name) => {
  upstream.behave(name === 'llm' ? words() : says([{ 'text to read': 'The tide turns.' }]));
  const steps = await told();
  const noted = steps.map((step, at) => ({ ...step, notes: at === 0 ? 'our dog died' : '' }));
  const body = nextStepBody({ ...storyRequest(), told: steps, notes: '' }, 'action', 0);
  const send = (note: string) => post(name, { ...body, userInput: note, venture: { ...body.venture, told: noted } });
  expect((await send('Mia swallowed a battery')).status).toBe(200);
  expect((await send('They want to find a whale')).status).toBe(200);
  const [first, second] = upstream.asked.map(({ text }) => text);
  for (const text of [first, second]) expect(text).toMatch(/so_far/);
  expect(`${first}${second}`).not.toMatch(/battery|dog died/);
  expect(second).toContain('find a whale');
});
