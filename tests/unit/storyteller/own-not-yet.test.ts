import { describe, expect, test } from 'vitest';
import notYet from '../../../src/storyteller/tales/en/own/not-yet.json' with { type: 'json' };
import { archetypesFor } from '../../../src/storyteller/tales/own/archetype.ts';
import { fillArchetype } from '../../../src/storyteller/tales/own/fill.ts';
import { wayOf } from '../../../src/storyteller/tales/own/plays/course.ts';
import rows from '../../../src/storyteller/tales/own/plays/en/plots.json' with { type: 'json' };
import { plotKnown, stageSlots } from '../../../src/storyteller/tales/own/plays/stage.ts';
import { changeOf, waitedSlots } from '../../../src/storyteller/tales/own/plays/waited.ts';
import { readWords } from '../../../src/storyteller/tales/own/read.ts';
import type { Tale } from '../../../src/storyteller/tales/schema.ts';

const lengths = ['little', 'middle', 'big'] as const;
type Length = (typeof lengths)[number];

const inLength = (said: Partial<Record<Length | 'text', string | undefined>>, length: Length) => said[length] ?? said.text ?? '';
const has = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

/** One cue of each row. */
const cues = Object.keys(rows).flatMap((key) => {
  const cue = key.split(' ').find((each) => /^\p{L}/u.test(each));
  // (whoever visits somebody has somebody to visit)
  return cue === undefined || cue === 'visit' ? [] : [cue.replace('_', ' ')];
});

const things = ['train to Grandad’s house', 'a kitten that won’t sleep', '🦖', 'Elsa and the ice castle', 'fire engine nee naw'];
const known = [...cues, ...things].map((typed) => {
  const words = readWords(typed);
  const plot = plotKnown(words);
  if (plot === null) throw new Error(`nothing is known of ${typed}`);
  return { typed, plot, slots: stageSlots(words), tale: fillArchetype(notYet, words) };
});

/** The families' words for which something is not told as it must be. */
const without = (isTold: (each: (typeof known)[number], length: Length) => boolean) =>
  known.flatMap((each) => lengths.filter((length) => !isTold(each, length)).map((length) => `${each.typed}, ${length}`));

const textOf = (slot: unknown) => (typeof slot === 'string' ? slot : '');
const sceneOf = ({ scenes }: Tale, id: string) => scenes.find((scene) => scene.id === id);

