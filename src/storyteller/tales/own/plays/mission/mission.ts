import { isGrave } from '../../read/grave.ts';
import { mishapIn } from '../../read/mishap.ts';
import type { OwnWords } from '../../read/own-words.ts';
import { isClause } from '../../words/idea.ts';
import { keyOf, meaningsOf } from '../../words/lexicon.ts';
import { termOf } from '../../words/nouns.ts';
import { capital, definite, indefinite, type Slots, type Term } from '../../words/terms.ts';
import { isUnfit } from '../../words/unfit.ts';
import { gestureOf } from '../archetypes/gestures.ts';
import { partsOf, themeIn } from '../cued.ts';
import { moveFor } from '../moves.ts';
import { duoIn } from '../stage/duo.ts';
import { type Errand, errandFor } from './errands.ts';
import { type Heroes, headIn, heroesCalled, heroesIn, savedIn } from './heroes.ts';
import { firstOf, mixed, type Task, tasksOfAny, tasksOfId, topicsIn } from './tasks.ts';

/** What a mission has of its own: whom the children are, what that is full of, what is in the way, and what comes in the end. */

const mostTasks = 6;

/** All tasks for the words, the most telling first. Of whoever is saved nothing is asked. */
function tasksFor(words: OwnWords, { hero, keys, is, creature }: Heroes): readonly Task[] {
  const parts = partsOf(themeIn(words.clean)).map(({ word }) => word);
  const saved = savedIn(words);
  const isOf = (at: number, names: readonly string[]) =>
    names.some((name) => parts[at]?.split(' ').some((part) => name.split(' ').includes(part)) === true);
  const topics = topicsIn(words).filter(({ at }) => saved === null || !isOf(at, [saved.text]));
  const named = mixed(topics.filter(({ at }) => isOf(at, keys)).map(({ tasks }) => tasks));
  const own = named.length > 0 || creature === null ? named : tasksOfId(creature.id);
  // Of one noun the last word says what it is: a *school bus* is a bus.
  const nouns = words.idea === null || isClause(words.idea) ? 0 : headIn(words.idea).length;
  const around = topics.filter(({ at }) => !isOf(at, keys));
  const there = [...around.filter(({ at }) => at < nouns).reverse(), ...around.filter(({ at }) => at >= nouns)];
  const others = mixed([...(saved === null ? [] : [tasksOfId('rescue')]), ...there.map(({ tasks }) => tasks)]);
  // A ghost has no uniform to button up: only whoever has a trade is tasked as a person.
  const any = tasksOfAny(is === 'person' && creature !== null ? 'animal' : is, hero.text);
  // The first, third and fifth are the heroes' own, the others those of the place, the event or the thing.
  return firstOf([...mixed([own, others]), ...any], mostTasks);
}

/** Where it is, in the family's own words: *on the submarine*. */
const said = /\b(on|in|at|under|inside|aboard) (?:an?|the|our) ((?:\p{Ll}+ )?\p{Ll}+)$/iu;
const noPlace = /\b(?:house|hour|time|day|night|morning|row|end|way|world|side)$/i;

/** What stands behind the heroes in one name: *training camp* of *superhero training camp*. */
function behindThem({ idea }: OwnWords, { hero }: Heroes): string {
  const head = idea === null || isClause(idea) ? [] : headIn(idea).map((word) => word.toLowerCase());
  const theirs = `${hero.text} ${hero.many ?? ''}`.split(' ');
  const at = head.findLastIndex((word) => theirs.includes(word));
  const behind = at === -1 ? '' : head.slice(at + 1).join(' ');
  const isPlace = meaningsOf(keyOf(head.at(-1) ?? '')).some(
    ({ en, table, row }) => en && (table === 'where' || (table === 'kind' && row.tale !== 'rescue')),
  );
  return isPlace &&
    /^[a-z ]+$/.test(behind) &&
    !isUnfit(behind) &&
    !/\b(?:sav|rescu|fre)|[^c]s$|y$|^(?:stor|adventure|game|play)/.test(behind)
    ? behind
    : '';
}

function placeOf(words: OwnWords, heroes: Heroes): string {
  const { where, idea, kind } = words;
  if (where !== null && where.at !== '' && where.id !== 'night') return ` ${where.at}`;
  const [, preposition = '', noun = ''] = said.exec(idea ?? '') ?? [];
  if (noun !== '' && !noPlace.test(noun) && !isUnfit(noun)) return ` ${preposition.toLowerCase()} the ${noun.toLowerCase()}`;
  const behind = behindThem(words, heroes);
  if (behind !== '') return ` at the ${behind}`;
  const isPlace = kind !== null && kind !== heroes.trade && /^(?:shop|show|match|contest|feast|school)$/.test(kind.tale);
  return isPlace && kind.bare !== true ? ` at the ${kind.place}` : '';
}

/** Somebody who is saved is carried home. */
function carriedHome(saved: Term): Errand {
  const isMany = saved.number === 'many';
  return {
    aWay: `${indefinite(saved)}, stuck fast, who can’t get home`,
    way: { ...saved, text: definite(saved) },
    doing: 'reach out, so slowly, with both arms, and hold still',
    last: `${definite(saved)} ${isMany ? 'are' : 'is'} safe and sound, and home again`,
    lastDoing: `carry ${isMany ? 'them' : 'it'} in both arms, as soft as an egg`,
  };
}

