-- Syncs a device with its account in one round trip: takes edited rows, returns receipts and newer rows. The protocol is in
-- src/domain/sync-protocol.ts.
--
-- A change is either the whole row or a patch (JSON Patch, RFC 6902) of exactly the version it names. The server applies a patch to get the
-- whole row, which is then checked and written like any other, so a patch can't do more than a whole row. The answer says that this server
-- accepts patches.
--
-- Existing databases have earlier versions of these functions (20261122121000_former_sync.sql), hence `or replace`.

create or replace function private.rejection(table_name text, row_id text, code text, reason text) returns jsonb
  language sql immutable parallel safe set search_path = ''
  as $$
    select jsonb_build_object('table', table_name, 'id', row_id, 'outcome', 'rejected', 'code', code, 'reason', reason)
  $$;

-- Whether a row is larger than 256 kB as a device writes it; Postgres prints the same JSON with a space after every separator.
create or replace function private.is_too_large(fields jsonb) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$
    select octet_length(fields::text) > 262144
      and octet_length(regexp_replace(fields::text, '("(?:[^"\\]|\\.)*")|([:,]) ', '\1\2', 'g')) > 262144
  $$;

-- Applies a patch to a row's fields: add, replace and remove, with the same limits as on the device. It can't remove a column of the row,
-- just as a whole row can't: a missing field keeps its value. If the patch is invalid or does not fit, it raises an error with the reason
-- as the constraint's name.
create or replace function private.patched(fields jsonb, patch jsonb) returns jsonb
  language plpgsql immutable parallel safe set search_path = ''
  as $$
    declare
      most_ops constant integer := 50;
      most_deep constant integer := 16;
      result jsonb := fields;
      step jsonb;
      kind text;
      place text[];
      parent jsonb;
      last text;
      depth integer;
      -- Where something may be added, one place more than there are.
      places integer;
      wrong text;
    begin
      if jsonb_typeof(patch) is distinct from 'array' then
        wrong := 'patch_unreadable';
      elsif jsonb_array_length(patch) > most_ops then
        wrong := 'patch_too_long';
      end if;
      for step in select s from jsonb_array_elements(case when wrong is null then patch else '[]' end) as s loop
        kind := step ->> 'op';
        if kind is null or kind not in ('add', 'replace', 'remove') or jsonb_typeof(step -> 'path') is distinct from 'string'
          or step ->> 'path' !~ '^(/([^~/]|~[01])*)+$' or (kind <> 'remove' and not step ? 'value')
        then
          wrong := 'patch_unreadable';
          exit;
        end if;
        place := (string_to_array(step ->> 'path', '/'))[2:];
        depth := cardinality(place);
        if depth > most_deep or (depth = 1 and kind = 'remove') then
          wrong := case when depth = 1 then 'patch_removes_field' else 'patch_too_long' end;
          exit;
        end if;
        parent := result;
        for i in 1 .. depth loop
          last := replace(replace(place[i], '~1', '/'), '~0', '~');
          if jsonb_typeof(parent) = 'array' then
            places := jsonb_array_length(parent) + case when i = depth and kind = 'add' then 1 else 0 end;
            last := case when last = '-' and i = depth and kind = 'add' then (places - 1)::text else last end;
            if not (case when last ~ '^(0|[1-9][0-9]{0,8})$' then last::integer < places else false end) then
              wrong := 'patch_misses';
            end if;
          elsif jsonb_typeof(parent) is distinct from 'object' or not (parent ? last or (i = depth and kind = 'add')) then
            wrong := 'patch_misses';
          end if;
          exit when wrong is not null;
          place[i] := last;
          if i < depth then
            parent := case jsonb_typeof(parent) when 'array' then parent -> last::integer else parent -> last end;
          end if;
        end loop;
        exit when wrong is not null;
        result := case
          when kind = 'remove' then result #- place
          when kind = 'add' and jsonb_typeof(parent) = 'array' then jsonb_insert(result, place, step -> 'value')
          else jsonb_set(result, place, step -> 'value')
        end;
      end loop;
      if wrong is not null then
        raise exception 'nothing can be made of the patch' using errcode = '22023', constraint = wrong;
      end if;
      return result;
    end
  $$;

