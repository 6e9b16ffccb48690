import type { KnownTheme } from '../../domain/catalog.ts';

/** Words of the play screen that are data. */

/** What the waiting screen says while a step is being told. */
export const waitingMessages: Record<KnownTheme, string> = {
  pirates: 'The crew is hoisting the sails',
  knights: 'The castle gates are creaking open',
  space: 'The ship is plotting a course between the stars',
  jungle: 'Something is rustling in the leaves ahead',
  detectives: 'A fresh clue is on its way',
  'fairy-tale': 'The storyteller is turning the page',
  ninjas: 'Shadows are gathering, without a sound',
  underwater: 'Bubbles are rising from the deep',
  dinosaurs: 'The ground is trembling, just a little',
  magic: 'The cauldron is starting to hum',
  mystery: 'Somebody has left a note under the door',
};

export const defaultWaitingMessage = 'The next page is being written';

/** One tap instead of typing. The words are ones every storyteller understands. */
export const noteChips: readonly { label: string; note: string; asks?: true }[] = [
  { label: 'Loved it', note: 'They loved it.' },
  { label: 'Too hard', note: 'That was too hard.' },
  { label: 'Too easy', note: 'That was too easy.' },
  { label: 'Tired', note: 'They are tired.' },
  { label: 'Scared', note: 'Someone is scared.' },
  { label: 'Found something…', note: 'They found ', asks: true },
];

/** What the storyteller's reasons are headed with under `Why this step?`. */
export const ruleNames: ReadonlyMap<string, string> = new Map([
  ['story', 'What the story is about'],
  ['notes', 'What you noted'],
  ['choice', 'What they chose'],
  ['body', 'How lively'],
  ['left out', 'What was left out'],
  ['considerations', 'What you told us about the children'],
  ['family', 'Your family'],
  ['ending', 'The ending'],
]);

/** Heads the reason of another teller, whose own name for it would mean nothing to a parent. */
export const otherRule = 'What else counted';

/** A storyteller's reason as a person would write it: `p3-the-hole-where-it-stood` is a title, and not a name of a file. */
export function plainDetail(detail: string): string {
  return detail.replace(/\bp\d+-(?=[a-z])/g, '').replace(/\b[a-z]+(?:-[a-z]+){2,}\b/g, (name) => name.replaceAll('-', ' '));
}

/** How a choice stands in the notes. */
export function choiceNote(option: string): string {
  return `They chose: ${option.replace(/[.!?]+$/, '')}.`;
}

/** Notes with one more sentence; the same sentence is not added twice. */
export function addNote(notes: string, sentence: string): string {
  if (notes.includes(sentence.trim())) return notes;
  const before = notes.trimEnd();
  return before === '' ? sentence : `${before} ${sentence}`;
}

/** Notes with the choice replaced, so that the children can change their mind. */
export function withChoice(notes: string, options: readonly string[], chosen: string): string {
  const others = options
    .reduce((text, option) => text.replace(choiceNote(option), ''), notes)
    .replace(/ {2,}/g, ' ')
    .trim();
  return addNote(others, choiceNote(chosen));
}
