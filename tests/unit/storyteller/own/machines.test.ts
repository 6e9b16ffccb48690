import { describe, expect, test } from 'vitest';
import { aloudParagraphs } from '../../../../src/domain/steps/step.ts';
import { tellFirst } from '../../../../src/storyteller/engine/tell.ts';
import { loadLibrary } from '../../../../src/storyteller/load.ts';
import { archetypesFor } from '../../../../src/storyteller/tales/own/archetype.ts';
import { plotFor } from '../../../../src/storyteller/tales/own/plays/plots.ts';
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';
import { child, request } from '../../../support/story/small-library.ts';

async function firstStep(customTheme: string): Promise<string> {
  const { library } = await loadLibrary({ theme: null, customTheme });
  const step = tellFirst(request({ children: [child('Mia', 5), child('Tom', 8)], theme: null, customTheme }), library);
  return aloudParagraphs(step).join(' ');
}

describe('[BEY-03] a machine that a family types is no factory', () => {
  test.each(
    `washing machine, dishwasher, coffee machine, ice machine, bubble machine, sewing machine, time machine, vending machine, machine, popcorn machine,
    Waschmaschine, Spülmaschine, Kaffeemaschine, Eismaschine, Seifenblasenmaschine, Nähmaschine, Zeitmaschine, Maschine, Traummaschine, Popcornmaschine,
    machine à laver, lave-vaisselle, machine à café, machine à bulles, machine à coudre, machine à glaces, machine à remonter le temps, la machine, machine à rêves, machine à pop-corn`
      .trim()
      .split(/,\s+/),
  )('%s', async (typed) => {
    expect(['shop', 'row', 'school']).not.toContain(archetypesFor(readWords(typed))[0]);
    expect(await firstStep(typed)).not.toMatch(/factory|clock shop|laundry|yellow helmet|coffee shop|bakery/i);
  });

  test.each(['the factory', 'a robot factory', 'machine factory', 'Spielzeugfabrik', 'usine', 'fabbrica'])('%s is one', (typed) => {
    expect(readWords(typed).kind?.id).toBe('factory');
  });

  test.each([
    ['washing machine', 'sock that is all alone'],
    ['Waschmaschine', 'sock that is all alone'],
    ['lavadora', 'sock that is all alone'],
    ['dishwasher', 'spoon that is stuck under the bottom'],
    ['Spülmaschine', 'spoon that is stuck under the bottom'],
    ['lave-vaisselle', 'spoon that is stuck under the bottom'],
    ['time machine', 'clock that runs backwards'],
    ['Zeitmaschine', 'clock that runs backwards'],
    ['Kaffeemaschine', 'wheel that turns the wrong way'],
    ['machine à café', 'wheel that turns the wrong way'],
  ])('%s: the trouble is a %s', (typed, way) => {
    expect(plotFor(readWords(typed))?.way).toBe(way);
  });

  test('a journey in a time machine is one', () => {
    expect(readWords('the clock shop').kind?.id).toBe('watchmaker');
    expect(readWords('a journey in a time machine').kind?.id).not.toBe('watchmaker');
  });
});

test.each(['a', 'A', 'x', 'the', 'The', 'an', 'der', 'la', 'é'])('“%s” alone is as if nothing had been typed', async (typed) => {
  expect(await firstStep(typed)).toBe(await firstStep(''));
});
