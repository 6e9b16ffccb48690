import type { Tale } from '../../tales/schema.ts';
import { hitsInWords } from '../audit.ts';
import type { Library } from '../library.ts';
import type { Family } from '../people/family.ts';

/** The id under which a family's memory holds a tale. */
export function taleMark(tale: Pick<Tale, 'id'>): string {
  return `t:${tale.id}`;
}

/**
 * The tale for a new adventure. Tales with a word that somebody in the family must not hear come last, before them those that the youngest is too young
 * for. Of the others it is the first of the season that was not told yet; when all are told, the one told longest ago. Where a theme has no tales it is
 * `onward`, the tale that continues any story.
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
