import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

/** The index of docs/decisions.md, and the decisions below it. */

const text = readFileSync(resolve(import.meta.dirname, '../../../docs/decisions.md'), 'utf8');
const [index = '', ...sections] = text.split(/^## /m);

/** The anchor of a title, as GitHub makes it. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const decisions = sections.map((section) => {
  const [title = '', said = '', ...lines] = section.split('\n');
  const status = /^\*\d{4}-\d{2}-\d{2} · (.+)\*$/.exec(said)?.[1] ?? '';
  return { title, status, body: lines.join(' ') };
});

/** How the index marks a decision with this status. */
function markOf(status: string): string {
  if (status === 'in force') return '';
  return status.startsWith('ended by') ? ' (ended)' : ' (amended)';
}

test('the index has a line for each decision, which says whether it was ended or amended', () => {
  const lines = index.split('\n').filter((line) => line.startsWith('- ['));
  const expected = decisions.map(({ title, status }) => `- [${title}](#${anchorOf(title)})${markOf(status)}`);
  expect(lines.toSorted()).toEqual(expected.toSorted());
  expect(decisions.length).toBeGreaterThan(200);
});

test('each decision has a date and a status, and whatever ended or amended it is a decision too', () => {
  expect(decisions.filter(({ status }) => status === '').map(({ title }) => title)).toEqual([]);
  const anchors = new Set(decisions.map(({ title }) => anchorOf(title)));
  const named = decisions.flatMap(({ status }) => [...status.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor));
  expect(named.filter((anchor) => !anchors.has(anchor))).toEqual([]);
});

test('each decision in force says when to look at it again', () => {
  const silent = decisions.filter(({ status, body }) => !status.startsWith('ended') && !body.includes('Look again: '));
  expect(silent.map(({ title }) => title)).toEqual([]);
});
