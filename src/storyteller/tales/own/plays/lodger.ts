import type { Slots } from '../fill.ts';
import { quotedWords, shortWords } from '../quoted.ts';
import type { OwnWords } from '../read.ts';

/** What stands on the lodger's tag: all of the family's words, and what it is called for short. */
export function lodgerSlots({ typed }: OwnWords): Slots {
  const words = quotedWords(typed, 'something big');
  const short = shortWords(words);
  const isLong = short !== words;
  return {
    words,
    short,
    called: isLong ? ` That’s long, so for short you say ‘${short}’.` : '',
    calledLittle: isLong ? ` We say ‘${short}’.` : '',
  };
}
