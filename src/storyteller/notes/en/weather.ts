import { wordSet } from '../../words/word-set.ts';
import { kindOfNoun } from '../nouns.ts';
import { add, clauseStart, type Reader, type Sentence, sentenceText } from '../reader.ts';
import { homePlaces, phraseEnds, weathers } from '../words.ts';

/** English: the weather where they play. */

const sureWeather = wordSet(
  'raining snowing pouring drizzling hailing hails snows windy foggy misty stormy frosty rainy snowy drizzly sleeting mizzling blustery breezy thundery',
);

const nouns = wordSet(
  'sun frost sunshine rain rainbow rainbows snow wind fog mist storm thunderstorm thunder hail gale gales showers downpour blizzard hailstorm snowstorm snowflakes sleet heatwave lightning breeze',
);

/** Words that are weather only of a place or a day: nippy out, a warm day, melting here. */
const vague = new Set(['cold', 'hot', 'warm', 'mild', 'grey', 'humid', 'cloudy']);

/** Of nothing but the weather, in a note's first words: chilly; muggy. gross. */
const plain =
  /^(?:chilly|nippy|parky|muggy|humid|sweltering|scorching|roasting|freezing|baltic|cloudy|overcast|clammy|balmy|dreich|icy|boiling|hot)$/;

/** What strengthens or weakens a word for weather, at the beginning of a note. */
const degree =
  /^(?:(?:so|very|really|proper|properly|pure|well|dead|bit|a|quite|super|absolutely|flipping|bloody|blooming|flippin|pretty|rather|too|still|now|kinda|sorta|kind|sort|of|bit|little|totally|completely|suddenly|also|just|all|and|ok|oh|lovely|gorgeous|glorious|horrible|heavy|light|some|thick|freezing|grim|wild|stinking|disgustingly|ridiculously|crazy|insanely|unbearably|horribly|soaking|scorching|boiling|blazing|bitterly|proper|pure|seriously|damp|wet|cold|windy|lots|loads|tons|lot|plenty|more|first|first|the) )*$/;

/** What is wished, foretold or long past is no weather. */
const notNow =
  /\b(?:wish(?:es|ed|ing)?|hop(?:e|es|ing)|imagin(?:e|es|ed|ing)|forecast|forcast|supposed|would|could|should|might|will|going to|gonna|as if|like|yesterday|last|usually|always|summer|winter|spring|autumn|this year|if|when|until|before|no|not|never|story|game|pretend(?:ed|ing|s)?|made it|made up|wait(?:ing)?|tomorrow|later|stopped|dragon|spaceship|drew|draw|painted|song|sang|poem|asked|asks|wants?|wanted|dance|danced|boots?|coats?|made|make|cut|called|was the|were the|the voice of|is the|as the|as)\b/;

const dark = /\b(?:getting|went|gone|going|now|it is|its|already) dark\b|\bdark (?:for )?(?:out|outside|now|already)\b|\bpitch black\b/;

const weatherComes =
  /\b(?:it|its|is|started|starts|starting|turned|began|got|getting|was|been|now|very|so|really|bit|pretty|too|absolutely)\b/;

/** The weather where they play; a storm at sea is the story's. */
export function weatherIn(reader: Reader, sentence: Sentence): void {
  reader.at = 0;
  weatherSayings(reader, sentenceText(sentence));
  for (let at = 0; at < sentence.length; at += 1) {
    const sight = sightAt(sentence, at);
    if (sight === null || isNotNow(sentence, sight) || isOfSomething(sentence, sight) || isFeltBySomebody(sentence, sight)) continue;
    if (vague.has(sight.weather) && isTooVague(sentence, sight)) continue;
    if (!isTold(sentence, sight)) continue;
    reader.at = at;
    add(reader, { kind: 'weather', what: calledIn(sentence, sight) });
    return;
  }
}

/** `getting dark`, `it is tipping down`, `the heavens opened`. */
function weatherSayings(reader: Reader, text: string): void {
  const gloom = dark.exec(text);
  if (gloom !== null && !/\b(?:cave|room|cupboard|scared|afraid|forest|castle|tunnel|cellar|den)\b/.test(text))
    add(reader, { kind: 'weather', what: gloom[0].includes('pitch') ? 'pitch black' : 'dark' });
  if (notNow.test(text)) return;
  const falling = /\b(?:tipping|chucking|bucketing|hammering|pelting|lashing) (?:it )?down\b/.exec(text);
  if (falling !== null && /\bit\b|^(?:still |absolutely )?(?:tipping|chucking|bucketing|pelting|lashing)/.test(text))
    add(reader, { kind: 'weather', what: /\brain\b/.test(text) ? 'rain' : falling[0].replace(' it ', ' ') });
  if (/\bheavens (?:have )?opened\b/.test(text)) add(reader, { kind: 'weather', what: 'rain' });
}

