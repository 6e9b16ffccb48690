import { blameless } from '../read/blameless.ts';
import { isExpecting, nestFor } from '../read/expecting.ts';
import { ashore, goalOf, planet, wholly } from '../read/goal.ts';
import { lost } from '../read/losing.ts';
import { mishapIn, opensWithMishap } from '../read/mishap.ts';
import type { OwnWords } from '../read/own-words.ts';
import { proper } from '../read/proper.ts';
import { readWords } from '../read/read.ts';
import { supposedIn } from '../read/supposed.ts';
import { visitorIn } from '../read/visitor.ts';
import type { Who } from '../read/who.ts';
import { careFor } from '../read/work.ts';
import { isClause } from '../words/idea.ts';
import { type Creature, creatureNamed, type Kind, keyOf, kinds, meaningsOf } from '../words/lexicon.ts';
import { nounAfter, termOf } from '../words/nouns.ts';
import { capital, one, pluralOf, singularOf, type Term } from '../words/terms.ts';
import { isUnfit } from '../words/unfit.ts';
import type { Archetype } from './learned/model.ts';

/** A family's words as an archetype needs them: nothing in them is left to chance that another kind of story would have asked for. */

/** What a kind falls to that has no archetype of its own. */
const nearest: Readonly<Record<string, Archetype>> = { crew: 'journey', show: 'feast', contest: 'stage', nature: 'stage', rescue: 'stage' };

/** The archetype that a kind asks for. */
export function archetypeOf({ tale }: Kind): Archetype {
  return nearest[tale] ?? (tale as Archetype);
}

/** The kind that stands for each archetype where the words name none of its own. */
const usual: Readonly<Partial<Record<Archetype, string>>> = {
  shop: 'market',
  feast: 'party',
  birthday: 'birthday',
  school: 'school',
  match: 'match',
  journey: 'journey',
  building: 'house',
};

const fits = (kind: Kind | null, archetype: Archetype) => kind !== null && archetypeOf(kind) === archetype;

/** The words for this archetype; what stands in a slot names something. */
export function framed(read: OwnWords, archetype: Archetype): OwnWords {
  if (archetype === 'building' && isExpecting(read)) return expecting(read);
  return proper(inFrame(proper(withoutMishap(read, archetype)), archetype));
}

/** The nest for the baby that a family waits for, with the family's words as they are. */
function expecting({ typed, spoken, clean, idea, phrase }: OwnWords): OwnWords {
  const nest = nestFor();
  return { ...proper(inFrame(nest, 'building')), typed, spoken, idea, phrase: idea === null ? nest.phrase : phrase, whole: clean };
}

/** Of *Mama’s birthday but the dog ate the cake* the birthday: whoever and whatever only stands in the mishap is not what the story is of. */
function withoutMishap(read: OwnWords, archetype: Archetype): OwnWords {
  const mishap = opensWithMishap(archetype) ? mishapIn(read, archetype) : null;
  const head = mishap === null ? null : readWords(mishap.head);
  if (head === null || head.kind?.id !== read.kind?.id || (archetype === 'shop' && visitorIn(read) !== null)) return read;
  // What takes them there may be what breaks, and several who spoil a feast are there.
  const isNobodys = head.who === null && head.person === null && read.who?.several === true && read.kind?.id !== 'wedding';
  const isKept = archetype === 'journey' ? read.who?.creature.is === 'vehicle' : archetype === 'feast' && isNobodys;
  const { clean, place, also, person, where, missing, loot } = head;
  return {
    ...read,
    clean: archetype === 'journey' ? read.clean : clean,
    whole: read.clean,
    place,
    who: isKept ? read.who : head.who,
    also,
    person: person ?? read.person,
    where,
    missing,
    loot,
  };
}

function inFrame(read: OwnWords, archetype: Archetype): OwnWords {
  // Where nothing else was understood, the words themselves are the title.
  const words = read.name !== null && read.phrase === null ? { ...read, phrase: titled(read.name) } : read;
  switch (archetype) {
    case 'lost':
      return lost(words);
    case 'heist':
      return heist(words);
    case 'lodger':
      // What was typed is quoted, and nothing of it is said in other words.
      return { ...read, typed: read.told.length > 0 ? read.clean : read.typed, phrase: null, idea: null };
    case 'day':
      return { ...words, missing: null, kind: null, place: null, who: words.who ?? becomes(words) };
    case 'law':
      return supposed(words);
    case 'news':
      return spared(words);
    case 'stage':
    case 'question':
    case 'mission':
    case 'duty':
    case 'because':
      return words;
    case 'birthday':
    case 'building':
    case 'feast':
    case 'journey':
    case 'match':
    case 'school':
    case 'shop':
      return ofKind(words, archetype);
  }
}

