// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SettingsPanel } from '../../../src/app/shell/SettingsPanel.tsx';

afterEach(cleanup);

it('a family without an account reads that its data is on this device only, and nothing of an account', () => {
  render(<SettingsPanel hasAccount={false} />);
  expect(screen.getByText(/It is on this device only/)).toBeTruthy();
  expect(screen.queryByText(/account/)).toBeNull();
});
