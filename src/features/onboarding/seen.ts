/**
 * Whether the slides were met: in this browser session, so that a reload doesn't bring them back, or by this account on this device a day
 * or so ago, so that a family that skipped them is not stopped at every start of its first days. Times are in ms.
 */

const sessionKey = 'onboarding_seen';
const deviceKey = (account: string): string => `onboarding_met:${account}`;

/** Long enough for a second start on the next day. */
const restMs = 36 * 60 * 60 * 1000;

export function wasSeen(account: string, now: number): boolean {
  if (sessionStorage.getItem(sessionKey) !== null) return true;
  const at = localStorage.getItem(deviceKey(account));
  return at !== null && now - Number(at) < restMs;
}

export function noteSeen(account: string, now: number): void {
  sessionStorage.setItem(sessionKey, 'true');
  localStorage.setItem(deviceKey(account), String(now));
}
