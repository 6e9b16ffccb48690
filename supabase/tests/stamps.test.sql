-- What the triggers do with every write: versions, tombstones, and the limits on rows.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(64);

create function pg_temp.act_as(account uuid) returns void language sql as $$
  select set_config('role', 'authenticated', true),
    set_config('request.jwt.claim.sub', account::text, true),
    set_config('request.jwt.claims', json_build_object('sub', account, 'role', 'authenticated')::text, true);
$$;
create function pg_temp.act_as_owner() returns void language sql as $$
  select set_config('role', 'none', true), set_config('request.jwt.claim.sub', '', true),
    set_config('request.jwt.claims', '', true);
$$;

-- The triggers and the order in which they fire.
select triggers_are('public', 'users', array['stamp', 'begin_lineage'], 'the profile gets a version and starts a history');
select triggers_are('public', 'children', array['a_stamp', 'b_wipe', 'c_bound'], 'children: stamp, wipe, bound');
select triggers_are('public', 'user_environments', array['a_stamp', 'b_wipe', 'c_bound'], 'places: stamp, wipe, bound');
select triggers_are(
  'public', 'adventure_sessions', array['a_date', 'a_stamp', 'b_wipe', 'c_measure', 'bound_added', 'bound_grown'],
  'adventures: date, stamp, wipe, measure; then bounds'
);
select triggers_are('public', 'feedback', array['bound'], 'feedback is limited');
select triggers_are('public', 'story_calls', array['stamp'], 'calls are dated');
select trigger_is('public', 'users', 'stamp', 'private', 'stamp_profile', 'users: stamp_profile');
select trigger_is('public', t, 'a_stamp', 'private', 'stamp_row', format('%s: stamp_row', t))
  from unnest(array['children', 'user_environments', 'adventure_sessions']) as t;
select trigger_is('public', 'children', 'b_wipe', 'private', 'wipe_child', 'children: wipe_child');
select trigger_is('public', 'user_environments', 'b_wipe', 'private', 'wipe_environment', 'places: wipe_environment');
select trigger_is('public', 'adventure_sessions', 'b_wipe', 'private', 'wipe_adventure', 'adventures: wipe_adventure');
select trigger_is('public', t, 'c_bound', 'private', 'bound_rows', format('%s: bound_rows', t))
  from unnest(array['children', 'user_environments']) as t;
select trigger_is('public', 'feedback', 'bound', 'private', 'bound_feedback', 'feedback: bound_feedback');
select trigger_is('auth', 'users', 'begin_account', 'private', 'begin_account', 'a profile is created with each account');
select is_empty(
  $$select c.relname, t.tgname from pg_trigger as t join pg_class as c on c.oid = t.tgrelid
    where not t.tgisinternal and (c.relnamespace = 'public'::regnamespace or t.tgname = 'begin_account') and t.tgenabled <> 'O'$$,
  'none is switched off'
);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'a@example.org'),
  ('00000000-0000-4000-8000-00000000000b', 'b@example.org');

-- Versions: one sequence for the whole family, whichever table is written.
select pg_temp.act_as('00000000-0000-4000-8000-00000000000a');
select results_eq('select version, sync_counter from public.users', $$values (1::bigint, 1::bigint)$$, 'a family starts at version one');
insert into public.children (id, user_id, name, age)
  values ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000000a', 'Mia', 6);
insert into public.user_environments (id, user_id, name)
  values ('00000000-0000-4000-8000-0000000000a2', '00000000-0000-4000-8000-00000000000a', 'Attic');
insert into public.adventure_sessions (id, user_id, theme, environment, play_style, activity_level)
  values ('00000000-0000-4000-8000-0000000000a3', '00000000-0000-4000-8000-00000000000a', 'pirates', 'park', 'creative', 'low');
