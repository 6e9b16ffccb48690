import type { GenerateRequest, NextStepRequest } from '../../../src/domain/contracts/story-contract.ts';
import type { Step } from '../../../src/domain/steps/step.ts';
import { builtinProvider } from './builtin.ts';
import { type Attempt, type CallContext, type Miss, missed, type Provider, type ProviderName } from './provider.ts';

/**
 * Always returns a story, with at most the requested number of steps: if the chosen provider fails, the built-in storyteller tells it, and
 * `miss` says why.
 */

export type Told = { steps: Step[]; by: ProviderName; miss: Miss | null };

export type Ask = { kind: 'generate'; body: GenerateRequest } | { kind: 'next'; body: NextStepRequest };

export async function tell(provider: Provider, ask: Ask, context: CallContext): Promise<Told> {
  // Even a bug of ours must not leave a family without a story.
  const attempt = await askOf(provider, ask, context).catch((error: unknown) =>
    missed('invalid', `a fault of the program (${error instanceof Error ? error.name : 'unknown'})`),
  );
  if (attempt.ok) return { steps: attempt.value.slice(0, ask.body.venture.lookahead + 1), by: provider.name, miss: null };
  const told = await askOf(builtinProvider, ask, context);
  if (!told.ok) throw new Error('the built-in storyteller always tells a step');
  const reason = { rule: 'service', detail: `${provider.name}: ${attempt.miss.detail}. Told by the built-in storyteller.` };
  return {
    steps: told.value.map((step) => ({ ...step, trace: [...(step.trace ?? []), reason] })),
    by: builtinProvider.name,
    miss: attempt.miss,
  };
}

function askOf(provider: Provider, ask: Ask, context: CallContext): Promise<Attempt<Step[]>> {
  return ask.kind === 'generate' ? provider.generate(ask.body, context) : provider.next(ask.body, context);
}
