import type { Tale, Way } from '../../tales/schema.ts';
import { type Entry, nameEntry } from '../../words/lexicon.ts';
import { areAllowed, linesOfDoing } from '../audit.ts';
import { wordingFor } from '../bands.ts';
import type { TakenRole } from '../past/note-effects.ts';
import type { World } from '../past/world.ts';
import { entryOf, type Playable } from '../picking/gates.ts';
import type { Scope } from '../wording/render.ts';
import type { Family, FamilyChild } from './family.ts';
import { withParts } from './spare.ts';

/** Who is who in one step: the child who leads, and what the placeholders for people stand for. */

/** `words`: the names for `{a}`, `{b}`, `{adult}` and `{names}`; `others`: `{others}`, everybody who plays besides whoever leads. */
export type Turn = { lead: FamilyChild; words: Readonly<Record<string, string>>; others: Entry };

/**
 * The turn for the next step. Whoever took a role on the last step leads; else the child who has led least, and of equals the next in the seed's order.
 * Children who have asked not to lead come last. Where the adult only watches, `{adult}` is another child, if there is one. `ahead`: so many turns later.
 */
export function turnOf(family: Family, world: World, ahead = 0): Turn {
  return turnLedBy(family, world, inTurn(family, world, ahead));
}

/** The turn in which the first of the `order` leads. */
function turnLedBy(family: Family, world: World, order: readonly FamilyChild[]): Turn {
  const lead = order[0] ?? family.children[0];
  const others = order.slice(1);
  const second = secondOf(family, world, others);
  const adult = family.joins ? family.adult : (others[1]?.name ?? others[0]?.name ?? family.adult);
  return {
    lead,
    others: othersOf(family, others),
    words: { a: lead.name, b: second, adult, names: family.children.map((child) => child.name).join(' and ') },
  };
}

/**
 * The name for `{b}`, the step's second part, from the children who do not lead. Whoever has asked not to lead has it only where neither another
 * child nor an adult who joins can take it: it is said aloud to everybody, much like a lead.
 */
function secondOf({ adult, joins }: Family, { back }: World, others: readonly FamilyChild[]): string {
  const willing = others.find(({ name }) => !back.has(name));
  return willing?.name ?? (joins ? adult : (others[0]?.name ?? adult));
}

/**
 * The turn for a doing's words: whoever's turn it is, unless they ask by name what that child can't do. Then it passes to the next who can and has not asked
 * not to lead; the child who was passed over leads the next step that they can. Words that suit all children go before those in which one has another part.
 */
export function turnFor(family: Family, world: World, playable: Playable): Turn {
  const turn = turnOf(family, world);
  if (family.children.every(({ limits }) => limits.bans.size === 0)) return turn;
  const order = inTurn(family, world, 0);
  const turns = order
    .filter(({ name }, at) => at === 0 || (!world.away.has(name) && !world.back.has(name)))
    .map((lead) => turnLedBy(family, world, [lead, ...order.filter((child) => child !== lead)]));
  const suits = (heard: Family) => turns.find((each) => areAllowed(heard, linesOfDoing(family, scopeOf(each, playable), playable)));
  return suits(family) ?? suits(withParts(family, playable.mechanic)) ?? turn;
}

/**
 * The turn in which a doing is played. Where every child who plays would rather not lead, an adult who joins in leads (`{a}`), and the
 * child whose turn it would be comes second (`{b}`). A doing that gives the adult a role (the captain) stays as it is, unless a note has given somebody
 * else that role: then it is theirs.
 */
export function turnIn(family: Family, world: World, playable: Playable<Way | Tale['endings'][number]>): Turn {
  const { doing } = playable;
  const turn = turnFor(family, world, playable);
  const { lead, words } = turn;
  const who = whoIsThat(family, world, doing);
  if (who !== null) return { ...turn, words: { ...words, adult: who, ...(words['a'] === who ? { a: words['adult'] ?? who } : {}) } };
  if (!family.joins || !world.back.has(lead.name) || hasAdultPart(family, doing)) return turn;
  const children = inTurn(family, world, 0);
  return {
    lead: { ...lead, id: '', name: family.adult },
    others: othersOf({ ...family, joins: false }, children),
    words: { ...words, a: family.adult, b: lead.name },
  };
}

