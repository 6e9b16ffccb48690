import type { Draft, StepWords } from '../engine/draft.ts';
import type { Moment } from '../engine/moment.ts';

/**
 * Names that a step must say in whoever's words, because later steps rely on them. Of each list one is enough. Only names that the tale's own `words` for
 * this step say are asked for.
 */
export function mustName(moment: Moment, draft: Draft, words: StepWords): string[][] {
  const { tale, world } = moment.session;
  const heard = `${words.opening} ${words.call} ${words.close}`.toLowerCase();
  const inDraft = (names: readonly string[]) => names.filter((name) => heard.includes(name.toLowerCase()));
  const planted = tale.things.map(({ name, words: named = [name] }) => named);
  const bound = world.things
    .filter(({ key }) => draft.bound.some((each) => each.replace(/!$/, '') === key))
    // For `Bob the bridge`, Bob is enough.
    .map(({ entry }) => [...new Set([entry.text, entry.text.split(' the ')[0] ?? entry.text])]);
  const groups = (() => {
    switch (moment.kind) {
      case 'prologue':
        return [...planted, ...tale.cast.map(({ name }) => [name])];
      case 'scene':
        return bound;
      case 'ending':
        return [planted.flat(), ...bound];
    }
  })();
  return groups.map(inDraft).filter((names) => names.length > 0);
}
