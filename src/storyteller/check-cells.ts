import { emptyMemory } from '../domain/family.ts';
import type { TellingRequest } from '../domain/telling.ts';
import { bands } from './bands.ts';
import type { Fault } from './check-words.ts';
import { readFacts } from './facts.ts';
import { admittedTo, energyReach } from './gates.ts';
import { momentOf } from './moment.ts';
import type { Consideration, Content } from './schema.ts';
import { readState } from './state.ts';
import { neutralTheme } from './vocabulary.ts';

/**
 * Whether the packs hold enough to play for everybody everywhere: each band of ages × kind of place × energy is a cell, and the gates
 * that the storyteller plays by decide what is in it. Energies that a family never meets (the youngest are never given the wildest,
 * a consideration may have a limit) make no cell.
 */

/** What is counted: all activities, or those that a tablet has before the rest has come (`packs/cores`): they must do for one adventure. */
export type Stock = 'all' | 'at first';

/** Activities that a cell must hold: with things lying around, and where nothing lies around or under any one consideration. */
const enough: Record<Stock, { free: number; limited: number }> = {
  all: { free: 30, limited: 20 },
  'at first': { free: 10, limited: 10 },
};

const allEnergies = [1, 2, 3, 4, 5] as const;

type Kind = { name: string; place: TellingRequest['place'] };

const place = (name: string, items: readonly string[]): TellingRequest['place'] => ({
  type: 'saved',
  name,
  description: '',
  items: [...items],
  spaceDetails: '',
});

/** A place of every kind that the gates tell apart, with what may well lie there. */
const kinds: readonly Kind[] = [
  { name: 'seated', place: place('the car', ['soft toys', 'a blanket', 'paper', 'pencils', 'a cap', 'books', 'a bottle']) },
  {
    name: 'indoors',
    place: place('our room', ['cushions', 'blankets', 'soft toys', 'books', 'socks', 'a box', 'paper', 'pencils', 'a torch']),
  },
  {
    name: 'small and outdoors',
    place: place('a small terrace', ['stones', 'leaves', 'a bucket', 'sticks', 'chalk', 'a blanket', 'a ball']),
  },
  { name: 'lawn', place: place('our garden', ['stones', 'leaves', 'a bucket', 'sticks', 'a ball', 'a blanket', 'cushions', 'rope']) },
];

/** The words that stand for a consideration while its cells are counted. */
const limited = 'limited';

export type Cell = { name: string; holds: number; needs: number };

/** Every cell, with how many activities it holds and how many it needs. */
export function cellsOf(content: Content, stock: Stock): Cell[] {
  const needs = enough[stock];
  return bands.flatMap((band, at) => {
    const age = (bands[at - 1]?.to ?? 0) + 1;
    return kinds.flatMap(({ name, place }) => {
      const cells = (of: string, needs: number, from: Family): Cell[] =>
        countsFor(content, from).map(({ energy, holds }) => ({ name: `${band.name}, ${name}, energy ${energy}${of}`, holds, needs }));
      return [
        ...cells('', needs.free, { age, place, limit: null }),
        ...cells(', nothing around', needs.limited, { age, place: { ...place, items: [] }, limit: null }),
        ...content.considerations.flatMap((limit) => cells(`, ${limit.id}`, needs.limited, { age, place, limit })),
      ];
    });
  });
}

/** A fault for every cell that holds too little. */
export function checkCells(content: Content, stock: Stock): Fault[] {
  return cellsOf(content, stock)
    .filter(({ holds, needs }) => holds < needs)
    .map(({ name, holds, needs }) => ({
      level: 'error',
      entry: `cells ${stock}/${name}`,
      rule: `${holds} activities, ${needs} are needed`,
    }));
}

type Family = { age: number; place: TellingRequest['place']; limit: Consideration | null };

/** How many activities one child of this age can be told there, by energy; in any of the four styles. */
function countsFor(content: Content, { age, place, limit }: Family): { energy: number; holds: number }[] {
  const table = { ...content, considerations: limit === null ? [] : [{ ...limit, patterns: [limited] }] };
  const request: TellingRequest = {
    theme: neutralTheme,
    customTheme: '',
    place,
    playStyle: 'cooperative',
    activityLevel: 'high',
    participation: 'full',
    adultName: '',
    children: [{ id: 'child', name: 'A', age, interests: [], considerations: limit === null ? null : limited }],
    totalSteps: 8,
    seed: 1,
    memory: emptyMemory,
  };
  const facts = readFacts(request, table);
  const moment = momentOf(facts, readState([], '', facts, table), table);
  const { admitted } = admittedTo(content.cores, moment);
  const energies = admitted.map(({ core }) => core.energy).filter((energy) => energy <= moment.maxEnergy);
  return allEnergies
    .filter((energy) => energy <= moment.maxEnergy)
    .map((energy) => ({ energy, holds: energies.filter((other) => Math.abs(other - energy) <= energyReach).length }));
}
