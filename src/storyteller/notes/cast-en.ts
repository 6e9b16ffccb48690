import { kindOfNoun } from './nouns.ts';
import { capital, goodWords, phraseAt } from './phrase.ts';
import { add, clauseStart, type Reader, whoOf, wordsOf } from './reader.ts';
import { isRole } from './roles.ts';
import { personAt, type Subject, subjectBefore } from './subject.ts';
import type { Token } from './tokens.ts';
import { emptyNouns, homePlaces, people, phraseEnds, placeAdverbs, plainAdjectives, relations, wordSet } from './words.ts';

/** English: who became somebody, who joined, who left, and where the game has gone. */

type Sentence = readonly Token[];

const copulas = wordSet("is was 's been being am");
const turns = wordSet('became becomes become becoming plays played playing');
const twoWordTurns =
  /^(?:(?:turned|turns|transformed|transforms|morphed|changed) into|(?:pretends|pretending|pretended) to be|(?:dressed up|dressed|acts|acting|took over|takes over|is acting) as|wants? to be called)$/;
const makes = wordSet('crowned made elected voted appointed promoted declared named');
const notRoles = wordSet(
  'girl boy sister brother big pro expert star genius legend natural fan handful menace pain nightmare mess child kid toddler mum dad help fan-of winner loser one bit lot little good star champ trooper angel sport sweetheart',
);

const joinWords = wordSet(
  "is 's are was joined joins joining plays playing came comes coming wants want wanted got turned has arrived home",
);
const leaveWords = wordSet(
  "left gone went going goes off headed heading had stopped quit given gave dropped has have 's is not will would does do taking having takes fell stormed wandered stomped marched refuses",
);

export function castEvents(reader: Reader, sentence: Sentence): void {
  for (let at = 0; at < sentence.length; at += 1) {
    const token = sentence[at];
    if (token === undefined || token.kind !== 'word') continue;
    becameAt(reader, sentence, at);
    if (joinWords.has(token.word)) joinedAt(reader, sentence, at);
    if (/^(?:brought|brings|bringing|invited)$/.test(token.word)) broughtAt(reader, sentence, at);
    if (leaveWords.has(token.word)) leftAt(reader, sentence, at);
  }
  movedIn(reader, sentence);
}

function someone(subject: Subject): boolean {
  return subject.kind === 'child' || subject.kind === 'pronoun' || subject.kind === 'person';
}

/** The role at `from`: one that the table knows, or any thing where the note says `now`. */
function roleAt(sentence: Sentence, from: number, certain: boolean): string | null {
  const nowFirst =
    /^(?:now|officially|actually|apparently|clearly|definitely|totally|also|our|just|already)$/.test(sentence[from]?.word ?? '') &&
    sentence[from]?.word !== 'our';
  const start = nowFirst ? from + 1 : from;
  const phrase = phraseAt(sentence, start);
  if (phrase.text === null || sentence[phrase.next]?.word === "'s") return null;
  const head = phrase.text.toLowerCase().split(' ').at(-1) ?? '';
  if (notRoles.has(head) || emptyNouns.has(head)) return null;
  if (isRole(phrase.text)) return phrase.text;
  const now = (nowFirst && sentence[from]?.word === 'now') || sentence[phrase.next]?.word === 'now' || certain;
  return now && phrase.determined && /^\p{L}{3,}/u.test(head) && !plainAdjectives.has(head) && !/(?:ing|ed|er than)$/.test(head)
    ? phrase.text
    : null;
}

