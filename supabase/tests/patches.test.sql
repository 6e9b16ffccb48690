-- Changes that are sent as patches.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(58);

create function pg_temp.act_as(account uuid) returns void language sql as $$
  select set_config('role', 'authenticated', true),
    set_config('request.jwt.claim.sub', account::text, true),
    set_config('request.jwt.claims', json_build_object('sub', account, 'role', 'authenticated')::text, true);
$$;
create function pg_temp.act_as_owner() returns void language sql as $$
  select set_config('role', 'none', true), set_config('request.jwt.claim.sub', '', true),
    set_config('request.jwt.claims', '', true);
$$;
-- The result of applying a patch to a document, or the name of the error.
create function pg_temp.patched(doc jsonb, patch jsonb) returns text language plpgsql as $$
  declare
    wrong text;
  begin
    return private.patched(doc, patch);
  exception when sqlstate '22023' then
    get stacked diagnostics wrong = constraint_name;
    return wrong;
  end
$$;

-- The operations.
select is(pg_temp.patched(doc::jsonb, patch::jsonb), made::jsonb::text, format('patched: %s', what))
  from (values
    ('nothing', '{"a": 1}', '[]', '{"a": 1}'),
    ('a field is replaced', '{"a": 1, "b": 2}', '[{"op": "replace", "path": "/a", "value": [1]}]', '{"a": [1], "b": 2}'),
    ('by null, which is a value', '{"a": 1}', '[{"op": "replace", "path": "/a", "value": null}]', '{"a": null}'),
    ('null is replaced', '{"a": null}', '[{"op": "replace", "path": "/a", "value": {"b": 1}}]', '{"a": {"b": 1}}'),
    ('a field is added', '{"a": 1}', '[{"op": "add", "path": "/b", "value": 2}]', '{"a": 1, "b": 2}'),
    ('over one that is there', '{"a": 1}', '[{"op": "add", "path": "/a", "value": 2}]', '{"a": 2}'),
    ('under the empty name', '{"a": {}}', '[{"op": "add", "path": "/a/", "value": 1}]', '{"a": {"": 1}}'),
    ('deep down', '{"a": [{"b": [1, 2]}]}', '[{"op": "replace", "path": "/a/0/b/1", "value": 3}]', '{"a": [{"b": [1, 3]}]}'),
    ('a name is removed', '{"a": {"b": 1, "c": 2}}', '[{"op": "remove", "path": "/a/b"}]', '{"a": {"c": 2}}'),
    ('an item is removed', '{"a": [1, 2, 3]}', '[{"op": "remove", "path": "/a/1"}]', '{"a": [1, 3]}'),
    ('an item is added before another', '{"a": [1, 2]}', '[{"op": "add", "path": "/a/1", "value": 9}]', '{"a": [1, 9, 2]}'),
    ('at the end', '{"a": [1, 2]}', '[{"op": "add", "path": "/a/2", "value": 9}]', '{"a": [1, 2, 9]}'),
    ('at the end, as it is called', '{"a": [1, 2]}', '[{"op": "add", "path": "/a/-", "value": 9}]', '{"a": [1, 2, 9]}'),
    ('to an empty list', '{"a": []}', '[{"op": "add", "path": "/a/0", "value": [9]}]', '{"a": [[9]]}'),
    ('names with the signs of a path', '{"a/b": {"~1": 1}}', '[{"op": "replace", "path": "/a~1b/~01", "value": 2}]', '{"a/b": {"~1": 2}}'),
    ('a number may be a name', '{"a": {"0": 1}}', '[{"op": "replace", "path": "/a/0", "value": 2}]', '{"a": {"0": 2}}'),
    ('one after the other', '{"a": [1]}', '[{"op": "add", "path": "/a/0", "value": {}}, {"op": "add", "path": "/a/0/b", "value": 1}]', '{"a": [{"b": 1}, 1]}')
  ) as good (what, doc, patch, made);
