import type { OwnWords } from '../read.ts';
import { indefinite, one, type Term } from '../terms.ts';
import { deedOn } from './deeds.ts';
import type { Pages } from './pages.ts';
import { plotFor } from './plots.ts';

/** How a play goes once somebody has come on: what gets in the way, what is done about it, what has to happen and how that is played. */

type Way = {
  /** What gets in the way where it is new, *a cow on the line*, and where it is known. */
  aWay: string;
  way: Term;
  /** Whether nobody has said what it is. */
  isOpen: boolean;
  /** What is asked about it. */
  wayAsk: string;
};

export type Course = Way & {
  doing: string;
  /** A clause; null where only the family knows. */
  last: string | null;
  lastDoing: string;
};

/** What is played where nobody has said what gets in the way: it can be seen, and anything may be it. */
const open: Way = { aWay: 'something as big as a wardrobe', way: one('the big thing'), isOpen: true, wayAsk: 'What is it?' };
const aboutAnything = 'push it, pull it, tickle it';

/** What a family tells of the middle of its story is what happens there, be it a trouble or none. */
const middle: Way = { aWay: 'the hardest bit of all', way: one('the hardest bit'), isOpen: false, wayAsk: 'What is it?' };

function wayOf(way: string): Way {
  return { aWay: indefinite(one(way)), way: one(`the ${way}`), isOpen: false, wayAsk: 'How does it look?' };
}

/** `act` is the play's own move and `acts` all that is done in it: what is done where nobody has said what else. */
export function courseOf(words: OwnWords, pages: Pages | null, act: string, acts: string): Course {
  const plot = plotFor(words);
  const own = plot === null ? { ...open, doing: aboutAnything } : { ...wayOf(plot.way), doing: plot.doing };
  if (pages === null) return { ...own, last: plot?.last ?? null, lastDoing: plot?.lastDoing ?? acts };
  const told = pages.short[1] === null ? null : (pages.long[2] ?? pages.short[1]);
  const end = { last: pages.last, lastDoing: deedOn(words, pages.last, 'lastDoing') ?? 'show it, all of you' };
  return told === null ? { ...own, ...end } : { ...middle, doing: deedOn(words, told, 'doing') ?? act, ...end };
}
