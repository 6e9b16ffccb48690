import { describe, expect, test } from 'vitest';
import { hitsIn } from '../../../../src/storyteller/safety/rendered.ts';
import { hitsOf, limitsWith, rulesOf } from './kit.ts';

const many = 'severe nut allergy, afraid of the dark, cannot run';

describe('[BEY-04] considerations and places hold for every word that is read or tapped', () => {
  test.each([
    [{ considerations: many }, 'option', 'Keep the bag of nuts off the ground', 'word: nuts'],
    [{ considerations: many }, 'option', 'Race two noons to the moon bridge', 'asks: run'],
    [{ considerations: many }, 'aloud', 'The owl flies through the dark forest.', 'word: dark'],
    [{ considerations: 'Rollstuhl' }, 'adult', 'Crawl with it until it slides', 'asks: crawl'],
    [{ considerations: 'blind', age: 4 }, 'aloud', 'Point at one.', 'asks: see'],
    [{ considerations: 'bed rest' }, 'aloud', 'We hop up and down.', 'asks: jump'],
    [{ place: 'in bed' }, 'aloud', 'We hop up and down.', 'asks: jump'],
    [{ place: 'balcony', age: 3 }, 'aloud', 'At the end, jump off.', 'asks: jump'],
    [{ place: 'unser Balkon', age: 3 }, 'aloud', 'Lean over the railing and call.', 'asks: edge'],
    [{ place: 'a landing with stairs' }, 'option', 'Slide down the banister', 'asks: edge'],
    [{ place: 'piscine' }, 'aloud', 'Run once around it!', 'asks: run'],
    [{ place: 'rue' }, 'aloud', 'Roll the ball to Tom.', 'asks: roll'],
    [{ place: 'the car' }, 'aloud', 'Everybody stands up and bows.', 'asks: stand'],
    [{ considerations: 'кресло' }, 'aloud', 'Listen for the sound.', 'asks: hear'],
    [{ considerations: 'no loud noises' }, 'aloud', 'Call, as loudly as you can: Ready or not, here we come!', 'asks: loud'],
    [{ considerations: 'hates noise' }, 'aloud', 'Answer for the captain, all together, as loud as he is.', 'asks: loud'],
    [{ considerations: 'wheelchair' }, 'aloud', 'Flap, and take off, and a step to the side.', 'asks: walk'],
    [{ considerations: 'wheelchair' }, 'aloud', 'Bend your knees, and land.', 'asks: feet'],
    [{ considerations: 'wheelchair' }, 'aloud', 'Your legs ride: clop, clop, clop!', 'asks: feet'],
    [{ considerations: 'wheelchair' }, 'aloud', 'Sit down: the feet go as fast as they can.', 'asks: feet'],
    [{ considerations: 'wheelchair' }, 'aloud', 'Up goes a knee!', 'asks: feet'],
    [{ considerations: 'wheelchair' }, 'aloud', 'First this foot: shake!', 'asks: feet'],
    [{ considerations: 'stitches in the knee' }, 'adult', 'Seated: legs wild, hands level.', 'asks: feet'],
    [{ considerations: 'wheelchair' }, 'aloud', 'Squeeze your toes, tight, tight, and let go.', 'asks: feet'],
    [{ considerations: 'wheelchair' }, 'aloud', 'So squeeze your hands, and your toes, and your nose.', 'asks: feet'],
    [{ considerations: 'wheelchair' }, 'aloud', 'Squeeze: your fists, toes, and your whole face.', 'asks: feet'],
    [{ considerations: 'wheelchair' }, 'option', 'Lie in the heap and grow heavy', 'asks: lie'],
    [{ considerations: 'broken arm' }, 'aloud', 'Spread out your arms, and flap.', 'asks: reach'],
    [{ considerations: 'broken arm' }, 'aloud', 'Wave your arms: come this way!', 'asks: two-hands'],
    [{ considerations: 'broken arm' }, 'aloud', 'Cross your arms: that means no.', 'asks: two-hands'],
    [{ considerations: 'no hands' }, 'option', 'Row out with forty hens', 'asks: hand'],
    [{ considerations: 'deaf' }, 'aloud', 'Be quite still, and listen.', 'asks: hear'],
    [{ considerations: 'deaf' }, 'adult', 'Weigh it, shake it, listen.', 'asks: hear'],
    [{ considerations: 'gets dizzy' }, 'aloud', 'Walk a ring, and while you walk, turn once round yourself.', 'asks: spin'],
    [{ considerations: 'no touching, please' }, 'adult', 'Tiptoe softly beside them, and give them your hand.', 'asks: touch'],
    [{ considerations: 'no touching, please' }, 'aloud', 'Sit close, shoulder to shoulder, and lean.', 'asks: touch'],
    [{ considerations: 'does not speak' }, 'aloud', 'Side by side, both say hello and bye.', 'asks: speak'],
    [{ considerations: 'hates noise' }, 'aloud', 'Lift a hand, and they sing loudly.', 'asks: loud'],
    [{ considerations: 'deaf' }, 'aloud', 'Mia, put an ear to it first.', 'asks: hear'],
    [{ considerations: 'deaf' }, 'aloud', 'Mia tips it, shakes it, and listens.', 'asks: hear'],
    [{ considerations: 'deaf' }, 'aloud', 'Grow still until you can hear the sand.', 'asks: hear'],
    [{ considerations: 'deaf' }, 'aloud', 'Stay so until Dad whispers clink.', 'asks: hear'],
    [{ considerations: 'photosensitive epilepsy' }, 'aloud', 'Carry it on flat hands through the dark.', 'asks: dark'],
    [{ considerations: 'broken arm in a sling' }, 'aloud', 'Hands on your knees, and look through your own legs.', 'asks: balance'],
    [{ considerations: 'grandpa died in May' }, 'aloud', 'The old king tells of his grandfather.', 'word: grandfather'],
  ] as const)('%j, %s: %s', (family, voice, text, rule) => {
    expect(rulesOf(text, family, voice)).toContain(rule);
  });

  test.each([
    ['wheelchair', 'Climb up to the top.', 'asks: climb'],
    ['wheelchair', 'Haul on the rope, hand over hand.', 'asks: lift'],
    ['wheelchair', 'Get down on your tummy.', 'asks: crawl'],
    ['blind', 'Stop and point at the door.', 'asks: see'],
    ['asthma', 'Take ten breaths.', 'asks: breath'],
    ['a rare condition with a long name', 'Feel what it is, in the bag.', 'asks: feel'],
    ['wheelchair', 'You sat in the boat, and now hop to the shore.', 'asks: jump'],
    ['wheelchair', 'You pushed her off, so you can run to the wall.', 'asks: run'],
    ['wheelchair', 'You need to run to the wall.', 'asks: run'],
    ['wheelchair', 'You rocked it, and Mia hops to the wall.', 'asks: jump'],
    ['wheelchair', 'You told me: hop!', 'asks: jump'],
    ['blind', 'Tell us what you are looking at.', 'asks: see'],
    ['wheelchair', 'You heard the bell, everybody hop to the wall.', 'asks: jump'],
    ['wheelchair', 'You heard the bell, and everyone runs to the wall.', 'asks: run'],
    ['wheelchair', 'You found the key, and all of you run to the wall.', 'asks: run'],
    ['wheelchair', 'You found the key, both of you jump over the rope.', 'asks: jump'],
    ['wheelchair', 'You found the key, and whoever is ready jumps.', 'asks: jump'],
    ['wheelchair', 'You found the key, and one after the other you jump.', 'asks: jump'],
    ['wheelchair', 'You found the key, and with a shout everybody jumps.', 'asks: jump'],
    ['wheelchair', 'You found the key, and the lake makes you jump.', 'asks: jump'],
    ['blind', 'You opened the box, and everybody looks inside.', 'asks: see'],
    ['asthma', 'You reached the candle, and each of you blows at it.', 'asks: breath'],
    ['asthma', 'Puff at the feather.', 'asks: breath'],
    ['wheelchair', 'Stand amazed, and rush to the wall.', 'asks: walk'],
    ['no hands', 'Make a fist, everybody.', 'asks: hand'],
    ['no hands', 'Open it slowly, finger by finger.', 'asks: hand'],
    ['no hands', 'Toes, knees, fists, ribs: all of it tight!', 'asks: hand'],
    ['no hands', 'Pass it on, from palm to palm.', 'asks: hand'],
    ['no hands', 'Sit in a row and pull.', 'asks: hand'],
    ['no hands', 'Haul an unseen boat up the beach.', 'asks: hand'],
    ['no hands', 'Hand the letter to Tom.', 'asks: hand'],
    ['no hands', 'Shake an unseen sieve.', 'asks: hand'],
    ['no hands', 'Press the button.', 'asks: hand'],
    ['no hands', 'Pat your knees.', 'asks: hand'],
    ['broken arm', 'Climb on, hand over hand.', 'asks: two-hands'],
    ['broken arm', 'Let it hop from hand to hand.', 'asks: two-hands'],
    ['mute', 'Then say it: One more!', 'asks: speak'],
    ['mute', 'Think of a word, and say it into your hands.', 'asks: speak'],
    ['mute', 'Mia begins, and says a word.', 'asks: speak'],
    ['mute', 'Whoever has it says what it is.', 'asks: speak'],
    ['broken arm', 'Put it in your two hands and close them.', 'asks: two-hands'],
  ])('%s: a hit where the text asks for it all the same: %s', (considerations, text, rule) => {
    expect(rulesOf(text, { considerations }, 'aloud')).toContain(rule);
  });

  test.each([
    'Pull a face.',
    'Pull your saddest face, and pull in your chin.',
    'Pull yourselves together.',
    'Push with your back, and press your lips together.',
    'Shake your head, and shake it off.',
    'Squeeze your toes, and tap with your foot.',
    'Nobody may stir.',
    'The captain pulls the rope, hand over hand.',
    'The palms sway in the wind.',
    'Heave a sigh.',
  ])('no hands: no hit where feet, face or others do it: %s', (text) => {
    expect(rulesOf(text, { considerations: 'no hands' })).toEqual([]);
  });

  test.each(['Your feet go to sleep, and your hands lie down.', 'Your feet go still.', 'The feet of the giant march past.'])(
    'feet that rest, and those of others, ask for none: %s',
    (text) => {
      expect(rulesOf(text, { considerations: 'wheelchair' })).toEqual([]);
    },
  );

  test('weaving between marks asks for no fingers, and “didn’t like to say” asks nobody to speak', () => {
    expect(rulesOf('Weave in and out of the marks.', { considerations: 'broken arm' })).toEqual([]);
    expect(rulesOf('Weave the thread into a mat.', { considerations: 'broken arm' })).toEqual(['asks: fine']);
    expect(rulesOf('We didn’t like to say.', { considerations: 'mute' })).toEqual([]);
    expect(rulesOf('“Come in,” says the fox, and asks the geese.', { considerations: 'mute' })).toEqual([]);
  });

  test('putting something into an ear and leaving a child alone are always refused', () => {
    expect(rulesOf('Put the bead in your ear.', {}, 'aloud')).toEqual(['always: mouth']);
    expect(rulesOf('Leave the house alone.', {}, 'aloud')).toEqual(['always: alone']);
  });

  test.each([
    [{ considerations: many }, 'aloud', 'The dragon runs away, and the goose runs after it.'],
    [{ considerations: many }, 'aloud', 'Somebody has run out of soup, and the path runs on.'],
    [{ considerations: many }, 'aloud', 'Tom runs to the wall.'],
    [{ considerations: 'blind' }, 'aloud', 'Dot looks at her toes.'],
    [{ considerations: 'wheelchair' }, 'aloud', 'The geese stop, look around and run away.'],
    [{ considerations: 'wheelchair' }, 'aloud', 'Let two fingers walk up your arm.'],
    [{ place: 'pool' }, 'adult', 'No running.'],
    [{ place: 'balcony' }, 'adult', 'Nothing over the railing.'],
    [{ place: 'balcony' }, 'adult', 'Keep away from the edge. Nobody leans out.'],
    [{ considerations: 'nut allergy' }, 'adult', 'No nuts in the bag.'],
    [{ place: 'the car' }, 'adult', 'Standing or seated: big and small on call.'],
    [{ considerations: 'wheelchair' }, 'aloud', 'Hands climb from low to high.'],
    [{ considerations: 'wheelchair' }, 'aloud', 'Put a hand on your tummy, and be still.'],
    [{ considerations: 'wheelchair' }, 'aloud', 'Grow still, from the feet up.'],
    [{ considerations: 'wheelchair' }, 'aloud', 'Haul on the unseen rope, hand over hand.'],
    [{ place: 'the train' }, 'aloud', 'Throw the invisible net, and wait.'],
    [{ considerations: 'blind' }, 'aloud', 'Two ways each time: lean, point or nod.'],
    [{ considerations: 'blind' }, 'aloud', 'Be a shadow, with your eyes open or shut.'],
    [{ considerations: 'asthma' }, 'aloud', 'Stay for three breaths.'],
    [{ considerations: 'a rare condition with a long name' }, 'aloud', 'Mia feels it first.'],
    [{}, 'aloud', 'Hold it to your ear. Leave it alone.'],
    [{ considerations: 'blind' }, 'aloud', 'You sat in the dark until it knew you, and there, at the edge, sat somebody.'],
    [
      { considerations: 'a rare condition with a long name' },
      'aloud',
      'You followed the path with your noses, and understood every bend of it.',
    ],
    [{ considerations: 'wheelchair' }, 'aloud', 'You stood as people stand in lifts, and at the *bump* everybody breathed out.'],
    [
      { considerations: 'wheelchair' },
      'aloud',
      'Your hands lay open in your laps, and Rush leaned her broom against the wall. Rush has stopped sweeping.',
    ],
    [{ considerations: 'wheelchair' }, 'aloud', 'Hop it from one hand to the other, and on to Tom.'],
    [{ considerations: 'blind' }, 'aloud', 'You know whose hands you’re looking for: patient ones.'],
    [{ considerations: 'asthma' }, 'aloud', 'Mia shapes a puff into a sheet on a line.'],
  ] as const)('%j, %s, lets be: %s', (family, voice, text) => {
    expect(rulesOf(text, family, voice)).toEqual([]);
  });
});

