import { createPgliteConnection } from '@supabase/lite/pglite';
import { createDatabase } from '../../support/database/postgres.ts';
import { schemaTemplate } from '../../support/servers/backend.ts';
import type { Quota } from '../model/family.ts';
import type { Call } from './generate.ts';

/** Calls the real function: many calls in one round trip, each in a transaction of its own, and returns what the tables hold after each. */

const helpers = `
  create schema twin;
  grant usage on schema twin to anon, authenticated;
  create function twin.ask(caller text, request json, changes text) returns json
    language plpgsql volatile as $$
      begin
        -- (One of them is what the embedded database goes by, the other what a hosted one does.)
        perform set_config('request.jwt.claim.sub', caller, true),
          set_config('request.jwt.claims', case caller when '' then '' else json_build_object('sub', caller)::text end, true),
          set_config('role', case caller when '' then 'anon' else 'authenticated' end, true);
        return public.sync(
          (request ->> 'account')::uuid, changes::json, (request ->> 'since')::bigint, (request ->> 'max_rows')::integer, request -> 'seen'
        );
      end
    $$;
  -- All that is stored of a family and newer than a version.
  create function twin.stored(account uuid, since bigint) returns json
    language plpgsql stable as $$
      begin
        return (select coalesce(json_agg(r.row), '[]') from (
        select json_build_object('table', 'users', 'row', to_json(t)) as row from public.users as t where t.id = account and t.version > since
        union all
        select json_build_object('table', 'children', 'row', to_json(t)) from public.children as t where t.user_id = account and t.version > since
        union all
        select json_build_object('table', 'user_environments', 'row', to_json(t))
          from public.user_environments as t where t.user_id = account and t.version > since
        union all
        select json_build_object('table', 'adventure_sessions', 'row', to_json(t))
          from public.adventure_sessions as t where t.user_id = account and t.version > since
        ) as r);
      end
    $$;
  -- (The changes come beside their calls, as text: a text that is no JSON for PostgreSQL is to be its change's own affair.)
  create procedure twin.ask_all(calls json, changes text[], inout said json) language plpgsql as $$
    declare
      call json;
      place bigint;
      account uuid;
      answer json;
      failed text;
      answers json[] := '{}';
      before bigint;
      family record;
      began timestamptz;
    begin
      for call, place in select c.value, c.place from json_array_elements(calls) with ordinality as c(value, place) loop
        account := (call ->> 'account')::uuid;
        failed := null;
        answer := null;
        began := now();
        select sync_counter into before from public.users where id = account;
        begin
          case call ->> 'kind'
            when 'begin' then insert into auth.users (id, raw_user_meta_data) values (account, '{"adult_name": "Robin"}');
            when 'purge' then
              perform set_config('session_replication_role', 'replica', true);
              update public.children set deleted_at = deleted_at - interval '181 days' where user_id = account;
              update public.user_environments set deleted_at = deleted_at - interval '181 days' where user_id = account;
              update public.adventure_sessions set deleted_at = deleted_at - interval '181 days' where user_id = account;
              perform set_config('session_replication_role', 'origin', true);
              perform public.purge_tombstones();
            when 'ask' then answer := twin.ask(call ->> 'caller', call -> 'request', changes[place]);
          end case;
        exception when others then
          failed := sqlstate;
        end;
        perform set_config('role', 'none', true);
        select u.sync_counter, u.purged_version,
            (select l.stamp from private.lineage as l where l.family = u.id order by l.from_version desc limit 1) as stamp,
            (select count(*) from public.children where user_id = u.id) + (select count(*) from public.user_environments where user_id = u.id)
              + (select count(*) from public.adventure_sessions where user_id = u.id) as held
          into family from public.users as u where u.id = account;
        answers := answers || json_build_object(
          'answer', answer, 'failed', failed, 'now', floor(extract(epoch from began) * 1000),
          'counter', family.sync_counter, 'purged', family.purged_version, 'stamp', family.stamp, 'held', family.held,
          'changed', twin.stored(account, coalesce(before, 0))
        );
        commit;
      end loop;
      said := array_to_json(answers);
    end
  $$;
`;

export type RawCall = { account: string } & ({ kind: 'begin' } | { kind: 'purge' } | ({ kind: 'ask' } & Call));

export type RawStored = { table: string; row: Record<string, unknown> };

export type Said = {
  answer: unknown;
  /** The SQLSTATE with which the call failed; null where it succeeded. */
  failed: string | null;
  /** When the transaction began, in ms since 1970. */
  now: number;
  counter: number;
  purged: number;
  /** The newest stamp of the family. */
  stamp: string;
  /** The number of the family's rows, without the one in `users`. */
  held: number;
  /** The rows that this call has written. */
  changed: RawStored[];
};

export type Database = {
  askAll: (calls: readonly RawCall[]) => Promise<Said[]>;
  /** All rows of a family. */
  stored: (account: string) => Promise<RawStored[]>;
  /** Lowers the quota in the database functions, so that a few calls can exceed it. */
  shrink: (quota: Quota) => Promise<void>;
  close: () => Promise<void>;
};

/** Runs a statement and returns its rows. */
type Query = (sql: string, values?: unknown[]) => Promise<unknown[]>;

const settings = `set synchronous_commit = off; set jit = off; ${helpers}`;

/** Opens the embedded database (PGlite), which is some ten times as slow as a native PostgreSQL. */
export async function openEmbedded(): Promise<Database> {
  const connection = await createPgliteConnection({ url: 'memory://', pgliteOptions: { loadDataDir: await schemaTemplate() } });
  const { driver } = connection;
  await driver.waitReady;
  await driver.exec(settings);
  return databaseOn(
    async (sql, values) => (await driver.query(sql, values)).rows,
    () => connection.close(),
  );
}

/** Creates a database on the PostgreSQL at `url`, and drops it on `close`. */
export async function openOn(url: string): Promise<Database> {
  const database = await createDatabase(url);
  const client = await database.connect();
  await client.query(settings);
  return databaseOn(async (sql, values) => (await client.query(sql, values)).rows, database.drop);
}

function databaseOn(query: Query, close: () => Promise<void>): Database {
  return {
    askAll: async (calls) => {
      const rows = await query('call twin.ask_all($1, $2, null)', [
        JSON.stringify(calls.map(withoutChanges)),
        calls.map((call) => (call.kind === 'ask' ? JSON.stringify(call.request.changes) : '')),
      ]);
      return (rows as { said: Said[] }[])[0]?.said ?? [];
    },
    stored: async (account) => {
      const rows = await query('select twin.stored($1, 0) as said', [account]);
      return (rows as { said: RawStored[] }[])[0]?.said ?? [];
    },
    shrink: async ({ adventures, bytes }) => {
      for (const name of ['bound_adventures', 'bound_grown_adventures']) {
        const rows = await query(`select pg_get_functiondef('private.${name}()'::regprocedure) as text`);
        const { text = '' } = (rows as { text: string }[])[0] ?? {};
        await query(text.replace(':= 2000', `:= ${adventures}`).replace(':= 50 * 1024 * 1024', `:= ${bytes}`));
      }
    },
    close,
  };
}

function withoutChanges(call: RawCall): object {
  if (call.kind !== 'ask') return call;
  const { changes: _, ...request } = call.request;
  return { ...call, request };
}
