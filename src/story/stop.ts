import type { FamilyDb } from '../data/db.ts';
import { loadAdventure, loadFamily } from '../data/read/queries.ts';
import { faultOf, type WriteError, type WriteResult, write } from '../data/write/write.ts';
import type { StopRequest } from '../domain/contracts/story-contract.ts';
import type { Memory } from '../domain/entities/profile.ts';
import type { Step } from '../domain/steps/step.ts';
import type { TellingRequest } from '../domain/telling.ts';
import type { StoryClock } from './advance.ts';
import type { StoryPorts } from './ports.ts';
import { requestOf, stopBody } from './request.ts';
import { sendItem } from './send.ts';

/**
 * Pauses or ends an adventure. It is stored first, and the family can leave; the service is told afterwards, now or from the outbox, and
 * its summary replaces the one that the device wrote.
 */

export type StopKind = 'pause' | 'end' | 'complete';

/** The message to the service. It stays in the outbox until it is delivered; its id is the idempotency key of the call. */
type StopItem = { id: string; kind: 'stop'; body: StopRequest };

export type StopResult =
  | {
      ok: true;
      /** Resolves when the service has answered or failed to; `kept` means that the message waits in the outbox. Never rejects. */
      told: Promise<'told' | 'kept'>;
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
  const family = await loadFamily(db);
  const request = requestOf(adventure, family);
  const told = adventure.continuation_data?.adventureSteps ?? [];
  const kept = await keepsakeOf(ports, request, told);
  const written = await writeStop(db, id, kind, kept?.summary ?? adventure.story_summary, clock);
  if (!written.ok) return { ok: false, error: { kind: 'storage', cause: written.error } };
  // What the family has met is remembered even if the adventure ended early.
  if (kind !== 'pause' && kept !== null) await write(db, { kind: 'remember', memory: kept.memory }, clock);
  const item: StopItem = { id: clock.id(), kind: 'stop', body: stopBody(request, adventure, kind === 'pause' ? 'paused' : 'ended') };
  await write(db, { kind: 'enqueue', item }, clock);
  return { ok: true, told: tellService(db, ports, item, clock) };
}

/** What the storyteller keeps of the story. Null where it can't be loaded or fails: an adventure can be stopped all the same. */
async function keepsakeOf(
  ports: StoryPorts,
  request: TellingRequest,
  told: readonly Step[],
): Promise<{ summary: string; memory: Memory } | null> {
  try {
    const teller = await ports.loadTeller(request);
    return { summary: teller.summarise(request, told), memory: teller.remember(request.memory, told) };
  } catch {
    return null;
  }
}

function writeStop(db: FamilyDb, id: string, kind: StopKind, summary: string | null, clock: StoryClock): Promise<WriteResult> {
  switch (kind) {
    case 'pause':
      return write(db, { kind: 'pauseAdventure', id, summary }, clock);
    case 'end':
      return write(db, { kind: 'endAdventure', id, summary, outcome: null }, clock);
    case 'complete':
      return write(db, { kind: 'completeAdventure', id, summary, outcome: null }, clock);
  }
}

async function tellService(db: FamilyDb, ports: StoryPorts, item: StopItem, clock: StoryClock): Promise<'told' | 'kept'> {
  if (!ports.online()) return 'kept';
  const sent = await sendItem(db, ports.call, item, clock);
  if (!sent.ok) return 'kept';
  await write(db, { kind: 'delivered', id: item.id }, clock);
  return 'told';
}
