import { limits } from '../domain/limits.ts';
import { type Fullness, fullnessOf, type Usage } from '../domain/usage.ts';

/** What is said of an account that is almost full, and whether it has been said on this device. */

export type Stage = Exclude<Fullness['stage'], 'roomy'>;
export type Said = { stage: Stage; title: string; fact: string };

const titles: Record<Stage, string> = { almost: 'Your account is almost full', full: 'Your account is full' };

/** What to tell; null where there is room. */
export function sayRoom(usage: Usage): Said | null {
  const { stage, of } = fullnessOf(usage);
  if (stage === 'roomy') return null;
  const { accountAdventures, accountBytes } = limits;
  const held =
    of === 'adventures'
      ? `${number(usage.adventures)} of ${number(accountAdventures.max)} adventures`
      : `${number(megabytes(usage.bytes))} of ${number(megabytes(accountBytes.max))} MB of adventures`;
  return { stage, title: titles[stage], fact: `It holds ${held}.` };
}

/** What there is to do about it. */
export const roomWays: Record<Stage, string> = {
  almost:
    'Once it is full, new adventures stay on this device only. Delete some that you have finished with; if you want to keep them, export everything as a file first.',
  full: 'New adventures stay on this device only, until you delete some that you have finished with; if you want to keep them, export everything as a file first.',
};

const megabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);
const number = (value: number): string => value.toLocaleString('en');

const toldKey = (account: string): string => `room_told:${account}`;

/** Whether the card of this stage has been put away here. */
export function wasTold(account: string, stage: Stage): boolean {
  return localStorage.getItem(toldKey(account)) === stage;
}

/** null: there is room again, and the next time is a new one. */
export function noteTold(account: string, stage: Stage | null): void {
  if (stage === null) localStorage.removeItem(toldKey(account));
  else localStorage.setItem(toldKey(account), stage);
}
