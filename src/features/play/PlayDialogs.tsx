import { nextMove } from '../../domain/steps/step-machine.ts';
import { playWords } from '../../messages/play/play.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { AlertDialog } from '../../ui/AlertDialog/AlertDialog.tsx';
import { TroubleQuestion } from './care/TroubleQuestion.tsx';
import { EditStepDialog } from './page/EditStepDialog.tsx';
import { usePlaying } from './playing-context.ts';

/** The dialogs over the page: editing the step, and confirmations before something that can't be undone. */
export function PlayDialogs() {
  const { db, adventure, data, step, notes, play, watch, actions } = usePlaying();
  const t = useMessages(playWords);
  const { dialog, closeDialog } = actions;
  const move = nextMove(data);
  return (
    <>
      {dialog === 'edit' && step !== null && (
        <EditStepDialog
          step={step}
          draftKey={`${db.account}:step:${adventure.id}:${step.id}`}
          onClose={closeDialog}
          onSave={(words) => play.edit(step.id, words)}
        />
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
