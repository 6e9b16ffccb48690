-- A profile is created with each account, and everything is deleted with it.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(29);

create function pg_temp.act_as(account uuid) returns void language sql as $$
  select set_config('role', 'authenticated', true),
    set_config('request.jwt.claim.sub', account::text, true),
    set_config('request.jwt.claims', json_build_object('sub', account, 'role', 'authenticated')::text, true);
$$;
create function pg_temp.act_as_owner() returns void language sql as $$
  select set_config('role', 'none', true), set_config('request.jwt.claim.sub', '', true),
    set_config('request.jwt.claims', '', true);
$$;

insert into auth.users (id, email, raw_user_meta_data) values
  ('00000000-0000-4000-8000-00000000000a', 'a@example.org', '{"adult_name": "  Ada  "}'),
  ('00000000-0000-4000-8000-00000000000b', 'b@example.org', null),
  ('00000000-0000-4000-8000-00000000000c', 'c@example.org', '{"adult_name": "   "}'),
  ('00000000-0000-4000-8000-00000000000d', 'd@example.org', jsonb_build_object('adult_name', repeat('x', 300))),
  ('00000000-0000-4000-8000-00000000000e', 'e@example.org', '{"adult_name": {"first": "E"}}'),
  ('00000000-0000-4000-8000-00000000000f', 'f@example.org', '[]');
select is((select adult_name from public.users where id::text like '%0a'), 'Ada', 'the name from the sign-up, trimmed');
select is((select adult_name from public.users where id::text like '%0b'), null, 'none given');
select is((select adult_name from public.users where id::text like '%0c'), null, 'a blank one');
select is((select adult_name from public.users where id::text like '%0d'), repeat('x', 100), 'a very long name is cut');
select is((select adult_name from public.users where id::text like '%0e'), '{"first": "E"}', 'a blank name is stored as none');
select is((select adult_name from public.users where id::text like '%0f'), null, 'invalid metadata: the sign-up still works');
select results_eq(
  $$select auth_user_id, show_onboarding, memory, version from public.users where id = '00000000-0000-4000-8000-00000000000a'$$,
  $$values ('00000000-0000-4000-8000-00000000000a'::uuid, true, '{}'::jsonb, 1::bigint)$$, 'a new profile'
);

insert into public.children (id, user_id, name, age)
  select gen_random_uuid(), id, 'Mia', 6 from public.users where id::text like '%0a' or id::text like '%0b';
insert into public.user_environments (id, user_id, name)
  select gen_random_uuid(), id, 'Attic' from public.users where id::text like '%0a' or id::text like '%0b';
insert into public.adventure_sessions (id, user_id, theme, environment, play_style, activity_level)
  select gen_random_uuid(), id, 'space', 'park', 'creative', 'low' from public.users where id::text like '%0a' or id::text like '%0b';
insert into public.feedback (user_id, feedback_type, rating, message)
  select id, 'general', 5, 'We liked the pirates' from public.users where id::text like '%0a' or id::text like '%0b';
insert into public.story_calls (user_id) select id from public.users where id::text like '%0a' or id::text like '%0b';
-- What the account service notes: what a login did, and what an administrator did to one.
insert into auth.audit_log_entries (id, payload)
  select gen_random_uuid(), json_build_object('action', 'login', 'actor_id', id, 'actor_username', email) from auth.users
    where id::text like '%0a' or id::text like '%0b'
  union all
  select gen_random_uuid(), json_build_object('action', 'user_modified', 'actor_id', '00000000-0000-0000-0000-000000000000',
    'traits', json_build_object('user_id', id, 'user_email', email)) from auth.users where id::text like '%0a' or id::text like '%0b';
insert into auth.flow_state (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type, authentication_method) values
  (gen_random_uuid(), '00000000-0000-4000-8000-00000000000a', '', 's256', '', 'email', 'recovery');

select throws_ok('select public.delete_account()', 'PT401', 'delete_account_not_signed_in', 'without an account nothing is deleted');
select is_definer('public', 'delete_account', array[]::text[], 'delete_account can delete the login');
select pg_temp.act_as('00000000-0000-4000-8000-00000000000a');
select lives_ok('select public.delete_account()', 'A deletes its account');
select throws_ok('select public.delete_account()', 'PT401', 'delete_account_no_such_account', 'which only works once');
select pg_temp.act_as_owner();
select is_empty($$select 1 from auth.users where id::text like '%0a'$$, 'the login is deleted');
select is_empty($$select 1 from public.users where id::text like '%0a'$$, 'the profile is deleted');
select is_empty(format($$select 1 from public.%I where user_id::text like '%%0a'$$, t), format('%s is empty of it', t))
  from unnest(array['children', 'user_environments', 'adventure_sessions', 'feedback', 'story_calls']) as t;
select has_trigger('auth', 'users', 'forget_login', 'a login that goes takes with it what was noted of it');
select is_empty($$select 1 from auth.audit_log_entries where payload::text ~ '0a\M|a@example'$$, 'the log names it nowhere');
select is_empty($$select 1 from auth.flow_state where user_id::text like '%0a'$$, 'nor does a sign-in that was begun');
select is((select count(*) from auth.audit_log_entries where payload::text like '%b@example.org%'), 2::bigint, 'of B the log says what it said');
select results_eq(
  $$select (select count(*) from public.children), (select count(*) from public.user_environments),
    (select count(*) from public.adventure_sessions)$$,
  $$values (1::bigint, 1::bigint, 1::bigint)$$, 'B still has all its rows'
);
select is((select count(*) from public.users), 5::bigint, 'all other accounts still exist');
select pg_temp.act_as('00000000-0000-4000-8000-00000000000a');
select throws_ok(
  $$select public.sync('00000000-0000-4000-8000-00000000000a', '[]', 0, 9)$$, 'PT401', 'sync_no_such_account',
  'a token that outlives its account opens nothing'
);

select pg_temp.act_as_owner();

-- What was noted in the moment of a deletion, or before there was the trigger.
insert into auth.audit_log_entries (id, payload) values
  (gen_random_uuid(), '{"action": "login", "actor_id": "00000000-0000-4000-8000-00000000000a", "actor_username": "a@example.org"}'),
  (gen_random_uuid(), '{"action": "settings", "actor_id": "00000000-0000-0000-0000-000000000000"}');
select lives_ok('select private.forget_gone_logins()', 'what is noted of logins that are gone is cleared away daily');
select results_eq(
  $$select payload ->> 'action', count(*) from auth.audit_log_entries where payload::text !~ 'c@|d@|e@|f@' group by 1 order by 1$$,
  $$values ('login', 1::bigint), ('settings', 1::bigint), ('user_modified', 1::bigint)$$, 'and nothing else'
);

-- Where the account service keeps its tables to itself.
grant create on schema private to authenticated;
alter function private.forget_login() owner to authenticated;
select lives_ok($$delete from auth.users where id::text like '%0b'$$, 'a login goes even if its log can’t be cleared');
select is_empty($$select 1 from public.users where id::text like '%0b'$$, 'with its family');

select * from finish();
rollback;
