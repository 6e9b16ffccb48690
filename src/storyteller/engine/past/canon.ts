import type { Memory } from '../../../domain/entities/profile.ts';
import { type BindKind, bindKinds } from '../../tales/schema.ts';
import type { Entry } from '../../words/lexicon.ts';
import { hash } from '../random.ts';
import { type Earlier, isAlive, type OwnThing, waysIn } from './own-thing.ts';

/**
 * What a family made and named in earlier adventures of a theme, and whose turn it is to come back. Two keys of the family's memory hold each thing, so that
 * it syncs and merges like the rest of the memory: one with all that makes the thing, which has the number of the adventure that had it last, and one that
 * says how it came in, with the number of the adventure in which it did.
 */

const prefix = 'o:';
const origins = 'n:';
const numbers: readonly Entry['number'][] = ['one', 'many', 'mass', 'name'];

/** So many adventures lie between two that a thing comes back in. */
const between = 2;

/** The key under which a thing is remembered: `o:<theme>|<kind>|<number>|<text>`. */
function canonMark(theme: string, { kind, entry }: Pick<OwnThing, 'kind' | 'entry'>): string {
  return `${prefix}${theme}|${kind}|${entry.number}|${entry.text}`;
}

/** Whether a key among those that come up in a step is that of a thing of an earlier adventure. */
export function isCanonMark(key: string): boolean {
  return key.startsWith(prefix);
}

/** All keys under which a thing is remembered: with `n:<theme>|<how>|<text>` where it has just come in. */
export function canonMarks(theme: string, thing: OwnThing): string[] {
  const how = waysIn.find((kind) => kind === thing.event?.kind);
  return [canonMark(theme, thing), ...(how === undefined ? [] : [`${origins}${theme}|${how}|${thing.entry.text}`])];
}

/**
 * The family's things of earlier adventures of the theme, in the order in which they come back: what is new since the last adventure, then what they have
 * heard nothing of for longest. Of those with the same number somebody comes before things. Keys that can't be read are left out. `came`: keys of what has
 * come up in this adventure.
 */
export function canonOf({ adventures, met }: Memory, theme: string, came: ReadonlySet<string>): (OwnThing & { earlier: Earlier })[] {
  const heard = Object.entries(met).flatMap(([mark, last]) => {
    const thing = mark.startsWith(`${prefix}${theme}|`) ? readMark(mark) : null;
    return thing === null
      ? []
      : [{ thing, last, earlier: { ...earlierOf(thing, last, { adventures, met }, theme), isHere: came.has(mark) } }];
  });
  const byTurn = (key: string): number => hash(`${adventures}|${key}`);
  return heard
    .sort(
      (a, b) =>
        Number(b.earlier.isNew) - Number(a.earlier.isNew) ||
        a.last - b.last ||
        Number(isAlive(b.thing)) - Number(isAlive(a.thing)) ||
        byTurn(a.thing.key) - byTurn(b.thing.key),
    )
    .map(({ thing, earlier }) => ({ ...thing, earlier }));
}

/** The thing in a key of the family's memory; null where it can't be read. */
function readMark(mark: string): OwnThing | null {
  const [, kind, number, ...text] = mark.slice(prefix.length).split('|');
  const isKind = (bindKinds as readonly (string | undefined)[]).includes(kind);
  const isNumber = (numbers as readonly (string | undefined)[]).includes(number);
  if (!isKind || !isNumber || text.length === 0) return null;
  return { key: mark, entry: { text: text.join('|'), number: number as Entry['number'], easy: true }, kind: kind as BindKind, at: -1 };
}

/** What the memory says of a thing that an adventure had last under the number `last`. */
function earlierOf({ entry }: OwnThing, last: number, { adventures, met }: Memory, theme: string): Omit<Earlier, 'isHere'> {
  const [newest] = waysIn
    .flatMap((how) => {
      const since = met[`${origins}${theme}|${how}|${entry.text}`];
      return since === undefined ? [] : [{ how, since }];
    })
    .sort((a, b) => b.since - a.since);
  const hasReturned = newest === undefined || newest.since < last;
  const isDue = !hasReturned || adventures - last >= between;
  return { how: newest?.how ?? null, isNew: newest?.since === adventures, isDue, since: newest?.since ?? last };
}
