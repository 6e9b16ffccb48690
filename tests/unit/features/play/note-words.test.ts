import { afterEach, describe, expect, it } from 'vitest';
import { answered, questionFor, understood } from '../../../../src/features/play/notes/note-words.ts';
import { switchLanguage } from '../../../../src/messages/i18n.ts';
import de from '../../../../src/messages/languages/de.ts';
import { readNote } from '../../../../src/storyteller/notes/read.ts';

const read = (note: string) => readNote(note, { children: ['Mia', 'Tom'], offers: [], dropped: [] }).events;
const chips = (note: string) =>
  read(note)
    .map(understood)
    .map(({ text, droppable }) => (droppable ? `${text} ×` : text));

describe('[BEY-05] What was understood in the notes, as the parent reads it', () => {
  it.each([
    ['Mia built a bridge and called it Bob', ['Bob the bridge joins the story ×']],
    ['tom is the captain now', ['Tom is the captain now ×']],
    ['grandma joined in', ['Grandma joins ×']],
    ['a cat named Flitzi joined in', ['Flitzi the cat joins ×']],
    ['tom went home', ['Tom takes a break ×']],
    ['we lost the treasure map', ['Treasure map is gone ×']],
    ['they found acorns', ['Acorns join the story ×']],
    ['we moved to the garden', ['Place: garden ×']],
    ['They loved it.', ['Loved it']],
    ["it's raining", ['Weather: rain']],
    ['too hard for mia', ['Too hard for Mia']],
    ['Someone is scared.', ['Scared']],
    ['mia wants a unicorn', ['Mia would like: unicorn ×']],
  ])('%s', (note, expected) => {
    expect(chips(note)).toEqual(expected);
  });

  it('the answer to a question about a pronoun is written into the notes', () => {
    const note = "look, she's built a bridge";
    const [event] = read(note);
    expect(event && questionFor(event)).toBe('Who built the bridge?');
    if (event === undefined) return;
    const clear = answered(note, event, 'Mia');
    expect(clear).toBe("look, Mia's built a bridge");
    expect(read(clear)).toEqual([{ kind: 'built', who: 'Mia', what: 'bridge' }]);
    expect(answered('It rains.', event, 'Mia')).toBe('It rains.');
  });
});

describe('[BEY-10] What was understood in the notes, in the interface’s language', () => {
  afterEach(() => switchLanguage('en', 'en', null));

  it.each([
    ['mia hat eine Brücke gebaut', ['Neu in der Geschichte: Brücke ×']],
    ['opa macht mit', ['Opa macht mit ×']],
    ['das war zu schwer für Mia', ['Zu schwer für Mia']],
    ['Someone is scared.', ['Angst']],
    ['mia wants a unicorn', ['Mia wünscht sich: unicorn ×']],
  ])('%s', (note, expected) => {
    switchLanguage('de', 'de', de);
    expect(chips(note)).toEqual(expected);
  });

  it('the question about a pronoun', () => {
    switchLanguage('de', 'de', de);
    const [event] = read('er hat eine Burg gebaut');
    expect(event && questionFor(event)).toBe('Gebaut: Burg. Von wem?');
  });
});
