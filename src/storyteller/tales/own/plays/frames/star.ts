import type { OwnWords } from '../../read/own-words.ts';
import { isClause } from '../../words/idea.ts';
import { type Creature, keyOf, meaningsOf } from '../../words/lexicon.ts';
import { capital, many, type Term } from '../../words/terms.ts';
import { isUnfit } from '../../words/unfit.ts';
import { ideaTokens, isArticle, personName } from '../../words/words.ts';
import heroRows from '../en/heroes.json' with { type: 'json' };
import { beginsAt, calledBy, determiner, goesOn, hasSmall, isName, mentionStart, verb, wordsIn } from './called.ts';

const heroes: Readonly<Record<string, string>> = heroRows.named;

/** Whom a family's words are about, where that is certain: as they are called, and as one child is them. */

/** `creature` is what they are, where the lexicon has it. */
export type Star = { name: Term; be: string; creature: Creature | null };

/** Somebody as one child is them: *the owl*, *one of the cows*. */
export function beOf(name: Term): string {
  return name.number === 'many' ? `one of ${name.text}` : name.text;
}

function starOf(name: Term, creature: Creature | null = null): Star | null {
  return isUnfit(name.text) ? null : { name, be: beOf(name), creature };
}

const named = (text: string, creature: Creature | null = null): Star | null => starOf({ text, number: 'name' }, creature);

const title =
  /^(?:mrs?|miss|ms|mister|nurse|sister|officer|dr|doctor|auntie|aunt|uncle|captain|king|queen|prince|princess|professor|frau|herr|madame|monsieur|señora?|signora?)$/i;

type Being = { creature: Creature; at: number; end: number; isMany: boolean };

/** Of a *fish* there may be many. */
const single = /^(?:an?|the|one|my|our)$/i;

/** Whoever of the lexicon’s is named, in their order. */
function beingsIn(own: OwnWords, words: readonly string[]): readonly Being[] {
  const lower = words.map((word) => word.toLowerCase());
  return ideaTokens(own.clean).flatMap((token): Being[] => {
    const { found, key, text, sign } = token;
    if (found?.table !== 'creature' || found.row.is === 'thing' || !(found.en || sign || own.idea === null)) return [];
    const parts = text.toLowerCase().split(' ');
    const at = lower.findIndex((_, from) => parts.every((part, next) => lower[from + next] === part));
    // What is grown together of two words is hardly ever what its last word says: a *Käsekönig* rules over cheese.
    if (at < 0 || /’s?$/.test(text) || !(sign || meaningsOf(key).length > 0)) return [];
    const { one: alone, many: several } = found.row;
    const isTwo = (key !== found.key && (found.en || /(?:s|lar|ler)$/.test(key))) || key === keyOf(several);
    const isMany = !sign && isTwo && !(alone === several && single.test(words[at - 1] ?? ''));
    return [{ creature: found.row, at, end: at + parts.length, isMany }];
  });
}

/** Somebody of the lexicon’s, who begins there in the words; whoever has a name behind it goes by that: *our dog Biscuit*. */
function beingStar(own: OwnWords, words: readonly string[], { creature, at, end, isMany }: Being, start: number): Star | null {
  const name = words[end];
  const isSign = /^\p{Extended_Pictographic}/u.test(words[at] ?? '');
  // As it is read aloud: a flying saucer is nobody.
  if (isSign && !own.spoken.includes(creature.one)) return null;
  if (own.idea === null || isSign)
    return starOf(calledBy([own.who?.ours === true ? 'our' : 'the', isMany ? creature.many : creature.one], isMany), creature);
  const more = words[end + 1];
  if (name !== undefined && title.test(name) && isName(more)) return named(`${capital(name)} ${more}`, creature);
  if (!isMany && hasSmall(words) && isName(name)) return named(name, creature);
  return starOf(calledBy(words.slice(start, end), isMany), creature);
}

/** Whether the words begin with somebody: in another language only with their article. */
function isFirst(own: OwnWords, words: readonly string[], { at, end, creature, isMany }: Being): boolean {
  const isOurs = at === 1 && own.who?.ours === true;
  if (own.idea === null) return isOurs || words.slice(0, at).every((word) => isArticle(keyOf(word)) || /^\P{L}/u.test(word));
  const start = beginsAt(words, at);
  if (start === null || (start > 0 && creature.is === 'vehicle')) return false;
  return isName(words[end]) || goesOn(words.slice(end), isMany, words[start]);
}

