import { expectedAfter } from '../domain/contracts/expected-steps.ts';
import { type Expected, readSteps, type StoryError } from '../domain/contracts/story-answer.ts';
import { type Step, type StepSource } from '../domain/steps/step.ts';
import { nextStepType } from '../domain/steps/step-machine.ts';
import { storable } from '../domain/storable.ts';
import type { AboutNotes, NextRequest, TellingRequest } from '../domain/telling.ts';
import { within } from '../net/deadline.ts';
import type { CallError } from '../net/http.ts';
import { packDeadline, shortDeadline, storyDeadline, tellerMs } from './deadlines.ts';
import type { CallOptions, StoryPorts, WantedTales } from './ports.ts';
import { fromQueue, packFor, type ToldFor } from './queue.ts';
import { generateBody, nextStepBody } from './request.ts';

/**
 * Where an adventure's next step comes from: the packed queue, the story service within its deadline, or the storyteller on the device, for
 * whose loading there is a deadline too. The family never waits longer, and gets a step as long as the device can tell one.
 */

export type Told = {
  step: Step;
  /** Further steps that the service sent; played without asking again while no notes are taken. */
  queue: Step[];
  /** The service's raw answer; undefined if it was not asked, did not answer, or if no row can store the answer. */
  response?: unknown;
  /** Why the service's step was not used; for the log. */
  missed?: Missed;
};

/** Why the service told no step; `not-asked`: its last call got no answer, and the family was waiting. */
export type Missed = CallError | StoryError | { kind: 'not-asked' };

/** Neither the service nor the device could tell a step. */
export type TellFailure = { kind: 'nobody'; service: Missed; device: string };

export type TellResult = { ok: true; told: Told } | { ok: false; error: TellFailure };

/** Gets the first step, with the following ones if the service sends them. */
export async function obtainFirstStep(ports: StoryPorts, request: TellingRequest): Promise<TellResult> {
  const lookahead = Math.max(0, request.totalSteps - 1);
  preloadTeller(ports, request);
  const deadline = ports.worthWaiting() ? storyDeadline : shortDeadline;
  const served = await askService(
    ports,
    request,
    generateBody(request, lookahead),
    deadline,
    expectedAfter([], request.totalSteps, ports.id),
  );
  if (served.ok) return served;
  return tellOnDevice(ports, request, served.missed, (teller) => teller.first(request));
}

/**
 * Gets the step after the last one that was told. Without notes it comes from the queue; notes make the queue stale, and the service or the
 * device takes them into account. If the service's last call got no answer, the device goes first. Notes about trouble are removed for all
 * of them.
 */
export async function obtainNextStep(
  ports: StoryPorts,
  { dropped, said, inStory, ...asked }: NextRequest,
  queue: readonly Step[],
): Promise<TellResult> {
  const request: NextRequest = { ...asked, ...aboutNotes({ dropped, said, inStory }) };
  const { told } = request;
  const packed = fromQueue(queue, request.notes, request);
  if (packed !== null) return { ok: true, told: packed };
  const type = nextStepType(told.length - 1, request.totalSteps);
  const lookahead = Math.max(0, request.totalSteps - told.length - 1);
  const body = nextStepBody(request, type, lookahead);
  preloadTeller(ports, request);
  const onDevice = (missed: Missed): Promise<TellResult> => tellOnDevice(ports, request, missed, (teller) => teller.next(request));
  if (!ports.worthWaiting()) {
    const own = await onDevice({ kind: 'not-asked' });
    if (own.ok) return own;
  }
  const served = await askService(ports, request, body, storyDeadline, expectedAfter(told, request.totalSteps, ports.id));
  return served.ok ? served : onDevice(served.missed);
}

/** Whether the device told the step without waiting for the service, so that nothing else can have happened meanwhile. */
export function isToldAtOnce({ missed }: Told): boolean {
  return missed?.kind === 'not-asked' || missed?.kind === 'offline';
}

/** Leaves out empty fields, so that equal requests compare as equal. */
export function aboutNotes({ dropped = [], said = [], inStory = false }: AboutNotes): AboutNotes {
  return { ...(dropped.length > 0 && { dropped }), ...(said.length > 0 && { said }), ...(inStory && { inStory }) };
}

/**
 * Further steps to pack after `told` and `queue`, requested while the family plays; null if none is missing or nobody answers. They are
 * told without notes, because later notes make the queue stale.
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
  const body = nextStepBody({ ...request, told: known, notes: '' }, type, missing - 1);
  const served = await askService(ports, request, body, packDeadline, expectedAfter(known, request.totalSteps, ports.id));
  if (!served.ok) return null;
  return [...queue.map((step) => withSource(step, 'queue')), packFor(request, served.told.step), ...served.told.queue];
}

type Served = { ok: true; told: Told } | { ok: false; missed: Missed };

async function askService(ports: StoryPorts, family: ToldFor, body: unknown, deadline: CallOptions, expected: Expected): Promise<Served> {
  if (!ports.online()) return { ok: false, missed: { kind: 'offline' } };
  const answer = await ports.call(body, deadline);
  if (!answer.ok) return { ok: false, missed: answer.error };
  const read = readSteps(answer.body, expected);
  if (!read.ok) return { ok: false, missed: read.error };
  const [step, ...ahead] = read.steps;
  return {
    ok: true,
    told: {
      step: withSource(step, 'service'),
      queue: ahead.map((other) => packFor(family, other)),
      response: storableAnswer(answer.body),
    },
  };
}

/** Loads the storyteller while the service is asked, so that nothing more needs loading when the deadline passes. */
function preloadTeller(ports: StoryPorts, wanted: WantedTales): void {
  ports.loadTeller(wanted).catch(() => undefined);
}

/** Tells a step with the storyteller on the device. `missed`: why the service did not. */
export async function tellOnDevice(
  ports: StoryPorts,
  wanted: WantedTales,
  missed: Missed,
  tell: (teller: Awaited<ReturnType<StoryPorts['loadTeller']>>) => Step,
): Promise<TellResult> {
  try {
    const teller = await within(tellerMs, ports.loadTeller(wanted));
    return { ok: true, told: { step: withSource(tell(teller), 'device'), queue: [], missed } };
  } catch (error) {
    return { ok: false, error: { kind: 'nobody', service: missed, device: error instanceof Error ? error.message : String(error) } };
  }
}

function withSource(step: Step, source: StepSource): Step {
  return { ...step, source };
}

/** The longest answer that is stored with the adventure, in UTF-16 units of JSON; the steps need the space. */
const maxStored = 32_000;

function storableAnswer(body: unknown): unknown {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  const text = JSON.stringify(first) ?? '';
  return text.length <= maxStored && storable(first) === first ? first : undefined;
}
