import type { Rolldown } from 'vite';
import { family, needs, signIn } from './first-screens.ts';
import { isIn, isJsonIn, stemOf } from './modules.ts';

type Group = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>[number];

/** Tales for a family's own words that tell any of them. */
const forAny = new Set(['because', 'duty', 'law', 'mission', 'news', 'stage']);

/**
 * Which modules are put into one file (chunk); what is not named here is cut by the bundler. On a tablet, and at a first visit over a slow line, the number
 * of files costs as much time as their size.
 */
export const chunks: Group[] = [
  // What every start loads: one file instead of 29.
  { name: 'core', tags: ['$initial'], priority: 20 },
  // What both first screens need, then what each needs besides. The order matters, since a chunk also takes every module that its own modules import and
  // that no chunk of higher priority has. The bundler's own cut by entries makes 26 and 29 files of these, or, merged by size, fewer files that are half as
  // large again.
  {
    name: (id, modules) => (needs(signIn, id, modules) && needs(family, id, modules) ? 'shared' : null),
    debugName: 'shared',
    priority: 19,
  },
  { name: (id, modules) => (needs(family, id, modules) ? 'family' : null), debugName: 'family', priority: 18 },
  { name: (id, modules) => (needs(signIn, id, modules) ? 'sign-in' : null), debugName: 'sign-in', priority: 17 },
  // The controls that at least two screens need and the first screen does not: one file instead of 40 of a few hundred bytes each, for all of which a view
  // would have to wait.
  {
    name: 'controls',
    test: (id) => isIn(id, 'src/ui/', 'node_modules/lucide-react/', 'node_modules/@base-ui/', 'node_modules/@floating-ui/'),
    minShareCount: 2,
    priority: 6,
  },
  // The phrases by which a note is recognised as describing danger or distress. The play screen and the storyteller both need them, also offline; `plain-text`
  // (1 kB) is imported by both.
  {
    name: 'trouble',
    test: (id) =>
      isIn(
        id,
        'src/storyteller/safety/trouble/',
        'src/storyteller/safety/trouble.ts',
        'src/storyteller/safety/withhold.ts',
        'src/domain/plain-text.ts',
      ),
    priority: 7,
  },
  // Has a name because `sw/later.ts` looks for it by that.
  { name: 'backend', test: (id) => isIn(id, 'node_modules/@supabase/'), priority: 8 },
  // The theme chooser shows all pictures at once, and over a slow line a dozen small files take longer than one. The meadow is apart: it is shown before
  // a theme is chosen.
  { name: 'scenes', test: (id) => isIn(id, 'src/ui/scene/art/') && !isIn(id, 'src/ui/scene/art/meadow.tsx'), priority: 10 },
  // The texts of a language, one file each, under the name by which `sw/app-cache.ts` looks for it.
  { name: (id) => (isIn(id, 'src/messages/languages/') ? `language-${stemOf(id)}` : null), debugName: 'language', priority: 16 },
  // The storyteller's texts: two files that every story needs, and a file each for what only some stories need. `sw/later.ts` looks for them by name.
  {
    name: 'words-tables',
    test: (id) => isJsonIn(id, 'src/storyteller/words/') || isIn(id, 'src/storyteller/words/packed.ts'),
    priority: 16,
  },
  { name: 'words-mechanics', test: (id) => isJsonIn(id, 'src/storyteller/mechanics/'), priority: 15 },
  { name: 'words-onward', test: (id) => isIn(id, 'src/storyteller/tales/en/onward/'), priority: 15 },
  // Tales that tell any words take turns and are loaded together.
  {
    name: (id) => (isIn(id, 'src/storyteller/tales/en/own/') ? `own-${forAny.has(stemOf(id)) ? 'any' : stemOf(id)}` : null),
    debugName: 'own',
    priority: 15,
  },
  { name: 'own-lexicon', test: (id) => isIn(id, 'src/storyteller/tales/own/words/lexicon/'), priority: 15 },
];
