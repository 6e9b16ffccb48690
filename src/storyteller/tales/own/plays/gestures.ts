import type { Creature } from '../lexicon.ts';
import rows from './en/gestures.json' with { type: 'json' };

/** How a child is a creature, seated and with hands, arms or shoulders: *make a mane of all your fingers*. */
const gestures: Readonly<Record<string, string>> = rows;

/** An imperative that shows a creature by its body. */
export function gestureOf({ id }: Creature): string {
  return gestures[id] ?? 'make yourself big, and then small';
}