function becameAt(reader: Reader, sentence: Sentence, at: number): void {
  const token = sentence[at];
  if (token === undefined) return;
  const { word } = token;
  const next = sentence[at + 1]?.word ?? '';
  const pair = `${word} ${next}`;
  const triple = `${pair} ${sentence[at + 2]?.word ?? ''}`;
  const put = (subject: Subject, from: number, certain: boolean): boolean => {
    if (!someone(subject) || subject.unreal || isAnimal(subject)) return false;
    const what = roleAt(sentence, from, certain);
    if (what === null) return false;
    const who = whoOf(reader, sentence, subject);
    if (who.who === undefined && who.ask === undefined) return false;
    add(reader, { kind: 'became', ...who, what });
    return true;
  };
  if (copulas.has(word) && !/^(?:being|a-bit)$/.test(next) && sentence[at - 1]?.word !== 'there') {
    const subject = subjectBefore(sentence, at);
    if (!owns(sentence, at) && put(subject, at + 1, false)) return;
    // (my captain is Mia)
    const name = sentence[at + 1]?.child ?? (next === 'now' ? sentence[at + 2]?.child : undefined);
    const role = phraseAt(sentence.slice(0, at), clauseStart(sentence, at));
    if (
      name !== undefined &&
      role.determined &&
      role.text !== null &&
      isRole(role.text) &&
      role.next >= at - 1 &&
      sentence[at + 2]?.word !== "'s"
    ) {
      add(reader, { kind: 'became', who: name, what: role.text });
    }
    return;
  }
  if (turns.has(word)) {
    const subject = subjectBefore(sentence, at);
    if (word !== 'playing' || /^(?:is|was|'s)$/.test(sentence[at - 1]?.word ?? '') || sentence[at - 1]?.child !== undefined)
      put(subject, next === 'as' ? at + 2 : at + 1, false);
    return;
  }
  if (twoWordTurns.test(pair) || twoWordTurns.test(triple)) {
    const length = twoWordTurns.test(pair) ? 2 : 3;
    put(subjectBefore(sentence, at), at + length, length === 2 && (next === 'into' || next === 'as'));
    return;
  }
  if (makes.has(word)) {
    madeSomebody(reader, sentence, at);
    return;
  }
  // bruno now the dog; kate as the prince; tabitha the assistant
  if (
    token.child !== undefined &&
    (sentence[at - 1] === undefined ||
      sentence[at - 1]?.kind === 'pause' ||
      sentence[at - 1]?.word === 'and' ||
      sentence[at - 1]?.word === 'but')
  ) {
    const from = /^(?:now|as|=|also)$/.test(next) ? at + 2 : at + 1;
    const bare = phraseAt(sentence, from);
    const last = sentence[bare.next];
    // (the whole clause: `mabel yeti`, `dilys also wizard`)
    if (bare.text !== null && isRole(bare.text) && (last === undefined || last.kind === 'pause'))
      return add(reader, { kind: 'became', who: token.child, what: bare.text });
    const article = sentence[from]?.word;
    if ((article === 'the' || article === 'a' || article === 'an') && (from === at + 2 || article === 'the')) {
      const phrase = phraseAt(sentence, from);
      const end = sentence[phrase.next];
      if (phrase.text !== null && isRole(phrase.text) && (end === undefined || end.kind === 'pause' || phraseEnds.has(end.word)))
        add(reader, { kind: 'became', who: token.child, what: phrase.text });
    }
  }
}

/** `Mia's teddy`, not `Mia's the queen`. */
function owns(sentence: Sentence, at: number): boolean {
  if (sentence[at]?.word !== "'s" || /^(?:a|an|the|now|our|also|been|just)$/.test(sentence[at + 1]?.word ?? '')) return false;
  const next = sentence[phraseAt(sentence, at + 1).next];
  return next !== undefined && next.kind === 'word' && !/^(?:now|today|again|of|and|apparently)$/.test(next.word);
}

/** An animal is what it is: `the dog is a poodle`. */
function isAnimal(subject: Subject): boolean {
  return subject.kind === 'person' && relations.has(subject.who?.toLowerCase() ?? '') && !people.has(subject.who?.toLowerCase() ?? '');
}

/** `Rowan crowned himself king`, `nana was made dwarf king`, `they made nana the queen`, `Mia got turned into a frog`. */
function madeSomebody(reader: Reader, sentence: Sentence, at: number): void {
  const verb = sentence[at]?.word ?? '';
  const next = sentence[at + 1];
  if (next === undefined) return;
  const subject = subjectBefore(sentence, at);
  if (subject.unreal) return;
  const skipTo = (from: number): number => (sentence[from]?.word === 'to' || sentence[from]?.word === 'as' ? from + 1 : from);
  if (/^(?:himself|herself|themselves)$/.test(next.word)) {
    const what = roleAt(sentence, skipTo(at + 2), verb !== 'made');
    if (what !== null && someone(subject)) add(reader, { kind: 'became', ...whoOf(reader, sentence, subject), what });
    return;
  }
  const passive = /^(?:was|got|is|been|being|were|get)$/.test(sentence[at - 1]?.word ?? '');
  if (passive) {
    const what = roleAt(sentence, skipTo(at + 1), false);
    if (what === null) return;
    const head = subject.kind === 'none' || subject.kind === 'thing' ? personAtStart(sentence) : null;
    if (someone(subject)) add(reader, { kind: 'became', ...whoOf(reader, sentence, subject), what });
    else if (head !== null) add(reader, { kind: 'became', who: head, what });
    return;
  }
  const who = next.child ?? (people.has(next.word) ? next.text : undefined);
  if (who === undefined || verb === 'named') return;
  const what = roleAt(sentence, skipTo(at + 2), false);
  if (what !== null) add(reader, { kind: 'became', who, what });
}

function personAtStart(sentence: Sentence): string | null {
  for (let at = 0; at < Math.min(3, sentence.length); at += 1) {
    const child = sentence[at]?.child;
    if (child !== undefined) return child;
    const person = personAt(sentence, at);
    if (person !== null) return person;
  }
  return null;
}

/** Who is spoken of before `at`, also somebody unknown at the beginning of a clause: `dee joined us`. */
function visitor(reader: Reader, sentence: Sentence, at: number, anyName: boolean): { who?: string; found: boolean } {
  const subject = subjectBefore(sentence, at);
  if (subject.unreal) return { found: false };
  if (someone(subject)) {
    const { who } = whoOf(reader, sentence, subject);
    return who === undefined ? { found: false } : { who, found: true };
  }
  if (subject.kind !== 'thing' || subject.who === undefined) return { found: false };
  const token = sentence[subject.at];
  const known = kindOfNoun(subject.who) === 'creature' || capital(token);
  const start = clauseStart(sentence, subject.at) === subject.at;
  if (!known && !(anyName && start)) return { found: false };
  if (emptyNouns.has(subject.who.toLowerCase()) || phraseEnds.has(subject.who.toLowerCase()) || !goodWords(subject.who))
    return { found: false };
  return { who: subject.who, found: true };
}

function joinedAt(reader: Reader, sentence: Sentence, at: number): void {
  const rest = `${wordsOf(sentence, at, at + 7)} `;
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
    const pronoun = subjectBefore(sentence, at);
    const newly = pronoun.kind === 'pronoun' ? newcomer(sentence.slice(0, pronoun.at)) : null;
    if (newly !== null && !pronoun.unreal) return join(newly);
    const subject = visitor(reader, sentence, at, true);
    if (subject.found) join(subject.who);
    else if (!subjectBefore(sentence, at).unreal && subjectBefore(sentence, at).kind === 'none')
      join(personAtStart(sentence.slice(0, at)) ?? undefined);
    return;
  }
  const arrives =
    /^(?:is|are|'s|was) (?:now |also |finally )?(?:in on it|in now|in too|in ,|in $|here (?:now|too|and|, )|here $|playing (?:too|now|as well|along|again|with us)|on the team|in the (?:team|crew|gang|story|game)|part of|with us|joining|sailing with|coming (?:too|along|with)|back (?:in|now|, |from|with us)|back $)/.test(
      rest,
    ) ||
    /^(?:came|comes) back (?:$|, |to play|and|in )/.test(rest) ||
    /^(?:plays|playing) (?:now|too|with us|along|again|as well)/.test(rest) ||
    /^(?:came|comes|coming) (?:along|with us|too|over|to play|round)/.test(rest) ||
    (/^wants? to (?:play|join|join in) (?:too|as well|with us|in|now)/.test(rest) && subjectBefore(sentence, at).kind === 'person') ||
    /^(?:is |'s )?home (?:and|so) (?:playing|joining|in|has joined|joined)/.test(rest) ||
    /^(?:wanted in|got involved|turned up|has arrived|arrived)/.test(rest);
  if (!arrives) return;
  if (/^(?:playing) /.test(rest) && !/^(?:is|are|'s|was)$/.test(sentence[at - 1]?.word ?? '')) return;
  const subject = subjectBefore(sentence, at);
  if (subject.unreal) return;
  // (who plays anyway is here already: only one who comes back or comes late is news)
  if (subject.kind === 'child' && !/again|back|join|too|now|came|comes|in /.test(rest)) return;
  if (subject.kind === 'pronoun') {
    const named = newcomer(sentence.slice(0, subject.at));
    if (named !== null) join(named);
    else if (/again|back in/.test(rest)) join(whoOf(reader, sentence, subject).who);
    return;
  }
  const somebody = visitor(reader, sentence, at, /team|crew|too|along|with us|here|in on|arrived|turned up/.test(rest));
  if (somebody.found) {
    if (
      /^turned up|^arrived|^has arrived/.test(rest) &&
      somebody.who !== undefined &&
      kindOfNoun(somebody.who) !== null &&
      !relations.has(somebody.who.toLowerCase())
    )
      return;
    join(somebody.who);
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
function broughtAt(reader: Reader, sentence: Sentence, at: number): void {
  const along = sentence.findIndex(({ word }, index) => index > at && index < at + 7 && /^(?:along|over|with)$/.test(word));
  if (along === -1 || subjectBefore(sentence, at).unreal) return;
  const phrase = phraseAt(sentence.slice(0, along), at + 1);
  const who = newcomer(sentence.slice(at + 1, along));
  if (who !== null && phrase.determined) add(reader, { kind: 'joined', who });
}

function leftAt(reader: Reader, sentence: Sentence, at: number): void {
  const rest = `${wordsOf(sentence, at, at + 8)} `;
  const leaves =
    /^left (?:$|, |us |early |already |to |for |because |cos |now |halfway |the (?:game|story|team|group) |after |and |so |at \d|half )/.test(
      rest,
    ) ||
    /^(?:gone|went|going|goes|go|go to|off|headed|heading) (?:home|off to|to bed|to sleep|to (?:football|ballet|swimming|practice|training|piano|judo|his|her|a |the shop)|off with)/.test(
      rest,
    ) ||
    rest.startsWith('gone off ') ||
    /^had to (?:go|leave)/.test(rest) ||
    /^(?:stopped|quit|given up|gave up) (?:playing|the game)/.test(rest) ||
    rest.startsWith('dropped out') ||
    /^(?:has |have |'s )?had enough/.test(rest) ||
    /^(?:is |'s )?not (?:playing|joining in|in it) (?:any ?more|anymore|now)/.test(rest) ||
    /^(?:will|would|does|do) not (?:want to )?(?:play|join in)(?: any ?more| anymore| $| ,| now)/.test(rest) ||
    /^(?:is )?(?:taking|having|takes|has) a (?:break|nap|rest|time ?out)/.test(rest) ||
    /^(?:fell|is fast|is) asleep/.test(rest) ||
    /^(?:is|'s) out (?:$|, |now |of the game )/.test(rest) ||
    /^(?:stormed|wandered|stomped|marched) off/.test(rest) ||
    /^(?:is|'s) off (?:to|now|$)/.test(rest) ||
    /^(?:is|'s) (?:now )?(?:in the bath|in bed|at (?:football|ballet|school|swimming|training|piano|judo)|watching (?:tv|telly)|having (?:a bath|dinner|tea))/.test(
      rest,
    ) ||
    /^refuses to (?:play|join)/.test(rest);
  if (!leaves || /^(?:just|only)$/.test(sentence[at - 2]?.word ?? '')) return;
  const subject = subjectBefore(sentence, at);
  const clause = sentence.slice(clauseStart(sentence, at), at);
  if (
    clause.some(({ word }) => /^(?:nobody|if|when|before|until|might|want|wants|dragon|almost|nearly|about|did|let)$/.test(word)) ||
    /^(?:go) /.test(rest)
  )
    return;
  if (subject.unreal && !/not|refuses/.test(rest)) return;
  if (subject.kind === 'child') add(reader, { kind: 'left', who: subject.who ?? '' });
  else if (subject.kind === 'pronoun') {
    const { who, ask } = whoOf(reader, sentence, subject);
    if (who !== undefined || ask !== undefined)
      add(reader, { kind: 'left', ...(who !== undefined && { who }), ...(ask !== undefined && { ask }) });
  } else if (subject.kind === 'person') {
    const animal = !people.has(subject.who?.toLowerCase().split(' ')[0] ?? '') && !capital(sentence[subject.at]);
    if (!animal || !/asleep|off|gone|home/.test(rest)) add(reader, { kind: 'left', who: subject.who ?? '' });
  } else if (subject.kind === 'none') {
    const { who } = whoOf(reader, sentence, subject);
    if (who !== undefined) add(reader, { kind: 'left', who });
  }
}

const placePhrase = /^(?:grandma|granny|gran|nana|grandad|grandpa|nan|oma|opa|auntie|friend|neighbour)$/;

/** Where the game has moved to: only places at home and about, for a cave or a castle belongs to the story. */
function movedIn(reader: Reader, sentence: Sentence): void {
  const places = [...sentence.keys()].filter((at) => sentence[at]?.kind === 'word' && placeAt(sentence, at) !== null);
  if (places.length === 0) return;
  const text = wordsOf(sentence);
  if (
    /\b(?:not|never|might|will|would|want|wants|wanted|can|could|if|tomorrow|later|should|maybe|before|hid|hiding|looked|found|where)\b/.test(
      text,
    )
  )
    return;
  const usually = /\b(?:normally|usually|always)\b/.test(text) ? sentence.findIndex(({ word }) => /^(?:but|today|now)$/.test(word)) : 0;
  if (usually === -1) return;
  for (const at of places) {
    const token = sentence[at];
    const place = placeAt(sentence, at);
    if (token === undefined || place === null || at < usually) continue;
    const before = wordsOf(sentence, Math.max(0, at - 6), at);
    // (upstairs to her bedroom: the place itself)
    const further =
      placeAdverbs.has(token.word) &&
      /^(?:to|in|into|on)$/.test(sentence[at + 1]?.word ?? '') &&
      sentence.some((_, later) => later > at && later < at + 5 && placeAt(sentence, later) !== null);
    if (further) continue;
    const now = /\b(?:now|today|instead|this time|since|from here|for the rest)\b/.test(text);
    const moved =
      /\b(?:moved|moving|move|relocated|relocating|shifted|shift|switched|went|gone|came|come|headed|heading|carries on|carry on|carrying on|continuing|continued|continues|carried on|took (?:it|this|the game|the story|everything|things)|taken (?:it|this|the game|everything)|(?:played|playing|play) (?:it |this )?(?:on|in|at)(?: the)?|ended up|set up camp)(?: (?:the |our )?(?:game|story|adventure|whole thing))?(?: back| out| over| on| up| down| everything| it| all| along| again| now)*(?: in| to| into| at| onto| inside| out| down| up| with| on)*(?: the| our| my| a| her| his| their)?(?: actual| back| front| big| real| local| whole)?$/.test(
        before,
      );
    const been =
      /(?:^|\b(?:we are|are|all|is|they are|everyone is|everybody is|game is|story is|now|today its|today it is|, its|,|back|now its) ?)(?:both |all |now |out |down |up |over |back )*(?:in|on|at|into|under)?(?: the| our| my)?(?: actual| back| front| big| real| local)?$/.test(
        before,
      );
    if (moved && (placeAdverbs.has(token.word) || /\b(?:in|to|into|at|onto|on)\b/.test(before) || place.bare)) {
      if (
        /\b(?:went|gone|came|come)\b/.test(before) &&
        !/\b(?:we|they|all|everyone|everybody|kids|back|us)\b/.test(before) &&
        at > 3 &&
        sentence[0]?.child !== undefined
      )
        continue;
      if (/\bhas gone|has went\b/.test(before) && sentence[0]?.child !== undefined) continue;
      add(reader, { kind: 'moved-place', what: place.text });
      return;
    }
    if (
      been &&
      (now || sentence.length <= place.next + 2) &&
      (at < 7 || now) &&
      /\b(?:in|on|at|its|it is|now|today|since)\b/.test(text) &&
      (placeAdverbs.has(token.word) || /\b(?:in|on|at|its|is)\b/.test(before))
    ) {
      if (sentence.slice(0, at).some(({ child }) => child !== undefined)) continue;
      if (/\b(?:tea|dinner|lunch|bed)\b/.test(text)) continue;
      if (now || at <= 2) add(reader, { kind: 'moved-place', what: place.text });
      return;
    }
  }
}

function placeAt(sentence: Sentence, at: number): { text: string; next: number; bare: boolean } | null {
  const token = sentence[at];
  if (token === undefined) return null;
  const next = sentence[at + 1];
  if (placeAdverbs.has(token.word)) {
    // (inside the cave is no place at home; a door outside is no move)
    if (next !== undefined && next.kind === 'word' && /^(?:the|a|of|his|her|their|my|our)$/.test(next.word)) return null;
    return { text: token.text, next: at + 1, bare: true };
  }
  if (placePhrase.test(token.word) && next?.word === "'s") {
    const house = sentence[at + 2];
    const text =
      house !== undefined && /^(?:house|place|flat|garden|kitchen)$/.test(house.word) ? `${token.text}'s ${house.text}` : `${token.text}'s`;
    return { text, next: at + 2, bare: false };
  }
  const two = next === undefined ? '' : `${token.word} ${next.word}`;
  if (
    /^(?:living room|sitting room|dining room|front room|play room|spare room|back garden|front garden|utility room|paddling pool|waiting room|sofa bed|swimming pool|back yard|tree house|bath tub|kids room)$/.test(
      two,
    )
  ) {
    return { text: `${token.text} ${next?.text ?? ''}`, next: at + 2, bare: false };
  }
  if (!homePlaces.has(token.word)) return null;
  if (
    next !== undefined &&
    next.kind === 'word' &&
    (homePlaces.has(next.word) ||
      kindOfNoun(next.word) !== null ||
      /^(?:door|window|floor|wall|table|chair|light|cushions?|light)$/.test(next.word)) &&
    !placeAdverbs.has(next.word)
  )
    return null;
  return { text: token.text, next: at + 1, bare: false };
}
