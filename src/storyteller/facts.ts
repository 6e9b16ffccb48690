import type { ActivityLevel, ParticipationLevel, PlayStyle } from '../domain/catalog.ts';
import type { Memory } from '../domain/family.ts';
import { plainText } from '../domain/plain-text.ts';
import type { TellingChild, TellingRequest } from '../domain/telling.ts';
import { type Band, bandOf, type Group, groupOf } from './bands.ts';
import { type Limits, readConsiderations } from './considerations.ts';
import { customTheme, readCustomTheme } from './custom-theme.ts';
import { type PlaceFacts, readPlace } from './place.ts';
import { hazardAge, type PlaceProp, readProps } from './props.ts';
import type { Content, Theme } from './schema.ts';
import { neutralTheme } from './vocabulary.ts';

/** Everything that is known before a step is told, as typed facts. */

export type ChildFacts = {
  id: string;
  name: string;
  age: number;
  group: Group;
  interests: readonly string[];
  limits: Limits;
};

export type Facts = {
  seed: number;
  theme: Theme;
  custom: boolean;
  /** Words of a free-text theme, as the prologue brings them in; at most two. */
  ownWords: readonly string[];
  children: readonly [ChildFacts, ...ChildFacts[]];
  youngest: number;
  band: Band;
  place: PlaceFacts;
  props: readonly PlaceProp[];
  participation: ParticipationLevel;
  adultName: string;
  /** Children, and an adult who takes a role. */
  players: number;
  style: PlayStyle;
  level: ActivityLevel;
  /** Steps in all, the prologue and the ending counted in. */
  total: number;
  memory: Memory;
};

/** A name as it may stand in a sentence. */
function cleanName(name: string): string {
  return plainText(name, 100)
    .replace(/[{}\n]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function childFacts(child: TellingChild, content: Content): ChildFacts {
  const age = Number.isFinite(child.age) ? Math.min(18, Math.max(1, Math.round(child.age))) : 6;
  return {
    id: child.id,
    name: cleanName(child.name) || 'the youngest',
    age,
    group: groupOf(age),
    interests: child.interests.map(cleanName).filter((interest) => interest !== ''),
    limits: readConsiderations(child.considerations, content.considerations),
  };
}

/** Somebody has to play: where a family's children are all gone from the profile, the story is told to one of six years. */
const anybody: TellingChild = { id: '', name: 'everybody', age: 6, interests: [], considerations: null };

export function readFacts(request: TellingRequest, content: Content): Facts {
  const [first = anybody, ...rest] = request.children;
  const children: [ChildFacts, ...ChildFacts[]] = [childFacts(first, content), ...rest.map((child) => childFacts(child, content))];
  const youngest = Math.min(...children.map((child) => child.age));
  const { theme, custom, ownWords } = themeOf(request, content);
  const joins = request.participation === 'moderate' || request.participation === 'full';
  const shunned = new Set(children.flatMap((child) => [...child.limits.hazards]));
  const props = readProps(request.place.items, content.props, content.glue.unwanted).filter(
    (prop) => prop.hazards.every((hazard) => youngest >= hazardAge[hazard] && !shunned.has(hazard)) && (prop.known || youngest >= 4),
  );
  return {
    seed: request.seed >>> 0,
    theme,
    custom,
    ownWords,
    children,
    youngest,
    band: bandOf(youngest),
    place: readPlace(request.place),
    props,
    participation: request.participation,
    adultName: cleanName(request.adultName),
    players: children.length + (joins ? 1 : 0),
    style: request.playStyle,
    level: request.activityLevel,
    total: Math.max(1, Math.round(request.totalSteps)),
    memory: request.memory,
  };
}

/** A theme with a pack of its own; anything else is told from its own words over the neutral pack. */
function themeOf(request: TellingRequest, content: Content): { theme: Theme; custom: boolean; ownWords: string[] } {
  const named = request.customTheme.trim() === '' && request.theme !== null ? content.themes[request.theme] : undefined;
  if (named !== undefined) return { theme: named, custom: false, ownWords: [] };
  const neutral = content.themes[neutralTheme];
  if (neutral === undefined) throw new Error('the neutral theme is part of every content');
  const words = readCustomTheme(request.customTheme.trim() || (request.theme ?? ''), content.glue);
  const telling = [...new Set([...words.animals, ...words.people, ...words.places, ...words.nouns])];
  return { theme: customTheme(neutral, words), custom: true, ownWords: telling.slice(0, 2) };
}
