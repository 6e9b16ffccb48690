import type { Band } from './bands.ts';
import { grade, wordCount } from './readability.ts';

/** Putting read-aloud pieces together so that they are as long as the youngest can listen. */

export type Piece = {
  /** Where it stands: in the opening (where the story is) or in the call (what to do). */
  part: 'opening' | 'call';
  /** Order within the part. */
  order: number;
  text: string;
  /** What the family's memory keeps of it: a deck's mark or an id; '' for nothing. */
  mark: string;
  /** 0 must be there; the higher, the sooner it is left out. */
  spare: number;
};

export type Aloud = { opening: string; call: string; kept: readonly Piece[] };

function joined(pieces: readonly Piece[], part: Piece['part']): string {
  return pieces
    .filter((piece) => piece.part === part)
    .sort((a, b) => a.order - b.order)
    .map((piece) => piece.text)
    .join(' ');
}

function textOf(pieces: readonly Piece[]): string {
  return `${joined(pieces, 'opening')} ${joined(pieces, 'call')}`.trim();
}

/** How far a text is from what its band allows: 0 fits, more is worse. */
export function misfit(text: string, band: Band): number {
  const words = wordCount(text);
  const [min, max] = band.words;
  return Math.max(0, words - max) * 2 + Math.max(0, min - words) + Math.max(0, grade(text) - band.grade) * 6;
}

/** Keeps what must be there and as much of the rest as fits, the most wanted first. */
export function fitted(pieces: readonly Piece[], band: Band): Aloud {
  const [, max] = band.words;
  let kept = pieces.filter((piece) => piece.spare === 0);
  const rest = pieces.filter((piece) => piece.spare > 0).sort((a, b) => a.spare - b.spare);
  for (const piece of rest) {
    const wider = [...kept, piece];
    const text = textOf(wider);
    const words = wordCount(text);
    // Fillers stop at the lower end: nobody wants padding.
    const filler = piece.spare >= fillerSpare && wordCount(textOf(kept)) >= band.words[0] + 2;
    if (!filler && words <= max && (grade(text) <= band.grade || grade(text) <= grade(textOf(kept)))) kept = wider;
  }
  return { opening: joined(kept, 'opening'), call: joined(kept, 'call'), kept };
}

/** From this on a piece only fills up. */
export const fillerSpare = 8;
