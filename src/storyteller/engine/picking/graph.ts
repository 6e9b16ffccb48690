import type { Scene, Tale } from '../../tales/schema.ts';

/** Which scenes of a tale come in a telling of so many steps, and which of them may come next. */

/** Where a story stands: `prologue`, or the id of a scene. */
export type Place = string;

/** The longest telling, in steps: a tale has no more scenes on a path. */
const longestTelling = 8;

/** A tale's scenes by id. */
export function scenesOf(tale: Tale): ReadonlyMap<string, Scene> {
  const known = byTale.get(tale);
  if (known !== undefined) return known;
  const map = new Map(tale.scenes.map((scene) => [scene.id, scene]));
  byTale.set(tale, map);
  return map;
}
const byTale = new WeakMap<Tale, ReadonlyMap<string, Scene>>();

/** The scenes from which `id` can be reached. */
function before(tale: Tale, id: string): Scene[] {
  const found = new Set<string>();
  const walk = (target: string): void => {
    for (const scene of tale.scenes) {
      if (scene.to?.includes(target) !== true || found.has(scene.id)) continue;
      found.add(scene.id);
      walk(scene.id);
    }
  };
  walk(id);
  return tale.scenes.filter((scene) => found.has(scene.id));
}

/**
 * Whether a scene is told in a telling of `total` steps, prologue and ending counted in. With seven steps the first of a path's two scenes with
 * `min` 8 is left out; with three only the scene of the turn is told; with fewer none.
 */
function isIncluded(tale: Tale, scene: Scene, total: number): boolean {
  if (total >= longestTelling) return true;
  if (total === 7 && scene.min === 8) return before(tale, scene.id).some((other) => other.min === 8);
  if (total === 3) return scene.beat === 'turn';
  return total > 3 && scene.min <= total;
}

/** The scenes that may follow `at`; none where an ending is next. A scene that is left out is replaced by those that it leads to. */
export function nextScenes(tale: Tale, at: Place, total: number): Scene[] {
  const scenes = scenesOf(tale);
  const found: Scene[] = [];
  const seen = new Set<string>();
  const walk = (ids: readonly string[]): void => {
    for (const id of ids) {
      const scene = scenes.get(id);
      if (scene === undefined || seen.has(id)) continue;
      seen.add(id);
      if (isIncluded(tale, scene, total)) found.push(scene);
      else walk(scene.to ?? []);
    }
  };
  walk(at === 'prologue' ? tale.prologue.to : (scenes.get(at)?.to ?? []));
  return found;
}

/** Whether a scene that may still come after `at` in a telling of `total` steps is such a one. */
export function comesLater(tale: Tale, at: Place, total: number, isSuch: (scene: Scene) => boolean): boolean {
  return nextScenes(tale, at, total).some((scene) => isSuch(scene) || comesLater(tale, scene.id, total, isSuch));
}

/** Every path from the prologue to an ending in a telling of `total` steps, as lists of scenes in order. */
export function pathsOf(tale: Tale, total: number): Scene[][] {
  const from = (at: Place): Scene[][] => {
    const next = nextScenes(tale, at, total);
    return next.length === 0 ? [[]] : next.flatMap((scene) => from(scene.id).map((rest) => [scene, ...rest]));
  };
  return from('prologue');
}
