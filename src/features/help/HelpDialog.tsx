import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Scene } from '../../ui/scene/Scene.tsx';
import styles from './HelpDialog.module.css';
import type { Help } from './topics.tsx';

type Props = { help: Help; open: boolean; onOpenChange: (open: boolean) => void };

/** A page of plain words, with a picture on top. */
export function HelpDialog({ help, open, onOpenChange }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={help.title}
      description={help.lead}
      art={<Scene theme={help.theme} variant="band" className={styles.scene} />}
    >
      <ul className={styles.points}>
        {help.points.map((point) => (
          <li key={point.title} className={styles.point}>
            <span className={styles.icon} aria-hidden="true">
              {point.icon}
            </span>
            <div>
              <h3 className={styles.title}>{point.title}</h3>
              <p>{point.text}</p>
            </div>
          </li>
        ))}
      </ul>
      {/* In the text rather than below it: what scrolls holds something that the keyboard can reach. */}
      <div className={styles.end}>
        <Button variant="primary" size="medium" onClick={() => onOpenChange(false)}>
          Got it
        </Button>
      </div>
    </Dialog>
  );
}
