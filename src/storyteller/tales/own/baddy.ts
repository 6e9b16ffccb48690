import { keyOf, persons } from './lexicon.ts';
import type { OwnWords } from './read.ts';
import { capital } from './terms.ts';

/** Somebody of the family’s who plays the one to be outfoxed: *Isla and Finn are spies and dad is the baddy*. */

type Baddy = { name: string; they: 'she' | 'he' };

const bad =
  '(?:badd(?:y|ie)|bad (?:guy|man|one|spy)|villain|thief|robber|burglar|crook|enemy|b(?:ö|oe?)se(?:wicht|r)?|dieb|r(?:ä|ae?)uber|schurke|gauner|m[ée]chant|voleur|mal[oa]|ladr[óo]n|cattiv[oa]|ladro|vil[ãa]o|boef|slechterik)';
const is = String.raw`(?:is|’s|ist|est|es|è|é|plays|spielt) (?:the |our |a |der |die |ein |le |la |el |il |lo |o |de )?(?:big |evil |secret )?`;
const patterns = [
  new RegExp(String.raw`(?<!\p{L})(?<who>\p{L}{3,12}) ?${is}${bad}(?!\p{L})`, 'iu'),
  new RegExp(String.raw`(?<!\p{L})(?:the|der|le|el) ${bad} (?:is|ist|est|es) (?:my |our )?(?<who>\p{L}{3,12})(?!\p{L})`, 'iu'),
];
const relations: Readonly<Record<string, Baddy['they']>> = {
  brother: 'he',
  uncle: 'he',
  onkel: 'he',
  bruder: 'he',
  sister: 'she',
  auntie: 'she',
};

/** Whoever it is, *Baddy Dad*; null where the words name nobody whom one can speak of. */
export function baddyIn({ clean }: Pick<OwnWords, 'clean'>): Baddy | null {
  for (const pattern of patterns) {
    const who = pattern.exec(clean)?.groups?.['who'];
    if (who === undefined) continue;
    const key = keyOf(who);
    const they = persons.find(({ en }) => en.includes(key))?.they ?? relations[key];
    if (they !== undefined)
      return { name: `Baddy ${capital(key === 'onkel' ? 'uncle' : key === 'bruder' ? 'brother' : who.toLowerCase())}`, they };
  }
  return null;
}
