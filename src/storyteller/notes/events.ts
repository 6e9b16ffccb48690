/** What an adult's note says that a story can take up. */

export const eventKinds = [
  'built',
  'named',
  'found',
  'became',
  'wants',
  'feels',
  'lost',
  'joined',
  'left',
  'moved-place',
  'weather',
  'too-hard',
  'too-easy',
  'quarrel',
  'loved',
  'tired',
  'stands-back',
  'did',
  'end',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** Kinds that change the cast or the world (a wish may), are told again, or end the story (`end`: they want to stop): the parent may drop them before they count. The rest is mood and weather. */
const worldKinds: ReadonlySet<EventKind> = new Set([
  'built',
  'named',
  'found',
  'became',
  'lost',
  'joined',
  'left',
  'moved-place',
  'wants',
  'stands-back',
  'did',
  'end',
]);

/** Whether an event of this kind changes the cast or the world, or is told again. */
export function changesWorld({ kind }: Pick<NoteEvent, 'kind'>): boolean {
  return worldKinds.has(kind);
}

/** Kinds that say how the step was for them. */
export const moodKinds = ['too-hard', 'too-easy', 'quarrel', 'loved', 'tired'] as const satisfies readonly EventKind[];

/** Whether an event of this kind says how the step was for them. */
export function isMood(kind: EventKind): boolean {
  return (moodKinds as readonly EventKind[]).includes(kind);
}

/** Kinds of which a note tells once, whatever else it says of them. */
export const singleKinds: ReadonlySet<EventKind> = new Set(['weather', 'moved-place', ...moodKinds]);

/** A pronoun that may mean several children: who they are, the word as it is written, and where it stands in the note (UTF-16 units). */
export type Question = { who: readonly string[]; word: string; at: number };

/** The languages other than English in which notes are read. */
export type NoteLanguage = 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'pl' | 'tr';

export type NoteEvent = {
  kind: EventKind;
  /** Who did it or is meant, in the note's words or a child's name. */
  who?: string | undefined;
  /** The thing, the role, the place, the wish, in at most three words without an article; of a deed, what was done (*hugged the monster*). */
  what?: string;
  /** The name it was given; the name of an animal or a toy that joined. */
  called?: string;
  /** Of a wish: they want to be it, not to meet it. */
  toBe?: true;
  /** Who it was is not clear, and `who` is left out: the parent is asked. */
  ask?: Question | undefined;
};

/** The same event has the same key, on every device: what a parent drops is remembered by it. */
export function eventKey({ kind, who, what, called }: NoteEvent): string {
  return [kind, who, what, called].map((part) => (part ?? '').toLowerCase()).join('|');
}

export type NoteReading = {
  /** The label of the offer that the family took; null when none. */
  chosen: string | null;
  events: readonly NoteEvent[];
  /** It had words besides the choice, and none of them was understood. */
  unheard: boolean;
  /** The language it is in, where that is not English. A note in several languages is in none of them. */
  language?: NoteLanguage;
};
