import type { OwnWords } from '../../read/own-words.ts';
import type { Who } from '../../read/who.ts';
import { isClause } from '../../words/idea.ts';
import { capital, type Slots } from '../../words/terms.ts';
import { isUnfit } from '../../words/unfit.ts';
import { deedOn } from '../deeds.ts';
import { type Move, moveAround, termFor, twice } from '../moves.ts';
import { type Plot, plotFitting } from '../plots.ts';
import { plotOfThing } from './anything.ts';
import { courseForLittle, courseOf, wayOf } from './course.ts';
import { duoPlot, duoSlots } from './duo.ts';
import { isTold, pageSlots, pagesOf, withEnd } from './pages.ts';
import { endWished } from './pieces.ts';
import { nameless, numbers, posterOf } from './poster.ts';
import { type Certain, refuses, starSlots, turnsListed } from './starring.ts';
import { toldSlots } from './told.ts';

/** What can be done and asked of whoever is in a family's words, where they are the name of a play. */

/** Who is in the words for certain: as they were typed, or as a picture sign. What is read out of other languages may be somebody else. */
function namedIn({ who, clean }: OwnWords): Who | null {
  if (who === null) return null;
  const typed = clean.toLowerCase();
  const isTyped = [who.one, who.many].some((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(typed));
  return isTyped || who.creature.signs.some((sign) => clean.includes(sign)) ? who : null;
}

const oneThing = /^(?:(?<ours>my|our)|the|\p{Lu}\p{Ll}+’s) (?<name>[\p{L}-]+(?: [\p{L}-]+){0,2})$/iu;
/** *Going to the hairdresser*. */
const doing = /^\p{L}{2,}ing\b(?! of)/iu;
const noDoing = /^(?:king|\p{L}*thing|morning|evening|spring|string|wing|ring|swing)\b/iu;
/** What is forbidden in a game, or always so. */
const rule =
  /^(?:everybody|everyone|nobody|you (?:can|may) only)\b|\b(?:not allowed|mustn’t|must not|may not|isn’t allowed|forbidden|is lava|backwards|upside down)\b/i;
/** *I wish*, *can we be the weather*, *he’s starting a new school*. */
const us = /^(?:(?:can|could|may|what if|if) )?(?:we|i|he|she)\b/i;

/** A thing that is all of the words: *my stick*, *the very last apple*, *Grandpa’s hands*. */
function thingIn({ idea }: OwnWords): string | null {
  const { ours, name } = oneThing.exec(idea ?? '')?.groups ?? {};
  if (idea === null || name === undefined || isClause(idea)) return null;
  return ours === undefined ? capital(idea) : `Your ${name}`;
}

/** The name of one of the family's own: *our cat Mrs Pickle*, *Bruno (our dog, old, brown)*. */
function ownName({ one: single }: Who, clean: string): string | undefined {
  const name = String.raw`((?:Mrs?\.? )?\p{Lu}\p{Ll}+)`;
  const found = new RegExp(`\\b${single} ${name}|^${name} \\((?:our|my) ${single}\\b`, 'u').exec(clean);
  return (found?.[1] ?? found?.[2])?.replace('.', '');
}

/** How many they are: *3 queens*. */
function countOf({ many }: Who, clean: string): string {
  const digits = new RegExp(`^(\\d+) ${many}\\b`, 'i').exec(clean)?.[1];
  const count = digits === undefined ? '' : (numbers[Number(digits)] ?? '');
  return count === '' ? '' : `${count.toLowerCase()} `;
}

/** What goes on after somebody, where it is no word grown together of two, as *dinosaur ballet* is. */
const goesOn = String.raw`(?=$|[,.!?]| (?:who|that|is|are|was|has|have|wants?|goes|gets?|can|and|but|with|in|on|at|from|to|must|needs?|loves?|likes?|won’?t|doesn’?t|can’?t|\p{Lu}\p{Ll}+|\p{Ll}+s)(?!\p{L}))`;

/** Whether the words begin with them, or are nothing but signs. */
function isSubject({ creature, one, many, several }: Who, clean: string): boolean {
  if (creature.signs.some((sign) => clean.includes(sign))) return true;
  const name = several ? `(?:\\p{L}+ |\\p{N}+ )?${many}` : `(?:an? |the |one |(?=${capital(one)} \\p{Lu}))(?:\\p{L}+ )?${one}`;
  return new RegExp(`^${name}${goesOn}`, 'u').test(clean);
}

/** *A lighthouse keeper who is afraid of ships*. */
const someoneWho = /^(?:an?|the) ((?:\p{L}+ )?\p{L}+) who \p{Ll}/iu;

/** Whoever does some work, and nothing else is said of them: *lighthouse keeper*. */
const worker =
  /^(?:(?:an?|the) )?((?:\p{L}+ )?\p{L}*(?:keeper|driver|lady|maker|builder|reporter|diver|rider|cleaner|collector|farmer|gardener|painter|captain|explorer|baker|carrier))(?: day| for a day)?$/iu;

/** *A duck that is also a bus*. */
const bothOf = /^an? (\p{L}+) (?:that|who|which) is (?:also )?an? (\p{L}+)$/iu;

/** Whom the play is about, where nobody else can be meant: neither one of two nor whoever is served somewhere, nor what somebody rides in. */
function somebodyIn(words: OwnWords): Certain | null {
  const { kind, person, also, clean } = words;
  if (posterOf(words) === nameless) return null;
  const [, being, thing] = bothOf.exec(clean) ?? [];
  const subject =
    someoneWho.exec(clean)?.[1] ?? worker.exec(clean)?.[1]?.toLowerCase() ?? (being === undefined ? undefined : `${being}-${thing}`);
  if (subject !== undefined && !isUnfit(subject)) return { name: `the ${subject}`, several: false, isPerson: being === undefined };
  const who = namedIn(words);
  if (who === null) {
    const isOwner = person !== null && clean.toLowerCase().includes(`${person.name.toLowerCase()}’s`);
    return person === null || isOwner || words.who !== null ? null : { name: person.name, several: false, isPerson: true };
  }
  const isPerson = who.creature.is === 'person';
  const pair = new RegExp(`^${capital(who.one)} (\\p{Lu}\\p{Ll}+ and \\p{Lu}\\p{Ll}+)`, 'u').exec(clean)?.[1];
  if (pair !== undefined) return { name: pair, several: true, isPerson };
  const named = new RegExp(`\\b${capital(who.one)} \\p{Lu}\\p{Ll}+`, 'u').exec(clean)?.[0];
  if (named !== undefined && also === null && person === null) return { name: named, several: false, isPerson };
  if (also !== null || person !== null) return null;
  if (who.called !== null) return { name: who.called, several: false, isPerson };
  if (who.ours) return { name: ownName(who, clean) ?? `your ${who.several ? who.many : who.one}`, several: who.several, isPerson };
  if (kind?.tale === 'shop' || who.creature.is === 'vehicle' || who.creature.is === 'thing') return null;
  if (!isSubject(who, clean)) return null;
  const count = who.several ? countOf(who, clean) : '';
  return { name: `the ${count}${who.several ? who.many : who.one}`, several: who.several, isPerson };
}

type Hero = { name: string; several: boolean };

/** The children themselves. */
const everybody: Hero = { name: 'all of you', several: true };

/** What the words themselves say of what somebody wants: what is left to ask then. */
type Wish = { says: RegExp; asked: (hero: Hero) => string };

const does = ({ several }: Hero) => (several ? 'do' : 'does');

const wishes: readonly Wish[] = [
  { says: refuses, asked: (hero) => `And what ${does(hero)} ${hero.name} want to do instead?` },
  { says: /\b(?:afraid|scared) of\b/i, asked: ({ name }) => `And what would help ${name}?` },
  {
    says: /\b(?:forgot|forgotten|lost (?:its|his|her|their|the|an?|my|our))\b/i,
    asked: ({ name }) => `And how can ${name} get it back?`,
  },
  { says: /\bwants? to\b/i, asked: (hero) => `And why ${does(hero)} ${hero.name} want that so much?` },
];

function wishIn({ clean }: OwnWords): Wish | undefined {
  return wishes.find(({ says }) => says.test(clean));
}

/** What is asked of things that the words name and say nothing else of. */
function ofListed(parts: readonly string[]): string | null {
  const [first, ...others] = parts;
  if (first === undefined) return null;
  const last = others.at(-1);
  if (last === undefined) return `${capital(first)}! Who needs ${/[^su]s$/.test(first) ? 'them' : 'it'}, and what for?`;
  return `${capital([first, ...others.slice(0, -1)].join(', '))} and ${last}! How do they meet, and what do they want?`;
}

/** Who it is and what they want, asked as the words allow. */
function whoWants(words: OwnWords, parts: readonly string[]): string {
  const { clean } = words;
  if (us.test(clean)) return 'Is it about you? And what do you want in it?';
  if (doing.test(clean) && !noDoing.test(clean)) return 'Who does that? And what do they hope for?';
  const thing = namedIn(words) === null ? thingIn(words) : null;
  if (thing !== null) return ofListed([thing]) ?? '';
  const somebody = somebodyIn(words);
  if (parts.length > 1 || (somebody === null && namedIn(words) === null && parts.length > 0)) return ofListed(parts) ?? '';
  if (somebody !== null) {
    const { name, several } = somebody;
    return `Is it about ${name}? ${wishIn(words)?.asked(somebody) ?? `And what ${does(somebody)} ${several ? 'they' : name} want?`}`;
  }
  const ride = namedIn(words);
  if (ride?.creature.is === 'vehicle' && isSubject(ride, clean)) {
    const [name, it] = ride.several ? [ride.many, 'them'] : [ride.one, 'it'];
    return `Is it about the ${name}, or about somebody in ${it}? And what do they want?`;
  }
  if (rule.test(clean)) return 'Who has to keep to that? And what happens to whoever forgets?';
  return 'Who is it about? And what do they want?';
}

/** What is asked where the plot is known: what is special about the family's own. */
const more = 'So who are you?';

/** Whoever it is about by name, where that is certain; else the children themselves. */
function heroIn(words: OwnWords, listed: readonly string[]): Hero {
  const isThing = namedIn(words) === null && thingIn(words) !== null;
  if (listed.length > 1) return { name: listed.length > 2 ? 'all of them' : listed.join(' and '), several: true };
  const isOpen = isThing || doing.test(words.clean) || us.test(words.clean);
  return (isOpen ? null : somebodyIn(words)) ?? everybody;
}

/** What can be done for anything: with both arms, at the end of whatever the children show. */
const unknown: Move = { act: 'ta-da', whole: '', noise: 'ta-da', part: null };

/** What those do for whose words there is no move. */
function spareMove(words: OwnWords): Move {
  return moveAround(words) ?? creatureMove(namedIn(words)) ?? shopMove(words) ?? plotMove(words) ?? unknown;
}

/** A creature's noise is what everybody can do again and again; its gait is tried once. */
function creatureMove(who: Who | null): Move | null {
  if (who === null) return null;
  const { move, one, is } = who.creature;
  const noise = who.creature.noise.replace('hush', 'shh');
  const part: Move['part'] = { text: `the ${one}`, number: is === 'person' ? 'name' : 'one' };
  return { act: twice(noise), whole: `${twice(move)}, and say ${noise}`, noise, part };
}

/** Where nothing else is known of it, what is done about the trouble is done from the beginning. */
function plotMove(words: OwnWords): Move | null {
  const plot = plotFitting(words) ?? plotOfThing(words);
  if (plot === null) return null;
  const part = plot.noun === undefined || /ing\b|^to /.test(plot.noun) ? null : termFor(plot.noun);
  const act = plot.move ?? wayOf(plot).doing;
  return { act, whole: act, noise: '', part };
}

function shopMove({ kind, person }: OwnWords): Move | null {
  const [does, then] = kind?.hands ?? [];
  if (kind?.tale !== 'shop' || person !== null || does === undefined || then === undefined) return null;
  return { act: does, whole: `${does}, and ${then}`, noise: kind.sound.replace('hush', 'shh'), part: null };
}

/** What is done in the end where it gets quiet. */
const soft = /\b(?:soft|softly|softer|quiet|hum|yawn|curl|sink|head on|fall, like)\b/;

/** Who was afraid, or cries, as it is said beside the idea. */
const feared =
  /,? (?:he|she|they) (?:was|were) (?:so |very |a bit )?(?:scared|afraid|frightened)(?! of)[^,.!?]*?(?= and | but |[,.!?]|$)| (?:and|but) \p{L}+ (?:cries|cried|is crying)\b[^,.!?]*/giu;
/** The words without what is only said beside them. */
function withoutAside(words: OwnWords): OwnWords {
  const { clean, spoken, idea } = words;
  const calm = (text: string) => text.replaceAll(feared, '');
  return { ...words, clean: calm(clean), spoken: calm(spoken), idea: idea === null ? null : calm(idea) };
}

/** An end that a family has told, as it stands within a sentence. */
function clauseOf(end: string): string {
  return end
    .replace(/[.!]$/, '')
    .replace(/^(?:The|An?|All|You|Your|My|Our|We|He|She|It|They|There|Both|Each|One|Every\p{L}*|Some\p{L}*|No\p{L}*)\b/u, (word) =>
      word.toLowerCase(),
    );
}

function plotOfKind(words: OwnWords, poster: string): Plot | null {
  return poster === nameless ? null : plotOfThing(words);
}

/** The slots of a show: its title, its hero, its parts and moves, and how it ends. */
export function stageSlots(read: OwnWords): Slots {
  const words = withoutAside(read);
  const poster = posterOf(words);
  const told = poster === nameless ? null : pagesOf(words);
  const row = duoPlot(words) ?? plotFitting(words);
  const known = row ?? plotOfKind(words, poster);
  const wished = told === null && poster !== nameless && !rule.test(words.clean) ? endWished(words) : null;
  const isOwn = told !== null && isTold(words);
  const pages = told === null || known === null || isOwn ? told : withEnd(told, words, known.last);
  const listed = turnsListed(words);
  const parts = poster === nameless ? [] : listed.map(({ part }) => part.text);
  const who = heroIn(words, parts);
  const { name: hero, several: isMany } = who;
  const star = starSlots({
    words,
    listed,
    certain: somebodyIn(words),
    spare: spareMove(words),
    poster: poster === nameless ? null : poster,
    pages: isOwn ? null : pages,
  });
  const asked = whoWants(words, parts);
  const duo = duoSlots(words);
  const drawn = courseOf(words, pages, known, star.move1, star.allOfIt);
  const course = wished === null ? drawn : { ...drawn, last: wished, lastDoing: deedOn(words, wished, true) ?? drawn.lastDoing };
  const { aWay, way, wayAsk, doing: deed, lastDoing } = course;
  const little = courseForLittle(course);
  return {
    playHero: { text: hero, number: isMany ? 'many' : 'name' },
    ...star,
    aWay,
    way,
    wayAsk,
    doing: deed,
    wayLittle: little.way,
    doingLittle: little.doing,
    endClause: clauseOf(course.last ?? ''),
    lastDoing,
    ...(soft.test(lastDoing) ? { bigly: 'softly', evenMore: 'even softer' } : {}),
    ...pageSlots(pages, course, { asked, more: row === null ? `“${asked}” booms Mrs Boom.` : more, hero, isMany }),
    // What may happen to anything is no trouble in a story that a family tells.
    ...(isOwn ? toldSlots(words, told, row === null ? { ...course, isOpen: true } : course) : {}),
    ...duo,
    poster,
  };
}
