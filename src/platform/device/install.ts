import { create } from 'zustand';
import { readSetting, saveSetting } from '../../data/device.ts';
import { askForPersistence } from './persistence.ts';

/** Putting the app on the home screen: which way this browser has, and whether the family wants to hear of it. */

/** `prompt`: the browser asks when it is told to. `share`: by hand, through the share menu (iPhone and iPad). */
export type InstallWay = 'prompt' | 'share';

/** Browsers that install on request fire this event; it is in no standard library yet. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

/** null: no way, installed already, or not wanted. */
export const useInstallWay = create<{ way: InstallWay | null }>(() => ({ way: null }));

const declinedKey = 'install-declined';
const visitKey = 'venture-first-visit';
/** A tablet's tab may stay open for weeks: after this the first visit is over all the same; in ms. */
const firstVisitMs = 12 * 60 * 60_000;

let asked: InstallPrompt | null = null;

/** Begins to listen: a browser tells only once, and early, that it could install. `now`: ms since 1970. */
export function watchInstall(now: number): void {
  if (isInstalled()) return;
  const first = isFirstVisit(now);
  window.addEventListener('beforeinstallprompt', (event) => {
    // The browser's own bar would come at a moment that is not ours.
    event.preventDefault();
    asked = event as InstallPrompt;
    if (!first) void offer('prompt');
  });
  window.addEventListener('appinstalled', () => {
    useInstallWay.setState({ way: null });
    void askForPersistence();
  });
  // Only the browsers of phones and tablets that can put a page on the home screen by hand know this property.
  if ('standalone' in navigator && navigator.maxTouchPoints > 1 && !first) void offer('share');
}

async function offer(way: InstallWay): Promise<void> {
  const declined = await readSetting(declinedKey).catch(() => undefined);
  if (declined === undefined) useInstallWay.setState({ way });
}

/** Lets the browser ask the person. Whatever the answer, the browser does not let us ask a second time. */
export async function install(): Promise<void> {
  const prompt = asked;
  asked = null;
  await prompt?.prompt().catch(() => undefined);
  useInstallWay.setState({ way: null });
}

/** The family does not want it: it is never offered again on this device. */
export function declineInstall(): void {
  useInstallWay.setState({ way: null });
  saveSetting(declinedKey, true).catch(() => undefined);
}

export function isInstalled(): boolean {
  const byHand = 'standalone' in navigator && navigator.standalone === true;
  return byHand || matchMedia('(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)').matches;
}

/** The visit on which this device meets the app for the first time: it has better things to show. */
function isFirstVisit(now: number): boolean {
  const since = Number(localStorage.getItem(visitKey) ?? Number.NaN);
  if (Number.isNaN(since)) {
    localStorage.setItem(visitKey, String(now));
    sessionStorage.setItem(visitKey, 'yes');
    return true;
  }
  return sessionStorage.getItem(visitKey) !== null && now - since < firstVisitMs;
}
