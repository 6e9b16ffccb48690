-- Every write is stamped with the next version of its family.
--
-- The stamp takes the row lock of the family's `users` row and keeps it until the transaction ends. So the commits of one
-- family stand in the order of their versions, and "everything newer than version n" can never skip a row that committed
-- late. Families don't wait for one another.

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

-- The history of a family begins with it.
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

-- Takes the family's lock and the next version. 0 when there is no such family (the foreign key then refuses the row).
create function private.next_version(family uuid) returns bigint
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

-- The profile is stamped from its own counter. Only named columns fire this: raising the counter is not an edit.
create function private.stamp_profile() returns trigger
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
create trigger stamp before insert or update of id, auth_user_id, adult_name, show_onboarding, memory, deleted_at, extra
  on public.users for each row execute function private.stamp_profile();

-- Whether the write is one that row-level security will refuse anyway. Such a row is let through to that refusal
-- untouched: nothing about the other family (not even "it is full") may show in the error.
create function private.is_foreign(family uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$ select auth.uid() is not null and auth.uid() is distinct from family $$;

-- What never changes, and what a tombstone is: final, and empty (the table's own trigger below has emptied it).
create function private.stamp_row() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      if private.is_foreign(new.user_id) then
        return new;
      end if;
      if tg_op = 'UPDATE' then
        if new.id <> old.id or new.user_id <> old.user_id then
          raise exception 'a row stays with its family' using errcode = '42501';
        end if;
        if old.deleted_at is not null then
          raise exception 'a deleted row stays deleted' using errcode = '23514', constraint = tg_table_name || '_deleted';
        end if;
      end if;
      -- The server's clock, not the device's: purging counts from here.
      if new.deleted_at is not null then
        new.deleted_at := now();
      end if;
      new.version := private.next_version(new.user_id);
      return new;
    end
  $$;

create function private.wipe_child() returns trigger
  language plpgsql set search_path = ''
  as $$
    begin
      new.name := '';
      new.age := null;
      new.interests := '{}';
      new.limitations := null;
      new.extra := '{}';
      return new;
    end
  $$;

create function private.wipe_environment() returns trigger
  language plpgsql set search_path = ''
  as $$
    begin
      new.name := '';
      new.description := '';
      new.available_items := '{}';
      new.space_details := '';
      new.extra := '{}';
      return new;
    end
  $$;

create function private.wipe_adventure() returns trigger
  language plpgsql set search_path = ''
  as $$
    begin
      new.theme := '';
      new.custom_theme := null;
      new.environment := '';
      new.custom_environment := null;
      new.play_style := null;
      new.activity_level := null;
      new.participating_children := '{}';
      new.final_outcome := null;
      new.custom_name := null;
      new.story_summary := null;
      new.continuation_data := null;
      new.keepsake := null;
      new.extra := '{}';
      return new;
    end
  $$;

-- Triggers of one kind fire in the order of their names: a wipe comes after the stamp.
create trigger a_stamp before insert or update on public.children
  for each row execute function private.stamp_row();
create trigger b_wipe before insert or update on public.children
  for each row when (new.deleted_at is not null) execute function private.wipe_child();

create trigger a_stamp before insert or update on public.user_environments
  for each row execute function private.stamp_row();
create trigger b_wipe before insert or update on public.user_environments
  for each row when (new.deleted_at is not null) execute function private.wipe_environment();

create trigger a_stamp before insert or update on public.adventure_sessions
  for each row execute function private.stamp_row();
create trigger b_wipe before insert or update on public.adventure_sessions
  for each row when (new.deleted_at is not null) execute function private.wipe_adventure();

-- The stamp that a version of the caller's history has; null where it is older than what is remembered.
create function private.stamp_at(account uuid, version bigint) returns uuid
  language sql stable set search_path = ''
  as $$
    select l.stamp from private.lineage as l where l.family = account and l.from_version <= version order by l.from_version desc limit 1
  $$;

revoke all on function
  private.begin_lineage(), private.stamp_history(uuid, bigint), private.next_version(uuid), private.stamp_profile(),
  private.is_foreign(uuid), private.stamp_row(), private.wipe_child(), private.wipe_environment(), private.wipe_adventure(),
  private.stamp_at(uuid, bigint)
  from public;
grant execute on function private.stamp_at(uuid, bigint) to authenticated;
