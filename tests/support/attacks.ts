import { randomUUID } from 'node:crypto';

/** Attempts over HTTP to read or change the data of another family, each with the answer that it has to get. */

export const tables = ['users', 'children', 'user_environments', 'adventure_sessions', 'feedback', 'story_calls'] as const;
export type Table = (typeof tables)[number];

/** The accounts of the victim and the attacker, and the id of a row of the victim in each table. */
export type Scene = { victim: string; mallory: string; ids: Record<Table, string> };
export type Request = { method?: string; path: string; body?: unknown; headers?: Record<string, string> };

/** A row that claims to be of `family`, with content by which the attack can be recognised. */
export function rowOf(table: Table, id: string, family: string): Record<string, unknown> {
  switch (table) {
    case 'users':
      return { id, auth_user_id: family, adult_name: 'Mallory' };
    case 'children':
      return { id, user_id: family, name: 'Mallory', age: 9 };
    case 'user_environments':
      return { id, user_id: family, name: 'Mallory' };
    case 'adventure_sessions':
      return { id, user_id: family, theme: 'mallory', environment: 'park', play_style: 'creative', activity_level: 'low' };
    case 'feedback':
      return { id, user_id: family, feedback_type: 'bug', rating: 1, message: 'Written by Mallory' };
    case 'story_calls':
      return { user_id: family };
  }
}

/** What the attacker tries to write into an existing row. */
export const edits: Record<Table, Record<string, unknown>> = {
  users: { adult_name: 'Mallory' },
  children: { name: 'Mallory' },
  user_environments: { name: 'Mallory' },
  adventure_sessions: { theme: 'mallory' },
  feedback: { message: 'Written by Mallory' },
  story_calls: { called_at: '2020-01-01T00:00:00Z' },
};

/** The column with the account that owns a row. */
export const owner = (table: Table): string => (table === 'users' ? 'auth_user_id' : 'user_id');

const representation = { prefer: 'return=representation' };
const upsert = { prefer: 'resolution=merge-duplicates,return=representation' };
const ignore = { prefer: 'resolution=ignore-duplicates,return=representation' };

/** An attempt on a table: the request, and the expected answer to another account, as the status and the number of rows shown. */
type Attempt = {
  name: string;
  call: (scene: Scene, table: Table) => Request;
  answers: Record<Table, string>;
};
const everywhere = (answer: string): Record<Table, string> =>
  Object.fromEntries(tables.map((table) => [table, answer])) as Record<Table, string>;
/** The tables that refuse this attempt with 403 rather than with an empty answer: feedback, and the log of story calls. */
const closed = { feedback: '403', story_calls: '403' };
/** A profile can't be inserted or deleted: it is created and deleted with its account. */
const noProfile = { users: '403' };

export const at = (table: Table, query = ''): string => `/rest/v1/${table}${query}`;
const theirs = (scene: Scene, table: Table): string => at(table, `?id=eq.${scene.ids[table]}`);

export const attempts: Attempt[] = [
  {
    name: 'select the row',
    call: (scene, table) => ({ method: 'GET', path: theirs(scene, table) }),
    answers: { ...everywhere('200 []'), feedback: '403' },
  },
  {
    name: 'select everything of the family',
    call: (scene, table) => ({ method: 'GET', path: at(table, `?${owner(table)}=eq.${scene.victim}&select=*`) }),
    answers: { ...everywhere('200 []'), feedback: '403' },
  },
  {
    name: 'select everything that is not one’s own',
    call: (scene, table) => ({ method: 'GET', path: at(table, `?${owner(table)}=neq.${scene.mallory}&select=*`) }),
    answers: { ...everywhere('200 []'), feedback: '403' },
  },
  {
    name: 'insert into the family',
    call: (scene, table) => ({ path: at(table), body: rowOf(table, randomUUID(), scene.victim) }),
    answers: everywhere('403'),
  },
  {
    name: 'insert a row of one’s own under the family’s id',
    call: (scene, table) => ({ path: at(table), body: rowOf(table, scene.ids[table], scene.mallory) }),
    answers: { ...everywhere('409'), ...noProfile, feedback: '403', story_calls: '201' },
  },
  {
    name: 'upsert the row',
    call: (scene, table) => ({ path: at(table, '?on_conflict=id'), body: rowOf(table, scene.ids[table], scene.victim), headers: upsert }),
    answers: everywhere('403'),
  },
  {
    name: 'upsert the row into one’s own family',
    call: (scene, table) => ({ path: at(table, '?on_conflict=id'), body: rowOf(table, scene.ids[table], scene.mallory), headers: upsert }),
    answers: everywhere('403'),
  },
  {
    name: 'upsert and ignore that it is there',
    call: (scene, table) => ({ path: at(table, '?on_conflict=id'), body: rowOf(table, scene.ids[table], scene.mallory), headers: ignore }),
    answers: { ...everywhere('201 []'), ...noProfile, feedback: '403', story_calls: '201' },
  },
  {
    name: 'replace the row',
    call: (scene, table) => ({
      method: 'PUT',
      path: theirs(scene, table),
      body: { ...rowOf(table, scene.ids[table], scene.victim), id: scene.ids[table] },
    }),
    answers: { ...everywhere('403'), story_calls: '400' },
  },
  {
    name: 'update the row',
    call: (scene, table) => ({ method: 'PATCH', path: theirs(scene, table), body: edits[table], headers: representation }),
    answers: { ...everywhere('200 []'), ...closed },
  },
  {
    name: 'update everything that is not one’s own',
    call: (scene, table) => ({
      method: 'PATCH',
      path: at(table, `?${owner(table)}=neq.${scene.mallory}`),
      body: edits[table],
      headers: representation,
    }),
    answers: { ...everywhere('200 []'), ...closed },
  },
  {
    name: 'move the row into one’s own family',
    call: (scene, table) => ({
      method: 'PATCH',
      path: theirs(scene, table),
      body: { [owner(table)]: scene.mallory },
      headers: representation,
    }),
    answers: everywhere('403'),
  },
  {
    name: 'delete the row',
    call: (scene, table) => ({ method: 'DELETE', path: theirs(scene, table), headers: representation }),
    answers: everywhere('403'),
  },
  {
    name: 'delete everything that is not one’s own',
    call: (scene, table) => ({ method: 'DELETE', path: at(table, `?${owner(table)}=neq.${scene.mallory}`), headers: representation }),
    answers: everywhere('403'),
  },
];

