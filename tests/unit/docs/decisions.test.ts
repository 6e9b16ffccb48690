import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

/** The index of docs/decisions.md, and the decisions in docs/decisions/, a file an area. */

const docs = resolve(import.meta.dirname, '../../../docs');
const door = readFileSync(resolve(docs, 'decisions.md'), 'utf8');

/** The anchor of a title, as GitHub makes it. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

type Decision = { file: string; title: string; status: string; body: string };

const decisions: Decision[] = readdirSync(resolve(docs, 'decisions')).flatMap((file) => {
  const [, ...sections] = readFileSync(resolve(docs, 'decisions', file), 'utf8').split(/^## /m);
  return sections.map((section) => {
    const [title = '', said = '', ...lines] = section.split('\n');
    return { file, title, status: /^\*\d{4}-\d{2}-\d{2} · (.+)\*$/.exec(said)?.[1] ?? '', body: lines.join('\n').trim() };
  });
});
const titles = (some: readonly Decision[]): string[] => some.map(({ title }) => title);
const isEnded = ({ status }: Decision): boolean => status.startsWith('ended by ');

/** How the index marks a decision with this status. */
function markOf(decision: Decision): string {
  if (decision.status === 'in force') return '';
  return isEnded(decision) ? ' (ended)' : ' (amended)';
}

test('the index has a line for each decision of each file, in their order, which says whether it was ended or amended', () => {
  const areas = [...door.matchAll(/^## \[.+\]\(decisions\/(.+\.md)\)$/gm)].map(([, file = '']) => file);
  const lines = door.split('\n').filter((line) => line.startsWith('- ['));
  const expected = areas.flatMap((area) =>
    decisions
      .filter(({ file }) => file === area)
      .map((decision) => `- [${decision.title}](decisions/${area}#${anchorOf(decision.title)})${markOf(decision)}`),
  );
  expect(lines).toEqual(expected);
  expect(expected).toHaveLength(decisions.length);
  expect(decisions.length).toBeGreaterThan(200);
});

test('each decision has a date and a status, and is with the ended ones when something has replaced it', () => {
  expect(titles(decisions.filter(({ status }) => !/^(?:in force|ended by \[)/.test(status)))).toEqual([]);
  expect(titles(decisions.filter((decision) => isEnded(decision) !== (decision.file === 'ended.md')))).toEqual([]);
});

test('each link from one decision to another leads to it', () => {
  const places = new Set(decisions.map(({ file, title }) => `${file}#${anchorOf(title)}`));
  const broken = decisions.flatMap(({ file, title, status, body }) =>
    [...`${status} ${body}`.matchAll(/\]\(([\w-]+\.md)?#([^)]+)\)/g)]
      .filter(([, other = file, anchor = '']) => !places.has(`${other}#${anchor}`))
      .map(([link]) => `${title}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test('each decision in force says when to look at it again', () => {
  expect(titles(decisions.filter((decision) => !isEnded(decision) && !/Look\sagain:\s/.test(decision.body)))).toEqual([]);
});
