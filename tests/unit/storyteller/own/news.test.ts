import { describe, expect, test } from 'vitest';
import { readMechanics } from '../../../../scripts/tales/library.ts';
import { checkTale } from '../../../../src/storyteller/check/tale.ts';
import news from '../../../../src/storyteller/tales/en/own/news.json' with { type: 'json' };
import { archetypesFor } from '../../../../src/storyteller/tales/own/archetype.ts';
import { fillArchetype } from '../../../../src/storyteller/tales/own/fill/fill.ts';
import { frameSlots } from '../../../../src/storyteller/tales/own/plays/frames/frame-slots.ts';
import { headlineOf } from '../../../../src/storyteller/tales/own/plays/frames/headline.ts';
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';
import type { Tale } from '../../../../src/storyteller/tales/schema.ts';

const mechanics = readMechanics();
const lengths = ['little', 'middle', 'big'] as const;
type Length = (typeof lengths)[number];

const inLength = (said: Partial<Record<Length | 'text', string | undefined>>, length: Length) => said[length] ?? said.text ?? '';
const tale = (typed: string): Tale => fillArchetype(news, readWords(typed));
const headline = (typed: string) => headlineOf(readWords(typed));
const textOf = (slot: unknown): unknown => (typeof slot === 'object' && slot !== null && 'text' in slot ? slot.text : slot);
const slots = (typed: string) =>
  Object.fromEntries(Object.entries(frameSlots(readWords(typed))).map(([name, slot]) => [name, textOf(slot)]));

describe('a family’s words are the headline, as they stand', () => {
  test.each([
    'milking time but the cows are on strike',
    'gravity got turned off in the supermarket',
    'tunnel',
    'Käsekönig',
    'un escargot facteur très pressé',
    'die Wolke hat Schluckauf',
    'you are not allowed to say the word yes',
  ])('“%s” is whole in the title and in the beginning at every age, and comes back in the end', (typed) => {
    const { title, prologue, endings } = tale(typed);
    const said = typed.toLowerCase();
    expect(title.toLowerCase()).toContain(said);
    for (const length of lengths) expect(inLength(prologue.said, length).toLowerCase()).toContain(`‘${said}’`);
    for (const { close } of endings) for (const length of lengths) expect(inLength(close, length).toLowerCase()).toContain(`‘${said}’`);
  });

  test.each([
    ['🐙🧦🎺', 'The octopus, the sock and the trumpet'],
    ['lost dummy!!', 'Lost dummy'],
    ['dinosaurs AND mermaids (they would not agree, sorry)', 'Dinosaurs AND mermaids (they would not agree, sorry)'],
    ['washing up but with music', 'Washing up but with music'],
    ['please something where he has to lie still for ten mins', 'He has to lie still for ten mins'],
    ['we lost 7-0 today so something where we win pls', 'We win'],
    ['Jaydens bus never comes', 'Jayden’s bus never comes'],
    ['our house makes a noise at 4 oclock', 'Our house makes a noise at 4 o’clock'],
    ['a house full of butterflys', 'A house full of butterflies'],
    ['the hens tidy there room', 'The hens tidy their room'],
    ['and dad is a owl', 'And Dad is an owl'],
    ['a robber who only says thank you', 'A robber who only says thank you'],
    ['can the moon hear us?', 'Can the moon hear us?'],
    ['im Kühlschrank wohnt jemand', 'Im Kühlschrank wohnt jemand'],
  ])('“%s” reads ‘%s’', (typed, said) => {
    expect(headline(typed)).toBe(said);
  });

  test.each([
    'tunnel',
    'train to Grandad’s house',
    'Wren Halloway has sold her shadow and the buyer wants a refund',
    'a zombie chef who is allergic to brains flies a shopping trolley to japan',
    'batman and a unicorn',
    'a very old submarine that lives in the fountain in front of the town hall and comes up each night because it misses the sea',
  ])('each age hears no more of “%s” at once than it can take in', (typed) => {
    expect(checkTale(tale(typed), mechanics).filter(({ level }) => level === 'must')).toEqual([]);
  });

  test('a headline that is too long ends where a clause does', () => {
    const long =
      'a very old submarine that lives in the fountain in front of the town hall and comes up each night because it misses the sea';
    expect(headline(long)).toBe('A very old submarine that lives in the fountain in front of the town hall and comes up each night');
  });

  test.each(['a shop for guns', 'I want to die', 'sexy', 'damn'])('“%s” is in no news', (typed) => {
    expect(headline(typed)).toBe('');
    expect(archetypesFor(readWords(typed))).not.toContain('news');
  });
});

