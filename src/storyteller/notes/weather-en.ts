import { add, type Reader, type Sentence, wordsOf } from './reader.ts';
import { phraseEnds, weathers, wordSet } from './words.ts';

/** English: the weather where they play. */

const sureWeather = wordSet('raining snowing pouring drizzling hailing windy foggy misty stormy frosty rainy snowy drizzly');

const dark = /\b(?:getting|went|gone|going|now|it is|its|already) dark\b|\bdark (?:out|outside|now|already)\b|\bpitch black\b/;

const weatherComes =
  /\b(?:it|its|is|started|starts|starting|turned|began|got|getting|was|been|now|very|so|really|bit|pretty|too|absolutely)\b/;

/** The weather where they play; a storm at sea is the story's. */
export function weatherIn(reader: Reader, sentence: Sentence): void {
  const text = wordsOf(sentence);
  const gloom = dark.exec(text);
  if (gloom !== null && !/\b(?:cave|room|cupboard|scared|afraid|forest|castle|tunnel|cellar|den)\b/.test(text))
    add(reader, { kind: 'weather', what: gloom[0].includes('pitch') ? 'pitch black' : 'dark' });
  const falling = /\b(?:tipping|chucking|bucketing|hammering|pelting|lashing) (?:it )?down\b/.exec(text);
  if (falling !== null && /\bit\b|^(?:still |absolutely )?(?:tipping|chucking|bucketing|pelting|lashing)/.test(text))
    add(reader, { kind: 'weather', what: falling[0].replace(' it ', ' ') });
  const here = /\b(?:it|its|outside|out|weather|today|here)\b/.test(text);
  for (let at = 0; at < sentence.length; at += 1) {
    const token = sentence[at];
    const weather = token === undefined || token.child !== undefined ? undefined : weathers.get(token.word);
    if (token === undefined || weather === undefined) continue;
    if (
      /\b(?:not|no|never|if|when|story|pretend(?:ed|ing|s)?|hope|hoping|made it|wait|tomorrow|might|stopped|dragon|spaceship|before|until)\b/.test(
        wordsOf(sentence, 0, at + 2),
      )
    )
      continue;
    const before = sentence[at - 1]?.word ?? '';
    if (/^(?:called|named|name|dubbed)$/.test(before) || (at > 0 && /^\p{Lu}/u.test(token.text))) continue;
    const next = sentence[at + 1]?.word === "'s" ? sentence[at + 2] : sentence[at + 1];
    const alone = sentence.length <= 3 && at === 0 && !['hot', 'cold'].includes(weather);
    const it = here && weatherComes.test(wordsOf(sentence, Math.max(0, at - 3), at));
    const nounLike = [
      'sun',
      'frost',
      'sunshine',
      'rain',
      'rainbow',
      'snow',
      'wind',
      'fog',
      'mist',
      'storm',
      'thunderstorm',
      'thunder',
      'hail',
    ].includes(token.word);
    const comes =
      nounLike &&
      /^(?:'s |is |has )*(?:come|came|rolled|started|starts|outside|over|arrived|appeared|begins|began|just)\b/.test(
        wordsOf(sentence, at + 1),
      );
    const outIn = /\b(?:out|outside|gone out|went out|playing) in the$/.test(wordsOf(sentence, 0, at)) && nounLike;
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
      !/^(?:come|coming|this|today|started|rolled|outside|but|came|stopped|hot|cold|again|arrived|appeared)$/.test(next.word);
    const hasDay = next !== undefined && /^(?:day|morning|afternoon|evening|weather)$/.test(next.word);
    if (hasNoun && !hasDay) continue;
    if (
      (weather === 'hot' || weather === 'cold') &&
      !(it || today) &&
      !(token.word === 'boiling' || token.word === 'freezing' || token.word === 'scorching')
    )
      continue;
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
      onAll ||
      outIn ||
      (nounLike &&
        at <= 3 &&
        /^(?:(?:great|big|huge|massive|another|a|proper) )+$/.test(`${wordsOf(sentence, 0, at)} `) &&
        (next === undefined || next.kind === 'pause' || phraseEnds.has(next.word))) ||
      alone ||
      it ||
      comes ||
      (today && (clause || (before === 'of' && sentence[at - 2]?.word === 'bit'))) ||
      (nounLike &&
        clause &&
        /^(?:lovely|glorious|heavy|light|proper|some|thick)$/.test(before) &&
        (next === undefined || next.kind === 'pause')) ||
      (clause && at === 0 && (next === undefined || next.kind === 'pause')) ||
      (nounLike && before === 'a' && at === 1 && (next === undefined || phraseEnds.has(next.word)))
    ) {
      add(reader, {
        kind: 'weather',
        what:
          token.word === 'boiling' && sentence[at + 1]?.word === 'hot'
            ? 'hot'
            : ['rainy', 'raining', 'rained', 'rains', 'pouring'].includes(token.word)
              ? 'rain'
              : token.word,
      });
      return;
    }
  }
}
