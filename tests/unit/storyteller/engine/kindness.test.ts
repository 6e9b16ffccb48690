import { expect, test } from 'vitest';
import { talesOf, themesWithTales } from '../../../../scripts/tales/library.ts';
import { answerTo } from '../../../../src/storyteller/engine/wording/deeds.ts';
import { readNote } from '../../../../src/storyteller/notes/read.ts';

/** Names that a note can't be understood with: *nearly* says that it did not happen. */
const misread = /\bNearly$/;

test.each(themesWithTales())('in %s everybody answers by themselves who was hugged by their whole name', (theme) => {
  const everybody = talesOf(theme).flatMap((tale) => tale.cast.map((cast) => ({ tale, cast })));
  const silent = everybody.filter(({ tale, cast }) => {
    const [deed] = readNote(`Mia hugged ${cast.name}`, { children: ['Mia'], offers: [], dropped: [] }).events;
    const answer = deed === undefined ? null : answerTo(deed, tale);
    return answer?.tone !== 'kind' || answer.answers !== cast.answers;
  });
  expect(silent.map(({ cast }) => cast.name).filter((name) => !misread.test(name))).toEqual([]);
});