describe('nobody is named who is not certain', () => {
  test.each([
    ['owl scared of dark same as Theo', 'the owl', 'the owl'],
    ['milking time but the cows are on strike', 'the cows', 'one of the cows'],
    ['weather frog retired yesterday', 'the weather frog', 'the weather frog'],
    ['Biscuit the cat has to be in it', 'Biscuit', 'Biscuit'],
    ['our dog Otto is the president', 'Otto', 'Otto'],
    ['Jaydens bus never comes', 'Jayden', 'Jayden'],
    ['Wren Halloway has sold her shadow', 'Wren Halloway', 'Wren Halloway'],
    ['the scarecrow wants to visit the sea once', 'the scarecrow', 'the scarecrow'],
    ['a suitcase that always finds its way back', 'the suitcase', 'the suitcase'],
    ['big sister does night shift', 'the big sister', 'the big sister'],
    ['my brother turned into a frog', 'your brother', 'your brother'],
    ['two captains one ship', 'the two captains', 'one of the two captains'],
    ['being a postman in a street of numbers', 'the postman', 'the postman'],
    ['spiderman cant find his socks', 'Spiderman', 'Spiderman'],
    ['les chats contre les chiens', 'the cats', 'one of the cats'],
    ['mi perro no quiere dormir', 'your dog', 'your dog'],
    ['🦉🧦', 'the owl', 'the owl'],
    ['the spoon that fell behind the radiator', 'the spoon', 'the spoon'],
    ['Ottilie the lighthouse keeper can’t remember how to whistle', 'Ottilie', 'Ottilie'],
    ['Nurse Odile cant find the key', 'Nurse Odile', 'Nurse Odile'],
    ['yawn collector for the queen', 'the yawn collector', 'the yawn collector'],
    ['salt and pepper aren’t talking to each other', 'the salt and the pepper', 'the salt'],
    ['the splonkadoodle', 'the splonkadoodle', 'the splonkadoodle'],
    ['gravy', 'the gravy', 'the gravy'],
    ['a bed for a giant', 'the giant', 'the giant'],
  ])('“%s” is about %s: one child is %s', (typed, star, be) => {
    expect(slots(typed)).toMatchObject({ star, beStar: be });
  });

  test.each([
    'gravity got turned off in the supermarket',
    'tunnel',
    'our new house makes a noise',
    'we saw a crane lifting a train today',
    'a treasure nobody wants',
    'horse riding club',
    'baby animals',
    'the cow bell is gone',
    'a cake with a unicorn on it',
    'as quiet as a mouse',
    'Käsekönig',
    'the river tells lies',
    'viene una bruja a comer',
    'Gravity is on holiday',
  ])('“%s” is about nobody for certain', (typed) => {
    expect(slots(typed)).toMatchObject({ star: '', otherStar: 'somebody who only came by' });
  });

  test.each([
    ['grandpa and the parrot swap voices', 'the parrot'],
    ['a cat that is scared of mice but ok with dogs', 'one of the dogs'],
    ['Grandad is the manager and the team is all chickens', 'one of the chickens'],
    ['Opa und der Bär', 'the bear'],
    ['salt and pepper aren’t talking to each other', 'the pepper'],
    ['my teacher is an alien', 'whoever meets your teacher'],
    ['my brother turned into a frog', 'whoever meets your brother'],
  ])('in “%s” another child is %s', (typed, other) => {
    expect(slots(typed)['otherStar']).toBe(other);
  });

  test('two who are all of the words are both in it, each with what only they do', () => {
    const said = JSON.stringify(tale('batman and a unicorn').prologue.said);
    expect(said).toMatch(/who is the unicorn\? Show it: spread your cape! And: let one finger be your horn!/);
    expect(slots('batman and a unicorn')).toMatchObject({ beStar: 'Batman', otherStar: 'the unicorn' });
  });
});

describe('what is done again and again is what the words say, or the children’s own', () => {
  test.each([
    ['choo choo goes to bed', 'choo, choo'],
    ['owl scared of dark', 'hide behind your hands, and peep'],
    ['milking time but the cows are on strike', 'cross your arms, and hmph'],
    ['a train that does not want to be a train', 'no, no, no, and shake your head'],
    ['trees that sneeze', 'sneeze, sneeze'],
    ['the cat is mayor now', 'pat, pat'],
    ['Mrs Pomfrey sneezed so hard her eyebrows swapped places', 'sneeze, sneeze'],
    ['a goose who only walks backwards', 'walk, walk, backwards'],
    ['a flamingo who only stands on other people’s legs', 'your move'],
    ['the car wash', 'brush, brush'],
    ['gravity got turned off in the supermarket', 'your move'],
    ['brother turned into a sandwich', 'your move'],
    ['a bear who never dances', 'your move'],
  ])('of “%s”: %s', (typed, move) => {
    expect(slots(typed)['moveA']).toBe(move);
  });
});

