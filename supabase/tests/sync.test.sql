-- The round trip between a device and its account.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(61);

create function pg_temp.act_as(account uuid) returns void language sql as $$
  select set_config('role', 'authenticated', true),
    set_config('request.jwt.claim.sub', account::text, true),
    set_config('request.jwt.claims', json_build_object('sub', account, 'role', 'authenticated')::text, true);
$$;
create function pg_temp.act_as_owner() returns void language sql as $$
  select set_config('role', 'none', true), set_config('request.jwt.claim.sub', '', true),
    set_config('request.jwt.claims', '', true);
$$;
-- A sync as A.
create function pg_temp.round(changes json, since bigint default 0, most integer default 200) returns jsonb language sql as $$
  select public.sync('00000000-0000-4000-8000-00000000000a', changes, since, most)::jsonb;
$$;
-- The answer to one change of a child.
create function pg_temp.push(id text, base bigint, fields json, deleted boolean default false) returns jsonb language sql as $$
  select pg_temp.round(json_build_array(
    json_build_object('table', 'children', 'id', id, 'base', base, 'deleted', deleted, 'fields', fields)
  )) -> 'receipts' -> 0;
$$;

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'a@example.org'),
  ('00000000-0000-4000-8000-00000000000b', 'b@example.org');
insert into public.children (id, user_id, name, age) values
  ('00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-00000000000b', 'Ben', 7);

select isnt_definer('public', 'sync', array['uuid', 'json', 'bigint', 'integer', 'json'], 'sync runs with the caller’s rights');
select isnt_definer('private', p, format('%s too', p))
  from unnest(array['apply_change', 'apply_adventures', 'write_row', 'stored_row', 'rows_since', 'answer_row']) as p;

-- The caller's identity.
select throws_ok($$select pg_temp.round('[]')$$, 'PT401', 'sync_not_signed_in', 'anonymous callers can’t sync');
select pg_temp.act_as('00000000-0000-4000-8000-00000000000b');
select throws_ok($$select pg_temp.round('[]')$$, 'PT401', 'sync_not_signed_in', 'B can’t sync as A');
select throws_ok($$select public.sync(null, '[]', 0, 9)$$, 'PT401', 'sync_not_signed_in', 'or without an account');
select pg_temp.act_as('00000000-0000-4000-8000-00000000000c');
select throws_ok(
  $$select public.sync('00000000-0000-4000-8000-00000000000c', '[]', 0, 9)$$, 'PT401', 'sync_no_such_account',
  'an account without a profile is told so: it is never “nothing new”'
);

-- The limits of a call.
select pg_temp.act_as('00000000-0000-4000-8000-00000000000a');
select throws_ok($$select pg_temp.round('{}')$$, '22023', 'sync_changes_not_a_list', 'changes must be a list');
select throws_ok($$select pg_temp.round(null)$$, '22023', 'sync_changes_not_a_list', 'and must be given');
select throws_ok(
  $$select pg_temp.round((select json_agg(i) from generate_series(1, 201) as i))$$, 'PT413', 'sync_too_much_at_once', 'of at most 200 rows'
);
select throws_ok(
  $$select pg_temp.round(json_build_array(repeat('x', 1048577)))$$, 'PT413', 'sync_too_much_at_once', 'and at most a megabyte'
);

