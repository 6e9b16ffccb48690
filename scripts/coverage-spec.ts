import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/**
 * `npm run coverage:spec`: lists every row of docs/checklist.md with the tests that have its id, such as `[PLAY-07]`, in their title; with `--quiet` only
 * errors. Exits with 1 where a row has no test, or a test has an unknown id.
 */

const root = resolve(import.meta.dirname, '..');
const row = /^- (?<id>[A-Z]+-\d+) (?<title>.+)$/gm;
const named = /\[(?<id>[A-Z]+-\d{2})\]/g;
/** A title: the first argument of `test(…)`, `it(…)`, `describe(…)` and their variants, in any kind of quotes. */
const titles =
  /\b(?:test|it|describe)(?:\.\w+)*(?:<[^>]*>)?(?:\((?:\[[\s\S]*?\]|\w+(?:\(\))?)\))?\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>)[\s\S])*)\k<quote>/g;
/** The description of a pgTAP assertion with an id. */
const described = /'(?<title>(?:[^']|'')*\[[A-Z]+-\d{2}\](?:[^']|'')*)'/g;

type Proof = { file: string; title: string };

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(root, folder, name))
    .sort();
}

function proofsIn(file: string, pattern: RegExp): Proof[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(pattern)].map((match) => ({ file: relative(root, file), title: match.groups?.['title'] ?? '' }));
}

const promises = [...readFileSync(join(root, 'docs/checklist.md'), 'utf8').matchAll(row)].map(({ groups }) => ({
  id: groups?.['id'] ?? '',
  title: groups?.['title'] ?? '',
}));
const proofs = [
  ...filesIn('tests', /\.(?:test|spec)\.tsx?$/).flatMap((file) => proofsIn(file, titles)),
  ...filesIn('supabase', /\.test\.sql$/).flatMap((file) => proofsIn(file, described)),
];

const byId = new Map<string, Proof[]>(promises.map(({ id }) => [id, []]));
const unknown: string[] = [];
for (const proof of proofs) {
  for (const { groups } of proof.title.matchAll(named)) {
    const id = groups?.['id'] ?? '';
    const known = byId.get(id);
    if (known === undefined) unknown.push(`${id} in ${proof.file}: ${proof.title}`);
    else if (!known.includes(proof)) known.push(proof);
  }
}

const quiet = process.argv.includes('--quiet');
for (const { id, title } of quiet ? [] : promises) {
  console.log(`\n${id}  ${title}`);
  for (const proof of byId.get(id) ?? [])
    console.log(`    ${proof.file}: ${proof.title.replaceAll(named, '').replaceAll(/\s+/g, ' ').trim()}`);
}
const bare = promises.filter(({ id }) => byId.get(id)?.length === 0);
for (const { id, title } of bare) console.error(`No test proves ${id}: ${title}`);
for (const line of unknown) console.error(`Not a promise of docs/checklist.md: ${line}`);
console.log(`\n${promises.length - bare.length} of ${promises.length} promises have a test.`);
process.exitCode = bare.length + unknown.length === 0 ? 0 : 1;