describe('the second half of the words is what shows in the end', () => {
  test.each([
    ['our cat Pickle had kittens under the bath tub', 'It is kittens!', 'And there are kittens!'],
    ['the dog found a bone in the garden', 'It is a bone!', 'And there is a bone!'],
    ['die Oma kommt morgen mit dem Zug', 'The train stops, and the door opens!', 'The train stops, and the door opens!'],
    ['Grandma Yuki is visiting from japan', 'It is Grandma Yuki!', 'Somebody knocks, and the door opens!'],
  ])('of “%s”: %s', (typed, little, middle) => {
    for (const { close } of tale(typed).endings) {
      expect(inLength(close, 'little')).toContain(little);
      expect(inLength(close, 'middle')).toContain(middle);
    }
  });

  test.each([
    ['a potato that thinks its a king', { told: 'the potato thinks it’s a king', doIt: 'be a king', becomes: 'a king' }],
    ['a unicorn who farts rainbows', { told: 'the unicorn farts rainbows', doIt: 'fart rainbows', becomes: '' }],
    ['minecraft creepers and diamonds', { it: 'the creepers and the diamonds', doIt: 'be creepers, be diamonds' }],
    ['our cat had nightmares', { gain: '' }],
    ['brother got sick', { gain: '' }],
    ['the noise in the radiator at night', { night: 'night', isNoise: 'noise', arrives: '' }],
    ['gravity got turned off in the supermarket', { doIt: 'your move', isOwnMove: 'own', gain: '' }],
  ])('“%s” is known for certain: %o', (typed, known) => {
    expect(slots(typed)).toMatchObject(known);
  });
});

describe('what happens in it is the children’s, unless a row of plots is about all of the words', () => {
  const ofRow = /cow on the line|stone in the tunnel|till that only says moo|branch that is too thin|screw that is loose/;

  test.each([
    'gravity got turned off in the supermarket',
    'owl scared of dark same as Theo',
    'robot wants to be a plumber not a warrior',
    'train late again',
  ])('nothing is made up of “%s”', (typed) => {
    const { scenes, endings } = tale(typed);
    expect(slots(typed)).toMatchObject({ hasRow: '', aWay: '', fix: '', nowTold: '', nowDoing: '' });
    expect(JSON.stringify([scenes, endings])).not.toMatch(ofRow);
  });

  test.each([
    ['tunnel', 'a stone in the tunnel', 'dig round the stone', 'A molehill pops up'],
    ['train to Grandad’s house', 'a cow on the line', 'ring the bell', 'Grandad opens the door'],
  ])('“%s”: there is %s, it is met, and in the end it comes', (typed, aWay, fix, end) => {
    const { scenes, endings } = tale(typed);
    expect(JSON.stringify(scenes)).toContain(aWay);
    expect(JSON.stringify(scenes)).toContain(fix);
    for (const { close } of endings) for (const length of lengths) expect(inLength(close, length)).toContain(end);
  });

  test('no text is left open, whatever the words leave out', () => {
    for (const typed of ['tunnel', 'Käsekönig', '🦖', 'batman and a unicorn', 'the cows are on strike', 'boxes everywhere'])
      expect(JSON.stringify(tale(typed))).not.toMatch(/<<|>>|undefined| [,.!?]|: !|‘’/);
  });
});

describe('what Kiki asks fits what kind of thing it is', () => {
  test.each([
    ['salt and pepper aren’t talking to each other', 'how do they make up'],
    ['nobody may say the word soup on Sundays', 'who keeps to it longest'],
    ['Doreen has lost her lollipop', 'who finds it, and where'],
    ['owl scared of dark', 'how small is it now'],
    ['snail race at the village fair', 'who wins, and how'],
    ['jonah wont put his shoes on', 'is that a yes now'],
    ['bedtime is too early!!', 'how is it when it’s just right'],
    ['bees have no flowers', 'what is there now, and who brought it'],
    ['who took my stick', 'who had it, and how does it come back'],
    ['the scarecrow wants to visit the sea once', 'what becomes of the wish'],
    ['grandma forgot how to laugh', 'how does it go now'],
    ['elsa and spiderman get married', 'who says yes, and how'],
    ['gravity got turned off in the supermarket', 'how does it end'],
    ['Käsekönig', 'how does it end'],
  ])('of “%s”: %s', (typed, asked) => {
    expect(slots(typed)['comesOut']).toBe(asked);
    const { endings } = tale(typed);
    for (const { open } of endings) for (const length of lengths) expect(inLength(open, length).toLowerCase()).toContain(asked);
  });
});
