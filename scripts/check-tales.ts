/**
 * Holds tales to the schema and the writing rules.
 *
 * npm run story:check                   all tales; brings the lists of files up to date that the storyteller is loaded by
 * npm run story:check -- the-tale       one, by its id or its file; --all shows what asks for a second look as well (for one tale it does)
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkTale } from '../src/storyteller/check/tale.ts';
import { writeLists } from './tales/lists.ts';
import { readMechanics, taleFile, taleFiles } from './tales/library.ts';

const { values, positionals } = parseArgs({ options: { all: { type: 'boolean', default: false } }, allowPositionals: true });
if (positionals.length === 0) writeLists();
const files = positionals.length === 0 ? taleFiles() : positionals.map(taleFile);
const mechanics = readMechanics();
const showLooks = values.all || positionals.length > 0;
let faults = 0;

for (const file of files) {
  const found = checkTale(JSON.parse(readFileSync(file, 'utf8')), mechanics);
  const musts = found.filter(({ level }) => level === 'must');
  faults += musts.length;
  const shown = showLooks ? found : musts;
  if (shown.length > 0) console.log(`\n${file}`);
  for (const { level, where, rule, message } of shown)
    console.log(`  ${level === 'must' ? 'MUST' : 'look'}  ${where}  ${rule}: ${message}`);
}
console.log(`\n${files.length} ${files.length === 1 ? 'tale' : 'tales'}, ${faults} ${faults === 1 ? 'fault' : 'faults'}.`);
process.exitCode = faults === 0 ? 0 : 1;
