import { describe, expect, it } from 'vitest';
import { troubleInIdea } from '../../../../src/storyteller/safety/idea.ts';
import { makeTales } from '../../../../src/storyteller/tales/own/ideas.ts';

describe('[BEY-03] ideas that tell of real harm', () => {
  it.each(['my daddy hits me', 'mein Papa schlägt mich', 'cutting myself', 'choking game'])(
    '“%s” is no story, and nothing of it is told',
    async (words) => {
      expect(troubleInIdea(words, [])).toMatchObject({ playable: false });
      expect((await makeTales(words)).map(({ title }) => title)).toEqual((await makeTales('')).map(({ title }) => title));
    },
  );

  it.each(['killing the teacher', 'stabbing contest'])('“%s” is not quoted', async (words) => {
    expect(JSON.stringify(await makeTales(words)).toLowerCase()).not.toMatch(/killing|stabbing/);
  });

  it.each(['a hospital where Mia broke her leg', 'our dog died'])('“%s” may be real: the adult says what it is', (words) => {
    expect(troubleInIdea(words, ['Mia'])).toMatchObject({ playable: true });
  });

  it.each(['the knight fights the dragon', 'zombies attack the kindergarten', 'pirates with swords', 'a bakery on the moon'])(
    '“%s” is a story',
    (words) => {
      expect(troubleInIdea(words, ['Mia'])).toBeNull();
    },
  );
});
