-- A profile is created with each account, and everything is deleted with it.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(21);

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

select * from finish();
rollback;
