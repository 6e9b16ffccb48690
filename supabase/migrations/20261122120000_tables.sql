-- The families' tables: the adult's own row, the children, the places they play in, and their adventures, in progress and finished.
--
-- Every synced table has these five columns in addition to its own:
--   id          created on the device; never changes
--   user_id     the family; never changes (in `users` the id itself is the family)
--   version     set by a trigger from the family's counter; devices ask for everything that is newer than a version
--   deleted_at  set on a tombstone, whose content is cleared
--   extra       fields of newer app versions for which there is no column; returned unchanged
--
-- A constraint's name says what is wrong, because devices explain a rejection by it. The lengths repeat src/domain/limits.ts; a test
-- compares the two.

-- Helpers for constraints, triggers and `sync`; the API does not expose this schema.
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

-- True when the list contains no text twice.
create function private.texts_distinct(texts text[]) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$ select count(*) = count(distinct t) from unnest(texts) as t $$;

-- The size of a JSON value in bytes, as Postgres prints it.
create function private.json_bytes(value jsonb) returns integer
  language sql immutable parallel safe set search_path = ''
  as $$ select coalesce(octet_length(value::text), 0) $$;

revoke all on function private.texts_within(text[], integer), private.texts_distinct(text[]), private.json_bytes(jsonb) from public;
grant execute on function private.texts_within(text[], integer), private.texts_distinct(text[]), private.json_bytes(jsonb)
  to authenticated, service_role;

create table public.users (
  id uuid primary key,
  auth_user_id uuid not null unique references auth.users (id) on delete cascade,
  adult_name text,
  show_onboarding boolean not null default true,
  -- Which activities and story frames this family has met; the storyteller defines its format.
  memory jsonb not null default '{}',
  -- The family's latest version, and the version up to which tombstones have been purged.
  sync_counter bigint not null default 0,
  purged_version bigint not null default 0,
  version bigint not null default 0,
  deleted_at timestamptz,
  extra jsonb not null default '{}',
  created_at timestamptz not null default now(),
  -- So that a device knows the id of its profile without asking.
  constraint users_id_is_the_account check (id = auth_user_id),
  constraint users_adult_name_length check (char_length(btrim(adult_name)) >= 1 and char_length(adult_name) <= 100),
  constraint users_memory_size check (jsonb_typeof(memory) = 'object' and private.json_bytes(memory) <= 65536),
  constraint users_extra_size check (jsonb_typeof(extra) = 'object' and private.json_bytes(extra) <= 65536),
  -- A profile is deleted together with its account (`delete_account`), never as a tombstone.
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

create table public.adventure_sessions (
  id uuid primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  theme text not null default '',
  custom_theme text,
  -- A predefined place, the id of a saved one, or 'custom' with its description beside it.
  environment text not null default '',
  custom_environment text,
  play_style text,
  activity_level text,
  adult_participation_level text not null default 'observer',
  participating_children uuid[] not null default '{}',
  status text not null default 'active',
  duration_planned integer not null default 30,
  total_steps integer not null default 8,
  final_outcome text,
  custom_name text,
  story_summary text,
  session_date timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  continuation_data jsonb,
  -- The told story of a completed adventure, whose continuation_data is cleared.
  keepsake jsonb,
  version bigint not null default 0,
  deleted_at timestamptz,
  extra jsonb not null default '{}',
  created_at timestamptz not null default now(),
  -- The row's size for the quota, measured by a trigger; it is not synced.
  bytes integer not null default 0,
  constraint adventure_sessions_theme_length
    check (deleted_at is not null or char_length(theme) between 1 and 100),
  constraint adventure_sessions_custom_theme_length check (char_length(custom_theme) <= 500),
  constraint adventure_sessions_environment_length
    check (deleted_at is not null or char_length(environment) between 1 and 100),
  constraint adventure_sessions_custom_environment_length check (char_length(custom_environment) <= 500),
  constraint adventure_sessions_play_style_value
    check (
      deleted_at is not null
      or (play_style is not null and play_style in ('cooperative', 'competitive', 'creative', 'educational'))
    ),
  constraint adventure_sessions_activity_level_value
    check (deleted_at is not null or (activity_level is not null and activity_level in ('low', 'medium', 'high'))),
  constraint adventure_sessions_adult_participation_level_value
    check (adult_participation_level in ('observer', 'minimal', 'moderate', 'full')),
  -- More than the limit for children, because an old adventure still contains children who were deleted.
  constraint adventure_sessions_participating_children_count check (cardinality(participating_children) <= 100),
  constraint adventure_sessions_status_value
    check (status in ('active', 'paused_for_continuation', 'completed', 'ended_early')),
  constraint adventure_sessions_duration_planned_range check (duration_planned between 1 and 1440),
  constraint adventure_sessions_total_steps_range check (total_steps between 1 and 30),
  constraint adventure_sessions_final_outcome_length check (char_length(final_outcome) <= 10000),
  constraint adventure_sessions_custom_name_length check (char_length(custom_name) <= 200),
  constraint adventure_sessions_story_summary_length check (char_length(story_summary) <= 10000),
  constraint adventure_sessions_continuation_data_object check (jsonb_typeof(continuation_data) = 'object'),
  constraint adventure_sessions_notes_length check (char_length(continuation_data ->> 'userNotes') <= 2000),
  constraint adventure_sessions_keepsake_object check (jsonb_typeof(keepsake) = 'object'),
  constraint adventure_sessions_extra_object check (jsonb_typeof(extra) = 'object'),
  -- The limit for one adventure is 256 kB of JSON as a device writes it, which `sync` measures exactly. Postgres prints the same JSON with
  -- a space after every separator, which makes it at most half as large again; this constraint allows for that.
  constraint adventure_sessions_size
    check (private.json_bytes(continuation_data) + private.json_bytes(keepsake) + private.json_bytes(extra) <= 393216),
  constraint adventure_sessions_wiped
    check (
      deleted_at is null
      or (
        theme = '' and custom_theme is null and environment = '' and custom_environment is null
        and participating_children = '{}' and final_outcome is null and custom_name is null
        and story_summary is null and continuation_data is null and keepsake is null and extra = '{}'
      )
    )
);
create index adventure_sessions_by_version on public.adventure_sessions (user_id, version);
create index adventure_sessions_by_update on public.adventure_sessions (user_id, updated_at desc) where deleted_at is null;
