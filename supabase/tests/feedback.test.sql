-- Feedback: written by the service, limited, and stored once.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(9);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'a@example.org'),
  ('00000000-0000-4000-8000-00000000000b', 'b@example.org');

set local role service_role;
select lives_ok(
  $$insert into public.feedback (user_id, feedback_type, rating, message)
    select '00000000-0000-4000-8000-00000000000a', 'general', 5, 'We liked the pirates' from generate_series(1, 20)$$,
  'twenty an hour from one account'
);
select throws_ok(
  $$insert into public.feedback (user_id, feedback_type, rating, message) values ('00000000-0000-4000-8000-00000000000a', 'bug', 1, 'And one more')$$,
  'PT429', 'feedback_too_often', 'but not one more'
);
select lives_ok(
  $$insert into public.feedback (user_id, feedback_type, rating, message) values ('00000000-0000-4000-8000-00000000000b', 'bug', 1, 'From next door')$$,
  'another account has its own twenty'
);
select lives_ok(
  $$insert into public.feedback (feedback_type, rating, message) select 'bug', 1, 'From the first page' from generate_series(1, 100)$$,
  'a hundred an hour from people who have not signed in'
);
select throws_ok(
  $$insert into public.feedback (feedback_type, rating, message) values ('bug', 1, 'From the first page')$$, 'PT429', 'feedback_too_often',
  'but not one more'
);
update public.feedback set created_at = now() - interval '61 minutes';
select lives_ok(
  $$insert into public.feedback (user_id, feedback_type, rating, message) values ('00000000-0000-4000-8000-00000000000a', 'bug', 1, 'An hour later')$$,
  'an hour later there is room'
);
select results_eq(
  $$select user_email, adult_name, page_context, user_agent from public.feedback where message = 'An hour later'$$,
  $$values ('not_provided', 'not_provided', '', '')$$, 'missing details are marked as not provided'
);
select lives_ok($$insert into public.feedback (feedback_type, rating, message, call_id) values ('bug', 1, 'Sent twice over', 'call-1')$$, 'a call');
insert into public.feedback (feedback_type, rating, message, call_id) values ('bug', 1, 'Sent twice over', 'call-1') on conflict do nothing;
select is((select count(*) from public.feedback where call_id = 'call-1'), 1::bigint, 'a repeated one is stored once');

select * from finish();
rollback;