/** Whoever of the lexicon’s a clause begins with, or who is the only one in words that are none. */
function creatureStar(own: OwnWords, words: readonly string[]): Star | null {
  const beings = beingsIn(own, words);
  const first = beings.find((each) => isFirst(own, words, each));
  if (first !== undefined) return beingStar(own, words, first, beginsAt(words, first.at) ?? first.at);
  const [only, second] = beings;
  if (only === undefined || second !== undefined || own.person !== null || own.idea === null || isClause(own.idea)) return null;
  const start = mentionStart(words, only.at);
  const isSure = start !== null && !/^with$/i.test(words[start - 1] ?? '') && only.creature.is !== 'vehicle';
  return isSure && goesOn(words.slice(only.end), only.isMany, words[start]) ? beingStar(own, words, only, start) : null;
}

/** Two who are joined where the words begin: *dinosaurs and mermaids*. */
function pairIn(own: OwnWords, words: readonly string[]): readonly [Star, Star] | null {
  const [first, second] = beingsIn(own, words);
  if (first === undefined || second === undefined || beginsAt(words, first.at) !== 0 || own.idea === null) return null;
  const between = words.slice(first.end, second.at).filter((word) => !determiner.test(word));
  if (!/^and$/i.test(between.join(' ')) || !goesOn(words.slice(second.end), true)) return null;
  const one = beingStar(own, words, first, 0);
  const other = beingStar(own, words, second, mentionStart(words, second.at) ?? second.at);
  return one === null || other === null ? null : [one, other];
}

function creatureOf(word: string): Creature | null {
  const found = meaningsOf(keyOf(word)).find(({ table, en }) => en && table === 'creature');
  return found?.table === 'creature' ? found.row : null;
}

/** Whoever’s thing the words begin with, by a name that a phone has left its apostrophe out of: *Jaydens bus*; null where it is no name. */
export function ownerIn(own: OwnWords): string | null {
  const [first = '', thing = ''] = wordsIn(own);
  const [, name] = /^(\p{Lu}\p{Ll}+)s$/u.exec(first) ?? [];
  const isThing = meaningsOf(keyOf(thing)).some(({ en }) => en) && !verb.test(thing) && !thing.replace(/(?:us|ss)$/, '').endsWith('s');
  return own.idea !== null && isThing && isName(name) && /^\p{Ll}/u.test(thing) ? name : null;
}

/** As far as this what somebody is may go on behind their name: *Ottilie the lighthouse keeper*. */
const mostOfName = 5;

/** Somebody by a name: whom the words begin with, or who is called so. */
function nameStar(own: OwnWords, words: readonly string[]): Star | null {
  const [first = '', second, third = ''] = words;
  const { person, clean, idea } = own;
  const hero = [...(/^\p{L}/u.test(second ?? '') ? [`${first} ${second}`] : []), first].find((each) => heroes[keyOf(each)] !== undefined);
  const start = /^(?:die|der|la|le|el|il|o|a|de)$/i.test(first) && idea === null ? second : first;
  if (person !== null && !person.along && keyOf(person.name) === keyOf((start ?? '').replace(/’s$/, '')))
    return named(start === first && isName(second) ? `${person.name} ${second}` : person.name);
  if (hero !== undefined) return named(hero.split(' ').map(capital).join(' '));
  if (idea === null || !hasSmall(words)) return null;
  const called = /(?<!\p{L})(?:called|named) (\p{Lu}\p{Ll}+)/u.exec(clean)?.[1];
  if (isName(called)) return named(called);
  if (title.test(first) && isName(second)) return named(`${capital(first)} ${second}`);
  const owner = ownerIn(own) ?? /^(\p{Lu}\p{Ll}+)’s$/u.exec(first)?.[1];
  if (isName(owner)) return named(owner);
  // By what they are any name is one: *Biscuit the cat*.
  const does = words.findIndex((word, at) => at > 2 && verb.test(word.replace("'", '’')));
  if (/^\p{Lu}\p{Ll}+$/u.test(first) && /^the$/i.test(second ?? '') && does > 0 && does <= mostOfName)
    return named(first, creatureOf(third));
  if (!isName(first)) return null;
  if (isName(second)) return goesOn(words.slice(2), false) ? named(`${first} ${second}`) : null;
  return second !== undefined && verb.test(second) ? named(first) : null;
}

