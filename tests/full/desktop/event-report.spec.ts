/** The report of an event on a real Electron: what was typed is kept, and the PDF that another program reads says what the screen says. */
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { button } from '../../support/area-actions';
import { test } from '../../support/live';
import { openArea } from '../../support/page-objects';
import { runProgram } from '../../support/run-program';
import { scan } from '../../support/scanner';

test.skip(process.env.PITWALL_KEYCHAIN !== 'ok', 'No unlocked keychain on this computer.');

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** The field of the cash from all days. */
const openTill = async (page: Page): Promise<Locator> => {
  await tab(page, 'Close of day').click();
  await page.getByRole('combobox', { name: 'Day of the sales' }).selectOption('All days');
  return page.getByRole('textbox', { name: /^Counted cash/ }).first();
};

/** The figures of a section on the screen, row by row. */
const rowsOf = async (page: Page, section: string): Promise<readonly string[]> => {
  const table = page.getByRole('table', { name: section, exact: true });
  await expect(table).toBeVisible({ timeout: 120_000 });
  return table.locator('tbody tr').allInnerTexts();
};

test('counted cash and incidents outlive a restart, and the report is a PDF after three interactions with every figure of the screen', async ({
  enter,
  start,
  server,
  folder,
}) => {
  test.setTimeout(600_000);
  const first = await enter();
  await openArea(first.page, 'Event desk');
  const counted = await openTill(first.page);
  await counted.fill('125.50');
  await counted.press('Enter');
  await expect(first.page.getByText(/^Counted by /)).toBeVisible();
  await tab(first.page, 'Report').click();
  await button(first.page, 'Note an incident…').click();
  const incident = first.page.getByRole('dialog', { name: 'Note an incident' });
  await incident.getByRole('textbox', { name: 'What happened' }).fill('Barrier moved by #148');
  await incident.getByRole('combobox', { name: 'Kind' }).selectOption('Crash');
  await incident.getByRole('textbox', { name: 'Place' }).fill('Turn 2');
  await button(incident, 'Save').click();
  await expect(first.page.getByRole('button', { name: 'Barrier moved by #148' })).toBeVisible();
  await first.quit();

  const { page, answerSave } = await start({ switches: [`--server=${server.url}`] });
  await openArea(page, 'Event desk');
  await scan(page, 'TK-0000000');
  const path = join(folder, 'report.pdf');
  const asked = await answerSave(path);
  let interactions = 0;
  for (const name of ['Event report…', 'Save as PDF…']) {
    await expect(button(page, name)).toBeEnabled({ timeout: 120_000 });
    await button(page, name).click();
    interactions += 1;
  }
  await expect(page.getByText('Saved report.pdf')).toBeVisible({ timeout: 120_000 });
  // Each native dialog that was answered is one, too.
  expect(interactions + (await asked()).length).toBe(3);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await expect(await openTill(page)).toHaveValue('125.50');
  await tab(page, 'Report').click();
  const { code, output } = await runProgram('pdftotext', ['-layout', path, '-']);
  expect(code).toBe(0);
  // Lines of one cell are apart in the text of a page.
  const printed = new Set(output.split(/\s+/));
  for (const section of ['Sold, arrived and no-shows', 'Gate sales and counted cash', 'Incidents']) {
    const rows = await rowsOf(page, section);
    expect(rows.length, section).toBeGreaterThan(0);
    for (const word of rows.join(' ').split(/\s+/)) expect(printed, `${section}: ${word}`).toContain(word);
  }
  expect(output).toContain('$125.50');
  expect(output).toContain('Barrier moved by #148');
});
