import type { Mechanic } from '../../mechanics/schema.ts';
import type { Way } from '../../tales/schema.ts';
import type { Entry } from '../../words/lexicon.ts';
import type { PlaceProp } from '../../words/props.ts';
import { type Demand, demands, type Space, spaces } from '../../words/vocabulary.ts';
import type { Library } from '../library.ts';
import type { World } from '../past/world.ts';
import type { Family } from '../people/family.ts';
import { withParts } from '../people/spare.ts';
import { chance } from '../random.ts';

/**
 * The gates decide which ways of a scene these children can play, here and now. A way that they refuse is not offered. Only where no way at all passes is
 * one told nevertheless (`moment.ts`), without what is off, since a step must come out.
 */

/** What can be played: a way of a scene, or an ending. */
export type Doing = Pick<Way, 'id' | 'offer' | 'does' | 'demands' | 'props' | 'call' | 'how' | 'part' | 'anybody'>;

/** A doing with the mechanic by which it is played, and the thing for each role of that mechanic. */
export type Playable<T extends Doing = Doing> = { doing: T; mechanic: Mechanic; props: Readonly<Record<string, PlaceProp>> };

export type GateName = 'safety' | 'considerations' | 'age' | 'place' | 'things' | 'players';

/** A doing that can be played, or the gate at which it stops. */
export type Verdict<T extends Doing, G = GateName> = { ok: true; playable: Playable<T> } | { ok: false; gate: G };

/** What the place offers at this moment: room, roof, and the things that lie there. */
export type Setting = { space: Space; roof: 'indoors' | 'outdoors' | null; props: readonly PlaceProp[] };

/** The setting now: without what was lost or was not laid out, and indoors once the family has moved there. */
export function settingOf(family: Family, world: World): Setting {
  const { place } = family;
  const isLost = (prop: PlaceProp) =>
    world.lost.some((lost) => prop.key === lost || prop.key.endsWith(` ${lost}`) || lost.endsWith(prop.key));
  const props = family.props.filter((prop) => !isLost(prop) && (world.kit?.includes(prop.key) ?? true));
  if (!world.inside) return { space: place.space, roof: place.roof, props };
  // Things that lay outdoors stay there.
  const moved = place.roof === 'outdoors';
  return {
    space: place.space === 'lawn' ? 'rug' : place.space,
    roof: 'indoors',
    props: moved ? [] : props,
  };
}

/** Who plays, what has happened so far, and what can be told: a session is one. */
export type Here = { family: Family; world: World; library: Library };

/**
 * The first mechanic of the doing whose gates all hold; otherwise the gate that the last one stopped at. `byParts`: whether it may ask what a child can't
 * do, where that child has another part.
 */
export function admit<T extends Doing>(doing: T, { family, world, library }: Here, byParts = false): Verdict<T> {
  const names = Array.isArray(doing.does) ? doing.does : doing.does[family.band.tier];
  let refused: GateName = 'safety';
  const setting = settingOf(family, world);
  for (const name of names) {
    const mechanic = library.mechanics.get(name);
    if (mechanic === undefined) continue;
    const gate = gateOf(doing, mechanic, byParts ? withParts(family, mechanic) : family, setting);
    if (gate !== null) {
      refused = gate;
      continue;
    }
    const props = propsFor(mechanic, doing, family, world, setting);
    if (props !== null) return { ok: true, playable: { doing, mechanic, props } };
    refused = 'things';
  }
  return { ok: false, gate: refused };
}

/** What a doing asks of bodies and of the surroundings: the mechanic's demands and those of the words. */
export function demandsOf(doing: Doing, mechanic: Mechanic): readonly Demand[] {
  const own = (doing.demands ?? []).filter((demand): demand is Demand => (demands as readonly string[]).includes(demand));
  return [...new Set([...mechanic.demands, ...own])];
}

