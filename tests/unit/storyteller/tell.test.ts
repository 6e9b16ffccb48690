import { describe, expect, test, vi } from 'vitest';
import { isUuid } from '../../../src/domain/ids.ts';
import { aloudParagraphs, Step } from '../../../src/domain/step.ts';
import { nextStepType } from '../../../src/domain/step-machine.ts';
import { bandOf } from '../../../src/storyteller/bands.ts';
import { content } from '../../../src/storyteller/content.ts';
import { deal, dealSome, tableOf } from '../../../src/storyteller/decks.ts';
import { rememberAdventure, summarise } from '../../../src/storyteller/keepsake.ts';
import { grade, wordCount } from '../../../src/storyteller/readability.ts';
import { tellAhead, tellFirst, tellNext } from '../../../src/storyteller/tell.ts';
import { tellingOf } from '../../../src/storyteller/telling-data.ts';
import { adventure, child, place, randomFamily, request } from './families.ts';
import { violations } from '../../../scripts/rubric/violations.ts';

// Whole adventures by the dozen: slow where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

const aloud = (step: Step) => aloudParagraphs(step).join(' ');

describe('an adventure', () => {
  test('the same request tells the same adventure, byte for byte; another seed tells another one', () => {
    expect(JSON.stringify(adventure(request()))).toBe(JSON.stringify(adventure(request())));
    expect(adventure(request({ seed: 8 })).map(aloud)).not.toEqual(adventure(request()).map(aloud));
  });

  test('told step by step, with what JSON leaves of the told ones, it is the one that was packed ahead', () => {
    const packed = adventure(request());
    const told: Step[] = [];
    while (told.length < packed.length) {
      const before = JSON.parse(JSON.stringify(told)) as Step[];
      told.push(before.length === 0 ? tellFirst(request(), content) : tellNext({ ...request(), told: before, notes: '' }, content));
    }
    expect(told).toEqual(packed);
  });

  test('has as many steps as planned, of the planned types, each a valid step with an id of its own', () => {
    const told = adventure(request());
    expect(told.map((step) => step.type)).toEqual(['prologue', ...Array.from({ length: 7 }, (_, index) => nextStepType(index, 8))]);
    expect(told.every((step) => Step.safeParse(step).success && isUuid(step.id))).toBe(true);
    expect(new Set(told.map((step) => step.id)).size).toBe(8);
  });

  test('only the prologue has a preparation, and it names nothing that the place does not list', () => {
    const [first, ...rest] = adventure(request({ place: place('living-room') }));
    expect(first?.preparation).toMatch(/cushion|blanket|sofa|chair|book|sock/);
    expect(rest.every((step) => step.preparation === undefined)).toBe(true);
    expect(adventure(request({ place: { ...place('backyard'), items: [] } }))[0]?.preparation).not.toMatch(/stick|ball|bucket/);
  });

  test('everybody leads in turn, and everybody has a part in every activity', () => {
    const told = adventure(request({ children: [child('Mia', 4), child('Tom', 8), child('Ada', 12)], totalSteps: 9 }));
    const turns = ['id-Mia', 'id-Tom', 'id-Ada'].map((id) => told.filter((step) => step.lead === id).length);
    expect(Math.max(...turns) - Math.min(...turns)).toBeLessThanOrEqual(1);
    for (const step of told.slice(1, -1)) for (const name of ['Mia', 'Tom', 'Ada']) expect(step.action).toContain(name);
  });

  test('the energy rises, and lands softly before the end', () => {
    const energies = adventure(request({ activityLevel: 'high' })).map((step) => step.energy ?? 0);
    expect(Math.max(...energies.slice(2, 6))).toBeGreaterThan(energies[6] ?? 5);
    expect(energies[6]).toBeLessThanOrEqual(2);
    expect(energies[7]).toBe(1);
  });

  test('no activity comes twice, none has the mechanic of the one before', () => {
    const tellings = adventure(request({ totalSteps: 10 })).flatMap((step) => tellingOf(step) ?? []);
    const cores = tellings.flatMap((telling) => telling.core ?? []);
    expect(new Set(cores).size).toBe(cores.length);
    tellings.slice(1).forEach((telling, index) => {
      expect(telling.mechanic ?? telling.leg).not.toBe(tellings[index]?.mechanic);
    });
  });

  test('the ending pays off something that the prologue showed', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const tellings = adventure(request({ seed })).map(tellingOf);
      expect(tellings[0]?.planted).toContain(tellings.at(-1)?.recalled[0]);
    }
  });

  test('nobody is reminded of a plant right after the prologue, or twice', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const tellings = adventure(request({ seed, children: [child('Mia', seed % 2 === 0 ? 4 : 9)] })).map(tellingOf);
      expect(tellings[1]?.recalled).toEqual([]);
      const recalled = tellings.slice(0, -1).flatMap((telling) => telling?.recalled ?? []);
      expect(new Set(recalled).size).toBe(recalled.length);
    }
  });

  test.each([1, 4, 6, 8, 11, 16])('is as long and as plain as a youngest child of %i can listen to', (age) => {
    const band = bandOf(age);
    for (let seed = 0; seed < 12; seed += 1) {
      for (const step of adventure(request({ seed, children: [child('Mia', age), child('Tom', Math.min(18, age + 3))] }))) {
        expect(wordCount(aloud(step))).toBeGreaterThanOrEqual(band.words[0] - 2);
        // A prologue is as long as its frame has it.
        expect(wordCount(aloud(step))).toBeLessThanOrEqual(band.words[1] + (step.type === 'prologue' ? 8 : 2));
        expect(grade(aloud(step))).toBeLessThanOrEqual(band.grade + 1);
      }
    }
  });

  test('no brace, no placeholder and no doubled word is ever read aloud', () => {
    for (let at = 0; at < 60; at += 1) {
      const told = adventure(randomFamily(at));
      const text = told
        .flatMap((step) => [
          aloud(step),
          step.action ?? '',
          step.preparation ?? '',
          ...(step.options ?? []),
          ...(step.bullets ?? []),
          ...(step.cues ?? []),
        ])
        .join('|');
      expect(
        /.{0,40}(?:[{}]|undefined|\bnull\b|\bthe the\b|\ba the\b|\ban an?\b| {2}|something something).{0,20}/.exec(text)?.[0],
      ).toBeUndefined();
    }
  });

  test('the choices of a step lead to different next steps', () => {
    const told = adventure(request());
    told.slice(0, -2).forEach((step, index) => {
      const options = step.options ?? [];
      expect(options.length).toBeGreaterThanOrEqual(2);
      const next = options.map((option) =>
        tellNext({ ...request(), told: told.slice(0, index + 1), notes: `They chose: ${option}.` }, content),
      );
      expect(new Set(next.map((other) => tellingOf(other)?.core)).size).toBe(options.length);
    });
  });

  test('the last choice is how it ends', () => {
    const told = adventure(request()).slice(0, 7);
    const options = told.at(-1)?.options ?? [];
    const titles = options.map((option) => tellNext({ ...request(), told, notes: `They chose: ${option}.` }, content).step);
    expect(new Set(titles).size).toBe(options.length);
  });
});

