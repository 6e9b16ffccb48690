import { ArrowLeft, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useFamily } from '../../data/family-context.tsx';
import { useAdventures, useChildren, useEnvironments, useProfile } from '../../data/read/hooks.ts';
import { AdventureConfig } from '../../domain/entities/adventure.ts';
import { readMemory } from '../../domain/entities/profile.ts';
import { checkForm } from '../../domain/form.ts';
import { limits } from '../../domain/limits.ts';
import type { FieldProblem } from '../../domain/problems.ts';
import { newestOf } from '../../domain/suggest.ts';
import { themeTitle } from '../../messages/adventures.ts';
import { sayIfAny, sayProblem } from '../../messages/problems.ts';
import { selectorWords } from '../../messages/selector.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { newSeed } from '../../platform/device/clock.ts';
import { useDraft } from '../../platform/typing/drafts.ts';
import { useGo } from '../../platform/view/view.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { ViewHeading } from '../../ui/Heading/ViewHeading.tsx';
import { Page } from '../../ui/Page/Page.tsx';
import { toast } from '../../ui/Toast/toast.ts';
import { askFor } from './asked.ts';
import { goToChapter } from './Chapter.tsx';
import { beginChoices, changeChoices, useChoices, wordsKey } from './choices.ts';
import { bringBack, type Choices, type Draft, describeOwn, pickTheme, setUp, surprise, WordsTyped } from './choose.ts';
import { fields } from './landmarks.ts';
import { firstDraft } from './last-time.ts';
import { configOfPlan, planOf, withKnownPlace } from './plan.ts';
import styles from './SelectorScreen.module.css';
import { SelectorSkeleton } from './SelectorSkeleton.tsx';
import { SetupChapters } from './SetupChapters.tsx';
import { StartBar } from './StartBar.tsx';
import { StoryChapter } from './StoryChapter.tsx';
import { shorten } from './texts.ts';

type SelectorScreenProps = {
  /** The shell's bar. */
  header?: ReactNode;
  /** The help of this view, beside the title. */
  help?: ReactNode;
};

/** `?view=selector`: an open book, with the questions on one page and the stories on the other. */
export function SelectorScreen({ header, help }: SelectorScreenProps) {
  const t = useMessages(selectorWords);
  const go = useGo();
  const { family, clock } = useFamily();
  const { account } = family;
  const children = useChildren();
  const environments = useEnvironments();
  const adventures = useAdventures();
  const memory = readMemory(useProfile()?.memory);
  const draft = useChoices();
  const [problems, setProblems] = useState<Record<string, FieldProblem>>({});

  const kept = useDraft(wordsKey(account), WordsTyped);

  const loaded = children !== undefined && environments !== undefined && adventures !== undefined && kept !== undefined;
  useEffect(() => {
    if (loaded) beginChoices(account, () => firstDraft(adventures, { children, environments }, clock.now()), kept);
  }, [loaded, account, adventures, children, environments, kept, clock]);

  const ready = loaded && draft.account === account;
  const choices = withKnownPlace(draft.choices, environments ?? []);
  const plan = planOf(choices, children ?? []);

  const start = (chosen: Choices): void => {
    const config = configOfPlan(chosen, planOf(chosen, children ?? []));
    if (config === null) return;
    const checked = checkForm(AdventureConfig, config);
    if (checked.ok) {
      askFor(account, checked.value);
      return go({ view: 'generating' });
    }
    setProblems(checked.problems);
    toast({ title: t.invalid, description: sayProblem(checked.first.problem), tone: 'destructive' });
    if (checked.first.field === 'customEnvironment') goToChapter('where', fields.place);
    else goToChapter('story', fields.story);
  };

  const surprised = (chance: number): Draft | null => surprise({ ...draft, choices }, newestOf(adventures ?? [])?.theme ?? null, chance);
  const canSurprise = plan.missing.every((what) => what === 'story') && surprised(0) !== null;
  const startSurprise = (): void => {
    const next = surprised(newSeed());
    if (next === null) return;
    changeChoices(() => next);
    start(next.choices);
  };

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
            onSurprise={canSurprise ? startSurprise : null}
            onBringBack={() => changeChoices(bringBack)}
            onStart={() => start(choices)}
          />
        )
      }
    >
      <title>{`${t.title} – Play Venture`}</title>
      <div className={styles.head}>
        <div className={styles.ways}>
          <Button variant="quiet" size="medium" icon={<ArrowLeft className={styles.sign} />} onClick={() => go({ view: 'welcome' })}>
            {t.home}
          </Button>
          <Button variant="quiet" size="medium" icon={<UserRound className={styles.sign} />} onClick={() => go({ view: 'profile' })}>
            {t.profile}
          </Button>
          {help}
        </div>
        <ViewHeading size="large" flourish>
          {t.title}
        </ViewHeading>
      </div>
      {ready ? (
        <div className={styles.book}>
          <Card look="page" as="div" padding="none" className={styles.sheet}>
            <SetupChapters
              choices={choices}
              plan={plan}
              family={children}
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
    </Page>
  );
}

/** What was said about a text stands until the text fits. */
function tooLong(text: string, max: number, problem: FieldProblem | undefined): string | null {
  return text.trim().length > max ? sayIfAny(problem) : null;
}