select is((select version from public.children), 2::bigint, 'the child gets the second');
select is((select version from public.user_environments), 3::bigint, 'the place the third');
select is((select version from public.adventure_sessions), 4::bigint, 'the adventure the fourth');
update public.children set age = 7;
select is((select version from public.children), 5::bigint, 'an edit gets the next one');
update public.users set adult_name = 'Ada';
select results_eq('select version, sync_counter from public.users', $$values (6::bigint, 6::bigint)$$, 'so does the profile');
update public.children set age = 7;
select is((select version from public.children), 7::bigint, 'an edit that changes nothing is still an edit');
select results_eq('select version, sync_counter from public.users', $$values (6::bigint, 7::bigint)$$, 'and does not count as one of the profile');
insert into public.children (id, user_id, name, age)
  select gen_random_uuid(), '00000000-0000-4000-8000-00000000000a', 'Child ' || i, i from generate_series(1, 3) as i;
select is((select count(distinct version) from public.children), 4::bigint, 'each row of a statement gets its own');
select pg_temp.act_as_owner();
select is(
  (select sync_counter from public.users where id = '00000000-0000-4000-8000-00000000000b'), 1::bigint, 'another family’s versions don’t change'
);
select is(private.next_version('00000000-0000-4000-8000-00000000000c'), 0::bigint, 'a family that does not exist has no versions');
select throws_ok(
  $$update public.users set auth_user_id = '00000000-0000-4000-8000-00000000000b' where id = '00000000-0000-4000-8000-00000000000a'$$,
  '42501', 'a profile stays with its account', 'not even the owner can move a profile'
);
select throws_ok(
  format('update public.%I set user_id = %L where user_id = %L', t, '00000000-0000-4000-8000-00000000000b', '00000000-0000-4000-8000-00000000000a'),
  '42501', 'a row stays with its family', format('or gives a row of %s away', t)
) from unnest(array['children', 'user_environments', 'adventure_sessions']) as t;
select throws_ok(
  format('update public.%I set id = gen_random_uuid()', t), '42501', 'a row stays with its family', format('or renames a row of %s', t)
) from unnest(array['children', 'user_environments', 'adventure_sessions']) as t;

-- Writes of another family's rows.
select pg_temp.act_as('00000000-0000-4000-8000-00000000000a');
select throws_ok($$select private.is_foreign(null)$$, '42501', null, 'callers can’t use is_foreign');
select pg_temp.act_as_owner();
select set_config('request.jwt.claim.sub', '00000000-0000-4000-8000-00000000000a', true),
  set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000a"}', true);
select ok(private.is_foreign('00000000-0000-4000-8000-00000000000b'), 'B’s row is foreign for A');
select ok(private.is_foreign(null), 'so is a row without a family');
select ok(not private.is_foreign('00000000-0000-4000-8000-00000000000a'), 'A’s own row is not');
select pg_temp.act_as_owner();
select ok(not private.is_foreign('00000000-0000-4000-8000-00000000000b'), 'nothing is foreign for the owner');

-- Tombstones: cleared, dated by the server, final.
select pg_temp.act_as('00000000-0000-4000-8000-00000000000a');
update public.children set name = 'Kept?', extra = '{"shoe": 31}', deleted_at = 'epoch'
  where id = '00000000-0000-4000-8000-0000000000a1';
select results_eq(
  $$select name, age, interests, limitations, extra from public.children where id = '00000000-0000-4000-8000-0000000000a1'$$,
  $$values ('', null::smallint, '{}'::text[], null::text, '{}'::jsonb)$$, 'a deleted child is cleared, whatever was sent with the deletion'
);
select is(
  (select deleted_at from public.children where id = '00000000-0000-4000-8000-0000000000a1'), now(), 'it is dated by the server’s clock'
);
select is(
  (select version from public.children where id = '00000000-0000-4000-8000-0000000000a1'),
  (select sync_counter from public.users), 'and gets a new version'
);
update public.user_environments set description = 'Dusty', available_items = '{rope}', space_details = 'Low', deleted_at = now();
select results_eq(
  $$select name, description, available_items, space_details, extra from public.user_environments$$,
  $$values ('', '', '{}'::text[], '', '{}'::jsonb)$$, 'a deleted place is cleared'
);
update public.adventure_sessions set
  custom_theme = 'x', custom_environment = 'x', final_outcome = 'x', custom_name = 'x', story_summary = 'x',
  participating_children = array['00000000-0000-4000-8000-0000000000a1'::uuid], continuation_data = '{"userNotes": "x"}',
  keepsake = '{"a": 1}', extra = '{"a": 1}', deleted_at = now();
