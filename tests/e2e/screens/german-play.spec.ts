import { expect, playPirates, speakGerman, test } from '../support/actions.ts';
import { readRows } from '../support/database.ts';
import { expectNoOverflow } from '../support/measure.ts';

/** Playing an adventure in German: the texts around the story, what a tap adds to the notes, and the layout of the screens. */

test('[BEY-10] everything around an English story is in German, including a note about that; a German tap shapes the next step', async ({
  page,
  site,
}) => {
  await playPirates(page, site.url);
  await speakGerman(page, site.url);
  const elsewhere = page.getByText('Die Geschichten werden auf Englisch erzählt.');
  const notes = page.getByLabel('Was ist passiert?');
  const choices = page.getByRole('group', { name: 'Was macht ihr?' }).getByRole('button');

  await test.step('the first page says which language the story is in', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Piratenabenteuer' })).toBeVisible();
    await expect(page.getByText('Schritt 1 von 8', { exact: true })).toBeVisible();
    await expect(elsewhere).toHaveCount(1);
    const article = page.getByRole('article').filter({ visible: true });
    await expect(article.getByRole('heading')).toHaveAttribute('lang', 'en');
    await expect(article.locator('div[lang=en] p').first()).toBeVisible();
    await expect(article.getByText('Vorlesen', { exact: true })).toBeVisible();
  });

  await test.step('taps add German text; another choice replaces the first', async () => {
    const [one = '', two = ''] = await choices.allTextContents();
    await choices.nth(1).click();
    await expect(notes).toHaveValue(`Ihre Wahl: ${two.replace(/[.!?]+$/, '')}.`);
    await page.getByRole('button', { name: 'Zu schwer', exact: true }).click();
    await choices.nth(0).click();
    await expect(choices.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await expect(choices.nth(1)).toHaveAttribute('aria-pressed', 'false');
    await expect(notes).toHaveValue(`Das war zu schwer. Ihre Wahl: ${one.replace(/[.!?]+$/, '')}.`);
    await expect(page.getByRole('region', { name: 'Was die Geschichte aufgreift' })).toHaveText('Was die Geschichte aufgreiftZu schwer');
  });

  await test.step('the next step uses their meaning, and the note is kept', async () => {
    const chosen = (await choices.first().textContent()) ?? '';
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    await expect(page.getByText('Schritt 2 von 8', { exact: true })).toBeVisible({ timeout: 25_000 });
    await expect(elsewhere).toHaveCount(0);
    // The page that was left stays for a moment.
    const why = page.getByText('Warum dieser Schritt?').filter({ visible: true });
    await expect(why).toHaveCount(1);
    await why.click();
    await expect(page.getByText('You noted that it was too hard.').filter({ visible: true })).toBeVisible();
    await expect(page.getByText(`The children chose “${chosen}”.`).filter({ visible: true })).toBeVisible();
    await page.getByRole('button', { name: 'Zurück', exact: true }).click();
    await expect(page.getByRole('complementary', { name: 'Deine Notiz' })).toContainText('Das war zu schwer. Ihre Wahl:');
    const [adventure] = await readRows(page, 'adventures');
    const data = adventure?.fields['continuation_data'] as { adventureSteps: { said?: { intent: string }[] }[] };
    expect(data.adventureSteps[0]?.said?.map(({ intent }) => intent).toSorted()).toEqual(['chose', 'too-hard']);
  });
});

test('[BEY-10] the longer texts fit a small screen in portrait and landscape', async ({ page, site }) => {
  await playPirates(page, site.url, { slides: 'finished' });
  await speakGerman(page, site.url);
  const sizes = [
    { width: 360, height: 740 },
    { width: 740, height: 360 },
    { width: 320, height: 640 },
  ];
  const fits = async (stop: string): Promise<void> => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectNoOverflow(page, `${stop}, ${size.width} wide`);
    }
  };
  await expect(page.getByText('Schritt 1 von 8', { exact: true })).toBeVisible();
  await fits('a step');
  await page.getByRole('button', { name: 'Jemandem geht’s nicht gut' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Die Geschichte kann warten' })).toBeVisible();
  await fits('the card for the adult');
  await page.getByRole('button', { name: 'Zurück zur Geschichte' }).click();
  await page.getByRole('button', { name: 'Feedback geben' }).click();
  await expect(page.getByRole('dialog', { name: 'Feedback geben' })).toBeVisible();
  await fits('feedback');
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Abenteuer pausiert' })).toBeVisible();
  await fits('the last page');
  await page.getByRole('button', { name: 'Zurück zur Bibliothek' }).click();
  await expect(page.getByRole('heading', { name: 'Pausierte Abenteuer' })).toBeVisible();
  await fits('the dashboard');
  await page.goto(`${site.url}/?view=profile&tab=history`);
  await expect(page.getByRole('heading', { name: 'Läuft gerade' })).toBeVisible();
  await fits('the history');
});
