import { type Step, type StepSource, type StepType } from '../domain/step.ts';
import { nextStepType } from '../domain/step-machine.ts';
import { type Expected, readSteps, type StoryError } from '../domain/story-answer.ts';
import type { AboutNotes, TellingRequest } from '../domain/telling.ts';
import { packDeadline, shortDeadline, storyDeadline } from './deadlines.ts';
import type { CallError, CallOptions, StoryPorts, WantedTales } from './ports.ts';
import { generateBody, nextStepBody } from './request.ts';

/**
 * How an adventure gets its steps: the packed queue, the story service within its deadline, the storyteller on the
 * device. The family never waits longer than the deadline, and a step comes as long as the device can tell one.
 */

export type Told = {
  step: Step;
  /** Told ahead by the service; played without asking again while no notes are taken. */
  queue: Step[];
  /** The service's answer as it came; undefined when it was not asked, did not answer, or answered what no row can hold. */
  response?: unknown;
  /** Why the service's answer was not used; for the log. */
  missed?: Missed;
};

/** Why the service told nothing; `not-asked`: it found nobody last time, and a family was waiting. */
export type Missed = CallError | StoryError | { kind: 'not-asked' };

/** Both the service and the device failed. */
export type TellFailure = { kind: 'nobody'; service: Missed; device: string };

export type TellResult = { ok: true; told: Told } | { ok: false; error: TellFailure };

/** The first step and, from a service that tells ahead, the ones behind it. */
export async function tellFirst(ports: StoryPorts, request: TellingRequest): Promise<TellResult> {
  const lookahead = Math.max(0, request.totalSteps - 1);
  warm(ports, request);
  const deadline = ports.worthWaiting() ? storyDeadline : shortDeadline;
  const served = await askService(ports, generateBody(request, lookahead), deadline, expect(ports, request, []));
  if (served.ok) return served;
  return tellOnDevice(ports, request, served.missed, (teller) => teller.first(request));
}

/** The step that is packed already, and what is left of the queue; null where there is none, or where notes have made it stale. */
export function fromQueue(queue: readonly Step[], notes: string): { step: Step; queue: Step[] } | null {
  const [packed, ...rest] = queue;
  if (packed === undefined || notes.trim() !== '') return null;
  return { step: packed.source === 'queue' ? packed : { ...packed, source: 'queue' }, queue: rest };
}

/**
 * The step after the last one of `told`. Without notes the queue answers at once; with notes the queue is stale, and the
 * service, then the device, answers them. A service that did not answer last time is not waited for again. Notes of trouble reach nobody who tells.
 */
export async function tellNext(
  ports: StoryPorts,
  request: TellingRequest,
  told: readonly Step[],
  notes: string,
  queue: readonly Step[],
  notesAre: AboutNotes = {},
): Promise<TellResult> {
  const packed = fromQueue(queue, notes);
  if (packed !== null) return { ok: true, told: packed };
  const type = nextStepType(told.length - 1, request.totalSteps);
  const lookahead = Math.max(0, request.totalSteps - told.length - 1);
  const about = aboutNotes(notesAre);
  const body = nextStepBody(request, told, notes, type, lookahead, about);
  warm(ports, request);
  const onDevice = (missed: Missed): Promise<TellResult> =>
    tellOnDevice(ports, request, missed, (teller) => teller.next({ ...request, told, notes, ...about }));
  if (!ports.worthWaiting()) {
    const own = await onDevice({ kind: 'not-asked' });
    if (own.ok) return own;
  }
  const served = await askService(ports, body, storyDeadline, expect(ports, request, told));
  return served.ok ? served : onDevice(served.missed);
}

/** Whether the device has told it without asking anybody: nothing can have happened meanwhile. */
export function isToldAtOnce({ missed }: Told): boolean {
  return missed?.kind === 'not-asked' || missed?.kind === 'offline';
}