-- A hash of the row that a patch should produce; it is compared with what is stored in the end.
create or replace function private.print_of(fields jsonb) returns text
  language sql immutable parallel safe set search_path = ''
  as $$ select md5(fields::text) $$;

-- Applies one change, or returns why it can't. The caller holds the family's lock, so nobody else writes in between. The receipt of a patch
-- also has `made`, the hash of the row it should produce, which is removed before the answer is sent.
create or replace function private.apply_change(account uuid, change json, purged bigint) returns jsonb
  language plpgsql volatile set search_path = ''
  as $$
    declare
      table_name constant text := change ->> 'table';
      sent_id constant text := change ->> 'id';
      base constant bigint := coalesce((change ->> 'base')::bigint, 0);
      deleted constant boolean := coalesce((change ->> 'deleted')::boolean, false);
      is_patch constant boolean := not deleted and change -> 'fields' is null and change -> 'patch' is not null;
      row_id uuid;
      fields jsonb;
      stored jsonb;
      written bigint;
    begin
      if private.synced_columns(table_name) is null then
        return private.rejection(table_name, sent_id, 'unknown_table', 'unknown_table');
      end if;
      -- Measured as it was sent, before Postgres prints it its own way.
      if octet_length((case when is_patch then change -> 'patch' else change -> 'fields' end)::text) > 262144 then
        return private.rejection(table_name, sent_id, 'too_large', table_name || '_size');
      end if;
      row_id := sent_id::uuid;
      fields := case when deleted or is_patch then '{}'::jsonb else (change -> 'fields')::jsonb end;
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
        if is_patch then
          return private.rejection(table_name, sent_id, 'bad_patch', 'patch_of_nothing');
        end if;
        -- A deletion of a row that never came is written as well: so it has its place in the order.
        written := private.write_row(table_name, row_id, account, true, deleted, fields);
      elsif deleted and stored ->> 'deleted_at' is not null then
        written := (stored ->> 'version')::bigint;
      elsif deleted then
        written := private.write_row(table_name, row_id, account, false, true, fields);
      elsif stored ->> 'deleted_at' is null and (stored ->> 'version')::bigint = base then
        if is_patch then
          fields := private.patched(private.answer_row(table_name, stored) -> 'fields', (change -> 'patch')::jsonb);
          if private.is_too_large(fields) then
            return private.rejection(table_name, sent_id, 'too_large', table_name || '_size');
          end if;
        end if;
        written := private.write_row(table_name, row_id, account, false, false, fields);
      else
        return jsonb_build_object(
          'table', table_name, 'id', sent_id, 'outcome', 'conflict', 'row', private.answer_row(table_name, stored)
        );
      end if;
      return jsonb_build_object('table', table_name, 'id', sent_id, 'outcome', 'applied', 'version', written)
        || case when is_patch then jsonb_build_object('made', private.print_of(fields)) else '{}' end;
    end
  $$;

