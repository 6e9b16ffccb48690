-- A device dates its adventures by its own clock, and a clock may be wrong by a year: such an adventure would stand on top of every list, and win every
-- merge, until that year has come. What is said to be later than now is now. (The row then differs from what was sent, so its device hears of it.)

create function private.bound_dates() returns trigger
  language plpgsql set search_path = ''
  as $$
    declare
      -- Clocks that are set by the network are right to within this.
      latest constant timestamptz := now() + interval '10 minutes';
    begin
      if new.updated_at > latest then
        new.updated_at := now();
      end if;
      if new.session_date > latest then
        new.session_date := now();
      end if;
      return new;
    end
  $$;
revoke all on function private.bound_dates() from public;

create trigger a_date before insert or update of updated_at, session_date on public.adventure_sessions
  for each row execute function private.bound_dates();

update public.adventure_sessions set updated_at = updated_at, session_date = session_date
  where deleted_at is null and greatest(updated_at, session_date) > now() + interval '10 minutes';
