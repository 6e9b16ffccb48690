import { keyOf } from '../words/lexicon.ts';
import type { OwnWords } from './own-words.ts';

/** Whoever drives something, where the words say no more than that: *bus driver*, *ein Lokführer*. */

const drivers: readonly (readonly [RegExp, string])[] = [
  [/^(bus|tram|train|taxi|lorry|truck|tractor|coach|van) drivers?$/, '$1'],
  [/^(bus|taxi|tram|train|tractor)(?:fahrer|fahrerin|chauffeur)$/, '$1'],
  [
    /^(?:(?:conductrice|conducteur|chauffeur) de bus|conductora? de autobus|autista|motorista de onibus|kierowca autobusu|otobus soforu)$/,
    'bus',
  ],
  [
    /^(?:engine driver|lokfuhrer\w*|zugfuhrer\w*|(?:conductrice|conducteur) de train|maquinista|macchinista|treinmachinist|maszynista|makinist)$/,
    'train',
  ],
  [/^(?:lkw fahrer|lastwagenfahrer|chauffeur de camion|routier|camionero|camionista|camionneur|vrachtwagenchauffeur)$/, 'lorry'],
  [/^(?:traktorfahrer|treckerfahrer)$/, 'tractor'],
];
const before =
  /^(?:(?:i am|we are|be|being|as|ich bin|je suis|soy|sono) )?(?:(?:an?|the|our|my|ein|eine|der|un|une|le|la|el|il|um|uma|een|de) )?/;

/** What they drive; null where the words tell of anything else. */
export function drivenBy({ clean, told }: OwnWords): string | null {
  const key = keyOf(clean).replace(before, '');
  if (told.length > 0) return null;
  for (const [says, ride] of drivers) if (says.test(key)) return key.replace(says, ride);
  return null;
}
