import { describe, expect, test } from 'vitest';
import { readTrouble } from '../../../src/storyteller/safety/trouble.ts';

describe('[BEY-03] a turn of phrase that is safe elsewhere hides no trouble', () => {
  test.each([
    'daddy beats me',
    'dad beats me with a belt',
    'she was knocked over by a car',
    'my tooth is killing me',
    'he fell in the campfire',
    'he fell into the fireplace',
    'sie ist ins Lagerfeuer gefallen',
    'il est tombé dans le feu de camp',
    'se cayó en la hoguera',
    'è caduto nel falò',
    'caiu na fogueira',
    'vuurwerk ontplofte in zijn hand',
    'the den collapsed on his head',
    'el niño se tragó la batería del reloj',
    'in der Küche ist ein Feuer ausgebrochen',
  ])('%s', (note) => {
    expect(readTrouble(note, ['Mia', 'Leo']).tier).not.toBe('none');
  });

  test.each([
    'dad beats me at chess every time',
    'they knocked over the tower again',
    'the den collapsed and they built it again',
    'we sat around the campfire and sang',
    'wir saßen am Lagerfeuer und haben gesungen',
    'la tableta se quedó sin batería',
    'der Vulkan ist ausgebrochen und hat alles verbrannt',
    'he punched the air',
    'le dragon est mort',
    'el dragón murió',
    'de draak is dood',
    'ejderha öldü',
    'beat dad at arm wrestling',
  ])('play stays play: %s', (note) => {
    expect(readTrouble(note, ['Mia', 'Leo']).tier).toBe('none');
  });
});
