-- Tombstones are kept for 180 days, so that every device in use learns of a deletion. The version up to which they were purged is stored: a
-- device with an older cursor reads everything again.
--
-- To be called daily: the embedded server does; on hosted Supabase use `select cron.schedule(…)`, see docs/deploy.md.

create function public.purge_tombstones() returns integer
  language plpgsql security definer set search_path = ''
  as $$
    declare
      oldest constant timestamptz := now() - interval '180 days';
      purged integer := 0;
      family uuid;
      rows integer;
      newest bigint;
    begin
      for family in
        select user_id from public.children where deleted_at < oldest
        union
        select user_id from public.user_environments where deleted_at < oldest
        union
        select user_id from public.adventure_sessions where deleted_at < oldest
      loop
        -- The family's lock first, as every writer takes it.
        perform 1 from public.users where id = family for no key update;
        with
          gone_children as (
            delete from public.children where user_id = family and deleted_at < oldest returning version
          ),
          gone_environments as (
            delete from public.user_environments where user_id = family and deleted_at < oldest returning version
          ),
          gone_adventures as (
            delete from public.adventure_sessions where user_id = family and deleted_at < oldest returning version
          ),
          gone as (
            select version from gone_children
            union all select version from gone_environments
            union all select version from gone_adventures
          )
        select count(*), max(version) into rows, newest from gone;
        purged := purged + rows;
        update public.users set purged_version = greatest(purged_version, newest) where id = family and newest is not null;
      end loop;
      return purged;
    end
  $$;
revoke all on function public.purge_tombstones() from public, anon, authenticated;
grant execute on function public.purge_tombstones() to service_role;
