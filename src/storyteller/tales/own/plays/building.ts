import type { Slots } from '../fill.ts';
import type { OwnWords } from '../read.ts';
import rows from './en/sites.json' with { type: 'json' };
import { rowOf } from './row.ts';

/** What is built, where it stands, and who is expected in it. */

type Site = { stands: string; bigOne: string; back: string; shakes: string; in: string };
const sites: Readonly<Record<string, Site>> = rows;

export function buildingSlots({ kind, who }: OwnWords): Slots {
  const site = rowOf(sites, kind, 'house');
  return {
    guests: who === null || who.part !== 'guests' ? 'the guests' : `the ${who.many}`,
    stands: site.stands,
    bigOne: site.bigOne,
    back: site.back,
    shakes: site.shakes,
    wayIn: site.in,
  };
}
