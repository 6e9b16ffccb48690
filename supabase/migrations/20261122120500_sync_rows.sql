-- How `sync` reads and writes a row: which columns devices know, how a stored row is returned, and how a sent row is stored. `sync` itself
-- is in the last of these files; the protocol is in src/domain/sync-protocol.ts.
--
-- Everything here runs with the caller's own rights: row-level security and column grants also apply inside `sync`.

-- A time in the format of the devices: UTC, milliseconds, Z. A row that is returned must equal the row that was sent.
create function private.iso(t timestamptz) returns text
  language sql immutable parallel safe set search_path = ''
  as $$ select to_char(t at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- The columns that a device may send for a table; null for a table that is not synced.
create function private.synced_columns(table_name text) returns text[]
  language sql immutable parallel safe set search_path = ''
  as $$
    select case table_name
      when 'users' then array['adult_name', 'show_onboarding', 'memory']
      when 'children' then array['name', 'age', 'interests', 'limitations']
      when 'user_environments' then array['name', 'description', 'available_items', 'space_details']
      when 'adventure_sessions' then array[
        'theme', 'custom_theme', 'environment', 'custom_environment', 'play_style', 'activity_level',
        'adult_participation_level', 'participating_children', 'status', 'duration_planned', 'total_steps', 'final_outcome',
        'custom_name', 'story_summary', 'session_date', 'updated_at', 'continuation_data', 'keepsake'
      ]
    end
  $$;

-- A stored row in the format of the answer. A field in `extra` never hides a column.
create function private.answer_row(table_name text, stored jsonb) returns jsonb
  language sql stable parallel safe set search_path = ''
  as $$
    select jsonb_build_object(
      'table', table_name,
      'id', stored -> 'id',
      'version', stored -> 'version',
      'deleted_at', private.iso((stored ->> 'deleted_at')::timestamptz),
      'fields', case
        when stored ->> 'deleted_at' is not null then '{}'::jsonb
        else (stored -> 'extra') || (
          select jsonb_object_agg(
            c,
            case
              when c in ('session_date', 'updated_at') then to_jsonb(private.iso((stored ->> c)::timestamptz))
              else stored -> c
            end
          )
          from unnest(private.synced_columns(table_name)) as c
        )
      end
    )
  $$;

-- The stored row as JSON, or null. Row-level security applies, so another family's row is not found.
create function private.stored_row(table_name text, row_id uuid) returns jsonb
  language plpgsql volatile set search_path = ''
  as $$
    declare
      stored jsonb;
    begin
      execute format('select to_jsonb(r) from public.%I as r where r.id = $1', table_name) into stored using row_id;
      return stored;
    end
  $$;

create type private.newer_row as (version bigint, answer json);

-- A family's rows that are newer than `since`, oldest change first. The query for each table is built from its list of columns.
create function private.rows_since(account uuid, since bigint, most integer)
  returns setof private.newer_row
  language plpgsql stable set search_path = ''
  as $$
    begin
      return query execute (
        select string_agg(
          format(
            $statement$
              (select r.version, json_build_object(
                  'table', %1$L, 'id', r.id, 'version', r.version, 'deleted_at', private.iso(r.deleted_at),
                  'fields', case
                    when r.deleted_at is not null then '{}'
                    when r.extra = '{}' then json_build_object(%2$s)
                    else (r.extra || jsonb_build_object(%2$s))::json
                  end
                ) as answer
                from public.%1$I as r where r.%3$I = $1 and r.version > $2 order by r.version limit $3)
            $statement$,
            t,
            (
              select string_agg(format(case when c in ('session_date', 'updated_at') then '%L, private.iso(r.%I)' else '%L, r.%I' end, c, c), ', ')
              from unnest(private.synced_columns(t)) as c
            ),
            case t when 'users' then 'id' else 'user_id' end
          ),
          ' union all '
        ) || ' order by version limit $3'
        from unnest(array['users', 'children', 'user_environments', 'adventure_sessions']) as t
      ) using account, since, most;
    end
  $$;

-- Fields that identify a row or its version, which a device can't write.
create function private.reserved_fields() returns text[]
  language sql immutable parallel safe set search_path = ''
  as $$
    select array['id', 'user_id', 'auth_user_id', 'version', 'deleted_at', 'extra', 'created_at', 'sync_counter', 'purged_version']
  $$;

-- Writes one row of a synced table. `fields` may be partial: a missing field keeps its value (or gets its default). Unknown fields go to
-- `extra`.
create function private.write_row(
  table_name text, row_id uuid, family uuid, is_new boolean, deleted boolean, fields jsonb
) returns bigint
  language plpgsql volatile set search_path = ''
  as $$
    declare
      known constant text[] := private.synced_columns(table_name);
      sent constant text[] := array(select f from jsonb_object_keys(fields) as f where f = any (known));
      unknown constant jsonb := fields - known - private.reserved_fields();
      columns text;
      result bigint;
    begin
      if deleted and is_new then
        execute format('insert into public.%I (id, user_id, deleted_at) values ($1, $2, now()) returning version', table_name)
          into result using row_id, family;
      elsif deleted then
        execute format('update public.%I set deleted_at = now() where id = $1 returning version', table_name)
          into result using row_id;
      elsif is_new then
        select string_agg(format(', %I', c), '') into columns from unnest(sent) as c;
        execute format(
          'insert into public.%1$I (id, user_id, extra%2$s) select $1, $2, $3%3$s'
          ' from jsonb_populate_record(null::public.%1$I, $4) as sent returning version',
          table_name, columns, (select string_agg(format(', sent.%I', c), '') from unnest(sent) as c)
        ) into result using row_id, family, unknown, fields;
      else
        select string_agg(format(', %1$I = sent.%1$I', c), '') into columns from unnest(sent) as c;
        execute format(
          'update public.%1$I as r set extra = r.extra || $2%2$s'
          ' from jsonb_populate_record(null::public.%1$I, $3) as sent where r.id = $1 returning r.version',
          table_name, columns
        ) into result using row_id, unknown, fields - private.reserved_fields();
      end if;
      return result;
    end
  $$;

revoke all on function
  private.iso(timestamptz), private.synced_columns(text), private.answer_row(text, jsonb), private.stored_row(text, uuid),
  private.rows_since(uuid, bigint, integer), private.reserved_fields(), private.write_row(text, uuid, uuid, boolean, boolean, jsonb)
  from public;
grant execute on function
  private.iso(timestamptz), private.synced_columns(text), private.answer_row(text, jsonb), private.stored_row(text, uuid),
  private.rows_since(uuid, bigint, integer), private.reserved_fields(), private.write_row(text, uuid, uuid, boolean, boolean, jsonb)
  to authenticated;
