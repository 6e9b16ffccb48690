import { wordSet } from '../../../words/word-set.ts';
import { headOf, kindOfNoun } from '../../nouns.ts';
import { capital, nameAt, type Phrase, phraseAt } from '../../phrase.ts';
import { add, type Reader, type Sentence, sentenceText, whoOf } from '../../reader.ts';
import { isRole } from '../../roles.ts';
import { real, type Subject, subjectBefore } from '../../subject.ts';
import type { Token } from '../../tokens.ts';
import { materials, moods, people, relations } from '../../words.ts';
import { passiveAt } from './passive.ts';

/** English: what somebody built. */

export const builds = wordSet(
  'built builds rebuilt rebuilds made makes constructed constructs created creates crafted assembled erected fashioned invented sewed knitted concocted engineered manufactured devised sculpted moulded molded crocheted',
);

export const building = wordSet('building making constructing creating assembling crafting');

/** Verbs that build only where a known thing comes of it. */
export const shapes = wordSet(
  'folded dug drew drawn painted baked carved wove knotted stitched glued laid stacked mixed brewed pitched opened tied rigged cobbled knocked whipped threw put set lego taped stuck draped piled lined cut lashed arranged wrote slapped bodged pieced banged bashed hammered nailed strung thrown pegged sellotaped sketched scribbled doodled threaded plaited braided modelled whittled hollowed welded soldered wired woven sewn stuffed shaped formed set',
);

const particles = new Set(['up', 'together', 'out', 'down', 'off']);

/** `spent ages building a den`, `insisted on making a raft`: who spends time on it does it. */
const spends =
  /(?:^| )(?:(?:has |have )?spent (?:\S+ ){1,4}?|(?:insisted|focused|concentrated|worked hard) on |set about |got (?:busy|stuck into|on with) |passed the time |(?:had|having) (?:\S+ ){0,3}fun |ended up )$/;

/** What was built at a verb of building: `mia built a boat`, `made for the dragon a bed`, `the boat she made`. */
export function builtAt(reader: Reader, sentence: Sentence, verb: number): void {
  if (spentOn(reader, sentence, verb)) return;
  const subject = subjectBefore(sentence, verb);
  if (subject.unreal || subject.kind === 'writer') return;
  const at = overReceiver(sentence, verb);
  const next = sentence[at + 1];
  // For example: "built by" is passive, "made of" tells the stuff, and songs and excuses are "made up".
  if (
    isPassive(sentence, verb) ||
    next === undefined ||
    next.kind !== 'word' ||
    /^(?:by|of|from|it|out|for|with|in|on|up|sure|to)$/.test(next.word)
  ) {
    builtThat(reader, sentence, at, subject);
    return;
  }
  if (isOnlyTalk(sentence, verb, at, subject) || madeSomebody(sentence, at, next)) return;
  const from = objectFrom(sentence, at, next);
  if (from === null || /^created a monster\b/.test(sentenceText(sentence, at))) return;
  const thing = fortAwesome(sentence, from) ?? builtThing(sentence, at, from, subject);
  if (thing !== null) add(reader, { kind: 'built', ...whoOf(reader, sentence, subject), ...thing });
}

/** `spent ages building a den`. Whether it is said so, whatever comes of it. */
function spentOn(reader: Reader, sentence: Sentence, at: number): boolean {
  const before = `${sentenceText(sentence, 0, at)} `;
  const spent = building.has(sentence[at]?.word ?? '') ? spends.exec(before) : null;
  if (spent === null) return false;
  const phrase = phraseAt(sentence, at + 1);
  const from =
    spent.index === 0
      ? 0
      : before
          .slice(0, spent.index + 1)
          .trim()
          .split(' ').length;
  const doer = subjectBefore(sentence, from);
  if (real(doer) && phrase.text !== null && phrase.determined && kindOfNoun(phrase.text) !== null)
    add(reader, { kind: 'built', ...whoOf(reader, sentence, doer), what: phrase.text });
  return true;
}

/** `the boat was built`; but `she's built a bridge`: she has. */
function isPassive(sentence: Sentence, at: number): boolean {
  const before = sentence[at - 1]?.word ?? '';
  const isPart =
    before === 'is' || before === 'are'
      ? !/^(?:an?|another|some|two|three)$/.test(sentence[at + 1]?.word ?? '')
      : /^(?:was|got|were|been)$/.test(before);
  return isPart && builds.has(sentence[at]?.word ?? '');
}

