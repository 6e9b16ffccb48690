import type { Page } from '@playwright/test';
import { expect, playPirates, setLight, speakGerman, test } from '../support/actions.ts';
import { violations } from '../support/axe.ts';
import { deviceSetting } from '../support/database.ts';
import { expectNoOverflow } from '../support/measure.ts';

/** A fake speech engine that the test controls, because this machine has no voices. */
type Stage = { said: { text: string; voice: string; rate: number }[]; now: () => string; end: () => void; word: (from: number) => void };
type Staged = Window & { stage: Stage };

const voices = [
  { voiceURI: 'far', name: 'Far Away', lang: 'en-US', localService: false, default: true },
  { voiceURI: 'near', name: 'Near By', lang: 'en-US', localService: true, default: false },
  { voiceURI: 'hans', name: 'Hans', lang: 'de-DE', localService: true, default: false },
];

/** Behaves like the engines of browsers: voices arrive late, one utterance at a time, and `end` is fired only if it was not cancelled. */
async function giveVoices(page: Page, list: readonly (typeof voices)[number][]): Promise<void> {
  await page.addInitScript((given) => {
    class Utterance extends EventTarget {
      readonly text: string;
      voice: { voiceURI: string } | null = null;
      lang = '';
      rate = 1;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    class Synthesis extends EventTarget {
      current: Utterance | null = null;
      ready = false;
      getVoices = () => (this.ready ? given : []);
      speak = (utterance: Utterance) => {
        this.current = utterance;
        stage.said.push({ text: utterance.text, voice: utterance.voice?.voiceURI ?? 'none', rate: utterance.rate });
      };
      cancel = () => {
        const cut = this.current;
        this.current = null;
        if (cut !== null) setTimeout(() => cut.dispatchEvent(Object.assign(new Event('error'), { error: 'canceled' })));
      };
      resume = () => undefined;
    }
    const synthesis = new Synthesis();
    const stage: Stage = {
      said: [],
      now: () => synthesis.current?.text ?? '',
      end: () => {
        const done = synthesis.current;
        synthesis.current = null;
        done?.dispatchEvent(new Event('end'));
      },
      word: (from) =>
        synthesis.current?.dispatchEvent(Object.assign(new Event('boundary'), { name: 'word', charIndex: from, charLength: 0 })),
    };
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, stage });
    window.addEventListener('load', () => {
      synthesis.ready = true;
      synthesis.dispatchEvent(new Event('voiceschanged'));
    });
  }, list);
}

const now = (page: Page): Promise<string> => page.evaluate(() => (window as unknown as Staged).stage.now());
const said = (page: Page): Promise<Stage['said']> => page.evaluate(() => (window as unknown as Staged).stage.said);
const end = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as Staged).stage.end());

