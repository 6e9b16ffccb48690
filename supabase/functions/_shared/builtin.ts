import type { Step } from '../../../src/domain/step.ts';
import type { NextRequest, TellingRequest } from '../../../src/domain/telling.ts';
import { summarise } from '../../../src/storyteller/keepsake.ts';
import { tellAhead, tellFirst } from '../../../src/storyteller/tell.ts';
import type { Provider } from './provider.ts';
import { generateTelling, nextTelling, stopTelling } from './telling.ts';

/** The packs are megabytes of words: read with the first story, not with the start of the process. */
export const loadPacks = async () => (await import('../../../src/storyteller/content.ts')).content;

/** The storyteller that every device has, as the service's own: nothing to set up, nothing leaves the machine. */
export const builtinProvider: Provider = {
  name: 'builtin',
  generate: async (body) => ({ ok: true, value: await begin(generateTelling(body), body.venture.lookahead) }),
  next: async (body) => ({ ok: true, value: await goOn(nextTelling(body), body.venture.lookahead) }),
  stop: async (body) => {
    const stopped = stopTelling(body);
    const summary = stopped === null ? null : summarise(stopped.request, stopped.told, await loadPacks());
    return { ok: true, value: { summary, outcome: null } };
  },
};

async function begin(request: TellingRequest, lookahead: number): Promise<Step[]> {
  const content = await loadPacks();
  const first = tellFirst(request, content);
  return [first, ...tellAhead({ ...request, told: [first], notes: '' }, lookahead, content)];
}

async function goOn(request: NextRequest, lookahead: number): Promise<Step[]> {
  return tellAhead(request, lookahead + 1, await loadPacks());
}
