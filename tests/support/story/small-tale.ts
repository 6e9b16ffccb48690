import type { Said, Scene, Tale, Way } from '../../../src/storyteller/tales/schema.ts';

/** A small tale for tests. Each text names itself, so that a test can tell which ones were used. */

function said(name: string): Said {
  return { little: `Little ${name}.`, middle: `Middle ${name}. [Elder ${name}.]`, big: `Big ${name}.` };
}

/** What is read at the end, with the family's own behind it. */
function closed(name: string): Said {
  const { little, middle, big } = said(`${name} close with the button`);
  return { little: `${little} {own}`, middle: `${middle} {own}`, big: `${big} {own}` };
}

function way(scene: string, id: string, change: Partial<Way>): Way {
  return {
    id,
    offer: `Go ${id} at ${scene}`,
    does: ['weather-faces'],
    call: { little: `Do ${id} at ${scene}, {a}.`, text: `Do ${id} at ${scene}, {a} and {b}.` },
    how: `Over when ${id} is over.`,
    done: { little: `Done ${id} at ${scene}.`, text: `Done ${id} at ${scene} with {a}.` },
    ...change,
  };
}

function scene(id: string, min: Scene['min'], to: string[] | undefined, change: Partial<Scene> = {}): Scene {
  return {
    id,
    title: `Scene ${id}`,
    beat: 'trial',
    min,
    here: said(`here ${id}`),
    ways: [
      way(id, 'still', { anybody: true }),
      way(id, 'hop', { does: ['leap-alarm'], demands: ['jump'] }),
      way(id, 'walk', { does: ['ground-changes'], demands: ['walk'] }),
    ],
    ...(to === undefined ? {} : { to }),
    ...change,
  };
}

export const smallTale: Tale = {
  id: 'small',
  theme: 'pirates',
  season: 1,
  title: 'The Small Tale',
  want: 'The crew wants its button back.',
  obstacle: 'Nobody knows where it rolled.',
  why: 'The button wanted to be looked for.',
  stakes: 'The coat stays open tonight.',
  summary: '{names} found the button.',
  cast: [
    {
      id: 'pim',
      name: 'Pim',
      is: 'a snail',
      talks: 'slowly',
      wants: 'to arrive',
      answers: { kind: 'Pim puts out both horns.', rude: 'Pim goes in.', last: 'Pim’s horns are out.' },
    },
    {
      id: 'odd',
      name: 'Odd',
      is: 'a coat with one button',
      talks: 'in a huff',
      wants: 'to be closed',
      answers: { kind: 'Odd grows warm.', rude: 'Odd turns up the collar.', last: { little: 'Odd is warm.', text: 'Odd is still warm.' } },
    },
  ],
  things: [
    { id: 'button', name: 'the button' },
    { id: 'thread', name: 'the thread' },
  ],
  prologue: { said: said('prologue with Pim, Odd, the button and the thread'), how: 'Read slowly.', to: ['gate'] },
  again: said('again'),
  scenes: [
    scene('gate', 8, ['lake', 'wood']),
    scene('lake', 6, ['hill']),
    scene('wood', 6, ['hill']),
    scene('hill', 8, ['cave', 'tower'], {
      recalls: [{ if: { gate: 'hop' }, said: said('recall of the hop') }],
      binds: { crossing: { little: '{noted} helps.', text: 'Over {noted} it goes, and {noted|it|they} held.' } },
    }),
    scene('cave', 5, ['turn']),
    scene('tower', 5, ['turn']),
    scene('turn', 4, ['home'], { beat: 'turn', far: { unless: ['cave', 'tower'], said: said('the far road') } }),
    scene('home', 4, undefined, { beat: 'homeward' }),
  ],
  forks: [
    { of: ['gate'], said: said('question to the gate') },
    { of: ['lake', 'wood'], said: said('question to lake or wood') },
    { of: ['hill'], said: said('question to the hill') },
    { of: ['cave', 'tower'], said: said('question to cave or tower') },
    { of: ['turn'], said: said('question to the turn') },
    { of: ['home'], said: said('question to home') },
    { of: ['ending'], said: said('question to the ending') },
  ],
  reads: [
    { if: { lake: 'hop' }, said: said('read of the lake') },
    { if: { home: 'still' }, said: said('read of home') },
    { if: { turn: 'still' }, when: 'close', said: said('read of the turn') },
  ],
  endings: [
    {
      id: 'quiet',
      title: 'The Quiet End',
      offer: 'End it quietly',
      does: ['weather-faces'],
      anybody: true,
      open: said('quiet open'),
      call: said('quiet call'),
      close: closed('quiet'),
      how: 'Over when it is quiet.',
    },
    {
      id: 'loud',
      title: 'The Loud End',
      offer: 'End it loudly',
      needs: { gate: ['hop'] },
      does: ['weather-faces'],
      open: said('loud open'),
      call: said('loud call'),
      close: closed('loud'),
      how: 'Over when it is loud.',
    },
  ],
  own: {
    meet: Object.fromEntries(
      ['crossing', 'shelter', 'vehicle', 'creature', 'thing', 'somebody'].map((kind) => [
        kind,
        { little: '{noted} comes along.', text: 'And {noted} {noted|comes|come} along.' },
      ]),
    ) as Tale['own']['meet'],
    ending: Object.fromEntries(
      ['crossing', 'shelter', 'vehicle', 'creature', 'thing', 'somebody'].map((kind) => [
        kind,
        { little: '{noted} is here.', text: '{noted} {noted|stands|stand} there at the end.' },
      ]),
    ) as Tale['own']['ending'],
    became: { little: '{who} is {what} now.', text: 'Pim salutes {who}, who is {what} now.' },
    lost: { little: 'And {noted} {noted|is|are} gone, says Pim.' },
    back: { little: '{Who} keeps the lamp.' },
  },
  answers: Object.fromEntries(
    ['tired', 'quarrel', 'loved', 'hard', 'easy', 'weather', 'comfort', 'heard'].map((kind) => [
      kind,
      { little: `Pim hears ${kind}.`, text: `Pim has heard ${kind}.` },
    ]),
  ) as Tale['answers'],
};
