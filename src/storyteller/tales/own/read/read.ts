import { ideaOf, wished } from '../words/idea.ts';
import { type Kind, keyOf, kinds, type Where, wheres } from '../words/lexicon.ts';
import { namedDoer, namedFirst, namedOwner, namedWorker } from '../words/named.ts';
import { familyTerm, phraseOf } from '../words/phrase.ts';
import { withoutSigns } from '../words/signs.ts';
import { spelled } from '../words/spelling.ts';
import { capital, type Term } from '../words/terms.ts';
import { cleanWords, ideaTokens, isNext, isPart, personName, type Token } from '../words/words.ts';
import { withTold } from './behind.ts';
import { lootIn, missingIn, takerIn } from './missing.ts';
import type { OwnWords } from './own-words.ts';
import { material, placeAlone, placeOf } from './place.ts';
import { rootedFor, sidesOf } from './sides.ts';
import { alongIn, alsoIn, described, type Who, whoIn } from './who.ts';

/** Reading a family's own theme: what is there for a story in its words. */

const nothing: OwnWords = {
  typed: '',
  clean: '',
  spoken: '',
  kind: null,
  place: null,
  who: null,
  also: null,
  sides: null,
  person: null,
  where: null,
  missing: null,
  loot: null,
  name: null,
  phrase: null,
  idea: null,
  told: [],
};

/** What is in the words that a family typed. Never throws, whatever they are. */
export function readWords(words: string): OwnWords {
  return withTold(words, readIdea);
}

/** What is in the words of an idea. */
function readIdea(words: string): OwnWords {
  const plain = cleanWords(words);
  const typed = withoutSigns(spelled(plain));
  const clean = wished(spelled(plain));
  const spoken = withoutSigns(clean);
  if (clean === '') return { ...nothing, typed };
  const typedTokens = ideaTokens(clean);
  const sides = sidesOf(typedTokens);
  const tokens = sides === null ? typedTokens : sides.tokens;
  const found = tokens.flatMap(({ found: one, more }) => [...(one === null ? [] : [one]), ...more]);
  const missing = takerIn(clean) === null ? missingIn(clean, tokens) : null;
  const loot = missing === null ? lootIn(clean, tokens) : null;
  const gone = goneKey(missing ?? loot, tokens);
  const kindAt = kindToken(tokens, gone);
  const kindFound = kindAt === null ? null : (tokens[kindAt]?.found ?? null);
  // Two sides without a game have games of all kinds.
  const games = sides === null ? null : (kinds.find(({ id }) => id === 'olympics') ?? null);
  const kind = kindFound?.table === 'kind' ? kindFound.row : games;
  const where = found.find((each) => each.table === 'where' && !isPart(gone, each.key))?.row ?? aboardIn(clean, kind);
  const along = alongIn(tokens);
  const named = sides !== null ? sides.who : along !== null ? null : whoIn(tokens, kindAt, gone);
  const hero = sides === null && kind?.tale === 'match' ? rootedFor(clean, named) : null;
  const who = hero === null ? named : null;
  const relative = tokens.find((token) => token.found?.table === 'person');
  const person =
    relative !== undefined
      ? relativeOf(relative, clean, kind, tokens)
      : along !== null
        ? { name: along, along: true }
        : byName(clean, tokens, who, kind, kindAt);
  const isSided = sides !== null && (sides.mates === null || sides.rivals === null);
  const phrase = phraseOf(clean, tokens) ?? phraseOf(clean, typedTokens) ?? (isSided ? familyTerm(clean, tokens) : null);
  const read = {
    typed,
    clean,
    spoken,
    kind,
    place: kind === null ? null : kindAt === null ? placeAlone(kind) : placeOf(kind, tokens, kindAt),
    who: phrase === null || who === null ? who : described(who, tokens),
    also: who === null ? null : alsoIn(tokens, who),
    sides: hero !== null ? { mates: hero, rivals: null } : sides === null ? null : { mates: sides.mates, rivals: sides.rivals },
    person,
    where: where === null ? null : honoured(where as Where, clean, kind),
    missing,
    loot,
    name: null,
    phrase,
    idea: ideaOf(spoken, typedTokens),
    told: [],
  };
  if (person?.along === true && isNamedBefore(tokens, relative))
    return { ...read, person: null, name: phrase ?? familyTerm(clean, tokens) };
  return isNothingKnown(read) ? { ...read, name: familyTerm(clean, tokens) } : read;
}