/** The first gate that does not hold for this mechanic; null where all hold. */
function gateOf(doing: Doing, mechanic: Mechanic, family: Family, setting: Setting): GateName | null {
  const asked = demandsOf(doing, mechanic);
  if (!isSafe(asked, family, setting) || asked.some((demand) => family.limits.place.bans.has(demand))) return 'safety';
  const small = isGentle(asked, mechanic);
  for (const { limits } of family.children) {
    const tooLively = mechanic.energy > Math.min(limits.energy, family.limits.place.energy) && !small;
    if (tooLively || asked.some((demand) => limits.bans.has(demand))) return 'considerations';
  }
  const [from, to] = mechanic.ages;
  if (family.youngest < from || family.youngest > to) return 'age';
  if (spaces.indexOf(mechanic.space) > spaces.indexOf(setting.space)) return 'place';
  const here: readonly (string | null)[] = [setting.roof, family.place.known];
  if (mechanic.places !== undefined && !mechanic.places.some((place) => here.includes(place))) return 'place';
  const players = family.children.length + (family.joins || family.youngest <= 4 ? 1 : 0);
  return (mechanic.players ?? 1) > players ? 'players' : null;
}

/**
 * Whether anybody can play it in any seat. It demands nothing and needs no things, so that even at energy 3 it can be done with as little movement as one
 * likes.
 */
export function isGentle(asked: readonly Demand[], { energy, space, props }: Mechanic): boolean {
  return asked.length === 0 && space === 'seat' && props === undefined && energy <= 3;
}

/** What holds for every family: running only on a lawn outdoors; small things, closed eyes, spinning and lifting only from an age on. */
function isSafe(asked: readonly Demand[], { youngest }: Family, { space, roof }: Setting): boolean {
  if (asked.includes('run') && (space !== 'lawn' || roof !== 'outdoors')) return false;
  if (asked.includes('small') && youngest < 4) return false;
  if (asked.includes('close-eyes') && (asked.includes('walk') || asked.includes('run') || youngest < 4)) return false;
  if (asked.includes('spin') && youngest < 3) return false;
  return !(asked.includes('lift') && youngest < 5);
}

const activeDemands: readonly Demand[] = ['run', 'jump', 'spin', 'throw'];
const unsteady = ['hard', 'poke', 'breakable', 'heavy', 'wet'] as const;

/** Whether a thing is safe in this mechanic: nothing hard, pointed, breakable, heavy or wet where bodies move fast. */
function fits(prop: PlaceProp, mechanic: Mechanic): boolean {
  const fast = mechanic.energy >= 4 || mechanic.demands.some((demand) => activeDemands.includes(demand));
  return !(fast && unsteady.some((hazard) => prop.hazards.includes(hazard)));
}

/** A different thing for every role, or null where something is missing. The tale's favourites come first, then what was not used yet. */
function propsFor(mechanic: Mechanic, doing: Doing, family: Family, world: World, setting: Setting): Record<string, PlaceProp> | null {
  const roles = Object.entries(mechanic.props ?? {});
  if (roles.length === 0) return {};
  const used = world.tellings.flatMap((telling) => telling.props);
  const cost = (prop: PlaceProp, role: string): number => {
    const favourites = doing.props?.[role]?.prefer ?? [];
    const at = favourites.findIndex((kind) => prop.key === kind || prop.key.endsWith(` ${kind}`));
    return (
      (at === -1 ? 6 : at) +
      used.filter((key) => key === prop.key).length * 1.5 +
      (prop.known ? 0 : 2) +
      chance(family.seed, `${role}|${prop.key}`)
    );
  };
  const assign = (at: number, taken: readonly PlaceProp[]): PlaceProp[] | null => {
    const [role, need] = roles[at] ?? [];
    if (role === undefined || need === undefined) return [...taken];
    const several = (need.count ?? 1) > 1;
    const candidates = setting.props
      .filter((prop) => prop.can.includes(need.can) && (!several || prop.several) && !taken.includes(prop) && fits(prop, mechanic))
      .sort((a, b) => cost(a, role) - cost(b, role));
    for (const candidate of candidates) {
      const rest = assign(at + 1, [...taken, candidate]);
      if (rest !== null) return rest;
    }
    return null;
  };
  const found = assign(0, []);
  return found === null ? null : Object.fromEntries(roles.map(([role], at) => [role, found[at] as PlaceProp]));
}

/** The thing as it is named: one of it, or all that is listed where several are wanted. */
export function entryOf(mechanic: Mechanic, role: string, prop: PlaceProp): Entry {
  return (mechanic.props?.[role]?.count ?? 1) > 1 ? prop.listed : prop.one;
}
