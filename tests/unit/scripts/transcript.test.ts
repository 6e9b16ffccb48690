import { expect, test } from 'vitest';
import { transcript } from '../../../scripts/story/transcript.ts';
import type { Step } from '../../../src/domain/steps/step.ts';

/** The adventure of two children of 6 and 9 with these notes, one a step. */
async function told(note: string): Promise<Step[]> {
  return JSON.parse(await transcript(['--tale', 'the-ship-that-was-afraid-of-water', '--ages', '6,9', '--json', '--note', note])) as Step[];
}

test('a printed adventure keeps heeding a note that was asked about, as on a device where the adult says that it belongs to the story', async () => {
  const steps = await told(';Tom hurt his knee and went home');
  expect(steps[1]).toMatchObject({ notes_in_story: true });
  expect(steps.slice(2, -1).map(({ lead }) => lead)).toEqual(steps.slice(2, -1).map(() => 'child-0'));
});

test('a printed adventure says of no other note that the adult was asked', async () => {
  for (const step of await told(';Mia built a bridge')) expect(step).not.toHaveProperty('notes_in_story');
});
