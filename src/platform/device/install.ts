import { create } from 'zustand';
import { readSetting, saveSetting } from '../../data/device.ts';
import { askForPersistence } from './persistence.ts';

/** Installing the app on the home screen: how this browser does it, and whether it is offered to the family. */

/** `prompt`: the app can open the browser's prompt. `share`: by hand, through the share menu (iPhone and iPad). */
export type InstallWay = 'prompt' | 'share';

/** Browsers that install on request fire this event; it is in no standard library yet. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

/** The way that is offered; null where there is none, the app is installed, or the family has declined. */
export const useInstallWay = create<{ way: InstallWay | null }>(() => ({ way: null }));

const declinedKey = 'install-declined';
const visitKey = 'venture-first-visit';
/** After this time the first visit counts as over even if the tab stays open; in ms. */
const firstVisitMs = 12 * 60 * 60_000;

let asked: InstallPrompt | null = null;

/** Begins to listen for the browser's event, which is fired once, early after the start. `now`: ms since 1970. */
export function watchInstall(now: number): void {
  if (isInstalled()) return;
  const first = isFirstVisit(now);
  window.addEventListener('beforeinstallprompt', (event) => {
    // Suppresses the browser's own prompt, which could appear in the middle of a story.
    event.preventDefault();
    asked = event as InstallPrompt;
    if (!first) void offer('prompt');
  });
  window.addEventListener('appinstalled', () => {
    useInstallWay.setState({ way: null });
    void askForPersistence();
  });
  // Only browsers on iPhones and iPads, where a page is installed by hand, have this property.
  if ('standalone' in navigator && navigator.maxTouchPoints > 1 && !first) void offer('share');
}

async function offer(way: InstallWay): Promise<void> {
  const declined = await readSetting(declinedKey).catch(() => undefined);
  if (declined === undefined) useInstallWay.setState({ way });
}

/** Opens the browser's prompt. Whatever the answer, it can't be opened a second time. */
export async function install(): Promise<void> {
  const prompt = asked;
  asked = null;
  await prompt?.prompt().catch(() => undefined);
  useInstallWay.setState({ way: null });
}

/** The family has declined: it is never offered again on this device. */
export function declineInstall(): void {
  useInstallWay.setState({ way: null });
  saveSetting(declinedKey, true).catch(() => undefined);
}

/** Whether this page runs as an installed app. */
export function isInstalled(): boolean {
  const byHand = 'standalone' in navigator && navigator.standalone === true;
  return byHand || matchMedia('(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)').matches;
}

/** Whether this is the first visit on this device, on which installing is not offered. Where the browser keeps nothing, every visit is the first. */
function isFirstVisit(now: number): boolean {
  try {
    const since = Number(localStorage.getItem(visitKey) ?? Number.NaN);
    if (Number.isNaN(since)) {
      localStorage.setItem(visitKey, String(now));
      sessionStorage.setItem(visitKey, 'yes');
      return true;
    }
    return sessionStorage.getItem(visitKey) !== null && now - since < firstVisitMs;
  } catch {
    return true;
  }
}
