import { beatsOf, liveliest, plannedEnergy } from './curve.ts';
import type { Facts } from './facts.ts';
import { parseEntry } from './lexicon.ts';
import { bareName, type PlaceProp, readProps } from './props.ts';
import type { Content } from './schema.ts';
import type { State } from './state.ts';
import type { Beat, Deed, Demand, Space } from './vocabulary.ts';

/** One step that is about to be told: the facts, the state, and what they mean for it. */

export type Moment = {
  facts: Facts;
  /** The index of the step in the adventure: 1 for the first activity. */
  index: number;
  beat: Beat;
  /** The energy that the curve plans, before notes. */
  planned: number;
  /** The energy to look for. */
  target: number;
  maxEnergy: number;
  /** Nothing livelier than this is for all the children. */
  limit: number;
  space: Space;
  roof: 'indoors' | 'outdoors' | null;
  props: readonly PlaceProp[];
  /** What is off for a child here and now. */
  bansOf: (childId: string) => ReadonlySet<Demand>;
  calm: boolean;
  featured: string | null;
  /** Deeds that the children chose, or were offered. */
  chosen: Deed | null;
  offered: ReadonlySet<Deed>;
  more: ReadonlySet<Deed>;
  less: ReadonlySet<Deed>;
  again: 'same' | 'other' | null;
  /** What earlier steps of this adventure used. */
  usedCores: readonly string[];
  usedDeeds: readonly Deed[];
  usedProps: readonly string[];
  lastMechanic: string | null;
  /** Whether a step with a prop is due. */
  wantsProp: boolean;
  /** Whether the adventure is half over and has used too few different things. */
  wantsNewProp: boolean;
};

/** What a child who needs a rest leaves alone for a step. */
const restBans: readonly Demand[] = ['run', 'jump', 'effort', 'spin', 'balance', 'crawl', 'step-over', 'lift'];

/** The share of steps that should use something that lies around. */
const propShare = 0.8;

/** So many different things a whole adventure should use, where they are listed. */
const manyThings = 3;

/** A thing named in a note, as the key of a listed prop; null where nothing listed is meant. */
function listedAs(source: string, props: readonly PlaceProp[], content: Content): string | null {
  const named = readProps([bareName(parseEntry(source).text)], content.props, [])[0];
  if (named === undefined) return null;
  return props.find((prop) => prop.key === named.key || prop.key.endsWith(` ${named.key}`))?.key ?? null;
}

export function momentOf(facts: Facts, state: State, content: Content): Moment {
  const count = Math.max(1, facts.total - 2);
  const at = Math.min(Math.max(0, state.index - 1), count - 1);
  const beat = beatsOf(count)[at] ?? 'cool-down';
  const planned = plannedEnergy(facts.level, count, at);
  const lost = state.lostProps.flatMap((source) => listedAs(source, facts.props, content) ?? []);
  const told = state.tellings.flatMap((telling) => telling ?? []);
  const activities = told.filter((telling) => telling.core !== null);
  const withProps = activities.filter((telling) => telling.props.length > 0).length;
  const limit = Math.min(...facts.children.map((child) => child.limits.energy));
  const cap = Math.min(liveliest[facts.level], facts.youngest <= 2 ? 4 : 5, limit);
  const landing = beat === 'cool-down' ? 2 : 5;
  const maxEnergy = state.calm ? 2 : Math.max(1, Math.min(cap, landing, state.energy < 0 ? cap + state.energy : cap));
  const bans = new Map(
    facts.children.map((child) => [
      child.id,
      new Set([...child.limits.bans, ...state.bans, ...(state.resting.has(child.id) ? restBans : [])]),
    ]),
  );
  const different = new Set(told.flatMap((telling) => telling.props)).size;
  const wantsNewProp = at + 1 > count / 2 && different < Math.min(manyThings, facts.props.length);
  return {
    facts,
    index: state.index,
    beat,
    planned,
    target: state.calm ? 1 : Math.max(1, Math.min(maxEnergy, planned + (beat === 'cool-down' ? Math.min(0, state.energy) : state.energy))),
    maxEnergy,
    limit,
    space: state.inside && facts.place.space === 'lawn' ? 'rug' : facts.place.space,
    roof: state.inside ? 'indoors' : facts.place.roof,
    props: state.inside ? [] : facts.props.filter((prop) => !lost.includes(prop.key)),
    bansOf: (childId) => bans.get(childId) ?? state.bans,
    calm: state.calm,
    featured: state.featured === null ? null : listedAs(state.featured, facts.props, content),
    chosen: state.reading.chosen?.deed ?? null,
    offered: new Set(state.reading.chosen === null ? (state.tellings.at(-1)?.offers ?? []).flatMap((offer) => offer.deed ?? []) : []),
    more: state.more,
    less: state.less,
    again: state.again,
    usedCores: told.flatMap((telling) => telling.core ?? []),
    usedDeeds: told.flatMap((telling) => telling.deed ?? []),
    usedProps: told.flatMap((telling) => telling.props),
    lastMechanic: told.at(-1)?.mechanic ?? null,
    wantsProp: wantsNewProp || (withProps + 1) / (activities.length + 1) <= propShare || activities.length === 0,
    wantsNewProp,
  };
}
