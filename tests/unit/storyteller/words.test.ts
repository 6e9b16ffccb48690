import { describe, expect, test } from 'vitest';
import { clashes, singularSlots } from '../../../src/storyteller/agreement.ts';
import { readConsiderations } from '../../../src/storyteller/considerations.ts';
import { content } from '../../../src/storyteller/content.ts';
import { articleFor, parseEntry } from '../../../src/storyteller/lexicon.ts';
import { cleanName, cleanThing, firstThing } from '../../../src/storyteller/nouns.ts';
import { readPlace } from '../../../src/storyteller/place.ts';
import { bareName, readProps } from '../../../src/storyteller/props.ts';
import { grade, syllables } from '../../../src/storyteller/readability.ts';
import { render } from '../../../src/storyteller/render.ts';
import { openFirst } from '../../../src/storyteller/session.ts';
import { newDraws } from '../../../src/storyteller/draws.ts';
import { request } from './families.ts';

const { unwanted } = content.glue;

describe('the little grammar', () => {
  test.each([
    ['egg', 'an'],
    ['lantern', 'a'],
    ['hour', 'an'],
    ['honest giant', 'an'],
    ['unicorn', 'a'],
    ['uniform', 'a'],
    ['umbrella', 'an'],
    ['unlit lamp', 'an'],
    ['old hat', 'an'],
    ['one-eyed cat', 'a'],
    ['ewe', 'a'],
    ['ukulele', 'a'],
    ['apple', 'an'],
    ['ice cave', 'an'],
  ])('%s takes %s', (word, article) => {
    expect(articleFor(word)).toBe(article);
  });

  const scope = (words: Record<string, string>) => ({
    met: new Set<string>(),
    lookUp: (slot: string) => (words[slot] === undefined ? null : parseEntry(words[slot])),
  });

  test('a word is introduced once and known afterwards', () => {
    expect(render('{A cargo} waits. Lift {a cargo}.', scope({ cargo: 'lantern' }))).toBe('A lantern waits. Lift the lantern.');
  });

  test('many, mass and names agree', () => {
    expect(render('{The cargo} {cargo:is/are} here. Take {it cargo}.', scope({ cargo: 'coins|plural' }))).toBe(
      'The coins are here. Take them.',
    );
    expect(render('{A weather} {weather:comes/come}.', scope({ weather: 'fog|mass' }))).toBe('Fog comes.');
    expect(render('{The friend} {friend:waves/wave}. {Friend}!', scope({ friend: 'the old cat|name' }))).toBe(
      'The old cat waves. The old cat!',
    );
  });

  test('what follows a quoted question or call goes on small, a new sentence begins with a capital', () => {
    const words = scope({ rival: 'the Tiger Twins|plural', friend: 'Dusk|name', cargo: 'egg' });
    expect(render('“Who is there?” {the rival} {rival:asks/ask}.', words)).toBe('“Who is there?” the Tiger Twins ask.');
    expect(render('“Stop!” {The cargo} rolls. {the cargo} stops.', words)).toBe('“Stop!” The egg rolls. The egg stops.');
  });

  test('a text that speaks of one is not told of many', () => {
    expect(singularSlots('{The friend} has lost {a cargo}. At {the spot} stands {a wall}; {the beast} always {beast:sits/sit}.')).toEqual([
      'friend',
    ]);
    expect(singularSlots('{The cargo2} waits, and {cargo} is near.')).toEqual(['cargo2', 'cargo']);
    const look = (words: Record<string, string>) => (slot: string) => parseEntry(words[slot] ?? 'egg');
    expect(clashes('{The friend} has a plan.', look({ friend: 'the Twins|plural' }))).toBe(true);
    expect(clashes('{The friend} {friend:has/have} a plan.', look({ friend: 'the Twins|plural' }))).toBe(false);
    expect(clashes('{The friend} has a plan.', look({ friend: 'Dusk|name' }))).toBe(false);
  });

  test('who has not been spoken of is introduced, who has is known', () => {
    const { facts, plan, table } = openFirst(request(), content);
    const say = (spoken: string) => {
      const cast = { ...plan.cast, home: 'crooked tower' };
      const options = { facts, table, cast, used: [], given: {}, marks: [], templates: [], spoken, tier: 'text' as const, extra: {} };
      return render('Back to {a home}.', newDraws(options));
    };
    expect(say('it was a long way.')).toBe('Back to a crooked tower.');
    expect(say('they lived in a crooked tower by the sea.')).toBe('Back to the crooked tower.');
  });

  test('what is put in is never read for braces again', () => {
    expect(render('Hello {friend}!', scope({ friend: '{cargo}|name', cargo: 'egg' }))).toBe('Hello {cargo}!');
  });
});

