import { canonicalJson } from '../../../src/domain/json.ts';
import type { Recorded } from './fact-log.ts';
import type { StoredRow } from './server.ts';

/** Checks the story of an adventure: no step and no note is lost, steps have the order in which they were told, and the status never goes back. */

type Steps = readonly { id: string }[];

/** Yields a text for each violation in the story of one row. `facts`: those about this row. */
export function* checkStory(key: string, row: StoredRow, facts: readonly Recorded[]): Generator<string> {
  const text = canonicalJson(row.fields);
  const replaced = new Set(facts.flatMap((fact) => (fact.kind === 'noted' ? [fact.over] : [])));
  for (const fact of facts) {
    if (fact.forgiven) continue;
    if (fact.kind === 'told' && !text.includes(`"${fact.word}"`)) yield `${key} told ${fact.word} is lost`;
    if (fact.kind === 'noted' && fact.word !== '' && !replaced.has(fact.word) && !text.includes(fact.word)) {
      yield `${key} noted ${fact.word} is lost`;
    }
    if (fact.kind === 'finished' && fact.rank > rankOf(row.fields['status']))
      yield `${key} was finished and is ${String(row.fields['status'])}`;
  }
  if (row.table === 'adventure_sessions') yield* checkOrderOfSteps(key, row, facts);
}

function* checkOrderOfSteps(key: string, { fields }: StoredRow, facts: readonly Recorded[]): Generator<string> {
  const data = fields['continuation_data'] as { adventureSteps: Steps; currentStep: number; stepHistory: { steps: Steps }[] } | null;
  const keepsake = fields['keepsake'] as { steps: Steps; stepHistory?: { steps: Steps }[] } | null;
  if ((fields['status'] === 'completed') !== (data === null))
    yield `${key} is ${String(fields['status'])} and is ${data === null ? 'not' : ''} to be gone on with`;
  const live = data?.adventureSteps ?? keepsake?.steps ?? [];
  if (new Set(live.map(({ id }) => id)).size !== live.length) yield `${key} tells a step twice`;
  if (data !== null && data.currentStep > Math.max(0, live.length - 1)) yield `${key} is at a step that is not there`;
  const after = new Map(facts.flatMap((fact) => (fact.kind === 'told' ? [[fact.word, fact.after] as const] : [])));
  yield* checkOrder(`${key} goes`, live, after, null);
  for (const { steps } of data?.stepHistory ?? keepsake?.stepHistory ?? []) yield* checkOrder(`${key} has left`, steps, after, undefined);
}

/** Checks that each step follows the one that it was told after. `first`: the step that the first one must follow; undefined where any is right. */
function* checkOrder(
  what: string,
  steps: Steps,
  after: ReadonlyMap<string, string | null>,
  first: string | null | undefined,
): Generator<string> {
  let before = first;
  for (const { id } of steps) {
    const told = after.get(id);
    if (told !== undefined && before !== undefined && told !== before)
      yield `${what} from ${String(before)} to ${id}, which was told after ${String(told)}`;
    before = id;
  }
}

function rankOf(status: unknown): number {
  return status === 'completed' ? 2 : status === 'ended_early' ? 1 : 0;
}
