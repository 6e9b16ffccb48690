import type { FamilyDb } from '../../data/db.ts';
import { forgetAccount, forgetTried, quickTried, readTried, saveTried, type Tried } from '../../data/device.ts';
import type { WriteResult } from '../../data/write/write.ts';
import { clock } from '../device/clock.ts';
import { type Account, type AccountState, accountNow, setAccountState, useAccountStore } from './account-state.ts';
import { sessionKey } from './session-key.ts';

/**
 * The family on this device that belongs to no account: tried out, or left over by an account that is gone. It has a database like any
 * other, under an id that the device has made or the gone account had; the device notes which one it is, and what is to become of it.
 */

/** What this device opens without an account: the family that belongs to none, or nothing. */
function withoutAccount(tried: Tried | null): AccountState {
  return tried?.stage === 'here' ? { kind: 'trying', account: { id: tried.id, email: '', adultName: '' } } : { kind: 'signed-out' };
}

/** What the device's copy says at once; the entry may know better. */
export function loadTriedCopy(): Tried | null {
  const tried = quickTried();
  useAccountStore.setState({ tried });
  return tried;
}

/** What the device's entry says; null where there is no such family. Never rejects. */
export async function loadTried(): Promise<Tried | null> {
  const tried = await readTried().catch(quickTried);
  if (JSON.stringify(tried) !== JSON.stringify(useAccountStore.getState().tried)) useAccountStore.setState({ tried });
  return tried;
}

/** For the first moment without an account: opens what the copy says. */
export function openTriedAtOnce(): void {
  const state = withoutAccount(loadTriedCopy());
  if (state.kind === 'trying') setAccountState(state);
}

/** What this device opens now that nobody is signed in. A move into an account that was cut short is finished, or has not begun. Never rejects. */
export async function openWithoutAccount(): Promise<void> {
  const tried = await loadTried();
  const left = tried === null ? null : await settleMove(tried).catch(() => tried);
  const state = withoutAccount(left);
  const before = useAccountStore.getState().state;
  if (before.kind === 'signed-in' || (before.kind === 'trying' && state.kind === 'trying' && before.account.id === state.account.id))
    return;
  setAccountState(state);
}

async function note(tried: Tried): Promise<Tried> {
  await saveTried(tried);
  useAccountStore.setState({ tried });
  return tried;
}

/** A move that nobody goes on with: the account has everything already, or nothing of it. Answers what is left here. */
async function settleMove(tried: Tried): Promise<Tried | null> {
  if (tried.moving === null) return tried;
  const { hasAdopted, release } = await import('../../data/files/adopt.ts');
  if (await hasAdopted(tried.moving, tried.mark)) {
    await drop(tried);
    return null;
  }
  await release(tried.id);
  return note({ ...tried, moving: null });
}

/**
 * Makes room for a new family, and answers its account; null where one is here already, made in another tab: then the device opens that one. What a try
 * before has left half-made goes first. {@link keepTried} is called when the family has its first step; until then nobody is shown it.
 */
export async function beginTried(): Promise<Account | null> {
  const before = await readTried();
  if (before?.stage === 'here') {
    await openWithoutAccount();
    return null;
  }
  if (before !== null) await drop(before);
  const id = clock.id();
  await note({ id, mark: id, stage: 'beginning', apart: [], moving: null });
  return { id, email: '', adultName: '' };
}

/** The family that was begun is here from now on, and this device opens it. Rejects where another tab has begun one since. */
export async function keepTried({ id }: Account): Promise<void> {
  const begun = await readTried();
  if (begun?.id !== id) throw new Error('Another family was begun on this device.');
  setAccountState(withoutAccount(await note({ ...begun, stage: 'here' })));
}

/** The family that was begun has not come to anything. */
export async function dropBegun(): Promise<void> {
  const begun = await readTried();
  if (begun?.stage === 'beginning') await drop(begun);
}

/**
 * Takes the tried-out family into the account whose database is `into`, whole. Each step may be repeated: where the device is switched off
 * in between, the next start goes on. `ok`: everything is in the account's database on this device, and syncs from there. Else nothing has
 * changed in either, and the message can be shown. Never rejects.
 */
export async function adoptTried(tried: Tried, into: FamilyDb): Promise<WriteResult> {
  try {
    // An earlier word, for another account, may have been carried out all but the last step.
    const left = tried.moving === into.account ? tried : await settleMove(tried);
    if (left === null) return { ok: true };
    // The account is back that the family was taken from: it is its own.
    if (left.id === into.account) {
      await forget();
      return { ok: true };
    }
    const { adoptFamily, release } = await import('../../data/files/adopt.ts');
    const moving = await note({ ...left, moving: into.account });
    const adopted = await adoptFamily(left, into, clock);
    if (adopted.ok) {
      await drop(moving);
      return adopted;
    }
    // Where even that can't be stored, the next start finds out that nothing has moved.
    await release(left.id)
      .then(() => note({ ...left, moving: null }))
      .catch(() => undefined);
    return adopted;
  } catch (error) {
    return { ok: false, error: { kind: 'storage', problem: 'storage', detail: error instanceof Error ? error.message : String(error) } };
  }
}

/** The adult's word: it stays here, apart from this account. It is there again when nobody is signed in. */
export async function keepApart(tried: Tried, account: string): Promise<void> {
  await note({ ...tried, apart: [...new Set([...tried.apart, account])] });
}

/** The adult's word: the question is to be asked again. */
export async function askAgain(tried: Tried, account: string): Promise<void> {
  await note({ ...tried, apart: tried.apart.filter((other) => other !== account) });
}

/** Deletes the family without an account from this device, and what is known of it. Rejects where the browser does not let it. */
export async function throwAway(tried: Tried): Promise<void> {
  await drop(tried);
  if (accountNow() === null) setAccountState({ kind: 'signed-out' });
}

/**
 * Lets go of an account that is gone: the family stays here as one without an account. Answers false where there is a family without
 * an account already: that one has to find a place first.
 */
export async function partWithAccount(account: Account): Promise<boolean> {
  const before = await readTried();
  if (before?.stage === 'here') return false;
  if (before !== null) await drop(before);
  const tried = await note({ id: account.id, mark: clock.id(), stage: 'here', apart: [], moving: null });
  localStorage.removeItem(sessionKey);
  await forgetAccount();
  setAccountState(withoutAccount(tried));
  return true;
}

/** The database first: as long as the device knows of the family, it is not gone. */
async function drop(tried: Tried): Promise<void> {
  const { deleteFamily } = await import('../../data/db.ts');
  await deleteFamily(tried.id);
  await forget();
}

async function forget(): Promise<void> {
  await forgetTried();
  useAccountStore.setState({ tried: null });
}
