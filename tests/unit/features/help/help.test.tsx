// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { HelpButton } from '../../../../src/features/help/HelpButton.tsx';
import type { HelpTopic } from '../../../../src/features/help/topics.tsx';
import { UiProvider } from '../../../../src/ui/provider/UiProvider.tsx';

afterEach(cleanup);

const points: [HelpTopic, string, RegExp[]][] = [
  ['play', 'How to Play', [/read the story aloud/i, /additional details/i, /make choices together/i, /add adventure details/i]],
  ['setup', 'Setting Up Your Adventure', [/who takes part/i, /your own part/i, /select a theme and a style/i]],
  [
    'profile',
    'Profile Setup Guide',
    [/your name/i, /ages 3-12 work best/i, /interests/i, /special considerations/i, /custom environments/i],
  ],
];

describe('help', () => {
  it.each(points)('[HELP-01] %s: %s', async (topic, title, words) => {
    render(
      <UiProvider>
        <HelpButton topic={topic} />
      </UiProvider>,
    );
    const button = screen.getByRole('button', { name: title });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: title });
    for (const word of words) expect(dialog.textContent).toMatch(word);
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
