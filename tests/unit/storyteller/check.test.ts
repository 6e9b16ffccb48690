import { expect, test } from 'vitest';
import { readMechanics, talesOf } from '../../../scripts/tales/library.ts';
import { checkSeason } from '../../../src/storyteller/check/season.ts';
import { checkTale } from '../../../src/storyteller/check/tale.ts';
import type { Tale } from '../../../src/storyteller/tales/schema.ts';

/** The writing rules report what a reader would stumble over. Each test breaks a sound tale in one place and expects that place to be named. */

const mechanics = readMechanics();
const [sound] = talesOf('pirates') as [Tale, ...Tale[]];

/** The faults of the tale after `change` that it did not have before. */
function foundAfter(change: (tale: Tale) => void): string[] {
  const before = new Set(checkTale(sound, mechanics).map(({ where, rule, message }) => `${where} ${rule} ${message}`));
  const tale = structuredClone(sound);
  change(tale);
  return checkTale(tale, mechanics)
    .filter(({ where, rule, message }) => !before.has(`${where} ${rule} ${message}`))
    .map(({ where, rule }) => `${where} ${rule}`);
}

function firstWay(tale: Tale): Tale['scenes'][number]['ways'][number] {
  const way = tale.scenes[0]?.ways[0];
  if (way === undefined) throw new Error('a tale has a scene with a way');
  return way;
}

const at = `${sound.scenes[0]?.id}/${sound.scenes[0]?.ways[0]?.id}`;

test('reports a sentence that no family hears, since the limits for everybody take it out', () => {
  expect(
    foundAfter((tale) => {
      firstWay(tale).how = 'Lick the stone. Over when all have.';
    }),
  ).toContain(`${at}/how cut`);
});

test('reports a sentence that begins with a small letter once the brackets are left out', () => {
  const told = (text: string) =>
    foundAfter((tale) => {
      firstWay(tale).done = { little: 'It is done.', text };
    }).filter((found) => found.endsWith(' marks'));
  expect(told('It is done. [The gull claps,] and you go on.')).not.toEqual([]);
  expect(told('It is done. [The gull claps.] You go on.')).toEqual([]);
});

test('reports quotes that no longer pair once the brackets are left out', () => {
  expect(
    foundAfter((tale) => {
      firstWay(tale).done = { little: 'It is done.', text: '“It is done,” [says the gull, “and well.”]' };
    }),
  ).not.toContain(`${at}/done quotes`);
  expect(
    foundAfter((tale) => {
      firstWay(tale).done = { little: 'It is done.', text: '“It is done, [says the gull, and well.”]' };
    }),
  ).toContain(`${at}/done quotes`);
});

test('reports an end without a place for what the family brought in, or with one that the younger half never hears', () => {
  const [ending] = sound.endings;
  const found = (close: string) =>
    foundAfter((tale) => {
      for (const one of tale.endings) one.close = { little: close, text: close };
    }).filter((each) => each.endsWith(' own'));
  expect(found('It is night. {own} Sleep well.')).toEqual([]);
  expect(found('It is night. Sleep well.')).toContain(`${ending?.id}/close/text own`);
  expect(found('It is night. [{own}] Sleep well.')).toContain(`${ending?.id}/close/little own`);
});

test('reports an offer for little ones that another way has too', () => {
  const later = sound.scenes.flatMap(({ id, ways }) => ways.map((way) => ({ at: `${id}/${way.id}`, offer: way.offer }))).slice(1);
  const other = later.find(({ offer }) => typeof offer === 'string');
  if (typeof other?.offer !== 'string') throw new Error('a way has one offer for all');
  const taken = other.offer;
  expect(
    foundAfter((tale) => {
      firstWay(tale).offer = { little: taken, text: 'Knock three times' };
    }),
  ).toContain(`${other.at} offer`);
});

test('reports a text that has a verb for what was noted, and no place to say it', () => {
  const meeting = (text: string) => (tale: Tale) => {
    tale.own.meet.thing = { little: text, text };
  };
  expect(foundAfter(meeting('And {noted|stands|stand} by the door.'))).toContain('own/meet/thing/text noted');
  expect(foundAfter(meeting('And {noted} {noted|stands|stand} by the door.'))).not.toContain('own/meet/thing/text noted');
});

test('reports a doing that has a verb for a thing from around the house, and no place to say it', () => {
  const calling = (text: string) =>
    foundAfter((tale) => {
      firstWay(tale).call = { little: 'Hop!', text };
    }).filter((found) => found.endsWith(' noted'));
  expect(calling('{island|is|are} in the water. Hop over!')).not.toEqual([]);
  expect(calling('{Island} {island|is|are} in the water. Hop over!')).toEqual([]);
});

test('reports a doing that speaks of several others to a child who plays alone', () => {
  expect(
    foundAfter((tale) => {
      firstWay(tale).how = 'Let the others guess. Over when they have.';
    }),
  ).toContain(`${at}/how alone`);
  expect(
    foundAfter((tale) => {
      firstWay(tale).how = 'Let {others} guess. Over when it is guessed.';
    }),
  ).toEqual([]);
});

