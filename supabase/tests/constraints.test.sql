-- What a row may contain: each constraint accepts a value at its limit and refuses one beyond it, by its name.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(207);

insert into auth.users (id, email) values ('00000000-0000-4000-8000-00000000000a', 'a@example.org');
insert into public.children (id, user_id, name, age) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000000a', 'Mia', 6);
insert into public.user_environments (id, user_id, name) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000000a', 'Attic');
insert into public.adventure_sessions (id, user_id, theme, environment, play_style, activity_level) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000000a', 'pirates', 'park', 'creative', 'low');
insert into public.feedback (user_id, feedback_type, rating, message) values
  ('00000000-0000-4000-8000-00000000000a', 'general', 5, 'We liked the pirates');

-- Edits of the only row in a table: values that the constraint just accepts, and values that it just refuses.
create temp table bounds (place serial, relation text, violated text, within text[], beyond text[]);
insert into bounds (relation, violated, within, beyond) values
  ('users', 'users_adult_name_length', array['adult_name = null', $$adult_name = 'x'$$, $$adult_name = repeat('ü', 100)$$],
    array[$$adult_name = ''$$, $$adult_name = '   '$$, $$adult_name = repeat('x', 101)$$]),
  ('users', 'users_memory_size', array[$$memory = '{}'$$, $$memory = jsonb_build_object('a', repeat('x', 65527))$$],
    array[$$memory = '[]'$$, $$memory = '1'$$, $$memory = jsonb_build_object('a', repeat('x', 65528))$$]),
  ('users', 'users_extra_size', array[$$extra = '{"shoe": 31}'$$, $$extra = jsonb_build_object('a', repeat('x', 65527))$$],
    array[$$extra = '[]'$$, $$extra = jsonb_build_object('a', repeat('x', 65528))$$]),
  ('users', 'users_not_deleted', array['deleted_at = null'], array['deleted_at = now()']),

  ('children', 'children_name_length', array[$$name = 'x'$$, $$name = repeat('ü', 100)$$],
    array[$$name = ''$$, $$name = '  '$$, $$name = repeat('x', 101)$$]),
  ('children', 'children_age_range', array['age = 1', 'age = 18'], array['age = 0', 'age = 19', 'age = -1', 'age = null']),
  ('children', 'children_interests_length', array[$$interests = '{}'$$, $$interests = array[repeat('x', 250), repeat('y', 249)]$$],
    array[
      $$interests = array[repeat('x', 250), repeat('y', 250)]$$, $$interests = array['']$$, $$interests = array[' frogs']$$,
      $$interests = array[null]::text[]$$
    ]),
  ('children', 'children_limitations_length', array['limitations = null', $$limitations = 'x'$$, $$limitations = repeat('x', 1000)$$],
    array[$$limitations = ''$$, $$limitations = repeat('x', 1001)$$]),
  ('children', 'children_extra_size', array[$$extra = jsonb_build_object('a', repeat('x', 65527))$$],
    array[$$extra = '"x"'$$, $$extra = jsonb_build_object('a', repeat('x', 65528))$$]),

  ('user_environments', 'user_environments_name_length', array[$$name = 'x'$$, $$name = repeat('x', 100)$$],
    array[$$name = ''$$, $$name = ' '$$, $$name = repeat('x', 101)$$]),
  ('user_environments', 'user_environments_description_length', array[$$description = ''$$, $$description = repeat('x', 500)$$],
    array[$$description = repeat('x', 501)$$]),
  ('user_environments', 'user_environments_space_details_length', array[$$space_details = ''$$, $$space_details = repeat('x', 500)$$],
    array[$$space_details = repeat('x', 501)$$]),
  ('user_environments', 'user_environments_available_items_count',
    array[$$available_items = array(select i::text from generate_series(1, 50) as i)$$],
    array[$$available_items = array(select i::text from generate_series(1, 51) as i)$$]),
  ('user_environments', 'user_environments_available_items_length', array[$$available_items = array[repeat('x', 100)]$$],
    array[$$available_items = array[repeat('x', 101)]$$, $$available_items = array['']$$, $$available_items = array['rope ']$$]),
  ('user_environments', 'user_environments_available_items_distinct', array[$$available_items = array['rope', 'Rope']$$],
    array[$$available_items = array['rope', 'chair', 'rope']$$]),
  ('user_environments', 'user_environments_extra_size', array[$$extra = jsonb_build_object('a', repeat('x', 65527))$$],
    array[$$extra = 'null'$$, $$extra = jsonb_build_object('a', repeat('x', 65528))$$]),

  ('adventure_sessions', 'adventure_sessions_theme_length', array[$$theme = 'x'$$, $$theme = repeat('x', 100)$$],
    array[$$theme = ''$$, $$theme = repeat('x', 101)$$]),
  ('adventure_sessions', 'adventure_sessions_custom_theme_length', array['custom_theme = null', $$custom_theme = repeat('x', 500)$$],
    array[$$custom_theme = repeat('x', 501)$$]),
  ('adventure_sessions', 'adventure_sessions_environment_length', array[$$environment = 'x'$$, $$environment = repeat('x', 100)$$],
    array[$$environment = ''$$, $$environment = repeat('x', 101)$$]),
  ('adventure_sessions', 'adventure_sessions_custom_environment_length', array[$$custom_environment = repeat('x', 500)$$],
    array[$$custom_environment = repeat('x', 501)$$]),
  ('adventure_sessions', 'adventure_sessions_play_style_value',
    array[$$play_style = 'cooperative'$$, $$play_style = 'competitive'$$, $$play_style = 'creative'$$, $$play_style = 'educational'$$],
    array[$$play_style = 'Creative'$$, 'play_style = null']),
  ('adventure_sessions', 'adventure_sessions_activity_level_value',
    array[$$activity_level = 'low'$$, $$activity_level = 'medium'$$, $$activity_level = 'high'$$],
    array[$$activity_level = ''$$, 'activity_level = null']),
  ('adventure_sessions', 'adventure_sessions_adult_participation_level_value',
    array[
      $$adult_participation_level = 'observer'$$, $$adult_participation_level = 'minimal'$$,
      $$adult_participation_level = 'moderate'$$, $$adult_participation_level = 'full'$$
    ],
    array[$$adult_participation_level = 'none'$$]),
  ('adventure_sessions', 'adventure_sessions_participating_children_count',
    array[$$participating_children = array(select gen_random_uuid() from generate_series(1, 100))$$],
    array[$$participating_children = array(select gen_random_uuid() from generate_series(1, 101))$$]),
  ('adventure_sessions', 'adventure_sessions_status_value',
    array[$$status = 'paused_for_continuation'$$, $$status = 'completed'$$, $$status = 'ended_early'$$, $$status = 'active'$$],
    array[$$status = 'lost'$$]),
  ('adventure_sessions', 'adventure_sessions_duration_planned_range', array['duration_planned = 1', 'duration_planned = 1440'],
    array['duration_planned = 0', 'duration_planned = 1441']),
  ('adventure_sessions', 'adventure_sessions_total_steps_range', array['total_steps = 1', 'total_steps = 30'],
    array['total_steps = 0', 'total_steps = 31']),
  ('adventure_sessions', 'adventure_sessions_final_outcome_length', array[$$final_outcome = repeat('x', 10000)$$],
    array[$$final_outcome = repeat('x', 10001)$$]),
  ('adventure_sessions', 'adventure_sessions_custom_name_length', array[$$custom_name = repeat('x', 200)$$],
    array[$$custom_name = repeat('x', 201)$$]),
  ('adventure_sessions', 'adventure_sessions_story_summary_length', array[$$story_summary = repeat('x', 10000)$$],
    array[$$story_summary = repeat('x', 10001)$$]),
  ('adventure_sessions', 'adventure_sessions_continuation_data_object', array[$$continuation_data = '{}'$$, 'continuation_data = null'],
    array[$$continuation_data = '[]'$$, $$continuation_data = 'null'$$]),
  ('adventure_sessions', 'adventure_sessions_notes_length',
    array[$$continuation_data = jsonb_build_object('userNotes', repeat('x', 2000))$$],
    array[$$continuation_data = jsonb_build_object('userNotes', repeat('x', 2001))$$]),
  ('adventure_sessions', 'adventure_sessions_keepsake_object', array[$$keepsake = '{}'$$, 'keepsake = null'], array[$$keepsake = '7'$$]),
  ('adventure_sessions', 'adventure_sessions_extra_object', array[$$extra = '{}'$$], array[$$extra = '[]'$$]),
  ('adventure_sessions', 'adventure_sessions_size',
    array[$$continuation_data = null, keepsake = jsonb_build_object('a', repeat('x', 393205)), extra = '{}'$$],
    array[
      $$continuation_data = null, keepsake = jsonb_build_object('a', repeat('x', 393206)), extra = '{}'$$,
      $$continuation_data = jsonb_build_object('a', repeat('x', 196602)), keepsake = jsonb_build_object('a', repeat('x', 196602)), extra = '{"a": 1}'$$
    ]),

  ('feedback', 'feedback_type_value',
    array[
      $$feedback_type = 'bug'$$, $$feedback_type = 'feature'$$, $$feedback_type = 'usability'$$, $$feedback_type = 'other'$$,
      $$feedback_type = 'general'$$
    ],
    array[$$feedback_type = 'praise'$$]),
  ('feedback', 'feedback_rating_range', array['rating = 1', 'rating = 5'], array['rating = 0', 'rating = 6']),
  ('feedback', 'feedback_message_length', array[$$message = repeat('x', 10)$$, $$message = repeat('x', 1000)$$],
    array[$$message = repeat('x', 9)$$, $$message = repeat('x', 1001)$$]),
  ('feedback', 'feedback_user_email_length', array[$$user_email = repeat('x', 255)$$], array[$$user_email = repeat('x', 256)$$]),
  ('feedback', 'feedback_adult_name_length', array[$$adult_name = repeat('x', 100)$$], array[$$adult_name = repeat('x', 101)$$]),
  ('feedback', 'feedback_page_context_length', array[$$page_context = repeat('x', 500)$$], array[$$page_context = repeat('x', 501)$$]),
  ('feedback', 'feedback_user_agent_length', array[$$user_agent = repeat('x', 500)$$], array[$$user_agent = repeat('x', 501)$$]),
  ('feedback', 'feedback_call_id_length', array[$$call_id = repeat('x', 100)$$], array[$$call_id = repeat('x', 101)$$]);

