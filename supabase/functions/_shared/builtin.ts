import type { Step } from '../../../src/domain/steps/step.ts';
import type { NextRequest, TellingRequest } from '../../../src/domain/telling.ts';
import type { Library } from '../../../src/storyteller/engine/library.ts';
import { summarise } from '../../../src/storyteller/engine/past/keepsake.ts';
import { tellAhead, tellFirst } from '../../../src/storyteller/engine/tell.ts';
import { loadLibrary } from '../../../src/storyteller/load.ts';
import type { Provider } from './provider.ts';
import { generateTelling, nextTelling, stopTelling } from './telling.ts';

/** The tales for a request, loaded with the first story that needs them and not at the start of the process. */
export async function libraryFor(request: Pick<TellingRequest, 'theme' | 'customTheme'>): Promise<Library> {
  return (await loadLibrary(request)).library;
}

/** The storyteller of the app, used by the service: it needs no setup, and nothing leaves the machine. */
export const builtinProvider: Provider = {
  name: 'builtin',
  generate: async (body) => ({ ok: true, value: await begin(generateTelling(body), body.venture.lookahead) }),
  next: async (body) => ({ ok: true, value: await goOn(nextTelling(body), body.venture.lookahead) }),
  stop: async (body) => {
    const stopped = stopTelling(body);
    const summary = stopped === null ? null : summarise(stopped.request, stopped.told, await libraryFor(stopped.request));
    return { ok: true, value: { summary, outcome: null } };
  },
};

async function begin(request: TellingRequest, lookahead: number): Promise<Step[]> {
  const library = await libraryFor(request);
  const first = tellFirst(request, library);
  return [first, ...tellAhead({ ...request, told: [first], notes: '' }, lookahead, library)];
}

async function goOn(request: NextRequest, lookahead: number): Promise<Step[]> {
  return tellAhead(request, lookahead + 1, await libraryFor(request));
}
