import * as z from 'zod/mini';
import { type Adventure, AdventureFields, type AdventureSetup } from '../../domain/entities/adventure.ts';
import { type Child, ChildFields } from '../../domain/entities/child.ts';
import { type Environment, EnvironmentFields } from '../../domain/entities/environment.ts';
import { type Profile, ProfileFields } from '../../domain/entities/profile.ts';
import { endedAt, isInProgress } from '../../domain/status.ts';
import { progressOf } from '../../domain/steps/progress.ts';
import type { Listed, LocalTable, Quarantined, Row } from '../schema.ts';

/** Parses stored rows for screens and stories. An invalid row is left out and reported, and never throws. */

/** The state and outcome of an adventure. */
type AdventureFacts = Pick<
  Adventure,
  'id' | 'status' | 'duration_planned' | 'final_outcome' | 'custom_name' | 'story_summary' | 'session_date' | 'updated_at'
>;

/** An adventure for lists: everything but the story itself. */
export type AdventureSummary = AdventureSetup &
  AdventureFacts & {
    /** The current step's number (from 1), the number of steps, and the completed share, 0 to 1. */
    progress: ReturnType<typeof progressOf>;
    /** Whether the told story is kept and can be read again. */
    hasKeepsake: boolean;
    /**
     * When it was last played: a new name is no play. A finished one of an older app may not say when it ended; the day on which it began is the
     * nearest that is known then.
     */
    playedAt: string;
  };

export type UnreadableRow = Pick<Quarantined, 'table' | 'id' | 'reason'>;
export type Parsed<T> = { good: T[]; bad: UnreadableRow[] };

/** The part of the story that a list needs; parsing every told step of every adventure would be slow. */
const Counted = z.array(z.unknown());
const Time = z.optional(z.nullable(z.string()));
const ListFields = z.object({
  ...AdventureFields.shape,
  continuation_data: z.nullable(z.object({ currentStep: z.number(), adventureSteps: Counted, pausedAt: Time, end_timestamp: Time })),
  keepsake: z.nullable(z.object({ steps: Counted, completed_at: Time })),
});

function parseAll<T>(
  table: LocalTable,
  rows: readonly Listed[],
  parse: (row: Listed) => { ok: true; value: T } | { ok: false; reason: string },
): Parsed<T> {
  const good: T[] = [];
  const bad: UnreadableRow[] = [];
  for (const row of rows) {
    if (row.deletedAt !== null) continue;
    const result = parse(row);
    if (result.ok) good.push(result.value);
    else bad.push({ table, id: row.id, reason: result.reason });
  }
  return { good, bad };
}

/** `id` is set last, so that a field of that name can't replace the row's own id. */
function withSchema<T extends object>(
  schema: z.ZodMiniType<T>,
): (row: Listed) => { ok: true; value: T & { id: string } } | { ok: false; reason: string } {
  return (row) => {
    const parsed = schema.safeParse(row.fields);
    if (parsed.success) return { ok: true, value: { ...parsed.data, id: row.id } };
    const issue = parsed.error.issues[0];
    return { ok: false, reason: issue ? `${issue.path.join('.')}: ${issue.message}` : 'does not fit' };
  };
}

const summary = withSchema(ListFields);

export function parseProfile(rows: readonly Row[]): Parsed<Profile> {
  return parseAll('profile', rows, withSchema(ProfileFields));
}

/** In the order in which they were added, on whichever device. */
export function parseChildren(rows: readonly Row[]): Parsed<Child> {
  return parseAll('children', [...rows].sort(byAdded), withSchema(ChildFields));
}

export function parseEnvironments(rows: readonly Row[]): Parsed<Environment> {
  return parseAll('environments', [...rows].sort(byAdded), withSchema(EnvironmentFields));
}

export function parseAdventures(rows: readonly Row[]): Parsed<Adventure> {
  return parseAll('adventures', rows, withSchema(AdventureFields));
}

/** In the order of the rows; see {@link sortSummaries}. */
export function parseSummaries(rows: readonly Listed[]): Parsed<AdventureSummary> {
  const { good, bad } = parseAll('adventures', rows, summary);
  const summaries = good.map(({ continuation_data: data, keepsake, ...rest }) => ({
    ...rest,
    progress: progressOf({ ...rest, continuation_data: told(data), keepsake: kept(keepsake) }),
    hasKeepsake: (keepsake?.steps.length ?? 0) > 0,
    playedAt:
      endedAt({ keepsake, continuation_data: data }) ?? data?.pausedAt ?? (isInProgress(rest.status) ? rest.updated_at : rest.session_date),
  }));
  return { good: summaries, bad };
}

/** The last played first. */
export function sortSummaries(summaries: readonly AdventureSummary[]): AdventureSummary[] {
  return [...summaries].sort((a, b) => compare(b.playedAt, a.playedAt) || compare(a.id, b.id));
}

/** Only for `progressOf`, which counts the steps without reading them. */
function told(data: { currentStep: number; adventureSteps: { length: number } } | null): Adventure['continuation_data'] {
  if (data === null) return null;
  return { currentStep: data.currentStep, adventureSteps: Array(data.adventureSteps.length), userNotes: '', stepHistory: [] };
}

function kept(keepsake: { steps: { length: number } } | null): Adventure['keepsake'] {
  return keepsake === null ? null : { steps: Array(keepsake.steps.length), completed_at: '' };
}

function byAdded(a: Row, b: Row): number {
  return compare(addedAt(a), addedAt(b)) || compare(a.id, b.id);
}

function addedAt(row: Row): string {
  const at = row.fields['added_at'];
  return typeof at === 'string' ? at : '';
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
