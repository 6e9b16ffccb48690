import { firstOf } from '../../../domain/cut.ts';
import type { ContinuationData } from '../../../domain/entities/adventure.ts';
import { limits } from '../../../domain/limits.ts';
import type { NoteIntent, Said } from '../../../domain/steps/said.ts';
import { noteWords } from '../../../messages/play/notes.ts';

/** The notes as typed, and what taps have added to them. */
export type Noted = { text: string; said: readonly Said[] };

export const nothingNoted: Noted = { text: '', said: [] };

/** The story with the notes as they are being typed. */
export function withNoted(data: ContinuationData, { text, said }: Noted): ContinuationData {
  return { ...data, userNotes: text, notesSaid: [...said] };
}

/** What a single tap can note instead of typing. */
export const tapIntents = ['loved', 'too-hard', 'too-easy', 'tired', 'scared', 'found'] as const satisfies readonly NoteIntent[];

/** The storyteller's reason in readable words: an id such as `p3-the-hole-where-it-stood` becomes a title. */
export function plainDetail(detail: string): string {
  return detail.replace(/\bp\d+-(?=[a-z])/g, '').replace(/\b[a-z]+(?:-[a-z]+){2,}\b/g, (name) => name.replaceAll('-', ' '));
}

/** Taps that say the opposite of each other: the later one replaces the earlier. */
const opposite: Partial<Record<string, NoteIntent>> = { 'too-hard': 'too-easy', 'too-easy': 'too-hard' };

/** The notes after a tap: its sentence is appended or, if it is there already, taken back. What the adult typed stays. */
export function toggleTap(noted: Noted, tap: Said): Noted {
  if (isNoted(noted.said, tap.intent)) return without(noted, tap.intent);
  const against = opposite[tap.intent];
  return withTap(against === undefined ? noted : without(noted, against), tap);
}

/** The notes with the children's choice. It replaces an earlier one, because they may change their mind; the same again is taken back. */
export function toggleChoice(noted: Noted, option: string): Noted {
  const free = without(noted, 'chose');
  if (isChosen(noted.said, option)) return free;
  return withTap(free, { intent: 'chose', words: noteWords.get().chose({ option: option.replace(/[.!?]+$/, '') }), option });
}

/** Whether a tap has noted this. */
export function isNoted(said: Noted['said'], intent: string): boolean {
  return said.some((one) => one.intent === intent);
}

/** The notes without what taps of this kind have added. */
function without({ text, said }: Noted, intent: string): Noted {
  const taken = said.filter((one) => one.intent === intent);
  if (taken.length === 0) return { text, said };
  const rest = taken.reduce((left, { words }) => left.replace(words, ''), text);
  return { text: rest.replace(/ {2,}/g, ' ').trim(), said: said.filter((one) => one.intent !== intent) };
}

/** The notes with the tap's sentence after what is there, which becomes a sentence of its own. */
function withTap(noted: Noted, tap: Said): Noted {
  const { text, said } = withoutOpenEnd(noted);
  const before = text.trimEnd().replace(/[\p{L}\p{N}]$/u, '$&.');
  const added = before === '' ? tap.words : `${before} ${tap.words}`;
  return { text: firstOf(added, limits.notes.max), said: [...said, tap] };
}

/** Takes back a sentence that a tap has begun (`They found `) if nothing was typed after it. */
function withoutOpenEnd(noted: Noted): Noted {
  const open = noted.said.find(({ words }) => words.endsWith(' ') && noted.text.trimEnd().endsWith(words.trimEnd()));
  return open === undefined ? noted : without(noted, open.intent);
}

/** Whether taps have noted this choice. */
export function isChosen(said: Noted['said'], option: string): boolean {
  return said.some((one) => one.intent === 'chose' && one.option === option);
}
