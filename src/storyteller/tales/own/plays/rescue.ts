import type { Slots } from '../fill.ts';
import type { OwnWords } from '../read.ts';
import { capital, many, one } from '../terms.ts';
import rows from './en/stations.json' with { type: 'json' };
import { rowOf } from './row.ts';

/** Who is on duty, and with what. */

type Station = { station: string; crew: string; hero: string; engine: string; siren: string; slide: string; hose: string };
const stations: Readonly<Record<string, Station>> = rows;

/** Where somebody may be stuck, high up, by the family's words; the first that fits. */
const perches: readonly { named: RegExp; slots: Slots }[] = [
  { named: /\b(?:trees?|branch|forest|woods?|jungle|baum|arbre|arbol|albero)\b/i, slots: perchSlots('tree', 'up in the tree', 'big leaf') },
  { named: /\broof(?:top)?s?\b/i, slots: perchSlots('flagpole', 'on the roof, up on the flagpole', 'flag', 'pole') },
  { named: /\b(?:tower|lighthouse|castle)\b/i, slots: perchSlots('tower', 'up on the tower', 'flag') },
  {
    named: /\b(?:mountains?|hills?|rocks?|cliffs?|volcano|beach|sea|ocean|island|whales?|dolphins?|seals?|turtles?|sharks?|octopus)\b/i,
    slots: perchSlots('high rock', 'on the high rock', 'string of seaweed', 'rock'),
  },
];

function perchSlots(perch: string, perchOn: string, flag: string, pole = perch): Slots {
  return { perch, perchOn, flag, pole };
}

/** Whom the words let come to the rescue: *Paw Patrol rescues a kitten*. */
const rescuers = /^(\S+(?: \S+){0,2}) (?:Rescues?|Saves?)\b/;

export function rescueSlots(words: OwnWords): Slots {
  const { who, kind, where } = words;
  const play = rowOf(stations, kind, 'rescue');
  const at = where === null ? '' : ` ${where.at}`;
  const wet = /^(?:sea|ocean|river|beach|island)$/.test(where?.id ?? '');
  const swims = wet || /\b(?:whales?|dolphins?|seals?|turtles?|sharks?|octopus)\b/i.test(words.clean);
  return {
    ...(perches.find(({ named }) => named.test(words.clean))?.slots ?? perchSlots('flagpole', 'on the flagpole', 'flag', 'pole')),
    foot: swims ? 'fin' : 'foot',
    toe: swims ? 'fin' : 'toe',
    atSquare: wet ? 'on the beach' : 'in the square',
    square: wet ? 'beach' : 'square',
    // Whoever lives in the sea is stuck because it has gone out, and is home when it is in it again.
    tide: swims ? ' Then the sea went out.' : '',
    out: swims ? ' And with a splash, Big Bo is back in the sea.' : '',
    outLittle: swims ? ' Splash! Big Bo is back in the sea.' : '',
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
