import { kindOfNoun } from './nouns.ts';
import { add, clauseStart, type Reader, type Sentence, wordsOf } from './reader.ts';
import { homePlaces, phraseEnds, weathers, wordSet } from './words.ts';

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
  const text = wordsOf(sentence);
  reader.at = 0;
  const gloom = dark.exec(text);
  if (gloom !== null && !/\b(?:cave|room|cupboard|scared|afraid|forest|castle|tunnel|cellar|den)\b/.test(text))
    add(reader, { kind: 'weather', what: gloom[0].includes('pitch') ? 'pitch black' : 'dark' });
  const falling = /\b(?:tipping|chucking|bucketing|hammering|pelting|lashing) (?:it )?down\b/.exec(text);
  if (falling !== null && !notNow.test(text) && /\bit\b|^(?:still |absolutely )?(?:tipping|chucking|bucketing|pelting|lashing)/.test(text))
    add(reader, { kind: 'weather', what: /\brain\b/.test(text) ? 'rain' : falling[0].replace(' it ', ' ') });
  const here = /\b(?:it|its|outside|out|weather|today|here)\b/.test(text);
  for (let at = 0; at < sentence.length; at += 1) {
    const token = sentence[at];
    const weather = token === undefined || token.child !== undefined ? undefined : weathers.get(token.word);
    if (token === undefined || weather === undefined) continue;
    // (stopped raining; raining stopped play)
    if (notNow.test(wordsOf(sentence, weather === 'rainbow' ? 0 : clauseStart(sentence, at), at))) continue;
    if (
      /^(?:stopped|has stopped|later|tomorrow|yesterday|tonight|forecast|expected|next|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/.test(
        wordsOf(sentence, at + 1),
      )
    )
      continue;
    const before = sentence[at - 1]?.word ?? '';
    if (/^(?:called|named|name|dubbed)$/.test(before) || (at > 0 && /^\p{Lu}/u.test(token.text))) continue;
    const next = sentence[at + 1]?.word === "'s" ? sentence[at + 2] : sentence[at + 1];
    const alone = sentence.length <= 3 && at === 0 && !vague.has(weather);
    const it = here && weatherComes.test(wordsOf(sentence, Math.max(0, at - 3), at));
    const nounLike = nouns.has(token.word);
    const comes =
      nounLike &&
      /^(?:'s |is |has )*(?:crazy|wild|mad|strong|howling|insane|unreal|shining|hammering|battering|bucketing|blowing|lashing|picking up|picked up|got up|getting|very strong|so strong|strong|too strong|at last|finally|in (?:our|his|her|their|my) eyes|come|came|rolled|rolling|brewing|started|starts|outside|over|arrived|appeared|begins|began|just)\b/.test(
        wordsOf(sentence, at + 1),
      );
    const outIn =
      /\b(?:(?:out|outside|gone out|went out|playing|caught|soaked|drenched) in (?:the|all the|this)|(?:because of|due to|thanks to|cos of|bc of|got|getting)(?: the| all the| this)?)$/.test(
        wordsOf(sentence, 0, at),
      ) && nounLike;
    const today =
      outIn ||
      /^(?:today|outside|out|here|again|now|in the garden|this morning|this afternoon|all day|all morning|all afternoon|on the ground|coming)\b/.test(
        wordsOf(sentence, at + 1),
      ) ||
      (next !== undefined && next.word === 'today');
    const clause =
      at === 0 ||
      sentence[at - 1]?.kind === 'pause' ||
      /^(?:a|the|boiling|bit|lovely|glorious|heavy|light|proper|some|thick)$/.test(before);
    const hasNoun =
      next !== undefined &&
      next.kind === 'word' &&
      !phraseEnds.has(next.word) &&
      !/^(?:come|coming|this|today|started|rolled|outside|but|came|stopped|hot|cold|again|arrived|appeared|spells|intervals|halfway|cats|much|heavily|a)$/.test(
        next.word,
      );
    const hasDay = next !== undefined && /^(?:day|morning|afternoon|evening|weather)$/.test(next.word);
    if (hasNoun && !(hasDay && !/^(?:game|activity|activities|fun|play|story)$/.test(sentence[at + 2]?.word ?? ''))) continue;
    const led = degree.test(at === 0 ? '' : `${wordsOf(sentence, 0, at)} `);
    const out =
      /^(?:out|outside|today|here|out here|out there|in here|in the (?:garden|park|car|house|kitchen|shed|tent|woods))(?= |$)/.test(
        wordsOf(sentence, at + 1),
      );
    // (a storm in a teacup; cold in the cave)
    if (
      /^(?:in a teacup|in a cup|in the (?:story|game|book)|on (?:the )?(?:telly|tv|screen|radio|news))\b/.test(wordsOf(sentence, at + 1)) ||
      /\b(?:by|the calm before the)$/.test(wordsOf(sentence, 0, at))
    )
      continue;
    const inside = /^(?:in|on) (?:the|this|our|a) (\p{L}+)/u.exec(wordsOf(sentence, at + 1))?.[1];
    if (inside !== undefined && kindOfNoun(inside) !== null && !homePlaces.has(inside)) continue;
    // (water pouring through the ceiling)
    if (token.word === 'pouring' && !/\bit\b|\brain\b/.test(text) && !(at === 0 || degree.test(`${wordsOf(sentence, 0, at)} `))) continue;
    if (sentence[at + 1]?.text === '=' || sentence[at + 1]?.text === '(') continue;
    if (/^(?:through|into|onto|me|him|her|them|us)\b/.test(wordsOf(sentence, at + 1))) continue;
    if (
      /\bin there\b/.test(text) ||
      (!['hot', 'cold', 'cloudy'].includes(weather) &&
        vague.has(weather) &&
        !/\b(?:out|outside|day|today|weather|evening|morning|afternoon|night|again)\b/.test(text) &&
        !(plain.test(token.word) && led))
    )
      continue;
    if (
      vague.has(weather) &&
      !(
        plain.test(token.word) &&
        led &&
        (next === undefined || next.kind !== 'word' || /^(?:and|but|so|again|now|for|hot|cold)$/.test(next.word)) &&
        (token.word !== 'hot' || at > 0)
      ) &&
      !(it || today || (led && out)) &&
      !['boiling', 'freezing', 'scorching', 'baltic'].includes(token.word) &&
      !(led && hasDay && weather !== 'warm' && weather !== 'mild') &&
      !(led && weather === 'cloudy')
    )
      continue;
    // (luke got too hot in his cloak)
    const about = sentence.slice(clauseStart(sentence, at), at);
    if (vague.has(weather) && about.some(({ child, word }) => child !== undefined || /^(?:he|she|they|i|we)$/.test(word))) continue;
    if (
      (weather === 'hot' || weather === 'cold') &&
      /\b(?:he|she|they|i|we|chocolate|tea|bath|has a|lava|water)\b/.test(text) &&
      !/\bit\b/.test(text)
    )
      continue;
    const sure = sureWeather.has(token.word) && !/^(?:his|her|their|our|my|it)$/.test(before) && (before !== 'a' || hasDay);
    const starts =
      /^(?:rain|snow|hail)$/.test(token.word) && /\b(?:start|starts|started|starting|began|begins) to$/.test(wordsOf(sentence, 0, at));
    const onAll = nounLike && at === 0 && /^(?:on|over|everywhere)\b/.test(wordsOf(sentence, 1));
    if (
      sure ||
      starts ||
      (vague.has(weather) && plain.test(token.word) && led) ||
      onAll ||
      outIn ||
      (/^rainbows?$/.test(token.word) &&
        /\b(?:there is|saw|see|spotted) (?:an?|the) (?:\p{L}+ )?$/u.test(`${wordsOf(sentence, 0, at)} `)) ||
      (nounLike && /\bblowing an?$/.test(wordsOf(sentence, 0, at))) ||
      (nounLike && /\b(?:we|here) (?:have|got|have got) (?:(?:a|some|lots of|so much|real|big) )*$/.test(`${wordsOf(sentence, 0, at)} `)) ||
      (nounLike &&
        at <= 3 &&
        /^(?:(?:great|big|huge|massive|another|a|proper) )+$/.test(`${wordsOf(sentence, 0, at)} `) &&
        (next === undefined || next.kind === 'pause' || phraseEnds.has(next.word))) ||
      alone ||
      it ||
      comes ||
      (today && (clause || led || (before === 'of' && sentence[at - 2]?.word === 'bit'))) ||
      (nounLike &&
        clause &&
        /^(?:lovely|glorious|heavy|light|proper|some|thick)$/.test(before) &&
        (next === undefined || next.kind === 'pause')) ||
      (led &&
        (out ||
          hasDay ||
          ((next === undefined || next.kind === 'pause' || /^(?:but|and|so|now|again)$/.test(next.word)) && !vague.has(weather)) ||
          (weather === 'cloudy' && token.word === 'cloudy'))) ||
      (nounLike && before === 'a' && at === 1 && (next === undefined || phraseEnds.has(next.word)))
    ) {
      reader.at = at;
      add(reader, {
        kind: 'weather',
        what: /^(?:hot|cold)$/.test(sentence[at + 1]?.word ?? '')
          ? (sentence[at + 1]?.word ?? '')
          : weather === 'rain' && (token.word.startsWith('rain') || /\brain\b/.test(text))
            ? 'rain'
            : token.word,
      });
      return;
    }
  }
}
