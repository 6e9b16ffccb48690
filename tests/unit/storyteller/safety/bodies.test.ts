import { describe, expect, test, vi } from 'vitest';
import { bySeed, familyOf, play } from '../../../../scripts/meter/families.ts';
import { libraryOf, talesOf, themesWithTales } from '../../../../scripts/tales/library.ts';
import { environmentInfo } from '../../../../src/domain/catalog.ts';
import { type Step } from '../../../../src/domain/steps/step.ts';
import { linesOfDoing } from '../../../../src/storyteller/engine/audit.ts';
import type { Library } from '../../../../src/storyteller/engine/library.ts';
import { partsIn } from '../../../../src/storyteller/engine/people/parts.ts';
import { scopeOf, turnOf } from '../../../../src/storyteller/engine/people/turn.ts';
import { admit, type Doing } from '../../../../src/storyteller/engine/picking/gates.ts';
import { hash } from '../../../../src/storyteller/engine/random.ts';
import { openSession } from '../../../../src/storyteller/engine/session.ts';
import { hitsIn, type Line } from '../../../../src/storyteller/safety/rendered.ts';
import type { Tale } from '../../../../src/storyteller/tales/schema.ts';
import { askedOf, type Lack } from './body-words.ts';

/**
 * No rendered word asks a child for what it lacks. The words are read with a dictionary of its own (`body-words.ts`), not with the tables by which the
 * storyteller decides. What it finds is mended in the words, the mechanics or the storyteller's own rules.
 */

// Plays whole adventures, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** What adults write, and what such a child lacks. */
const table: readonly { lacks: readonly Lack[]; written: readonly string[] }[] = [
  { lacks: ['legs', 'knees'], written: ['uses a wheelchair', 'Rollstuhl', 'en fauteuil roulant', 'en silla de ruedas', 'cannot walk'] },
  { lacks: ['knees'], written: ['cannot kneel', 'kann nicht knien', 'ne peut pas s’agenouiller', 'no puede arrodillarse'] },
  {
    lacks: ['hands', 'both arms'],
    written: ['cannot use her hands', 'kann ihre Hände nicht benutzen', 'ne peut pas se servir de ses mains', 'no puede usar las manos'],
  },
  { lacks: ['both arms'], written: ['broken arm', 'gebrochener Arm', 'bras cassé', 'brazo roto'] },
  { lacks: ['breath'], written: ['asthma', 'Asthma', 'asthme', 'asma'] },
  {
    lacks: ['voice'],
    written: ['does not speak', 'spricht nicht', 'ne parle pas', 'no habla', 'stutters', 'stottert', 'bégaie', 'tartamudea'],
  },
  { lacks: ['eyes'], written: ['blind', 'aveugle', 'ciega'] },
  { lacks: ['ears'], written: ['deaf', 'gehörlos', 'sourde', 'sorda'] },
  { lacks: ['steadiness'], written: ['gets dizzy', 'ihm wird leicht schwindlig', 'vertiges', 'se marea'] },
  { lacks: ['calm light', 'breath'], written: ['epilepsy', 'Epilepsie', 'épilepsie', 'epilepsia'] },
  {
    lacks: ['distance'],
    written: ['does not like to be touched', 'wird nicht gern angefasst', 'n’aime pas être touchée', 'no le gusta que la toquen'],
  },
  { lacks: ['distance', 'open eyes', 'quiet'], written: ['autism', 'Autismus', 'autisme', 'autismo'] },
  { lacks: ['quiet'], written: ['hates loud noises', 'mag keinen Lärm', 'a peur du bruit', 'no soporta el ruido'] },
  { lacks: ['letters'], written: ['dyslexia', 'Legasthenie', 'dyslexie', 'dislexia'] },
];

/** Lacks for which a child may have a part of its own, while a story speaks of what the others do. */
const withPart: readonly Lack[] = ['hands', 'both arms', 'voice', 'distance', 'eyes', 'ears', 'legs'];

const mia = (age: number, considerations: string | null) => [{ id: 'child-0', name: 'Mia', age, interests: [], considerations }];

function sessionOf(tale: Tale, library: Library, age: number, considerations: string | null) {
  const info = environmentInfo['living-room'];
  const place = { type: 'living-room', name: info.name, description: '', items: info.items, spaceDetails: '' };
  const request = familyOf(1, tale.theme, { children: mia(age, considerations), place });
  return openSession({ ...request, told: [], notes: '' }, library);
}

