import { randomUUID } from 'node:crypto';
import { type Area, address, call, family, freshServer, type Login, signIn, type Target } from './target.ts';
import { isRevealing, isSensitive, lowerQuartile, measureGap, type Pair } from './timing.ts';

/** Using sessions that should have ended, and finding out which addresses have an account. */

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

/** The number of pairs of sign-ins before each evaluation, and at most. */
const [batch, most] = [40, 240];
/** The number of wrong passwords per account that does not reach its limit. */
const guessesEach = 8;

/** Times wrong sign-ins for an address with an account and for one without, until there are enough pairs for the noise of this machine. */
async function signInPairs(target: Target): Promise<Pair[]> {
  const pairs: Pair[] = [];
  const timed = async (email: string): Promise<number> => {
    const began = performance.now();
    const body = { email, password: 'guess' };
    const { status } = await call(target, { path: '/auth/v1/token?grant_type=password', body, from: address() });
    return status === 400 ? performance.now() - began : Number.NaN;
  };
  let known = '';
  for (let asked = 0; asked < most; asked += 1) {
    if (asked > 0 && asked % batch === 0 && isSensitive(measureGap(pairs))) break;
    if (asked % guessesEach === 0) known = (await family(target)).email;
    const unknown = `${randomUUID()}@example.org`;
    // Alternates which of the two comes first.
    const first = await timed(asked % 2 === 0 ? known : unknown);
    const second = await timed(asked % 2 === 0 ? unknown : known);
    const pair: Pair = asked % 2 === 0 ? [first, second] : [second, first];
    if (!pair.some(Number.isNaN)) pairs.push(pair);
  }
  return pairs;
}

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

    const renew = async (token: string): Promise<{ status: number; next: string }> => {
      const { status, text } = await call(target, { path: '/auth/v1/token?grant_type=refresh_token', body: { refresh_token: token } });
      return { status, next: status === 200 ? (JSON.parse(text) as { refresh_token: string }).refresh_token : '' };
    };
    const robbed = await family(target);
    const second = await renew(robbed.refresh);
    const third = await renew(second.next);
    if (third.status !== 200) attempt('a family renews its session', true);
    attempt('a spent token opens a session', (await renew(robbed.refresh)).status === 200);
    attempt('the session of a stolen token goes on', (await renew(third.next)).status === 200);
    const raced = await family(target);
    const racers = await Promise.all(Array.from({ length: 8 }, () => renew(raced.refresh)));
    attempt('one token makes two sessions', new Set(racers.flatMap(({ next }) => (next === '' ? [] : [next]))).size > 1);
    for (const odd of ["' or true --", '%', '*', '{}', ' ']) attempt(`a token that is ${odd}`, (await renew(odd)).status === 200);

    const reader = await family(target);
    const asked = { account: reader.id, changes: [], since: 0, max_rows: 1 };
    const privateAnswers = [
      await call(target, { path: '/rest/v1/rpc/sync', body: asked, token: reader.token }),
      await call(target, {
        path: '/functions/v1/story',
        body: { action: 'check_previous_adventures', userId: reader.id },
        token: reader.token,
      }),
      await call(target, { method: 'GET', path: '/auth/v1/user', token: reader.token }),
      await call(target, { path: '/auth/v1/token?grant_type=refresh_token', body: { refresh_token: reader.refresh } }),
      await call(target, {
        path: '/auth/v1/token?grant_type=password',
        body: { email: reader.email, password: reader.password },
        from: address(),
      }),
      await call(target, { path: '/auth/v1/recover', body: { email: reader.email }, from: address() }),
    ];
    for (const { status, kept } of privateAnswers) attempt('a private answer is kept on the way', status !== 200 || kept !== 'no-store');

    const pairs = await signInPairs(target);
    const gap = measureGap(pairs);
    attempt('the time of a sign-in tells', pairs.length < batch / 2 || isRevealing(gap));
    const [known, unknown] = [0, 1].map((side) => lowerQuartile(pairs.map((pair) => pair[side] ?? 0)).toFixed(0));
    note(
      `a wrong sign-in takes ${known} ms for a known address, ${unknown} ms for an unknown one (the quicker quarter of ${pairs.length} pairs)`,
    );
    note(
      `chance alone gives as much ${(gap.chance * 100).toFixed(1)} times in a hundred; ${gap.resolution.toFixed(0)} ms more once: ${isSensitive(gap) ? 'enough' : 'too noisy'} to see 25 ms`,
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
