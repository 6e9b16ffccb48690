import { limits } from '../../domain/limits.ts';
import { type Fullness, fullnessOf, type Usage } from '../../domain/usage.ts';
import { quotaWords } from '../../messages/app/quota.ts';
import { locale } from '../../messages/i18n.ts';

/** What to say about an account that is almost full, and whether it has been said on this device. */

export type Stage = Exclude<Fullness['stage'], 'plenty'>;
export type QuotaMessage = { stage: Stage; title: string; text: string };

/** The message, with what the adult can do; null while the account has space. */
export function quotaMessage(usage: Usage): QuotaMessage | null {
  const { stage, of } = fullnessOf(usage);
  if (stage === 'plenty') return null;
  const { max, maxBytes } = limits.adventures;
  const t = quotaWords.get();
  const held =
    of === 'adventures'
      ? t.adventures({ held: number(usage.adventures), most: number(max) })
      : t.bytes({ held: number(megabytes(usage.bytes)), most: number(megabytes(maxBytes)) });
  return { stage, title: t.titles[stage], text: `${held} ${t.ways[stage]}` };
}

const megabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);
const number = (value: number): string => value.toLocaleString(locale.get());

const dismissedKey = (account: string): string => `room_told:${account}`;

/** Whether the card for this stage was dismissed on this device. */
export function wasDismissed(account: string, stage: Stage): boolean {
  return localStorage.getItem(dismissedKey(account)) === stage;
}

/** Stores which card was dismissed. null, once the account has space again: the card is shown again the next time. */
export function saveDismissed(account: string, stage: Stage | null): void {
  if (stage === null) localStorage.removeItem(dismissedKey(account));
  else localStorage.setItem(dismissedKey(account), stage);
}
