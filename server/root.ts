import { resolve } from 'node:path';

/** The project's folder. Asked for only here: tests bundle the server into a folder as deep as this one, where a path from `server/database/` would be wrong. */
export const root = resolve(import.meta.dirname, '..');
