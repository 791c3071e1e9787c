/** Lists for timing and the announcer over a weekend on a real Electron: saved, handed out, compared after a restart without a network. */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntryOf } from '@contract/event-log/entry';
import { expect, type Locator, type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import type {} from '../../../renderer/kit/bridge/bridge';
import { button } from '../../support/area-actions';
import { logOf } from '../../support/event-log';
import { test } from '../../support/live';
import { frame, openArea } from '../../support/page-objects';
import { prepareEvent } from '../../support/prepare-event';

test.skip(process.env.PITWALL_KEYCHAIN !== 'ok', 'No unlocked keychain on this computer.');

const event = '27';
const listDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Entry list', exact: true });
const recipient = (page: Page): Locator => listDialog(page).getByRole('combobox', { name: 'For' });

const handOuts = async (page: Page): Promise<readonly EntryOf<'hand-out'>[]> =>
  (await logOf(page, event)).filter((entry): entry is EntryOf<'hand-out'> => entry.kind === 'hand-out');

test('timing gets the entries in 3 interactions, and the late list in 2 after a restart without a network', async ({
  enter,
  start,
  server,
  folder,
}, info) => {
  test.setTimeout(600_000);
  const path = join(folder, 'Entry list.csv');
  let { page, answerSave, quit } = await enter();
  await prepareEvent(page);
  let interactions = 0;
  const act = async (locator: Locator, typed?: string): Promise<void> => {
    interactions += 1;
    await (typed === undefined ? locator.click() : locator.fill(typed));
  };

  await test.step('a cancelled save is no hand-out', async () => {
    await answerSave(undefined);
    await button(page, 'Entry list…').click();
    await recipient(page).fill('Timing');
    await button(listDialog(page), 'Save and hand out…').click();
    await expect(button(listDialog(page), 'Save and hand out…')).toBeEnabled();
    expect(await handOuts(page)).toEqual([]);
    await button(listDialog(page), 'Close').click();
  });

  await test.step('the list is saved for timing in 3 interactions, as another program opens it', async () => {
    await answerSave(path);
    await act(button(page, 'Entry list…'));
    await act(recipient(page), 'Timing');
    await act(button(listDialog(page), 'Save and hand out…'));
    await expect(frame(page).toast('List handed out to Timing')).toBeVisible();
    expect(interactions).toBeLessThanOrEqual(3);
    const [head = [], ...lines]: string[][] = parse(await readFile(path));
    expect(head.slice(0, 5)).toEqual(['No', 'Class', 'FirstName', 'LastName', 'Transponder1']);
    const [handed] = await handOuts(page);
    expect(lines.map(([number]) => number)).toEqual(handed?.rows.map(({ values }) => values.number));
    if (spawnSync('ssconvert', ['--version']).status !== 0) {
      info.annotations.push({ type: 'skipped', description: 'there is no ssconvert (gnumeric)' });
      return;
    }
    const opened = join(folder, 'opened.txt');
    spawnSync('ssconvert', ['-O', "separator='|' quoting-mode=always", path, opened]);
    expect(parse(await readFile(opened), { delimiter: '|' })).toHaveLength(lines.length + 1);
  });

  await test.step('the announcer is compared with a list of their own, which another computer handed out', async () => {
    const [timing] = await handOuts(page);
    const [first, ...others] = timing?.rows ?? [];
    if (!first) throw new Error('there are no entries');
    const gone = { userId: '999999', values: { number: '999', firstName: 'Gone', lastName: 'Racer' } };
    const added = await page.evaluate(
      ([id, rows]) =>
        window.bridge.eventLog.add({
          event: id,
          entries: [{ kind: 'hand-out', recipient: 'Announcer', columns: ['number', 'firstName'], rows }],
        }),
      [event, [{ ...first, values: { ...first.values, number: '1234' } }, ...others.slice(1), gone]] as const,
    );
    expect(added.ok).toBe(true);
  });

  await quit();
  await server.pause();
  ({ page, answerSave, quit } = await start({ switches: [`--server=${server.url}`] }));
  await openArea(page, 'Event desk');

  await test.step('the late list of the last recipient is on the screen in 2 interactions', async () => {
    interactions = 0;
    await act(button(page, 'Entry list…'));
    await act(listDialog(page).getByRole('tab', { name: 'Late, changed, withdrawn' }));
    expect(interactions).toBeLessThanOrEqual(2);
    await expect(listDialog(page)).toContainText(/Last list \d{1,2}:\d\d [AP]M, 3 changes since/);
    await expect(listDialog(page).getByRole('table', { name: 'Late (1)' })).toBeVisible();
    await expect(listDialog(page).getByRole('table', { name: 'Changed (1)' })).toContainText(', was 1234');
    await expect(listDialog(page).getByRole('table', { name: 'Withdrawn (1)' })).toContainText('Gone Racer');
    await recipient(page).fill('timing');
    await expect(listDialog(page)).toContainText('No changes');
  });

  await test.step('its file has a line for each change', async () => {
    const late = join(folder, 'Late.csv');
    await recipient(page).fill('Announcer');
    await answerSave(late);
    await button(listDialog(page), 'Save as…').click();
    await expect(frame(page).toast(/saved$/)).toBeVisible();
    const [head = [], ...lines]: string[][] = parse(await readFile(late), { bom: true });
    expect(head).toEqual(['Change', 'Number', 'First name', 'What changed']);
    expect(lines.map(([change]) => change)).toEqual(['Late', 'Changed', 'Withdrawn']);
    expect(await handOuts(page)).toHaveLength(2);
  });
});

test('labels go to a printer that was chosen once, without a dialog, and say if it fails', async ({ enter }) => {
  const { page, app } = await enter();
  await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    if (!contents) throw new Error('there is no window');
    Object.assign(globalThis, { printed: [], isOut: false });
    Object.assign(contents, {
      getPrintersAsync: async () => [{ name: 'ql820', displayName: 'Label printer' }],
      print: (options: object, done: (isPrinted: boolean) => void) => {
        Reflect.get(globalThis, 'printed').push(options);
        done(!Reflect.get(globalThis, 'isOut'));
      },
    });
  });
  await openArea(page, 'Event desk');
  await button(page, 'Entry list…').click();
  await button(listDialog(page), 'Labels…').click();
  const labels = page.getByRole('dialog', { name: 'Labels' });
  await labels.getByRole('combobox', { name: 'Printer for labels' }).selectOption('Label printer');
  await labels.getByRole('radio', { name: 'QR code' }).check();
  await expect(labels.locator('.label .label-code').first()).toBeVisible();
  await button(labels, 'Print').click();
  // An open dialog hides the toasts from roles.
  await expect(page.getByText(/labels? sent to the printer$/)).toBeVisible();
  await app.evaluate(() => Object.assign(globalThis, { isOut: true }));
  await button(labels, 'Print').click();
  await expect(page.getByText("Couldn't print")).toBeVisible();
  expect(await app.evaluate(() => Reflect.get(globalThis, 'printed'))).toEqual(
    Array.from({ length: 2 }, () =>
      expect.objectContaining({ silent: true, deviceName: 'ql820', pageSize: { width: 62_000, height: 40_000 } }),
    ),
  );
});
