import type { Said } from '../../tales/schema.ts';
import { holds } from '../past/world.ts';
import type { Session } from '../session.ts';
import { taleMark } from './choose.ts';

/**
 * What the tales of a theme know of one another: each leaves marks in the family's memory, and is greeted by those of earlier ones. Some of the marks are
 * hints at the season's open question, which the `thread` of one tale answers.
 */

/** The key in a family's memory under which it holds a mark of a season. */
function seasonMark(theme: string, mark: string): string {
  return `m:${theme}/${mark}`;
}

/** The mark that says that the question is answered: nobody wonders any more. No tale has this one. */
const answered = 'answered';

function knows({ family, tale }: Session, mark: string): boolean {
  return family.memory.met[seasonMark(tale.theme, mark)] !== undefined;
}

/**
 * What is said in the prologue for a mark that another tale left; null where none did. It is the first that fits, and by turns each of them where the tale
 * is told again. A question that has been answered is no longer hinted at.
 */
export function greetingOf(session: Session): Said | null {
  const { tale, library, family } = session;
  const explained = knows(session, answered) ? new Set(library.tales.flatMap(({ thread }) => thread?.knows ?? [])) : new Set<string>();
  const fitting = (tale.greets ?? []).filter(({ mark }) => knows(session, mark) && !explained.has(mark));
  const turn = family.memory.met[taleMark(tale)] === undefined ? 0 : family.memory.adventures;
  return fitting[turn % Math.max(1, fitting.length)]?.said ?? null;
}

/** The answer to the season's open question, for a family that has met all of its hints; null for any other, and in a tale that has none. */
export function answerOf(session: Session): Said | null {
  const { thread } = session.tale;
  return thread?.knows.every((mark) => knows(session, mark)) === true ? thread.said : null;
}

/** The keys that this telling of the tale leaves in the family's memory for its season. */
export function marksLeft(session: Session): string[] {
  const { tale, world } = session;
  const left = (tale.leaves ?? []).filter((each) => holds(world.facts, each.if ?? {}));
  return [...left.map(({ mark }) => mark), ...(answerOf(session) === null ? [] : [answered])].map((mark) => seasonMark(tale.theme, mark));
}