-- Writes those live adventures of a push that can be written without problems, with one insert and one update. Returns their receipts by
-- their index in the push; `private.apply_change` handles the others, with the right error. If one of them can't be written, it raises an
-- error and writes none.
create or replace function private.apply_adventures(account uuid, changes json) returns jsonb
  language plpgsql volatile set search_path = ''
  as $$
    declare
      known constant text[] := private.synced_columns('adventure_sessions');
      receipts jsonb;
    begin
      execute format(
        $statement$
          with heard as materialized (
            select
              c.place, c.id, c.id::uuid as row_id, c.base, c.patch is not null and c.fields is null as is_patch, c.fields, c.patch,
              -- A row that is sent twice is looked at twice, in its order.
              count(*) over (partition by c.id::uuid) = 1 and not c.deleted
                and octet_length(coalesce(c.fields, c.patch)::text) <= 262144
                and sum(case json_typeof(c.patch) when 'array' then json_array_length(c.patch) else 0 end) over () <= 400 as plain
            from rows from (json_to_recordset($4) as ("table" text, id text, base bigint, deleted boolean, fields json, patch json))
              with ordinality as c(table_name, id, base, deleted, fields, patch, place)
            where c.table_name = 'adventure_sessions'
          ),
          meant as materialized (
            select
              h.place, h.id, h.row_id, h.base, h.is_patch,
              case when h.is_patch
                then private.patched(private.answer_row('adventure_sessions', to_jsonb(a)) -> 'fields', h.patch::jsonb)
                else h.fields::jsonb
              end as fields
            from heard as h
              left join public.adventure_sessions as a on h.is_patch and a.id = h.row_id and a.version = h.base and a.deleted_at is null
            where h.plain and (not h.is_patch or a.id is not null)
          ),
          sent as materialized (
            select
              m.place, m.id, m.row_id, m.base, m.fields - $2 - $3 as unknown,
              jsonb_populate_record(null::public.adventure_sessions, m.fields) as r,
              case when m.is_patch then jsonb_build_object('made', private.print_of(m.fields)) else '{}' end as made
            from meant as m
            where m.fields ?& $2 and not (m.is_patch and private.is_too_large(m.fields))
          ),
          added as (
            insert into public.adventure_sessions (id, user_id, extra, %1$s)
              select s.row_id, $1, s.unknown, %2$s from sent as s where s.base = 0 order by s.place
              returning id, version
          ),
          edited as (
            update public.adventure_sessions as a set (extra, %1$s) = row (a.extra || s.unknown, %2$s)
              from sent as s where s.base > 0 and a.id = s.row_id and a.version = s.base and a.deleted_at is null
              returning a.id, a.version
          )
          select jsonb_object_agg(
              s.place,
              jsonb_build_object('table', 'adventure_sessions', 'id', s.id, 'outcome', 'applied', 'version', w.version) || s.made
            )
            from sent as s join (table added union all table edited) as w on w.id = s.row_id
        $statement$,
        (select string_agg(format('%I', c), ', ') from unnest(known) as c),
        (select string_agg(format('(s.r).%I', c), ', ') from unnest(known) as c)
      ) into receipts using account, known, private.reserved_fields(), changes;
      return coalesce(receipts, '{}');
    end
  $$;

-- How much of its quota the family uses, so that the device can warn before it is full.
create or replace function private.usage(account uuid) returns json
  language sql stable set search_path = ''
  as $$
    select json_build_object('adventures', count(*), 'bytes', coalesce(sum(a.bytes), 0))
      from public.adventure_sessions as a where a.user_id = account and a.deleted_at is null
  $$;

revoke all on function
  private.rejection(text, text, text, text), private.is_too_large(jsonb), private.patched(jsonb, jsonb), private.print_of(jsonb),
  private.apply_change(uuid, json, bigint), private.apply_adventures(uuid, json), private.usage(uuid)
  from public;
grant execute on function
  private.rejection(text, text, text, text), private.is_too_large(jsonb), private.patched(jsonb, jsonb), private.print_of(jsonb),
  private.apply_change(uuid, json, bigint), private.apply_adventures(uuid, json), private.usage(uuid)
  to authenticated;

