-- The history of a family is known by its stamps: each transaction that writes stamps the versions that it gives, at random. A database that was restored from
-- a backup counts on from where the backup was, and gives the same versions once more: with other stamps. A device says which version it has seen last,
-- and with what stamp; where that is not of this history, nothing that it sends is taken, and it reads and sends everything. The contract is
-- src/domain/sync-protocol.ts, what the device does is in src/sync/SPEC.md.

create table private.lineage (
  family uuid not null references public.users (id) on delete cascade,
  -- The first version with this stamp; the next row of the family says where it ends.
  from_version bigint not null,
  stamp uuid not null default gen_random_uuid(),
  primary key (family, from_version)
);
alter table private.lineage enable row level security;
create policy own_lineage on private.lineage for select to authenticated using (family = (select auth.uid()));
grant select on private.lineage to authenticated;

insert into private.lineage (family, from_version) select id, 0 from public.users;

create function private.begin_lineage() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      insert into private.lineage (family, from_version) values (new.id, 0);
      return null;
    end
  $$;
create trigger begin_lineage after insert on public.users for each row execute function private.begin_lineage();

-- Stamps the versions from this one on, once a transaction. (The note that it was done goes with a savepoint that is undone, as the stamp does.)
create function private.stamp_history(family uuid, version bigint) returns void
  language plpgsql security definer set search_path = ''
  as $$
    begin
      if current_setting('venture.stamped', true) is not distinct from family::text then
        return;
      end if;
      insert into private.lineage (family, from_version) values (stamp_history.family, version) on conflict do nothing;
      perform set_config('venture.stamped', family::text, true);
      -- What a device is five thousand pushes behind of is not remembered: such a device is taken to be of this history.
      if random() < 0.002 then
        delete from private.lineage as l where l.family = stamp_history.family and l.from_version < (
          select k.from_version from private.lineage as k where k.family = stamp_history.family order by k.from_version desc offset 5000 limit 1
        );
      end if;
    end
  $$;

create or replace function private.next_version(family uuid) returns bigint
  language plpgsql security definer set search_path = ''
  as $$
    declare
      next bigint;
    begin
      update public.users set sync_counter = sync_counter + 1 where id = family returning sync_counter into next;
      if next is not null then
        perform private.stamp_history(family, next);
      end if;
      return coalesce(next, 0);
    end
  $$;

create or replace function private.stamp_profile() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      if tg_op = 'INSERT' then
        new.sync_counter := 1;
      else
        if new.id <> old.id or new.auth_user_id <> old.auth_user_id then
          raise exception 'a profile stays with its account' using errcode = '42501';
        end if;
        new.sync_counter := old.sync_counter + 1;
        perform private.stamp_history(new.id, new.sync_counter);
      end if;
      new.version := new.sync_counter;
      return new;
    end
  $$;

-- The stamp that a version of the caller's history has; null where it is older than what is remembered.
create function private.stamp_at(account uuid, version bigint) returns uuid
  language sql stable set search_path = ''
  as $$
    select l.stamp from private.lineage as l where l.family = account and l.from_version <= version order by l.from_version desc limit 1
  $$;

revoke all on function private.begin_lineage(), private.stamp_history(uuid, bigint), private.stamp_at(uuid, bigint) from public;
grant execute on function private.stamp_at(uuid, bigint) to authenticated;

drop function public.sync(uuid, json, bigint, integer);

create function public.sync(account uuid, changes json, since bigint, max_rows integer, seen json default null) returns json
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
        'seen', json_build_object('version', counter, 'stamp', private.stamp_at(account, counter))
      );
    end
  $$;

revoke all on function public.sync(uuid, json, bigint, integer, json) from public, anon;
grant execute on function public.sync(uuid, json, bigint, integer, json) to authenticated;
