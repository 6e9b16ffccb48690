import type { AdventureFields } from './entities/adventure.ts';
import { isFinished } from './status.ts';

type Times = { pausedAt?: string | null | undefined; end_timestamp?: string | null | undefined };
type Played = Pick<AdventureFields, 'status' | 'session_date' | 'updated_at'> & {
  continuation_data: Times | null;
  keepsake: { completed_at?: string | null | undefined } | null;
};

/**
 * When an adventure was last played (ISO time): a new name is no play. A finished one of an older app may not say when it ended; the day on
 * which it began is the nearest that is known then, since its last edit may be any later one.
 */
export function playedAt({ status, keepsake, continuation_data: data, session_date, updated_at }: Played): string {
  return keepsake?.completed_at ?? data?.end_timestamp ?? data?.pausedAt ?? (isFinished(status) ? session_date : updated_at);
}
