/** Every paper of the event desk, and what a person chooses for it. How pages are made is proved in tests/e2e/screens/papers.spec.ts. */
import { expect } from '@playwright/test';
import { button } from '../../support/area-actions';
import { enterDemo, test } from '../../support/demo-page';
import { pagesOf } from '../../support/pdf-pages';
import { catchPrint, preview, printed } from '../../support/print-preview';

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
    const first = preview(page).getByRole('article').first();
    await expect(first.getByRole('heading', { name })).toBeVisible();
    await expect(first.locator('[data-row="row"]').nth(1)).toBeVisible();
    await expect(first).toContainText(/Page 1 of \d+/);
    await expect(first).toContainText('Midnight Madness');
  });

test('pages follow paper, orientation and blank lines, and A4 is kept for the next print', async ({ page }) => {
  await catchPrint(page);
  await enterDemo(page, '/desk');
  const open = async (): Promise<void> => {
    await button(page, 'Print…').click();
    await button(page, 'Gate list by name').click();
    await expect(preview(page)).toBeVisible();
  };
  await open();
  const count = () => preview(page).getByRole('article').count();
  const withLines = await count();
  await page.getByRole('radio', { name: 'A4' }).check();
  await page.getByRole('checkbox', { name: 'Large type' }).uncheck();
  await page.getByRole('spinbutton', { name: 'Blank lines' }).fill('0');
  await page.getByRole('spinbutton', { name: 'Blank lines' }).press('Enter');
  await expect.poll(count).toBeLessThan(withLines);
  await page.getByRole('radio', { name: 'Portrait' }).check();
  await expect(preview(page).locator('[data-sheet="A4-portrait"]').first()).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true }).click();
  const pages = await pagesOf(await printed(page));
  expect(pages).toHaveLength(await count());
  // 210 by 297 millimeters, in points.
  for (const { width, height } of pages) {
    expect(Math.abs(width - 595.3)).toBeLessThan(1);
    expect(Math.abs(height - 841.9)).toBeLessThan(1);
  }
  await page.keyboard.press('Escape');
  await open();
  await expect(page.getByRole('radio', { name: 'A4' })).toBeChecked();
});

test('a list that is too long says so on paper, and none of its pages is clipped, also while the dialog opens', async ({
  page,
}) => {
  await enterDemo(page, '/bookings');
  await button(page, 'Print…').click();
  const articles = preview(page).getByRole('article');
  await expect(articles.nth(1)).toBeVisible();
  // Rows that do not fit push the footer out of the page.
  const excess = await articles.evaluateAll((pages) =>
    pages.map((one) => {
      const footer = one.querySelector('footer')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
      return footer - one.getBoundingClientRect().bottom;
    }),
  );
  for (const height of excess) expect(height).toBeLessThan(1);
  await expect(preview(page).getByText('Only the first 2,000 rows are printed.').first()).toBeVisible();
  // Opened again, it is a dialog to screen readers too, although its pages are still being made.
  await page.keyboard.press('Escape');
  await expect(preview(page)).toHaveCount(0);
  await button(page, 'Print…').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
