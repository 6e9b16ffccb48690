-- What a deleted child, place or adventure leaves behind: nothing, in any column that devices write. A new column is found here by itself.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(9);

insert into auth.users (id, email) values ('00000000-0000-4000-8000-00000000000a', 'a@example.org');

-- A row of each table with something in every column.
insert into public.children (id, user_id, name, age, interests, limitations, extra) values (
  '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000000a', 'Mia', 6, array['frogs'], 'She uses a wheelchair', '{"shoe": 31}'
);
insert into public.user_environments (id, user_id, name, description, available_items, space_details, extra) values (
  '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000000a', 'Attic', 'Under the roof', array['rope'], 'Low beams', '{"lamp": 1}'
);
insert into public.adventure_sessions (
  id, user_id, theme, custom_theme, environment, custom_environment, play_style, activity_level, adult_participation_level,
  participating_children, status, duration_planned, total_steps, final_outcome, custom_name, story_summary, session_date, updated_at,
  continuation_data, keepsake, extra
) values (
  '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000000a', 'custom', 'Frogs on the moon', 'custom', 'Our attic', 'creative', 'low', 'full',
  array['00000000-0000-4000-8000-0000000000a1']::uuid[], 'completed', 45, 10, 'They came home', 'Mia on the moon', 'Mia flew', '2026-01-01', '2026-01-02',
  '{"a": 1}', '{"a": 1}', '{"a": 1}'
);
-- And the deletion of one that never came, which is as empty as a row can be.
insert into public.children (id, user_id, deleted_at)
  values ('00000000-0000-4000-8000-0000000000a2', '00000000-0000-4000-8000-00000000000a', now());
insert into public.user_environments (id, user_id, deleted_at)
  values ('00000000-0000-4000-8000-0000000000a2', '00000000-0000-4000-8000-00000000000a', now());
insert into public.adventure_sessions (id, user_id, deleted_at)
  values ('00000000-0000-4000-8000-0000000000a2', '00000000-0000-4000-8000-00000000000a', now());

create function pg_temp.stored(relation text, id text) returns jsonb language sql as $$
  select private.stored_row(relation, ('00000000-0000-4000-8000-0000000000' || id)::uuid)
$$;
create temp table fields as
  select t as relation, c as name, pg_temp.stored(t, 'a1') as filled, pg_temp.stored(t, 'a2') as empty
    from unnest(array['children', 'user_environments', 'adventure_sessions']) as t, unnest(private.synced_columns(t) || array['extra']) as c
    -- How long and how an adventure was to be told, and when: numbers, dates and words of fixed lists, which must not be null.
    where c not in ('adult_participation_level', 'status', 'duration_planned', 'total_steps', 'session_date', 'updated_at');

select is_empty(
  format('select name from fields where relation = %L and filled -> name = empty -> name', t), format('%s: this test fills every column', t)
) from unnest(array['children', 'user_environments', 'adventure_sessions']) as t;

update public.children set deleted_at = now() where deleted_at is null;
update public.user_environments set deleted_at = now() where deleted_at is null;
update public.adventure_sessions set deleted_at = now() where deleted_at is null;
select is_empty(
  format($$select name from fields where relation = %1$L and pg_temp.stored(%1$L, 'a1') -> name is distinct from empty -> name$$, t),
  format('%s: a deletion empties every column', t)
) from unnest(array['children', 'user_environments', 'adventure_sessions']) as t;

-- And without the trigger, a deleted row with anything in one of its columns is refused by the table's own constraint.
alter table public.children disable trigger user;
alter table public.user_environments disable trigger user;
alter table public.adventure_sessions disable trigger user;
create function pg_temp.refusal(relation text, stored jsonb) returns text language plpgsql as $$
  declare
    violated text;
  begin
    execute format('insert into public.%1$I select * from jsonb_populate_record(null::public.%1$I, $1)', relation)
      using stored || jsonb_build_object('id', gen_random_uuid());
    return 'none';
  exception when check_violation then
    get stacked diagnostics violated = constraint_name;
    return violated;
  end
$$;
select is_empty(
  format(
    $$
      select name, violated from fields, lateral pg_temp.refusal(relation, empty || jsonb_build_object(name, filled -> name)) as violated
        -- (Two more columns are words of fixed lists.)
        where relation = %1$L and violated <> %1$L || '_wiped' and name not in ('play_style', 'activity_level')
    $$, t
  ),
  format('%s: the constraint names every column', t)
) from unnest(array['children', 'user_environments', 'adventure_sessions']) as t;

select * from finish();
rollback;
