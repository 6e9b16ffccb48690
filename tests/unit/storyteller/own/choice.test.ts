import { describe, expect, test } from 'vitest';
import { archetypesFor } from '../../../../src/storyteller/tales/own/archetype.ts';
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';
import { cutToFit } from '../../../../src/storyteller/tales/own/words/cut.ts';
import { ownTale } from './own-tale.ts';

/** The story that is told first; `stage` stands for each of those that quote the words whole. */
const chosen = (words: string) => archetypesFor(readWords(words))[0]?.replace(/^(?:because|duty|law|mission|news)$/, 'stage');

describe('which story honours a family’s words', () => {
  test.each([
    // A feeling of the child's own, and not of somebody in a tale.
    ['I am so angry at my cousin', 'lodger'],
    ['afraid of big dogs', 'lodger'],
    ['j’ai peur du noir', 'lodger'],
    ['eifersüchtig auf das Baby', 'lodger'],
    ['my first loose tooth', 'stage'],
    ['my friend moved away', 'lodger'],
    ['no more nappies', 'stage'],
    ['our hamster died', 'lodger'],
    ['new baby coming and he is a bit cross about it', 'lodger'],
    ['they wont stop arguing about whos first', 'lodger'],
    ['a knight who is afraid of the dark', 'stage'],
    ['the mountain is sad', 'stage'],
    ['our robot is sad', 'stage'],
    ['a hospital for teddies', 'shop'],
    // What is asked or wished.
    ['why do owls not sleep', 'question'],
    ['where do old socks go', 'question'],
    ['if I could breathe under water', 'question'],
    ['I wish I had wings', 'question'],
    ['warum schläft der Mond nicht', 'question'],
    ['balıklar neden konuşmaz', 'question'],
    ['do stones dream?', 'question'],
    ['where is my other glove', 'lost'],
    ['Onde está o meu sapato', 'lost'],
    ['who can do the best trick', 'question'],
    ['who can hop the furthest', 'question'],
    ['how to become a pirate', 'school'],
    // One that is named and nothing else, or with one of the family.
    ['three otters and foxes in pyjamas at a bank', 'stage'],
    ['two bears', 'day'],
    ['🦊', 'day'],
    ['Opa and the bear', 'day'],
    // What somebody would rather be is no work of theirs.
    ['un oso que quiere ser bombero', 'stage'],
    ['a mouse that wants to become a baker', 'stage'],
    ['Papa left his umbrella on the bus', 'lost'],
    ['Mia left her bunny on the train', 'lost'],
    // Two plots are as likely as each other.
    ['the cat saves Christmas', 'stage'],
    // Who is stuck inside or down there is on no flagpole.
    ['rescue the hamster from inside the sofa', 'stage'],
    ['rescue a kitten from the well', 'stage'],
    ['a duck is stuck in the mud', 'stage'],
    ['rescue the kitten from the tree', 'stage'],
    ['rescue the seals under the sea', 'stage'],
    // What is known of the idea itself comes before a shop or a loss that the words say nothing of.
    ['A veterinarian who has to treat a giraffe with a very sore throat', 'stage'],
    ['a shop that sells smells', 'stage'],
    ['a shop that sells bread', 'stage'],
    ['a smell shop', 'shop'],
    ['a bakery on the moon', 'shop'],
    ['our cat Mimi is lost', 'lost'],
    // A place of work, and what colours it.
    ['mermaid hairdresser in a castle', 'shop'],
    ['mermaid hairdresser in a castle with glitter', 'stage'],
    ['a dolly hospital on a boat', 'shop'],
    ['the dentists and a crocodile with toothache', 'shop'],
    ['my guinea pig is poorly so we go to the vet', 'shop'],
    ['we are doctors and teddy is poorly', 'shop'],
    ['me and ben are doctors and teddy has a poorly tummy', 'stage'],
    ['vetts', 'shop'],
    ['garidge', 'shop'],
    ['mending bikes', 'shop'],
    ['Puppenklinik', 'shop'],
    ['el veterinario y un conejito enfermo', 'shop'],
    ['Feuerwehrwache', 'stage'],
    ['a ghost hairdresser who is scared of combs', 'stage'],
    // Two who belong together, whatever they do.
    ['a clown and a ballerina are best friends', 'stage'],
    ['an owl and a robot have a sleepover', 'stage'],
    ['a fairy and a troll go shopping', 'stage'],
    ['the doctor and a hamster', 'shop'],
    ['a nurse and my poorly doll', 'shop'],
    // Nothing of it is a plot of ours.
    ['laces', 'stage'],
    ['Grandma’s armchair', 'stage'],
    ['everything is made of wool', 'stage'],
    ['', 'day'],
  ])('%s → %s', (words, archetype) => {
    expect(chosen(words)).toBe(archetype);
  });
});

