// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ToldStory } from '../../../src/ui/ToldStory/ToldStory.tsx';

afterEach(cleanup);

test('a story is read again step by step, and what an adult wrote in Arabic runs from the right', () => {
  const pages = [
    { id: 'a', reply: [], title: 'The harbour', paragraphs: ['Words of a'] },
    { id: 'b', reply: ['You waved.'], title: 'The sea', paragraphs: ['مرحبا يا أصدقاء'] },
  ];
  render(<ToldStory pages={pages} lang="en" headingLevel={3} numbered />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['The harbour', 'The sea']);
  expect(screen.getByText('You waved.').nextElementSibling?.textContent).toBe('2');
  expect(screen.getByText('1')).toBeTruthy();
  expect(screen.getByText('Words of a').getAttribute('dir')).toBe('ltr');
  expect(screen.getByText('مرحبا يا أصدقاء').getAttribute('dir')).toBe('rtl');
});