const kin =
  /^(?:(my|our|the) )?((?:(?:big|little|baby|best|older|younger|twin) )?(?:brother|sister|cousin|uncle|aunt|auntie|friend|teacher|neighbour)) (\p{L}.*)$/iu;
const worker = String.raw`\p{L}*(?:keeper|driver|lady|maker|builder|reporter|diver|rider|cleaner|collector|farmer|gardener|painter|captain|explorer|baker|carrier|postman|plumber|sailor|singer|dancer|doctor|nurse|teacher|pilot|magician|detective|crow)`;
const works = new RegExp(String.raw`^((?:(?:an?|the|one|two|three|four|five|\d+) )?(?:\p{L}+ )?${worker})(s?)(?!\p{L})(?: (.*))?$`, 'iu');
const being = /^(?:being|be|becoming|i am|i’m|we are) an? ((?:\p{L}+ )?\p{L}+(?:er|or|ist|man|woman|lady))(?= |$)/iu;
/** Who wants, feels or says something is somebody, whatever it is. */
const minds =
  /^((?:an?|the) (?:\p{L}+ )?(?!(?:who|that|which|nobody|everybody|everyone|somebody|i|we|you|they|he|she|it|my|our|the) )\p{L}+)(?: (?:who|that|which))? (?:(?:always|only|never|just|really|secretly) )?(?:wants?|wishes|hopes|dreams|thinks|knows|hates|loves|refuses|says|tells|talks|speaks|whispers|sings|laughs|cries|giggles|dances|forgets|forgot|finds|collects|is (?:so |very )?(?:scared|afraid|frightened|sad|angry|lonely|shy|jealous|bored|sleepy|homesick|grumpy)|(?:can’t|cannot|won’t|doesn’t want to) (?:sleep|stop|sing|laugh|dance|talk|remember|whisper))(?!\p{L})/iu;
