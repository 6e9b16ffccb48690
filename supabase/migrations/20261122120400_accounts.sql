-- Creates a profile with each account, and deletes everything with it.

-- Creates the profile of a new login, with the adult's name from the sign-up form, trimmed and cut. Invalid metadata never makes the
-- sign-up fail; the name can be entered later.
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

-- Deletes the caller's account: the profile, with it all rows of the family, and the login. All or nothing.
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
