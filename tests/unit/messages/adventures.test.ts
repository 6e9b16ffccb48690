import { afterEach, describe, expect, test } from 'vitest';
import { switchLanguage } from '../../../src/messages/i18n.ts';
import de from '../../../src/messages/languages/de.ts';
import { adventureName, adventureWords, defaultName, themeTitle, toldElsewhere } from '../../../src/messages/shared/adventures.ts';

afterEach(() => switchLanguage('en', 'en', null));

const own = { theme: 'custom', custom_theme: 'Snails on the moon' };

describe('the name of an adventure', () => {
  test.each([
    ['pirates', null, 'Pirates Adventure'],
    ['fairy-tale', null, 'Fairy-tale Adventure'],
    ['space', '', 'Space Adventure'],
    ['custom', 'snails on the moon', 'snails on the moon Adventure'],
    ['volcanoes', null, 'Volcanoes Adventure'],
  ])('[CARD-03] %s, %j is %s', (theme, custom_theme, name) => {
    expect(defaultName({ theme, custom_theme })).toBe(name);
  });

  test('[CARD-03] the family’s own name takes precedence, unless it is blank', () => {
    expect(adventureName({ ...own, custom_name: ' The wet Tuesday ' })).toBe('The wet Tuesday');
    expect(adventureName({ ...own, custom_name: '  ' })).toBe('Snails on the moon Adventure');
  });

  test('[BEY-10] is in the interface’s language, with the family’s own words unchanged', () => {
    switchLanguage('de', 'de', de);
    expect(defaultName({ theme: 'pirates', custom_theme: null })).toBe('Piratenabenteuer');
    expect(defaultName(own)).toBe('Abenteuer: Snails on the moon');
    expect(adventureName({ ...own, custom_name: 'The wet Tuesday' })).toBe('The wet Tuesday');
    expect([themeTitle('fairy-tale', null), themeTitle('custom', 'Snails on the moon')]).toEqual(['Märchen', 'Snails on the moon']);
  });

  test('[CARD-01] each status has its label and its button', () => {
    const { status, resume } = adventureWords.get();
    expect(status).toEqual({
      active: 'In Progress',
      paused_for_continuation: 'Paused',
      completed: 'Completed',
      ended_early: 'Ended Early',
    });
    expect(resume).toEqual({
      active: 'Continue Adventure',
      paused_for_continuation: 'Resume Adventure',
      completed: 'Play Again',
      ended_early: 'Play Again',
    });
  });
});

test('[BEY-10] a note says which language stories are told in, if the interface has another', () => {
  expect(toldElsewhere()).toBeNull();
  switchLanguage('de', 'de-AT', de);
  expect(toldElsewhere()).toBe('Die Geschichten werden auf Englisch erzählt.');
});
