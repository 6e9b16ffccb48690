import { createPgliteConnection } from '@supabase/lite/pglite';
import type { ServerRow, SyncRequest } from '../../../src/domain/contracts/sync-protocol.ts';
import { schemaTemplate } from '../../support/servers/backend.ts';
import { statusOf } from '../model/server.ts';
import type { SimServer } from './server.ts';

/**
 * A server with the real function: PostgreSQL in this process (PGlite), with all migrations applied. `sync` is called as the API calls it: in the caller's
 * role, under row-level security and column grants, with `auth.uid()` set. Only HTTP is left out.
 */

/** SQL functions for one call of the API in one statement, for signing up, and for backdating tombstones. */
const helpers = `
  create schema sim;
  grant usage on schema sim to anon, authenticated;
  create function sim.call(caller text, account uuid, changes json, since bigint, max_rows integer, seen json) returns text
    language plpgsql volatile as $$
      begin
        perform set_config('request.jwt.claim.sub', caller, true),
          set_config('role', case caller when '' then 'anon' else 'authenticated' end, true);
        return public.sync(account, changes, since, max_rows, seen)::text;
      end
    $$;
  create function sim.begin(account uuid) returns void
    language plpgsql volatile as $$
      begin
        delete from auth.users;
        insert into auth.users (id, raw_user_meta_data) values (account, '{"adult_name": "Robin"}');
      end
    $$;
  create function sim.remove(account uuid) returns void
    language plpgsql volatile as $$
      begin
        delete from auth.users where id = account;
      end
    $$;
  create function sim.purge(account uuid) returns void
    language plpgsql volatile as $$
      begin
        perform set_config('session_replication_role', 'replica', true);
        update public.children set deleted_at = deleted_at - interval '181 days' where user_id = account;
        update public.user_environments set deleted_at = deleted_at - interval '181 days' where user_id = account;
        update public.adventure_sessions set deleted_at = deleted_at - interval '181 days' where user_id = account;
        perform set_config('session_replication_role', 'origin', true);
        perform public.purge_tombstones();
      end
    $$;
  create table sim.copies (place integer primary key, name text, rows json);
  create function sim.copy(account uuid) returns void
    language plpgsql volatile as $$
      begin
        delete from sim.copies;
        insert into sim.copies
          select 1, 'public.users', json_agg(r) from public.users as r where r.id = account
          union all select 2, 'private.lineage', json_agg(r) from private.lineage as r where r.family = account
          union all select 3, 'public.children', json_agg(r) from public.children as r where r.user_id = account
          union all select 4, 'public.user_environments', json_agg(r) from public.user_environments as r where r.user_id = account
          union all select 5, 'public.adventure_sessions', json_agg(r) from public.adventure_sessions as r where r.user_id = account;
      end
    $$;
  create function sim.restore(account uuid) returns void
    language plpgsql volatile as $$
      declare
        copy record;
      begin
        if not exists (select from sim.copies where place = 1 and rows -> 0 ->> 'id' = account::text) then
          return;
        end if;
        perform set_config('session_replication_role', 'replica', true);
        delete from public.children where user_id = account;
        delete from public.user_environments where user_id = account;
        delete from public.adventure_sessions where user_id = account;
        delete from private.lineage where family = account;
        delete from public.users where id = account;
        for copy in select * from sim.copies where rows is not null order by place loop
          execute format('insert into %1$s select * from json_populate_recordset(null::%1$s, $1)', copy.name) using copy.rows;
        end loop;
        perform set_config('session_replication_role', 'origin', true);
      end
    $$;
  create function sim.rows(account uuid) returns text
    language sql as $$ select coalesce(json_agg(r.answer), '[]')::text from private.rows_since(account, 0, 1000000) as r $$;
`;

export type SqlServer = SimServer & { close: () => Promise<void> };

/** Creates a database that can be used for many runs: each has its own family, and the one of the run before is removed. */
export async function createSqlServer(): Promise<SqlServer> {
  const connection = await createPgliteConnection({ url: 'memory://', pgliteOptions: { loadDataDir: await schemaTemplate() } });
  const { driver } = connection;
  await driver.waitReady;
  await driver.exec(`set synchronous_commit = off; set jit = off; ${helpers}`);
  const text = async (sql: string, ...parameters: unknown[]): Promise<string> =>
    (await driver.query<{ answer: string }>(`select sim.${sql} as answer`, parameters)).rows[0]?.answer ?? '';

  return {
    name: 'sql',
    begin: async (account) => void (await text('begin($1)', account)),
    sync: async (as, { account, changes, since, max_rows, seen }: SyncRequest) => {
      try {
        const known = seen === undefined ? null : JSON.stringify(seen);
        const answer = await text('call($1, $2, $3, $4, $5, $6)', as ?? '', account, JSON.stringify(changes), since, max_rows, known);
        return { ok: true, body: JSON.parse(answer) as unknown };
      } catch (error) {
        return { ok: false, status: statusOf((error as { code?: string }).code ?? '', as) };
      }
    },
    purge: async (account) => void (await text('purge($1)', account)),
    copy: async (account) => void (await text('copy($1)', account)),
    restore: async (account) => void (await text('restore($1)', account)),
    remove: async (account) => void (await text('remove($1)', account)),
    rows: async (account) =>
      (JSON.parse(await text('rows($1)', account)) as ServerRow[]).map(({ deleted_at, ...row }) => ({
        ...row,
        deleted: deleted_at !== null,
      })),
    close: () => connection.close(),
  };
}
