/** A rained-out class counts at the next event: noted in four interactions, on the worksheet, and honored at that gate once. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { button } from '../../support/area-actions';
import { allOf } from '../../support/areas-csv';
import { violations } from '../../support/axe';
import { changeAppearance, enterDemo, goTo, test, waitForIdle } from '../../support/demo-page';
import { logOf } from '../../support/event-log';
import { dataOf } from '../../support/page-data';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Row = Readonly<Record<string, unknown>>;

/** A racer's ticket for today's event that is valid and paid, and that nobody has used. */
const findTicket = async (page: Page): Promise<Row> => {
  const [event] = await dataOf(page, 'event.list', { filters: { status: ['live'] } });
  if (!event) throw new Error('The demo has no live event.');
  const bookings = await allOf(page, 'booking.list', { eventId: event.id });
  const isGood = ({ bookingStatus, paymentStatus }: Row) => bookingStatus === 'confirmed' && paymentStatus === 'paid';
  const paid = new Set(bookings.filter(isGood).map(({ id }) => id));
  const tickets = await allOf(page, 'booking.ticketList', { eventId: event.id });
  const found = tickets.find(
    ({ status, isCheckedIn, className, bookingId }) =>
      status === 'valid' && isCheckedIn === false && className && paid.has(bookingId),
  );
  if (!found) throw new Error('The live event has no unused racer’s ticket.');
  return found;
};

/** The event at which the tickets count, as the log has it. */
const targetOf = async (page: Page, event: unknown): Promise<{ readonly id: string; readonly name: string }> => {
  const [entry] = await logOf(page, String(event));
  const target = entry?.kind === 'rain-check' ? entry.target : undefined;
  if (!target) throw new Error('No rain check is in the log.');
  return target;
};

const section = (page: Page) => page.getByRole('region', { name: 'Rain check', exact: true });

test('a rained-out class counts at the next event in 4 interactions, and its tickets are honored there once', async ({
  page,
}) => {
  await enterDemo(page, '/desk', { log: 'empty' });
  const ticket = await findTicket(page);
  let interactions = 0;
  const act = async (work: Promise<void>): Promise<void> => {
    interactions += 1;
    await work;
  };
  await act(page.getByRole('tab', { name: 'Rain-out' }).click());
  const ofClass = section(page).getByRole('button', { name: new RegExp(`^${ticket.className} \\d+ tickets?`) });
  await expect(ofClass).toContainText('Not decided');
  await act(ofClass.click());
  const dialog = page.getByRole('dialog', { name: `Outcome: ${ticket.className}` });
  await expect(dialog.getByRole('radio', { name: 'Counts at another event' })).toBeChecked();
  // The next event is proposed.
  await expect(dialog.getByRole('combobox', { name: 'Counts at' })).not.toHaveValue('');
  const label = await dialog.getByRole('combobox', { name: 'Counts at' }).inputValue();
  expect(await violations(page, 'light', '[role="dialog"]')).toEqual([]);
  await act(dialog.getByRole('textbox', { name: 'Difference to pay for each ticket' }).fill('10'));
  await act(button(dialog, 'Save').click());
  await expect(dialog).toBeHidden();
  const { id: next, name: target } = await targetOf(page, ticket.eventId);
  expect(label).toContain(target);
  await expect(ofClass).toContainText(`Counts at ${target} · $10.00 to pay`);
  expect(interactions).toBeLessThanOrEqual(4);

  await expect(section(page)).toContainText('which a hand-over file takes along. Nothing is sent to the server.');
  const sums = page.getByRole('table', { name: 'Sums by outcome' });
  // Whether a booking of this class has a ticket of another kind too depends on the day of the demo.
  await expect(
    sums.getByRole('rowheader', { name: /^(Counts at another event|Differs by ticket)$/ }).first(),
  ).toBeVisible();
  await expect(sums.getByRole('rowheader', { name: 'Total, USD' })).toBeVisible();
  const worksheet = page.getByRole('grid', { name: 'Rain-out worksheet' });
  await expect(worksheet.getByRole('columnheader', { name: 'Outcome' })).toBeVisible();
  for (const look of ['light', 'dark', 'rtl'] as const) {
    await changeAppearance(page, look);
    expect(await violations(page, look), look).toEqual([]);
  }
  await changeAppearance(page, 'light');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(section(page), 'Export rain checks').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Rain checks.*\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('Ticket,Name,Class,Booking,Outcome,Counts at,To pay,Last day,Note');
  const own = lines.filter((line) => line.includes(String(ticket.ticketNumber)));
  expect(own).toHaveLength(1);
  expect(own[0]).toContain(`${target},$10.00`);

  // A booking of its own outcome.
  await worksheet.getByRole('row').nth(1).getByRole('checkbox').click();
  await button(page, 'Set outcome…').click();
  const ofBooking = page.getByRole('dialog', { name: /^Outcome: BK-/ });
  await ofBooking.getByRole('radio', { name: 'Credit' }).check();
  await button(ofBooking, 'Save').click();
  await expect(worksheet.getByRole('row').nth(1)).toContainText('Credit');

  await goTo(page, `/desk?deskEvent=${next}`);
  await button(page, `Work on ${target}`).click();
  await waitForIdle(page);
  const result = page.getByRole('region', { name: 'Scan result' });
  const scan = async (): Promise<void> => {
    await page.getByRole('textbox', { name: 'Scan or type' }).fill(String(ticket.ticketNumber));
    await page.keyboard.press('Enter');
  };
  await scan();
  await expect(result).toContainText(`Rain check of ${ticket.eventName}, collect $10.00`);
  await expect(result).toHaveAttribute('data-answer', 'look');
  await expect(result).not.toContainText('For another event');
  await button(result, 'Admit').click();
  await expect(button(result, 'Undo')).toBeVisible();
  await expect(result).toHaveAttribute('data-answer', 'look');
  await page.keyboard.press('Escape');
  await scan();
  await expect(result).toContainText(`Rain check of ${ticket.eventName} already used`);
  await expect(result).toHaveAttribute('data-answer', 'refused');
  expect(await violations(page, 'light')).toEqual([]);
});
