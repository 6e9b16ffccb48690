import * as z from 'zod/mini';
import { ActivityLevel, customLocation, ParticipationLevel, PlayStyle } from '../catalog.ts';
import { limits } from '../limits.ts';
import { laterTime, type MergeRules, mergeSet } from '../merge/rules.ts';
import { Said, StoredSaid } from '../steps/said.ts';
import { Step } from '../steps/step.ts';
import { because, Id, Moment, text } from './checks.ts';

/** An adventure: how it is read, stored, configured, and merged. */

export const statuses = ['active', 'paused_for_continuation', 'completed', 'ended_early'] as const;
export const Status = z.enum(statuses);
export type Status = z.infer<typeof Status>;

/** Steps that were discarded when the story took another way, newest last, so that nothing told or noted is ever lost. */
export const Branch = z.looseObject({
  /** The index of the step from which the story took another way. */
  from: z.number(),
  steps: z.array(Step),
  at: z.string(),
});
export type Branch = z.infer<typeof Branch>;

/** Everything needed to continue an adventure. Loose: fields of newer versions are kept. */
export const ContinuationData = z.looseObject({
  currentStep: z.number(),
  adventureSteps: z.array(Step),
  /** Packed steps: told ahead, and not played yet. */
  queuedSteps: z.optional(z.array(Step)),
  /** The story service's last answer, unchanged. */
  lastWebhookResponse: z.optional(z.unknown()),
  /** The notes that are being typed for the next step. */
  userNotes: z.string(),
  /** When the notes were last edited (ISO time): a merge takes the later edit. */
  userNotesAt: z.optional(z.string()),
  /** Keys of events that were understood in these notes and that the parent has dropped. */
  notesDropped: z.optional(z.array(z.string())),
  /** What taps have added to these notes. */
  notesSaid: z.optional(z.array(Said)),
  stepHistory: z.array(Branch),
  /** The storyteller's seed: with it, every device tells the same story. */
  story_progress: z.optional(z.looseObject({ seed: z.number() })),
  pausedAt: z.optional(z.nullable(z.string())),
  pause_timestamp: z.optional(z.nullable(z.string())),
  end_timestamp: z.optional(z.nullable(z.string())),
  ended_early: z.optional(z.boolean()),
});
export type ContinuationData = z.infer<typeof ContinuationData>;

/** The told story of a completed adventure, kept for the library and the booklet. */
export const Keepsake = z.looseObject({ steps: z.array(Step), completed_at: z.string() });
export type Keepsake = z.infer<typeof Keepsake>;

export const AdventureFields = z.looseObject({
  theme: z.string(),
  custom_theme: z.nullable(z.string()),
  /** A predefined place, a saved environment's id, or `custom`. */
  environment: z.string(),
  /** The description of a `custom` place. */
  custom_environment: z.nullable(z.string()),
  play_style: PlayStyle,
  activity_level: ActivityLevel,
  adult_participation_level: ParticipationLevel,
  participating_children: z.array(z.string()),
  status: Status,
  duration_planned: z.number(),
  total_steps: z.number(),
  final_outcome: z.nullable(z.string()),
  custom_name: z.nullable(z.string()),
  story_summary: z.nullable(z.string()),
  session_date: z.string(),
  updated_at: z.string(),
  continuation_data: z.nullable(ContinuationData),
  keepsake: z.nullable(Keepsake),
});
export type AdventureFields = z.infer<typeof AdventureFields>;
export type Adventure = AdventureFields & { id: string };

export const AdventureName = text(limits.adventureName.max, because('adventure-name-too-long'));

export const Notes = text(limits.notes.max, because('notes-too-long'));

/** The key of an event in a note that a parent has dropped. */
export const DroppedKey = z.string().check(z.maxLength(limits.droppedKey.max));
const DroppedKeys = z.array(DroppedKey).check(z.maxLength(limits.dropped.max));

/** A summary or an outcome. */
export const Told = z.nullable(z.string().check(z.maxLength(10_000)));

