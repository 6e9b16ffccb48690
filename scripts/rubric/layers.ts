import type { Content, Theme } from '../../src/storyteller/schema.ts';
import { heard } from './measures.ts';
import type { Played } from './simulate.ts';
import { grams, masked, recurrences, tokens } from './text-metrics.ts';

/** Which parts of the telling repeat: recurring runs of words are looked up in the authored texts they may come from. */

export type Layer = { layer: string; share: number; example: string };

/** Runs of this many words tell where a text comes from. */
const clue = 3;

/** The layers by their share of all 6-grams, the heaviest first. */
export function layersOf(lives: readonly (readonly Played[])[], content: Content): Layer[] {
  const index = indexOf(content);
  const found = new Map<string, string[]>();
  let all = 0;
  for (const life of lives) {
    const names = (life[0]?.request.children ?? []).map((child) => child.name);
    const groups = life.map(({ told }) => told.map((step) => tokens(masked(heard(step), names))));
    const { hits, all: count } = recurrences(groups, 6);
    all += count;
    for (const hit of hits) {
      const votes = grams(hit.split(' '), clue).flatMap((gram) => index.get(gram) ?? []);
      const layer = mostOften(votes) ?? 'unknown';
      found.set(layer, [...(found.get(layer) ?? []), hit]);
    }
  }
  return [...found]
    .map(([layer, hits]) => ({ layer, share: hits.length / Math.max(1, all), example: mostOften(hits) ?? '' }))
    .sort((a, b) => b.share - a.share);
}

function mostOften(items: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

function indexOf(content: Content): Map<string, string> {
  const index = new Map<string, string>();
  const add = (layer: string, template: string | undefined) => {
    for (const part of (template ?? '').split(/\{[^{}]*\}/))
      for (const gram of grams(tokens(part), clue)) if (!index.has(gram)) index.set(gram, layer);
  };
  for (const core of content.cores) {
    for (const call of core.calls) for (const text of [call.tiny, call.little, call.text]) add('call', text);
    for (const text of core.done) add('done', text);
  }
  for (const intent of content.intents)
    for (const { little, text } of intent.responses) [little, text].forEach((each) => add('answer', each));
  for (const theme of Object.values(content.themes)) addTheme(theme, add);
  const { glue } = content;
  glue.leads.forEach((text) => add('glue leads', text));
  Object.values(glue.chosen)
    .flat()
    .forEach((text) => add('glue chosen', text));
  for (const part of ['returns', 'farewells', 'credits', 'resumes', 'ownWords'] as const)
    for (const { little, text } of glue[part]) [little, text].forEach((each) => add(`glue ${part}`, each));
  return index;
}

function addTheme(theme: Theme, add: (layer: string, text: string) => void): void {
  for (const frame of theme.frames) {
    for (const { tiny, little, text } of frame.prologue) [tiny, little, text].forEach((each) => add('prologue', each));
    for (const { recall, payoff } of frame.plants) {
      add('recall', recall);
      [payoff.little, payoff.text].forEach((each) => add('payoff', each));
    }
    for (const leg of frame.legs) [leg.little, leg.text].forEach((each) => add('leg', each));
    [frame.resolution.little, frame.resolution.text].forEach((each) => add('resolution', each));
  }
  for (const leg of theme.passages) [leg.little, leg.text].forEach((each) => add('passage', each));
  for (const twist of theme.twists) [twist.little, twist.text].forEach((each) => add('twist', each));
  for (const ending of theme.endings) [ending.little, ending.text].forEach((each) => add('ending', each));
  Object.values(theme.reasons)
    .flat()
    .forEach((text) => add('reason', text));
  theme.colours.forEach((text) => add('colour', text));
}
