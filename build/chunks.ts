import type { Rolldown } from 'vite';
import { family, needs, signIn } from './first-screens.ts';

type Group = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>[number];

/**
 * Which file holds what; anything else is the bundler's to cut. A tablet's start, and a first visit on a slow line, are bound by the number of files as
 * much as by their size.
 */
export const chunks: Group[] = [
  // What a start has in any case: one file instead of 29.
  { name: 'core', tags: ['$initial'], priority: 20 },
  // What both first screens have, then what each has beside it. In this order, since a file takes along whatever its modules can't run without. The bundler's
  // own cut by entries makes 26 and 29 files of them, or, merged by size, fewer with half as much again in each.
  {
    name: (id, modules) => (needs(signIn, id, modules) && needs(family, id, modules) ? 'shared' : null),
    debugName: 'shared',
    priority: 19,
  },
  { name: (id, modules) => (needs(family, id, modules) ? 'family' : null), debugName: 'family', priority: 18 },
  { name: (id, modules) => (needs(signIn, id, modules) ? 'sign-in' : null), debugName: 'sign-in', priority: 17 },
  // The controls of forms and dialogs that two screens need and the first does not: one file instead of 40 of a few hundred bytes, any of which a view
  // would wait for.
  { name: 'controls', test: /\/src\/ui\/|\/node_modules\/(lucide-react|@base-ui|@floating-ui)/, minShareCount: 2, priority: 6 },
  // Phrases that sound like trouble: the play screen and the storyteller read notes by them, with no connection too. (And 1 kB that both need.)
  { name: 'trouble', test: /src\/(storyteller\/safety\/(trouble|withhold)|domain\/plain-text)/, priority: 7 },
  // By its own name (`sw/later.ts`).
  { name: 'backend', test: /node_modules\/@supabase\//, priority: 8 },
  // The chooser shows all pictures, and over a slow line a dozen small files take longer than one.
  { name: 'scenes', test: /src\/ui\/scene\/art\/(?!meadow)/, priority: 10 },
  // A language's words, by its own name (`sw/keep.ts`).
  {
    name: (id) => /\/src\/messages\/languages\/(.+)\.ts$/.exec(id)?.[1]?.replace(/^/, 'language-') ?? null,
    debugName: 'language',
    priority: 16,
  },
  // The storyteller's words: what every story needs, and a file each for what only some stories need (`sw/later.ts`).
  { name: 'words-tables', test: /src\/storyteller\/words\/(.*\.json|packed\.ts)/, priority: 16 },
  { name: 'words-mechanics', test: /src\/storyteller\/mechanics\/.*\.json/, priority: 15 },
  { name: 'words-onward', test: /src\/storyteller\/tales\/en\/onward\//, priority: 15 },
  { name: (id) => /storyteller\/tales\/en\/own\/(.+)\.json/.exec(id)?.[1]?.replace(/^/, 'own-') ?? null, debugName: 'own', priority: 15 },
  { name: 'own-lexicon', test: /src\/storyteller\/tales\/own\/lexicon\//, priority: 15 },
];