select is(pg_temp.patched('{"list": [1, 2], "map": {}, "word": "x"}', patch::jsonb), wrong, format('%s: %s', wrong, patch))
  from (values
    ('{}', 'patch_unreadable'),
    ('["add"]', 'patch_unreadable'),
    ('[{"op": "move", "from": "/word", "path": "/map/a"}]', 'patch_unreadable'),
    ('[{"op": "test", "path": "/word", "value": "x"}]', 'patch_unreadable'),
    ('[{"op": "add", "path": "/word"}]', 'patch_unreadable'),
    ('[{"op": "add", "path": 1, "value": 1}]', 'patch_unreadable'),
    ('[{"op": "add", "path": "", "value": {}}]', 'patch_unreadable'),
    ('[{"op": "add", "path": "word", "value": 1}]', 'patch_unreadable'),
    ('[{"op": "add", "path": "/~2", "value": 1}]', 'patch_unreadable'),
    ('[{"op": "replace", "path": "/none", "value": 1}]', 'patch_misses'),
    ('[{"op": "replace", "path": "/map/none", "value": 1}]', 'patch_misses'),
    ('[{"op": "remove", "path": "/map/none"}]', 'patch_misses'),
    ('[{"op": "add", "path": "/none/deeper", "value": 1}]', 'patch_misses'),
    ('[{"op": "add", "path": "/word/0", "value": 1}]', 'patch_misses'),
    ('[{"op": "replace", "path": "/list/2", "value": 1}]', 'patch_misses'),
    ('[{"op": "replace", "path": "/list/-", "value": 1}]', 'patch_misses'),
    ('[{"op": "replace", "path": "/list/-1", "value": 1}]', 'patch_misses'),
    ('[{"op": "add", "path": "/list/3", "value": 1}]', 'patch_misses'),
    ('[{"op": "add", "path": "/list/01", "value": 1}]', 'patch_misses'),
    ('[{"op": "add", "path": "/list/99999999999", "value": 1}]', 'patch_misses'),
    ('[{"op": "remove", "path": "/word"}]', 'patch_removes_field')
  ) as bad (patch, wrong);
select is(
  pg_temp.patched('{"a": 1}', (select jsonb_agg('{"op": "replace", "path": "/a", "value": 2}'::jsonb) from generate_series(1, n))),
  made, format('%s operations', n)
) from (values (50, '{"a": 2}'), (51, 'patch_too_long')) as many (n, made);
select is(
  pg_temp.patched('{}', jsonb_build_array(jsonb_build_object('op', 'add', 'path', repeat('/a', 17), 'value', 1))), 'patch_too_long',
  'seventeen places deep'
);

