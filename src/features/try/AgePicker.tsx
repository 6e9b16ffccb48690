import { X } from 'lucide-react';
import { useId } from 'react';
import { tryWords } from '../../messages/try/try.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { ages, mostChildren } from './first-family.ts';

type Props = { chosen: readonly number[]; onChange: (chosen: number[]) => void };

/** The children's ages: a tap adds a child, so that twins are two taps, and a tap on a child takes it away again. */
export function AgePicker({ chosen, onChange }: Props) {
  const t = useMessages(tryWords);
  const id = useId();
  const full = chosen.length >= mostChildren;

  function remove(at: number): void {
    onChange(chosen.filter((_, index) => index !== at));
    // The tapped button disappears; the age it stood for takes the focus.
    document.getElementById(`${id}${chosen[at]}`)?.focus();
  }

  return (
    <Stack gap={3} as="section" aria-labelledby={id}>
      <Heading level={3} id={id}>
        {t.who}
      </Heading>
      <Row>
        {ages.map((age) => (
          <Button key={age} id={`${id}${age}`} aria-disabled={full || undefined} onClick={() => !full && onChange([...chosen, age])}>
            {age}
          </Button>
        ))}
      </Row>
      {chosen.length > 0 && (
        <Row as="ul" aria-label={t.chosen}>
          {chosen.map((age, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two children of one age differ in nothing else
            <li key={`${age} ${at}`}>
              <Button variant="quiet" iconAfter={<X />} aria-label={t.remove({ age, number: at + 1 })} onClick={() => remove(at)}>
                {t.aged({ age })}
              </Button>
            </li>
          ))}
        </Row>
      )}
    </Stack>
  );
}
