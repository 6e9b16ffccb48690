import { describe, expect, test } from 'vitest';
import { libraryOf } from '../../../../scripts/tales/library.ts';
import { carefulBans } from '../../../../src/storyteller/safety/considerations/row.ts';
import { readConsiderations } from '../../../../src/storyteller/safety/considerations.ts';
import { limitsOf } from '../../../../src/storyteller/safety/limits.ts';
import { placeFacts, placeLimits } from '../../../../src/storyteller/safety/place.ts';
import { readProps } from '../../../../src/storyteller/words/props.ts';
import type { Demand } from '../../../../src/storyteller/words/vocabulary.ts';
import { smallTale } from '../../../support/story/small-tale.ts';
import { limitsWith } from './kit.ts';

const place = (name: string, more: { description?: string; items?: string[] } = {}) => ({
  type: 'custom',
  name,
  description: more.description ?? '',
  spaceDetails: '',
  items: more.items ?? [],
});

describe('[BEY-04] considerations, in nine languages', () => {
  test.each([
    ['cannot run', 'run'],
    ['uses a wheelchair', 'crawl'],
    ['Rollstuhl', 'stand'],
    ['en fauteuil roulant', 'walk'],
    ['en silla de ruedas', 'walk'],
    ['sedia a rotelle', 'walk'],
    ['usa cadeira de rodas', 'walk'],
    ['zit in een rolstoel', 'walk'],
    ['wózek inwalidzki', 'walk'],
    ['tekerlekli sandalye kullanıyor', 'walk'],
    ['blind', 'see'],
    ['aveugle', 'see'],
    ['ciega', 'see'],
    ['niewidomy', 'see'],
    ['gehörlos', 'hear'],
    ['sourde', 'hear'],
    ['sağır', 'hear'],
    ['głuchy', 'hear'],
    ['astım', 'breath'],
    ['padaczka', 'flash'],
    ['gebrochenes Bein', 'jump'],
    ['brazo roto', 'two-hands'],
    ['Bettruhe', 'stand'],
    ['hémophilie', 'throw'],
    ['spricht nicht', 'speak'],
    ['crutches', 'run'],
    ['feeding tube', 'crawl'],
    ['no jumping and running', 'run'],
    ['broken arm in a sling', 'reach'],
    ['her arm is in plaster', 'jump'],
    ['Arm im Gips', 'reach'],
    ['selective mutism', 'speak'],
    ['operation yesterday, must lie still', 'go'],
    ['has a drip in his hand', 'two-hands'],
    ['hängt am Tropf', 'stand'],
    ['has no legs', 'walk'],
    ['deaf-blind', 'hear'],
    ['taubblind', 'see'],
    ['no puede usar las manos', 'hand'],
    ['ne peut pas se servir de ses mains', 'hand'],
    ['cannot kneel', 'floor'],
    ['kann nicht knien', 'crawl'],
    ['ihm wird leicht schwindlig', 'spin'],
    ['no le gusta que la toquen', 'touch'],
  ] as const)('%s rules out: %s', (words, demand) => {
    const reading = readConsiderations(words);
    expect(reading.bans.has(demand)).toBe(true);
    expect(reading.careful).toBe(false);
  });

  test.each([
    ['severe nut allergy', 'a bag of hazelnuts'],
    ['Erdnussallergie', 'one peanut'],
    ['allergique aux arachides', 'an almond'],
    ['alergia al huevo', 'the egg'],
    ['afraid of dogs and the dark', 'in the dark'],
    ['Angst vor Hunden', 'a puppy'],
    ['peur du noir', 'black as night'],
    ['miedo a las arañas', 'the cobweb'],
    ['boi się burzy', 'far thunder'],
    ['karanlıktan korkuyor', 'the shadow'],
    ['grandpa died in May', 'his grandfather'],
    ['unser Hund ist gestorben', 'the old dog'],
    ['afraid of teapots', 'a Teapot'],
    ['fled from the war', 'the soldiers'],
    ['panics about water', 'over your heads in the sea'],
    ['nearly drowned last summer', 'into the waves, and the sea'],
    ['has no legs', 'first the feet, then the knees'],
  ])('%s: nobody hears of “%s”', (words, text) => {
    expect(readConsiderations(words).words.some((filter) => filter.words.test(text))).toBe(true);
  });

  test.each(['has flimflam syndrome', 'кресло-коляска', '車椅子', 'loves singing, has flimflamitis', 'needs his Dingsbums'])(
    'words nobody foresaw make careful: %s',
    (words) => {
      const reading = readConsiderations(words);
      expect([reading.careful, reading.energy, [...reading.bans]]).toEqual([true, 2, expect.arrayContaining([...carefulBans])]);
    },
  );

  test.each([
    'Kind braucht Sauerstoff',
    'Kind hat eine Schiene am Bein',
    'Das Kind soll sich schonen',
    'Mein Kind trägt ein Korsett',
    'Kind hat offene Wunde am Fuß',
    'Ons kind heeft zuurstof nodig',
    'please be gentle with his hip',
    'please be kind about her leg',
    'gentle games only',
    'kind of shaky on her feet',
    'best to avoid stairs',
    'it is best if she stays off her foot',
    'prefers to stay in his chair',
    'prefers to sit',
    'he is fine unless the lights flicker',
    'happy baby with a helmet',
    'speaks with a talker',
    'loves to run into the road',
    'he laughs when he is in pain',
    'mag nur sitzen',
    'houdt van zitten op zijn stoel',
  ])('praise and liking don’t hide a limit: %s', (words) => {
    expect(readConsiderations(words).careful).toBe(true);
  });

  test.each([
    'she is kind, funny and very curious',
    'kind to animals',
    'is very kind to everybody',
    'a happy child',
    'is fine',
    'speaks Polish',
    'he speaks only Ukrainian',
    'prefers drawing',
    'best friends with Tom',
    'best at puzzles',
    'loves fire engines',
    'loves finger puppets',
    'liebt schöne Geschichten',
    'has always been healthy',
    'loves pies',
    'likes helping in the kitchen',
    'Elli loves glow sticks',
  ])('what only praises is no limit: %s', (words) => {
    const { careful, bans, words: filters } = readConsiderations(words);
    expect([careful, bans.size, filters.length]).toEqual([false, 0, 0]);
  });

  test.each(['', 'none', 'keine', 'loves dinosaurs', 'liebt Hunde', 'wears glasses', 'left-handed'])('no limit: “%s”', (words) => {
    const { careful, bans, words: filters } = readConsiderations(words);
    expect([careful, bans.size, filters.length]).toEqual([false, 0, 0]);
  });
});

