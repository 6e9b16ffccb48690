import { storyLanguage } from '../../domain/story-language.ts';
import { playWords } from '../../messages/play.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ToggleChips } from '../../ui/ToggleChips/ToggleChips.tsx';
import { isChosen, type Noted } from './texts.ts';

type Props = {
  options: readonly string[];
  notes: Noted;
  onChoose: (option: string) => void;
};

/** What the children may choose: a tap puts the choice into the notes, another changes their mind. */
export function Options({ options, notes, onChoose }: Props) {
  const t = useMessages(playWords);
  const chosen = options.filter((option) => isChosen(notes, option));
  return (
    <ToggleChips
      label={t.choose}
      options={options.map((option) => ({ value: option, label: <span lang={storyLanguage}>{option}</span> }))}
      value={chosen}
      onValueChange={(all) => {
        const added = all.find((option) => !chosen.includes(option));
        if (added !== undefined) onChoose(added);
      }}
    />
  );
}
