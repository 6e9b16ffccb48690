/** Keeps children's names from language models: names are replaced by tokens, and put back into the answer. */

export type Names = {
  /** The text with every name of the family replaced by its token. */
  hide: (text: string) => string;
  /** The text with the names put back. */
  show: (text: string) => string;
  tokens: ReadonlySet<string>;
  tokenOf: (id: string) => string | null;
};

type Person = { id: string; name: string };

/**
 * Tokens for the children, in their order, and for the adult. A part of a longer name also counts as that person, in any case and without
 * accents.
 */
export function namesOf(children: readonly Person[], adultName: string): Names {
  const people = [
    ...children.map((child, at) => ({ ...child, token: `CHILD_${at + 1}` })),
    ...(adultName.trim() === '' ? [] : [{ id: '', name: adultName, token: 'ADULT_1' }]),
  ].filter(({ name }) => /[\p{L}\p{N}]/u.test(name));
  const tokenBySpelling = new Map<string, string>();
  for (const { name, token } of people) {
    for (const spelling of spellingsOf(name)) if (!tokenBySpelling.has(spelling)) tokenBySpelling.set(spelling, token);
  }
  const spellings = [...tokenBySpelling.keys()].sort((a, b) => b.length - a.length);
  const pattern =
    spellings.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{N}_])(?:${spellings.map(escaped).join('|')})(?![\\p{L}\\p{N}_])`, 'giu');
  const nameByToken = new Map(people.map(({ name, token }) => [token, name.trim()]));
  return {
    hide: (text) => {
      const composed = text.normalize('NFC');
      return pattern === null ? composed : composed.replace(pattern, (found) => tokenBySpelling.get(found.toLowerCase()) ?? 'CHILD');
    },
    show: (text) => text.replace(/\b(?:CHILD|ADULT)_\d+\b/g, (token) => nameByToken.get(token) ?? token),
    tokens: new Set(people.map(({ token }) => token)),
    tokenOf: (id) => people.find((person) => person.id === id && id !== '')?.token ?? null,
  };
}

/** Fields with ids of variants and choices, which never contain a family's words. */
const idFields: ReadonlySet<string> = new Set(['id', 'way', 'kind']);

/** Plain data with the names in all its texts hidden, except in ids. */
export function hideAll<T>(data: T, { hide }: Names): T {
  return mapTexts(data, hide) as T;
}

/** Plain data with the names in all its texts put back. */
export function showAll<T>(data: T, { show }: Names): T {
  return mapTexts(data, show) as T;
}

function mapTexts(data: unknown, map: (text: string) => string, field = ''): unknown {
  if (typeof data === 'string') return idFields.has(field) ? data : map(data);
  if (Array.isArray(data)) return data.map((each) => (field === 'offers' && typeof each === 'string' ? each : mapTexts(each, map)));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, mapTexts(value, map, name)]));
}

function spellingsOf(name: string): string[] {
  const whole = name.normalize('NFC').trim().toLowerCase();
  const parts = whole.split(/[\s-]+/).filter((part) => part.length > 1);
  return [whole, ...parts].flatMap((spelling) => [spelling, spelling.normalize('NFD').replace(/\p{M}/gu, '')]);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
