import { cuesIn, cuesOf } from '../cues.ts';
import type { Slots } from '../fill.ts';
import real from '../lexicon/en/real-life.json' with { type: 'json' };
import { keyOf } from '../lexicon.ts';
import { quotedWords } from '../quoted.ts';
import type { OwnWords } from '../read.ts';
import rows from './en/feelings.json' with { type: 'json' };

/** What stands on the lodger's tag: all of the family's words. What is felt, and found in its suitcase, goes by the feeling that they name. */

/** Longer than this, the words are no title. */
const longestTitle = 44;

const feelings = rows.map(({ cues, ...row }) => ({ ...row, cues: cuesOf(cues) }));
const lost = { cues: cuesOf(real.losses), felt: 'let it all hang down, and sigh', within: 'something that is not here' };
const unnamed = { felt: 'big and loud, or small and quiet', within: 'something that belongs to somebody' };

export function lodgerSlots({ typed, clean }: OwnWords): Slots {
  const words = quotedWords(typed, 'something big');
  const keys = keyOf(clean).split(' ');
  const { felt, within } = [lost, ...feelings].find(({ cues }) => cuesIn(cues, keys).next().done !== true) ?? unnamed;
  return { words, room: words.length <= longestTitle ? `Room for “${words}”` : 'Room for the Lodger', felt, within };
}
