-- `sync` does not send back what a push has just brought: a row that was taken, and is stored exactly as it was sent, is not among the rows of
-- the answer where its change says `"echo": false`. The receipt says its version. An app that does not say so is answered as before; the
-- contract is src/domain/sync-protocol.ts.

create or replace function public.sync(account uuid, changes json, since bigint, max_rows integer) returns jsonb
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
      receipts jsonb;
      rows jsonb;
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

      if json_array_length(changes) > 1 then
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
            coalesce(t.fields = n.answer -> 'fields' and n.answer ->> 'deleted_at' is null, false) as known
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
            coalesce(jsonb_agg(f.answer order by f.version) filter (where f.fits and not f.known), '[]'),
            coalesce(max(f.version) filter (where f.fits), 0),
            coalesce(bool_or(not f.fits), false)
          into rows, sent, more
          from fitting as f;

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
