// Written by `npm run story:check`: a new file needs nothing but to lie in its folder.
import act from './act.json' with { type: 'json' };
import aim from './aim.json' with { type: 'json' };
import build from './build.json' with { type: 'json' };
import carry from './carry.json' with { type: 'json' };
import cross from './cross.json' with { type: 'json' };
import dash from './dash.json' with { type: 'json' };
import find from './find.json' with { type: 'json' };
import follow from './follow.json' with { type: 'json' };
import hide from './hide.json' with { type: 'json' };
import make from './make.json' with { type: 'json' };
import signal from './signal.json' with { type: 'json' };
import sneak from './sneak.json' with { type: 'json' };
import solve from './solve.json' with { type: 'json' };
import tell from './tell.json' with { type: 'json' };
import tend from './tend.json' with { type: 'json' };
import watch from './watch.json' with { type: 'json' };

export const mechanicLists: readonly (readonly unknown[])[] = [act, aim, build, carry, cross, dash, find, follow, hide, make, signal, sneak, solve, tell, tend, watch];
