/** The people of the desk's event: the board finds, filters and selects racers, and the waiver list names who must sign. */
import { expect } from '@playwright/test';
import { enterDemo, test, waitForIdle } from '../../support/demo-page';

const board = /^Inspections of /;

test('a racer is found by car number, exactly the number first, and going back leads to the desk', async ({ page }) => {
  await enterDemo(page, '/desk?tab=racers');
  const table = page.getByRole('table', { name: board });
  await expect(table).toHaveAttribute('aria-busy', 'false', { timeout: 60_000 });
  const number = (await table.locator('[data-index="3"]').getByRole('cell').nth(1).innerText()).split('\n')[0] ?? '';
  await page.getByRole('searchbox', { name: 'Search racers' }).fill(number);
  await expect(table.locator('[data-index="0"]').getByRole('cell').nth(1)).toContainText(number);
  await table.locator('[data-index="0"]').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Back to the event desk' }).click();
  await expect(page).toHaveURL(/\/desk\?tab=racers/);
  await expect(page.getByRole('searchbox', { name: 'Search racers' })).toHaveValue(number);
  await expect(page.getByText(/^Loading \d/)).toHaveCount(0);
});

test('a lane shows only its cars, and those due again are in the order of their times', async ({ page }) => {
  await enterDemo(page, '/desk?tab=racers');
  const table = page.getByRole('table', { name: board });
  await expect(table).toHaveAttribute('aria-busy', 'false', { timeout: 60_000 });
  const lane = page.getByRole('group', { name: 'Filter by team and lane' }).getByRole('button').first();
  const planned = Number(/(\d+) planned/.exec(await lane.innerText())?.[1]);
  await lane.click();
  await expect(table).toHaveAttribute('aria-rowcount', String(planned + 1));
  await lane.click();
  await page.getByRole('button', { name: /^Due again/ }).click();
  await expect(page).toHaveURL(/only=again/);
  const rows = table.locator('[data-index]');
  await expect(rows.filter({ hasNotText: /again/ })).toHaveCount(0);
  await expect(rows.first()).toContainText(/again/);
});

test('selected racers are printed and messaged', async ({ page }) => {
  await enterDemo(page, '/desk?tab=racers');
  await expect(page.getByRole('table', { name: board })).toHaveAttribute('aria-busy', 'false', { timeout: 60_000 });
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  const bar = page.getByRole('toolbar', { name: 'Selected people' });
  await expect(bar).toContainText(/\d+ selected/);
  await bar.getByRole('button', { name: 'Print…' }).click();
  await expect(page.getByRole('dialog', { name: 'Print Racers' })).toContainText(/\d+ pages?/);
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Message…' }).click();
  await expect(page).toHaveURL(/\/messages/);
});

test('the waiver list has only people who have not signed, with links to call and to write to them', async ({
  page,
}) => {
  await enterDemo(page, '/desk?tab=waivers');
  const grid = page.getByRole('grid', { name: 'Waivers' });
  await expect(grid.locator('[data-index]').first()).toBeVisible();
  await waitForIdle(page);
  for (const row of await grid.locator('[data-index]').all())
    await expect(row).toContainText(/Declined|Expired|Not signed|Guardian missing|Unknown/);
  // The demo has a visitor without a name and a phone, who may be the first.
  const first = grid
    .locator('[data-index]')
    .filter({ hasText: /\+1\d{10}/ })
    .first();
  await expect(first.locator('a[href^="tel:"]')).toHaveCount(1);
  await expect(first.locator('a[href^="mailto:"]')).toHaveCount(1);
  await page.getByRole('button', { name: /^Declined/ }).click();
  await expect(grid.locator('[data-index="0"]')).toContainText('Declined');
  await grid.locator('[data-index="0"]').getByRole('checkbox').click();
  await expect(page.getByRole('toolbar', { name: 'Selected people' })).toContainText('1 selected');
});
