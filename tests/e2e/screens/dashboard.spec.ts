/** Each dashboard figure links to a list with the same number of rows. */
import { expect, type Page } from '@playwright/test';
import { enterDemo, goTo, test, waitForIdle } from '../../support/demo-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const figures = ['Bookings', 'Tickets sold', 'Checked in today'] as const;

const shownBy = async (page: Page, name: string): Promise<string> => {
  const card = page.getByRole('region', { name: 'Figures' }).getByRole('group').filter({ hasText: name });
  const link = card.getByRole('link', { name, exact: true });
  const words = (await card.innerText()).split('\n').map((line) => line.trim());
  await link.click();
  await waitForIdle(page);
  return words.find((line) => /^[\d,]+$/.test(line)) ?? '';
};

test('each figure of the period equals the number of rows of the linked list', async ({ page }) => {
  await enterDemo(page);
  for (const name of figures) {
    await goTo(page, '/dashboard?period=90');
    const shown = await shownBy(page, name);
    expect(shown).not.toBe('');
    await expect(page.getByText(`${shown} matches`, { exact: true })).toBeVisible();
  }
});

test('a list is filtered by days, keeps the filter in its address, and can be reset', async ({ page }) => {
  await enterDemo(page, '/bookings?filter.bookingDate=2000-01-01..2000-12-31');
  await expect(page.getByText('No matches')).toBeVisible();
  await page.getByRole('button', { name: 'Filters, 1 active' }).click();
  await page.getByRole('menuitem', { name: 'Booked…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Booked' });
  const first = dialog.getByRole('combobox', { name: 'Start date' });
  const last = dialog.getByRole('combobox', { name: 'End date' });
  await expect(first).toHaveValue('Jan 1, 2000');
  await last.fill('1999-12-31');
  await last.press('Tab');
  await expect(dialog.getByText("The end date can't be before the start date.")).toBeVisible();
  await last.fill('');
  await last.press('Tab');
  await dialog.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/filter\.bookingDate=2000-01-01\.\.$/);
  await page.getByRole('button', { name: 'Remove filter Booked: from Jan 1, 2000' }).click();
  await expect(page).toHaveURL(/\/bookings$/);
});
