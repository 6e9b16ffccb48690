import { ArrowLeft, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { limits } from '../../domain/limits.ts';
import type { FieldProblem } from '../../domain/problems.ts';
import { selectorWords } from '../../messages/selector/selector.ts';
import { themeTitle } from '../../messages/shared/adventures.ts';
import { sayIfAny } from '../../messages/shared/problems.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useGo } from '../../platform/view/view.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { ViewHeading } from '../../ui/Heading/ViewHeading.tsx';
import { Page } from '../../ui/Page/Page.tsx';
import { SetupChapters } from './chapters/SetupChapters.tsx';
import { StoryChapter } from './chapters/StoryChapter.tsx';
import styles from './SelectorScreen.module.css';
import { SelectorSkeleton } from './SelectorSkeleton.tsx';
import { StartBar } from './StartBar.tsx';
import { changeChoices } from './setup/choices.ts';
import { bringBack, describeOwn, pickTheme, setUp } from './setup/choose.ts';
import { useSetup } from './setup/useSetup.ts';
import { TroubleInIdea } from './TroubleInIdea.tsx';
import { shorten } from './texts.ts';

type SelectorScreenProps = {
  /** The app bar. */
  header?: ReactNode;
};

/** `?view=selector`: an open book, with the questions on one page and the stories on the other. */
export function SelectorScreen({ header }: SelectorScreenProps) {
  const t = useMessages(selectorWords);
  const go = useGo();
  const { ready, family, environments, memory, draft, choices, plan, problems, trouble, changeWords, start, startAnyway, startSurprise } =
    useSetup();

  return (
    <Page
      theme={choices.theme ?? undefined}
      header={header}
      footer={
        ready && (
          <StartBar
            plan={plan}
            draft={draft}
            story={shorten(themeTitle(choices.theme ?? '', choices.customTheme), 40)}
            onSurprise={startSurprise}
            onBringBack={() => changeChoices(bringBack)}
            onStart={start}
          />
        )
      }
    >
      <title>{`${t.title} – Play Venture`}</title>
      <div className={styles.head}>
        <div className={styles.ways}>
          <Button variant="quiet" icon={<ArrowLeft className={styles.sign} />} onClick={() => go({ view: 'welcome' })}>
            {t.home}
          </Button>
          <Button variant="quiet" icon={<UserRound className={styles.sign} />} onClick={() => go({ view: 'profile' })}>
            {t.profile}
          </Button>
        </div>
        <ViewHeading flourish>{t.title}</ViewHeading>
      </div>
      {ready ? (
        <div className={styles.book}>
          <Card look="page" as="div" padding="none" className={styles.sheet}>
            <SetupChapters
              choices={choices}
              plan={plan}
              family={family}
              environments={environments}
              placeError={tooLong(choices.customEnvironment, limits.customEnvironment.max, problems['customEnvironment'])}
              onChange={(setup) => changeChoices((now) => setUp(now, setup))}
            />
          </Card>
          <Card look="page" as="div" padding="none" className={cx(styles.sheet, styles.shelf)}>
            <StoryChapter
              choices={choices}
              memory={memory}
              storyError={tooLong(choices.customTheme, limits.customTheme.max, problems['customTheme'])}
              onPick={(theme) => changeChoices((now) => pickTheme(now, theme))}
              onDescribe={(words) => changeChoices((now) => describeOwn(now, words))}
            />
          </Card>
        </div>
      ) : (
        <SelectorSkeleton />
      )}
      <TroubleInIdea trouble={trouble} onChange={changeWords} onPlay={startAnyway} />
    </Page>
  );
}

/** The error for a text that is too long; it disappears once the text is short enough. */
function tooLong(text: string, max: number, problem: FieldProblem | undefined): string | null {
  return Array.from(text.trim()).length > max ? sayIfAny(problem) : null;
}
