import { limitsOf } from '../../../safety/limits.ts';
import { hitsIn } from '../../../safety/rendered.ts';
import { cutToFit } from './cut.ts';
import { isUnfit } from './unfit.ts';

/** A family's words as they are quoted. */

const longest = 120;

const anywhere = { type: 'living-room', name: 'Living room', description: '', spaceDetails: '', items: [] };

/** Whether every sentence that quotes the words would be taken out again before it is told. */
export function isTakenOut(words: string): boolean {
  const limits = limitsOf({ children: [{ id: 'a', name: 'Mia', age: 3, considerations: null }], place: anywhere });
  return hitsIn([{ text: `This is its name: ‘${words}’.`, for: 'aloud' }], limits).length > 0;
}

function isUnwanted(words: string): boolean {
  return isUnfit(words) || isTakenOut(words);
}

const edges = /^[\s,.;:!?-]+|[\s,.;:!?-]+$/gu;
/** What is said to whoever tells, and is not part of the idea: *she wants a story where …*, *make it about that lol*. */
const asked =
  /(?:^|[.,;!?]\s*)(?:(?:and )?(?:she|he|they|we|i) (?:wants?|would like|d like) (?:a|an|the|some) (?:story|adventure|game)\b|(?:can|could) you (?:make|tell)\b|(?:please )?make it (?:about|a)\b).*$/iu;

/** The family's words in one line, as typed; `fallback` where there are none that may be said to children. */
export function quotedWords(typed: string, fallback: string): string {
  const trimmed = typed.replace(edges, '');
  const told = trimmed.replace(asked, '').replace(edges, '');
  const bare = told === '' ? trimmed : told;
  if (bare === '' || isUnwanted(bare)) return fallback;
  const cut = cutToFit(bare, (text) => text.length <= longest);
  return cut === bare || cut.endsWith('…') ? cut : `${cut} …`;
}
