import { expect, test } from 'vitest';
import { lodgerSlots } from '../../../../src/storyteller/tales/own/plays/archetypes/lodger.ts';
import { questionSlots } from '../../../../src/storyteller/tales/own/plays/archetypes/question.ts';
import { stageSlots } from '../../../../src/storyteller/tales/own/plays/stage/stage.ts';
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';

test('no two archetypes fill a slot of the same name: one would be told with what the other says', () => {
  const words = readWords('a night where nobody has to sleep');
  const names = [questionSlots, lodgerSlots, stageSlots].flatMap((slots) => Object.keys(slots(words)));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
