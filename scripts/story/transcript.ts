import { parseArgs } from 'node:util';
import {
  type ActivityLevel,
  environmentInfo,
  isPredefinedEnvironment,
  type ParticipationLevel,
  type PlayStyle,
} from '../../src/domain/catalog.ts';
import { emptyMemory, remember } from '../../src/domain/entities/profile.ts';
import { aloudAroundDoing, type Step } from '../../src/domain/steps/step.ts';
import type { TellingRequest } from '../../src/domain/telling.ts';
import { createTeller } from '../../src/story/teller.ts';
import { bandOf } from '../../src/storyteller/engine/bands.ts';
import { metIn } from '../../src/storyteller/engine/past/keepsake.ts';
import { namesIn, troubleIn } from '../../src/storyteller/safety/withhold.ts';
import { ownTales } from '../../src/storyteller/tales/own.ts';
import { wordCount } from '../../src/storyteller/words/readability.ts';
import { libraryOf, readTale, taleFile, talesOf } from '../tales/library.ts';
import { ownTaleAs } from '../tales/own.ts';

/** What `npm run story` prints for its options, which `scripts/story.ts` explains. */

const options = {
  theme: { type: 'string', default: 'pirates' },
  tale: { type: 'string' },
  custom: { type: 'string', default: '' },
  pick: { type: 'string', default: 'first' },
  ages: { type: 'string', default: '4,8' },
  names: { type: 'string', default: 'Mia,Tom,Ada,Ben,Noor,Leo,Iris,Sam,Zoe' },
  place: { type: 'string', default: 'living-room' },
  items: { type: 'string' },
  seed: { type: 'string', default: '7' },
  total: { type: 'string' },
  style: { type: 'string', default: 'cooperative' },
  level: { type: 'string', default: 'medium' },
  adult: { type: 'string', default: 'moderate' },
  note: { type: 'string', default: '' },
  considerations: { type: 'string', default: '' },
  interests: { type: 'string', default: '' },
  evenings: { type: 'string', default: '1' },
  trace: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  'adult-text': { type: 'string', default: 'yes' },
} as const;

type Options = ReturnType<typeof optionsOf>;

function optionsOf(args: readonly string[]) {
  return parseArgs({ args: [...args], options }).values;
}

/** The adventure that these arguments ask for, as it is printed. Throws for an option that there is not. */
export async function transcript(args: readonly string[]): Promise<string> {
  const asked = optionsOf(args);
  const told = await tell(asked);
  return asked.json ? JSON.stringify(told, null, 1) : told.map((step, at) => printed(step, at, asked)).join('\n');
}

async function tell(asked: Options): Promise<Step[]> {
  const { custom, tale, theme, evenings } = asked;
  const tales =
    custom !== ''
      ? tale === undefined
        ? await ownTales(custom)
        : [ownTaleAs(tale, custom)]
      : tale === undefined
        ? talesOf(theme)
        : [readTale(taleFile(tale))];
  // As on a device, where the adult says of what may be trouble that it belongs to the story; real trouble is kept from the storyteller.
  const teller = createTeller(libraryOf(tales));
  let request = requestOf(asked);
  let told = play(teller, request, asked);
  for (let evening = 1; evening < Number(evenings); evening += 1) {
    request = { ...request, memory: remember(request.memory, metIn(told)), seed: request.seed + 1 };
    told = play(teller, request, asked);
  }
  return told;
}

const stepsFor: Record<string, number> = { '1-2': 4, '3-4': 5, '5-6': 6 };

