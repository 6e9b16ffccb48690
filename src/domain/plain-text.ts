/** Turning text of unknown origin into plain text that is safe to show and pleasant to read aloud. */

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['#39', "'"],
]);

/**
 * Control characters (but the newline), zero-width spaces, bidirectional overrides, and halves of characters (which no
 * database takes); the joiners of emoji and scripts stay.
 */
const invisible = /(?!\n)[\p{Cc}\p{Cs}\u200B\u2028-\u202E\u2060-\u206F\uFEFF]/gu;

/** What is left of marks wrapped in marks deeper than this is not prose: its brackets go, whatever they mean. */
const maxDepth = 6;

/**
 * Plain text from HTML, Markdown or text: tags, scripts, link targets and emphasis marks go; words and paragraphs stay.
 * At most `max` UTF-16 units, cut at a word. Plain text stays as it is: doing it twice changes nothing.
 */
export function plainText(value: string, max = 4000): string {
  const text = withoutMarks(value.slice(0, max * 4));
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  // (a cut may leave half a character behind, or half a mark)
  return withoutMarks(`${(space > max / 2 ? cut.slice(0, space) : cut).trimEnd()}…`);
}

/** Until nothing is left to take away: `&lt;b&gt;` is a tag too, once it is read. */
function withoutMarks(value: string): string {
  let text = value;
  for (let depth = 0; depth < maxDepth; depth += 1) {
    const next = withoutOuterMarks(text);
    if (next === text) return text;
    text = next;
  }
  return withoutOuterMarks(text.replace(/[<>&[\]*_~`#]/g, ''));
}

function withoutOuterMarks(value: string): string {
  return value
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(/<br\s*\/?>|<\/(p|div|li|h\d)>/gi, '\n')
    .replace(/<\/?[a-z!][^>]*>/gi, '')
    .replace(/&(#39|[a-z]+);/gi, (whole, name: string) => entities.get(name.toLowerCase()) ?? whole)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s{0,3}(#{1,6}|>)\s+/gm, '')
    .replace(/(\*\*|__|~~|`)/g, '')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]*[^\s*])\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}_])_(?=\S)([^_\n]*[^\s_])_(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/\r\n?/g, '\n')
    .replace(invisible, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
