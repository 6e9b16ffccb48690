/** Turning text of unknown origin into plain text that is safe to show and pleasant to read aloud. */

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" };

/** Control characters (but the newline), zero-width spaces and bidirectional overrides; the joiners of emoji and scripts stay. */
const invisible = /(?!\n)[\p{Cc}\u200B\u2028-\u202E\u2060-\u206F\uFEFF]/gu;

/**
 * Plain text from HTML, Markdown or text: tags, scripts, link targets and emphasis marks go; words and paragraphs stay.
 * At most `max` UTF-16 units, cut at a word.
 */
export function plainText(value: string, max = 4000): string {
  const text = value
    .slice(0, max * 4)
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(/<br\s*\/?>|<\/(p|div|li|h\d)>/gi, '\n')
    .replace(/<\/?[a-z!][^>]*>/gi, '')
    .replace(/&(#39|[a-z]+);/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s{0,3}(#{1,6}|>)\s+/gm, '')
    .replace(/(\*\*|__|~~|`)/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(invisible, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > max / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
