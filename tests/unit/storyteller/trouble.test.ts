import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readTrouble } from '../../../src/storyteller/safety/trouble.ts';
import ambiguous from '../../fixtures/notes/ambiguous.json' with { type: 'json' };
import harmlessBlind from '../../fixtures/notes/harmless-blind.json' with { type: 'json' };
import harmlessDev from '../../fixtures/notes/harmless-dev.json' with { type: 'json' };
import harmlessFresh from '../../fixtures/notes/harmless-fresh.json' with { type: 'json' };
import harmlessKept from '../../fixtures/notes/harmless-kept.json' with { type: 'json' };
import troubleBlind from '../../fixtures/notes/trouble-blind.json' with { type: 'json' };
import troubleDev from '../../fixtures/notes/trouble-dev.json' with { type: 'json' };
import troubleFresh from '../../fixtures/notes/trouble-fresh.json' with { type: 'json' };
import troubleKept from '../../fixtures/notes/trouble-kept.json' with { type: 'json' };
import { troubleShares } from './notes/measure.ts';

/** Notes by somebody who did not know the rules. Names in them are not the family's, as a friend's or a cousin's would not be. */
const Notes = z.array(z.object({ note: z.string(), lang: z.string(), kind: z.optional(z.string()) }));
const notes = (raw: unknown) => Notes.parse(raw).map(({ note }) => note);

test('[BEY-03] every note of trouble in the half that the rules were measured on stops the story or is asked about', () => {
  expect(notes(troubleDev).filter((note) => readTrouble(note, ['Mia', 'Tom']).tier === 'none')).toEqual([]);
});

test.each([
  ['were kept apart', troubleKept],
  ['came later, from another hand', troubleFresh],
  ['nothing has been mended by or learned from', troubleBlind],
])('[BEY-03] of the notes of trouble that %s at least nine in ten stop the story or are asked about', (_, later) => {
  expect(troubleShares(notes(later)).caught).toBeGreaterThanOrEqual(0.9);
});

test.each([
  ['measured on', harmlessDev],
  ['kept apart', harmlessKept],
  ['written later, by another hand', harmlessFresh],
  ['that nothing has been mended by or learned from', harmlessBlind],
])('[BEY-03] notes about the game are let through: those %s', (_, half) => {
  const { stop, ask } = troubleShares(notes(half));
  expect(stop).toBeLessThanOrEqual(0.01);
  expect(ask).toBeLessThanOrEqual(0.08);
});

test('[BEY-03] most notes that may be real or part of the game are asked about or stop the story', () => {
  expect(troubleShares(notes(ambiguous)).caught).toBeGreaterThanOrEqual(0.75);
});

test.each([
  ['she swallowed a bead', 'stop', 'swallowing'],
  ['Mia had a seizure', 'stop', 'illness'],
  ['our dog died', 'stop', 'grief'],
  ['She can’t breathe', 'stop', 'breathing'],
  ["she can't breathe!!!", 'stop', 'breathing'],
  ['mia hat eine perle verschluckt', 'stop', 'swallowing'],
  ['Oma ist gestorben', 'stop', 'grief'],
  ['elle ne respire plus', 'stop', 'breathing'],
  ['no puede respirar', 'stop', 'breathing'],
  ['non riesce a respirare', 'stop', 'breathing'],
  ['ela não consegue respirar', 'stop', 'breathing'],
  ['hij krijgt geen lucht', 'stop', 'breathing'],
  ['nie może oddychać', 'stop', 'breathing'],
  ['nefes alamıyor', 'stop', 'breathing'],
  ['NEFES ALAMIYOR', 'stop', 'breathing'],
  ['köpeğimiz öldü', 'stop', 'grief'],
  ['wir können Mia nicht finden', 'stop', 'missing'],
  ["we can't find Mia", 'stop', 'missing'],
  ['Tom hurt his knee', 'ask', 'injury'],
  ['The captain is bleeding', 'ask', 'injury'],
  ['Teddy swallowed a marble', 'ask', 'swallowing'],
  ['Mia feels dizzy and keeps giggling', 'ask', 'illness'],
  ['haha she swallowed a battery lol', 'ask', 'swallowing'],
  ['my husband hit me in front of the children', 'stop', 'violence'],
  ['Mia hat einen Schluck Rohrreiniger getrunken', 'stop', 'swallowing'],
] as const)('[BEY-03] “%s” is %s: %s', (note, tier, kind) => {
  expect(readTrouble(note, ['Mia', 'Tom'])).toEqual({ tier, kind });
});

test.each([
  '',
  '🙂 🎉',
  'Nobody was hurt.',
  'They loved it.',
  'That was too hard.',
  'They are tired.',
  'Someone is scared.',
  'They found a blue feather.',
  'We died laughing',
  'The dragon swallowed the whole castle',
  'Mia’s teddy has a broken leg',
  'annem kraliçe oldu',
  'They want to find a whale.',
  'blood everywhere lol it’s the red scarf',
  'The monster threw up on us, it was confetti',
  'The unicorn is poorly so we gave it six wishes',
  'Her crown has gone missing',
  'ich bin tot, die wollen noch ein Kapitel',
  'la torre è crollata',
])('[BEY-03] “%s” is no trouble', (note) => {
  expect(readTrouble(note, ['Mia', 'Tom'])).toEqual({ tier: 'none' });
});

