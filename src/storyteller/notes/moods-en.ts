import type { EventKind, NoteEvent } from './events.ts';
import { kindOfNoun, singular } from './nouns.ts';
import { phraseAt } from './phrase.ts';
import { isRole } from './roles.ts';
import { keysOf, mayHold } from './literals.ts';
import { add, type Reader, whoOf, wordsOf } from './reader.ts';
import { type Subject, subjectBefore } from './subject.ts';
import type { Token } from './tokens.ts';
import { isUnwanted } from './unwanted.ts';
import { longMoods, moods, phraseEnds, roles, weathers, wordSet } from './words.ts';

/** English: how it was for them, what they wish for, and the weather. */

type Sentence = readonly Token[];

/** Sayings, over the words of a sentence in which a pause is a comma. What stands in the first part is denied by the second. */
const sources: readonly (readonly [EventKind, RegExp])[] = [
  [
    'too-hard',
    /\b(?:too|bit|little|really|very|pretty|so|quite) (?:hard|difficult|tricky|complicated|confusing|tough|advanced|challenging)\b(?! (?:at|to (?:stop|get them|leave)))|\btoo much for (?!me)|\b(?:above|over|beyond) (?:him|her|them|his head|her head|their heads?)\b|\bstruggled?\b|\bstruggling\b|\bmake it (?:\w+ )?easier\b|\b(?:something|anything) easier\b|\b(?:did|do|does) not (?:understand|get) (?:what|it|the|how)\b|\bcould not (?:do|manage|work|figure|solve|get) (?:it|this|that|any)\b|\bneeded (?:a lot of|lots of|so much|too much) help\b|\b(?:a|bit of a|real|quite a) struggle\b|\bquite a challenge for\b|\btough one\b|\btoo (?:long|much) and (?:hard|difficult)\b|\btoo (?:fiddly|young for)\b|\bgot stuck and\b|\btoo many to remember\b|\bwas (?:a bit |really |quite |very )?tough\b|\bover (?:\S+ 's|his|her|their) heads?\b|\b(?:do|something|a bit) simpler\b|\bno idea how to\b|\bstumped\b|\bover (?:his|her|their) heads?\b|\bdifficult for\b|\bhard for\b/,
  ],
  [
    'too-easy',
    /\b(?:too|so|dead|really|very|super|way too|bit|pretty) (?:easy|simple|babyish|basic)\b|\bpiece of cake\b|\bmake it (?:\w+ )?harder\b|\b(?:something|anything|bit) (?:harder|trickier|more difficult|more challenging)\b|\b(?:needs?|wants?|could do with) (?:more of )?a (?:bit more of a )?(?:bigger )?challenge\b|\bno challenge\b|\bnot (?:a challenge|challenging|hard enough|difficult enough|much of a challenge)\b|\bwalk in the park\b|\bdone in (?:\w+ )?(?:seconds|secs)\b|\bneed more of a challenge\b|\bchild(?: 's|s)? play\b|\beyes (?:closed|shut)\b|\bbreezed through\b|\bcould be (?:harder|trickier|more challenging)\b|\bin (?:\w+ )?(?:seconds|secs)\b|\b(?:being|be|go|is) (?:trickier|harder)\b|\bharder (?:pls|please|next)\b|\bup a level\b|\bgot it (?:first go|first time|straight away|immediately|instantly)\b|\bsolved (?:it )?(?:before|straight away|immediately|instantly)\b|\bdoddle\b|\beasy peasy\b|\bfor babies\b|\bno bother at all\b|\bin no time\b/,
  ],
  [
    'quarrel',
    /\b(?:argu(?:ed?|es|ing|eing|ments?|ements?)|squabbl\w+|bicker\w*|quarrel\w*|fell out(?! of)|falling out|fallen out|punch up|shouting match)\b|\b(?:fight|fights|fighting|fought) (?:over|about|again|with each other|between)\b|\b(?:a|big|huge|another) (?:row|scrap|fight|barney|spat|tiff)(?: over| about| between|$| ,| again)|^(?:\w+ )?(?:fighting|fight)(?: again| over.*)?$|\b(?:they|kids|boys|girls|both|two of them) (?:were|are|keep|kept|started|keeps) (?:\w+ )?fighting(?! (?:the|a|off|dragons?|monsters?|pirates?|baddies|ninjas?|against|with (?:a|the|swords?)))\b|\bnot speaking to each other\b|\bshouting at each other\b|\bsharing (?:did|does|is|was) not\b|\b(?:would|will|did|do) not share\b|\bsnatched\b.*\boff\b|\bboth want(?:ed)? the\b|\bpulling hair\b|\bcome to blows\b|\beach other(?: 's|s)? throats\b|\b(?:tears|row|tantrums?|meltdown|fuss|debate|battle) over who(?:se)?\b|\bcan not agree (?:on|who|about|what)\b|\bsibling war\b|\bwill not let \S+ have a (?:go|turn)\b|\bboth want(?:ed|s)? (?:to be|to go first|the same|it)\b|\b(?:had words|kicked off between|pushing and shoving|tug of war over|at it again|stand off)\b|\bdisagree(?:d|ment)\b/,
  ],
  [
    'tired',
    /\b(?:tired|tiring|exhausted|knackered|shattered|sleepy|drowsy|zonked|wiped out|worn out|tuckered|yawn(?:ing|s|ed)?|flagging|out of steam|running out of (?:steam|puff|energy)|rubbing (?:\w+ )?eyes|(?:needs?|ready for) (?:a nap|bed|a rest|sleep)|ran out of (?:steam|energy|puff)|low on energy|eyes are closing|wore (?:\w+ ){1,2}out|droopy|losing steam|run out of (?:energy|steam|puff)|hardly keep (?:\w+ )?eyes open|not keep (?:\w+ )?eyes open|pooped|low energy|(?:wants?|needs?) (?:his|her|their) bed|nodding off|drooping|bushed|dozing|weary|running on empty|energy(?: is)? dropping|fading fast|dead on (?:his|her|their) feet|overtired|half asleep|energy is (?:low|dipping|flagging))\b/,
  ],
  [
    'loved',
    /\b(?:love|loves|loved|adore|adores|adored|enjoy|enjoyed|enjoys|enjoying)\b(?! to (?:have|see|be|go|meet)\b)|\b(?:so much|great|good|brilliant|such|loads of|lots of|big|massive|tons of|a lot of) fun\b|\b(?:big|huge|absolute|massive|total|real) hit\b|\bfavou?rite(?: (?:ever|so far|part|bit|one|step|thing|yet|game))|\bbest (?:step|one|bit|part|thing|game|adventure|day|ever|yet)\b|\bliked (?:it|that|this)\b|\b(?:again and again|want(?:s|ed)? to (?:do|play) (?:it|that|this)(?: one)?(?: all)? (?:over )?again)\b|\bhilarious\b|\bcould not stop (?:laughing|giggling)\b|\b(?:in|had us in) stitches\b|\bbig success\b|\b(?:it|that|this|they|step|one) (?:was|is|were) (?:\w+ )?(?:brilliant|fantastic|awesome|amazing|wonderful|magical|fab|ace|great fun|a hit)\b|^(?:\w+ )?(?:brilliant|fantastic|awesome|amazing|wonderful|fabulous|magical)$|\bover the moon (?:with|about) (?:this|that|it)\b|\b(?:super|so|really|such|what|pure) fun\b|^(?:what a )?(?:brilliant|fantastic|great|amazing|lovely|wonderful) (?:one|step|bit|idea|game)$|\bbegged to do (?:it|that) again\b|\bin hysterics\b|^10 , 10$|^the best(?: one| ever)?$|\b(?:could|can) not get enough\b|\bbelly laughs?\b|\blaugh(?:ed|ing) (?:so much|so hard|their heads off|his head off|her head off|out loud|a lot|the whole)\b|\bso much (?:laughing|laughter|giggling)\b|\breally good one\b|\bbig (?:grins?|smiles?)\b|\bthumbs up\b|\bsquealed with (?:delight|joy)\b|\bhad a (?:blast|ball|great time|brilliant time|whale of a time)\b|\bwent down (?:a treat|well|really well|a storm)\b/,
  ],
];

/** Words without which a saying can't be: most sentences need not be searched. */
const sayings = sources.map(([kind, regex]) => ({ kind, regex, may: mayHold(regex.source) }));

const denial = /\b(?:not|no|never|nobody|none|neither|hardly|without|less|barely|no longer|if|neither)\b/;
const notDenied =
  /\bnot (?:understand|get|do|manage|work|figure|solve|share|speaking|a challenge|challenging|hard enough|difficult enough|much of a challenge|stop|did|does|is|was)\b|\bno challenge\b/;

export function moodEvents(reader: Reader, sentence: Sentence): void {
  const text = wordsOf(sentence);
  const keys = keysOf(sentence);
  for (const { kind, regex, may } of sayings) {
    if (!may(keys)) continue;
    const match = regex.exec(text);
    if (match === null) continue;
    const said = match[0];
    const before = text.slice(0, match.index);
    const clause = before.slice(before.lastIndexOf(',') + 1);
    const inSaying = /\b(?:were|are|was|is|bit|had|have|keep) (?:not|never|no)\b/.test(said) && !notDenied.test(said);
    if (inSaying || denial.test(clause.split(/\b(?:and|but|so|then|because|cos)\b/).at(-1) ?? '')) continue;
    if (
      kind === 'too-hard' &&
      /^(?:so|really|very|pretty|quite|bit|little) hard/.test(said) &&
      !/(?:^|,|was|is|it|that|found|finds|were|one|a|really|and)\s*$/.test(before.trim())
    )
      continue;
    if (kind === 'loved' && /\b(?:would|could|might|will|i|mum|dad) (?:\w+ )?$/.test(before)) continue;
    if (
      kind === 'loved' &&
      /^(?:loves|love)$/.test(said) &&
      !/^ (?:it|this|that|being|the|every|,|doing|all|how|when|them|him|her)\b|^\s*$/.test(text.slice(match.index + said.length))
    )
      continue;
    if (kind === 'tired' && /^ of\b/.test(text.slice(match.index + said.length))) continue;
    if (
      kind === 'tired' &&
      /\b(?:i|me|mum|dad|dragon|giant|monster|king|queen|parent|parents) (?:am|is|are|was|a bit|so|very)*\s*$/.test(before)
    )
      continue;
    const from = before.split(' ').length - 1;
    if ((kind === 'tired' || kind === 'loved') && ofTheStory(sentence, from)) continue;
    add(reader, { kind, ...whoFor(reader, sentence, from, from + said.split(' ').length, kind) });
  }
  feltIn(reader, sentence);
  wishesIn(reader, sentence);
  weatherIn(reader, sentence);
}

/** `the princess is tired`: somebody in the story is, and nobody who plays. */
function ofTheStory(sentence: Sentence, at: number): boolean {
  const subject = subjectBefore(sentence, at);
  const head = sentence[0]?.word === 'the' ? sentence[1]?.word : undefined;
  if (
    subject.kind === 'none' &&
    head !== undefined &&
    (isRole(head) || kindOfNoun(head) !== null || /^(?:army|crew|crowd|guards)$/.test(head))
  )
    return true;
  if (subject.kind === 'thing' && isRole(subject.who ?? '')) return true;
  return (
    subject.kind === 'thing' &&
    sentence[subject.at - 1]?.word === 'the' &&
    !/^(?:kids|children|boys|girls|twins|others|lot|little|big)$/.test(subject.who?.toLowerCase() ?? '')
  );
}

/** Who it was like that for: who is named after `for`, or the subject. */
function whoFor(reader: Reader, sentence: Sentence, from: number, to: number, kind: EventKind): Pick<NoteEvent, 'who' | 'ask'> {
  if (kind === 'quarrel') return {};
  const children = sentence.filter(({ child }) => child !== undefined);
  const after = sentence.findIndex(({ word }, at) => at >= from && at <= to + 3 && (word === 'for' || word === 'with'));
  const named = after === -1 ? undefined : sentence[after + 1]?.child;
  if (named !== undefined) return { who: named };
  const inside = sentence.slice(from, to).find(({ child }) => child !== undefined)?.child;
  if (inside !== undefined) return { who: inside };
  const subject = subjectBefore(sentence, from);
  const before = sentence
    .slice(0, from)
    .findLast(
      ({ child, word, kind: sort }, at, all) =>
        sort === 'word' &&
        (child !== undefined ||
          word === 'he' ||
          word === 'she' ||
          (/^(?:they|we|everyone|both|all|kids|them)$/.test(word) && all[at + 1] !== undefined)),
    );
  const only = children.length === 1 ? children[0]?.child : undefined;
  if (kind === 'too-easy' || kind === 'too-hard') {
    if (subject.kind === 'child' || subject.kind === 'pronoun') return whoOf(reader, sentence, subject);
    return before?.child !== undefined && only !== undefined ? { who: only } : {};
  }
  const says = sentence.findIndex(({ word }, at) => at >= to - 1 && /^(?:says|said)$/.test(word));
  const speaker = says === -1 ? undefined : sentence[says + 1]?.child;
  if (speaker !== undefined) return { who: speaker };
  if (before === undefined)
    return kind === 'loved' && only !== undefined && !/\b(?:they|we|both|everyone|all|kids)\b/.test(wordsOf(sentence)) ? { who: only } : {};
  if (before.child !== undefined)
    return only !== undefined ? { who: only } : children.length > 1 && subject.kind === 'child' ? { who: before.child } : {};
  if (before.word === 'he' || before.word === 'she')
    return whoOf(reader, sentence, { kind: 'pronoun', at: sentence.indexOf(before), unreal: false });
  return {};
}

const between = wordSet(
  'a bit very so really quite rather slightly super pretty little feels felt feeling feel looks looked seems seemed getting got is was are were been being too now still also just all extremely incredibly genuinely properly totally absolutely completely became becomes and turned went goes gone has have had today suddenly actually be',
);

function feltIn(reader: Reader, sentence: Sentence): void {
  for (let at = 0; at < sentence.length; at += 1) {
    const word = sentence[at]?.word ?? '';
    const long = longMoods.find((mood) => mood.startsWith(`${word} `) && wordsOf(sentence, at, at + mood.split(' ').length) === mood);
    if (long === undefined && !moods.has(word)) continue;
    if (sentence[at]?.child !== undefined || sentence[at]?.kind !== 'word') continue;
    const end = at + (long?.split(' ').length ?? 1);
    const next = sentence[end];
    if (
      next !== undefined &&
      next.kind === 'word' &&
      !phraseEnds.has(next.word) &&
      !/^(?:this|enough|once|because|cos|somebody|someone|today|lol|either|whole|eyes|little|tho|apparently|mostly)$/.test(next.word)
    )
      continue;
    if (next?.word === 'of' && sentence[end + 1]?.word === 'nothing') continue;
    if (long === 'over the moon' && /^(?:with|about) (?:this|that|it)\b/.test(wordsOf(sentence, end))) continue;
    if (/^(?:down|off)$/.test(next?.word ?? '') || (word === 'mad' && next?.word === 'about')) continue;
    let from = at - 1;
    while (
      from >= 0 &&
      sentence[from]?.kind === 'word' &&
      sentence[from]?.child === undefined &&
      (between.has(sentence[from]?.word ?? '') || moods.has(sentence[from]?.word ?? ''))
    )
      from -= 1;
    const token = sentence[from];
    const what = long ?? sentence[at]?.text ?? word;
    if (token?.child !== undefined) {
      add(reader, { kind: 'feels', who: token.child, what });
      continue;
    }
    if (token !== undefined && token.word === "'s" && sentence[from - 1]?.child !== undefined) {
      add(reader, { kind: 'feels', who: sentence[from - 1]?.child ?? '', what });
      continue;
    }
    if (token?.word === 'he' || token?.word === 'she') {
      add(reader, { kind: 'feels', ...whoOf(reader, sentence, { kind: 'pronoun', at: from, unreal: false }), what });
      continue;
    }
    if (token !== undefined && /^(?:they|someone|somebody|everyone|everybody|both|kids|all|children|boys|girls|them)$/.test(token.word)) {
      add(reader, { kind: 'feels', what });
      continue;
    }
    if (token === undefined || token.kind === 'pause') {
      // (a mood alone, or after the subject's comma)
      if (
        at - from > 4 ||
        (sentence[from + 1]?.word === 'a' && at === from + 2) ||
        (next !== undefined &&
          next.kind === 'word' &&
          !/^(?:about|of|that|because|cos|now|today|at|again|when|to|and|for|this)$/.test(next.word))
      )
        continue;
      const subject: Subject = { kind: 'none', at: from, unreal: false };
      const [only] = reader.children;
      const head = whoOf(reader, sentence, subject);
      add(reader, {
        kind: 'feels',
        ...(head.who === undefined && head.ask === undefined && reader.children.length === 1 && only !== undefined ? { who: only } : head),
        what,
      });
    }
  }
}

const everyday = wordSet(
  'snack drink toilet loo wee mum dad mummy daddy cuddle hug break nap rest tv ipad tablet phone screen biscuit cookie sweets food breakfast plaster go turn water juice milk home bath chocolate cake lolly icecream carry bed help',
);
const seeks = wordSet(
  'see meet visit find fight ride have catch tame be become build make hunt explore rescue save befriend hear get free train fly sail',
);
const deeds = wordSet('fly swim climb sail dance sing dive jump explore hide camp fish');

function wishesIn(reader: Reader, sentence: Sentence): void {
  const text = wordsOf(sentence);
  const wish = (at: number, from: number, loose: boolean): void => {
    const subject = subjectBefore(sentence, at);
    if (subject.unreal && !/^(?:asked|asking|asks|begging)$/.test(sentence[at]?.word ?? '') && !/\bwould$/.test(wordsOf(sentence, 0, at)))
      return;
    const what = wishAt(sentence, from, loose);
    if (what === null) return;
    const named = [...new Set(sentence.flatMap(({ child }) => child ?? []))];
    const found = whoOf(reader, sentence, subject);
    const who =
      found.who === undefined &&
      found.ask === undefined &&
      named.length === 1 &&
      (subject.kind !== 'group' || sentence[subject.at]?.word === 'i')
        ? { who: named[0] ?? '' }
        : found;
    add(reader, { kind: 'wants', ...who, what });
  };
  for (let at = 0; at < sentence.length; at += 1) {
    const word = sentence[at]?.word ?? '';
    const next = sentence[at + 1]?.word ?? '';
    if (sentence[at]?.kind !== 'word') continue;
    if (/^(?:wants|want)$/.test(word)) wish(at, at + 1, true);
    else if (word === 'wanted' && !/\bboth\b/.test(text)) wish(at, at + 1, false);
    else if (/^(?:fancies|fancy)$/.test(word) && /^(?:an?|some|another) /.test(`${wordsOf(sentence, at + 1)} `)) wish(at, at + 1, false);
    else if ((word === 'like' || word === 'love') && sentence[at - 1]?.word === 'would') wish(at, at + 1, true);
    else if (/^(?:asked|asking|asks|begging|begged|hoping|wishes|wished|longs|longing)$/.test(word) && next === 'for')
      wish(at, at + 2, false);
    else if (/^(?:asked|asks)$/.test(word) && next === 'if') {
      const phrase = phraseAt(sentence, at + 2);
      if (phrase.text !== null && /^can (?:come|be|join)/.test(wordsOf(sentence, phrase.next)) && kindOfNoun(phrase.text) !== null)
        wish(at, at + 2, true);
    } else if (/^(?:wishes|wished)$/.test(word)) {
      const had = sentence.findIndex((token, index) => index > at && index < at + 6 && /^(?:had|was)$/.test(token.word));
      if (had !== -1) wish(at, sentence[had]?.word === 'was' ? had + 1 : had + 1, true);
    } else if (word === 'more' && (at === 0 || sentence[at - 1]?.kind === 'pause')) wish(at, at + 1, true);
    else if (
      word === 'can' &&
      /^can (?:we (?:have|go to|meet|see|get|visit)|there be|you (?:put|add)|they (?:meet|have|go to|see)) /.test(
        `${wordsOf(sentence, at)} `,
      )
    ) {
      const skip = /^can (?:we|they) go to/.test(wordsOf(sentence, at)) ? 4 : 3;
      wishQuestion(reader, sentence, at + skip);
    } else if (word === 'please' && at > 1 && !/\b(?:make|stop|help|send|tell)\b/.test(text)) {
      const time = /^next time (.*)$/.exec(wordsOf(sentence, 0, at));
      const from = time === null ? 0 : 2;
      const phrase = phraseAt(sentence.slice(0, at), from);
      if (phrase.text !== null && phrase.next >= at - 1 && kindOfNoun(phrase.text) !== null)
        add(reader, { kind: 'wants', what: phrase.text });
    }
  }
}

function wishQuestion(reader: Reader, sentence: Sentence, from: number): void {
  const phrase = phraseAt(sentence, from);
  if (
    phrase.text === null ||
    everyday.has(phrase.text.toLowerCase()) ||
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
    text === null || everyday.has(singular(text.toLowerCase().split(' ').at(-1) ?? '')) || isUnwanted(text) ? null : text;
  if (sentence[at]?.word === 'to') {
    const verb = sentence[at + 1]?.word ?? '';
    if (verb === 'go' && /^(?:to|into|on)$/.test(sentence[at + 2]?.word ?? '')) at += 3;
    else if (verb === 'go' || !(seeks.has(verb) || deeds.has(verb))) return null;
    else {
      const end = sentence[at + 2];
      if (end === undefined || end.kind === 'pause' || (deeds.has(verb) && phraseEnds.has(end.word))) return deeds.has(verb) ? verb : null;
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
  if (phrase.text === null) return null;
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
    !/\b(?:back|come|in the story|next)\b/.test(wordsOf(sentence, phrase.next))
  )
    return null;
  const known = kindOfNoun(phrase.text) !== null;
  if (!known && head.endsWith('ing')) return null;
  if (!phrase.determined && !known && !(loose && /^(?:space|magic|lava|treasure|snow|adventure)$/.test(head))) return null;
  return fine(phrase.text);
}

const sureWeather = wordSet('raining snowing pouring drizzling hailing windy foggy misty stormy frosty rainy snowy drizzly');
const dark = /\b(?:getting|went|gone|going|now|it is|its|already) dark\b|\bdark (?:out|outside|now|already)\b|\bpitch black\b/;

const weatherComes =
  /\b(?:it|its|is|started|starts|starting|turned|began|got|getting|was|been|now|very|so|really|bit|pretty|too|absolutely)\b/;

/** The weather where they play; a storm at sea is the story's. */
function weatherIn(reader: Reader, sentence: Sentence): void {
  const text = wordsOf(sentence);
  const gloom = dark.exec(text);
  if (gloom !== null && !/\b(?:cave|room|cupboard|scared|afraid|forest|castle|tunnel|cellar|den)\b/.test(text))
    add(reader, { kind: 'weather', what: gloom[0].includes('pitch') ? 'pitch black' : 'dark' });
  const here = /\b(?:it|its|outside|out|weather|today|here)\b/.test(text);
  for (let at = 0; at < sentence.length; at += 1) {
    const token = sentence[at];
    const weather = token === undefined || token.child !== undefined ? undefined : weathers.get(token.word);
    if (token === undefined || weather === undefined) continue;
    if (
      /\b(?:not|no|never|if|when|story|pretend|hope|hoping|made it|wait|tomorrow|might|stopped|dragon|spaceship|before|until)\b/.test(
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
      /^(?:'s |is |has )*(?:come|came|rolled|started|starts|stopped|outside|over|arrived|appeared|begins|began|just)\b/.test(
        wordsOf(sentence, at + 1),
      );
    const today =
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
