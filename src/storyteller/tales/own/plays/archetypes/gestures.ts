import type { Creature } from '../../words/lexicon.ts';
import { singularOf } from '../../words/terms.ts';
import rows from '../en/gestures.json' with { type: 'json' };
import lookRows from '../en/looks.json' with { type: 'json' };

/** How a child is a creature, seated and with hands, arms or shoulders: *make a mane of all your fingers*. */
const gestures: Readonly<Record<string, string>> = rows;

type Look = { readonly body?: string; readonly does?: string };
/** Whoever shares a row of the lexicon with another and does not look like them: a slug has no house. */
const looks: readonly (readonly [string, Look])[] = Object.entries(lookRows);

/** `word`: as the family calls it, *slug*, *sleepy slugs*. */
function lookOf(word: string): Look | undefined {
  const single = singularOf(word);
  return looks.find(([name]) => [word, single].some((called) => called === name || called.endsWith(` ${name}`)))?.[1];
}

/** An imperative that shows a creature by its body. */
export function gestureOf({ id }: Creature, word = ''): string {
  return lookOf(word)?.does ?? gestures[id] ?? 'make yourself big, and then small';
}

/** What one sees of a creature first: *curly house*. */
export function bodyOf({ body }: Creature, word = ''): string {
  return lookOf(word)?.body ?? body;
}
