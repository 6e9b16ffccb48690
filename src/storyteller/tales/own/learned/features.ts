import cueRows from '../lexicon/en/cues.json' with { type: 'json' };
import { keyOf } from '../lexicon.ts';
import type { OwnWords } from '../read.ts';
import { tokensOf } from '../words.ts';

/** What the classifier of a family's own words sees: words, their neighbours and parts, what the lexicon knows of them, and what the rules chose. */

const part = 4;
const longWord = 5;

/** The features of a family's words; `ruled` is the archetype that the rules chose. */
export function featuresOf(words: OwnWords, ruled: string): string[] {
  const keys = keyOf(words.clean).split(' ');
  return [...new Set([...ofWords(keys), ...ofCues(keys), ...ofLexicon(words), ...ofRules(words, ruled, keys.length)])];
}

function ofWords(keys: readonly string[]): string[] {
  const found = [`first ${keys[0]}`];
  keys.forEach((word, at) => {
    found.push(word);
    const next = keys[at + 1];
    if (next !== undefined) found.push(`${word} ${next}`);
    if (word.length < longWord) return;
    for (let from = 0; from + part <= word.length + 2; from += 1) found.push(`~${` ${word} `.slice(from, from + part)}`);
  });
  return found;
}

/** Words and phrases that speak for an archetype; `stem*` is the beginning of a word. */
const cues = Object.entries(cueRows).map(([archetype, rows]) => ({
  archetype,
  whole: new Set(rows.filter((row) => !row.endsWith('*'))),
  stems: rows.flatMap((row) => (row.endsWith('*') ? [row.slice(0, -1)] : [])),
}));

/** How many words speak for each archetype, whether phrases do, and which speak first: what comes first is most often what the story is. */
function ofCues(keys: readonly string[]): string[] {
  const said = cues.flatMap(({ archetype, whole, stems }) =>
    keys.flatMap((_, at) =>
      [3, 2, 1].flatMap((span) => {
        const text = keys.slice(at, at + span).join(' ');
        const speaks = at + span <= keys.length && (whole.has(text) || (span === 1 && stems.some((stem) => text.startsWith(stem))));
        return speaks ? [{ archetype, at, span }] : [];
      }),
    ),
  );
  const first = Math.min(...said.map(({ at }) => at));
  return said.flatMap(({ archetype, at, span }, index) => [
    `+${archetype}`,
    ...(said.some((other, later) => later < index && other.archetype === archetype) ? [`++${archetype}`] : []),
    ...(span > 1 ? [`+_${archetype}`] : []),
    ...(at === first ? [`+1${archetype}`] : []),
  ]);
}

function ofLexicon({ clean }: OwnWords): string[] {
  return tokensOf(clean).flatMap(({ found, more }) =>
    [...(found === null ? [] : [found]), ...more].flatMap((each) => {
      if (each.table === 'kind') return [`=${each.row.id}`, `=${each.row.tale}`];
      return each.table === 'creature' ? [`=${each.row.is}`] : [`=${each.table}`];
    }),
  );
}

/** Rules are the surer, the fewer words they leave over. */
function ofRules({ kind, who, where, person, missing, loot, sides, name }: OwnWords, ruled: string, count: number): string[] {
  const size = count <= 2 ? 'few' : count <= 5 ? 'some' : 'many';
  const named = { kind, who, where, person, missing, loot, sides, name };
  return ['', `?${ruled}`, `?${ruled} ${size}`, ...Object.entries(named).flatMap(([key, value]) => (value === null ? [] : [`!${key}`]))];
}
