import type { Slots } from '../fill.ts';
import type { OwnWords } from '../read.ts';
import { capital, many, one } from '../terms.ts';

/** Who is on duty, and with what. */

/** Whom the words let come to the rescue: *Paw Patrol rescues a kitten*. */
const rescuers = /^(\S+(?: \S+){0,2}) (?:Rescues?|Saves?)\b/;

export function rescueSlots(words: OwnWords): Slots {
  const { who, kind, where } = words;
  const isFire = kind?.id === 'fire';
  const at = where === null ? '' : ` ${where.at}`;
  const wet = /^(?:sea|ocean|river|beach|island)$/.test(where?.id ?? '');
  const station = isFire ? 'fire station' : 'rescue station';
  const crew = isFire ? 'the fire brigade' : 'the rescue team';
  const hero = isFire ? one('firefighter') : one('rescuer');
  return {
    ...(who === null
      ? {
          hero,
          heroes: many(`${hero.text}s`),
          bigBo: `the strongest ${hero.text} for miles`,
          mostBo: `the strongest ${hero.text} of all`,
        }
      : {
          bigBo: `the biggest ${who.one} for miles`,
          mostBo: `the biggest ${who.one} of all`,
        }),
    duty: dutyOf(words, `${crew}${at}`, station),
    shop: one(station),
    engine: one(isFire ? 'fire engine' : wet ? 'rescue boat' : 'rescue truck'),
    siren: isFire ? 'nee-naw' : 'tatoo',
    slide: isFire ? 'the pole at the fire station' : 'the slide at the station',
    crew,
    crewHas: 'has',
    crewForgets: 'forgets',
    crewCall: capital(crew),
    hose: isFire ? 'long hose' : 'long rope',
  };
}

function dutyOf({ who, person, clean, phrase }: OwnWords, crew: string, station: string): string {
  const together = person === null ? '' : `, together with ${person.name}`;
  const duty = `on duty at the ${station}`;
  const team = rescuers.exec(phrase ?? '')?.[1];
  const named = team === undefined ? '' : /(?:[^s]s|men)$/.test(team) ? ` and the ${team.toLowerCase()}` : ` and ${team}`;
  if (who === null) return `You${named} are ${crew}${together}, ${duty}.`;
  const isTheirs =
    who.part === 'workers' || /\b(?:with|mit|avec|con|com|met)\b/i.test(clean) || team?.toLowerCase().includes(who.one) === true;
  return isTheirs
    ? `You and the ${who.many} are ${crew}, ${duty}.`
    : `You${named} are ${crew}${together}, ${duty}, which is there for ${who.many}.`;
}
