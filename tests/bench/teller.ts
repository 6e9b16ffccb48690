import type { Browser } from '@playwright/test';
import { bySeed, familyOf, play } from '../../scripts/meter/families.ts';
import { libraryOf, talesOf, themesWithTales } from '../../scripts/tales/library.ts';
import type { Step } from '../../src/domain/steps/step.ts';
import { tellNext } from '../../src/storyteller/engine/tell.ts';
import { absolute, percentile95, type Row } from './stats.ts';

/** Measures how long the storyteller takes to tell a step, for every theme and different families, without a browser. */

const familiesEach = 4;

/** Tells four times `runs` adventures of each theme. */
export async function measureTeller(_browser: Browser, runs: number): Promise<Row[]> {
  const took: number[] = [];
  for (const theme of themesWithTales()) {
    const library = libraryOf(talesOf(theme));
    for (let at = 0; at < familiesEach * runs; at += 1) {
      const request = familyOf(at, theme);
      const { told } = play(request, library, bySeed(at));
      // The first family of a theme is a warm-up.
      if (at === 0) continue;
      for (let step = 1; step < told.length; step += 1) {
        const before: readonly Step[] = told.slice(0, step);
        const notes = before.at(-1)?.notes ?? '';
        const began = performance.now();
        tellNext({ ...request, told: [...before], notes }, library);
        took.push(performance.now() - began);
      }
    }
  }
  return [
    absolute('step told, device’s storyteller, Node', 'ms', took, 5),
    percentile95('step told, device’s storyteller, Node', 'ms', took, 15),
  ];
}
