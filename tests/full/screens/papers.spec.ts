/** Every paper of the event desk. How pages are made is proved in tests/e2e/screens/papers.spec.ts. */
import { expect } from '@playwright/test';
import { button } from '../../support/area-actions';
import { enterDemo, test } from '../../support/demo-page';

for (const name of [
  'Gate list by booking',
  'Tech sheets',
  'Waiver chase list',
  'Rain-out worksheet',
  'Readiness board',
])
  test(`the paper “${name}” has rows and numbered pages`, async ({ page }) => {
    await enterDemo(page, '/desk');
    await button(page, 'Print…').click();
    await button(page, name).click();
    const first = page.getByRole('region', { name: 'Preview' }).getByRole('article').first();
    await expect(first.getByRole('heading', { name })).toBeVisible();
    await expect(first.locator('[data-row="row"]').nth(1)).toBeVisible();
    await expect(first).toContainText(/Page 1 of \d+/);
    await expect(first).toContainText('Midnight Madness');
  });