select lives_ok(format('update public.%I set %s', relation, edit), format('%s: takes %s', violated, left(edit, 60)))
  from bounds, unnest(within) as edit order by place, edit;
select throws_ok(
  format('update public.%I set %s', relation, edit), '23514',
  format('new row for relation "%s" violates check constraint "%s"', relation, violated),
  format('%s: refuses %s', violated, left(edit, 60))
) from bounds, unnest(beyond) as edit order by place, edit;

-- A row belongs to its family, and ids are unique.
select throws_ok(
  $$insert into public.users (id, auth_user_id) values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000a')$$,
  '23505', 'duplicate key value violates unique constraint "users_pkey"', 'a family has only one profile'
);
select throws_ok(
  format('insert into public.users (id, auth_user_id) values (%L, %L)', gen_random_uuid(), '00000000-0000-4000-8000-00000000000a'),
  '23514', 'new row for relation "users" violates check constraint "users_id_is_the_account"', 'whose id is the account’s id'
);
select col_is_unique('public', 'users', 'auth_user_id', 'users_auth_user_id_key: an account has one profile');
select throws_ok(
  $$insert into public.users (id, auth_user_id) values ('00000000-0000-4000-8000-00000000000c', '00000000-0000-4000-8000-00000000000c')$$,
  '23503', 'insert or update on table "users" violates foreign key constraint "users_auth_user_id_fkey"', 'and the account must exist'
);
select throws_ok(
  $$insert into public.children (id, user_id, name, age) values ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000000a', 'Mia', 6)$$,
  '23505', 'duplicate key value violates unique constraint "children_pkey"', 'a child’s id is unique'
);
select throws_ok(
  $$insert into public.children (id, user_id, name, age) values (gen_random_uuid(), '00000000-0000-4000-8000-00000000000c', 'Mia', 6)$$,
  '23503', 'insert or update on table "children" violates foreign key constraint "children_user_id_fkey"', 'and its family must exist'
);
select throws_ok(
  $$insert into public.user_environments (id, user_id, name) values ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000000a', 'Attic')$$,
  '23505', 'duplicate key value violates unique constraint "user_environments_pkey"', 'a place’s id is unique'
);
select throws_ok(
  $$insert into public.user_environments (id, user_id, name) values (gen_random_uuid(), '00000000-0000-4000-8000-00000000000c', 'Attic')$$,
  '23503', 'insert or update on table "user_environments" violates foreign key constraint "user_environments_user_id_fkey"',
  'and its family must exist'
);
select throws_ok(
  $$insert into public.adventure_sessions (id, user_id, theme, environment, play_style, activity_level)
    values ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000000a', 'space', 'park', 'creative', 'low')$$,
  '23505', 'duplicate key value violates unique constraint "adventure_sessions_pkey"', 'an adventure’s id is unique'
);
select throws_ok(
  $$insert into public.adventure_sessions (id, user_id, theme, environment, play_style, activity_level)
    values (gen_random_uuid(), '00000000-0000-4000-8000-00000000000c', 'space', 'park', 'creative', 'low')$$,
  '23503', 'insert or update on table "adventure_sessions" violates foreign key constraint "adventure_sessions_user_id_fkey"',
  'and its family must exist'
);
select throws_ok(
  $$insert into public.feedback (user_id, feedback_type, rating, message) values ('00000000-0000-4000-8000-00000000000c', 'bug', 1, 'It is not there')$$,
  '23503', 'insert or update on table "feedback" violates foreign key constraint "feedback_user_id_fkey"', 'feedback belongs to an existing family'
);
select lives_ok(
  $$insert into public.feedback (feedback_type, rating, message, call_id) values ('bug', 1, 'It is not there', 'call-1')$$, 'or to nobody'
);
select throws_ok(
  $$insert into public.feedback (feedback_type, rating, message, call_id) values ('bug', 1, 'It is not there', 'call-1')$$,
  '23505', 'duplicate key value violates unique constraint "feedback_call_id_key"', 'and a repeated call is stored once'
);
select col_is_pk('public', 'feedback', 'id', 'feedback_pkey: ids are unique');
select fk_ok('public', 'story_calls', 'user_id', 'public', 'users', 'id', 'story_calls_user_id_fkey: a call belongs to an existing family');
select col_is_pk('public', 'story_calls', 'id', 'story_calls_pkey: numbers are unique');

