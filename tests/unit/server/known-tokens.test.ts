import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { rememberTokens } from '../../../server/accounts/known-tokens.ts';
import { tokenVerifier } from '../../../supabase/functions/_shared/account.ts';

const secret = new TextEncoder().encode('a secret that is long enough for its purpose');
const id = '10000000-0000-4000-8000-000000000001';

async function tokenFor(seconds: number, key = secret): Promise<string> {
  return new SignJWT({ role: 'authenticated', email: 'robin@example.org' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(id)
    .setAudience('authenticated')
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(key);
}

function counted(now: () => number) {
  const checked: string[] = [];
  const verify = tokenVerifier(secret);
  const remembered = rememberTokens((token) => {
    checked.push(token);
    return verify(token);
  }, now);
  return { checked, remembered };
}

test('a token is verified once, and again after it has expired', async () => {
  let later = 0;
  const { checked, remembered } = counted(() => Date.now() + later);
  const token = await tokenFor(600);
  for (let times = 0; times < 3; times += 1) expect(await remembered(token)).toEqual({ id, email: 'robin@example.org' });
  expect(checked).toHaveLength(1);
  later = 601_000;
  await remembered(token);
  expect(checked).toHaveLength(2);
});

test('a forged or expired token is refused every time, also next to a valid one', async () => {
  const { remembered } = counted(Date.now);
  const good = await tokenFor(600);
  await remembered(good);
  const [head = '', , signature = ''] = good.split('.');
  const other = Buffer.from(JSON.stringify({ role: 'authenticated', aud: 'authenticated', sub: id, exp: 4e9 })).toString('base64url');
  const forged = [
    `${head}.${other}.${signature}`,
    await tokenFor(600, new TextEncoder().encode('another secret of the same length, or so')),
    await tokenFor(-5),
  ];
  for (const token of [...forged, ...forged]) expect(await remembered(token)).toBeNull();
});
