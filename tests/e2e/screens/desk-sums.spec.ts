/** The desk's tables of money: the refund list of a rained-out event, and the settlement, with their names and their files. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { button } from '../../support/area-actions';
import { enterDemo, test, waitForIdle } from '../../support/demo-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Cents of a decimal text. */
const toCents = (text: string): number => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);

const grid = (page: Page, name: string) => page.getByRole('grid', { name, exact: true });
const cells = (page: Page, name: string) => grid(page, name).getByRole('gridcell');

const savedBy = async (page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
};

test('the refund list of an event is saved as CSV in 3 interactions, and its amounts add up to the screen’s', async ({
  page,
}) => {
  await enterDemo(page, '/desk');
  // The native dialog for the file is one interaction; the demo in a browser saves at once.
  let interactions = 1;
  const act = async (locator: Locator): Promise<void> => {
    interactions += 1;
    await locator.click();
  };
  await act(page.getByRole('tab', { name: 'Rain-out' }));
  const exportButton = button(page, 'Export CSV');
  await expect(exportButton).toBeEnabled();
  await expect(grid(page, 'Rain-out worksheet')).toHaveAttribute('aria-rowcount', /^\d+$/);
  const file = await savedBy(page, () => act(exportButton));
  expect(interactions).toBeLessThanOrEqual(3);
  expect(file.name).toMatch(/^Rain-out worksheet.*\.csv$/);
  const [head = '', ...lines] = file.text.trim().split('\r\n');
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

  await expect(page.getByRole('group', { name: 'Sums by payment method' })).toMatchAriaSnapshot(`
    - table "Sums by payment method":
      - rowgroup:
        - row:
          - columnheader "Method"
          - columnheader "Bookings"
          - columnheader "Paid"
          - columnheader "Already refunded"
          - columnheader "Left to refund"
  `);
  await expect(page.getByRole('rowheader', { name: 'Total, USD' })).toBeVisible();
  await expect(button(page, 'Print worksheet…')).toBeVisible();
});

test('the settlement covers this event or all, and blocks payouts without a W-9', async ({ page }) => {
  await enterDemo(page, '/desk?tab=settlement');
  await expect(page.getByRole('region', { name: 'Settlement' })).toMatchAriaSnapshot(`
    - heading "Settlement" [level=2]
    - button "All events"
    - button "Refresh"
    - 'button "Export CSV: settlement"'
    - grid "Settlement":
      - rowgroup:
        - row:
          - columnheader "Track"
          - columnheader "Event"
          - columnheader "Gross"
  `);
  await button(page, 'All events').click();
  await expect(grid(page, 'Settlement').getByRole('columnheader', { name: 'Due', exact: true })).toBeVisible();
  await expect(cells(page, 'Settlement').filter({ hasText: '$' }).first()).toBeVisible();
  await expect(cells(page, 'W-9 forms').filter({ hasText: 'Payout blocked' }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'W-9 forms' })).toContainText(/\d+ tracks can't be paid/);
  await waitForIdle(page);
  const forms = await savedBy(page, () => button(page, 'Export CSV: W-9 forms').click());
  expect(forms.text).toContain('Track,Payout,W-9');
  expect(forms.text).toContain('Payout blocked');
  const settled = await savedBy(page, () => button(page, 'Export CSV: settlement').click());
  expect(settled.text).toContain('Track,Event,Currency,Gross,Refunds,Disputes,Fees');
  expect(settled.text.trim().split('\r\n').length).toBeGreaterThan(20);
});
