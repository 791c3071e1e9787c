/**
 * A list saved as an Excel file, changed as another program would, and compared with the list again, on a real Electron. The
 * page sees no path.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { allOf } from '../../support/areas-csv';
import { test } from '../../support/desktop';
import { frame, listOf, openArea, signInScreen } from '../../support/page-objects';

const gnumeric = 'ssconvert';

/** The cells of a workbook, as Gnumeric writes them. */
const cellsOf = (path: string, folder: string): string[][] => {
  const text = join(folder, 'cells.txt');
  const { status, stderr } = spawnSync(gnumeric, ['-O', "separator='|' quoting-mode=always format=raw", path, text]);
  if (status !== 0) throw new Error(`${gnumeric}: ${stderr}`);
  return parse(readFileSync(text), { delimiter: '|', relax_column_count: true });
};

test('a list is saved as an Excel file, and compared with a changed file of it', async ({ start, folder }) => {
  test.skip(spawnSync(gnumeric, ['--version']).status !== 0, 'there is no ssconvert (gnumeric)');
  const { page, answerSave, answerOpen } = await start({ switches: ['--demo'] });
  await signInScreen(page).enter();
  const list = listOf(page, 'Bookings');
  await list.open();
  const path = join(folder, 'Bookings.xlsx');

  const cells = await test.step('saves the Excel file', async () => {
    const asked = await answerSave(path);
    await list.exportButton.click();
    await list.exportDialog.getByRole('radio', { name: /^All matching/ }).check();
    await list.exportDialog.getByRole('radio', { name: 'Excel (.xlsx)' }).check();
    await list.saveAs.click();
    await expect(frame(page).toast('Bookings saved')).toBeVisible();
    expect(await asked()).toMatchObject([{ defaultPath: expect.stringMatching(/Bookings.*\.xlsx$/) }]);
    expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([]);
    return cellsOf(path, folder);
  });

  const [titles = [], ...rows] = cells;
  const [number, total] = [titles.indexOf('Booking'), titles.indexOf('Total')];
  await test.step('has every booking with its number as text and its total as a number', async () => {
    const totals = new Map(
      (await allOf(page, 'booking.list')).map(({ bookingNumber, total: amount }) => [bookingNumber, Number(amount)]),
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) expect(Number(row[total]), row[number]).toBe(totals.get(row[number]));
  });

  await test.step('remembers the format for the next export', async () => {
    await list.exportButton.click();
    await expect(list.exportDialog.getByRole('radio', { name: 'Excel (.xlsx)' })).toBeChecked();
    await list.exportDialog.getByRole('button', { name: 'Cancel' }).click();
  });

  // One booking is missing, one is twice, one is new, and one has another total, in German.
  const germanTotal = (row: readonly string[], add = 0): string =>
    (Number(row[total]) + add).toLocaleString('de-DE', { minimumFractionDigits: 2 });
  const [, changed = [], again = [], ...same] = rows;
  const lines = [
    ['Referenz', 'Summe'],
    [changed[number], germanTotal(changed, 1)],
    ...[again, again, ...same].map((row) => [row[number], germanTotal(row)]),
    ['BK-NEW', '1.000,00'],
  ];
  const file = join(folder, 'Kasse.csv');
  await writeFile(file, `Abrechnung\r\n\r\n${lines.map((line) => line.join(';')).join('\r\n')}\r\n`);

  const dialog = page.getByRole('dialog', { name: 'Compare Bookings with a file' });
  await test.step('compares the list with a file of another program', async () => {
    const asked = await answerOpen([file]);
    await page.getByRole('button', { name: 'More export options' }).click();
    await page.getByRole('menuitem', { name: 'Compare with a file…' }).click();
    await dialog.getByRole('button', { name: 'Choose file…' }).click();
    const tabs = ['Different (1)', 'Only here (1)', 'Only in the file (1)', 'Again in the file (1)'];
    for (const name of [...tabs, `Same (${rows.length - 2})`])
      await expect(dialog.getByRole('tab', { name, exact: true })).toBeVisible();
    expect(await asked()).toHaveLength(1);
    expect(await dialog.innerText()).toContain('Kasse.csv');
    expect(await page.content()).not.toContain(folder);
    await expect(dialog.getByRole('grid', { name: 'Different' })).toContainText(`(file: ${germanTotal(changed, 1)})`);
  });

  await test.step('saves the result as an Excel file', async () => {
    await answerSave(join(folder, 'Result.xlsx'));
    await dialog.getByRole('button', { name: 'More export options' }).click();
    await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click();
    await expect.poll(async () => (await readdir(folder)).includes('Result.xlsx')).toBe(true);
    const [head = [], ...result] = cellsOf(join(folder, 'Result.xlsx'), folder);
    expect(head[0]).toBe('Result');
    expect(
      result
        .filter(([verdict]) => verdict !== 'Same')
        .map(([verdict]) => verdict)
        .sort(),
    ).toEqual(['Again in the file', 'Different', 'Only here', 'Only in the file']);
  });

  await test.step('says what is wrong with a file that breaks off', async () => {
    const broken = join(folder, 'Broken.xlsx');
    await writeFile(broken, (await readFile(path)).subarray(0, 2_000));
    await answerOpen([broken]);
    await dialog.getByRole('button', { name: 'Another file…' }).click();
    await expect(dialog.getByText('Broken.xlsx is damaged or incomplete.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('compares the lists of an event at the desk', async () => {
    await openArea(page, 'Event desk');
    await page.getByRole('button', { name: 'Compare with a file…' }).click();
    await page.getByRole('menuitem', { name: 'Tickets' }).click();
    const desk = page.getByRole('dialog', { name: 'Compare Tickets with a file' });
    await answerOpen([file]);
    await desk.getByRole('button', { name: 'Choose file…' }).click();
    await expect(desk.getByRole('combobox', { name: 'Match Tickets by' })).toBeVisible();
  });
});
