import { tables } from '../support/attacks.ts';
import { type Area, call, family, freshServer, pushChild } from './target.ts';

/** Endpoints of the services behind the server that the app does not use. */

const nested = (depth: number): string =>
  depth === 0 ? 'id' : `id,${depth % 2 === 0 ? 'users' : 'adventure_sessions'}(${nested(depth - 1)})`;

const auth: [string, string][] = [
  ['POST', 'otp'],
  ['POST', 'magiclink'],
  ['POST', 'resend'],
  ['POST', 'invite'],
  ['POST', 'verify'],
  ['POST', 'callback'],
  ['GET', 'callback?code=1'],
  ['GET', 'authorize?provider=github'],
  ['GET', 'reauthenticate'],
  ['GET', 'settings'],
  ['GET', 'health'],
  ['GET', 'admin/users'],
  ['POST', 'admin/users'],
  ['POST', 'admin/generate_link'],
  ['POST', 'factors'],
  ['GET', '.well-known/jwks.json'],
  ['POST', 'sso'],
  ['POST', 'token?grant_type=pkce'],
  ['POST', 'token?grant_type=id_token'],
  ['POST', '%73ignup'],
  ['POST', 'signup/'],
  ['POST', 'SIGNUP'],
  ['POST', './/signup'],
  ['PUT', 'signup'],
  ['DELETE', 'user'],
];

export const routes: Area = {
  name: 'routes',
  run: async (attempt) => {
    const target = await freshServer();
    const mallory = await family(target);
    await pushChild(target, mallory, 'Mia');
    const token = mallory.token;
    for (const [method, path] of auth) {
      const answer = await call(target, {
        method,
        path: `/auth/v1/${path}`,
        token,
        ...(method === 'GET' ? {} : { body: { email: 'x@example.org', password: 'correct horse', type: 'recovery' } }),
      });
      attempt(`${method} ${path}`, ![400, 404].includes(answer.status));
    }
    for (const table of [...tables, 'pg_authid', 'schema_migrations', '']) {
      for (const method of ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE']) {
        const answer = await call(target, {
          method,
          path: `/rest/v1/${table}`,
          token,
          ...(['GET', 'HEAD'].includes(method) ? {} : { body: {} }),
        });
        attempt(`${method} ${table}`, answer.status !== 404);
      }
    }
    for (let depth = 1; depth <= 7; depth += 1) {
      attempt(
        `embedded ${depth} deep`,
        (await call(target, { method: 'GET', path: `/rest/v1/users?select=${nested(depth)}`, token })).status < 400,
      );
    }
    for (const name of [
      'count_story_call',
      'adventures_in_progress',
      'purge_tombstones',
      'rows_since',
      'apply_change',
      'next_version',
      'begin_account',
    ]) {
      for (const method of ['GET', 'POST']) {
        const answer = await call(target, { method, path: `/rest/v1/rpc/${name}`, token, ...(method === 'GET' ? {} : { body: {} }) });
        attempt(`${method} rpc/${name}`, answer.status !== 404);
      }
    }
    const body = { account: mallory.id, changes: [], since: 0, max_rows: 1 };
    for (const query of ['?select=rows', '?limit=1', '?columns=account', '?apikey=x']) {
      attempt(`sync${query}`, (await call(target, { path: `/rest/v1/rpc/sync${query}`, token, body })).status < 400);
    }
    for (const path of ['/storage/v1/bucket', '/_system', '/_system/schema', '/realtime/v1', '/graphql/v1', '/functions/v1/other', '/pg']) {
      attempt(path, (await call(target, { path, token, body: {} })).status < 400);
    }
    await target.stop();
  },
};
