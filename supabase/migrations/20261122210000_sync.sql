-- One round trip between a device and its account: edited rows in, receipts and newer rows out.
-- The contract is src/domain/sync-protocol.ts.

create or replace function private.rejection(table_name text, row_id text, code text, reason text) returns jsonb
  language sql immutable parallel safe set search_path = ''
  as $$
    select jsonb_build_object('table', table_name, 'id', row_id, 'outcome', 'rejected', 'code', code, 'reason', reason)
  $$;

-- Applies one change, or says why not. The caller holds the family's lock, so nobody else writes between look and write.
create or replace function private.apply_change(account uuid, change json, purged bigint) returns jsonb
  language plpgsql volatile set search_path = ''
  as $$
    declare
      table_name constant text := change ->> 'table';
      sent_id constant text := change ->> 'id';
      base constant bigint := coalesce((change ->> 'base')::bigint, 0);
      deleted constant boolean := coalesce((change ->> 'deleted')::boolean, false);
      row_id uuid;
      fields jsonb;
      stored jsonb;
      written bigint;
    begin
      if private.synced_columns(table_name) is null then
        return private.rejection(table_name, sent_id, 'unknown_table', 'unknown_table');
      end if;
      -- Measured as it was sent, before Postgres prints it its own way.
      if octet_length((change -> 'fields')::text) > 262144 then
        return private.rejection(table_name, sent_id, 'too_large', table_name || '_size');
      end if;
      row_id := sent_id::uuid;
      fields := case when deleted then '{}'::jsonb else (change -> 'fields')::jsonb end;
      if jsonb_typeof(fields) is distinct from 'object' then
        return private.rejection(table_name, sent_id, '22023', 'fields_not_an_object');
      end if;

      stored := private.stored_row(table_name, row_id);
      if stored is null then
        if table_name = 'users' then
          return private.rejection(table_name, sent_id, 'not_yours', 'not_yours');
        end if;
        -- It was here once and has been purged since: the deletion wins, although its tombstone is gone too.
        if not deleted and base > 0 and base <= purged then
          return jsonb_build_object(
            'table', table_name, 'id', sent_id, 'outcome', 'conflict',
            'row', jsonb_build_object(
              'table', table_name, 'id', sent_id, 'version', purged, 'deleted_at', private.iso(now()), 'fields', '{}'::jsonb
            )
          );
        end if;
        -- A deletion of a row that never came is written as well: so it has its place in the order.
        written := private.write_row(table_name, row_id, account, true, deleted, fields);
      elsif deleted and stored ->> 'deleted_at' is not null then
        written := (stored ->> 'version')::bigint;
      elsif deleted then
        written := private.write_row(table_name, row_id, account, false, true, fields);
      elsif stored ->> 'deleted_at' is null and (stored ->> 'version')::bigint = base then
        written := private.write_row(table_name, row_id, account, false, false, fields);
      else
        return jsonb_build_object(
          'table', table_name, 'id', sent_id, 'outcome', 'conflict', 'row', private.answer_row(table_name, stored)
        );
      end if;
      return jsonb_build_object('table', table_name, 'id', sent_id, 'outcome', 'applied', 'version', written);
    end
  $$;

-- What the family's adventures take of what an account may hold (see bounds): so that a device can tell its people before it is all taken.
create or replace function private.usage(account uuid) returns json
  language sql stable set search_path = ''
  as $$
    select json_build_object('adventures', count(*), 'bytes', coalesce(sum(a.bytes), 0))
      from public.adventure_sessions as a where a.user_id = account and a.deleted_at is null
  $$;

