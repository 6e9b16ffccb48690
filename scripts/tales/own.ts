import { readFileSync } from 'node:fs';
import { framed } from '../../src/storyteller/tales/own/choose/frame.ts';
import type { Archetype } from '../../src/storyteller/tales/own/choose/learned/model.ts';
import { fillArchetype } from '../../src/storyteller/tales/own/fill/fill.ts';
import { readWords } from '../../src/storyteller/tales/own/read/read.ts';
import type { Tale } from '../../src/storyteller/tales/schema.ts';
import { taleFile } from './library.ts';

/** The tale that this archetype (`law` or `own/law`) makes of a family's own words, whichever they would get. Throws where there is no such archetype. */
export function ownTaleAs(named: string, words: string): Tale {
  const archetype = named.replace(/^own[/-]/, '') as Archetype;
  return fillArchetype(JSON.parse(readFileSync(taleFile(`own/${archetype}`), 'utf8')), framed(readWords(words), archetype));
}
