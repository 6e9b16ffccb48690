import { describe, expect, test } from 'vitest';
import { aloudParagraphs } from '../../../../src/domain/steps/step.ts';
import { readNote } from '../../../../src/storyteller/notes/read.ts';
import { playThrough, request, smallLibrary } from '../../../support/story/small-library.ts';

const read = (note: string, children = ['Mia', 'Tom']) => readNote(note, { children, offers: [], dropped: [] });
const aloud = (note: string): string =>
  playThrough(request(), smallLibrary, undefined, ['', note]).flatMap(aloudParagraphs).join('\n').toLowerCase();

describe('[BEY-03] a name that must not come into a story stays out of it', () => {
  test.each([
    ['A dragon called Fuck joined us', 'fuck'],
    ['a unicorn named Penis joined', 'penis'],
    ['a robot called Shithead came', 'shithead'],
    ['They named the robot Dickhead', 'dickhead'],
    ['A dragon called Motherfucker joined in', 'motherfucker'],
    ['Uncle Fuck joined us', 'fuck'],
    ['a kitten named Blade joined us', 'blade'],
    ['a ghost called Killer joined', 'killer'],
    ['Mia built a bridge and called it Bitchface', 'bitchface'],
    ['ein Hund namens Kacke kam dazu', 'kacke'],
  ])('%s', (note, name) => {
    expect(JSON.stringify(read(note).events).toLowerCase()).not.toContain(name);
    expect(aloud(note)).not.toContain(name);
  });

  test('a thing with an unwanted name is told of without the name', () => {
    expect(read('Mia built a bridge and called it Bitchface').events).toEqual([{ kind: 'built', who: 'Mia', what: 'bridge' }]);
    expect(aloud('Mia built a bridge and called it Bitchface')).toContain('mia made a bridge.');
  });

  test('a note of which nothing is left is acknowledged', () => {
    expect(read('A dragon called Fuck joined us')).toMatchObject({ events: [], unheard: true });
    expect(aloud('A dragon called Fuck joined us')).toContain('pim has heard heard.');
  });

  test('children and guests keep their names, whatever else these mean', () => {
    expect(read('Willy is the captain now', ['Willy', 'Tom']).events).toEqual([{ kind: 'became', who: 'Willy', what: 'captain' }]);
    expect(read('A dragon called Puff joined us').events).toEqual([{ kind: 'joined', who: 'dragon', called: 'Puff' }]);
    expect(read('Mia built a bridge and called it Bumble').events).toEqual([
      { kind: 'built', who: 'Mia', what: 'bridge', called: 'Bumble' },
    ]);
  });
});
