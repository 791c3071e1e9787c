/** Lists: what fits beside each other, filters in the address, and figures that lead to as many rows as they say. */
import { expect } from '@playwright/test';
import { enterDemo, goTo, test, waitForIdle } from '../../support/demo-page';
import { listOf } from '../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('status and payment fit side by side at 1366 pixels, and a filter by days is kept in the address', async ({
  page,
}) => {
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

  const { grid, rows } = listOf(page, 'Bookings');
  await expect(rows.first()).toBeVisible();
  for (const title of ['Status', 'Payment'])
    await expect(grid.getByRole('columnheader', { name: title })).toBeInViewport({ ratio: 1 });
  const cut = await grid
    .locator('[data-tone]')
    .evaluateAll((badges) =>
      badges.filter((badge) => badge.scrollWidth > badge.clientWidth).map((one) => one.textContent),
    );
  expect(cut).toEqual([]);
});

test('the totals of transactions follow search and filters, and a row leads to its booking and back', async ({
  page,
}) => {
  await enterDemo(page, '/transactions');
  const list = listOf(page, 'Transactions');
  const totals = page.getByRole('region', { name: 'Totals', exact: true });
  await expect(totals.getByRole('row', { name: /^USD/ })).toBeVisible();
  await expect(totals).toContainText('Every paid booking has a transaction in the file.');

  // A booking that was refunded: what was paid is not what was refunded.
  await goTo(page, '/transactions?filter.type=refund');
  await expect(list.rows.first()).toContainText('Refund');
  await expect(totals.getByRole('columnheader', { name: 'Refunded' })).toBeVisible();
  await expect(totals.getByRole('columnheader', { name: 'Payments' })).toBeHidden();
  const number = (await list.rows.first().getByRole('link', { name: /^BK-/ }).textContent()) ?? '';
  await list.search.fill(number);
  await expect(totals).toContainText(/Totals of 1 transaction(?!s)/);

  await list.rows.first().click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Transactions' }).click();
  await expect(list.grid).toBeVisible();
  await expect(list.search).toHaveValue(number);
});

test('a figure leads to as many rows as it says, and the axis of a chart has each day once and whole amounts', async ({
  page,
}) => {
  await enterDemo(page, '/roles?role=2');
  const role = page.getByRole('main').getByRole('link', { name: /(person has|people have) this role$/ });
  const count = Number((await role.innerText()).replaceAll(/\D/g, ''));
  expect(count).toBeGreaterThan(0);
  await role.click();
  await expect(listOf(page, 'Admins').range).toHaveText(new RegExp(`of ${count}$`));

  await goTo(page, '/dashboard?period=90');
  // Charts are drawn after the page.
  const labels = page.locator('svg g.tick text, svg [class*="xAxis"] text, svg [class*="yAxis"] text');
  await expect(labels.nth(5)).toBeAttached();
  const ticks = await labels.evaluateAll((texts) => [...new Set(texts)].map(({ textContent }) => textContent ?? ''));
  const days = ticks.filter((tick) => /^[A-Z][a-z]{2} \d/.test(tick));
  const amounts = ticks.filter((tick) => tick.startsWith('$'));
  expect(days.length).toBeGreaterThan(3);
  expect(new Set(days).size, String(days)).toBe(days.length);
  expect(amounts.length).toBeGreaterThan(2);
  expect(amounts.filter((amount) => !/^\$\d{1,3}(\.\d{2}|(\.[1-9])?[KM])?$/.test(amount))).toEqual([]);

  const card = page.getByRole('region', { name: 'Figures' }).getByRole('group').filter({ hasText: 'Tickets sold' });
  const shown = /^[\d,]+$/m.exec(await card.innerText())?.[0];
  await card.getByRole('link', { name: 'Tickets sold', exact: true }).click();
  await waitForIdle(page);
  await expect(page.getByText(`${shown} matches`, { exact: true })).toBeVisible();
});
