import { definite, type Entry, indefinite, isMany } from './lexicon.ts';

/**
 * Fills the braces of a template. Grammar for the surface only: articles, number, a capital at the start of a sentence.
 * What is put in is never read for braces again, so a name or a note can't become a template.
 */

/** Where the words of one step come from. Asking draws; asking again gives the same word. */
export type Scope = {
  lookUp: (slot: string) => Entry | null;
  /** Slots that the listeners have met in this step: `{a cargo}` says `the` from then on. */
  met: Set<string>;
};

const brace = /\{([^{}]+)\}/g;
const form = /^(?:(a|the|it|its|they|this)\s+)?([a-z][a-z0-9_]*)(?::([^/]*)\/(.*))?$/;

/** One brace, taken apart; null where it isn't well-formed. */
export function parseBrace(
  source: string,
): { article: string; slot: string; one: string | null; many: string | null; capital: boolean } | null {
  const first = source.charAt(0);
  const capital = first !== first.toLowerCase();
  const match = form.exec(first.toLowerCase() + source.slice(1));
  if (match === null) return null;
  const [, article = '', slot = '', one, many] = match;
  return { article, slot, one: one ?? null, many: many ?? null, capital };
}

/** The slots that a template asks for. */
export function slotsIn(template: string): string[] {
  return [...template.matchAll(brace)].map((match) => parseBrace(match[1] ?? '')?.slot ?? `?${match[1] ?? ''}`);
}

/** The template with its braces filled. A slot nobody knows is an author's fault and becomes `something`. */
export function render(template: string, scope: Scope): string {
  return template.replace(brace, (_whole, source: string, at: number) => {
    const parsed = parseBrace(source);
    const entry = parsed === null ? null : scope.lookUp(parsed.slot);
    if (parsed === null || entry === null) return 'something';
    const text = phrase(parsed, entry, scope);
    // What the author wrote small stays small ("Stay! says the wind"); what a brace puts at a sentence's start does not.
    return parsed.capital || sentenceStart.test(template.slice(0, at)) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  });
}

/** Not after a closing quote: `“Who's there?” {the rival} asks` goes on. */
const sentenceStart = /(?:^|[.!?]\s+)[“"‘(]?$/;

function phrase(parsed: NonNullable<ReturnType<typeof parseBrace>>, entry: Entry, scope: Scope): string {
  const { article, slot, one, many } = parsed;
  if (one !== null && many !== null) return isMany(entry) ? many : one;
  if (article === 'it') return isMany(entry) ? 'them' : 'it';
  if (article === 'they') return isMany(entry) ? 'they' : 'it';
  if (article === 'its') return isMany(entry) ? 'their' : 'its';
  if (article === 'this') return `${isMany(entry) ? 'these' : 'this'} ${entry.text}`;
  const introduced = scope.met.has(slot);
  scope.met.add(slot);
  if (article === 'a') return introduced ? definite(entry) : indefinite(entry);
  return article === 'the' ? definite(entry) : entry.text;
}