/** A word of the weather in a sentence, and what stands around it. */
type Sight = {
  at: number;
  word: string;
  weather: string;
  /** *Rain*, not *rainy*. */
  isNoun: boolean;
  /** The words of the sentence before it, and those behind it. */
  before: string;
  behind: string;
  previous: string;
  next: Sentence[number] | undefined;
  /** Nothing stands before it but what strengthens or weakens it: `very`, `a bit`. */
  led: boolean;
  /** A *day* or *morning* follows. */
  hasDay: boolean;
};

function sightAt(sentence: Sentence, at: number): Sight | null {
  const token = sentence[at];
  const weather = token === undefined || token.child !== undefined ? undefined : weathers.get(token.word);
  if (token === undefined || weather === undefined) return null;
  const before = sentenceText(sentence, 0, at);
  const next = sentence[at + 1]?.word === "'s" ? sentence[at + 2] : sentence[at + 1];
  return {
    at,
    word: token.word,
    weather,
    isNoun: nouns.has(token.word),
    before,
    behind: sentenceText(sentence, at + 1),
    previous: sentence[at - 1]?.word ?? '',
    next,
    led: degree.test(at === 0 ? '' : `${before} `),
    hasDay: next !== undefined && /^(?:day|morning|afternoon|evening|weather)$/.test(next.word),
  };
}

