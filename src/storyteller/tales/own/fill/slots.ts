import { hash } from '../../../engine/random.ts';
import { bodyOf } from '../plays/archetypes/gestures.ts';
import { shopGuests } from '../plays/archetypes/guests.ts';
import { homeEventOf, lostSlots } from '../plays/archetypes/lost.ts';
import { patientIn, wellAgain } from '../plays/archetypes/patients.ts';
import { leftTold, vehicleLeftIn } from '../read/left.ts';
import { mishapIn } from '../read/mishap.ts';
import type { OwnWords } from '../read/own-words.ts';
import { town } from '../read/town.ts';
import type { Who } from '../read/who.ts';
import { bossIn, withoutBoss } from '../read/work.ts';
import { isClause } from '../words/idea.ts';
import { type Creature, creatureNamed, type Kind, kinds, meaningsOf, type Where } from '../words/lexicon.ts';
import { namedTogether } from '../words/named.ts';
import { capital, definite, indefinite, many, one, pluralOf, possessive, type Slots, type Term } from '../words/terms.ts';
import { builtLine, classLine, comingTo, gradeOf, occasionOf, othersOf, rivalOf, starOf, versusLine } from './events.ts';
import { hasWholeTitle, titleOf } from './title.ts';
import { arrivalPlace, rideOf, setoutLine, tripOf } from './travel.ts';

/** What a family's words put into the slots of an archetype. What they leave open is drawn by the words themselves. */

/** Creatures that nobody is afraid of, for a theme in which nothing was understood. */
const gentle = ['hedgehog', 'elephant', 'penguin', 'snail', 'bear', 'giraffe'];

function pick<T>(list: readonly T[], key: string): T {
  return list[hash(key) % list.length] as T;
}

/** Whose day it is, where the words name nobody: whoever lives in the place they name. */
function heroOf(words: OwnWords): Who {
  if (words.who !== null) return words.who;
  const creature = creatureNamed(words.where?.who ?? pick(gentle, words.clean));
  return { creature, one: creature.one, many: creature.many, several: false, part: 'owner', called: null, ours: false };
}

/** The beings that come: of the family's kind, or of the place; whoever is not well comes first. */
function folkOf(words: OwnWords, where: Where): readonly string[] {
  const { who } = words;
  if (who === null || who.part === 'workers') return where.folk;
  const patient = patientIn(words);
  if (patient === null) return [`the smallest ${who.one}`, `two old ${who.many}`, indefinite(one(`very tall ${who.one}`))];
  return [patient, `two old ${wellAgain(who.many)}`, indefinite(one(`very tall ${wellAgain(who.one)}`))];
}

function folkSlots(words: OwnWords, where: Where): Slots {
  const [folk1 = '', folk2 = '', folk3 = ''] = folkOf(words, where);
  const [walker1 = '', walker2 = '', walker3 = ''] = where.folk;
  return { walker1, walker2, walker3, folk1, known1: known(folk1), folk2, known2: known(folk2), folk3, known3: known(folk3) };
}

const she = new Set(['princess', 'queen', 'witch', 'fairy', 'mermaid', 'astronaut', 'superhero', 'ballerina']);
const he = new Set(['prince', 'king', 'knight', 'pirate', 'wizard', 'giant', 'troll', 'vampire', 'ninja', 'cowboy', 'snowman', 'clown']);

function pronounsOf({ id }: Creature): Slots {
  if (she.has(id)) return { it: 'she', him: 'her' };
  return he.has(id) ? { it: 'he', him: 'him' } : { it: 'it', him: 'it' };
}

function heroSlots({ creature, called, one: single, many: several }: Who): Slots {
  return {
    ...pronounsOf(creature),
    hero: called === null ? one(single, several) : { text: called, number: 'name' },
    heroes: many(several),
    move: creature.move,
    wears: creature.wears,
    noise: creature.noise,
    body: bodyOf(creature, single),
  };
}

/** Somebody who has been named before: *the crab with an umbrella*. */
function known(folk: string): string {
  return folk.startsWith('the ') ? folk : `the ${folk.replace(/^an? /, '')}`;
}

