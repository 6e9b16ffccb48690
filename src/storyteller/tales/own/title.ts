import { cutToFit } from './cut.ts';
import { ideaTitle, isClause, partsOf, takesArticle } from './idea.ts';
import { creatureNamed, keyOf, meaningsOf } from './lexicon.ts';
import { isVolcano, type OwnWords } from './read.ts';
import { capital, definite, possessive, severalOf, type Term } from './terms.ts';

/** So many words a title has at most, but for articles. */
const mostWords = 8;
const articles = /\b(?:a|an|the) /gi;
/** With so many or with a verb, a family's words are a title by themselves. */
const wholeWords = 6;

/** `The Bakery on the Moon`: the family's own words, or what was read out of them. */
export function titleOf(words: OwnWords): string {
  return hasWholeTitle(words)
    ? cutToFit(ideaTitle(partsOf(words.idea ?? '')[0] ?? ''), (title) => title.replace(articles, '').split(' ').length <= mostWords)
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

function readTitle(words: OwnWords): string {
  const { phrase, place, kind, who, also, sides, where, person, missing, name } = words;
  const goesThere = kind?.tale === 'journey' && where !== null && /^to (?!the )/.test(where.to);
  // *Tractors tractors tractors*
  const [first, ...more] = phrase?.split(' ') ?? [];
  if (first !== undefined && more.length > 0 && more.every((word) => word === first)) return [first, ...more].join(', ');
  const at = where === null ? '' : ` ${goesThere ? where.to : where.at}`;
  const placeAlone =
    where !== null &&
    !/\bday$/i.test(phrase ?? '') &&
    !isVolcano(words) &&
    !/^(?:\S+ ){3}/.test(phrase ?? '') &&
    place === null &&
    who === null &&
    person === null &&
    missing === null;
  if (phrase !== null && !placeAlone && !isSentence(words))
    return /^(?:The|Our|My)\s/.test(phrase) || !needsThe(words) ? phrase : `The ${phrase}`;
  const titled = (text: string) =>
    text
      .split(' ')
      .map((word, index) => (index > 0 && /^(?:of|the|in|on|at|by|a|to|for|under|up|out)$/.test(word) ? word : capital(word)))
      .join(' ');
  if (sides !== null && sides.rivals !== null)
    return `${sides.mates === null ? `The ${titled(place?.text ?? 'match')}` : capital(sideOf(sides.mates))} against ${sideOf(sides.rivals)}${titled(at)}`;
  if (person?.visited === true) return `The ${titled(place?.text ?? 'journey')} to ${possessive(person.name)} House`;
  if (place !== null && (missing === null || kind?.tale !== 'nature')) {
    const whose =
      who?.part === 'owner'
        ? `The ${capital(who.one)}’s `
        : person !== null && !person.along && missing === null
          ? `${possessive(person.name)} `
          : sides !== null && sides.mates !== null
            ? `${titled(possessive(sideOf(sides.mates)))} `
            : '';
    const guests =
      who !== null && whose === '' && (who.creature.is !== 'vehicle' || kind?.tale === 'building') && !place.text.includes(who.one)
        ? ` for ${titled(who.many)}`
        : '';
    return `${whose === '' ? capital(definite({ ...place, text: titled(place.text) })) : whose + titled(place.text)}${guests}${titled(at)}${person?.along === true ? ` with ${titled(person.name)}` : ''}`;
  }
  const gone = missing === null ? '' : `the Missing ${titled(missing.text)}`;
  if (person?.along === true && where !== null && missing === null) return `${capital(titled(where.to))} with ${titled(person.name)}`;
  if (who !== null && who.called !== null && missing === null) return who.called;
  if (person !== null && who !== null && missing === null) return `${person.name} and the ${titled(who.several ? who.many : who.one)}`;
  if (person !== null) return missing === null ? person.name : `${person.name} and ${gone}`;
  if (who !== null)
    return `The ${titled(who.several ? who.many : who.one)}${also === null ? '' : ` and the ${titled(also.several ? also.many : also.one)}`}${titled(at)}${gone === '' ? '' : ` and ${gone}`}`;
  if (missing !== null) return missing.number === 'name' ? capital(missing.text) : capital(gone);
  if (where !== null) return `The ${titled(`${creatureNamed(where.who).one} ${where.at}`)}`;
  return name ?? '';
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

/** What one plays or does, by its bare name: *Soccer with Grandpa*, but *The Soccer Match with Grandpa*. */
const activity =
  /^(?:(?:Ice |Field |Table |Beach |Water |Street |Air )?(?:Football|Soccer|Tennis|Basketball|Handball|Volleyball|Hockey|Rugby|Baseball|Softball|Cricket|Golf|Polo|Badminton|Dodgeball|Bowling|Minigolf|Chess|Karaoke|Gymnastics|Judo|Karate|Yoga|Athletics|Tag|Hide[- ]and[- ]Seek|Sardines|Hopscotch|Leapfrog|Tug of War|Snowballs|Water Balloons|Dominoes|Bingo|Skittles|Marbles|Formula (?:1|One)))(?: (?:against|with|on|in|at|under|for|and|by|near|from|vs)\b|$)/i;

function needsThe({ kind, who, place, phrase, person, loot, sides }: OwnWords): boolean {
  if (sides !== null && (sides.mates !== null || kind?.id === 'olympics')) return false;
  if (loot !== null && !/(?:Heist|Robbery)\b/.test(phrase ?? '')) return false;
  if (/^(?:All|We|I|They|Some|Two|Three|Four|Five|Six|Seven|Ten|Every|Many|Visit|Visiting|Meet|Meeting|Opening)\b/.test(phrase ?? ''))
    return false;
  if (person === null && kind === null && /^\S+ and /i.test(phrase ?? '') && isUnknown(phrase?.split(' ')[0])) return false;
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
