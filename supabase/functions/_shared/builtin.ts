import { summarise } from '../../../src/storyteller/keepsake.ts';
import { tellAhead, tellFirst } from '../../../src/storyteller/tell.ts';
import type { Provider } from './provider.ts';

/** The packs are a megabyte of words: read with the first story, not with the start of the process. */
const load = async () => (await import('../../../src/storyteller/content.ts')).content;

/** The storyteller that every device has, as the service's own: nothing to set up, nothing leaves the machine. */
export const builtinProvider: Provider = {
  name: 'builtin',
  begin: async (request, lookahead) => {
    const content = await load();
    const first = tellFirst(request, content);
    return [first, ...tellAhead({ ...request, told: [first], notes: '' }, lookahead, content)];
  },
  next: async (request, lookahead) => tellAhead(request, lookahead + 1, await load()),
  summarise: async (request, told) => summarise(request, told, await load()),
};
