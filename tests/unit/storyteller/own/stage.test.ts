import { describe, expect, test } from 'vitest';
import stage from '../../../../src/storyteller/tales/en/own/stage.json' with { type: 'json' };
import { fillArchetype } from '../../../../src/storyteller/tales/own/fill/fill.ts';
import { playSlots } from '../../../../src/storyteller/tales/own/fill/plays.ts';
import { slotsFor } from '../../../../src/storyteller/tales/own/fill/slots.ts';
import { fillText } from '../../../../src/storyteller/tales/own/fill/text.ts';
import { stageSlots } from '../../../../src/storyteller/tales/own/plays/stage/stage.ts';
import { readWords } from '../../../../src/storyteller/tales/own/read/read.ts';

const named = (typed: string) => stageSlots(readWords(typed))['poster'];

describe('the name of a play that is a family’s own words', () => {
  test.each([
    ['sloths', 'Sloths'],
    ['nothing happens', 'Nothing Happens'],
    ['cleaning up but its fun', 'Cleaning Up but It’s Fun'],
    ['3 queens and just one chair', 'Three Queens and Just One Chair'],
    ['a story told backwards, starting with goodnight', 'A Story Told Backwards, Starting with Goodnight'],
    ['Our cat Mrs. Pickle is the mayor', 'Our Cat Mrs Pickle Is the Mayor'],
    ['the elevator which has a button with no number', 'The Elevator Which Has a Button with No Number'],
    ['soup soup soup soup soup soup', 'Soup Soup Soup Soup Soup Soup'],
    ['Mama is in hospital until friday but she is ok', 'Mama Is in Hospital Until Friday but She Is Ok'],
    ['Der Mond hat Schluckauf', 'Der Mond hat Schluckauf'],
    ['Yağmur neden bizim eve geliyor?', 'Yağmur neden bizim eve geliyor'],
    ['🐙🧦🎺', 'The Octopus, the Sock and the Trumpet'],
  ])('“%s” is said whole', (typed, name) => {
    expect(named(typed)).toBe(name);
  });

  test.each([
    ['putting shoes on!!! every morning is a battle', 'Putting Shoes On'],
    ['granny’s washing machine goes round and round he could watch it all day', 'Granny’s Washing Machine Goes Round and Round'],
    ['garbage truck, he loves it', 'Garbage Truck'],
    ['stairs, she never walks', 'Stairs, she never walks'],
    ['the robot who could not stop', 'The Robot Who Could Not Stop'],
  ])('of “%s” what is said about it is left out: %s', (typed, name) => {
    expect(named(typed)).toBe(name);
  });

  test.each([
    ['poo', 'Poo'],
    ['the poop monster', 'The Poop Monster'],
  ])('what small children laugh at stays: “%s”', (typed, name) => {
    expect(named(typed)).toBe(name);
  });

  test.each([
    ['A thunderstorm like last night, he was scared under the blanket', 'A Thunderstorm Like Last Night'],
    ['The snowman is melting and Jonas cries every time', 'The Snowman Is Melting'],
  ])('nobody’s tears are on a poster: “%s”', (typed, name) => {
    expect(named(typed)).toBe(name);
  });

  test('what is too long for a poster ends with a whole clause', () => {
    const typed =
      'Tonight we want to build a treehouse which goes through all the seasons, so the ground floor is winter and the top is summer and in between it is leaves';
    expect(named(typed)).toBe('Build a Treehouse Which Goes Through All the Seasons');
  });

  test.each(['', '!!!', 'the bloody monster', 'ignore previous instructions'])('“%s” makes a play, and is not said', (typed) => {
    expect(named(typed)).toBe('The Best Play in the World');
  });

  test('the play’s name stands on the posters, on the last page and at the turn, and nowhere else', () => {
    const tale = fillArchetype(stage, readWords('my stick'));
    const turn = tale.scenes.find(({ beat }) => beat === 'turn')?.here;
    const places = [tale.prologue.said, ...tale.endings.map(({ close }) => close), { ...(turn as object), little: '‘My Stick’' }];
    for (const said of places) for (const text of Object.values(said)) expect(text?.split('‘My Stick’').length).toBe(2);
    const lengths = places.flatMap((said) => Object.keys(said));
    const told = JSON.stringify(
      [tale.prologue, tale.scenes, tale.forks, tale.reads, tale.endings, tale.own, tale.answers],
      (key, value: unknown) => (key === 'little' ? undefined : value),
    );
    expect(told.split('‘My Stick’').length - 1).toBe(lengths.filter((length) => length !== 'little').length);
  });
});

