import type { OwnWords } from '../read/own-words.ts';
import type { Who } from '../read/who.ts';
import { cutToFit } from '../words/cut.ts';
import { ideaTitle, isClause, remarksIn, takesArticle } from '../words/idea.ts';
import { creatureNamed, keyOf, meaningsOf } from '../words/lexicon.ts';
import { capital, definite, possessive, severalOf, type Term } from '../words/terms.ts';

/** So many words a title has at most, but for articles. */
const mostWords = 8;
const articles = /\b(?:a|an|the) /gi;
/** With so many or with a verb, a family's words are a title by themselves. */
const wholeWords = 6;

/** Words of another language that have their article. */
const articleAbroad = /^(?:los|las|el|la|les?|une?|il|gli|der|die|das|eine?|het|een|os|as) /i;

/** `The Bakery on the Moon`: the family's own words, or what was read out of them. */
export function titleOf(words: OwnWords): string {
  return hasWholeTitle(words)
    ? cutToFit(ideaTitle(remarksIn(words.idea ?? '')[0] ?? ''), (title) => title.replace(articles, '').split(' ').length <= mostWords)
    : readTitle(words);
}

/** Whether nothing of the tale's is to be said after the family's words: *Papa Forgot the Cake at the Bus Stop*. */
export function standsAlone(words: OwnWords): boolean {
  const title = titleOf(words);
  return title.split(' ').length >= wholeWords || (hasWholeTitle(words) && isClause(words.idea ?? ''));
}

/** Whether the title is all that the family has typed, as it stands. */
export function hasWholeTitle({ idea, phrase }: OwnWords): boolean {
  return idea !== null && idea.includes(' ') && (phrase === null || isClause(idea) || !takesArticle(idea));
}

/** A title out of what was read: the family's own phrase, else what there is, in the order in which it says most of the idea. */
function readTitle(words: OwnWords): string {
  return repeated(words) ?? ofPhrase(words) ?? againstEachOther(words) ?? ofPlace(words) ?? ofSomebody(words) ?? ofRest(words);
}

/** *Tractors tractors tractors* */
function repeated({ phrase }: OwnWords): string | null {
  const [first, ...more] = phrase?.split(' ') ?? [];
  return first !== undefined && more.length > 0 && more.every((word) => word === first) ? [first, ...more].join(', ') : null;
}

function ofPhrase(words: OwnWords): string | null {
  const { phrase } = words;
  if (phrase === null || isOnlyWhere(words, phrase) || isSentence(words)) return null;
  return /^(?:The|Our|My)\s/.test(phrase) || !needsThe(words) ? phrase : `The ${phrase}`;
}

/** Whether a short phrase says where it is, and nothing else was read: somebody who lives there says more. */
function isOnlyWhere(words: OwnWords, phrase: string): boolean {
  const { place, who, where, person, missing } = words;
  const isNobody = place === null && who === null && person === null && missing === null;
  return where !== null && isNobody && !/\bday$/i.test(phrase) && !/^(?:\S+ ){3}/.test(phrase);
}

function againstEachOther(words: OwnWords): string | null {
  const { sides, place } = words;
  if (sides === null || sides.rivals === null) return null;
  const ours = sides.mates === null ? `The ${titled(place?.text ?? 'match')}` : capital(sideOf(sides.mates));
  return `${ours} against ${sideOf(sides.rivals)}${titled(whereSaid(words))}`;
}

/** *The Journey to Grandma’s House*, *Mia’s Bakery for Dragons on the Moon*. */
function ofPlace(words: OwnWords): string | null {
  const { place, kind, who, person, missing } = words;
  if (person?.visited === true) return `The ${titled(place?.text ?? 'journey')} to ${possessive(person.name)} House`;
  if (place === null || (missing !== null && kind?.tale === 'nature')) return null;
  const whose = ownerOf(words);
  const isBare = whose === '' && articleAbroad.test(place.text);
  const called = isBare
    ? capital(place.text)
    : whose === ''
      ? capital(definite({ ...place, text: titled(place.text) }))
      : `${whose} ${titled(place.text)}`;
  const isServed = who !== null && whose === '' && (who.creature.is !== 'vehicle' || kind?.tale === 'building');
  const guests = isServed && !place.text.includes(who.one) ? ` for ${titled(who.many)}` : '';
  const along = person?.along === true ? ` with ${titled(person.name)}` : '';
  return `${called}${guests}${titled(whereSaid(words))}${along}`;
}

/** Whose place it is: *The Dragon’s*, *Mia’s*; '' where the words name nobody. */
function ownerOf({ who, person, missing, sides }: OwnWords): string {
  if (who?.part === 'owner') return `The ${capital(who.one)}’s`;
  if (person !== null && !person.along && missing === null) return possessive(person.name);
  return sides === null || sides.mates === null ? '' : titled(possessive(sideOf(sides.mates)));
}

/** *Papa and the Dragon*, *The Cat and the Missing Hat*. */
function ofSomebody(words: OwnWords): string | null {
  const { who, also, person, where, missing } = words;
  if (person?.along === true && where !== null && missing === null) return `${capital(titled(where.to))} with ${titled(person.name)}`;
  if (who !== null && who.called !== null && missing === null) return who.called;
  const gone = missing === null ? '' : ` and the Missing ${titled(missing.text)}`;
  if (person !== null) return who !== null && missing === null ? `${person.name} and ${theyTitled(who)}` : `${person.name}${gone}`;
  if (who === null) return null;
  return `${capital(theyTitled(who))}${also === null ? '' : ` and ${theyTitled(also)}`}${titled(whereSaid(words))}${gone}`;
}

