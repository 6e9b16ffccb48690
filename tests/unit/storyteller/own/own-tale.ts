import { ownTales } from '../../../../src/storyteller/tales/own.ts';
import type { Tale } from '../../../../src/storyteller/tales/schema.ts';

/** The tale that most is read out of these words for: a creature's day, else a plot of its own for them, else the first that a family hears. */
export async function ownTale(words: string): Promise<Tale> {
  const tales = await ownTales(words);
  const isForAny = ({ id }: Tale): boolean => /^own-(?:because|duty|law|mission|news|stage)$/.test(id);
  const tale =
    tales.find(({ id }) => id === 'own-day') ??
    tales.find((each) => !isForAny(each)) ??
    tales.find(({ id }) => !/^own-(?:because|duty|mission)$/.test(id)) ??
    tales[0];
  if (tale === undefined) throw new Error(`No tale for: ${words}`);
  return tale;
}
