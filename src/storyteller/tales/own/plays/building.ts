import type { Slots } from '../fill.ts';
import type { Kind } from '../lexicon.ts';
import rows from './en/sites.json' with { type: 'json' };
import { rowOf } from './row.ts';

/** What is built, and where it stands. */

type Site = { stands: string; bigOne: string; back: string; shakes: string; in: string };
const sites: Readonly<Record<string, Site>> = rows;

export function buildingSlots(kind: Kind | null): Slots {
  const site = rowOf(sites, kind, 'house');
  return { stands: site.stands, bigOne: site.bigOne, back: site.back, shakes: site.shakes, wayIn: site.in };
}
