/**
 * `npm run themes`: generates the source files that depend on the themes from `src/domain/themes/*.json`. A theme consists of a file there, a drawing in
 * `src/ui/scene/art/`, and a folder of tales; no other source file has to be changed for one.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { bin } from './support/steps.ts';

const root = resolve(import.meta.dirname, '..');
const folder = 'src/domain/themes';

const text = z.string().check(z.minLength(1));
const colour = z.string().check(z.regex(/^#[\da-f]{6}$/));
const rank = z.int().check(z.positive());
const Words = z.strictObject({
  title: text,
  meaning: text,
  /** The title of an adventure that has no name. */
  adventure: text,
  /** The texts that are shown while the first step is being told (`building`), and while a later one is (`waiting`). */
  building: text,
  waiting: text,
});

const Theme = z.strictObject({
  /** Its rank in lists of themes. */
  order: rank,
  emoticon: text,
  /** By language tag; every theme has the same languages. */
  words: z.intersection(z.object({ en: Words }), z.record(z.string(), Words)),
  /** The words for it in a family's own theme, in any language: lower case without accents, separated by spaces. */
  calledBy: text,
  /** What it suits, and its rank among the themes for children up to 4 years (`little`) and from 10 years on (`big`). Null where it is never recommended. */
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
  /** Its icon, on a grid of 24 × 24: lines, or solid shapes, in the colour of the text unless an ink is named. */
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

/** Reads all themes, in their order. Throws an error that names the file and the field where one is invalid. */
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

/** The content of each generated file by its path, not formatted yet. */
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

/** The colours where no theme is set. */
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
