/** The command palette by keyboard alone: records, recent ones and commands. */
import { expect, type Page } from '@playwright/test';
import { enterDemo, goTo, test } from '../../support/demo-page';
import { listOf } from '../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Search' });
const group = (page: Page, name: string) => palette(page).getByRole('group', { name });

const find = async (page: Page, query: string): Promise<void> => {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(query);
};

test('records, recent records and commands are found and opened by keyboard', async ({ page }) => {
  await enterDemo(page);
  await goTo(page, '/bookings');
  const link = listOf(page, 'Bookings').rows.first().getByRole('link').first();
  const number = (await link.textContent()) ?? '';

  await find(page, number);
  const record = group(page, 'Bookings').getByRole('option', { name: number });
  await expect(record).toHaveAttribute('aria-selected', 'true');
  await expect(palette(page).getByRole('status')).toHaveText(/^\d+ results?$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();

  await find(page, '');
  await expect(group(page, 'Recent').getByRole('option').first()).toHaveText(new RegExp(number));
  for (const shown of await palette(page).getByRole('group').all())
    expect(await shown.getByRole('option').count()).toBeLessThanOrEqual(4);
  await page.keyboard.press('ArrowUp');
  await expect(palette(page).getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);

  await find(page, '>keyboard');
  await expect(palette(page).getByRole('group')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');

  await find(page, '>dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');
});
