import { atMost } from '../platform/at-most.ts';
import { bootAccount, watchSession } from '../platform/account.ts';
import { accountNow, useAccountStore } from '../platform/account-state.ts';
import { now } from '../platform/clock.ts';
import { afterFirstView } from '../platform/first-view.ts';
import { watchInstall } from '../platform/install.ts';
import { loadSettings } from '../platform/settings.ts';
import { sessionKey } from '../platform/session-key.ts';
import { startWorker } from '../platform/worker.ts';
import { beginEarly } from './open-family.ts';
import { authDoor, mainDoor } from './routes.ts';
import { showSettings } from './show-settings.ts';

/**
 * Starts the app from the device alone; what needs the network begins once the first screen stands. Settles when the first
 * screen can be drawn, never rejects: until then the page shows what index.html has painted.
 */
export async function boot(): Promise<void> {
  // Which screen comes is known before the database says so: its code is fetched while the database opens.
  const code = localStorage.getItem(sessionKey) === null ? authDoor.load() : mainDoor.load();
  watchInstall(now());
  void loadSettings().then(showSettings);
  const booted = bootAccount();
  const account = accountNow();
  const family = account === null ? null : beginEarly(account);
  void booted.then(afterFirstView).then(begin);
  // On an installed app the typefaces are as near as the code; drawn without them, the first screen would move when they come.
  const lettering = Promise.all([...document.fonts].map((face) => face.load()));
  await Promise.all([
    code.catch(() => undefined),
    atMost(accountMs, booted),
    family && atMost(familyMs, family),
    atMost(letteringMs, lettering),
  ]);
}

/** How long it waits to know whose device this is where only the database or the server can tell, in ms: then it is drawn as loading. */
const accountMs = 500;

/** How long the first screen waits for its lettering, in ms. */
const letteringMs = 100;

/** How long it waits for a database that some browsers, or another tab, can hold up for good, in ms: then it is drawn without. */
const familyMs = 2_000;

function begin(): void {
  startWorker().catch(() => undefined);
  if (useAccountStore.getState().state.kind !== 'signed-in') return;
  void watchSession();
}
