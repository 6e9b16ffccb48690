import { useEffect, useEffectEvent, useRef } from 'react';
import { useFamily } from '../../../data/family-context.tsx';
import { useChildren, useWrite } from '../../../data/read/hooks.ts';
import type { AdventureConfig } from '../../../domain/entities/adventure.ts';
import { generatingWords } from '../../../messages/selector/generating.ts';
import { toast } from '../../../ui/Toast/toast.ts';
import { beginChoices, forgetChoices } from '../setup/choices.ts';
import { draftOf } from '../setup/choose.ts';
import { choicesOf } from '../setup/last-time.ts';

/** The result of starting an adventure; the cause is for the log. */
export type Started = { ok: true; id: string } | { ok: false; error: { kind: 'story' | 'storage'; cause?: unknown } };

export type Start = (config: AdventureConfig) => Promise<Started>;

type Options = {
  config: AdventureConfig;
  start: Start;
  /** The adventure is stored. */
  onReady: (adventureId: string) => void;
  /** No story came, or it could not be stored; a toast has said so. The choices are kept. */
  onFailed: () => void;
};

/**
 * Starts the adventure once per mount, even if StrictMode runs the effect twice, and shows the result in a toast. If the person has left by
 * then, nothing is shown and the adventure is deleted again.
 */
export function useGeneration({ config, start, onReady, onFailed }: Options): void {
  const { account } = useFamily().family;
  const children = useChildren() ?? [];
  const write = useWrite();
  const begun = useRef(false);
  const here = useRef(false);

  const finish = useEffectEvent((started: Started) => {
    if (started.ok) {
      forgetChoices(account);
      toast({ title: generatingWords.get().ready, tone: 'success', id: 'generated', duration: 2_500 });
      onReady(started.id);
    } else {
      console.error('No adventure:', started.error);
      // A repeated adventure restores its choices, unless the adult is already choosing.
      beginChoices(account, () => draftOf(choicesOf(config, children)));
      const t = generatingWords.get();
      toast({ title: t.error, description: t.failures[started.error.kind], tone: 'destructive', id: 'generated' });
      onFailed();
    }
  });

  const begin = useEffectEvent(async () => {
    const started = await outcomeOf(start, config);
    if (here.current) finish(started);
    else if (started.ok) await write({ kind: 'deleteAdventure', id: started.id });
  });

  useEffect(() => {
    here.current = true;
    if (!begun.current) {
      begun.current = true;
      void begin();
    }
    return () => {
      here.current = false;
    };
  }, []);
}

/** A start that throws counts as a story that did not come. */
async function outcomeOf(start: Start, config: AdventureConfig): Promise<Started> {
  try {
    return await start(config);
  } catch (cause) {
    return { ok: false, error: { kind: 'story', cause } };
  }
}
