import { wordSet } from '../../words/word-set.ts';

/**
 * Names that are words too: *Will fell off the wall*, *we can't find Lily*. Dictation and whoever types with one thumb write them small, so what stands beside
 * them tells whether somebody is meant.
 */

const names = wordSet(
  'will may mark rose hope bill rob grace joy faith art dawn ivy lily daisy ruby amber summer autumn can su kaya deniz pia max roman luz sol paz flor rosa alba linde hans',
);

/** Before a verb these say that it will be, may be or can be. */
const modal = wordSet('will may can');
/** Those who *lost hope* miss nobody. */
const lostAlone = wordSet('hope faith joy grace paz');

const clauseBegins =
  /(?:^|[.!?;:,\n]|(?<!\p{L})(?:and|then|but|so|because|when|while|now|und|dann|aber|weil|et|puis|y|e|en|toen|i|ve))\s*$/iu;
const does =
  /^\s+(?:is|isn['’]?t|was|wasn['’]?t|has|hasn['’]?t|had|can['’]?t|won['’]?t|fell|ran|went|got|bumped|broke|swallowed|choked|threw|disappeared|vanished|keeps|feels|ist|hat|war|fiel|wurde|est|está|è|heeft|jest)(?!\p{L})/iu;
const isHurt = /^\s+(?:hurts?|cuts?|hit|bit)(?!\p{L})/iu;
const soughtFor =
  /(?<!\p{L})(?:find|finden|where(?:['’]?s| is| has| did)|seen|looking for|calling for|wo ist|où est|dónde está|dov['’]è|waar is|gdzie jest)\s+$/iu;
const lost = /(?<!\p{L})(?:lost|verloren|perdido a|perdu)\s+$/iu;

/** Whether a word that is a name in this family as well is one here. `before`, `after`: what stands beside it. */
export function isMeantAsName(word: string, before: string, after: string): boolean {
  if (!names.has(word)) return true;
  if (soughtFor.test(before) || (lost.test(before) && !lostAlone.has(word))) return true;
  return clauseBegins.test(before) && (does.test(after) || (isHurt.test(after) && !modal.has(word)));
}
