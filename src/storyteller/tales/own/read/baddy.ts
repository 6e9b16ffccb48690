import { keyOf, persons } from '../words/lexicon.ts';
import { capital } from '../words/terms.ts';
import { isUnfit } from '../words/unfit.ts';
import type { OwnWords } from './own-words.ts';

/** Somebody of the family’s who plays the one to be outfoxed: *Isla and Finn are spies and dad is the baddy*. */

type Baddy = { name: string; they: 'she' | 'he' /** Whom they play, *evil queen*. */; role: string | null };

const bad =
  '(?:badd(?:y|ie)|bad (?:guy|man|one|spy)|villain|thief|robber|burglar|crook|enemy|b(?:ö|oe?)se(?:wicht|r)?|dieb|r(?:ä|ae?)uber|schurke|gauner|m[ée]chant|voleur|mal[oa]|ladr[óo]n|cattiv[oa]|ladro|vil[ãa]o|boef|slechterik)';
const is = String.raw`(?:is|’s|ist|est|es|è|é|plays|spielt) (?:the |our |a |der |die |ein |le |la |el |il |lo |o |de )?(?:big |evil |secret )?`;
const patterns = [
  new RegExp(String.raw`(?<!\p{L})(?<who>\p{L}{3,12}) ?${is}${bad}(?!\p{L})`, 'iu'),
  new RegExp(String.raw`^(?<who>\p{L}{3,12}) ${'(?:stole|steals|has stolen|nicked|pinched|klaut|stiehlt)'} `, 'iu'),
  new RegExp(String.raw`(?<!\p{L})(?:the|der|le|el) ${bad} (?:is|ist|est|es) (?:my |our )?(?<who>\p{L}{3,12})(?!\p{L})`, 'iu'),
];
const evil =
  /(?<!\p{L})(?<who>\p{L}{3,12}) ?(?:is|’s|plays) (?:the |an? )(?<role>(?:evil|wicked|bad|mean|naughty) \p{Ll}{3,10})(?!\p{L})/iu;
const relations: Readonly<Record<string, Baddy['they']>> = {
  brother: 'he',
  uncle: 'he',
  onkel: 'he',
  bruder: 'he',
  sister: 'she',
  auntie: 'she',
};

function theyOf(key: string): Baddy['they'] | undefined {
  return persons.find(({ en }) => en.includes(key))?.they ?? relations[key];
}

/** Whoever it is, *Baddy Dad*; null where the words name nobody whom one can speak of. */
export function baddyIn({ clean }: Pick<OwnWords, 'clean'>): Baddy | null {
  const played = evil.exec(clean)?.groups;
  const they = played?.['who'] === undefined ? undefined : theyOf(keyOf(played['who']));
  const role = played?.['role']?.toLowerCase() ?? null;
  if (played?.['who'] !== undefined && they !== undefined && role !== null && !isUnfit(role))
    return /(?:guy|man|one|spy)$/.test(role)
      ? { name: `Baddy ${capital(played['who'].toLowerCase())}`, they, role: null }
      : { name: capital(played['who'].toLowerCase()), they, role };
  for (const pattern of patterns) {
    const who = pattern.exec(clean)?.groups?.['who'];
    const key = keyOf(who ?? '');
    const how = who === undefined ? undefined : theyOf(key);
    const inEnglish: Readonly<Record<string, string>> = { onkel: 'uncle', bruder: 'brother' };
    if (how !== undefined) return { name: `Baddy ${capital(inEnglish[key] ?? who?.toLowerCase() ?? '')}`, they: how, role: null };
  }
  return null;
}
