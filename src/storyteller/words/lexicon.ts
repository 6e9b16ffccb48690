/** A family's own words with the grammar that a sentence needs: number and article. */

export type Entry = {
  text: string;
  number: 'one' | 'many' | 'mass' | 'name';
  /** Short enough for the youngest. */
  easy: boolean;
};

/** A word that takes no article: a person's name, a title. */
export function nameEntry(text: string): Entry {
  return { text, number: 'name', easy: true };
}

/** Has its article already, like `the Mirror Twins`, or takes none, like `Mia’s sock` and `your house`. */
const named = /^(?:the|your|\S+’s)\s/i;

/** With the definite article; names stand as they are. */
export function definite(entry: Entry): string {
  return entry.number === 'name' || named.test(entry.text) ? entry.text : `the ${entry.text}`;
}

/** A text with a small first letter, as it stands within a sentence. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** An English noun with `a` or `an`. */
export function withA(noun: string): string {
  return `${/^(?:[ai]|e(?!u|we)|o(?!ne(?!\p{L})|nce)|u(?!ni|se|ku|te|ra)|hour|honest|heir)/iu.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** The plural of an English noun that follows the rule: *boxes*, *fairies*, *cups*. */
export function pluralOf(noun: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
}

/** An English verb as it is said of several, or asked of somebody: *wave*, *go*, *are*. */
export function ofSeveral(verb: string): string {
  const irregular: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have' };
  if (irregular[verb] !== undefined) return irregular[verb];
  if (/[a-z][^aeiou]ies$/.test(verb)) return verb.replace(/ies$/, 'y');
  return verb.replace(/(?<=ss|x|[tz]z|ch|sh|o)es$|s$/, '');
}

/** Whether a verb with it is in the plural. */
export function isMany(entry: Entry): boolean {
  return entry.number === 'many';
}

/** *Mia*, *Mia and Tom*, *Mia, Tom and Ada*; '' for nobody. */
export function enumerated(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
