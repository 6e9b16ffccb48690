/** Written by `scripts/check-packs.ts`. */
import pack0 from '../packs/themes/detectives-more.json' with { type: 'json' };
import pack1 from '../packs/themes/detectives-three.json' with { type: 'json' };
import pack2 from '../packs/themes/detectives.json' with { type: 'json' };

export const packs: readonly unknown[] = [pack0, pack1, pack2];
