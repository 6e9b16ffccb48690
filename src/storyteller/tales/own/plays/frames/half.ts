import { lowerFirst, ofSeveral } from '../../../../words/lexicon.ts';
import type { OwnWords } from '../../read/own-words.ts';
import { isUnkind } from '../../read/supposed.ts';
import { isFunctionWord } from '../../words/english.ts';
import { saidToThem } from '../../words/idea.ts';
import { isSeveral, type Slots, type Term } from '../../words/terms.ts';
import { isUnfit } from '../../words/unfit.ts';
import { counts, verb } from './called.ts';
import { toThem } from './enact.ts';
import { mended } from './headline.ts';

/** The second half of a family's idea: what somebody in it does, has, becomes, when, and how they come. The story plays it, and it is what shows in the end. */

const relative = /^(?:(?:an?|the|my|our|one|some) )?(?:[\p{L}’-]+ ){1,3}?(?:that|who|which) (?!is\b|are\b)(.+)$/iu;
const inside = /[,.!?:;…]| but /i;
const mostWords = 6;

/** What is told of somebody behind them, as a clause: *the potato thinks it’s a king*. */
function relativeIn(idea: string, topic: Term): string {
  const [, rest = ''] = relative.exec(idea) ?? [];
  return rest === '' || inside.test(rest) || rest.split(' ').length > mostWords || isUnfit(rest) ? '' : `${topic.text} ${saidToThem(rest)}`;
}

const turns =
  /\b(?:(?:thinks?|believes?|dreams?) (?:that )?(?:its|(?:it|he|she)(?:’s| is))|(?:turn(?:s|ed)?|changed) into|became|becomes|wants? to be(?:come)?|pretends to be) (an? (?:\p{L}+ )?\p{L}+)(?=$|,| (?:and|but|not|because|in|on|at|for|who|that)\b)/iu;

/** What somebody thinks that they are, or becomes: *a king*. */
function becomesIn(idea: string): string {
  const [, what = ''] = turns.exec(idea) ?? [];
  return what === '' || isUnfit(what) || isUnkind(what) || isFunctionWord(what.split(' ').at(-1) ?? '') ? '' : what.toLowerCase();
}

const gained =
  /^[^,]*? (?:had|got|found|brought|laid|hatched|caught) ((?:an? |some |two |three |four |five |six )?(?:(?:new|tiny|little|baby) )?(\p{L}+))(?=$|,| (?:and|in|on|under|behind|inside|at|by|near|for|from|to|with)\b)/iu;
const noGain =
  /^(?:enough|it|them|him|her|me|us|to|up|out|off|in|on|home|back|away|down|lost|stuck|sick|ill|hurt|scared|mad|cross|nightmares?|accidents?|fever|operation|shots?|nits|lice|chickenpox|fights?|dreams?|trouble|bored|cold|hot|tired|older|married|dressed|\p{L}+(?:ed|ing))$/iu;

/** What somebody has got, and nobody knew: *kittens*. */
function gainIn(idea: string): string {
  const [, what = '', head = ''] = gained.exec(idea) ?? [];
  return what === '' || noGain.test(head) || isFunctionWord(head) || isUnfit(what) || isUnkind(what)
    ? ''
    : what.toLowerCase().replace(/^some /, '');
}

const hour = new RegExp(
  String.raw`\bat (\d{1,2}|${counts.slice(1).join('|')})(?: ?(?:o’?clock|[ap]m))?(?=$|[,.!?]| (?:and|in the|on|every)\b)`,
  'i',
);

/** The hour at which it is so: *seven*. */
function hourIn(idea: string): string {
  const [, at = ''] = hour.exec(idea) ?? [];
  return /^\d/.test(at) ? (counts[Number(at)] ?? '') : at.toLowerCase();
}

const coming =
  /\b(?:comes?|coming|arrives?|arriving|visits?|visiting|kommt|kommen|besucht|vient|arrive|viene|llega|arriva|chega|komt|geliyor|przyjezdza|przychodzi)\b/iu;

/** Whether the words say that somebody by name comes. */
function isComing({ clean }: OwnWords, topic: Term): boolean {
  return topic.number === 'name' && coming.test(clean) && !/\bto visit|\b(?:never|not|nicht|isn’t|doesn’t)\b/i.test(clean);
}

/** In what they come; '' where nobody knows. */
function vehicleIn({ who }: OwnWords): string {
  return who?.creature.is === 'vehicle' && who.called === null ? `the ${who.creature.one}` : '';
}

const noises = /(?:^| )(?:noises?|sounds?|songs?|music|snor(?:es?|ing)|voices?|tunes?|knocking|whispers?|echo|humming)$/i;

/** What somebody does whom the words tell of, said to the children: *fart rainbows*; '' where that is no doing of few words. */
function doingOf(told: string, topic: Term): string {
  const [does = '', ...rest] = told.slice(topic.text.length + 1).split(' ');
  if (
    told === '' ||
    topic.number === 'many' ||
    !/^\p{Ll}{2,}s$/u.test(does) ||
    verb.test(does) ||
    /^(?:this|thinks|says|feels|needs|keeps|seems|eats|bites)$/.test(does)
  )
    return '';
  if (rest.length > 3 || /\b(?:not|no|never|only|nobody|that|who|it|he|she|they|to)\b/.test(told) || isUnkind(told)) return '';
  return toThem([ofSeveral(does), ...rest].join(' '));
}

/** The slots of what is told of `topic`; `fact` is what the words say is so. */
export function halfSlots(words: OwnWords, fact: string, topic: Term | null): Slots & { becomes: string; doing: string; vehicle: string } {
  const idea = mended(words.idea ?? '').replace(/\b(thinks?|believes?) its\b/gi, '$1 it’s');
  const isFact = topic !== null && fact !== '' && lowerFirst(fact).startsWith(lowerFirst(topic.text));
  const told = isFact ? fact : topic === null ? '' : relativeIn(idea, topic);
  const comes = topic !== null && isComing(words, topic);
  const vehicle = comes ? vehicleIn(words) : '';
  const gain = topic === null ? '' : gainIn(idea);
  return {
    told,
    becomes: topic === null || topic.number === 'many' ? '' : becomesIn(idea),
    gain: gain === '' ? '' : { text: gain, number: isSeveral(gain) ? 'many' : 'one' },
    hour: hourIn(idea),
    night: /\bat night\b|\bevery night\b|\bmidnight\b|\bnachts\b/i.test(words.clean) ? 'night' : '',
    isNoise: topic !== null && noises.test(topic.text) ? 'noise' : '',
    vehicle,
    arrives: comes ? `${vehicle === '' ? 'somebody knocks' : `${vehicle} stops`}, and the door opens` : '',
    doing: topic === null ? '' : doingOf(told, topic),
  };
}
