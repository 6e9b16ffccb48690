-- How often an account calls the story service, counted for all instances of the service together.
--
-- The service calls `count_story_call` with the caller's own token before it does anything expensive:
--
--   POST /rest/v1/rpc/count_story_call     apikey: <publishable key>   authorization: Bearer <the caller's token>
--   {"most": 60, "window_s": 3600}
--   200 {"allowed": true, "retry_after_s": 0}       the call is counted
--   200 {"allowed": false, "retry_after_s": 412}    it is not counted; answer 429 with `Retry-After: 412`
--   401                                             nobody is signed in, or the account was deleted
--
-- The window slides: at most `most` calls in any `window_s` seconds. The service chooses both; they are limited to 1..1000 calls and
-- 1..86400 seconds. A person who calls it directly, with any numbers, only uses up their own calls, because calls can't be taken back.

create table public.story_calls (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  called_at timestamptz not null default now()
);
create index story_calls_by_user on public.story_calls (user_id, called_at);
create index story_calls_by_time on public.story_calls (called_at);

alter table public.story_calls enable row level security;
revoke all on public.story_calls from public, anon, authenticated;
-- An account can add and see its calls, but not date, change or delete them.
grant select, insert (user_id) on public.story_calls to authenticated;
grant all on public.story_calls to service_role;

create policy story_calls_read_own on public.story_calls
  for select to authenticated using (user_id = (select auth.uid()));
create policy story_calls_add_own on public.story_calls
  for insert to authenticated with check (user_id = (select auth.uid()));

-- The server's clock dates a call. Each call also deletes up to a hundred calls of anybody from yesterday or before; since it adds only one
-- row, the table never holds more than a day's calls. Rows that another transaction is deleting are skipped.
create function private.stamp_story_call() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      counted integer;
    begin
      if private.is_foreign(new.user_id) then
        return new;
      end if;
      new.called_at := clock_timestamp();
      delete from public.story_calls where id in (
        select id from public.story_calls where called_at < clock_timestamp() - interval '1 day'
        order by called_at limit 100 for update skip locked
      );
      select count(*) into counted from public.story_calls where user_id = new.user_id;
      if counted >= 2000 then
        raise exception 'story_calls_too_often' using errcode = 'PT429';
      end if;
      return new;
    end
  $$;
revoke all on function private.stamp_story_call() from public;

create trigger stamp before insert on public.story_calls
  for each row execute function private.stamp_story_call();

create function public.count_story_call(most integer, window_s integer) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
  as $$
    declare
      account constant uuid := auth.uid();
      at_most constant integer := least(greatest(coalesce(most, 1), 1), 1000);
      span constant interval := make_interval(secs => least(greatest(coalesce(window_s, 86400), 1), 86400));
      moment timestamptz;
      counted timestamptz;
    begin
      if account is null then
        raise exception 'count_story_call_not_signed_in' using errcode = 'PT401';
      end if;
      -- One call of an account at a time, so that two at once can't both be the last one allowed.
      perform pg_advisory_xact_lock(hashtextextended('story_calls ' || account, 0));
      moment := clock_timestamp();
      -- The call that has to leave the window before another fits in.
      select c.called_at into counted from public.story_calls as c
        where c.user_id = account and c.called_at > moment - span
        order by c.called_at desc offset at_most - 1 limit 1;
      if found then
        return jsonb_build_object(
          'allowed', false,
          'retry_after_s', greatest(ceil(extract(epoch from counted + span - moment)), 1)::integer
        );
      end if;
      begin
        insert into public.story_calls (user_id) values (account);
      exception when foreign_key_violation then
        raise exception 'count_story_call_no_such_account' using errcode = 'PT401';
      end;
      return jsonb_build_object('allowed', true, 'retry_after_s', 0);
    end
  $$;
revoke all on function public.count_story_call(integer, integer) from public, anon;
grant execute on function public.count_story_call(integer, integer) to authenticated;

-- The adventures that a family can continue, for the story service. (Unlike a table, a function that returns json can't be embedded.)
create function public.adventures_in_progress() returns json
  language sql stable security invoker set search_path = ''
  as $$
    select coalesce(json_agg(a order by a.updated_at desc), '[]')
      from (
        select s.id, s.theme, s.custom_theme, s.custom_name, s.story_summary, s.status, private.iso(s.updated_at) as updated_at
          from public.adventure_sessions as s
          where s.user_id = auth.uid() and s.status in ('active', 'paused_for_continuation') and s.deleted_at is null
          order by s.updated_at desc limit 50
      ) as a
  $$;
revoke all on function public.adventures_in_progress() from public, anon;
grant execute on function public.adventures_in_progress() to authenticated;