describe('a family’s memory', () => {
  test('keeps the same activity, and the same story, away from the next adventures', () => {
    let memory = request().memory;
    const met: string[][] = [];
    const stories = new Set<string>();
    for (let seed = 0; seed < 12; seed += 1) {
      const told = adventure(request({ seed, memory, children: [child('Mia', 8)], playStyle: 'creative' }));
      const tellings = told.flatMap((step) => tellingOf(step) ?? []);
      stories.add(`${tellings[0]?.frame}*${tellings[0]?.twist}`);
      met.push(tellings.flatMap((telling) => telling.core ?? []));
      memory = rememberAdventure(memory, told);
    }
    expect(stories.size).toBe(12);
    met.forEach((cores, at) => {
      const recent = met.slice(Math.max(0, at - 4), at).flat();
      expect(cores.filter((core) => recent.includes(core))).toEqual([]);
    });
    expect(JSON.stringify(memory).length).toBeLessThan(16_000);
  });

  test('keeps every wording away until all others of its kind were heard', () => {
    const table = tableOf({ adventures: 3, met: { 'salt|': 5, 'k|sea': 2 } }, ['k|sea@4', 'carry-level'], 7);
    const pool = ['a', 'b', 'c', 'd', 'e', 'f'];
    const nameOf = (text: string) => text;
    const round = dealSome(table, 'k|sea', pool, nameOf, 6);
    expect(new Set(round.map(({ item }) => item)).size).toBe(6);
    expect(round.map(({ mark }) => mark)).toEqual([5, 6, 7, 8, 9, 10].map((at) => `k|sea@${at}`));
    const after = (mark: string) => deal(tableOf({ adventures: 4, met: { 'salt|': 5 } }, [mark], 8), 'k|sea', pool, nameOf)?.item;
    expect(round.slice(0, 5).map(({ mark }) => after(mark))).toEqual(round.slice(1).map(({ item }) => item));
    // What does not fit now waits for the next round; the deck goes on behind what was taken.
    const second = round[1]?.item ?? '';
    expect(deal(table, 'k|sea', pool, nameOf, (text) => text === second)).toEqual({ item: second, mark: 'k|sea@6' });
    expect(deal(table, 'k|sea', pool, nameOf, () => false)).toBeNull();
  });

  test('stays small, and forgets the longest unmet first', () => {
    const full = {
      adventures: 90,
      met: Object.fromEntries(Array.from({ length: 700 }, (_, index) => [`old-${index}`, index < 200 ? 1 : 80])),
    };
    const memory = rememberAdventure(full, adventure(request()));
    const ids = Object.keys(memory.met).filter((name) => !name.includes('|'));
    expect(ids.length).toBeLessThanOrEqual(500);
    const kept = (number: number) => ids.filter((id) => full.met[id] === number).length;
    expect(kept(80)).toBeGreaterThan(450);
    expect(kept(1)).toBe(0);
    expect(memory.adventures).toBe(91);
  });
});

