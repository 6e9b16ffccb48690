-- An account's usage and its limit.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(10);

select trigger_is('public', 'adventure_sessions', 'c_measure', 'private', 'measure_adventure', 'measure_adventure measures each row');
select trigger_is('public', 'adventure_sessions', 'bound_added', 'private', 'bound_adventures', 'bound_adventures checks added rows');
select trigger_is('public', 'adventure_sessions', 'bound_grown', 'private', 'bound_grown_adventures', 'bound_grown_adventures checks rows that grow');

insert into auth.users (id, email) values ('00000000-0000-4000-8000-00000000000a', 'a@example.org');
create function pg_temp.added(count integer, notes text default '') returns void language sql as $$
  insert into public.adventure_sessions
    (id, user_id, theme, environment, play_style, activity_level, adult_participation_level, total_steps, story_summary)
    select gen_random_uuid(), '00000000-0000-4000-8000-00000000000a', 'pirates', 'park', 'creative', 'low', 'observer', 6, notes
      from generate_series(1, count);
$$;
select pg_temp.added(1, repeat('ä', 50));
select results_eq('select bytes from public.adventure_sessions', $$select 2 + 100$$, 'bytes and not characters, including unknown fields');
select lives_ok($$select pg_temp.added(1999)$$, 'two thousand are accepted');
select throws_like($$select pg_temp.added(1)$$, '%at most 2000 adventures', 'one more is refused');
select results_eq(
  $$select (u ->> 'adventures')::int, (u ->> 'bytes')::int from private.usage('00000000-0000-4000-8000-00000000000a') as u$$,
  $$select 2000, 2000 * 2 + 100$$, 'usage returns the number and the bytes'
);
select results_eq(
  $$select private.usage('00000000-0000-4000-8000-00000000000b')::text$$, $$values ('{"adventures" : 0, "bytes" : 0}')$$, 'and zero for an empty account'
);
update public.adventure_sessions set deleted_at = now() where story_summary <> '';
select lives_ok($$select pg_temp.added(1)$$, 'deleting one frees space');
alter table public.adventure_sessions disable trigger user;
update public.adventure_sessions set bytes = 30000;
alter table public.adventure_sessions enable trigger user;
select throws_like(
  $$update public.adventure_sessions as a set extra = jsonb_build_object('odd', repeat('x', 60000))
      where id = (select id from public.adventure_sessions where deleted_at is null limit 1)$$,
  '%take at most 52428800 bytes', 'an edit that exceeds the bytes is refused'
);

select * from finish();
rollback;
