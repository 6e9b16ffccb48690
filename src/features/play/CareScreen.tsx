import { HeartHandshake, Pause } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { careWords } from '../../messages/care.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { Settings } from '../../platform/device/settings.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { arrive } from '../../ui/Heading/arrive.ts';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Page } from '../../ui/Page/Page.tsx';
import { StickyActions } from '../../ui/StickyActions/StickyActions.tsx';
import { dismissToast } from '../../ui/Toast/toast.ts';
import styles from './CareScreen.module.css';
import { type CareKind, careLines } from './care.ts';

/** What may still be cheering in a corner when the card comes. */
const cheers = ['step', 'generated', 'resumed'];

type Props = {
  /** Lends its colour, and nothing else. */
  theme: string;
  kind: CareKind;
  /** It was a note that spoke of trouble: it is said where that note stays. */
  noted: boolean;
  busy: boolean;
  hand: Settings['hand'];
  header: ReactNode;
  onPause: () => void;
  onGoOn: () => void;
};

/** In the story's place while somebody needs the adult: plain words for them alone, and nothing of the story. */
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
