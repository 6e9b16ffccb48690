import type { ContinuationData } from '../../domain/entities/adventure.ts';
import type { Step } from '../../domain/step.ts';
import { nextMove } from '../../domain/step-machine.ts';
import { playWords } from '../../messages/play.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { AlertDialog } from '../../ui/AlertDialog/AlertDialog.tsx';
import { TroubleQuestion } from './care/TroubleQuestion.tsx';
import type { TroubleWatch } from './care/useTrouble.ts';
import type { Notes } from './notes/useNotes.ts';
import { EditStepDialog } from './page/EditStepDialog.tsx';
import type { Play } from './usePlay.ts';
import type { PlayActions } from './usePlayActions.ts';

type Props = {
  data: ContinuationData;
  step: Step | null;
  /** The key under which an edit is kept until it is saved. */
  draftKey: string;
  notes: Notes;
  edit: Play['edit'];
  watch: TroubleWatch;
  actions: PlayActions;
};

/** The dialogs over the page: editing the step, and confirmations before something that can't be undone. */
export function PlayDialogs({ data, step, draftKey, notes, edit, watch, actions }: Props) {
  const t = useMessages(playWords);
  const { dialog, closeDialog } = actions;
  const move = nextMove(data);
  return (
    <>
      {dialog === 'edit' && step !== null && (
        <EditStepDialog step={step} draftKey={draftKey} onClose={closeDialog} onSave={(words) => edit(data.currentStep, words)} />
      )}
      <TroubleQuestion
        open={watch.trouble.kind === 'asking'}
        onClose={watch.clear}
        onReal={() => watch.isReal(notes.now())}
        onStory={actions.isInStory}
      />
      <AlertDialog
        open={dialog === 'branch'}
        onOpenChange={closeDialog}
        title={t.branchTitle}
        confirmLabel={t.branchConfirm}
        cancelLabel={t.branchCancel}
        onConfirm={actions.agreeToBranch}
      >
        <p>{t.branch(move.kind === 'branch' ? move.dropped : 1)}</p>
      </AlertDialog>
      <AlertDialog
        open={dialog === 'end'}
        onOpenChange={closeDialog}
        title={t.endTitle}
        confirmLabel={t.endConfirm}
        cancelLabel={t.endCancel}
        onConfirm={actions.end}
      >
        <p>{t.end}</p>
      </AlertDialog>
    </>
  );
}
