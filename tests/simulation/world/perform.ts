import type { FamilyDb } from '../../../src/data/db.ts';
import { parseAdventures } from '../../../src/data/read/parse.ts';
import { loadFamily } from '../../../src/data/read/queries.ts';
import type { CommandInput } from '../../../src/data/write/commands.ts';
import { write } from '../../../src/data/write/write.ts';
import { type Action, type ActionName, choose, type View } from './actions.ts';
import { addChild } from './actions-family.ts';
import { type Device, notifyTabs, type Tab, transact, type World } from './device.ts';
import { type Fact, type FactLog, record } from './fact-log.ts';

/** Carries out the actions of people in a tab, and records them in the log. */

/** Adds `count` children, without virtual time passing. */
export async function addChildren(world: World, log: FactLog, device: Device, tab: Tab, count: number): Promise<void> {
  const clock = { now: world.scheduler.now, id: world.rng.uuid };
  for (let n = 0; n < count; n += 1) {
    const action = addChild(world.rng, { knowsMoods: false });
    await write(tab.db, action.command, clock);
    for (const fact of action.facts) record(log, { ...fact, device: device.name } as Fact);
  }
}

/** Carries out one of the named actions in a tab, as one transaction. It is recorded only where the write succeeds. */
export async function perform(world: World, log: FactLog, device: Device, tab: Tab, names: readonly ActionName[], bulk = 0): Promise<void> {
  const { rng } = world;
  const clock = { now: () => world.scheduler.now() + device.clockError, id: rng.uuid };
  await transact(world, tab, async () => {
    const action = choose(rng, names, { ...(await see(tab.db)), knowsMoods: device.app !== 'older', bulk }, clock.now());
    if (action === null) return;
    const result = await write(tab.db, action.command, clock);
    world.trace(`${tab.name} ${action.command.kind} ${words(action)} ${result.ok ? '' : result.error.kind}`);
    if (!result.ok) return;
    const message = messageOf(action.command);
    if (message !== undefined) {
      log.messages.add(message);
      log.written.add(message);
    }
    for (const fact of action.facts) record(log, { ...fact, device: device.name } as Fact);
  });
  notifyTabs(world, device);
}

/** The id of the message that a command brings, by itself or with an adventure that stops. */
function messageOf(command: CommandInput): string | undefined {
  if (command.kind === 'enqueue') return command.item.id;
  return 'message' in command ? command.message?.id : undefined;
}

function words({ facts }: Action): string {
  return facts.map((fact) => `${fact.id.slice(0, 4)}${'word' in fact ? `=${String(fact.word)}` : ''}`).join(' ');
}

async function see(db: FamilyDb): Promise<Pick<View, 'family' | 'adventures'>> {
  return { family: await loadFamily(db), adventures: parseAdventures(await db.dexie.adventures.toArray()).good };
}
