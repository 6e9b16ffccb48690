import { ToggleChips } from '../../ui/ToggleChips/ToggleChips.tsx';
import { choiceNote } from './texts.ts';

type Props = {
  options: readonly string[];
  notes: string;
  onChoose: (option: string) => void;
};

/** What the children may choose: a tap puts the choice into the notes, another changes their mind. */
export function Options({ options, notes, onChoose }: Props) {
  const chosen = options.filter((option) => notes.includes(choiceNote(option)));
  return (
    <ToggleChips
      label="What will you do?"
      options={options.map((option) => ({ value: option, label: option }))}
      value={chosen}
      onValueChange={(all) => {
        const added = all.find((option) => !chosen.includes(option));
        if (added !== undefined) onChoose(added);
      }}
    />
  );
}
