import { ownTales } from '../../../src/storyteller/tales/own.ts';
import type { Tale } from '../../../src/storyteller/tales/schema.ts';

/** The tale that a family hears when it types these words for the first time. */
export async function ownTale(words: string): Promise<Tale> {
  const [tale] = await ownTales(words);
  if (tale === undefined) throw new Error(`No tale for: ${words}`);
  return tale;
}
