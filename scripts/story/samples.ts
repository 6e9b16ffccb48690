import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transcript } from './transcript.ts';

/** The adventures of `docs/samples`, which say themselves with which options they were printed. */

const folder = resolve(import.meta.dirname, '../../docs/samples');

const command = /`npm run story -- ([^`]+)`/;
const block = /```\n[\s\S]*?```/g;

/** The arguments of a command line; `'…'` holds one together. */
function argsOf(line: string): string[] {
  return [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

/** The options of each block of a sample: those of its command, and for a second block the same with other choices (`--pick last`). */
function runsOf(text: string): string[][] {
  const [, line] = command.exec(text) ?? [];
  if (line === undefined) return [];
  const args = argsOf(line);
  return (text.match(block) ?? []).map((_, at) => (at === 0 ? args : args.map((each) => (each === 'first' ? 'last' : each))));
}

/** The path of each sample that is printed by a command. */
export function sampleFiles(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file))
    .filter((file) => runsOf(readFileSync(file, 'utf8')).length > 0);
}

/** The text of a sample as it would be with the adventures of today. */
export async function printedAnew(file: string): Promise<string> {
  const text = readFileSync(file, 'utf8');
  const transcripts = await Promise.all(runsOf(text).map(transcript));
  let at = 0;
  return text.replaceAll(block, () => `\`\`\`\n${transcripts[at++] ?? ''}\n\`\`\``);
}
