import { expect, test } from 'vitest';
import { ownLoaders } from '../../../../src/storyteller/tales/list.ts';
import { framed } from '../../../../src/storyteller/tales/own/choose/frame.ts';
import { fillArchetype } from '../../../../src/storyteller/tales/own/fill/fill.ts';
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';

const told = async (words: string): Promise<string> =>
  JSON.stringify(fillArchetype((await ownLoaders['lost']?.())?.default, framed(readWords(words), 'lost')));

test('a toy is missed by its name, at home, and looks as the family says', async () => {
  const tale = await told('she lost her bunny at the shops today, grey one with one ear, called Mimsy');
  for (const said of [
    'At home it is bedtime.',
    'Mimsy is gone. Mimsy is grey, with one ear.',
    'There is Mimsy, grey, with one ear!',
    'We all hug Mimsy.',
  ])
    expect(tale).toContain(said);
  expect(tale).not.toMatch(/Mr Flood|the market|the bunny/);
});

test('the children help whoever lost something', async () => {
  expect(await told('the wind lost its voice')).toContain('you are helping the wind. But oh! The voice is gone.');
});

test('words about somebody else do not become the looks of the lost thing', async () => {
  expect(await told('no one can find the key')).toContain('The key is gone. The door stays shut.');
});

test.each(['the missing key', 'our cat Mimi ran away', 'she lost her bunny at the shops'])('%s: nobody took it', async (words) => {
  expect(await told(words)).not.toContain('So I took');
});
