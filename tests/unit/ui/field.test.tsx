// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Field } from '../../../src/ui/Field/Field.tsx';
import { Select } from '../../../src/ui/Select/Select.tsx';
import { TextArea } from '../../../src/ui/TextArea/TextArea.tsx';
import { TextInput } from '../../../src/ui/TextInput/TextInput.tsx';

afterEach(cleanup);

/** The accessible description, which a screen reader reads after a control's name. */
function description(control: HTMLElement): string {
  return (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent ?? '(missing)')
    .join(' ');
}

test('a text area counts as its limit does: an emoji of two units is one', () => {
  render(<TextArea aria-label="Story" value={'🦄'.repeat(3)} onValueChange={() => undefined} limit={3} />);
  expect(description(screen.getByLabelText('Story'))).toBe('3 / 3');
});

test('a field labels its control and describes it by the error first, then the hint', () => {
  const { rerender } = render(
    <Field label="Age" hint="1 to 18">
      <TextInput value="4" onValueChange={() => undefined} />
    </Field>,
  );
  const input = screen.getByLabelText('Age');
  expect(description(input)).toBe('1 to 18');
  expect(input.getAttribute('aria-invalid')).toBeNull();

  rerender(
    <Field label="Age" hint="1 to 18" error="Age must be a number" required>
      <TextInput value="x" onValueChange={() => undefined} />
    </Field>,
  );
  expect(description(input)).toBe('Age must be a number 1 to 18');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
});

test('the counter of a text area is part of its description and says how much is too much', () => {
  render(
    <Field label="Message" error="Too long">
      <TextArea value="123456" limit={4} onValueChange={() => undefined} />
    </Field>,
  );
  expect(description(screen.getByLabelText('Message'))).toBe('Too long 6 / 4 · 2 too many');
});

test('a select without a value shows its placeholder and passes on the chosen value', async () => {
  function Chooser() {
    const [value, setValue] = useState<'bug' | 'idea' | null>(null);
    return (
      <Field label="Kind">
        <Select
          value={value}
          placeholder="Please choose"
          onValueChange={setValue}
          options={[
            { value: 'bug', label: 'Something is broken' },
            { value: 'idea', label: 'An idea' },
          ]}
        />
      </Field>
    );
  }
  render(<Chooser />);
  const select = screen.getByLabelText<HTMLSelectElement>('Kind');
  expect(select.selectedOptions[0]?.textContent).toBe('Please choose');
  await userEvent.setup().selectOptions(select, 'An idea');
  expect(select.value).toBe('idea');
  expect(screen.queryByText('Please choose')).toBeNull();
});
