/**
 * `npm run themes`: writes what the app needs of `src/domain/themes/*.json` to where it is needed. A theme is one file of data there, a
 * drawing in `src/ui/scene/art/` and a folder of tales; nothing else names it.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { bin } from './steps.ts';

const root = resolve(import.meta.dirname, '..');
const folder = 'src/domain/themes';

const text = z.string().check(z.minLength(1));
const colour = z.string().check(z.regex(/^#[\da-f]{6}$/));
const rank = z.int().check(z.positive());
const Words = z.strictObject({
  title: text,
  meaning: text,
  /** What an adventure is called that nobody has named. */
  adventure: text,
  /** What is said while the first page is being told, and while a later one is. */
  building: text,
  waiting: text,
});

const Theme = z.strictObject({
  /** Its place among the others. */
  order: rank,
  emoticon: text,
  /** By language; every theme has the same ones. */
  words: z.intersection(z.object({ en: Words }), z.record(z.string(), Words)),
  /** How families call it who type it in, in any language: small letters without accents, a space between. */
  calledBy: text,
  /** What it goes with, where the selector recommends it, and its rank in charming children up to four and from ten years on. */
  recommended: z.nullable(
    z.strictObject({
      environments: z.array(text),
      styles: z.array(text),
      levels: z.array(text),
      charms: z.strictObject({ little: rank, big: rank }),
    }),
  ),
  colours: z.strictObject({
    day: z.strictObject({ accent: colour, deep: colour, wash: colour }),
    night: z.strictObject({ accent: colour, deep: colour, wash: colour }),
    sun: z.strictObject({ accent: colour }),
  }),
  /** Its small sign, on a 24 × 24 grid: lines, or solid shapes, in the colour of the text unless an ink is named. */
  sign: z.array(
    z.strictObject({
      d: text,
      solid: z.optional(z.literal(true)),
      width: z.optional(z.number()),
      ink: z.optional(z.literal('var(--paper)')),
    }),
  ),
});

export type ThemeFile = z.infer<typeof Theme> & { id: string };

/** All themes in their order. Throws an error that names file and field where one is not as it should be. */
export function readThemes(): readonly ThemeFile[] {
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const read = z.safeParse(Theme, JSON.parse(readFileSync(join(root, folder, file), 'utf8')));
      if (!read.success) throw new Error(`${folder}/${file}: ${z.prettifyError(read.error)}`);
      return { id: file.replace('.json', ''), ...read.data };
    })
    .toSorted((a, b) => a.order - b.order);
}

const head = '// Written by `npm run themes` from src/domain/themes/*.json.\n\n';
const literal = (value: unknown): string => JSON.stringify(value);

function table(themes: readonly ThemeFile[], row: (theme: ThemeFile) => unknown): string {
  return literal(Object.fromEntries(themes.map((theme) => [theme.id, row(theme)])));
}

/** What each file should hold, by its path; not yet formatted. */
export function filesFor(themes: readonly ThemeFile[]): ReadonlyMap<string, string> {
  const recommended = themes.filter((theme) => theme.recommended !== null);
  const byCharm = (age: 'little' | 'big') =>
    literal(recommended.toSorted((a, b) => (a.recommended?.charms[age] ?? 0) - (b.recommended?.charms[age] ?? 0)).map(({ id }) => id));
  const found = new Map<string, string>();
  found.set(
    `${folder}.ts`,
    `${head}/** The themes the selector recommends. */
export const recommendedThemes = ${literal(recommended.map(({ id }) => id))} as const;

/** Every theme that has a scene, a sign and tales of its own. */
export const knownThemes = ${literal(themes.map(({ id }) => id))} as const;

export const themeInfo = ${table(themes, ({ words, emoticon }) => ({ title: words.en.title, description: words.en.meaning, emoticon }))};

/** Which theme suits which place, style and level (product specification, section 9). */
export const themeMatches = ${table(recommended, ({ recommended: suits }) => ({ environments: suits?.environments, styles: suits?.styles, levels: suits?.levels }))} as const;

/** Which themes charm an age at first sight; every family gets to all of them. */
export const forLittle = ${byCharm('little')} as const;
export const forBig = ${byCharm('big')} as const;
`,
  );
  for (const language of Object.keys(themes[0]?.words ?? {})) {
    const all = ['adventure', 'building', 'waiting', ...(language === 'en' ? [] : (['title', 'meaning'] as const))] as const;
    const parts = all.map((part) => `export const ${part} = ${table(themes, ({ words }) => words[language]?.[part])};`);
    found.set(`src/messages/themes/${language}.ts`, `${head}${parts.join('\n\n')}\n`);
  }
  found.set(
    'src/ui/themes.css',
    `/*
 * Written by \`npm run themes\` from src/domain/themes/*.json: one bold accent a theme, in three lights. Put \`data-theme="pirates"\` on any
 * element and everything inside it takes that accent. The values of all three lights stand side by side here; tokens.css picks the one in
 * force. tests/unit/ui/contrast.test.ts holds every pair to WCAG AA (7:1 in sun).
 */
${[{ selector: ':root,\n[data-theme]', colours: plain }, ...themes.map(({ id, colours }) => ({ selector: `[data-theme="${id}"]`, colours }))].map(block).join('\n')}`,
  );
  found.set(
    'src/ui/scene/theme-signs.ts',
    `${head}/** A part of a sign, on a 24 × 24 grid: a line of \`width\`, or a solid shape, in the colour of the text unless an ink is named. */
export type SignPart = { d: string; solid?: true; width?: number; ink?: string };

export const themeSigns = ${table(themes, ({ sign }) => sign)} satisfies Readonly<Record<string, readonly SignPart[]>>;
`,
  );
  found.set(
    'src/storyteller/tales/season-names.ts',
    `${head}/** The words by which families call a theme that has a season of tales: small letters without accents. */
export const seasonNames: Readonly<Record<string, string>> = ${table(themes, ({ calledBy }) => calledBy)};
`,
  );
  return found;
}

/** What has no theme: the house's own red. */
const plain: ThemeFile['colours'] = {
  day: { accent: '#b83325', deep: '#77292f', wash: '#f8e5da' },
  night: { accent: '#ff9d85', deep: '#94615e', wash: '#3a354f' },
  sun: { accent: '#8c1d10' },
};

function block({ selector, colours: { day, night, sun } }: { selector: string; colours: ThemeFile['colours'] }): string {
  return `${selector} {
  --day-accent: ${day.accent};
  --day-accent-deep: ${day.deep};
  --day-accent-wash: ${day.wash};
  --night-accent: ${night.accent};
  --night-accent-deep: ${night.deep};
  --night-accent-wash: ${night.wash};
  --sun-accent: ${sun.accent};
}
`;
}

if (process.argv[1] === import.meta.filename) {
  const files = filesFor(readThemes());
  for (const [path, content] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  execFileSync(join(root, bin('biome')), ['check', '--write', ...files.keys()], { cwd: root, stdio: 'inherit' });
}
