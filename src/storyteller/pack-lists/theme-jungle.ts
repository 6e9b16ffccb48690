/** Written by `scripts/check-packs.ts`. */
import pack0 from '../packs/themes/jungle-more.json' with { type: 'json' };
import pack1 from '../packs/themes/jungle-three.json' with { type: 'json' };
import pack2 from '../packs/themes/jungle.json' with { type: 'json' };

export const packs: readonly unknown[] = [pack0, pack1, pack2];