/** As stored: with the same checks as on the server. */
export const StoredAdventure = z.extend(AdventureFields, {
  theme: z.string().check(z.minLength(1), z.maxLength(100)),
  custom_theme: z.nullable(text(limits.customTheme.max, because('custom-theme-too-long'))),
  environment: z.string().check(z.minLength(1), z.maxLength(100)),
  custom_environment: z.nullable(text(limits.customEnvironment.max, because('custom-environment-too-long'))),
  participating_children: z.array(Id).check(z.maxLength(100)),
  duration_planned: z.int().check(z.gte(1), z.lte(1440)),
  total_steps: z.int().check(z.gte(limits.totalSteps.min), z.lte(limits.totalSteps.max)),
  custom_name: z.nullable(AdventureName),
  story_summary: Told,
  final_outcome: Told,
  session_date: Moment,
  updated_at: Moment,
  continuation_data: z.nullable(
    z
      .extend(ContinuationData, {
        currentStep: z.int().check(z.gte(0)),
        userNotes: Notes,
        notesDropped: z.optional(DroppedKeys),
        notesSaid: z.optional(StoredSaid),
      })
      .check(z.refine((data) => data.currentStep <= data.adventureSteps.length, 'The current step is not among the told ones')),
  ),
});

/** What the adult chooses in the selector. A theme and a custom description exclude each other. */
export const AdventureConfig = z.object({
  theme: z.nullable(z.string()),
  customTheme: z.string().check(z.trim(), z.maxLength(limits.customTheme.max, because('custom-theme-too-long'))),
  environment: z.string(),
  customEnvironment: z.string().check(z.trim(), z.maxLength(limits.customEnvironment.max, because('custom-environment-too-long'))),
  playStyle: PlayStyle,
  activityLevel: ActivityLevel,
  adultParticipation: ParticipationLevel,
  participatingChildren: z.array(z.string()).check(z.minLength(1, because('nobody-plays'))),
  totalSteps: z.int().check(z.gte(limits.totalSteps.min), z.lte(limits.totalSteps.max)),
});
export type AdventureConfig = z.infer<typeof AdventureConfig>;

/** The name of the theme if the adult described it in their own words. */
export const customThemeName = 'custom' as const;

/** The row of a new adventure: active, at step 0, without steps. `now` is an ISO time. */
export function newAdventure(config: AdventureConfig, seed: number, now: string): AdventureFields {
  const custom = config.customTheme !== '';
  return {
    theme: custom ? customThemeName : (config.theme ?? customThemeName),
    custom_theme: custom ? config.customTheme : null,
    environment: config.environment,
    custom_environment: config.environment === customLocation ? config.customEnvironment : null,
    play_style: config.playStyle,
    activity_level: config.activityLevel,
    adult_participation_level: config.adultParticipation,
    participating_children: config.participatingChildren,
    status: 'active',
    duration_planned: limits.durationPlanned.default,
    total_steps: config.totalSteps,
    final_outcome: null,
    custom_name: null,
    story_summary: null,
    session_date: now,
    updated_at: now,
    continuation_data: { currentStep: 0, adventureSteps: [], queuedSteps: [], userNotes: '', stepHistory: [], story_progress: { seed } },
    keepsake: null,
  };
}

/** The choices with which an adventure was set up. */
export type AdventureSetup = Pick<
  AdventureFields,
  | 'theme'
  | 'custom_theme'
  | 'environment'
  | 'custom_environment'
  | 'play_style'
  | 'activity_level'
  | 'adult_participation_level'
  | 'participating_children'
  | 'total_steps'
>;

/** The choices of an earlier adventure, to play it again. */
export function configOf(adventure: AdventureSetup): AdventureConfig {
  return {
    theme: adventure.custom_theme === null ? adventure.theme : null,
    customTheme: adventure.custom_theme ?? '',
    environment: adventure.environment,
    customEnvironment: adventure.custom_environment ?? '',
    playStyle: adventure.play_style,
    activityLevel: adventure.activity_level,
    adultParticipation: adventure.adult_participation_level,
    participatingChildren: adventure.participating_children,
    totalSteps: adventure.total_steps,
  };
}

/** The story itself is merged as a whole: see `merge/story.ts`. */
export const adventureRules: MergeRules<typeof AdventureFields> = { participating_children: mergeSet, updated_at: laterTime };
