import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Expected, readSteps, readStopAnswer } from '../../../../src/domain/contracts/story-answer.ts';
import { Step, type StepType } from '../../../../src/domain/steps/step.ts';

const expected: Expected = {
  idFor: (offset) => `ours-${offset}`,
  typeFor: (offset) => (offset === 0 ? 'prologue' : 'challenge'),
  titleFor: (type) => `A ${type}`,
};

function steps(answer: unknown, given: Expected = expected): Step[] {
  const result = readSteps(answer, given);
  if (!result.ok) throw new Error(result.error.message);
  return result.steps;
}

function first(answer: unknown): Step {
  const [step] = steps(answer);
  if (step === undefined) throw new Error('no step');
  return step;
}

describe('the accepted forms of an answer', () => {
  const item = { step: 'The map', 'Text to Read': 'Once upon a time.' };
  const wanted = { id: 'ours-0', type: 'prologue', step: 'The map', text_to_read: 'Once upon a time.' };

  test.each<[string, unknown]>([
    ['an array whose first item is the story', [item]],
    ['the item itself', item],
    ['an array whose first item has output', [{ output: item }]],
    ['an output with an index beside it', [{ output: item, index: 0 }]],
    ['an output with much beside it', [{ output: item, index: 0, status: 'done', message: 'Workflow was started' }]],
    ['a story beside an output that holds nothing', [{ ...item, output: null }]],
    ['the same without an array', { ...item, output: '' }],
    ['an output that is an array', { output: [item] }],
    ['an output that is JSON as text', [{ output: JSON.stringify(item) }]],
    ['JSON as text', JSON.stringify([item])],
    ['JSON in a fence', `\`\`\`json\n${JSON.stringify(item)}\n\`\`\``],
    ['JSON in a fence without a name', `\`\`\`\n${JSON.stringify([item])}\n\`\`\`\n`],
  ])('[STORY-01] %s', (_what, answer) => {
    expect(steps(answer)).toEqual([wanted]);
  });

  test('[STORY-01] plain text becomes a step with that content', () => {
    const step = { id: 'ours-0', type: 'prologue', step: 'A prologue', content: 'Once upon a time.' };
    expect(steps('Once upon a time.')).toEqual([step]);
    expect(steps(['Once upon a time.'])).toEqual([step]);
    expect(steps([{ output: 'Once upon a time.' }])).toEqual([step]);
  });

  test('text that only looks like JSON is plain text', () => {
    expect(first('[knock, knock] Who is there?').content).toBe('[knock, knock] Who is there?');
    expect(first('42').content).toBe('42');
  });

  test('[STORY-01] further items become the steps after it, with ids and types of the plan', () => {
    expect(steps([item, { content: 'Two' }, 'Three'])).toEqual([
      wanted,
      { id: 'ours-1', type: 'challenge', step: 'A challenge', content: 'Two' },
      { id: 'ours-2', type: 'challenge', step: 'A challenge', content: 'Three' },
    ]);
  });

  test('an empty later item is left out; the first one must not be empty', () => {
    expect(steps([item, null, { step: 'Title alone' }, 7, { content: 'Four' }]).map(({ id }) => id)).toEqual(['ours-0', 'ours-4']);
    expect(readSteps([{}, item], expected).ok).toBe(false);
  });
});

describe('unusable answers', () => {
  test.each<[unknown]>([
    [[]],
    [[{}]],
    [{}],
    [[null]],
    [{ step: 'Title alone' }],
    [[{ preparation: 'Fetch a scarf.' }]],
    [{ content: '<br>' }],
    [{ output: null }],
    [[{ output: 7 }]],
    ['null'],
    [{ content: ' NULL ' }],
    [[[{ content: 'x' }]]],
  ])('[GEN-02] %j contains no story', (answer) => {
    expect(readSteps(answer, expected)).toMatchObject({
      ok: false,
      error: { kind: 'no-story', message: 'No valid story content received' },
    });
  });

  test.each<[unknown]>([[null], [undefined], [42], [true], [''], ['  \n']])('[GEN-02] %j has an unknown format', (answer) => {
    expect(readSteps(answer, expected)).toMatchObject({
      ok: false,
      error: { kind: 'invalid', message: 'Invalid response format from webhook' },
    });
  });

  test('[GEN-02] an endlessly nested output contains no story', () => {
    let answer: unknown = 'deep';
    for (let n = 0; n < 50; n += 1) answer = { output: answer };
    expect(readSteps(answer, expected)).toMatchObject({ ok: false, error: { kind: 'no-story' } });
  });
});

