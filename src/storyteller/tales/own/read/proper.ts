import { isNounPhrase } from '../words/english.ts';
import type { Term } from '../words/terms.ts';
import type { OwnWords } from './own-words.ts';
import { placeAlone } from './place.ts';
import type { Who } from './who.ts';

/** What goes into a slot names something; where the family's words gave only a bit of a sentence, the tale's own word stands there. */

function properTerm(term: Term | null): Term | null {
  return term === null || isNounPhrase(term.text) ? term : null;
}

function properWho(who: Who | null): Who | null {
  if (who === null || (isNounPhrase(who.one) && isNounPhrase(who.many))) return who;
  return { ...who, one: who.creature.one, many: who.creature.many };
}

/** The words with nothing in them but what can be named. */
export function proper(words: OwnWords): OwnWords {
  const { kind, place, who, also, sides, person, missing, loot } = words;
  return {
    ...words,
    place: properTerm(place) ?? (place === null || kind === null ? null : placeAlone(kind)),
    who: properWho(who),
    also: properWho(also),
    sides: sides === null ? null : { mates: properTerm(sides.mates), rivals: properTerm(sides.rivals) },
    person: person !== null && isNounPhrase(person.name) ? person : null,
    missing: properTerm(missing),
    loot: properTerm(loot),
  };
}