/** `makes for the dragon a bed`: the word before the thing; else the verb. */
function overReceiver(sentence: Sentence, at: number): number {
  const forWhom = sentence[at + 1]?.word === 'for' ? phraseAt(sentence, at + 2) : null;
  return forWhom?.determined === true && /^(?:an?|some|two|three)$/.test(sentence[forWhom.next]?.word ?? '') ? forWhom.next - 1 : at;
}

/** `loves building dens`, `the building`: nobody is said to have built just now. */
function isOnlyTalk(sentence: Sentence, verb: number, at: number, subject: Subject): boolean {
  const before = sentence[verb - 1]?.word;
  if (building.has(sentence[at]?.word ?? '')) {
    const isDoing = before !== undefined && /^(?:is|are|was|were|been|busy|started|after|'s|am|just)$/.test(before);
    if (!isDoing && subject.kind !== 'none' && subject.kind !== 'child') return true;
    if (/^(?:of|for|love|loved|loves|like|liked|enjoyed|by|stop|stopped|about|the|from|at|in|with)$/.test(before ?? '')) return true;
  }
  return (
    subject.kind === 'thing' &&
    !relations.has(subject.who?.toLowerCase() ?? '') &&
    /^\p{Ll}/u.test(subject.who ?? '') &&
    subject.at > 0 &&
    sentence[subject.at - 1]?.kind === 'word'
  );
}

/** `made him the king`: somebody became it. */
function madeSomebody(sentence: Sentence, at: number, next: Token): boolean {
  return (
    sentence[at]?.word === 'made' && /^(?:me|him|us|them|himself|herself)$/.test(next.word) && isRole(phraseAt(sentence, at + 2).text ?? '')
  );
}

const oneOf = /^(?:an?|some|two|three|another)$/;

/** Where the thing begins behind the verb and those it is for: `made us a den`, `made the mermaid a necklace`; null where that cannot be read. */
function objectFrom(sentence: Sentence, at: number, next: Token): number | null {
  if (/^(?:what|something)$/.test(next.word)) {
    const called = sentence.findIndex(({ word }, index) => index > at && index < at + 5 && /^(?:calls|call|called|like)$/.test(word));
    if (called === -1) return null;
    return overDefinite(sentence, called + 1);
  }
  let from = at + (/^(?:together|also|already|now|today)$/.test(next.word) ? 2 : 1);
  if (
    /^(?:us|me|himself|herself|themselves|him|them|her)$/.test(next.word) &&
    /^(?:a|an|the|some|another|our|two|three)$/.test(sentence[from + 1]?.word ?? '')
  )
    from += 1;
  return overDefinite(sentence, from);
}

/** Over somebody definite at `from`, whom the thing behind is for. */
function overDefinite(sentence: Sentence, from: number): number | null {
  const receiver = phraseAt(sentence, from);
  const isFor =
    receiver.text !== null &&
    (receiver.definite || sentence[from]?.child !== undefined) &&
    oneOf.test(sentence[receiver.next]?.word ?? '') &&
    phraseAt(sentence, receiver.next).text !== null;
  const isForChild = sentence[from]?.child !== undefined && /^(?:an?|some|another)$/.test(sentence[from + 1]?.word ?? '');
  const start = isFor ? receiver.next : isForChild ? from + 1 : from;
  const thing = phraseAt(sentence, start);
  // Nothing is read where the words may be the thing or somebody whom it is for.
  return thing.definite && oneOf.test(sentence[thing.next]?.word ?? '') ? null : start;
}

/** What somebody or something is made to do, in words that hardly end the name of a thing, as the one of a *rope swing* or a *bird call* does. */
const makesDo = wordSet(
  'appear bark believe breathe burp cackle come cough cry disappear eat erupt explode fall feel float forget giggle glow go growl grow grunt hiccup hiss laugh listen meow obey purr roar scream shake shiver shrink sing sink sit sleep smile sneeze snore speak squeak stay swim vanish vibrate wag wait wake wiggle wobble yawn',
);
/** The same behind *the* and *her*: *a bus stop* is a thing, and *the bus* is made to stop. */
const definitelyDoes = wordSet('bounce bubble dance fly hop jump march move nod spin stop talk turn walk win work');

/** The thing at `from`; null where the words are no thing that was built: `made the captain angry`, `made a cup of tea`. */
function builtThing(sentence: Sentence, at: number, from: number, subject: Subject): { what: string } | null {
  const phrase = phraseAt(sentence, from);
  // For example: "knitted blanket = ocean" says what the blanket is meant to be.
  if (phrase.text === null || sentence[phrase.next]?.text === '=' || sentence[phrase.next]?.word === 'into') return null;
  const words = phrase.text.split(' ');
  const head = headOf(phrase.text).replace(/s$/, '');
  // For example: "made the captain angry" and "made her brother cry" make no thing.
  if (moods.has(head) || (phrase.definite && words.slice(0, -1).some((word) => people.has(word) || relations.has(word)))) return null;
  const bare = !phrase.determined && kindOfNoun(phrase.text) === null;
  const [firstWord = ''] = words;
  if (bare && phrase.text.includes(' ') && kindOfNoun(firstWord) === 'thing' && subject.kind !== 'group') return { what: firstWord };
  // For example: "made a cup of tea" makes nothing of the story.
  if (/^of (?:tea|coffee|water|milk|juice|squash|hot|wine|soup)\b/.test(sentenceText(sentence, phrase.next))) return null;
  const vague = /(?:contraption|construction|creation|invention)$/.test(phrase.text) ? becomesOf(sentence, phrase.next) : null;
  if (vague !== null) return { what: vague };
  const next = sentence[at + 1]?.word ?? '';
  if (bare || people.has(head) || (/^(?:us|me|him|them|it)$/.test(next) && from === at + 1)) return null;
  // For example: "made nana laugh" and "made the wand sneeze" make no thing.
  const behind = sentence.slice(from + (phrase.determined ? 2 : 1), phrase.next + 1);
  const does = (word: string) => makesDo.has(word) || (phrase.definite && definitelyDoes.has(word));
  const isMadeToDo = /^(?:made|makes|make|making)$/.test(sentence[at]?.word ?? '') && behind.some(({ word }) => does(word));
  return isMadeToDo ? null : { what: phrase.text };
}

/** `Fort Awesome`: a thing by its own name. */
function fortAwesome(sentence: Sentence, from: number): { what: string; called: string } | null {
  const first = sentence[from];
  if (!capital(first) || !capital(sentence[from + 1]) || first === undefined || kindOfNoun(first.word) === null) return null;
  const name = nameAt(sentence, from);
  return name === null ? null : { what: first.word, called: name.name };
}

/** `the boat she made`, `a bridge was built by Tom`, `bridge built!`. */
function builtThat(reader: Reader, sentence: Sentence, at: number, subject: Subject): void {
  if (subject.kind === 'child' || subject.kind === 'pronoun' || subject.kind === 'person') {
    for (let from = Math.max(0, subject.at - 5); from < subject.at; from += 1) {
      const phrase = phraseAt(sentence, from);
      if (phrase.determined && phrase.next === subject.at && phrase.text !== null && kindOfNoun(phrase.text) !== null) {
        add(reader, { kind: 'built', ...whoOf(reader, sentence, subject), what: phrase.text });
        return;
      }
    }
  }
  passiveAt(reader, sentence, at);
}

/**
 * Reads what comes of a verb of shaping at `at`, and adds it as built: `stacked the boxes into a tower`, `tied two chairs together and its
 * a cage`.
 */
export function shapedAt(reader: Reader, sentence: Sentence, at: number): void {
  const subject = subjectBefore(sentence, at);
  if (!real(subject)) return;
  const verb = sentence[at]?.word ?? '';
  if (!isShaping(sentence, at)) return;
  const particle = particles.has(sentence[at + 1]?.word ?? '');
  const from = at + (particle ? 1 : 0) + 1;
  const receiver = phraseAt(sentence, from);
  const start = /^(?:us|me|himself|herself|themselves|him|them)$/.test(sentence[from]?.word ?? '')
    ? from + 1
    : receiver.definite && /^an?$/.test(sentence[receiver.next]?.word ?? '')
      ? receiver.next
      : from;
  const phrase = phraseAt(sentence, start);
  // For example: "tied two chairs together and its a cage" tells what comes of it.
  const isCut = verb === 'cut' && (particle || sentence[phrase.next]?.word === "'s");
  const what = (isCut ? null : becomesOf(sentence, phrase.next)) ?? (isResult(sentence, at, phrase) ? phrase.text : null);
  if (what !== null) add(reader, { kind: 'built', ...whoOf(reader, sentence, subject), what });
}

/** `tied two chairs together`. */
function isJoined(sentence: Sentence, at: number): boolean {
  return /^\p{L}+ together\b|^\p{L}+(?: \p{L}+){1,4} together\b/u.test(sentenceText(sentence, at));
}

/** Whether the verb at `at` is of handiwork here: `put together a raft` is, `put the raft away` is not. */
function isShaping(sentence: Sentence, at: number): boolean {
  const verb = sentence[at]?.word ?? '';
  const rest = sentenceText(sentence, at);
  if (verb === 'dug') return sentence[at + 1]?.word !== 'up';
  // For example: "threw up" makes no thing.
  if (verb === 'threw' && !/^threw (?:together|\p{L}+ \p{L}+ together)\b/u.test(rest)) return false;
  return (
    !/^(?:put|set|knocked|whipped|threw|cobbled|stuck)$/.test(verb) ||
    /^set an? (?:\p{L}+ )?trap\b/u.test(rest) ||
    /^\p{L}+ (?:up|together)\b|^\p{L}+(?: \p{L}+){1,4} together\b/u.test(rest)
  );
}

/** Whether the phrase behind the verb at `at` is what was made, and not what it was made of or done to. */
function isResult(sentence: Sentence, at: number, phrase: Phrase): boolean {
  const { text, determined, definite } = phrase;
  if (text === null) return false;
  const verb = sentence[at]?.word ?? '';
  const next = sentence[at + 1]?.word ?? '';
  const particle = particles.has(next);
  const joined = isJoined(sentence, at);
  if (
    /^(?:lined|piled|cut|tied|draped|taped|glued|arranged|stuck|knocked)$/.test(verb) &&
    !((particle || joined) && determined && !definite && !/(?:hole|door|window|picture|shape)s?$/.test(text))
  )
    return false;
  const kind = kindOfNoun(text);
  if (kind === null && !(particle && determined && /^(?:rigged|cobbled|whipped|knocked)$/.test(verb))) return false;
  if (kind === 'creature' && !(joined && determined && !definite)) return false;
  if (materials.has(text.toLowerCase())) return false;
  // For example: "hammered the point home" makes no thing.
  if (/^(?:hammered|nailed|strung|shaped|formed|banged|bashed|stuffed)$/.test(verb) && definite) return false;
  if (kind === 'thing' && !makesThings.test(verb)) return false;
  if ((verb === 'put' || verb === 'set') && kind === 'thing' && !text.endsWith('trap') && next !== 'together') return false;
  if (verb === 'dug' && (/(?:garden|yard|lawn|farm)$/.test(text) || definite)) return false;
  if (verb === 'laid' && /\b(?:table|shop)$/.test(text)) return false;
  return worksOf.every(({ verbs, works }) => !verbs.test(verb) || works.test(text));
}

/** Verbs by which a thing is made; by the others only what is larger: a tower, a bridge. */
const makesThings =
  /^(?:folded|drew|mixed|brewed|invented|put|set|drawn|whipped|rigged|painted|carved|wove|stitched|knotted|cobbled|threw|glued|taped|baked|cut|stuck|wrote|knocked|slapped|bodged|pieced|strung|sellotaped|threaded|plaited|braided|modelled|whittled|hollowed|welded|wired|woven|sewn|shaped|formed|hammered|nailed)$/;

/** Verbs that make only works of their own. */
const worksOf: readonly { verbs: RegExp; works: RegExp }[] = [
  { verbs: /^wrote$/, works: /(?:letter|note|message|song|poem|spell|recipe|invitation|list|book|newspaper|sign|menu)$/ },
  {
    verbs: /^(?:drew|drawn|painted|sketched|scribbled|doodled)$/,
    works: /\b(?:map|sign|flag|mask|poster|banner|badge|ticket|portal)$/,
  },
  { verbs: /^opened$/, works: /shop|stall|cafe|café|restaurant|bakery|hotel|school|museum|market/ },
];

/** After a piece of handiwork: `… and its a cage`, `… to make a bridge`. */
function becomesOf(sentence: Sentence, from: number): string | null {
  for (let at = from; at < Math.min(sentence.length, from + 12); at += 1) {
    const word = sentence[at]?.word;
    const next = sentence[at + 1]?.word;
    const start =
      (word === 'its' && /^(?:a|an|the|now)$/.test(next ?? '')) || (word === 'for' && next === 'a')
        ? at + 1
        : (word === 'it' || word === 'that' || word === 'this') && next === 'is'
          ? at + 2
          : word === 'as'
            ? at + 1
            : word === 'to' && (next === 'make' || next === 'build')
              ? at + 2
              : word === 'into'
                ? at + 1
                : null;
    if (start === null) continue;
    const phrase = phraseAt(sentence, sentence[start]?.word === 'now' ? start + 1 : start);
    const kind = phrase.text === null ? null : kindOfNoun(phrase.text);
    if (phrase.text !== null && (phrase.determined || (word === 'as' && kind === 'crossing')) && kind !== null && kind !== 'creature')
      return phrase.text;
  }
  return null;
}
