import type { ActivityLevel, ParticipationLevel, PlayStyle } from '../../../domain/catalog.ts';
import type { Memory } from '../../../domain/entities/profile.ts';
import { toldName } from '../../../domain/plain-text.ts';
import type { TellingChild, TellingRequest } from '../../../domain/telling.ts';
import { type ChildLimits, type Limits, limitsOf } from '../../safety/limits.ts';
import { type PlaceFacts, placeFacts, placeLimits, placeNamed } from '../../safety/place.ts';
import { hazardAge, type PlaceProp, readProps } from '../../words/props.ts';
import { spaces } from '../../words/vocabulary.ts';
import { type Band, bandFor } from '../bands.ts';
import type { Library } from '../library.ts';

/** The family as the storyteller sees it: who plays, where, with what, and what they must be spared. Read from the request before anything is told. */

export type FamilyChild = {
  id: string;
  name: string;
  age: number;
  interests: readonly string[];
  limits: ChildLimits;
};

export type Family = {
  seed: number;
  children: readonly [FamilyChild, ...FamilyChild[]];
  youngest: number;
  /** What must not be asked or told here. */
  limits: Limits;
  band: Band;
  place: PlaceFacts;
  props: readonly PlaceProp[];
  participation: ParticipationLevel;
  /** The adult's name as it is read aloud. */
  adult: string;
  /** The adult takes a part in what is played. */
  joins: boolean;
  style: PlayStyle;
  level: ActivityLevel;
  /** Steps in all, the prologue and the ending counted in. */
  total: number;
  memory: Memory;
};

function familyChild(child: TellingChild): Omit<FamilyChild, 'limits'> {
  const age = Number.isFinite(child.age) ? Math.min(18, Math.max(1, Math.round(child.age))) : 6;
  return {
    id: child.id,
    name: toldName(child.name) || 'the youngest',
    age,
    interests: child.interests.map(toldName).filter((interest) => interest !== '' && interest.split(' ').length <= 3),
  };
}

/** Where no child is left in the profile, the story is told to one of six years. */
const anybody: TellingChild = { id: '', name: 'the youngest', age: 6, interests: [], considerations: null };

/**
 * Reads the family from a request. Ages are brought into 1 to 18; things that are not safe for the youngest, or that a consideration rules out, are left
 * out. Never fails: what is missing has a stand-in.
 */
export function readFamily(request: TellingRequest, library: Library): Family {
  const asked = request.children.length === 0 ? [anybody] : request.children;
  const bare = asked.map(familyChild);
  const considered = bare.map((child, at) => ({ ...child, considerations: asked[at]?.considerations ?? null }));
  const limits = limitsOf({ children: considered, place: request.place });
  const [first, ...rest] = bare.map((child): FamilyChild => ({ ...child, limits: limits.childrenById.get(child.id) as ChildLimits }));
  const children: [FamilyChild, ...FamilyChild[]] = [first as FamilyChild, ...rest];
  const youngest = Math.min(...children.map((child) => child.age));
  const shunned = new Set(children.flatMap((child) => [...child.limits.hazards]));
  const props = readProps(request.place.items, library.things, library.unwanted).filter(
    (prop) => prop.hazards.every((hazard) => youngest >= hazardAge[hazard] && !shunned.has(hazard)) && (prop.known || youngest >= 4),
  );
  return {
    seed: request.seed >>> 0,
    children,
    youngest,
    limits,
    band: bandFor(children.map(({ age }) => age)),
    place: placeFacts(request.place),
    props,
    participation: request.participation,
    adult: adultNameOf(request),
    joins: request.participation !== 'observer',
    style: request.playStyle,
    level: request.activityLevel,
    total: Math.max(1, Math.round(request.totalSteps)),
    memory: request.memory,
  };
}

/** How an adult is spoken of whose name nobody knows. */
const nobodyKnown = 'the grown-up';

/** The adult's name as it is read aloud. */
export function adultNameOf({ adultName }: Pick<TellingRequest, 'adultName'>): string {
  return toldName(adultName) || nobodyKnown;
}

/** The family once the adult has gone. Whoever reads on instead is unknown, and has a part only where a single child needs somebody to play with. */
export function withoutAdult(family: Family): Family {
  return { ...family, adult: nobodyKnown, joins: false };
}

/**
 * The family once a note has said that they play elsewhere now (*the bathtub*, *the car*): what must not be asked there is not asked, and nothing asks
 * for more room than both places have. What the first place rules out stays out, since nobody knows how long they are away.
 */
export function movedFamily(family: Family, name: string): Family {
  const there = placeNamed(name);
  const { bans, energy, cautions } = placeLimits(there);
  const { place } = family.limits;
  const room = Math.min(spaces.indexOf(family.place.space), spaces.indexOf(placeFacts(there).space));
  return {
    ...family,
    limits: {
      ...family.limits,
      place: {
        bans: new Set([...place.bans, ...bans]),
        energy: Math.min(place.energy, energy),
        cautions: [...new Set([...cautions, ...place.cautions])],
      },
    },
    place: { ...family.place, space: spaces[room] ?? 'seat' },
  };
}
