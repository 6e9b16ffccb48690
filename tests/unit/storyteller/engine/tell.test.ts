import { describe, expect, test } from 'vitest';
import { remember } from '../../../../src/domain/entities/profile.ts';
import { aloudParagraphs, type Step } from '../../../../src/domain/steps/step.ts';
import type { Library } from '../../../../src/storyteller/engine/library.ts';
import { metIn } from '../../../../src/storyteller/engine/past/keepsake.ts';
import { tellAhead, tellFirst, tellNext } from '../../../../src/storyteller/engine/tell.ts';
import { tellingOf } from '../../../../src/storyteller/engine/telling.ts';
import type { Scene, Tale } from '../../../../src/storyteller/tales/schema.ts';
import { child, playThrough, request, smallLibrary, withTales } from '../../../support/story/small-library.ts';
import { smallTale } from '../../../support/story/small-tale.ts';

type Ending = Tale['endings'][number];

const text = (step: Step | undefined): string => (step === undefined ? '' : aloudParagraphs(step).join(' '));
const road = (told: readonly Step[]): string[] => told.map((step) => tellingOf(step)?.scene ?? '?');
const taking =
  (...words: readonly string[]) =>
  (options: readonly string[], at: number): string | undefined =>
    options.find((option) => option.includes(words[at] ?? 'nothing of the kind')) ?? options[0];

