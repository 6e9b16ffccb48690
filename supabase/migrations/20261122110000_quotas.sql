-- An account holds 2,000 adventures and 50 MB of them: hundreds of evenings more than anybody plays, and an end for whoever fills the disk.
-- (The children, the places and the profile are bounded already.) What is there may always be read, ended and deleted.

alter table public.adventure_sessions add column bytes integer not null default 0;

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
revoke all on function private.measure_adventure() from public;

-- No version is given for a column that no device knows.
alter table public.adventure_sessions disable trigger user;
update public.adventure_sessions set bytes = octet_length(coalesce(continuation_data::text, ''))
  + octet_length(coalesce(keepsake::text, ''))
  + octet_length(extra::text)
  + octet_length(concat(story_summary, final_outcome, custom_theme, custom_environment));
alter table public.adventure_sessions enable trigger user;

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
revoke all on function private.bound_adventures() from public;

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
revoke all on function private.bound_grown_adventures() from public;

create trigger bound_added after insert on public.adventure_sessions
  referencing new table as written
  for each statement execute function private.bound_adventures();
create trigger bound_grown after update on public.adventure_sessions
  referencing old table as before new table as written
  for each statement execute function private.bound_grown_adventures();
