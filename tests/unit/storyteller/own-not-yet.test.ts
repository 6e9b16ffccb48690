import { describe, expect, test } from 'vitest';
import notYet from '../../../src/storyteller/tales/en/own/not-yet.json' with { type: 'json' };
import { archetypesFor } from '../../../src/storyteller/tales/own/archetype.ts';
import { fillArchetype } from '../../../src/storyteller/tales/own/fill.ts';
import { wayOf } from '../../../src/storyteller/tales/own/plays/course.ts';
import rows from '../../../src/storyteller/tales/own/plays/en/plots.json' with { type: 'json' };
import { plotKnown, stageSlots } from '../../../src/storyteller/tales/own/plays/stage.ts';
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

const things = [
  'my stick',
  'the last apple',
  'train to Grandad’s house',
  'a kitten that won’t sleep',
  '🦖',
  'Elsa and the ice castle',
  'learning to whistle',
];
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

  test('an end that the family has told stands within a sentence', () => {
    const words = readWords('trading cards come alive and the weak ones are the strongest');
    expect(fillArchetype(notYet, words).prologue.said.middle).toMatch(/the moment when the \p{Ll}/u);
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
