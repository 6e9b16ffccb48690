import type { FamilyDb } from '../../data/db.ts';
import { forgetAccount, forgetGuest, type GuestFamily, quickGuest, readGuest, saveGuest } from '../../data/device.ts';
import type { WriteResult } from '../../data/write/write.ts';
import { clock } from '../device/clock.ts';
import { type Account, type AccountState, accountNow, setAccountState, useAccountStore } from './account-state.ts';
import { sessionKey } from './session-key.ts';

/**
 * The family on this device that belongs to no account: tried out, or left over by an account that is gone. It has a database like any
 * other, under an id that the device has made or the gone account had; the device notes which one it is, and what is to become of it.
 */

/** What this device opens without an account: the family that belongs to none, or nothing. */
function withoutAccount(guest: GuestFamily | null): AccountState {
  return guest?.stage === 'here' ? { kind: 'guest', account: { id: guest.id, email: '', adultName: '' } } : { kind: 'signed-out' };
}

/** What the device's copy says at once; the entry may know better. */
export function loadGuestCopy(): GuestFamily | null {
  const guest = quickGuest();
  useAccountStore.setState({ guest });
  return guest;
}

/** What the device's entry says; null where there is no such family. Never rejects. */
export async function loadGuest(): Promise<GuestFamily | null> {
  const guest = await readGuest().catch(quickGuest);
  if (JSON.stringify(guest) !== JSON.stringify(useAccountStore.getState().guest)) useAccountStore.setState({ guest });
  return guest;
}

/** For the first moment without an account: opens what the copy says. */
export function openGuestAtOnce(): void {
  const state = withoutAccount(loadGuestCopy());
  if (state.kind === 'guest') setAccountState(state);
}

/** What this device opens now that nobody is signed in. A move into an account that was cut short is finished, or has not begun. Never rejects. */
export async function openWithoutAccount(): Promise<void> {
  const guest = await loadGuest();
  const left = guest === null ? null : await settleMove(guest).catch(() => guest);
  const state = withoutAccount(left);
  const before = useAccountStore.getState().state;
  if (before.kind === 'signed-in' || (before.kind === 'guest' && state.kind === 'guest' && before.account.id === state.account.id)) return;
  setAccountState(state);
}

async function note(guest: GuestFamily): Promise<GuestFamily> {
  await saveGuest(guest);
  useAccountStore.setState({ guest });
  return guest;
}

/** A move that nobody goes on with: the account has everything already, or nothing of it. Answers what is left here. */
async function settleMove(guest: GuestFamily): Promise<GuestFamily | null> {
  if (guest.moving === null) return guest;
  const { hasAdopted, release } = await import('../../data/files/adopt.ts');
  if (await hasAdopted(guest.moving, guest.mark)) {
    await drop(guest);
    return null;
  }
  await release(guest.id);
  return note({ ...guest, moving: null });
}

/**
 * Makes room for a new family, and answers its account; null where one is here already, made in another tab: then the device opens that one. What a try
 * before has left half-made goes first. {@link keepGuest} is called when the family has its first step; until then nobody is shown it.
 */
export async function beginGuest(): Promise<Account | null> {
  const before = await readGuest();
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
export async function keepGuest({ id }: Account): Promise<void> {
  const begun = await readGuest();
  if (begun?.id !== id) throw new Error('Another family was begun on this device.');
  setAccountState(withoutAccount(await note({ ...begun, stage: 'here' })));
}

/** The family that was begun has not come to anything. */
export async function dropBegun(): Promise<void> {
  const begun = await readGuest();
  if (begun?.stage === 'beginning') await drop(begun);
}

/**
 * Takes the tried-out family into the account whose database is `into`, whole. Each step may be repeated: where the device is switched off
 * in between, the next start goes on. `ok`: everything is in the account's database on this device, and syncs from there. Else nothing has
 * changed in either, and the message can be shown. Never rejects.
 */
export async function adoptGuest(guest: GuestFamily, into: FamilyDb): Promise<WriteResult> {
  try {
    // An earlier word, for another account, may have been carried out all but the last step.
    const left = guest.moving === into.account ? guest : await settleMove(guest);
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
export async function keepApart(guest: GuestFamily, account: string): Promise<void> {
  await note({ ...guest, apart: [...new Set([...guest.apart, account])] });
}

/** The adult's word: the question is to be asked again. */
export async function askAgain(guest: GuestFamily, account: string): Promise<void> {
  await note({ ...guest, apart: guest.apart.filter((other) => other !== account) });
}

/** Deletes the family without an account from this device, and what is known of it. Rejects where the browser does not let it. */
export async function throwAway(guest: GuestFamily): Promise<void> {
  await drop(guest);
  if (accountNow() === null) setAccountState({ kind: 'signed-out' });
}

/**
 * Lets go of an account that is gone: the family stays here as one without an account. Answers false where there is a family without
 * an account already: that one has to find a place first.
 */
export async function partWithAccount(account: Account): Promise<boolean> {
  const before = await readGuest();
  if (before?.stage === 'here') return false;
  if (before !== null) await drop(before);
  const guest = await note({ id: account.id, mark: clock.id(), stage: 'here', apart: [], moving: null });
  localStorage.removeItem(sessionKey);
  await forgetAccount();
  setAccountState(withoutAccount(guest));
  return true;
}

/** The database first: as long as the device knows of the family, it is not gone. */
async function drop(guest: GuestFamily): Promise<void> {
  const { deleteFamily } = await import('../../data/db.ts');
  await deleteFamily(guest.id);
  await forget();
}

async function forget(): Promise<void> {
  await forgetGuest();
  useAccountStore.setState({ guest: null });
}
