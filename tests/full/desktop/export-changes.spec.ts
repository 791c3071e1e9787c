/**
 * Exports of a person who repeats them: a profile over restarts, what changed since on this server and for this person,
 * and recent exports, on a real Electron against servers over HTTP.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { chooseAllColumns } from '../../support/areas-csv';
import { test } from '../../support/live';
import { startMockServer } from '../../support/mock-server';
import { createOtherPerson } from '../../support/other-person';
import { dataOf } from '../../support/page-data';
import { frame, listOf, signInScreen, subAdmin } from '../../support/page-objects';

const noChanges = '0 new, 0 changed, 0 gone';
const manyChanges = '17 new, 3 changed, 1 gone';

test('a profile tells what changed since its last export, by person and server and over restarts', async ({
  enter,
  start,
  server,
  folder,
}) => {
  let desktop = await enter();
  let list = listOf(desktop.page, 'Tracks');
  const path = join(folder, 'Tracks.csv');
  const lines = async (): Promise<readonly Record<string, string>[]> =>
    parse(await readFile(path), { bom: true, columns: true, delimiter: ';' });

  /** Opens the dialog and saves a profile of all rows and columns, with which nothing was exported yet. */
  const saveProfile = async (): Promise<void> => {
    await list.open();
    await list.exportButton.click();
    await expect(list.exportDialog.getByRole('combobox', { name: 'Profile' }).getByRole('option')).toHaveText(['None']);
    await list.exportDialog.getByRole('radio', { name: /^All matching/ }).check();
    await list.exportDialog.getByRole('combobox', { name: 'Separator' }).selectOption('Semicolon');
    await chooseAllColumns(list.exportDialog);
    await list.exportDialog.getByRole('button', { name: 'Save as profile…' }).click();
    await list.exportDialog.getByRole('textbox', { name: 'Profile name' }).fill('Everything');
    await list.exportDialog.getByRole('textbox', { name: 'Profile name' }).press('Enter');
    await expect(list.exportDialog.getByText(/^The next time you export with this profile/)).toBeVisible();
  };
  /** Opens the dialog with the profile that was used last. Returns the choice of changes only. */
  const openChanges = async (counts: string) => {
    await list.exportButton.click();
    await expect(list.exportDialog.getByRole('combobox', { name: 'Profile' })).toHaveText(/Everything/);
    await expect(
      list.exportDialog.getByRole('radiogroup', { name: /^Changes since \d{1,2}:\d\d [AP]M( on .+)?$/ }),
    ).toBeVisible();
    return list.exportDialog.getByRole('radio', { name: `Only changes (${counts})` });
  };
  const save = async (told: string | RegExp): Promise<void> => {
    await desktop.answerSave(path);
    await list.saveAs.click();
    await expect(frame(desktop.page).toast(told)).toBeVisible();
  };
  const restartOn = async (address: string): Promise<void> => {
    await desktop.quit();
    desktop = await start({ switches: [`--server=${address}`] });
    list = listOf(desktop.page, 'Tracks');
  };

  await test.step('saves a profile and exports with it', async () => {
    await saveProfile();
    await save('Tracks saved');
    expect(await lines()).toHaveLength(18);
  });

  await test.step('exports again with one press, to the same folder under a new name', async () => {
    const asked = await desktop.answerSave(path);
    await desktop.page.getByRole('button', { name: 'More export options' }).click();
    await desktop.page.getByRole('menuitem', { name: 'Export again' }).click();
    await expect(async () => expect((await asked()).length).toBe(1)).toPass();
    expect((await asked())[0]?.defaultPath).toMatch(/Tracks - \d{4}-\d\d-\d\d\.csv$/);
    expect((await asked())[0]?.defaultPath?.startsWith(folder)).toBe(true);
    await expect(frame(desktop.page).toast(new RegExp(`${noChanges} since`))).toBeVisible();
  });

  const added = Array.from({ length: 17 }, (_, at) => `New Raceway ${at + 1}`);
  await test.step('knows nothing of these exports on another server', async () => {
    const change = await createOtherPerson(server.url);
    for (const name of added) await change('/track/create', { name });
    for (const id of [1, 9, 18]) await change(`/track/update/${id}`, { id, data: { city: `City ${id}` } });
    await change('/track/delete', { id: 17 });

    const other = await startMockServer({ rows: 100 });
    await restartOn(other.url);
    await signInScreen(desktop.page).enter();
    await saveProfile();
    await save('Tracks saved');
    expect(await lines()).toHaveLength(18);
    await restartOn(server.url);
    await other.close();
  });

  await test.step('saves exactly the rows that are new, changed or gone on the server, after restarts', async () => {
    // The keychain keeps the session.
    await list.open();
    await (await openChanges(manyChanges)).check();
    await expect(list.exportDialog.getByRole('combobox', { name: 'Separator' })).toHaveValue(';');
    await save(new RegExp(`${manyChanges} since \\d{1,2}:\\d\\d [AP]M`));
    const rows = (await lines()).map(({ Change, ID, Track, City }) => [Change, Change === 'Gone' ? ID : Track, City]);
    expect(rows.sort()).toEqual(
      [
        ...added.map((name) => ['New', name, '']),
        ['Changed', 'Cedar Ridge Raceway', 'City 1'],
        ['Changed', 'Silver Creek Road Course', 'City 9'],
        ['Changed', 'Granite Pass Hill Circuit', 'City 18'],
        ['Gone', '17', ''],
      ].sort(),
    );
  });

  await test.step('saves all rows once nothing has changed, and says so', async () => {
    await expect(await openChanges(noChanges)).toBeDisabled();
    await save(new RegExp(`${noChanges} since`));
    const rows = await lines();
    expect(rows.map(({ Track }) => Track).sort()).toEqual(
      (await dataOf(desktop.page, 'track.list', { perPage: 100 })).map(({ name }) => name).sort(),
    );
    expect(rows).toHaveLength(34);
    expect(Object.keys(rows[0] ?? {})).not.toContain('Change');
  });

  await test.step('knows nothing of these exports for another person', async () => {
    await frame(desktop.page).signOut();
    await signInScreen(desktop.page).enter(subAdmin);
    await saveProfile();
    await list.exportDialog.getByRole('button', { name: 'Cancel' }).click();
    await frame(desktop.page).signOut();
    await signInScreen(desktop.page).enter();
    await list.open();
    await expect(await openChanges(noChanges)).toBeVisible();
    await list.exportDialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('opens and shows a recent export by its id', async () => {
    await desktop.app.evaluate(({ shell }) => {
      const opened: string[] = [];
      Object.assign(globalThis, { opened });
      Object.assign(shell, {
        openPath: async (file: string) => {
          opened.push(file);
          return '';
        },
      });
    });
    await desktop.page.getByRole('button', { name: 'More export options' }).click();
    await desktop.page.getByRole('menuitem', { name: 'Recent exports…' }).click();
    const recent = desktop.page.getByRole('dialog', { name: 'Recent exports' });
    await expect(recent.getByRole('listitem')).toHaveCount(4);
    await recent.getByRole('button', { name: 'Open Tracks.csv' }).first().click();
    await expect(async () =>
      expect(await desktop.app.evaluate(() => Reflect.get(globalThis, 'opened'))).toEqual([path]),
    ).toPass();
    await recent.getByRole('button', { name: 'Close' }).click();
  });

  expect(server.requests().every(({ status }) => status === 200)).toBe(true);
});
