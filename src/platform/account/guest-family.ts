import type { FamilyDb } from '../../data/db.ts';
import { forgetAccount, forgetGuest, type GuestFamily, quickGuest, readGuest, saveGuest } from '../../data/device.ts';
import type { WriteResult } from '../../data/write/write.ts';
import { clock } from '../device/clock.ts';
import { forgetDrafts } from '../typing/drafts.ts';
import { type Account, type AccountState, accountNow, setAccountState, useAccountStore } from './account-state.ts';
import { sessionKey } from './session-key.ts';

/**
 * The family on this device without an account: a tried-out one, or that of a deleted account. It has a database like any other, under an id that the
 * device has made or that the deleted account had; the device stores which one it is, and whether it is being moved.
 */

/** The state without a sign-in: the family without an account, or nobody. */
function withoutAccount(guest: GuestFamily | null): AccountState {
  return guest?.stage === 'here' ? { kind: 'guest', account: { id: guest.id, email: '', adultName: '' } } : { kind: 'signed-out' };
}

/** Reads the copy in local storage, which is available at once; the entry in the database may be newer. */
export function loadGuestCopy(): GuestFamily | null {
  const guest = quickGuest();
  useAccountStore.setState({ guest });
  return guest;
}

/** Reads the entry in the device's database; null where there is no such family. Never rejects. */
export async function loadGuest(): Promise<GuestFamily | null> {
  const guest = await readGuest().catch(quickGuest);
  if (JSON.stringify(guest) !== JSON.stringify(useAccountStore.getState().guest)) useAccountStore.setState({ guest });
  return guest;
}

/** Opens the family that the copy names, before the database was read. */
export function openGuestAtOnce(): void {
  const state = withoutAccount(loadGuestCopy());
  if (state.kind === 'guest') setAccountState(state);
}

/** Opens the family without an account, after somebody has signed out. An interrupted move into an account is finished or undone first. Never rejects. */
export async function openWithoutAccount(): Promise<void> {
  const guest = await loadGuest();
  const left = guest === null ? null : await resolveMove(guest).catch(() => guest);
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

/** Resolves an interrupted move, of which the account has either everything or nothing. Returns the family that remains here; null where it was moved. */
async function resolveMove(guest: GuestFamily): Promise<GuestFamily | null> {
  if (guest.moving === null) return guest;
  const { finishMove, hasAdopted, release } = await import('../../data/files/adopt.ts');
  if (await hasAdopted(guest.moving, guest.mark)) {
    await finishMove(guest, guest.moving, hide).then(forget, hide);
    return null;
  }
  await release(guest.id);
  return note({ ...guest, moving: null });
}

/**
 * Begins a new family without an account, and returns its owner; null where another tab has made one already, which is then opened. An incomplete one from
 * an earlier try is deleted first. {@link openBegun} is called when the family has its first step; until then it is not shown anywhere.
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

/** Opens the family that was begun, which stays from now on. Rejects where another tab has begun one since. */
export async function openBegun({ id }: Account): Promise<void> {
  const begun = await readGuest();
  if (begun?.id !== id) throw new Error('Another family was begun on this device.');
  setAccountState(withoutAccount(await note({ ...begun, stage: 'here' })));
}

/** Deletes the family that was begun with this owner. One that another tab has begun since stays. */
export async function dropBegun({ id }: Account): Promise<void> {
  const begun = await readGuest();
  if (begun?.id !== id) await removeDatabase(id);
  else if (begun.stage === 'beginning') await drop(begun);
}

/**
 * Moves the whole family into the account whose database is `into`. Each step can be repeated, so that the next start continues after an interruption.
 * `ok`: everything is in the account's database on this device, and is synced from there. Otherwise neither database has changed, and the message can be
 * shown. Never rejects.
 */
export async function adoptGuest(guest: GuestFamily, into: FamilyDb): Promise<WriteResult> {
  try {
    // An earlier move, into another account, may have been carried out except for its last step.
    const left = guest.moving === into.account ? guest : await resolveMove(guest);
    if (left === null) return { ok: true };
    // The family comes from this very account, which exists again.
    if (left.id === into.account) {
      await forget();
      return { ok: true };
    }
    const { adoptFamily, finishMove, release } = await import('../../data/files/adopt.ts');
    await note({ ...left, moving: into.account });
    const adopted = await adoptFamily(left, into, clock);
    if (adopted.ok) {
      // What is left to do does not concern the account. The entry stays until it is done, so that the next start repeats it.
      await finishMove(left, into.account, hide).then(forget, hide);
      return adopted;
    }
    // If even that can't be stored, the next start finds that nothing was moved.
    await release(left.id)
      .then(() => note({ ...left, moving: null }))
      .catch(() => undefined);
    return adopted;
  } catch (error) {
    return { ok: false, error: { kind: 'storage', problem: 'storage', detail: error instanceof Error ? error.message : String(error) } };
  }
}

/** The adult has decided to keep it apart from this account. It is opened again when nobody is signed in. */
export async function keepApart(guest: GuestFamily, account: string): Promise<void> {
  await note({ ...guest, apart: [...new Set([...guest.apart, account])] });
}

/** The adult wants to be asked again. */
export async function askAgain(guest: GuestFamily, account: string): Promise<void> {
  await note({ ...guest, apart: guest.apart.filter((other) => other !== account) });
}

/** Deletes the family without an account from this device, with what was typed and not saved. Rejects where the browser refuses. */
export async function throwAway(guest: GuestFamily): Promise<void> {
  await drop(guest);
  await forgetDrafts(`${guest.id}:`);
  if (accountNow() === null) setAccountState({ kind: 'signed-out' });
}

/**
 * Detaches the family from a deleted account, so that it stays here as one without an account. Returns false where there is already a family without an
 * account, about which has to be decided first.
 */
export async function detachFromAccount(account: Account): Promise<boolean> {
  const before = await readGuest();
  if (before?.stage === 'here') return false;
  if (before !== null) await drop(before);
  const guest = await note({ id: account.id, mark: clock.id(), stage: 'here', apart: [], moving: null });
  localStorage.removeItem(sessionKey);
  await forgetAccount();
  setAccountState(withoutAccount(guest));
  return true;
}

/** Deletes the family before the entry, so that the deletion can be repeated after an interruption. */
async function drop(guest: GuestFamily): Promise<void> {
  await removeDatabase(guest.id);
  await forget();
}

async function removeDatabase(id: string): Promise<void> {
  const { removeFamily } = await import('../../data/files/remove.ts');
  await removeFamily(id);
}

async function forget(): Promise<void> {
  await forgetGuest();
  hide();
}

/** Shows the family nowhere any more. */
function hide(): void {
  useAccountStore.setState({ guest: null });
}
