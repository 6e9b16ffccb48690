-- The checks of Supabase's database advisors, run with every change and without a project. (The real ones: `supabase db advisors`,
-- docs/deploy.md.)
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(19);

create temp view own_tables as
  select c.oid, c.relname, c.relrowsecurity, n.nspname from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private') and c.relkind in ('r', 'p');
create temp view own_functions as
  select p.oid, p.oid::regprocedure::text as name, p.prosecdef, p.proconfig from pg_proc as p
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and not exists (select 1 from pg_depend as d where d.objid = p.oid and d.deptype = 'e');
create temp view own_policies as
  select *, coalesce(qual, '') || ' ' || coalesce(with_check, '') as body from pg_policies where schemaname in ('public', 'private');

-- Security.
select is_empty('select relname from own_tables where not relrowsecurity', 'row-level security is on everywhere');
select is_empty(
  'select relname from own_tables as t where not exists (select 1 from pg_policy as p where p.polrelid = t.oid)', 'and every table has a policy'
);
select is_empty(
  $$select policyname from own_policies where cmd <> 'SELECT' and (qual = 'true' or with_check = 'true')$$, 'no policy allows all writes'
);
select is_empty($$select policyname from own_policies where body ~* 'user_metadata'$$, 'no policy trusts user-editable metadata');
select is_empty(
  $$select policyname from own_policies where body ~* 'uid\(\) is null'$$, 'no policy applies to anonymous callers'
);
select is_empty(
  $$select relname from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('v', 'm', 'f')$$,
  'no view, materialized view or foreign table goes past the policies'
);
select is_empty(
  $$select c.relname from pg_rewrite as r join pg_depend as d on d.objid = r.oid join pg_class as c on c.oid = r.ev_class
    where d.refobjid = 'auth.users'::regclass and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)$$,
  'the logins show nowhere'
);
select is_empty(
  $$select name from own_functions where not coalesce(proconfig @> array['search_path=""'], false)$$, 'every function sets its search path'
);
select is_empty(
  $$select name from own_functions where prosecdef and has_function_privilege('anon', oid, 'execute')$$,
  'anonymous callers can’t call a security definer function'
);
select results_eq(
  $$select name from own_functions where prosecdef and has_function_privilege('authenticated', oid, 'execute')$$, $$values ('delete_account()')$$,
  'an account does in one case: to end itself, which takes no argument and looks at nothing but who is calling'
);
select is_empty(
  $$select extname from pg_extension where extnamespace = 'public'::regnamespace$$, 'no extension is in public'
);
select is_empty(
  $$select t.relname, r.rolname from own_tables as t, pg_roles as r
    where r.rolname = 'anon' and has_any_column_privilege(r.oid, t.oid, 'select, insert, update, references')$$,
  'no table shows to anybody who is not signed in'
);

-- Performance.
select is_empty(
  $$select policyname from own_policies
    where regexp_replace(body, '\( *SELECT auth\.\w+\(\) AS \w+\)', '', 'g') ~ '(auth\.\w+|current_setting)\('$$,
  'who is calling is asked once a statement, not once a row'
);
select is_empty(
  $$select tablename, role, command, count(*)
    from own_policies, unnest(roles) as role,
      unnest(case cmd when 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[cmd] end) as command
    where permissive = 'PERMISSIVE' group by tablename, role, command having count(*) > 1$$,
  'one policy for each thing that one role does'
);
select is_empty(
  $$select c.conname from pg_constraint as c join own_tables as t on t.oid = c.conrelid
    where c.contype = 'f' and not exists (
      select 1 from pg_index as i where i.indrelid = c.conrelid and i.indisvalid and i.indpred is null
        and (i.indkey::smallint[])[0:cardinality(c.conkey) - 1] @> c.conkey
    )$$,
  'every foreign key has an index'
);
select is_empty(
  $$select relname from own_tables as t where not exists (select 1 from pg_constraint as c where c.conrelid = t.oid and c.contype = 'p')$$,
  'every table has a key'
);
select is_empty(
  $$select array_agg(i.indexrelid::regclass) from pg_index as i join own_tables as t on t.oid = i.indrelid
    group by i.indrelid, i.indkey::text, i.indclass::text, i.indoption::text, coalesce(pg_get_expr(i.indexprs, i.indrelid), ''),
      coalesce(pg_get_expr(i.indpred, i.indrelid), '')
    having count(*) > 1$$,
  'no index is duplicated'
);
select is_empty(
  $$select i.indexrelid::regclass from pg_index as i join own_tables as t on t.oid = i.indrelid where not i.indisvalid$$, 'every index is valid'
);
select is_empty(
  $$select c.conname from pg_constraint as c join own_tables as t on t.oid = c.conrelid
    where c.contype = 'f' and c.confrelid = 'auth.users'::regclass and not exists (
      select 1 from pg_constraint as k where k.conrelid = c.confrelid and k.contype = 'p' and k.conkey = c.confkey
    )$$,
  'a login is named by its key'
);

select * from finish();
rollback;
