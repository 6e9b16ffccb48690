-- How much a family may hold: 20 children, 50 places, 2,000 adventures and 50 MB of them – hundreds of evenings more than anybody plays, and an end
-- for whoever fills the disk. What is there may always be read, ended and deleted. And how late an adventure may say it is.

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

-- Triggers of one kind fire in the order of their names: the count comes after the stamp.
create trigger c_bound before insert on public.children
  for each row when (new.deleted_at is null) execute function private.bound_rows('20');
create trigger c_bound before insert on public.user_environments
  for each row when (new.deleted_at is null) execute function private.bound_rows('50');

-- What a row takes, as JSON text, whose length is the same wherever and however it is stored.
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

-- All that the sums below need, without a look at the rows.
create index adventure_sessions_used on public.adventure_sessions (user_id) include (bytes) where deleted_at is null;

-- Once a statement, for the families in it: what is there now with what has come. The family's lock is held (the stamp took it).
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

-- (An edit that makes a row no larger is taken in any case: an adventure that runs can be ended.)
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

-- A device dates its adventures by its own clock, and a clock may be wrong by a year: such an adventure would stand on top of every list, and win every
-- merge, until that year has come. What is said to be later than now is now. (The row then differs from what was sent, so its device hears of it.)

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