function isNothingKnown({ kind, who, person, where, missing, loot }: OwnWords): boolean {
  return [kind, who, person, where, missing, loot].every((each) => each === null);
}

/** Whoever takes the family somewhere comes along, and has taken nothing from them. */
export const takesUs = /\b(?:takes?|took|taking) us\b/i;

/** What stands before somebody who comes along. */
const beside = /^(?:with|and|mit|und|avec|et|con|y|e|com|met|en|z|i|ile|ve)$/;

/** Mama, Grandpa: whom a table knows. */
function relativeOf(token: Token, clean: string, kind: Kind | null, tokens: readonly Token[]): OwnWords['person'] {
  return {
    name: personName(token),
    along: beside.test(token.before) || takesUs.test(clean),
    visited: hasJourney(kind, tokens) && isVisited(tokens, token),
  };
}

/** Somebody of the family's by a name that no table knows. */
function byName(clean: string, tokens: readonly Token[], who: Who | null, kind: Kind | null, kindAt: number | null): OwnWords['person'] {
  if (kind === null) return who === null ? null : namedFirst(clean);
  return namedOwner(tokens) ?? namedDoer(clean, kind) ?? (kindAt === null ? null : namedWorker(tokens, kindAt));
}

/** The words of what is gone; with those of whoever is gone by name, *our cat Mimi*. */
function goneKey(gone: Term | null, tokens: readonly Token[]): string {
  const key = keyOf(gone?.text ?? '');
  const before = gone?.number === 'name' ? tokens[tokens.findIndex((token) => token.key === key) - 1] : undefined;
  return before?.found?.table === 'creature' ? `${before.key} ${key}` : key;
}

/** A *party for the moon* is not on it. */
function honoured(where: Where, clean: string, kind: Kind | null): Where {
  const [city] = cities.exec(clean) ?? [];
  if (where.id === 'city' && city !== undefined) {
    const name = city.toLowerCase().split(' ').map(capital).join(' ');
    return { ...where, at: `in ${name}`, to: `to ${name}` };
  }
  if (where.id === 'ice' && southern.test(clean))
    return {
      ...where,
      at: 'at the South Pole',
      to: 'to the South Pole',
      folk: ['a seal in slippers', 'two whales on holiday', 'an albatross with a cold beak'],
      who: 'penguin',
    };
  if (where.id === 'ice' && snowy.test(clean)) return { ...where, at: 'in the snow', to: 'out into the snow', who: 'snowman' };
  const room = where.id === 'home' && kind?.tale === 'journey' ? (rooms.exec(clean)?.[0].toLowerCase() ?? 'living room') : null;
  if (room !== null) return { ...where, at: `in the ${room}`, to: `right across the ${room}` };
  const named = kind === null || !/^(?:feast|birthday|show)$/.test(kind.tale) ? undefined : forPlace.exec(clean)?.[1]?.toLowerCase();
  return named !== undefined && where.en.includes(named) ? { ...where, at: `for the ${named}` } : where;
}

/** What sails or flies with a shop or a feast on it, and where that is. */
const vessels: readonly (readonly [RegExp, string])[] = [
  [/\b(?:on|aboard|in) (?:a|an|the|our) ((?:[a-z]+ )?(?:boat|ship))\b/i, 'ocean'],
  [/\b(?:on|aboard|in) (?:a|an|the|our) ((?:[a-z]+ )?(?:rocket|spaceship|space ship))\b/i, 'space'],
];

