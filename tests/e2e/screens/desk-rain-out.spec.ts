/** The refund list of a rained-out event as CSV, with its count of interactions; its sums are those on the screen. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, test } from '@playwright/test';
import { button } from '../../support/area-actions';
import { enterDemo } from '../../support/demo-page';
import { waitForIdle } from '../../support/navigate';

/** Cents of a decimal text. */
const toCents = (text: string): number => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);

test('the refund list of an event is saved as CSV in 3 interactions, and its amounts add up to the screen’s', async ({
  page,
}) => {
  await enterDemo(page, '/desk');
  await waitForIdle(page);
  // The native dialog for the file is one interaction; the demo in a browser saves at once.
  let interactions = 1;
  const act = async (locator: Locator): Promise<void> => {
    interactions += 1;
    await locator.click();
  };
  await act(page.getByRole('tab', { name: 'Rain-out' }));
  const exportButton = button(page, 'Export CSV');
  await expect(exportButton).toBeEnabled();
  await expect(page.getByRole('grid', { name: 'Rain-out worksheet' })).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), act(exportButton)]);
  expect(interactions).toBeLessThanOrEqual(3);
  expect(download.suggestedFilename()).toMatch(/^Rain-out worksheet.*\.csv$/);
  const [head = '', ...lines] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  const titles = head.replace('\uFEFF', '').split(',');
  expect(titles.slice(0, 6)).toEqual(['Booking', 'Name', 'Currency', 'Paid', 'Refunded', 'Left to refund']);
  // Names and notes may hold commas, amounts never do: the three after the currency are what is summed.
  const amounts = lines.map((line) => /,USD,([\d.]*),([\d.]*),([\d.]*),/.exec(line)?.slice(1) ?? []);
  const total = page.getByRole('table', { name: 'Sums by payment method' }).getByRole('row').last();
  const shown = await total.getByRole('cell').allTextContents();
  expect(lines).toHaveLength(Number(shown[0]));
  const sure = amounts.filter(([, , left]) => left !== '');
  const sums = [0, 1, 2].map((at) => sure.reduce((sum, row) => sum + toCents(row[at] ?? ''), 0));
  expect(sums).toEqual(shown.slice(1, 4).map(toCents));
});
