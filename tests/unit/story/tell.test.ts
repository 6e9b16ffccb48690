import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readStoryCall, type StoryCall } from '../../../src/domain/contracts/story-contract.ts';
import { Step, stepTypes } from '../../../src/domain/steps/step.ts';
import { nextStepType } from '../../../src/domain/steps/step-machine.ts';
import type { NextRequest, TellingRequest } from '../../../src/domain/telling.ts';
import type { CallError } from '../../../src/net/http.ts';
import { packDeadline, shortDeadline, storyDeadline, tellerMs } from '../../../src/story/deadlines.ts';
import type { CallAnswer, CallOptions, StoryPorts } from '../../../src/story/ports.ts';
import { packFor } from '../../../src/story/queue.ts';
import { tellingRequest } from '../../../src/story/request.ts';
import { obtainFirstStep, obtainNextStep, packAhead, type TellResult, type Told } from '../../../src/story/tell.ts';
import { config, family, step, toldSteps } from './family.ts';

const request = tellingRequest(config, 42, family);

afterEach(() => vi.useRealTimers());

/** A service in this process that tells one step per call, and as many ahead as requested. */
function storyService(call: StoryCall): unknown {
  if (call.kind === 'generate') return tale(0, call.body.venture.lookahead);
  if (call.kind === 'next') return tale(call.body.venture.told.length, call.body.venture.lookahead);
  return null;
}

function tale(from: number, lookahead: number): unknown[] {
  return Array.from({ length: lookahead + 1 }, (_, n) => ({
    id: `served-${from + n}`,
    'Text to Read': `The service tells step ${from + n}.`,
  }));
}

type World = {
  ports: StoryPorts;
  /** The calls to the service as it parsed them, with their deadlines. */
  asked: { call: StoryCall; options: CallOptions }[];
  /** Bodies that broke the contract; there must never be any. */
  refused: string[];
  /** The requests to the storyteller on the device. */
  device: (TellingRequest | NextRequest)[];
};

type Faults = {
  answer?: (call: StoryCall) => CallAnswer;
  online?: boolean;
  worthWaiting?: boolean;
  device?: 'missing' | 'breaks' | 'never comes';
};

/** The service answers with `answer` (by default, it tells the story); a body that breaks the contract is refused. */
function world({ answer, online = true, worthWaiting = true, device: fault }: Faults = {}): World {
  const asked: World['asked'] = [];
  const refused: string[] = [];
  const device: World['device'] = [];
  let ids = 0;
  const tellOne = (given: TellingRequest, count: number): Step => {
    device.push(given);
    if (fault === 'breaks') throw new Error('no core fits');
    return step(`device-${count}`, nextStepType(count - 1, given.totalSteps), { source: 'service' });
  };
  const ports: StoryPorts = {
    call: async (body, options) => {
      const read = readStoryCall(JSON.parse(JSON.stringify(body)));
      if (!read.ok) {
        refused.push(read.message);
        return { ok: false, error: { kind: 'refused', message: read.message } };
      }
      asked.push({ call: read.call, options });
      return answer === undefined ? { ok: true, body: storyService(read.call) } : answer(read.call);
    },
    loadTeller: async () => {
      if (fault === 'never comes') return new Promise(() => undefined);
      if (fault === 'missing') throw new Error('chunk not found');
      return {
        first: (given) => tellOne(given, 0),
        next: (given) => tellOne(given, given.told.length),
        suited: (_request, told) => told,
        summarise: () => '',
        met: () => [],
      };
    },
    online: () => online,
    worthWaiting: () => worthWaiting,
    id: () => {
      ids += 1;
      return `ours-${ids}`;
    },
  };
  return { ports, asked, refused, device };
}

const fails = (error: CallError) => (): CallAnswer => ({ ok: false, error });
const says = (body: unknown) => (): CallAnswer => ({ ok: true, body });
const hangs = fails({ kind: 'timeout' });

function toldOf(result: TellResult): Told {
  if (!result.ok) throw new Error(`${result.error.service.kind}, ${result.error.device}`);
  return result.told;
}

const ids = (steps: readonly Step[]): string[] => steps.map(({ id }) => id);
const sources = (steps: readonly Step[]): (string | undefined)[] => steps.map(({ source }) => source);

const garbage: [string, unknown, string][] = [
  ['nothing', null, 'invalid'],
  ['a number', 42, 'invalid'],
  ['an empty list', [], 'no-story'],
  ['an empty item', [{}], 'no-story'],
  ['the word null', 'null', 'no-story'],
  ['only tags', [{ output: '<br><script>x()</script>' }], 'no-story'],
];
const outages: CallError[] = [
  { kind: 'timeout' },
  { kind: 'unreachable', message: '503' },
  { kind: 'unauthorised' },
  { kind: 'rate-limited' },
  { kind: 'refused', message: '400' },
];

