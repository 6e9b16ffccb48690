import { content } from '../storyteller/content.ts';
import { rememberAdventure, summarise } from '../storyteller/keepsake.ts';
import { tellFirst, tellNext } from '../storyteller/tell.ts';
import type { Teller } from './ports.ts';

/** The storyteller on the device with all of its packs. This module is large: it is only ever loaded with `import()`. */
export const teller: Teller = {
  first: (request) => tellFirst(request, content),
  next: (request) => tellNext(request, content),
  summarise: (request, told) => summarise(request, told, content),
  remember: rememberAdventure,
};
