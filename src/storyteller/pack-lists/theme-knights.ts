/** Written by `scripts/check-packs.ts`. */
import pack0 from '../packs/themes/knights-more.json' with { type: 'json' };
import pack1 from '../packs/themes/knights-three.json' with { type: 'json' };
import pack2 from '../packs/themes/knights.json' with { type: 'json' };

export const packs: readonly unknown[] = [pack0, pack1, pack2];
