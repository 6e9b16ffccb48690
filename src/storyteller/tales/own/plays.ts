import type { Slots } from './fill.ts';
import { birthdaySlots } from './plays/birthday.ts';
import { buildingSlots } from './plays/building.ts';
import { contestSlots } from './plays/contest.ts';
import { daySlots } from './plays/day.ts';
import { feastSlots } from './plays/feast.ts';
import { heistSlots } from './plays/heist.ts';
import { journeySlots } from './plays/journey.ts';
import { knackSlots } from './plays/knack.ts';
import { lodgerSlots } from './plays/lodger.ts';
import { matchSlots } from './plays/match.ts';
import { natureSlots } from './plays/nature.ts';
import { newsSlots } from './plays/news.ts';
import { questionSlots } from './plays/question.ts';
import { rescueSlots } from './plays/rescue.ts';
import { schoolSlots } from './plays/school.ts';
import { shopOwnSlots } from './plays/shop.ts';
import { stageSlots } from './plays/stage.ts';
import { isHeist, isRescue, isVolcano, type OwnWords } from './read.ts';

/** What is done at the kind of event that a family’s words name, so that their idea is played and not only named. */

function ofKind(words: OwnWords, drawn: Slots): Slots {
  const { kind } = words;
  if (isVolcano(words)) return natureSlots(words);
  if (isHeist(words)) return heistSlots(words);
  if (isRescue(words)) return rescueSlots(words);
  if (kind === null) return daySlots(words, drawn);
  switch (kind.tale) {
    case 'contest':
      return contestSlots(words);
    case 'nature':
      return natureSlots(words);
    case 'match':
      return matchSlots(words);
    case 'journey':
    case 'crew':
      return journeySlots(words);
    case 'building':
      return buildingSlots(words, drawn);
    case 'rescue':
      return rescueSlots(words);
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

/**
 * The common slots, with those of what is celebrated, played, travelled, built or rescued; those of the words' own kind win. The news has its own, since it
 * says nothing of what is only likely.
 */
export function playSlots(words: OwnWords, drawn: Slots, archetype: string): Slots {
  if (archetype === 'news') return { ...drawn, ...newsSlots(words) };
  const others = {
    ...schoolSlots(words),
    ...birthdaySlots(words),
    ...knackSlots(words),
    ...contestSlots(words),
    ...daySlots(words, drawn),
    ...heistSlots(words),
    ...natureSlots(words),
    ...rescueSlots(words),
    ...buildingSlots(words, drawn),
    ...journeySlots(words),
    ...matchSlots(words),
    ...feastSlots(words, drawn),
    ...questionSlots(words),
    ...lodgerSlots(words),
    ...stageSlots(words),
  };
  return { ...others, ...drawn, ...ofKind(words, drawn) };
}
