import type { Memory } from '../domain/family.ts';
import { joinNames, participantNames } from '../domain/naming.ts';
import type { Step } from '../domain/step.ts';
import type { TellingRequest } from '../domain/telling.ts';
import { isDeck, readMark } from './decks.ts';
import { newDraws } from './draws.ts';
import { nameEntry, parseEntry, definite } from './lexicon.ts';
import { render } from './render.ts';
import type { Content } from './schema.ts';
import { open } from './session.ts';
import { tellingOf } from './telling-data.ts';

/** What stays of an adventure: a summary for the library, and the family's memory of what it has met. */

const maxTitles = 3;

/** Two or three sentences for the library and the completion screen. */
export function summarise(request: TellingRequest, told: readonly Step[], content: Content): string {
  const session = open({ ...request, told, notes: '' }, content);
  const { facts, plan, state } = session;
  const players = participantNames(
    facts.children.map((child) => child.name),
    facts.adultName,
    facts.participation,
  );
  const names = joinNames(players);
  const titles = told
    .slice(1)
    .filter((step) => step.type !== 'ending')
    .map((step) => step.step);
  const ended = told.at(-1)?.type === 'ending';
  const way = titles.length === 0 ? '' : `On the way: ${titles.slice(0, maxTitles).join(', ')}.`;
  const brought = state.canon.slice(0, 2).map((canon) => definite(parseEntry(canon.source)));
  const guests = brought.length === 0 ? '' : `Not to be forgotten: ${brought.join(' and ')}.`;
  if (plan.frame === null || told.length === 0) {
    return [`${names} set out on an adventure.`, way, guests].filter((part) => part !== '').join(' ');
  }
  const extra = { names: nameEntry(names) };
  const { table } = session;
  const draws = newDraws({ facts, table, cast: plan.cast, used: [], given: {}, marks: [], templates: [], spoken: '', tier: 'text', extra });
  const whole = ended ? render(plan.frame.summary, draws) : render(`{Names} set out to ${plan.frame.want}.`, draws);
  return [whole, way, guests].filter((part) => part !== '').join(' ');
}

/** The most ids that a family's memory holds; a longer past costs more bytes than it is worth. */
const maxMet = 500;
/** Frames with twists are remembered longest: nobody should hear the same story twice. */
const maxPairs = 120;
/** The most decks; those dealt furthest have the most to lose. */
const maxDecks = 900;

/**
 * The memory with one more adventure: what it met carries its number, and its decks go on from where it left them. The
 * longest unmet is forgotten first.
 */
export function rememberAdventure(memory: Memory, told: readonly Step[]): Memory {
  const number = memory.adventures + 1;
  const met: Record<string, number> = { ...memory.met };
  for (const text of told.flatMap((step) => tellingOf(step)?.met ?? [])) {
    const mark = readMark(text);
    if (mark === null) met[text] = number;
    else met[mark.deck] = Math.max(met[mark.deck] ?? 0, mark.dealt);
  }
  const entries = Object.entries(met).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const decks = entries.filter(([name]) => isDeck(name)).slice(0, maxDecks);
  const ids = entries.filter(([name]) => !isDeck(name));
  const pairs = ids.filter(([name]) => name.includes('*')).slice(0, maxPairs);
  const others = ids.filter(([name]) => !name.includes('*')).slice(0, maxMet - pairs.length);
  return { adventures: number, met: Object.fromEntries([...pairs, ...others, ...decks]) };
}