-- A row that is new, edited, edited by two devices, and deleted.
select is(
  pg_temp.push('00000000-0000-4000-8000-0000000000a1', 0, '{"name": "Mia", "age": 6, "interests": ["frogs"], "limitations": null}'),
  '{"table": "children", "id": "00000000-0000-4000-8000-0000000000a1", "outcome": "applied", "version": 2}', 'a new row is applied'
);
select is(
  pg_temp.push('00000000-0000-4000-8000-0000000000a1', 2, '{"age": 7}') ->> 'version', '3', 'an edit of the current version is applied'
);
select results_eq(
  $$select name, age, interests from public.children where user_id = auth.uid()$$, $$values ('Mia', 7::smallint, '{frogs}'::text[])$$,
  'what was not sent is kept'
);
select is(
  pg_temp.push('00000000-0000-4000-8000-0000000000a1', 2, '{"name": "Mo"}') - 'row',
  '{"table": "children", "id": "00000000-0000-4000-8000-0000000000a1", "outcome": "conflict"}', 'an edit of an older version is a conflict'
);
select is(
  pg_temp.push('00000000-0000-4000-8000-0000000000a1', 0, '{"name": "Mo"}') -> 'row',
  '{"table": "children", "id": "00000000-0000-4000-8000-0000000000a1", "version": 3, "deleted_at": null,
    "fields": {"name": "Mia", "age": 7, "interests": ["frogs"], "limitations": null}}',
  'which brings the row as it is'
);
select is(
  pg_temp.push('00000000-0000-4000-8000-0000000000a1', 9, '{"name": "Mo"}') ->> 'outcome', 'conflict', 'so is a base newer than the row'
);
select is(
  pg_temp.push('00000000-0000-4000-8000-0000000000a1', 3, '{"name": "Mia", "shoe": 31, "version": 99, "user_id": null, "sync_counter": 9}')
    ->> 'version', '4', 'unknown fields are accepted'
);
select results_eq(
  $$select extra, version, user_id from public.children where user_id = auth.uid()$$,
  $$values ('{"shoe": 31}'::jsonb, 4::bigint, '00000000-0000-4000-8000-00000000000a'::uuid)$$, 'and stored in extra, without fields that only the server sets'
);
select is(
  pg_temp.push('00000000-0000-4000-8000-0000000000a1', 2, null, true) ->> 'version', '5', 'a deletion wins over an older base'
);
select is(
  pg_temp.push('00000000-0000-4000-8000-0000000000a1', 5, null, true) ->> 'version', '5', 'a second deletion changes nothing'
);
select is(
  pg_temp.push('00000000-0000-4000-8000-0000000000a1', 5, '{"name": "Back"}') -> 'row' -> 'fields', '{}', 'a deleted row can’t be restored'
);
select is(
  pg_temp.push('00000000-0000-4000-8000-0000000000a2', 0, null, true) ->> 'outcome', 'applied', 'a row may first arrive as a deletion'
);
select is((select sync_counter from public.users), 6::bigint, 'and gets a version');

-- Rows that can't be stored are rejected one by one, with a reason.
select is(pg_temp.push(id, 0, fields) ->> 'code', code, format('refused: %s', code))
  from (values
    ('00000000-0000-4000-8000-0000000000a3', '{"name": ""}'::json, '23514'),
    ('00000000-0000-4000-8000-0000000000a3', '{"name": "Mo", "age": "six"}', '22P02'),
    ('00000000-0000-4000-8000-0000000000a3', '[]', '22023'),
    ('not an id', '{"name": "Mo", "age": 6}', '22P02'),
    ('00000000-0000-4000-8000-0000000000a3', '{"name": "nul \u0000", "age": 6}', '22P05'),
    ('00000000-0000-4000-8000-0000000000a3', '{"name": "half \ud800", "age": 6}', '22P02'),
    ('00000000-0000-4000-8000-0000000000b1', '{"name": "Mallory", "age": 6}', 'not_yours')
  ) as bad (id, fields, code);
