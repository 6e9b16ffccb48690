-- Every write is stamped with the next version of its family.
--
-- The stamp takes the row lock of the family's `users` row and keeps it until the transaction ends. So the commits of one
-- family stand in the order of their versions, and "everything newer than version n" can never skip a row that committed
-- late. Families don't wait for one another.

-- Takes the family's lock and the next version. 0 when there is no such family (the foreign key then refuses the row).
create function private.next_version(family uuid) returns bigint
  language plpgsql security definer set search_path = ''
  as $$
    declare
      next bigint;
    begin
      update public.users set sync_counter = sync_counter + 1 where id = family returning sync_counter into next;
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

-- At most so many live rows in a family. The family's lock is held by now (this fires after `stamp`), so the count is sure.
create function private.bound_rows() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      most constant integer := tg_argv[0]::integer;
      live integer;
    begin
      if private.is_foreign(new.user_id) then
        return new;
      end if;
      execute format('select count(*) from public.%I where user_id = $1 and deleted_at is null', tg_table_name)
        into live using new.user_id;
      if live >= most then
        raise exception 'a family has at most % rows here', most
          using errcode = '23514', constraint = tg_table_name || '_per_family';
      end if;
      return new;
    end
  $$;

-- Triggers of one kind fire in the order of their names: a wipe comes after the stamp.
create trigger a_stamp before insert or update on public.children
  for each row execute function private.stamp_row();
create trigger b_wipe before insert or update on public.children
  for each row when (new.deleted_at is not null) execute function private.wipe_child();
create trigger c_bound before insert on public.children
  for each row when (new.deleted_at is null) execute function private.bound_rows('20');

create trigger a_stamp before insert or update on public.user_environments
  for each row execute function private.stamp_row();
create trigger b_wipe before insert or update on public.user_environments
  for each row when (new.deleted_at is not null) execute function private.wipe_environment();
create trigger c_bound before insert on public.user_environments
  for each row when (new.deleted_at is null) execute function private.bound_rows('50');

create trigger a_stamp before insert or update on public.adventure_sessions
  for each row execute function private.stamp_row();
create trigger b_wipe before insert or update on public.adventure_sessions
  for each row when (new.deleted_at is not null) execute function private.wipe_adventure();

revoke all on function
  private.next_version(uuid), private.is_foreign(uuid), private.stamp_profile(), private.stamp_row(), private.bound_rows(),
  private.wipe_child(), private.wipe_environment(), private.wipe_adventure()
  from public;