function runLine(words: OwnWords, kind: Kind, where: Where): string {
  const { who } = words;
  const place: Term = words.place ?? one(kind.place);
  const at = where.at === '' ? '' : ` ${where.at}`;
  const named = definite(place);
  const boss = kind.tale === 'shop' ? bossIn(words) : null;
  if (boss !== null) {
    const whole = words.idea === null || who?.creature.is === 'animal' ? null : withoutBoss(words.idea);
    const work = whole === null ? `${named}${at}` : `the ${whole}`;
    return boss === 'you' ? `You are the boss of ${work}.` : `You look after ${work}, and ${boss} is the boss.`;
  }
  const guestsNamed = who !== null && place.text.includes(who.one);
  const isCrew = kind.tale === 'crew';
  if (isCrew && who === null) return `You are the crew of ${named}${at}.`;
  if (isCrew && who?.part === 'workers') return `You are the ${who.many} who sail ${named}${at}.`;
  if (who?.part === 'workers') return `You are the ${who.many} who look after ${named}${at}.`;
  if (who?.part === 'owner') return `You look after ${possessive(`the ${who.one}`)} ${place.text}${at}.`;
  if (who !== null && guestsNamed) return `You look after ${named}${at}, where ${who.many} come from far and wide.`;
  if (who !== null) return `You look after ${named}${at}, where all the ${who.many} go.`;
  return words.person === null ? `You look after ${named}${at}.` : `You look after ${named}${at}, together with ${words.person.name}.`;
}

/** What cannot begin while the thing is gone. */
function eventOf(words: OwnWords): Term {
  if (words.place !== null && words.kind?.id !== 'detective') return words.place;
  const named = (words.missing?.text ?? '')
    .split(' ')
    .flatMap((word) => meaningsOf(word))
    .find(({ table }) => table === 'kind');
  // A school by itself is no evening's event.
  if (named?.table === 'kind' && named.row.tale === 'school') return one('school party');
  // What is gone is no event: *the pirates lost their ship*.
  if (named?.table === 'kind' && named.row.tale !== 'shop' && named.row.place !== words.missing?.text) return one(named.row.place);
  // The moon has no use for supper.
  if (/\b(?:moon|stars?)$/i.test(words.person?.name ?? '')) return one('dance of the stars');
  return { text: 'supper', number: 'name' };
}

/** What day it is and whom the children help. */
function helpLine(words: OwnWords, owner: Term): string {
  const { kind, who, person, where } = words;
  const at = where === null ? '' : ` ${where.at}`;
  if (isLostAtHome(words)) {
    const event = definite(homeEventOf(words.missing ?? owner));
    const helped = words.person === null ? '' : `, and you are helping ${words.person.name}`;
    return event === 'bedtime' ? `At home it is bedtime${helped}.` : `At home it is time for ${event}${helped}.`;
  }
  if (kind === null) {
    const cook = person === null && who === null ? ', the cook' : '';
    const soon = eventOf(words).number === 'name' ? 'Soon there is' : 'Today there is';
    return `${soon} ${indefinite(eventOf(words))}${at}, and you are helping ${definite(owner)}${cook}.`;
  }
  if (kind.id === 'detective') {
    const detectives = pluralOf((words.place?.text ?? kind.place).replace(/ (?:agency|club)$/, ''));
    const together = namedTogether(words.clean);
    const are = together === null ? `You are the ${detectives}` : `${together} are the ${detectives}, and so are all of you`;
    return `${are}${at}${together === null ? ', and' : '.'} ${together === null ? owner.text : capital(owner.text)} has sent for you. ${eventOf(words).number === 'name' ? 'Soon' : 'Today'} there is ${indefinite(eventOf(words))}.`;
  }
  const day = kind.tale === 'school' ? 'Today is the first day at' : 'Today is the big day:';
  const charge = person === null && who?.part !== 'owner' ? ` ${capital(owner.text)} is in charge.` : '';
  return `${day} ${occasionOf(words)}${comingTo(words)}.${charge}`;
}

/** Whether it is at home that something is missed: *our bunny Flopsi is lost*, *where is teddy?* */
function isLostAtHome(words: OwnWords): boolean {
  const { kind, person, who, where, missing, idea } = words;
  if (kind !== null || who !== null || missing === null || eventOf(words).text !== 'supper') return false;
  if (person !== null) return where === null && /^(?:\p{Lu}|your )/u.test(person.name);
  return where === null || missing.number === 'name' || /\b(?:our|my)\b/i.test(idea ?? '');
}

/** Who wants the missing thing, and for what. */
function ownerOf(words: OwnWords, kind: Kind | null): Term {
  if (isLostAtHome(words) && words.person === null) return { text: 'everyone', number: 'name' };
  if (words.person !== null) return { text: words.person.name, number: 'name' };
  if (words.who?.several === true && !words.who.ours && kind === null) return one(`oldest ${words.who.one}`);
  if (words.who !== null && (kind === null || words.who.part === 'owner'))
    return one(words.who.ours ? `your ${words.who.one}` : words.who.one, words.who.many);
  return { text: 'old Mr Flood', number: 'name' };
}

/** What is told of whoever else is named, where there is room for it. */
function alsoSlots({ also, person }: OwnWords): Slots {
  if (also === null && person !== null)
    return {
      alsoLooks: ` And so does ${person.name}.`,
      alsoTries: ` ${capital(person.name)} tries it at once.`,
    };
  if (also === null) return { alsoLooks: '', alsoTries: '' };
  const other = indefinite(one(also.one));
  return {
    alsoLooks: ` And so does the ${also.one} from next door.`,
    alsoTries: ` The ${also.one} from next door tries it at once.`,
    walker1: other,
  };
}