-- The round trip. `changes` is json, not jsonb: it is kept as it was sent, so that a text Postgres can't store (a NUL, half
-- of a surrogate pair) rejects its own row instead of the whole call, and sizes are measured as the device measures them. The
-- answer is put together as text too: rows are not made into jsonb and copied with every step on the way.
create or replace function public.sync(account uuid, changes json, since bigint, max_rows integer, seen json default null) returns json
  language plpgsql volatile security invoker set search_path = ''
  as $$
    declare
      most constant integer := least(greatest(coalesce(max_rows, 200), 1), 200);
      -- An answer stops growing here, so that it gets through a weak connection; at least one row is sent.
      most_bytes constant integer := 2 * 1024 * 1024;
      pushed integer;
      from_version constant bigint := greatest(coalesce(since, 0), 0);
      counter bigint;
      -- The family's counter before anything of this push is written.
      before bigint;
      purged bigint;
      change json;
      receipts jsonb;
      rows json;
      sent bigint;
      more boolean;
      named json;
      violated text;
      message text;
    begin
      -- (PT401 and the like: the API answers with that HTTP status.)
      -- Never as somebody else, and never as nobody: with a lost session a client falls back to the public key, and
      -- row-level security would then answer "no rows, no error", which a device would have to believe.
      if account is null or auth.uid() is distinct from account then
        raise exception 'sync_not_signed_in' using errcode = 'PT401';
      end if;
      if json_typeof(changes) is distinct from 'array' then
        raise exception 'sync_changes_not_a_list' using errcode = '22023';
      end if;
      pushed := json_array_length(changes);
      if pushed > 200 or octet_length(changes::text) > 1048576 then
        raise exception 'sync_too_much_at_once' using errcode = 'PT413';
      end if;

      if pushed > 0 then
        -- The family's lock, before any row: two devices that push at once can't block each other, and every comparison of
        -- versions below is sure.
        select u.sync_counter, u.purged_version into counter, purged
          from public.users as u where u.id = account for no key update;
      else
        select u.sync_counter, u.purged_version into counter, purged from public.users as u where u.id = account;
      end if;
      if not found then
        raise exception 'sync_no_such_account' using errcode = 'PT401';
      end if;
      before := counter;

      -- The device has seen another history than this one: nothing of what it sends was made from what is here, so nothing is taken.
      if seen is not null and (
        (seen ->> 'version')::bigint > before
        or private.stamp_at(account, (seen ->> 'version')::bigint) <> (seen ->> 'stamp')::uuid
      ) then
        return json_build_object(
          'receipts', '[]'::json, 'rows', '[]'::json, 'cursor', 0, 'more', true, 'purged', purged,
          'seen', json_build_object('version', before, 'stamp', private.stamp_at(account, before)), 'other_history', true
        );
      end if;

      if pushed > 1 then
        begin
          receipts := private.apply_adventures(account, changes);
        exception when others then
          -- Something in there is not plain: each change is told about by itself, below.
          if left(sqlstate, 2) not in ('22', '23', '42') then
            raise;
          end if;
        end;
      end if;
      if receipts is null then
        receipts := '[]'::jsonb;
        for change in select c from json_array_elements(changes) as c loop
          begin
            receipts := receipts || private.apply_change(account, change, purged);
          exception when others then
            -- What is wrong with this row is told about this row. A server in trouble (deadlock, no memory, shutdown) is not
            -- the row's fault: the whole call fails and is tried again.
            if left(sqlstate, 2) not in ('22', '23', '42') then
              raise;
            end if;
            get stacked diagnostics violated = constraint_name, message = message_text;
            -- Without its \u escapes the change can be read even if one of them is what is wrong with it.
            named := replace(replace(change::text, '\\', ''), '\u', 'u')::json;
            receipts := receipts || private.rejection(
              named ->> 'table',
              named ->> 'id',
              case
                -- The id belongs to a row this account can't see.
                when sqlstate in ('23505', '42501') then 'not_yours'
                when violated like '%\_size' then 'too_large'
                when violated like '%\_per\_family' then 'too_many'
                else sqlstate
              end,
              case
                when sqlstate in ('23505', '42501') then 'not_yours'
                -- A message may quote the row; of a constraint only the name is said.
                when violated <> '' then violated
                else message
              end
            );
          end;
        end loop;
      end if;

      -- The counter is read before the rows: whatever commits in between shows among the rows or has a higher version.
      select u.sync_counter into counter from public.users as u where u.id = account;
      with
        -- What was taken and is not to be sent back. (Read here only: a change that was not taken may not even be readable.)
        taken as materialized (
          select
            (r.value ->> 'version')::bigint as version,
            case when c.value ->> 'echo' = 'false' then (c.value -> 'fields')::jsonb end as fields
          from jsonb_array_elements(receipts) with ordinality as r(value, place)
            join json_array_elements(changes) with ordinality as c(value, place) on c.place = r.place
          where r.value ->> 'outcome' = 'applied'
        ),
        newer as materialized (
          select
            n.version, n.answer,
            t.fields is not null and t.fields = (n.answer -> 'fields')::jsonb and n.answer ->> 'deleted_at' is null as known
          from private.rows_since(account, from_version, most + 1) as n left join taken as t on t.version = n.version
        ),
        fitting as (
          select
            n.version, n.answer, n.known,
            row_number() over w <= most
              and (
                row_number() over w = 1
                or sum(case when n.known then 0 else octet_length(n.answer::text) end) over w <= most_bytes
              ) as fits
          from newer as n
          window w as (order by n.version)
        )
        select
            coalesce(json_agg(f.answer order by f.version) filter (where f.fits and not f.known), '[]'),
            coalesce(max(f.version) filter (where f.fits), 0),
            coalesce(bool_or(not f.fits), false)
          into rows, sent, more
          from fitting as f;

      -- A device that has seen more than this database held, and does not say what, reads everything again too.
      if from_version > before then
        return json_build_object('receipts', receipts, 'rows', '[]'::json, 'cursor', before, 'more', true, 'purged', from_version + 1);
      end if;
      return json_build_object(
        'receipts', receipts,
        'rows', rows,
        'cursor', case when more then sent else greatest(counter, sent) end,
        'more', more,
        'purged', purged,
        'seen', json_build_object('version', counter, 'stamp', private.stamp_at(account, counter)),
        -- It has changed where there is news, and whoever reads much is told at the end.
        'usage', case when counter > from_version and not more then private.usage(account) end
      );
    end
  $$;
revoke all on function private.rejection(text, text, text, text), private.apply_change(uuid, json, bigint), private.usage(uuid) from public;
grant execute on function private.rejection(text, text, text, text), private.apply_change(uuid, json, bigint), private.usage(uuid)
  to authenticated;
revoke all on function public.sync(uuid, json, bigint, integer, json) from public, anon;
grant execute on function public.sync(uuid, json, bigint, integer, json) to authenticated;
