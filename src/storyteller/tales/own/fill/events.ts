import type { OwnWords } from '../read/own-words.ts';
import { winning } from '../read/sides.ts';
import { isOne, ourOwn } from '../read/who.ts';
import type { Kind } from '../words/lexicon.ts';
import { capital, definite, indefinite, many, one, possessive, severalOf, type Term } from '../words/terms.ts';

/** What a family's words say about a feast, a match or something built: whose it is, who comes, who comes first, who is on the other side. */

/** Whose event it is: *your cat’s wedding on the moon*. */
export function occasionOf({ kind, who, person, where, place }: OwnWords): string {
  const event = place ?? one(kind?.place ?? 'party');
  const owned =
    person !== null && !person.along && who === null
      ? `${possessive(person.name)} ${event.text}`
      : who?.part === 'owner'
        ? `${possessive(who.ours ? `your ${who.one}` : `the ${who.one}`)} ${event.text}`
        : definite(event);
  return `${owned}${where === null ? '' : ` ${where.at}`}`;
}

/** Who is coming to it. */
export function comingTo({ kind, who, place, person }: OwnWords): string {
  if (person?.along === true) return `, and ${person.name} is coming`;
  const event = place?.text ?? kind?.place ?? '';
  return who === null || who.part !== 'guests' || event.includes(who.one) ? '' : `, and the ${who.many} are coming`;
}

/** The other side of a match: the robots, Papa’s side. */
export function othersOf({ who, sides }: OwnWords): Term {
  const rivals = sides?.rivals ?? null;
  if (rivals?.number === 'name')
    return { text: /^team\b/i.test(rivals.text) ? rivals.text : `${possessive(rivals.text)} side`, number: 'name' };
  if (rivals !== null) return many(severalOf(rivals));
  return who === null || who.part === 'owner' ? one('other side') : many(who.many);
}

/** One of the other side; of somebody's, those who come along with them. */
export function rivalOf({ kind, who, sides }: OwnWords): Term {
  const rivals = sides?.rivals ?? null;
  if (rivals?.number === 'name') return one(kind?.trade[0] ?? 'player', `${rivals.text} and all the rest`);
  if (rivals !== null) return rivals;
  return who === null || who.part === 'owner' ? one(kind?.trade[0] ?? 'player', kind?.trade[1]) : one(who.one, who.many);
}

/** Who has to come out first: whoever's day it is, or else the smallest of those who are there. */
export function starOf({ kind, who }: OwnWords): Term {
  if (who?.part === 'owner') return one(who.ours ? `your ${who.one}` : who.one, who.many);
  const among = who === null ? one(kind?.trade[0] ?? 'guest', kind?.trade[1]) : one(who.one, who.many);
  return one(`smallest ${among.text.replace(/^.* (?=guest$)/, '')}`, `smallest ${severalOf(among).replace(/^.* (?=guests$)/, '')}`);
}

/** Whoever is on the family's side and wants to win, *the snail who wants to win the race*; null where the words name nobody. */
export function rootedName({ clean, sides }: OwnWords): string | null {
  const mates = sides?.mates ?? null;
  return mates?.number === 'name' && sides?.rivals === null && winning.test(clean) ? mates.text : null;
}

/** What day it is, and who meets whom. */
export function versusLine(words: OwnWords): string {
  const { person, sides } = words;
  const mates = sides?.mates ?? null;
  const day = `Today is the big day: ${occasionOf(words)}.`;
  const beside = person?.name ?? (mates?.number === 'name' ? mates.text : null);
  const against = definite(othersOf(words));
  const you = beside === null ? 'you' : `you and ${beside}`;
  if (mates?.number === 'one') return `${day} ${capital(you)} are the ${severalOf(mates)}, and it is you against ${against}.`;
  const hero = rootedName(words);
  const wish = hero === null ? '' : `, and ${hero} wants to win`;
  return `${day} It is ${you} against ${against}${wish}.`;
}

/** *The biggest castle*: there is no other. */
export function isMost({ text }: Term): boolean {
  return /^(?:big|tall|high|long|small|tini|old|new|fast|strang|cool|b)(?:g?est) /.test(text);
}

/** *A treehouse for Papa*: it is theirs, and they come to see it. */
export function isForPerson(person: OwnWords['person'], clean: string): boolean {
  return person !== null && new RegExp(`\\bfor (?:my |our )?${person.name}(?!\\p{L})`, 'iu').test(clean);
}

/** What is being built, and for whom or with whom. */
export function builtLine({ clean, who, person, where, place }: OwnWords, kind: Kind): string {
  const named = place ?? one(kind.place);
  const built = isMost(named) ? one(`the ${named.text}`) : named;
  const at = where === null ? '' : ` ${where.at}`;
  const several = who === null ? '' : definite(many(who.many));
  const whom =
    who === null
      ? ''
      : (who.called ??
        (who.ours && !who.several ? ourOwn(who, clean) : `${who.ours ? 'your' : 'the'} ${isOne(who, clean) ? who.one : who.many}`));
  if (person !== null)
    return `Today you are building ${indefinite(built)} ${isForPerson(person, clean) ? 'for' : 'together with'} ${person.name}${at}.`;
  if (who?.part === 'owner') return `Today you are building ${indefinite(built)} for ${whom}${at}.`;
  if (who?.part === 'workers') return `Today you and ${several} are building ${indefinite(built)}${at}.`;
  const isFor = who !== null && !built.text.includes(who.one);
  return `Today you are building ${indefinite(built)}${isFor ? ` for ${whom}` : ''}${at}.`;
}

/** What beginners are in. */
export function gradeOf({ id }: Kind): string {
  return id === 'kindergarten' ? 'first group' : 'first class';
}

const firstDay =
  /\bfirst (?:school )?day\b|\bstart(?:s|ing)?\b|\bersten?r? (?:schul)?tag\b|\beinschulung\b|\bkommt in (?:den|die)\b|\bcomincia\b|\brentree\b/i;

/** Whether the words are about going there for the first time. */
export function isFirstDay({ clean }: OwnWords): boolean {
  return firstDay.test(clean);
}

/** Where they go to school, and with whom. */
export function classLine(words: OwnWords, kind: Kind): string {
  const { who, person, where, place } = words;
  const begins = isFirstDay(words) ? 'Today is your first day in' : 'You are in';
  const at = where === null || /\bschool\b/.test(where.at) ? '' : ` ${where.at}`;
  const school = definite(place ?? one(kind.place));
  const several = who === null ? '' : definite(many(who.many));
  if (person !== null) return `${begins} the ${gradeOf(kind)} at ${school}${at}, together with ${person.name}.`;
  if (who?.part === 'owner')
    return `${begins} the ${gradeOf(kind)} at ${possessive(`${who.ours ? 'your' : 'the'} ${who.one}`)} ${school.replace('the ', '')}${at}.`;
  if (who?.part === 'workers') return `${begins} the ${gradeOf(kind)} at ${school}${at}, together with ${several}.`;
  const isFor = who !== null && !school.includes(who.one);
  return `${begins} the ${gradeOf(kind)} at ${school}${isFor ? ` for ${who.many}` : ''}${at}.`;
}
