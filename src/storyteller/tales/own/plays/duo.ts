import type { Slots } from '../fill.ts';
import { creatures, keyOf, meaningsOf } from '../lexicon.ts';
import type { OwnWords } from '../read.ts';
import { capital, many, type Term } from '../terms.ts';
import heroes from './en/heroes.json' with { type: 'json' };
import { gestureOf } from './gestures.ts';
import type { Plot } from './plots.ts';

/** Two heroes who are all that a family types, *Spiderman and Elsa*: both are in the play by their names, each with what only it does. */

type Hero = { name: string; does: string };

const gestures: Readonly<Record<string, string>> = heroes;
const pair = /^(?:(?:an?|the) )?(?<one>\p{L}+(?: \p{L}+)?) (?:and|und|et|y|e|en|i|ve|&) (?:(?:an?|the) )?(?<other>\p{L}+(?: \p{L}+)?)$/iu;

/** What somebody whom children know does, *Spiderman* or *the bin man*; null for anybody else. */
export function gestureOfHero(name = ''): string | null {
  return gestures[keyOf(name.replace(/^the /i, ''))] ?? null;
}

/** By name, or by what they work as; a creature by its body. */
function heroOf(text: string): Hero | null {
  const key = keyOf(text);
  const last = key.split(' ').at(-1) ?? '';
  const known = gestures[key];
  const isWorker = /^(?:driver|bin man|fireman|firefighter|policeman|builder|postman|pilot|doctor|chef|teacher)$/;
  if (known !== undefined) return { name: isWorker.test(key) ? `the ${key}` : text.split(' ').map(capital).join(' '), does: known };
  if (isWorker.test(last)) return { name: `the ${key}`, does: gestures[last] ?? '' };
  const found = meaningsOf(key).find(({ table, en }) => table === 'creature' && en);
  const creature = found?.table === 'creature' ? creatures.find(({ id }) => id === found.row.id) : undefined;
  return creature === undefined || key === keyOf(creature.many) ? null : { name: `the ${key}`, does: gestureOf(creature) };
}

/** The two; null where more is said of them, or neither is a hero by name or by work, as two creatures have stories of their own. */
function duoIn({ spoken, told }: OwnWords): readonly [Hero, Hero] | null {
  const { one, other } = pair.exec(spoken)?.groups ?? {};
  if (one === undefined || other === undefined || told.length > 0) return null;
  const isKnown = [one, other].some(
    (text) => gestures[keyOf(text)] !== undefined || gestures[keyOf(text).split(' ').at(-1) ?? ''] !== undefined,
  );
  const [first, second] = [heroOf(one), heroOf(other)];
  return !isKnown || first === null || second === null ? null : [first, second];
}

const both = ([one, other]: readonly [Hero, Hero]): string => `${one.does} like ${one.name}, ${other.does} like ${other.name}`;

/** What happens to two heroes: somebody is saved as neither could alone. Null where there are not two. */
export function duoPlot(words: OwnWords): Plot | null {
  const duo = duoIn(words);
  if (duo === null) return null;
  const [one, other] = duo;
  return {
    way: 'kitten that sits much too high up',
    doing: both(duo),
    last: `${one.name} and ${other.name} have the kitten, safe and sound`,
    lastDoing: `${both(duo)}, and catch the kitten`,
  };
}

const named = (text: string): Term => ({ text, number: 'name' });

/** The parts and moves of the two, on every page. */
export function duoSlots(words: OwnWords): Slots {
  const duo = duoIn(words);
  if (duo === null) return {};
  const [one, other] = duo;
  const names = `${one.name} and ${other.name}`;
  return {
    playHero: many(names),
    topic: many(names),
    byTopic: `beside ${names}`,
    part1: named(one.name),
    part2: named(other.name),
    part3: many(names),
    move1: both(duo),
    move2: both(duo),
    move3: both(duo),
    howGoes: `how do ${names} go?`,
    tryIt: `Show me ${one.name}: ${one.does}! Now ${other.name}: ${other.does}!`,
    costume: 'the costume',
    dressUp: `be ${one.name} or ${other.name} in a costume`,
    pageOneLittle: `“You are ${one.name}, and you are ${other.name}!”`,
    firstNoise: '',
    sounds: `*${capital(one.name)}! ${capital(other.name)}!*`,
    loud: 'noise',
    hushNoise: '',
  };
}
