import { hash } from '../../../engine/random.ts';
import type { Slots } from '../fill.ts';
import { type Creature, creatureNamed } from '../lexicon.ts';
import { isVolcano, type OwnWords } from '../read.ts';
import { capital, definite, many, one } from '../terms.ts';
import rows from './en/natures.json' with { type: 'json' };
import { rowOf } from './row.ts';

/** What the trouble is in nature, what it does, how it goes, and who can’t get home for it. */

type NaturePlay = {
  name: string;
  /** Its sound from outside. */
  rush: string;
  does: string;
  doesLittle: string;
  /** How children do it. */
  actLittle: string;
  /** What it carries off. */
  stuff: string;
  goes: string;
  goesLittle: string;
  after: string;
};

const natures: Readonly<Record<string, NaturePlay>> = rows;

/** Who may wait on suitcases, where the words name nobody who could. */
const gentle = ['hedgehog', 'penguin', 'bear', 'mouse', 'duck', 'beaver'];

export function natureSlots(words: OwnWords): Slots {
  const erupts = isVolcano(words);
  const play = rowOf(natures, words.kind, erupts ? 'volcano' : 'storm');
  const { who, where, clean, person, missing } = words;
  const named = who !== null && lives(who.creature) ? who : null;
  const there = where === null ? null : creatureNamed(where.who);
  const other = there !== null && lives(there) ? there : creatureNamed(gentle[hash(clean) % gentle.length] ?? 'hedgehog');
  const cub = named === null ? one(other.one, other.many) : one(named.one, named.many);
  const stuff = missing === null ? play.stuff : play.stuff.replace(/and one .*$/, `and ${definite(missing)}`);
  return {
    ...(erupts ? { at: words.kind === null ? '' : ' in the garden' } : {}),
    trouble: one(play.name),
    rush: play.rush,
    does: play.does,
    doesLittle: play.doesLittle,
    actLittle: play.actLittle,
    stuff,
    throws: capital(stuff),
    goes: play.goes,
    goesLittle: play.goesLittle,
    after: play.after,
    cub,
    herd: many(cub.many ?? cub.text),
    door: person === null ? 'Somebody knocks at your door' : `You and ${person.name} hear somebody knock at the door`,
  };
}

function lives({ is }: Creature): boolean {
  return is === 'animal' || is === 'person';
}
