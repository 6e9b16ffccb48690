import type { StopAnswer } from '../../../src/domain/contracts/story-answer.ts';
import type { StopRequest } from '../../../src/domain/contracts/story-contract.ts';
import { builtinProvider } from './builtin.ts';
import { type Attempt, type CallContext, type Miss, mayPassLater, type Provider, type ProviderName } from './provider.ts';

/** Tells the provider that an adventure has stopped. */

export type Stopped = { result: Attempt<StopAnswer>; by: ProviderName; miss: Miss | null };

/**
 * A stop must reach an automation exactly once. If the automation may recover, the caller is told to send the same call again (with the
 * same id). If it will never accept it, or answers without a summary, the built-in storyteller writes the summary.
 */
export async function stop(provider: Provider, body: StopRequest, context: CallContext): Promise<Stopped> {
  const answered = await provider.stop(body, context);
  if (!answered.ok && mayPassLater(answered.miss)) {
    return { result: answered, by: provider.name, miss: answered.miss };
  }
  if (answered.ok && answered.value.summary !== null) return { result: answered, by: provider.name, miss: null };
  const own = await builtinProvider.stop(body, context);
  const outcome = answered.ok ? answered.value.outcome : null;
  return {
    result: own.ok ? { ok: true, value: { summary: own.value.summary, outcome } } : own,
    by: answered.ok ? provider.name : builtinProvider.name,
    miss: answered.ok ? null : answered.miss,
  };
}
