import { ArrowLeft, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useFamily } from '../../data/family-context.tsx';
import { useAdventures, useChildren, useEnvironments, useProfile } from '../../data/read/hooks.ts';
import { AdventureConfig } from '../../domain/entities/adventure.ts';
import { readMemory } from '../../domain/entities/profile.ts';
import { checkForm } from '../../domain/form.ts';
import { limits } from '../../domain/limits.ts';
import { themeTitle } from '../../domain/naming.ts';
import { useDraft } from '../../platform/drafts.ts';
import { useGo } from '../../platform/view.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { ViewHeading } from '../../ui/Heading/ViewHeading.tsx';
import { Page } from '../../ui/Page/Page.tsx';
import { toast } from '../../ui/Toast/toast.ts';
import { askFor } from './asked.ts';
import { beginChoices, changeChoices, unfoldSetup, useChoices, wordsKey } from './choices.ts';
import { bringBack, describeOwn, pickTheme, setUp, WordsTyped } from './choose.ts';
import { fields } from './landmarks.ts';
import { firstChoices } from './last-time.ts';
import { configOfPlan, lacksSetup, planOf, withKnownPlace } from './plan.ts';
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
  const go = useGo();
  const { account } = useFamily().family;
  const children = useChildren();
  const environments = useEnvironments();
  const adventures = useAdventures();
  const memory = readMemory(useProfile()?.memory);
  const draft = useChoices();
  const [messages, setMessages] = useState<Record<string, string>>({});

  const kept = useDraft(wordsKey(account), WordsTyped);

  const loaded = children !== undefined && environments !== undefined && adventures !== undefined && kept !== undefined;
  useEffect(() => {
    if (loaded) beginChoices(account, () => firstChoices(adventures, children), kept);
  }, [loaded, account, adventures, children, kept]);

  const ready = loaded && draft.account === account;
  const choices = withKnownPlace(draft.choices, environments ?? []);
  const plan = planOf(choices, children ?? []);
  const folded = draft.folded && !lacksSetup(plan);

  const start = (): void => {
    const config = configOfPlan(choices, plan);
    if (config === null) return;
    const checked = checkForm(AdventureConfig, config);
    if (checked.ok) {
      askFor(account, checked.value);
      return go({ view: 'generating' });
    }
    setMessages(checked.messages);
    toast({ title: 'Validation Error', description: checked.first.message, tone: 'destructive' });
    document.getElementById(checked.first.field === 'customEnvironment' ? fields.place : fields.story)?.focus();
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
            onBringBack={() => changeChoices(bringBack)}
            onStart={start}
          />
        )
      }
    >
      <title>Choose Your Adventure – Play Venture</title>
      <div className={styles.head}>
        <div className={styles.ways}>
          <Button variant="quiet" size="medium" icon={<ArrowLeft className={styles.sign} />} onClick={() => go({ view: 'welcome' })}>
            Back to Home
          </Button>
          <Button variant="quiet" size="medium" icon={<UserRound className={styles.sign} />} onClick={() => go({ view: 'profile' })}>
            Back to Profile
          </Button>
          {help}
        </div>
        <ViewHeading size="large" flourish>
          Choose Your Adventure
        </ViewHeading>
      </div>
      {ready ? (
        <div className={cx(styles.book, folded && styles.folded)}>
          <Card look="page" as="div">
            <SetupChapters
              choices={choices}
              plan={plan}
              family={children}
              environments={environments}
              folded={folded}
              onUnfold={unfoldSetup}
              placeError={tooLong(choices.customEnvironment, limits.customEnvironment.max, messages['customEnvironment'])}
              onChange={(setup) => changeChoices((now) => setUp(now, setup))}
            />
          </Card>
          <Card look="page" as="div" className={styles.shelf}>
            <StoryChapter
              number={folded ? 3 : 4}
              choices={choices}
              memory={memory}
              storyError={tooLong(choices.customTheme, limits.customTheme.max, messages['customTheme'])}
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
function tooLong(text: string, max: number, message: string | undefined): string | null {
  return text.trim().length > max ? (message ?? null) : null;
}
