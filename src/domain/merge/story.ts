import * as z from 'zod/mini';
import type { Fields } from '../contracts/sync-protocol.ts';
import { Branch, ContinuationData, Keepsake, Status } from '../entities/adventure.ts';
import { canonicalJson } from '../json.ts';
import { type Said, standing } from '../steps/said.ts';
import type { Step } from '../steps/step.ts';
import { mergeValue } from './rules.ts';
import { mergeSteps, type SideName, type Story } from './steps.ts';

/**
 * Merges two versions of an adventure's story that were edited on two devices.
 * - status: completed wins over ended early; between playing and paused, the later edit.
 * - told steps: those of the side that completed the adventure; otherwise those of the side that is further along. The other side's steps
 * that differ go to `stepHistory`. See `steps.ts`.
 * - notes being typed: the later edit; the other text goes to `stepHistory`, unless the later one contains it.
 * - all other fields (times of pausing and ending, unknown fields): field by field; if both changed one, from the side that decided the
 * status.
 * Nothing that either side told or noted is lost.
 */

/** The fields that are merged together. */
export const storyFields: ReadonlySet<string> = new Set(['status', 'continuation_data', 'keepsake', 'story_summary', 'final_outcome']);

const StoryFields = z.looseObject({
  status: Status,
  continuation_data: z.nullable(ContinuationData),
  keepsake: z.optional(z.nullable(Keepsake)),
});
type StoryFields = z.infer<typeof StoryFields>;

/** `later`: the side that was edited later. */
export function mergeStory(base: Fields, mine: Fields, theirs: Fields, later: SideName): Fields {
  if (sameStory(mine, base) || sameStory(mine, theirs)) return pick(theirs);
  if (sameStory(theirs, base)) return pick(mine);
  const [m, t] = [StoryFields.safeParse(mine), StoryFields.safeParse(theirs)];
  // A newer version's format that this one can't parse: the later edit is taken as a whole. The other row is kept as a backup.
  if (!m.success || !t.success) return pick(later === 'mine' ? mine : theirs);
  const b = StoryFields.safeParse(base);
  return mergeParsed(b.success ? b.data : null, { ...m.data, at: atOf(mine) }, { ...t.data, at: atOf(theirs) }, later, {
    base,
    mine,
    theirs,
  });
}

type Parsed = StoryFields & { at: string };
type Rows = { base: Fields; mine: Fields; theirs: Fields };

function mergeParsed(base: StoryFields | null, mine: Parsed, theirs: Parsed, later: SideName, rows: Rows): Fields {
  const lead = statusSide(base, mine, theirs, later);
  const status = lead === 'mine' ? mine.status : theirs.status;
  const byLead = (name: string): unknown => mergePlain(rows.base[name], rows.mine[name], rows.theirs[name], lead);
  const [m, t] = [storyOf(mine), storyOf(theirs)];
  const told = mergeSteps({
    base: base === null ? null : storyOf(base),
    mine: { ...m, at: mine.at },
    theirs: { ...t, at: theirs.at },
    winner: mine.status !== theirs.status && status === 'completed' ? lead : null,
    later,
  });
  const notes = mergeNotes(base === null ? '' : storyOf(base).notes, m, t);
  const kept = notes.other === null || isNoted(notes.other.text, told.steps, told.history) ? [] : [asBranch(notes.other, told.currentStep)];
  const history = [...told.history, ...kept];
  const summary = { story_summary: byLead('story_summary'), final_outcome: byLead('final_outcome') };
  if (status === 'completed') {
    const rest = mergePlainRecord(base?.keepsake ?? {}, mine.keepsake ?? {}, theirs.keepsake ?? {}, lead);
    const open = isNoted(notes.text, told.steps, history) ? [] : [asBranch(notes, told.currentStep)];
    const branches = [...history, ...open];
    const keepsake = { ...rest, steps: told.steps, ...(branches.length === 0 ? {} : { stepHistory: branches }) };
    return { status, continuation_data: null, keepsake, ...summary };
  }
  const rest = mergePlainRecord(base?.continuation_data ?? {}, mine.continuation_data ?? {}, theirs.continuation_data ?? {}, lead);
  const others = Object.fromEntries(Object.entries(rest).filter(([name]) => !goesWithSteps.has(name)));
  const { steps, currentStep, queuedSteps, response } = told;
  const data = {
    ...others,
    adventureSteps: steps,
    currentStep,
    stepHistory: history,
    userNotes: notes.text,
    ...(notes.at === '' ? {} : { userNotesAt: notes.at }),
    ...(notes.dropped.length === 0 ? {} : { notesDropped: notes.dropped }),
    ...(notes.said.length === 0 ? {} : { notesSaid: notes.said }),
    ...(queuedSteps === undefined ? {} : { queuedSteps }),
    ...(response === undefined ? {} : { lastWebhookResponse: response }),
  };
  return { status, continuation_data: data, keepsake: byLead('keepsake') ?? null, ...summary };
}