const food =
  /\b(?:with|and) (?:lots of |some |a lot of )?(spaghetti|pasta|noodles|honey|jelly|jam|cake|pizza|popcorn|pancakes|waffles|soup|cheese|bananas?|strawberries|chocolate|custard|ketchup|chips|ice cream)$/i;

/** What else it smells of, where the words name something to eat besides: *a dentist on a train with spaghetti*. */
function besides({ idea, kind }: OwnWords): string {
  const eaten = kind?.tale === 'shop' ? food.exec(idea ?? '')?.[1] : undefined;
  return eaten === undefined || kind?.smell.includes(eaten.toLowerCase()) ? '' : ` and ${eaten.toLowerCase()}`;
}

function shopSlots(words: OwnWords, kind: Kind, where: Where): Slots {
  const [lie1 = '', lie2 = '', lie3 = ''] = kind.lies;
  const [do1 = '', do2 = '', do3 = ''] = kind.hands;
  const place = words.place ?? one(kind.place);
  return {
    run: runLine(words, kind, where),
    shop: place,
    trade: one(kind.trade[0] ?? '', kind.trade[1]),
    wear: /[^s]s$/.test(kind.wear.split(' with ')[0] ?? '') ? many(kind.wear) : one(kind.wear),
    dust: kind.dust,
    lie1: many(lie1),
    lie2: many(lie2),
    lie3: many(lie3),
    best: kind.best,
    brings: one(kind.brings ?? `first ${kind.want[0]}`),
    odd: one(kind.odd),
    do1,
    do2,
    do3,
    sound: kind.sound,
    smell: `${kind.smell}${besides(words)}`,
    rule: kind.rule,
    ...shopGuests(words, kind, where, folkOf(words, where)[0] ?? 'somebody small'),
  };
}

/** The words before *the Third Fault*. What is one thing, *hide and seek*, keeps its own *and*. */
function joinedTitle(words: OwnWords, title: string): string {
  const { phrase, also } = words;
  if (hasWholeTitle(words)) return `${title}${isClause(words.idea ?? '') || /,|\b(?:and|but)\b/i.test(title) ? ',' : ''} and `;
  if (title === '' || !/ and /i.test(title)) return title === '' ? '' : `${title} and `;
  if (phrase !== null && also === null) return `${title}, and `;
  return `${title.replace(/ and (?:an? )?/i, also === null ? ', ' : ', the ').replace(/, the the /i, ', the ')} and `;
}

/** How it came to be gone, as the family says it: *the monkeys ran away*. */
function ranOff(words: OwnWords, missing: Term): string {
  const said = leftTold(words.idea) || (mishapIn(words, 'lost')?.said ?? '');
  return [missing.text, missing.sort].some((named) => named !== undefined && said.toLowerCase().includes(named.toLowerCase())) ? said : '';
}

/** Everything that a slot of an archetype can ask for. */
export function slotsFor(words: OwnWords): Slots {
  const where = words.where ?? town;
  const kind =
    words.kind ??
    pick(
      kinds.filter(({ tale }) => tale === 'shop'),
      words.clean,
    );
  const missing: Term = words.missing ?? (words.kind === null ? one('golden button') : one(words.kind.misses));
  const owner = ownerOf(words, words.kind);
  const title = titleOf(words);
  const ground = where === town && words.kind === null ? 'grass' : where.ground;
  return {
    id: (hash(words.whole ?? words.clean) >>> 0).toString(16),
    title: joinedTitle(words, title),
    theme: title,
    at: where.at === '' ? '' : ` ${where.at}`,
    ground,
    weather: where.weather,
    far: where.far,
    ...folkSlots(words, where),
    ...shopSlots(words, kind, where),
    ...heroSlots(heroOf(words)),
    ...alsoSlots(words),
    thing: missing,
    owner,
    event: isLostAtHome(words) ? homeEventOf(missing) : eventOf(words),
    help: helpLine(words, owner),
    day: `Today is the big day: ${occasionOf(words)}${comingTo(words)}.`,
    versus: versusLine(words),
    others: othersOf(words),
    rival: rivalOf(words),
    build: words.place ?? one(kind.place),
    built: builtLine(words, kind),
    class: classLine(words, kind),
    grade: gradeOf(kind),
    ride: rideOf(words),
    setout: setoutLine(words),
    trip: tripOf(words),
    there: arrivalPlace(words),
    met1: known(where.folk[0] ?? ''),
    star: starOf(words),
    wait: 'is waiting',
    ...lostSlots(missing, owner, ground, words.idea),
    ranOff: ranOff(words, missing),
    leftIn: words.missing === null ? '' : vehicleLeftIn(words.clean),
  };
}
