import { describe, expect, test } from 'vitest';
import { aloudParagraphs, type Step } from '../../../../src/domain/steps/step.ts';
import type { TellingRequest } from '../../../../src/domain/telling.ts';
import type { Tale } from '../../../../src/storyteller/tales/schema.ts';
import { child, playThrough, request, smallLibrary, withTales } from '../../../support/story/small-library.ts';
import { smallTale } from '../../../support/story/small-tale.ts';

const text = (step: Step | undefined): string => (step === undefined ? '' : aloudParagraphs(step).join(' '));
const noted = (...notes: string[]): Step[] => playThrough(request(), smallLibrary, undefined, notes);

/** What each step but the last says came along. */
const comes = (told: readonly Step[]): string[][] =>
  told.slice(0, -1).map((step) => [...text(step).matchAll(/And (?:the |your |an? )?([^.]+?) comes? along/g)].map(([, what]) => what ?? ''));

describe('[BEY-05] what was noted is met', () => {
  test('a creature that joined by name comes up once in the next step, by that name, and is there at the end', () => {
    const told = noted('', 'Tom is the captain now, and a cat named Flitzi joined in');
    expect(comes(told).flat()).toEqual(['Flitzi the cat']);
    expect(text(told[2])).toContain('And Flitzi the cat comes along. Pim salutes Tom, who is captain now.');
    expect(text(told.at(-1))).toContain('Flitzi the cat stands there at the end.');
  });

  test.each([
    ['Tom wants to be the captain', 'captain'],
    ['Tom wanted to be the one who listens', 'the listener'],
  ])('who wishes to be somebody is that from the next step on: %s', (note, role) => {
    expect(text(noted('', note)[2])).toContain(`Pim salutes Tom, who is ${role} now.`);
  });

  test('news that a step has no room for is told in the next one, and nothing is told twice', () => {
    const told = noted('', 'Mia built a bridge. Tom found a key. A fox named Rufus joined us. Tom is the captain now.');
    expect(comes(told)[2]).toHaveLength(2);
    expect(comes(told)[3]).toHaveLength(1);
    expect(comes(told).flat().toSorted()).toEqual(['Rufus the fox', 'bridge', 'key']);
    expect(text(told[2])).not.toContain('salutes');
    expect(text(told[3])).toContain('Pim salutes Tom, who is captain now.');
    expect(told.filter((step) => text(step).includes('salutes'))).toHaveLength(1);
  });

  test('somebody who joined is there at the end, before any things, even if the last step had no room for them', () => {
    const told = noted('', 'Mia built a bridge. Tom found a key.', '', 'A fox named Rufus joined us.');
    expect(text(told.at(-1))).toContain('Rufus the fox stands there at the end. Your bridge stands there at the end.');
    const notes = ['', '', '', '', '', '', 'Mia built a bridge. Tom found a key. A fox named Rufus joined us.'];
    const late = noted(...notes);
    expect(late).toHaveLength(8);
    expect(text(late.at(-1))).toContain('Rufus the fox stands there at the end.');
  });

  test('each child who took a role hears so, and one who took two hears only of the later', () => {
    const both = noted('', 'Mia is the queen now. Tom is the wizard now.');
    expect(text(both[2])).toContain('salutes Mia, who is queen now. Pim salutes Tom, who is the wizard now.');
    const told = noted('', 'Mia built a bridge. Tom found a key. Tom is the wizard now.', 'Tom is the pirate now.');
    expect(told.map(text).join(' ')).not.toContain('the wizard now');
    expect(told.filter((step) => text(step).includes('who is the pirate now'))).toHaveLength(1);
  });

  describe('a role that a note gave stays with whom it was given', () => {
    const part = { as: 'the captain', do: 'say when' };
    /** The small tale with games that give the adult a role in these words. */
    const given = (call: string, change: object = {}) => {
      const said = `${call} {a} goes first.`;
      const scenes = smallTale.scenes.map((scene) => ({
        ...scene,
        ways: scene.ways.map((way) => ({ ...way, call: { little: said, text: said }, ...change })),
      }));
      const library = withTales({ ...smallTale, scenes });
      return (...notes: string[]) => playThrough(request({ participation: 'full' }), library, undefined, ['', ...notes]);
    };

    test.each([
      ['{adult} is the captain.', '$ is the captain.'],
      ['{adult}, the captain, nods.', '$, the captain, nods.'],
      ['{adult}, as the captain, nods.', '$, as the captain, nods.'],
      ['{adult}, who is the captain, nods.', '$, who is the captain, nods.'],
      ['Ask the captain, who is {adult}.', 'Ask the captain, who is $.'],
    ])('where a game says: %s', (call, told) => {
      const steps = given(call)('Mia is the captain now.');
      expect(text(steps[1])).toContain(told.replace('$', 'Robin'));
      for (const step of steps.slice(2, -1)) {
        expect(text(step)).toContain(told.replace('$', 'Mia'));
        expect(text(step)).not.toContain('Mia goes first.');
      }
    });

    test('where the adult reads of a part of their own', () => {
      const steps = given('Nod to {adult}.', { part })('Mia is the captain now.');
      expect(steps[1]?.action).toMatch(/^You are the captain: say when\./);
      for (const step of steps.slice(2, -1)) expect(step.action).toMatch(/^Mia is the captain: say when\./);
    });

    test('goes to whoever gets it later, also to a guest, until they leave', () => {
      const captains = given('{adult}, the captain, nods.')(
        'Mia is the captain now.',
        'Tom is the captain now.',
        'Grandma joined in. Grandma is the captain now.',
        'Grandma went home.',
      ).map((step) => /(\w+), the captain, nods/.exec(text(step))?.[1]);
      expect(captains.slice(1, 6)).toEqual(['Robin', 'Mia', 'Tom', 'Grandma', 'Tom']);
    });
  });

  test('the cast answers a mood beside a find, where there is room', () => {
    const told = noted('', 'Tom found a key. Tom is tired.');
    expect(text(told[2])).toContain('along. Pim has heard tired.');
    expect(text(told[3])).not.toContain('heard tired');
    expect(text(noted('', 'Tom found a key. Mia built a bridge. Tom is tired.')[2])).not.toContain('heard tired');
  });

  test('a loss is told once, with whose thing it was, and the thing is not there at the end', () => {
    const told = noted('', 'Mia lost her sock.');
    expect(text(told[2])).toContain('And Mia’s sock is gone, says Pim.');
    expect(told.filter((step) => text(step).includes('is gone'))).toHaveLength(1);
    const broken = noted('', 'Mia built a bridge.', 'The bridge fell down.');
    expect(text(broken[3])).toContain('And the bridge is gone, says Pim.');
    expect(text(broken.at(-1))).not.toContain('bridge');
  });

  test.each(['Bob the bridge fell down.', 'The bridge fell down.'])('a thing with a name is gone by that name: %s', (note) => {
    const told = noted('', 'Mia built a bridge and called it Bob.', note);
    expect(text(told[3])).toContain('And Bob the bridge is gone, says Pim.');
    expect(text(told.at(-1))).not.toContain('Bob');
  });

  test('a name that nobody has heard before is a name all the same', () => {
    expect(text(noted('', 'Bob the bridge fell down.')[2])).toContain('And Bob the bridge is gone, says Pim.');
  });

  test('a child who would rather not lead has a quiet part, and others lead until it takes a role', () => {
    const told = noted('', 'Mia doesn’t want to be the hero today.');
    expect(text(told[2])).toContain('Mia keeps the lamp.');
    expect(told.slice(2).flatMap(({ lead }) => lead ?? [])).not.toContain('mia');
    const again = noted('', 'Mia doesn’t want to go first.', 'Mia is the captain now.');
    expect(again.slice(3).map(({ lead }) => lead)).toContain('mia');
  });

  describe('where nobody else plays, a child who would rather not lead', () => {
    const alone = (change: Partial<TellingRequest>, ...notes: string[]): Step[] =>
      playThrough(request({ children: [child('Mia', 7)], ...change }), smallLibrary, undefined, notes);

    test('leaves it to an adult who joins in, and comes second', () => {
      const told = alone({}, '', 'Mia doesn’t want to be the hero today.');
      expect(told[1]?.lead).toBe('mia');
      expect(text(told[1])).toMatch(/Do \w+ at \w+, Mia and Robin\./);
      for (const step of told.slice(2, -1)) {
        expect(step.lead).toBeUndefined();
        expect(text(step)).toMatch(/Do \w+ at \w+, Robin and Mia\./);
      }
      expect(text(told[3])).toMatch(/Done \w+ at \w+ with Robin\./);
    });

    test('leads again when it has taken a role', () => {
      const told = alone({}, '', 'Mia doesn’t want to be the hero today.', 'Mia is the captain now.');
      expect(told.slice(2, 4).map(({ lead }) => lead)).toEqual([undefined, 'mia']);
    });

    test('leads all the same where the adult only watches', () => {
      const told = alone({ participation: 'observer' }, '', 'Mia doesn’t want to be the hero today.');
      expect(told.slice(2, -1).every(({ lead }) => lead === 'mia')).toBe(true);
    });

    test('leads all the same where the adult has a part of its own in the game', () => {
      const withPart: Tale = {
        ...smallTale,
        scenes: smallTale.scenes.map((scene) => ({
          ...scene,
          ways: scene.ways.map((way) => ({ ...way, part: { as: 'the gull', do: 'screech at every step' } })),
        })),
      };
      const told = playThrough(request({ children: [child('Mia', 7)] }), withTales(withPart), undefined, [
        '',
        'Mia doesn’t want to be the hero today.',
      ]);
      expect(told.slice(2, -1).every(({ lead }) => lead === 'mia')).toBe(true);
    });
  });

  test('what they did is told in the next step, taken in by the cast, and recalled once all is well', () => {
    const told = noted('', 'Mia hugged the monster.');
    expect(text(told[2])).toContain('Mia hugged the monster. Pim has heard heard.');
    expect(told.slice(3, -1).some((step) => text(step).includes('hugged'))).toBe(false);
    expect(told.at(-1)?.ending).toContain('“And Mia hugged the monster,” says Pim.');
    expect(text(noted('', 'They danced around the chair.')[2])).toContain('You danced around the chair.');
    expect(text(noted('', 'They danced around the chair. Tom is tired.')[2])).toContain(
      'You danced around the chair. Pim has heard tired.',
    );
    expect(text(noted('', 'They danced around the chair. Tom found a key.')[2])).not.toContain('danced around');
  });

  test('laughter is answered as joy, and not told again at the end', () => {
    const told = noted('', 'They giggled.');
    expect(text(told[2])).toContain('You giggled. Pim has heard loved.');
    expect(text(told.at(-1))).not.toContain('giggled');
  });

  test.each([
    ['Tom found a key.', 'Tom found a key. And your key comes along.'],
    ['They found some moss.', 'You found some moss. And your moss comes along.'],
    ['Mia built a bridge.', 'Mia made a bridge. And your bridge comes along.'],
    ['They built a den and called it Bob.', 'You made Bob the den. And Bob comes along.'],
  ])('a listener hears where a new thing comes from: %s', (note, said) => {
    expect(text(noted('', note)[2])).toContain(said);
  });

  test('notes that nothing is understood of are not answered twice in the same words', () => {
    const told = noted('', 'xyzzy blorf', 'grmpf tk', 'wumpa');
    const replies = told.flatMap(({ note_reply = [] }) => note_reply);
    expect(replies[0]).toBe('Pim has heard heard.');
    expect(new Set(replies).size).toBe(3);
  });

  test.each([
    'They were bored.',
    'It was boring.',
    'Mia is bored.',
    'Tom is proud of himself.',
    'Mia is angry.',
    'They want ice cream.',
    'They want to go to the moon next.',
    'We went outside.',
    'Dad fell asleep.',
    'Tom has gone home.',
    'Grandma left.',
    'Mia ist wütend.',
  ])('an understood note that changes nothing to be heard is acknowledged, without its words: %s', (note) => {
    expect(noted('', note)[2]?.note_reply).toBe('Pim has heard heard.');
  });

  test.each(['They were so happy.', 'Tom is excited.'])('joy is answered as something that was loved: %s', (note) => {
    expect(noted('', note)[2]?.note_reply).toBe('Pim has heard loved.');
  });

  test('a note is acknowledged beside what an earlier note left to be told', () => {
    const told = noted('', 'Mia built a bridge. Tom found a key. A fox named Rufus joined us.', 'Mia is bored.');
    expect(told[3]?.note_reply).toMatch(/comes along\. Pim has heard heard\.$/);
  });

  test('no two such notes in a row are answered in the same words, however many there are', () => {
    const told = noted(
      'Mia is bored.',
      'xyzzy blorf',
      'We went outside.',
      'Tom is bored.',
      'grmpf tk',
      'Mia is angry.',
      'They want ice cream.',
    );
    const replies = told.slice(1).map(({ note_reply = '' }) => note_reply);
    expect(replies).toHaveLength(7);
    for (const [at, reply] of replies.entries()) {
      expect(reply).not.toBe('');
      expect(reply).not.toBe(replies[at - 1]);
    }
  });

  test('a note that only names the choice is not commented on', () => {
    expect(noted('', '')[2]).not.toHaveProperty('note_reply');
  });

  test('two things of a kind in one note are not told of in the same sentence', () => {
    const told = noted('', 'Tom found a key. Mia found a feather.');
    expect(text(told[2]).match(/comes along/g)).toHaveLength(1);
    expect(text(told[3])).toContain('comes along');
  });

  test('somebody whom the children wished for arrives before anybody speaks of them', () => {
    const sits = '{Noted} {noted|sits|sit} down by Pim.';
    const meet = { ...smallTale.own.meet, creature: { little: sits, text: sits } };
    const library = withTales({ ...smallTale, own: { ...smallTale.own, meet } });
    const told = (note: string): string => text(playThrough(request(), library, undefined, ['', note])[2]);
    expect(told('Mia wants a dragon to come.')).toContain('Here comes a dragon! The dragon sits down by Pim.');
    expect(told('Mia wants dragons to come.')).toContain('Here come dragons! The dragons sit down by Pim.');
    expect(text(noted('', 'Mia wants a dragon to come.')[2])).not.toContain('Here comes');
  });

  test('the story answers the notes before the next page begins, so that nothing comes between a choice and what it leads to', () => {
    const step = noted('', '', '', '', 'Mia hugged the monster.')[5];
    expect(step?.note_reply).toBe('Mia hugged the monster. Pim has heard heard.');
    expect(`${step?.text_to_read} ${step?.question}`).not.toContain('hugged');
    expect(noted('')[2]).not.toHaveProperty('note_reply');
  });

  test('a thing of theirs that the scene has a place for comes up where the scene is; in the scene that says why, after its doing', () => {
    const everywhere = smallTale.scenes.map((scene) => ({ ...scene, binds: { crossing: { little: 'They use {noted}.' } } }));
    const library = withTales({ ...smallTale, scenes: everywhere });
    const early = playThrough(request(), library, undefined, ['', 'Mia built a bridge.'])[2];
    expect(early?.note_reply).toBe('Mia made a bridge.');
    expect(early?.text_to_read).toMatch(/^Middle here \S+\. They use your bridge\./);
    const turn = playThrough(request(), library, undefined, ['', '', '', '', 'Mia built a bridge.'])[5];
    expect(turn?.telling).toMatchObject({ scene: 'turn' });
    expect(turn?.text_to_read).not.toContain('bridge');
    expect(turn?.question).toMatch(/^Done \S+ at turn with \S+\. They use your bridge\.\n\n/);
  });

  test.each(['Tom was scared.', 'Mia cried.', 'Mia was sad that it fell down.', 'Tom felt left out.'])(
    'a child who is afraid or sad is comforted: %s',
    (note) => {
      expect(text(noted('', note)[2])).toContain('Pim has heard comfort.');
    },
  );

  test('a child who cries is comforted before anything else, however much came along', () => {
    const told = noted('', 'Mia built a bridge. Tom found a key. A fox named Rufus joined us. Mia cried.');
    expect(told[2]?.note_reply).toMatch(/^Pim has heard comfort\. Mia made a bridge\./);
  });

  test('a child who cries over a loss is comforted, and does not hear of the loss again', () => {
    const told = noted('', 'Mia lost her sock. Mia cried.');
    expect(text(told[2])).toContain('Pim has heard comfort.');
    expect(text(told[2])).not.toContain('is gone, says Pim');
  });

  test('a second deed is told without the same answer as the first', () => {
    const told = noted('', 'They danced around the chair.', 'Mia hugged the cushion.');
    expect(text(told[2])).toContain('You danced around the chair. Pim has heard heard.');
    expect(text(told[3])).toContain('Mia hugged the cushion.');
    expect(text(told[3])).not.toContain('has heard');
  });

  test.each(['Mia hugged Odd.', 'They sang a song for the coat.', 'Tom gave Odd a cookie.', 'Tom took the coat’s hand.'])(
    'whoever of the story was treated kindly answers, and shows it at the end: %s',
    (note) => {
      const told = noted('', note);
      expect(text(told[2])).toContain('. Odd grows warm.');
      expect(text(told[2])).not.toContain('has heard');
      expect(text(told[3])).not.toContain('Odd grows warm.');
      expect(text(told.at(-1))).toContain('Odd is still warm.');
      expect(text(told.at(-1))).not.toContain('“And ');
    },
  );

  test.each(['Tom shouted at Odd.', 'They stole a button from the coat.', 'Mia took the coat’s button.'])(
    'whoever of the story was treated rudely answers at once, and bears no grudge: %s',
    (note) => {
      const told = noted('', note);
      expect(text(told[2])).toContain('. Odd turns up the collar.');
      expect(text(told.at(-1))).not.toMatch(/Odd is still warm|“And /);
    },
  );

  test('a deed that is neither kind nor rude, or was done to nobody in the story, gets a plain answer', () => {
    expect(text(noted('', 'They carried the coat.')[2])).toContain('You carried the coat. Pim has heard heard.');
    expect(text(noted('', 'Mia hugged the cushion.')[2])).toContain('Mia hugged the cushion. Pim has heard heard.');
  });

  test('what the family built is in the ending, and an ending without anything built has no gap', () => {
    const close = { little: 'It is night. {own} Sleep well.', text: 'The button shines.\n\n{own}\n\nGood night.' };
    const library = withTales({ ...smallTale, endings: smallTale.endings.map((ending) => ({ ...ending, close })) });
    const ending = (...notes: string[]) => playThrough(request(), library, undefined, notes).at(-1)?.ending;
    expect(ending('', 'Mia built a bridge.')).toBe('The button shines.\n\nYour bridge stands there at the end.\n\nGood night.');
    expect(ending()).toBe('The button shines.\n\nGood night.');
    const small = { ...request(), children: [{ ...request().children[0], age: 3 }], totalSteps: 5 } as Parameters<typeof playThrough>[0];
    expect(playThrough(small, library).at(-1)?.ending).toBe('It is night. Sleep well.');
  });

  test('in a short adventure, a thing that was told of once is not mentioned again before the end', () => {
    const bridge = (totalSteps: number) =>
      playThrough(request({ totalSteps }), smallLibrary, undefined, ['Mia built a bridge.'])
        .slice(0, -1)
        .map((step) => text(step).match(/your bridge/gi)?.length ?? 0);
    expect(bridge(8).filter((count) => count > 0)).toHaveLength(2);
    expect(bridge(6).filter((count) => count > 0)).toHaveLength(1);
  });
});