describe('the first step', () => {
  test('is told by the service, with the rest of the story packed', async () => {
    const { ports, asked, device } = world();
    const told = toldOf(await obtainFirstStep(ports, request));
    expect(told.step).toMatchObject({ id: 'served-0', type: 'prologue', text_to_read: 'The service tells step 0.', source: 'service' });
    expect(ids(told.queue)).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `served-${n}`));
    expect(new Set(sources(told.queue))).toEqual(new Set(['queue']));
    expect(told.queue.map(({ type }) => type)).toEqual(['action', ...Array.from({ length: 5 }, () => 'challenge'), 'ending']);
    expect(told.missed).toBeUndefined();
    expect(device).toEqual([]);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.options).toEqual(storyDeadline);
    expect(asked[0]?.call).toMatchObject({ kind: 'generate', body: { venture: { seed: 42, totalSteps: 8, lookahead: 7 } } });
  });

  test('of a story of one step requests nothing ahead', async () => {
    const { ports, asked } = world();
    const told = toldOf(await obtainFirstStep(ports, { ...request, totalSteps: 1 }));
    expect(told.queue).toEqual([]);
    expect(asked[0]?.call).toMatchObject({ body: { venture: { lookahead: 0 } } });
  });

  test('from a service that tells one step at a time packs nothing', async () => {
    const { ports } = world({ answer: says([{ output: 'Once upon a time.' }]) });
    const told = toldOf(await obtainFirstStep(ports, request));
    expect(told.step).toEqual({
      id: 'ours-1',
      type: 'prologue',
      step: 'The story begins',
      content: 'Once upon a time.',
      source: 'service',
    });
    expect(told.queue).toEqual([]);
  });

  test('[PLAY-16] the first item of the answer is stored unchanged', async () => {
    const { ports } = world({ answer: says([{ output: '<b>Once</b>', extra: 1 }, { output: 'Two' }]) });
    expect(toldOf(await obtainFirstStep(ports, request)).response).toEqual({ output: '<b>Once</b>', extra: 1 });
    expect(toldOf(await obtainFirstStep(world({ answer: says('Once.') }).ports, request)).response).toBe('Once.');
  });

  test.each<[string, unknown]>([
    ['huge', [{ content: 'Once.', picture: 'x'.repeat(300_000) }]],
    ['with a NUL character', [{ content: 'Once.', junk: 'a\u0000b' }]],
    ['with half a character', [{ content: 'Once.', junk: 'a\ud83d' }]],
  ])('an answer %s gives its step, but is not stored, because no row could hold it', async (_what, body) => {
    const told = toldOf(await obtainFirstStep(world({ answer: says(body) }).ports, request));
    expect(told.step).toMatchObject({ content: 'Once.', source: 'service' });
    expect(told.response).toBeUndefined();
  });

  test.each(outages)('[GEN-01] is told by the device if the service is unreachable ($kind)', async (error) => {
    const { ports, device } = world({ answer: fails(error) });
    const told = toldOf(await obtainFirstStep(ports, request));
    expect(told).toEqual({ step: { ...step('device-0', 'challenge'), source: 'device' }, queue: [], missed: error });
    expect(device).toEqual([request]);
  });

  test.each(garbage)(
    '[GEN-02] is told by the device if the service answers %s, and the reason is kept for the log',
    async (_what, body, kind) => {
      const told = toldOf(await obtainFirstStep(world({ answer: says(body) }).ports, request));
      expect(told.step.source).toBe('device');
      expect(told.missed?.kind).toBe(kind);
      expect(told).not.toHaveProperty('response');
    },
  );

  test('is told by the device at once without a connection', async () => {
    const { ports, asked } = world({ online: false });
    const told = toldOf(await obtainFirstStep(ports, request));
    expect(told.step.source).toBe('device');
    expect(told.missed).toEqual({ kind: 'offline' });
    expect(asked).toEqual([]);
  });

  test.each([
    ['can not be loaded', 'missing', 'chunk not found'],
    ['breaks', 'breaks', 'no core fits'],
  ] as const)('[GEN-01] fails only if both fail: the service hangs and the device %s', async (_what, device, message) => {
    expect(await obtainFirstStep(world({ answer: hangs, device }).ports, request)).toEqual({
      ok: false,
      error: { kind: 'nobody', service: { kind: 'timeout' }, device: message },
    });
  });

  test.each([
    ['the first step, after a service that hangs', (ports: StoryPorts) => obtainFirstStep(ports, request), {}],
    ['the first step without a connection', (ports: StoryPorts) => obtainFirstStep(ports, request), { online: false }],
    ['the next step', (ports: StoryPorts) => obtainNextStep(ports, { ...request, told: toldSteps(1), notes: '' }, []), {}],
    [
      'the next step where the device goes first',
      (ports: StoryPorts) => obtainNextStep(ports, { ...request, told: toldSteps(1), notes: '' }, []),
      { worthWaiting: false },
    ],
  ] as const)('[PLAY-09] waiting for %s ends, even if the storyteller on the device is never loaded', async (_what, tell, faults) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const telling = tell(world({ answer: hangs, device: 'never comes', ...faults }).ports);
    // The device may be asked before the service and after it.
    await vi.advanceTimersByTimeAsync(2 * tellerMs);
    vi.useRealTimers();
    expect(await telling).toMatchObject({ ok: false, error: { kind: 'nobody', device: 'The deadline passed' } });
  });

  test('does not need a working storyteller on the device while the service tells', async () => {
    expect(toldOf(await obtainFirstStep(world({ device: 'missing' }).ports, request)).step.source).toBe('service');
  });
});

