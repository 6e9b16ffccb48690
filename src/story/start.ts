import type { FamilyDb } from '../data/db.ts';
import { loadFamily } from '../data/read/queries.ts';
import { type WriteError, write } from '../data/write/write.ts';
import { type AdventureConfig, newAdventure } from '../domain/entities/adventure.ts';
import { appendStep } from '../domain/steps/step-machine.ts';
import { fitQueue, fitStep } from './fit.ts';
import type { StoryPorts } from './ports.ts';
import { tellingRequest } from './request.ts';
import { obtainFirstStep, type TellFailure } from './tell.ts';

/** Starts an adventure: tells its first step, then stores the whole row. */

export type StartResult =
  | { ok: true; id: string; missed: { kind: string } | undefined }
  | { ok: false; error: { kind: 'story'; cause: TellFailure } | { kind: 'storage'; cause: WriteError } };

export type StartClock = { now: () => number; id: () => string; seed: () => number };

/** Tells the first step of a new adventure and stores the adventure with it. Nothing is stored if no step came. */
export async function startAdventure(db: FamilyDb, ports: StoryPorts, config: AdventureConfig, clock: StartClock): Promise<StartResult> {
  const seed = clock.seed();
  const family = await loadFamily(db);
  const result = await obtainFirstStep(ports, tellingRequest(config, seed, family));
  if (!result.ok) return { ok: false, error: { kind: 'story', cause: result.error } };
  const { missed } = result.told;
  const id = clock.id();
  const fields = newAdventure(config, seed, new Date(clock.now()).toISOString());
  const data = fields.continuation_data;
  if (data !== null) {
    const { response } = result.told;
    const step = fitStep(result.told.step, fields.total_steps);
    const queue = fitQueue(fields, appendStep(data, step, []), result.told.queue);
    const begun = appendStep(data, step, queue);
    fields.continuation_data = { ...begun, ...(response === undefined ? {} : { lastWebhookResponse: response }) };
  }
  const written = await write(db, { kind: 'createAdventure', id, fields }, clock);
  return written.ok ? { ok: true, id, missed } : { ok: false, error: { kind: 'storage', cause: written.error } };
}
