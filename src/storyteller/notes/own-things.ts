import { type Entry, nameEntry } from '../lexicon.ts';
import type { BindKind } from '../tales/schema.ts';
import { eventKey, type NoteEvent } from './events.ts';

/** What the family made, named or brought in, as a story can take it up. */

const kinds: readonly (readonly [BindKind, RegExp])[] = [
  ['crossing', /\b(bridge|path|road|stairs|steps|ladder|ramp|tunnel|slide|stepping stones?|raft|gate|door|way)\b/i],
  ['shelter', /\b(house|hut|tent|den|fort|castle|cave|shelter|nest|camp|tower|palace|hideout|home|roof|wall|base|bed|stable|shop)\b/i],
  ['vehicle', /\b(ship|boat|rocket|car|train|plane|spaceship|submarine|bus|cart|sledge|sled|machine|balloon|truck|carriage|broom|bike)\b/i],
  [
    'creature',
    /\b(dragon|monster|cat|dog|bear|lion|tiger|bird|fish|whale|horse|unicorn|dinosaur|mouse|rabbit|bunny|snake|robot|ghost|fairy|giant|alien|octopus|crab|parrot|owl|wolf|fox|frog|spider|teddy|doll|snail|worm|bug|baby|creature|animal|shark|dolphin|turtle|penguin|monkey|elephant)\b/i,
  ],
];

export function bindKindOf(words: string): BindKind {
  return kinds.find(([, pattern]) => pattern.test(words))?.[0] ?? 'thing';
}

/** The thing that an event brings in; null where it brings none. */
export function ownThingOf(event: NoteEvent, players: readonly string[]): { key: string; entry: Entry; kind: BindKind } | null {
  const { kind, who, what, called } = event;
  const key = eventKey(event);
  const isPlayer = (name: string | undefined) => name !== undefined && players.some((player) => player.toLowerCase() === name.toLowerCase());
  switch (kind) {
    case 'built':
    case 'named':
    case 'found': {
      if (called === undefined && what === undefined) return null;
      if (called !== undefined) {
        const text = what === undefined || isPlayer(called) ? called : `${called} the ${what}`;
        return { key, entry: nameEntry(text), kind: what === undefined ? 'creature' : bindKindOf(what) };
      }
      if (what === undefined) return null;
      return { key, entry: { text: what, number: /[^s]s$/.test(what) ? 'many' : 'one', easy: true }, kind: bindKindOf(what) };
    }
    case 'joined':
      return who === undefined || isPlayer(who) ? null : { key, entry: somebody(who), kind: 'somebody' };
    case 'wants':
      return null;
    default:
      return null;
  }
}

function somebody(who: string): Entry {
  return /^\p{Lu}/u.test(who) || /^(grandma|grandpa|granny|nana|mum|mummy|dad|daddy|mom|mommy|auntie|uncle)\b/i.test(who)
    ? nameEntry(who.charAt(0).toUpperCase() + who.slice(1))
    : { text: who, number: 'one', easy: true };
}
