/**
 * Whether the slides were seen: in this browser session, so that a reload does not show them again, or by this account on this device
 * within the last day or so, so that a family that skipped them does not get them at every start. Times are in ms.
 */

const sessionKey = 'onboarding_seen';
const deviceKey = (account: string): string => `onboarding_met:${account}`;

/** Long enough to cover a second start on the next day. */
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