test('reports a mark of the season that no tale greets, and one that no tale leaves', () => {
  const [first, second] = structuredClone(talesOf('pirates')) as [Tale, Tale, ...Tale[]];
  first.leaves = [{ mark: 'bell-rung' }];
  first.greets = [];
  second.leaves = [];
  second.greets = [{ mark: 'bell-rang', said: { little: 'The bell!', text: 'The bell rang for you.' } }];
  expect(checkSeason([first, second]).map(({ tale, fault }) => [tale, fault.where, fault.rule, fault.level])).toEqual([
    [first.id, 'leaves', 'mark', 'must'],
    [second.id, 'greets', 'mark', 'must'],
    [second.id, 'greets', 'season', 'must'],
  ]);
  second.greets = [{ mark: 'bell-rung', said: { little: 'The bell!', text: 'The bell rang for you.' } }];
  expect(checkSeason([first, second])).toEqual([]);
});

test('reports a season whose question nobody answers, or answers to a family that cannot have heard it', () => {
  const [first, second, third] = talesOf('knights') as [Tale, Tale, Tale, ...Tale[]];
  const bell = { mark: 'bell', said: { little: 'A bell!', text: 'Far off a bell rings.' } };
  const cow = { mark: 'cow', said: { little: 'A cow!', text: 'The cow waves to you.' } };
  const thread = (...knows: string[]): Tale['thread'] => ({
    knows,
    said: { little: 'It was the cow.', text: 'It was the cow that rang.' },
  });
  const telling = (tale: Tale, change: Partial<Tale>, answer: Tale['thread']): Tale => {
    const changed: Tale = { ...tale, leaves: [], greets: [], ...change };
    delete changed.thread;
    return answer === undefined ? changed : { ...changed, thread: answer };
  };
  const found = (
    leaves: NonNullable<Tale['leaves']>,
    greets: NonNullable<Tale['greets']>,
    [early, late]: [Tale['thread'], Tale['thread']],
  ) =>
    checkSeason([telling(first, { leaves }, undefined), telling(second, { greets }, early), telling(third, { greets: [cow] }, late)]).map(
      ({ tale, fault }) => [tale, fault.where, fault.level, fault.message],
    );
  const left = [{ mark: 'bell' }, { mark: 'cow' }];
  expect(found(left, [bell, cow], [undefined, thread('bell')])).toEqual([]);
  expect(found(left, [bell, cow], [undefined, undefined])).toEqual([[third.id, 'thread', 'must', expect.stringContaining('knights')]]);
  expect(found(left, [cow, bell], [undefined, thread('bell')])).toEqual([
    [third.id, 'thread', 'must', expect.stringContaining('no family hears')],
  ]);
  expect(found(left, [bell, cow], [thread('cow'), thread('bell')])).toEqual([
    [second.id, 'thread', 'must', expect.stringContaining('before the last tale')],
    [second.id, 'thread', 'must', expect.stringContaining('no family hears')],
    [third.id, 'thread', 'must', expect.stringContaining('another tale')],
  ]);
  expect(found([{ mark: 'bell', if: { gate: 'hop' } }, { mark: 'cow' }], [bell, cow], [undefined, thread('bell')])).toEqual([
    [third.id, 'thread', 'must', expect.stringContaining('in every telling')],
  ]);
});

test('reports a tale that greets only what an earlier one leaves in some tellings, or a later one', () => {
  const [first, second] = structuredClone(talesOf('knights')) as [Tale, Tale, ...Tale[]];
  first.greets = [{ mark: 'cow', said: { little: 'A cow!', text: 'The cow waves to you.' } }];
  second.leaves = [{ mark: 'cow' }];
  second.greets = [{ mark: 'bell', said: { little: 'A bell!', text: 'Far off a bell rings.' } }];
  const found = () => checkSeason([first, second]).map(({ tale, fault }) => [tale, fault.where, fault.rule]);
  first.leaves = [{ mark: 'bell', if: { gate: 'hop' } }];
  expect(found()).toEqual([[second.id, 'greets', 'season']]);
  first.leaves = [{ mark: 'bell' }];
  expect(found()).toEqual([]);
});

test('reports a road and a question that are read at no length of a telling', () => {
  expect(
    foundAfter((tale) => {
      const turn = tale.scenes.find(({ beat }) => beat === 'turn') as Tale['scenes'][number];
      const after = tale.scenes.find(({ id }) => turn.to?.includes(id)) as Tale['scenes'][number];
      after.far = { unless: [turn.id], said: { little: 'We went on.', text: 'You have gone a long way since.' } };
      const [living] = tale.forks as [Tale['forks'][number], ...Tale['forks']];
      tale.forks.push({ of: [turn.id, after.id], said: living.said });
    }),
  ).toEqual(expect.arrayContaining([expect.stringMatching(/\/far never$/), expect.stringMatching(/^forks\/.* never$/)]));
});

test('reports a way that sets a scene’s own fact, which says which way was taken there', () => {
  expect(
    foundAfter((tale) => {
      firstWay(tale).sets = { [tale.scenes[0]?.id ?? '']: 'friend' };
    }),
  ).toContain(`${at}/sets fact`);
});
