import { checkLength, checkText, type Fault } from './check-words.ts';
import { notedPlainly, notedThing } from './notes.ts';
import { manyOf } from './props.ts';
import type { Content, Intent, Theme } from './schema.ts';
import { deeds, lexiconSlots } from './vocabulary.ts';

/** The writing rules for the tables: things, considerations, notes and the small words between. */

const lexiconNames = new Set<string>(lexiconSlots);

/** Names that stand somewhere twice. */
export function twice(names: readonly string[], entry: string): Fault[] {
  const seen = new Set<string>();
  return names
    .filter((name) => seen.size === seen.add(name).size)
    .map((name) => ({ level: 'error', entry: `${entry}/${name}`, rule: 'this stands here twice' }));
}

export function checkProps(content: Content): Fault[] {
  const names = content.props.flatMap((row) => [row.one, ...(row.mass === true ? [] : [manyOf(row)]), ...(row.also ?? [])]);
  return twice(names, 'props').map((fault) => ({ ...fault, level: 'warning' }));
}

function compiles(pattern: string): boolean {
  try {
    return (
      new RegExp(
        pattern.replace('<thing>', '(?<thing>x)').replace('<name>', '(?<name>x)').replace('<child>', '(?<child>x)'),
        'iu',
      ) instanceof RegExp
    );
  } catch {
    return false;
  }
}

function checkPatterns(patterns: readonly string[], entry: string): Fault[] {
  return patterns
    .filter((pattern) => !compiles(pattern))
    .map((pattern) => ({ level: 'error', entry, rule: `not a regular expression: ${pattern}` }));
}

export function checkConsiderations(content: Content): Fault[] {
  return [
    ...twice(
      content.considerations.map((row) => row.id),
      'considerations',
    ),
    ...content.considerations.flatMap((row) => checkPatterns(row.patterns, `considerations/${row.id}`)),
  ];
}

export function checkIntents(content: Content, theme: Theme): Fault[] {
  const ids = content.intents.map((intent) => intent.id);
  const missing = [notedThing, notedPlainly]
    .filter((id) => !ids.includes(id))
    .map((id): Fault => ({ level: 'error', entry: 'notes', rule: `${id} is missing` }));
  return [...twice(ids, 'notes'), ...missing, ...content.intents.flatMap((intent) => checkIntent(intent, ids, theme))];
}

function checkIntent(intent: Intent, ids: readonly string[], theme: Theme): Fault[] {
  const entry = `notes/${intent.id}`;
  const faults = checkPatterns(intent.patterns, entry);
  if (intent.negated !== undefined && !ids.includes(intent.negated))
    faults.push({ level: 'error', entry, rule: `there is no ${intent.negated}` });
  if (intent.responses.every((response) => response.needs !== undefined))
    faults.push({ level: 'error', entry, rule: 'one response at least must need nothing' });
  intent.responses.forEach((response, index) => {
    const slots = new Set([...lexiconNames, ...(response.needs === undefined ? [] : [response.needs])]);
    faults.push(
      ...checkText(response.text, `${entry}/${index}/text`, slots),
      ...checkText(response.little, `${entry}/${index}/little`, slots),
    );
    faults.push(...checkLength(response.text, `${entry}/${index}/text`, theme, { words: [12, 36], grade: 4.5, simple: false }));
    faults.push(...checkLength(response.little, `${entry}/${index}/little`, theme, { words: [5, 15], grade: 1.8, simple: true }));
  });
  return faults;
}

export function checkGlue(content: Content): Fault[] {
  const { glue } = content;
  const faults: Fault[] = [];
  const read = (texts: readonly string[], part: string, extra: readonly string[]) =>
    texts.forEach((text, index) => faults.push(...checkText(text, `glue/${part}/${index}`, new Set([...lexiconNames, ...extra]))));
  read(glue.leads, 'leads', ['lead']);
  for (const deed of deeds) read(glue.chosen[deed], `chosen/${deed}`, []);
  for (const [part, extra] of [
    ['returns', 'thing'],
    ['farewells', 'thing'],
    ['resumes', 'x'],
  ] as const)
    read(
      glue[part].flatMap((pair) => [pair.little, pair.text]),
      part,
      [extra],
    );
  read(
    glue.ownWords.flatMap((pair) => [pair.little, pair.text]),
    'ownWords',
    ['one', 'two'],
  );
  read(glue.stagings, 'stagings', ['item', 'where']);
  read(
    glue.credits.flatMap((pair) => [pair.little, pair.text]),
    'credits',
    ['child', 'step'],
  );
  read(glue.interestCues, 'interestCues', ['child', 'interest']);
  faults.push(
    ...checkPatterns(
      glue.interests.map(({ pattern }) => pattern),
      'glue/interests',
    ),
  );
  return faults;
}