const told = /^the (\p{L}+) (is|are|has|have|can’t|won’t) (.+)$/iu;

/** What the words say themselves goes wrong, where it is known what is done about it: *pirates and the ship is sinking*. */
function troubled(words: OwnWords): Errand | null {
  const mishap = mishapIn(words, 'journey');
  const [, noun, verb = '', rest = ''] = told.exec(mishap?.said ?? '') ?? [];
  if (mishap === null || mishap.play === null || noun === undefined) return null;
  const term = termOf(noun);
  const so = ` that ${verb} ${rest}`;
  return {
    aWay: indefinite(term) + so,
    way: { ...term, text: definite(term) + so },
    doing: mishap.play.do,
    last: mishap.end,
    lastDoing: mishap.play.last,
  };
}

/** What is known of nobody in particular. */
const anybody: Errand = {
  aWay: 'a door that only says no',
  way: { text: 'the door that only says no', number: 'one' },
  doing: 'knock, bow, and say please, so sweetly',
  last: 'the door says yes, and out comes the sun',
  lastDoing: 'shade your eyes, blink, and stretch',
};

/** For whom the mission is, and what comes in the end: whoever is to be saved is saved, and what the words say goes wrong is put right. */
function errandOf(words: OwnWords, heroes: Heroes): Errand {
  const saved = savedIn(words);
  const usual = errandFor(words, heroes) ?? anybody;
  if (saved === null) return troubled(words) ?? usual;
  const meant = meaningsOf(keyOf(saved.text)).filter(({ en }) => en);
  if (meant.some(({ table }) => table === 'creature')) return carriedHome(saved);
  const isBare = meant.some(({ row }) => 'bare' in row && row.bare);
  const isMany = saved.number === 'many' && !isBare;
  return { ...usual, last: `${isBare ? capital(saved.text) : definite(saved)} ${isMany ? 'are' : 'is'} safe and sound` };
}

/** The gesture of whom no row has one: *stir, stir* is none. */
const signs: Readonly<Record<Heroes['is'], string>> = {
  animal: 'make two soft paws',
  person: 'put your fists on your hips, chin up',
  vehicle: 'turn a big wheel, with both hands',
  thing: 'be quite stiff, and twitch one corner',
};

/** How one is one of them with the body, and the noise that they make. */
export function moveOf(words: OwnWords, { creature, trade, hero, is }: Heroes): { be: string; noise: string } {
  if (creature !== null && creature.is !== 'vehicle') return { be: gestureOf(creature, hero.text), noise: creature.noise };
  const noise = creature?.noise ?? (moveFor(words)?.noise || trade?.sound) ?? '';
  return { be: signs[is], noise: noise === '' ? 'psst' : noise };
}

/** A gesture as something that one has: *with spikes of all your fingers*; null where it is something else. */
function having(be: string): string | null {
  const [, made] = /^make (?!yourself)(.+)$/u.exec(be) ?? [];
  if (made !== undefined) return `with ${made}`;
  const [, limb, part] = /^let (.+?) be ((?:your|an?|thin|wings|branches|two) ?.*)$/u.exec(be) ?? [];
  if (limb !== undefined && part !== undefined) return `with ${limb} as ${part}`;
  const [, held] = /^hold out (.+)$/u.exec(be) ?? [];
  return held === undefined ? null : `with ${held.replace(/^((?:both |your )?\p{L}+)/u, '$1 held out')}`;
}

/** How they go, in a sentence: *like dragons, with spikes of all your fingers*, *like cowboys: touch the brim of your hat*. */
function likeThem(heroes: string, be: string): string {
  const shown = having(be);
  return shown === null ? `like ${heroes}: ${be}` : `like ${heroes}, ${shown}`;
}

/** Whether a mission can be made of the words: they name whom the children are, and something that those do. */
export function isMission(words: OwnWords): boolean {
  const heroes = heroesIn(words);
  return heroes !== null && duoIn(words) === null && !isGrave(words) && (topicsIn(words).length > 0 || savedIn(words) !== null);
}

/** Slots of the mission that the words make. Where they name nobody, it is everybody's: the archetype is also filled where it is not told. */
export function missionSlots(words: OwnWords): Slots {
  const heroes = heroesIn(words) ?? heroesCalled('helper', 'helpers');
  const tasks = tasksFor(words, heroes);
  const { aWay, way, doing, last, lastDoing } = errandOf(words, heroes);
  const { be, noise } = moveOf(words, heroes);
  const named = tasks.map(({ label, how }, at) => [
    [`task${at + 1}`, label],
    [`how${at + 1}`, how],
  ]);
  return {
    hero: heroes.hero,
    heroes: { text: heroes.hero.many ?? heroes.hero.text, number: 'many' },
    at: placeOf(words, heroes),
    be,
    likeThem: likeThem(heroes.hero.many ?? heroes.hero.text, be),
    noise,
    // A real cat is rolled up in nothing: it keeps the list.
    keeper: heroes.own === '' ? 'Mrs Tick' : heroes.own,
    chief: `Chief ${heroes.own === '' ? 'Hupp' : heroes.own}`,
    aWay,
    theWay: way,
    doing,
    last,
    lastDoing,
    ...Object.fromEntries(named.flat()),
  };
}
