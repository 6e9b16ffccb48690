import * as z from 'zod/mini';
import { plainText } from '../../../src/domain/plain-text.ts';
import { type Attempt, missed } from './provider.ts';
import type { PreviousAdventure } from './store.ts';

/** Parses an automation's answer about a person's previous adventures. */

const Listed = z.looseObject({
  id: z.union([z.string(), z.number()]),
  title: z.optional(z.nullable(z.string())),
  summary: z.optional(z.nullable(z.string())),
  status: z.optional(z.nullable(z.string())),
  updated_at: z.optional(z.nullable(z.string())),
});
const Answer = z.looseObject({ adventures: z.array(z.unknown()) });

const most = 50;

/** An object with `adventures`, or an array whose first item is one. Unreadable entries are left out. */
export function readPrevious(answer: unknown): Attempt<PreviousAdventure[]> {
  const parsed = Answer.safeParse(Array.isArray(answer) ? answer[0] : answer);
  if (!parsed.success) return missed('invalid', 'the answer holds no list of adventures');
  const adventures = parsed.data.adventures.slice(0, most).flatMap((entry) => {
    const read = Listed.safeParse(entry);
    if (!read.success) return [];
    const { id, title, summary, status, updated_at } = read.data;
    return [
      {
        id: String(id).slice(0, 100),
        title: plainText(title ?? '', 200),
        summary: typeof summary === 'string' ? plainText(summary, 2000) : null,
        status: (status ?? '').slice(0, 40),
        updated_at: (updated_at ?? '').slice(0, 40),
      },
    ];
  });
  return { ok: true, value: adventures };
}
