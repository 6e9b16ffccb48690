import { plainText } from '../domain/plain-text.ts';
import { hasUnwanted } from './props.ts';
import type { Glue, Theme } from './schema.ts';
import type { LexiconSlot } from './vocabulary.ts';

/** A theme in the adult's own words: their words become part of the neutral pack's lexicon. */

export type CustomWords = {
  /** Single nouns, singular, most telling first. */
  nouns: string[];
  animals: string[];
  people: string[];
  places: string[];
};

const maxNouns = 6;

function singular(word: string): string {
  if (/(?:ss|us|is|os)$/.test(word) || word.length < 4) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|xes|sses|zzes)$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('wolves')) return word.replace(/wolves$/, 'wolf');
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The words of a description that a story can use, sorted by what they are. Markup, odd signs and unwanted words are dropped. */
export function readCustomTheme(description: string, glue: Glue): CustomWords {
  const words = plainText(description, 500)
    .toLowerCase()
    .replace(/https?:\S+|\S+@\S+|www\.\S+/g, ' ')
    .split(/[^\p{L}'’-]+/u)
    .map((word) => word.replace(/^['’-]+|['’-]+$/g, '').replace(/['’]s$/, ''))
    .filter((word) => word.length >= 3 && word.length <= 14 && !hasUnwanted(word, glue.unwanted));
  const nouns = [...new Set(words.filter((word) => !isDull(word, glue)).map(singular))].filter((word) => !isDull(word, glue));
  const { animals, people, places } = glue.custom;
  return {
    nouns: nouns.slice(0, maxNouns),
    animals: nouns.filter((word) => animals.includes(word)),
    people: nouns.filter((word) => people.includes(word)),
    places: nouns.filter((word) => places.includes(word)),
  };
}

function isDull(word: string, glue: Glue): boolean {
  return glue.custom.dull.includes(word) || /(?:ing|ly|ed)$/.test(word);
}

/** Nouns that go with any other before them: `moon lantern`, `cat lantern`, `bakery lantern`. */
const composites: Partial<Record<LexiconSlot, readonly string[]>> = {
  cargo: ['lantern', 'chest', 'crown', 'basket', 'bell'],
  treasure: ['token', 'button', 'key', 'stone'],
  spot: ['gate', 'corner', 'tower'],
  wall: ['door', 'gate'],
  sign: ['flag', 'map', 'mark'],
  gear: ['hat', 'badge', 'whistle', 'cloak'],
  home: ['camp', 'den'],
  crew: ['crew', 'team'],
};

/** One animal of the family's is enough for a whole adventure, if it comes in several kinds. */
const kinds = ['small', 'old', 'shy', 'fast', 'wise'];

/** The neutral theme with the family's own words in front of it. Words drawn first come from the family. */
export function customTheme(neutral: Theme, words: CustomWords): Theme {
  const own: Partial<Record<LexiconSlot, string[]>> = {};
  for (const [slot, heads] of Object.entries(composites) as [LexiconSlot, readonly string[]][]) {
    own[slot] = words.nouns.flatMap((noun) => heads.filter((head) => head !== noun).map((head) => `${noun} ${head}|easy`));
  }
  own.beast = words.animals.flatMap((animal) => [`${animal}|easy`, ...kinds.map((kind) => `${kind} ${animal}|easy`)]);
  own.friend = [...words.animals, ...words.people].map((who) => `the old ${who}|name,easy`);
  own.spot = [...(own.spot ?? []), ...words.places.map((place) => `${place}|easy`)];
  const lexicon = { ...neutral.lexicon };
  for (const [slot, entries] of Object.entries(own) as [LexiconSlot, string[]][]) {
    // Cast slots and slots with many words of the family leave the neutral ones aside, so that their world is felt.
    lexicon[slot] = entries.length >= 6 ? entries : [...entries, ...neutral.lexicon[slot]];
  }
  return { ...neutral, theme: 'custom', lexicon };
}