function ofRest({ missing, where, name }: OwnWords): string {
  if (missing !== null) return missing.number === 'name' ? capital(missing.text) : `The Missing ${titled(missing.text)}`;
  if (where !== null) return `The ${titled(`${creatureNamed(where.who).one} ${where.at}`)}`;
  return name ?? '';
}

/** Where it is, or where they go: ` on the moon`, ` to Mars`. */
function whereSaid({ where, kind }: OwnWords): string {
  if (where === null) return '';
  const goesThere = kind?.tale === 'journey' && /^to (?!the )/.test(where.to);
  return ` ${goesThere ? where.to : where.at}`;
}

function theyTitled({ several, many, one }: Who): string {
  return `the ${titled(several ? many : one)}`;
}

function titled(text: string): string {
  return text
    .split(' ')
    .map((word, index) => (index > 0 && /^(?:of|the|in|on|at|by|a|to|for|under|up|out)$/.test(word) ? word : capital(word)))
    .join(' ');
}

function sideOf(side: Term): string {
  return side.number === 'name' ? side.text : `the ${severalOf(side).split(' ').map(capital).join(' ')}`;
}

/** Words that are a sentence are no title, once more is said after them. */
function isSentence({ phrase, missing }: OwnWords): boolean {
  return (
    /^(?:Who|Where|What|Why|How|When)\b|\b(?:Is|Are) \S+ing\b/.test(phrase ?? '') ||
    (missing !== null &&
      /\b(?:Is|Are|Has|Have|Lost|Loses|Looking|Cannot|Can’t)\b/.test(phrase ?? '') &&
      !/^(?:The )?(?:Lost|Missing)\b|’s? Lost /.test(phrase ?? ''))
  );
}

/** A name, as far as the lexicon can tell. */
function isUnknown(word: string | undefined): boolean {
  return word !== undefined && meaningsOf(keyOf(word)).length === 0;
}

const played = String.raw`(?:(?:Ice |Field |Table |Beach |Water |Street |Air )?(?:Football|Soccer|Tennis|Basketball|Handball|Volleyball|Hockey|Rugby|Baseball|Softball|Cricket|Golf|Polo|Badminton|Dodgeball|Bowling|Minigolf|Chess|Karaoke|Gymnastics|Judo|Karate|Yoga|Athletics|Tag|Hide[- ]and[- ]Seek|Sardines|Hopscotch|Leapfrog|Tug of War|Snowballs|Water Balloons|Dominoes|Bingo|Skittles|Marbles|Formula (?:1|One)))`;
/** What one plays or does, by its bare name: *Soccer with Grandpa*, *Robot Football*, but *The Soccer Match with Grandpa*. */
const activity = new RegExp(String.raw`^(?:\p{Lu}\p{L}+ )?${played}(?: (?:against|with|on|in|at|under|for|and|by|near|from|vs)\b|$)`, 'iu');

function needsThe({ kind, who, place, phrase, person, loot, sides }: OwnWords): boolean {
  if (/^\S+ Driver$/.test(phrase ?? '')) return true;
  if (articleAbroad.test(phrase ?? '')) return false;
  if (sides !== null && (sides.mates !== null || kind?.id === 'olympics')) return false;
  if (loot !== null && !/(?:Heist|Robbery)\b/.test(phrase ?? '')) return false;
  if (/^(?:All|We|I|They|Some|Two|Three|Four|Five|Six|Seven|Ten|Every|Many|Visit|Visiting|Meet|Meeting|Opening)\b/.test(phrase ?? ''))
    return false;
  if (person === null && /^\S+ and /i.test(phrase ?? '') && isUnknown(phrase?.split(' ')[0])) return false;
  if (/^\S+ing (?:an?|the|our|my) /i.test(phrase ?? '')) return false;
  if (/^\S+ing (?:.*[^s]s|and \S+ing)$/i.test(phrase ?? '')) return false;
  if (kind === null && who !== null && who.called !== null) return false;
  if ((person !== null && !person.along) || /’s?\s/.test(phrase ?? '')) return false;
  if (/\b(?:Is|Are|Has|Have|Who|Looking|Going|vs|Rescues|Saves?|Rescue (?:a|an|the|our))\b/i.test(phrase ?? '')) return false;
  if (activity.test(phrase ?? '') || /^\p{Lu}\p{Ll}+ the \p{Lu}/u.test(phrase ?? '')) return false;
  if (kind !== null && place !== null)
    return (
      place.number !== 'name' &&
      kind.id !== 'camping' &&
      !/^(?:Camping\b|Dancing\b|Cooking\b(?! Co)|Shopping\b|Building\b(?! site)|Moving\b|Hide\b|Time\b|Music\b)/.test(phrase ?? '')
    );
  return who !== null && !/^(?:\S+ing|Get|Fetch|Take|Win|Steal|Snatch|Smuggle|Bring)\b/.test(phrase ?? '');
}
