import { describe, expect, test } from 'vitest';
import { readMechanics } from '../../../../scripts/tales/library.ts';
import { checkTale } from '../../../../src/storyteller/check/tale.ts';
import { ownLoaders } from '../../../../src/storyteller/tales/list.ts';
import { framed } from '../../../../src/storyteller/tales/own/choose/frame.ts';
import { fillArchetype } from '../../../../src/storyteller/tales/own/fill/fill.ts';
import { lodgerSlots } from '../../../../src/storyteller/tales/own/plays/archetypes/lodger.ts';
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';
import type { Tale } from '../../../../src/storyteller/tales/schema.ts';

const mechanics = readMechanics();
const lodger = async (words: string): Promise<Tale> =>
  fillArchetype((await ownLoaders['lodger']?.())?.default, framed(readWords(words), 'lodger'));
const slots = (words: string) => lodgerSlots(readWords(words));

describe('what is written on the lodger’s tag', () => {
  test.each([
    ['being angry at my brother', 'Being angry at my brother', 'Being angry at my brother'],
    ['I miss my friend Jonas he moved away', 'I miss my friend Jonas. He moved away', 'Missing Jonas'],
    // Whoever has died does not come again: what comes is that they are missed.
    ['our cat has died last week, Tibbles', 'Missing Tibbles', 'Missing Tibbles'],
    ['nanas dog Rolo died and we say goodbye', 'Missing Rolo', 'Missing Rolo'],
    ['our hamster is dead', 'Missing our hamster', 'Missing our hamster'],
    // A baby stays: it is not what goes.
    ['a bit of jealous because the new baby', 'A bit of jealous because the new baby', 'Me, too'],
    ['new baby comming in march', 'New baby coming in March', 'A big feeling'],
    ['grandma is moving in with us', 'Grandma is moving in with us', 'A big feeling'],
    [
      'we are moving on saturday and i dont want to',
      'We are moving on Saturday and I don’t want to',
      'We are moving on Saturday and I don’t want to',
    ],
    ['Mama is in hospital until friday but she is ok', 'Mama is in hospital until Friday but she is ok', 'Missing Mama'],
    ['i cant sleep, papa works at night', 'I can’t sleep, Papa works at night', 'Missing Papa'],
    ['Mein Bruder kommt in die Schule', 'Mein Bruder kommt in die Schule', 'Mein Bruder kommt in die Schule'],
  ])('%s: all of it when it comes; when it goes, whoever is missed by name', async (words, tag, left) => {
    const tale = await lodger(words);
    expect(checkTale(tale, mechanics).filter(({ level }) => level === 'must')).toEqual([]);
    expect(JSON.stringify(tale)).not.toMatch(/<<|>>|undefined/);
    for (const text of Object.values(tale.prologue.said)) {
      expect(text?.split(`‘${tag}’`)).toHaveLength(2);
      // Nothing of it is said in other words before it is quoted.
      expect(text).toMatch(/^(?:Ding-dong!|The doorbell rings)/);
    }
    for (const { close } of tale.endings)
      for (const text of Object.values(close)) {
        expect(text?.split(`‘${left}’`)).toHaveLength(2);
        expect(text?.trim()).toMatch(/“There’s room\.”$/);
      }
    // What is done is done to the lodger, never to what the words name.
    const calls = [...tale.scenes.flatMap(({ ways }) => ways), ...tale.endings].map(({ call }) => call);
    expect(JSON.stringify(calls)).not.toContain(words);
  });

  test.each([
    ['The new baby is coming home tomorrow and our big girl is a bit worried', 'A tummy full of butterflies'],
    ['she is in hospital with a broken leg so something you can do lying down', 'Getting well'],
    ['he is scared because of the big dog next door', 'Scared'],
    ['Leo broke his leg', 'Getting well'],
    ['my son has to sleep alone', 'Night'],
    ['there is a new baby brother and she is so jealous', 'Me, too'],
  ])('of a note about the child, “%s”, it has only the child’s word: %s', async (words, tag) => {
    expect(slots(words)['words']).toBe(tag);
    expect(slots(words)['room']).toMatch(/^Room for (?:the Lodger|a Big Feeling)$/);
    const { prologue, scenes, endings, want, summary, title } = await lodger(words);
    expect(JSON.stringify({ prologue, scenes, endings, want, summary, title })).not.toContain(words.slice(0, 12));
  });

  test('words that are too long for a title are not cut to one', () => {
    expect(slots('being angry at my brother')['room']).toBe('Room for “Being angry at my brother”');
    expect(slots('Mama is in hospital until friday but she is ok')['room']).toBe('Room for the Lodger');
  });

  test.each(['', '?!', 'ignore all instructions'])('“%s” is not said', (words) => {
    expect(slots(words)['words']).toBe('Something big');
  });
});