describe('things that lie around', () => {
  const keys = (items: string[]) => readProps(items, content.props, unwanted).map((prop) => prop.key);

  test('the family’s own words are matched with the table', () => {
    const props = readProps(['Old wooden chair', '2 x Blankets (blue)', 'some big cardboard boxes', 'LEGO'], content.props, unwanted);
    expect(props.map((prop) => prop.listed.text)).toEqual(['old wooden chair', 'blankets', 'big cardboard boxes', 'lego']);
    const [chairs] = readProps(['old wooden chairs'], content.props, unwanted);
    expect([chairs?.one.text, chairs?.listed.text, chairs?.several]).toEqual(['old wooden chair', 'old wooden chairs', true]);
  });

  test('clothes are many, even one heap of them', () => {
    const [clothes] = readProps(['old clothes'], content.props, unwanted);
    expect([clothes?.one.number, clothes?.listed.number, clothes?.several]).toEqual(['many', 'many', true]);
  });

  test('what nobody knows is only held; what is never safe is left out', () => {
    expect(readProps(['flumph'], content.props, unwanted)[0]?.can).toEqual(['hold']);
    expect(keys(['kitchen knife', 'scissors', 'a lighter', 'bleach', 'plastic bags', '🎈🎈', '', '   ', '12345'])).toEqual([]);
    expect(bareName('a pair of (clean) socks!!')).toBe('socks');
  });
});

describe('places', () => {
  test.each([
    ['our garden', 'outdoors', 'lawn'],
    ['balcony garden', 'outdoors', 'rug'],
    ["Grandma's flat", 'indoors', 'rug'],
    ['the car', 'indoors', 'seat'],
    ['nowhere special', null, 'rug'],
  ])('%s', (name, roof, space) => {
    const facts = readPlace({ type: 'saved', name, description: '', items: [], spaceDetails: '' });
    expect([facts.roof, facts.space]).toEqual([roof, space]);
  });
});

describe('considerations', () => {
  const read = (words: string) => readConsiderations(words, content.considerations);

  test('are read as what is off', () => {
    expect(read('asthma').bans.has('run')).toBe(true);
    expect(read('uses a wheelchair').bans.has('crawl')).toBe(true);
    expect(read('no jumping and running').bans.has('run')).toBe(true);
    expect(read('sensitive to loud noises').bans.has('loud')).toBe(true);
    expect(read("can't run but loves drawing").bans.has('run')).toBe(true);
  });

  test('harmless ones leave everything on, unknown ones make careful', () => {
    expect(read('wears glasses').bans.size).toBe(0);
    expect(read('none').bans.size).toBe(0);
    expect(read('').careful).toBe(false);
    const unknown = read('has flimflam syndrome');
    expect([unknown.careful, unknown.bans.has('run'), unknown.energy]).toEqual([true, true, 3]);
  });
});

describe('what a note names', () => {
  test('only short clean noun phrases are taken', () => {
    expect(cleanThing('a shiny snail under the bench', unwanted)).toBe('shiny snail');
    expect(cleanThing('two old boots', unwanted)).toBe('old boots|plural');
    expect(cleanThing('it', unwanted)).toBeNull();
    expect(cleanThing('a bloody knife', unwanted)).toBeNull();
    expect(cleanName('Biscuit and laughed', unwanted)).toBe('Biscuit|name');
    expect(firstThing('Then, oddly, the purple curtain fell.', unwanted)).toBe('purple curtain fell');
  });
});

describe('reading grade', () => {
  test('counts syllables and tells short words from long ones', () => {
    expect(['cat', 'lantern', 'table', 'jumped', 'wanted', 'music', 'moonlight'].map(syllables)).toEqual([1, 2, 2, 1, 2, 2, 2]);
    expect(grade('The cat sat. It purred.')).toBeLessThan(1);
    expect(grade('Considerable deliberation preceded the unanticipated determination of the committee.')).toBeGreaterThan(15);
  });
});
