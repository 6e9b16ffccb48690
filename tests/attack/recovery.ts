import { createHash, randomUUID } from 'node:crypto';
import { type Area, call, family, freshServer, linkFor } from './target.ts';

/** Taking an account over through password recovery, knowing only its e-mail address. */

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const codes = 1_000_000;

export const recovery: Area = {
  name: 'recovery',
  run: async (attempt, note) => {
    const target = await freshServer();
    const victim = await family(target);
    await call(target, { path: '/auth/v1/recover', body: { email: victim.email } });
    const link = linkFor(target, victim.email);
    const token = new URL(link).searchParams.get('token') ?? '';

    let found = '';
    for (let code = 0; code < codes && found === ''; code += 1) {
      if (sha256(victim.email + String(code).padStart(6, '0')) === token) found = String(code);
    }
    attempt('every six digits', found !== '');
    note(`${codes.toLocaleString('en')} codes tried against the token itself`);

    // Guessed tokens, with both methods and in every format that tokens have had.
    let heard = 0;
    for (let i = 0; i < 200; i += 1) {
      const guess = sha256(victim.email + String(i).padStart(6, '0'));
      const answer = await call(target, { method: 'GET', path: `/auth/v1/verify?type=recovery&token=${guess}`, from: '203.0.113.1' });
      // A status of 0 means that the connection was cut, so the guess does not count.
      heard += answer.status === 0 ? 0 : 1;
      attempt(`guess ${i}`, answer.location.includes('access_token') || (heard > 30 && answer.status !== 429 && answer.status !== 0));
    }
    for (const type of ['recovery', 'magiclink', 'signup', 'email_change', 'invite', 'email']) {
      for (const body of [
        { type, token_hash: token },
        { type, email: victim.email, token: '000000' },
        { type, token: token },
      ]) {
        attempt(`POST verify ${type}`, (await call(target, { path: '/auth/v1/verify', body })).status !== 404);
      }
      if (type === 'recovery') continue;
      const answer = await call(target, { method: 'GET', path: `/auth/v1/verify?type=${type}&token=${token}` });
      attempt(`GET verify ${type}`, answer.location.includes('access_token'));
    }
    for (const path of ['magiclink', 'otp', 'resend', 'invite']) {
      const email = `${randomUUID()}@example.org`;
      attempt(`account by ${path}`, (await call(target, { path: `/auth/v1/${path}`, body: { email, type: 'signup' } })).status < 400);
    }
    attempt(
      'the link, looked at',
      (await call(target, { method: 'HEAD', path: new URL(link).pathname + new URL(link).search })).status < 400,
    );
    const follow = async (): Promise<string> =>
      (await call(target, { method: 'GET', path: new URL(`${link}&redirect_to=https://evil.example.net/`).href.slice(target.url.length) }))
        .location;
    const first = await follow();
    if (!first.includes('access_token')) throw new Error('The link of the mail does not work.');
    attempt('the link, led elsewhere', !first.startsWith(target.url));
    attempt('the link, a second time', (await follow()).includes('access_token'));
    await target.stop();
  },
};
