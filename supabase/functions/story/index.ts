import { hostedStory } from '../_shared/hosted.ts';

Deno.serve(await hostedStory(Deno.env));
