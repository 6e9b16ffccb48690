-- Feedback about the product. The story service writes it for the families; whoever runs the product reads it, but never through the API.

create table public.feedback (
  id uuid primary key default gen_random_uuid(),
  -- Null for feedback from somebody who was not signed in.
  user_id uuid references public.users (id) on delete cascade,
  user_email text not null default 'not_provided',
  adult_name text not null default 'not_provided',
  feedback_type text not null,
  rating smallint not null,
  message text not null,
  page_context text not null default '',
  user_agent text not null default '',
  -- The call's id, so that a repeated call is stored once.
  call_id text unique,
  created_at timestamptz not null default now(),
  -- When it was passed on to the automation; a repeated call is passed on only once.
  passed_on timestamptz,
  constraint feedback_type_value check (feedback_type in ('bug', 'feature', 'usability', 'general', 'other')),
  constraint feedback_rating_range check (rating between 1 and 5),
  constraint feedback_message_length check (char_length(message) between 10 and 1000),
  constraint feedback_user_email_length check (char_length(user_email) <= 255),
  constraint feedback_adult_name_length check (char_length(adult_name) <= 100),
  constraint feedback_page_context_length check (char_length(page_context) <= 500),
  constraint feedback_user_agent_length check (char_length(user_agent) <= 500),
  constraint feedback_call_id_length check (char_length(call_id) <= 100)
);
create index feedback_by_user on public.feedback (user_id, created_at);

alter table public.feedback enable row level security;
revoke all on public.feedback from public, anon, authenticated;
grant all on public.feedback to service_role;
-- Also forbidden by a policy, so that a grant added by mistake opens nothing.
create policy feedback_closed on public.feedback
  for all to anon, authenticated using (false) with check (false);

-- At most 20 per hour from one account, and 100 per hour from everybody who is not signed in, so that a script can't fill the disk.
create function private.bound_feedback() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      lately integer;
    begin
      select count(*) into lately from public.feedback
        where user_id is not distinct from new.user_id and created_at > now() - interval '1 hour';
      if lately >= (case when new.user_id is null then 100 else 20 end) then
        raise exception 'feedback_too_often' using errcode = 'PT429';
      end if;
      return new;
    end
  $$;
revoke all on function private.bound_feedback() from public;

create trigger bound before insert on public.feedback
  for each row execute function private.bound_feedback();
