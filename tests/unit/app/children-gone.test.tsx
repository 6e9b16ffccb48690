// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useChildrenGone } from '../../../src/app/notices/useChildrenGone.ts';
import { FamilyProvider } from '../../../src/data/family-context.tsx';
import { useChildren } from '../../../src/data/read/hooks.ts';
import { UiProvider } from '../../../src/ui/provider/UiProvider.tsx';
import { mia, openTestFamily, tom, uuid } from '../data/family.ts';

afterEach(cleanup);

const said = /All children of the family were deleted/;

function Watching() {
  const children = useChildren();
  useChildrenGone(children);
  return <p>{children === undefined ? 'reading' : `${children.length} children`}</p>;
}

it('shows a message when the last child was deleted elsewhere, but not for an earlier child, nor for a family that never had any', async () => {
  const { db, clock, write } = await openTestFamily();
  render(
    <UiProvider>
      <FamilyProvider family={db} clock={clock}>
        <Watching />
      </FamilyProvider>
    </UiProvider>,
  );
  expect(await screen.findByText('0 children')).toBeTruthy();
  await write({ kind: 'saveChild', id: uuid(1), fields: mia });
  await write({ kind: 'saveChild', id: uuid(2), fields: tom });
  expect(await screen.findByText('2 children')).toBeTruthy();
  await write({ kind: 'saveFamily', children: [], removed: [uuid(1)] });
  expect(await screen.findByText('1 children')).toBeTruthy();
  expect(screen.queryByText(said)).toBeNull();
  await write({ kind: 'saveFamily', children: [], removed: [uuid(2)] });
  await waitFor(() => expect(screen.getByText(said)).toBeTruthy());
});
