import { nextSentence } from './doubt-en.ts';
import { kindOfNoun, singular } from './nouns.ts';
import { phraseAt } from './phrase.ts';
import { add, type Reader, type Sentence, whoOf, wordsOf } from './reader.ts';
import { isStranger, subjectBefore } from './subject.ts';
import { isUnwanted } from './unwanted.ts';
import { phraseEnds, roles, wordSet } from './words.ts';

/** English: what they wish for. */

const everyday = wordSet(
  'burger doughnut donut jelly custard porridge curry salad cracker loaf bun waffle pancake omelette muffin spaghetti stew toy glitter paint plaster pen pencil camera remote charger headphones present ball towel blanket pillow coat jumper shoe sock hat-stand glove slipper spoon fork bowl plate cup straw tissue cushion torch-battery snack drink toilet loo wee mum dad mummy daddy cuddle hug break nap rest tv ipad tablet phone screen biscuit cookie sweets food breakfast plaster go turn water juice milk home bath chocolate cake lolly icecream carry bed help chip chips crisp sweet pasta pizza cheese toast banana apple kiss second nappy wipe story book cartoon show film movie telly youtube chapter round episode page level step ending button setting mode font text app option language photo picture music sound timer volume feature version lie word haircut lift piggyback cwtch snuggle minute hand pet brother sister prize xbox nuggets nugget mcdonalds seat spot walk say answer explanation pay raise award apology pause clue hint rematch encore refund time energy sleep wine gin coffee tea',
);

/** Whether a wish is for the kitchen, the day or the app, and not for the story. */
export function isEveryday(wish: string): boolean {
  return everyday.has(singular(wish.toLowerCase().split(' ').at(-1) ?? ''));
}

const seeks = wordSet(
  'see meet keep visit find fight ride have catch tame be become build make hunt explore rescue save befriend hear get free train fly sail',
);

const deeds = wordSet('fly swim climb sail dance sing dive jump explore hide camp fish');

