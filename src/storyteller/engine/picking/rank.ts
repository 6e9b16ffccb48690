import type { ActivityLevel } from '../../../domain/catalog.ts';
import type { Beat, Scene, Tale, Way } from '../../tales/schema.ts';
import type { World } from '../past/world.ts';
import type { Family } from '../people/family.ts';
import { chance } from '../random.ts';
import type { Playable } from './gates.ts';
import { repetitionCost } from './novelty.ts';

/** Which of the playable ways comes first: the nearest to what the story's curve, the family's wishes and their past ask for. */

/** The energy, 1 to 5, that suits each part of the story at each level. */
const targets: Record<ActivityLevel, Record<Beat, number>> = {
  low: { 'setting-out': 1.5, trial: 2, high: 2.5, turn: 1, homeward: 1.5 },
  medium: { 'setting-out': 2, trial: 3, high: 4, turn: 1.5, homeward: 2.5 },
  high: { 'setting-out': 3, trial: 4, high: 5, turn: 2, homeward: 3 },
};

/** The liveliest that a level allows; a way that is livelier is only played when it was picked. */
const liveliest: Record<ActivityLevel, number> = { low: 3, medium: 4, high: 5 };

/** The energy, 1 to 5, that the story's curve plans for a scene. */
export function plannedEnergy(level: ActivityLevel, beat: Beat): number {
  return targets[level][beat];
}

export type Candidate = { scene: Scene; playable: Playable<Way> };

/** The id under which a family's memory holds a way. */
export function wayMark(tale: Tale, scene: string, way: string): string {
  return `w:${tale.id}/${scene}/${way}`;
}

/** The memory's key of the way that was told last in this adventure; null in its first scene. */
export function lastMark({ tellings }: World, tale: Tale): string | null {
  const last = tellings.at(-1);
  return last === undefined || last.way === null ? null : wayMark(tale, last.scene, last.way);
}

/** How far a way is from what is wanted; the lowest cost is told first. */
export function costOf({ scene, playable }: Candidate, family: Family, world: World, tale: Tale): number {
  const { mechanic, doing, props } = playable;
  const target = plannedEnergy(family.level, scene.beat) + world.energy;
  const used = world.tellings;
  const still = used.slice(-2).length === 2 && used.slice(-2).every((telling) => telling.energy !== undefined && telling.energy <= 2);
  const wantsThings = family.props.length > 0 && !used.slice(-1).some((telling) => telling.props.length > 0);
  const newThing = Object.values(props).some((prop) => !used.some((telling) => telling.props.includes(prop.key)));
  let cost = Math.abs(mechanic.energy - target) * 10;
  if (mechanic.energy > liveliest[family.level]) cost += 20;
  // Gentle ways pass the gates above this energy, since they can be played with little movement; calmer ones are still better.
  if (mechanic.energy > family.limits.energy) cost += 15;
  if (!mechanic.styles.includes(family.style)) cost += 5;
  if (used.at(-1)?.motion === mechanic.motion) cost += 14;
  if (still && mechanic.energy <= 2 && scene.beat !== 'turn') cost += 8;
  if (wantsThings && newThing) cost -= 12;
  if (world.difficulty < 0) cost += mechanic.demands.length * 2;
  if (world.difficulty > 0 && doing.anybody === true) cost += 4;
  cost += repetitionCost(family.memory, wayMark(tale, scene.id, doing.id), lastMark(world, tale));
  return cost + chance(family.seed, `${scene.id}/${doing.id}`) * 10;
}
