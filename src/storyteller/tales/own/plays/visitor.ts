import type { Slots } from '../fill.ts';
import type { OwnWords } from '../read.ts';

/** Whether whoever comes lives with the family from then on: *a penguin moves in with us*. */
const staying = /\b(?:moves? in(?:to)?|moving in|live|lives|living|stays?|staying|zieht (?:bei|ein)\w*|wohnt)\b/i;

/** What is told of a guest who stays, after the people at home have been shown. */
export function visitorSlots({ guest, clean }: OwnWords): Slots {
  if (guest === null || !staying.test(clean)) return { stays: '', staysLittle: '' };
  return {
    stays: ` Then Bruno drives ${guest} back to you, where a bed is ready. For ${guest} lives with you now.`,
    staysLittle: ` Then ${guest} comes back to live with you, and has a bed by yours.`,
  };
}
