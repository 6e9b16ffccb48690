import { storyLanguage } from '../../../domain/story-language.ts';
import { playWords } from '../../../messages/play/play.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ToggleChips } from '../../../ui/ToggleChips/ToggleChips.tsx';
import { isChosen, toggleChoice } from './texts.ts';
import { type Notes, useNoted } from './useNotes.ts';

type Props = {
  options: readonly string[];
  notes: Notes;
};

/** What the children can choose: a tap writes the choice into the notes, a tap on another option replaces it, the same again takes it back. */
export function Options({ options, notes }: Props) {
  const t = useMessages(playWords);
  const said = useNoted(notes, (noted) => noted.said);
  const chosen = options.filter((option) => isChosen(said, option));
  return (
    <ToggleChips
      label={t.choose}
      options={options.map((option) => ({ value: option, label: <span lang={storyLanguage}>{option}</span> }))}
      value={chosen}
      onValueChange={(all) => {
        const tapped = options.find((option) => all.includes(option) !== chosen.includes(option));
        if (tapped !== undefined) notes.change(toggleChoice(notes.now(), tapped));
      }}
    />
  );
}
