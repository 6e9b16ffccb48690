import type { Facts } from './facts.ts';
import { chance, shuffled } from './random.ts';
import type { Frame, Theme, Twist } from './schema.ts';
import { type CastSlot, castSlots } from './vocabulary.ts';
import { parseEntry } from './lexicon.ts';

/** What an adventure is about: its frame, its twist and its fixed words, chosen once. */

export type Plan = {
  /** Null where somebody else began the story: then the road has no plants and no quest of ours. */
  frame: Frame | null;
  twist: Twist;
  /** Slot → lexicon entry. */
  cast: Record<string, string>;
};

/** A frame with a twist, as the family's memory knows it. */
export function pairId(frame: Frame, twist: Twist): string {
  return `${frame.id}*${twist.id}`;
}

/** The frame and twist that this family has not met, or met longest ago. */
export function choosePlan(facts: Facts): Plan {
  const { theme, memory, seed } = facts;
  const met = (id: string) => memory.met[id] ?? -1;
  const pairs = theme.frames
    .flatMap((frame) => theme.twists.map((twist) => ({ frame, twist })))
    .map((pair) => ({
      ...pair,
      // A pair is met as a whole; of the new ones the frame, then the twist that is longest gone.
      cost:
        (met(pairId(pair.frame, pair.twist)) + 1) * 1000 +
        (met(pair.frame.id) + 1) * 10 +
        (met(pair.twist.id) + 1) +
        chance(seed, `pair|${pairId(pair.frame, pair.twist)}`),
    }))
    .sort((a, b) => a.cost - b.cost);
  const best = pairs[0];
  if (best === undefined) throw new Error(`the theme ${theme.theme} has frames and twists`);
  return { frame: best.frame, twist: best.twist, cast: castFor(best.frame, facts) };
}

/** The plan that a told adventure has, from what its first told step keeps; frames and twists that are gone are chosen anew. */
export function planOf(
  kept: { frame: string | null; twist: string; cast: Record<string, string> } | null,
  foreignStart: boolean,
  facts: Facts,
): Plan {
  if (kept !== null) {
    const frame = kept.frame === null ? null : (facts.theme.frames.find((other) => other.id === kept.frame) ?? null);
    const twist = facts.theme.twists.find((other) => other.id === kept.twist) ?? choosePlan(facts).twist;
    return { frame, twist, cast: kept.cast };
  }
  const plan = choosePlan(facts);
  return foreignStart ? { frame: null, twist: plan.twist, cast: castFor(null, facts) } : plan;
}

function castFor(frame: Frame | null, facts: Facts): Record<string, string> {
  const drawn = castSlots.map((slot): [string, string] => [slot, castEntry(slot, frame, facts.theme, facts)]);
  return Object.fromEntries(drawn.filter(([, entry]) => entry !== ''));
}

function castEntry(slot: CastSlot, frame: Frame | null, theme: Theme, facts: Facts): string {
  const given = slot === 'crew' || slot === 'title' ? undefined : frame?.cast[slot];
  if (given !== undefined) return given;
  const simple = facts.band.call !== 'text';
  const entries = theme.lexicon[slot].filter((entry) => !simple || parseEntry(entry).easy);
  return shuffled(facts.seed, `cast|${slot}`, entries.length > 0 ? entries : theme.lexicon[slot], (entry) => entry)[0] ?? '';
}
