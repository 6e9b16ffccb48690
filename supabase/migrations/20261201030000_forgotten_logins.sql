-- With a login goes what the account service noted of it. Its log names the address and the account with every sign-in and renewal, and
-- nothing refers from there to the login.
--
-- An entry is about the one who acted, or about the one whom an administrator did something to:
-- `coalesce(payload #>> '{traits,user_id}', payload ->> 'actor_id')`, written out so that its index is found.
--
-- The account service owns these tables. Where it doesn't share them, or a log is so long that the statement would run out of time, the
-- login goes all the same: that must not fail because of a log. What is left then, `private.forget_gone_logins()` finds: call it daily,
-- as the embedded server does, see docs/deploy.md.

-- Finds the entries of a login in a long log. A hosted project's log belongs to somebody else, and can't be given an index.
do $$
  begin
    create index audit_log_entries_login on auth.audit_log_entries ((coalesce(payload #>> '{traits,user_id}', payload ->> 'actor_id')));
  exception when insufficient_privilege or undefined_table then
    null;
  end
$$;

create function private.forget_login() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      begin
        delete from auth.audit_log_entries where coalesce(payload #>> '{traits,user_id}', payload ->> 'actor_id') = old.id::text;
      exception when insufficient_privilege or undefined_table or query_canceled then
        null;
      end;
      begin
        delete from auth.flow_state where user_id = old.id;
      exception when insufficient_privilege or undefined_table or query_canceled then
        null;
      end;
      return null;
    end
  $$;
revoke all on function private.forget_login() from public;

create trigger forget_login after delete on auth.users
  for each row execute function private.forget_login();

-- Clears away what is noted of logins that are gone: those deleted before there was this trigger, and what was noted in the moment of a
-- deletion. Entries about nobody (an administrator acts as the account of zeros) stay.
create function private.forget_gone_logins() returns void
  language plpgsql set search_path = ''
  as $$
    begin
      delete from auth.audit_log_entries
        where coalesce(payload #>> '{traits,user_id}', payload ->> 'actor_id') not in (
          select id::text from auth.users union all select '00000000-0000-0000-0000-000000000000'
        );
      delete from auth.flow_state as f
        where f.user_id is not null and not exists (select from auth.users as u where u.id = f.user_id);
    exception when insufficient_privilege or undefined_table then
      raise warning 'What is noted of logins that are gone was left: %', sqlerrm;
    end
  $$;
revoke all on function private.forget_gone_logins() from public;

select private.forget_gone_logins();
