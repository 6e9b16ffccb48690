/** Written by `scripts/check-packs.ts`. */
import pack0 from '../packs/themes/underwater-more.json' with { type: 'json' };
import pack1 from '../packs/themes/underwater.json' with { type: 'json' };

export const packs: readonly unknown[] = [pack0, pack1];
