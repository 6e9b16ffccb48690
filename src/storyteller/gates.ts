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
export const energyReach = 1.3;
/** After a hurt or a fright, and before the end, nothing is livelier than this, whatever is waived. */
const calmest = 2;

export type Verdict = { ok: true; playable: Playable } | { ok: false; gate: GateName };

function refused(gate: GateName): Verdict {
  return { ok: false, gate };
}

/** The gates that nothing opens: safety, considerations, age, environment, props, participation. */
function admit(core: Core, moment: Moment): Verdict {
  const { facts } = moment;
  if (!isSafe(core, moment)) return refused('safety');
  if (core.energy > moment.limit) return refused('considerations');
  const limited = facts.children.map((child) => partOf(core, child, moment));
  if (limited.some((part) => part === 'barred')) return refused('considerations');
  const [from, to] = core.ages;
  if (facts.youngest < from || facts.youngest > to || limited.includes(null)) return refused('age');
  if (!fitsPlace(core, moment)) return refused('environment');
  const props = propsFor(core, moment);
  if (props === null) return refused('props');
  const parts = limited.flatMap((part) => (part === null || part === 'barred' ? [] : [part]));
  if ((core.players ?? 1) > facts.players || parts.every((part) => part.instead)) return refused('participation');
  return { ok: true, playable: { core, parts, props } };
}

/** The gate that an admitted activity stops at, or null; `waived` ones let everything pass. */
function stopped({ core }: Playable, moment: Moment, waived: ReadonlySet<GateName>): GateName | null {
  const { facts } = moment;
  if (!waived.has('style') && core.styles[facts.style] === undefined) return 'style';
  if ((moment.calm || moment.beat === 'cool-down') && core.energy > calmest) return 'energy';
  if (!waived.has('energy') && (core.energy > moment.maxEnergy || Math.abs(core.energy - moment.target) > energyReach)) return 'energy';
  const met = facts.memory.met[core.id];
  if (!waived.has('cooldown') && met !== undefined && facts.memory.adventures - met < cooldownAdventures) return 'cooldown';
  if (!waived.has('repeat') && moment.usedCores.includes(core.id)) return 'repeat';
  if (!waived.has('mechanic') && core.mechanic === moment.lastMechanic) return 'mechanic';
  return null;
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

type Admitted = {
  admitted: readonly Playable[];
  /** How many cores each gate turned away. */
  shut: Readonly<Partial<Record<GateName, number>>>;
};

/** Everything that may be played here by these children, whatever the moment asks for. */
export function admittedTo(cores: readonly Core[], moment: Moment): Admitted {
  const shut: Partial<Record<GateName, number>> = {};
  const admitted: Playable[] = [];
  for (const core of cores) {
    const verdict = admit(core, moment);
    if (verdict.ok) admitted.push(verdict.playable);
    else shut[verdict.gate] = (shut[verdict.gate] ?? 0) + 1;
  }
  return { admitted, shut };
}

/** Everything that can be played now: never empty, as long as the packs hold a core without demands for every age. */
export function sift(cores: readonly Core[], moment: Moment): Sifted {
  const { admitted, shut } = admittedTo(cores, moment);
  for (const waived of waivers) {
    const refusals = { ...shut };
    const set = new Set<GateName>(waived);
    const playable = admitted.filter((each) => {
      const gate = stopped(each, moment, set);
      if (gate !== null) refusals[gate] = (refusals[gate] ?? 0) + 1;
      return gate === null;
    });
    if (playable.length > 0) return { playable, waived, refusals };
  }
  return { playable: [], waived: [], refusals: {} };
}
