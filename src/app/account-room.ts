import { limits } from '../domain/limits.ts';
import { type Fullness, fullnessOf, type Usage } from '../domain/usage.ts';
import { locale } from '../messages/i18n.ts';
import { roomWords } from '../messages/room.ts';

/** What is said of an account that is almost full, and whether it has been said on this device. */

export type Stage = Exclude<Fullness['stage'], 'roomy'>;
export type Said = { stage: Stage; title: string; text: string };

/** What to tell, with what there is to do about it; null where there is room. */
export function sayRoom(usage: Usage): Said | null {
  const { stage, of } = fullnessOf(usage);
  if (stage === 'roomy') return null;
  const { max, maxBytes } = limits.adventures;
  const t = roomWords.get();
  const held =
    of === 'adventures'
      ? t.adventures({ held: number(usage.adventures), most: number(max) })
      : t.bytes({ held: number(megabytes(usage.bytes)), most: number(megabytes(maxBytes)) });
  return { stage, title: t.titles[stage], text: `${held} ${t.ways[stage]}` };
}

const megabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);
const number = (value: number): string => value.toLocaleString(locale.get());

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
