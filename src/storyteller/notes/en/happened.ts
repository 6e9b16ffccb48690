import type { NoteEvent } from '../events.ts';
import { headOf, isPlural, kindInEnglish } from '../nouns.ts';
import type { Reader, Sentence } from '../reader.ts';
import { tokenSentences } from '../tokens.ts';
import { isUnwanted } from '../unwanted.ts';
import { afterOpeners, clauseFrom, isNoNews } from './did.ts';

/** English: what happens in the children's game by somebody or something in it: *then a dragon comes and eats the gate*, *the volcano erupted*. */

const determiner = /^(?:an?|the|some|our|two|three|four|five|ten|twenty|all the)$/;
const isNew = /^an?$/;
/** What moves by itself in a story, and is no creature. */
const forces =
  /^(?:volcano|storm|sea|tide|wave|wind|moon|sun|star|stars|cloud|river|lake|mountain|hill|tree|forest|magic|spell|treasure|ice|avalanche|earthquake|rainbow|comet|planet|bridge|tower|wall|egg|lava)$/;
/** Somebody who is a part of a story by what they do. */
const peopleOfStories =
  /^(?:pirate|captain|king|queen|prince|princess|knight|wizard|witch|thief|robber|burglar|spy|guard|guards|hunter|ninja|mermaid|police|policeman|detective|villain|baddie|cook|baker|sailor|crew|enemy|enemies|wizards?|witches|thieves|knights|pirates|robbers|kings|queens)$/;
/** What happens at home, and in no story. */
const ofHome =
  /^(?:doorbell|bell|phone|dinner|tea|lunch|postman|neighbour|neighbours|neighbor|baby|kettle|timer|battery|app|ipad|tablet|bath|bus)$/;

/** Words that belong to no name of somebody: *the stomping like giants*. */
const noSuch = /(?:^| )(?:like|of|and|or|who|that|which|with|in|on|from|to|\p{L}+ing)(?: |$)/u;

const mostWords = 3;

const isSeveral = (noun: string): boolean => isPlural(noun) || headOf(noun) === 'police';

/** What comes and does nothing else joins the story. */
const comesAlong = /^(?:came|appeared|arrived)$/;
const isComing = /^(?:is|'s) (?:coming|here|outside|near)$/;

function isOfStory(noun: string): boolean {
  const kind = kindInEnglish(noun);
  const last = headOf(noun);
  return kind === 'creature' || kind === 'vehicle' || forces.test(last) || peopleOfStories.test(last);
}

function inSentence(sentence: Sentence): NoteEvent | null {
  const from = afterOpeners(sentence);
  const first = sentence[from];
  if (first === undefined || !determiner.test(first.word)) return null;
  for (let length = 1; length <= mostWords; length += 1) {
    const words = sentence.slice(from + 1, from + 1 + length);
    if (words.length < length || words.some(({ kind, child, quoted }) => kind !== 'word' || child !== undefined || quoted === true))
      return null;
    const noun = words.map(({ word }) => word).join(' ');
    if (noSuch.test(noun)) return null;
    if (ofHome.test(words.at(-1)?.word ?? '') || isUnwanted(noun)) return null;
    const isCreature = kindInEnglish(noun) === 'creature';
    const follows = sentence.slice(from + 1 + length, from + 3 + length).map(({ word }) => word);
    if (isNew.test(first.word) && isCreature && isComing.test(follows.join(' '))) return { kind: 'wants', what: noun };
    const who = `${first.word === 'our' ? 'your' : first.word} ${noun}`;
    const what = isOfStory(noun) ? clauseFrom(sentence, from + 1 + length, who, { several: isSeveral(noun), happens: true }) : null;
    if (what === null) continue;
    const joins = isNew.test(first.word) && isCreature && comesAlong.test(what);
    return joins ? { kind: 'wants', what: noun } : { kind: 'did', who, what };
  }
  return null;
}

/** What happened in a note, in its own words; a creature that only comes is wished into the story. Null where nothing can be told again as it stands. */
export function happeningIn(reader: Reader): NoteEvent | null {
  for (const sentence of tokenSentences(reader.tokens)) {
    const event = isNoNews(sentence, reader) ? null : inSentence(sentence);
    if (event !== null) return event;
  }
  return null;
}
