-- Every write gets the next version of its family.
--
-- Taking a version locks the family's `users` row until the transaction ends. So a family's commits are in the order of their versions, and
-- "everything newer than version n" can never miss a row that committed late. Families don't wait for one another.

-- A family's history is identified by random stamps: each transaction that writes stamps the versions it gives. A database that was
-- restored from a backup gives the same versions again, but with other stamps. A device sends the last version it has seen with its stamp;
-- if that is not part of this history, none of its changes are accepted, and it reads and sends everything again. The protocol is in
-- src/domain/sync-protocol.ts, the device's side in src/sync/SPEC.md.

create table private.lineage (
  family uuid not null references public.users (id) on delete cascade,
  -- The first version with this stamp; it applies until the next row of the family.
  from_version bigint not null,
  stamp uuid not null default gen_random_uuid(),
  primary key (family, from_version)
);
alter table private.lineage enable row level security;
create policy own_lineage on private.lineage for select to authenticated using (family = (select auth.uid()));
grant select on private.lineage to authenticated;

-- A new family's history starts with a stamp.
create function private.begin_lineage() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      insert into private.lineage (family, from_version) values (new.id, 0);
      return null;
    end
  $$;
create trigger begin_lineage after insert on public.users for each row execute function private.begin_lineage();

-- Stamps the versions from this one on, once per transaction. (The setting that remembers it is undone together with the stamp if a
-- savepoint is rolled back.)
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

-- Takes the family's lock and returns the next version; 0 if there is no such family (the foreign key then refuses the row).
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

-- The profile's version is its own counter. The trigger fires for the named columns only, because raising the counter is not an edit.
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

-- Whether row-level security will refuse the write anyway. Such a row passes this trigger unchanged, so that the error reveals nothing
-- about the other family (not even "it is full").
create function private.is_foreign(family uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$ select auth.uid() is not null and auth.uid() is distinct from family $$;

-- Protects what never changes, and makes tombstones final. Their content is cleared by the table's own trigger below.
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

-- Triggers of the same kind fire in the order of their names: `b_wipe` comes after `a_stamp`.
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

-- The stamp of a version in the caller's history; null if it is older than the stamps that are kept.
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
