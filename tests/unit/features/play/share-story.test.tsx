// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Adventure } from '../../../../src/domain/entities/adventure.ts';
import { ShareStory } from '../../../../src/features/play/end/ShareStory.tsx';
import { adventure, openTestFamily, step, tom, uuid } from '../../data/family.ts';
import { show } from '../library/stage.tsx';

it('[BEY-09] a child who was removed and a friend from a note are not in the file, and the family is told to look it over', async () => {
  const family = await openTestFamily();
  await family.write({ kind: 'saveChild', id: uuid(2), fields: tom });
  const shared: File[] = [];
  URL.createObjectURL = (file) => `blob:${shared.push(file as File)}`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const nothing = { roles: {}, props: [], offers: [], bound: [], voices: [], met: [], way: null, mechanic: null, motion: null };
  const words = { a: 'Zoë', b: 'Tom', adult: 'Robin', names: 'Zoë and Tom' };
  const telling = { ...nothing, by: 'venture-device', v: 2, tale: 't', scene: 's', words };
  const played: Adventure = {
    ...adventure(),
    id: uuid(5),
    status: 'ended_early',
    continuation_data: {
      currentStep: 1,
      adventureSteps: [
        { ...step('a'), text_to_read: 'Zoë and Tom row.', telling, notes: 'Leo joined us.' },
        { ...step('b'), note_reply: 'Leo is here!', ending: 'Emil sits down.' },
      ],
      userNotes: 'Emil joined us.',
      stepHistory: [],
    },
  };
  show(family, <ShareStory adventure={played} />, '/');
  await userEvent.click(await screen.findByRole('button', { name: 'Share with a Friend' }));
  expect(await screen.findByText(/Look it over before you send it\./)).toBeTruthy();
  expect(screen.queryByText(/holds no names/)).toBeNull();
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(shared[0] as File);
  });
  expect(text).toContain('Child 2 and Child 1 row.');
  expect(text).not.toMatch(/Zoë|Tom|Leo|Emil|Robin/);
});
