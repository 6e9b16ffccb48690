/** Written by `scripts/check-packs.ts`. */
import pack0 from '../packs/cores-more/w-aim.json' with { type: 'json' };
import pack1 from '../packs/cores-more/w-build.json' with { type: 'json' };
import pack2 from '../packs/cores-more/w-carry.json' with { type: 'json' };
import pack3 from '../packs/cores-more/w-cross.json' with { type: 'json' };
import pack4 from '../packs/cores-more/w-dash.json' with { type: 'json' };
import pack5 from '../packs/cores-more/w-find.json' with { type: 'json' };
import pack6 from '../packs/cores-more/w-signal.json' with { type: 'json' };
import pack7 from '../packs/cores-more/w-sneak.json' with { type: 'json' };
import pack8 from '../packs/cores-more/x-act.json' with { type: 'json' };
import pack9 from '../packs/cores-more/x-arms.json' with { type: 'json' };
import pack10 from '../packs/cores-more/x-find.json' with { type: 'json' };
import pack11 from '../packs/cores-more/x-first.json' with { type: 'json' };
import pack12 from '../packs/cores-more/x-follow.json' with { type: 'json' };
import pack13 from '../packs/cores-more/x-hide.json' with { type: 'json' };
import pack14 from '../packs/cores-more/x-make.json' with { type: 'json' };
import pack15 from '../packs/cores-more/x-signal.json' with { type: 'json' };
import pack16 from '../packs/cores-more/x-solve.json' with { type: 'json' };
import pack17 from '../packs/cores-more/x-tell.json' with { type: 'json' };
import pack18 from '../packs/cores-more/x-tend.json' with { type: 'json' };
import pack19 from '../packs/cores-more/x-watch.json' with { type: 'json' };
import pack20 from '../packs/cores-more/x-wild.json' with { type: 'json' };

export const cores: readonly unknown[] = [pack0, pack1, pack2, pack3, pack4, pack5, pack6, pack7, pack8, pack9, pack10, pack11, pack12, pack13, pack14, pack15, pack16, pack17, pack18, pack19, pack20];
