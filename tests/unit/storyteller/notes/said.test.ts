import { describe, expect, test } from 'vitest';
import type { Said } from '../../../../src/domain/steps/said.ts';
import de from '../../../../src/messages/languages/de.ts';
import { noteWords } from '../../../../src/messages/play/notes.ts';
import { tellFirst, tellNext } from '../../../../src/storyteller/engine/tell.ts';
import { tellingOf } from '../../../../src/storyteller/engine/telling.ts';
import { readNote } from '../../../../src/storyteller/notes/read.ts';
import { troubleIn } from '../../../../src/storyteller/safety/withhold.ts';
import { request, smallLibrary } from '../../../support/story/small-library.ts';

const read = (note: string, said: Said[], offers: string[] = []) => readNote(note, { children: ['Mia', 'Tom'], offers, dropped: [], said });
const tap = (intent: string, words: string): Said => ({ intent, words });

describe('[BEY-10] what a tap says in the notes', () => {
  test.each([
    ['loved', { kind: 'loved' }],
    ['too-hard', { kind: 'too-hard' }],
    ['too-easy', { kind: 'too-easy' }],
    ['tired', { kind: 'tired' }],
    ['scared', { kind: 'feels', what: 'scared' }],
  ])('%s counts in a language that nobody here reads', (intent, event) => {
    const words = 'Tämä on sanottu.';
    expect(read(words, []).events).toEqual([]);
    expect(read(words, [tap(intent, words)])).toMatchObject({ events: [event], unheard: false });
  });

  test.each(['loved', 'too-hard', 'too-easy', 'tired', 'scared', 'found'] as const)(
    'in English %s says what its sentence says',
    (intent) => {
      const words = noteWords.get().written[intent];
      const note = `${words}${intent === 'found' ? 'a map and called it Bob. ' : ' '}Mia built a raft.`;
      expect(read(note, [tap(intent, words)]).events).toEqual(expect.arrayContaining([...read(note, []).events]));
      expect(read(note, [tap(intent, words)]).events).toHaveLength(read(note, []).events.length);
    },
  );

  test('words beside a tap are read as ever, and keep their place in the note', () => {
    const { written } = de.notes;
    const note = `Er hat eine Burg gebaut. ${written['too-hard']} Mia ist müde.`;
    const { events } = read(note, [tap('too-hard', written['too-hard'])]);
    expect(events).toEqual(
      expect.arrayContaining([
        { kind: 'built', what: 'Burg', ask: { who: ['Mia', 'Tom'], word: 'Er', at: 0 } },
        { kind: 'tired', who: 'Mia' },
        { kind: 'too-hard' },
      ]),
    );
  });

  test('a sentence that was taken out of the note is no longer said', () => {
    expect(read('Es regnet.', [tap('tired', 'Sie sind müde.')]).events).toEqual([{ kind: 'weather', what: 'regnet' }]);
  });

  test.each([
    ['a red key', 'red key'],
    ['acorns', 'acorns'],
    ['einen roten Schlüssel', 'roten Schlüssel'],
    ['die Schatzkarte unter dem Sofa', 'Schatzkarte'],
    ['Muscheln', 'Muscheln'],
    ['une carte', 'carte'],
  ])('what was found is what is typed behind it: %s', (typed, what) => {
    const { events } = read(`Es regnet. Gefunden: ${typed}. Mia lacht.`, [tap('found', 'Gefunden: ')]);
    expect(events.filter(({ kind }) => kind === 'found')).toEqual([{ kind: 'found', what }]);
  });

  test('“Found something…” without more typed means that nothing was found', () => {
    const { events } = read('Gefunden: . Mia hat ein Boot gebaut.', [tap('found', 'Gefunden: ')]);
    expect(events.map(({ kind }) => kind)).toEqual(['built']);
  });

  test('[BEY-05] a choice leads where it leads in English', () => {
    const first = tellFirst(request(), smallLibrary);
    const option = first.options?.at(-1) ?? '';
    const words = `Ihre Wahl: ${option}.`;
    const said = [{ intent: 'chose', words, option }];
    const next = (notes: string, about: object) => tellNext({ ...request(), told: [first], notes, ...about }, smallLibrary);
    const english = next(`They chose: ${option}.`, {});
    expect(tellingOf(next(words, { said }))?.scene).toBe(tellingOf(english)?.scene);
    expect(next(words, { said }).text_to_read).toBe(english.text_to_read);
    const kept = { ...first, notes: words, said };
    const [a, b] = [kept, { ...first, notes: `They chose: ${option}.` }].map((step) =>
      tellNext({ ...request(), told: [step, english], notes: '' }, smallLibrary),
    );
    expect(a).toEqual(b);
  });

  test('what nobody has offered is not chosen', () => {
    expect(read('Ihre Wahl: Fliegen.', [{ ...tap('chose', 'Ihre Wahl: Fliegen.'), option: 'Fliegen' }], ['Sail']).chosen).toBeNull();
  });

  test('[BEY-03] the sentence of a tap is never read as trouble, and trouble typed beside it is', () => {
    const words = 'Mia is badly hurt.';
    expect(troubleIn({ notes: words }, undefined, ['Mia']).tier).toBe('stop');
    expect(troubleIn({ notes: words, said: [tap('scared', words)] }, undefined, ['Mia']).tier).toBe('none');
    expect(troubleIn({ notes: `Jemand hat Angst. ${words}`, said: [tap('scared', 'Jemand hat Angst.')] }, undefined, ['Mia']).tier).toBe(
      'stop',
    );
  });
});
