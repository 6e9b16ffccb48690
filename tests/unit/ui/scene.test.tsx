// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { knownThemes } from '../../../src/domain/catalog.ts';
import { Scene } from '../../../src/ui/scene/Scene.tsx';
import { loadScene, sceneKey } from '../../../src/ui/scene/scenes.ts';
import { ThemeIcon } from '../../../src/ui/scene/ThemeIcon.tsx';

afterEach(cleanup);

test('[CARD-04] every theme of the catalog has a drawing and an icon of its own, others get the default', () => {
  const drawings = new Set<string>();
  for (const theme of [...knownThemes, 'submarine school']) {
    const { container, unmount } = render(<ThemeIcon theme={theme} />);
    drawings.add(container.innerHTML);
    unmount();
  }
  expect(drawings.size).toBe(knownThemes.length + 1);
  for (const theme of knownThemes) expect(sceneKey(theme)).toBe(theme);
  expect(sceneKey('submarine school')).toBe('meadow');
  expect(sceneKey('constructor')).toBe('meadow');
});

test('a family’s own words select a suitable drawing, always the same one', () => {
  expect(sceneKey('custom', 'a bakery on the moon')).toBe('space');
  expect(sceneKey('custom', 'ein Piratenschiff das fliegt')).toBe('pirates');
  expect(sceneKey('custom', '🦖')).toBe('dinosaurs');
  expect(sceneKey('pirates', 'a bakery on the moon')).toBe('pirates');
  expect(sceneKey('custom', '')).toBe('meadow');
  expect(sceneKey('custom', 'Zorbleflux')).toBe(sceneKey('custom', 'Zorbleflux'));
  const drawn = new Set(
    ['Zorbleflux', 'Bauernhof', 'bakery', 'library', 'football', 'our school'].map((words) => sceneKey('custom', words)),
  );
  expect(drawn.size).toBeGreaterThan(1);
});

test.each([...knownThemes, 'meadow', 'at-play'])(
  'the scene %s has at least three planes, the nearest with the most drift, and only what line art can show',
  async (key) => {
    const art = await loadScene(sceneKey(key));
    expect(art.planes.length).toBeGreaterThanOrEqual(3);
    const drifts = art.planes.map((plane) => plane.drift);
    expect(drifts).toEqual(drifts.toSorted((a, b) => a - b));
    // A plane is 3 % wider than its frame on each side: 44 of 1600 units.
    expect(Math.max(...drifts)).toBeLessThanOrEqual(44);
    const { container } = render(
      <svg>
        {art.planes.map((plane, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the planes of a drawing never change
          <g key={index}>{plane.draw}</g>
        ))}
      </svg>,
    );
    expect(container.querySelectorAll('linearGradient, radialGradient, filter, image, text')).toHaveLength(0);
  },
);

test('a scene is decorative, or an image with a name', async () => {
  const { container, rerender } = render(<Scene theme="pirates" variant="tile" />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  await waitFor(() => expect(container.querySelectorAll('svg').length).toBeGreaterThan(2));
  rerender(<Scene theme="pirates" variant="tile" label="A ship in the bay" />);
  expect(screen.getByRole('img', { name: 'A ship in the bay' })).toBeDefined();
});
