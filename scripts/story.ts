/**
 * Tells one adventure to read: a writer's tool.
 *
 * npm run story -- --theme pirates --ages 4,8 --place backyard --seed 7
 *   --steps 8            how many steps; the number for the youngest when left out
 *   --style cooperative  --level medium  --adult observer|minimal|moderate|full
 *   --notes "…;;They are tired"   a note for each step in turn, parted by semicolons
 *   --choose             takes the first option of every step
 *   --items "ball,old chair"      what lies around, instead of the place's own things
 *   --place "Grandma's flat"      any place; the seven known ones have their things
 *   --custom "a bakery on the moon"   a theme in your own words
 *   --considerations "no running;;"   for each child in turn
 *   --interests "drawing;football"    for each child in turn
 *   --memory 12          as for a family that has had so many adventures
 *   --core carry-level   only this activity (with bedrock ones where it doesn't fit)
 *   --adult-text no      only what is read aloud    --trace    --json    --markdown
 */
import { parseArgs } from 'node:util';
import {
  type ActivityLevel,
  environmentInfo,
  isPredefinedEnvironment,
  type ParticipationLevel,
  type PlayStyle,
  recommendedThemes,
} from '../src/domain/catalog.ts';
import { emptyMemory, type Memory } from '../src/domain/family.ts';
import type { Step } from '../src/domain/step.ts';
import { aloudParagraphs } from '../src/domain/step.ts';
import type { TellingRequest } from '../src/domain/telling.ts';
import { bandOf } from '../src/storyteller/bands.ts';
import { content as all } from '../src/storyteller/content.ts';
import { rememberAdventure, summarise } from '../src/storyteller/keepsake.ts';
import { grade, wordCount } from '../src/storyteller/readability.ts';
import { tellAhead, tellFirst, tellNext } from '../src/storyteller/tell.ts';
import { markdownOf } from './story-markdown.ts';

const { values } = parseArgs({
  options: {
    theme: { type: 'string', default: 'pirates' },
    custom: { type: 'string', default: '' },
    ages: { type: 'string', default: '4,8' },
    place: { type: 'string', default: 'backyard' },
    items: { type: 'string' },
    seed: { type: 'string', default: '7' },
    steps: { type: 'string' },
    style: { type: 'string', default: 'cooperative' },
    level: { type: 'string', default: 'medium' },
    adult: { type: 'string', default: 'moderate' },
    notes: { type: 'string', default: '' },
    considerations: { type: 'string', default: '' },
    interests: { type: 'string', default: '' },
    memory: { type: 'string', default: '0' },
    core: { type: 'string' },
    choose: { type: 'boolean', default: false },
    trace: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
    'adult-text': { type: 'string', default: 'yes' },
  },
});

const names = ['Mia', 'Tom', 'Ada', 'Ben', 'Noor', 'Leo', 'Iris', 'Sam', 'Zoe', 'Max', 'Ida', 'Kai'];
const defaultSteps: Record<string, number> = { '1-2': 4, '3-4': 5, '5-6': 6 };

const ages = values.ages.split(',').map(Number);
const seed = Number(values.seed);
const known = isPredefinedEnvironment(values.place) ? environmentInfo[values.place] : null;
const content =
  values.core === undefined
    ? all
    : {
        ...all,
        cores: all.cores.filter(
          (core) => core.id === values.core || (core.energy === 1 && core.demands.length === 0 && core.props === undefined),
        ),
      };

function requestWith(memory: Memory, at: number): TellingRequest {
  return {
    theme: values.custom === '' ? values.theme : null,
    customTheme: values.custom,
    place: {
      type: known === null ? 'custom' : values.place,
      name: known?.name ?? values.place,
      description: known?.description ?? '',
      items: values.items?.split(',').map((item) => item.trim()) ?? known?.items ?? [],
      spaceDetails: '',
    },
    playStyle: values.style as PlayStyle,
    activityLevel: values.level as ActivityLevel,
    participation: values.adult as ParticipationLevel,
    adultName: 'Robin',
    children: ages.map((age, index) => ({
      id: `child-${index + 1}`,
      name: names[index] ?? `Kid ${index + 1}`,
      age,
      interests: (values.interests.split(';')[index] ?? '')
        .split(',')
        .map((interest) => interest.trim())
        .filter(Boolean),
      considerations: values.considerations.split(';')[index]?.trim() || null,
    })),
    totalSteps: Number(values.steps ?? defaultSteps[bandOf(Math.min(...ages)).name] ?? 8),
    seed: at,
    memory,
  };
}

