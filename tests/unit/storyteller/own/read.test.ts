import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { archetypeFor } from '../../../../src/storyteller/tales/own/archetype.ts';
import { framed } from '../../../../src/storyteller/tales/own/choose/frame.ts';
import { titleOf } from '../../../../src/storyteller/tales/own/fill/title.ts';
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';
import { isNounPhrase } from '../../../../src/storyteller/tales/own/words/english.ts';
import { ownTale } from './own-tale.ts';

describe('what came off, fell out or got away is what is looked for', () => {
  test.each([
    ['our rabbits tail fell off in the garden', 'tail'],
    ['the wheel came off the pram and we have to find it', 'wheel'],
    ['Mona’s tooth fell out and we can’t find it', 'Mona’s tooth'],
    ['a wedding but the rings rolled away', 'rings'],
    ['mias birthday but the pony ran away', 'pony'],
    ['we cant find grannys glasses', 'glasses'],
  ])('%s: %s', (words, thing) => {
    const read = readWords(words);
    expect(archetypeFor(read)).toBe('lost');
    expect(framed(read, 'lost').missing?.text).toBe(thing);
  });

  test.each(['the knight fell off the horse', 'my tooth fell out', 'handball, and the ball flies off all the time'])(
    'nothing is lost: %s',
    (words) => {
      expect(readWords(words).missing).toBeNull();
    },
  );
});

test('whoever has lost a part is who is helped', async () => {
  const tale = JSON.stringify(await ownTale('dragons wing came off at the beach we have to find it'));
  expect(tale).toContain('you are helping the dragon');
  expect(tale).toContain('The wing is gone');
});

test('a birthday stays its child’s, whatever has run away from it', async () => {
  const tale = JSON.stringify(await ownTale('Linos 6th birthday but the balloons flew away'));
  expect(tale).toContain('Today is the big day: Lino’s birthday.');
  expect(tale).toContain('The balloons flew away');
  expect(tale).not.toMatch(/\bthe but\b|Mr Flood/i);
});

test.each([
  ['first night at grannys without daddy', 'lodger'],
  ['sleeping at nanas all by myself', 'lodger'],
  ['first day at robot school', 'school'],
  ['hippo spa', 'shop'],
  ['pupy wash', 'shop'],
  ['makeing a treehous with a slide', 'building'],
  ['squirel dentest', 'shop'],
])('%s is a %s', (words, archetype) => {
  expect(archetypeFor(readWords(words))).toBe(archetype);
});

test('all that stands before a place is its name, or none of it is', () => {
  expect(readWords('glitter robot hunters concert').place?.text).toBe('glitter robot hunters concert');
  expect(readWords('lets go shopping').place?.text).not.toContain('go');
});

test('a title ends where a second sentence begins', () => {
  expect(titleOf(readWords('teddys nose came off at the beach we have to find it'))).toBe('Teddy’s Nose Came Off at the Beach');
});

test.each(['world cup, mira is in goal', 'Jona is the goalie in the football final', 'soccer final with penalties and Timo is in goal'])(
  '%s: whoever is in goal by name dives and saves',
  async (words) => {
    const name = /mira|Jona|Timo/i.exec(words)?.[0].replace('mira', 'Mira');
    const tale = JSON.stringify(await ownTale(words));
    expect(tale).toContain(`${name} is in goal`);
    expect(tale).toContain(`${name} dives, and has it`);
  },
);

test('whatever is typed, a slot names something, and no bit of a sentence', () => {
  const ideas = ['ideas-1', 'ideas-open', 'ideas-stage', 'ideas-question'].flatMap(
    (name) => JSON.parse(readFileSync(`tests/fixtures/own/${name}.json`, 'utf8')) as { words: string }[],
  );
  const others = [
    'a party but and the',
    'lost at the and with',
    'where is it gone to we have to find it',
    'the to and for shop',
    'building with but',
    'steal the of from',
    'we vs the and',
  ];
  for (const words of [...ideas.map((idea) => idea.words), ...others]) {
    const read = readWords(words);
    const { missing, loot, place, person, who, sides } = framed(read, archetypeFor(read));
    for (const text of [missing?.text, loot?.text, place?.text, person?.name, who?.one, sides?.mates?.text, sides?.rivals?.text])
      expect(text === undefined || isNounPhrase(text), `${words}: ${text}`).toBe(true);
  }
});

test.each([
  ['makeing a robot with a tail', 'Making a Robot with a Tail'],
  ['our dolls sock came off', 'Our Doll’s Sock Came Off'],
  ['Zorro and a ballerina', 'Zorro and a Ballerina'],
])('%s has the title %s', (words, title) => {
  expect(titleOf(readWords(words))).toBe(title);
});

test('whoever has forgotten what something is for looks for no thing', () =>
  expect(readWords('a lighthouse keeper who has forgotten what the light is for').missing).toBeNull());

test('what a place does is no sort of it', () => expect(readWords('the toilet that sings opera').place?.text).toBe('opera'));
