import { describe, expect, it } from 'vitest';
import { bindKindOf, ownThingOf } from '../../../../src/storyteller/notes/own-things.ts';

describe('[BEY-05] What becomes a thing of the family’s own', () => {
  it.each([
    ['rope bridge', 'crossing'],
    ['secret tunnel', 'shelter'],
    ['Tunnel', 'shelter'],
    ['snow fort', 'shelter'],
    ['pirate ship', 'vehicle'],
    ['baby penguin', 'creature'],
    ['treasure maps', 'thing'],
    ['wooden spoon', 'thing'],
    ['Brücke', 'crossing'],
    ['cabane', 'shelter'],
    ['gewgaw', 'thing'],
  ])('%s is a %s', (words, kind) => {
    expect(bindKindOf(words)).toBe(kind);
  });

  it('a thing with a name is told by both', () => {
    expect(ownThingOf({ kind: 'built', who: 'Mia', what: 'bridge', called: 'Bob' }, ['Mia'])).toMatchObject({
      entry: { text: 'Bob the bridge', number: 'name' },
      kind: 'crossing',
    });
    expect(ownThingOf({ kind: 'named', what: 'den', called: 'Fort Den' }, [])?.entry.text).toBe('Fort Den');
  });

  it('several things are told as several', () => {
    expect(ownThingOf({ kind: 'found', what: 'acorns' }, [])?.entry.number).toBe('many');
    expect(ownThingOf({ kind: 'found', what: 'compass' }, [])?.entry.number).toBe('one');
  });

  it('somebody who joins comes into the story, unless they play already', () => {
    expect(ownThingOf({ kind: 'joined', who: 'grandma' }, ['Mia'])).toMatchObject({
      entry: { text: 'Grandma', number: 'name' },
      kind: 'somebody',
    });
    expect(ownThingOf({ kind: 'joined', who: 'dog' }, ['Mia'])).toMatchObject({ entry: { text: 'dog', number: 'one' }, kind: 'somebody' });
    expect(ownThingOf({ kind: 'joined', who: 'cat', called: 'Flitzi' }, ['Mia'])).toMatchObject({
      entry: { text: 'Flitzi the cat', number: 'name' },
      kind: 'somebody',
    });
    expect(ownThingOf({ kind: 'joined', who: 'mia' }, ['Mia'])).toBeNull();
  });

  it('moods and weather bring no thing', () => {
    expect(ownThingOf({ kind: 'weather', what: 'rain' }, [])).toBeNull();
  });
  it('a wish brings who is wished for or what one rides in; not what a child would like to be, or to eat', () => {
    expect(ownThingOf({ kind: 'wants', what: 'dragon' }, [])).toMatchObject({ kind: 'creature', entry: { text: 'dragon' } });
    expect(ownThingOf({ kind: 'wants', what: 'rocket' }, [])).toMatchObject({ kind: 'vehicle' });
    expect(ownThingOf({ kind: 'wants', what: 'dragon', toBe: true }, [])).toBeNull();
    expect(ownThingOf({ kind: 'wants', what: 'pizza' }, [])).toBeNull();
  });
});
