import { posix, resolve } from 'node:path';
import type { Rolldown } from 'vite';

/** Tells where the module with an id lies, in the sources and in a build; its id is the path of its file. */

const project = `${resolve(import.meta.dirname, '..')}/`;
const packages = '/node_modules/';

/** `src/ui/…` for a file of the project; `node_modules/dexie/…` for one of a package, wherever that is installed; empty for any other. */
function placeOf(id: string): string {
  const inPackages = id.lastIndexOf(packages);
  if (inPackages >= 0) return id.slice(inPackages + 1);
  return id.startsWith(project) ? id.slice(project.length) : '';
}

/** Whether the module lies in one of these folders, which end in `/`, or is one of these files. */
export function isIn(id: string, ...places: readonly string[]): boolean {
  const place = placeOf(id);
  return places.some((each) => (each.endsWith('/') ? place.startsWith(each) : place === each));
}

/** Whether the module is a JSON file in this folder. */
export function isJsonIn(id: string, folder: string): boolean {
  return isIn(id, folder) && id.endsWith('.json');
}

/** The name of the module's file up to its first dot: `de` for `languages/de.ts`. */
export function stemOf(id: string): string {
  return posix.basename(id).split('.', 1)[0] ?? '';
}

/** The name of the built file that has the module; null where none has. */
export function fileWith(id: string, bundle: Rolldown.OutputBundle): string | null {
  return Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(id))?.fileName ?? null;
}
