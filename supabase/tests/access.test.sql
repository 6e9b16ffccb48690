-- Access rights: the grants, the policies, and what each kind of caller can do.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(129);

create function pg_temp.act_as(account uuid) returns void language sql as $$
  select set_config('role', 'authenticated', true),
    set_config('request.jwt.claim.sub', account::text, true),
    set_config('request.jwt.claims', json_build_object('sub', account, 'role', 'authenticated')::text, true);
$$;
create function pg_temp.act_as_nobody() returns void language sql as $$
  select set_config('role', 'anon', true), set_config('request.jwt.claim.sub', '', true),
    set_config('request.jwt.claims', '{"role": "anon"}', true);
$$;
create function pg_temp.act_as_owner() returns void language sql as $$
  select set_config('role', 'none', true), set_config('request.jwt.claim.sub', '', true),
    set_config('request.jwt.claims', '', true);
$$;

-- The schemas and their contents.
select tables_are(
  'public', array['users', 'children', 'user_environments', 'adventure_sessions', 'feedback', 'story_calls'], 'only these tables exist'
);
select tables_are('private', array['lineage'], 'and besides only the stamps of histories');
select views_are('public', array[]::text[], 'no views, because they would bypass row-level security');
select functions_are(
  'public', array['sync', 'delete_account', 'purge_tombstones', 'count_story_call', 'adventures_in_progress'],
  'these functions can be called, no others'
);
select schema_privs_are('private', 'anon', array[]::text[], 'anonymous callers can’t use private');
select schema_privs_are('private', 'authenticated', array['USAGE'], 'an account can use private, for the functions it calls');

-- Rights on tables and columns.
select ok(c.relrowsecurity, format('row-level security is on for %s', c.relname))
  from pg_class as c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname;
select table_privs_are('public', t, 'anon', array[]::text[], format('anonymous callers have no rights on %s', t))
  from unnest(array['users', 'children', 'user_environments', 'adventure_sessions', 'feedback', 'story_calls']) as t;
select table_privs_are('public', t, 'authenticated', array['SELECT'], format('an account may read %s', t))
  from unnest(array['users', 'children', 'user_environments', 'adventure_sessions', 'story_calls']) as t;
select table_privs_are('public', 'feedback', 'authenticated', array[]::text[], 'but not feedback');
select is_empty(
  $$select table_name, column_name from information_schema.columns
    where table_schema = 'public' and has_column_privilege('anon', 'public.' || table_name, column_name, 'select, insert, update, references')$$,
  'anonymous callers have no rights on any column'
);
select set_eq(
  $$select table_name::text, column_name::text from information_schema.columns
    where table_schema = 'public' and has_column_privilege('authenticated', 'public.' || table_name, column_name, 'update')$$,
  $$values
    ('users', 'adult_name'), ('users', 'show_onboarding'), ('users', 'memory'), ('users', 'extra'), ('users', 'deleted_at'),
    ('children', 'name'), ('children', 'age'), ('children', 'interests'), ('children', 'limitations'), ('children', 'extra'),
    ('children', 'deleted_at'),
    ('user_environments', 'name'), ('user_environments', 'description'), ('user_environments', 'available_items'),
    ('user_environments', 'space_details'), ('user_environments', 'extra'), ('user_environments', 'deleted_at'),
    ('adventure_sessions', 'theme'), ('adventure_sessions', 'custom_theme'), ('adventure_sessions', 'environment'),
    ('adventure_sessions', 'custom_environment'), ('adventure_sessions', 'play_style'), ('adventure_sessions', 'activity_level'),
    ('adventure_sessions', 'adult_participation_level'), ('adventure_sessions', 'participating_children'),
    ('adventure_sessions', 'status'), ('adventure_sessions', 'duration_planned'), ('adventure_sessions', 'total_steps'),
    ('adventure_sessions', 'final_outcome'), ('adventure_sessions', 'custom_name'), ('adventure_sessions', 'story_summary'),
    ('adventure_sessions', 'session_date'), ('adventure_sessions', 'updated_at'), ('adventure_sessions', 'continuation_data'),
    ('adventure_sessions', 'keepsake'), ('adventure_sessions', 'extra'), ('adventure_sessions', 'deleted_at')$$,
  'an account may change its content: never an id, a family, a version, a counter or a purge mark'
);
select set_eq(
  $$select table_name::text, column_name::text from information_schema.columns
    where table_schema = 'public' and has_column_privilege('authenticated', 'public.' || table_name, column_name, 'insert')$$,
  $$select table_name::text, column_name::text from information_schema.columns
    where table_schema = 'public' and table_name in ('children', 'user_environments', 'adventure_sessions')
      and column_name not in ('version', 'created_at', 'bytes')
    union all values ('story_calls', 'user_id')$$,
  'what it may add: everything of a row but its version, its birth and its measure'
);
select is_empty(
  $$select r, t from unnest(array['anon', 'authenticated']) as r,
    unnest(array['users', 'children', 'user_environments', 'adventure_sessions', 'feedback', 'story_calls']) as t
    where has_table_privilege(r, 'public.' || t, 'delete, truncate, references, trigger')$$,
  'nobody can delete from, truncate, reference or add triggers to a table'
);

