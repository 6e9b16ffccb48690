import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

/** The index of docs/decisions.md, and the decisions in docs/decisions/, a file an area. */

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');
const door = read('docs/decisions.md');

/** The anchor of a title, as GitHub makes it. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

type Decision = { file: string; title: string; status: string; body: string };

const files = readdirSync(resolve(root, 'docs/decisions'));
const decisions: readonly Decision[] = files.flatMap((file) => {
  const [, ...sections] = read(`docs/decisions/${file}`).split(/^## /m);
  return sections.map((section) => {
    const [title = '', said = '', ...lines] = section.split('\n');
    return { file, title, status: /^\*\d{4}-\d{2}-\d{2} · (.+)\*$/.exec(said)?.[1] ?? '', body: lines.join('\n').trim() };
  });
});
const isEnded = ({ status }: Decision): boolean => status.startsWith('ended by ');
const standing = decisions.filter((decision) => !isEnded(decision));
const titles = (some: readonly Decision[]): string[] => some.map(({ title }) => title);

/** How the index marks a decision with this status. */
function markOf(decision: Decision): string {
  if (decision.status === 'in force') return '';
  return isEnded(decision) ? ' (ended)' : ' (amended)';
}

test('the index has a line for each decision of each file, in their order, which says whether it was ended or amended', () => {
  const areas = [...door.matchAll(/^## \[.+\]\(decisions\/(.+)\)$/gm)].map(([, file = '']) => file);
  expect(areas.toSorted()).toEqual(files.toSorted());
  const expected = areas.flatMap((area) =>
    decisions
      .filter(({ file }) => file === area)
      .map((decision) => `- [${decision.title}](decisions/${area}#${anchorOf(decision.title)})${markOf(decision)}`),
  );
  expect(door.split('\n').filter((line) => line.startsWith('- ['))).toEqual(expected);
  expect(expected.length).toBeGreaterThan(200);
});

test('each decision has a date and a status, and is among the ended ones where something has replaced it', () => {
  expect(titles(decisions.filter(({ status }) => !/^(?:in force|ended by \[)/.test(status)))).toEqual([]);
  expect(titles(decisions.filter((decision) => isEnded(decision) !== (decision.file === 'ended.md')))).toEqual([]);
});

test('each link to a decision leads to it, from another one and from the other documents', () => {
  const places = new Set(decisions.map(({ file, title }) => `${file}#${anchorOf(title)}`));
  const among = decisions.flatMap(({ file, title, status, body }) =>
    [...`${status} ${body}`.matchAll(/\]\(([\w-]+\.md)?#([^)]+)\)/g)].map(([, other = file, anchor = '']) => ({
      from: title,
      to: `${other}#${anchor}`,
    })),
  );
  const others = ['docs', 'src', 'server'].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const outside = others
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => [...read(file).matchAll(/\]\([./a-z]*decisions\/([\w-]+\.md#[^)]+)\)/g)].map(([, to = '']) => ({ from: file, to })));
  expect([...among, ...outside].filter(({ to }) => !places.has(to))).toEqual([]);
  expect(new Set(outside.map(({ from }) => from))).toContain('src/data/README.md');
});

test('each decision in force says when to look at it again, in ten lines before that', () => {
  const [silent, long] = [standing.filter(({ body }) => !/^Look again: ./m.test(body)), standing.filter(({ body }) => linesOf(body) > 10)];
  expect({ silent: titles(silent), long: titles(long) }).toEqual({ silent: [], long: [] });
});

/** The lines of 120 characters that are read before it says when to look again; a table counts as none. */
function linesOf(body: string): number {
  const [said = ''] = body.split(/^Look again: /m);
  const lines = said.split('\n').filter((line) => !line.startsWith('|'));
  return lines.reduce((sum, line) => sum + Math.ceil(line.length / 120), 0);
}

/** What stands in backticks and is the path of a file or folder: not an address (`/auth`), a package, nor a name without an ending. */
const isPath = (code: string): boolean => /^[\w.][\w./<>-]*$/.test(code) && /\/|\.(?:tsx?|json|md|css|html|sql)$/.test(code);

/** Whether it is there, from the root or in `src/`. Of `languages/<tag>.ts` the folder is looked for. */
const isThere = (path: string): boolean => ['', 'src'].some((from) => existsSync(resolve(root, from, path.replace(/[^/]*<.*$/, ''))));

test('each path and command that a decision in force names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = standing.flatMap(({ title, body }) =>
    [...body.matchAll(/`([^`]+)`/g)].map(([, code = '']) => ({ title, code: code.replaceAll(/\s+/g, ' ') })),
  );
  const paths = named.filter(({ code }) => isPath(code));
  const commands = named.flatMap(({ title, code }) => {
    const [, script] = /^npm run ([\w:]+)/.exec(code) ?? [];
    return script === undefined ? [] : { title, code, script };
  });
  expect(paths.filter(({ code }) => !isThere(code))).toEqual([]);
  expect(commands.filter(({ script }) => scripts[script] === undefined)).toEqual([]);
  expect(paths.length).toBeGreaterThan(100);
});