const later =
  /^(?:stopped|has stopped|later|tomorrow|yesterday|tonight|forecast|expected|next|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/;

/** `it stopped raining`, `rain tomorrow`; or no weather at all: `a cat called Storm`. */
function isNotNow(sentence: Sentence, { at, weather, behind, previous }: Sight): boolean {
  return (
    notNow.test(sentenceText(sentence, weather === 'rainbow' ? 0 : clauseStart(sentence, at), at)) ||
    later.test(behind) ||
    /^(?:called|named|name|dubbed)$/.test(previous) ||
    (at > 0 && /^\p{Lu}/u.test(sentence[at]?.text ?? ''))
  );
}

/** Words behind the weather that are no thing of it. */
const noThing =
  /^(?:come|coming|this|today|started|rolled|outside|but|came|stopped|hot|cold|again|arrived|appeared|spells|intervals|halfway|cats|much|heavily|a)$/;

/** A thing that is like the weather, or weather in a place where nobody plays: `rain boots`, `a storm in a teacup`, `cold in the cave`. */
function isOfSomething(sentence: Sentence, { at, word, before, behind, next, led, hasDay }: Sight): boolean {
  const isBeforeNoun = next?.kind === 'word' && !phraseEnds.has(next.word) && !noThing.test(next.word);
  const isDay = hasDay && !/^(?:game|activity|activities|fun|play|story)$/.test(sentence[at + 2]?.word ?? '');
  if (isBeforeNoun && !isDay) return true;
  const inside = /^(?:in|on) (?:the|this|our|a) (\p{L}+)/u.exec(behind)?.[1];
  return (
    /^(?:in a teacup|in a cup|in the (?:story|game|book)|on (?:the )?(?:telly|tv|screen|radio|news))\b/.test(behind) ||
    /\b(?:by|the calm before the)$/.test(before) ||
    (inside !== undefined && kindOfNoun(inside) !== null && !homePlaces.has(inside)) ||
    // For example: "water pouring through the ceiling" is no weather.
    (word === 'pouring' && !/\bit\b|\brain\b/.test(sentenceText(sentence)) && !led) ||
    /^[=(]$/.test(sentence[at + 1]?.text ?? '') ||
    /^(?:through|into|onto|me|him|her|them|us)\b/.test(behind) ||
    /\bin there\b/.test(sentenceText(sentence))
  );
}

/** `luke got too hot in his cloak`: how somebody or something is. */
function isFeltBySomebody(sentence: Sentence, { at, weather }: Sight): boolean {
  const about = sentence.slice(clauseStart(sentence, at), at);
  if (vague.has(weather) && about.some(({ child, word }) => child !== undefined || /^(?:he|she|they|i|we)$/.test(word))) return true;
  const text = sentenceText(sentence);
  return (
    (weather === 'hot' || weather === 'cold') &&
    /\b(?:he|she|they|i|we|chocolate|tea|bath|has a|lava|water)\b/.test(text) &&
    !/\bit\b/.test(text)
  );
}

/** Whether the sentence begins with a word that means nothing but the weather where nothing else follows: `so chilly`. */
function isPlainly({ word, led }: Sight): boolean {
  return plain.test(word) && led;
}

/** A word such as *cold* or *warm* of which nothing tells that it is the weather's. */
function isTooVague(sentence: Sentence, sight: Sight): boolean {
  const { at, word, weather, behind, next, led, hasDay } = sight;
  const isOfDay = /\b(?:out|outside|day|today|weather|evening|morning|afternoon|night|again)\b/.test(sentenceText(sentence));
  if (!['hot', 'cold', 'cloudy'].includes(weather) && !isOfDay && !isPlainly(sight)) return true;
  const endsThere = next === undefined || next.kind !== 'word' || /^(?:and|but|so|again|now|for|hot|cold)$/.test(next.word);
  return !(
    (isPlainly(sight) && endsThere && (word !== 'hot' || at > 0)) ||
    isIt(sentence, sight) ||
    isToday(sight) ||
    (led && outside.test(behind)) ||
    ['boiling', 'freezing', 'scorching', 'baltic'].includes(word) ||
    (led && hasDay && weather !== 'warm' && weather !== 'mild') ||
    (led && weather === 'cloudy')
  );
}

const outside = /^(?:out|outside|today|here|out here|out there|in here|in the (?:garden|park|car|house|kitchen|shed|tent|woods))(?= |$)/;

/** `it is raining`, `the weather turned foggy`. */
function isIt(sentence: Sentence, { at }: Sight): boolean {
  const isHere = /\b(?:it|its|outside|out|weather|today|here)\b/.test(sentenceText(sentence));
  return isHere && weatherComes.test(sentenceText(sentence, Math.max(0, at - 3), at));
}

const causes =
  /\b(?:(?:out|outside|gone out|went out|playing|caught|soaked|drenched) in (?:the|all the|this)|(?:because of|due to|thanks to|cos of|bc of|got|getting)(?: the| all the| this)?)$/;

/** `playing in the rain`, `inside because of the wind`. */
function isOutIn({ isNoun, before }: Sight): boolean {
  return isNoun && causes.test(before);
}

function isToday(sight: Sight): boolean {
  const here =
    /^(?:today|outside|out|here|again|now|in the garden|this morning|this afternoon|all day|all morning|all afternoon|on the ground|coming)\b/;
  return isOutIn(sight) || here.test(sight.behind) || sight.next?.word === 'today';
}

const comes =
  /^(?:'s |is |has )*(?:crazy|wild|mad|strong|howling|insane|unreal|shining|hammering|battering|bucketing|blowing|lashing|picking up|picked up|got up|getting|very strong|so strong|strong|too strong|at last|finally|in (?:our|his|her|their|my) eyes|come|came|rolled|rolling|brewing|started|starts|outside|over|arrived|appeared|begins|began|just)\b/;

/** Whether the words around it tell of the weather here and now. */
function isTold(sentence: Sentence, sight: Sight): boolean {
  const { at, word, weather, isNoun, previous, next, behind, before, led, hasDay } = sight;
  const isVague = vague.has(weather);
  const ends = next === undefined || next.kind === 'pause';
  const opensClause =
    at === 0 ||
    sentence[at - 1]?.kind === 'pause' ||
    /^(?:a|the|boiling|bit|lovely|glorious|heavy|light|proper|some|thick)$/.test(previous);
  return (
    (sureWeather.has(word) && !/^(?:his|her|their|our|my|it)$/.test(previous) && (previous !== 'a' || hasDay)) ||
    (/^(?:rain|snow|hail)$/.test(word) && /\b(?:start|starts|started|starting|began|begins) to$/.test(before)) ||
    (isVague && isPlainly(sight)) ||
    isOutIn(sight) ||
    (isNoun && isNounTold(sight)) ||
    (sentence.length <= 3 && at === 0 && !isVague) ||
    isIt(sentence, sight) ||
    (isToday(sight) && (opensClause || led || (previous === 'of' && sentence[at - 2]?.word === 'bit'))) ||
    (isNoun && opensClause && ends && /^(?:lovely|glorious|heavy|light|proper|some|thick)$/.test(previous)) ||
    (led &&
      (outside.test(behind) || hasDay || ((ends || /^(?:but|and|so|now|again)$/.test(next.word)) && !isVague) || word === 'cloudy')) ||
    (/^rainbows?$/.test(word) && /\b(?:there is|saw|see|spotted) (?:an?|the) (?:\p{L}+ )?$/u.test(`${before} `))
  );
}

/** `rain everywhere`, `the wind is howling`, `blowing a gale`, `we have got snow`, `great big storm`. */
function isNounTold({ at, before, behind, previous, next }: Sight): boolean {
  const ends = next === undefined || phraseEnds.has(next.word);
  return (
    comes.test(behind) ||
    (at === 0 && /^(?:on|over|everywhere)\b/.test(behind)) ||
    /\bblowing an?$/.test(before) ||
    /\b(?:we|here) (?:have|got|have got) (?:(?:a|some|lots of|so much|real|big) )*$/.test(`${before} `) ||
    (at <= 3 && /^(?:(?:great|big|huge|massive|another|a|proper) )+$/.test(`${before} `) && (ends || next.kind === 'pause')) ||
    (previous === 'a' && at === 1 && ends)
  );
}

/** What the weather is called: *rain* where it rains, the second word of *boiling hot*, else as it is written. */
function calledIn(sentence: Sentence, { at, word, weather }: Sight): string {
  const next = sentence[at + 1]?.word ?? '';
  if (/^(?:hot|cold)$/.test(next)) return next;
  return weather === 'rain' && (word.startsWith('rain') || /\brain\b/.test(sentenceText(sentence))) ? 'rain' : word;
}