/** How a doing says who the adult is: *{adult} is the captain*, *{adult}, the captain, asks*, *the captain, who is {adult}*. */
const adultAs = /\{adult\}(?:,|,? (?:is|as|who is)) the (?<as>\p{L}+)|the (?<who>\p{L}+), who is \{adult\}/giu;

/**
 * The child or the guest, present, to whom a note has given the role that a doing gives the adult, *the captain*; of several the newest. Null for nobody, and
 * where it is the adult.
 */
function whoIsThat(family: Family, world: World, { call, part }: Way | Tale['endings'][number]): string | null {
  const said = [...wordingFor(call, family.band).matchAll(adultAs)].map(({ groups }) => groups?.['as'] ?? groups?.['who'] ?? '');
  const roles = new Set([...said, part?.as.replace(/^the /i, '') ?? ''].map((role) => role.toLowerCase()));
  const guests = world.things.filter(({ kind, entry }) => kind === 'somebody' && entry.number === 'name').map(({ entry }) => entry.text);
  const present = [...family.children.map(({ name }) => name), ...guests].filter((name) => !world.away.has(name));
  const isTheirs = ({ who, what }: TakenRole): boolean =>
    [...present, family.adult].includes(who) &&
    what
      .toLowerCase()
      .split(' ')
      .some((word) => roles.has(word));
  const holder = world.taken.findLast(isTheirs)?.who;
  return holder === undefined || !present.includes(holder) ? null : holder;
}

/** Whether the adult has a part of their own in a doing, as it is told at this age. */
function hasAdultPart({ band }: Family, doing: Way | Tale['endings'][number]): boolean {
  const told = [doing.call, doing.how, ...('done' in doing ? [doing.done] : [doing.open, doing.close])];
  return doing.part !== undefined || told.some((text) => /\{adult\}/i.test(wordingFor(text, band)));
}

/** `{others}`: a single other player is called by name, several are *the others*. */
function othersOf({ joins, adult }: Family, children: readonly FamilyChild[]): Entry {
  const names = [...children.map(({ name }) => name), ...(joins || children.length === 0 ? [adult] : [])];
  return names.length === 1 ? nameEntry(names[0] ?? adult) : { text: 'others', number: 'many', easy: true };
}

/** The children who play, in the order of their turns. */
function inTurn(family: Family, world: World, ahead: number): readonly FamilyChild[] {
  const present = family.children.filter((child) => !world.away.has(child.name));
  const able = present.length > 0 ? present : [...family.children];
  const turns = (id: string) => world.leads.filter((lead) => lead === id).length;
  const start = family.seed % able.length;
  const rotated = [...able.slice(start), ...able.slice(0, start)];
  const byTurn = rotated.map((child, at) => ({ child, cost: turns(child.id) * 100 + at })).sort((x, y) => x.cost - y.cost);
  const sorted = byTurn.map(({ child }) => child);
  const willing = sorted.filter(({ name }) => !world.back.has(name));
  const captain = world.became?.at === world.index - 1 ? sorted.find((child) => child.name === world.became?.who) : undefined;
  const leading = willing.length > 0 ? willing : sorted;
  const led = captain === undefined ? leading : [captain, ...leading.filter((child) => child !== captain)];
  const shift = ahead % led.length;
  return [...led.slice(shift), ...led.slice(0, shift), ...sorted.filter((child) => !led.includes(child))];
}

/** What the placeholders of a doing stand for. `playable`: null where nothing is played; `extra`: further words by placeholder. */
export function scopeOf(turn: Turn, playable: Playable | null, extra: Readonly<Record<string, string>> = {}): Scope {
  const props = playable === null ? [] : Object.entries(playable.props);
  const things = Object.fromEntries(props.map(([role, prop]) => [role, entryOf((playable as Playable).mechanic, role, prop)]));
  const is = Object.fromEntries(
    props.flatMap(([role, prop]) => {
      const table = playable?.doing.props?.[role]?.is ?? {};
      const kind = Object.keys(table).find((key) => key !== '*' && (prop.key === key || prop.key.endsWith(` ${key}`)));
      const words = table[kind ?? '*'];
      return words === undefined ? [] : [[role, words] as const];
    }),
  );
  return { words: { ...turn.words, ...extra }, things: { ...things, others: turn.others }, is };
}
