import * as z from 'zod/mini';
import type { OwnWords } from '../../read/own-words.ts';
import { isTold, pagesOf } from './pages.ts';
import { nameless, posterOf } from './poster.ts';

/** An archetype as it is told where a family has told itself what happens: the play steps back, and the pages are the family's. */

const Words = z.record(z.string(), z.string());
const Part = z.object({
  here: z.optional(Words),
  far: z.optional(z.object({ unless: z.array(z.string()), said: Words })),
  call: z.optional(Words),
  how: z.optional(Words),
  done: z.optional(Words),
  offer: z.optional(Words),
  ways: z.optional(z.record(z.string(), z.object({ call: z.optional(Words), how: z.optional(Words), done: z.optional(Words) }))),
});
const Retold = z.object({
  scenes: z.record(z.string(), Part),
  forks: z.record(z.string(), Words),
  endings: z.record(z.string(), Part),
});

type Fields = Record<string, unknown>;
type Changed = Readonly<Record<string, unknown>>;
const Rows = z.array(z.record(z.string(), z.unknown()));

/** What is said, with what is said instead: `text` stands for all but the smallest. */
function said(old: unknown, words: Changed): Fields {
  const before: Fields = typeof old === 'string' ? { little: old, text: old } : { ...(old as Fields) };
  if (!('text' in words)) return { ...before, ...words };
  return { little: before['little'] ?? before['text'], ...words };
}

function changed(row: Fields, { ways, far = row['far'], ...words }: Changed): Fields {
  const texts = Object.entries(words).map(([name, text]) => [name, said(row[name], text as Changed)]);
  const own: Fields = { ...Object.fromEntries(texts), ...(far === undefined ? {} : { far }) };
  if (ways === undefined) return { ...row, ...own };
  return { ...row, ...own, ways: byId(row['ways'], ways as Record<string, Changed>) };
}

function byId(rows: unknown, words: Readonly<Record<string, Changed>>): Fields[] {
  return Rows.parse(rows).map((row) => changed(row, words[String(row['id'])] ?? {}));
}

/** Whether the family's words are played page by page. */
function isPlayedAsTold(words: OwnWords): boolean {
  return isTold(words) && posterOf(words) !== nameless && pagesOf(words) !== null;
}

/** The archetype for these words: with what it says where they are told, or without that. */
export function retold(archetype: unknown, words: OwnWords): unknown {
  const { told, ...plain } = archetype as Fields;
  if (told === undefined || !isPlayedAsTold(words)) return plain;
  const { scenes, forks, endings } = Retold.parse(told);
  return {
    ...plain,
    scenes: byId(plain['scenes'], scenes),
    forks: Rows.parse(plain['forks']).map((fork) => {
      const instead = forks[(fork['of'] as string[]).join(' ')];
      return instead === undefined ? fork : { ...fork, said: said(fork['said'], instead) };
    }),
    endings: byId(plain['endings'], endings),
  };
}
