import { plainText } from '../domain/plain-text.ts';
import type { Consideration } from './schema.ts';
import type { Demand, PropHazard } from './vocabulary.ts';

/** Special considerations as limits on play: what is off, and nothing else. The words themselves are never told. */

export type Limits = {
  bans: ReadonlySet<Demand>;
  hazards: ReadonlySet<PropHazard>;
  /** Nothing livelier than this, 1 to 5. */
  energy: number;
  cues: readonly string[];
  /** For the trace: which rows were understood, and whether some words were not. */
  understood: readonly string[];
  careful: boolean;
};

/** What stays off while nobody knows what the words mean. */
const carefulBans: readonly Demand[] = [
  'run',
  'jump',
  'spin',
  'effort',
  'loud',
  'sudden',
  'dark',
  'flash',
  'close-eyes',
  'touch',
  'lift',
  'balance',
];
const carefulEnergy = 3;

const patterns = new Map<string, RegExp>();

/** A pattern of a pack, compiled once. */
export function regexOf(source: string): RegExp {
  const known = patterns.get(source);
  if (known !== undefined) return known;
  const compiled = new RegExp(source, 'iu');
  patterns.set(source, compiled);
  return compiled;
}

/** Reads what the adult wrote, clause by clause. A clause that no row understands makes play careful. */
export function readConsiderations(words: string | null, table: readonly Consideration[]): Limits {
  const bans = new Set<Demand>();
  const hazards = new Set<PropHazard>();
  const cues: string[] = [];
  const understood = new Set<string>();
  let energy = 5;
  let careful = false;
  for (const clause of clausesOf(words)) {
    const rows = table.filter((row) => row.patterns.some((pattern) => regexOf(pattern).test(clause)));
    if (rows.length === 0) careful = true;
    for (const row of rows) {
      understood.add(row.id);
      for (const ban of row.bans) bans.add(ban);
      for (const hazard of row.hazards ?? []) hazards.add(hazard);
      if (row.cue !== undefined) cues.push(row.cue);
      energy = Math.min(energy, row.energy ?? 5);
    }
  }
  if (careful) {
    for (const ban of carefulBans) bans.add(ban);
    energy = Math.min(energy, carefulEnergy);
  }
  return { bans, hazards, energy, cues: [...new Set(cues)], understood: [...understood], careful };
}

const negator = /\b(?:no|not|can't|cannot|avoid|without|never|doesn't like|hates|dislikes|afraid of|scared of|sensitive to)\b/i;

/** The clauses of the adult's words; a fragment that an `and` cut off from its `no` gets it back: `no jumping` · `no running`. */
function clausesOf(words: string | null): string[] {
  const parts = plainText(words ?? '', 1000)
    .replaceAll('’', "'")
    .split(/[,;.\n•/]|\bbut\b|\band\b|\bor\b|\balso\b/i)
    .map((clause) => clause.trim())
    .filter((clause) => /\p{L}/u.test(clause) && !/^(none|no|n a|nothing|nil)$/i.test(clause));
  let carried = '';
  return parts.map((part) => {
    const own = negator.exec(part)?.[0];
    if (own === undefined && carried !== '' && part.split(/\s+/).length <= 3) return `${carried} ${part}`;
    carried = own ?? '';
    return part;
  });
}
