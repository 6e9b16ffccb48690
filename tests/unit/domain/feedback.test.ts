import { describe, expect, test } from 'vitest';
import { FeedbackForm } from '../../../src/domain/entities/feedback.ts';
import { checkInWords } from '../../support/story/said.ts';

const good = { feedbackType: 'bug', rating: 4, message: 'The pirates never came.' };

function firstOf(form: object): unknown {
  const result = checkInWords(FeedbackForm, { ...good, ...form });
  return result.ok ? 'ok' : result.first;
}

describe('the feedback form', () => {
  test.each(['bug', 'feature', 'usability', 'general', 'other'])('[FEED-01] accepts the type %s', (feedbackType) => {
    expect(firstOf({ feedbackType })).toBe('ok');
  });

  test.each(['', 'praise', null, undefined])('[FEED-01] the type %j is refused: one must be selected', (feedbackType) => {
    expect(firstOf({ feedbackType })).toEqual({ field: 'feedbackType', message: 'Please select a feedback type' });
  });

  test('[FEED-01] the rating is a whole number from 1 to 5', () => {
    for (const rating of [1, 2, 3, 4, 5]) expect(firstOf({ rating })).toBe('ok');
    for (const rating of [0, 6, -1, 2.5, Number.NaN, '3', null, undefined]) {
      expect(firstOf({ rating })).toEqual({ field: 'rating', message: 'Please choose a rating' });
    }
  });

  test('[FEED-01] the message has 10 to 1000 characters after trimming', () => {
    expect(firstOf({ message: '' })).toEqual({ field: 'message', message: 'Please provide at least 10 characters' });
    expect(firstOf({ message: `   ${'x'.repeat(9)}      ` })).toEqual({
      field: 'message',
      message: 'Please provide at least 10 characters',
    });
    expect(firstOf({ message: ` ${'x'.repeat(10)} ` })).toBe('ok');
    expect(firstOf({ message: `  ${'x'.repeat(1000)}  ` })).toBe('ok');
    expect(firstOf({ message: 'x'.repeat(1001) })).toEqual({ field: 'message', message: 'Feedback must be less than 1000 characters' });
  });

  test('[FEED-01] the trimmed message is sent', () => {
    expect(checkInWords(FeedbackForm, { ...good, message: '  ten letters  ' })).toMatchObject({ value: { message: 'ten letters' } });
  });

  test('[FEED-01] an untouched form reports the missing type first', () => {
    expect(firstOf({ feedbackType: '', rating: 0, message: '' })).toEqual({
      field: 'feedbackType',
      message: 'Please select a feedback type',
    });
  });
});