-- Rights on functions.
select function_privs_are('public', 'sync', array['uuid', 'json', 'bigint', 'integer', 'json'], 'anon', array[]::text[], 'anonymous callers can’t sync');
select function_privs_are(
  'public', 'sync', array['uuid', 'json', 'bigint', 'integer', 'json'], 'authenticated', array['EXECUTE'], 'an account can sync'
);
select function_privs_are('public', 'delete_account', array[]::text[], 'anon', array[]::text[], 'anonymous callers can’t delete an account');
select function_privs_are('public', 'delete_account', array[]::text[], 'authenticated', array['EXECUTE'], 'an account can delete itself');
select function_privs_are('public', 'purge_tombstones', array[]::text[], r, array[]::text[], format('%s purges nothing', r))
  from unnest(array['anon', 'authenticated']) as r;
select function_privs_are('public', 'purge_tombstones', array[]::text[], 'service_role', array['EXECUTE'], 'the service can purge');
select is_empty(
  $$select oid::regprocedure from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and has_function_privilege('anon', oid, 'execute')$$,
  'anonymous callers can’t call any function'
);
select set_eq(
  $$select proname::text from pg_proc
    where pronamespace = 'private'::regnamespace and not has_function_privilege('authenticated', oid, 'execute')$$,
  array[
    'next_version', 'is_foreign', 'stamp_profile', 'stamp_row', 'bound_rows', 'wipe_child', 'wipe_environment', 'wipe_adventure',
    'begin_account', 'bound_feedback', 'stamp_story_call', 'begin_lineage', 'stamp_history', 'bound_dates',
    'measure_adventure', 'bound_adventures', 'bound_grown_adventures', 'forget_login', 'forget_gone_logins'
  ],
  'what triggers and the server call is for them alone'
);
select set_eq(
  $$select proname::text from pg_proc
    where pronamespace = 'private'::regnamespace and has_function_privilege('authenticated', oid, 'execute')$$,
  array[
    'texts_within', 'texts_distinct', 'json_bytes', 'iso', 'synced_columns', 'answer_row', 'stored_row', 'write_row', 'rejection',
    'apply_change', 'apply_adventures', 'reserved_fields', 'rows_since', 'stamp_at', 'is_too_large', 'patched', 'print_of', 'usage'
  ],
  'what checks and sync call has the caller’s own rights'
);
select set_eq(
  $$select proname::text from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosecdef$$,
  array[
    'next_version', 'is_foreign', 'stamp_profile', 'stamp_row', 'bound_rows', 'begin_account', 'bound_feedback', 'stamp_story_call',
    'delete_account', 'purge_tombstones', 'begin_lineage', 'stamp_history', 'bound_adventures', 'bound_grown_adventures',
    'forget_login'
  ],
  'these have more rights than their caller, no others'
);
select is_empty(
  $$select oid::regprocedure from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and not coalesce(proconfig @> array['search_path=""'], false)$$,
  'no function looks a name up where the caller says'
);

