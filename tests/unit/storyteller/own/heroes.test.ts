import { expect, test } from 'vitest';
import { alwaysRules } from '../../../../src/storyteller/safety/always.ts';
import { makeTales } from '../../../../src/storyteller/tales/own/ideas.ts';
import heroes from '../../../../src/storyteller/tales/own/plays/en/heroes.json' with { type: 'json' };

/** As they may stand in a list, too: *a mermaid*. */
const bare = (name: string) => name.toLowerCase().replace(/^the /, '');

test.each([
  ['batman and a mermade', 'Batman', 'the mermaid', 'spread your cape'],
  ['a unicorn and hulk', 'the unicorn', 'Hulk', 'show both big fists'],
  ['pirate and bin man', 'the pirate', 'the bin man', 'tip a bin'],
  ['pikachu and elsa', 'Pikachu', 'Elsa', 'make sparks with your fingers'],
  ['a viking and a nurse are best frends', 'the viking', 'the nurse', 'pat a pillow of air'],
  ['a wolf and a duck have a picnic', 'the wolf', 'the duck', 'hand each other a bun of air'],
])('%s: both are in every scene by their names, each with what only it does', async (words, one, other, does) => {
  const tales = await makeTales(words);
  for (const tale of tales) {
    expect(tale.title.toLowerCase()).not.toContain('mermade');
    // On the stage; in the news they are whoever the children are, and all that is done again and again is theirs.
    for (const scene of tale.id === 'own-stage' ? tale.scenes : [tale.prologue]) {
      const said = JSON.stringify(scene).toLowerCase();
      expect(said).toContain(bare(one));
      expect(said).toContain(bare(other));
    }
  }
  expect(JSON.stringify(tales)).toContain(does);
});

test('what heroes do is allowed everywhere', () => {
  const shown = [heroes.named, heroes.roles, heroes.acts].flatMap((table) => Object.values(table));
  const together = Object.values(heroes.bonds).flatMap((text) => text.split('/'));
  expect([...shown, ...together].filter((text) => alwaysRules.some(({ pattern }) => pattern.test(`Be it, and ${text}.`)))).toEqual([]);
});
