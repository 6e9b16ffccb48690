import { describe, expect, test } from 'vitest';
import {
  aloudAroundDoing,
  aloudParagraphs,
  pageOf,
  Step,
  stepText,
  stepTexts,
  stepTypes,
  stepVoice,
} from '../../../../src/domain/steps/step.ts';

const bare: Step = { id: 's1', type: 'prologue', step: 'The beginning' };

describe('a step', () => {
  test('[DATA-01] is a prologue, an action, a challenge or an ending', () => {
    expect([...stepTypes]).toEqual(['prologue', 'action', 'challenge', 'ending']);
    expect(Step.safeParse({ ...bare, type: 'interlude' }).success).toBe(false);
  });

  test('[PLAY-03] has the text fields of the specification, a reply to the notes, and a question', () => {
    expect([...stepTexts].toSorted()).toEqual(
      [
        'note_reply',
        'prologue',
        'text_to_read',
        'narration',
        'action',
        'preparation',
        'challenge',
        'ending',
        'content',
        'question',
      ].toSorted(),
    );
  });

  test.each(['null', 'NULL', ' Null \n', '', '   '])('[PLAY-04] a preparation of %j counts as missing', (preparation) => {
    expect(stepText({ ...bare, preparation }, 'preparation')).toBeNull();
  });

  test('[PLAY-04] a preparation that only contains the word null counts; a missing one does not', () => {
    expect(stepText({ ...bare, preparation: ' Nullify the dragon. ' }, 'preparation')).toBe('Nullify the dragon.');
    expect(stepText(bare, 'preparation')).toBeNull();
  });

  test('[PLAY-03] texts to read aloud are separate from those for the adult', () => {
    const step: Step = {
      ...bare,
      prologue: 'Once.',
      text_to_read: 'Twice.\n\nAnd again.',
      narration: 'null',
      action: 'Hide the map.',
      preparation: 'Fetch a scarf.',
      challenge: 'Who dares?',
      ending: '',
      content: '\n\n  Off they go.  \n\n\n',
    };
    expect(aloudParagraphs(step)).toEqual(['Once.', 'Twice.', 'And again.', 'Who dares?', 'Off they go.']);
    expect(stepTexts.filter((field) => stepVoice[field] === 'adult')).toEqual(['action', 'preparation']);
  });

  test('a step without texts to read aloud has no paragraphs', () => {
    expect(aloudParagraphs({ ...bare, action: 'Wait.' })).toEqual([]);
  });

  test('a single line break starts no paragraph, and a blank line is none', () => {
    expect(aloudParagraphs({ ...bare, content: 'One\nline.\n\n  \n\nTwo.' })).toEqual(['One\nline.', 'Two.']);
  });

  test('the question comes after the action, and so does the close of an ending whose action is in the narration', () => {
    const told: Step = { ...bare, text_to_read: 'Once.', narration: 'They row.', ending: 'Home.', question: 'Which way?' };
    expect(aloudAroundDoing(told)).toEqual({ reply: [], before: ['Once.', 'They row.', 'Home.'], after: ['Which way?'] });
    expect(aloudAroundDoing({ ...told, type: 'ending' })).toEqual({
      reply: [],
      before: ['Once.', 'They row.'],
      after: ['Home.', 'Which way?'],
    });
    expect(aloudAroundDoing({ ...told, type: 'ending', narration: 'null' })).toEqual({
      reply: [],
      before: ['Once.', 'Home.'],
      after: ['Which way?'],
    });
  });

  test('what the story says to the notes comes before the title, and is read first', () => {
    const told: Step = { ...bare, text_to_read: 'Once.', note_reply: '“For me?” asks the bear.\n\nIt blushes.', question: 'Which way?' };
    expect(aloudAroundDoing(told)).toEqual({
      reply: ['“For me?” asks the bear.', 'It blushes.'],
      before: ['Once.'],
      after: ['Which way?'],
    });
    expect(pageOf(told)).toEqual({
      reply: ['“For me?” asks the bear.', 'It blushes.'],
      title: bare.step,
      paragraphs: ['Once.', 'Which way?'],
    });
    expect(aloudParagraphs(told)).toEqual(['“For me?” asks the bear.', 'It blushes.', 'Once.', 'Which way?']);
  });
});
