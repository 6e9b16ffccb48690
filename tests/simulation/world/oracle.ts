import type { Fields, SyncedTable } from '../../../src/domain/contracts/sync-protocol.ts';
import { canonicalJson, sameJson } from '../../../src/domain/json.ts';

/**
 * The rules by which fields are merged, written a second time and independently of the program, so that every merge can be compared with them: the table in
 * `domain/merge/merge.ts` and the rules of `merge/story.ts`.
 */

type Sides = { base: Fields; mine: Fields; theirs: Fields; merged: Fields };

const story = new Set(['status', 'continuation_data', 'keepsake', 'story_summary', 'final_outcome']);
const lists = new Set(['interests', 'available_items', 'participating_children']);

/** Returns a text for each field that is not merged by its rule. */
export function checkMerge(table: SyncedTable, sides: Sides): string[] {
  const isAdventure = table === 'adventure_sessions';
  const later = isAdventure ? laterOf(sides) : 'mine';
  const violations: string[] = [];
  for (const name of new Set([...Object.keys(sides.mine), ...Object.keys(sides.theirs)])) {
    if (isAdventure && story.has(name)) continue;
    const [base, mine, theirs, merged] = [sides.base[name], sides.mine[name], sides.theirs[name], sides.merged[name]];
    const oneSided = sameJson(mine, base) || sameJson(theirs, base) || sameJson(mine, theirs);
    const expected = sameJson(mine, base) ? theirs : oneSided ? mine : later === 'mine' ? mine : theirs;
    if (!oneSided && lists.has(name)) violations.push(...checkList(name, base, mine, theirs, merged));
    else if (!oneSided && name === 'limitations')
      violations.push(...checkList(name, ...([base, mine, theirs, merged].map(partsOf) as [unknown, unknown, unknown, unknown])));
    else if (!oneSided && name === 'memory') violations.push(...checkMemory(mine, theirs, merged));
    else if (name === 'updated_at') {
      if (!oneSided && merged !== laterText(mine, theirs)) violations.push(`${name} is not the later one`);
    } else if (!sameJson(merged, expected)) violations.push(`${name} is ${show(merged)} and not ${show(expected)}`);
  }
  if (isAdventure) violations.push(...checkStoryMerge(sides, later));
  return violations;
}

/** The parts of a text that is merged part by part. */
const partsOf = (text: unknown): string[] => (typeof text === 'string' ? text.split('; ') : []);

const show = (value: unknown): string => canonicalJson(value).slice(0, 80);
const laterText = (a: unknown, b: unknown): unknown => (Date.parse(String(a)) >= Date.parse(String(b)) ? a : b);

function laterOf({ mine, theirs }: Sides): 'mine' | 'theirs' {
  const [m, t] = [Date.parse(String(mine['updated_at'])), Date.parse(String(theirs['updated_at']))];
  if (m !== t) return m > t ? 'mine' : 'theirs';
  return canonicalJson(mine) >= canonicalJson(theirs) ? 'mine' : 'theirs';
}

/** A merged list has what either side added, lacks what either side removed, and has no duplicates. */
function* checkList(name: string, base: unknown, mine: unknown, theirs: unknown, merged: unknown): Generator<string> {
  const [b, m, t, all] = [base, mine, theirs, merged].map((list) => (list ?? []) as string[]) as [string[], string[], string[], string[]];
  for (const item of new Set([...b, ...m, ...t])) {
    const isKept = b.includes(item) ? m.includes(item) && t.includes(item) : true;
    if (all.includes(item) !== isKept) yield `${name} ${isKept ? 'lacks' : 'has'} ${item}`;
  }
  if (new Set(all).size !== all.length) yield `${name} has something twice`;
}

function* checkMemory(mine: unknown, theirs: unknown, merged: unknown): Generator<string> {
  const [m, t, all] = [mine, theirs, merged] as { adventures?: number; met?: Record<string, number> }[];
  if ((all?.adventures ?? 0) < Math.max(m?.adventures ?? 0, t?.adventures ?? 0)) yield 'memory counts fewer adventures';
  for (const [mark, at] of [...Object.entries(m?.met ?? {}), ...Object.entries(t?.met ?? {})]) {
    if ((all?.met?.[mark] ?? 0) < at) yield `memory has met ${mark} earlier`;
  }
}

type Step = { id: string };
type Told = { ids: string[]; steps: unknown; current: number; notes: string; notesAt: string; data: Fields | null };

