import type { FamilyDb } from '../../../src/data/db.ts';
import { parseAdventures } from '../../../src/data/read/parse.ts';
import { loadFamily } from '../../../src/data/read/queries.ts';
import type { CommandInput } from '../../../src/data/write/commands.ts';
import { write } from '../../../src/data/write/write.ts';
import type { Adventure } from '../../../src/domain/entities/adventure.ts';
import { newAdventure } from '../../../src/domain/entities/adventure.ts';
import { readMemory } from '../../../src/domain/entities/profile.ts';
import type { Step } from '../../../src/domain/step.ts';
import { isLastTold } from '../../../src/domain/step-machine.ts';
import { type Device, type Tab, tellTabs, transact, type World } from './device.ts';
import { type Diary, type Fact, record } from './facts.ts';
import type { Rng } from './random.ts';

/** What people do with the app: one thing at a time, at what they see, recorded as facts. */

/** A command, and what must be true of the account once it is carried out. */
type Deed = { command: CommandInput; facts: readonly Omit<Fact, 'device'>[] };
type View = {
  family: Awaited<ReturnType<typeof loadFamily>>;
  adventures: Adventure[];
  /** Moods are columns that the server and an older app have never heard of. */
  knowsMoods: boolean;
};

/** Adds `count` children at once. */
export async function crowd(world: World, diary: Diary, device: Device, tab: Tab, count: number): Promise<void> {
  const clock = { now: world.scheduler.now, id: world.rng.uuid };
  for (let n = 0; n < count; n += 1) {
    const deed = addChild(world.rng, { knowsMoods: false });
    await write(tab.db, deed.command, clock);
    for (const fact of deed.facts) record(diary, { ...fact, device: device.name } as Fact);
  }
}

/** One deed in one tab. What the write answers is what is recorded. */
export async function live(world: World, diary: Diary, device: Device, tab: Tab): Promise<void> {
  const { rng } = world;
  const clock = { now: () => world.scheduler.now() + device.clockError, id: rng.uuid };
  await transact(world, tab, async () => {
    const deed = choose(rng, { ...(await see(tab.db)), knowsMoods: device.app !== 'older' }, clock.now());
    if (deed === null) return;
    const result = await write(tab.db, deed.command, clock);
    world.trace(`${tab.name} ${deed.command.kind} ${words(deed)} ${result.ok ? '' : result.error.kind}`);
    if (!result.ok) return;
    if (deed.command.kind === 'enqueue') {
      diary.messages.add(deed.command.item.id);
      diary.written.add(deed.command.item.id);
    }
    for (const fact of deed.facts) record(diary, { ...fact, device: device.name } as Fact);
  });
  tellTabs(world, device);
}

function words({ facts }: Deed): string {
  return facts.map((fact) => `${fact.id.slice(0, 4)}${'word' in fact ? `=${String(fact.word)}` : ''}`).join(' ');
}

async function see(db: FamilyDb): Promise<Omit<View, 'knowsMoods'>> {
  return { family: await loadFamily(db), adventures: parseAdventures(await db.dexie.adventures.toArray()).good };
}

type Choice = (rng: Rng, view: View, now: number) => Deed | null;

const choices: readonly [number, Choice][] = [
  [2, saveProfile],
  [1, setOnboarding],
  [2, remember],
  [3, addChild],
  [5, editChild],
  [1, removeChild],
  [2, addEnvironment],
  [4, editEnvironment],
  [1, removeEnvironment],
  [3, createAdventure],
  [14, tell],
  [10, note],
  [4, walk],
  [4, reword],
  [3, rename],
  [2, pauseOrResume],
  [1, finish],
  [1, deleteAdventure],
  [2, enqueue],
];
const total = choices.reduce((sum, [weight]) => sum + weight, 0);

function choose(rng: Rng, view: View, now: number): Deed | null {
  let at = rng.below(total);
  for (const [weight, choice] of choices) {
    if (at < weight) return choice(rng, view, now);
    at -= weight;
  }
  return null;
}

function saveProfile(rng: Rng, { family }: View): Deed {
  const word = rng.word();
  const { id, adult_name: over } = family.profile;
  return {
    command: { kind: 'saveProfile', adult_name: word },
    facts: [{ kind: 'set', table: 'profile', id, field: 'adult_name', word, over } as Fact],
  };
}

function setOnboarding(): Deed {
  return { command: { kind: 'setOnboarding', show: false }, facts: [] };
}

function remember(rng: Rng, { family }: View): Deed {
  const word = rng.word();
  const memory = readMemory(family.profile.memory);
  const adventures = memory.adventures + 1;
  return {
    command: { kind: 'remember', memory: { adventures, met: { ...memory.met, [word]: adventures } } },
    facts: [{ kind: 'told', table: 'profile', id: family.profile.id, word } as Fact],
  };
}