-- The policies.
select policies_are('public', 'users', array['users_read_own', 'users_change_own'], 'policies of the profile');
select policies_are('public', t, array[t || '_read_own', t || '_add_own', t || '_change_own'], format('policies of %s', t))
  from unnest(array['children', 'user_environments', 'adventure_sessions']) as t;
select policies_are('public', 'feedback', array['feedback_closed'], 'feedback has only the policy that forbids everything');
select policies_are('public', 'story_calls', array['story_calls_read_own', 'story_calls_add_own'], 'policies of the calls');
select policy_cmd_is('public', t, (t || '_read_own')::name, 'select', format('%s: read', t))
  from unnest(array['users', 'children', 'user_environments', 'adventure_sessions']) as t;
select policy_cmd_is('public', t, (t || '_change_own')::name, 'update', format('%s: change', t))
  from unnest(array['users', 'children', 'user_environments', 'adventure_sessions']) as t;
select policy_cmd_is('public', t, (t || '_add_own')::name, 'insert', format('%s: add', t))
  from unnest(array['children', 'user_environments', 'adventure_sessions']) as t;
select policy_cmd_is('public', 'feedback', 'feedback_closed', 'all', 'feedback: all operations');
select policy_roles_are('public', tablename, policyname, array['authenticated'], format('%s is for accounts', policyname))
  from pg_policies where schemaname = 'public' and tablename <> 'feedback' order by policyname;
select policy_roles_are('public', 'feedback', 'feedback_closed', array['anon', 'authenticated'], 'feedback is forbidden for both roles');
select is_empty(
  $$select policyname from pg_policies where schemaname = 'public' and tablename <> 'feedback'
    and (coalesce(qual, with_check) !~ '\( ?SELECT auth\.uid\(\) AS uid\)' or cmd = 'UPDATE' and qual is distinct from with_check)$$,
  'every policy compares with the caller, asked once a statement; an update is held to it before and after'
);

-- As the families A and B, and without a sign-in.
insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'a@example.org'),
  ('00000000-0000-4000-8000-00000000000b', 'b@example.org');
insert into public.children (id, user_id, name, age) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000000a', 'Mia', 6),
  ('00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-00000000000b', 'Ben', 7);
insert into public.user_environments (id, user_id, name) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000000a', 'Attic'),
  ('00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-00000000000b', 'Barn');
insert into public.adventure_sessions (id, user_id, theme, environment, play_style, activity_level) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000000a', 'pirates', 'park', 'creative', 'low'),
  ('00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-00000000000b', 'space', 'park', 'creative', 'low');
insert into public.feedback (user_id, feedback_type, rating, message) values
  ('00000000-0000-4000-8000-00000000000a', 'general', 5, 'We liked the pirates');
-- The columns required to add a row, except its id and its family.
create temp table family_tables (t text, columns text, sample text, edit text);
insert into family_tables values
  ('children', 'name, age', $$'Mallory', 9$$, $$name = 'Mallory'$$),
  ('user_environments', 'name', $$'Mallory'$$, $$name = 'Mallory'$$),
  ('adventure_sessions', 'theme, environment, play_style, activity_level', $$'mallory', 'park', 'creative', 'low'$$, $$theme = 'mallory'$$);
grant select on family_tables to anon, authenticated;

