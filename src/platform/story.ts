import type { CallService, StoryPorts, Teller, WantedTales } from '../story/ports.ts';
import { watchHealth } from '../story/service-health.ts';
import { createStoryCaller, type StoryAccess } from '../story/transport.ts';
import { accountNow, useAccountStore } from './account/account-state.ts';
import { getSupabase } from './account/supabase.ts';
import { loadConfig } from './config.ts';
import { newId, now } from './device/clock.ts';
import { whenIdle } from './view/idle.ts';

/** The story layer's ports in the browser. */

/** The access of an account, or of nobody; null where the session is another account's, which may have signed in in another tab. */
async function accessOf(account: string | null): Promise<StoryAccess | null> {
  const config = await loadConfig();
  const client = await getSupabase();
  const { session } = (await client.auth.getSession()).data;
  if (session !== null && session.user.id !== account) return null;
  return { url: config.storyUrl, apiKey: config.supabaseKey, token: session?.access_token ?? null };
}

/** Calls the story service as this account, and as no other. */
export function callServiceAs(account: string | null): CallService {
  return createStoryCaller(() => accessOf(account), now);
}

/** Calls the story service as the account on screen, with its own deadlines; for what nobody waits for. */
export const callService: CallService = (body, options) => callServiceAs(accountNow()?.id ?? null)(body, options);

let tellerCode: Promise<{ loadTeller: (wanted: WantedTales) => Promise<Teller> }> | null = null;

/** Imports the code once: even for a loaded module, `import()` resolves some frames later, and a tap would wait for that. */
async function loadTeller(wanted: WantedTales): Promise<Teller> {
  tellerCode ??= import('../story/teller.ts');
  const code = await tellerCode.catch((error: unknown) => {
    tellerCode = null;
    throw error;
  });
  return code.loadTeller(wanted);
}

/** Loads the storyteller when the browser is idle, so that the first step without a connection does not wait for it. */
export function warmTeller(wanted: WantedTales = { theme: null, customTheme: '' }): void {
  whenIdle(() => void loadTeller(wanted).catch(() => undefined));
}

/** The service tells stories to accounts: a family without one is not kept waiting for its refusal. */
const callForStory: CallService = async (body, options) =>
  useAccountStore.getState().state.kind === 'signed-in' ? callService(body, options) : { ok: false, error: { kind: 'unauthorised' } };

const service = watchHealth(callForStory, now);
globalThis.addEventListener?.('online', service.reset);

/** Tells the story service's health what sync has heard from the backend. */
export const recordBackendAnswer = service.recordAnswer;

export const storyPorts: StoryPorts = {
  call: service.call,
  loadTeller,
  online: () => navigator.onLine,
  worthWaiting: service.worthIt,
  id: newId,
};