function toldIn(fields: Fields): Told {
  const data = (fields['continuation_data'] ?? null) as (Fields & { adventureSteps: Step[] }) | null;
  const keepsake = (fields['keepsake'] ?? null) as { steps: Step[] } | null;
  const steps = data?.adventureSteps ?? keepsake?.steps ?? [];
  return {
    ids: steps.map(({ id }) => id),
    steps,
    current: data === null ? Math.max(0, steps.length - 1) : Number(data['currentStep']),
    notes: (data?.['userNotes'] ?? '') as string,
    notesAt: (data?.['userNotesAt'] ?? '') as string,
    data,
  };
}

const ranks: Record<string, number> = { completed: 2, ended_early: 1 };
const rankOf = (status: unknown): number => ranks[String(status)] ?? 0;

function* checkStoryMerge({ base, mine, theirs, merged }: Sides, later: 'mine' | 'theirs'): Generator<string> {
  const only = (fields: Fields): Fields => Object.fromEntries([...story].map((name) => [name, fields[name]]));
  const [b, m, t] = [toldIn(base), toldIn(mine), toldIn(theirs)];
  if ([mine, theirs].some((side) => sameJson(only(side), only(base)))) {
    const changed = sameJson(only(mine), only(base)) ? theirs : mine;
    if (!sameJson(only(merged), only(changed))) yield 'the story is not that of the only side that went on';
    return;
  }
  const [was, one, other] = [base['status'], mine['status'], theirs['status']];
  const lead =
    one === other
      ? later
      : one === was
        ? 'theirs'
        : other === was
          ? 'mine'
          : rankOf(one) === rankOf(other)
            ? later
            : rankOf(one) > rankOf(other)
              ? 'mine'
              : 'theirs';
  const status = lead === 'mine' ? one : other;
  if (merged['status'] !== status) yield `status is ${show(merged['status'])} and not ${show(status)}`;
  const side = one !== other && status === 'completed' ? lead : leadOfSteps(b, m, t, later);
  const [winner, loser] = side === 'mine' ? [m, t] : [t, m];
  const made = toldIn(merged);
  if (!sameJson(made.ids, winner.ids)) yield `the story is ${made.ids.join(' ')} and not ${winner.ids.join(' ')}`;
  const text = canonicalJson(merged);
  for (const id of loser.ids) if (!text.includes(`"${id}"`)) yield `the step ${id} is nowhere`;
  if (made.data === null) return;
  const last = Math.max(0, made.ids.length - 1);
  const [w, l] = [winner.current, loser.current];
  const current = sameJson(m.ids, t.ids) ? (w === l || l === b.current ? w : w === b.current ? l : Math.max(w, l)) : w;
  if (made.current !== Math.min(current, last)) yield `the current step is ${made.current} and not ${Math.min(current, last)}`;
  const notes = m.notes === t.notes || t.notes === b.notes ? m : m.notes === b.notes ? t : laterNotes(m, t);
  if (made.notes !== notes.notes) yield `the notes are ${show(made.notes)} and not ${show(notes.notes)}`;
  if (m.data === null || t.data === null) return;
  for (const name of ['pausedAt', 'pause_timestamp', 'end_timestamp', 'ended_early', 'story_progress']) {
    const [from, x, y] = [b.data?.[name], m.data[name], t.data[name]];
    const expected = sameJson(x, y) || sameJson(y, from) ? x : sameJson(x, from) ? y : lead === 'mine' ? x : y;
    if (!sameJson(made.data[name], expected)) yield `${name} is ${show(made.data[name])} and not ${show(expected)}`;
  }
}

/** The side whose steps win: the one that changed them; where both did, the one with more steps, or at a later step. */
function leadOfSteps(base: Told, mine: Told, theirs: Told, later: 'mine' | 'theirs'): 'mine' | 'theirs' {
  if (sameJson(mine.steps, theirs.steps)) return later;
  if (sameJson(mine.steps, base.steps)) return 'theirs';
  if (sameJson(theirs.steps, base.steps)) return 'mine';
  const ahead = mine.ids.length - theirs.ids.length || mine.current - theirs.current;
  return ahead === 0 ? later : ahead > 0 ? 'mine' : 'theirs';
}

function laterNotes(mine: Told, theirs: Told): Told {
  if (mine.notesAt === theirs.notesAt) return mine.notes > theirs.notes ? mine : theirs;
  return mine.notesAt > theirs.notesAt ? mine : theirs;
}