-- The size of a row as a device writes it.
select is(private.is_too_large(jsonb_build_object('a', repeat('x', 262144 - 8))), false, 'is_too_large: 256 kB fit');
select is(private.is_too_large(jsonb_build_object('a', repeat('x', 262144 - 7))), true, 'but not one byte more');
select is(
  private.is_too_large((select jsonb_build_object('a', jsonb_agg('", : \'::text)) from generate_series(1, 23000))), false,
  'what Postgres prints beside it is not counted'
);
select is(private.print_of('{"b": 1, "a": 2}'), private.print_of('{"a": 2, "b": 1}'), 'print_of: equal rows have equal hashes');

-- A push of one change.
insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'a@example.org'),
  ('00000000-0000-4000-8000-00000000000b', 'b@example.org');
insert into public.children (id, user_id, name, age) values
  ('00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-00000000000b', 'Ben', 7);
create function pg_temp.push(id text, base bigint, patch json, more jsonb default '{}') returns jsonb language sql as $$
  select public.sync('00000000-0000-4000-8000-00000000000a', json_build_array(
    jsonb_build_object('table', 'children', 'id', id, 'base', base, 'deleted', false, 'patch', patch, 'echo', false) || more
  ), 1, 200)::jsonb;
$$;
select pg_temp.act_as('00000000-0000-4000-8000-00000000000a');
select is(
  public.sync('00000000-0000-4000-8000-00000000000a', '[{"table": "children", "id": "00000000-0000-4000-8000-0000000000a1", "base": 0, "deleted": false,
    "fields": {"name": "Mia", "age": 6, "interests": ["frogs"], "limitations": null, "shoe": 31}}]', 1, 200)::jsonb -> 'patches',
  'true', 'the answer says that patches are accepted'
);
select is(
  pg_temp.push('00000000-0000-4000-8000-0000000000a1', 2, '[{"op": "replace", "path": "/age", "value": 7}, {"op": "add", "path": "/interests/-", "value": "maps"}]')
    - 'seen' - 'usage', '{"receipts": [{"table": "children", "id": "00000000-0000-4000-8000-0000000000a1", "outcome": "applied", "version": 3}],
      "rows": [], "cursor": 3, "more": false, "purged": 0, "patches": true}', 'a patch of the current version is applied, with a plain receipt'
);
select results_eq(
  $$select name, age, interests, extra from public.children where user_id = auth.uid()$$,
  $$values ('Mia', 7::smallint, '{frogs,maps}'::text[], '{"shoe": 31}'::jsonb)$$, 'fields that it does not name are kept'
);
select is(
  pg_temp.push('00000000-0000-4000-8000-0000000000a1', 2, '[{"op": "replace", "path": "/age", "value": 9}]') -> 'receipts' -> 0 -> 'row' -> 'fields' -> 'age',
  '7', 'a patch of an older version is a conflict with the current row'
);
select is(
  pg_temp.push('00000000-0000-4000-8000-0000000000a1', 3, '[{"op": "add", "path": "/version", "value": 99}, {"op": "add", "path": "/user_id", "value": null},
    {"op": "add", "path": "/deleted_at", "value": "2020-01-01"}, {"op": "replace", "path": "/shoe", "value": 32}]') -> 'rows' -> 0 -> 'fields',
  '{"name": "Mia", "age": 7, "interests": ["frogs", "maps"], "limitations": null, "shoe": 32}',
  'fields that only the server sets are not written, and then the row is sent back'
);
select is(
  pg_temp.push(id, base, patch) -> 'receipts' -> 0 ->> 'reason', reason, format('refused: %s', reason)
) from (values
  ('00000000-0000-4000-8000-0000000000a1', 4, '"nonsense"'::json, 'patch_unreadable'),
  ('00000000-0000-4000-8000-0000000000a1', 4, '[{"op": "replace", "path": "/interests/7", "value": "x"}]', 'patch_misses'),
  ('00000000-0000-4000-8000-0000000000a1', 4, '[{"op": "replace", "path": "/age", "value": 99}]', 'children_age_range'),
  ('00000000-0000-4000-8000-0000000000a9', 0, '[{"op": "add", "path": "/name", "value": "Mo"}]', 'patch_of_nothing'),
  ('00000000-0000-4000-8000-0000000000b1', 2, '[{"op": "replace", "path": "/name", "value": "Mallory"}]', 'patch_of_nothing')
) as bad (id, base, patch, reason);
select is(
  pg_temp.push('00000000-0000-4000-8000-0000000000a1', 4, '[{"op": "add", "path": "/story", "value": 1}]', jsonb_build_object('patch', jsonb_build_array(
    jsonb_build_object('op', 'add', 'path', '/story', 'value', repeat('x', 262000))))) -> 'receipts' -> 0 ->> 'code',
  'too_large', 'a row that a patch makes larger than 256 kB is refused'
);
select throws_ok(
  $$select public.sync('00000000-0000-4000-8000-00000000000a', (
    select json_agg(json_build_object('table', 'children', 'id', '00000000-0000-4000-8000-0000000000a1', 'base', 4, 'deleted', false, 'patch', p.patch))
      from (select json_agg('{"op": "replace", "path": "/age", "value": 7}'::json) as patch from generate_series(1, 50)) as p, generate_series(1, 9)
  ), 1, 200)$$, 'PT413', 'sync_too_much_at_once', 'a call with too many operations is refused as a whole'
);
select pg_temp.act_as_owner();
select results_eq(
  $$select name, version from public.children where user_id = '00000000-0000-4000-8000-00000000000b'$$, $$values ('Ben', 2::bigint)$$, 'B’s rows are unchanged'
);

select * from finish();
rollback;
