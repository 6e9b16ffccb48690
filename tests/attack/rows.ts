import { randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { attempts, calls, hidden, ownCalls, type Request, type Scene, type Table, tables } from '../support/attacks.ts';
import { type Area, call, family, freshServer, pushChild, rowsOf } from './target.ts';

/** Reading and changing the rows of another family, with the tables closed (as the app has them) and open. */

const word = 'zebra-lighthouse';

export const rows: Area = {
  name: 'rows',
  run: async (attempt) => {
    for (const mode of ['no', 'yes']) {
      const target = await freshServer({ REST_TABLES: mode });
      const [victim, mallory] = [await family(target), await family(target)];
      const ids = Object.fromEntries(tables.map((table) => [table, randomUUID()])) as Record<Table, string>;
      ids.users = victim.id;
      ids.children = await pushChild(target, victim, word);
      const scene: Scene = { victim: victim.id, mallory: mallory.id, ids };
      const before = await rowsOf(target, victim);

      const signed = (secret: string, expires: string, extra: Record<string, unknown> = {}): Promise<string> =>
        new SignJWT({ role: 'authenticated', email: victim.email, session_id: randomUUID(), ...extra })
          .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
          .setSubject(victim.id)
          .setAudience('authenticated')
          .setIssuedAt('-2h')
          .setExpirationTime(expires)
          .sign(new TextEncoder().encode(secret));
      const [head, , signature] = mallory.token.split('.');
      const claims = { role: 'authenticated', sub: victim.id, aud: 'authenticated', exp: 4102444800 };
      const tokens: Record<string, string | null> = {
        'nobody signed in': null,
        'another account': mallory.token,
        'an expired token': await signed(target.jwtSecret, '-1h'),
        'a token of a session that never was': await signed(target.jwtSecret, '1h'),
        'a token signed with another secret': await signed('x'.repeat(48), '1h'),
        'an unsigned token': new UnsecuredJWT({ role: 'authenticated' })
          .setSubject(victim.id)
          .setAudience('authenticated')
          .setExpirationTime('1h')
          .encode(),
        'a token whose claims were changed': `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`,
        'a token that claims to be the service': await signed('x'.repeat(48), '1h', { role: 'service_role' }),
      };
      for (const [who, token] of Object.entries(tokens)) {
        const send = async (name: string, request: Request): Promise<void> => {
          const answer = await call(target, { ...request, token });
          attempt(`${who}: ${name}`, answer.text.includes(word) || answer.text.includes(victim.email) || answer.status >= 500);
        };
        for (const table of tables) for (const one of attempts) await send(`${one.name} (${table})`, one.call(scene, table));
        for (const one of [...calls, ...hidden]) await send(one.name, one.call(scene));
        for (const one of who === 'another account' ? [] : ownCalls) await send(one.name, one.call(scene));
        attempt(`${who}: the rows have changed`, (await rowsOf(target, victim)) !== before);
      }
      await target.stop();
    }
  },
};
