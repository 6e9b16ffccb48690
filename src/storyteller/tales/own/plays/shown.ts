import type { OwnWords } from '../read.ts';
import { gestureOf } from './gestures.ts';
import { movesIn } from './moves.ts';

/** What the children show of an idea of which no plot is known: whoever and whatever it names has its own gesture. */

type Shown = { act: string; name: string | null };

/** Of another language's words, those that mean something else in it. */
const foreign = /^(?:hat|dans|ser|son|bin|rad|pain|main|gift|rock|brief|kind|fast|art)$/;
/** What is said of the telling, and what may be anything. */
const unshown = /^(?:shop|bus stop|holiday|building|making|make|build|falls?|upside|funny|prank)$/;

/** As many as can be kept in mind. */
const most = 3;

/** What is done for each of those and of what the words name, in their order, each once; none where they name nothing that has a gesture. */
export function shownIn(words: OwnWords): readonly Shown[] {
  const hits = movesIn(words).filter(({ word }) => !unshown.test(word) && (words.idea !== null || !foreign.test(word)));
  if (hits.length > 0) return hits.slice(0, most).map(({ act, part }) => ({ act, name: part?.text ?? null }));
  return words.who === null ? [] : [{ act: gestureOf(words.who.creature), name: null }];
}

/** Whoever and whatever is shown first, by name: *the fish: swim, swim! And the water: pour, pour*; '' where one of them has none. */
export function shownAs(words: OwnWords): string {
  const shown = shownIn(words).slice(0, 2);
  return shown.some(({ name }) => name === null) ? '' : shown.map(({ act, name }) => `${name}: ${act}`).join('! And ');
}
