/** The list of all packs. Written by `scripts/check-packs.ts`: add a file to its folder and run it. */
import coresCalm from './packs/cores/calm.json' with { type: 'json' };
import coresHands from './packs/cores/hands.json' with { type: 'json' };
import coresMinds from './packs/cores/minds.json' with { type: 'json' };
import coresMoving from './packs/cores/moving.json' with { type: 'json' };
import coresStart from './packs/cores/start.json' with { type: 'json' };
import coresThings from './packs/cores/things.json' with { type: 'json' };
import coresWAim from './packs/cores/w-aim.json' with { type: 'json' };
import coresWBuild from './packs/cores/w-build.json' with { type: 'json' };
import coresWCarry from './packs/cores/w-carry.json' with { type: 'json' };
import coresWCross from './packs/cores/w-cross.json' with { type: 'json' };
import coresWDash from './packs/cores/w-dash.json' with { type: 'json' };
import coresWSneak from './packs/cores/w-sneak.json' with { type: 'json' };
import themesDetectivesMore from './packs/themes/detectives-more.json' with { type: 'json' };
import themesDetectives from './packs/themes/detectives.json' with { type: 'json' };
import themesDinosaurs from './packs/themes/dinosaurs.json' with { type: 'json' };
import themesFairyTaleMore from './packs/themes/fairy-tale-more.json' with { type: 'json' };
import themesFairyTale from './packs/themes/fairy-tale.json' with { type: 'json' };
import themesJungleMore from './packs/themes/jungle-more.json' with { type: 'json' };
import themesJungle from './packs/themes/jungle.json' with { type: 'json' };
import themesKnightsMore from './packs/themes/knights-more.json' with { type: 'json' };
import themesKnights from './packs/themes/knights.json' with { type: 'json' };
import themesMagic from './packs/themes/magic.json' with { type: 'json' };
import themesMystery from './packs/themes/mystery.json' with { type: 'json' };
import themesNeutral from './packs/themes/neutral.json' with { type: 'json' };
import themesNinjasMore from './packs/themes/ninjas-more.json' with { type: 'json' };
import themesNinjas from './packs/themes/ninjas.json' with { type: 'json' };
import themesPirates from './packs/themes/pirates.json' with { type: 'json' };
import themesSpaceMore from './packs/themes/space-more.json' with { type: 'json' };
import themesSpace from './packs/themes/space.json' with { type: 'json' };
import themesUnderwaterMore from './packs/themes/underwater-more.json' with { type: 'json' };
import themesUnderwater from './packs/themes/underwater.json' with { type: 'json' };
import notesStart from './packs/notes/start.json' with { type: 'json' };
import props from './packs/props.json' with { type: 'json' };
import considerations from './packs/considerations.json' with { type: 'json' };
import glue from './packs/glue.json' with { type: 'json' };

export const packs: Readonly<Record<'cores' | 'themes' | 'notes', readonly unknown[]> & Record<'props' | 'considerations' | 'glue', unknown>> = {
  cores: [
    coresCalm,
    coresHands,
    coresMinds,
    coresMoving,
    coresStart,
    coresThings,
    coresWAim,
    coresWBuild,
    coresWCarry,
    coresWCross,
    coresWDash,
    coresWSneak,
  ],
  themes: [
    themesDetectivesMore,
    themesDetectives,
    themesDinosaurs,
    themesFairyTaleMore,
    themesFairyTale,
    themesJungleMore,
    themesJungle,
    themesKnightsMore,
    themesKnights,
    themesMagic,
    themesMystery,
    themesNeutral,
    themesNinjasMore,
    themesNinjas,
    themesPirates,
    themesSpaceMore,
    themesSpace,
    themesUnderwaterMore,
    themesUnderwater,
  ],
  notes: [
    notesStart,
  ],
  props,
  considerations,
  glue,
};