/** What a family supposes holds for a day: *what if dogs could talk* is the law that they can. */
function supposed(words: OwnWords): OwnWords {
  const clause = supposedIn(words);
  return clause === null ? words : readWords(clause);
}

/** Whoever is blamed by name is left out: *Mina won’t give up her pacifier* is about the pacifier. */
function spared(words: OwnWords): OwnWords {
  const said = blameless(words);
  return said === null ? words : readWords(said);
}

function titled(name: string): string {
  return name
    .split(' ')
    .map((word, at) => (at > 0 && /^(?:and|und|et|y|of|the|an?|in|on|with)$/i.test(word) ? word.toLowerCase() : capital(word)))
    .join(' ');
}

function ofKind(words: OwnWords, archetype: Archetype): OwnWords {
  const { kind } = words;
  const first = words.idea !== null && isClause(words.idea) ? nounAfter(words, '^') : null;
  const isNobodys =
    archetype === 'birthday' && words.who === null && words.person === null && first !== null && !/^(?:birthday|it)\b/.test(first);
  // *Opa wants a train*: it is Opa who comes.
  const isVisited = archetype === 'shop' && words.who?.creature.is === 'vehicle' && visitorIn(words) !== null;
  const who = isNobodys ? somebody(first) : isVisited ? null : words.who;
  const goal = archetype === 'journey' && words.where === null ? goalOf(words) : null;
  const isThere = goal !== null && who !== null && (goal.to.includes(who.one) || goal.to.includes(who.many));
  const kept = {
    ...words,
    sides: words.sides === null ? null : { ...words.sides, rivals: sideWithoutVerb(words.sides.rivals) },
    place: words.place === null ? null : { ...words.place, text: calledBy(words, words.place.text) },
    who: isThere ? null : who,
    where: goal ?? (archetype === 'journey' ? (ashore(words) ?? planet(words) ?? wholly(words)) : words.where),
    missing: null,
    loot: null,
    name: null,
  };
  if (fits(kind, archetype)) return ofBuilt(kept, archetype);
  const row = kinds.find(({ id }) => id === kindIdFor(words, archetype)) ?? null;
  const place = placeFor(words, archetype);
  // *We repair bikes*: nobody who comes, but what is mended.
  const isSold = archetype === 'shop' && place !== null && who !== null && place.text.split(' ')[0] === who.one.split(' ').at(-1);
  return ofBuilt({ ...kept, who: isSold ? null : kept.who, kind: row, place }, archetype);
}

/** The kind of story that it is where the words name none that suits it. */
function kindIdFor(words: OwnWords, archetype: Archetype): string | undefined {
  return (archetype === 'shop' ? careFor(words) : null) ?? usual[archetype];
}

/** Nobody comes to what they are themselves: *building a robot*. */
function ofBuilt(words: OwnWords, archetype: Archetype): OwnWords {
  return archetype === 'building' && words.who !== null && words.place?.text === words.who.one ? { ...words, who: null } : words;
}

/** *The Blobbers play hockey against us*: the Blobbers. */
function sideWithoutVerb(side: Term | null): Term | null {
  const named = side?.number === 'name' ? /^(?:the )?(.+?) plays?$/i.exec(side.text)?.[1] : undefined;
  if (named === undefined) return side;
  return /[^su]s$/.test(named) ? one(singularOf(named), named) : { text: named, number: 'name' };
}

/** A place by the family's own word: *we race* names a race, *Emma starts school* a school, *a button shop* no market. */
function calledBy({ idea }: OwnWords, place: string): string {
  const shop = place.endsWith(' market') ? /\b(?:shop|store|stand|stall)\b/i.exec(idea ?? '')?.[0]?.toLowerCase() : undefined;
  const named = place.replace(/^(?:(?:we|i|starts?|begins?|plays?|playing) )+(?=\w)/i, '');
  return shop === undefined ? named : named.replace(/market$/, shop);
}

