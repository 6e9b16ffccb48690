import { readFile } from 'node:fs/promises';
import { addChild, expect, openChapters, openSelector, signUp, skipOnboarding, test } from '../support/actions.ts';
import { familyDatabases } from '../support/database.ts';

// These tests are long, and the machine may be busy.
test.describe.configure({ timeout: 180_000 });

test('[PROF-01] [PROF-02] [PROF-03] [PROF-04] [PROF-05] [PROF-07] [PROF-09] a family sets up its profile, edits it, and adds places', async ({
  page,
  site,
}) => {
  await signUp(page, site.url, 'Robin');
  await skipOnboarding(page);
  const name = page.getByLabel('Name', { exact: true });
  const age = page.getByLabel('Age');
  const add = page.getByRole('button', { name: 'Add Child' });

  await test.step('it is not complete without a child', async () => {
    await expect(page.getByRole('button', { name: 'Back to Home' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Complete Profile Setup' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Validation Error')).toBeVisible();
    await expect(name).toBeFocused();
  });

  await test.step('a child needs a name and an age within the limits', async () => {
    await expect(add).toBeDisabled();
    await expect(age).toHaveAttribute('min', '1');
    await expect(age).toHaveAttribute('max', '18');
    await name.fill('M'.repeat(101));
    await expect(add).toBeDisabled();
    await age.fill('19');
    await add.click();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('tabpanel').getByText('Name must be less than 100 characters')).toBeVisible();
    await expect(page.getByText('Age must be between 1 and 18')).toBeVisible();
    await name.fill('Mia');
    await age.fill('4');
    await page.getByRole('textbox', { name: /Interests/ }).fill('x'.repeat(501));
    await add.click();
    await expect(page.getByRole('tabpanel').getByText('Interests must be less than 500 characters')).toBeVisible();
    await page.getByRole('textbox', { name: /Interests/ }).fill(' cats,  singing ,');
    await page.getByRole('textbox', { name: /Special Considerations/ }).fill('y'.repeat(1001));
    await add.click();
    await expect(page.getByRole('tabpanel').getByText('Considerations must be less than 1000 characters')).toBeVisible();
    await page.getByRole('textbox', { name: /Special Considerations/ }).fill('');
    await add.click();
    const mia = page.getByRole('article').filter({ hasText: 'Mia' });
    await expect(mia.getByText('cats', { exact: true })).toBeVisible();
    await expect(mia.getByText('singing', { exact: true })).toBeVisible();
  });

  await test.step('while one child is edited, none can be edited or removed', async () => {
    await addChild(page, { name: 'Tom', age: 8 });
    await page.getByRole('button', { name: 'Remove Tom' }).click();
    await expect(page.getByRole('button', { name: 'Keep Tom' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Tom' })).toBeFocused();
    await page.getByRole('button', { name: 'Edit Mia' }).click();
    for (const label of ['Edit Mia', 'Remove Mia', 'Edit Tom', 'Remove Tom']) {
      await expect(page.getByRole('button', { name: label })).toBeDisabled();
    }
    await age.fill('5');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('button', { name: 'Remove Tom' })).toBeEnabled();
    await page.getByRole('button', { name: 'Complete Profile Setup' }).click();
    await expect(page.getByText('Profile saved')).toBeVisible();
    await openChapters(page);
    await expect(page.getByRole('button', { name: 'Mia, 5' })).toBeVisible();
  });

  await test.step('My Profile: an overview with numbers, and an empty history', async () => {
    await page.getByRole('button', { name: 'Back to Profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    await expect(page.getByText('2 children registered')).toBeVisible();
    for (const term of ['Total', 'In Progress', 'Finished']) {
      await expect(page.locator('dl').getByText(term, { exact: true })).toBeVisible();
    }
    await page.getByRole('tab', { name: 'Adventure History' }).click();
    await expect(page.getByRole('heading', { name: 'No adventures yet' })).toBeVisible();
    await expect(page.getByText('Start your first adventure to begin building your history!')).toBeVisible();
  });

  await test.step('a place is added, edited and deleted', async () => {
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('tab', { name: 'Custom Environments' }).click();
    await page.getByRole('button', { name: 'Add Environment' }).click();
    await expect(page.getByRole('button', { name: 'Save Environment' })).toBeDisabled();
    await name.fill('Grandma’s garden');
    const item = page.getByRole('textbox', { name: /Available Items/ });
    for (const thing of ['blanket', ' watering can ', '', 'blanket']) {
      await item.fill(thing);
      await item.press('Enter');
    }
    const items = page.getByRole('list', { name: 'Items in this place' }).getByRole('listitem');
    await expect(items).toHaveText(['blanket', 'watering can']);
    // After an item is removed or added, the focus is next to it.
    await page.getByRole('button', { name: 'Remove blanket' }).click();
    await expect(page.getByRole('button', { name: 'Remove watering can' })).toBeFocused();
    await page.getByRole('button', { name: 'blanket', exact: true }).click();
    await expect(
      page
        .getByRole('list', { name: /^Often nearby/ })
        .getByRole('button')
        .first(),
    ).toBeFocused();
    await page.getByRole('button', { name: 'Save Environment' }).click();
    await expect(page.getByText('Environment saved')).toBeVisible();
    await page.getByRole('button', { name: 'Edit Grandma’s garden' }).click();
    await name.fill('The old garden');
    await page.getByRole('button', { name: 'Save Environment' }).click();
    await expect(page.getByText('Environment updated')).toBeVisible();
    await page.getByRole('button', { name: 'Delete The old garden' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Environment' });
    await expect(question.getByText(/cannot be undone/)).toBeVisible();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Environment deleted')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add Environment' })).toBeFocused();
  });

  await test.step('saving shows a toast, and leaving with unsaved changes asks first', async () => {
    await page.getByLabel('Your Name').fill('Sam');
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Keep Editing' }).click();
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await expect(page.getByText('Profile Updated')).toBeVisible();
  });
});

test('[PROF-08] [PROF-10] [DATA-03] a family exports its data, imports it, and deletes its account, completely or not at all', async ({
  page,
  site,
}, testInfo) => {
  await openSelector(page, site.url, { children: [{ name: 'Mia', age: 4 }] });
  await page.goto(`${site.url}/?view=profile&tab=settings`);

  const file = testInfo.outputPath('family.json');
  await test.step('everything is exported to one file and imported again', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export everything' }).click();
    await (await download).saveAs(file);
    expect(await readFile(file, 'utf8')).toContain('"Mia"');
    const picker = page.getByLabel('A file exported from Play Venture');
    await picker.setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{"children": 7}') });
    await expect(page.getByText('This file was not imported')).toBeVisible();
    await expect(page.getByText('Nothing was changed.')).toBeVisible();
    await picker.setInputFiles(file);
    await expect(page.getByText('Import complete')).toBeVisible();
    await page.getByRole('tab', { name: 'Overview' }).click();
    await expect(page.getByText('1 child registered')).toBeVisible();
  });

  await test.step('offline nothing is deleted', async () => {
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you absolutely sure?' });
    for (const part of ['profile information', 'children profiles', 'adventure history and sessions', 'custom environments']) {
      await expect(question.getByText(part, { exact: false })).toBeVisible();
    }
    await page.context().setOffline(true);
    await question.getByRole('button', { name: 'Delete everything' }).click();
    await expect(page.getByText('Failed to delete account. Please try again or contact support.')).toBeVisible({ timeout: 30_000 });
    await page.context().setOffline(false);
    await expect(page.getByLabel('Your Name')).toHaveValue('Robin');
  });

  await test.step('online everything is', async () => {
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete everything' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByText('Account deleted', { exact: true })).toBeVisible();
    await expect(page.getByText('Your account has been permanently deleted.')).toBeVisible();
    await expect.poll(() => familyDatabases(page)).toEqual([]);
  });
});
