/** Written by `scripts/check-packs.ts`. */
import pack0 from '../packs/themes/mystery.json' with { type: 'json' };

export const packs: readonly unknown[] = [pack0];