select pg_temp.act_as('00000000-0000-4000-8000-00000000000a');
select results_eq('select id from public.users', $$values ('00000000-0000-4000-8000-00000000000a'::uuid)$$, 'A can read only its own profile');
select results_eq(
  format('select user_id from public.%I', t), $$values ('00000000-0000-4000-8000-00000000000a'::uuid)$$, format('A reads its own %s only', t)
) from family_tables;
select throws_ok('select 1 from public.feedback', '42501', null, 'A can’t read feedback, not even its own');
select throws_ok(
  $$insert into public.feedback (feedback_type, rating, message) values ('bug', 1, 'Written past the service')$$, '42501', null,
  'A writes feedback only through the service'
);
select lives_ok(
  format(
    $$insert into public.%I (id, user_id, %s) values ('00000000-0000-4000-8000-0000000000a2', '00000000-0000-4000-8000-00000000000a', %s)$$,
    t, columns, sample
  ),
  format('A adds %s of its own', t)
) from family_tables;
select lives_ok(
  format($$update public.%I set %s where id = '00000000-0000-4000-8000-0000000000a2'$$, t, edit), format('A changes its own %s', t)
) from family_tables;
select lives_ok($$update public.users set adult_name = 'Ada'$$, 'A can change its own name');
select throws_ok(
  format(
    $$insert into public.%I (id, user_id, %s) values ('00000000-0000-4000-8000-0000000000a3', '00000000-0000-4000-8000-00000000000b', %s)$$,
    t, columns, sample
  ),
  '42501', format('new row violates row-level security policy for table "%s"', t), format('A adds no %s to B', t)
) from family_tables;
select throws_ok(
  $$insert into public.users (id, auth_user_id) values ('00000000-0000-4000-8000-00000000000c', '00000000-0000-4000-8000-00000000000c')$$,
  '42501', null, 'A can’t create profiles'
);
select throws_ok(
  format($$update public.%I set user_id = '00000000-0000-4000-8000-00000000000b'$$, t), '42501', null, format('A gives no %s away', t)
) from family_tables;
select throws_ok(format('update public.%I set version = 1', t), '42501', null, format('A stamps no %s itself', t))
  from (select t from family_tables union all values ('users')) as every;
select throws_ok('update public.users set sync_counter = 0', '42501', null, 'A can’t set its counter');
select throws_ok('update public.users set purged_version = 9', '42501', null, 'A can’t set its purge mark');
select throws_ok(format('delete from public.%I', t), '42501', null, format('A deletes no %s outright', t))
  from (select t from family_tables union all values ('users')) as every;
select is_empty(
  format($$update public.%I set %s where id = '00000000-0000-4000-8000-0000000000b1' returning id$$, t, edit), format('A changes no %s of B', t)
) from family_tables;
select is_empty(
  $$update public.users set adult_name = 'Mallory' where id = '00000000-0000-4000-8000-00000000000b' returning id$$, 'A can’t change B’s profile'
);
select is_empty(
  format(
    $$update public.%I set deleted_at = now() where user_id <> '00000000-0000-4000-8000-00000000000a' returning id$$, t
  ),
  format('A deletes no %s of B', t)
) from family_tables;
select throws_ok('select private.next_version(null)', '42501', null, 'A can’t take a version');
select throws_ok('select public.purge_tombstones()', '42501', null, 'A can’t purge');

select pg_temp.act_as_nobody();
select throws_ok(format('select 1 from public.%I', t), '42501', null, format('anonymous callers can’t read %s', t))
  from (select t from family_tables union all values ('users'), ('feedback'), ('story_calls')) as every;
select throws_ok(
  format(
    $$insert into public.%I (id, user_id, %s) values ('00000000-0000-4000-8000-0000000000a4', '00000000-0000-4000-8000-00000000000a', %s)$$,
    t, columns, sample
  ),
  '42501', null, format('anonymous callers can’t add %s', t)
) from family_tables;
select throws_ok(format('update public.%I set %s', t, edit), '42501', null, format('anonymous callers can’t change %s', t)) from family_tables;
select throws_ok($$select public.sync('00000000-0000-4000-8000-00000000000a', '[]', 0, 9)$$, '42501', null, 'anonymous callers can’t sync');
select throws_ok('select public.delete_account()', '42501', null, 'anonymous callers can’t delete an account');
select throws_ok('select public.count_story_call(1, 60)', '42501', null, 'anonymous callers can’t count calls');

select pg_temp.act_as_owner();
select results_eq(
  $$select adult_name, sync_counter from public.users where id = '00000000-0000-4000-8000-00000000000b'$$, $$values (null::text, 4::bigint)$$,
  'after all of it B is as it was'
);
select results_eq(
  $$select name, version from public.children where user_id = '00000000-0000-4000-8000-00000000000b'$$, $$values ('Ben', 2::bigint)$$,
  'B’s child too'
);

select * from finish();
rollback;
