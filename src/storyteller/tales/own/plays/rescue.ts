import type { Slots } from '../fill.ts';
import type { OwnWords } from '../read.ts';
import { capital, many, one } from '../terms.ts';

/** Who is on duty, and with what. */

export function rescueSlots({ who, kind, where, person, clean }: OwnWords): Slots {
  const isFire = kind?.id === 'fire';
  const at = where === null ? '' : ` ${where.at}`;
  const wet = /^(?:sea|ocean|river|beach|island)$/.test(where?.id ?? '');
  const station = isFire ? 'fire station' : 'rescue station';
  const crew = isFire ? 'the fire brigade' : 'the rescue team';
  const hero = isFire ? one('firefighter') : one('rescuer');
  const together = person === null ? '' : `, together with ${person.name}`;
  return {
    ...(who === null
      ? {
          hero,
          heroes: many(`${hero.text}s`),
          duty: `You are ${crew}${at}${together}, on duty at the ${station}.`,
          bigBo: `the strongest ${hero.text} for miles`,
          mostBo: `the strongest ${hero.text} of all`,
        }
      : {
          duty:
            who.part === 'workers' || /\b(?:with|mit|avec|con|com|met)\b/i.test(clean)
              ? `You and the ${who.many} are ${crew}${at}, on duty at the ${station}.`
              : `You are ${crew}${at}${together}, on duty at the ${station}, which is there for ${who.many}.`,
          bigBo: `the biggest ${who.one} for miles`,
          mostBo: `the biggest ${who.one} of all`,
        }),
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
