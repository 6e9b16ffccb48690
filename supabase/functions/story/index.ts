import { hostedStory } from '../_shared/hosted.ts';

Deno.serve(hostedStory(Deno.env));
