import { classLine, isFirstDay } from '../../fill/events.ts';
import { type Newcomer, newcomerIn } from '../../read/newcomer.ts';
import type { OwnWords } from '../../read/own-words.ts';
import type { Who } from '../../read/who.ts';
import type { Kind } from '../../words/lexicon.ts';
import { capital, indefinite, one, possessive, type Slots } from '../../words/terms.ts';
import { isUnfit } from '../../words/unfit.ts';
import rows from '../en/lessons.json' with { type: 'json' };

/** What is learnt at the school that a family’s words name. */

type Lesson = { named: string; lesson: string; hands: readonly string[]; peep?: string };
const lessons: readonly Lesson[] = rows;

/** A school that no row names, by the family's own word for it: *the academy for spies*. */
const ownSchool = /\b((?:academy|college|university)(?: (?:for|of) [a-z-]+)?)\b/i;

/** The words that name what is taught there; '' where no row knows them. */
export function lessonNamed({ clean }: OwnWords): string {
  return lessons.flatMap(({ named }) => new RegExp(named, 'iu').exec(clean) ?? [])[0] ?? '';
}

/** The slots of a school: what is taught there, with three things that hands do, and who is new. */
export function schoolSlots(read: OwnWords): Slots {
  const { who, kind, clean } = read;
  const school = read.place === null ? ownSchool.exec(read.idea ?? '')?.[1]?.toLowerCase() : undefined;
  const words = school === undefined || isUnfit(school) ? read : { ...read, place: one(school) };
  const newcomer = newcomerIn(words);
  const name = newcomer?.name ?? null;
  const own = lessons.find(({ named }) => new RegExp(named, 'iu').test(clean));
  const taught = own ?? (who === null ? usual(kind) : ofCreature(who));
  const [do1 = '', do2 = '', do3 = ''] = taught.hands;
  const called = kind !== null && words !== read ? { class: classLine(words, kind), shop: words.place } : {};
  const first =
    kind === null || newcomer === null ? {} : { class: `${classLine({ ...words, person: null, clean: '' }, kind)} ${arrivalOf(newcomer)}` };
  const whenUp = name === null && isFirstDay(words) ? 'next summer' : 'tomorrow';
  return {
    ...called,
    ...first,
    newcomer: name === null ? '' : `, and the smallest is ${name}`,
    smallest: name ?? 'the smallest',
    braver: newcomer?.hard?.later ?? '',
    isBeginner: newcomer?.comes ?? '',
    otherwise: newcomer?.otherwise ?? '',
    group: kind?.id === 'kindergarten' ? 'group' : 'class',
    smallOne: name ?? 'the small one',
    ...(do1 === '' ? {} : { do1, do2, do3 }),
    lesson: taught.lesson,
    peep: taught.peep === undefined ? '' : ` ${taught.peep}`,
    whenUp,
    learnt: `${canDo(words, name)} ${taught.lesson}: show it, all of you! ${capital(whenUp)} you’ll move up.`,
  } as Slots;
}

/** Who comes today. */
function arrivalOf({ name, comes, hard }: Newcomer): string {
  if (comes !== undefined) return `Today somebody is new: ${comes}.`;
  return `Today is ${possessive(name)} first day${hard === null ? '' : `, and ${name} ${hard.now}`}.`;
}

/** How long they have been there: whoever is new comes to those who know it all, and the first day is told on that day. */
function canDo(words: OwnWords, newcomer: string | null): string {
  if (newcomer !== null) return 'You have been here for a whole year, and can';
  return isFirstDay(words) ? 'You can already' : 'Today is the last day. You can';
}

function ofCreature({ one: single, creature: { body, noise, move } }: Who): Omit<Lesson, 'named'> {
  const pupil = indefinite(one(single));
  return {
    lesson: `say *${noise}* like ${pupil}`,
    hands: [`make ${possessive(pupil)} ${body} with your hands`, `say *${noise}*`, `let your hands ${move} like ${pupil}`],
  };
}

function usual(kind: Kind | null): Omit<Lesson, 'named'> {
  return { lesson: kind?.id === 'kindergarten' ? 'sing hello' : 'put up a hand and say *hello*', hands: [] };
}
