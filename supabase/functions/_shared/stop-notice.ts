import type { StopAnswer } from '../../../src/domain/story-answer.ts';
import type { StopRequest } from '../../../src/domain/story-contract.ts';
import { builtinProvider } from './builtin.ts';
import { type Attempt, type CallContext, type Miss, mayPassLater, type Provider, type ProviderName } from './provider.ts';

/** Telling the provider that an adventure stopped. */

export type Stopped = { result: Attempt<StopAnswer>; by: ProviderName; miss: Miss | null };

/**
 * A stop has to reach an automation service, once: where the service may be well again later, the caller is told to send the same call
 * again (its id says that it is the same). Where it will never take it, or answers without a summary, the built-in one sums up.
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
