import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { helpTitles } from '../../messages/help/help-titles.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { lazyDialog } from '../../ui/lazy.tsx';
import styles from './HelpButton.module.css';
import type { HelpTopic } from './topics.tsx';

const HelpDialog = lazyDialog(
  () => import('./HelpDialog.tsx').then(({ HelpDialog }) => HelpDialog),
  ({ onOpenChange }) => onOpenChange(false),
);

/** Opens the help of the current view. Labelled like the dialog it opens; on a narrow screen only the icon shows. */
export function HelpButton({ topic }: { topic: HelpTopic }) {
  const [open, setOpen] = useState(false);
  const title = useMessages(helpTitles)[topic];
  return (
    <>
      <Button
        variant="quiet"
        icon={<CircleHelp />}
        aria-label={title}
        aria-haspopup="dialog"
        title={title}
        className={styles.button}
        onClick={() => setOpen(true)}
      >
        <span className={styles.words}>{title}</span>
      </Button>
      <HelpDialog topic={topic} open={open} onOpenChange={setOpen} />
    </>
  );
}
