import { randomUUID } from 'node:crypto';
import { type Area, address, call, family, freshServer, pushChild, rowsOf } from './target.ts';

/** More requests at once than the machine can handle, and a killed process. */

const minuteMs = 60_000;

async function answeredWithin(ms: number, answer: Promise<{ status: number }>): Promise<number> {
  const late = new Promise<{ status: number }>((done) => {
    setTimeout(done, ms, { status: 0 }).unref();
  });
  return (await Promise.race([answer.catch(() => ({ status: 0 })), late])).status;
}

export const crowd: Area = {
  name: 'crowd',
  run: async (attempt, note) => {
    const target = await freshServer();
    const resident = await family(target);
    const count = (statuses: readonly number[], status: number): number => statuses.filter((one) => one === status).length;

    const began = Date.now();
    const signUps = Array.from({ length: 200 }, () =>
      call(target, { path: '/auth/v1/signup', body: { email: `${randomUUID()}@example.org`, password: 'correct horse' }, from: address() }),
    );
    const meanwhile = answeredWithin(
      10_000,
      call(target, { path: '/auth/v1/token?grant_type=refresh_token', body: { refresh_token: resident.refresh } }),
    );
    const made = await Promise.all(signUps.map((answer) => answeredWithin(minuteMs, answer)));
    for (const status of made) attempt('two hundred sign-ups at once: no answer', ![200, 503].includes(status));
    attempt('two hundred sign-ups at once: a session is not renewed meanwhile', (await meanwhile) !== 200);
    note(
      `of 200 sign-ups at once ${count(made, 200)} were made and ${count(made, 503)} told when to come again, in ${Date.now() - began} ms`,
    );

    for (let i = 0; i < 10; i += 1) await pushChild(target, resident, `Child ${i}`);
    const pulls = await Promise.all(
      Array.from({ length: 600 }, () =>
        answeredWithin(
          minuteMs,
          call(target, {
            path: '/rest/v1/rpc/sync',
            body: { account: resident.id, changes: [], since: 0, max_rows: 200 },
            token: resident.token,
          }),
        ),
      ),
    );
    for (const status of pulls) attempt('six hundred pulls at once: no answer', ![200, 503].includes(status));
    note(`of 600 pulls at once ${count(pulls, 200)} were answered and ${count(pulls, 503)} told when to come again`);

    for (let i = 0; i < 3; i += 1) {
      const child = await pushChild(target, resident, `Kept ${i}`);
      await target.restart();
      attempt('an acknowledged row is gone after a kill', !(await rowsOf(target, resident)).includes(child));
    }
    await target.stop();
  },
};
