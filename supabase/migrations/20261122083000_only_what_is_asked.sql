-- Only the calls that the app and the story service make are answered over REST. The tables are not: one request could embed them in each other
-- until it had read a family's adventures a hundred thousand times over, and every filter, aggregate and plan of the interface was open besides.
-- On hosted Supabase the interface asks `gate.only_what_is_asked` before every request; the embedded server has its own door.

-- What a family can go on with, as the story service tells it. (A function that answers json can't be asked to embed anything.)
create function public.adventures_in_progress() returns json
  language sql stable security invoker set search_path = ''
  as $$
    select coalesce(json_agg(a order by a.updated_at desc), '[]')
      from (
        select s.id, s.theme, s.custom_theme, s.custom_name, s.story_summary, s.status, private.iso(s.updated_at) as updated_at
          from public.adventure_sessions as s
          where s.user_id = auth.uid() and s.status in ('active', 'paused_for_continuation') and s.deleted_at is null
          order by s.updated_at desc limit 50
      ) as a
  $$;
revoke all on function public.adventures_in_progress() from public, anon;
grant execute on function public.adventures_in_progress() to authenticated;

-- Not in `public`: everybody runs it, with every request, and nobody calls it.
create schema gate;
revoke all on schema gate from public;
grant usage on schema gate to anon, authenticated, service_role;

-- The story service's own key may do what its grants say.
create function gate.only_what_is_asked() returns void
  language plpgsql stable security invoker set search_path = ''
  as $$
    begin
      if current_user = 'service_role' then
        return;
      end if;
      if current_setting('request.method', true) is distinct from 'POST'
        or coalesce(current_setting('request.path', true), '')
          !~ '^(/rest/v1)?/rpc/(sync|delete_account|count_story_call|adventures_in_progress)$'
      then
        raise exception 'There is nothing here' using errcode = 'PT404';
      end if;
    end
  $$;
revoke all on function gate.only_what_is_asked() from public;
grant execute on function gate.only_what_is_asked() to anon, authenticated, service_role;

-- A statement ends in time, an answer has an end, and every request passes the gate. `authenticator` is the interface's own role; a database
-- without the interface has none.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
do $$
  begin
    if exists (select from pg_roles where rolname = 'authenticator') then
      alter role authenticator set pgrst.db_max_rows = '1000';
      alter role authenticator set pgrst.db_pre_request = 'gate.only_what_is_asked';
      notify pgrst, 'reload config';
    end if;
  end
$$;