describe('the path through a tale', () => {
  test.each([
    [8, 8],
    [7, 7],
    [6, 6],
    [5, 5],
    [4, 4],
    [3, 3],
    [2, 2],
    [12, 8],
  ])('a telling of %i steps has %i, begins with the prologue and ends with an ending', (total, count) => {
    const told = playThrough(request({ totalSteps: total }), smallLibrary);
    expect(told).toHaveLength(count);
    expect(told[0]?.type).toBe('prologue');
    expect(told.at(-1)?.type).toBe('ending');
  });

  test.each([3, 4, 5, 6, 7, 8])('the turn is told in a telling of %i steps', (total) => {
    expect(road(playThrough(request({ totalSteps: total }), smallLibrary))).toContain('turn');
  });

  test('a short story tells of the way instead of the scenes that it leaves out', () => {
    const short = playThrough(request({ totalSteps: 4 }), smallLibrary);
    expect(text(short.find((step) => tellingOf(step)?.scene === 'turn'))).toContain('the far road');
    const long = playThrough(request({ totalSteps: 8 }), smallLibrary);
    expect(text(long.find((step) => tellingOf(step)?.scene === 'turn'))).not.toContain('the far road');
  });

  describe('a scene that an update took away', () => {
    const renamed = (from: string, to: string) => {
      const named = (id: string) => (id === from ? to : id);
      const scenes = smallTale.scenes.map((scene) => ({ ...scene, id: named(scene.id), ...(scene.to ? { to: scene.to.map(named) } : {}) }));
      return withTales({ ...smallTale, prologue: { ...smallTale.prologue, to: smallTale.prologue.to.map(named) }, scenes });
    };
    const gate = playThrough(request(), smallLibrary).slice(0, 2);
    const goOn = (begun: readonly Step[], library: Library) => {
      const told = [...begun];
      while (told.at(-1)?.type !== 'ending' && told.length < 20) told.push(tellNext({ ...request(), told, notes: '' }, library));
      return told;
    };

    test('[BEY-05] a renamed one leads on to what follows it', () => {
      const told = goOn(gate, renamed('gate', 'door'));
      expect(told).toHaveLength(8);
      expect(road(told)).not.toContain('door');
    });

    test('[BEY-05] one that is gone leads on from the scene before it', () => {
      const begun = playThrough(request(), smallLibrary).slice(0, 3);
      const gone = { ...(begun[2] as Step), telling: { ...tellingOf(begun[2] as Step), scene: 'gone', way: 'gone' } } as Step;
      const told = goOn([...begun.slice(0, 2), gone], smallLibrary);
      expect(told).toHaveLength(8);
      expect(road(told).slice(3)).toContain('turn');
    });
  });

  test('[BEY-05] the choice they pick is the one that is played', () => {
    const told = playThrough(request(), smallLibrary, taking('walk at gate', 'wood', 'hill', 'tower'));
    expect(road(told)).toEqual(['prologue', 'gate', 'wood', 'hill', 'tower', 'turn', 'home', 'quiet']);
    expect(text(told[1])).toContain('Do walk at gate');
    const other = playThrough(request(), smallLibrary, taking('still at gate', 'lake', 'hill', 'cave'));
    expect(road(other)).toEqual(['prologue', 'gate', 'lake', 'hill', 'cave', 'turn', 'home', 'quiet']);
  });

  test('[BEY-05] where two scenes can follow, each offer says which one it leads to, and leads there', () => {
    const roads: Record<string, string> = { lake: 'Over the lake', wood: 'Through the wood' };
    const scenes = smallTale.scenes.map((scene) => ({ ...scene, road: roads[scene.id] ?? 'Straight on' }));
    const told = playThrough(request(), withTales({ ...smallTale, scenes }), taking('at gate', 'Through the wood: '));
    const parting = told[1]?.options ?? [];
    expect(parting).toContainEqual(expect.stringMatching(/^Over the lake: go \w+ at lake$/));
    const named = parting.map((offer) => offer.split(':')[0]);
    expect(named.filter((each, at) => each !== named[at - 1])).toHaveLength(2);
    expect(road(told)[2]).toBe('wood');
    expect(told[0]?.options?.some((offer) => offer.includes(':'))).toBe(false);
  });

  test('[BEY-05] every scene that a question names is offered, even where only one of them has a game with things', () => {
    const scenes = smallTale.scenes.map((scene) =>
      scene.id === 'lake'
        ? { ...scene, ways: scene.ways.map((way, at) => (at === 2 ? { ...way, does: ['tower-up'], demands: [] } : way)) }
        : scene,
    );
    const blocks = { ...request().place, items: ['building blocks'] };
    for (let seed = 1; seed <= 30; seed += 1) {
      const told = playThrough(request({ seed, place: blocks, children: [child('Mia', 5)] }), withTales({ ...smallTale, scenes }));
      for (const scene of ['lake', 'wood']) expect(told[1]?.options).toContainEqual(expect.stringContaining(`at ${scene}`));
    }
  });

  test('[BEY-05] each doing is followed by what it changed, with the names of those who did it', () => {
    const told = playThrough(request(), smallLibrary, taking('still at gate', 'walk at lake'));
    const lead = told[1]?.lead === 'mia' ? 'Mia' : 'Tom';
    expect(told[1]?.question).toMatch(new RegExp(`^Done still at gate with ${lead}`));
    expect(told[2]?.question).toMatch(/^Done walk at lake with/);
  });

  test('[BEY-05] what was done early is told again later, and opens an ending of its own', () => {
    const hopped = playThrough(
      request(),
      smallLibrary,
      taking('hop at gate', 'hop at lake', 'hill', 'cave', 'still at turn', 'still at home', 'loudly'),
    );
    expect(text(hopped[3])).toContain('recall of the hop');
    const end = text(hopped.at(-1));
    expect(end).toContain('loud open');
    expect(end.indexOf('read of the lake')).toBeGreaterThan(-1);
    expect(end.indexOf('read of the lake')).toBeLessThan(end.indexOf('loud call'));
    // One thing returns before the last doing, not a list.
    expect(end).not.toContain('read of home');
    expect(end.indexOf('read of the turn')).toBeGreaterThan(end.indexOf('loud call'));
    const walked = playThrough(request(), smallLibrary, taking('walk at gate'));
    expect(text(walked.at(-1))).not.toContain('loud open');
    expect(walked.at(-2)?.options ?? []).not.toContain('End it loudly');
  });

  test.each([
    ['low', 'quiet open'],
    ['high', 'loud open'],
  ] as const)(
    'a family that wants %s energy and picks nothing hears the ending that suits it, whatever facts have opened',
    (activityLevel, opening) => {
      const [quiet, loud] = smallTale.endings as [Ending, Ending];
      const scenes = smallTale.scenes.map((scene) => ({
        ...scene,
        ways: scene.ways.filter(({ id }) => scene.id !== 'gate' || id === 'hop'),
      }));
      const library = withTales({ ...smallTale, scenes, endings: [quiet, { ...loud, does: ['heave-together'] }] });
      const told = playThrough(request({ activityLevel }), library, () => undefined);
      expect(told.at(-2)?.options).toHaveLength(2);
      expect(text(told.at(-1))).toContain(opening);
    },
  );

  test('[BEY-05] two things that were done return in two places of an ending; what the family noted has one of the places first', () => {
    const reads: Tale['reads'] = ['gate', 'lake', 'hill'].map((id) => ({
      if: { [id]: 'hop' },
      when: 'after',
      said: { little: `Again ${id}.`, text: `Again ${id}.` },
    }));
    const close = { little: 'Done. {own} Good night.', text: 'Done. {own}\n\nGood night.' };
    const endings = smallTale.endings.map((ending) => ({ ...ending, close }));
    const library = withTales({ ...smallTale, reads, endings });
    const ending = (notes: string[]) =>
      playThrough(request(), library, taking('hop at gate', 'hop at lake', 'hop at hill'), notes).at(-1)?.ending;
    expect(ending([])).toBe('Done. Again lake.\n\nAgain gate.\n\nGood night.');
    expect(ending(['', 'Mia built a bridge.'])).toBe('Done. Your bridge stands there at the end.\n\nAgain gate.\n\nGood night.');
  });

  test('what is remembered at the end of a scene comes after its doing, before the question', () => {
    const recalls: Scene['recalls'] = [{ if: { gate: 'hop' }, when: 'done', said: { little: 'Recalled.', text: 'Recalled.' } }];
    const scenes = smallTale.scenes.map((each) => (each.id === 'turn' ? { ...each, recalls } : each));
    const turn = playThrough(request(), withTales({ ...smallTale, scenes }), taking('hop at gate')).find(
      ({ telling }) => (telling as { scene?: string } | undefined)?.scene === 'turn',
    );
    expect(turn?.question).toMatch(/^Done .+ Recalled\.\n\n/);
    expect(turn?.text_to_read).not.toContain('Recalled');
  });

  test('[BEY-05] a step that did not tell what it changed leaves it to the next one', () => {
    const [first, second] = playThrough(request(), smallLibrary) as [Step, Step];
    const elsewhere: Step = {
      ...second,
      question: 'Somebody else’s question?',
      telling: { by: 'venture-device', ...second.telling, changed: false },
    };
    const told = [first, elsewhere];
    expect(text(tellNext({ ...request(), told, notes: '' }, smallLibrary))).toMatch(/^Done /);
    expect(text(tellNext({ ...request(), told: [first, second], notes: '' }, smallLibrary))).toMatch(/^Middle here/);
  });

  test('a memory that is marked `when: after` is told after the climax, before the last paragraph', () => {
    const close = { little: 'The climax.\n\nThe last word.', text: 'The climax.\n\nThe last word.' };
    const tale = {
      ...smallTale,
      reads: [{ if: { turn: 'still' }, when: 'after' as const, said: { little: 'It returns.', text: 'It returns.' } }],
      endings: smallTale.endings.map((ending) => ({ ...ending, close })),
    };
    const end = playThrough(request(), withTales(tale), taking('gate', 'lake', 'hill', 'cave', 'still at turn')).at(-1);
    expect(end?.ending).toBe('The climax.\n\nIt returns.\n\nThe last word.');
  });

  test('a family that asks for the end gets the turn, and then the ending', () => {
    const told = playThrough(request(), smallLibrary, ([first]) => first, ['', 'time for bed']);
    expect(road(told)).toEqual(['prologue', 'gate', 'turn', expect.stringMatching(/quiet|loud/)]);
  });

  test('steps told ahead are the same as steps told one by one', () => {
    const of = request();
    const first = tellFirst(of, smallLibrary);
    const packed = tellAhead({ ...of, told: [first], notes: '' }, 7, smallLibrary);
    const singly = playThrough(of, smallLibrary, () => undefined);
    expect([first, ...packed]).toEqual(singly);
  });

  test('the same request tells the same step, byte for byte', () => {
    expect(JSON.stringify(playThrough(request(), smallLibrary))).toBe(JSON.stringify(playThrough(request(), smallLibrary)));
  });
});

