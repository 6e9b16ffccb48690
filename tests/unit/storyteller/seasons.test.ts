import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { familyOf, play } from '../../../scripts/meter/families.ts';
import { libraryOf, taleFiles, talesOf, themesWithTales } from '../../../scripts/tales/library.ts';
import { emptyMemory, type Memory, remember } from '../../../src/domain/entities/profile.ts';
import { aloudParagraphs, type Step } from '../../../src/domain/steps/step.ts';
import { bandOf, wordingFor } from '../../../src/storyteller/engine/bands.ts';
import { metIn } from '../../../src/storyteller/engine/past/keepsake.ts';
import type { Said, Tale } from '../../../src/storyteller/tales/schema.ts';

/** The tales of each theme, played one after another by one family. */

const everything = libraryOf([]);

/** A tale as a family of one child hears it, and what the family remembers then. */
function hear(tales: readonly Tale[], age: number, memory: Memory): { said: string; memory: Memory } {
  const children = [{ id: 'mia', name: 'Mia', age, interests: [], considerations: null }];
  const request = familyOf(11, tales[0]?.theme ?? '', { memory, totalSteps: 4, children });
  const { told } = play(request, { ...everything, tales }, () => null);
  return {
    said: told
      .flatMap((step: Step) => aloudParagraphs(step))
      .join('\n')
      .replaceAll('*', ''),
    memory: remember(memory, metIn(told)),
  };
}

/** Every tale of the theme as it is heard in the order of the season. */
function season(tales: readonly Tale[], age: number): { heard: string[]; memory: Memory } {
  let memory: Memory = emptyMemory;
  const heard = tales.map(() => {
    const evening = hear(tales, age, memory);
    memory = evening.memory;
    return evening.said;
  });
  return { heard, memory };
}

/** The evenings of a season as a family is given its tales, which nobody chooses. */
function given(tales: readonly Tale[], age: number): string[] {
  let memory: Memory = emptyMemory;
  return tales.map(() => {
    const evening = hear(tales, age, memory);
    memory = evening.memory;
    return evening.said;
  });
}

/** A text as it is heard at an age. */
function heardAt(said: Said, age: number): string {
  return wordingFor(said, bandOf(age)).replaceAll('*', '');
}

/** The words with which a tale of the season answers its open question at this age. */
function answerIn(tales: readonly Tale[], age: number): { answer: string; at: number } {
  const at = tales.findIndex(({ thread }) => thread !== undefined);
  const said = tales[at]?.thread?.said;
  return { answer: said === undefined ? 'no tale answers' : heardAt(said, age), at };
}

describe.each(themesWithTales())('the season of %s', (theme) => {
  const tales = talesOf(theme);

  test.each([2, 4, 6, 8, 11, 15])('[BEY-06] hints at a question and answers it once, in its last tale, at age %i', (age) => {
    const { heard } = season(tales, age);
    const { answer, at } = answerIn(tales, age);
    expect(at).toBe(tales.length - 1);
    expect(heard.map((said) => said.includes(answer))).toEqual(tales.map((_, place) => place === at));
    const hints = tales.slice(0, at + 1).flatMap(({ greets = [] }) => greets.filter(({ mark }) => tales[at]?.thread?.knows.includes(mark)));
    expect(hints.some(({ said }) => heard.slice(0, at + 1).some((evening) => evening.includes(heardAt(said, age))))).toBe(true);
  });

  test.each([2, 8])(
    '[BEY-06] is given in an order by which the answer comes last, and each evening after the first meets somebody again, at age %i',
    (age) => {
      const evenings = given(tales, age);
      const { answer } = answerIn(tales, age);
      expect(evenings.map((said) => said.includes(answer))).toEqual(tales.map((_, place) => place === tales.length - 1));
      const greeted = tales.map(({ greets = [] }, at) => greets.some(({ said }) => evenings[at]?.includes(heardAt(said, age))));
      expect(greeted).toEqual(tales.map((_, place) => place > 0));
    },
  );

  test('[BEY-06] greets every mark that a tale leaves, what the family chose among them', () => {
    const left = tales.flatMap(({ leaves = [] }) =>
      leaves.map(({ mark, if: chosen = {} }) => ({ mark, isChosen: Object.keys(chosen).length > 0 })),
    );
    const isGreeted = (mark: string, met: Memory['met']): boolean =>
      tales.some((tale) => {
        const greeting = tale.greets?.find((each) => each.mark === mark);
        return greeting !== undefined && hear([tale], 8, { adventures: 1, met }).said.includes(heardAt(greeting.said, 8));
      });
    expect(left.filter(({ mark }) => !isGreeted(mark, { [`m:${theme}/${mark}`]: 1 }))).toEqual([]);
    expect(left.filter(({ mark, isChosen }) => isChosen && isGreeted(mark, {}))).toEqual([]);
  });

  test('[BEY-06] keeps the answer from a family that has not met every hint, and hints no more once it is given', () => {
    const { answer, at } = answerIn(tales, 8);
    const answering = tales.slice(at, at + 1);
    expect(hear(answering, 8, emptyMemory).said).not.toContain(answer);
    const { memory } = season(tales, 8);
    const marks = new Set(answering[0]?.thread?.knows);
    const hints = tales.flatMap(({ greets = [] }) => greets.filter(({ mark }) => marks.has(mark)));
    const replayed = tales.map((tale) => {
      const met = Object.fromEntries(Object.entries(memory.met).filter(([mark]) => mark !== `t:${tale.id}`));
      return hear(tales, 8, { ...memory, met }).said;
    });
    expect(hints.filter(({ said }) => replayed.some((evening) => evening.includes(heardAt(said, 8))))).toEqual([]);
  });
});

/** What somebody is called by besides their name. */
const titles = new Set(
  `Aunt Captain Dame General Gran Grandmother Granny Inspector Lady Little Madam Madame Maestro Master Mayor Miss Mister Mother Mrs Officer Old Queen Sergeant
Sir`.split(/\s+/),
);

test('no character’s name is in two themes, or in a theme and a family’s own story', () => {
  const themesOf = new Map<string, Set<string>>();
  for (const file of taleFiles()) {
    const { theme, cast } = JSON.parse(readFileSync(file, 'utf8')) as Pick<Tale, 'theme' | 'cast'>;
    for (const { name } of cast)
      for (const part of name.match(/\p{Lu}[\p{L}’]{2,}/gu) ?? [])
        if (!titles.has(part)) themesOf.set(part, (themesOf.get(part) ?? new Set()).add(theme));
  }
  expect(themesOf.size).toBeGreaterThan(150);
  expect([...themesOf].filter(([, themes]) => themes.size > 1).map(([name, themes]) => `${name}: ${[...themes].join(', ')}`)).toEqual([]);
});
