import { kindOfNoun } from './nouns.ts';
import { passiveAt } from './passive-en.ts';
import { capital, nameAt, phraseAt } from './phrase.ts';
import { add, type Reader, type Sentence, whoOf, wordsOf } from './reader.ts';
import { isRole } from './roles.ts';
import { real, type Subject, subjectBefore } from './subject.ts';
import { materials, moods, people, relations, wordSet } from './words.ts';

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

export function builtAt(reader: Reader, sentence: Sentence, at: number): void {
  const spent = building.has(sentence[at]?.word ?? '') ? spends.exec(`${wordsOf(sentence, 0, at)} `) : null;
  if (spent !== null) {
    const phrase = phraseAt(sentence, at + 1);
    const from =
      spent.index === 0
        ? 0
        : `${wordsOf(sentence, 0, at)} `
            .slice(0, spent.index + 1)
            .trim()
            .split(' ').length;
    const doer = subjectBefore(sentence, from);
    if (real(doer) && phrase.text !== null && phrase.determined && kindOfNoun(phrase.text) !== null)
      add(reader, { kind: 'built', ...whoOf(reader, sentence, doer), what: phrase.text });
    return;
  }
  const before = sentence[at - 1]?.word;
  const subject = subjectBefore(sentence, at);
  if (subject.unreal || subject.kind === 'writer') return;
  // (she's built a bridge: she has)
  const passive =
    (before === 'is' || before === 'are'
      ? !/^(?:an?|another|some|two|three)$/.test(sentence[at + 1]?.word ?? '')
      : /^(?:was|got|were|been)$/.test(before ?? '')) && builds.has(sentence[at]?.word ?? '');
  // (makes for the dragon a bed)
  const forWhom = sentence[at + 1]?.word === 'for' ? phraseAt(sentence, at + 2) : null;
  if (forWhom?.determined === true && /^(?:an?|some|two|three)$/.test(sentence[forWhom.next]?.word ?? '')) at = forWhom.next - 1;
  const next = sentence[at + 1];
  // (built by, made of: passive, or the stuff; made up: songs and excuses)
  if (passive || next === undefined || next.kind !== 'word' || /^(?:by|of|from|it|out|for|with|in|on|up|sure|to)$/.test(next.word)) {
    builtThat(reader, sentence, at, subject);
    return;
  }
  if (
    building.has(sentence[at]?.word ?? '') &&
    !(before !== undefined && /^(?:is|are|was|were|been|busy|started|after|'s|am|just)$/.test(before)) &&
    subject.kind !== 'none' &&
    subject.kind !== 'child'
  )
    return;
  if (
    building.has(sentence[at]?.word ?? '') &&
    /^(?:of|for|love|loved|loves|like|liked|enjoyed|by|stop|stopped|about|the|from|at|in|with)$/.test(before ?? '')
  )
    return;
  if (subject.kind === 'thing' && !relations.has(subject.who?.toLowerCase() ?? '')) {
    if (/^\p{Ll}/u.test(subject.who ?? '') && subject.at > 0 && sentence[subject.at - 1]?.kind === 'word') return;
  }
  if (
    /^(?:me|him|us|them|himself|herself)$/.test(next.word) &&
    isRole(phraseAt(sentence, at + 2).text ?? '') &&
    sentence[at]?.word === 'made'
  )
    return;
  let from = at + (/^(?:together|also|already|now|today)$/.test(next.word) ? 2 : 1);
  if (
    /^(?:us|me|himself|herself|themselves|him|them|her)$/.test(next.word) &&
    /^(?:a|an|the|some|another|our|two|three)$/.test(sentence[from + 1]?.word ?? '')
  )
    from += 1;
  if (/^(?:what|something)$/.test(next.word)) {
    const called = sentence.findIndex(({ word }, index) => index > at && index < at + 5 && /^(?:calls|call|called|like)$/.test(word));
    if (called === -1) return;
    from = called + 1;
  }
  // (made the mermaid a necklace: for whom, and then what)
  const receiver = phraseAt(sentence, from);
  if (
    receiver.text !== null &&
    (receiver.definite || sentence[from]?.child !== undefined) &&
    /^(?:an?|some|two|three|another)$/.test(sentence[receiver.next]?.word ?? '') &&
    phraseAt(sentence, receiver.next).text !== null
  )
    from = receiver.next;
  else if (sentence[from]?.child !== undefined && /^(?:an?|some|another)$/.test(sentence[from + 1]?.word ?? '')) from += 1;
  const mine = phraseAt(sentence, from);
  // (for whom it was is not what it is, where that can't be read)
  if (mine.definite && /^(?:an?|some|two|three|another)$/.test(sentence[mine.next]?.word ?? '')) return;
  if (/^created a monster\b/.test(wordsOf(sentence, at))) return;
  const named = fortAwesome(sentence, from);
  if (named !== null) return add(reader, { kind: 'built', ...whoOf(reader, sentence, subject), ...named });
  const phrase = phraseAt(sentence, from);
  // (knitted blanket = ocean)
  if (phrase.text === null || sentence[phrase.next]?.text === '=' || sentence[phrase.next]?.word === 'into') return;
  const head = (phrase.text.toLowerCase().split(' ').at(-1) ?? '').replace(/s$/, '');
  // (made the captain angry, made her brother cry)
  if (
    moods.has(head) ||
    (phrase.definite &&
      phrase.text
        .split(' ')
        .slice(0, -1)
        .some((word) => people.has(word) || relations.has(word)))
  )
    return;
  const bare = !phrase.determined && kindOfNoun(phrase.text) === null;
  const [firstWord = ''] = phrase.text.split(' ');
  if (bare && phrase.text.includes(' ') && kindOfNoun(firstWord) === 'thing' && subject.kind !== 'group')
    return add(reader, { kind: 'built', ...whoOf(reader, sentence, subject), what: firstWord });
  // (a cup of tea)
  if (/^of (?:tea|coffee|water|milk|juice|squash|hot|wine|soup)\b/.test(wordsOf(sentence, phrase.next))) return;
  const vague = /(?:contraption|construction|creation|invention)$/.test(phrase.text) ? becomesOf(sentence, phrase.next) : null;
  if (vague !== null) return add(reader, { kind: 'built', ...whoOf(reader, sentence, subject), what: vague });
  if (bare || people.has(head) || (/^(?:us|me|him|her|them|it)$/.test(next.word) && from === at + 1 && next.word !== 'her')) return;
  // (made nana the queen: somebody became it)
  if (
    /^(?:made|makes)$/.test(sentence[at]?.word ?? '') &&
    (sentence[phrase.next]?.word === 'feel' || sentence[phrase.next]?.word === 'laugh')
  )
    return;
  add(reader, { kind: 'built', ...whoOf(reader, sentence, subject), what: phrase.text });
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

export function shapedAt(reader: Reader, sentence: Sentence, at: number): void {
  const subject = subjectBefore(sentence, at);
  if (!real(subject)) return;
  const verb = sentence[at]?.word ?? '';
  const rest = wordsOf(sentence, at);
  const particle = particles.has(sentence[at + 1]?.word ?? '');
  const isJoined = /^\p{L}+ together\b|^\p{L}+(?: \p{L}+){1,4} together\b/u.test(rest);
  if (verb === 'dug' && sentence[at + 1]?.word === 'up') return;
  // (threw up)
  if (verb === 'threw' && !/^threw (?:together|\p{L}+ \p{L}+ together)\b/u.test(rest)) return;
  if (
    (verb === 'put' ||
      verb === 'set' ||
      verb === 'knocked' ||
      verb === 'whipped' ||
      verb === 'threw' ||
      verb === 'cobbled' ||
      verb === 'stuck') &&
    !/^set an? (?:\p{L}+ )?trap\b/u.test(rest) &&
    !/^\p{L}+ (?:up|together)\b|^\p{L}+(?: \p{L}+){1,4} together\b/u.test(rest)
  )
    return;
  const from = at + (particle ? 1 : 0) + 1;
  const receiver = phraseAt(sentence, from);
  const start = /^(?:us|me|himself|herself|themselves|him|them)$/.test(sentence[from]?.word ?? '')
    ? from + 1
    : receiver.definite && /^an?$/.test(sentence[receiver.next]?.word ?? '')
      ? receiver.next
      : from;
  const phrase = phraseAt(sentence, start);
  // (what comes of it: `tied two chairs together and its a cage`)
  const result =
    verb === 'cut' && sentence[phrase.next]?.word === "'s" ? null : verb === 'cut' && particle ? null : becomesOf(sentence, phrase.next);
  if (result !== null) {
    add(reader, { kind: 'built', ...whoOf(reader, sentence, subject), what: result });
    return;
  }
  if (
    phrase.text === null ||
    (/^(?:lined|piled|cut|tied|draped|taped|glued|arranged|stuck|knocked)$/.test(verb) &&
      !((particle || isJoined) && phrase.determined && !phrase.definite && !/(?:hole|door|window|picture|shape)s?$/.test(phrase.text)))
  )
    return;
  const kind = kindOfNoun(phrase.text);
  if (
    (kind === null && !(particle && phrase.determined && /^(?:rigged|cobbled|whipped|knocked)$/.test(verb))) ||
    (kind === 'creature' && !(isJoined && phrase.determined && !phrase.definite))
  )
    return;
  if (materials.has(phrase.text.toLowerCase())) return;
  // (hammered the point home)
  if (/^(?:hammered|nailed|strung|shaped|formed|banged|bashed|stuffed)$/.test(verb) && phrase.definite) return;
  if (
    kind === 'thing' &&
    !/^(?:folded|drew|mixed|brewed|invented|put|set|drawn|whipped|rigged|painted|carved|wove|stitched|knotted|cobbled|threw|glued|taped|baked|cut|stuck|wrote|knocked|slapped|bodged|pieced|strung|sellotaped|threaded|plaited|braided|modelled|whittled|hollowed|welded|wired|woven|sewn|shaped|formed|hammered|nailed)$/.test(
      verb,
    )
  )
    return;
  if (verb === 'wrote' && !/(?:letter|note|message|song|poem|spell|recipe|invitation|list|book|newspaper|sign|menu)$/.test(phrase.text))
    return;
  if (
    /^(?:drew|drawn|painted|sketched|scribbled|doodled)$/.test(verb) &&
    !/\b(?:map|sign|flag|mask|poster|banner|badge|ticket|portal)$/.test(phrase.text)
  )
    return;
  if (verb === 'opened' && !/shop|stall|cafe|café|restaurant|bakery|hotel|school|museum|market/.test(phrase.text)) return;
  if ((verb === 'put' || verb === 'set') && kind === 'thing' && !phrase.text.endsWith('trap') && sentence[at + 1]?.word !== 'together')
    return;
  if (verb === 'dug' && (/(?:garden|yard|lawn|farm)$/.test(phrase.text) || phrase.definite)) return;
  if (/\b(?:table|shop)$/.test(phrase.text) && verb === 'laid') return;
  add(reader, { kind: 'built', ...whoOf(reader, sentence, subject), what: phrase.text });
}

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