describe('what somebody has taken', () => {
  test.each([
    ['the pirates took our teddy', 'your teddy', 'the oldest of the pirates'],
    ['a goblin stole Papa’s hat', 'Papa’s hat', 'the goblin'],
    ['a dragon took our dog’s collar', 'your dog’s collar', 'the dragon'],
    ['the magpie stole mums ring', 'Mum’s ring', 'the magpie'],
    ['somebody stole the moon’s pyjamas', 'the moon’s pyjamas', 'Madam Later'],
  ])('%s: the thing is fetched, by its name, from whoever took it', async (words, thing, holder) => {
    expect(chosen(words)).toBe('heist');
    const { prologue } = await ownTale(words);
    for (const said of ['little', 'middle', 'big'] as const) {
      expect(prologue.said[said]).toContain(`You look after ${thing}`);
      expect(prologue.said[said]).toContain(holder);
      expect(prologue.said[said]).not.toContain('borrowed');
    }
  });

  test('where the words do not say who took a thing, the story says that somebody borrowed it', async () => {
    const { prologue } = await ownTale('steal back our glasses');
    expect(prologue.said.middle).toContain('a year ago Madam Later borrowed them');
  });

  test.each(['the pirates took our cat', 'the bus took the road home'])('“%s” becomes no story of fetching something back', (words) => {
    expect(readWords(words).loot).toBeNull();
    expect(chosen(words)).not.toBe('heist');
  });

  test('a missing thing is told with whose it is', () => {
    expect(readWords('our dog’s collar is missing').missing?.text).toBe('your dog’s collar');
    expect(readWords('where is Papa’s hat').missing?.text).toBe('Papa’s hat');
  });
});

describe('a title of many words', () => {
  const short = (text: string) => cutToFit(text, (cut) => cut.split(' ').length <= 6);

  test.each([
    ['My Glove, the Green One with the Hole, Somewhere', 'My Glove, the Green One'],
    ['We Build a House Which Has a Hundred Doors', 'We Build a House'],
    ['One Two Three Four Five Six Seven', 'One Two Three Four Five Six …'],
    ['One Two Three Four Five the Seven', 'One Two Three Four Five …'],
    ['Short as It Is', 'Short as It Is'],
  ])('%s', (text, cut) => {
    expect(short(text)).toBe(cut);
  });

  test('one word that is too long by itself is cut anywhere', () => {
    expect(cutToFit('x'.repeat(50), (cut) => cut.length <= 10)).toBe(`${'x'.repeat(10)} …`);
  });

  test('words that are a sentence are the whole title, and a short name has the tale’s after it', async () => {
    expect((await ownTale('the zebra lost her stripes')).title).toBe('The Zebra Lost Her Stripes');
    expect((await ownTale('a pancake shop for bears')).title).toMatch(/^The Pancake Shop for Bears and /);
    expect((await ownTale('tractors tractors tractors')).title).toMatch(/^Tractors, Tractors, Tractors and /);
  });
});
