-- The stamps of a family's history, and the answer to a device that has seen another history.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(20);

create function pg_temp.act_as(account uuid) returns void language sql as $$
  select set_config('role', 'authenticated', true),
    set_config('request.jwt.claim.sub', account::text, true),
    set_config('request.jwt.claims', json_build_object('sub', account, 'role', 'authenticated')::text, true);
$$;
create function pg_temp.act_as_owner() returns void language sql as $$
  select set_config('role', 'none', true), set_config('request.jwt.claim.sub', '', true),
    set_config('request.jwt.claims', '', true);
$$;
-- A sync as A, as if in a transaction of its own (this file is one transaction).
create function pg_temp.round(changes json, since bigint, seen json default null) returns jsonb language sql as $$
  select set_config('venture.stamped', '', true);
  select public.sync('00000000-0000-4000-8000-00000000000a', changes, since, 200, seen)::jsonb;
$$;
create function pg_temp.child(id text, name text, base bigint default 0) returns json language sql as $$
  select json_build_array(json_build_object('table', 'children', 'id', id, 'base', base, 'deleted', false,
    'fields', json_build_object('name', name, 'age', 6)));
$$;
create function pg_temp.stamps(account uuid) returns bigint[] language sql as $$
  select array_agg(from_version order by from_version) from private.lineage where family = account;
$$;

select col_is_pk('private', 'lineage', array['family', 'from_version'], 'lineage_pkey: a version starts only one stamp');
select fk_ok('private', 'lineage', 'family', 'public', 'users', 'id', 'lineage_family_fkey: a history is deleted with its family');
select policies_are('private', 'lineage', array['own_lineage'], 'own_lineage is the only policy');
select trigger_is('public', 'users', 'begin_lineage', 'private', 'begin_lineage', 'begin_lineage: a new family gets a stamp');

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'a@example.org'),
  ('00000000-0000-4000-8000-00000000000b', 'b@example.org');
select is(pg_temp.stamps('00000000-0000-4000-8000-00000000000a'), '{0}', 'from its first version on');

select pg_temp.act_as('00000000-0000-4000-8000-00000000000a');
create temp table heard on commit drop as
  select pg_temp.round(pg_temp.child('00000000-0000-4000-8000-0000000000a1', 'Mia'), 0) -> 'seen' as seen;
select is((select seen -> 'version' from heard), '2', 'the answer contains the version that the device has now seen');
select is(
  (select seen ->> 'stamp' from heard), private.stamp_at('00000000-0000-4000-8000-00000000000a', 2)::text, 'with its stamp from stamp_at'
);
select is(pg_temp.round('[]', 2, (select seen::json from heard)) -> 'other_history', null, 'with both, the device belongs to this history');
select is((select count(*)::integer from private.lineage where family <> '00000000-0000-4000-8000-00000000000a'), 0, 'A can’t see B’s stamps');
select is(private.stamp_at('00000000-0000-4000-8000-00000000000b', 1), null, 'by no way');
select throws_ok(
  $$insert into private.lineage (family, from_version) values ('00000000-0000-4000-8000-00000000000a', 1)$$, '42501', null, 'A can’t add stamps'
);
select throws_ok(
  $$select private.stamp_history('00000000-0000-4000-8000-00000000000a', 1)$$, '42501', null, 'stamp_history can only be called by triggers'
);

-- A backup is restored later: the same versions are given again.
select pg_temp.round(pg_temp.child('00000000-0000-4000-8000-0000000000a2', 'Tom'), 2);
create temp table lost on commit drop as select pg_temp.round('[]', 0) -> 'seen' as seen;
select pg_temp.act_as_owner();
select is(pg_temp.stamps('00000000-0000-4000-8000-00000000000a'), '{0,2,3}', 'each transaction that writes adds a stamp, one that only reads does not');
set local session_replication_role = replica;
delete from public.children where id = '00000000-0000-4000-8000-0000000000a2';
delete from private.lineage where family = '00000000-0000-4000-8000-00000000000a' and from_version = 3;
update public.users set sync_counter = 2 where id = '00000000-0000-4000-8000-00000000000a';
set local session_replication_role = origin;
select pg_temp.act_as('00000000-0000-4000-8000-00000000000a');

select is(
  pg_temp.round(pg_temp.child('00000000-0000-4000-8000-0000000000a1', 'Maja', 2), 3, (select seen::json from lost)) - 'seen' - 'patches',
  '{"receipts": [], "rows": [], "cursor": 0, "more": true, "purged": 0, "other_history": true}', 'a device that has seen more is told of another history'
);
select is((select name from public.children where id = '00000000-0000-4000-8000-0000000000a1'), 'Mia', 'and none of its changes are accepted');
select pg_temp.round(pg_temp.child('00000000-0000-4000-8000-0000000000a3', 'Ida'), 2, (select seen::json from heard));
select is(
  pg_temp.round('[]', 3, (select seen::json from lost)) -> 'other_history', 'true', 'also after other devices have gone past that version'
);
select is(
  pg_temp.round('[]', 2, (select seen::json from heard)) -> 'other_history', null, 'a device that has seen no more than the backup syncs normally'
);

-- A cursor ahead of the history reveals another history even without a stamp.
select is(
  pg_temp.round(pg_temp.child('00000000-0000-4000-8000-0000000000a4', 'Max'), 4) - 'seen' - 'patches',
  '{"receipts": [], "rows": [], "cursor": 0, "more": true, "purged": 0, "other_history": true}', 'a device that has read more is told too'
);
select pg_temp.act_as_owner();
delete from public.users where id = '00000000-0000-4000-8000-00000000000a';
select is(pg_temp.stamps('00000000-0000-4000-8000-00000000000a'), null, 'the history is deleted with the family');
select isnt_definer('private', 'stamp_at', 'stamp_at runs with the caller’s rights');

select * from finish();
rollback;
