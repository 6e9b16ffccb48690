import { changesWorld, type NoteEvent } from '../../../../src/storyteller/notes/events.ts';
import { readNote } from '../../../../src/storyteller/notes/read.ts';
import { readTrouble } from '../../../../src/storyteller/safety/trouble.ts';

/** How well notes are read, against what a person read in them. */

export type Expected = { kind: string; who?: string; what?: string; called?: string };
export type Noted = { note: string; children: string[]; choice: string | null; events: Expected[]; ambiguous?: boolean };

/**
 * `droppable`: nothing false stays, since a parent can drop what changes the world; a mood that was misread stays. `tapped`: besides, the main event was
 * read rightly, or one of the taps below the note says it.
 */
export type Judged = { noted: Noted; got: readonly NoteEvent[]; right: boolean; wrong: NoteEvent[]; droppable: boolean; tapped: boolean };

/** What the taps say (`domain/steps/said.ts`), as the events that a person read; `feels` only where it is fear. */
const kindsOfTaps: ReadonlySet<string> = new Set(['loved', 'too-hard', 'too-easy', 'tired', 'found']);

function tapSays({ kind, what = '' }: Expected): boolean {
  return kindsOfTaps.has(kind) || (kind === 'feels' && /scar|afraid|fear|fright|spook|terrif|nervous|worr/i.test(what));
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** By head noun or containment: `magic stone` and `stone` are the same thing. */
export function sameSlot(a: string, b: string): boolean {
  const [one, two] = [words(a), words(b)];
  const head = (list: string[]): string => (list.at(-1) ?? '').replace(/s$/, '');
  return one.join(' ').includes(two.join(' ')) || two.join(' ').includes(one.join(' ')) || head(one) === head(two);
}

/** Who came or left stands in `who` or, where it is no child, in `what`, with its name beside it: the reader says `who` of all of them. */
function meant(expected: Expected): Expected {
  const { kind, who, what } = expected;
  return (kind === 'joined' || kind === 'left') && who === undefined && what !== undefined ? { kind, who: what } : expected;
}

/** Whether the name that the reader gives to somebody who joined is the one that the person read: as its name, or as who it is. */
function isNamedNewcomer(event: NoteEvent, { kind, who, called = who }: Expected): boolean {
  const name = event.called ?? event.who;
  return kind === 'joined' && event.kind === kind && name !== undefined && called !== undefined && sameSlot(name, called);
}

/** Whether the one who joined is meant, though the label and the reader each give something else of *my friend Carol*. */
function isSameNewcomer(event: NoteEvent, expected: Expected): boolean {
  return isNamedNewcomer(event, expected) && (expected.called === undefined || event.called === undefined);
}

/** Who gave a name, and who lost a thing, no person was asked to write down: a child that the note names is no fault. */
function isUnasked(event: NoteEvent, expected: Expected, { note, children }: Noted): boolean {
  const { kind, who } = event;
  const isNamed = children.some((child) => child === who && words(note).includes(child.toLowerCase()));
  return (kind === 'named' || kind === 'lost') && expected.who === undefined && isNamed;
}

/** A slot that the person left open may hold the family's only child: the pronoun can mean nobody else. */
export function fits(event: NoteEvent, expected: Expected, noted: Noted): boolean {
  if (event.kind !== expected.kind) return false;
  for (const slot of ['who', 'what', 'called'] as const) {
    const [got, wanted] = [event[slot], meant(expected)[slot]];
    if (slot === 'called' && wanted === undefined && (named(event, noted) || isNamedNewcomer(event, expected))) continue;
    if (slot === 'who' && (isSameNewcomer(event, expected) || isUnasked(event, expected, noted))) continue;
    if (got === undefined && wanted === undefined) continue;
    if (wanted === undefined) {
      if (slot === 'who' && noted.children.length === 1 && got === noted.children[0]) continue;
      return false;
    }
    if (got === undefined || !sameSlot(got, wanted)) return false;
  }
  return true;
}

/** What was found and then named may be one event: the thing, with its name. */
function named(event: NoteEvent, noted: Noted): boolean {
  return (
    event.called !== undefined &&
    noted.events.some(
      ({ kind, called, what }) =>
        kind === 'named' && called !== undefined && sameSlot(called, event.called ?? '') && sameSlot(what ?? '', event.what ?? ''),
    )
  );
}

/** Not what was expected, but nothing false either: a part of it is left open. */
export function partOf(event: NoteEvent, expected: Expected, noted: Noted): boolean {
  if (event.kind !== expected.kind) return false;
  return (['who', 'what', 'called'] as const).every((slot) => {
    const [got, wanted] = [event[slot], meant(expected)[slot]];
    return (
      got === undefined ||
      (slot === 'called' && (named(event, noted) || isNamedNewcomer(event, expected))) ||
      (slot === 'who' && (isSameNewcomer(event, expected) || isUnasked(event, expected, noted))) ||
      (wanted !== undefined && sameSlot(got, wanted)) ||
      (slot === 'who' && noted.children.length === 1 && got === noted.children[0])
    );
  });
}

export function judge(noted: Noted): Judged {
  const note = noted.choice === null ? noted.note : `They chose: ${noted.choice}. ${noted.note}`;
  // What somebody did is told again as it stands: no person was asked to label that.
  const { events: read } = readNote(note, { children: noted.children, offers: noted.choice === null ? [] : [noted.choice], dropped: [] });
  const got = read.filter(({ kind }) => kind !== 'did');
  const main = noted.events[0];
  const right = main === undefined ? got.length === 0 : got.some((event) => fits(event, main, noted));
  const wrong = got.filter((event) => !noted.events.some((expected) => partOf(event, expected, noted)));
  const droppable = wrong.every(changesWorld);
  const tapped = droppable && (right || main === undefined || tapSays(main));
  return { noted, got, right, wrong, droppable, tapped };
}

export type Figures = {
  notes: number;
  withEvents: number;
  right: number;
  rightOfAll: number;
  misread: number;
  droppable: number;
  tapped: number;
};

export function figures(judged: readonly Judged[]): Figures {
  const telling = judged.filter(({ noted }) => noted.events.length > 0);
  const share = (count: number, of: number): number => Math.round((1000 * count) / of) / 10;
  return {
    notes: judged.length,
    withEvents: telling.length,
    right: share(telling.filter(({ right }) => right).length, telling.length),
    rightOfAll: share(judged.filter(({ right }) => right).length, judged.length),
    misread: share(judged.filter(({ wrong }) => wrong.length > 0).length, judged.length),
    droppable: share(judged.filter(({ droppable }) => droppable).length, judged.length),
    tapped: share(judged.filter(({ tapped }) => tapped).length, judged.length),
  };
}

/** The shares of notes that stop the story, that are asked about, and that do either. Each note is read once, which is slow. */
export function troubleShares(
  notes: readonly string[],
  names: readonly string[] = ['Mia', 'Tom'],
): { stop: number; ask: number; caught: number } {
  const tiers = notes.map((note) => readTrouble(note, names).tier);
  const of = (...wanted: readonly string[]): number => tiers.filter((tier) => wanted.includes(tier)).length / tiers.length;
  return { stop: of('stop'), ask: of('ask'), caught: of('stop', 'ask') };
}