let memory: Memory = emptyMemory;
for (let past = 0; past < Number(values.memory); past += 1) {
  const theme = recommendedThemes[past % recommendedThemes.length] ?? 'pirates';
  const request = { ...requestWith(memory, seed * 1000 + past), theme: theme in content.themes ? theme : 'pirates', customTheme: '' };
  const first = tellFirst(request, content);
  memory = rememberAdventure(memory, [first, ...tellAhead({ ...request, told: [first], notes: '' }, 30, content)]);
}

const request = requestWith(memory, seed);
const notes = values.notes.split(';').map((note) => note.trim());
const told: Step[] = [];
while (told.at(-1)?.type !== 'ending') {
  const last = told.at(-1);
  const noted = notes[told.length - 1] ?? '';
  const chosen = values.choose && last?.options?.[0] !== undefined ? `They chose: ${last.options[0]}.` : '';
  const note = `${chosen} ${noted}`.trim();
  if (last !== undefined && note !== '') told[told.length - 1] = { ...last, notes: note };
  told.push(last === undefined ? tellFirst(request, content) : tellNext({ ...request, told, notes: note }, content));
}

if (values.json) {
  console.log(JSON.stringify({ request, steps: told, summary: summarise(request, told, content) }, null, 2));
} else if (values.markdown) {
  const typed = process.argv.slice(2).map((arg) => (/[\s;'"]/.test(arg) ? `"${arg}"` : arg));
  console.log(markdownOf(request, told, summarise(request, told, content), `npm run story -- ${typed.join(' ')}`));
} else {
  const tty = process.stdout.isTTY;
  const bold = (text: string) => (tty ? `\u001B[1m${text}\u001B[0m` : text);
  const dim = (text: string) => (tty ? `\u001B[2m${text}\u001B[0m` : text);
  const width = Math.min(96, process.stdout.columns ?? 96);
  const wrap = (text: string, indent: string) =>
    text
      .split('\n')
      .map((line) => {
        const lines: string[] = [];
        let current = '';
        for (const word of line.split(' ')) {
          if (current !== '' && indent.length + current.length + word.length + 1 > width) {
            lines.push(indent + current);
            current = word;
          } else current = current === '' ? word : `${current} ${word}`;
        }
        return [...lines, indent + current].join('\n');
      })
      .join('\n');
  told.forEach((step, index) => {
    const aloud = aloudParagraphs(step);
    const text = aloud.join(' ');
    const lead = request.children.find((child) => child.id === step.lead)?.name ?? '';
    console.log(
      `\n${bold(`${index + 1}. ${step.step}`)}  ${dim(`${step.type} · energy ${step.energy} · ${step.minutes} min · lead ${lead} · ${wordCount(text)} words, grade ${grade(text).toFixed(1)}`)}`,
    );
    for (const paragraph of aloud) console.log(`\n${wrap(paragraph, '  ')}`);
    if (values['adult-text'] === 'yes') {
      for (const part of [step.preparation, step.action]) if (part) console.log(`\n${dim(wrap(part, '    | '))}`);
      for (const [label, list] of [
        ['Watch', step.cues],
        ['Safe', step.safety],
        ['Bullets', step.bullets],
      ] as const) {
        for (const line of list ?? []) console.log(dim(wrap(`${label}: ${line}`, '    . ')));
      }
    }
    for (const option of step.options ?? []) console.log(`      → ${option}`);
    if (step.notes) console.log(`      ✎ ${step.notes}`);
    if (values.trace) for (const line of step.trace ?? []) console.log(dim(`      ? ${line.rule}: ${line.detail}`));
  });
  console.log(`\n${wrap(summarise(request, told, content), '  ')}\n`);
}
