import type { Noted } from '../../tests/unit/storyteller/notes/measure.ts';

/** Two short notes as one sentence: families say two things in one breath, and those who write test notes seldom do. */

const links = [' and ', ', ', ' - ', ', and '];

/** Longer notes than this, in words, are two breaths already. */
const longest = 14;

/** Each note that says one thing with the next one that says another, of the same hand. The same notes give the same sentences. */
export function compoundsOf(notes: readonly Noted[]): Noted[] {
  const short = notes.filter(
    ({ note, children, events }) => events.length === 1 && children.length > 1 && note.split(' ').length <= longest && !/[?:"“]/.test(note),
  );
  return short.flatMap((first, at) => {
    const second = short[at + 1];
    if (second === undefined || first.events[0]?.kind === second.events[0]?.kind) return [];
    const children = [...new Set([...first.children, ...second.children])];
    const note = `${clause(first.note)}${links[at % links.length] ?? ''}${lowered(clause(second.note), children)}`;
    return [{ note, children, choice: null, events: [...first.events, ...second.events] }];
  });
}

function clause(note: string): string {
  return note.trim().replace(/[.!…]+$/, '');
}

/** A name keeps its capital. */
function lowered(text: string, children: readonly string[]): string {
  const isName = children.some((name) => text.toLowerCase().startsWith(name.toLowerCase())) || /^I\b/.test(text);
  return isName ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
