import { type RecommendedTheme, recommendThemes } from '../../../domain/catalog.ts';
import type { Memory } from '../../../domain/entities/profile.ts';
import { limits } from '../../../domain/limits.ts';
import { selectorWords } from '../../../messages/selector/selector.ts';
import { catalogWords } from '../../../messages/shared/catalog.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { cx } from '../../../ui/cx.ts';
import { Field } from '../../../ui/Field/Field.tsx';
import { type RadioCard, RadioCards } from '../../../ui/RadioCards/RadioCards.tsx';
import { Scene } from '../../../ui/scene/Scene.tsx';
import { TextArea } from '../../../ui/TextArea/TextArea.tsx';
import type { Choices } from '../setup/choose.ts';
import { seasonLine, storiesHint, storyLine } from '../texts.ts';
import { Chapter } from './Chapter.tsx';
import { fields } from './chapter-ids.ts';
import styles from './StoryChapter.module.css';

type Props = {
  choices: Choices;
  /** Which stories the family knows already. */
  memory: Memory;
  /** The error for the adult's own description; null if there is none. */
  storyError: string | null;
  onPick: (theme: RecommendedTheme) => void;
  onDescribe: (words: string) => void;
};

/** The choice of a story: a shelf of picture books, or the adult's own words. Choosing one clears the other, and a notice says so. */
export function StoryChapter({ choices, memory, storyError, onPick, onDescribe }: Props) {
  const t = useMessages(selectorWords);
  const themes = recommendThemes(choices);
  const own = choices.customTheme.trim() !== '';
  return (
    <Chapter id="story" number={5} title={t.storyTitle} line={storyLine(choices)}>
      <RadioCards
        dense
        label={t.theme}
        hideLabel
        hint={storiesHint(themes.length)}
        className={cx(styles.shelf, evenInFours(themes.length) && styles.fours)}
        options={themes.map((theme) => bookOf(theme, theme === choices.theme, memory))}
        value={choices.theme}
        onValueChange={onPick}
      />
      <div className={styles.own} data-chosen={own}>
        <Field label={t.own} hint={t.ownHint} error={storyError} controlId={fields.story}>
          <TextArea
            rows={2}
            limit={limits.customTheme.max}
            value={choices.customTheme}
            placeholder={t.ownExample}
            onValueChange={onDescribe}
          />
        </Field>
      </div>
    </Chapter>
  );
}

/** Whether rows of four leave fewer gaps than rows of three. */
function evenInFours(count: number): boolean {
  return count % 4 === 0 || count === 7;
}

/** A book on the shelf. The chosen one's picture has a view transition to the next page, in browsers that support it. */
function bookOf(theme: RecommendedTheme, chosen: boolean, memory: Memory): RadioCard<RecommendedTheme> {
  const { themes, themeMeanings } = catalogWords.get();
  const description = themeMeanings[theme];
  const told = seasonLine(theme, memory);
  return {
    value: theme,
    title: themes[theme],
    meaning: told === '' ? description : `${description} · ${told}`,
    theme,
    art: <Scene theme={theme} variant="tile" className={chosen ? styles.travels : undefined} />,
  };
}