describe('the next step, without notes', () => {
  const packed = step('q1', 'action', { source: 'queue' });
  const queue = [packed, step('q2', 'challenge')].map((each) => packFor(request, each));

  test.each(['', '   ', '\n\t'])('comes from the queue at once (notes %j), and the queue is one shorter', async (notes) => {
    const { ports, asked, device } = world();
    const told = toldOf(await obtainNextStep(ports, { ...request, told: toldSteps(1), notes }, queue));
    expect(told).toEqual({ step: packed, queue: [queue[1]] });
    expect(asked).toEqual([]);
    expect(device).toEqual([]);
  });

  test('comes from the queue even without a connection and a working storyteller', async () => {
    const { ports } = world({ online: false, device: 'missing' });
    expect(toldOf(await obtainNextStep(ports, { ...request, told: toldSteps(1), notes: '' }, queue)).step.id).toBe('q1');
  });

  test('is marked as packed, whoever packed it', async () => {
    const { ports } = world();
    expect(
      toldOf(
        await obtainNextStep(ports, { ...request, told: toldSteps(1), notes: '' }, [{ ...packFor(request, packed), source: 'service' }]),
      ).step.source,
    ).toBe('queue');
  });

  test('with an empty queue is requested from the service, with the rest of the story ahead', async () => {
    const { ports, asked } = world();
    const told = toldOf(await obtainNextStep(ports, { ...request, told: toldSteps(3), notes: '' }, []));
    expect(told.step).toMatchObject({ id: 'served-3', type: 'challenge', source: 'service' });
    expect(ids(told.queue)).toEqual(['served-4', 'served-5', 'served-6', 'served-7']);
    expect(told.queue.at(-1)?.type).toBe('ending');
    expect(asked[0]?.options).toEqual(storyDeadline);
    expect(asked[0]?.call).toMatchObject({
      kind: 'next',
      body: { userInput: '', currentStepContext: { stepNumber: 4, stepType: 'challenge', totalSteps: 8 }, venture: { lookahead: 4 } },
    });
  });

  test.each([
    [1, 'action'],
    [2, 'challenge'],
    [6, 'challenge'],
    [7, 'ending'],
    [9, 'ending'],
  ] as const)(
    '[PLAY-08] after %d told steps the service is asked for the type %s, which is also used if it names none',
    async (count, type) => {
      const { ports, asked } = world();
      const told = toldOf(await obtainNextStep(ports, { ...request, told: toldSteps(count), notes: '' }, []));
      expect(asked[0]?.call).toMatchObject({ body: { currentStepContext: { stepNumber: count + 1, stepType: type } } });
      expect(told.step.type).toBe(type);
    },
  );

  test('without a connection and a queue is told by the device, which knows all told steps', async () => {
    const { ports, asked, device } = world({ online: false });
    const told = toldOf(await obtainNextStep(ports, { ...request, told: toldSteps(3), notes: '' }, []));
    expect(told).toEqual({ step: { ...step('device-3', 'challenge'), source: 'device' }, queue: [], missed: { kind: 'offline' } });
    expect(device).toEqual([{ ...request, told: toldSteps(3), notes: '' }]);
    expect(asked).toEqual([]);
  });
});

