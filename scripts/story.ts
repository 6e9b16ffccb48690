/**
 * Prints an adventure as a family would get it: what is read aloud, the adult's line, the choices.
 *
 * npm run story -- --theme pirates --ages 4,8 --place backyard --seed 7
 *   --tale the-tale           a tale by its id or its file, whatever the theme
 *   --pick first|last|2|none|random   which choice is taken at every step (none: nobody picks); or a list, one for each step: 1,3,2
 *   --total 8                 how many steps; the number for the youngest when left out
 *   --style cooperative  --level medium  --adult observer|minimal|moderate|full
 *   --note "…;;They are tired"   a note for each step in turn, parted by semicolons
 *   --items "ball,old chair"     what lies around, instead of the place's own things; "" for none
 *   --place "Grandma's flat"     any place; the seven known ones have their things
 *   --considerations "no running;;"  --interests "drawing;football"   for each child in turn
 *   --custom "a bakery on the moon"   a theme in your own words
 *   --evenings 3              as the third evening of the family with this theme
 *   --adult-text no           only what is read aloud    --trace    --json    --names "Lena,Max"
 */
import { parseArgs } from 'node:util';
import {
  type ActivityLevel,
  environmentInfo,
  isPredefinedEnvironment,
  type ParticipationLevel,
  type PlayStyle,
} from '../src/domain/catalog.ts';
import { emptyMemory } from '../src/domain/entities/profile.ts';
import { aloudAroundDoing, type Step } from '../src/domain/step.ts';
import type { TellingRequest } from '../src/domain/telling.ts';
import { createTeller } from '../src/story/teller.ts';
import { bandOf } from '../src/storyteller/engine/bands.ts';
import { remember } from '../src/storyteller/engine/keepsake.ts';
import { ownTales } from '../src/storyteller/tales/own.ts';
import { wordCount } from '../src/storyteller/words/readability.ts';
import { libraryOf, readTale, taleFile, talesOf } from './tales/library.ts';

const { values } = parseArgs({
  options: {
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
  },
});

const steps: Record<string, number> = { '1-2': 4, '3-4': 5, '5-6': 6 };
const ages = values.ages.split(',').map(Number);
const names = values.names.split(',');
const known = isPredefinedEnvironment(values.place) ? environmentInfo[values.place] : null;
const library = libraryOf(
  values.custom !== ''
    ? await ownTales(values.custom)
    : values.tale === undefined
      ? talesOf(values.theme)
      : [readTale(taleFile(values.tale))],
);

const request: TellingRequest = {
  theme: values.custom === '' ? values.theme : null,
  customTheme: values.custom,
  place: {
    type: known === null ? 'saved' : values.place,
    name: known?.name ?? values.place,
    description: '',
    items: values.items === undefined ? (known?.items ?? []) : values.items.split(',').filter((item) => item !== ''),
    spaceDetails: '',
  },
  playStyle: values.style as PlayStyle,
  activityLevel: values.level as ActivityLevel,
  participation: values.adult as ParticipationLevel,
  adultName: 'Dad',
  children: ages.map((age, at) => ({
    id: `child-${at}`,
    name: names[at] ?? `Child${at}`,
    age,
    interests: (values.interests.split(';')[at] ?? '').split(',').filter((each) => each !== ''),
    considerations: values.considerations.split(';')[at] || null,
  })),
  totalSteps: values.total === undefined ? (steps[bandOf(Math.min(...ages)).name] ?? 8) : Number(values.total),
  seed: Number(values.seed),
  memory: emptyMemory,
};

const notes = values.note.split(';');
const picks = values.pick.split(',');

/** The note of the choice that is taken at a step. */
function pickOf(step: Step, at: number): string | null {
  const { options = [] } = step;
  const pick = picks.length > 1 ? (picks[at] ?? 'first') : values.pick;
  if (pick === 'none' || options.length === 0) return null;
  if (pick === 'first') return options[0] ?? null;
  if (pick === 'last') return options.at(-1) ?? null;
  if (pick === 'random') return options[(request.seed * 7 + at * 5) % options.length] ?? null;
  return options[Math.min(options.length, Number(pick)) - 1] ?? null;
}

/** As on a device, where the adult says of what may be trouble that it belongs to the story; real trouble is kept from the storyteller. */
const teller = createTeller(library);

function play(asked: TellingRequest): Step[] {
  const told: Step[] = [teller.first(asked)];
  while (told.at(-1)?.type !== 'ending' && told.length < 30) {
    const last = told.at(-1) as Step;
    const chosen = pickOf(last, told.length - 1);
    const note = [chosen === null ? '' : `They chose: ${chosen}.`, notes[told.length - 1] ?? ''].filter((part) => part !== '').join(' ');
    told[told.length - 1] = note === '' ? last : { ...last, notes: note };
    told.push(teller.next({ ...asked, told, notes: note, inStory: true }));
  }
  return told;
}

let asked = request;
let told = play(asked);
for (let evening = 1; evening < Number(values.evenings); evening += 1) {
  asked = { ...asked, memory: remember(asked.memory, told), seed: asked.seed + 1 };
  told = play(asked);
}

if (values.json) {
  console.log(JSON.stringify(told, null, 1));
} else {
  const grownUp = values['adult-text'] !== 'no';
  told.forEach((step, at) => {
    console.log(`\n${at + 1}. ${step.step.toUpperCase()}\n`);
    if (grownUp && step.preparation !== undefined) console.log(`   Get ready: ${step.preparation}\n`);
    const { before, after } = aloudAroundDoing(step);
    console.log(before.join('\n\n'));
    if (grownUp && step.action !== undefined) console.log(`\n   For you: ${step.action}`);
    if (grownUp)
      for (const line of [...(step.cues ?? []), ...(step.safety ?? []).map((each) => `Mind: ${each}`)]) console.log(`   · ${line}`);
    if (after.length > 0) console.log(`\n${after.join('\n\n')}`);
    for (const option of step.options ?? []) console.log(`→ ${option}`);
    if (step.notes !== undefined) console.log(`\n   [Noted: ${step.notes}]`);
    if (values.trace) for (const { rule, detail } of step.trace ?? []) console.log(`   (${rule}: ${detail})`);
    if (values.trace) console.log(`   (${wordCount([...before, ...after].join(' '))} words)`);
  });
}