function addChild(rng: Rng, { knowsMoods }: Pick<View, 'knowsMoods'>): Deed {
  const [id, name, interest, mood] = [rng.uuid(), rng.word(), rng.word(), rng.word()];
  const about = { table: 'children', id } as const;
  const fields = { name, age: 6, interests: [interest], limitations: null, ...(knowsMoods ? { mood } : {}) };
  return {
    command: { kind: 'saveChild', id, fields },
    facts: [
      ...(knowsMoods ? [{ kind: 'set', field: 'mood', word: mood, over: undefined, ...about } as Fact] : []),
      { kind: 'created', ...about },
      { kind: 'set', field: 'name', word: name, over: null, ...about } as Fact,
      { kind: 'added', field: 'interests', word: interest, ...about } as Fact,
    ],
  };
}

function editChild(rng: Rng, { family, knowsMoods }: View): Deed | null {
  const child = rng.pick(family.children);
  if (child === undefined) return null;
  const { id, mood: over, ...fields } = child;
  const mood = rng.word();
  if (knowsMoods && rng.chance(0.2)) {
    return {
      command: { kind: 'saveChild', id, fields: { ...fields, mood } },
      facts: [{ kind: 'set', table: 'children', id, field: 'mood', word: mood, over } as Fact],
    };
  }
  return editList(rng, 'children', id, fields, 'interests', 'limitations');
}

function editEnvironment(rng: Rng, { family }: View): Deed | null {
  const place = rng.pick(family.environments);
  if (place === undefined) return null;
  const { id, ...fields } = place;
  return editList(rng, 'environments', id, fields, 'available_items', 'space_details');
}

/** Renames, adds to the list, takes from the list, or rewrites the text. */
function editList(
  rng: Rng,
  table: 'children' | 'environments',
  id: string,
  fields: Record<string, unknown>,
  list: string,
  text: string,
): Deed {
  const about = { table, id };
  const word = rng.word();
  const items = fields[list] as string[];
  const save = (change: Record<string, unknown>, fact: object): Deed => ({
    command: {
      kind: table === 'children' ? 'saveChild' : 'saveEnvironment',
      id,
      fields: { ...fields, ...change },
    } as unknown as CommandInput,
    facts: [{ ...about, ...fact } as Fact],
  });
  const way = rng.below(4);
  if (way === 0) return save({ name: word }, { kind: 'set', field: 'name', word, over: fields['name'] });
  if (way === 1) return save({ [text]: word }, { kind: 'set', field: text, word, over: fields[text] });
  const item = rng.pick(items);
  if (way === 2 && item !== undefined)
    return save({ [list]: items.filter((other) => other !== item) }, { kind: 'removed', field: list, word: item });
  return save({ [list]: [...items, word] }, { kind: 'added', field: list, word });
}

function removeChild(rng: Rng, { family }: View): Deed | null {
  const child = rng.pick(family.children);
  return child === undefined
    ? null
    : { command: { kind: 'removeChild', id: child.id }, facts: [{ kind: 'deleted', table: 'children', id: child.id }] };
}

function addEnvironment(rng: Rng): Deed {
  const [id, name] = [rng.uuid(), rng.word()];
  return {
    command: { kind: 'saveEnvironment', id, fields: { name, description: '', available_items: [], space_details: '' } },
    facts: [
      { kind: 'created', table: 'environments', id },
      { kind: 'set', table: 'environments', id, field: 'name', word: name, over: null } as Fact,
    ],
  };
}

function removeEnvironment(rng: Rng, { family }: View): Deed | null {
  const place = rng.pick(family.environments);
  if (place === undefined) return null;
  return { command: { kind: 'removeEnvironment', id: place.id }, facts: [{ kind: 'deleted', table: 'environments', id: place.id }] };
}

function step(id: string): Step {
  return { id, type: 'challenge', step: 'A step', content: `told ${id}` };
}

function createAdventure(rng: Rng, { family, knowsMoods }: View, now: number): Deed {
  const [id, word, mood] = [rng.uuid(), rng.word(), rng.word()];
  const fields = newAdventure(
    {
      theme: 'pirates',
      customTheme: '',
      environment: 'park',
      customEnvironment: '',
      playStyle: 'cooperative',
      activityLevel: 'low',
      adultParticipation: 'observer',
      participatingChildren: family.children.slice(0, 2).map((child) => child.id),
      totalSteps: 8,
    },
    7,
    new Date(now).toISOString(),
  );
  const data = fields.continuation_data;
  if (data !== null) data.adventureSteps = [step(word)];
  const about = { table: 'adventures', id } as const;
  return {
    command: { kind: 'createAdventure', id, fields: { ...fields, ...(knowsMoods ? { mood } : {}) } },
    facts: [
      { kind: 'created', ...about },
      { kind: 'told', word, ...about } as Fact,
      ...(knowsMoods ? [{ kind: 'set', field: 'mood', word: mood, over: undefined, ...about } as Fact] : []),
    ],
  };
}

