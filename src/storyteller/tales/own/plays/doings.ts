import rows from './en/doings.json' with { type: 'json' };

/** What is done on a page of which a family tells in a word or two: *countdown*, *a flag*, *wait at the oven*. */

type Row = readonly [cues: readonly string[], doing: string];

/** A row is what is typed, `_` between words that are one, and what small bodies do for it on the spot. */
function rowsFrom(table: Readonly<Record<string, string>>): readonly Row[] {
  return Object.entries(table).map(([key, doing]) => [key.split(' ').map((cue) => cue.replaceAll('_', ' ')), doing]);
}

/** What is done whatever else a sentence says; what comes before a verb that is done as it stands; other verbs; and things, which are done where they stand alone. */
const sure = rowsFrom(rows.sure);
const first = rowsFrom(rows.first);
const verbs = rowsFrom(rows.verbs);
const things = rowsFrom(rows.things);

function doingOf(table: readonly Row[], text: string): string | null {
  const said = ` ${
    text
      .toLowerCase()
      .match(/[\p{L}’-]+/gu)
      ?.join(' ') ?? ''
  } `;
  const found = table
    .flatMap(([cues, doing]) => cues.map((cue) => ({ at: said.indexOf(` ${cue} `), doing })))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return found[0]?.doing ?? null;
}

/** The doing of words that say it for certain: *they don’t match*. */
export function doingSure(text: string): string | null {
  return doingOf(sure, text);
}

/** The doing of words that mean more than their verb: *cut out*, *look for*. */
export function doingBefore(text: string): string | null {
  return doingOf(first, text);
}

/** The doing of a verb that is more than one motion: *share*. */
export function doingOfVerb(text: string): string | null {
  return doingOf(verbs, text);
}

/** The doing of what is named: *a flag*, *the landing*. */
export function doingNamed(text: string): string | null {
  return doingOf(things, text);
}