describe('the next step, with notes', () => {
  const queue = [step('stale-1'), step('stale-2')];

  test('[PLAY-08] is requested from the service with the notes; its further steps replace the stale queue', async () => {
    const { ports, asked } = world();
    const told = toldOf(await obtainNextStep(ports, { ...request, told: toldSteps(2), notes: ' it rains ' }, queue));
    expect(told.step).toMatchObject({ id: 'served-2', source: 'service' });
    expect(ids(told.queue)).toEqual(['served-3', 'served-4', 'served-5', 'served-6', 'served-7']);
    expect(asked[0]?.call).toMatchObject({ kind: 'next', body: { userInput: ' it rains ' } });
  });

  test('from a service that tells one step leaves the queue empty, not stale', async () => {
    const { ports } = world({ answer: says([{ content: 'Rain!' }]) });
    expect(toldOf(await obtainNextStep(ports, { ...request, told: toldSteps(2), notes: 'it rains' }, queue)).queue).toEqual([]);
  });

  test.each(outages)(
    'is told by the device with the notes if the service is unreachable ($kind), and the stale queue is dropped',
    async (error) => {
      const { ports, device } = world({ answer: fails(error) });
      const told = toldOf(await obtainNextStep(ports, { ...request, told: toldSteps(2), notes: 'it rains' }, queue));
      expect(told.step).toMatchObject({ id: 'device-2', source: 'device' });
      expect(told.queue).toEqual([]);
      expect(told.missed).toEqual(error);
      expect(device).toEqual([{ ...request, told: toldSteps(2), notes: 'it rains' }]);
    },
  );

  test.each(garbage)('[GEN-02] is told by the device with the notes if the service answers %s', async (_what, body, kind) => {
    const { ports, device } = world({ answer: says(body) });
    const told = toldOf(await obtainNextStep(ports, { ...request, told: toldSteps(2), notes: 'it rains' }, queue));
    expect(told.step.source).toBe('device');
    expect(told.missed?.kind).toBe(kind);
    expect(device[0]).toMatchObject({ notes: 'it rains' });
  });

  test('is told by the device at once if the service’s last call got no answer', async () => {
    const { ports, asked } = world({ worthWaiting: false });
    const told = toldOf(await obtainNextStep(ports, { ...request, told: toldSteps(2), notes: 'it rains' }, queue));
    expect(told.step).toMatchObject({ id: 'device-2', source: 'device' });
    expect(told.missed).toEqual({ kind: 'not-asked' });
    expect(asked).toEqual([]);
    // Packing in the background asks the service anyway.
    expect(await packAhead(ports, request, toldSteps(3), [])).not.toBeNull();
    expect(asked[0]?.options).toEqual(packDeadline);
  });

  test('the service is still asked briefly if the device can’t tell, and at the start of an adventure', async () => {
    const { ports } = world({ worthWaiting: false, device: 'missing' });
    expect(toldOf(await obtainNextStep(ports, { ...request, told: toldSteps(2), notes: 'it rains' }, queue)).step.source).toBe('service');
    const start = world({ worthWaiting: false });
    await obtainFirstStep(start.ports, request);
    expect(start.asked[0]?.options).toEqual(shortDeadline);
  });

  test('[PLAY-10] fails only if both fail, with both reasons', async () => {
    const { ports } = world({ answer: says([]), device: 'breaks' });
    expect(await obtainNextStep(ports, { ...request, told: toldSteps(2), notes: 'it rains' }, queue)).toEqual({
      ok: false,
      error: {
        kind: 'nobody',
        service: { kind: 'no-story', message: 'No valid story content received', detail: 'the list is empty' },
        device: 'no core fits',
      },
    });
  });

  test('notes of the maximum length, and longer ones, reach the service', async () => {
    const { ports } = world();
    expect(toldOf(await obtainNextStep(ports, { ...request, told: toldSteps(2), notes: 'n'.repeat(5000) }, [])).step.source).toBe(
      'service',
    );
  });
});

describe('the ids of the steps', () => {
  test('[PLAY-08] a service that gives every step the same id does not make two steps one', async () => {
    const { ports } = world({
      answer: says([
        { id: 'step', content: 'On.' },
        { id: 'step', content: 'And on.' },
      ]),
    });
    const first = toldOf(await obtainFirstStep(ports, request));
    const second = toldOf(await obtainNextStep(ports, { ...request, told: [first.step], notes: 'more' }, []));
    const known = [first.step, ...first.queue, second.step, ...second.queue];
    expect(new Set(ids([first.step, second.step, ...second.queue])).size).toBe(3);
    expect(known.every(({ id }) => id !== '')).toBe(true);
  });
});

