-- One round trip between a device and its account: edited rows in, receipts and newer rows out.
-- The contract is src/domain/sync-protocol.ts.
--
-- Everything here runs with the caller's own rights: row-level security and column grants hold inside `sync` too.

-- A time as devices write it: UTC, milliseconds, Z. A row that comes back must equal the row that was sent.
create function private.iso(t timestamptz) returns text
  language sql immutable parallel safe set search_path = ''
  as $$ select to_char(t at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- The columns a device may send for a table; null for a table that is not synced.
create function private.synced_columns(table_name text) returns text[]
  language sql immutable parallel safe set search_path = ''
  as $$
    select case table_name
      when 'users' then array['adult_name', 'show_onboarding', 'memory']
      when 'children' then array['name', 'age', 'interests', 'limitations']
      when 'user_environments' then array['name', 'description', 'available_items', 'space_details']
      when 'adventure_sessions' then array[
        'theme', 'custom_theme', 'environment', 'custom_environment', 'play_style', 'activity_level',
        'adult_participation_level', 'participating_children', 'status', 'duration_planned', 'total_steps', 'final_outcome',
        'custom_name', 'story_summary', 'session_date', 'updated_at', 'continuation_data', 'keepsake'
      ]
    end
  $$;

-- One stored row as the answer shows it. A field kept in `extra` never hides a column.
create function private.answer_row(table_name text, stored jsonb) returns jsonb
  language sql stable parallel safe set search_path = ''
  as $$
    select jsonb_build_object(
      'table', table_name,
      'id', stored -> 'id',
      'version', stored -> 'version',
      'deleted_at', private.iso((stored ->> 'deleted_at')::timestamptz),
      'fields', case
        when stored ->> 'deleted_at' is not null then '{}'::jsonb
        else (stored -> 'extra') || (
          select jsonb_object_agg(
            c,
            case
              when c in ('session_date', 'updated_at') then to_jsonb(private.iso((stored ->> c)::timestamptz))
              else stored -> c
            end
          )
          from unnest(private.synced_columns(table_name)) as c
        )
      end
    )
  $$;

-- The stored row as JSON, or null. Row-level security applies: another family's row is not there.
create function private.stored_row(table_name text, row_id uuid) returns jsonb
  language plpgsql volatile set search_path = ''
  as $$
    declare
      stored jsonb;
    begin
      execute format('select to_jsonb(r) from public.%I as r where r.id = $1', table_name) into stored using row_id;
      return stored;
    end
  $$;

-- Writes one row of a synced table. `fields` may be partial: what is absent keeps its value (or takes its default).
-- Unknown fields go to `extra`.
create function private.write_row(
  table_name text, row_id uuid, family uuid, is_new boolean, deleted boolean, fields jsonb
) returns bigint
  language plpgsql volatile set search_path = ''
  as $$
    declare
      -- What the row is and where it stands in the order is never a field.
      reserved constant text[] := array[
        'id', 'user_id', 'auth_user_id', 'version', 'deleted_at', 'extra', 'created_at', 'sync_counter', 'purged_version'
      ];
      known constant text[] := private.synced_columns(table_name);
      sent constant text[] := array(select f from jsonb_object_keys(fields) as f where f = any (known));
      unknown constant jsonb := fields - known - reserved;
      columns text;
      result bigint;
    begin
      if deleted and is_new then
        execute format('insert into public.%I (id, user_id, deleted_at) values ($1, $2, now()) returning version', table_name)
          into result using row_id, family;
      elsif deleted then
        execute format('update public.%I set deleted_at = now() where id = $1 returning version', table_name)
          into result using row_id;
      elsif is_new then
        select string_agg(format(', %I', c), '') into columns from unnest(sent) as c;
        execute format(
          'insert into public.%1$I (id, user_id, extra%2$s) select $1, $2, $3%3$s'
          ' from jsonb_populate_record(null::public.%1$I, $4) as sent returning version',
          table_name, columns, (select string_agg(format(', sent.%I', c), '') from unnest(sent) as c)
        ) into result using row_id, family, unknown, fields;
      else
        select string_agg(format(', %1$I = sent.%1$I', c), '') into columns from unnest(sent) as c;
        execute format(
          'update public.%1$I as r set extra = r.extra || $2%2$s'
          ' from jsonb_populate_record(null::public.%1$I, $3) as sent where r.id = $1 returning r.version',
          table_name, columns
        ) into result using row_id, unknown, fields - reserved;
      end if;
      return result;
    end
  $$;

create function private.rejection(table_name text, row_id text, code text, reason text) returns jsonb
  language sql immutable parallel safe set search_path = ''
  as $$
    select jsonb_build_object('table', table_name, 'id', row_id, 'outcome', 'rejected', 'code', code, 'reason', reason)
  $$;

-- Applies one change, or says why not. The caller holds the family's lock, so nobody else writes between look and write.
create function private.apply_change(account uuid, change json, purged bigint) returns jsonb
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

-- The rows of a family newer than `since`, oldest change first.
create function private.rows_since(account uuid, since bigint, most integer)
  returns table (version bigint, answer jsonb)
  language sql stable set search_path = ''
  as $$
    with newer as (
      (select 'users' as t, u.id, u.version from public.users as u where u.id = account and u.version > since)
      union all
      (select 'children', c.id, c.version from public.children as c
        where c.user_id = account and c.version > since order by c.version limit most)
      union all
      (select 'user_environments', e.id, e.version from public.user_environments as e
        where e.user_id = account and e.version > since order by e.version limit most)
      union all
      (select 'adventure_sessions', a.id, a.version from public.adventure_sessions as a
        where a.user_id = account and a.version > since order by a.version limit most)
    )
    select n.version, private.answer_row(n.t, case n.t
      when 'users' then (select to_jsonb(r) from public.users as r where r.id = n.id)
      when 'children' then (select to_jsonb(r) from public.children as r where r.id = n.id)
      when 'user_environments' then (select to_jsonb(r) from public.user_environments as r where r.id = n.id)
      else (select to_jsonb(r) from public.adventure_sessions as r where r.id = n.id)
    end)
    from newer as n
    order by n.version
    limit most
  $$;

-- The round trip. `changes` is json, not jsonb: it is kept as it was sent, so that a text Postgres can't store (a NUL, half
-- of a surrogate pair) rejects its own row instead of the whole call, and sizes are measured as the device measures them.
create function public.sync(account uuid, changes json, since bigint, max_rows integer) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
  as $$
    declare
      most constant integer := least(greatest(coalesce(max_rows, 200), 1), 200);
      -- An answer stops growing here, so that it gets through a weak connection; at least one row is sent.
      most_bytes constant integer := 2 * 1024 * 1024;
      from_version constant bigint := greatest(coalesce(since, 0), 0);
      counter bigint;
      purged bigint;
      change json;
      receipts jsonb := '[]'::jsonb;
      rows jsonb := '[]'::jsonb;
      sent bigint := 0;
      bytes bigint := 0;
      more boolean := false;
      r record;
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
      if json_array_length(changes) > 200 or octet_length(changes::text) > 1048576 then
        raise exception 'sync_too_much_at_once' using errcode = 'PT413';
      end if;

      if json_array_length(changes) > 0 then
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

      -- The counter is read before the rows: whatever commits in between shows among the rows or has a higher version.
      select u.sync_counter into counter from public.users as u where u.id = account;
      for r in select * from private.rows_since(account, from_version, most + 1) loop
        bytes := bytes + octet_length(r.answer::text);
        if jsonb_array_length(rows) = most or (bytes > most_bytes and sent > 0) then
          more := true;
          exit;
        end if;
        rows := rows || r.answer;
        sent := r.version;
      end loop;

      return jsonb_build_object(
        'receipts', receipts,
        'rows', rows,
        'cursor', case when more then sent else greatest(counter, sent) end,
        'more', more,
        -- A device that has seen more than this database holds (it was restored from a backup) reads everything again too.
        'purged', case when from_version > counter then from_version + 1 else purged end
      );
    end
  $$;
revoke all on function public.sync(uuid, json, bigint, integer) from public, anon;
grant execute on function public.sync(uuid, json, bigint, integer) to authenticated;

revoke all on function
  private.iso(timestamptz), private.synced_columns(text), private.answer_row(text, jsonb), private.stored_row(text, uuid),
  private.write_row(text, uuid, uuid, boolean, boolean, jsonb), private.rejection(text, text, text, text),
  private.apply_change(uuid, json, bigint), private.rows_since(uuid, bigint, integer)
  from public;
grant execute on function
  private.iso(timestamptz), private.synced_columns(text), private.answer_row(text, jsonb), private.stored_row(text, uuid),
  private.write_row(text, uuid, uuid, boolean, boolean, jsonb), private.rejection(text, text, text, text),
  private.apply_change(uuid, json, bigint), private.rows_since(uuid, bigint, integer)
  to authenticated;
