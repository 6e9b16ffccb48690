import { joinEnglishNames } from '../../../domain/naming.ts';
import type { Mechanic } from '../../mechanics/schema.ts';
import { speaksOf } from '../../safety/phrases.ts';
import { hitsIn } from '../../safety/rendered.ts';
import { lowerFirst } from '../../words/lexicon.ts';
import { type Demand, demandFamilies, type Instead, instead } from '../../words/vocabulary.ts';
import { linesOfDoing } from '../audit.ts';
import { demandsOf, type Playable } from '../picking/gates.ts';
import { render, type Scope } from '../wording/render.ts';
import type { Family, FamilyChild } from './family.ts';
import { lineFor, type OwnPart } from './spare.ts';

/** Who has another part in a doing, because they can't do what it asks, and how the adult reads it. */

/** A child who can't do this can do nothing of its family. */
const anyUse: Readonly<Record<Instead, Demand>> = {
  legs: 'walk',
  hands: 'hand',
  voice: 'speak',
  eyes: 'see',
  ears: 'hear',
  touch: 'touch',
};

/** Hands are needed also where the call only tells what they do: *it hops from hand to hand*. */
const ofHands: readonly Demand[] = ['two-hands', 'fine', 'hand'];

/** The families of demands that the mechanic `uses` and the child can't do. */
export function lackedIn({ uses = [] }: Mechanic, { limits }: FamilyChild): Instead[] {
  return uses.filter((family) => limits.bans.has(anyUse[family]));
}

/** The part of each child who can't do what the doing asks, as it is read to the adult. */
export function partsIn(family: Family, scope: Scope, playable: Playable): OwnPart[] {
  const { mechanic, doing } = playable;
  if (mechanic.instead === undefined || family.children.every(({ limits }) => limits.bans.size === 0)) return [];
  const demanded = demandsOf(doing, mechanic);
  const lines = linesOfDoing(family, scope, playable);
  const said = hitsIn(lines, family.limits);
  const told = lines.flatMap((line) => (line.for === 'option' ? [] : line.text)).join(' ');
  return family.children.flatMap((child): OwnPart[] => {
    const { bans } = child.limits;
    const asked = new Set([
      ...demanded.filter((demand) => bans.has(demand)),
      ...said.flatMap((hit) => (hit.child === child.id ? (hit.demand ?? []) : [])),
      ...speaksOf(
        told,
        ofHands.filter((demand) => bans.has(demand)),
      ),
    ]);
    const lacked = lackedIn(mechanic, child);
    const given = instead.flatMap((each) => {
      if (!lacked.includes(each) && ![...asked].some((demand) => demandFamilies[demand] === each)) return [];
      const line = lineFor(mechanic, each, child.limits, family.limits);
      return line === null ? [] : [{ family: each, line }];
    });
    const [first] = given;
    return first === undefined ? [] : [{ child, line: render(first.line, scope), families: given.map((each) => each.family) }];
  });
}

/** The parts as lines for the adult: who does what. At most two; children with the same part share a line. */
export function partLines(parts: readonly OwnPart[]): string[] {
  return [...new Set(parts.map(({ line }) => line))].slice(0, 2).map((line) => {
    const names = parts.filter((part) => part.line === line).map(({ child }) => child.name);
    return `For ${joinEnglishNames(names)}: ${lowerFirst(line)}`;
  });
}
