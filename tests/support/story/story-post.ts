import { createStoryHandler } from '../../../supabase/functions/_shared/handler.ts';
import { providerOf, readStorySettings } from '../../../supabase/functions/_shared/settings.ts';
import type { Upstream } from '../servers/upstream.ts';

/** Calls the handler of the story service with a real provider, which asks a server of the test. */

const environments: Record<string, (upstream: Upstream) => Record<string, string>> = {
  webhook: (upstream) => ({ STORY_PROVIDER: 'webhook', STORY_WEBHOOK_URL: `${upstream.url}/hook`, STORY_WEBHOOK_SECRET: 'between us' }),
  llm: (upstream) => ({ STORY_PROVIDER: 'llm', STORY_LLM_URL: `${upstream.url}/v1`, STORY_LLM_MODEL: 'small', STORY_LLM_KEY: 'key' }),
};

/** Posts `body` to the service with the provider `name` (`webhook` or `llm`; anything else selects the built-in one), and returns the answer. */
export async function postStory(upstream: Upstream, name: string, body: unknown): Promise<Response> {
  const env = environments[name]?.(upstream) ?? {};
  const read = readStorySettings((variable) => env[variable]);
  if (!read.ok) throw new Error(read.message);
  const handler = createStoryHandler({
    verify: async () => ({ id: 'u1', email: null }),
    provider: await providerOf(read.settings),
    store: {
      countCall: async () => ({ kind: 'allowed' }),
      adventures: async () => [],
      saveFeedback: async () => 'saved',
      claimFeedback: async () => true,
      releaseFeedback: async () => undefined,
    },
    origins: [],
    callsPerHour: 100,
    id: () => 'call-1',
    now: () => 0,
    warn: () => undefined,
  });
  const headers = { authorization: 'Bearer head.body.signature', 'content-type': 'application/json' };
  return handler(new Request('http://localhost/story', { method: 'POST', headers, body: JSON.stringify(body) }), null);
}