/** Fields that belong to the steps or the notes and may be missing: then the other side's value must not be kept beside them. */
const goesWithSteps: ReadonlySet<string> = new Set(['queuedSteps', 'lastWebhookResponse', 'userNotesAt', 'notesDropped', 'notesSaid']);

const rank: Record<Status, number> = { completed: 2, ended_early: 1, paused_for_continuation: 0, active: 0 };

function statusSide(base: StoryFields | null, mine: Parsed, theirs: Parsed, later: SideName): SideName {
  if (mine.status === theirs.status) return later;
  if (mine.status === base?.status) return 'theirs';
  if (theirs.status === base?.status) return 'mine';
  if (rank[mine.status] !== rank[theirs.status]) return rank[mine.status] > rank[theirs.status] ? 'mine' : 'theirs';
  return later;
}

function storyOf({ continuation_data: data, keepsake }: StoryFields): Story {
  if (data !== null) {
    return {
      steps: data.adventureSteps,
      currentStep: data.currentStep,
      history: data.stepHistory,
      queuedSteps: data.queuedSteps,
      response: data.lastWebhookResponse,
      notes: data.userNotes,
      notesAt: data.userNotesAt ?? '',
      dropped: data.notesDropped ?? [],
      said: data.notesSaid ?? [],
    };
  }
  const steps = keepsake?.steps ?? [];
  const history = z.array(Branch).safeParse(keepsake?.['stepHistory']);
  return {
    steps,
    currentStep: Math.max(0, steps.length - 1),
    history: history.success ? history.data : [],
    queuedSteps: undefined,
    response: undefined,
    notes: '',
    notesAt: '',
    dropped: [],
    said: [],
  };
}

/** If both devices have the same text, `dropped` and `said` combine what either of them has. */
type Notes = { text: string; at: string; dropped: readonly string[]; said: readonly Said[] };

function mergeNotes(base: string, mine: Story, theirs: Story): Notes & { other: Notes | null } {
  const [m, t]: Notes[] = [
    { text: mine.notes, at: mine.notesAt, dropped: mine.dropped, said: mine.said },
    { text: theirs.notes, at: theirs.notesAt, dropped: theirs.dropped, said: theirs.said },
  ] as const;
  if (m.text === t.text) {
    const dropped = [...new Set([...m.dropped, ...t.dropped])].sort();
    const said = standing([...m.said, ...t.said], m.text).sort((a, b) => (canonicalJson(a) < canonicalJson(b) ? -1 : 1));
    return { text: m.text, at: m.at > t.at ? m.at : t.at, dropped, said, other: null };
  }
  if (m.text === base) return { ...t, other: null };
  if (t.text === base) return { ...m, other: null };
  const mineWins = m.at === t.at ? m.text > t.text : m.at > t.at;
  const [winner, loser] = mineWins ? [m, t] : [t, m];
  const contained = winner.text.includes(loser.text.trim());
  return { ...winner, other: contained ? null : loser };
}

/** Notes that were not used: a branch without steps. */
function asBranch(notes: Notes, from: number): Branch {
  return { from, steps: [], at: notes.at, notes: notes.text };
}

/** Whether a step's or a branch's notes contain the text already. True for a blank text. */
function isNoted(text: string, steps: readonly Step[], history: readonly Branch[]): boolean {
  const said = text.trim();
  const all = [...steps, ...history.flatMap((branch) => branch.steps)].flatMap((step) => [step.notes ?? '', step.private_notes ?? '']);
  const branches = history.map((branch) => (typeof branch['notes'] === 'string' ? branch['notes'] : ''));
  return said === '' || [...all, ...branches].some((noted) => noted.includes(said));
}

function mergePlain(base: unknown, mine: unknown, theirs: unknown, lead: SideName): unknown {
  return mergeValue(base, mine, theirs, () => (lead === 'mine' ? mine : theirs));
}

/** Field by field. An empty side has its story in the other field (data or keepsake), so it has changed nothing here. */
function mergePlainRecord(base: Fields, mine: Fields, theirs: Fields, lead: SideName): Fields {
  if (Object.keys(mine).length === 0) return theirs;
  if (Object.keys(theirs).length === 0) return mine;
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return Object.fromEntries([...names].map((name) => [name, mergePlain(base[name], mine[name], theirs[name], lead)]));
}

function sameStory(a: Fields, b: Fields): boolean {
  return canonicalJson(pick(a)) === canonicalJson(pick(b));
}

function pick(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => storyFields.has(name)));
}

function atOf(fields: Fields): string {
  return typeof fields['updated_at'] === 'string' ? fields['updated_at'] : '';
}
