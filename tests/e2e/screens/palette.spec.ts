/** The command palette by keyboard alone: records, recent ones and commands. */
import { expect } from '@playwright/test';
import { enterDemo, goTo, test } from '../../support/demo-page';
import { commandPalette, listOf } from '../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('records, recent records and commands are found and opened by keyboard', async ({ page }) => {
  const palette = commandPalette(page);
  await enterDemo(page);
  await goTo(page, '/bookings');
  const link = listOf(page, 'Bookings').rows.first().getByRole('link').first();
  const number = (await link.textContent()) ?? '';

  await palette.find(number);
  const record = palette.group('Bookings').getByRole('option', { name: number });
  await expect(record).toHaveAttribute('aria-selected', 'true');
  await expect(palette.dialog.getByRole('status')).toHaveText(/^\d+ results?$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();

  await palette.find('');
  await expect(palette.group('Recent').getByRole('option').first()).toHaveText(new RegExp(number));
  for (const shown of await palette.dialog.getByRole('group').all())
    expect(await shown.getByRole('option').count()).toBeLessThanOrEqual(4);
  await page.keyboard.press('ArrowUp');
  await expect(palette.dialog.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(palette.dialog).toHaveCount(0);

  await palette.find('>keyboard');
  await expect(palette.dialog.getByRole('group')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');

  await palette.find('>dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');
});