/** Only what there is to say about the notes: two requests that mean the same are the same. */
export function aboutNotes({ dropped = [], said = [], inStory = false }: AboutNotes): AboutNotes {
  return { ...(dropped.length > 0 && { dropped }), ...(said.length > 0 && { said }), ...(inStory && { inStory }) };
}

/**
 * Steps to pack behind `told` and `queue`, asked of the service while the family plays; null when there is nothing to
 * add or nobody answers. The notes are empty: what the family notes later makes the queue stale.
 */
export async function packAhead(
  ports: StoryPorts,
  request: TellingRequest,
  told: readonly Step[],
  queue: readonly Step[],
): Promise<Step[] | null> {
  const known = [...told, ...queue];
  const missing = request.totalSteps - known.length;
  if (missing <= 0 || known.length === 0 || known.at(-1)?.type === 'ending') return null;
  const type = nextStepType(known.length - 1, request.totalSteps);
  const body = nextStepBody(request, known, '', type, missing - 1);
  const served = await askService(ports, body, packDeadline, expect(ports, request, known));
  if (!served.ok) return null;
  return [...queue, served.told.step, ...served.told.queue].map((step) => withSource(step, 'queue'));
}

type Served = { ok: true; told: Told } | { ok: false; missed: Missed };

async function askService(ports: StoryPorts, body: unknown, deadline: CallOptions, expected: Expected): Promise<Served> {
  if (!ports.online()) return { ok: false, missed: { kind: 'offline' } };
  const answer = await ports.call(body, deadline);
  if (!answer.ok) return { ok: false, missed: answer.error };
  const read = readSteps(answer.body, expected);
  if (!read.ok) return { ok: false, missed: read.error };
  const [step, ...ahead] = read.steps;
  return {
    ok: true,
    told: { step: withSource(step, 'service'), queue: ahead.map((other) => withSource(other, 'queue')), response: keepable(answer.body) },
  };
}

/** The storyteller comes from the device's own store while the service is asked: should the deadline pass, nothing more is waited for. */
function warm(ports: StoryPorts, wanted: WantedTales): void {
  ports.loadTeller(wanted).catch(() => undefined);
}

/** What the storyteller on the device tells of what is `wanted`. `missed`: why nobody else did. */
export async function tellOnDevice(
  ports: StoryPorts,
  wanted: WantedTales,
  missed: Missed,
  tell: (teller: Awaited<ReturnType<StoryPorts['loadTeller']>>) => Step,
): Promise<TellResult> {
  try {
    const teller = await ports.loadTeller(wanted);
    return { ok: true, told: { step: withSource(tell(teller), 'device'), queue: [], missed } };
  } catch (error) {
    return { ok: false, error: { kind: 'nobody', service: missed, device: error instanceof Error ? error.message : String(error) } };
  }
}

function expect(ports: StoryPorts, request: TellingRequest, known: readonly Step[]): Expected {
  const index = known.length;
  return {
    idFor: () => ports.id(),
    taken: new Set(known.map((step) => step.id)),
    typeFor: (offset) => (index + offset === 0 ? 'prologue' : nextStepType(index + offset - 1, request.totalSteps)),
    titleFor: (type) => titles[type],
  };
}

const titles: Record<StepType, string> = {
  prologue: 'The story begins',
  action: 'Time to move',
  challenge: 'A challenge',
  ending: 'The story ends',
};

function withSource(step: Step, source: StepSource): Step {
  return { ...step, source };
}

/** The most of an answer that is kept with the adventure, in UTF-16 units as JSON: the steps need the room. */
const maxKept = 32_000;
/** What JSON may carry and Postgres refuses: the NUL character, and halves of characters. */
const unstorable = /\\u(0000|d[89a-f])/i;

function keepable(body: unknown): unknown {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  const text = JSON.stringify(first) ?? '';
  return text.length <= maxKept && !unstorable.test(text) ? first : undefined;
}
