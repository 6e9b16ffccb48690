import type { FamilyDb } from '../../../src/data/db.ts';
import { parseAdventures } from '../../../src/data/read/parse.ts';
import { loadFamily } from '../../../src/data/read/queries.ts';
import { write } from '../../../src/data/write/write.ts';
import { choose, type Deed, type DeedName, type View } from './deeds.ts';
import { addChild } from './deeds-family.ts';
import { type Device, type Tab, tellTabs, transact, type World } from './device.ts';
import { type Diary, type Fact, record } from './facts.ts';

/** People do one thing at a time with the app, and what they did is recorded as facts. */

/** Adds `count` children at once. */
export async function crowd(world: World, diary: Diary, device: Device, tab: Tab, count: number): Promise<void> {
  const clock = { now: world.scheduler.now, id: world.rng.uuid };
  for (let n = 0; n < count; n += 1) {
    const deed = addChild(world.rng, { knowsMoods: false });
    await write(tab.db, deed.command, clock);
    for (const fact of deed.facts) record(diary, { ...fact, device: device.name } as Fact);
  }
}

/** One of these deeds in one tab. What the write answers is what is recorded. */
export async function live(world: World, diary: Diary, device: Device, tab: Tab, names: readonly DeedName[], bulk = 0): Promise<void> {
  const { rng } = world;
  const clock = { now: () => world.scheduler.now() + device.clockError, id: rng.uuid };
  await transact(world, tab, async () => {
    const deed = choose(rng, names, { ...(await see(tab.db)), knowsMoods: device.app !== 'older', bulk }, clock.now());
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

async function see(db: FamilyDb): Promise<Pick<View, 'family' | 'adventures'>> {
  return { family: await loadFamily(db), adventures: parseAdventures(await db.dexie.adventures.toArray()).good };
}
