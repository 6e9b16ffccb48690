import { randomUUID } from 'node:crypto';
import { type Area, address, call, family, freshServer, type Login, signIn, type Target } from './stage.ts';

/** Sessions that should be over, and what strangers can find out. */

async function stillIn(target: Target, { id, token, refresh }: Login): Promise<[string, boolean][]> {
  const rows = await call(target, { path: '/rest/v1/rpc/sync', body: { account: id, changes: [], since: 0, max_rows: 1 }, token });
  const story = await call(target, { path: '/functions/v1/story', body: { action: 'check_previous_adventures', userId: id }, token });
  const renewed = await call(target, { path: '/auth/v1/token?grant_type=refresh_token', body: { refresh_token: refresh } });
  const password = await call(target, { method: 'PUT', path: '/auth/v1/user', body: { password: 'mallory was here' }, token });
  const end = await call(target, { path: '/rest/v1/rpc/delete_account', body: {}, token });
  return [rows, story, renewed, password, end].map(({ status }, i) => [
    ['rows', 'a story', 'a new token', 'a password', 'the account’s end'][i] ?? '',
    status < 400,
  ]);
}

/** What a quarter of all are quicker than: nearer to the work itself than the middle, on a machine that has other work. */
const quick = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? 0;

export const sessions: Area = {
  name: 'sessions',
  run: async (attempt, note) => {
    const target = await freshServer();
    const owner = await family(target);
    const [thief, tablet] = [await signIn(target, owner), await signIn(target, owner)];
    await call(target, { method: 'PUT', path: '/auth/v1/user', body: { password: 'another horse' }, token: tablet.token });
    for (const login of [thief, owner])
      for (const [what, got] of await stillIn(target, login)) attempt(`after a new password: ${what}`, got);
    const gone = await signIn(target, { email: owner.email, password: 'another horse' });
    await call(target, { path: '/auth/v1/logout?scope=local', body: {}, token: gone.token });
    for (const [what, got] of await stillIn(target, gone)) attempt(`after signing out: ${what}`, got);

    // Known or not, by time: pairs, one after the other, so that what else the machine does weighs on both.
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let i = 0; i < 30; i += 1) {
      const fresh = i % 15 === 0 ? await family(target) : owner;
      for (const [kind, email] of [
        ['known', fresh.email],
        ['unknown', `${randomUUID()}@example.org`],
      ] as const) {
        const began = performance.now();
        const { status } = await call(target, {
          path: '/auth/v1/token?grant_type=password',
          body: { email, password: 'guess' },
          from: address(),
        });
        if (status === 400) times[kind].push(performance.now() - began);
      }
    }
    const [known, unknown] = [quick(times.known), quick(times.unknown)];
    attempt('the time of a sign-in tells', Math.abs(known - unknown) > Math.max(25, 0.4 * known));
    note(
      `a wrong sign-in takes ${known.toFixed(0)} ms for a known address, ${unknown.toFixed(0)} ms for an unknown one (the quicker quarter of ${times.known.length})`,
    );
    await target.stop();

    const strict = await freshServer({ CONFIRM_EMAIL: 'yes' });
    const email = `${randomUUID()}@example.org`;
    const signUp = async (to: string): Promise<string> => {
      const { status, text } = await call(strict, {
        path: '/auth/v1/signup',
        body: { email: to, password: 'correct horse' },
        from: address(),
      });
      return `${status} ${text.replaceAll(/"(id|email|\w+_at)":"[^"]*"/g, '"$1"')}`;
    };
    const fresh = await signUp(email);
    for (let i = 0; i < 3; i += 1) attempt('the answer to a sign-up tells', (await signUp(email)) !== fresh);
    await strict.stop();
  },
};
