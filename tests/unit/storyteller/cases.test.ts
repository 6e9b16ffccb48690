import { describe, expect, test } from 'vitest';
import { caseOf, playCase } from '../../../scripts/rubric/cases.ts';
import { everything } from '../../../scripts/rubric/measures.ts';
import { violations } from '../../../scripts/rubric/violations.ts';
import { aloudParagraphs, Step } from '../../../src/domain/step.ts';
import type { TellingRequest } from '../../../src/domain/telling.ts';
import { bandOf } from '../../../src/storyteller/bands.ts';
import { content } from '../../../src/storyteller/content.ts';
import { wordCount } from '../../../src/storyteller/readability.ts';

/**
 * Ten thousand told steps of seeded families of every kind: one child of one year and nine from 1 to 18, places with nothing
 * and with knives, considerations that rule out nearly everything, notes in other languages, with markup, with instructions.
 */

const perChunk = 2_500;
const seed = 4_711;

/** Machinery that shows, and what no note may smuggle in. */
const never =
  /[{}<>]|\bundefined\b|\bnull\b|\bNaN\b|\[object|alert\(|bloody|climb on the roof|light matches|ignore (?:all|your)|🦖|\bthe the\b|\ba the\b|\ba an?\b/i;

function faultsOf(request: TellingRequest, told: readonly Step[]): string[] {
  const faults = violations(request, told);
  const youngest = Math.min(...request.children.map((child) => child.age));
  const [, most] = bandOf(youngest).words;
  told.forEach((step, index) => {
    const fail = (fault: string) => faults.push(`seed ${request.seed}, step ${index} (${step.type}): ${fault}`);
    const text = everything(step);
    const aloud = aloudParagraphs(step).join(' ');
    const found = never.exec(text);
    if (found !== null) fail(`reads “${text.slice(Math.max(0, found.index - 30), found.index + 40)}”`);
    if (!Step.safeParse(step).success) fail('has a foreign shape');
    if (wordCount(aloud) < 12 || wordCount(aloud) > most + 12) fail(`is ${wordCount(aloud)} words long for ${youngest} years`);
    const options = step.options ?? [];
    if (step.type !== 'ending' && (options.length < 2 || options.length > 3)) fail(`offers ${options.length} choices`);
    if (new Set(options).size < options.length) fail('offers the same twice');
    if (!(step.energy !== undefined && step.energy >= 1 && step.energy <= 5)) fail('has no energy');
  });
  return faults;
}

describe('ten thousand told steps keep every limit', () => {
  test.each([0, 1, 2, 3])('part %i', { timeout: 240_000 }, (part) => {
    const faults: string[] = [];
    for (let steps = 0, at = 0; steps < perChunk; at += 1) {
      const request = caseOf(part * 10_000 + at, seed);
      const told = playCase(request, at, content);
      faults.push(...faultsOf(request, told));
      steps += told.length;
    }
    expect(faults.slice(0, 20)).toEqual([]);
  });
});
