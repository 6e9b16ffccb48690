-- Tombstones are purged after 180 days, and devices that come later must read everything again.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(9);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'a@example.org'),
  ('00000000-0000-4000-8000-00000000000b', 'b@example.org');
insert into public.children (id, user_id, name, age, deleted_at) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000000a', 'Mia', 6, null),
  ('00000000-0000-4000-8000-0000000000a2', '00000000-0000-4000-8000-00000000000a', '', null, now()),
  ('00000000-0000-4000-8000-0000000000a3', '00000000-0000-4000-8000-00000000000a', '', null, now());
insert into public.user_environments (id, user_id, deleted_at)
  values ('00000000-0000-4000-8000-0000000000a4', '00000000-0000-4000-8000-00000000000a', now());
insert into public.adventure_sessions (id, user_id, deleted_at)
  values ('00000000-0000-4000-8000-0000000000a5', '00000000-0000-4000-8000-00000000000a', now());
insert into public.children (id, user_id, deleted_at)
  values ('00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-00000000000b', now());
-- Time passes. Triggers are disabled, because they would set a tombstone's date to now.
alter table public.children disable trigger user;
alter table public.user_environments disable trigger user;
alter table public.adventure_sessions disable trigger user;
update public.children set deleted_at = now() - interval '181 days' where id = '00000000-0000-4000-8000-0000000000a2';
update public.children set deleted_at = now() - interval '179 days' where id = '00000000-0000-4000-8000-0000000000a3';
update public.user_environments set deleted_at = now() - interval '181 days';
update public.adventure_sessions set deleted_at = now() - interval '181 days';
alter table public.children enable trigger user;
alter table public.user_environments enable trigger user;
alter table public.adventure_sessions enable trigger user;

select is_definer('public', 'purge_tombstones', array[]::text[], 'purging works for every family');
set local role service_role;
select is(public.purge_tombstones(), 3, 'three are older than 180 days');
set local role none;
select set_eq(
  $$select id::text from public.children$$,
  array['00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a3', '00000000-0000-4000-8000-0000000000b1'],
  'the living and the lately deleted stay'
);
select is_empty('select 1 from public.user_environments', 'the place is deleted');
select is_empty('select 1 from public.adventure_sessions', 'so is the adventure');
select results_eq(
  $$select purged_version, sync_counter from public.users order by id$$, $$values (6::bigint, 6::bigint), (0::bigint, 2::bigint)$$,
  'up to where is remembered, for that family'
);
select is(public.purge_tombstones(), 0, 'a second run purges nothing');
select set_config('role', 'authenticated', true),
  set_config('request.jwt.claim.sub', '00000000-0000-4000-8000-00000000000a', true),
  set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000a", "role": "authenticated"}', true);
select is(public.sync('00000000-0000-4000-8000-00000000000a', '[]', 3, 9) ->> 'purged', '6', 'a device is told the purged version');
select is(
  public.sync(
    '00000000-0000-4000-8000-00000000000a',
    '[{"table": "children", "id": "00000000-0000-4000-8000-0000000000a2", "base": 3, "deleted": false, "fields": {"name": "Back", "age": 6}}]',
    0, 9
  ) -> 'receipts' -> 0 ->> 'outcome',
  'conflict', 'and can’t restore a purged row'
);

select * from finish();
rollback;