/** A *restaurant on a boat* is out at sea. */
function aboardIn(clean: string, kind: Kind | null): Where | null {
  if (kind === null || /^(?:crew|journey)$/.test(kind.tale)) return null;
  for (const [vessel, id] of vessels) {
    const name = vessel.exec(clean)?.[1]?.toLowerCase();
    const where = wheres.find((row) => row.id === id);
    if (name !== undefined && where !== undefined) return { ...where, at: `on a ${name}`, to: `to a ${name}` };
  }
  return null;
}

/** Penguins are at home at one pole and polar bears at the other. */
const southern = /\b(?:south pole|antarctica?|sudpol|südpol|pole sud|pôle sud|polo sur|polo sud)\b/i;
/** Snow lies before the door, too. */
const snowy = /\b(?:snow|schnee|neige|nieve|neve|sneeuw|śnieg|snieg|kar)\b/i;

const cities = /\b(?:new york|london|paris|berlin)\b/i;

const rooms = /\b(?:living room|bedroom|kitchen|bathroom|attic|cellar|hall|house|flat)\b/i;
const forPlace = /\bfor (?:the )?(\p{L}+)/iu;

/** Whether something is to be fetched from under somebody's nose, and nothing else is a story first. */
export function isHeist({ kind, missing, loot }: OwnWords): boolean {
  if (missing !== null) return false;
  return kind?.tale === 'heist' || (loot !== null && (kind === null || /^(?:shop|lost)$/.test(kind.tale)));
}

/** A time of the year says when, where something else says what. */
const season = /^(?:spring|summer|autumn|winter)(?:time)?$/;

/** Where one goes on a trip, and no further. */
const errand = /^(?:dentist|doctor|vet|hairdresser)$/;

/** The word for the kind: one that does something with others (a wedding, a hospital) before one that is also a thing. */
function kindToken(tokens: readonly Token[], gone: string): number | null {
  const fits = (token: Token) => token.found?.table === 'kind' && (gone === '' || (!isPart(gone, token.key) && token.key !== gone));
  const isErrand = tokens.some(({ found }) => found?.table === 'kind' && errand.test(found.row.id));
  const isBeside = ({ key, found }: Token) =>
    season.test(key) || material.test(key) || (isErrand && found?.table === 'kind' && found.row.id === 'trip');
  let at = tokens.findIndex((token) => fits(token) && !isBeside(token));
  if (at === -1) at = tokens.findIndex(fits);
  if (at === -1) return null;
  // Of English words side by side the last says what it is: a *pizza contest* is a contest.
  const joins = (token: Token | undefined) => token !== undefined && !token.sign && token.found?.en === true && fits(token);
  while (joins(tokens[at]) && joins(tokens[at + 1]) && isNext(tokens[at] as Token, tokens[at + 1] as Token)) at += 1;
  return at;
}

/** Whether a name that only the family knows stands before the person: *Bluey and Dad*. */
function isNamedBefore(tokens: readonly Token[], person: Token | undefined): boolean {
  const [first] = tokens;
  return tokens.length <= 3 && first !== undefined && first !== person && first.found === null && /^\p{Lu}\p{Ll}/u.test(first.text);
}

/** What stands before whoever is visited. */
const visiting = /^(?:to|visit|visits|visiting|see|zu|zur|zum|bei|chez|besuchen|besucht|besuch)$/;

function isVisited(tokens: readonly Token[], person: Token): boolean {
  return visiting.test(person.before) || visiting.test(tokens[tokens.indexOf(person) + 1]?.key ?? '');
}

/** Whether somebody goes there, and does nothing else. */
function hasJourney(kind: Kind | null, tokens: readonly Token[]): boolean {
  return kind === null
    ? tokens.every(({ found }) => found === null || found.table === 'person' || (found.table === 'creature' && found.row.is === 'vehicle'))
    : kind.tale === 'journey' && kind.id !== 'camping';
}
