import { careWords } from '../../../messages/play/care.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { AlertDialog } from '../../../ui/AlertDialog/AlertDialog.tsx';
import { Button } from '../../../ui/Button/Button.tsx';

type Props = {
  open: boolean;
  /** Closed without an answer: the note stays as it was, and no step is told. */
  onClose: () => void;
  onReal: () => void;
  onStory: () => void;
};

/** Asks the adult about a note that may mean real harm, or may only be part of the story. */
export function TroubleQuestion({ open, onClose, onReal, onStory }: Props) {
  const t = useMessages(careWords);
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t.question}
      confirmLabel={t.real}
      cancelLabel={t.backToNote}
      otherActions={<Button onClick={onStory}>{t.inStory}</Button>}
      onConfirm={() => {
        onReal();
        // Keeps the dialog open until the care card replaces it: closing it here would count as no answer.
        return false;
      }}
    >
      <p>{t.questionWhy}</p>
    </AlertDialog>
  );
}
