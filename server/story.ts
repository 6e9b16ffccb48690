import { tokenVerifier } from '../supabase/functions/_shared/account.ts';
import { builtinProvider } from '../supabase/functions/_shared/builtin.ts';
import { createStoryHandler, type StoryHandler } from '../supabase/functions/_shared/handler.ts';
import { createStore } from '../supabase/functions/_shared/store.ts';
import type { Backend } from './backend.ts';
import type { Log } from './log.ts';
import type { Secrets } from './secrets.ts';

/** The story service inside this process: the same handler as the hosted function, on the embedded database. */
export function createEmbeddedStory(backend: Backend, secrets: Secrets, log: Log): StoryHandler {
  return createStoryHandler({
    verify: tokenVerifier(new TextEncoder().encode(secrets.jwtSecret)),
    provider: builtinProvider,
    store: createStore((path, init) => backend.fetch(new Request(`http://localhost${path}`, init), null), secrets.secretKey),
    now: Date.now,
    warn: log.warn,
  });
}