describe('who hears it', () => {
  test('children under five hear the short texts, and those under three less of them', () => {
    const of = (age: number) => text(playThrough(request({ children: [child('Mia', age)], totalSteps: 5 }), smallLibrary)[0]);
    expect(of(3)).toContain('Little prologue');
    expect(of(6)).toContain('Middle prologue');
    expect(of(6)).not.toContain('Elder');
    expect(of(8)).toContain('Elder prologue');
    expect(of(12)).toContain('Big prologue');
  });

  test('little ones are offered what they will do, in their own words', () => {
    const tale = structuredClone(smallTale);
    for (const scene of tale.scenes)
      for (const way of scene.ways)
        if (typeof way.offer === 'string')
          Object.assign(way, {
            offer: { little: `Little ${way.offer}`, text: way.offer },
            how: { little: 'Stop soon.', text: 'Stop late.' },
          });
    const [first, second, third] = playThrough(request({ children: [child('Mia', 3)], totalSteps: 5 }), withTales(tale));
    expect(first?.options?.every((offer) => offer.startsWith('Little '))).toBe(true);
    expect(second?.action).toBe('Stop soon.');
    expect(third?.trace?.[0]?.detail).toMatch(/^The children chose “Little /);
    const [bigFirst, bigSecond] = playThrough(request({ children: [child('Mia', 8)] }), withTales(tale));
    expect(bigFirst?.options?.some((offer) => offer.startsWith('Little '))).toBe(false);
    expect(bigSecond?.action).toBe('Stop late.');
  });

  test('leading goes round: no child leads more than one step more than another', () => {
    const told = playThrough(request({ children: [child('Mia', 7), child('Tom', 9), child('Ada', 8)] }), smallLibrary);
    const turns = ['mia', 'tom', 'ada'].map((id) => told.filter((step) => step.lead === id).length);
    expect(Math.max(...turns) - Math.min(...turns)).toBeLessThanOrEqual(1);
  });

  test.each([
    ['Tom is Robin Hood', 'Pim salutes Tom, who is Robin Hood now.'],
    ['Tom is now the wizard', 'Pim salutes Tom, who is the wizard now.'],
  ])('a child who takes a role is called by it: %s', (note, said) => {
    expect(playThrough(request(), smallLibrary, undefined, ['', note]).map(text).join(' ')).toContain(said);
  });

  test('one child alone plays with the adult', () => {
    const told = playThrough(request({ children: [child('Mia', 7)] }), smallLibrary);
    expect(text(told[1])).toContain('Mia and Robin');
  });
});

