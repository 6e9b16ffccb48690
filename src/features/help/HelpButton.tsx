import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import styles from './HelpButton.module.css';
import { type HelpTopic, helpTopics } from './topics.tsx';

const HelpDialog = lazyDialog(() => import('./HelpDialog.tsx').then(({ HelpDialog }) => HelpDialog));

/** Opens the help of the view it stands in. Named like the dialog that it opens; on a narrow screen only its icon shows. */
export function HelpButton({ topic }: { topic: HelpTopic }) {
  const [open, setOpen] = useState(false);
  const help = helpTopics[topic];
  return (
    <>
      <Button
        variant="quiet"
        size="medium"
        icon={<CircleHelp />}
        aria-label={help.title}
        aria-haspopup="dialog"
        title={help.title}
        className={styles.button}
        onClick={() => setOpen(true)}
      >
        <span className={styles.words}>{help.title}</span>
      </Button>
      <HelpDialog help={help} open={open} onOpenChange={setOpen} />
    </>
  );
}
