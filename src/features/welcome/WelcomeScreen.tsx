import { Compass, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { welcomeWords } from '../../messages/welcome.ts';
import { useGo } from '../../platform/view/view.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { ViewHeading } from '../../ui/Heading/ViewHeading.tsx';
import { Page } from '../../ui/Page/Page.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { OpenBook } from './OpenBook.tsx';
import { greeting, openingLine, pictureCaption, startLabel } from './texts.ts';
import { useWelcome, type Welcome } from './useWelcome.ts';
import styles from './WelcomeScreen.module.css';

export type WelcomeScreenProps = {
  /** The app bar, with the way out. */
  header: ReactNode;
  /** Notices, such as a new version that is ready. */
  extras: ReactNode;
  /** `Continue Your Adventure` and `Resume Paused Adventures`. */
  continueSections: ReactNode;
  /** The library of finished adventures. */
  library: ReactNode;
};

/** The dashboard: an open storybook with the next story, and the other adventures below it. */
export function WelcomeScreen({ header, extras, continueSections, library }: WelcomeScreenProps) {
  const t = useMessages(welcomeWords);
  const welcome = useWelcome();
  const theme = welcome.kind === 'ready' ? (welcome.next ?? 'default') : 'default';
  return (
    <Page header={header} theme={theme}>
      <div className={styles.table}>
        <div className={styles.extras}>{extras}</div>
        {welcome.kind === 'loading' && (
          <OpenBook theme={null} aria-busy="true">
            <output>{t.loading}</output>
            <Skeleton height="3rem" width="80%" />
            <Skeleton shape="lines" />
            <Skeleton shape="block" height="4rem" width="16rem" />
          </OpenBook>
        )}
        {/* Adventures in progress come first, because a family that comes back wants to continue. */}
        {welcome.kind === 'ready' && welcome.resumable && (
          <div className={styles.back}>
            <Greeting welcome={welcome} />
          </div>
        )}
        {continueSections}
        {welcome.kind === 'ready' && <FirstPage welcome={welcome} theme={theme} />}
        {library}
      </div>
    </Page>
  );
}

type Ready = Welcome & { kind: 'ready' };

/** The page's title, with a greeting. */
function Greeting({ welcome }: { welcome: Ready }) {
  const t = useMessages(welcomeWords);
  const title = welcome.children.length > 0 ? t.dashboard : t.games;
  return (
    <>
      <title>{`${title} – Play Venture`}</title>
      <ViewHeading size={welcome.nothingPlayed ? 'giant' : 'large'}>{title}</ViewHeading>
      <p className={styles.greeting}>{greeting(welcome.adultName)}</p>
    </>
  );
}

type FirstPageProps = { welcome: Ready; theme: string };

/** The page from which the next story starts. With nothing to resume it comes first on the dashboard, and greets. */
function FirstPage({ welcome, theme }: FirstPageProps) {
  const t = useMessages(welcomeWords);
  const go = useGo();
  const { children, resumable, nothingPlayed, next } = welcome;
  const opening = openingLine(children, resumable);
  return (
    <OpenBook theme={theme} tall={nothingPlayed} caption={pictureCaption(next)}>
      {!resumable && <Greeting welcome={welcome} />}
      {nothingPlayed ? (
        <div className={styles.first}>
          <Heading level={2} size="small">
            {t.first}
          </Heading>
          <p>{t.firstText}</p>
        </div>
      ) : (
        opening !== null && <p className={styles.opening}>{opening}</p>
      )}
      <div className={styles.actions}>
        <Button variant={resumable ? 'secondary' : 'primary'} size="large" icon={<Compass />} onClick={() => go({ view: 'selector' })}>
          {startLabel(resumable, children.length > 0)}
        </Button>
        <Button size="large" icon={<UserRound />} onClick={() => go({ view: 'profile' })}>
          {t.profile}
        </Button>
      </div>
    </OpenBook>
  );
}
