/** Preparing an event on the desk, in the browser demo. */
import { expect, test } from '@playwright/test';
import { enterDemo } from '../../support/demo-page';
import { goTo } from '../../support/navigate';

/** The demo answers hundreds of calls for it. */
const prepared = { timeout: 360_000 };
test.setTimeout(600_000);

test('an event is prepared, and its light says that it works without a network', async ({ page }) => {
  await enterDemo(page, '/desk');
  const start = page.getByRole('button', { name: 'Prepare for this event' });
  const before = await start.boundingBox();
  await start.click();
  const panel = page.getByRole('dialog', { name: 'Prepared event' });
  const light = page.getByRole('button', { name: 'Ready for no network' });
  await expect(light).toBeVisible(prepared);
  expect(await light.boundingBox()).toEqual(before);
  await light.focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByText(/^Prepared /)).toBeVisible();
  await expect(panel.getByRole('term').filter({ hasText: 'bookings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(light).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
});

test('the settings say what is kept, and erase it after a question', async ({ page }) => {
  await enterDemo(page, '/desk');
  await page.getByRole('button', { name: 'Prepare for this event' }).click();
  await expect(page.getByRole('button', { name: 'Ready for no network' })).toBeVisible(prepared);
  await goTo(page, '/settings');
  const offline = page.getByRole('region', { name: 'Offline' });
  await expect(offline.getByText('What you view is available offline until you close Pitwall')).toBeVisible();
  await expect(offline.getByText(/^Prepared event, /)).toBeVisible();
  await offline.getByRole('button', { name: 'Erase the copy…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase the copy' }).click();
  await expect(offline.getByText(/^Prepared event, /)).toBeHidden();
});
