import { isFirstDay } from '../fill/events.ts';
import { beginnerIn } from './beginner.ts';
import { kinName, somebody } from './kin.ts';
import type { OwnWords } from './own-words.ts';

/** Who is new at a school, by a family's words, and what is hard for them. */

export type Newcomer = {
  name: string;
  /** Who can’t do what all the others can, as told once: *a little dragon who can’t breathe fire*. */
  comes?: string;
  /** What they do instead. */
  otherwise?: string;
  /** What is hard, *is scared*, and how it is in the end, *isn’t scared any more*; null where the words say nothing of it. */
  hard: { now: string; later: string } | null;
};

const comes = new RegExp(
  String.raw`(?:^|, |(?<!\p{Lu}\p{Ll}+ )\b(?:and|but|because|so|today|when) )${somebody}(?:’s first| (?:starts?|is starting|begins?|goes|comes|kommt|geht|is new|has to go)\b)|\bfirst (?:school )?day (?:(?:of|at) \p{L}+ )?for (?<whose>\p{L}{2,12})\b`,
  'u',
);
const feels = new RegExp(
  String.raw`(?:^|, |\b(?:and|but|because|so|when|where) )(?:(?<they>he|she)|${somebody})(?:’s | (?=(?:is|feels|gets|has|doesn’t|does|won’t|will|misses|cries|hides|knows)\b))(?<state>\p{L}[^,.!?]*?)(?=$|[,.!?]| (?:and|but|because|so) )`,
  'gu',
);

const states: readonly (readonly [RegExp, (found: string) => { now: string; later: string } | null])[] = [
  [
    /^(?:(?:is|feels|gets) )?(?:(?:so|very|a bit|a little|really|quite|too) )*(scared|afraid|frightened|nervous|shy|worried|sad|anxious|lonely|homesick)\b/i,
    (state) => ({ now: `is ${state}`, later: `isn’t ${state} any more` }),
  ],
  [
    /^(?:doesn’t|does not|won’t|will not) (?:want to |like to )?(?:go|stay|come|let go|leave)\b/i,
    () => ({ now: 'doesn’t want to go in', later: 'doesn’t want to go home' }),
  ],
  [
    /^(?:doesn’t|does not|won’t|will not) (?:want to |like to |dare to )?(?:talk|speak|say)\b/i,
    () => ({ now: 'doesn’t say a word', later: 'talks and talks' }),
  ],
  [
    /^(?:has|doesn’t have|doesn’t know|knows) (?:no friends?|any friends?|nobody|no one|anybody|anyone)\b/i,
    () => ({ now: 'knows nobody', later: 'has six friends' }),
  ],
  [
    /^misses (?:mum\p{L}*|mom\p{L}*|mama|dad\p{L}*|papa|home)\b/iu,
    () => ({ now: 'would rather be at home', later: 'forgets to look at the door' }),
  ],
  [/^(?:cries|is crying)\b/i, () => ({ now: 'cries', later: 'laughs' })],
  [/^(?:hides|is hiding)\b/i, () => ({ now: 'hides', later: 'stands right in front' })],
];

function hardIn(state: string): Newcomer['hard'] {
  for (const [says, hard] of states) {
    const found = says.exec(state);
    if (found !== null) return hard((found[1] ?? '').toLowerCase());
  }
  return null;
}

/** Whoever is new, if it is somebody by name: it is their first day, or it is hard for them there. Null where the words name nobody. */
export function newcomerIn(words: OwnWords): Newcomer | null {
  const beginner = beginnerIn({ ...words, kind: null });
  if (beginner !== null) {
    const { one, state, later, otherwise } = beginner;
    return { name: `the ${one}`, comes: `a ${one} who ${state}`, otherwise, hard: { now: state, later } };
  }
  const told = words.idea ?? words.clean;
  const coming = comes.exec(told)?.groups;
  const first = kinName(coming?.['whose'] === undefined ? coming : { name: coming['whose'] }, words.person, false);
  for (const { groups } of told.matchAll(feels)) {
    const hard = hardIn(groups?.['state'] ?? '');
    const name = hard === null ? null : groups?.['they'] === undefined ? kinName(groups, words.person, false) : first;
    if (name !== null) return { name, hard };
  }
  return first !== null && (isFirstDay(words) || /\bis new\b/i.test(told)) ? { name: first, hard: null } : null;
}
