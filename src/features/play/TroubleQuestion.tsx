import { careWords } from '../../messages/care.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { AlertDialog } from '../../ui/AlertDialog/AlertDialog.tsx';
import { Button } from '../../ui/Button/Button.tsx';

type Props = {
  open: boolean;
  /** Neither was said: the note is as it was, and nothing has been told. */
  onClose: () => void;
  onReal: () => void;
  onStory: () => void;
};

/** A note that may mean harm, to somebody or only to a pirate: the adult knows. */
export function TroubleQuestion({ open, onClose, onReal, onStory }: Props) {
  const t = useMessages(careWords);
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t.question}
      confirmLabel={t.real}
      cancelLabel={t.backToNote}
      otherActions={
        <Button size="medium" onClick={onStory}>
          {t.inStory}
        </Button>
      }
      onConfirm={() => {
        onReal();
        // The card takes the dialog's place; closing it would mean that nothing was said.
        return false;
      }}
    >
      <p>{t.questionWhy}</p>
    </AlertDialog>
  );
}
