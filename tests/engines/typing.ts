import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../support/server.ts';
import { until } from './engine.ts';
import { handsOn, toFirstStep } from './hands.ts';
import { type Launch, startPuppet, tieStrings } from './puppet.ts';

/** What a power cut takes of what is being typed, key after key without a pause. */

const words =
  'The dragon under the sofa wants a blanket, a biscuit and somebody to sing the very long song about the sea to it again, and again. '.repeat(
    2,
  );
/** Between two keys, in ms. */
export const keyMs = 100;

export type Loss = {
  field: string;
  /** Letters on the screen when the power was cut, and of these found again. */
  typed: number;
  kept: number;
};

type Field = {
  name: string;
  /** The view, and what is pressed on it until the field is there; `story` is the query of the adventure. */
  path: (story: string) => string;
  open: readonly string[];
  /** An expression for the field. */
  field: string;
};

const notes: Field = { name: 'notes', path: (story) => story, open: [], field: `field('Add Adventure Details')` };

/** The forms, whose text is offered again. */
const forms: readonly Field[] = [
  { name: 'step', path: (story) => story, open: ['Edit step'], field: `document.querySelector('[role=dialog] textarea')` },
  { name: 'child', path: () => '/?view=profile', open: ['Settings'], field: `document.querySelectorAll('textarea')[0]` },
  {
    name: 'place',
    path: () => '/?view=profile',
    open: ['Settings', 'Custom Environments', 'Add Environment'],
    field: `document.querySelector('form[aria-label="New Environment"] textarea')`,
  },
  { name: 'own story', path: () => '/?view=selector', open: [], field: `field('Or describe your own adventure')` },
  { name: 'feedback', path: () => '/', open: ['Give Feedback'], field: `document.querySelector('[role=dialog] textarea')` },
];

/** Cuts the power `kills` times while notes are typed, and as often while forms are. */
export async function measureTyping(launch: Launch, kills: number, onLoss: (loss: Loss) => void): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'venture-typing-'));
  const profile = mkdtempSync(join(tmpdir(), 'venture-profile-'));
  const server = await startServer({ dataDir });
  const strings = await tieStrings(server.url);
  let puppet = startPuppet(launch, profile, strings, '/auth');
  try {
    await toFirstStep(puppet, strings.url);
    const story = String(await puppet.run('location.pathname + location.search'));
    const { page } = handsOn(puppet);

    const show = async ({ name, open, field }: Field): Promise<void> => {
      await until(`The field of ${name}`, 60_000, () =>
        page<boolean>(`
          button('Skip')?.click();
          const target = () => ${field};
          const tab = (name) => [...document.querySelectorAll('[role=tab]')].find((one) => words(one) === name && seen(one));
          for (const name of ${JSON.stringify(open)}) {
            if (target() && seen(target())) break;
            const found = tab(name) ?? button(name);
            if (found && found.getAttribute('aria-selected') !== 'true') { found.click(); await new Promise((resolve) => setTimeout(resolve, 300)); }
          }
          return !!target() && seen(target());`),
      );
    };
    const valueOf = ({ field }: Field): Promise<string> => page<string>(`return ${field}.value;`);

    const cut = async (target: Field, keys: number): Promise<void> => {
      await puppet.open(strings.url + target.path(story));
      await show(target);
      await page(`const target = ${target.field}; target.focus(); target.select(); document.execCommand('delete'); return true;`);
      let typed = '';
      while (typed.length < keys) {
        const began = Date.now();
        const key = words[typed.length] ?? ' ';
        await page(`return document.execCommand('insertText', false, ${JSON.stringify(key)});`);
        typed += key;
        await new Promise((resolve) => setTimeout(resolve, keyMs - (Date.now() - began)));
      }
      await puppet.kill();
      puppet = startPuppet(launch, profile, strings, target.path(story));
      await show(target);
      // Found again is what stands there once it has come to rest.
      let before = '';
      await until('What was typed', 20_000, async () => {
        const now = await valueOf(target);
        const still = now === before && now !== '';
        before = now;
        return still;
      }).catch(() => undefined);
      onLoss({ field: target.name, typed: typed.length, kept: commonStart(typed, before) });
    };

    for (let kill = 0; kill < kills; kill += 1) await cut(notes, keysOf(kill));
    for (let kill = 0; kill < kills; kill += 1) {
      const form = forms[kill % forms.length];
      if (form !== undefined) await cut(form, keysOf(kill));
    }
  } finally {
    await puppet.close();
    await strings.close();
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Two to eleven seconds of typing, another number of keys each time. */
function keysOf(kill: number): number {
  return 20 + ((kill * 37) % 91);
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
