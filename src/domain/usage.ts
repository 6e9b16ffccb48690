import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** How much of an account's quota the family's adventures use. */

export const Usage = z.object({ adventures: z.number(), bytes: z.number() });
export type Usage = z.infer<typeof Usage>;

/** `of`: the limit that is reached first. `full`: the next adventure may be refused. */
export type Fullness = { stage: 'plenty' | 'almost' | 'full'; of: 'adventures' | 'bytes' };

/** From this share on people are told, so that there is time to act. */
const almost = 0.9;

export function fullnessOf({ adventures, bytes }: Usage): Fullness {
  const { adventures: most, adventureBytes } = limits;
  const count = adventures / most.max;
  const size = bytes / most.maxBytes;
  const full = adventures >= most.max || bytes > most.maxBytes - adventureBytes.max;
  return { stage: full ? 'full' : Math.max(count, size) >= almost ? 'almost' : 'plenty', of: count >= size ? 'adventures' : 'bytes' };
}