const deletion = (scene: Scene) => ({ table: 'children', id: scene.ids.children, base: 2, deleted: true, fields: {} });

/** Calls of functions, with the expected status for another account (`another`) and for callers without one (`others`). */
export const calls: { name: string; call: (scene: Scene) => Request; another: number; others: number }[] = [
  {
    name: 'sync as the family',
    call: (scene: Scene) => ({
      path: '/rest/v1/rpc/sync',
      body: { account: scene.victim, changes: [deletion(scene)], since: 0, max_rows: 200 },
    }),
    another: 401,
    others: 401,
  },
  {
    name: 'sync as no account',
    call: (scene: Scene) => ({ path: '/rest/v1/rpc/sync', body: { account: null, changes: [deletion(scene)], since: 0, max_rows: 200 } }),
    another: 401,
    others: 401,
  },
  { name: 'purge tombstones', call: () => ({ path: '/rest/v1/rpc/purge_tombstones', body: {} }), another: 403, others: 401 },
  {
    name: 'purge tombstones by reading',
    call: () => ({ method: 'GET', path: '/rest/v1/rpc/purge_tombstones' }),
    another: 403,
    others: 401,
  },
];
/** What an account may do for itself, and nobody else for it. */
export const ownCalls: { name: string; call: (scene: Scene) => Request }[] = [
  { name: 'end the account', call: () => ({ path: '/rest/v1/rpc/delete_account', body: {} }) },
  { name: 'use up calls of the service', call: () => ({ path: '/rest/v1/rpc/count_story_call', body: { most: 5, window_s: 60 } }) },
  { name: 'read the login', call: () => ({ method: 'GET', path: '/auth/v1/user' }) },
  { name: 'change the password', call: () => ({ method: 'PUT', path: '/auth/v1/user', body: { password: 'mallory was here' } }) },
];
/** Functions for constraints and triggers, and the tables of the logins, none of which can be reached over HTTP. */
export const hidden: { name: string; call: (scene: Scene) => Request }[] = [
  ...[
    'next_version',
    'apply_change',
    'apply_adventures',
    'write_row',
    'stored_row',
    'rows_since',
    'is_foreign',
    'begin_account',
    'stamp_story_call',
  ].flatMap((name) => [
    { name: `call ${name}`, call: (scene: Scene) => ({ path: `/rest/v1/rpc/${name}`, body: { family: scene.victim } }) },
    {
      name: `call ${name} in its schema`,
      call: (scene: Scene) => ({
        path: `/rest/v1/rpc/${name}`,
        body: { family: scene.victim },
        headers: { 'content-profile': 'private' },
      }),
    },
  ]),
  ...['users', 'refresh_tokens', 'sessions'].map((table) => ({
    name: `read auth.${table}`,
    call: () => ({ method: 'GET', path: `/rest/v1/${table}`, headers: { 'accept-profile': 'auth' } }),
  })),
  {
    name: 'read pg_catalog',
    call: () => ({ method: 'GET', path: '/rest/v1/pg_authid', headers: { 'accept-profile': 'pg_catalog' } }),
  },
  { name: 'read the login as an administrator', call: (scene: Scene) => ({ method: 'GET', path: `/auth/v1/admin/users/${scene.victim}` }) },
  {
    name: 'delete the login as an administrator',
    call: (scene: Scene) => ({ method: 'DELETE', path: `/auth/v1/admin/users/${scene.victim}` }),
  },
];
