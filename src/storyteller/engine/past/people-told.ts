import type { Named } from '../../../domain/shared-story.ts';
import type { Said } from '../../../domain/steps/said.ts';
import type { Step } from '../../../domain/steps/step.ts';
import type { NoteReading } from '../../notes/events.ts';
import { readNote } from '../../notes/read.ts';
import { tellingOf } from '../telling.ts';
import { isCanonMark } from './canon.ts';

/** Who is named in a told story. A family may have renamed or removed children since, and notes name friends whom no profile has. */

/** The names in a story as it was told: children who played, and everybody and everything else that the family named. */
export type PeopleTold = { children: readonly string[]; others: readonly Named[] };

/** Kinds of events whose thing is told again in the note's own words, so that there may be a name in them. */
const retold: readonly string[] = ['did', 'built', 'found', 'lost', 'moved-place'];

/**
 * The names that the steps and the notes on them are known to hold, each once. `children`: the names that the family's children have now, which
 * are left out where they stand alone. Steps that no storyteller on a device told hold none that are known, besides those in their notes.
 */
export function peopleTold(
  steps: readonly Pick<Step, 'notes' | 'said' | 'options' | 'telling'>[],
  children: readonly string[],
): PeopleTold {
  const tellings = steps.flatMap((step) => tellingOf(step as Step) ?? []);
  const players = distinct(tellings.flatMap(({ words }) => playersIn(words['names'] ?? '', children)));
  const known = new Set([...children, ...players]);
  const parts = distinct(tellings.flatMap(({ words }) => [words['a'], words['b'], words['adult']].flatMap((name) => name ?? [])));
  const fromNotes = steps.flatMap(({ notes = '', said = [], options = [] }) => namedIn(notes, said, options, [...known]));
  const before = tellings.flatMap(({ bound }) => bound).flatMap(remembered);
  const others = [...fromNotes, ...before, ...parts.filter(isName).map((name) => ({ name, what: null }))];
  return {
    children: players.filter((name) => !children.includes(name)),
    others: others.filter(({ name }, at) => !known.has(name) && others.findIndex((other) => other.name === name) === at),
  };
}

/** The names in `Mia and Tom`; those that are known are looked for first, since a name may have an *and* in it. */
function playersIn(names: string, known: readonly string[]): string[] {
  const parts = names.split(' and ');
  const found: string[] = [];
  for (let at = 0; at < parts.length; ) {
    const lengths = parts.slice(at).map((_, index) => parts.length - at - index);
    const length = lengths.find((each) => known.includes(parts.slice(at, at + each).join(' and '))) ?? 1;
    found.push(parts.slice(at, at + length).join(' and '));
    at += length;
  }
  return found.filter(isName);
}

function namedIn(notes: string, said: readonly Said[], options: readonly string[], children: readonly string[]): Named[] {
  if (notes.trim() === '') return [];
  // What the adult dropped is read too: a name more does no harm.
  const reading = readNote(notes, { children, offers: options, dropped: [], said });
  return reading.events.flatMap((event) => namedBy(event, reading));
}

function namedBy({ kind, who, what, called }: NoteReading['events'][number], { language }: NoteReading): Named[] {
  const thing = kind === 'joined' ? who : what;
  const words = language === undefined && retold.includes(kind) ? (what?.match(capitalised) ?? []) : [];
  return [
    ...(called === undefined ? [] : [{ name: called, what: thing === undefined || capital.test(thing) ? null : thing }]),
    ...(who === undefined || !capital.test(who) ? [] : [{ name: who, what: null }]),
    ...words.map((name) => ({ name, what: null })),
  ];
}

/** The name in the key of a thing of an earlier adventure, `o:<theme>|<kind>|<number>|<text>`. */
function remembered(key: string): Named[] {
  const [, kind, number, ...text] = isCanonMark(key) ? key.split('|') : [];
  const [, name = '', what = null] = /^(.+?)(?: the (.+))?$/.exec(text.join('|')) ?? [];
  if (number !== 'name' || !isName(name)) return [];
  return [{ name, what: what ?? (kind === 'somebody' || kind === 'creature' ? null : 'thing you made') }];
}

const capital = /\p{Lu}/u;
/** Words with a capital: in English a name, in the middle of a phrase. */
const capitalised = /\p{Lu}[\p{L}\p{M}’'-]*\p{L}(?: \p{Lu}[\p{L}\p{M}’'-]*\p{L})*(?=’s|'s|[^\p{L}]|$)/gu;

/** Whether it names somebody, and is no stand-in like `the grown-up` or `the youngest`. */
function isName(text: string): boolean {
  return text !== '' && !/^(?:the|your) /.test(text);
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)];
}
