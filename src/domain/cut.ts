/**
 * The first `max` code points of a text, as lengths are counted (`limits.ts`). What a reader sees as one sign, a family of emoji or a letter with
 * its accents, is kept whole or left out: half of it would show as `�`, or as another sign.
 */
export function firstOf(text: string, max: number): string {
  return text.length <= max ? text : upTo(text, Array.from(text).slice(0, max).join('').length);
}

/** The whole signs among the first `end` UTF-16 units of a text. */
export function upTo(text: string, end: number): string {
  if (end >= text.length) return text;
  // A browser without a segmenter may cut a sign of several code points, and any does where the first sign alone is too long.
  const whole = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter().segment(text).containing(end)?.index : undefined;
  return text.slice(0, whole || end).replace(/[\u200D\uD800-\uDBFF]$/, '');
}
