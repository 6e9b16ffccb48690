import { kindOfNoun } from './nouns.ts';
import { personAtStart, someone } from './people-en.ts';
import { capital, goodWords, phraseAt } from './phrase.ts';
import { add, clauseStart, type Reader, type Sentence, whoOf, wordsOf } from './reader.ts';
import { subjectBefore } from './subject.ts';
import { determiners, emptyNouns, people, phraseEnds, relations, wordSet } from './words.ts';

/** English: who joined. */

export const joinWords = wordSet(
  "is 's are was joined joins joining plays playing came comes coming wants want wanted got back played popped turned has arrived home jumped hopped piled dived leapt waded barged muscled crept squeezed tagged tagging come have took takes taking crawled ran deigned decided agreed join showed shown stopped swung rocked dropped hopped climbed mucked pitched chipped weighed dove signed entered also rejoined could begged asked insisted ended butted",
);

/** Who is spoken of before `at`, also somebody unknown at the beginning of a clause: `dee joined us`. */
function visitor(reader: Reader, sentence: Sentence, at: number, anyName: boolean): { who?: string; found: boolean } {
  const subject = subjectBefore(sentence, at);
  if (subject.unreal) return { found: false };
  if (subject.stranger === true && clauseStart(sentence, subject.at) >= subject.at - 1) {
    const first = sentence[subject.at - 1];
    const named = first !== undefined && first.kind === 'word' && first.text !== '' && !/^(?:and|but|so|now)$/.test(first.word);
    return anyName ? { who: named ? `${first.text} ${subject.who ?? ''}` : (subject.who ?? ''), found: true } : { found: false };
  }
  if (someone(subject)) {
    const { who } = whoOf(reader, sentence, subject);
    return who === undefined ? { found: false } : { who, found: true };
  }
  if (subject.kind !== 'thing' || subject.who === undefined) return { found: false };
  const token = sentence[subject.at];
  const known = kindOfNoun(subject.who) === 'creature' || capital(token);
  const from = clauseStart(sentence, subject.at);
  // (bun bun plays too; next door's labrador joined)
  const twice = from === subject.at - 1 && sentence[from]?.word === sentence[subject.at]?.word;
  if (twice) return { who: `${sentence[from]?.text ?? ''} ${subject.who}`, found: goodWords(subject.who) };
  const start = from === subject.at;
  if (!known && !(anyName && start)) return { found: false };
  // (its coming with us)
  if (determiners.has(subject.who.toLowerCase())) return { found: false };
  if (emptyNouns.has(subject.who.toLowerCase()) || phraseEnds.has(subject.who.toLowerCase()) || !goodWords(subject.who))
    return { found: false };
  return { who: subject.who, found: true };
}

