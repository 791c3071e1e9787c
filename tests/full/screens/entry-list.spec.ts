/** The entry list and labels from the desk: reached by keyboard and printed as shown. */
import { expect, type Locator, type Page } from '@playwright/test';
import { button } from '../../support/area-actions';
import { violations } from '../../support/axe';
import { enterDemo, test } from '../../support/demo-page';
import { pagesOf } from '../../support/pdf-pages';
import { catchPrint, printed } from '../../support/print-preview';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const listDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Entry list', exact: true });

test('entries are checked, printed and put on a started sheet of labels', async ({ page }) => {
  await catchPrint(page);
  await enterDemo(page, '/desk');
  await button(page, 'Entry list…').press('Enter');
  await expect(listDialog(page).getByText(/^No transponder \(\d+\)/)).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
  await button(listDialog(page), 'Print…').click();
  const papers = page.getByRole('dialog', { name: 'Print Entry list' });
  await expect(papers.getByRole('article').first()).toContainText('Transponder');
  await button(papers, 'Cancel').click();

  await button(listDialog(page), 'Labels…').click();
  const labels = page.getByRole('dialog', { name: 'Labels' });
  await labels.getByRole('combobox', { name: 'Labels on' }).selectOption('A4 sheet, 21 labels (63.5 × 38.1 mm)');
  await labels.getByRole('spinbutton', { name: 'First free label' }).fill('4');
  await labels.getByRole('spinbutton', { name: 'First free label' }).press('Tab');
  await expect(labels.locator('.label-page').first().locator('.label')).toHaveCount(18);
  expect(await violations(page, 'light')).toEqual([]);
  const total = await labels.locator('.label-page').count();
  const numbers = await labels.locator('.label-number').allTextContents();
  await button(labels, 'Print').click();
  const pages = await pagesOf(await printed(page));
  expect(pages).toHaveLength(total);
  for (const { width, height } of pages) {
    expect(Math.abs(width - 595.3)).toBeLessThan(1);
    expect(Math.abs(height - 841.9)).toBeLessThan(1);
  }
  const all = pages.map(({ text }) => text).join('\n');
  for (const number of numbers) expect(all).toContain(number);
});
