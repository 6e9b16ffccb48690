import { helpWords } from '../../messages/help/help.ts';
import { helpTitles } from '../../messages/help/help-titles.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { PointList } from '../../ui/PointList/PointList.tsx';
import { Scene } from '../../ui/scene/Scene.tsx';
import styles from './HelpDialog.module.css';
import { type HelpTopic, helpTopics } from './topics.tsx';

type Props = { topic: HelpTopic; open: boolean; onOpenChange: (open: boolean) => void };

/** A page of help text with a picture above it. */
export function HelpDialog({ topic, open, onOpenChange }: Props) {
  const t = useMessages(helpWords);
  const titles = useMessages(helpTitles);
  const { theme, points } = helpTopics[topic];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={titles[topic]}
      description={t.leads[topic]}
      art={<Scene theme={theme} variant="band" className={styles.scene} />}
    >
      <PointList
        titleAs="h3"
        points={points.map(({ point, icon }) => ({ key: point, icon, title: t.points[point], text: t.texts[point] }))}
      />
      {/* Inside the scrolling text rather than below it: a scroll container must hold something that can take the keyboard focus. */}
      <div className={styles.end}>
        <Button variant="primary" size="medium" onClick={() => onOpenChange(false)}>
          {t.close}
        </Button>
      </div>
    </Dialog>
  );
}
