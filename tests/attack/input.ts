import { randomUUID } from 'node:crypto';
import { type Area, address, call, family, freshServer } from './target.ts';

/** Malformed and oversized input: it has to get a 4xx, never a 5xx, and must not be stored. */

const odd = ['\\u0000', '\\ud83d', '\\udfff', "' or 1=1 --", '${7*7}', '../../etc/passwd', 'x'.repeat(100_000), '%00', '\\u202e'];
const bodies = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '1e999',
  '{"a":'.repeat(5_000),
  '[['.repeat(50_000),
  '{"__proto__": {"admin": true}}',
  '\u0000',
  'x'.repeat(1_000_000),
];

export const input: Area = {
  name: 'input',
  run: async (attempt) => {
    const target = await freshServer();
    const { id, token } = await family(target);
    const paths = [
      '/auth/v1/signup',
      '/auth/v1/token?grant_type=password',
      '/auth/v1/token?grant_type=refresh_token',
      '/auth/v1/recover',
      '/rest/v1/rpc/sync',
      '/rest/v1/rpc/delete_account?x=1',
      '/functions/v1/story',
    ];
    for (const path of paths) {
      for (const body of bodies) {
        const { status } = await call(target, { path, body, token, from: address() });
        attempt(`${path} ${body.slice(0, 20)}`, status >= 500 || status < 400);
      }
    }
    for (const text of odd) {
      const sent: [string, string][] = [
        ['/auth/v1/signup', `{"email": "${text}", "password": "correct horse"}`],
        ['/auth/v1/token?grant_type=password', `{"email": "x@example.org", "password": "${text}"}`],
        ['/auth/v1/token?grant_type=refresh_token', `{"refresh_token": "${text}"}`],
        ['/auth/v1/recover', `{"email": "${text}"}`],
        ['/rest/v1/rpc/sync', `{"account": "${text}", "changes": [], "since": 0, "max_rows": 1}`],
        ['/rest/v1/rpc/sync', `{"account": "${id}", "changes": "${text}", "since": 0, "max_rows": 1}`],
        ['/functions/v1/story', `{"action": "check_previous_adventures", "userId": "${text}"}`],
      ];
      for (const [path, body] of sent) {
        const { status } = await call(target, { path, body, token, from: address() });
        attempt(`${path} ${body.slice(0, 60)}`, status >= 500 || status < 400);
      }
    }
    const email = `${randomUUID()}@example.org`;
    const data = { adult_name: 'x'.repeat(9_000), role: 'service_role', blob: 'x'.repeat(500_000) };
    const made = await call(target, { path: '/auth/v1/signup', body: { email, password: 'correct horse', data }, from: address() });
    attempt('metadata without end', made.text.length > 5_000 || made.text.includes('blob'));
    for (const size of [3, 12]) {
      const { status } = await call(target, { path: '/rest/v1/rpc/sync', body: 'x'.repeat(size * 1024 * 1024), token });
      attempt(`a body of ${size} MB`, status !== 413);
    }
    await target.stop();
  },
};
