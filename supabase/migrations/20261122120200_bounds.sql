-- How much a family may store: 20 children, 50 places, 2,000 adventures and 50 MB of them. That is hundreds of evenings more than anybody
-- plays, and stops those who would fill the disk. Stored data can always be read, ended and deleted. It also limits how far in the future
-- an adventure's dates may be.

-- Limits the number of live rows in a family. It fires after the stamp trigger, which holds the family's lock, so the count can't change
-- meanwhile.
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

-- Triggers of the same kind fire in the order of their names: `c_bound` comes after `a_stamp`.
create trigger c_bound before insert on public.children
  for each row when (new.deleted_at is null) execute function private.bound_rows('20');
create trigger c_bound before insert on public.user_environments
  for each row when (new.deleted_at is null) execute function private.bound_rows('50');

-- A row's size as JSON text, whose length does not depend on how it is stored.
create function private.measure_adventure() returns trigger
  language plpgsql set search_path = ''
  as $$
    begin
      new.bytes := octet_length(coalesce(new.continuation_data::text, ''))
        + octet_length(coalesce(new.keepsake::text, ''))
        + octet_length(new.extra::text)
        + octet_length(concat(new.story_summary, new.final_outcome, new.custom_theme, new.custom_environment));
      return new;
    end
  $$;

create trigger c_measure before insert or update on public.adventure_sessions
  for each row execute function private.measure_adventure();

-- Contains everything that the sums below need, so that they don't read the rows.
create index adventure_sessions_used on public.adventure_sessions (user_id) include (bytes) where deleted_at is null;

-- Once per statement, for each of its families: checks the totals including the new rows. The stamp trigger holds the family's lock.
create function private.bound_adventures() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      most_rows constant integer := 2000;
      most_bytes constant bigint := 50 * 1024 * 1024;
      used record;
    begin
      for used in
        select count(*) as live, sum(a.bytes) as bytes
          from public.adventure_sessions as a
          where a.deleted_at is null and a.user_id in (select user_id from written where deleted_at is null)
          group by a.user_id
      loop
        if tg_op = 'INSERT' and used.live > most_rows then
          raise exception 'a family has at most % adventures', most_rows
            using errcode = '23514', constraint = 'adventure_sessions_per_family';
        end if;
        if used.bytes > most_bytes then
          raise exception 'the adventures of a family take at most % bytes', most_bytes
            using errcode = '23514', constraint = 'adventure_sessions_bytes_per_family';
        end if;
      end loop;
      return null;
    end
  $$;

-- An edit that does not enlarge the rows is always accepted, so that a running adventure can be ended.
create function private.bound_grown_adventures() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      most_bytes constant bigint := 50 * 1024 * 1024;
      used bigint;
      family uuid;
    begin
      for family in
        select w.user_id from written as w join before as b on b.id = w.id
          group by w.user_id having sum(w.bytes) > sum(b.bytes)
      loop
        select sum(a.bytes) into used from public.adventure_sessions as a where a.user_id = family and a.deleted_at is null;
        if used > most_bytes then
          raise exception 'the adventures of a family take at most % bytes', most_bytes
            using errcode = '23514', constraint = 'adventure_sessions_bytes_per_family';
        end if;
      end loop;
      return null;
    end
  $$;

create trigger bound_added after insert on public.adventure_sessions
  referencing new table as written
  for each statement execute function private.bound_adventures();
create trigger bound_grown after update on public.adventure_sessions
  referencing old table as before new table as written
  for each statement execute function private.bound_grown_adventures();

-- A device dates its adventures by its own clock, which may be wrong by a year: such an adventure would be at the top of every list and win
-- every merge until then. So a date in the future is replaced by now. (The row then differs from what was sent, so the device receives it.)

create function private.bound_dates() returns trigger
  language plpgsql set search_path = ''
  as $$
    declare
      -- Clocks that are set by the network are right to within this.
      latest constant timestamptz := now() + interval '10 minutes';
    begin
      if new.updated_at > latest then
        new.updated_at := now();
      end if;
      if new.session_date > latest then
        new.session_date := now();
      end if;
      return new;
    end
  $$;

create trigger a_date before insert or update of updated_at, session_date on public.adventure_sessions
  for each row execute function private.bound_dates();

revoke all on function
  private.bound_rows(), private.measure_adventure(), private.bound_adventures(), private.bound_grown_adventures(), private.bound_dates()
  from public;
