import { describe, expect, test } from 'vitest';
import { readNote } from '../../../../src/storyteller/notes/read.ts';

const read = (note: string) => readNote(note, { children: ['Mia', 'Tom'], offers: [], dropped: [] });
const deed = (note: string): string | undefined => {
  const found = read(note).events.find(({ kind }) => kind === 'did');
  return found === undefined ? undefined : [found.who, found.what].filter((part) => part !== undefined).join(' ');
};

describe('[BEY-05] what was played is told again', () => {
  test.each([
    ['they hide under the blanket', 'hid under the blanket'],
    ['we fly to the moon', 'flew to the moon'],
    ['Mia feeds the dragon', 'Mia fed the dragon'],
    ['everybody hides behind the sofa', 'hid behind the sofa'],
    ['Mia and Tom carry the treasure', 'Mia and Tom carried the treasure'],
    ['they win the drum back with a dance', 'won the drum back with a dance'],
    ['Mia hugged Miss Soon', 'Mia hugged Miss Soon'],
    ['Tom creeps to the door and hides', 'Tom crept to the door and hid'],
  ])('in the present as in the past: %s', (note, told) => {
    expect(deed(note)).toBe(told);
  });

  test.each([
    ['and then a shark stole the drum', 'a shark stole the drum'],
    ['a dragon comes and eats the gate', 'a dragon came and ate the gate'],
    ['suddenly the volcano erupts', 'the volcano erupted'],
    ['the pirates hide on our island', 'the pirates hid on our island'],
    ['Our giant snail wins the race', 'your giant snail won the race'],
  ])('what happens in the game by somebody else: %s', (note, told) => {
    expect(deed(note)).toBe(told);
  });

  test.each(['then a dragon comes', 'suddenly a dragon appeared', 'a dragon is coming'])(
    'a creature that only comes is wished into the story: %s',
    (note) => {
      expect(read(note).events).toEqual([{ kind: 'wants', what: 'dragon' }]);
    },
  );

  test.each([
    'the phone rang',
    'the doorbell rang and we stopped',
    'all hands on deck',
    'Mia has a new bike',
    'Tom has a cold',
    'does the dragon eat the socks?',
    'June turns six on Friday',
    'they usually hide under the blanket',
    'we do the rest after supper',
    'the stomping like giants went over so well',
    'a man with a gun comes in',
    'they hide it',
  ])('what is no part of the game, or leaves open what is meant, is not: %s', (note) => {
    expect(deed(note)).toBeUndefined();
  });
});
