import type { Slots } from '../fill.ts';
import type { OwnWords } from '../read.ts';
import { capital, many, one } from '../terms.ts';
import rows from './en/stations.json' with { type: 'json' };
import { rowOf } from './row.ts';

/** Who is on duty, and with what. */

type Station = { station: string; crew: string; hero: string; engine: string; siren: string; slide: string; hose: string };
const stations: Readonly<Record<string, Station>> = rows;

/** Whom the words let come to the rescue: *Paw Patrol rescues a kitten*. */
const rescuers = /^(\S+(?: \S+){0,2}) (?:Rescues?|Saves?)\b/;

export function rescueSlots(words: OwnWords): Slots {
  const { who, kind, where } = words;
  const play = rowOf(stations, kind, 'rescue');
  const at = where === null ? '' : ` ${where.at}`;
  const wet = /^(?:sea|ocean|river|beach|island)$/.test(where?.id ?? '');
  return {
    ...(who === null
      ? {
          hero: one(play.hero),
          heroes: many(`${play.hero}s`),
          bigBo: `the strongest ${play.hero} for miles`,
          mostBo: `the strongest ${play.hero} of all`,
          boCry: 'Yoo-hoo',
          boBody: 'boots',
        }
      : {
          bigBo: `the biggest ${who.one} for miles`,
          mostBo: `the biggest ${who.one} of all`,
          boCry: who.creature.noise,
          boBody: who.creature.body,
        }),
    duty: dutyOf(words, `${play.crew}${at}`, play.station),
    shop: one(play.station),
    engine: one(wet && play === rows.rescue ? 'rescue boat' : play.engine),
    siren: play.siren,
    slide: play.slide,
    crew: play.crew,
    crewCall: capital(play.crew),
    hose: play.hose,
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
