import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lightColors } from '../../../src/ui/light.ts';

const ui = join(import.meta.dirname, '../../../src/ui');
const tokens = readFileSync(join(ui, 'tokens.css'), 'utf8');
const themes = readFileSync(join(ui, 'themes.css'), 'utf8');

type Light = 'day' | 'night' | 'sun';
const lights: readonly Light[] = ['day', 'night', 'sun'];

/** The custom properties of the first block after `marker`, by name. */
function block(css: string, marker: string): Record<string, string> {
  const from = css.indexOf(marker);
  if (from < 0) throw new Error(`no ${marker}`);
  const open = css.indexOf('{', from);
  const body = css.slice(open + 1, css.indexOf('}', open));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]));
}

const day = block(tokens, ':root {');
const inLight: Record<Light, Record<string, string>> = {
  day,
  night: { ...day, ...block(tokens, ':root[data-light="night"] {') },
  sun: { ...day, ...block(tokens, ':root[data-light="sun"] {') },
};
const byTheme: Record<string, Record<string, string>> = Object.fromEntries(
  ['', ...[...themes.matchAll(/\[data-theme="?'?([\w-]+)"?'?\]/g)].map(([, name = '']) => name)].map((name) => [
    name === '' ? 'plain' : name,
    block(themes, name === '' ? ':root,' : `[data-theme="${name}"]`),
  ]),
);

function luminance(color: string): number {
  const hex = /^#([\da-f]{6})$/i.exec(color)?.[1];
  if (hex === undefined) throw new Error(`not a plain colour: ${color}`);
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** The background's colour where two stripes cross, at its darkest (or lightest). */
function wovenCloth(light: Light): string {
  const { cloth = '', 'cloth-check': check = '' } = inLight[light];
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)%\)$/.exec(check);
  if (parts === null) return cloth;
  const share = 1 - (1 - Number(parts[4]) / 100) ** 2;
  const mixed = [1, 3, 5].map((at, i) =>
    Math.round(Number.parseInt(cloth.slice(at, at + 2), 16) * (1 - share) + Number(parts[i + 1]) * share),
  );
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

describe.each(lights)('in the light of %s', (light) => {
  const token = (name: string): string => inLight[light][name] ?? '';
  const text = light === 'sun' ? 7 : 4.5;
  const grounds = [
    ...['cloth', 'paper', 'paper-raised', 'well'].map((name) => [name, token(name)] as const),
    ['woven cloth', wovenCloth(light)] as const,
  ];
  /** The backgrounds on which a colour does not reach the ratio, each with the ratio it has. */
  const tooFaint = (color: string, ratio: number): string[] =>
    grounds
      .filter(([, ground]) => contrast(color, ground) < ratio)
      .map(([name, ground]) => `${name}: ${contrast(color, ground).toFixed(2)}`);

  test.each(['ink', 'ink-soft', 'ink-faint', 'good', 'warn', 'bad', 'info'])('%s is readable on every background', (name) => {
    expect(tooFaint(token(name), text)).toEqual([]);
  });

  test.each(['good', 'warn', 'bad', 'info'])('%s and ink are readable on its tinted background', (name) => {
    expect(contrast(token(name), token(`${name}-wash`))).toBeGreaterThanOrEqual(text);
    expect(contrast(token('ink'), token(`${name}-wash`))).toBeGreaterThanOrEqual(text);
  });

  test('outlines, the focus ring and the danger button have enough contrast', () => {
    expect(tooFaint(token('outline'), 3)).toEqual([]);
    expect(tooFaint(token('focus'), 3)).toEqual([]);
    expect(contrast(token('on-bad'), token('bad'))).toBeGreaterThanOrEqual(text);
  });

  test.each(Object.keys(byTheme))('the accent of %s is readable as text, and text on it', (theme) => {
    const of = byTheme[theme] ?? {};
    const accent = of[`${light}-accent`] ?? '';
    const wash = light === 'sun' ? '#ffffff' : (of[`${light}-accent-wash`] ?? '');
    const onAccent = light === 'night' ? '#12182f' : '#ffffff';
    expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(text);
    expect(contrast(accent, wash)).toBeGreaterThanOrEqual(text);
    expect(contrast(token('ink'), wash)).toBeGreaterThanOrEqual(text);
    expect(tooFaint(accent, text)).toEqual([]);
  });
});

test('night by the system equals night by choice', () => {
  expect(block(tokens, ':root:not([data-light]) {')).toEqual(block(tokens, ':root[data-light="night"] {'));
});

test('the browser’s toolbar has the background’s colour', () => {
  for (const light of lights) expect(lightColors[light]).toBe(inLight[light]['cloth']);
});

test('every theme with a drawing has an accent', () => {
  const ofNoTheme = ['meadow', 'at-play'];
  const themed = readdirSync(join(ui, 'scene/art'))
    .map((file) => file.replace('.tsx', ''))
    .filter((art) => !ofNoTheme.includes(art));
  expect(themed).toHaveLength(11);
  expect(Object.keys(byTheme)).toEqual(expect.arrayContaining(themed));
});
