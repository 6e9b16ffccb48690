-- `sync` puts its answer together as text, and writes a push from one reading of its fields: rows that go out as JSON are not made into jsonb
-- first (but where an echo is compared), and copied with every step on the way. What is answered stays as it was; the contract is src/domain/sync-protocol.ts.

drop function public.sync(uuid, json, bigint, integer);
drop function private.rows_since(uuid, bigint, integer);

-- Applies a push of live adventures, as one insert and one update, and answers the receipts. Raises where any change is anything
-- else, or would not be applied just so: then nothing is written, and `private.apply_change` knows what to say of each.
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
              c.place, c.id, c.base, c.fields::jsonb as fields,
              c.table_name = 'adventure_sessions' and not c.deleted and octet_length(c.fields::text) <= 262144 as plain
            from rows from (json_to_recordset($4) as ("table" text, id text, base bigint, deleted boolean, fields json))
              with ordinality as c(table_name, id, base, deleted, fields, place)
          ),
          sent as materialized (
            select
              h.place, h.id, h.id::uuid as row_id, h.base, h.fields - $2 - $3 as unknown,
              jsonb_populate_record(null::public.adventure_sessions, h.fields) as r, h.plain and h.fields ?& $2 as plain
            from heard as h
          ),
          added as (
            insert into public.adventure_sessions (id, user_id, extra, %1$s)
              select s.row_id, $1, s.unknown, %2$s from sent as s where s.plain and s.base = 0 order by s.place
              returning id, version
          ),
          edited as (
            update public.adventure_sessions as a set (extra, %1$s) = row (a.extra || s.unknown, %2$s)
              from sent as s where s.plain and s.base > 0 and a.id = s.row_id and a.version = s.base and a.deleted_at is null
              returning a.id, a.version
          )
          select jsonb_agg(
              jsonb_build_object('table', 'adventure_sessions', 'id', s.id, 'outcome', 'applied', 'version', w.version)
              order by s.place
            )
            from sent as s join (table added union all table edited) as w on w.id = s.row_id
        $statement$,
        (select string_agg(format('%I', c), ', ') from unnest(known) as c),
        (select string_agg(format('(s.r).%I', c), ', ') from unnest(known) as c)
      ) into receipts using account, known, private.reserved_fields(), changes;
      -- A row that is sent twice is edited once: the second edit was made on what is no more.
      if
        jsonb_array_length(receipts) is distinct from json_array_length(changes)
        or (select count(distinct lower(c ->> 'id')) <> count(*) from jsonb_array_elements(receipts) as c)
      then
        raise exception 'not_plain' using errcode = '22023';
      end if;
      return receipts;
    end
  $$;

-- The rows of a family newer than `since`, oldest change first. Said for each table from the one list of its columns.
create function private.rows_since(account uuid, since bigint, most integer)
  returns table (version bigint, answer json)
  language plpgsql stable set search_path = ''
  as $$
    begin
      return query execute (
        select string_agg(
          format(
            $statement$
              (select r.version, json_build_object(
                  'table', %1$L, 'id', r.id, 'version', r.version, 'deleted_at', private.iso(r.deleted_at),
                  'fields', case
                    when r.deleted_at is not null then '{}'
                    when r.extra = '{}' then json_build_object(%2$s)
                    else (r.extra || jsonb_build_object(%2$s))::json
                  end
                ) as answer
                from public.%1$I as r where r.%3$I = $1 and r.version > $2 order by r.version limit $3)
            $statement$,
            t,
            (
              select string_agg(format(case when c in ('session_date', 'updated_at') then '%L, private.iso(r.%I)' else '%L, r.%I' end, c, c), ', ')
              from unnest(private.synced_columns(t)) as c
            ),
            case t when 'users' then 'id' else 'user_id' end
          ),
          ' union all '
        ) || ' order by version limit $3'
        from unnest(array['users', 'children', 'user_environments', 'adventure_sessions']) as t
      ) using account, since, most;
    end
  $$;

create function public.sync(account uuid, changes json, since bigint, max_rows integer) returns json
  language plpgsql volatile security invoker set search_path = ''
  as $$
    declare
      most constant integer := least(greatest(coalesce(max_rows, 200), 1), 200);
      -- An answer stops growing here, so that it gets through a weak connection; at least one row is sent.
      most_bytes constant integer := 2 * 1024 * 1024;
      pushed integer;
      from_version constant bigint := greatest(coalesce(since, 0), 0);
      counter bigint;
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

      return json_build_object(
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
revoke all on function private.rows_since(uuid, bigint, integer) from public;
grant execute on function private.rows_since(uuid, bigint, integer) to authenticated;