describe('what holds for the children', () => {
  test('[BEY-04] nobody is offered, asked or told to do what a child can’t do', () => {
    const told = playThrough(request({ children: [child('Mia', 7, 'uses a wheelchair'), child('Tom', 9)] }), smallLibrary);
    const all = told.map((step) => [text(step), step.action, step.options, step.cues, step.bullets]);
    expect(JSON.stringify(all)).not.toMatch(/Do hop|Go hop|Do walk|Go walk/);
    expect(told).toHaveLength(8);
  });

  test('[BEY-04] a word that a child must not hear takes its sentence away, wherever it stands', () => {
    const scenes = smallTale.scenes.map((scene) => ({
      ...scene,
      here: { little: 'A dog barks. Here we are.', text: 'A big dog barks. Here you are now.' },
    }));
    const told = playThrough(request({ children: [child('Mia', 7, 'terrified of dogs')] }), withTales({ ...smallTale, scenes }));
    expect(JSON.stringify(told.map(text))).not.toMatch(/dog/i);
    expect(text(told[1])).toContain('Here you are now');
  });

  test('[BEY-04] a title with a word that a child must not hear gives way to a plain one, and another tale comes first', () => {
    const dark = { ...smallTale, title: 'The Dog That Waited' };
    const scenes = smallTale.scenes.map((scene) => ({ ...scene, title: 'A Dog Barks' }));
    const afraid = request({ children: [child('Mia', 7, 'terrified of dogs')] });
    const told = playThrough(afraid, withTales({ ...dark, scenes }));
    expect(told.map(({ step }) => step).join(' · ')).not.toMatch(/dog/i);
    expect([told[0]?.step, told[1]?.step]).toEqual(['How It Begins', 'What Comes Next']);
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      expect(tellFirst({ ...afraid, seed }, withTales(dark, { ...smallTale, id: 'second' })).step).toBe('The Small Tale');
    }
  });

  test('[BEY-04] a consideration that no rule understands, in any language, leaves only what anybody can play', () => {
    const told = playThrough(request({ children: [child('Mia', 7, 'Glasknochenkrankheit')] }), smallLibrary);
    expect(told.slice(1, -1).every((step) => text(step).includes('Do still'))).toBe(true);
  });
});

