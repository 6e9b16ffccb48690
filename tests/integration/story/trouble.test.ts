import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Adventure, newAdventure } from '../../../src/domain/entities/adventure.ts';
import { nextStepBody, stopBody } from '../../../src/story/request.ts';
import { says, startUpstream, type Upstream, words } from '../../support/servers/upstream.ts';
import { storyConfig, storyRequest } from '../../support/story/story-family.ts';
import { postStory } from '../../support/story/story-post.ts';

/** An older app sends notes about trouble: the service passes none on, whoever tells. */

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream(says([]));
});
afterAll(() => upstream.stop());
beforeEach(() => upstream.forget());

const post = (name: string, body: unknown): Promise<Response> => postStory(upstream, name, body);

const step = (id: string, notes: string) => ({ id, type: 'action' as const, step: 'A step', text_to_read: 'Once upon a tide.', notes });

/** A request of an app that does not check notes for trouble. */
function nextAsBefore(note: string) {
  const body = nextStepBody({ ...storyRequest(), told: [step('a', '')], notes: '' }, 'challenge', 0);
  return { ...body, userInput: note, venture: { ...body.venture, told: [step('a', 'our dog died'), step('b', 'They found a bucket')] } };
}

const behave = (name: string) => upstream.behave(name === 'llm' ? words() : says([{ 'text to read': 'The tide turns.' }]));

test.each(['webhook', 'llm'])('[BEY-03] the provider %s gets no notes about trouble: neither the newest nor an older one', async (name) => {
  behave(name);
  const response = await post(name, nextAsBefore('Mia swallowed a battery'));
  expect(response.status).toBe(200);
  expect(upstream.asked.length).toBeGreaterThan(0);
  for (const { text } of upstream.asked) expect(text).not.toMatch(/battery|dog died/);
});

test.each(['webhook', 'llm'])('[BEY-03] the provider %s gets an ordinary note', async (name) => {
  behave(name);
  await post(name, nextAsBefore('They want to find a whale'));
  expect(upstream.asked.map(({ text }) => text).join('\n')).toContain('find a whale');
});

test('[BEY-03] a pause is passed on without notes about trouble', async () => {
  behave('webhook');
  const adventure: Adventure = { id: 'a1', ...newAdventure(storyConfig, 42, '2026-01-01T00:00:00.000Z') };
  const data = {
    currentStep: 0,
    adventureSteps: [step('a', 'our dog died')],
    userNotes: 'Mia swallowed a battery',
    stepHistory: [],
  };
  const body = { ...stopBody(storyRequest(), adventure, 'paused'), continuation_data: data };
  expect((await post('webhook', body)).status).toBe(200);
  expect(upstream.asked[0]?.text).toContain('Once upon a tide.');
  for (const { text } of upstream.asked) expect(text).not.toMatch(/battery|dog died/);
});
