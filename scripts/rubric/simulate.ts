import { emptyMemory, type Memory } from '../../src/domain/family.ts';
import { aloudParagraphs, type Step } from '../../src/domain/step.ts';
import type { TellingRequest } from '../../src/domain/telling.ts';
import { rememberAdventure } from '../../src/storyteller/keepsake.ts';
import { chance } from '../../src/storyteller/random.ts';
import type { Content } from '../../src/storyteller/schema.ts';
import { tellFirst, tellNext } from '../../src/storyteller/tell.ts';
import { adventureOf, type Family, type KnownNote, noteOn } from './families.ts';

/** Families playing adventure after adventure, with what they have met carried on. */

export type Played = {
  request: TellingRequest;
  told: readonly Step[];
  /** Every known note that was taken, and whether the next step shows it. */
  notes: readonly { intent: string; shown: boolean }[];
  /** For the steps at which it was tried: pairs of options, and how many of them lead to different steps. */
  forks: readonly { pairs: number; different: number }[];
};

/** How many of the steps are told once for every option, to see whether they differ. */
const forkShare = 0.12;

/** `count` adventures of a family, in order; all of them in the theme `only`, where one is given. */
export function playFamily(family: Family, count: number, content: Content, only?: string): Played[] {
  const played: Played[] = [];
  let memory: Memory = emptyMemory;
  for (let number = 0; number < count; number += 1) {
    const theme = only === undefined ? {} : { theme: only, customTheme: '' };
    const request = { ...adventureOf(family, number), ...theme, memory };
    const one = playAdventure(family, number, request, content);
    played.push(one);
    memory = rememberAdventure(memory, one.told);
  }
  return played;
}

function playAdventure(family: Family, number: number, request: TellingRequest, content: Content): Played {
  const told: Step[] = [tellFirst(request, content)];
  const notes: Played['notes'][number][] = [];
  const forks: Played['forks'][number][] = [];
  for (let last = told[0]; last !== undefined && last.type !== 'ending'; last = told.at(-1)) {
    const options = last.options ?? [];
    const after = (words: string) => tellNext({ ...request, told, notes: words }, content);
    if (told.length < request.totalSteps - 1 && chance(family.salt, `fork|${number}|${told.length}`) < forkShare) {
      forks.push(forkOf(options.map((option) => after(`They chose: ${option}.`))));
    }
    const { choice, known } = noteOn(family, number, told.length, options);
    const words = `${choice} ${known?.text ?? ''}`.trim();
    const next = after(words);
    if (known !== null) notes.push({ intent: known.intent, shown: shows(known, next, after(choice)) });
    told.splice(-1, 1, words === '' ? last : { ...last, notes: words }, next);
  }
  return { request, told, notes, forks };
}

function forkOf(ways: readonly Step[]): Played['forks'][number] {
  const pairs = ways.flatMap((one, at) => ways.slice(at + 1).map((other) => one.action !== other.action));
  return { pairs: pairs.length, different: pairs.filter(Boolean).length };
}

/** Whether a listener notices the note: the step begins otherwise than it would have, and names what the note named. */
function shows(note: KnownNote, next: Step, unnoted: Step): boolean {
  if (next.type !== unnoted.type) return true;
  const [said = '', unsaid = ''] = [next, unnoted].map((step) => aloudParagraphs(step)[0]?.split(/(?<=[.!?])\s/)[0]);
  const all = aloudParagraphs(next).join(' ');
  return said !== unsaid && (note.names === undefined || all.includes(note.names));
}