export function wishesIn(reader: Reader, sentence: Sentence): void {
  const text = wordsOf(sentence);
  if (isRefused(reader, sentence)) return;
  const wish = (at: number, from: number, loose: boolean): void => {
    const subject = subjectBefore(sentence, at);
    if (
      subject.unreal &&
      !/^(?:asked|asking|asks|begging)$/.test(sentence[at]?.word ?? '') &&
      !/\bwould(?: \p{L}+)?$/u.test(wordsOf(sentence, 0, at))
    )
      return;
    // (what the princess wants is the story's; patient wants carrot)
    if (
      (subject.kind === 'thing' || subject.stranger === true) &&
      (roles.has(subject.who?.toLowerCase() ?? '') || kindOfNoun(subject.who ?? '') === 'creature')
    )
      return;
    if (
      subject.kind === 'thing' &&
      sentence[subject.at - 1]?.word === 'the' &&
      !/^(?:kids|children|boys|girls|twins|others|lot)$/.test(subject.who ?? '')
    )
      return;
    if (/\b(?:neither|none|nobody|no one)\b/.test(wordsOf(sentence, 0, at))) return;
    const what = wishAt(sentence, from, loose);
    if (reader.children.some((name) => name.toLowerCase() === what?.toLowerCase())) return;
    // (a robot vacuum for christmas; wanted a dragon but got a sheep; who wants to be queen)
    if (
      what === null ||
      /\b(?:for|at) (?:(?:his|her|their) )?(?:christmas|xmas|birthday|easter|tea|dinner|lunch|breakfast|pudding|supper|bedtime|santa|real)\b|\bbut (?:got|ended up|settled|had to)\b|^(?:who|what|which)\b|\bgrows? up\b/.test(
        text,
      )
    )
      return;
    const named = [...new Set(sentence.flatMap(({ child }) => child ?? []))];
    const found = whoOf(reader, sentence, subject);
    const who =
      found.who === undefined &&
      found.ask === undefined &&
      named.length === 1 &&
      (subject.kind !== 'group' || sentence[subject.at]?.word === 'i')
        ? { who: named[0] ?? '' }
        : found;
    const toBe = /^(?:to )?(?:be|become|play|turn into)\b/.test(wordsOf(sentence, from));
    add(reader, { kind: 'wants', ...who, what, ...(toBe && { toBe }) });
  };
  for (let at = 0; at < sentence.length; at += 1) {
    const word = sentence[at]?.word ?? '';
    const next = sentence[at + 1]?.word ?? '';
    if (sentence[at]?.kind !== 'word') continue;
    reader.at = at;
    if (
      /^wants?$/.test(word) &&
      /^to (?:come|join|stay|be in)\b/.test(wordsOf(sentence, at + 2)) &&
      sentence[at + 1]?.child === undefined &&
      isStranger(sentence[at + 1])
    )
      add(reader, { kind: 'wants', ...whoOf(reader, sentence, subjectBefore(sentence, at)), what: sentence[at + 1]?.text ?? '' });
    else if (/^(?:wants|want)$/.test(word)) wish(at, at + 1, true);
    else if (word === 'wanted' && !/\bboth\b/.test(text) && !/^(?:the|a|most)$/.test(sentence[at - 1]?.word ?? '')) wish(at, at + 1, false);
    else if (/^(?:fancies|fancy)$/.test(word) && /^(?:an?|some|another) /.test(`${wordsOf(sentence, at + 1)} `)) wish(at, at + 1, false);
    else if ((word === 'like' || word === 'love') && /\bwould(?: both| really| also| all| so)?$/.test(wordsOf(sentence, 0, at)))
      wish(at, at + 1, true);
    else if (word === 'prefer' && sentence[at - 1]?.word === 'would') wish(at, at + 1, false);
    else if (word === 'hoping' && next === 'to') wish(at, at + 1, false);
    else if (word === 'rather' && sentence[at - 1]?.word === 'would' && next === 'have') wish(at, at + 2, false);
    else if (/^(?:asking|asks|asked)$/.test(word) && next === 'when') {
      const phrase = phraseAt(sentence, at + 2);
      if (phrase.text !== null && /^(?:comes|will come|is coming|turns up|appears)/.test(wordsOf(sentence, phrase.next)))
        wish(at, at + 2, true);
    } else if (/^wish(?:es)?$/.test(word) && (/^(?:an?|some|another|more)$/.test(next) || kindOfNoun(next) !== null))
      wish(at, at + 1, true);
    else if (word === 'chance' && next === 'of') wishQuestion(reader, sentence, at + 2);
    else if (word === 'more' && wordsOf(sentence, 0, at) === 'next time') wish(at, at + 1, true);
    else if (/^(?:asked|asking|asks|begging|begged|hoping|wishes|wished|longs|longing)$/.test(word) && next === 'for')
      wish(at, at + 2, false);
    else if (/^(?:asked|asks)$/.test(word) && next === 'if') {
      const phrase = phraseAt(sentence, at + 2);
      if (phrase.text !== null && /^can (?:come|be|join)/.test(wordsOf(sentence, phrase.next)) && kindOfNoun(phrase.text) !== null)
        wish(at, at + 2, true);
    } else if (/^(?:wishes|wished)$/.test(word)) {
      const had = sentence.findIndex((token, index) => index > at && index < at + 6 && /^(?:had|was)$/.test(token.word));
      if (had !== -1) wish(at, sentence[had]?.word === 'was' ? had + 1 : had + 1, true);
    } else if (
      word === 'more' &&
      (at === 0 || sentence[at - 1]?.kind === 'pause' || /^(?:says|said|please)$/.test(sentence[at - 1]?.word ?? ''))
    )
      wish(at, at + 1, true);
    else if (
      (word === 'can' || word === 'could') &&
      /^(?:can|could) (?:we (?:have|go to|meet|see|get|visit)|there be|you (?:put|add)|they (?:meet|have|go to|see)) /.test(
        `${wordsOf(sentence, at)} `,
      )
    ) {
      const skip = /^(?:can|could) (?:we|they) go to/.test(wordsOf(sentence, at)) ? 4 : 3;
      wishQuestion(reader, sentence, at + skip);
    } else if (
      word === 'please' &&
      (at > 1 || (at === 1 && singular(sentence[0]?.word ?? '') !== sentence[0]?.word)) &&
      !/\b(?:no|not|enough|less|without|stop)\b/.test(wordsOf(sentence, 0, at)) &&
      !/\b(?:make|stop|help|send|tell)\b/.test(text)
    ) {
      const time = /^next time (.*)$/.exec(wordsOf(sentence, 0, at));
      const from = time === null ? 0 : 2;
      const phrase = phraseAt(sentence.slice(0, at), from);
      if (phrase.text !== null && phrase.next >= at - 1 && kindOfNoun(phrase.text) !== null && !isEveryday(phrase.text))
        add(reader, { kind: 'wants', what: phrase.text });
    }
  }
}