describe('the fields', () => {
  test.each(['text_to_read', 'Text to Read', 'textToRead', 'TEXT-TO-READ', ' text  to read ', 'text to read'])(
    '[STORY-01] %j is read as the text to read',
    (name) => {
      expect(first([{ [name]: 'Once.' }]).text_to_read).toBe('Once.');
    },
  );

  test('[STORY-01] all texts of the specification are read, and the details', () => {
    const texts = {
      prologue: 'a',
      text_to_read: 'b',
      narration: 'c',
      action: 'd',
      preparation: 'e',
      challenge: 'f',
      ending: 'g',
      content: 'h',
      details: 'i',
    };
    const upper = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name.toUpperCase().replaceAll('_', ' '), text]));
    expect(first([upper])).toEqual({ id: 'ours-0', type: 'prologue', step: 'A prologue', ...texts });
  });

  test('a title, a story and a message are also read under these names', () => {
    expect(first([{ Title: 'The map', story: 'Once.', 'Step Type': 'Action' }])).toMatchObject({
      step: 'The map',
      content: 'Once.',
      type: 'action',
    });
  });

  test('if two names mean one field, the one with a value counts', () => {
    expect(first([{ story: 'Once.', message: null, title: 'The map', step: '', content: 'null' }])).toMatchObject({
      step: 'The map',
      content: 'Once.',
    });
    expect(first([{ message: 'Ok', story: 'Once.' }]).content).toBe('Ok');
  });

  test('[PLAY-04] the word null counts as no text: for a preparation, a title, a cue', () => {
    expect(first([{ content: 'Once.', preparation: 'null', step: 'NULL', cues: ['null', 'Whisper', ' '], options: ['null'] }])).toEqual({
      id: 'ours-0',
      type: 'prologue',
      step: 'A prologue',
      content: 'Once.',
      cues: ['Whisper'],
    });
  });

  test.each(['constructor', '__proto__', 'interlude', '', 7, null, {}])('a type of %j is ignored, and the plan decides', (type) => {
    expect(first([{ content: 'Once.', type }]).type).toBe('prologue');
  });

  test.each<[string, StepType]>([
    ['ending', 'ending'],
    ['Challenge', 'challenge'],
    [' ACTION ', 'action'],
  ])('the type %j is read from the answer', (type, wanted) => {
    expect(first([{ content: 'Once.', type }]).type).toBe(wanted);
  });

  test.each<[unknown, unknown]>([
    [3, 3],
    ['4', 4],
    [9, 5],
    [-2, 1],
    [null, undefined],
    ['', undefined],
    ['lots', undefined],
    [true, undefined],
    [[], undefined],
    [{ valueOf: 1, toString: 1 }, undefined],
  ])('an energy of %j is %j', (energy, wanted) => {
    expect(first([{ content: 'Once.', energy }]).energy).toBe(wanted);
  });

  test('minutes are between 1 and 60, and missing if none are given', () => {
    expect(first([{ content: 'Once.', minutes: 600 }]).minutes).toBe(60);
    expect(first([{ content: 'Once.', minutes: 0 }]).minutes).toBe(1);
    expect(first([{ content: 'Once.', minutes: null }])).not.toHaveProperty('minutes');
  });

  test('at most eight items of each list are read, without empty ones', () => {
    const many = Array.from({ length: 20 }, (_, n) => `cue ${n}`);
    expect(first([{ content: 'Once.', cues: ['', ...many], safety: 'Mind the stairs' }])).toMatchObject({ cues: many.slice(0, 8) });
    expect(first([{ content: 'Once.', safety: 'Mind the stairs' }])).not.toHaveProperty('safety');
  });

  test('the storyteller’s own plan is kept unchanged', () => {
    const telling = { by: 'builtin', beat: 3, core: { id: 'c7', slots: ['rope'] } };
    expect(first([{ content: 'Once.', telling }]).telling).toEqual(telling);
    expect(first([{ content: 'Once.', telling: 'x' }])).not.toHaveProperty('telling');
  });

  test('the reasons for a step become plain text too', () => {
    expect(first([{ content: 'Once.', trace: [{ rule: '<b>age</b>', detail: 'fits **everyone**' }] }]).trace).toEqual([
      { rule: 'age', detail: 'fits everyone' },
    ]);
  });

  test('fields beyond the contract, and those that only the app sets, are ignored', () => {
    const step = first([{ content: 'Once.', source: 'device', notes: 'forged', html: '<b>', next: { url: 'x' } }]);
    expect(Object.keys(step).toSorted()).toEqual(['content', 'id', 'step', 'type']);
  });
});

