import { useState } from 'react';
import { careWords } from '../../messages/play/care.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { IdeaTrouble } from '../../storyteller/safety/idea.ts';
import { AlertDialog } from '../../ui/AlertDialog/AlertDialog.tsx';
import { Button } from '../../ui/Button/Button.tsx';

type Props = {
  /** Null closes the dialog. */
  trouble: IdeaTrouble | null;
  /** The words are to be changed, or nothing is to start. */
  onChange: () => void;
  /** It is only to be played. */
  onPlay: () => void;
};

/** Stands before a story whose words tell of real trouble, with the same advice as a note about it during play. */
export function TroubleInIdea({ trouble, onChange, onPlay }: Props) {
  const t = useMessages(careWords);
  // What it was is still shown while the dialog closes.
  const [last, setLast] = useState(trouble);
  if (trouble !== null && trouble !== last) setLast(trouble);
  if (last === null) return null;
  return (
    <AlertDialog
      open={trouble !== null}
      onOpenChange={(open) => open || onChange()}
      title={t.titles[last.kind]}
      confirmLabel={t.changeWords}
      cancelLabel={t.backToNote}
      otherActions={last.playable && <Button onClick={onPlay}>{t.inStory}</Button>}
      onConfirm={onChange}
    >
      {t.lines[last.kind].split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
    </AlertDialog>
  );
}
