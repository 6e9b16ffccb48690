import { useMemo } from 'react';
import type { FamilyDb } from '../../data/db.ts';
import { write } from '../../data/write/write.ts';
import type { Step } from '../../domain/steps/step.ts';
import type { Move } from '../../domain/steps/step-machine.ts';
import { clock } from '../../platform/device/clock.ts';
import type { Noted } from './notes/texts.ts';
import { sayEdited, sayError } from './play-toasts.ts';

export type PlayWrites = {
  /** Saves a move in the story; resolves to false if that failed. The family is told of a failure, and why. */
  move: (what: Move) => Promise<boolean>;
  rename: (name: string) => Promise<boolean>;
  /** Changes the texts of the step with this id. Resolves to false if they were not saved. */
  edit: (step: string, words: Partial<Step>) => Promise<boolean>;
  /** Resolves to false if the notes were not saved. */
  saveNotes: (noted: Noted) => Promise<boolean>;
  /** Drops an event that was understood in the notes, by its key, or takes it back. */
  dropNote: (key: string, dropped: boolean) => void;
  /** Keeps the text in the adult's own notes, outside of the story. Resolves to false if that failed. */
  setAside: (text: string) => Promise<boolean>;
};

/** The play screen's writes to the adventure `id`, with toasts for failures. The functions are stable for one adventure. */
export function usePlayWrites(db: FamilyDb, id: string): PlayWrites {
  return useMemo(() => {
    const move = async (what: Move): Promise<boolean> => {
      const written = await write(db, { kind: 'progress', id, move: what }, clock);
      if (!written.ok) sayError(what.kind === 'edit' ? 'notEdited' : 'notUpdated', written.error);
      return written.ok;
    };
    return {
      move,
      rename: async (name) => {
        const written = await write(db, { kind: 'renameAdventure', id, name }, clock);
        if (!written.ok) sayError('notRenamed', written.error);
        return written.ok;
      },
      edit: async (step, words) => {
        const saved = await move({ kind: 'edit', id: step, words });
        if (saved) sayEdited();
        return saved;
      },
      saveNotes: ({ text, said }) => move({ kind: 'notes', text, said: [...said] }),
      dropNote: (key, dropped) => void move({ kind: 'drop', key, dropped }),
      setAside: (text) => move({ kind: 'setAside', text }),
    };
  }, [db, id]);
}
