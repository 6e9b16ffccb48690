import { closeFamily, type FamilyDb, openFamily } from '../../data/db.ts';
import { type WriteResult, write } from '../../data/write/write.ts';
import type { Fault } from '../../domain/problems.ts';
import { beginGuest, dropBegun, openBegun } from '../../platform/account/guest-family.ts';
import { clock, newId, newSeed, now } from '../../platform/device/clock.ts';
import { askForPersistence } from '../../platform/device/persistence.ts';
import { storyPorts } from '../../platform/story.ts';
import { startAdventure } from '../../story/start.ts';
import { firstAdventure, firstChildren, type TryPlace } from './first-family.ts';

export type Trial = { ages: readonly number[]; place: TryPlace; totalSteps: number };

/** Why there is no story: an error of the device, or another reason. */
export type TrialOutcome =
  | { ok: true; adventure: string }
  | { ok: false; fault: Fault }
  | { ok: false; fault: null; why: 'not-told' | 'is-here' | 'not-stored' };

/**
 * Creates a guest family on this device and tells its first step, without the service. From then on the device opens this family. If it
 * fails, the family is removed again, or, where even that fails, with the next try. Never rejects.
 */
export async function startTrying(trial: Trial): Promise<TrialOutcome> {
  const account = await beginGuest().catch(() => undefined);
  if (account === undefined) return { ok: false, fault: null, why: 'not-stored' };
  if (account === null) return { ok: false, fault: null, why: 'is-here' };
  try {
    const db = await openFamily(account);
    const begun = await begin(db, trial).finally(() => closeFamily(db));
    if (begun.ok) {
      await openBegun(account);
      void askForPersistence();
      return begun;
    }
    await dropBegun(account);
    return begun;
  } catch {
    await dropBegun(account).catch(() => undefined);
    return { ok: false, fault: null, why: 'not-stored' };
  }
}

async function begin(db: FamilyDb, { ages, place, totalSteps }: Trial): Promise<TrialOutcome> {
  const children = firstChildren(ages, newId);
  // Somebody who taps `Try it now` wants a story, not the introduction.
  const shown = await write(db, { kind: 'setOnboarding', show: false }, clock);
  if (!shown.ok) return failed(shown);
  for (const [index, { id, fields }] of children.entries()) {
    // One millisecond apart, so that they stay in the order of their ages.
    const saved = await write(db, { kind: 'saveChild', id, fields }, { id: newId, now: () => now() + index });
    if (!saved.ok) return failed(saved);
  }
  const ids = children.map(({ id }) => id);
  const started = await startAdventure(db, storyPorts, firstAdventure(place, ids, totalSteps), { now, id: newId, seed: newSeed });
  if (started.ok) return { ok: true, adventure: started.id };
  return started.error.kind === 'storage' ? { ok: false, fault: started.error.cause } : { ok: false, fault: null, why: 'not-told' };
}

function failed(result: WriteResult & { ok: false }): TrialOutcome {
  return { ok: false, fault: result.error };
}
