import { kindOfNoun } from '../../nouns.ts';
import { add, clauseStart, type Reader, type Sentence, sentenceText } from '../../reader.ts';
import { homePlaces, placeAdverbs } from '../../words.ts';

/** English: where the game has gone. */

const placePhrase = /^(?:grandma|granny|gran|nana|grandad|grandpa|nan|oma|opa|auntie|friend|neighbour)$/;

/** What stands before a place that somebody moves to. */
const movesTo =
  /\b(?:moved|moving|move|relocated|relocating|shifted|shift|switched|went|gone|came|come|headed|heading|carries on|carry on|goes on|go on|going on|carrying on|continuing|continued|continues|carried on|took (?:it|this|the game|the story|everything|things)|taken (?:it|this|the game|everything)|(?:played|playing|play)(?: it| this)?(?: on| in| at)?(?: the)?|ended up|set up camp)(?: (?:the |our )?(?:game|story|adventure|camp|base|whole thing))?(?: back| out| over| on| up| down| everything| it| all| along| again| now| outside| inside| upstairs| downstairs| indoors| outdoors)*(?: in| to| into| at| onto| inside| out| down| up| with| on)*(?: the| our| my| a| her| his| their| \S+ 's)?(?: actual| back| front| big| real| local| whole)?$/;

/** What stands before a place where everybody is. */
const areIn =
  /(?:^|\b(?:we are|are|all|is|everything is|they are|everyone is|everybody is|game is|story is|now|today its|today it is|, its|,|back|now its) ?)(?:both |all |now |out |down |up |over |back )*(?:in|on|at|into|under)?(?: the| our| my)?(?: actual| back| front| big| real| local)?$/;

/** Where the game has moved to: only places at home and about, for a cave or a castle belongs to the story. */
export function movedIn(reader: Reader, sentence: Sentence): void {
  const places = [...sentence.keys()].filter((at) => sentence[at]?.kind === 'word' && placeAt(sentence, at) !== null);
  if (places.length === 0) return;
  const text = sentenceText(sentence);
  if (
    /\b(?:not|never|nearly|almost|might|will|would|want|wants|wanted|can|could|if|tomorrow|later|should|maybe|before|earlier|this morning|hid|hiding|looked|found|where)\b/.test(
      text,
    )
  )
    return;
  const usually = /\b(?:normally|usually|always)\b/.test(text) ? sentence.findIndex(({ word }) => /^(?:but|today|now)$/.test(word)) : 0;
  if (usually === -1) return;
  const now = /\b(?:now|today|instead|this time|since|from here|for the rest)\b/.test(text);
  for (const at of places) {
    const place = placeAt(sentence, at);
    if (place === null || at < usually) continue;
    reader.at = at;
    const before = sentenceText(sentence, Math.max(0, at - 6), at);
    const isAdverb = placeAdverbs.has(place.first);
    // For example: "upstairs to her bedroom" names the place itself behind.
    const further =
      isAdverb &&
      /^(?:to|in|into|on)$/.test(sentence[at + 1]?.word ?? '') &&
      sentence.some((_, later) => later > at && later < at + 5 && placeAt(sentence, later) !== null);
    if (further) continue;
    if (movesTo.test(before)) {
      if (isErrand(sentence, at, before, sentenceText(sentence, place.next))) continue;
      if (isAdverb || /\b(?:in|to|into|at|onto|on)\b/.test(before) || place.bare) {
        if (isOfOneChild(sentence, at, before)) continue;
        add(reader, { kind: 'moved-place', what: place.text });
        return;
      }
    }
    if (
      areIn.test(before) &&
      (now || sentence.length <= place.next + 2) &&
      (at < 7 || now) &&
      /\b(?:in|on|at|its|it is|now|today|since)\b/.test(text) &&
      (isAdverb || (kindOfNoun(place.first) === null ? /\b(?:in|on|at|its|is)\b/ : /\b(?:in|on|at)\b/).test(before))
    ) {
      if (sentence.slice(0, at).some(({ child }) => child !== undefined)) continue;
      if (/\b(?:tea|dinner|lunch|bed)\b/.test(text)) continue;
      if (now || (at <= 3 && sentence[0] === reader.tokens.find(({ kind }) => kind === 'word')))
        add(reader, { kind: 'moved-place', what: place.text });
      return;
    }
  }
}

/** Somebody who went upstairs to fetch something is back soon, and one who went alone leaves the game where it is. */
function isErrand(sentence: Sentence, at: number, before: string, behind: string): boolean {
  if (/^for (?:the|a|an|his|her|their|my|our) (?!rest)/.test(behind)) return true;
  if (/^to \p{L}+/u.test(behind) && !/\b(?:we|they|us|everyone|everybody)\b/.test(before)) return true;
  return (
    /\b(?:went|gone|came|come|headed|heading|moved)\b/.test(before) &&
    /\b(?:he|she|i)\b/.test(sentenceText(sentence, clauseStart(sentence, at), at)) &&
    !/\b(?:we|they|all|everyone|everybody|us|it|game|story)\b/.test(before)
  );
}

/** `mia went out to the garden`: she alone. */
function isOfOneChild(sentence: Sentence, at: number, before: string): boolean {
  if (sentence[0]?.child === undefined) return false;
  const alone = /\b(?:went|gone|came|come)\b/.test(before) && !/\b(?:we|they|all|everyone|everybody|kids|back|us)\b/.test(before);
  return (alone && at > 3) || /\bhas gone|has went\b/.test(before);
}

/** The place that is named at `at`; `first`: its first word, `next`: the index behind it, `bare`: it takes no preposition. */
function placeAt(sentence: Sentence, at: number): { first: string; text: string; next: number; bare: boolean } | null {
  const token = sentence[at];
  if (token === undefined) return null;
  const next = sentence[at + 1];
  if (placeAdverbs.has(token.word)) {
    // For example: "inside the cave" is no place at home, and "a door outside" tells of no move.
    if (next !== undefined && next.kind === 'word' && /^(?:the|a|of|his|her|their|my|our)$/.test(next.word)) return null;
    return { first: token.word, text: token.text, next: at + 1, bare: true };
  }
  if (placePhrase.test(token.word) && next?.word === "'s") {
    const house = sentence[at + 2];
    const text =
      house !== undefined && /^(?:house|place|flat|garden|kitchen)$/.test(house.word) ? `${token.text}'s ${house.text}` : `${token.text}'s`;
    return { first: token.word, text, next: at + 2, bare: false };
  }
  const two = next === undefined ? '' : `${token.word} ${next.word}`;
  if (
    /^(?:living room|sitting room|dining room|front room|play room|spare room|back garden|front garden|utility room|paddling pool|waiting room|sofa bed|swimming pool|back yard|tree house|bath tub|kids room)$/.test(
      two,
    )
  ) {
    return { first: token.word, text: `${token.text} ${next?.text ?? ''}`, next: at + 2, bare: false };
  }
  if (!homePlaces.has(token.word)) return null;
  if (
    next !== undefined &&
    next.kind === 'word' &&
    (homePlaces.has(next.word) ||
      kindOfNoun(next.word) !== null ||
      /^(?:door|window|floor|wall|table|chair|light|cushions?|light)$/.test(next.word)) &&
    !placeAdverbs.has(next.word)
  )
    return null;
  return { first: token.word, text: token.text, next: at + 1, bare: false };
}