describe('who is asked', () => {
  test('a named child is asked alone, and so is the one that a line is addressed to', () => {
    const family = { considerations: 'cannot run' };
    expect(hitsOf('Mia runs to the wall.', family).map((hit) => hit.child)).toEqual(['mia', 'mia']);
    expect(hitsOf('Run to the wall.', family, 'adult', 'tom')).toEqual([]);
    expect(hitsOf('Run to the wall.', family, 'adult', 'mia').map((hit) => hit.rule)).toContain('asks: run');
  });

  test('what a place does not allow holds for everybody, whoever is named', () => {
    expect(hitsOf('Tom runs to the wall.', { place: 'the pool' }).map((hit) => [hit.rule, hit.child])).toEqual([['asks: run', undefined]]);
  });

  test('a refusal quotes the words and their sentence', () => {
    const [hit] = hitsIn([{ text: 'Here is the hill. Mia, hop to the top!', for: 'aloud' }], limitsWith({ considerations: 'no jumping' }));
    expect(hit).toEqual({ rule: 'asks: jump', demand: 'jump', match: 'hop to the top', text: 'Mia, hop to the top!', child: 'mia' });
  });
});

describe('what is never asked of anybody', () => {
  test.each([
    ['mouth', 'Lick the shiniest stone.'],
    ['mouth', 'Carry the spoon in your mouth.'],
    ['fire', 'Light a candle for the king.'],
    ['electricity', 'Plug in the lamp.'],
    ['window', 'Lean out of the window and wave.'],
    ['furniture', 'Climb up on a chair.'],
    ['neck', 'Tie the scarf around your neck.'],
    ['breath', 'Hold your breath until the bell rings.'],
    ['blind steps', 'Close your eyes and walk to the door.'],
    ['road', 'Cross the road together.'],
    ['hard throw', 'Throw a stone into the bucket.'],
    ['smothering', 'Pull the bag over your head.'],
  ])('%s: %s', (rule, text) => {
    expect(rulesOf(text, { age: 6 })).toContain(`always: ${rule}`);
  });

  test.each([
    'The troll eats a whole cake.',
    'The king holds his breath.',
    'Nobody climbs on a chair.',
    'Close your eyes and think of the sea.',
    'Throw the sock into the basket.',
    'Bake a bun out of air and bite into it.',
    'The dragon lights the candle.',
  ])('no hit: %s', (text) => {
    expect(rulesOf(text, { age: 6 })).toEqual([]);
  });
});
