import type { Slots } from '../fill.ts';
import type { OwnWords } from '../read.ts';
import { indefinite, one, possessive } from '../terms.ts';
import rows from './en/lessons.json' with { type: 'json' };

/** What is learnt at the school that a family’s words name. */

type Lesson = { named: string; lesson: string; hands: readonly string[] };
const lessons: readonly Lesson[] = rows;

export function schoolSlots({ who, kind, clean }: OwnWords): Slots {
  const own = lessons.find(({ named }) => new RegExp(named, 'iu').test(clean));
  if (own !== undefined) return taught(own.lesson, own.hands);
  if (who !== null) {
    const pupil = indefinite(one(who.one));
    const { body, noise, move } = who.creature;
    return taught(`go *${noise}* like ${pupil}`, [
      `make ${possessive(pupil)} ${body} with your hands`,
      `go *${noise}*`,
      `let your hands ${move} like ${pupil}`,
    ]);
  }
  return { lesson: kind?.id === 'kindergarten' ? 'sing hello' : 'read the word *hello*' };
}

function taught(lesson: string, [do1 = '', do2 = '', do3 = '']: readonly string[]): Slots {
  return { lesson, do1, do2, do3 };
}
