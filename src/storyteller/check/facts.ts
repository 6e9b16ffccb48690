import type { Tale } from '../tales/schema.ts';
import type { Report } from './fault.ts';

/** Facts that ways set and that later texts read. */

/** So many facts must be read later, or what the family does leaves too little behind. */
const fewestFacts = 3;

/** Reports facts that are read and never set, that hide which way was taken, and tales that read too few. */
export function checkFacts(tale: Tale, report: Report): void {
  const values = new Map<string, Set<string>>();
  const set = (fact: string, value: string): void => {
    values.set(fact, (values.get(fact) ?? new Set()).add(value));
  };
  const scenes = new Set(tale.scenes.map(({ id }) => id));
  for (const scene of tale.scenes) {
    for (const way of scene.ways) {
      set(scene.id, way.id);
      for (const [fact, value] of Object.entries(way.sets ?? {})) {
        set(fact, value);
        if (scenes.has(fact))
          report(`${scene.id}/${way.id}/sets`, 'fact', `${fact} is a scene: which way was taken there would be forgotten`);
      }
    }
  }
  const need = (where: string, wanted: Readonly<Record<string, string | readonly string[]>>): void => {
    for (const [fact, each] of Object.entries(wanted)) {
      for (const value of [each].flat())
        if (values.get(fact)?.has(value) !== true) report(where, 'fact', `nothing sets ${fact} to ${value}`);
    }
  };
  tale.reads.forEach((read, at) => need(`reads/${at}`, read.if));
  for (const scene of tale.scenes) scene.recalls?.forEach((recall, at) => need(`${scene.id}/recalls/${at}`, recall.if));
  for (const ending of tale.endings) need(ending.id, ending.needs ?? {});
  tale.leaves?.forEach((leaf, at) => need(`leaves/${at}`, leaf.if ?? {}));
  const facts = new Set([
    ...tale.reads.flatMap((read) => Object.keys(read.if)),
    ...tale.scenes.flatMap((scene) => (scene.recalls ?? []).flatMap((recall) => Object.keys(recall.if))),
    ...tale.endings.flatMap((ending) => Object.keys(ending.needs ?? {})),
  ]);
  if (facts.size < fewestFacts) report('reads', 'facts', `${facts.size} facts are read later; ${fewestFacts} are needed`);
  if (!tale.endings.some((ending) => ending.needs !== undefined)) report('endings', 'needs', 'no ending is opened by a fact', 'look');
}
