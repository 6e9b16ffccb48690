import type { Fields } from '../../domain/contracts/sync-protocol.ts';
import { remember } from '../../domain/entities/profile.ts';
import { merge } from '../../domain/merge/merge.ts';
import { importFamily } from '../files/import.ts';
import { discardRefused, restoreBackup, retryRefused } from '../files/refused.ts';
import { type FamilyDexie, type LocalTable, localTables, type OutboxItem, serverTable, type TableName } from '../schema.ts';
import { applyAdventureCommand, createAdventure } from './apply-adventure.ts';
import type { WriteClock } from './clock.ts';
import type { Command, CommandKind } from './commands.ts';
import { changeRow, createRow, liveRow, removeRow } from './edit.ts';
import { Refusal } from './error.ts';
import { enforceLimit } from './family-limits.ts';

/** What each command does to the rows. Runs inside the transaction of `write`; throws a {@link Refusal} to undo all of it. */

const rowsOf = (table: LocalTable): readonly TableName[] => [table, 'shadows'];
/** With an adventure that stops go its message and what the family has met in it. */
const stopped: readonly TableName[] = ['outbox', 'profile', ...rowsOf('adventures')];
const anyRow: readonly TableName[] = [...localTables, 'shadows', 'backups'];

/** The tables that a command may write: only they are locked, so screens can read the others meanwhile. */
export const tablesOf: Record<CommandKind, readonly TableName[]> = {
  setOnboarding: rowsOf('profile'),
  saveChild: rowsOf('children'),
  saveEnvironment: rowsOf('environments'),
  removeEnvironment: rowsOf('environments'),
  saveFamily: ['profile', ...rowsOf('children')],
  createAdventure: rowsOf('adventures'),
  renameAdventure: rowsOf('adventures'),
  progress: rowsOf('adventures'),
  pauseAdventure: stopped,
  resumeAdventure: rowsOf('adventures'),
  completeAdventure: stopped,
  endAdventure: stopped,
  setSummary: rowsOf('adventures'),
  deleteAdventure: rowsOf('adventures'),
  enqueue: ['outbox'],
  delivered: ['outbox'],
  retryRefused: [...localTables, 'outbox'],
  discardRefused: [...anyRow, 'outbox'],
  restoreBackup: anyRow,
  importFamily: anyRow,
};

/** `allowed` resolves where this page may write, and rejects elsewhere. */
export async function applyCommand(
  dexie: FamilyDexie,
  account: string,
  command: Command,
  clock: WriteClock,
  allowed: Promise<unknown>,
): Promise<void> {
  const at = new Date(clock.now()).toISOString();
  switch (command.kind) {
    case 'setOnboarding':
      return changeProfile(dexie, account, { show_onboarding: command.show });
    case 'saveChild':
      return save(dexie, 'children', command, at);
    case 'saveEnvironment':
      return save(dexie, 'environments', command, at);
    case 'removeEnvironment':
      return remove(dexie, 'environments', command.id, at);
    case 'saveFamily':
      if (command.adult_name !== undefined) await changeProfile(dexie, account, { adult_name: command.adult_name });
      // Removals first, so that a swap at the limit of children passes. A row that does not exist any more needs no removal.
      for (const id of command.removed) await removeRow(dexie, 'children', id, at);
      // A millisecond apart, so that the children keep the order of the form on every device.
      for (const [index, child] of command.children.entries()) {
        await save(dexie, 'children', child, new Date(clock.now() + index).toISOString());
      }
      return;
    case 'createAdventure':
      return createAdventure(dexie, command.id, command.fields);
    case 'deleteAdventure':
      return remove(dexie, 'adventures', command.id, at);
    case 'renameAdventure':
    case 'progress':
    case 'resumeAdventure':
    case 'setSummary':
      return applyAdventureCommand(dexie, command, clock.now(), allowed);
    case 'pauseAdventure':
    case 'completeAdventure':
    case 'endAdventure':
      if (command.kind !== 'pauseAdventure') await rememberMet(dexie, account, command.met);
      await enqueue(dexie, command.message);
      return applyAdventureCommand(dexie, command, clock.now(), allowed);
    case 'enqueue':
      return enqueue(dexie, command.item);
    case 'delivered':
      return dexie.outbox.delete(command.id);
    case 'retryRefused':
      return retryRefused(dexie, command.table, command.id);
    case 'discardRefused':
      return discardRefused(dexie, command.table, command.id, clock);
    case 'restoreBackup':
      return restoreBackup(dexie, command.id, command.newId, clock);
    case 'importFamily':
      await importFamily(dexie, account, command.file, clock);
      return undefined;
  }
}

async function changeProfile(dexie: FamilyDexie, account: string, change: Fields): Promise<void> {
  const row = await liveRow(dexie, 'profile', account);
  if (row === null) throw new Refusal({ kind: 'missing', problem: 'no-profile' });
  await changeRow(dexie, 'profile', row, { ...row.fields, ...change });
}

/** Adds what was met to the memory of now: another tab or device may have ended a story meanwhile. A family whose profile is missing ends its stories all the same. */
async function rememberMet(dexie: FamilyDexie, account: string, met: readonly string[] | undefined): Promise<void> {
  if (met === undefined) return;
  const row = await liveRow(dexie, 'profile', account);
  if (row !== null) await changeRow(dexie, 'profile', row, { ...row.fields, memory: remember(row.fields['memory'], met) });
}

/** A message that is there already stays as it is. */
async function enqueue(dexie: FamilyDexie, item: OutboxItem | undefined): Promise<void> {
  if (item !== undefined && (await dexie.outbox.get(item.id)) === undefined) await dexie.outbox.add(item);
}

/** Makes the row or changes it. `added_at` is not a column of the server's: it travels as an unknown field and keeps lists in order. */
async function save(
  dexie: FamilyDexie,
  table: 'children' | 'environments',
  { id, fields, from }: { id: string; fields: Fields; from?: Fields | undefined },
  at: string,
): Promise<void> {
  const row = await dexie[table].get(id);
  if (row !== undefined) {
    if (row.deletedAt !== null) throw new Refusal({ kind: 'missing', problem: 'deleted-meanwhile' });
    const edited = from === undefined ? { ...row.fields, ...fields } : merge(serverTable[table], from, fields, row.fields);
    return changeRow(dexie, table, row, edited);
  }
  await createRow(dexie, table, id, { ...fields, added_at: at });
  await enforceLimit(dexie, table);
}

async function remove(dexie: FamilyDexie, table: 'children' | 'environments' | 'adventures', id: string, at: string): Promise<void> {
  if ((await removeRow(dexie, table, id, at)) === 'missing') {
    throw new Refusal({ kind: 'missing', problem: 'deleted-already' });
  }
}
