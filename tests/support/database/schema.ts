import type { Query } from '../../../server/database/database.ts';

/** Reads the schema of a database from its catalogue, as a line for each object, so that two schemas can be compared however they were made. */

const acl = (column: string): string => `coalesce((select string_agg(a::text, ' ' order by a::text) from unnest(${column}) as a), '')`;

const catalogue = `
  with ours as (select * from pg_namespace where nspname in ('public', 'private', 'gate'))
  select 'schema ' || nspname as name, ${acl('nspacl')} as said from ours
  union all
  select 'relation ' || c.oid::regclass,
      concat_ws(' ', c.relkind, c.relrowsecurity, c.relforcerowsecurity, c.reloptions::text, pg_get_userbyid(c.relowner), ${acl('c.relacl')})
    from pg_class as c join ours as n on n.oid = c.relnamespace
  union all
  select 'column ' || c.oid::regclass || ' ' || a.attnum,
      concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, a.attstorage, a.attisdropped,
        pg_get_expr(d.adbin, d.adrelid), ${acl('a.attacl')})
    from pg_attribute as a
      join pg_class as c on c.oid = a.attrelid and c.relkind in ('r', 'c')
      join ours as n on n.oid = c.relnamespace
      left join pg_attrdef as d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attnum > 0
  union all
  select 'constraint ' || o.conrelid::regclass || ' ' || o.conname, pg_get_constraintdef(o.oid)
    from pg_constraint as o join ours as n on n.oid = o.connamespace
  union all
  select 'index ' || i.indexrelid::regclass, pg_get_indexdef(i.indexrelid)
    from pg_index as i join pg_class as c on c.oid = i.indexrelid join ours as n on n.oid = c.relnamespace
  union all
  select 'trigger ' || t.tgrelid::regclass || ' ' || t.tgname, t.tgenabled::text || ' ' || pg_get_triggerdef(t.oid)
    from pg_trigger as t where not t.tgisinternal
  union all
  select 'function ' || p.oid::regprocedure, concat_ws(' ', pg_get_functiondef(p.oid), pg_get_userbyid(p.proowner), ${acl('p.proacl')})
    from pg_proc as p join ours as n on n.oid = p.pronamespace
    where not exists (select from pg_depend as d where d.objid = p.oid and d.deptype = 'e')
  union all
  select 'policy ' || schemaname || '.' || tablename || ' ' || policyname, to_json(p)::text from pg_policies as p
  union all
  select 'type ' || t.oid::regtype, concat_ws(' ', t.typtype, pg_get_userbyid(t.typowner), ${acl('t.typacl')})
    from pg_type as t join ours as n on n.oid = t.typnamespace
  union all
  select 'comment ' || pg_describe_object(d.classoid, d.objoid, d.objsubid), d.description from pg_description as d where d.objoid >= 16384
  union all
  select 'role ' || r.rolname, s.setconfig::text from pg_db_role_setting as s join pg_roles as r on r.oid = s.setrole
  union all
  select 'default ' || coalesce(n.nspname, '') || ' ' || d.defaclobjtype::text, ${acl('d.defaclacl')}
    from pg_default_acl as d left join pg_namespace as n on n.oid = d.defaclnamespace
  order by 1
`;

/** The lines of the schema. */
export async function schemaOf(query: Query): Promise<string[]> {
  return (await query(catalogue)).map(({ name, said }) => `${String(name)}: ${String(said)}`);
}