/** `mia wants a pony. i said no`: what follows a wish, up to the end of the next sentence, refuses it. */
export function isRefused({ tokens }: Reader, sentence: Sentence): boolean {
  return /(?:^|\b(?:i|we|mum|dad|was) )(?:said|told (?:him|her|them)|answer is|its a|hard) no(?= |$)|\bbut (?:nope|no|nah)(?= ?$| ,)|\bnot (?:happening|going to happen|having it)\b|(?:^|, |but )no (?:chance|way)(?=$| ,)/.test(
    `${wordsOf(sentence)} , ${wordsOf(nextSentence(tokens, sentence))}`,
  );
}

function wishQuestion(reader: Reader, sentence: Sentence, from: number): void {
  const phrase = phraseAt(sentence, from);
  if (
    phrase.text === null ||
    sentence[phrase.next - 1]?.child !== undefined ||
    isEveryday(phrase.text) ||
    (kindOfNoun(phrase.text) === null && !/^(?:space|sea)$/.test(phrase.text))
  )
    return;
  const named = [...new Set(reader.tokens.flatMap(({ child }) => child ?? []))];
  add(reader, { kind: 'wants', ...(named.length === 1 && named[0] !== undefined && { who: named[0] }), what: phrase.text });
}

/** What is wished for at `from`. `loose`: also without an article. */
function wishAt(sentence: Sentence, from: number, loose: boolean): string | null {
  let at = wordsOf(sentence, from, from + 3) === 'there to be' ? from + 3 : from;
  const fine = (text: string | null): string | null =>
    text === null ||
    (/^(?:space|time|room|energy|hands)$/.test(text) && (sentence[at]?.word === 'more' || sentence[at - 1]?.word === 'more')) ||
    isEveryday(text) ||
    isUnwanted(text)
      ? null
      : text;
  if (sentence[at]?.word === 'to') {
    const verb = sentence[at + 1]?.word ?? '';
    if (verb === 'go' && /^(?:to|into|on)$/.test(sentence[at + 2]?.word ?? '')) at += 3;
    else if (verb === 'go' || !(seeks.has(verb) || deeds.has(verb))) return null;
    else {
      const end = sentence[at + 2];
      if (end === undefined || end.kind === 'pause' || (deeds.has(verb) && phraseEnds.has(end.word))) return deeds.has(verb) ? verb : null;
      // (sing baby shark: a song)
      if (!seeks.has(verb) && !/^(?:a|an|the|to|into|in|on|with|down|up|over)$/.test(end.word)) return null;
      at += 2;
      const phrase = phraseAt(sentence, at);
      return phrase.text !== null &&
        (kindOfNoun(phrase.text) !== null || (verb === 'be' && (phrase.determined || roles.has(phrase.text.toLowerCase()))))
        ? fine(phrase.text)
        : null;
    }
    const phrase = phraseAt(sentence, at);
    return phrase.text !== null && (kindOfNoun(phrase.text) !== null || /^(?:space|sea)$/.test(phrase.text)) ? fine(phrase.text) : null;
  }
  if (/^(?:her|his|their|my) story$/.test(wordsOf(sentence, at, at + 2)) && wordsOf(sentence, at + 2, at + 4) === 'to have') at += 4;
  const phrase = phraseAt(sentence, at);
  if (phrase.text === null || /^of (?:tea|coffee|water|milk|juice|squash)\b/.test(wordsOf(sentence, phrase.next))) return null;
  const head = singular(phrase.text.toLowerCase().split(' ').at(-1) ?? '');
  if (
    phrase.definite &&
    !/\b(?:back|in the story|next)\b/.test(wordsOf(sentence, phrase.next)) &&
    sentence[from]?.word !== 'the' &&
    at === from
  )
    return null;
  if (
    phrase.definite &&
    sentence[at]?.word === 'the' &&
    at === from &&
    !/\b(?:back|comes?|in the story|next)\b/.test(wordsOf(sentence, phrase.next))
  )
    return null;
  const known = kindOfNoun(phrase.text) !== null;
  if (!known && head.endsWith('ing')) return null;
  if (!phrase.determined && !known && !(loose && /^(?:space|magic|lava|treasure|snow|adventure)$/.test(head))) return null;
  return fine(phrase.text);
}
