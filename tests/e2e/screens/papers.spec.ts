/** Papers of the event desk, and lists as they are shown: the preview and what is printed are the same pages. */
import { expect, type Locator } from '@playwright/test';
import { button } from '../../support/area-actions';
import { enterDemo, test } from '../../support/demo-page';
import { focusedIn } from '../../support/overlays';
import { pagesOf } from '../../support/pdf-pages';
import { catchPrint, preview, printed } from '../../support/print-preview';

const textsOf = (cells: Locator): Promise<readonly string[]> =>
  cells.evaluateAll((all) => all.map((cell) => cell.textContent ?? '').filter((text) => text !== ''));

const occurrences = (text: string, part: string): number => text.split(part).length - 1;

test('class lists are printed in 3 interactions: every entry once, with its code, on numbered pages', async ({
  page,
}) => {
  await catchPrint(page);
  await enterDemo(page, '/desk');
  // The system's print dialog is one interaction.
  let interactions = 1;
  const act = async (locator: Locator): Promise<void> => {
    interactions += 1;
    await locator.click();
  };
  await act(button(page, 'Print…'));
  await act(button(page, 'Print Class lists now'));
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await expect(preview(page)).toBeVisible();
  const codes = await textsOf(preview(page).locator('[data-code] bdi'));
  const total = await preview(page).getByRole('article').count();
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.length).toBeGreaterThan(20);
  // Every code has bars.
  await expect(preview(page).locator('.paper-code')).toHaveCount(codes.length);
  expect(interactions).toBeLessThanOrEqual(3);
  const pages = await pagesOf(await printed(page));
  expect(pages).toHaveLength(total);
  pages.forEach(({ text }, index) => {
    expect(text).toContain(`Page ${index + 1} of ${total}`);
    expect(text).toContain('As of ');
    expect(text).toContain('Midnight Madness');
  });
  const all = pages.map(({ text }) => text).join('\n');
  for (const code of codes) expect(occurrences(all, code), code).toBe(1);
});

test('a list is printed as it is shown: its search, its columns, all its pages', async ({ page }) => {
  await catchPrint(page);
  await enterDemo(page, '/bookings?q=smith');
  const grid = page.getByRole('grid', { name: 'Bookings' });
  const headers = await textsOf(grid.getByRole('columnheader'));
  const rows = Number(await grid.getAttribute('aria-rowcount')) - 1;
  await button(page, 'Print…').click();
  await expect(preview(page)).toBeVisible();
  // Its first button goes when the pages come.
  await expect.poll(() => focusedIn(page, '[role="dialog"]')).toBe('inside');
  expect(await textsOf(preview(page).locator('thead').first().locator('th'))).toEqual(headers);
  await expect(preview(page).locator('[data-row="row"]')).toHaveCount(rows);
  await expect(preview(page).getByRole('article').first()).toContainText('smith');
  await page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true }).click();
  const all = (await pagesOf(await printed(page))).map(({ text }) => text).join('\n');
  // A number may be broken at its hyphen.
  const unbroken = all.replaceAll('\n', '');
  const numbers = await textsOf(preview(page).locator('[data-row="row"] > td:first-child'));
  expect(numbers).toHaveLength(rows);
  for (const number of numbers) expect(occurrences(unbroken, number), number).toBe(1);
});