export function joinedAt(reader: Reader, sentence: Sentence, at: number): void {
  const rest = `${wordsOf(sentence, at, at + 7)} `;
  // (rusty (dog) joined in: read again without what stands in parentheses)
  if (sentence[at - 1]?.text === ')') return;
  const join = (who: string | undefined): void => {
    if (who !== undefined) add(reader, { kind: 'joined', who });
  };
  if (/^(?:joined|joins|joining) /.test(rest)) {
    if (/^\p{L}+ (?:hands|the (?:dots|two|ends)|up the|two|them together|ropes?)\b/u.test(rest)) return;
    if (rest.startsWith('joined by ')) {
      const phrase = phraseAt(sentence, at + 2);
      const child = sentence[at + 2]?.child;
      if (!subjectBefore(sentence, at).unreal)
        join(
          child ??
            personAtPhrase(sentence, at + 2) ??
            (phrase.text !== null && (kindOfNoun(phrase.text) === 'creature' || phrase.determined) ? phrase.text : undefined),
        );
      return;
    }
    if (rest.startsWith('joining ') && !/^(?:is|are|was|now|'s|be|been)$/.test(sentence[at - 1]?.word ?? '')) return;
    // (joined a band, the library, swimming club: no part of the game)
    if (/^joined (?:\p{L}+ ){0,2}(?:club|class|choir|band|library|gym|scouts|zoom)\b/u.test(rest)) return;
    if (
      /^joined (?:an?|the|his|her|their|my|our) (?!bit |little |while )/.test(rest) &&
      !/^joined (?:the|our|my|his|her) (?:\p{L}+ )?(?:game|crew|team|adventure|story|quest|party|gang|fun|others|rest|play|chase|hunt|kids|circus|pirates|crew|march|parade|dance|search|expedition|ship)/u.test(
        rest,
      )
    )
      return;
    const pronoun = subjectBefore(sentence, at);
    // (edie joined wilf on the sofa: both play)
    if (pronoun.kind === 'child' && sentence[at + 1]?.child !== undefined) return;
    const newly = pronoun.kind === 'pronoun' ? newcomer(sentence.slice(0, pronoun.at)) : null;
    if (newly !== null && !pronoun.unreal) return join(newly);
    const subject = visitor(reader, sentence, at, true);
    // (made friends with a girl, she joined: no child that plays anyway)
    if (subject.found && !(pronoun.kind === 'pronoun' && reader.children.includes(subject.who ?? ''))) join(subject.who);
    else if (!subjectBefore(sentence, at).unreal && subjectBefore(sentence, at).kind === 'none')
      join(personAtStart(sentence.slice(0, at)) ?? undefined);
    return;
  }
  const arrives =
    /^(?:is|are|'s|was) (?:now |also |finally |already |all )*(?:on board|in as well|in on it|in now|in too|in ,|in $|here (?:now|too|and|till|until|to play|for the|, )|here $|playing (?:$|, |too|now|since|as well|along|again|with us)|on the team|in the (?:team|crew|gang|story|game)|part of|with us|joining|sailing with|coming (?:too|along|with)|back (?:in|now|, |from|with us)|back $)/.test(
      rest,
    ) ||
    /^(?:came|comes) back (?:$|, |to play|and|in )/.test(rest) ||
    /^(?:plays|playing|played) (?:now|too|with us|along|again|as well)/.test(rest) ||
    /^popped (?:by|in|round|over) and /.test(rest) ||
    (/^back (?:$|, |now |again |with us |(?:after|from) (?:(?:his|her|a|the) )?(?:nap|bath|sleep|swimming|football|ballet|break|tantrum|sulk))/.test(
      rest,
    ) &&
      sentence[at - 1]?.child !== undefined &&
      clauseStart(sentence, at) === at - 1) ||
    /^(?:came|comes|coming) (?:(?:also |too )?to (?:play|help|join)|also|along|with us|too|over(?! for)|to play|round(?! for))/.test(
      rest,
    ) ||
    /^(?:jumped|hopped|piled|dived|leapt|waded|barged|muscled|crept|squeezed|got) in(?: on (?:it|this|the (?:game|fun|action|story)))? (?:$|, |too |as |as well |now |and (?:is|was|played|plays) )/.test(
      rest,
    ) ||
    (/^wants? to (?:play|join|join in) (?:too|as well|with us|in|now)/.test(rest) && subjectBefore(sentence, at).kind === 'person') ||
    /^(?:is |'s )?home (?:and|so) (?:playing|joining|in|has joined|joined)/.test(rest) ||
    /^(?:tagged|tagging) along /.test(rest) ||
    /^(?:has |have )?come (?:over|round|along) (?:to play|and |, |$|too|now)/.test(rest) ||
    /^(?:has |have )?come to play(?: |$)/.test(rest) ||
    /^(?:\p{L}+ )?(?:\p{L}+ )?(?:to join (?:us|in|them)|and (?:took part|jumped in|joined in))/u.test(rest) ||
    /^(?:took|takes|taking) part (?:$|, |too|now|as well)/.test(rest) ||
    /^is over (?:and|to play)/.test(rest) ||
    /^(?:deigned|decided|agreed) to (?:join|play)/.test(rest) ||
    /^join (?:too|us|in|now)/.test(rest) ||
    /^(?:wants? in|(?:got|was|has been|is being) (?:roped|dragged|pulled|drafted) in|is (?:giving|having) (?:it )?a go) /.test(rest) ||
    /^(?:(?:popped|dropped|swung|stopped) (?:in|by|round|over)|showed up|shown up|rocked up|came (?:in|on board|aboard)|(?:hopped|climbed|jumped|came|got|leapt) (?:on board|aboard)|(?:mucked|pitched|chipped|piled|weighed|dived|dove|waded) in|got stuck in(?= $| ,| too| as well| and)|signed up|tagged along|muscled in|butted in|(?:has )?entered (?:in )?(?:the|our) (?:game|story|adventure|chat|fray)|(?:also|too) (?:played|plays|joins)|is one of (?:us|the (?:crew|team|gang))|(?:wanted|could not resist|could not help|ended up|insisted on|begged|asked) (?:to )?(?:join|joining|play|playing)(?: in| too| as well)) /.test(
      rest,
    ) ||
    (/^came $/.test(rest) &&
      people.has(sentence[at - 1]?.word ?? '') &&
      !/^(?:mum|mummy|mom|dad|daddy)$/.test(sentence[at - 1]?.word ?? '')) ||
    /^(?:has |have )?(?:rejoined|re joined|is up from (?:his|her) nap|come back to (?:play|join)) ?/.test(rest) ||
    /^(?:came|comes|come) (?:in |over |round |back )?and (?:plays|played|joined)/.test(rest) ||
    /^(?:wanted in|got involved|turned up|has arrived|arrived)/.test(rest);
  // (the sofa is the dragon's back: no one came)
  if (
    !arrives ||
    (rest.startsWith("'s back") && /\b(?:is|are|was|were|into|on|onto|of)\b/.test(wordsOf(sentence, clauseStart(sentence, at), at)))
  )
    return;
  if (/^(?:playing) /.test(rest) && !/^(?:is|are|'s|was)$/.test(sentence[at - 1]?.word ?? '')) return;
  const subject = subjectBefore(sentence, at);
  if (subject.unreal) return;
  // (who plays anyway is here already: only one who comes back or comes late is news)
  if (subject.kind === 'child' && /^is in $/.test(rest)) return;
  if (
    subject.kind === 'child' &&
    (/^(?:is |'s |was )?(?:playing (?:$|,)|on board|came and|came in|came on|giving|having)|^(?:popped|dropped|swung|stopped|hopped|climbed|jumped|leapt|signed|showed|got|mucked|pitched|chipped|piled|weighed|dived|dove|waded|wanted|could|ended|insisted|begged|asked|entered|also)/.test(
      rest,
    ) ||
      !/again|back|join|too|now|play|in /.test(rest))
  )
    return;
  if (subject.kind === 'pronoun') {
    const named = newcomer(sentence.slice(0, subject.at));
    if (named !== null) join(named);
    else if (/again|back in/.test(rest)) join(whoOf(reader, sentence, subject).who);
    return;
  }
  const somebody = visitor(
    reader,
    sentence,
    at,
    /team|crew|too|along|with us|here|in on|arrived|turned up|to play|showed up|aboard|on board|entered/.test(rest),
  );
  if (somebody.found) {
    if (
      /^turned up|^arrived|^has arrived|^showed up|^came in|^(?:popped|dropped|swung|stopped)|^(?:hopped|climbed|jumped|leapt)/.test(
        rest,
      ) &&
      somebody.who !== undefined &&
      kindOfNoun(somebody.who) !== null &&
      !relations.has(somebody.who.toLowerCase())
    )
      return;
    join(somebody.who);
  } else if (subject.kind === 'none' && /^(?:is |was )?(?:(?:playing|plays|played) (?:along|too|with us|as well)|with us) /.test(rest)) {
    const person = personAtStart(sentence);
    if (person !== null && sentence[0]?.child === undefined) join(person);
  } else if (sentence[at - 1]?.word === 'who' || sentence[at - 1]?.kind === 'pause') join(newcomer(sentence.slice(0, at)) ?? undefined);
}

/** Somebody new of whom the words before tell: `invited his friend Mattis over`, `fetched her rabbit`, `her little one, Sascha,`. */
function newcomer(words: Sentence): string | null {
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const token = words[at];
    if (token === undefined || token.kind !== 'word' || token.child !== undefined) continue;
    if (capital(token) && at > 0 && token.text.length > 1 && goodWords(token.text)) return token.text;
    if ((people.has(token.word) || relations.has(token.word)) && token.word !== 'friend') return token.text;
  }
  return null;
}

function personAtPhrase(sentence: Sentence, from: number): string | null {
  for (let at = from; at < Math.min(from + 4, sentence.length); at += 1) {
    const token = sentence[at];
    if (token === undefined || token.kind !== 'word') return null;
    if (people.has(token.word))
      return sentence[at + 1] !== undefined && capital(sentence[at + 1]) ? `${token.text} ${sentence[at + 1]?.text ?? ''}` : token.text;
    if (relations.has(token.word) && sentence[at + 1] !== undefined && capital(sentence[at + 1])) return sentence[at + 1]?.text ?? null;
    if (relations.has(token.word)) return token.text;
    if (capital(token)) return token.text;
  }
  return null;
}

/** `brought her doll Lulu along`, `fetched her rabbit`. */
export function broughtAt(reader: Reader, sentence: Sentence, at: number): void {
  const along = sentence.findIndex(({ word }, index) => index > at && index < at + 7 && /^(?:along|over|with)$/.test(word));
  if (along === -1 || subjectBefore(sentence, at).unreal) return;
  const phrase = phraseAt(sentence.slice(0, along), at + 1);
  const who = newcomer(sentence.slice(at + 1, along));
  if (who !== null && phrase.determined) add(reader, { kind: 'joined', who });
}
