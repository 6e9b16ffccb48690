// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FamilyProvider } from '../../../../src/data/family-context.tsx';
import { loadFamily } from '../../../../src/data/read/queries.ts';
import { YourData } from '../../../../src/features/your-data/YourData.tsx';
import { UiProvider } from '../../../../src/ui/provider/UiProvider.tsx';
import { adventure, mia, openTestFamily, type TestFamily, uuid } from '../../data/family.ts';

configure({ defaultHidden: true });

/** What the page has offered as a download: jsdom has neither Blob URLs nor downloads. */
const kept: { name: string; blob: Blob }[] = [];
let offered: Blob | null = null;

beforeEach(() => {
  kept.length = 0;
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) offered = blob;
    return 'blob:here';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (offered !== null) kept.push({ name: this.download, blob: offered });
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(family: TestFamily): void {
  render(
    <UiProvider>
      <FamilyProvider family={family.db} clock={family.clock}>
        <YourData />
      </FamilyProvider>
    </UiProvider>,
  );
}

async function familyOfMia(): Promise<TestFamily> {
  const family = await openTestFamily();
  await family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
  return family;
}

async function exported(family: TestFamily): Promise<string> {
  open(family);
  await userEvent.click(screen.getByRole('button', { name: 'Export everything' }));
  await waitFor(() => expect(kept).toHaveLength(1));
  await screen.findByText('Your data is being downloaded');
  cleanup();
  return (await kept[0]?.blob.text()) ?? '';
}

const pick = async (text: string): Promise<void> =>
  userEvent.upload(
    screen.getByLabelText('A file exported from Play Venture'),
    new File([text], 'play-venture.json', { type: 'application/json' }),
  );

describe('Your data', () => {
  it('[PROF-10] Export everything downloads one dated JSON file', async () => {
    const file: unknown = JSON.parse(await exported(await familyOfMia()));
    expect(kept[0]?.name).toBe('play-venture-2026-11-21.json');
    expect(file).toMatchObject({ app: 'play-venture', version: 1, children: [{ id: uuid(1), name: 'Mia' }] });
  });

  it('[PROF-10] importing it on a new device restores the family and says so', async () => {
    const text = await exported(await familyOfMia());
    const fresh = await openTestFamily();
    open(fresh);
    await pick(text);
    await screen.findByText('Here now: 1 child.');
    expect((await loadFamily(fresh.db)).children).toMatchObject([{ id: uuid(1), name: 'Mia' }]);
  });

  it('[PROF-10] names only what was in the file', async () => {
    const family = await familyOfMia();
    await family.write({ kind: 'createAdventure', id: uuid(5), fields: adventure() });
    const text = await exported(family);
    open(await openTestFamily());
    await pick(text);
    expect(await screen.findByText('Here now: 1 child and 1 adventure.')).toBeTruthy();
  });

  it('[PROF-10] an invalid file changes nothing, and the reason stays on the page', async () => {
    const text = await exported(await familyOfMia());
    const fresh = await openTestFamily();
    open(fresh);
    await pick(text.replace('"age": 6', '"age": "six"'));
    await screen.findByText('This file was not imported');
    expect(screen.getAllByText('Child “Mia”: Age must be a number.').length).toBeGreaterThan(0);
    expect(screen.getByText(/Nothing was changed/)).toBeDefined();
    expect((await loadFamily(fresh.db)).children).toEqual([]);
  });

  it('[PROF-10] a file that is nested without end is refused like any damaged one, and another can be picked', async () => {
    const text = await exported(await familyOfMia());
    open(await openTestFamily());
    await pick(text.replace('"name": "Mia"', `"name": "Mia", "extra": ${'['.repeat(20_000)}${']'.repeat(20_000)}`));
    await screen.findByText('This file was not imported');
    await pick(text);
    expect(await screen.findByText('Here now: 1 child.')).toBeTruthy();
  });

  it('[PROF-10] what a file replaced is listed under Earlier versions, and Restore brings it back', async () => {
    const family = await familyOfMia();
    const text = await exported(family);
    await family.write({ kind: 'saveChild', id: uuid(1), fields: { ...mia, name: 'Amelia' } });
    open(family);
    expect(screen.queryByText('Earlier versions')).toBeNull();
    await pick(text);
    await screen.findByText('Child: Amelia');
    await userEvent.click(screen.getByRole('button', { name: 'Restore Child: Amelia' }));
    await screen.findByText('Child: Amelia is back as it was.');
    expect((await loadFamily(family.db)).children).toMatchObject([{ name: 'Amelia' }]);
    await screen.findByText('Child: Mia');
  });
});
