import { parseEntry } from './lexicon.ts';
import { grade, wordCount } from './readability.ts';
import { parseBrace, render } from './render.ts';
import type { Theme } from './schema.ts';
import { lexiconSlots } from './vocabulary.ts';

/** Rules for single texts of the packs: braces, length, grade, words that have no place here. */

export type Fault = { level: 'error' | 'warning'; entry: string; rule: string };

/** Hints at danger, at unkindness, or at things that no family has agreed to. */
const unfit: readonly [RegExp, string][] = [
  [/blindfold/i, 'no blindfolds'],
  [/\b(eat|eats|eating|drink|drinks|drinking|swallow|taste it|lick)\b/i, 'nothing to eat or drink'],
  [/\b(loser|losers|you'?re out|out of the game|drops? out|sits? out|eliminat)/i, 'nobody is out'],
  [/\b(stupid|silly child|bad boy|bad girl|shut up|fat|ugly)\b/i, 'no unkind words'],
  [/\b(boys and girls|girls and boys|ladies|mummy|daddy|tummy|choo)\b/i, 'plain words for every family'],
  [/!!|\?!/, 'one mark is enough'],
  [
    /\b(matches|a lighter|candle|stove|socket|plug in|traffic|cliff edge|knife|scissors|gun|sword|blood|kill|die|dead)\b/i,
    'danger stays in the story, and out of hands',
  ],
  [/\b(climb (on|up|onto)|stand on (a|the) (chair|table|sofa|bed|bench))\b/i, 'no climbing on furniture'],
  [/\bbe careful\b/i, 'say what careful looks like'],
  [/\b(magical|amazing|awesome|exciting|fun-filled)\b/i, 'show it, don’t praise it'],
];

/** Words that a story may use although a hint looks for them; `entry` is where it stands. */
const storyOnly = /\/(reasons|legs|passages|twists|colours|prologue|lexicon|choices|plants|resolution|endings)\b/;

export function checkText(text: string, entry: string, slots: ReadonlySet<string>): Fault[] {
  const faults: Fault[] = [];
  if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, ''))) faults.push({ level: 'error', entry, rule: 'an unclosed brace' });
  for (const match of text.matchAll(/\{([^{}]*)\}/g)) {
    const parsed = parseBrace(match[1] ?? '');
    if (parsed === null) faults.push({ level: 'error', entry, rule: `{${match[1]}} is not a brace the storyteller knows` });
    else if (!slots.has(parsed.slot) && !slots.has(parsed.slot.replace(/\d$/, ''))) {
      faults.push({ level: 'error', entry, rule: `{${match[1]}}: nothing here is called ${parsed.slot}` });
    }
  }
  for (const [pattern, rule] of unfit) {
    if (pattern.test(text) && !(storyOnly.test(entry) && rule.startsWith('danger')))
      faults.push({ level: 'warning', entry, rule: `“${pattern.exec(text)?.[0]}”: ${rule}` });
  }
  if (/\s{2,}|\s[,.!?]/.test(text)) faults.push({ level: 'warning', entry, rule: 'stray space' });
  return faults;
}

/** Two renderings with words of a theme, the shorter entries first: what a listener would hear. */
export function samples(template: string, theme: Theme, simple: boolean): string[] {
  return [0, 1].map((at) => {
    const lookUp = (slot: string) => {
      const base = slot.replace(/\d$/, '');
      const entries = theme.lexicon[base as 'cargo'] ?? [];
      const pool = simple ? entries.filter((entry) => parseEntry(entry).easy) : entries;
      const source = pool[(at * 3 + (slot === base ? 0 : 1)) % Math.max(1, pool.length)];
      return parseEntry(source ?? ((lexiconSlots as readonly string[]).includes(base) ? 'thing' : 'blanket'));
    };
    return render(template, { lookUp, met: new Set() });
  });
}

/** Length in words and reading grade, as warnings. */
export function checkLength(
  template: string,
  entry: string,
  theme: Theme,
  want: { words: readonly [number, number]; grade: number; simple: boolean },
): Fault[] {
  const texts = samples(template, theme, want.simple);
  const words = Math.round(texts.reduce((sum, text) => sum + wordCount(text), 0) / texts.length);
  const hard = texts.reduce((sum, text) => sum + grade(text), 0) / texts.length;
  const faults: Fault[] = [];
  const [min, max] = want.words;
  if (words < min - 1 || words > max + 2) faults.push({ level: 'warning', entry, rule: `${words} words; ${min} to ${max} wanted` });
  if (hard > want.grade + 0.6)
    faults.push({ level: 'warning', entry, rule: `reading grade ${hard.toFixed(1)}; at most ${want.grade} wanted` });
  return faults;
}