-- The round trip. `changes` is json and not jsonb, so that it stays exactly as it was sent: a text that Postgres can't store (a NUL, a lone
-- surrogate) makes only its own row fail and not the whole call, and sizes are measured as on the device. The answer is built as text too,
-- so that rows are not converted to jsonb and copied at every step.
create or replace function public.sync(account uuid, changes json, since bigint, max_rows integer, seen json default null) returns json
  language plpgsql volatile security invoker set search_path = ''
  as $$
    declare
      most constant integer := least(greatest(coalesce(max_rows, 200), 1), 200);
      -- An answer stops growing here, so that it gets through a weak connection; at least one row is sent.
      most_bytes constant integer := 2 * 1024 * 1024;
      -- Operations of patches: each reads and writes its whole row.
      most_ops constant integer := 400;
      ops integer := 0;
      pushed integer;
      from_version constant bigint := greatest(coalesce(since, 0), 0);
      counter bigint;
      purged bigint;
      change json;
      place bigint;
      -- The receipts of what was written together, by their places.
      written jsonb := '{}'::jsonb;
      receipts jsonb := '[]'::jsonb;
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

      -- The device has seen or read another history than this one: nothing of what it sends was made from what is here, so nothing is taken. (The
      -- counter is that before anything of this push is written.)
      if from_version > counter or seen is not null and (
        (seen ->> 'version')::bigint > counter
        or private.stamp_at(account, (seen ->> 'version')::bigint) <> (seen ->> 'stamp')::uuid
      ) then
        return json_build_object(
          'receipts', '[]'::json, 'rows', '[]'::json, 'cursor', 0, 'more', true, 'purged', purged,
          'seen', json_build_object('version', counter, 'stamp', private.stamp_at(account, counter)), 'other_history', true, 'patches', true
        );
      end if;

      if pushed > 1 then
        begin
          written := private.apply_adventures(account, changes);
        exception when others then
          -- Something in there can't be written: each change is told about by itself, below.
          if left(sqlstate, 2) not in ('22', '23', '42') then
            raise;
          end if;
        end;
      end if;
      for change, place in select c.value, c.place from json_array_elements(changes) with ordinality as c(value, place) loop
        if written ? place::text then
          receipts := receipts || (written -> place::text);
          continue;
        end if;
        begin
          ops := ops + case json_typeof(change -> 'patch') when 'array' then json_array_length(change -> 'patch') else 0 end;
          if ops > most_ops then
            raise exception 'sync_too_much_at_once' using errcode = 'PT413';
          end if;
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
              when violated like 'patch\_%' then 'bad_patch'
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

      -- The counter is read before the rows: whatever commits in between shows among the rows, and then counts, or has a higher version.
      select u.sync_counter into counter from public.users as u where u.id = account;
      with
        -- What was taken and is not to be sent back. (Read here only: a change that was not taken may not even be readable.)
        taken as materialized (
          select
            (r.value ->> 'version')::bigint as version,
            case when c.value ->> 'echo' = 'false' then (c.value -> 'fields')::jsonb end as fields,
            case when c.value ->> 'echo' = 'false' then r.value ->> 'made' end as made
          from jsonb_array_elements(receipts) with ordinality as r(value, place)
            join json_array_elements(changes) with ordinality as c(value, place) on c.place = r.place
          where r.value ->> 'outcome' = 'applied'
        ),
        newer as materialized (
          select
            n.version, n.answer,
            case
              when n.answer ->> 'deleted_at' is not null then false
              when t.made is not null then t.made = private.print_of((n.answer -> 'fields')::jsonb)
              else t.fields is not null and t.fields = (n.answer -> 'fields')::jsonb
            end as known
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
      counter := greatest(counter, sent);
      select coalesce(jsonb_agg(r.value - 'made' order by r.place), '[]') into receipts
        from jsonb_array_elements(receipts) with ordinality as r(value, place);

      return json_build_object(
        'receipts', receipts,
        'rows', rows,
        'cursor', case when more then sent else counter end,
        'more', more,
        'purged', purged,
        'seen', json_build_object('version', counter, 'stamp', private.stamp_at(account, counter)),
        -- It has changed where there is news, and whoever reads much is told at the end.
        'usage', case when counter > from_version and not more then private.usage(account) end,
        'patches', true
      );
    end
  $$;

revoke all on function public.sync(uuid, json, bigint, integer, json) from public, anon;
grant execute on function public.sync(uuid, json, bigint, integer, json) to authenticated;
