import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setAccountState } from '../../../src/platform/account/account-state.ts';
import { getSupabase } from '../../../src/platform/account/supabase.ts';
import { loadConfig } from '../../../src/platform/config.ts';
import { callService } from '../../../src/platform/story.ts';

vi.mock('../../../src/platform/account/supabase.ts');
vi.mock('../../../src/platform/config.ts');

const robin = { id: 'robin', email: 'robin@example.com', adultName: 'Robin' };
const within = { firstByteMs: 1_000, totalMs: 1_000 };
const asked: Request[] = [];

/** Whose session the browser holds: that of another tab, too. */
function holdSession(of: string | null): void {
  const session = of === null ? null : { user: { id: of }, access_token: `token of ${of}` };
  vi.mocked(getSupabase).mockResolvedValue({ auth: { getSession: async () => ({ data: { session }, error: null }) } } as never);
}

beforeEach(() => {
  asked.length = 0;
  vi.mocked(loadConfig).mockResolvedValue({ supabaseUrl: 'https://a.test', supabaseKey: 'key', storyUrl: 'https://a.test/story' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push(new Request(url, init));
    return Response.json({});
  });
  setAccountState({ kind: 'signed-in', account: robin, session: 'valid' });
});
afterEach(() => vi.unstubAllGlobals());

test('a call to the story service has the session of the account on screen', async () => {
  holdSession('robin');
  await callService({}, within);
  expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer token of robin']);
});

test('nothing of a family is sent with the session of another account, which has signed in in another tab', async () => {
  holdSession('sam');
  expect(await callService({}, within)).toEqual({ ok: false, error: { kind: 'unauthorised' } });
  expect(asked).toEqual([]);
});

test('without an account the service is called without a session', async () => {
  setAccountState({ kind: 'signed-out' });
  holdSession(null);
  await callService({}, within);
  expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual([null]);
});
