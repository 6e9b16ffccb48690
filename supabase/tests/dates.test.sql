-- The dates that a device may send.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(5);

insert into auth.users (id, email) values ('00000000-0000-4000-8000-00000000000a', 'a@example.org');
select trigger_is('public', 'adventure_sessions', 'a_date', 'private', 'bound_dates', 'bound_dates checks every date');

create function pg_temp.dated(id uuid, claimed interval) returns void language sql as $$
  insert into public.adventure_sessions
    (id, user_id, theme, environment, play_style, activity_level, adult_participation_level, total_steps, updated_at, session_date)
    values (id, '00000000-0000-4000-8000-00000000000a', 'pirates', 'park', 'creative', 'low', 'observer', 6, now() + claimed, now() + claimed);
$$;
select pg_temp.dated('00000000-0000-4000-8000-0000000000a1', '1 year');
select results_eq(
  $$select updated_at, session_date from public.adventure_sessions where id = '00000000-0000-4000-8000-0000000000a1'$$, 'select now(), now()',
  'a date of next year is today'
);
select pg_temp.dated('00000000-0000-4000-8000-0000000000a2', '-1 year');
select pg_temp.dated('00000000-0000-4000-8000-0000000000a3', '9 minutes');
select results_eq(
  $$select updated_at, session_date from public.adventure_sessions where id = '00000000-0000-4000-8000-0000000000a2'$$,
  $$select now() - interval '1 year', now() - interval '1 year'$$, 'a date of last year stays'
);
select results_eq(
  $$select updated_at from public.adventure_sessions where id = '00000000-0000-4000-8000-0000000000a3'$$,
  $$select now() + interval '9 minutes'$$, 'and a clock may be slightly fast'
);
update public.adventure_sessions set updated_at = now() + interval '1 day' where id = '00000000-0000-4000-8000-0000000000a2';
select results_eq(
  $$select updated_at from public.adventure_sessions where id = '00000000-0000-4000-8000-0000000000a2'$$, 'select now()', 'an edit’s date is corrected likewise'
);

select * from finish();
rollback;
