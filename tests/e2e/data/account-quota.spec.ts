import { randomUUID } from 'node:crypto';
import { newAdventure } from '../../../src/domain/entities/adventure.ts';
import { storyConfig } from '../../support/story/story-family.ts';
import { expect, openSelector, synced, test } from '../support/actions.ts';
import { password } from '../support/family.ts';

test.describe.configure({ timeout: 180_000 });

/** Another device of the family, which only uses the API and sends adventures. */
async function otherDevice(url: string, email: string): Promise<(count: number) => Promise<void>> {
  const { supabaseKey } = (await (await fetch(`${url}/config.json`)).json()) as { supabaseKey: string };
  const post = async (path: string, body: unknown, token = ''): Promise<unknown> => {
    const headers = {
      apikey: supabaseKey,
      'content-type': 'application/json',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const login = await post('/auth/v1/token?grant_type=password', { email, password });
  const { access_token: token, user } = login as { access_token: string; user: { id: string } };
  const fields = { ...newAdventure({ ...storyConfig, participatingChildren: [] }, 1, '2026-11-01T08:00:00.000Z'), status: 'completed' };
  const one = () => ({ table: 'adventure_sessions', id: randomUUID(), base: 0, deleted: false, fields });
  return async (count) => {
    for (let left = count; left > 0; left -= 200) {
      const changes = Array.from({ length: Math.min(200, left) }, one);
      const { receipts } = (await post('/rest/v1/rpc/sync', { account: user.id, changes, since: 0, max_rows: 1 }, token)) as {
        receipts: { outcome: string }[];
      };
      const taken = receipts.filter(({ outcome }) => outcome === 'applied').length;
      if (taken !== changes.length) throw new Error(`${taken} of ${changes.length} were taken`);
    }
  };
}

test('a family is told that its account is almost full, then that it is full, before anything is refused', async ({ page, site }) => {
  const email = await openSelector(page, site.url);
  const send = await otherDevice(site.url, email);
  const again = async (): Promise<void> => {
    await page.goto(site.url);
    await synced(page);
  };
  const card = page.getByRole('complementary', { name: /^Your account is/ });

  await send(1_790);
  await again();
  await expect(card).toHaveCount(0);

  await send(10);
  await again();
  await expect(card).toContainText('Your account is almost full');
  await expect(card).toContainText('It holds 1,800 of 2,000 adventures.');
  await expect(card.getByRole('button', { name: 'Export this family' })).toBeVisible();
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toHaveCount(0);
  await again();
  await expect(card).toHaveCount(0);

  await send(200);
  await again();
  await expect(card).toContainText('Your account is full');
  await expect(card).toContainText('New adventures stay on this device only');
});