describe('the ids', () => {
  test('a service’s id is kept', () => {
    expect(first([{ content: 'Once.', id: 'theirs-1' }]).id).toBe('theirs-1');
  });

  test.each(['', ' ', 'null', 'x'.repeat(101), '<i>1</i>', 'a\u0000b', ' padded ', 7, null])(
    '%j is no valid id, so the step gets one of ours',
    (id) => {
      expect(first([{ content: 'Once.', id }]).id).toBe('ours-0');
    },
  );

  test('[PLAY-08] no two steps have the same id, within the answer and with earlier steps', () => {
    const told = { ...expected, taken: new Set(['told-1']) };
    const answer = ['told-1', 'same', 'same', 'other'].map((id) => ({ content: 'Once.', id }));
    expect(steps(answer, told).map(({ id }) => id)).toEqual(['ours-0', 'same', 'ours-2', 'other']);
  });
});

describe('any answer', () => {
  const markup = fc.constantFrom(
    '<b>Mia</b>',
    '<script>x()</script>Go',
    '&lt;img src=x&gt;',
    '**Run**',
    '[map](http://x)',
    'null',
    '',
    '\u0000',
    'Once.',
  );
  const text = fc.oneof(
    markup,
    fc.string(),
    fc.array(markup, { maxLength: 4 }).map((parts) => parts.join('')),
  );
  const field = fc.oneof(
    fc.constantFrom(
      'prologue',
      'Text to Read',
      'narration',
      'action',
      'preparation',
      'challenge',
      'ending',
      'content',
      'details',
      'step',
      'title',
    ),
    fc.constantFrom(
      'id',
      'type',
      'cues',
      'safety',
      'options',
      'bullets',
      'energy',
      'minutes',
      'lead',
      'telling',
      'trace',
      'output',
      '__proto__',
      'constructor',
    ),
    fc.string({ maxLength: 6 }),
  );
  const value = fc.oneof(
    text,
    fc.array(text, { maxLength: 10 }),
    fc.jsonValue({ maxDepth: 2 }),
    fc.record({ rule: text, detail: text }).map((line) => [line]),
  );
  // Through JSON, as a real answer: `__proto__` is then a field like any other.
  const item = fc
    .array(fc.tuple(field, value), { maxLength: 8 })
    .map((entries): unknown => JSON.parse(`{${entries.map(([k, v]) => `${JSON.stringify(k)}:${JSON.stringify(v)}`).join(',')}}`));
  const answer: fc.Arbitrary<unknown> = fc.oneof(
    fc.jsonValue(),
    fc.array(fc.oneof(item, text), { maxLength: 5 }),
    item,
    item.map((output) => [{ output }]),
    fc.array(item, { maxLength: 3 }).map((list) => `\`\`\`json\n${JSON.stringify(list)}\n\`\`\``),
  );

  /** All texts that a person may see. */
  const shown = (step: Step): string[] => {
    const texts = [step.step, step.prologue, step.text_to_read, step.narration, step.action, step.preparation, step.challenge, step.ending];
    const lists = [step.cues, step.safety, step.options, step.bullets, step.trace?.flatMap(({ rule, detail }) => [rule, detail])];
    return [...texts, step.content, step.details, step.lead, step.id, ...lists.flat()].filter((part) => part !== undefined);
  };

  test('[GEN-02] never makes the parser throw, and only fails with one of the two errors', () => {
    fc.assert(
      fc.property(answer, (given) => {
        const result = readSteps(given, expected);
        const known = ['No valid story content received', 'Invalid response format from webhook'];
        expect(result.ok || known.includes(result.error.message)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('[GEN-02] only produces complete steps: with a title, a text, no markup, and an id of their own', () => {
    fc.assert(
      fc.property(answer, (given) => {
        const result = readSteps(given, expected);
        fc.pre(result.ok);
        for (const step of result.steps) {
          expect(Step.parse(step)).toEqual(step);
          expect(step.step).not.toBe('');
          expect(Object.values(step).some((part) => typeof part === 'string' && part !== '')).toBe(true);
          for (const part of shown(step)) {
            expect(part).not.toMatch(/<\/?[a-z!][^>]*>/i);
            expect(part).not.toMatch(/(?!\n)[\p{Cc}\p{Cs}]/u);
            expect(part).not.toMatch(/\*\*|`/);
          }
        }
        expect(new Set(result.steps.map(({ id }) => id)).size).toBe(result.steps.length);
      }),
      { numRuns: 1000 },
    );
  });

  test('is read the same again after a step was passed through a second service', () => {
    fc.assert(
      fc.property(answer, (given) => {
        const result = readSteps(given, expected);
        fc.pre(result.ok);
        expect(steps(JSON.parse(JSON.stringify(result.steps)))).toEqual(result.steps);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the answer to a stop', () => {
  test.each<[string, unknown]>([
    ['an array whose first item has output', [{ output: 'They **found** it.', final_outcome: 'Won' }]],
    ['an object with output', { output: '<p>They found it.</p>', final_outcome: 'Won', continuation_data: {} }],
    ['a summary under its own name', { story_summary: 'They found it.', final_outcome: 'Won' }],
    ['an output that says nothing beside a summary', { output: 'null', story_summary: 'They found it.', final_outcome: 'Won' }],
  ])('[STORY-01] %s', (_what, answer) => {
    expect(readStopAnswer(answer)).toEqual({ summary: 'They found it.', outcome: 'Won' });
  });

  test('[STORY-01] is optional, as a whole and in parts', () => {
    const nothing = { summary: null, outcome: null };
    for (const answer of [null, undefined, '', 'ok', 7, [], {}, [null], [[]], { output: '  ' }, { output: { a: 1 } }, { output: 'null' }]) {
      expect(readStopAnswer(answer)).toEqual(nothing);
    }
    expect(readStopAnswer({ output: 'They found it.' })).toEqual({ summary: 'They found it.', outcome: null });
    expect(readStopAnswer({ final_outcome: 'Won' })).toEqual({ summary: null, outcome: 'Won' });
  });

  test('[STORY-01] never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (answer) => {
        const { summary, outcome } = readStopAnswer(answer);
        expect(summary).not.toBe('');
        expect(outcome).not.toBe('');
      }),
    );
  });
});

describe('[GEN-02] the reason why an answer contains no story', () => {
  const detailOf = (answer: unknown): string => {
    const read = readSteps(answer, expected);
    return read.ok ? 'ok' : read.error.detail;
  };

  test('names the found and the expected fields, but never quotes the story', () => {
    expect(detailOf(7)).toBe('the answer is a number: a list, an object or a text is read');
    expect(detailOf([])).toBe('the list is empty');
    expect(detailOf([{ mood: 'blue', preparation: 'Mia needs a stick' }])).toBe(
      'the first item has the fields mood, preparation; a text in one of prologue, text_to_read, narration, challenge, ending, content, action is needed',
    );
    expect(detailOf([['nested']])).toContain('the first item is');
  });

  test.each(['Text to Read', 'TEXT TO READ', 'text_to_read', 'text-to-read', 'textToRead', 'TextToRead', 'texttoread', ' Text  To Read: '])(
    '[STORY-01] `%s` is read as the text to read',
    (name) => {
      expect(steps([{ [name]: 'Once.' }])[0]).toMatchObject({ text_to_read: 'Once.' });
    },
  );

  test('[STORY-01] an output is found in any case, and a stop may contain a summary in parts', () => {
    expect(steps([{ Output: { 'TEXT TO READ': 'Once.' } }])[0]).toMatchObject({ text_to_read: 'Once.' });
    expect(readStopAnswer([{ Output: { players: 'Mia', storySoFar: 'They sailed.', currentStatus: 'At the reef.' } }])).toEqual({
      summary: 'They sailed.\nAt the reef.',
      outcome: null,
    });
    expect(readStopAnswer({ 'Final Outcome': 'Won', webhookSummary: 1 })).toEqual({ summary: null, outcome: 'Won' });
  });
});

describe('a nested answer', () => {
  const item = { step: 'The map', content: 'Once.' };
  const wrapped = (times: number): unknown => Array.from({ length: times }).reduce((inner) => ({ output: inner }), item);
  const asText = (times: number): string =>
    Array.from({ length: times }).reduce<string>((inner) => JSON.stringify([{ output: inner }]), JSON.stringify([item]));

  test('is read four levels deep, as objects or as texts of JSON', () => {
    expect(first(wrapped(4)).content).toBe('Once.');
    expect(readSteps(wrapped(5), expected).ok).toBe(false);
    expect(first(asText(1)).content).toBe('Once.');
    expect(readSteps(asText(2), expected).ok).toBe(false);
  });

  test('text with a single bracket or quote is text, and a code fence is removed only around the whole', () => {
    expect(first('"[the map]"').content).toBe('"[the map]"');
    expect(first('Read: [1, 2]').content).toBe('Read: [1, 2]');
    expect(first(`Then:\n\`\`\`json\n${JSON.stringify([item])}\n\`\`\``).content).not.toBe('Once.');
  });
});

describe('the reason names what was found, for the service’s author', () => {
  const detailOf = (answer: unknown): string => {
    const result = readSteps(answer, expected);
    return result.ok ? '' : result.error.detail;
  };

  test.each<[unknown, string]>([
    [null, 'the answer is empty'],
    [undefined, 'the answer is empty'],
    [' ', 'the answer is an empty text'],
    [42, 'the answer is a number'],
    [true, 'the answer is a boolean'],
    [[null], 'the first item is empty'],
    [[undefined], 'the first item is empty'],
    [[7], 'the first item is a number'],
    [[' '], 'the first item is an empty text'],
    [['<br>'], 'the first item is a text that is no story'],
    [[[]], 'the first item is an object without an end'],
    [[{}], 'the first item has no fields'],
    [[{ mood: 'blue', plot: 1 }], 'the first item has the fields mood, plot'],
  ])('%j', (answer, words) => {
    expect(detailOf(answer)).toMatch(new RegExp(`^${words}[:;]`));
  });

  test('at most twelve fields are named, in two hundred characters', () => {
    const fields = (name: string) => [Object.fromEntries(Array.from({ length: 14 }, (_, n) => [`${name}${n}`, 1]))];
    expect(detailOf(fields('f'))).toContain('f11;');
    expect(detailOf(fields('f'))).not.toContain('f12');
    expect(detailOf(fields('x'.repeat(40))).length).toBeLessThan(400);
  });
});

describe('a field without a value', () => {
  test.each([null, '', ' ', 'null'])('%j gives way to the field’s next name', (nothing) => {
    expect(first({ title: nothing, 'step title': 'The map', content: 'Once.' }).step).toBe('The map');
    expect(first({ 'step title': 'The map', title: 'The other', content: 'Once.' }).step).toBe('The map');
  });

  test('a blank is no number', () => {
    expect(first({ content: 'Once.', energy: ' ', minutes: '' })).not.toHaveProperty('energy');
    expect(first({ content: 'Once.', energy: ' 3 ' }).energy).toBe(3);
  });
});