/** What is built, sold, sung or raced in, where the archetype speaks of a place. */
function placeFor(words: OwnWords, archetype: Archetype): Term | null {
  const { kind, place } = words;
  if (archetype === 'building') {
    const first = words.idea !== null && /^(?:a|an|the|our|my) /i.test(words.idea) ? nounAfter(words, '^') : null;
    const made =
      (words.idea !== null && !isClause(words.idea) ? first : null) ??
      nounAfter(
        words,
        String.raw`\b(?:builds?|building|makes?|making|constructs?|constructing|invents?|inventing|dig|digging) (?:up )?(?:me |us )?`,
      ) ??
      nounAfter(words, '^');
    return made === null ? (kind === null ? null : one(kind.place)) : termOf(made);
  }
  if (archetype === 'match') return kind?.tale === 'contest' ? place : one('big game');
  if (archetype === 'feast') return kind === null || /^(?:nature|lost|rescue)$/.test(kind.tale) ? one('party') : (place ?? one(kind.place));
  if (archetype === 'shop') {
    const named =
      words.idea === null && words.name === null
        ? undefined
        : /\b([a-z]+ )?(shop|store|stand|stall|salon|station|workshop|hospital|office|clinic|daycare|spa)\b/i.exec(
            words.idea ?? words.name ?? '',
          )?.[0];
    if (named !== undefined) return one(named.toLowerCase().replace(/^(?:a|an|the|our|my) /, ''));
    const sold = nounAfter(
      words,
      String.raw`\b(?:sells?|selling|makes?|making|bakes?|baking|cooks?|repairs?|mends?|fix|buy) (?:and sell )?`,
    );
    return sold === null ? null : one(`${singularOf(sold)} shop`);
  }
  return null;
}

/** Somebody whom the lexicon has no row for. */
function somebody(named: string): Who {
  const several = /[^su]s$/.test(named);
  const single = several ? singularOf(named) : named;
  return { creature: plain, one: single, many: several ? named : pluralOf(named), several, part: 'owner', called: null, ours: false };
}

/** Nobody comes along who has taken it, or who is what is fetched. */
function isOther({ one: single, many }: Who, { idea }: OwnWords, loot: Term | null): boolean {
  return (
    loot?.text === single ||
    loot?.text === many ||
    new RegExp(String.raw`\b(?:${single}|${many}) (?:has |have )?(?:stole|steals?|stolen|took|takes)\b`, 'i').test(idea ?? '') ||
    new RegExp(String.raw`\bfrom (?:\S+ ){0,3}(?:${single}|${many})\b`, 'i').test(idea ?? '')
  );
}

function heist(words: OwnWords): OwnWords {
  const taken = nounAfter(words, String.raw`\b(?:steals?|stole|stealing|rob|robs|snatch|free|freeing|get|take|fetch|swap|hide|find) `);
  const stolen = nounAfter(words, String.raw`\b(?:steals?|stole|stealing|snatch(?:es)?) `);
  const loot =
    words.loot ??
    words.missing ??
    (stolen === null ? besideBand(words) : termOf(stolen)) ??
    (taken === null || words.kind?.tale === 'heist' ? null : termOf(taken));
  const kind = words.kind?.tale === 'heist' ? words.kind : (kinds.find(({ id }) => id === (loot === null ? 'band' : 'heist')) ?? null);
  const who = words.who !== null && isOther(words.who, words, loot) ? null : words.who;
  return {
    ...words,
    who,
    loot,
    missing: null,
    kind: words.kind?.tale === 'heist' || loot === null ? kind : words.kind,
    place: words.kind?.tale === 'heist' ? words.place : null,
  };
}

/** What a gang is named together with: *secret agents and the golden banana*. */
function besideBand({ idea, kind }: OwnWords): Term | null {
  const named = kind?.tale === 'heist' ? /\b(?:and|with) (?:the|a|an|our|my) ([a-z]+(?: [a-z]+)?)$/i.exec(idea ?? '')?.[1] : undefined;
  const isSomebody = named?.split(' ').some((word) => meaningsOf(keyOf(word)).some(({ table }) => /^(?:creature|person)$/.test(table)));
  return named === undefined || isSomebody || isUnfit(named) ? null : termOf(named.toLowerCase());
}

const plain: Creature = {
  ...creatureNamed('cloud'),
  id: 'own',
  is: 'thing',
  move: 'stroll',
  wears: 'a very small hat',
  noise: 'hello',
  body: 'a very good front',
};

/** Whom or what they are for a day, where the lexicon has no row for it: *a puddle*. */
function becomes(words: OwnWords): Who | null {
  if (words.person !== null && !words.person.along) return null;
  const named =
    nounAfter(
      words,
      String.raw`\b(?:as|be|being|become|i am|if i were|if i was|life of|day in the life of|morning with|day with) (?=an? |the |\w)`,
    ) ??
    (words.where === null && words.idea !== null && /^(?:(?:a|an|the) )?[a-z]+(?: [a-z]+)?$/i.test(words.idea)
      ? nounAfter(words, '^')
      : null);
  // *A day with Grandpa* makes nobody a grandpa.
  return named === null || named === words.person?.name.toLowerCase() ? null : somebody(named);
}
