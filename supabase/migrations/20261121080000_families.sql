-- The family: the adult's own row, the children, and the places they play in.
--
-- Every table that devices keep a copy of has the same five columns beside its own:
--   id          made on the device, for life
--   user_id     the family; never changes (on `users` the id itself is the family)
--   version     stamped by a trigger from the family's counter; what devices ask "what is newer than …?" with
--   deleted_at  set on a tombstone, whose content is wiped
--   extra       fields of a newer app version that this database has no column for; handed back as they came
--
-- Constraints are named for what a person would say is wrong, because devices explain rejections by these names.
-- Lengths repeat src/domain/limits.ts; a test compares the two.

-- Not exposed by the API: helpers that constraints, triggers and `sync` call.
create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

-- True when every text is trimmed, not empty, and at most `longest` characters.
create function private.texts_within(texts text[], longest integer) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$
    select coalesce(bool_and(coalesce(char_length(t) between 1 and longest and t = btrim(t), false)), true)
    from unnest(texts) as t
  $$;

-- True when no text stands in the list twice.
create function private.texts_distinct(texts text[]) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$ select count(*) = count(distinct t) from unnest(texts) as t $$;

-- The size of a JSON value in bytes, as Postgres prints it.
create function private.json_bytes(value jsonb) returns integer
  language sql immutable parallel safe set search_path = ''
  as $$ select coalesce(octet_length(value::text), 0) $$;

revoke all on all functions in schema private from public;
grant execute on all functions in schema private to authenticated, service_role;

create table public.users (
  id uuid primary key,
  auth_user_id uuid not null unique references auth.users (id) on delete cascade,
  adult_name text,
  show_onboarding boolean not null default true,
  -- Which activities and story frames this family has met; its shape belongs to the storyteller.
  memory jsonb not null default '{}',
  -- The last version given out in this family, and up to which one tombstones have been purged.
  sync_counter bigint not null default 0,
  purged_version bigint not null default 0,
  version bigint not null default 0,
  deleted_at timestamptz,
  extra jsonb not null default '{}',
  created_at timestamptz not null default now(),
  -- A device knows the id of its profile without asking.
  constraint users_id_is_the_account check (id = auth_user_id),
  constraint users_adult_name_length check (char_length(btrim(adult_name)) >= 1 and char_length(adult_name) <= 100),
  constraint users_memory_size check (jsonb_typeof(memory) = 'object' and private.json_bytes(memory) <= 65536),
  constraint users_extra_size check (jsonb_typeof(extra) = 'object' and private.json_bytes(extra) <= 65536),
  -- A profile goes with its account (`delete_account`), never as a tombstone.
  constraint users_not_deleted check (deleted_at is null)
);

create table public.children (
  id uuid primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  name text not null default '',
  age smallint,
  interests text[] not null default '{}',
  limitations text,
  version bigint not null default 0,
  deleted_at timestamptz,
  extra jsonb not null default '{}',
  created_at timestamptz not null default now(),
  constraint children_name_length
    check (deleted_at is not null or (char_length(btrim(name)) >= 1 and char_length(name) <= 100)),
  constraint children_age_range
    check (deleted_at is not null or (age is not null and age between 1 and 18)),
  constraint children_interests_length
    check (char_length(array_to_string(interests, ',')) <= 500 and private.texts_within(interests, 500)),
  constraint children_limitations_length check (char_length(limitations) between 1 and 1000),
  constraint children_extra_size check (jsonb_typeof(extra) = 'object' and private.json_bytes(extra) <= 65536),
  constraint children_wiped
    check (deleted_at is null or (name = '' and age is null and interests = '{}' and limitations is null and extra = '{}'))
);
create index children_by_version on public.children (user_id, version);

create table public.user_environments (
  id uuid primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  name text not null default '',
  description text not null default '',
  available_items text[] not null default '{}',
  space_details text not null default '',
  version bigint not null default 0,
  deleted_at timestamptz,
  extra jsonb not null default '{}',
  created_at timestamptz not null default now(),
  constraint user_environments_name_length
    check (deleted_at is not null or (char_length(btrim(name)) >= 1 and char_length(name) <= 100)),
  constraint user_environments_description_length check (char_length(description) <= 500),
  constraint user_environments_space_details_length check (char_length(space_details) <= 500),
  constraint user_environments_available_items_count check (cardinality(available_items) <= 50),
  constraint user_environments_available_items_length check (private.texts_within(available_items, 100)),
  constraint user_environments_available_items_distinct check (private.texts_distinct(available_items)),
  constraint user_environments_extra_size check (jsonb_typeof(extra) = 'object' and private.json_bytes(extra) <= 65536),
  constraint user_environments_wiped
    check (
      deleted_at is null
      or (name = '' and description = '' and available_items = '{}' and space_details = '' and extra = '{}')
    )
);
create index user_environments_by_version on public.user_environments (user_id, version);
