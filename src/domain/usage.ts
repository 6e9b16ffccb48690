import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** What a family's adventures take of what its account may hold. */

export const Usage = z.object({ adventures: z.number(), bytes: z.number() });
export type Usage = z.infer<typeof Usage>;

/** `share`: how much is taken, 0 to 1, of that which ends first. `full`: the next adventure may be refused. */
export type Fullness = { stage: 'roomy' | 'almost' | 'full'; of: 'adventures' | 'bytes'; share: number };

/** From here on people are told: early enough to do something about it. */
const almost = 0.9;

export function fullnessOf({ adventures, bytes }: Usage): Fullness {
  const { adventures: most, adventureBytes } = limits;
  const count = adventures / most.max;
  const size = bytes / most.maxBytes;
  const share = Math.max(count, size);
  const full = adventures >= most.max || bytes > most.maxBytes - adventureBytes.max;
  return { stage: full ? 'full' : share >= almost ? 'almost' : 'roomy', of: count >= size ? 'adventures' : 'bytes', share };
}
