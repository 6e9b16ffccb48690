import type { OwnWords } from '../read/own-words.ts';
import rows from '../words/lexicon/en/real-life.json' with { type: 'json' };
import { keyOf, meaningsOf } from '../words/lexicon.ts';
import { type Cues, cuesIn, parseCues } from './cues.ts';

/** Whether a family's words tell of what a child of theirs feels, of what is hard or big in its life, or of what it learns to do by itself. */

const feelings = parseCues(rows.feelings);
const routines = parseCues(rows.routine);
const life = parseCues(rows.life);
const losses = parseCues(rows.losses);
const ours = parseCues(rows.ours);

/** What can stand right after a feeling that somebody has; after one that a thing has stands the thing: *angry tomatoes*. */
const goesOn =
  /^(?:.{1,3}|about|because|before|with|when|over|from|mama|papa|that|mein\w*|wegen|weil|beim|contre|quand|parce|avec|porque|cuando|perche|quando|mijn|voor|omdat|przed|przez|kiedy|dunkeln)$/;
const article = /^(?:an?|the|der|die|das|ein|eine|un|une|le|la|les|el|una|il|o|um|uma|de|het|een)$/;
const most = 4;

/** A being, or a place or an event with people of its own. */
function isOther(word: string | undefined): boolean {
  return word !== undefined && meaningsOf(word).some(({ table, row }) => table === 'kind' || (table === 'creature' && row.id !== 'baby'));
}

function isBeing(word: string): boolean {
  return isOther(word) && meaningsOf(word).every(({ table }) => table !== 'kind');
}

/** Whether nobody is named beside these words. */
function isByItself(keys: readonly string[], { at, span }: { at: number; span: number }): boolean {
  return !keys.some((key, index) => (index < at || index >= at + span) && isBeing(key));
}

function isSaid(cues: Cues, keys: readonly string[]): boolean {
  return !cuesIn(cues, keys).next().done;
}

/** Whether something else has the feeling: *the moon is sad*, *angry bears*. */
function isTheirs(before: readonly string[], next: string | undefined, span: number): boolean {
  if (before.some(isOther) || (span === 1 && isOther(next))) return true;
  if (article.test(before.at(-1) ?? '') && next !== undefined) return true;
  return !isSaid(ours, before) && ((article.test(before[0] ?? '') && before.length > 1 && before[1] !== 'bit') || before.includes('are'));
}

/** A child's own feeling; a dragon's belongs to the dragon's story. */
function hasFeeling(keys: readonly string[]): boolean {
  return [...cuesIn(feelings, keys)].some(({ at, span }) => {
    const before = keys.slice(0, at);
    const next = keys[at + span];
    if (isTheirs(before, next, span)) return false;
    return (next === undefined || span > 1 || goesOn.test(next)) && (at < most || isSaid(ours, before));
  });
}

/** Whether the words ask for the story of something that has moved in with a child. */
export function isLodger({ clean, kind, missing }: OwnWords): boolean {
  const keys = keyOf(clean).split(' ');
  const isFree = (span: number) => span > 1 || (missing === null && (kind === null || /^(?:shop|journey)$/.test(kind.tale)));
  if (isSaid(losses, keys) && (isSaid(ours, keys) || keys.length <= 3)) return true;
  if (hasFeeling(keys)) return true;
  if (kind !== null && /^(?:birthday|feast|heist)$/.test(kind.tale)) return false;
  return [...cuesIn(life, keys)].some((found) => isFree(found.span) && isByItself(keys, found));
}

/** Whether the words ask for what a child practises day by day, or waits for (*Potty*, *loose tooth*): it is played, as anything is on a stage. */
export function isRoutine({ clean }: OwnWords): boolean {
  const keys = keyOf(clean).split(' ');
  return [...cuesIn(routines, keys)].some((found) => isByItself(keys, found));
}