select results_eq(
  $$select theme, custom_theme, environment, custom_environment, play_style, activity_level, participating_children from public.adventure_sessions$$,
  $$values ('', null::text, '', null::text, null::text, null::text, '{}'::uuid[])$$, 'a deleted adventure is cleared'
);
select results_eq(
  $$select final_outcome, custom_name, story_summary, continuation_data, keepsake, extra from public.adventure_sessions$$,
  $$values (null::text, null::text, null::text, null::jsonb, null::jsonb, '{}'::jsonb)$$, 'with its story and its notes'
);
select throws_ok(
  format('update public.%I set deleted_at = null where deleted_at is not null', t), '23514', 'a deleted row stays deleted',
  format('nothing of %s comes back', t)
) from unnest(array['children', 'user_environments', 'adventure_sessions']) as t;
insert into public.children (id, user_id, name, age, deleted_at)
  values ('00000000-0000-4000-8000-0000000000a9', '00000000-0000-4000-8000-00000000000a', 'Never here', 9, 'epoch');
select results_eq(
  $$select name, age from public.children where id = '00000000-0000-4000-8000-0000000000a9'$$, $$values ('', null::smallint)$$,
  'a row that comes as a tombstone is wiped too'
);

-- Limits on rows: live ones count, deleted ones don't.
insert into public.children (id, user_id, name, age)
  select gen_random_uuid(), '00000000-0000-4000-8000-00000000000a', 'More ' || i, 5 from generate_series(1, 17) as i;
select is((select count(*) from public.children where deleted_at is null), 20::bigint, 'twenty children');
select throws_ok(
  $$insert into public.children (id, user_id, name, age) values (gen_random_uuid(), '00000000-0000-4000-8000-00000000000a', 'One more', 5)$$,
  '23514', 'a family has at most 20 rows here', 'but not one more'
);
select lives_ok(
  $$insert into public.children (id, user_id, deleted_at) values (gen_random_uuid(), '00000000-0000-4000-8000-00000000000a', now())$$,
  'a tombstone always fits'
);
update public.children set deleted_at = now() where name = 'More 1';
select lives_ok(
  $$insert into public.children (id, user_id, name, age) values (gen_random_uuid(), '00000000-0000-4000-8000-00000000000a', 'In its place', 5)$$,
  'one leaves, another fits'
);
insert into public.user_environments (id, user_id, name)
  select gen_random_uuid(), '00000000-0000-4000-8000-00000000000a', 'Place ' || i from generate_series(1, 50) as i;
select throws_ok(
  $$insert into public.user_environments (id, user_id, name) values (gen_random_uuid(), '00000000-0000-4000-8000-00000000000a', 'One more')$$,
  '23514', 'a family has at most 50 rows here', 'fifty places, but not one more'
);
select pg_temp.act_as('00000000-0000-4000-8000-00000000000b');
select throws_ok(
  $$insert into public.children (id, user_id, name, age) values (gen_random_uuid(), '00000000-0000-4000-8000-00000000000a', 'Mallory', 5)$$,
  '42501', 'new row violates row-level security policy for table "children"', 'another family does not learn that a family is full'
);
select pg_temp.act_as_owner();
select results_eq(
  $$select sync_counter from public.users where id = '00000000-0000-4000-8000-00000000000b'$$, $$values (1::bigint)$$,
  'and its attempt counts nowhere'
);

-- The constraints' helper functions.
select ok(private.texts_within(array['a', 'bc'], 2), 'texts within');
select ok(not private.texts_within(array['abc'], 2), 'too long');
select ok(private.texts_within('{}', 2), 'an empty list is valid');
select ok(private.texts_distinct(array['a', 'b']) and not private.texts_distinct(array['a', 'a']), 'texts_distinct');
select is(private.json_bytes('{"a": "ü"}'), 11, 'json_bytes counts bytes');
select is(private.json_bytes(null), 0, 'and a missing value as zero');

select * from finish();
rollback;
