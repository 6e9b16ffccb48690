import type { ContinuationData } from '../../../domain/entities/adventure.ts';
import { limits } from '../../../domain/limits.ts';
import type { NoteIntent, Said } from '../../../domain/said.ts';
import { noteWords } from '../../../messages/notes.ts';

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

/** The notes with the tap's sentence appended, unless they contain it already. */
export function withTap({ text, said }: Noted, tap: Said): Noted {
  const before = text.trimEnd();
  const added = text.includes(tap.words.trim()) ? text : before === '' ? tap.words : `${before} ${tap.words}`;
  return { text: added.slice(0, limits.notes.max), said: [...said, tap] };
}

/** The notes with the children's choice. It replaces an earlier one, because they may change their mind. */
export function withChoice({ text, said }: Noted, option: string): Noted {
  const words = noteWords.get().chose({ option: option.replace(/[.!?]+$/, '') });
  const before = said.filter(({ intent }) => intent === 'chose').reduce((rest, choice) => rest.replace(choice.words, ''), text);
  return withTap({ text: before.replace(/ {2,}/g, ' ').trim(), said }, { intent: 'chose', words, option });
}

/** Whether taps have noted this choice. */
export function isChosen(said: Noted['said'], option: string): boolean {
  return said.some((one) => one.intent === 'chose' && one.option === option);
}