function requestOf(asked: Options): TellingRequest {
  const ages = asked.ages.split(',').map(Number);
  const names = asked.names.split(',');
  const known = isPredefinedEnvironment(asked.place) ? environmentInfo[asked.place] : null;
  return {
    theme: asked.custom === '' ? asked.theme : null,
    customTheme: asked.custom,
    place: {
      type: known === null ? 'saved' : asked.place,
      name: known?.name ?? asked.place,
      description: '',
      items: asked.items === undefined ? (known?.items ?? []) : asked.items.split(',').filter((item) => item !== ''),
      spaceDetails: '',
    },
    playStyle: asked.style as PlayStyle,
    activityLevel: asked.level as ActivityLevel,
    participation: asked.adult as ParticipationLevel,
    adultName: 'Dad',
    children: ages.map((age, at) => ({
      id: `child-${at}`,
      name: names[at] ?? `Child${at}`,
      age,
      interests: (asked.interests.split(';')[at] ?? '').split(',').filter((each) => each !== ''),
      considerations: asked.considerations.split(';')[at] || null,
    })),
    totalSteps: asked.total === undefined ? (stepsFor[bandOf(Math.min(...ages)).name] ?? 8) : Number(asked.total),
    seed: Number(asked.seed),
    memory: emptyMemory,
  };
}

function play(teller: ReturnType<typeof createTeller>, request: TellingRequest, { pick, note }: Options): Step[] {
  const notes = note.split(';');
  const told: Step[] = [teller.first(request)];
  while (told.at(-1)?.type !== 'ending' && told.length < 30) {
    const last = told.at(-1) as Step;
    const chosen = pickOf(last, told.length - 1, pick, request.seed);
    const noted = [chosen === null ? '' : `They chose: ${chosen}.`, notes[told.length - 1] ?? ''].filter((part) => part !== '').join(' ');
    told[told.length - 1] = noted === '' ? last : withNote(last, noted, namesIn(request));
    told.push(teller.next({ ...request, told, notes: noted, inStory: true }));
  }
  return told;
}

/** The step with a note; one that may be trouble is kept as belonging to the story, as the app keeps the adult's word for it. */
function withNote(step: Step, notes: string, names: readonly string[]): Step {
  const isAskedAbout = troubleIn({ notes }, step, names).tier === 'ask';
  return { ...step, notes, ...(isAskedAbout ? { notes_in_story: true } : {}) };
}

/** The choice that is taken at a step. */
function pickOf({ options: offered = [] }: Step, at: number, picked: string, seed: number): string | null {
  const picks = picked.split(',');
  const pick = picks.length > 1 ? (picks[at] ?? 'first') : picked;
  if (pick === 'none' || offered.length === 0) return null;
  if (pick === 'first') return offered[0] ?? null;
  if (pick === 'last') return offered.at(-1) ?? null;
  if (pick === 'random') return offered[(seed * 7 + at * 5) % offered.length] ?? null;
  return offered[Math.min(offered.length, Number(pick)) - 1] ?? null;
}

/** A step as it is printed: what is read aloud, the adult's lines, the choices. */
function printed(step: Step, at: number, asked: Options): string {
  const grownUp = asked['adult-text'] !== 'no';
  const { reply, before, after } = aloudAroundDoing(step);
  return [
    ...(reply.length > 0 ? [`\n${reply.join('\n\n')}`] : []),
    `\n${at + 1}. ${step.step.toUpperCase()}\n`,
    ...(grownUp && step.preparation !== undefined ? [`   Get ready: ${step.preparation}\n`] : []),
    before.join('\n\n'),
    ...(grownUp ? adultLines(step) : []),
    ...(after.length > 0 ? [`\n${after.join('\n\n')}`] : []),
    ...(step.options ?? []).map((option) => `→ ${option}`),
    ...(step.notes === undefined ? [] : [`\n   [Noted: ${step.notes}]`]),
    ...(asked.trace ? (step.trace ?? []).map(({ rule, detail }) => `   (${rule}: ${detail})`) : []),
    ...(asked.trace ? [`   (${wordCount([...reply, ...before, ...after].join(' '))} words)`] : []),
  ].join('\n');
}

function adultLines({ action, cues = [], safety = [] }: Step): string[] {
  return [
    ...(action === undefined ? [] : [`\n   For you: ${action}`]),
    ...[...cues, ...safety.map((each) => `Mind: ${each}`)].map((line) => `   · ${line}`),
  ];
}
