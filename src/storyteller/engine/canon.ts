import type { Memory } from '../../domain/entities/profile.ts';
import { type BindKind, bindKinds } from '../tales/schema.ts';
import type { Entry } from '../words/lexicon.ts';
import type { OwnThing } from './note-effects.ts';

/**
 * What a family made and named in earlier adventures of a theme. Each is a key of the family's memory, in which all that makes the thing is written,
 * so that it syncs and merges like the rest of the memory.
 */

const prefix = 'o:';
const numbers: readonly Entry['number'][] = ['one', 'many', 'mass', 'name'];

/** The key under which a thing is remembered: `o:<theme>|<kind>|<number>|<text>`. */
export function canonMark(theme: string, { kind, entry }: Pick<OwnThing, 'kind' | 'entry'>): string {
  return `${prefix}${theme}|${kind}|${entry.number}|${entry.text}`;
}

/** The newest thing of an earlier adventure of the theme, which may turn up again; null where there is none, or its key cannot be read. */
export function canonOf(memory: Memory, theme: string): OwnThing | null {
  const [newest] = Object.entries(memory.met)
    .filter(([mark]) => mark.startsWith(`${prefix}${theme}|`))
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  if (newest === undefined) return null;
  const [mark] = newest;
  const [, kind, number, ...text] = mark.slice(prefix.length).split('|');
  const isKind = (bindKinds as readonly (string | undefined)[]).includes(kind);
  const isNumber = (numbers as readonly (string | undefined)[]).includes(number);
  if (!isKind || !isNumber || text.length === 0) return null;
  return { key: mark, entry: { text: text.join('|'), number: number as Entry['number'], easy: true }, kind: kind as BindKind, at: -1 };
}
