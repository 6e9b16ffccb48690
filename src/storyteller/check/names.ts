import { pathsOf } from '../engine/picking/graph.ts';
import type { Scene, Short, Tale } from '../tales/schema.ts';
import type { Report } from './fault.ts';
import { tellingsOf } from './texts.ts';

/** Introductions: cast and planted things are named before they are used, on every path and at every length. */

const lengths = [4, 5, 6, 8] as const;
const tiers = ['little', 'middle', 'big'] as const;
type Tier = (typeof tiers)[number];

/** Reports cast members who are named before anybody has met them, and planted things that are not planted or do not return. */
export function checkNames(tale: Tale, report: Report): void {
  for (const tier of tiers) {
    const inPrologue = tale.cast.filter(({ name }) => mentions(telling(tale.prologue.said, tier), name)).map(({ name }) => name);
    const walk = { tale, tier, met: new Set(inPrologue), report };
    for (const [kind, said] of Object.entries(tale.answers)) unknownIn(walk, said, `answers/${kind}`);
    for (const [kind, said] of Object.entries(tale.own.meet)) unknownIn(walk, said, `own/meet/${kind}`);
    for (const total of lengths) for (const path of pathsOf(tale, total)) checkPath({ ...walk, met: new Set(inPrologue) }, path, total);
  }
  for (const thing of tale.things) {
    const words = [thing.name, ...(thing.words ?? [])];
    const has = (texts: readonly string[]) => texts.some((text) => words.some((word) => mentions(text, lastWord(word))));
    for (const tier of tiers)
      if (!has([telling(tale.prologue.said, tier)]))
        report('prologue', 'things', `${thing.name} is not planted in the telling ${tier}`, 'look');
  }
  const all = tale.things.flatMap((thing) => [thing.name, ...(thing.words ?? [])]).map(lastWord);
  for (const ending of tale.endings) {
    const texts = [ending.open, ending.call, ending.close].flatMap((said) => tellingsOf(said).map(({ text }) => text));
    if (!texts.some((text) => all.some((word) => mentions(text, word)))) report(ending.id, 'things', 'no planted thing pays off here');
    for (const { tier, text } of tellingsOf(ending.close)) {
      const places = text.replaceAll(/\[[^\]]*\]/g, '').split('{own}').length - 1;
      if (places !== 1) report(`${ending.id}/close/${tier}`, 'own', `{own} stands ${places} times outside brackets; once is wanted`);
    }
  }
}

/** A walk through a tale in one of its tellings; `met`: the names of those whom anybody has met so far. */
type Walk = { tale: Tale; tier: Tier; met: ReadonlySet<string>; report: Report };

/** Walks one path, and adds to `met` whom it introduces. */
function checkPath(walk: Walk & { met: Set<string> }, path: readonly Scene[], total: number): void {
  const { tale, tier, met, report } = walk;
  const told = new Set(path.map(({ id }) => id));
  const where = (scene: string) => `${scene} (${total} steps, ${tier})`;
  const meet = (text: string): void => {
    for (const { name } of tale.cast) if (mentions(text, name)) met.add(name);
  };
  for (const scene of path) {
    for (const fork of tale.forks) if (fork.of.includes(scene.id)) meet(telling(fork.said, tier));
    if (scene.far !== undefined && !scene.far.unless.some((id) => told.has(id))) meet(telling(scene.far.said, tier));
    const [here] = Array.isArray(scene.here) ? scene.here : [scene.here];
    if (here !== undefined) meet(telling(here, tier));
    for (const way of scene.ways)
      for (const part of ['call', 'done', 'offer'] as const) unknownIn(walk, way[part], where(`${scene.id}/${way.id}/${part}`));
  }
  for (const fork of tale.forks) if (fork.of.includes('ending')) meet(telling(fork.said, tier));
  for (const ending of tale.endings) {
    unknownIn(walk, ending.offer, where(`${ending.id}/offer`));
    const opened = tale.cast.map(({ name }) => name).filter((name) => mentions(telling(ending.open, tier), name));
    unknownIn({ ...walk, met: new Set([...met, ...opened]) }, ending.call, where(`${ending.id}/call`));
    for (const name of opened.filter((one) => !met.has(one)))
      report(where(`${ending.id}/open`), 'name', `${name} is met here for the first time`, 'look');
  }
}

/** Reports a text that names somebody whom nobody has met. */
function unknownIn({ tale, tier, met, report }: Walk, said: Short, where: string): void {
  for (const { name } of tale.cast)
    if (!met.has(name) && mentions(telling(said, tier), name)) report(where, 'name', `${name} is named before anybody has met ${name}`);
}

function telling(said: Short, tier: Tier): string {
  if (typeof said === 'string') return said;
  return (tier === 'little' ? said.little : (said[tier] ?? said.text)) ?? said.little;
}

function lastWord(words: string): string {
  return words.split(/\s+/).at(-1) ?? words;
}

/** Whether a text names somebody, by the full name or by its last word. */
function mentions(text: string, name: string): boolean {
  return new RegExp(`(?<!\\p{L})${lastWord(name).replaceAll(/[^\p{L}\p{N}’-]/gu, '.')}`, 'iu').test(text);
}
