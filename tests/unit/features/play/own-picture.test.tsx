// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { PlayTitle } from '../../../../src/features/play/aside/PlayTitle.tsx';
import { WaitingScreen } from '../../../../src/features/play/page/WaitingScreen.tsx';
import { Booklet } from '../../../../src/features/print/Booklet.tsx';
import { CardSheets } from '../../../../src/features/print/CardSheets.tsx';
import type { SceneProps } from '../../../../src/ui/scene/Scene.tsx';
import { sceneKey } from '../../../../src/ui/scene/scenes.ts';

vi.mock('../../../../src/ui/scene/Scene.tsx', () => ({
  Scene: ({ theme, words }: SceneProps) => <i data-picture={sceneKey(theme, words)} />,
}));
afterEach(cleanup);

const own = { theme: 'custom', words: 'a bakery on the moon' };
const card = { key: 'cover', part: 1, parts: 1, number: null, title: 'A bakery on the moon', facts: '', lines: [] };
const nobody = { names: 'Mia', day: '', summary: null, outcome: null, steps: [], picture: null };

it.each<{ where: string; page: ReactNode }>([
  {
    where: 'while it is played',
    page: <PlayTitle {...own} title="" defaultTitle="" names="Mia" energy="low" folded={false} onRename={async () => true} />,
  },
  { where: 'while a step is told', page: <WaitingScreen {...own} /> },
  { where: 'on pocket cards', page: <CardSheets {...own} cards={[card]} name="" /> },
  { where: 'on the booklet', page: <Booklet {...own} {...nobody} title="" coverOnly /> },
])('a family’s own theme has the picture that the library shows $where', ({ page }) => {
  const { container } = render(page);
  expect(container.querySelector('[data-picture]')?.getAttribute('data-picture')).toBe('space');
});
