import { describe, expect, test } from 'vitest';
import { StoredAdventure } from '../../../src/domain/entities/adventure.ts';
import { ChildForm, childToForm, StoredChild, storyChild } from '../../../src/domain/entities/child.ts';
import { StoredEnvironment } from '../../../src/domain/entities/environment.ts';
import { isFieldProblem, problemOf } from '../../../src/domain/problems.ts';
import { someAdventure } from '../../support/story/some-adventure.ts';

/** The device's checks on what it writes are the server's: what the server would refuse is refused here, with the reason. */

const mia = { name: 'Mia', age: 6, interests: ['kites'], limitations: null };
const den = { name: 'The den', description: '', available_items: ['blanket'], space_details: '' };
const adventure = someAdventure(['20000000-0000-4000-8000-000000000001'], '2026-11-21T09:00:00.000Z');

const whyOf = (parsed: { success: boolean; error?: { issues: readonly { message: string }[] } | undefined }): string =>
  parsed.success ? 'taken' : (parsed.error?.issues[0]?.message ?? '');
const child = (interests: string[]): string => whyOf(StoredChild.safeParse({ ...mia, interests }));
const place = (available_items: string[]): string => whyOf(StoredEnvironment.safeParse({ ...den, available_items }));
const dated = (session_date: string): string => whyOf(StoredAdventure.safeParse({ ...adventure, session_date }));
const at = (currentStep: number): string =>
  whyOf(StoredAdventure.safeParse({ ...adventure, continuation_data: { ...adventure.continuation_data, currentStep } }));

describe('stored rows', () => {
  test.each([[['kites', '']], [['']], [[' kites']], [['kites', 'mud ']]])(
    'interests %j are refused: none may be empty or untrimmed',
    (interests) => {
      expect(child(interests)).toBe('interest-empty');
      expect(place(interests)).toBe('item-empty');
    },
  );

  test('all interests together have at most 500 characters, as typed', () => {
    expect(child(['x'.repeat(249), 'y'.repeat(250)])).toBe('taken');
    expect(child(['x'.repeat(250), 'y'.repeat(250)])).toBe('interests-too-long');
  });

  test('interests that the form takes are stored, of emoji too', () => {
    const [most, more] = ['🦄'.repeat(500), '🦄'.repeat(501)];
    const form = { name: 'Kim', age: '6', limitations: '' };
    expect([ChildForm.safeParse({ ...form, interests: most }).success, child([most])]).toEqual([true, 'taken']);
    expect([ChildForm.safeParse({ ...form, interests: more }).success, child([more])]).toEqual([false, 'interests-too-long']);
  });

  test('an item of a place is stored once', () => {
    expect(place(['rope', 'blanket'])).toBe('taken');
    expect(place(['rope', 'rope'])).toBe('item-twice');
  });

  test('a time is not before 1970 and not after the year 9999', () => {
    for (const moment of ['1970-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z']) expect(dated(moment)).toBe('taken');
    for (const moment of ['1969-12-31T23:59:59.999Z', '+010000-01-01T00:00:00.000Z', 'some day', '']) {
      expect(dated(moment)).toBe('This is not a date');
    }
  });

  test('the current step is a told one, or 0 in an empty story', () => {
    expect(at(0)).toBe('taken');
    expect(at(1)).toBe('The current step is not among the told ones');
  });
});

test('a child is described with the names that stories use', () => {
  expect(storyChild({ ...mia, id: 'mia', limitations: 'no loud noise' })).toEqual({
    id: 'mia',
    name: 'Mia',
    age: 6,
    interests: ['kites'],
    considerations: 'no loud noise',
  });
});

test('interests are shown with spaces after commas if that fits', () => {
  expect(childToForm({ ...mia, interests: ['kites', 'mud'] }).interests).toBe('kites, mud');
  expect(childToForm({ ...mia, interests: ['x'.repeat(249), 'y'.repeat(249)] }).interests).toContain(', ');
  expect(childToForm({ ...mia, interests: ['x'.repeat(249), 'y'.repeat(250)] }).interests).not.toContain(', ');
});

test('a problem is known by its code, and forms know theirs', () => {
  expect(problemOf('file-damaged')).toBe('file-damaged');
  expect([problemOf('Invalid input'), problemOf(undefined)]).toEqual([null, null]);
  expect([isFieldProblem('name-required'), isFieldProblem('file-damaged')]).toEqual([true, false]);
});
