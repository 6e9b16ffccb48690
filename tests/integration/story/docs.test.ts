import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { libraryOf, talesOf } from '../../../scripts/tales/library.ts';
import { situation, situationNames } from '../../../scripts/tales/situations.ts';
import { readSteps, readStopAnswer } from '../../../src/domain/contracts/story-answer.ts';
import { readStoryCall } from '../../../src/domain/contracts/story-contract.ts';
import { type StoryPlan, storyPlan } from '../../../src/storyteller/director/plan.ts';
import { momentOf } from '../../../src/storyteller/engine/moment.ts';
import { readPrevious } from '../../../supabase/functions/_shared/previous.ts';
import { createWebhookProvider } from '../../../supabase/functions/_shared/webhook.ts';
import { says, startUpstream } from '../../support/servers/upstream.ts';

/** Runs the documentation for authors of story services: the examples in `docs/webhook.md` and the workflow in `docs/n8n`. */

const docs = resolve(import.meta.dirname, '../../../docs');
const guide = readFileSync(resolve(docs, 'webhook.md'), 'utf8');
const examples = [...guide.matchAll(/```json (request|answer) (\w+)\n([\s\S]*?)```/g)].map(([, side = '', kind = '', text = '']) => ({
  side,
  kind,
  json: JSON.parse(text) as unknown,
}));
const of = (side: string) => examples.filter((example) => example.side === side);

const expected = { idFor: (at: number) => `ours-${at}`, typeFor: () => 'action' as const, titleFor: () => 'A step' };

/** The paths of all values in plain data: `ways[].play.gist`. */
function pathsIn(data: unknown, at = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((each) => pathsIn(each, `${at}[]`));
  if (typeof data !== 'object' || data === null) return [at];
  return Object.entries(data).flatMap(([name, value]) => pathsIn(value, `${at}.${name}`));
}

describe('[STORY-01] the examples of the guide', () => {
  test('show every call of the contract', () => {
    expect(of('request').map(({ kind }) => kind)).toEqual(['generate', 'next', 'stop', 'check', 'feedback']);
  });

  test.each(of('request'))('request $kind is valid and complete', ({ kind, json }) => {
    expect(readStoryCall(json)).toEqual({ ok: true, call: { kind, body: json } });
  });

  test.each(of('answer'))('answer of $kind can be parsed', ({ kind, json }) => {
    const read: Record<string, () => boolean> = {
      steps: () => readSteps(json, expected).ok,
      stop: () => readStopAnswer(json).summary !== null,
      check: () => readPrevious(json).ok,
      any: () => true,
    };
    expect(read[kind]?.()).toBe(true);
  });

  test('the plan is one as it is really sent', () => {
    const example = JSON.parse(/```json plan\n([\s\S]*?)```/.exec(guide)?.[1] ?? '') as StoryPlan;
    const library = libraryOf(talesOf('pirates'));
    const plans = situationNames.map((name) => {
      const request = situation(name, library);
      return storyPlan(request, momentOf(request, library));
    });
    const sent = new Set(plans.flatMap((plan) => pathsIn(plan)));
    expect(pathsIn(example).filter((path) => !sent.has(path))).toEqual([]);
    expect(Object.keys(example)).toEqual(Object.keys(plans[1] as StoryPlan));
  });

  test('the signature is verified as the guide says', async () => {
    const upstream = await startUpstream(says([{ content: 'Once.' }]));
    const url = new URL(upstream.url);
    const settings = { url, secretHeader: 'x-venture-secret', secret: 's', signingKey: 'key', allowPrivate: false };
    const provider = createWebhookProvider(settings, { now: Date.now, id: () => 'x', wait: () => Promise.resolve() });
    const call = readStoryCall(of('request')[0]?.json);
    if (!call.ok || call.call.kind !== 'generate') throw new Error('the first example is a start');
    await provider.generate(call.call.body, { withinMs: 2_000, callId: 'c' });
    await upstream.stop();
    const [code = ''] = /```js\n([\s\S]*?)```/.exec(guide)?.slice(1) ?? [];
    const source = `data:text/javascript,${encodeURIComponent(code)}`;
    const { isOurs } = (await import(/* @vite-ignore */ source)) as { isOurs: (h: unknown, body: string, key: string) => boolean };
    const [asked] = upstream.asked;
    expect(isOurs(asked?.headers, asked?.text ?? '', 'key')).toBe(true);
    expect(isOurs(asked?.headers, `${asked?.text} `, 'key')).toBe(false);
    expect(isOurs({ ...asked?.headers, 'x-venture-timestamp': '1000' }, asked?.text ?? '', 'key')).toBe(false);
  });
});

describe('the n8n workflow', () => {
  type Node = { name: string; type: string; parameters: { jsCode?: string } };
  type Workflow = { nodes: Node[]; connections: Record<string, { main: { node: string }[][] }> };
  const workflow = JSON.parse(readFileSync(resolve(docs, 'n8n/play-venture.json'), 'utf8')) as Workflow;

  test.each(['play-venture.json', 'play-venture-model.json'])('%s is connected: every connection joins two existing nodes', (file) => {
    const { nodes, connections } = JSON.parse(readFileSync(resolve(docs, 'n8n', file), 'utf8')) as Workflow;
    const names = new Set(nodes.map((node) => node.name));
    const wires = Object.entries(connections).flatMap(([from, { main }]) => main.flat().map((to) => [from, to.node]));
    expect(wires.length).toBeGreaterThan(1);
    for (const [from = '', to = ''] of wires) expect([names.has(from), names.has(to)]).toEqual([true, true]);
  });

  /** Runs the workflow's own code as n8n does, on the webhook's item. */
  function run(body: unknown, secret: string): { status: number; answer: unknown } {
    const code = workflow.nodes.find((node) => node.parameters.jsCode !== undefined)?.parameters.jsCode ?? '';
    const input = { first: () => ({ json: { headers: { 'x-venture-secret': secret }, body } }) };
    const work = compileFunction(code, ['$input', '$env']) as (
      input: unknown,
      env: unknown,
    ) => [{ json: { status: number; answer: unknown } }];
    return work(input, { VENTURE_SECRET: 'between us' })[0].json;
  }

  test.each(of('request'))('answers $kind as the contract requires', ({ kind, json }) => {
    const { status, answer } = run(json, 'between us');
    expect(status).toBe(200);
    const read: Record<string, () => boolean> = {
      generate: () => readSteps(answer, expected).ok,
      next: () => readSteps(answer, expected).ok,
      stop: () => readStopAnswer(answer).summary !== null,
      check: () => readPrevious(answer).ok,
      feedback: () => true,
    };
    expect(read[kind]?.()).toBe(true);
  });

  test('[STORY-02] answers nobody without the secret', () => {
    expect(run(of('request')[0]?.json, 'a guess').status).toBe(401);
    expect(run({ action: 'dance' }, 'between us').status).toBe(400);
  });
});

test('every variable of the service is in the deploy guide', () => {
  const settings = readFileSync(resolve(docs, '../supabase/functions/_shared/settings.ts'), 'utf8');
  const names = new Set([...settings.matchAll(/^ {2}(STORY_[A-Z_]+):/gm)].map(([, name]) => name ?? ''));
  const deploy = readFileSync(resolve(docs, 'deploy.md'), 'utf8');
  expect(names.size).toBeGreaterThan(8);
  expect([...names].filter((name) => !deploy.includes(name))).toEqual([]);
});
