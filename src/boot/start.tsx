import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../app/App.tsx';
import { authScreen, mainScreen } from '../app/routes.tsx';
import { showLanguage } from '../app/show-language.ts';
import { atMost } from '../net/deadline.ts';
import { bootAccount, watchSession } from '../platform/account/account.ts';
import { type Account, ownerNow, useAccountStore } from '../platform/account/account-state.ts';
import { now } from '../platform/device/clock.ts';
import { watchInstall } from '../platform/device/install.ts';
import { loadSettings, type Settings, useSettings } from '../platform/device/settings.ts';
import { afterFirstView } from '../platform/view/first-view.ts';
import { startWorker } from '../platform/worker/worker.ts';
import { applyLight, applyReadingScale } from '../ui/light.ts';

/** How long it waits to know whose device this is where only the database or the server can tell, in ms: then it is drawn as loading. */
const accountMs = 500;

/** How long the first screen waits for its lettering, in ms. */
const letteringMs = 100;

/** How long it waits for the first screen's code, for a language's words, or for a database that some browsers, or another tab, can hold up for good, in ms: then it is drawn without. */
const screenMs = 2_000;

/**
 * Starts the app from the device alone: whose it is, then that family's data, then the first screen. Until that can be drawn the page shows
 * what index.html has painted; what needs the network begins once it stands. Never rejects.
 */
export async function start(): Promise<void> {
  watchInstall(now());
  const words = showLanguage();
  void loadSettings().then(showSettings);
  const booted = bootAccount();
  const owner = ownerNow();
  const screen = owner === null ? authScreen.load() : beginFamily(owner);
  void booted.then(afterFirstView).then(beginLater);
  // On an installed app the typefaces are as near as the code; drawn without them, the first screen would move when they come.
  const lettering = Promise.all([...document.fonts].map((face) => face.load()));
  await Promise.all([atMost(accountMs, booted), atMost(screenMs, screen), atMost(screenMs, words), atMost(letteringMs, lettering)]);
  draw();
}

/** Opens the family's database while the code of its screens is still being read. */
function beginFamily(owner: Account): Promise<unknown> {
  return Promise.all([import('../app/open-family.ts').then(({ beginEarly }) => beginEarly(owner)), mainScreen.load()]);
}

function draw(): void {
  const root = document.getElementById('root');
  if (root === null) return;
  // In one go: drawn in slices it stands later, and before it stands there is nothing to tap.
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

function beginLater(): void {
  startWorker().catch(() => undefined);
  if (useAccountStore.getState().state.kind === 'signed-in') void watchSession();
}

/** Shows the settings on the page's root element, now and whenever they change. */
function showSettings(): void {
  apply(useSettings.getState());
  useSettings.subscribe(apply);
}

function apply(settings: Settings): void {
  applyLight(settings.light);
  applyReadingScale(settings.readingScale);
  document.documentElement.dataset['hand'] = settings.hand;
}
