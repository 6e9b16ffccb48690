/**
 * Prints what a model is told, word for word, in three places of an adventure: at its start; in the middle, with a choice and a note that named a
 * bridge; at the turn, with a wheelchair among the children. For those who write tales and those who run a service with a model.
 *
 * npm run story:plan -- [start] [middle] [turn]     all three, when none is named
 *   --theme pirates    --tale the-tale    --seed 7
 *   --shown            with the family's names, as a webhook is told (`story_plan`), without the rules
 */
import { parseArgs } from 'node:util';
import { storyPlan } from '../../src/storyteller/director/plan.ts';
import { momentOf } from '../../src/storyteller/engine/moment.ts';
import { hideAll, namesOf } from '../../supabase/functions/_shared/names.ts';
import { messagesFor, system } from '../../supabase/functions/_shared/prompt.ts';
import { libraryOf, readTale, taleFile, talesOf } from '../tales/library.ts';
import { type SituationName, situation, situationNames } from '../tales/situations.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    theme: { type: 'string', default: 'pirates' },
    tale: { type: 'string' },
    seed: { type: 'string', default: '7' },
    shown: { type: 'boolean', default: false },
  },
});

const unknown = positionals.filter((name) => !(situationNames as readonly string[]).includes(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(', ')}: ${situationNames.join(', ')}\n`);
  process.exit(1);
}
const library = libraryOf(values.tale === undefined ? talesOf(values.theme) : [readTale(taleFile(values.tale))]);
const asked = positionals.length === 0 ? situationNames : (positionals as SituationName[]);

for (const name of asked) {
  const request = situation(name, library, values.theme, Number(values.seed));
  const plan = storyPlan(request, momentOf(request, library));
  process.stdout.write(`\n════ ${name} ════\n`);
  if (values.shown) {
    process.stdout.write(`${JSON.stringify(plan, null, 2)}\n`);
    continue;
  }
  process.stdout.write(`── system\n${system}\n`);
  for (const { role, content } of messagesFor(hideAll(plan, namesOf(request.children, request.adultName)))) {
    process.stdout.write(`── ${role}\n${content}\n`);
  }
}
