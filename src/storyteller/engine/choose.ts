import type { Tale } from '../tales/schema.ts';
import { hitsInWords } from './audit.ts';
import type { Family } from './family.ts';
import type { Library } from './library.ts';

/** The id under which a family's memory holds a tale. */
export function taleMark(tale: Pick<Tale, 'id'>): string {
  return `t:${tale.id}`;
}

/**
 * The tale for a new adventure: of those whose words nobody in the family must not hear, and that the youngest is old enough for, one that was
 * not told yet, in the order of the season; when all are told, the one told longest ago.
 */
export function chooseTale(family: Family, library: Library): Tale {
  const cost = (tale: Tale): number => {
    const met = family.memory.met[taleMark(tale)];
    const tooYoung = family.youngest < (tale.from ?? 0);
    return hitsInWords(tale, family) * 100_000 + (tooYoung ? 50_000 : 0) + (met === undefined ? 0 : 100 + met) + tale.season / 100;
  };
  const [first] = [...library.tales].sort((a, b) => cost(a) - cost(b));
  return first ?? library.onward;
}
