import type { CardText, Line } from './lines.ts';

/** One card: a whole text, or a part of one that does not fit on a single card. */
export type Card = CardText & { part: number; parts: number };

/**
 * Lays out each text on as many cards as it needs: nothing is left out or made smaller. `fits` says whether lines fit on the first or a
 * later card of a text. A long line may be split between words; a single word that fits nowhere gets a card of its own.
 */
export function paginate(texts: readonly CardText[], fits: (text: CardText, lines: readonly Line[], first: boolean) => boolean): Card[] {
  return texts.flatMap((text) => {
    const parts = paginateLines(text.lines, (lines, first) => fits(text, lines, first));
    return parts.map((lines, index) => ({ ...text, lines, part: index + 1, parts: parts.length }));
  });
}

function paginateLines(lines: readonly Line[], fits: (lines: readonly Line[], first: boolean) => boolean): Line[][] {
  const cards: Line[][] = [];
  let card: Line[] = [];
  const turn = (): void => {
    // A heading at the end of a card moves to the next one, together with its text.
    const text = card.findLastIndex(({ kind }) => kind !== 'head');
    const end = text === -1 ? card.length : text + 1;
    cards.push(card.slice(0, end));
    card = card.slice(end);
  };
  const rest = [...lines];
  for (let line = rest.shift(); line !== undefined; line = rest.shift()) {
    if (fits([...card, line], cards.length === 0)) {
      card.push(line);
      continue;
    }
    const alone = card.every(({ kind }) => kind === 'head');
    const cut = cutLine(line, alone, (part) => fits([...card, part], cards.length === 0));
    if (cut !== null) {
      card.push(cut[0]);
      rest.unshift(cut[1]);
      turn();
    } else if (alone) {
      card.push(line);
      turn();
    } else {
      turn();
      rest.unshift(line);
    }
  }
  if (card.length > 0 || cards.length === 0) cards.push(card);
  return cards;
}

/** Lines shorter than this, in characters, are not split: while children wait, half a sentence on another card is hard to find. */
const shortLine = 160;
/** No part of a split line is shorter than this, in characters: two words alone at the end of a card help nobody. */
const leastPart = 40;

/** Splits the line after as many sentences as fit, or else after as many words; null if it should move to the next card as a whole. */
function cutLine(line: Line, alone: boolean, fits: (part: Line) => boolean): [Line, Line] | null {
  const { text } = line;
  if (!alone && (text.length < shortLine || line.kind !== 'aloud')) return null;
  const breaks = [...text.matchAll(/\s+/g)].map((space) => space.index).filter((end) => text.length - end >= leastPart);
  const fitting = longestThat(breaks, (end) => fits({ ...line, text: text.slice(0, end) }));
  const ends = breaks.slice(0, fitting + 1);
  const last = ends.at(-1) ?? 0;
  const sentence = ends.findLast((end) => /[.!?…。！？]["'”’»)]*$/.test(text.slice(0, end)));
  const end = sentence !== undefined && sentence > last / 2 ? sentence : last;
  if (end < leastPart) return null;
  return [
    { ...line, text: text.slice(0, end).trim() },
    { ...line, text: text.slice(end).trim() },
  ];
}

/** The index of the last end that fits; -1 if none does. A binary search: if one end fits, all earlier ones do too. */
function longestThat(ends: readonly number[], fits: (end: number) => boolean): number {
  let low = -1;
  let high = ends.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(ends[middle] ?? 0)) low = middle;
    else high = middle - 1;
  }
  return low;
}
