import { bootAccount, watchSession } from '../platform/account.ts';
import { useAccountStore } from '../platform/account-state.ts';
import { loadSettings } from '../platform/settings.ts';
import { warmTeller } from '../platform/story.ts';
import { startWorker } from '../platform/worker.ts';
import { showSettings } from './show-settings.ts';

/** Starts the app from the device alone; what needs the network begins once the first screen stands. */
export function boot(): void {
  void loadSettings().then(showSettings);
  void bootAccount().then(whenIdle);
}

function whenIdle(): void {
  const begin = (): void => {
    startWorker();
    if (useAccountStore.getState().state.kind === 'signed-in') {
      void watchSession();
      warmTeller();
    }
  };
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2_000 });
  else setTimeout(begin, 200);
}
