import { aloudParagraphs, type Step } from '../domain/step.ts';
import type { Facts } from './facts.ts';
import { type Reading, readNote } from './notes.ts';
import type { Content } from './schema.ts';
import { type TellingData, tellingOf } from './telling-data.ts';
import type { Deed, Demand } from './vocabulary.ts';

/** Where the story stands: derived from the told steps and their notes alone, so that every device agrees. */

/** A thing or a name that the family brought into the story. */
export type Canon = { source: string; at: number; name: boolean };

export type State = {
  /** How many steps are told. */
  index: number;
  last: Step | null;
  tellings: readonly (TellingData | null)[];
  /** The newest usable telling. */
  latest: TellingData | null;
  /** All that has been read aloud, in small letters. */
  spoken: string;
  /** The note just taken, read. */
  reading: Reading;
  canon: readonly Canon[];
  /** Added to the planned energy. */
  energy: number;
  /** −1 easier, 0, 1 harder. */
  difficulty: number;
  bans: ReadonlySet<Demand>;
  /** Children who take it easy in the next step. */
  resting: ReadonlySet<string>;
  easing: ReadonlySet<string>;
  lostProps: readonly string[];
  featured: string | null;
  more: ReadonlySet<Deed>;
  less: ReadonlySet<Deed>;
  again: 'same' | 'other' | null;
  calm: boolean;
  end: boolean;
  short: boolean;
  inside: boolean;
  /** Asked to lead next; null for the turn that is due. */
  leadWish: string | null;
  leads: readonly string[];
};

const maxCanon = 12;
/** For how many steps `too hard` and `too easy` are heeded. */
const difficultyLasts = 3;

/** Folds the told steps and their notes. `notes` belong to the last told step. */
export function readState(told: readonly Step[], notes: string, facts: Facts, content: Content): State {
  const tellings = told.map(tellingOf);
  const readings = told.map((step, at) => {
    const note = at === told.length - 1 ? notes : (step.notes ?? '');
    return readNote(note, tellings[at]?.offers ?? [], facts.children, content);
  });
  const canon: Canon[] = [];
  const bans = new Set<Demand>();
  const more = new Set<Deed>();
  const less = new Set<Deed>();
  const lostProps: string[] = [];
  let energy = 0;
  let difficulty = 0;
  let short = false;
  let inside = false;
  readings.forEach((reading, at) => {
    for (const { intent, thing, name } of reading.heard) {
      const { effect } = intent;
      energy = Math.max(-3, Math.min(2, energy + (effect.energy ?? 0)));
      if (at >= readings.length - difficultyLasts) difficulty = Math.max(-1, Math.min(1, difficulty + (effect.difficulty ?? 0)));
      for (const ban of effect.bans ?? []) bans.add(ban);
      for (const deed of effect.more ?? []) more.add(deed);
      for (const deed of effect.less ?? []) less.add(deed);
      short ||= effect.shorten === true;
      inside ||= effect.inside === true;
      if (effect.thing === 'ban' && thing !== null) lostProps.push(thing);
      if (effect.thing === 'canon' && thing !== null) canon.push({ source: thing, at, name: false });
      if (effect.thing === 'name' && name !== null) canon.push({ source: name, at, name: true });
    }
  });
  const reading = readings.at(-1) ?? { heard: [], chosen: null };
  const now = reading.heard;
  const of = (part: 'rest' | 'ease') =>
    new Set(now.flatMap(({ intent, child }) => (intent.effect.child === part && child !== null ? [child] : [])));
  return {
    index: told.length,
    last: told.at(-1) ?? null,
    tellings,
    latest: tellings.findLast((telling) => telling !== null) ?? null,
    spoken: told.flatMap(aloudParagraphs).join(' ').toLowerCase(),
    reading,
    canon: canon.slice(-maxCanon),
    energy,
    difficulty,
    bans,
    resting: of('rest'),
    easing: of('ease'),
    lostProps,
    featured: now.find(({ intent, thing }) => intent.effect.thing === 'feature' && thing !== null)?.thing ?? null,
    more,
    less,
    again: now.find(({ intent }) => intent.effect.again !== undefined)?.intent.effect.again ?? null,
    calm: now.some(({ intent }) => intent.effect.calm === true),
    end: now.some(({ intent }) => intent.effect.end === true) || reading.chosen?.stop === true,
    short,
    inside,
    leadWish: now.find(({ intent, child }) => intent.effect.child === 'lead' && child !== null)?.child ?? null,
    leads: told.flatMap((step) => (step.lead !== undefined && facts.children.some((child) => child.id === step.lead) ? [step.lead] : [])),
  };
}
