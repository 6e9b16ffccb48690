import { act, cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { FamilyProvider } from '../../../../src/data/family-context.tsx';
import { loadFamily } from '../../../../src/data/read/queries.ts';
import { ProfileView } from '../../../../src/features/profile/ProfileView.tsx';
import { forgetDrafts } from '../../../../src/platform/typing/drafts.ts';
import { usePlace } from '../../../../src/platform/view/view.ts';
import { UiProvider } from '../../../../src/ui/provider/UiProvider.tsx';
import { AtAddress } from '../../address.tsx';
import { mia, openTestFamily, type TestFamily, tom, uuid } from '../../data/family.ts';

/** The profile view with a real database in memory, and helpers for what a person does with it. */

// Computing the style of every ancestor of every button is most of a test's time in jsdom; hidden elements are not rendered here anyway.
configure({ defaultHidden: true });
// A test contains a whole visit to a form, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  // jsdom does not implement scrolling.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
  await forgetDrafts();
});

export const ids = { mia: uuid(1), tom: uuid(2) } as const;

/** Mia (6) and Tom (9). */
export async function familyOfTwo(): Promise<TestFamily> {
  const family = await openTestFamily();
  await family.write({ kind: 'saveChild', id: ids.mia, fields: mia });
  await family.write({ kind: 'saveChild', id: ids.tom, fields: tom });
  return family;
}

/** Calling it twice for one family simulates that the person returns to the view. */
export function openProfile(family: TestFamily, tab: 'overview' | 'settings' = 'settings'): void {
  render(
    <UiProvider>
      <FamilyProvider family={family.db} clock={family.clock}>
        <AtAddress at={`/?view=profile&tab=${tab}`}>
          <Leaving />
        </AtAddress>
      </FamilyProvider>
    </UiProvider>,
  );
}

/** The browser's Back, from the profile to the dashboard. */
export async function pressBack(): Promise<void> {
  await act(async () => back());
}

let back: () => Promise<void> | void = () => undefined;

/** As in the app, the view is unmounted once its person has left. */
function Leaving() {
  const { view } = usePlace();
  const navigate = useNavigate();
  useEffect(() => {
    back = () => navigate('/');
  });
  if (view !== 'profile') return <p>Elsewhere</p>;
  return (
    <ProfileView
      header={null}
      underWay={<p>the stories that wait</p>}
      history={<p>the history</p>}
      settings={<p>the settings</p>}
      yourData={<p>the data</p>}
      dangerZone={<h2>Danger Zone</h2>}
    />
  );
}

export const field = (name: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);
export const button = (name: string): HTMLButtonElement => screen.getByRole<HTMLButtonElement>('button', { name });
export const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
export const openTab = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('tab', { name }));

/** Replaces the text in a field. */
export async function type(name: string, text: string): Promise<void> {
  const input = await screen.findByLabelText<HTMLInputElement>(name);
  await userEvent.clear(input);
  if (text !== '') {
    await userEvent.click(input);
    await userEvent.paste(text);
  }
}

export async function stored(family: TestFamily) {
  return loadFamily(family.db);
}