test('[PLAY-03] the device reads a step aloud on request: sentence by sentence, highlighted, can be paused and resumed, with an offline voice', async ({
  page,
  site,
}) => {
  await giveVoices(page, voices);
  await playPirates(page, site.url);
  const marked = page.locator('[data-reading]');

  await test.step('never by itself', async () => {
    await expect(page.getByRole('button', { name: 'Listen', exact: true })).toBeVisible();
    expect(await said(page)).toEqual([]);
    await expect(marked).toHaveCount(0);
  });

  await test.step('the sentence being read is highlighted, and the next one follows', async () => {
    await page.getByRole('button', { name: 'Listen', exact: true }).click();
    await expect.poll(() => now(page)).not.toBe('');
    const first = await now(page);
    await expect(marked).toHaveText(first);
    expect((await said(page)).at(-1)).toMatchObject({ voice: 'near', rate: 1 });
    await end(page);
    const second = await now(page);
    expect(second).not.toBe('');
    expect(second).not.toBe(first);
    await expect(marked).toHaveText(second);
    // If the engine reports the current word, it is highlighted in its sentence.
    await page.evaluate(() => (window as unknown as Staged).stage.word(0));
    await expect(marked.locator('span')).toHaveText(second.split(/\s/)[0] ?? '');
    await expect(marked).toHaveText(second);
  });

  await test.step('pause, resume with the same sentence, stop', async () => {
    const sentence = await now(page);
    await page.getByRole('button', { name: 'Pause reading' }).click();
    await expect.poll(() => now(page)).toBe('');
    await expect(marked).toHaveText(sentence);
    await page.getByRole('button', { name: 'Continue reading' }).click();
    await expect.poll(() => now(page)).toBe(sentence);
    await page.getByRole('button', { name: 'Stop reading' }).click();
    await expect.poll(() => now(page)).toBe('');
    await expect(marked).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Listen', exact: true })).toBeFocused();
  });

  await test.step('it reads everything for the children and nothing for the adult, then stops', async () => {
    const before = (await said(page)).length;
    await page.getByRole('button', { name: 'Listen', exact: true }).click();
    for (let sentence = 0; sentence < 60 && (await now(page)) !== ''; sentence += 1) await end(page);
    await expect(page.getByRole('button', { name: 'Listen', exact: true })).toBeVisible();
    await expect(marked).toHaveCount(0);
    const spoken = (await said(page)).slice(before).map(({ text }) => text);
    const shown = (await page.getByRole('article').locator('p[dir]').allTextContents()).join(' ');
    expect(spoken.join(' ').replace(/\s+/g, ' ')).toBe(shown.replace(/\s+/g, ' ').trim());
    expect(spoken.join(' ')).not.toContain('Have these at hand');
  });

  await test.step('it stops when the step is left, and when the screen goes off', async () => {
    await page.getByRole('button', { name: 'Listen', exact: true }).click();
    await page.getByRole('button', { name: 'Next Step' }).click();
    await expect(page.getByText(/^Step 2 of/).first()).toBeVisible();
    await expect.poll(() => now(page)).toBe('');
    await expect(page.getByRole('button', { name: 'Listen', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Listen', exact: true }).click();
    await expect(marked).toHaveCount(1);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => now(page)).toBe('');
    await expect(marked).toHaveCount(0);
  });

  await test.step('voice and speed are stored on this device', async () => {
    await page.getByRole('button', { name: 'Voice and speed' }).click();
    const choice = page.getByRole('combobox', { name: 'Voice' });
    await page.getByRole('button', { name: 'Listen', exact: true }).click();
    for (const light of ['night', 'sun', 'day'] as const) {
      await setLight(page, light);
      expect(await violations(page, { within: 'article' }), light).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page, 'while reading');
    await page.setViewportSize({ width: 1180, height: 820 });
    await page.getByRole('button', { name: 'Stop reading' }).click();
    await expect(choice.locator('option')).toHaveText(['Near By (en-US)', 'Far Away (en-US), needs a connection', 'Hans (de-DE)']);
    await choice.selectOption({ label: 'Hans (de-DE)' });
    await page.getByRole('slider', { name: 'Reading speed' }).fill('0.8');
    await expect.poll(() => deviceSetting(page, 'settings')).toMatchObject({ voice: 'hans', speechRate: 0.8 });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Listen', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Listen', exact: true }).click();
    await expect.poll(async () => (await said(page)).at(-1)).toMatchObject({ voice: 'hans', rate: 0.8 });
    await expect(marked).toHaveCount(1);
  });

  await test.step('it stops on a pause', async () => {
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Adventure Paused' })).toBeVisible();
    await expect.poll(() => now(page)).toBe('');
  });
});

test('without a voice on the device there are no controls', async ({ page, site }) => {
  await giveVoices(page, []);
  await playPirates(page, site.url);
  await expect(page.getByText('Read aloud', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Listen', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Voice and speed' })).toHaveCount(0);
});

test('[BEY-10] a story is read by a voice in its own language, whatever the interface’s language is', async ({ page, site }) => {
  await giveVoices(page, voices);
  await playPirates(page, site.url);
  await speakGerman(page, site.url);
  await page.getByRole('button', { name: 'Anhören', exact: true }).click();
  await expect.poll(async () => (await said(page)).at(-1)).toMatchObject({ voice: 'near' });
  await expect(page.locator('[data-reading]')).toHaveText(await now(page));
  expect(await page.locator('[data-reading]').evaluate((sentence) => sentence.closest('[lang]')?.getAttribute('lang'))).toBe('en');
});
