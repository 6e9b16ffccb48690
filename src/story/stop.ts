import type { FamilyDb } from '../data/db.ts';
import { loadAdventure, loadFamily } from '../data/read/queries.ts';
import type { CommandInput } from '../data/write/commands.ts';
import { faultOf, type WriteError, write } from '../data/write/write.ts';
import type { StopRequest } from '../domain/contracts/story-contract.ts';
import type { Step } from '../domain/steps/step.ts';
import type { TellingRequest } from '../domain/telling.ts';
import { within } from '../net/deadline.ts';
import type { StoryClock } from './advance.ts';
import { keepsakeMs } from './deadlines.ts';
import type { StoryPorts } from './ports.ts';
import { requestOf, stopBody } from './request.ts';
import { sendItem } from './send.ts';

/**
 * Pauses or ends an adventure. One transaction stores that it stopped, the device's summary, what the family has met, and the message to the
 * service: then the family can leave. The service is told now or later from the outbox, and its summary replaces the device's.
 */

export type StopKind = 'pause' | 'end' | 'complete';

/** The message to the service. It stays in the outbox until it is delivered; its id is the idempotency key of the call. */
type StopItem = { id: string; kind: 'stop'; body: StopRequest };

export type StopResult =
  | {
      ok: true;
      /** Resolves when the service has answered or failed to; `queued` means that the message waits in the outbox. Never rejects. */
      told: Promise<'told' | 'queued'>;
    }
  | { ok: false; error: { kind: 'missing' } | { kind: 'storage'; cause: WriteError } };

/** Never rejects. */
export async function stopAdventure(db: FamilyDb, ports: StoryPorts, id: string, kind: StopKind, clock: StoryClock): Promise<StopResult> {
  try {
    return await stop(db, ports, id, kind, clock);
  } catch (error) {
    return { ok: false, error: { kind: 'storage', cause: faultOf(error) } };
  }
}

/** Rejects where the database can't be read. */
async function stop(db: FamilyDb, ports: StoryPorts, id: string, kind: StopKind, clock: StoryClock): Promise<StopResult> {
  const adventure = await loadAdventure(db, id);
  if (adventure === undefined) return { ok: false, error: { kind: 'missing' } };
  const request = requestOf(adventure, await loadFamily(db));
  const keepsake = await keepsakeOf(ports, request, adventure.continuation_data?.adventureSteps ?? []);
  const message: StopItem = { id: clock.id(), kind: 'stop', body: stopBody(request, adventure, kind === 'pause' ? 'paused' : 'ended') };
  const stopping = { id, summary: keepsake?.summary ?? adventure.story_summary, message };
  const written = await write(db, commandFor(kind, stopping, keepsake?.met), clock);
  if (!written.ok) return { ok: false, error: { kind: 'storage', cause: written.error } };
  return { ok: true, told: tellService(db, ports, message, clock) };
}

/** What the storyteller keeps of the story. Null where it can't be loaded in time or fails: an adventure can be stopped all the same. */
async function keepsakeOf(
  ports: StoryPorts,
  request: TellingRequest,
  told: readonly Step[],
): Promise<{ summary: string; met: string[] } | null> {
  try {
    const teller = await within(keepsakeMs, ports.loadTeller(request));
    return { summary: teller.summarise(request, told), met: teller.met(told) };
  } catch {
    return null;
  }
}

type Stopping = { id: string; summary: string | null; message: StopItem };

function commandFor(kind: StopKind, stopping: Stopping, met: string[] | undefined): CommandInput {
  switch (kind) {
    case 'pause':
      return { kind: 'pauseAdventure', ...stopping };
    // What the family has met is remembered even if the adventure ended early.
    case 'end':
      return { kind: 'endAdventure', ...stopping, outcome: null, met };
    case 'complete':
      return { kind: 'completeAdventure', ...stopping, outcome: null, met };
  }
}

async function tellService(db: FamilyDb, ports: StoryPorts, item: StopItem, clock: StoryClock): Promise<'told' | 'queued'> {
  if (!ports.online()) return 'queued';
  const sent = await sendItem(db, ports.call, item, clock);
  if (!sent.ok) return 'queued';
  await write(db, { kind: 'delivered', id: item.id }, clock);
  return 'told';
}
