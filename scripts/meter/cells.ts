import { environmentInfo } from '../../src/domain/catalog.ts';
import { linesOfDoing } from '../../src/storyteller/engine/audit.ts';
import { type BandName, bandNames } from '../../src/storyteller/engine/bands.ts';
import type { Library } from '../../src/storyteller/engine/library.ts';
import type { World } from '../../src/storyteller/engine/past/world.ts';
import type { Family } from '../../src/storyteller/engine/people/family.ts';
import { withParts } from '../../src/storyteller/engine/people/spare.ts';
import { scopeOf, turnOf } from '../../src/storyteller/engine/people/turn.ts';
import { admit, type GateName, type Here } from '../../src/storyteller/engine/picking/gates.ts';
import { openSession } from '../../src/storyteller/engine/session.ts';
import type { Hit } from '../../src/storyteller/safety/limits.ts';
import { hitsIn } from '../../src/storyteller/safety/rendered.ts';
import type { Scene, Tale, Way } from '../../src/storyteller/tales/schema.ts';
import { allConsiderations, familyOf } from './families.ts';

/** Whether everybody has something to play. A cell is a scene for one band, place and consideration, with or without things around. */

export const placeClasses = ['living-room', 'backyard', 'train'] as const;
export type PlaceClass = (typeof placeClasses)[number];

/** Why a way can't be told in a cell: the gate that it stops at, or the words in it that somebody here must not be asked. */
export type Refusal = { way: Way; gate: GateName | 'words'; hits: readonly Hit[] };

/** One cell. The family's wish for energy is no dimension of it, since it never rules out a way that was picked. */
export type Cell = {
  tale: Tale;
  scene: Scene;
  band: BandName;
  place: PlaceClass;
  limit: string | null;
  things: boolean;
  /** Ways that the gates let through. */
  admitted: number;
  /** Of these, ways whose words suit everybody as they stand, or in which a child who can't do it has another part, where there are fewer than two. */
  open: number;
  refused: readonly Refusal[];
};

/** Every cell of these tales; with `every`, one in so many of them. */
export function* cellsOf(tales: readonly Tale[], library: Library, every = 1): Generator<Cell> {
  let at = 0;
  for (const tale of tales) {
    // The same words are held against the same limits again and again.
    const known = new Map<string, readonly Hit[]>();
    for (const band of bandNames) {
      for (const place of placeClasses) {
        for (const limit of allConsiderations) {
          for (const things of [true, false]) {
            at += 1;
            if (at % every !== 0) continue;
            const { family, world } = familyIn(tale, library, { band, place, limit, things });
            const cell = { family, world, library, known, keyOf: (words: string) => `${place === 'train'}|${limit}|${band}|${words}` };
            for (const scene of tale.scenes) {
              const refusals = (byParts: boolean) =>
                scene.ways.flatMap((way) => {
                  const refusal = refusalOf(way, byParts, cell);
                  return refusal === null ? [] : [refusal];
                });
              const alike = refusals(false);
              const refused = limit === null || scene.ways.length - alike.length >= 2 ? alike : refusals(true);
              const admitted = scene.ways.length - refused.filter(({ gate }) => gate !== 'words').length;
              yield { tale, scene, band, place, limit, things, admitted, open: scene.ways.length - refused.length, refused };
            }
          }
        }
      }
    }
  }
}

function familyIn(
  tale: Tale,
  library: Library,
  { band, place, limit, things }: Pick<Cell, 'band' | 'place' | 'limit' | 'things'>,
): { family: Family; world: World } {
  const age = Number.parseInt(band, 10) + (band === '1-2' ? 1 : 0);
  const info = place === 'train' ? { name: 'Train', items: ['coat', 'bag', 'book'] } : environmentInfo[place];
  const request = familyOf(1, tale.theme, {
    children: [{ id: 'child-0', name: 'Mia', age, interests: [], considerations: limit }],
    place: {
      type: place === 'train' ? 'saved' : place,
      name: info.name,
      description: '',
      items: things ? info.items : [],
      spaceDetails: '',
    },
  });
  return openSession({ ...request, told: [], notes: '' }, { ...library, tales: [tale] });
}

/** `known`: what was found in words already, by what `keyOf` makes of them. */
type Checked = Here & { keyOf: (words: string) => string; known: Map<string, readonly Hit[]> };

/** Why a way can't be told, as the storyteller's own `suited` decides it; null where it can. */
function refusalOf(way: Way, byParts: boolean, here: Checked): Refusal | null {
  const { family, world, keyOf, known } = here;
  const verdict = admit(way, here, byParts);
  if (!verdict.ok) return { way, gate: verdict.gate, hits: [] };
  const { mechanic } = verdict.playable;
  const heard = byParts ? withParts(family, mechanic) : family;
  const lines = linesOfDoing(family, scopeOf(turnOf(family, world), verdict.playable), verdict.playable);
  const key = keyOf(`${heard === family ? '' : mechanic.id}|${lines.map((line) => `${line.for}:${line.text}`).join('|')}`);
  const hits = known.get(key) ?? hitsIn(lines, heard.limits);
  known.set(key, hits);
  return hits.length === 0 ? null : { way, gate: 'words', hits };
}

export type CellCount = { cells: number; admitted: { none: number; two: number }; open: { none: number; two: number } };

/** How many cells have no way at all, and how many have two or more: by the gates alone, and with their words checked too. */
export function countCells(cells: Iterable<Cell>): CellCount {
  const found: CellCount = { cells: 0, admitted: { none: 0, two: 0 }, open: { none: 0, two: 0 } };
  for (const cell of cells) {
    found.cells += 1;
    for (const kind of ['admitted', 'open'] as const) {
      if (cell[kind] === 0) found[kind].none += 1;
      if (cell[kind] >= 2) found[kind].two += 1;
    }
  }
  return found;
}
