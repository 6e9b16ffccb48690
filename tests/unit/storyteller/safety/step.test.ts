import { describe, expect, test } from 'vitest';
import type { Step } from '../../../../src/domain/steps/step.ts';
import { limitsOf } from '../../../../src/storyteller/safety/limits.ts';
import { auditStep } from '../../../../src/storyteller/safety/step.ts';
import { limitsWith } from './kit.ts';

const step = (changes: Partial<Step>): Step => ({ id: 's', type: 'action', step: 'The bridge', ...changes });
const cannotRun = limitsWith({ considerations: 'cannot run' });

test.each<[keyof Step, Partial<Step>]>([
  ['step', { step: 'Run to the bridge' }],
  ['prologue', { prologue: 'Run to the bridge.' }],
  ['text_to_read', { text_to_read: 'Run to the bridge.' }],
  ['narration', { narration: 'Run to the bridge.' }],
  ['challenge', { challenge: 'Run to the bridge.' }],
  ['ending', { ending: 'Run to the bridge.' }],
  ['content', { content: 'Run to the bridge.' }],
  ['action', { action: 'Run to the bridge.' }],
  ['preparation', { preparation: 'They run to the bridge.' }],
  ['details', { details: 'Let them run to the bridge.' }],
  ['cues', { cues: ['Let them run.'] }],
  ['options', { options: ['Rest', 'Run to the bridge'] }],
  ['bullets', { bullets: ['Run to the bridge'] }],
])('[BEY-04] every field of a step is checked: %s', (_field, changes) => {
  expect(auditStep(step(changes), cannotRun).map((hit) => [hit.demand, hit.child])).toContainEqual(['run', 'mia']);
});

test('[BEY-04] a line of the instruction that begins with names is only for these children', () => {
  expect(auditStep(step({ action: 'Tom: Run to the bridge.\nMia: Call the time.' }), cannotRun)).toEqual([]);
  expect(auditStep(step({ action: 'Tom and Mia (leads): Run to the bridge.' }), cannotRun).map((hit) => hit.child)).toEqual(['mia', 'mia']);
});

test('[BEY-04] a hint for children by name is only for them, and asks them', () => {
  expect(auditStep(step({ cues: ['For Tom: run to the bridge.'] }), cannotRun)).toEqual([]);
  const both = auditStep(step({ cues: ['For Tom & Mia: run to the bridge.'] }), cannotRun);
  expect(new Set(both.map((hit) => hit.child))).toEqual(new Set(['mia']));
});

describe('where two children have the same name', () => {
  const place = { type: 'custom', name: 'somewhere', description: '', spaceDetails: '', items: [] };
  const [free, limited] = [null, 'uses a wheelchair'];
  test.each([
    ['first', [limited, free], 'c0'],
    ['second', [free, limited], 'c1'],
  ])('[BEY-04] what the %s can’t do is not asked of that name', (_which, considerations, id) => {
    const children = considerations.map((each, at) => ({ id: `c${at}`, name: 'Mia', age: 6 + at, considerations: each }));
    const limits = limitsOf({ children, place });
    const told = step({ text_to_read: 'Mia hops three times.', cues: ['For Mia: hop three times.'] });
    expect(new Set(auditStep(told, limits).map((hit) => [hit.text, hit.child].join(' · ')))).toEqual(
      new Set([`Mia hops three times. · ${id}`, `hop three times. · ${id}`]),
    );
  });
});

test('[BEY-04] more energy than the calmest child may have is refused', () => {
  expect(auditStep(step({ energy: 4 }), cannotRun).map((hit) => hit.rule)).toEqual(['energy']);
  expect(auditStep(step({ energy: 3 }), cannotRun)).toEqual([]);
});