select is(
  pg_temp.push('00000000-0000-4000-8000-0000000000a3', 0, '{"name": "Mo", "age": 99}') ->> 'reason', 'children_age_range',
  'a constraint is said by its name'
);
select is(
  pg_temp.push('00000000-0000-4000-8000-0000000000a3', 0, json_build_object('name', repeat('x', 262145))) ->> 'code', 'too_large',
  'a row is at most 256 kB'
);
select is(
  pg_temp.push('00000000-0000-4000-8000-0000000000b1', 2, null, true) ->> 'code', 'not_yours', 'B’s row can’t be deleted'
);
select is(
  pg_temp.round(format('[{"table": "%s", "id": "x", "base": 0, "deleted": false, "fields": {}}]', t)::json) -> 'receipts' -> 0 ->> 'code',
  'unknown_table', format('no table of the round trip: %s', t)
) from unnest(array['feedback', 'story_calls', 'auth.users', 'pg_class', '']) as t;
select is(
  pg_temp.round('[{"table": "users", "id": "00000000-0000-4000-8000-00000000000b", "base": 1, "deleted": false, "fields": {"adult_name": "M"}}]')
    -> 'receipts' -> 0 ->> 'code', 'not_yours', 'A can’t write B’s profile'
);
select is(
  pg_temp.round('[{"table": "users", "id": "00000000-0000-4000-8000-00000000000a", "base": 1, "deleted": true, "fields": {}}]')
    -> 'receipts' -> 0 ->> 'outcome', 'rejected', 'a profile can’t be deleted'
);
select is(
  jsonb_path_query_array(
    pg_temp.round(json_build_array(
      json_build_object('table', 'children', 'id', '00000000-0000-4000-8000-0000000000a4', 'base', 0, 'deleted', false, 'fields', '{"name": "One", "age": 1}'::json),
      json_build_object('table', 'children', 'id', '00000000-0000-4000-8000-0000000000a5', 'base', 0, 'deleted', false, 'fields', '{"name": "Two", "age": 2000}'::json),
      json_build_object('table', 'children', 'id', '00000000-0000-4000-8000-0000000000a6', 'base', 0, 'deleted', false, 'fields', '{"name": "Six", "age": 6}'::json)
    )),
    '$.receipts[*].outcome'
  ),
  '["applied", "rejected", "applied"]', 'one bad row does not block the others'
);
select is(
  (select max(jsonb_array_length(pg_temp.round(many) -> 'receipts')) from (
    select json_agg(json_build_object('table', 'children', 'id', 'x', 'base', 0, 'deleted', false, 'fields', '{}'::json)) as many
    from generate_series(1, 200)
  ) as all_bad), 200, 'each change has its receipt'
);

-- Rows newer than the cursor.
select is(
  jsonb_path_query_array(pg_temp.round('[]', 0), '$.rows[*].version'), '[1, 5, 6, 7, 8]', 'rows in the order of their versions'
);
select is(pg_temp.round('[]', 0) -> 'cursor', '8', 'and the cursor to continue from');
select is(jsonb_path_query_array(pg_temp.round('[]', 5), '$.rows[*].version'), '[6, 7, 8]', 'only rows newer than the cursor');
select is(
  pg_temp.round('[]', 8) - 'seen' - 'patches', '{"receipts": [], "rows": [], "cursor": 8, "more": false, "purged": 0, "usage": null}', 'nothing new'
);
select is(
  pg_temp.round('[]', 0, 2) - 'rows' - 'seen' - 'patches', '{"receipts": [], "cursor": 5, "more": true, "purged": 0, "usage": null}', 'a partial answer: the cursor is its last version'
);
select is(pg_temp.round('[]', 99) -> 'other_history', 'true', 'a cursor ahead of the counter belongs to another history');
select is(jsonb_array_length(pg_temp.round('[]', -5, -5) -> 'rows'), 1, 'invalid numbers are clamped to the limits');
select is(pg_temp.round('[]', null, null) -> 'cursor', '8', 'none too');
select is(
  (select count(*)::integer from jsonb_array_elements(pg_temp.round('[]') -> 'rows') as r where r ->> 'id' like '%b_'), 0, 'no row of B is returned'
);

-- The helper functions.
select pg_temp.act_as_owner();
select is(private.iso('2026-11-21 09:00:00.12+01'), '2026-11-21T08:00:00.120Z', 'iso: a time as devices write it');
select ok(private.synced_columns('feedback') is null, 'synced_columns: only synced tables');
select is(
  private.answer_row('children', '{"id": "x", "version": 1, "deleted_at": null, "extra": {"name": "hides", "a": 1}, "name": "Mia"}')
    -> 'fields' ->> 'name', 'Mia', 'answer_row: fields in extra hide no column'
);
select is(private.rejection('t', 'i', 'c', 'r') ->> 'outcome', 'rejected', 'rejection');
select results_eq(
  $$select name, version from public.children where user_id = '00000000-0000-4000-8000-00000000000b'$$, $$values ('Ben', 2::bigint)$$,
  'after all of it B is as it was'
);

select * from finish();
rollback;