-- A tombstone has no content. The trigger that clears it runs before the constraint, so it is disabled here to test the constraint.
alter table public.children disable trigger b_wipe;
alter table public.user_environments disable trigger b_wipe;
alter table public.adventure_sessions disable trigger b_wipe;
select throws_ok(
  format('update public.%I set deleted_at = now()', t), '23514',
  format('new row for relation "%1$s" violates check constraint "%1$s_wiped"', t), format('a deleted row of %s is empty', t)
) from unnest(array['children', 'user_environments', 'adventure_sessions']) as t;
select throws_ok(
  format('insert into public.%I (id, user_id, deleted_at, extra) values (gen_random_uuid(), %L, now(), %L)', t, '00000000-0000-4000-8000-00000000000a', '{"a": 1}'),
  '23514', format('new row for relation "%1$s" violates check constraint "%1$s_wiped"', t), format('%s: nothing hides in extra', t)
) from unnest(array['children', 'user_environments', 'adventure_sessions']) as t;

-- Required columns.
select col_not_null('public', table_name, column_name, format('%s.%s is never missing', table_name, column_name))
  from (values
    ('users', 'auth_user_id'), ('users', 'show_onboarding'), ('users', 'memory'), ('users', 'sync_counter'), ('users', 'purged_version'),
    ('users', 'version'), ('users', 'extra'),
    ('children', 'user_id'), ('children', 'name'), ('children', 'interests'), ('children', 'version'), ('children', 'extra'),
    ('user_environments', 'user_id'), ('user_environments', 'name'), ('user_environments', 'available_items'),
    ('user_environments', 'version'), ('user_environments', 'extra'),
    ('adventure_sessions', 'user_id'), ('adventure_sessions', 'theme'), ('adventure_sessions', 'environment'),
    ('adventure_sessions', 'status'), ('adventure_sessions', 'session_date'), ('adventure_sessions', 'updated_at'),
    ('adventure_sessions', 'total_steps'), ('adventure_sessions', 'participating_children'), ('adventure_sessions', 'version'),
    ('adventure_sessions', 'extra'),
    ('feedback', 'feedback_type'), ('feedback', 'rating'), ('feedback', 'message'),
    ('story_calls', 'user_id'), ('story_calls', 'called_at')
  ) as c (table_name, column_name);

-- An adventure with default values only.
select results_eq(
  $$insert into public.adventure_sessions (id, user_id, theme, environment, play_style, activity_level)
    values (gen_random_uuid(), '00000000-0000-4000-8000-00000000000a', 'space', 'park', 'creative', 'low')
    returning status, duration_planned, total_steps, adult_participation_level$$,
  $$values ('active', 30, 8, 'observer')$$, 'the defaults are active, 30 minutes, 8 steps and a watching adult'
);

select * from finish();
rollback;