/** People play mostly one adventure; two devices at the same one is what is wanted here. */
function playing(
  rng: Rng,
  { adventures }: View,
): { id: string; data: NonNullable<Adventure['continuation_data']>; adventure: Adventure } | null {
  const open = adventures
    .filter((other) => other.continuation_data !== null && other.status !== 'ended_early')
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const adventure = rng.chance(0.7) ? open[0] : rng.pick(open);
  const data = adventure?.continuation_data;
  return adventure === undefined || data === null || data === undefined ? null : { id: adventure.id, data, adventure };
}

function tell(rng: Rng, view: View): Deed | null {
  const game = playing(rng, view);
  if (game === null || game.data.adventureSteps.length > 25) return null;
  if (!isLastTold(game.data)) return { command: { kind: 'progress', id: game.id, move: { kind: 'branch' } }, facts: [] };
  const word = rng.word();
  return {
    command: { kind: 'progress', id: game.id, move: { kind: 'append', step: step(word), queuedSteps: [] } },
    facts: [{ kind: 'told', table: 'adventures', id: game.id, word } as Fact],
  };
}

function note(rng: Rng, view: View): Deed | null {
  const game = playing(rng, view);
  if (game === null) return null;
  const word = rng.word();
  return {
    command: { kind: 'progress', id: game.id, move: { kind: 'notes', text: word } },
    facts: [{ kind: 'noted', table: 'adventures', id: game.id, word, over: game.data.userNotes } as Fact],
  };
}

/** Back, forward, or another way from here. Walking clears the notes. */
function walk(rng: Rng, view: View): Deed | null {
  const game = playing(rng, view);
  if (game === null) return null;
  const { currentStep, adventureSteps, userNotes } = game.data;
  const kind = rng.pick(['back', 'forward', 'branch'] as const) ?? 'back';
  const clears = (kind === 'back' && currentStep > 0) || (kind === 'forward' && currentStep < adventureSteps.length - 1);
  const facts = clears && userNotes !== '' ? [{ kind: 'noted', table: 'adventures', id: game.id, word: '', over: userNotes } as Fact] : [];
  return { command: { kind: 'progress', id: game.id, move: { kind } }, facts };
}

function reword(rng: Rng, view: View): Deed | null {
  const game = playing(rng, view);
  if (game === null || game.data.adventureSteps.length === 0) return null;
  const index = rng.below(game.data.adventureSteps.length);
  const word = rng.word();
  const over = game.data.adventureSteps[index]?.content ?? '';
  return {
    command: { kind: 'progress', id: game.id, move: { kind: 'edit', index, words: { content: word } } },
    facts: [{ kind: 'noted', table: 'adventures', id: game.id, word, over } as Fact],
  };
}

function rename(rng: Rng, { adventures }: View): Deed | null {
  const adventure = rng.pick(adventures);
  if (adventure === undefined) return null;
  const word = rng.word();
  return {
    command: { kind: 'renameAdventure', id: adventure.id, name: word },
    facts: [{ kind: 'set', table: 'adventures', id: adventure.id, field: 'custom_name', word, over: adventure.custom_name } as Fact],
  };
}

function pauseOrResume(rng: Rng, view: View): Deed | null {
  const game = playing(rng, view);
  if (game === null) return null;
  return { command: { kind: game.adventure.status === 'active' ? 'pauseAdventure' : 'resumeAdventure', id: game.id }, facts: [] };
}

function finish(rng: Rng, view: View): Deed | null {
  const game = playing(rng, view);
  if (game === null) return null;
  const complete = rng.chance(0.5);
  return {
    command: { kind: complete ? 'completeAdventure' : 'endAdventure', id: game.id, summary: 'Told', outcome: null },
    facts: [{ kind: 'finished', table: 'adventures', id: game.id, rank: complete ? 2 : 1 } as Fact],
  };
}

function deleteAdventure(rng: Rng, { adventures }: View): Deed | null {
  const adventure = rng.pick(adventures);
  if (adventure === undefined) return null;
  return { command: { kind: 'deleteAdventure', id: adventure.id }, facts: [{ kind: 'deleted', table: 'adventures', id: adventure.id }] };
}

function enqueue(rng: Rng): Deed {
  return { command: { kind: 'enqueue', item: { id: rng.uuid(), kind: 'feedback', body: {} } }, facts: [] };
}
