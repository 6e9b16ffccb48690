import { upTo } from './cut.ts';

/** Turns text of unknown origin into plain text that is safe to show and easy to read aloud. */

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
 * Control characters except newlines, zero-width spaces, bidirectional overrides, and lone surrogates, which no database stores; the
 * joiners that emoji and some scripts need are kept.
 */
const invisible = /(?!\n)[\p{Cc}\p{Cs}\u200B\u2028-\u202E\u2060-\u206F\uFEFF]/gu;

/** Markup that is nested deeper than this is no prose: all its brackets are removed. */
const maxDepth = 6;

/**
 * Plain text from HTML, Markdown or text: tags, scripts, link targets and emphasis marks are removed; words and paragraphs stay. At most
 * `max` UTF-16 units, cut at a word. Idempotent: plain text is returned unchanged.
 */
export function plainText(value: string, max = 4000): string {
  const text = withoutMarks(value.slice(0, max * 4));
  if (text.length <= max) return text;
  const cut = upTo(text, max - 1);
  const space = cut.lastIndexOf(' ');
  // The cut may leave half a tag.
  return withoutMarks(`${(space > max / 2 ? cut.slice(0, space) : cut).trimEnd()}…`);
}

/** A person's name as a story tells it: one line without the marks of the tales' own language, cut if it is very long. */
export function toldName(name: string): string {
  return plainText(name, 60)
    .replace(/[{}[\]|\n]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Repeats until nothing is left to remove, because decoding `&lt;b&gt;` produces another tag. */
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
