import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../support/servers/server.ts';
import { type Launch, startControlledBrowser, startRemoteControl } from './controlled-browser.ts';
import { until } from './engine.ts';
import { toFirstStep, userOn } from './user.ts';

/** Measures how much of a text is lost in a power failure while somebody types without a pause. */

const words =
  'The dragon under the sofa wants a blanket, a biscuit and somebody to sing the very long song about the sea to it again, and again. '.repeat(
    2,
  );
/** The time between two keys, in ms. */
export const keyMs = 100;

export type Loss = {
  field: string;
  /** The number of letters on the screen when the power failed, and of those that are there after the restart. */
  typed: number;
  kept: number;
};

type Field = {
  name: string;
  /** The address of the view, and the buttons to press until the field is there. `story`: the address of the adventure. */
  path: (story: string) => string;
  open: readonly string[];
  /** An expression that finds the field. */
  field: string;
};

const notes: Field = { name: 'notes', path: (story) => story, open: [], field: `field('Add Adventure Details')` };

/** The forms, which offer their unsaved text again. */
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

/** Kills the browser `kills` times while notes are typed, and as often while forms are filled in; reports each loss to `onLoss`. */
export async function measureTyping(launch: Launch, kills: number, onLoss: (loss: Loss) => void): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'venture-typing-'));
  const profile = mkdtempSync(join(tmpdir(), 'venture-profile-'));
  const server = await startServer({ dataDir });
  const control = await startRemoteControl(server.url);
  let browser = startControlledBrowser(launch, profile, control, '/auth');
  try {
    await toFirstStep(browser, control.url);
    const story = String(await browser.run('location.pathname + location.search'));
    const { page } = userOn(browser);

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
      await browser.open(control.url + target.path(story));
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
      await browser.kill();
      browser = startControlledBrowser(launch, profile, control, target.path(story));
      await show(target);
      // The text is read once it no longer changes.
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
    await browser.close();
    await control.close();
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The number of keys before a kill: two to eleven seconds of typing, different each time. */
function keysOf(kill: number): number {
  return 20 + ((kill * 37) % 91);
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