describe('a family that has played before', () => {
  test('[BEY-06] a tale told again is greeted as by old friends, and takes another way', () => {
    const of = request();
    const once = playThrough(of, smallLibrary, () => undefined);
    const again = playThrough({ ...of, memory: remember(of.memory, metIn(once)) }, smallLibrary, () => undefined);
    expect(text(again[0])).toMatch(/again/);
    const ways = (told: readonly Step[]) => told.map((step) => `${tellingOf(step)?.scene}/${tellingOf(step)?.way}`);
    const same = ways(once).filter((way, at) => at > 0 && ways(again)[at] === way);
    expect(same.length).toBeLessThanOrEqual(2);
  });

  test('[BEY-06] a tale that was not told yet comes first', () => {
    const second = { ...smallTale, id: 'second', season: 2, title: 'The Second Tale' };
    const library = withTales(smallTale, second);
    const once = playThrough(request(), library);
    expect(once[0]?.step).toBe('The Small Tale');
    expect(tellFirst(request({ memory: remember({ adventures: 0, met: {} }, metIn(once)) }), library).step).toBe('The Second Tale');
  });
});

describe('a story that somebody else began', () => {
  const theirs: Step = { id: 'x', type: 'prologue', step: 'A start', content: 'Once upon a time.' };
  test.each([3, 5, 8])('is brought to its ending in %i steps', (totalSteps) => {
    const of = request({ totalSteps });
    const told: Step[] = [theirs];
    while (told.at(-1)?.type !== 'ending' && told.length < 20) told.push(tellNext({ ...of, told, notes: '' }, smallLibrary));
    expect(told).toHaveLength(totalSteps);
    expect(tellingOf(told[1] as Step)?.tale).toBe('onward');
  });

  test('begins with who comes along from now on', () => {
    expect(text(tellNext({ ...request(), told: [theirs], notes: '' }, smallLibrary))).toMatch(/^Middle again/);
  });

  test('is continued too if an older storyteller began it', () => {
    const old: Step = {
      id: 'y',
      type: 'action',
      step: 'Old',
      text_to_read: 'Old.',
      telling: { by: 'venture-device', v: 1, frame: 'gone', offers: [] },
    };
    const step = tellNext({ ...request(), told: [theirs, old], notes: 'They chose: Go on.' }, smallLibrary);
    expect(tellingOf(step)?.tale).toBe('onward');
  });
});

test('[BEY-05] what the family made is told of in the ending after its last doing', () => {
  const ending = playThrough(request(), smallLibrary, undefined, ['', 'Mia built a bridge and called it Bob.']).at(-1);
  expect(ending?.text_to_read).not.toContain('Bob');
  expect(ending?.ending).toContain('Bob');
});

test('[BEY-05] somebody who is wished for comes along, a child is who it wishes to be, and what it wants to eat is not in the story', () => {
  const after = (note: string): string => text(playThrough(request(), smallLibrary, undefined, ['', note])[2]);
  expect(after('Mia wants a dog in the story')).toContain('dog');
  expect(after('Mia wants to be a knight')).toContain('Pim salutes Mia, who is the knight now.');
  expect(after('Mia wants to be a knight')).not.toContain('comes along');
  expect(after('Mia wants a snack')).not.toContain('snack');
});