describe('packing ahead', () => {
  test('requests the steps missing after the told ones and the queue, without notes, with a longer deadline', async () => {
    const { ports, asked } = world();
    const packed = await packAhead(ports, request, toldSteps(2), [step('q2'), step('q3')]);
    expect(ids(packed ?? [])).toEqual(['q2', 'q3', 'served-4', 'served-5', 'served-6', 'served-7']);
    expect(new Set(sources(packed ?? []))).toEqual(new Set(['queue']));
    expect(asked).toHaveLength(1);
    expect(asked[0]?.options).toEqual(packDeadline);
    expect(asked[0]?.call).toMatchObject({
      kind: 'next',
      body: {
        userInput: '',
        currentStepContext: { stepNumber: 5 },
        previousResponse: { 'text to read': 'Words of q3' },
        venture: { lookahead: 3 },
      },
    });
  });

  test.each<[string, Step[], Step[]]>([
    ['nothing is told yet', [], []],
    ['everything is told', toldSteps(8), []],
    ['everything is packed', toldSteps(3), Array.from({ length: 5 }, (_, n) => step(`q${n}`))],
    ['the story is over', [...toldSteps(2), step('end', 'ending')], []],
    ['the ending is packed', toldSteps(2), [step('end', 'ending')]],
  ])('makes no call if %s', async (_what, told, queue) => {
    const { ports, asked, refused } = world();
    expect(await packAhead(ports, request, told, queue)).toBeNull();
    expect([...asked, ...refused]).toEqual([]);
  });

  test('[PLAY-08] the last packed step of the plan is the ending', async () => {
    const packed = await packAhead(world().ports, request, toldSteps(1), []);
    expect(packed?.map(({ type }) => type)).toEqual(['action', ...Array.from({ length: 5 }, () => 'challenge'), 'ending']);
  });

  test('ignores errors, and never uses the device', async () => {
    for (const faults of [{ answer: hangs }, { answer: says([]) }, { online: false }] satisfies Faults[]) {
      const { ports, device } = world(faults);
      expect(await packAhead(ports, request, toldSteps(2), [])).toBeNull();
      expect(device).toEqual([]);
    }
  });
});

describe('with any service', () => {
  const answer: fc.Arbitrary<CallAnswer> = fc.oneof(
    fc.constantFrom(...outages).map((error): CallAnswer => ({ ok: false, error })),
    fc.jsonValue().map((body): CallAnswer => ({ ok: true, body })),
    fc
      .array(fc.record({ id: fc.constantFrom('a', 'b', 'told-0', ''), type: fc.constantFrom(...stepTypes, 'x'), content: fc.string() }), {
        maxLength: 12,
      })
      .map((body): CallAnswer => ({ ok: true, body })),
  );

  test('a family always gets a complete step that says where it came from, as long as the device can tell one', async () => {
    await fc.assert(
      fc.asyncProperty(
        answer,
        fc.integer({ min: 0, max: 9 }),
        fc.constantFrom('', 'it rains'),
        fc.boolean(),
        async (given, count, notes, online) => {
          const { ports, asked } = world({ answer: () => given, online });
          const told = toldSteps(count);
          const result = count === 0 ? await obtainFirstStep(ports, request) : await obtainNextStep(ports, { ...request, told, notes }, []);
          const { step: next, queue, missed } = toldOf(result);
          expect(Step.safeParse(next).success).toBe(true);
          expect(next.source).toBe(missed === undefined ? 'service' : 'device');
          expect(asked.length).toBe(online ? 1 : 0);
          const all = ids([...told, next, ...queue]);
          expect(new Set(all).size).toBe(all.length);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('a whole adventure with an unreliable service has eight steps, in order, and an ending', async () => {
    const evening = fc.record({
      up: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
      notes: fc.array(fc.constantFrom('', 'it rains'), { minLength: 8, maxLength: 8 }),
    });
    await fc.assert(
      fc.asyncProperty(evening, async ({ up, notes }) => {
        let now = 0;
        const { ports } = world({ answer: (call) => (up[now] ? { ok: true, body: storyService(call) } : hangs()) });
        let { step: last, queue } = toldOf(await obtainFirstStep(ports, request));
        const told = [last];
        for (now = 1; last.type !== 'ending' && now < 20; now += 1) {
          ({ step: last, queue } = toldOf(await obtainNextStep(ports, { ...request, told, notes: notes[now] ?? '' }, queue)));
          told.push(last);
        }
        expect(told).toHaveLength(8);
        expect(told.map((one) => Number(one.id.split('-')[1]))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
      }),
    );
  });
});
