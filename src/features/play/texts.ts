import type { ContinuationData } from '../../domain/entities/adventure.ts';
import { limits } from '../../domain/limits.ts';
import type { NoteIntent, Said } from '../../domain/said.ts';
import { noteWords } from '../../messages/notes.ts';

/** The notes as the adult has them, and what taps have said in them. */
export type Noted = { text: string; said: readonly Said[] };

export const nothingNoted: Noted = { text: '', said: [] };

/** The story with the notes as they are being typed. */
export function withNoted(data: ContinuationData, { text, said }: Noted): ContinuationData {
  return { ...data, userNotes: text, notesSaid: [...said] };
}

/** One tap instead of typing. */
export const tapIntents = ['loved', 'too-hard', 'too-easy', 'tired', 'scared', 'found'] as const satisfies readonly NoteIntent[];

/** A storyteller's reason as a person would write it: `p3-the-hole-where-it-stood` is a title, and not a name of a file. */
export function plainDetail(detail: string): string {
  return detail.replace(/\bp\d+-(?=[a-z])/g, '').replace(/\b[a-z]+(?:-[a-z]+){2,}\b/g, (name) => name.replaceAll('-', ' '));
}

/** The notes with a tap's sentence behind them; the same one is not added twice. */
export function withTap({ text, said }: Noted, tap: Said): Noted {
  const before = text.trimEnd();
  const added = text.includes(tap.words.trim()) ? text : before === '' ? tap.words : `${before} ${tap.words}`;
  return { text: added.slice(0, limits.notes.max), said: [...said, tap] };
}

/** The notes with what the children chose in place of what they chose before: they may change their mind. */
export function withChoice({ text, said }: Noted, option: string): Noted {
  const words = noteWords.get().chose({ option: option.replace(/[.!?]+$/, '') });
  const before = said.filter(({ intent }) => intent === 'chose').reduce((rest, choice) => rest.replace(choice.words, ''), text);
  return withTap({ text: before.replace(/ {2,}/g, ' ').trim(), said }, { intent: 'chose', words, option });
}

/** Whether taps have said that the children chose this. */
export function isChosen(said: Noted['said'], option: string): boolean {
  return said.some((one) => one.intent === 'chose' && one.option === option);
}
