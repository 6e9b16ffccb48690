import { tokenVerifier } from '../supabase/functions/_shared/account.ts';
import { createStoryHandler, type StoryHandler } from '../supabase/functions/_shared/handler.ts';
import { providerOf, type StorySettings } from '../supabase/functions/_shared/settings.ts';
import { createStore } from '../supabase/functions/_shared/store.ts';
import { sessionOf } from './accounts/accounts.ts';
import type { Secrets } from './accounts/secrets.ts';
import type { Backend } from './backend/backend.ts';
import type { Quotas } from './http/shared-quota.ts';
import type { Log } from './log.ts';

/** The default story service: the built-in storyteller, for the app on the same server. */
export const defaultStory: StorySettings = { teller: { kind: 'builtin' }, origins: [], callsPerHour: 240 };

type EmbeddedStory = { backend: Backend; secrets: Secrets; log: Log; settings?: StorySettings | undefined; quotas?: Quotas | undefined };

/** The story service inside this process: the same handler as the hosted function, on the embedded database. */
export async function createEmbeddedStory({
  backend,
  secrets,
  log,
  settings = defaultStory,
  quotas,
}: EmbeddedStory): Promise<StoryHandler> {
  const verify = tokenVerifier(new TextEncoder().encode(secrets.jwtSecret));
  return createStoryHandler({
    verify: async (token) => {
      const account = await verify(token);
      const session = sessionOf(new Request('http://localhost', { headers: { authorization: `Bearer ${token}` } }));
      return session !== null && (await backend.accounts.isEnded(session)) ? null : account;
    },
    provider: await providerOf(settings),
    store: createStore((path, init) => backend.fetch(new Request(`http://localhost${path}`, init), null), secrets.secretKey),
    origins: settings.origins,
    callsPerHour: settings.callsPerHour,
    ...(quotas === undefined ? {} : { quota: quotas }),
    id: () => crypto.randomUUID(),
    warn: log.warn,
    now: Date.now,
  });
}