test('a broken arm in a cast rules out no walking, a cast elsewhere does', () => {
  expect(readConsiderations('her broken arm is in a cast').bans.has('walk')).toBe(false);
  expect(readConsiderations('in a cast').bans.has('walk')).toBe(true);
});

test('photosensitive epilepsy rules out lamps and disco balls among the things', () => {
  expect(readConsiderations('photosensitive epilepsy').hazards.has('light')).toBe(true);
  const { things, unwanted } = libraryOf([smallTale]);
  for (const thing of ['torch', 'disco ball']) expect(readProps([thing], things, unwanted)[0]?.hazards).toContain('light');
});

test('a child who is deaf and blind is told by touch, not face to face', () => {
  expect(readConsiderations('deaf-blind').cues.join(' ')).toMatch(/into a hand/);
  expect(readConsiderations('deaf-blind').cues.join(' ')).not.toMatch(/face to face/i);
});

describe('[BEY-04] places', () => {
  test.each(['street in front of the house', 'beach', 'lake', 'swimming pool'])('%s has no edge that one may run to', (name) => {
    expect(placeFacts(place(name)).space).not.toBe('lawn');
  });

  test.each([
    ['our balcony', 'edge'],
    ['Balkon', 'jump'],
    ['balcon', 'throw'],
    ['treehouse', 'climb'],
    ['Schwimmbad', 'run'],
    ['piscine', 'close-eyes'],
    ['havuz başı', 'water'],
    ['Straße', 'roll'],
    ['rue', 'close-eyes'],
    ['ulica', 'run'],
    ['Krankenhaus', 'stand'],
    ['szpital', 'floor'],
    ['in bed', 'jump'],
    ['the car', 'stand'],
    ['salle d’attente', 'walk'],
    ['our kitchen', 'run'],
    ['car park', 'run'],
  ] as const)('%s rules out: %s', (name, demand) => {
    expect(placeLimits(place(name)).bans.has(demand)).toBe(true);
  });

  test('what is near the place counts as well: a garden with a pond, a paddling pool among the things', () => {
    expect(placeLimits(place('garden', { description: 'with a pond' })).bans.has('water')).toBe(true);
    expect(placeLimits(place('garden', { items: ['paddling pool'] })).bans.has('close-eyes')).toBe(true);
  });

  test.each(['garden', 'Grandma’s house', 'Wohnzimmer', 'flower bed', 'bedroom', 'forest'])('%s has no limits of its own', (name) => {
    expect([...placeLimits(place(name)).bans]).toEqual([]);
  });

  test('roof and room are read in other languages too', () => {
    const read = (name: string) => [placeFacts(place(name)).roof, placeFacts(place(name)).space];
    expect([read('unser Garten'), read('im Auto'), read('la cuisine'), read('szpital')]).toEqual([
      ['outdoors', 'lawn'],
      ['indoors', 'seat'],
      ['indoors', 'rug'],
      ['indoors', 'seat'],
    ]);
  });
});

test('each child has limits of its own, the place’s hold for all, and the lowest energy counts', () => {
  const limits = limitsWith({ considerations: 'bed rest', place: 'balcony' });
  expect([limits.energy, limits.youngest, limits.place.bans.has('run')]).toEqual([2, 6, true]);
  const forbids = (child: string, demand: Demand) => limits.childrenById.get(child)?.bans.has(demand);
  expect([forbids('mia', 'stand'), forbids('tom', 'stand'), limits.place.bans.has('edge')]).toEqual([true, false, true]);
  expect(limitsOf({ children: [], place: place('home') }).energy).toBe(5);
});
