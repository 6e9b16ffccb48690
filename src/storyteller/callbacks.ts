import type { Tier } from './bands.ts';
import type { Piece } from './aloud.ts';
import { type Card, deal } from './decks.ts';
import { chance } from './random.ts';
import { render, type Scope } from './render.ts';
import { withNamed } from './responses.ts';
import type { Pair, Plant } from './schema.ts';
import type { Session } from './session.ts';
import type { Canon } from './state.ts';

/** Things that come back: the prologue's plants, what notes brought in, who led when. */

/** The plants that the listeners have been shown, the one that will pay off last. */
function plantsShown(session: Session): Plant[] {
  const { plan, state, facts } = session;
  const planted = state.tellings.flatMap((telling) => telling?.planted ?? []);
  return (plan.frame?.plants ?? [])
    .filter((plant) => planted.includes(plant.id))
    .sort((a, b) => chance(facts.seed, `plant|${a.id}`) - chance(facts.seed, `plant|${b.id}`));
}

/** The plant that the ending needs; null where none was shown. */
export function payoffPlant(session: Session): Plant | null {
  return plantsShown(session).at(-1) ?? null;
}

/** Whether something should come back in the activity at `at` (from 1) of `count`. */
function isDue(at: number, count: number): boolean {
  return count >= 3 && (at === Math.floor(count * 0.4) + 1 || at === Math.floor(count * 0.7) + 1 || (count > 8 && at % 4 === 0));
}

/** The next of the small authored lines of a kind. */
export function nextLine(session: Session, kind: 'returns' | 'farewells' | 'credits' | 'resumes' | 'ownWords'): Card<Pair> | null {
  return deal(session.table, `b|${kind}`, session.content.glue[kind], (pair) => pair.text);
}

export type Comeback = {
  piece: Piece;
  /** The same in few words, where there is no room for more. */
  short: string;
  recalled: string[];
  returned: string[];
};

/** Canon from earlier notes that has not come back yet; the newest note is answered elsewhere. */
function waiting(session: Session): Canon | null {
  const { state } = session;
  const returned = state.tellings.flatMap((telling) => telling?.returned ?? []);
  return state.canon.find((canon) => canon.at < state.index - 1 && !returned.includes(canon.source)) ?? null;
}

/** What comes back in this step, if anything is due. */
export function comeback(session: Session, scope: Scope, tier: Tier, count: number): Comeback | null {
  const { state } = session;
  const canon = waiting(session);
  const line = nextLine(session, 'returns');
  if (canon !== null && line !== null) {
    const named = withNamed(scope, { thing: canon.source });
    const text = render(tier === 'text' ? line.item.text : line.item.little, named);
    const short = render(line.item.little, named);
    return { piece: { part: 'opening', order: 4, text, mark: line.mark, spare: 1 }, short, recalled: [], returned: [canon.source] };
  }
  if (!isDue(state.index, count)) return null;
  const recalled = state.tellings.flatMap((telling) => telling?.recalled ?? []);
  const plants = plantsShown(session);
  const plant = plants.find((other) => !recalled.includes(other.id)) ?? null;
  if (plant === null) return null;
  const text = render(plant.recall, scope);
  return { piece: { part: 'opening', order: 6, text, mark: '', spare: 1 }, short: text, recalled: [plant.id], returned: [] };
}

/** At the end: what a note brought in says goodbye. */
export function farewell(session: Session, scope: Scope): { long: string; short: string; mark: string } | null {
  const { state } = session;
  const canon = [...state.canon].reverse().find((other) => other.at < state.index) ?? null;
  const line = nextLine(session, 'farewells');
  if (canon === null || line === null) return null;
  const named = withNamed(scope, { thing: canon.source });
  return { long: render(line.item.text, named), short: render(line.item.little, named), mark: line.mark };
}

/** At the end: somebody who led is remembered for it. The quietest leader is taken, so that names stay even. */
export function credit(
  session: Session,
  scope: Scope,
  tier: Tier,
  told: readonly { lead?: string | undefined; step: string }[],
): Piece | null {
  const { facts, state } = session;
  const turns = (id: string) => state.leads.filter((lead) => lead === id).length;
  const led = told.slice(1).filter((step) => step.lead !== undefined && facts.children.some((child) => child.id === step.lead));
  const step = [...led].sort((a, b) => turns(a.lead ?? '') - turns(b.lead ?? ''))[0];
  const child = facts.children.find((other) => other.id === step?.lead)?.name;
  const line = nextLine(session, 'credits');
  if (step === undefined || child === undefined || line === null) return null;
  const text = render(tier === 'text' ? line.item.text : line.item.little, withNamed(scope, { child, step: `‘${step.step}’` }));
  return { part: 'call', order: 1, text, mark: line.mark, spare: 2 };
}
