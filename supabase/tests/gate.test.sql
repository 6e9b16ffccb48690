-- What is answered over REST: only the calls of the app and the story service.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(35);

create function pg_temp.act_as(account uuid) returns void language sql as $$
  select set_config('role', 'authenticated', true),
    set_config('request.jwt.claim.sub', account::text, true),
    set_config('request.jwt.claims', json_build_object('sub', account, 'role', 'authenticated')::text, true);
$$;
create function pg_temp.asked(who text, method text, path text) returns text language plpgsql as $$
  begin
    perform set_config('role', who, true), set_config('request.method', method, true), set_config('request.path', path, true);
    perform gate.only_what_is_asked();
    perform set_config('role', 'none', true);
    return 'answered';
  exception when sqlstate 'PT404' then
    perform set_config('role', 'none', true);
    return 'nothing here';
  end
$$;

select function_privs_are('gate', 'only_what_is_asked', array[]::text[], role, array['EXECUTE'], role || ' passes the gate')
  from unnest(array['anon', 'authenticated', 'service_role']) as role;
select isnt_definer('gate', 'only_what_is_asked', array[]::text[], 'with the caller’s rights only');

select is(pg_temp.asked('authenticated', 'POST', prefix || '/rpc/' || name), 'answered', prefix || '/rpc/' || name)
  from unnest(array['sync', 'delete_account', 'count_story_call', 'adventures_in_progress']) as name, unnest(array['', '/rest/v1']) as prefix;
select is(pg_temp.asked(role, method, path), 'nothing here', role || ': ' || method || ' ' || path)
  from unnest(array['anon', 'authenticated']) as role,
    (values
      ('GET', '/'), ('GET', '/users'), ('POST', '/children'), ('GET', '/rpc/sync'), ('POST', '/rpc/sync/'),
      ('POST', '/rpc/purge_tombstones'), ('PATCH', '/rpc/sync'), ('POST', '/users?select=/rpc/sync')
    ) as call (method, path);
select is(pg_temp.asked('service_role', 'POST', '/feedback'), 'answered', 'the service can store feedback');

select function_privs_are('public', 'adventures_in_progress', array[]::text[], 'anon', array[]::text[], 'anonymous callers can’t ask for adventures');
select function_privs_are('public', 'adventures_in_progress', array[]::text[], 'authenticated', array['EXECUTE'], 'an account can ask for its own');
select isnt_definer('public', 'adventures_in_progress', array[]::text[], 'with its own rights');
insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'a@example.org'),
  ('00000000-0000-4000-8000-00000000000b', 'b@example.org');
insert into public.adventure_sessions (id, user_id, theme, environment, play_style, activity_level)
  select gen_random_uuid(), '00000000-0000-4000-8000-00000000000a', 'theme ' || n, 'park', 'creative', 'low' from generate_series(1, 60) as n;
select pg_temp.act_as('00000000-0000-4000-8000-00000000000a');
select is(json_array_length(public.adventures_in_progress()), 50, 'at most fifty are returned');
select pg_temp.act_as('00000000-0000-4000-8000-00000000000b');
select is(public.adventures_in_progress()::text, '[]', 'and none of another family');
select set_config('role', 'none', true);
select ok(
  exists (select from pg_db_role_setting as s join pg_roles as r on r.oid = s.setrole, unnest(s.setconfig) as c
    where r.rolname = 'authenticated' and c = 'statement_timeout=8s'),
  'a statement of an account ends in time'
);

select * from finish();
rollback;
