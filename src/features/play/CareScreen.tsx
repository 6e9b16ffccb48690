import { HeartHandshake, Pause } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Settings } from '../../platform/settings.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Page } from '../../ui/Page/Page.tsx';
import { StickyActions } from '../../ui/StickyActions/StickyActions.tsx';
import styles from './CareScreen.module.css';
import { type CareKind, careWords } from './care.ts';

type Props = {
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
export function CareScreen({ kind, noted, busy, hand, header, onPause, onGoOn }: Props) {
  const heading = useRef<HTMLDivElement>(null);
  const { title, lines } = careWords[kind];
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <Page
      width="text"
      header={header}
      footer={
        <StickyActions hand={hand} label="Story controls">
          <Button size="large" onClick={onGoOn} disabled={busy}>
            {noted ? 'Go on with the story' : 'Back to the story'}
          </Button>
          <Button variant="primary" icon={<Pause />} busy={busy} onClick={onPause}>
            Pause
          </Button>
        </StickyActions>
      }
    >
      <title>{`${title} – Play Venture`}</title>
      <article className={styles.card}>
        <div ref={heading} tabIndex={-1} className={styles.head}>
          <HeartHandshake aria-hidden="true" className={styles.icon} />
          <Heading level={1}>{title}</Heading>
        </div>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {noted && <p className={styles.small}>What you noted stays with you. It is no part of the story.</p>}
      </article>
    </Page>
  );
}
