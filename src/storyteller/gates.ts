import type { Moment } from './moment.ts';
import { type Part, partOf, propsFor } from './parts.ts';
import type { PlaceProp } from './props.ts';
import type { Core } from './schema.ts';
import { spaces } from './vocabulary.ts';

/**
 * The hard gates, in order. What they refuse is never played; what can't be evaluated is refused. Style, energy and
 * cooldown may be waived when nothing is left, nothing above them ever is.
 */

export type Playable = { core: Core; parts: readonly Part[]; props: Record<string, PlaceProp> };

export const gateNames = [
  'safety',
  'considerations',
  'age',
  'environment',
  'props',
  'participation',
  'style',
  'energy',
  'cooldown',
  'repeat',
  'mechanic',
] as const;
export type GateName = (typeof gateNames)[number];

/** Adventures that must pass before a family meets an activity again. */
const cooldownAdventures = 10;
/** How far from the planned energy an activity may lie. */
const energyReach = 1.3;
/** After a hurt or a fright nothing is livelier than this, whatever is waived. */
const calmest = 2;

export type Verdict = { ok: true; playable: Playable } | { ok: false; gate: GateName };

function refused(gate: GateName): Verdict {
  return { ok: false, gate };
}

/** Takes a core through the gates; `waived` ones let everything pass. */
export function judge(core: Core, moment: Moment, waived: ReadonlySet<GateName>): Verdict {
  const { facts } = moment;
  if (!isSafe(core, moment)) return refused('safety');
  const limited = facts.children.map((child) => partOf(core, child, moment));
  if (core.energy > Math.min(...facts.children.map((child) => child.limits.energy))) return refused('considerations');
  const conflicted = facts.children.some(
    (child, at) => limited[at] === null && core.demands.some((demand) => moment.bansOf(child.id).has(demand)),
  );
  if (conflicted) return refused('considerations');
  const [from, to] = core.ages;
  const parts = limited.flatMap((part) => part ?? []);
  if (facts.youngest < from || facts.youngest > to || parts.length < facts.children.length) return refused('age');
  if (!fitsPlace(core, moment)) return refused('environment');
  const props = propsFor(core, moment);
  if (props === null) return refused('props');
  if ((core.players ?? 1) > facts.players || parts.every((part) => part.instead)) return refused('participation');
  if (!waived.has('style') && core.styles[facts.style] === undefined) return refused('style');
  if (moment.calm ? core.energy > calmest : core.energy > moment.maxEnergy && !waived.has('energy')) return refused('energy');
  if (!waived.has('energy') && Math.abs(core.energy - moment.target) > energyReach) return refused('energy');
  const met = facts.memory.met[core.id];
  if (!waived.has('cooldown') && met !== undefined && facts.memory.adventures - met < cooldownAdventures) return refused('cooldown');
  if (!waived.has('repeat') && moment.usedCores.includes(core.id)) return refused('repeat');
  if (!waived.has('mechanic') && core.mechanic === moment.lastMechanic) return refused('mechanic');
  return { ok: true, playable: { core, parts, props } };
}

/** Running wants a lawn under an open sky; the very young are not whirled about. */
function isSafe(core: Core, moment: Moment): boolean {
  const demands: readonly string[] = core.demands;
  if (demands.includes('run') && (moment.space !== 'lawn' || moment.roof !== 'outdoors')) return false;
  if (demands.includes('small') && moment.facts.youngest < 4) return false;
  if (demands.includes('close-eyes') && (demands.includes('walk') || demands.includes('run') || moment.facts.youngest < 4)) return false;
  if (demands.includes('spin') && moment.facts.youngest < 3) return false;
  return !(demands.includes('lift') && moment.facts.youngest < 5);
}

function fitsPlace(core: Core, moment: Moment): boolean {
  if (spaces.indexOf(core.space) > spaces.indexOf(moment.space)) return false;
  if (core.places === undefined) return true;
  const here: readonly (string | null)[] = [moment.roof, moment.facts.place.known];
  return core.places.some((place) => here.includes(place));
}

/** What is given up, one after the other, when nothing is left to play. */
const waivers: readonly (readonly GateName[])[] = [
  [],
  ['energy'],
  ['cooldown'],
  ['cooldown', 'energy'],
  ['cooldown', 'energy', 'style'],
  ['cooldown', 'energy', 'style', 'repeat'],
  ['cooldown', 'energy', 'style', 'repeat', 'mechanic'],
];

export type Sifted = {
  playable: readonly Playable[];
  waived: readonly GateName[];
  /** How many cores each gate turned away. */
  refusals: Readonly<Partial<Record<GateName, number>>>;
};

/** Everything that can be played now: never empty, as long as the packs hold a core without demands for every age. */
export function sift(cores: readonly Core[], moment: Moment): Sifted {
  for (const waived of waivers) {
    const refusals: Partial<Record<GateName, number>> = {};
    const playable: Playable[] = [];
    const set = new Set<GateName>(waived);
    for (const core of cores) {
      const verdict = judge(core, moment, set);
      if (verdict.ok) playable.push(verdict.playable);
      else refusals[verdict.gate] = (refusals[verdict.gate] ?? 0) + 1;
    }
    if (playable.length > 0) return { playable, waived, refusals };
  }
  return { playable: [], waived: [], refusals: {} };
}
