-- An account begins with its profile and ends with everything it had.

-- The profile of a new login, with the adult's name as the sign-up form sent it: trimmed, bounded. Whatever is odd about
-- the metadata, the sign-up goes on; the name can be given later.
create function private.begin_account() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      insert into public.users (id, auth_user_id, adult_name)
      values (new.id, new.id, nullif(btrim(left(btrim(new.raw_user_meta_data ->> 'adult_name'), 100)), ''))
      on conflict do nothing;
      return new;
    end
  $$;
revoke all on function private.begin_account() from public;

create trigger begin_account after insert on auth.users
  for each row execute function private.begin_account();

-- Ends the caller's account: the profile and, with it, every row of the family, and the login. All of it or nothing.
create function public.delete_account() returns void
  language plpgsql security definer set search_path = ''
  as $$
    declare
      account constant uuid := auth.uid();
    begin
      if account is null then
        raise exception 'delete_account_not_signed_in' using errcode = 'PT401';
      end if;
      delete from public.users where auth_user_id = account;
      delete from auth.users where id = account;
      if not found then
        raise exception 'delete_account_no_such_account' using errcode = 'PT401';
      end if;
    end
  $$;
revoke all on function public.delete_account() from public, anon;
grant execute on function public.delete_account() to authenticated;
