import { describe, expect, test } from 'vitest';
import { factsIn } from '../../../../src/storyteller/tales/own/fill/facts.ts';
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';
import { ownTale } from './own-tale.ts';

const facts = (words: string) => factsIn(readWords(words));

describe('whatever else a family’s words say is true in the story', () => {
  test.each([
    ['a volcano that erupts custard and the town has run out of spoons', ['the town has run out of spoons', 'the volcano erupts custard']],
    ['a hotel for ghosts, and the lift is broken and theres an inspector', ['the lift is broken', 'there’s an inspector']],
    ['a bookshop where the books are alive', ['the books are alive']],
    ['a birthday party but nobody has a match', ['nobody has a match']],
    ['handball in space, our ball floats off all the time', ['your ball floats off all the time']],
    ['pirates but they are very polite', ['the pirates are very polite']],
    ['Oma comes to visit but she brought a whole orchestra in her handbag', ['Oma brought a whole orchestra in her handbag']],
    ['a baker who never sleeps', ['the baker never sleeps']],
    // Whom these tell of, nobody would know.
    ['a new kid has moved in and he is a vampire', []],
    ['a race and it is late', []],
    // Who is there, and nothing that is so.
    ['a picnic with cake and tea', []],
    ['Oslo and Lamby are having a picnic', []],
    ['ein Hotel und der Aufzug ist kaputt', []],
  ])('%s', (words, expected) => {
    expect(facts(words)).toEqual(expected);
  });

  test('what the words say is called out on the way, played, and played once more in the end', async () => {
    const tale = await ownTale('a hotel for ghosts, and the lift is broken');
    const heard = (min: number) => tale.scenes.filter((scene) => scene.min === min).map(({ here }) => JSON.stringify(here));
    for (const here of heard(5)) expect(here).toContain('“The lift is broken!” calls Gloria. So: press the button, with one brave finger!');
    for (const { close } of tale.endings)
      expect(JSON.stringify(close)).toContain('“And the lift is mended!” calls Gloria. Once more! So: press the button');
  });

  test('a tale of words that say nothing else is as it was written', async () => {
    expect(JSON.stringify(await ownTale('a hotel for ghosts'))).not.toMatch(/calls Gloria\. (?:So:|How does)/);
  });

  test.each([['a hotel for ghosts, and the cook sneezes', 'So: sneeze, sneeze!']])(
    'what is done about it is said: “%s”, %s',
    async (typed, deed) => {
      const told = JSON.stringify(await ownTale(typed));
      expect(told).toContain(`calls Gloria. ${deed}`);
      expect(told).not.toMatch(/What do (?:you|we) do about that/);
    },
  );
});
