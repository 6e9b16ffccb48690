import type { SyncStatus } from '../../sync/status.ts';

/** `yes`: the server has answered a sync since this start. `no`: it can't be reached now, or refuses the sign-in. */
export type ServerAnswer = 'yes' | 'no' | 'waiting';

/** Whether the server has answered yet, so that the account's rows are on this device. */
export function serverAnswer(status: SyncStatus): ServerAnswer {
  if (status.kind === 'attention' || (status.kind === 'synced' && status.at !== null)) return 'yes';
  return status.kind === 'synced' || status.kind === 'syncing' ? 'waiting' : 'no';
}
