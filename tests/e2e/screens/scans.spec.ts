/** The log of scans on the desk: its list, and a paper list that is keyed in by keyboard alone. */
import { isKind } from '@contract/event-log/entry';
import { expect, type Page } from '@playwright/test';
import { allOf } from '../../support/areas-csv';
import { violations } from '../../support/axe';
import { changeAppearance, enterDemo, test } from '../../support/demo-page';
import { logOf } from '../../support/event-log';
import { dataOf } from '../../support/page-data';
import { commandPalette, listOf } from '../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Row = Readonly<Record<string, unknown>>;

const liveTickets = async (page: Page): Promise<readonly Row[]> => {
  const [event] = await dataOf(page, 'event.list', { filters: { status: ['live'] } });
  if (!event) throw new Error('The demo has no live event.');
  return allOf(page, 'booking.ticketList', { eventId: event.id });
};

const openTab = (page: Page) => page.getByRole('tab', { name: 'Scans', exact: true }).click();
const figure = (page: Page, name: string) =>
  page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd');
const paper = (page: Page) => page.getByRole('dialog', { name: 'Key in paper' });

test('scanned codes are listed with their answers, filtered and printed, and a row opens the booking', async ({
  page,
}) => {
  await enterDemo(page, '/desk', { log: 'empty' });
  const [ticket] = await liveTickets(page);
  const box = page.getByRole('textbox', { name: 'Scan or type' });
  for (const code of [String(ticket?.ticketNumber), 'ZZ-0000-NOBODY']) {
    await box.fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Scan result' })).toHaveAttribute('data-answer', /\w/);
  }
  await openTab(page);
  const { grid, rows } = listOf(page, 'Scans');
  await expect(rows).toHaveCount(2);
  await expect(grid.locator('[data-index="0"]')).toContainText('Not found');
  await expect(figure(page, 'Scans')).toHaveText('2');
  await expect(page.getByRole('group', { name: 'Scans by gate and hour' })).toBeVisible();
  for (const look of ['light', 'rtl'] as const) {
    await changeAppearance(page, look);
    expect(await violations(page, look)).toEqual([]);
  }

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Answer' }).click();
  await page.getByRole('menuitemcheckbox', { name: /^Not found/ }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(1);
  await page.keyboard.press('Control+p');
  await expect(page.getByRole('dialog').getByRole('cell', { name: 'ZZ-0000-NOBODY' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await grid.getByText(String(ticket?.ticketNumber)).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(ticket?.bookingNumber));
});

test('20 paper lines are keyed in with 21 interactions and no mouse, and wait if the dialog is closed by mistake', async ({
  page,
}) => {
  await enterDemo(page, '/desk', { log: 'empty' });
  const tickets = (await liveTickets(page)).filter(({ status }) => status === 'valid').slice(0, 19);
  const lines = [...tickets.map(({ ticketNumber }, at) => `${ticketNumber} 0:${10 + at}`), 'ZZ-0000-NOBODY'];
  const palette = commandPalette(page);
  const open = async () => {
    await palette.find('Key in paper');
    await page.keyboard.press('Enter');
    await expect(paper(page)).toBeVisible();
    await expect(page.locator('[data-paper-line]').last()).toBeFocused();
  };
  await open();
  let interactions = 0;
  for (const [at, line] of lines.entries()) {
    if (at === 10) {
      await page.keyboard.press('Escape');
      await expect(paper(page)).toBeHidden();
      await open();
      await expect(paper(page)).toContainText("aren't in the log yet");
      await expect(paper(page).getByRole('textbox')).toHaveCount(11);
    }
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
    interactions += 1;
  }
  await expect(paper(page).getByRole('status')).toHaveText('19 found · 1 not found');
  expect(await violations(page, 'light')).toEqual([]);
  await page.keyboard.press('Control+Enter');
  interactions += 1;
  expect(interactions).toBeLessThanOrEqual(21);
  await expect(paper(page)).toBeHidden();
  await openTab(page);
  await expect(listOf(page, 'Scans').range).toHaveText('1–20 of 20');
  await expect(figure(page, 'Admitted')).toHaveText('20');
  const { grid, search } = listOf(page, 'Scans');
  await search.fill(String(tickets[4]?.ticketNumber));
  await expect(grid.locator('[data-index="0"]')).toContainText('12:14 AM');

  await open();
  await expect(paper(page).getByRole('textbox')).toHaveCount(1);
});

test('the demo’s day has scans, roll calls under way, and rain checks that were honored', async ({ page }) => {
  await enterDemo(page, '/desk');
  await openTab(page);
  await expect(figure(page, 'Admitted')).toHaveText(/^[1-9]/);
  await page.getByRole('tab', { name: 'Roll calls' }).click();
  await page.getByRole('button', { name: /^Transponder/ }).click();
  await expect(page.getByRole('button', { name: /^Still out/ })).toHaveText(/^Still out[1-9]/);

  const used = (await logOf(page, '27')).filter(isKind('scan')).find(({ verdict }) => verdict === 'rainCheck');
  await page.getByRole('tab', { name: 'Gate', exact: true }).click();
  await page.getByRole('textbox', { name: 'Scan or type' }).fill(used?.code ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Scan result' })).toContainText(/Rain check of .* already used/);
});
