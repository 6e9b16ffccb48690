-- Calls of the story service: counted per account, in a sliding window, and never taken back.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(33);

create function pg_temp.act_as(account uuid) returns void language sql as $$
  select set_config('role', 'authenticated', true),
    set_config('request.jwt.claim.sub', account::text, true),
    set_config('request.jwt.claims', json_build_object('sub', account, 'role', 'authenticated')::text, true);
$$;
create function pg_temp.act_as_owner() returns void language sql as $$
  select set_config('role', 'none', true), set_config('request.jwt.claim.sub', '', true),
    set_config('request.jwt.claims', '', true);
$$;

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'a@example.org'),
  ('00000000-0000-4000-8000-00000000000b', 'b@example.org');

-- Access rights.
select has_table('public', 'story_calls', 'the table exists');
select col_is_pk('public', 'story_calls', 'id', 'a call has a primary key');
select col_is_fk('public', 'story_calls', 'user_id', 'a call belongs to a family');
select policies_are('public', 'story_calls', array['story_calls_read_own', 'story_calls_add_own'], 'there are only two policies');
select policy_cmd_is('public', 'story_calls', 'story_calls_read_own', 'select', 'one to read');
select policy_cmd_is('public', 'story_calls', 'story_calls_add_own', 'insert', 'one to add');
select policy_roles_are('public', 'story_calls', 'story_calls_read_own', array['authenticated'], 'only signed-in callers can read');
select policy_roles_are('public', 'story_calls', 'story_calls_add_own', array['authenticated'], 'only signed-in callers can add');
select ok((select relrowsecurity from pg_class where oid = 'public.story_calls'::regclass), 'row-level security is on');
select table_privs_are('public', 'story_calls', 'anon', array[]::text[], 'anonymous callers have no rights');
select table_privs_are('public', 'story_calls', 'authenticated', array['SELECT'], 'an account can read');
select column_privs_are('public', 'story_calls', 'user_id', 'authenticated', array['INSERT', 'SELECT'], 'and set its own id');
select column_privs_are('public', 'story_calls', 'called_at', 'authenticated', array['SELECT'], 'but not the date');
select column_privs_are('public', 'story_calls', 'id', 'authenticated', array['SELECT'], 'and not the number');
select function_privs_are('public', 'count_story_call', array['integer', 'integer'], 'anon', array[]::text[], 'anonymous callers can’t count');
select function_privs_are(
  'public', 'count_story_call', array['integer', 'integer'], 'authenticated', array['EXECUTE'], 'an account can count'
);
select isnt_definer('public', 'count_story_call', array['integer', 'integer'], 'counting runs with the caller’s rights');
select function_privs_are('private', 'stamp_story_call', array[]::text[], 'authenticated', array[]::text[], 'the stamp function can’t be called');
select trigger_is('public', 'story_calls', 'stamp', 'private', 'stamp_story_call', 'every call gets a date');

-- Counting.
select pg_temp.act_as('00000000-0000-4000-8000-00000000000a');
select is(public.count_story_call(2, 60), '{"allowed": true, "retry_after_s": 0}'::jsonb, 'the first of two is allowed');
select is(public.count_story_call(2, 60) ->> 'allowed', 'true', 'the second too');
select is(public.count_story_call(2, 60) ->> 'allowed', 'false', 'the third is not');
select ok(
  (public.count_story_call(2, 60) ->> 'retry_after_s')::integer between 1 and 60, 'with the time to wait'
);
select is((select count(*) from public.story_calls), 2::bigint, 'a refused call is not counted');
select throws_ok(
  $$insert into public.story_calls (user_id) values ('00000000-0000-4000-8000-00000000000b')$$, '42501', null,
  'an account can’t use up another family’s calls'
);
select throws_ok($$delete from public.story_calls$$, '42501', null, 'or delete one');
select throws_ok($$update public.story_calls set called_at = 'epoch'$$, '42501', null, 'or change its date');
select pg_temp.act_as('00000000-0000-4000-8000-00000000000b');
select is((select count(*) from public.story_calls), 0::bigint, 'another family can’t see them');
select is(public.count_story_call(1, 60) ->> 'allowed', 'true', 'and has calls of its own');

-- The window slides, and old calls are deleted with the next one.
select pg_temp.act_as_owner();
update public.story_calls set called_at = clock_timestamp() - interval '61 seconds'
  where id = (select min(id) from public.story_calls where user_id = '00000000-0000-4000-8000-00000000000a');
select pg_temp.act_as('00000000-0000-4000-8000-00000000000a');
select is(public.count_story_call(2, 60) ->> 'allowed', 'true', 'when a call leaves the window, another is allowed');
select pg_temp.act_as_owner();
update public.story_calls set called_at = clock_timestamp() - interval '25 hours';
select pg_temp.act_as('00000000-0000-4000-8000-00000000000b');
select public.count_story_call(1, 60);
select pg_temp.act_as_owner();
select is((select count(*) from public.story_calls), 1::bigint, 'everybody’s calls of yesterday are deleted');

select throws_ok($$select public.count_story_call(1, 60)$$, 'PT401', null, 'without an account nothing is counted');
delete from auth.users where id = '00000000-0000-4000-8000-00000000000b';
select is_empty($$select 1 from public.story_calls$$, 'an account’s calls are deleted with it');

select * from finish();
rollback;
