import type { Doing } from '../engine/picking/gates.ts';
import type { Mechanic } from '../mechanics/schema.ts';
import type { Tale } from '../tales/schema.ts';
import type { Report } from './fault.ts';
import { tellingsOf } from './texts.ts';

/** A doing that one child can play with one adult must not speak of several others. `{others}` says it rightly for both. */

const several =
  /(?<!\{)\b(?:the others|other players|each other|one another|each of you|(?:everybody|everyone) else|the rest of you|both of you|two of you|the next (?:child|player|in line)|your neighbours?)\b/i;

/** Reports texts that speak of several others, in doings that need no more than two players. */
export function checkSingleChild(tale: Tale, mechanics: ReadonlyMap<string, Mechanic>, report: Report): void {
  const check = (where: string, doing: Doing): void => {
    const names = Array.isArray(doing.does) ? doing.does : Object.values(doing.does).flat();
    if (names.every((name) => (mechanics.get(name)?.players ?? 1) > 2)) return;
    const texts = [
      ...tellingsOf(doing.call).map(({ tier, text }) => ({ at: `call/${tier}`, text })),
      ...tellingsOf(doing.how).map(({ text }) => ({ at: 'how', text })),
      { at: 'part', text: doing.part?.do ?? '' },
      ...tellingsOf(doing.offer).map(({ text }) => ({ at: 'offer', text })),
    ];
    for (const { at, text } of texts) {
      const found = several.exec(text);
      if (found !== null)
        report(`${where}/${at}`, 'alone', `“${found[0]}” is said to a child who plays with one adult: write {others}, or round it`, 'look');
    }
  };
  for (const scene of tale.scenes) for (const way of scene.ways) check(`${scene.id}/${way.id}`, way);
  for (const ending of tale.endings) check(ending.id, ending);
}