/** Whatever does something is somebody, too: *the spoon that fell behind the radiator*. */
const who = /^((?:an?|the) (?:\p{L}+ ){0,2}\p{L}+) (?:who|that|which) \p{Ll}/iu;
/** Two of whom one thing is said: *the left sock and the right sock both want to be left*. */
const both =
  /^((?:(?:an?|the) )?(?:\p{L}+ )?\p{L}+) and ((?:(?:an?|the) )?(?:\p{L}+ )?\p{L}+) (?:both|are|aren[’']t|have|haven[’']t|want|can[’']t|cannot|don[’']t|won[’']t|will|swap|swapped|go|went)(?!\p{L})/u;
/** One thing and nothing else: *gravy*, *the splonkadoodle*. */
const bare = /^(?:(?:an?|the) )?(\p{L}{3,})$/iu;

/** Whether the last of these words is where something is. */
function isPlace(text: string): boolean {
  return meaningsOf(keyOf(text.split(' ').at(-1) ?? '')).some(({ table, en }) => en && (table === 'where' || table === 'kind'));
}

/** Somebody of the family’s by what they are to it: *my brother*, *big sister*. */
function kinStar(words: readonly string[]): Star | null {
  const [, owned = 'the', relation = '', next = ''] = kin.exec(words.join(' ')) ?? [];
  return relation !== '' && goesOn(next.split(' '), false) ? starOf(calledBy([owned, relation], false)) : null;
}

/** Somebody of whom no table knows more than what they do. */
function doerStar(words: readonly string[]): Star | null {
  const text = words.join(' ');
  const [, working, several = '', then] = works.exec(text) ?? [];
  if (
    working !== undefined &&
    (then === undefined || goesOn(then.split(' '), several !== '') || /^(?:two|three|four|five|\d)/i.test(working))
  )
    return starOf(calledBy(`${working}${several}`.split(' '), several !== ''));
  const becoming = being.exec(text)?.[1];
  const minded = who.exec(text)?.[1] ?? minds.exec(text)?.[1];
  if (becoming !== undefined) return starOf(calledBy(['the', ...becoming.split(' ')], false));
  return minded === undefined || isPlace(minded) ? null : starOf(calledBy(minded.split(' '), /[^su]s$/.test(minded)));
}

/** Whether somebody is called by what they are to the family, *daddy*, or is one of those who speak: *me*. */
function isRelative(named: string): boolean {
  return named
    .split(' ')
    .some((word) => /^(?:me|i|you|him|her|us)$/i.test(word) || meaningsOf(keyOf(word)).some(({ table }) => table === 'person'));
}

/** Two things of which one thing is said. */
function bothIn(words: readonly string[]): readonly [Star, Star] | null {
  const [, first = '', second = ''] = both.exec(words.join(' ')) ?? [];
  // Whoever has a capital, or is of the family, has a name of their own.
  const isThings = [first, second].every((each) => /^(?:(?:The|An?) )?\p{Ll}/u.test(each) && !isRelative(each));
  if (!isThings) return null;
  const one = starOf(calledBy(first.split(' '), false));
  const other = starOf(calledBy(second.split(' '), false));
  return one === null || other === null ? null : [one, other];
}

/** Whatever is all of the words is what one child is, whatever it may be; no place, name or doing, and nothing of another language. */
function thingStar(words: readonly string[]): Star | null {
  const text = words.join(' ');
  const thing = bare.exec(text)?.[1];
  if (thing === undefined || thing.endsWith('ing') || isPlace(thing)) return null;
  // A word by itself may be a name, or of another language.
  const isSure = text !== thing || (/^[a-z]+$/.test(thing) && meaningsOf(keyOf(thing)).every(({ en }) => en));
  if (!isSure) return null;
  return starOf(calledBy(['the', thing], /[^su]s$/i.test(thing)));
}

/** Two by name, or known from films and books: *Elsa and Spiderman*. */
function namesIn(words: readonly string[]): readonly [Star, Star] | null {
  const [first = '', between = '', second = '', next] = words;
  const isKnown = (word: string) => heroes[keyOf(word)] !== undefined;
  const areNames = (isKnown(first) || isName(first)) && (isKnown(second) || isName(second)) && (isKnown(first) || isKnown(second));
  if (!/^(?:and|&)$/i.test(between) || !areNames || !goesOn(next === undefined ? [] : [next], true)) return null;
  const [one, other] = [named(capital(first)), named(capital(second))];
  return one === null || other === null ? null : [one, other];
}

/** Whom the words are about, and a second one whom they name; null where nobody is certain. */
export function starsIn(own: OwnWords): readonly [Star | null, Star | null] {
  const words = wordsIn(own);
  if (/^(?:i|we|i’m|we’re|im|you)$/i.test(words[0] ?? '')) return [null, null];
  const pair = pairIn(own, words) ?? bothIn(words) ?? namesIn(words);
  if (pair !== null) {
    const [one, other] = pair;
    return [{ ...one, name: many(`${one.name.text} and ${other.name.text}`) }, other];
  }
  const creature = creatureStar(own, words);
  const doer = doerStar(words);
  // Whoever the words begin with comes before whoever is only named in them: a *yawn collector for the queen* is no queen.
  const isOther = creature !== null && doer !== null && !doer.name.text.includes(creature.name.text.replace('the ', ''));
  const star = nameStar(own, words) ?? kinStar(words) ?? (isOther ? doer : creature) ?? doer ?? thingStar(words);
  return [star, star === null ? null : secondOf(own, words, star)];
}

/** What joins two in other languages, and so many words there are before the second. */
const joins = /^(?:und|et|y|e|en|i|ve)$/i;
const mostJoined = 4;

/** Somebody else who is named: by the lexicon, or of the family’s. */
function secondOf(own: OwnWords, words: readonly string[], star: Star): Star | null {
  const isOther = ({ name }: Star) => !name.text.includes(star.name.text) && !star.name.text.includes(name.text);
  const others = beingsIn(own, words).flatMap((found) => {
    const { creature, at, end, isMany } = found;
    const start = creature === star.creature ? null : mentionStart(words, at);
    const isJoined = words.slice(0, at).some((word) => joins.test(word)) && at <= mostJoined;
    const isSure = own.idea === null ? isJoined : goesOn(words.slice(end), isMany, words[start ?? at]);
    return start === null || !isSure ? [] : [beingStar(own, words, found, start)];
  });
  const relatives = ideaTokens(own.clean).flatMap((token) =>
    token.found?.table === 'person' && /(?:[^s]|’s)$/.test(token.text) ? [named(personName(token))] : [],
  );
  return [...others, ...relatives].find((each) => each !== null && isOther(each)) ?? null;
}
