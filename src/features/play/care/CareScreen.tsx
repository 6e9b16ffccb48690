import { HeartHandshake, Pause } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { careWords } from '../../../messages/play/care.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import type { Settings } from '../../../platform/device/settings.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { arrive } from '../../../ui/Heading/arrive.ts';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Page } from '../../../ui/Page/Page.tsx';
import { StickyActions } from '../../../ui/StickyActions/StickyActions.tsx';
import { dismissToast } from '../../../ui/Toast/toast.ts';
import styles from './CareScreen.module.css';
import { type CareKind, careLines } from './care.ts';

/** Toasts with good news that may still be on screen. */
const cheers = ['step', 'generated', 'resumed'];

type Props = {
  /** Only its colours are used. */
  theme: string;
  kind: CareKind;
  /** The trouble was found in a note, so the screen says where that note is kept. */
  noted: boolean;
  busy: boolean;
  hand: Settings['hand'];
  header: ReactNode;
  onPause: () => void;
  onGoOn: () => void;
};

/** Replaces the story while somebody needs the adult: plain text for the adult alone, and nothing of the story. */
export function CareScreen({ theme, kind, noted, busy, hand, header, onPause, onGoOn }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const t = useMessages(careWords);
  const title = t.titles[kind];
  useEffect(() => {
    arrive(heading.current);
    for (const id of cheers) dismissToast(id);
  }, []);
  return (
    <Page
      theme={theme}
      width="text"
      header={header}
      footer={
        <StickyActions hand={hand} label={t.controls}>
          <Button size="large" onClick={onGoOn} disabled={busy}>
            {noted ? t.goOn : t.back}
          </Button>
          <Button variant="primary" icon={<Pause />} busy={busy} onClick={onPause}>
            {t.pause}
          </Button>
        </StickyActions>
      }
    >
      <title>{`${title} – Play Venture`}</title>
      <article className={styles.card}>
        <div className={styles.head}>
          <HeartHandshake aria-hidden="true" className={styles.icon} />
          <Heading ref={heading} tabIndex={-1} level={1} size="medium">
            {title}
          </Heading>
        </div>
        {careLines(kind).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {noted && <p className={styles.small}>{t.private}</p>}
      </article>
    </Page>
  );
}
