import * as z from 'zod/mini';
import { checkDeadline } from './deadlines.ts';
import type { CallService } from './ports.ts';

/** Asks the service for a user's previous adventures: once per browser session and user (HOME-06). */

/** The fields of an adventure that are read; the service may send others. */
const Previous = z.looseObject({ id: z.optional(z.string()), title: z.optional(z.string()) });
export type PreviousAdventure = z.infer<typeof Previous>;

const Answer = z.looseObject({ adventures: z.array(Previous) });

export type CheckResult =
  | { kind: 'known'; adventures: PreviousAdventure[] }
  | { kind: 'timeout' }
  | { kind: 'network' }
  /** The service answered, but with nothing usable (not signed in, refused, or an unknown format): no reason to bother anybody. */
  | { kind: 'nothing' };

export async function checkPreviousAdventures(call: CallService, userId: string): Promise<CheckResult> {
  const answer = await call({ userId, action: 'check_previous_adventures' }, checkDeadline);
  if (!answer.ok) {
    if (answer.error.kind === 'timeout') return { kind: 'timeout' };
    return answer.error.kind === 'unreachable' ? { kind: 'network' } : { kind: 'nothing' };
  }
  const body: unknown = Array.isArray(answer.body) ? answer.body[0] : answer.body;
  const parsed = Answer.safeParse(body);
  return parsed.success ? { kind: 'known', adventures: parsed.data.adventures } : { kind: 'nothing' };
}
