import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../app/App.tsx';
import { authScreen, mainScreen } from '../app/routes.tsx';
import { showLanguage } from '../app/shell/show-language.ts';
import { atMost } from '../net/deadline.ts';
import { bootAccount, watchSession } from '../platform/account/account.ts';
import { type Account, ownerNow, useAccountStore } from '../platform/account/account-state.ts';
import { now } from '../platform/device/clock.ts';
import { watchInstall } from '../platform/device/install.ts';
import { loadSettings, type Settings, useSettings } from '../platform/device/settings.ts';
import { afterFirstView } from '../platform/view/first-view.ts';
import { startWorker } from '../platform/worker/worker.ts';
import { applyLight, applyReadingScale } from '../ui/light.ts';

/** How long the first screen waits for the account when only the database or the server knows it, in ms; then a loading page is drawn. */
const accountMs = 500;

/** How long the first screen waits for its fonts, in ms. */
const fontsMs = 100;

/**
 * How long the first screen waits for its code, a language's words, or the database (which some browsers, or another tab, can block
 * forever), in ms; then it is drawn without them.
 */
const screenMs = 2_000;

/**
 * Starts the app from what is on the device: first the account, then that family's data, then the first screen. Until then the page shows
 * what index.html has painted. Whatever needs the network starts after the first screen. Never rejects.
 */
export async function start(): Promise<void> {
  watchInstall(now());
  const words = showLanguage();
  void loadSettings().then(showSettings);
  const booted = bootAccount();
  const owner = ownerNow();
  const screen = owner === null ? authScreen.load() : beginFamily(owner);
  void booted.then(afterFirstView).then(beginLater);
  // In an installed app the fonts load as fast as the code; without them the first screen's text would shift when they arrive.
  const fonts = Promise.all([...document.fonts].map((face) => face.load()));
  await Promise.all([atMost(accountMs, booted), atMost(screenMs, screen), atMost(screenMs, words), atMost(fontsMs, fonts)]);
  draw();
}

/** Opens the family's database while the code of its screens is still loading. */
function beginFamily(owner: Account): Promise<unknown> {
  return Promise.all([import('../app/family/open-family.ts').then(({ preloadFamily }) => preloadFamily(owner)), mainScreen.load()]);
}

function draw(): void {
  const root = document.getElementById('root');
  if (root === null) return;
  // Rendered without a transition: React would draw it in slices, later, and nothing could be tapped before.
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

/** Applies the settings to the page's root element, now and whenever they change. */
function showSettings(): void {
  apply(useSettings.getState());
  useSettings.subscribe(apply);
}

function apply(settings: Settings): void {
  applyLight(settings.light);
  applyReadingScale(settings.readingScale);
  document.documentElement.dataset['hand'] = settings.hand;
}
