import { useEffect, useState } from 'react';
import { useFamily } from '../../../data/family-context.tsx';
import { useAdventures, useChildren, useEnvironments, useProfile } from '../../../data/read/hooks.ts';
import { AdventureConfig } from '../../../domain/entities/adventure.ts';
import type { Child } from '../../../domain/entities/child.ts';
import type { Environment } from '../../../domain/entities/environment.ts';
import { type Memory, readMemory } from '../../../domain/entities/profile.ts';
import { checkForm } from '../../../domain/form.ts';
import type { FieldProblem } from '../../../domain/problems.ts';
import { newestOf } from '../../../domain/suggest.ts';
import { selectorWords } from '../../../messages/selector/selector.ts';
import { sayProblem } from '../../../messages/shared/problems.ts';
import { newSeed } from '../../../platform/device/clock.ts';
import { useDraft } from '../../../platform/typing/drafts.ts';
import { useGo } from '../../../platform/view/view.ts';
import type { IdeaTrouble } from '../../../storyteller/safety/idea.ts';
import { dismissToast, toast } from '../../../ui/Toast/toast.ts';
import { goToChapter } from '../chapters/Chapter.tsx';
import { fields } from '../chapters/chapter-ids.ts';
import { setPendingConfig } from '../generating/pending-config.ts';
import { beginChoices, changeChoices, useChoices, wordsKey } from './choices.ts';
import { type Choices, type Draft, surprise, WordsTyped } from './choose.ts';
import { firstDraft } from './last-time.ts';
import { configOfPlan, type Plan, planOf, withKnownPlace } from './plan.ts';

export type Setup = {
  /** Everything is loaded, so the choices can be shown. */
  ready: boolean;
  family: readonly Child[];
  environments: readonly Environment[];
  memory: Memory;
  draft: Draft;
  /** The draft's choices, without a place that was deleted. */
  choices: Choices;
  plan: Plan;
  /** Errors in the texts, by field, found when the adventure should start. */
  problems: Readonly<Record<string, FieldProblem>>;
  /** What the adult's own story says of real trouble, found when it should start; null for nothing. */
  trouble: IdeaTrouble | null;
  /** Starts nothing, and leaves the words to be changed. */
  changeWords: () => void;
  start: () => void;
  /** Starts what sounds like trouble, and is only to be played. */
  startAnyway: () => void;
  /** Starts with a random story; null if none fits, or if more than the story is missing. */
  startSurprise: (() => void) | null;
};

const invalidToast = 'setup-invalid';

/** The adventure being set up: the choices, what is missing, and how to start it. */
export function useSetup(): Setup {
  const go = useGo();
  const { family, clock } = useFamily();
  const { account } = family;
  const children = useChildren();
  const environments = useEnvironments();
  const adventures = useAdventures();
  const memory = readMemory(useProfile()?.memory);
  const draft = useChoices();
  const [problems, setProblems] = useState<Record<string, FieldProblem>>({});
  const [trouble, setTrouble] = useState<IdeaTrouble | null>(null);
  const unsaved = useDraft(wordsKey(account), WordsTyped);

  const loaded = children !== undefined && environments !== undefined && adventures !== undefined && unsaved !== undefined;
  useEffect(() => {
    if (loaded) beginChoices(account, () => firstDraft(adventures, { children, environments }, clock.now()), unsaved);
  }, [loaded, account, adventures, children, environments, unsaved, clock]);

  useEffect(() => () => dismissToast(invalidToast), []);

  const choices = withKnownPlace(draft.choices, environments ?? []);
  const plan = planOf(choices, children ?? []);

  const begin = (config: AdventureConfig): void => {
    setPendingConfig(account, config);
    go({ view: 'generating' });
  };

  const start = async (chosen: Choices, anyway = false): Promise<void> => {
    const config = configOfPlan(chosen, planOf(chosen, children ?? []));
    if (config === null) return;
    const checked = checkForm(AdventureConfig, config);
    if (checked.ok) {
      dismissToast(invalidToast);
      const found = anyway ? null : await readIdea(checked.value.customTheme, children ?? []);
      setTrouble(found);
      if (found === null) begin(checked.value);
      return;
    }
    setProblems(checked.problems);
    toast({ title: selectorWords.get().invalid, description: sayProblem(checked.first.problem), tone: 'destructive', id: invalidToast });
    if (checked.first.field === 'customEnvironment') goToChapter('where', fields.place);
    else goToChapter('story', fields.story);
  };

  const surprised = (chance: number): Draft | null => surprise({ ...draft, choices }, newestOf(adventures ?? [])?.theme ?? null, chance);
  const canSurprise = plan.missing.every((what) => what === 'story') && surprised(0) !== null;
  const startSurprise = (): void => {
    const next = surprised(newSeed());
    if (next === null) return;
    changeChoices(() => next);
    void start(next.choices);
  };

  const changeWords = (): void => {
    setTrouble(null);
    goToChapter('story', fields.story);
  };

  return {
    ready: loaded && draft.account === account,
    family: children ?? [],
    environments: environments ?? [],
    memory,
    draft,
    choices,
    plan,
    problems,
    trouble,
    changeWords,
    start: () => void start(choices),
    startAnyway: () => void start(choices, true),
    startSurprise: canSurprise ? startSurprise : null,
  };
}

/** Reads the adult's own story for trouble. Where the reader can't be loaded, the storyteller, which has it too, tells nothing of such words. */
async function readIdea(words: string, children: readonly Child[]): Promise<IdeaTrouble | null> {
  if (words === '') return null;
  const reader = await import('../../../storyteller/safety/idea.ts').catch(() => null);
  return (
    reader?.troubleInIdea(
      words,
      children.map(({ name }) => name),
    ) ?? null
  );
}