type Session = ReturnType<typeof sessionOf>;

/** A doing as this family hears it; null where it can't be played by all of them. */
function heardIn({ family, world, library }: Session, doing: Doing) {
  const verdict = admit(doing, { family, world, library });
  if (!verdict.ok) return null;
  const scope = scopeOf(turnOf(family, world), verdict.playable);
  return { playable: verdict.playable, scope, lines: linesOfDoing(family, scope, verdict.playable) };
}

/** What is said to the children: what the adult is told to say or to call is no request to them. */
function asked(lines: readonly Line[], lacks: readonly Lack[]): string[] {
  const textFor = (lack: Lack) => lines.flatMap((line) => (lack === 'voice' && line.for === 'adult' ? [] : line.text)).join('\n');
  return lacks.flatMap((lack) => askedOf(textFor(lack), lack, 'Mia'));
}

/** What a doing asks of somebody who lacks these, where the storyteller would play it with them. */
function askedIn(session: Session, doing: Doing, lacks: readonly Lack[]): string[] {
  const heard = heardIn(session, doing);
  if (heard === null || hitsIn(heard.lines, session.family.limits).length > 0) return [];
  const hasPart = partsIn(session.family, heard.scope, heard.playable).length > 0;
  return asked(
    heard.lines,
    lacks.filter((lack) => !(hasPart && withPart.includes(lack))),
  );
}

const ages = [2, 5, 8, 12];
const themes = themesWithTales();

/** Reading a library checks every mechanic, so each is read once. */
const libraries = new Map<string, Library>();
function libraryFor(theme: string): Library {
  const library = libraries.get(theme) ?? libraryOf(talesOf(theme));
  libraries.set(theme, library);
  return library;
}

describe('[BEY-04] no way asks a child for what it lacks', () => {
  test.each(themes)('in the tales of %s', (theme) => {
    // Each tale at one age and in one language, the next one at another.
    const found = libraryFor(theme).tales.flatMap((tale, turn) => {
      const age = ages[turn % ages.length] as number;
      const library = { ...libraryFor(theme), tales: [tale] };
      const free = sessionOf(tale, library, age, null);
      const doings: readonly Doing[] = [...tale.scenes.flatMap(({ ways }) => ways), ...tale.endings];
      return table.flatMap(({ lacks, written }) => {
        const suspects = doings.filter((doing) => asked(heardIn(free, doing)?.lines ?? [], lacks).length > 0);
        if (suspects.length === 0) return [];
        const words = written[turn % written.length] as string;
        const session = sessionOf(tale, library, age, words);
        return suspects.flatMap((doing) => askedIn(session, doing, lacks).map((found) => `${tale.id} · ${doing.id} · ${words}: ${found}`));
      });
    });
    expect(found).toEqual([]);
  });
});

/** The lines of a step by which it is done: not what it tells. */
function linesToDo(step: Step): Line[] {
  const aloud = [step.challenge, ...(step.options ?? [])].flatMap((text): Line[] => (text === undefined ? [] : [{ text, for: 'aloud' }]));
  // `Or, for anyone who would rather: …` is one of two parts.
  const adult = [step.action ?? '', ...(step.cues ?? []).filter((cue) => !cue.startsWith('Or, '))];
  return [...aloud, ...adult.map((text): Line => ({ text, for: 'adult' }))];
}

describe('[BEY-04] no step of a played adventure asks a child for what it lacks', () => {
  test.each(table.flatMap(({ lacks: each, written }) => written.map((words) => [words, each] as const)))('%s', (words, each) => {
    const seed = hash(words);
    const theme = themes[seed % themes.length] as string;
    const library = libraryFor(theme);
    const age = [3, 7, 11][seed % 3] as number;
    const request = familyOf(seed, theme, { children: mia(age, words), totalSteps: 5 });
    const found = play(request, library, bySeed(seed)).told.flatMap((step) => {
      const own = (step.cues ?? []).some((cue) => cue.startsWith('For Mia:'));
      const left = each.filter((lack) => !(own && withPart.includes(lack)));
      return asked(linesToDo(step), left).map((each) => `${age} · ${step.step}: ${each}`);
    });
    expect(found).toEqual([]);
  });
});
