import { type Archetype, isFrame } from '../choose/learned/model.ts';
import { birthdaySlots } from '../plays/archetypes/birthday.ts';
import { buildingSlots } from '../plays/archetypes/building.ts';
import { daySlots } from '../plays/archetypes/day.ts';
import { feastSlots } from '../plays/archetypes/feast.ts';
import { heistSlots } from '../plays/archetypes/heist.ts';
import { journeySlots } from '../plays/archetypes/journey.ts';
import { knackSlots } from '../plays/archetypes/knack.ts';
import { lodgerSlots } from '../plays/archetypes/lodger.ts';
import { matchSlots } from '../plays/archetypes/match.ts';
import { questionSlots } from '../plays/archetypes/question.ts';
import { schoolSlots } from '../plays/archetypes/school.ts';
import { shopOwnSlots } from '../plays/archetypes/shop.ts';
import { becauseSlots } from '../plays/because/because.ts';
import { frameSlots } from '../plays/frames/frame-slots.ts';
import { missionSlots } from '../plays/mission/mission.ts';
import { stageSlots } from '../plays/stage/stage.ts';
import type { OwnWords } from '../read/own-words.ts';
import { isHeist } from '../read/read.ts';
import type { Slots } from '../words/terms.ts';

/** What is done at the kind of event that a family’s words name, so that their idea is played and not only named. */

function ofKind(words: OwnWords, drawn: Slots): Slots {
  const { kind } = words;
  if (isHeist(words)) return heistSlots(words);
  if (kind === null) return daySlots(words, drawn);
  switch (kind.tale) {
    case 'match':
      return matchSlots(words);
    case 'journey':
    case 'crew':
      return journeySlots(words);
    case 'building':
      return buildingSlots(words, drawn);
    case 'school':
      return schoolSlots(words);
    case 'shop':
      return shopOwnSlots(words);
    case 'feast':
    case 'birthday':
    case 'show':
      return feastSlots(words, drawn);
    default:
      return {};
  }
}

/** What each archetype has of its own. */
const own: Readonly<Partial<Record<Archetype, (words: OwnWords, drawn: Slots) => Slots>>> = {
  school: schoolSlots,
  birthday: (words) => ({ ...birthdaySlots(words), ...knackSlots(words) }),
  day: daySlots,
  heist: heistSlots,
  building: buildingSlots,
  journey: journeySlots,
  match: matchSlots,
  feast: feastSlots,
};

/** What an archetype has of its own with the words in it; those of the words' own kind win. */
export function ownSlots(archetype: Archetype, words: OwnWords, drawn: Slots): Slots {
  return { ...own[archetype]?.(words, drawn), ...ofKind(words, drawn) };
}

/**
 * The common slots, with those of what is celebrated, played, travelled or built; those of the words' own kind win. What quotes the words whole has its
 * own, since it says nothing of what is only likely.
 */
export function playSlots(words: OwnWords, drawn: Slots, archetype: string): Slots {
  if (isFrame(archetype)) return { ...drawn, ...frameSlots(words) };
  if (archetype === 'mission' || archetype === 'duty') return { ...drawn, ...missionSlots(words) };
  if (archetype === 'because') return { ...drawn, ...becauseSlots(words) };
  const others = {
    ...Object.assign({}, ...Object.values(own).map((slots) => slots(words, drawn))),
    ...questionSlots(words),
    ...lodgerSlots(words),
    ...stageSlots(words),
  };
  return { ...others, ...drawn, ...ofKind(words, drawn) };
}
