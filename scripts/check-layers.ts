/**
 * Holds the arrows of the architecture: a folder of `src/` imports only from the folders it knows.
 * Exits 1 with one line for each import that points the wrong way.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const src = resolve(root, 'src');

/** Layer → the layers it may import, besides itself. */
const arrows: Record<string, readonly string[]> = {
  domain: [],
  storyteller: ['domain'],
  data: ['domain'],
  sync: ['domain', 'data'],
  story: ['domain', 'storyteller', 'data'],
  platform: ['domain', 'data', 'sync', 'story'],
  ui: [],
  features: ['domain', 'storyteller', 'data', 'sync', 'story', 'platform', 'ui'],
  app: ['domain', 'storyteller', 'data', 'sync', 'story', 'platform', 'ui', 'features'],
  boot: ['domain', 'storyteller', 'data', 'sync', 'story', 'platform', 'ui', 'features', 'app', 'zod-jitless.ts'],
};

/** Package (or its prefix) → the only layers that may import it. */
const owners: Record<string, readonly string[]> = {
  dexie: ['data'],
  'dexie-react-hooks': ['data'],
  '@supabase/': ['platform'],
  'workbox-': ['platform', 'app'],
  'canvas-confetti': ['features'],
  react: ['data', 'platform', 'ui', 'features', 'app', 'boot'],
  'react-dom': ['platform', 'ui', 'app', 'boot'],
  '@base-ui/': ['ui'],
  'lucide-react': ['ui', 'features', 'app', 'zod-jitless.ts'],
};

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g;

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = resolve(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

function place(path: string): { layer: string; feature: string | null } {
  const [layer = '', second = ''] = relative(src, path).split(sep);
  return { layer, feature: layer === 'features' ? second : null };
}

function faultOf(file: string, target: string): string | null {
  const from = place(file);
  const allowed = arrows[from.layer];
  if (allowed === undefined) return null; // src/zod-jitless.ts and the like
  if (!target.startsWith('.')) {
    const owner = Object.entries(owners).find(([name]) =>
      /[/-]$/.test(name) ? target.startsWith(name) : target === name || target.startsWith(`${name}/`),
    );
    return owner !== undefined && !owner[1].includes(from.layer) ? `${from.layer}/ must not import ${target}` : null;
  }
  const path = resolve(dirname(file), target.split('?')[0] ?? target);
  if (!path.startsWith(src + sep))
    return from.layer === 'data' || from.layer === 'domain' ? `${from.layer}/ must not import from outside src/` : null;
  const to = place(path);
  if (to.layer !== from.layer && !allowed.includes(to.layer)) return `${from.layer}/ must not import ${to.layer}/`;
  if (from.feature !== null && to.feature !== null && from.feature !== to.feature)
    return `feature ${from.feature} must not import feature ${to.feature}`;
  return null;
}

const faults: string[] = [];
for (const file of sources(src)) {
  for (const match of readFileSync(file, 'utf8').matchAll(importPattern)) {
    const target = match[1] ?? match[2] ?? match[3];
    const fault = target === undefined ? null : faultOf(file, target);
    if (fault !== null) faults.push(`${relative(root, file)}: ${fault} (${target})`);
  }
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log('Layers: every import points the right way.');
