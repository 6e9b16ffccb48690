// Written by `npm run story:check`: a new file needs nothing but to lie in its folder.
import theEggThatEverybodyWaitedFor from '../en/dinosaurs/the-egg-that-everybody-waited-for.json' with { type: 'json' };
import theFootprintsThatStopped from '../en/dinosaurs/the-footprints-that-stopped.json' with { type: 'json' };
import theLongNeckWhoSaidNothing from '../en/dinosaurs/the-long-neck-who-said-nothing.json' with { type: 'json' };
import theStonesThatLeft from '../en/dinosaurs/the-stones-that-left.json' with { type: 'json' };
import theVolcanoWithHiccups from '../en/dinosaurs/the-volcano-with-hiccups.json' with { type: 'json' };

export const tales: readonly unknown[] = [theEggThatEverybodyWaitedFor, theFootprintsThatStopped, theLongNeckWhoSaidNothing, theStonesThatLeft, theVolcanoWithHiccups];
