/**
 * The first `max` code points of a text, as lengths are counted (`limits.ts`). An emoji is not cut in half, which would show as `�`, and a joiner at the end,
 * which would tie whatever comes next to it, is left out.
 */
export function firstOf(text: string, max: number): string {
  return text.length <= max
    ? text
    : Array.from(text)
        .slice(0, max)
        .join('')
        .replace(/\u200D$/, '');
}
