-- `rows_since` says its rows as a type of their own. As output variables, which nothing in it names, they were two warnings of every linter.

create type private.newer_row as (version bigint, answer json);

drop function private.rows_since(uuid, bigint, integer);
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
revoke all on function private.rows_since(uuid, bigint, integer) from public;
grant execute on function private.rows_since(uuid, bigint, integer) to authenticated;
