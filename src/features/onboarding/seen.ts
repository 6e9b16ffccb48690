/** Whether the slides were met in this browser session, so that a reload doesn't bring them back. */

const key = 'onboarding_seen';

export function wasSeen(): boolean {
  return sessionStorage.getItem(key) !== null;
}

export function noteSeen(): void {
  sessionStorage.setItem(key, 'true');
}
