import { ownTales } from '../../../src/storyteller/tales/own.ts';
import type { Tale } from '../../../src/storyteller/tales/schema.ts';

/** The tale that most is read out of these words for: a creature's day where there is one, else the first that a family hears. */
export async function ownTale(words: string): Promise<Tale> {
  const tales = await ownTales(words);
  const tale = tales.find(({ id }) => id === 'own-day') ?? tales[0];
  if (tale === undefined) throw new Error(`No tale for: ${words}`);
  return tale;
}
