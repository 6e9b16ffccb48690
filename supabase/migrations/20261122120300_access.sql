-- Access rights: a signed-in account can access its own family's rows, and nobody anything else.
--
-- Row-level security decides which rows, grants decide which columns. Nobody may write version, sync_counter or purged_version, and nobody
-- may delete a row directly: a row becomes a tombstone (`deleted_at`), or is deleted with the whole account.

alter table public.users enable row level security;
alter table public.children enable row level security;
alter table public.user_environments enable row level security;
alter table public.adventure_sessions enable row level security;

-- Some projects grant all rights on new tables by default.
revoke all on public.users, public.children, public.user_environments, public.adventure_sessions from public, anon, authenticated;

grant select on public.users, public.children, public.user_environments, public.adventure_sessions to authenticated;
grant update (adult_name, show_onboarding, memory, extra, deleted_at) on public.users to authenticated;
grant
  insert (id, user_id, name, age, interests, limitations, extra, deleted_at),
  update (name, age, interests, limitations, extra, deleted_at)
  on public.children to authenticated;
grant
  insert (id, user_id, name, description, available_items, space_details, extra, deleted_at),
  update (name, description, available_items, space_details, extra, deleted_at)
  on public.user_environments to authenticated;
grant
  insert (
    id, user_id, theme, custom_theme, environment, custom_environment, play_style, activity_level, adult_participation_level,
    participating_children, status, duration_planned, total_steps, final_outcome, custom_name, story_summary, session_date,
    updated_at, continuation_data, keepsake, extra, deleted_at
  ),
  update (
    theme, custom_theme, environment, custom_environment, play_style, activity_level, adult_participation_level,
    participating_children, status, duration_planned, total_steps, final_outcome, custom_name, story_summary, session_date,
    updated_at, continuation_data, keepsake, extra, deleted_at
  )
  on public.adventure_sessions to authenticated;
grant all on public.users, public.children, public.user_environments, public.adventure_sessions to service_role;

create policy users_read_own on public.users
  for select to authenticated using (auth_user_id = (select auth.uid()));
create policy users_change_own on public.users
  for update to authenticated using (auth_user_id = (select auth.uid())) with check (auth_user_id = (select auth.uid()));

create policy children_read_own on public.children
  for select to authenticated using (user_id = (select auth.uid()));
create policy children_add_own on public.children
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy children_change_own on public.children
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy user_environments_read_own on public.user_environments
  for select to authenticated using (user_id = (select auth.uid()));
create policy user_environments_add_own on public.user_environments
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy user_environments_change_own on public.user_environments
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy adventure_sessions_read_own on public.adventure_sessions
  for select to authenticated using (user_id = (select auth.uid()));
create policy adventure_sessions_add_own on public.adventure_sessions
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy adventure_sessions_change_own on public.adventure_sessions
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Over REST, only the calls of the app and the story service are allowed, and not the tables: a single request could embed them in each
-- other until it reads a family's adventures a hundred thousand times, and all filters, aggregates and query plans would be available too.
-- On hosted Supabase, PostgREST calls `gate.only_what_is_asked` before every request; the embedded server checks requests itself.

-- Not in `public`, because it is run with every request but must not be callable.
create schema gate;
revoke all on schema gate from public;
grant usage on schema gate to anon, authenticated, service_role;

-- The story service's own key may do whatever its grants allow.
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

-- Limits for statements' duration and answers' size, and the gate before every request. `authenticator` is PostgREST's role; a database
-- without PostgREST does not have it.
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
