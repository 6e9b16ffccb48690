/** Words of a family and the little grammar that they need: number and article. */

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

/** Names of several, like `the Mirror Twins`, bring their article along; what is somebody's, like `Mia’s sock`, takes none. */
const named = /^(?:the|\S+’s)\s/i;

/** With the definite article; names stand as they are. */
export function definite(entry: Entry): string {
  return entry.number === 'name' || named.test(entry.text) ? entry.text : `the ${entry.text}`;
}

export function isMany(entry: Entry): boolean {
  return entry.number === 'many';
}

/** *Mia*, *Mia and Tom*, *Mia, Tom and Ada*; '' for nobody. */
export function enumerated(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