test.each([
  'Tom is in bed',
  'Mia is in bed now.',
  'Mia is in her bed',
  'In bed already!',
  'Tom and Mia are in bed',
  'Tom went to bed',
  'Tom has gone to bed',
  'we read this in bed',
  'Tom stopped playing',
  'Tom climbed on the chair',
  'Mia climbed up onto the sofa',
  'Mia went to school',
  'Tom got wet',
  'They loved it. Tom is in bed. Lina went to bed early!',
])('[BEY-03] a sentence that says no more than how the evening goes is no trouble: %s', (note) => {
  expect(readTrouble(note, ['Mia', 'Tom'])).toEqual({ tier: 'none' });
});

test.each([
  'Tom is in bed with a fever',
  'Tom is in bed and won’t wake up',
  'Tom went to bed. He can’t breathe.',
  'Mia climbed on the chair and fell on her head',
  'Tom stopped playing, he is bleeding',
])('[BEY-03] trouble beside such a sentence, or within it, still stops the story: %s', (note) => {
  expect(readTrouble(note, ['Mia', 'Tom']).tier).toBe('stop');
});

test.each([
  'my husband is shouting and I’m scared',
  'my husband is shouting and I am scared',
  'I’m scared, my husband is shouting',
  'my husband shouts and I’m scared',
  'my husband is so angry and I’m scared of him',
  'my partner keeps yelling at us and we are scared',
  'he is shouting at me and I’m scared',
  'dad is shouting and the kids are scared',
  'I’m scared of my husband',
  'mein Mann schreit und ich habe Angst',
  'mijn man schreeuwt en ik ben bang',
])('[BEY-03] somebody at home who shouts, and an adult who is afraid, is never passed over: %s', (note) => {
  expect(readTrouble(note, ['Mia', 'Tom']).tier).not.toBe('none');
});

test.each([
  'the dragon is shouting and I’m scared',
  'the captain shouts and Mia is scared',
  'Dad is shouting like a pirate and Mia is scared',
  'my husband was shouting the clues from the kitchen',
  'my husband plays the angry giant',
  'the kids are scared of the dark cave',
])('[BEY-03] shouting and fear that belong to the game pass: %s', (note) => {
  expect(readTrouble(note, ['Mia', 'Tom'])).toEqual({ tier: 'none' });
});

test('[BEY-03] trouble beside words of play is still asked about', () => {
  for (const note of ['she can’t breathe', 'he had a seizure', 'Mia is bleeding', 'she swallowed a battery']) {
    expect(readTrouble(note, ['Mia']).tier).toBe('stop');
    for (const play of [', the pirate', ' in the story', ', we pretended', ' (magic potion)']) {
      expect(readTrouble(note + play, ['Mia']).tier).toBe('ask');
    }
  }
});

test('[BEY-03] trouble is found wherever in a long note it stands, and a game in another sentence does not hide it', () => {
  const chat = 'They built a raft out of cushions and sailed it to the sofa. The dragon was asleep. ';
  expect(readTrouble(`${chat.repeat(20)}Mia is unconscious. ${chat}`.slice(0, 2000), ['Mia'])).toEqual({ tier: 'stop', kind: 'illness' });
});

test('[BEY-03] names that are patterns or everyday words break nothing', () => {
  expect(readTrouble('Tom (3) hurt his knee', ['(.*)+', 'Will', 'a'])).toEqual({ tier: 'ask', kind: 'injury' });
  expect(readTrouble('they will find a whale', ['Will'])).toEqual({ tier: 'none' });
  expect(readTrouble('we can’t find Will', ['Will'])).toEqual({ tier: 'stop', kind: 'missing' });
});

describe('[BEY-03] trouble is seen as it is typed in a hurry', () => {
  test.each([
    'theres blod, mia bumpd her hed',
    'mia is criyng loads 😭',
    'tom brok his arm',
    'mia passd out',
    'mia lost conciousness',
    'cant breeth',
    'bleding knee',
    'tom fel of the chair',
    'tom trew up',
    'nosebleeed',
    'mia feels sik',
    'Mia hert her arm',
    'mia scraped her nee',
    '🤕🩸',
    '😭',
  ])('%s', (note) => {
    expect(readTrouble(note, ['Mia', 'Tom']).tier).not.toBe('none');
  });

  test.each([
    'treasure hunt in the garden',
    'hed a great time',
    'they put the brake on',
    'that was so funny 😭',
    '🦖🎉',
    'Mia is een hert nu',
    'nee, Mia wil een draak',
  ])('play stays play: %s', (note) => {
    expect(readTrouble(note, ['Mia', 'Tom']).tier).toBe('none');
  });
});