describe('what stays in the library', () => {
  test('a whole adventure is summed up with who played it; one that stopped early says what it was about', () => {
    const told = adventure(request());
    expect(summarise(request(), told, content)).toMatch(/Robin, Mia & Tom/);
    expect(summarise(request(), told.slice(0, 3), content)).toMatch(/set out to/);
    expect(summarise(request(), [], content)).toMatch(/Robin, Mia & Tom/);
  });
});

describe('steps that somebody else told', () => {
  const foreign = (type: Step['type'], step: string): Step => ({
    id: `f-${step}`,
    type,
    step,
    content: 'A cake flew by.',
    telling: { by: 'somebody', v: 'x' },
  });

  test('a story begun elsewhere goes on, without speaking of things that it never had', () => {
    const told = [foreign('prologue', 'The Flying Cake')];
    const rest = tellAhead({ ...request(), told, notes: '' }, 20, content);
    expect(rest.map((step) => step.type)).toEqual(['action', 'challenge', 'challenge', 'challenge', 'challenge', 'challenge', 'ending']);
    expect(rest.every((step) => tellingOf(step)?.frame === null)).toBe(true);
    expect(violations(request(), rest)).toEqual([]);
  });

  test('a foreign step in the middle, and one with a broken telling, are survived', () => {
    const own = adventure(request());
    const broken = { ...own[1], telling: { by: 'venture-device', v: 1, frame: 5 } } as unknown as Step;
    const told = [own[0] as Step, broken, foreign('challenge', 'The Sea of Tea')];
    const next = tellNext({ ...request(), told, notes: 'They found a red kite.' }, content);
    expect(next.type).toBe('challenge');
    expect(aloud(next)).toContain('red kite');
    expect(tellingOf(next)?.frame).toBe(tellingOf(own[0] as Step)?.frame);
  });
});

describe('any family', () => {
  test.each([0, 50])(
    'from number %i on, fifty of them: no limit, age, place or thing is ever overstepped',
    (from) => {
      const faults: string[] = [];
      for (let at = from; at < from + 50; at += 1) {
        const family = randomFamily(at);
        faults.push(...violations(family, adventure(family)).map((fault) => `family ${at}, ${fault}`));
      }
      expect(faults).toEqual([]);
    },
    60_000,
  );

  test.each([
    ['no things at all', request({ place: { type: 'custom', name: 'Our place', description: '', items: [], spaceDetails: '' } })],
    ['one child of one year', request({ children: [child('Bo', 1)], totalSteps: 4 })],
    ['nine children from 1 to 18', request({ children: [1, 3, 4, 6, 8, 10, 12, 15, 18].map((age, index) => child(`Kid ${index}`, age)) })],
    ['nobody left in the profile', request({ children: [] })],
    [
      'a car',
      request({ place: { type: 'saved', name: 'the car', description: 'strapped in', items: ['tablet', 'map'], spaceDetails: 'seats' } }),
    ],
    [
      'fifty emoji',
      request({ place: { ...place('park'), items: Array.from({ length: 50 }, (_, index) => String.fromCodePoint(0x1f600 + index)) } }),
    ],
    ['a theme of signs', request({ theme: null, customTheme: '<b>!!! 🐙🐙 --- {cargo} ${x}</b>' })],
    ['a theme nobody has a pack for', request({ theme: 'submarine dentists' })],
    ['one step', request({ totalSteps: 1 })],
    ['two steps', request({ totalSteps: 2 })],
    ['thirty steps', request({ totalSteps: 30 })],
    ['braces in a name', request({ children: [child('{cargo} <i>Mo</i>', 5)] })],
    ['a boundless seed', request({ seed: 4294967295 })],
  ])('%s: there is always something to play', (_name, odd) => {
    const told = adventure(odd);
    expect(told.length).toBe(odd.totalSteps);
    for (const step of told) {
      expect(aloud(step).length).toBeGreaterThan(10);
      expect(JSON.stringify({ ...step, id: '', lead: '' })).not.toMatch(/\{(?:the |a )?[a-z]+\}|<i>|<b>|undefined/);
    }
  });

  test('considerations that leave almost nothing still leave a safe calm adventure', () => {
    const everything =
      'wheelchair, no loud noise, low vision, deaf, one arm in a cast, nonverbal, no touching, epilepsy, no small parts, gets dizzy, ADHD, hates mess, pollen, needs to stay seated, and the zorbles';
    const family = request({ children: [child('Ana', 7, everything), child('Ben', 3)], activityLevel: 'high' });
    const told = adventure(family);
    expect(violations(family, told)).toEqual([]);
    expect(told.length).toBe(8);
    const text = JSON.stringify(told.map((step) => [aloud(step), step.action, step.cues, step.bullets]));
    expect(text).not.toMatch(/wheelchair|epilep|deaf|zorble|ADHD|vision/i);
  });
});
