import type { Tier } from './bands.ts';
import type { Piece } from './aloud.ts';
import { leastMet, pieceId } from './pick.ts';
import { chance } from './random.ts';
import { render, type Scope } from './render.ts';
import { withNamed } from './responses.ts';
import type { Plant } from './schema.ts';
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

export type Comeback = { piece: Piece; recalled: string[]; returned: string[] };

/** Canon from earlier notes that has not come back yet; the newest note is answered elsewhere. */
function waiting(session: Session): Canon | null {
  const { state } = session;
  const returned = state.tellings.flatMap((telling) => telling?.returned ?? []);
  return state.canon.find((canon) => canon.at < state.index - 1 && !returned.includes(canon.source)) ?? null;
}

/** What comes back in this step, if anything is due. */
export function comeback(session: Session, scope: Scope, tier: Tier, count: number): Comeback | null {
  const { state, facts, content } = session;
  const canon = waiting(session);
  if (canon !== null) {
    const line = leastMet(content.glue.returns, (pair) => pieceId('b', pair.text), 'return', facts, session.usedIds)[0];
    if (line !== undefined) {
      const text = render(tier === 'text' ? line.text : line.little, withNamed(scope, { thing: canon.source }));
      return { piece: { part: 'opening', order: 4, text, id: pieceId('b', line.text), spare: 1 }, recalled: [], returned: [canon.source] };
    }
  }
  if (!isDue(state.index, count)) return null;
  const recalled = state.tellings.flatMap((telling) => telling?.recalled ?? []);
  const plants = plantsShown(session);
  const plant = plants.find((other) => !recalled.includes(other.id)) ?? null;
  if (plant === null) return null;
  return { piece: { part: 'opening', order: 6, text: render(plant.recall, scope), id: '', spare: 1 }, recalled: [plant.id], returned: [] };
}

/** At the end: what a note brought in says goodbye. */
export function farewell(session: Session, scope: Scope, tier: Tier): Piece | null {
  const { state, facts, content } = session;
  const canon = [...state.canon].reverse().find((other) => other.at < state.index) ?? null;
  const line = leastMet(content.glue.farewells, (pair) => pieceId('b', pair.text), 'farewell', facts, session.usedIds)[0];
  if (canon === null || line === undefined) return null;
  const text = render(tier === 'text' ? line.text : line.little, withNamed(scope, { thing: canon.source }));
  return { part: 'call', order: 2, text, id: pieceId('b', line.text), spare: 1 };
}

/** At the end: somebody who led is remembered for it. The quietest leader is taken, so that names stay even. */
export function credit(
  session: Session,
  scope: Scope,
  tier: Tier,
  told: readonly { lead?: string | undefined; step: string }[],
): Piece | null {
  const { facts, content, state } = session;
  const turns = (id: string) => state.leads.filter((lead) => lead === id).length;
  const led = told.slice(1).filter((step) => step.lead !== undefined && facts.children.some((child) => child.id === step.lead));
  const step = [...led].sort((a, b) => turns(a.lead ?? '') - turns(b.lead ?? ''))[0];
  const child = facts.children.find((other) => other.id === step?.lead)?.name;
  const line = leastMet(content.glue.credits, (pair) => pieceId('b', pair.text), 'credit', facts, session.usedIds)[0];
  if (step === undefined || child === undefined || line === undefined) return null;
  const text = render(tier === 'text' ? line.text : line.little, withNamed(scope, { child, step: `‘${step.step}’` }));
  return { part: 'call', order: 1, text, id: pieceId('b', line.text), spare: 2 };
}
