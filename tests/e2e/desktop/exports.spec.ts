/**
 * Exports of a person who repeats them: a profile over a restart, what changed since, recent exports, and what the system
 * shows of long work, on a real Electron against a server over HTTP.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { chooseAllColumns } from '../../support/areas-csv';
import { test } from '../../support/live';
import { dataOf } from '../../support/page-data';
import { frame, listOf } from '../../support/page-objects';

interface Told {
  readonly notices: readonly { readonly title: string; readonly body: string }[];
  readonly bars: readonly number[];
}

test('a profile is kept over a restart, tells what changed since its last export, and long work is told of', async ({
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

  await test.step('saves a profile and exports with it', async () => {
    await list.open();
    await desktop.answerSave(path);
    await list.exportButton.click();
    await list.exportDialog.getByRole('radio', { name: /^All matching/ }).check();
    await list.exportDialog.getByRole('combobox', { name: 'Separator' }).selectOption('Semicolon');
    await chooseAllColumns(list.exportDialog);
    await list.exportDialog.getByRole('button', { name: 'Save as profile…' }).click();
    await list.exportDialog.getByRole('textbox', { name: 'Profile name' }).fill('Everything');
    await list.exportDialog.getByRole('textbox', { name: 'Profile name' }).press('Enter');
    await list.saveAs.click();
    await expect(frame(desktop.page).toast('Tracks saved')).toBeVisible();
    expect((await lines()).length).toBeGreaterThan(5);
  });

  await test.step('exports again with one press, to the same folder under a new name', async () => {
    const asked = await desktop.answerSave(path);
    await desktop.page.getByRole('button', { name: 'More export options' }).click();
    await desktop.page.getByRole('menuitem', { name: 'Export again' }).click();
    await expect(async () => expect((await asked()).length).toBe(1)).toPass();
    expect((await asked())[0]?.defaultPath).toMatch(/Tracks - \d{4}-\d\d-\d\d\.csv$/);
    expect((await asked())[0]?.defaultPath?.startsWith(folder)).toBe(true);
    await expect(frame(desktop.page).toast(/0 new, 0 changed, 0 gone since/)).toBeVisible();
  });

  await test.step('saves only what changed on the server meanwhile', async () => {
    const [track] = await dataOf(desktop.page, 'track.list', { perPage: 1 });
    const updated = await desktop.page.evaluate(
      async (id) => (await window.bridge.call('track.update', { id, data: { name: 'Renamed Speedway' } }, 'update')).ok,
      track?.id as number,
    );
    expect(updated).toBe(true);
    await desktop.answerSave(path);
    await list.exportButton.click();
    await list.exportDialog.getByRole('radio', { name: /^Only changes \(0 new, 1 changed, 0 gone\)/ }).check();
    await list.saveAs.click();
    await expect(frame(desktop.page).toast(/0 new, 1 changed, 0 gone since/)).toBeVisible();
    expect(await lines()).toMatchObject([{ Change: 'Changed', Track: 'Renamed Speedway' }]);
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
    await expect(recent.getByRole('listitem')).toHaveCount(3);
    await recent.getByRole('button', { name: 'Open Tracks.csv' }).first().click();
    await expect(async () =>
      expect(await desktop.app.evaluate(() => Reflect.get(globalThis, 'opened'))).toEqual([path]),
    ).toPass();
    await recent.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('shows a bar while it runs, and a notification if that was long and nobody looked', async () => {
    await desktop.app.evaluate(({ BrowserWindow, Notification }) => {
      const told = { notices: [] as unknown[], bars: [] as number[] };
      Object.assign(globalThis, { told });
      const before = performance.now.bind(performance);
      let skipped = 0;
      performance.now = () => before() + skipped;
      BrowserWindow.prototype.isFocused = () => false;
      BrowserWindow.prototype.setProgressBar = (progress) => {
        told.bars.push(progress);
        // The export takes a minute from here on, as far as the app can tell.
        skipped = 60_000;
      };
      Notification.isSupported = () => true;
      Notification.prototype.show = function show(this: InstanceType<typeof Notification>) {
        told.notices.push({ title: this.title, body: this.body });
        this.emit('click');
      };
    });
    await desktop.answerSave(path);
    await desktop.page.getByRole('button', { name: 'More export options' }).click();
    await desktop.page.getByRole('menuitem', { name: 'Export again' }).click();
    const told = async (): Promise<Told> => (await desktop.app.evaluate(() => Reflect.get(globalThis, 'told'))) as Told;
    await expect(async () => expect((await told()).notices).toHaveLength(1)).toPass();
    const { notices, bars } = await told();
    expect(notices[0]?.title).toBe('Tracks exported');
    expect(bars.at(-1)).toBe(-1);
    expect(bars.length).toBeGreaterThan(1);
    // Its click opens the list of jobs.
    await expect(desktop.page.getByRole('dialog', { name: 'Exports and uploads' })).toBeVisible();
  });

  await test.step('has the profile and its choices after a restart', async () => {
    await desktop.quit();
    // The keychain keeps the session.
    desktop = await start({ switches: [`--server=${server.url}`] });
    list = listOf(desktop.page, 'Tracks');
    await list.open();
    await list.exportButton.click();
    await expect(list.exportDialog.getByRole('combobox', { name: 'Profile' })).toHaveText(/Everything/);
    await expect(list.exportDialog.getByRole('combobox', { name: 'Separator' })).toHaveValue(';');
  });
  expect(server.requests().every(({ status }) => status === 200)).toBe(true);
});
