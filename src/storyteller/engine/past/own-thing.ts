import type { EventKind, NoteEvent } from '../../notes/events.ts';
import type { NotedThing } from '../../notes/own-things.ts';

/** Something of the family's own, as a story holds it. */

export const waysIn = ['built', 'found', 'named', 'joined', 'wants'] as const satisfies readonly EventKind[];

/** How a thing came into the family's stories. */
export type WayIn = (typeof waysIn)[number];

/** What is known of a thing from an earlier adventure. */
export type Earlier = {
  /** How it came in; null where that was not kept. */
  how: WayIn | null;
  /** It came in in the very last adventure. */
  isNew: boolean;
  /** It may come back now: it is new, or they have heard nothing of it for a while. */
  isDue: boolean;
  /** It has come back in this adventure. */
  isHere: boolean;
  /** The number of the adventure in which it came in, or of the last that had it where that was not kept. */
  since: number;
};

/**
 * Something that the family made, named or brought in; `at` is the step on which it was noted, −1 for an earlier adventure; `event` what the note told of it,
 * `earlier` what is known of it from before.
 */
export type OwnThing = NotedThing & { at: number; event?: NoteEvent; earlier?: Earlier };

/** Whether it is somebody rather than something: they come before things. */
export function isAlive({ kind }: Pick<OwnThing, 'kind'>): boolean {
  return kind === 'somebody' || kind === 'creature';
}