describe('the wait for what a family hopes for', () => {
  test('what is hoped for is said in the first paragraph, and nothing is left open', () => {
    const isSaid = ({ tale, slots }: (typeof known)[number], length: Length) => {
      const [first = ''] = inLength(tale.prologue.said, length).split('\n\n');
      return has(first, textOf(slots['endClause'])) && !/<<|>>|undefined/.test(JSON.stringify(tale));
    };
    expect(without(isSaid)).toEqual([]);
    expect(known.length).toBeGreaterThan(100);
  });

  test('what happens in the family’s words is told as a sentence, and nobody recites a title', () => {
    const words = readWords('trading cards come alive and the weak ones are the strongest');
    expect(fillArchetype(notYet, words).prologue.said.middle).toMatch(/^This is your story: trading cards come alive/u);
  });

  test('in a scene that every telling has, there is the trouble, and whichever way is taken, it is dealt with', () => {
    const isDone = ({ tale, plot }: (typeof known)[number], length: Length) => {
      const work = sceneOf(tale, 'work');
      const { aWay, doing } = wayOf(plot);
      const here = Array.isArray(work?.here) ? work.here[0] : work?.here;
      return (
        work?.min === 4 &&
        here !== undefined &&
        has(inLength(here, length), aWay) &&
        work.ways.every(({ call }) => has(inLength(call, length), doing))
      );
    };
    expect(without(isDone)).toEqual([]);
  });

  test('the smallest hear what is different once the trouble is dealt with, in a few words of their own', () => {
    const changesOf = ({ tale }: (typeof known)[number]) =>
      (sceneOf(tale, 'work')?.ways ?? []).map(({ done }) => inLength(done, 'little').replace(/^Whoosh! | \[.*\]$/gu, ''));
    const changes = known.map((each) => ({ typed: each.typed, said: changesOf(each) }));
    const isWrong = (text: string) => text.split(' ').length > 6 || !/^\p{Lu}[^{}$]*[!?]$/u.test(text);
    expect(changes.filter(({ said }) => said.length !== 3 || new Set(said).size !== 1 || said.some(isWrong))).toEqual([]);
    const usual = changes.filter(({ said: [first] }) => first === 'There! That did it!');
    expect(usual.length).toBeLessThan(known.length / 20);
  });

  test.each([
    ['a cow on the line', 'the cow', 'ring the bell, and wave the cow along', 'Off goes the cow!'],
    ['a bin lid that is stuck', 'the bin lid', 'pull the lid, with both hands', 'The lid is off!'],
    ['a mountain of foam', 'the mountain', 'scoop the mountain off, and flick it away', 'Off goes the foam!'],
    ['a king who will not budge', 'the king', 'push the king, one square, with one finger', 'The king budges!'],
    ['a list with one name too many', 'the list', 'count the list, again', 'There! That did it!'],
  ])('once %s is dealt with, it is said so', (aWay, way, doing, said) => {
    expect(changeOf({ aWay, way, doing })).toBe(said);
  });

  test('for the smallest, a noise that only comes in the end is not made before it', () => {
    const { prologue, scenes } = fillArchetype(notYet, readWords('my loose tooth'));
    const [, begins = ''] = inLength(prologue.said, 'little').split('\n\n');
    const heard = scenes.flatMap(({ here, ways }) =>
      [...(Array.isArray(here) ? here : [here]), ...ways.map(({ call }) => call)].map((said) => inLength(said, 'little')),
    );
    expect([begins, ...heard].filter((text) => has(text, 'plop'))).toEqual([]);
  });

  test('for the smallest, the end begins small in one ending, and what it is of is in their hands in the others', () => {
    const little = ({ tale }: (typeof known)[number]) => tale.endings.map(({ call }) => inLength(call, 'little'));
    const isBegun = (each: (typeof known)[number]) => {
      const [burst = ''] = little(each);
      const begun = textOf(waitedSlots(readWords(each.typed), each.slots)['begun']);
      return begun !== '' && burst.indexOf(begun) < burst.lastIndexOf(textOf(each.slots['lastDoing']));
    };
    expect(known.filter((each) => !isBegun(each)).map(({ typed }) => typed)).toEqual([]);
    const [, turned = ''] = fillArchetype(notYet, readWords('popcorn')).endings.map(({ call }) => inLength(call, 'little'));
    expect(turned).toContain('Hold the popcorn in your arms, so small: pop, pop!');
  });

  test('in each ending the moment comes: it is done, and it is told, and nobody is asked what has to happen', () => {
    const isPlayed = ({ tale, slots }: (typeof known)[number], length: Length) =>
      tale.endings.every(
        ({ call, close }) =>
          has(inLength(call, length), textOf(slots['lastDoing'])) && inLength(close, length).startsWith(textOf(slots['lastTold'])),
      ) && !/what has to happen/i.test(JSON.stringify(tale));
    expect(without(isPlayed)).toEqual([]);
  });

  test('Not Yet says “Now!” in every ending, and never before', () => {
    const { prologue, scenes, endings } = fillArchetype(notYet, readWords('the last apple'));
    const saysNow = /“(?:N … )*Now[!,]”? /;
    for (const length of lengths) {
      expect(endings.filter(({ call }) => !saysNow.test(inLength(call, length)))).toEqual([]);
      expect(inLength(prologue.said, length)).not.toMatch(saysNow);
    }
    expect(JSON.stringify(scenes)).not.toMatch(saysNow);
  });

  test('the children’s own move is in every scene of the long telling', () => {
    const { scenes } = fillArchetype(notYet, readWords('train to Grandad’s house'));
    const own = /chug, chug|cow|Grandad opens the door/;
    expect(scenes.filter((scene) => !own.test(JSON.stringify(scene))).map(({ id }) => id)).toEqual([]);
  });

  test.each(['middle', 'big'] as const)(
    'from five on, what only a child can do is asked on either road, and done in every ending: %s',
    (length) => {
      const { scenes, endings } = notYet as unknown as Tale;
      const heres = scenes.filter(({ min }) => min === 5).flatMap(({ here }) => (Array.isArray(here) ? here : [here]));
      expect(heres.map((here) => /who are you in it.*(?:only you|but you)/i.test(inLength(here ?? {}, length)))).toEqual([true, true]);
      expect(endings.filter(({ call }) => !inLength(call, length).includes('what only {a} can do'))).toEqual([]);
    },
  );

  test.each(['nothing happens', 'you are not allowed to say the word yes'])(
    'it is not told of “%s”, of which no plot is known',
    (typed) => {
      expect(archetypesFor(readWords(typed))).toEqual(['stage']);
    },
  );
});
