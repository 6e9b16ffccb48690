import { add, type Reader, type Sentence, sentenceText, whoOf } from '../../reader.ts';

/** English: moods that are said by what is seen of them: `green with envy`, `her lip is wobbling`. */

const pictures: readonly (readonly [mood: string, seen: RegExp])[] = [
  ['scared', /\b(?:white as a (?:sheet|ghost)|shaking like a leaf|hid behind (?:me|my legs?|mummy|daddy|mum|dad))(?= |$)/],
  ['grumpy', /\b(?:has|had|got|having) the hump(?= |$)/],
  ['angry', /\bspitting feathers(?= |$)/],
  ['cross', /\bface like thunder(?= |$)/],
  ['sulky', /\bsulk(?:s|ed)(?= because| cos| when| a bit| about| in| ,|$)/],
  ['jealous', /\b(?:green with envy|nose (?:is |was )?(?:a bit )?out of joint)(?= |$)/],
  [
    'sad',
    /\b(?:(?:bottom )?lip (?:is |was |started |starts )?(?:wobbl|quiver|trembl)\w+|(?:and|then) (?:he|she) cried|cried(?: a (?:bit|little|lot))?(?= because| cos| when| about| over| and| ,|$)|(?:some|a few|few|lots of|many|more|in) tears|there (?:were|was) (?:\p{L}+ )?tears|^tears|teared up|got teary|burst into tears|sob(?:s|bed|bing)|wept|shed a tear|a tear or two|(?:had|having) a (?:little |good |big )?(?:cry|weep)|(?:small|little|big|tiny|a) meltdown|sad face)(?= |$)/u,
  ],
  ['happy', /\b(?:walking on air|on cloud nine|like a dog with two tails)(?= |$)/],
  ['proud', /\b(?:beamed|beaming|glowed|glowing|bursting) with pride(?= |$)/],
];

/** What else the words may mean: nobody did, or somebody of the story. */
const otherwise = /\b(?:not|never|nobody|nearly|almost|if|i|the (?!kids\b|children\b|boys\b|girls\b|twins\b))\b/;

/** Reads the moods that a sentence only pictures, and adds them: `mia hid behind mummy`. */
export function moodPicturesIn(reader: Reader, sentence: Sentence): void {
  const text = sentenceText(sentence);
  for (const [what, seen] of pictures) {
    const match = seen.exec(text);
    if (match === null || otherwise.test(text.slice(0, match.index))) continue;
    const at = text.slice(0, match.index).split(' ').length - 1;
    reader.at = at;
    add(reader, { kind: 'feels', ...whose(reader, sentence, at), what });
  }
}

/** The one child of the sentence, or the pronoun before the words. */
function whose(reader: Reader, sentence: Sentence, at: number): ReturnType<typeof whoOf> {
  const named = [...new Set(sentence.flatMap(({ child }) => child ?? []))];
  const [only] = named;
  if (named.length === 1 && only !== undefined) return { who: only };
  const pronoun = sentence.findLastIndex(({ word }, index) => index < at && /^(?:he|she)$/.test(word));
  return pronoun === -1 ? {} : whoOf(reader, sentence, { kind: 'pronoun', at: pronoun, unreal: false });
}
