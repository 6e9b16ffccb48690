-- The adventures of a family, running and finished.

create table public.adventure_sessions (
  id uuid primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  theme text not null default '',
  custom_theme text,
  -- One of the seven places, the id of a saved one, or 'custom' with its text beside it.
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
  -- More than live children are allowed: an old adventure still names those who have left.
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
  -- The limit for one adventure is 256 kB of JSON as a device writes it, which `sync` measures exactly. Postgres prints
  -- the same JSON with a space after every separator, at most half as much again: this is the net below.
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