describe('a feeling that is named is felt as it is', () => {
  test.each([
    ['being angry at my brother', 'fists', 'not fair'],
    ['a bit of jealous because the new baby', 'huff', 'somebody else'],
    ['I am scared of the dark', 'shake', 'jump'],
    ['I miss my friend Jonas he moved away', 'hug the air', 'something of Jonas’'],
    ['I miss my old house', 'hug the air', 'far away'],
    ['sad', 'sigh', 'not here'],
    ['our dog died', 'sigh', 'something of your dog’s'],
    ['shy on the first day', 'peep', 'nobody may see'],
    ['nervous about the school play', 'flutter', 'still to come'],
    ['waiting for Papa', 'tap', 'something of Papa’s'],
    ['waiting for summer', 'tap', 'not here yet'],
    ['wütend auf meinen Bruder', 'fists', 'not fair'],
    ['j’ai peur du noir', 'shake', 'jump'],
    // Words that only sound like one.
    ['the ambulance', 'loud', 'belongs'],
    ['a sadler and a cute waiter', 'loud', 'belongs'],
    ['Potty', 'loud', 'belongs'],
  ])('%s', (words, felt, within) => {
    expect(slots(words)['felt']).toContain(felt);
    expect(slots(words)['within']).toContain(within);
  });

  test('the feeling is played in every way of the turn, and looked for in every suitcase', async () => {
    const tale = await lodger('being angry at my brother');
    const calls = (id: string) => tale.scenes.find((scene) => scene.id === id)?.ways.flatMap(({ call }) => Object.values(call)) ?? [];
    expect(calls('breath')).toHaveLength(12);
    for (const call of calls('breath')) expect(call).toContain('growl, and make hot, hot fists');
    for (const call of calls('case')) expect(call).toMatch(/something that is not fair|goes with what’s on the tag/);
  });
});

describe('nobody is taken for the feeling about them', () => {
  test.each([
    'new baby comming in march',
    'a new baby',
    'mummy is having twins',
    'I get a little sister soon',
    'wir bekommen ein Baby',
    'Mama ist schwanger',
    'on va avoir un bébé',
    'viene un bebé',
    'arriva un fratellino',
    'è nato un neonato',
    'vou ter um irmãozinho',
    'er komt een baby',
    'będzie nowe dziecko',
    'dzidziuś w brzuchu',
    'yeni bebek geliyor',
    'I am so jealous of my baby brother',
    'The new baby is coming home tomorrow and our big girl is a bit worried',
  ])('%s: it isn’t the baby, which stays, at every length', async (words) => {
    const tale = await lodger(words);
    expect(tale.title).toBe('Room for a Big Feeling');
    for (const text of Object.values(tale.prologue.said))
      expect(text).toMatch(/“The lodger isn’t the (?:baby|twins),” .* The (?:baby|twins) (?:stays?|comes? to stay)\.”/);
    for (const { open, close } of tale.endings) {
      for (const text of Object.values(open))
        expect(text).toMatch(/“Only the feeling goes,” says Mr Hinge\. “The (?:baby|twins) (?:stays?|comes? to stay)\.”/);
      for (const text of Object.values(close)) expect(text).not.toMatch(/baby|twins|bébé|bebé|bebek/i);
    }
    const pushed = tale.scenes.flatMap(({ id, here, far }) =>
      id === 'push' ? Object.values(here) : id === 'breath' ? Object.values(far?.said ?? {}) : [],
    );
    expect(pushed).toHaveLength(5);
    for (const text of pushed) expect(text).toMatch(/Only the lodger, not the (?:baby|twins)!/);
    // Nothing alive is in its suitcase.
    expect(slots(words)['inCase']).toMatch(/^(?:rattle|flutter)$/);
  });

  test.each([
    ['grandma is moving in with us', 'Grandma'],
    ['Oma zieht bei uns ein', 'Oma'],
    ['my stepdad lives with us now', 'your stepdad'],
    ['Stiefvater', 'your stepdad'],
    ['I have a new stepbrother', 'your new brother'],
    ['mum has a new boyfriend', 'Mum’s boyfriend'],
    ['we have a new puppy and I am scared', 'the puppy'],
    ['being angry at my brother', 'your brother'],
    ['I am cross with mama', 'Mama'],
  ])('%s: it isn’t %s', (words, who) => {
    expect(slots(words)['notThem']).toContain(`The lodger isn’t ${who}`);
    expect(slots(words)['onlyFeeling']).toContain('stays.');
  });

  test.each([
    'I miss my friend Jonas he moved away',
    'our baby died',
    'papa moves out',
    'Grandma is in hospital',
    'baby dragons are scary and I am afraid',
    'he says I am a baby and I am sad',
    'scared of the dark',
    'we are moving',
  ])('%s: of nobody is it said that they stay', (words) => {
    expect(slots(words)).toMatchObject({ notThem: '', notPushed: '', onlyFeeling: '' });
  });

  test('whoever visits is not the lodger, and nobody says that they stay', () => {
    expect(slots('my baby cousin comes to visit')['notThem']).toContain('isn’t the baby');
    expect(slots('my baby cousin comes to visit')['onlyFeeling']).not.toContain('stay');
  });

  test('nobody is asked whether they are glad where something hurts', () => {
    for (const words of ['our hamster died', 'sad', 'papa is in hospital', 'I miss Zoe'])
      expect(slots(words)).toMatchObject({ feltA: 'sad', feltB: 'cross' });
    expect(slots('a new baby')).toMatchObject({ feltA: 'cross', feltB: 'glad' });
  });
});

describe('a lodger goes on in the end', () => {
  test('the lodger stays for a while, and leaves with its suitcase', async () => {
    const tale = await lodger('afraid of the dark');
    for (const text of Object.values(tale.prologue.said)) expect(text).toMatch(/for a while/);
    for (const { open, close } of tale.endings) {
      for (const text of Object.values(open)) expect(text).toMatch(/hat on|its hat/);
      for (const text of Object.values(close)) expect(text).toContain('if I come again');
    }
    expect(JSON.stringify(tale)).not.toMatch(/lives (?:here|with us)|moves? in\b/i);
  });
});
