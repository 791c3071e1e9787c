/** What a screen reader says for the jobs of the event desk: names, roles and values, and what it says by itself, in order. */
import { expect, type Page } from '@playwright/test';
import { allOf } from '../../support/areas-csv';
import { enterDemo, test, waitForIdle } from '../../support/demo-page';
import { openFirstRacer } from '../../support/inspections';
import { expectAnnouncements, forgetAnnouncements, recordAnnouncements } from '../../support/live-regions';
import { dataOf } from '../../support/page-data';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(600_000);

const openTab = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('tab', { name, exact: true }).click();
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
  await waitForIdle(page);
};
const panel = (page: Page) => page.getByRole('tabpanel');
const board = (page: Page) => page.getByRole('table', { name: /^Inspections of / });

test('the gate: a scan says what it looks for, then the ticket and whether it is valid', async ({ page }) => {
  await recordAnnouncements(page);
  await enterDemo(page, '/desk');
  const [event] = await dataOf(page, 'event.list', { filters: { status: ['live'] } });
  const [ticket] = await allOf(page, 'booking.ticketList', { eventId: event?.id });
  const box = page.getByRole('textbox', { name: 'Scan or type' });
  await expect(box).toHaveAccessibleDescription(/^Ticket number, QR code/);
  await forgetAnnouncements(page);

  await box.fill('NOSUCHCODE1');
  await page.keyboard.press('Enter');
  await expectAnnouncements(page, [/NOSUCHCODE1.*Looking it up/, /NOSUCHCODE1.*Not found.*The server was asked at/]);
  await expect(box).toBeFocused();
  await forgetAnnouncements(page);

  await box.fill(String(ticket?.ticketNumber));
  await page.keyboard.press('Enter');
  await expectAnnouncements(page, [
    new RegExp(
      `${ticket?.ticketNumber}.*(Valid|Already used|Canceled|Refunded|Transferred|Blocked|Other day|Not paid)`,
    ),
  ]);
  await expect(box).toBeFocused();
  await expect(page.getByRole('region', { name: 'Scan result' })).toMatchAriaSnapshot(`
    - heading "Scan result" [level=2]
    - list "Tickets of the booking":
      - listitem
  `);
  await expect(page.getByRole('progressbar', { name: 'Spectator' })).toHaveAttribute(
    'aria-valuetext',
    /^[\d,]+ of [\d,]+, \d+%$/,
  );
});

test('readiness and inspections: filters say how many racers are left, and each part says its state', async ({
  page,
}) => {
  await recordAnnouncements(page);
  await enterDemo(page, '/desk?tab=racers');
  await expect(board(page)).toHaveAttribute('aria-busy', 'false');
  await expect(panel(page)).toMatchAriaSnapshot(`
    - group "Filter by readiness":
      - button /All \\d+/ [pressed]
      - button /Not ready \\d+/
      - button /Needs attention \\d+/
      - button /Ready \\d+/
    - searchbox "Search racers"
    - combobox "Sort"
    - group "Filter by team and lane"
  `);
  await expectAnnouncements(page, [/^\d+ racers shown$/]);
  await forgetAnnouncements(page);
  const filter = page.getByRole('button', { name: /^Not ready \d+/ });
  const count = /\d+/.exec((await filter.textContent()) ?? '')?.[0];
  await filter.click();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await expectAnnouncements(page, [new RegExp(`^${count} racers shown$`)]);
  const row = board(page).getByRole('row').nth(1);
  await expect(row.getByRole('cell', { name: 'Not ready', exact: true })).toBeVisible();
  await expect(
    row.getByRole('link', { name: /^Driver of .+: (Ready|Not ready|Needs attention|Unknown)$/ }),
  ).toBeVisible();
  await row.getByRole('checkbox').check();
  await expectAnnouncements(page, [/^1 selected$/]);
  await expect(page.getByRole('toolbar', { name: 'Selected people' })).toBeVisible();
  await row.getByRole('checkbox').uncheck();

  const { name } = await openFirstRacer(page);
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Action needed' })).toMatchAriaSnapshot(`
    - heading "Action needed" [level=2]
    - text: Not ready
    - list:
      - listitem:
        - button "Driver"
  `);
  await expect(page.getByRole('button', { name: 'Driver', exact: true })).toHaveAccessibleDescription(
    /^(Ready|Not ready|Needs attention|Unknown)$/,
  );
});

test('rain-out and settlement: tables have a name, headers and totals that say what they are', async ({ page }) => {
  await enterDemo(page, '/desk?tab=rainOut');
  await expect(page.getByRole('grid', { name: 'Rain-out worksheet' })).toBeVisible();
  await waitForIdle(page);
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
  await expect(page.getByRole('grid', { name: 'Rain-out worksheet' })).toHaveAttribute('aria-rowcount', /^\d+$/);
  await expect(page.getByRole('button', { name: 'Print worksheet…' })).toBeVisible();

  await openTab(page, 'Settlement');
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
  await expect(page.getByRole('grid', { name: 'W-9 forms' })).toBeVisible();
});

test('the files of the day: each file says its state, and the sum says when all are saved', async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(globalThis, { showDirectoryPicker: () => navigator.storage.getDirectory() }),
  );
  await recordAnnouncements(page);
  await enterDemo(page, '/desk');
  await page.getByRole('button', { name: "Save the day's files…" }).click();
  const dialog = page.getByRole('dialog', { name: "Save the day's files" });
  await expect(dialog).toMatchAriaSnapshot(`
    - heading "Save the day's files" [level=2]
    - list:
      - listitem:
        - checkbox "Bookings" [checked]
      - listitem:
        - checkbox "Tickets" [checked]
    - status
    - button "Choose a folder…"
    - button "Close"
  `);
  await forgetAnnouncements(page);
  await dialog.getByRole('button', { name: 'Choose a folder…' }).click();
  await expectAnnouncements(page, [/^\d+ of 10 files saved to /, /^10 of 10 files saved to /]);
  await expect(dialog.getByRole('listitem').first()).toContainText(/Saved, [\d,]+ rows/);
  // The button that was pressed is gone.
  await expect.poll(() => dialog.evaluate((surface) => surface.contains(document.activeElement))).toBe(true);
});

test('a message: whom it reaches, the question before it, and what became of it', async ({ page }) => {
  // Around noon at every track of the demo, because quiet hours ask once more.
  await page.clock.install({ time: new Date().setUTCHours(18, 0, 0, 0) });
  await recordAnnouncements(page);
  await enterDemo(page, '/desk');
  await page.getByRole('button', { name: 'Message…' }).click();
  await expect(page.getByRole('radio', { name: 'One event' })).toBeChecked();
  await page.getByRole('button', { name: 'Gates open' }).click();
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(/^Gates open at/);
  await forgetAnnouncements(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toHaveAccessibleName(/.+/);
  await expect(question).toContainText(/All [\d,]+ visitors of this event/);
  const total = /All ([\d,]+) visitors/.exec((await question.textContent()) ?? '')?.[1] ?? '';
  await question.getByRole('textbox').fill(total);
  await question.getByRole('button', { name: 'Send message' }).click();
  const cancel = page.getByRole('button', { name: 'Cancel sending' });
  await expect(cancel).toBeFocused();
  await expect(page.getByRole('timer')).toContainText(/\d+ second/);
  await page.clock.runFor(11_000);
  await expectAnnouncements(page, [new RegExp(total), /Message sent/]);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});