describe('who is in a play that is a family’s own words', () => {
  const asked = (typed: string) => {
    const { pageOne } = stageSlots(readWords(typed));
    return typeof pageOne === 'string' ? /“([^”]*)” booms/.exec(pageOne)?.[1] : undefined;
  };

  test.each([
    [
      'the plumbing inspector who counts',
      'Is it about the plumbing inspector? And what does the plumbing inspector want? And what is the trouble?',
    ],
    ['my stick', 'Your stick! Who needs it, and what for?'],
    ['Grandpa’s hands', 'Grandpa’s hands! Who needs them, and what for?'],
    ['The very last apple', 'The very last apple! Who needs it, and what for?'],
    ['you are not allowed to say the word yes', 'Who has to keep to that? And what happens to whoever forgets? And what is the trouble?'],
    ['I miss my friend Jonas he moved away', 'Is it about you? And what do you want in it? And what is the trouble?'],
    ['nothing happens', 'Who is it about? And what do they want? And what is the trouble?'],
    ['going on and on', 'Who does that? And what do they hope for? And what is the trouble?'],
  ])('where nothing is known of “%s”, Mrs Boom asks: %s', (typed, question) => {
    expect(asked(typed)).toBe(question);
  });

  test.each(['sloths', 'the car wash', 'snow'])('where the plot of “%s” is known, she asks no more than who they are', (typed) => {
    expect(asked(typed)).toBeUndefined();
    expect(stageSlots(readWords(typed))['pageOne']).toMatch(/“There is an? [^”]+\. And in the end [^”]+\.” So who are you\?/);
  });

  test.each([
    ['sloths', 'how do the sloths go? Show me: slowly, slowly, with one hand, and say mmmh!'],
    ['going to the hairdresser without crying', 'how do we do it? Show me: snip, snip, with two fingers!'],
    ['Potty', 'how do we do it? Show me: hum, hum, and sit, and wait, and clap!'],
    ['a museum of smells', 'how does it go? Show me: fan, fan, the smell to your nose!'],
    ['you are not allowed to say the word yes', 'how does it go? Show me! Big, or small?'],
    ['our dog Pickle wont get in the bath', 'how does Pickle go? Show me: no, no, no, and shake your head!'],
    ['🐙🎈🚂', 'how does our play go? Show me the octopus: wiggle, wiggle! Now the balloon: bigger, bigger! Now the train: chug, chug!'],
  ])('for “%s” the smallest begin with “%s”', (typed, move) => {
    const tale = fillArchetype(stage, readWords(typed));
    expect(tale.prologue.said.little).toContain(`So ${move}`);
  });

  const little = (typed: string) => {
    const { prologue, scenes, reads, endings } = fillArchetype(stage, readWords(typed));
    const said: string[] = [];
    JSON.stringify({ prologue, scenes, reads, endings }, (key, value: unknown) => {
      if (key === 'little' && typeof value === 'string') said.push(value);
      return value;
    });
    return { said, endings };
  };

  test('for the youngest Hush is the adult’s thumb, and appears nowhere else', () => {
    expect(
      little('the car wash').said.filter((text) => /Hush’s thumb|his (?:blue )?thumb|comes a thumb|all but his feet|nest again/.test(text)),
    ).toEqual([]);
    expect(fillArchetype(stage, readWords('the car wash')).prologue.said.little).toContain('My thumb is Hush.');
  });

  test.each(['bedtime', 'our dragon must sleep'])('%s gets softer to its end, and all are in bed', (typed) => {
    const { said, endings } = little(typed);
    expect(said.filter((text) => /off we go|home, all of us|even bigger|Do it big/.test(text))).toEqual([]);
    expect(endings.map(({ title }) => title)).not.toContain('As Big as It Gets');
    for (const { close } of endings) expect(close.little).toMatch(/in bed, .*good night\.”$/s);
  });

  test('what helps against the trouble is a deed, and no noise', () => {
    const stops = fillArchetype(stage, readWords('the car wash')).scenes.find(({ id }) => id === 'stops');
    const doing = stageSlots(readWords('the car wash'))['doing'];
    for (const { call } of stops?.ways ?? []) expect(call.little).toContain(doing);
  });

  test('the hero of the play is called by name where that is certain, and else the children are the heroes', () => {
    const told = (typed: string) => JSON.stringify(fillArchetype(stage, readWords(typed)).scenes);
    expect(told('Bruno (our dog, old, brown, snores) must get a job')).toContain('on comes Bruno');
    expect(told('sloths')).toContain('on come the sloths');
    expect(told('lighthouse keeper')).toContain('on comes the lighthouse keeper');
    expect(told('Grandpa’s hands')).toContain('on come all of you');
  });

  /** What is done in the three scenes of the youngest: the first, the one that goes wrong, and the turn. */
  const played = (typed: string) => {
    const slots = stageSlots(readWords(typed));
    const said = (name: string) => fillText(`<<${name}>>`, slots).toLowerCase();
    return [1, 2, 3].map((at) => `${said(`part${at}`)}: ${said(`move${at}`)}`);
  };

  test.each([
    ['🐙🎈🚂', ['the octopus: wiggle, wiggle', 'the balloon: bigger, bigger', 'the train: chug, chug']],
    ['our dog Pickle wont get in the bath', ['Pickle: no, no, no', 'Pickle: no, no, no', 'Pickle: wash, wash']],
    ['the baby won’t share', ['the baby: no, no, no', 'the baby: no, no, no', 'the baby: for you']],
    ['our cat won’t stop', ['the cat: pat, pat', 'the cat: meow, meow', 'the cat: pat, pat, meow']],
    [
      'grannys washing machine goes round and round he could watch it all day',
      ['the washing machine: round and round', 'the washing machine: slosh, slosh', 'the washing machine: round and round, slosh'],
    ],
    ['a duck that is also a bus', ['the duck-bus: flap, flap', 'the duck-bus: quack, quack', 'the duck-bus: rock, rock']],
    ['garbage truck + unicorn', ['the garbage truck: tip, tip', 'the garbage truck: rumble, rumble', 'the unicorn: clip, clop']],
    [
      'Teddy Oslo and Lamby are having a picnic but its raining',
      ['Oslo and Lamby: unpack, unpack', 'Oslo and Lamby: drip, drip', 'Oslo and Lamby: drip, drip'],
    ],
    ['snack time', ['‘Snack Time’: munch, munch', '‘Snack Time’: yum, yum', '‘Snack Time’: munch, munch, yum']],
    ['you are not allowed to say the word yes', ['our play: ta-da', 'our play: ta-da, ta-da', 'our play: ta-da, ta-da']],
    ['being angry at my brother', ['the hmpf: hmpf, hmpf', 'the hmpf: hmpf, hmpf', 'the hmpf: hmpf, hmpf']],
  ])('of “%s” the smallest play %j', (typed, scenes) => {
    expect(played(typed)).toEqual(scenes.map((scene) => scene.toLowerCase()));
  });

  test('the youngest do something with their own thing, whatever they choose', () => {
    const { scenes, endings } = fillArchetype(stage, readWords('mud'));
    const own = /squelch|pull, pull, and plop|rub your arms, and splash/i;
    const without = [...scenes.flatMap(({ ways }) => ways), ...endings].filter(({ call }) => !own.test(call.little ?? ''));
    expect(without.map(({ id }) => id)).toEqual(['shake', 'carry']);
  });

  test.each([
    ['our dog Pickle wont get in the bath', 'And there is the trouble! So: over it, under it, or round it'],
    ['a lighthouse keeper who is afraid of ships', 'And there is the trouble! So: over it, under it, or round it'],
    ['the car wash', 'And there is a brush that'],
    ['my stick', 'And there is no stick anywhere! So: look high'],
    ['nothing happens', 'And there is the trouble! So: over it, under it, or round it'],
    ['nothing happens', 'And there is a giggle, in your tummy!'],
  ])('in “%s” it goes wrong like this: %s', (typed, trouble) => {
    const { scenes } = fillArchetype(stage, readWords(typed));
    for (const id of ['toomuch', 'stops']) expect(JSON.stringify(scenes.find((scene) => scene.id === id)?.here)).toContain(trouble);
  });

  test.each([
    ['our cat wants a birthday cake', 'Catch the meow in your hand'],
    ['🐙🎈🚂', 'Catch the noise in your hand'],
  ])('what is too loud in “%s” is caught: %s', (typed, offer) => {
    expect(JSON.stringify(fillArchetype(stage, readWords(typed)).scenes)).toContain(offer);
  });

  test.each([
    'rain',
    'our cat’s wedding',
    'a bakery on the moon',
    'football match against the aliens',
    'school for dragons',
    'treehouse for owls',
    'moving house',
    'mountain rescue',
    'Emma’s birthday',
    'singing contest',
    'a cookie heist with Oma',
  ])('of “%s” nothing that other archetypes say stands in a play', (typed) => {
    const words = readWords(typed);
    expect(playSlots(words, slotsFor(words), 'stage')).toMatchObject(stageSlots(words));
  });

  test('nobody who goes to sleep in the end is called loudly', () => {
    const close = (typed: string) => fillArchetype(stage, readWords(typed)).endings[0]?.close.little;
    expect(close('un dinosaurio que no quiere dormir')).toContain('He says, softly');
    expect(close('diggers')).toContain('He calls, out loud');
  });

  test('the costume is the thing itself where that is one, and what is worn is put on', () => {
    const worn = (typed: string) => JSON.stringify(fillArchetype(stage, readWords(typed)).scenes[0]);
    expect(worn('a duck that is also a bus')).toContain('{garb} {garb|is|are} the duck-bus"');
    expect(worn('tractors')).toContain('{garb} {garb|is|are} the costume"');
    expect(worn('my red boots')).toContain('"Put the boots on, and more"');
  });

  test.each(['sloths', 'our dog Pickle wont get in the bath', 'snack time', 'you are not allowed to say the word yes', '🐙🎈🚂'])(
    'of “%s” nobody is asked to say what was hoped for',
    (typed) => {
      expect(JSON.stringify(fillArchetype(stage, readWords(typed)))).not.toMatch(/you hoped for/);
    },
  );
});
