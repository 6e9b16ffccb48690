import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * How the first screens' code is cut. A tablet's start is bound by the number of files as much as by their size: each door (the sign-in,
 * the family's app) is one file beside the one that both share. What comes later is left to the bundler.
 */

const source = (path: string): string => resolve(import.meta.dirname, '..', path);
const start = source('src/start.tsx');
const doors = { auth: source('src/app/AuthRoute.tsx'), family: source('src/app/MainRoute.tsx') };

type Context = Rolldown.ChunkingContext;

/** `roots` and everything that runs before them. */
function closure(context: Context, roots: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

type Cut = ReadonlyMap<string, string>;
const cuts = new WeakMap<Context, Cut>();

/** Module → the file it goes to, for what a first screen needs. */
function cut(context: Context): Cut {
  const begin = closure(context, [start]);
  const auth = closure(context, [doors.auth]);
  const family = closure(context, [doors.family]);
  const files = new Map<string, string>();
  for (const id of [...begin, ...auth, ...family]) {
    const both = begin.has(id) || (auth.has(id) && family.has(id));
    files.set(id, both ? 'core' : auth.has(id) ? 'door-auth' : 'door-family');
  }
  return files;
}

/** The name of the file for a module of the first screens; null for any other. */
export function doorFile(id: string, context: Context): string | null {
  let files = cuts.get(context);
  if (files === undefined) {
    files = cut(context);
    cuts.set(context, files);
  }
  return files.get(id) ?? null;
}

/** Imports each icon from its own module: through the package's index every screen would depend on every icon. */
export function iconsByName(): Plugin {
  const index = readFileSync(source('node_modules/lucide-react/dist/esm/lucide-react.mjs'), 'utf8');
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of index.matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  }
  return {
    name: 'icons-by-name',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /from 'lucide-react'/ },
      handler: (code) =>
        code.replace(/import \{([^}]*)\} from 'lucide-react';/g, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map((name) => {
              const [icon = '', local = icon] = name.split(/\s+as\s+/);
              const file = files.get(icon);
              if (file === undefined) throw new Error(`lucide-react has no icon ${icon}.`);
              return `import ${local} from 'lucide-react/icons/${file}';`;
            })
            .join(' '),
        ),
    },
  };
}
