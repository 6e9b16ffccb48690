import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { participationLevels } from '../../../src/domain/catalog.ts';
import {
  capitalise,
  englishAdventureName,
  englishDefaultName,
  englishThemeTitle,
  joinEnglishNames,
  participantNames,
} from '../../../src/domain/naming.ts';

describe('the name of an adventure', () => {
  test.each([
    ['pirates', null, 'Pirates Adventure'],
    ['fairy-tale', null, 'Fairy-tale Adventure'],
    ['space', '', 'Space Adventure'],
    ['custom', 'Snails on the moon', 'Snails on the moon Adventure'],
    ['custom', 'snails on the moon', 'snails on the moon Adventure'],
    ['éclairs', null, 'Éclairs Adventure'],
  ])('[CARD-03] %s, %j is %s', (theme, custom_theme, name) => {
    expect(englishDefaultName({ theme, custom_theme })).toBe(name);
  });

  test('[CARD-03] the family’s own name takes precedence, unless it is blank', () => {
    const pirates = { theme: 'pirates', custom_theme: null };
    expect(englishAdventureName({ ...pirates, custom_name: ' The wet Tuesday ' })).toBe('The wet Tuesday');
    expect(englishAdventureName({ ...pirates, custom_name: '  ' })).toBe('Pirates Adventure');
    expect(englishAdventureName({ ...pirates, custom_name: null })).toBe('Pirates Adventure');
  });

  test('capitalising changes only the first letter', () => {
    expect(capitalise('')).toBe('');
    expect(capitalise('iGLOO')).toBe('IGLOO');
    expect(capitalise('🐌 snails')).toBe('🐌 snails');
  });

  test('a theme for use in a sentence', () => {
    expect(englishThemeTitle('fairy-tale', null)).toBe('Fairy tale');
    expect(englishThemeTitle('custom', 'Snails on the moon')).toBe('Snails on the moon');
    expect(englishThemeTitle('volcanoes', null)).toBe('Volcanoes');
  });
});

describe('who plays', () => {
  test.each([
    [[], 'No participants'],
    [['Mia'], 'Mia'],
    [['Mia', 'Tom'], 'Mia & Tom'],
    [['Mia', 'Tom', 'Ada'], 'Mia, Tom & Ada'],
    [['Mia', 'Tom', 'Ada', 'Ben'], 'Mia, Tom, Ada & Ben'],
  ])('[PLAY-02] %j is %j', (names, text) => {
    expect(joinEnglishNames(names)).toBe(text);
  });

  test('[PLAY-02] any number of names is joined with commas and one ampersand', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[A-Z][a-z]{1,6}$/), { minLength: 2, maxLength: 20 }), (names) => {
        const text = joinEnglishNames(names);
        expect(text.split(/, | & /)).toEqual(names);
        expect(text.match(/&/g)).toHaveLength(1);
        expect(text.lastIndexOf(', ')).toBeLessThan(text.indexOf(' & '));
      }),
    );
  });

  test('[PLAY-02] the adult comes first unless they only watch', () => {
    const byLevel = Object.fromEntries(
      participationLevels.map((level) => [level, joinEnglishNames(participantNames(['Mia', 'Tom'], ' Robin ', level))]),
    );
    expect(byLevel).toEqual({
      observer: 'Mia & Tom',
      minimal: 'Robin, Mia & Tom',
      moderate: 'Robin, Mia & Tom',
      full: 'Robin, Mia & Tom',
    });
    expect(participantNames(['Mia'], 'Robin', null)).toEqual(['Mia']);
  });

  test('[PLAY-02] an adult without a name is left out; nobody at all is No participants', () => {
    expect(participantNames(['Mia'], null, 'full')).toEqual(['Mia']);
    expect(participantNames(['Mia'], '  ', 'full')).toEqual(['Mia']);
    expect(joinEnglishNames(participantNames([], 'Robin', 'observer'))).toBe('No participants');
    expect(joinEnglishNames(participantNames([], 'Robin', 'full'))).toBe('Robin');
  });
});
