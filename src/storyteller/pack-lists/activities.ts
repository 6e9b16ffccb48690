/** Written by `scripts/check-packs.ts`. */
import pack0 from '../packs/cores/calm.json' with { type: 'json' };
import pack1 from '../packs/cores/hands.json' with { type: 'json' };
import pack2 from '../packs/cores/minds.json' with { type: 'json' };
import pack3 from '../packs/cores/moving.json' with { type: 'json' };
import pack4 from '../packs/cores/start.json' with { type: 'json' };
import pack5 from '../packs/cores/things.json' with { type: 'json' };
import pack6 from '../packs/cores/y-first.json' with { type: 'json' };
import pack7 from '../packs/cores/y-places.json' with { type: 'json' };
import pack8 from '../packs/cores/y-seated.json' with { type: 'json' };
import pack9 from '../packs/cores/y-small.json' with { type: 'json' };
import pack10 from '../packs/cores/y-teens.json' with { type: 'json' };
import pack11 from '../packs/cores/y-things.json' with { type: 'json' };
import pack12 from '../packs/cores/y-tots.json' with { type: 'json' };
import pack13 from '../packs/cores/y-wild.json' with { type: 'json' };
import pack14 from '../packs/cores/z-seated.json' with { type: 'json' };
import pack15 from '../packs/notes/start.json' with { type: 'json' };
import pack16 from '../packs/props.json' with { type: 'json' };
import pack17 from '../packs/considerations.json' with { type: 'json' };
import pack18 from '../packs/glue.json' with { type: 'json' };

export const cores: readonly unknown[] = [pack0, pack1, pack2, pack3, pack4, pack5, pack6, pack7, pack8, pack9, pack10, pack11, pack12, pack13, pack14];
export const notes: readonly unknown[] = [pack15];
export const tables: readonly unknown[] = [pack16, pack17, pack18];
