import type { Kind, Where } from '../words/lexicon.ts';
import type { Term } from '../words/terms.ts';
import type { Who } from './who.ts';

/** What is read out of a family's own words. */
export type OwnWords = {
  /** The words as they were typed, plain and without slips of the pen; '' where they can't be shown. */
  typed: string;
  /** The words, plain; '' where nothing in them can be used. */
  clean: string;
  /** The same as they are read aloud, without picture signs. */
  spoken: string;
  kind: Kind | null;
  /** The kind's place in the family's words, as far as they can be said in English: `rainbow bakery`. */
  place: Term | null;
  who: Who | null;
  /** Whoever else is named. */
  also: Who | null;
  /** Two sides, where the words set them against each other: *pirates against robots*. */
  sides: { mates: Term | null; rivals: Term | null } | null;
  /** Somebody of the family's: Oma, Emma. `along`: they come with the others (*with Oma*), it is not theirs; `visited`: the others go to them. */
  person: { name: string; along: boolean; visited?: boolean } | null;
  where: Where | null;
  missing: Term | null;
  /** What is to be fetched from under somebody’s nose. */
  loot: Term | null;
  /** What nobody but the family knows. */
  name: string | null;
  /** The family's words as a title's beginning, where they are English and short. */
  phrase: string | null;
  /** All of the family's words in one line, where they are English. */
  idea: string | null;
  /** What happens, piece by piece, where a family tells it behind its idea: everything else is then read out of the idea alone. */
  told: readonly string[];
  /** All of the words, where only what stands before a mishap is read. */
  whole?: string;
};
