/** All files of the day in three interactions, in the browser: the folder that the person chooses is a real one. */
import { createHash } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { button } from '../../support/area-actions';
import { enterDemo, test } from '../../support/demo-page';
import { expectAnnouncements, forgetAnnouncements, recordAnnouncements } from '../../support/live-regions';

/** Answers the browser's folder picker with the page's private folder. */
const answerPicker = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.assign(globalThis, { showDirectoryPicker: () => navigator.storage.getDirectory() }));

/** The files of the only folder that was made, as text. */
interface SavedFiles {
  readonly folders: string[];
  readonly files: Record<string, string>;
}

const readFolder = (page: Page): Promise<SavedFiles> =>
  page.evaluate(async () => {
    const files: Record<string, string> = {};
    const folders: string[] = [];
    const entriesOf = (folder: FileSystemDirectoryHandle) =>
      (folder as unknown as { entries(): AsyncIterable<[string, FileSystemHandle]> }).entries();
    for await (const [name, folder] of entriesOf(await navigator.storage.getDirectory())) {
      folders.push(name);
      for await (const [file, handle] of entriesOf(folder as FileSystemDirectoryHandle)) {
        const bytes = new Uint8Array(await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer());
        files[file] = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
      }
    }
    return { folders, files };
  });

/** Reads again if a temporary file of the browser's went while the folder was read. */
const savedFiles = async (page: Page): Promise<SavedFiles> => {
  const saved: SavedFiles[] = [];
  await expect(async () => void saved.push(await readFolder(page))).toPass();
  return saved.at(-1) as SavedFiles;
};

const hashOf = (bytes: string): string => createHash('sha256').update(Buffer.from(bytes, 'latin1')).digest('hex');

test.beforeEach(async ({ page }) => {
  await answerPicker(page);
  await recordAnnouncements(page);
  await enterDemo(page, '/desk');
});

test('all files of the day are saved in 3 interactions, with a manifest of their checksums, and again beside the first folder', async ({
  page,
}) => {
  // The native dialog for the folder is one interaction.
  let interactions = 1;
  const act = async (locator: Locator): Promise<void> => {
    interactions += 1;
    await locator.click();
  };
  const opener = button(page, "Save the day's files…");
  await act(opener);
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
  const boxes = await dialog.getByRole('checkbox').all();
  for (const box of boxes) await expect(box).toBeChecked();
  const all = boxes.length;
  await forgetAnnouncements(page);
  await act(button(dialog, 'Choose a folder…'));
  await expectAnnouncements(page, [
    new RegExp(`^\\d+ of ${all} files saved to `),
    new RegExp(`^${all} of ${all} files saved to `),
  ]);
  await expect(dialog.getByRole('listitem').first()).toContainText(/Saved, [\d,]+ rows/);
  await expect(button(dialog, 'Show in folder')).toBeVisible();
  // The button that was pressed is gone.
  await expect.poll(() => dialog.evaluate((surface) => surface.contains(document.activeElement))).toBe(true);
  expect(interactions).toBeLessThanOrEqual(3);
  const first = await savedFiles(page);
  expect(first.folders).toEqual([expect.stringMatching(/ \d{4}-\d{2}-\d{2}$/)]);
  const manifest = JSON.parse(first.files['manifest.json'] ?? '');
  expect(manifest).toMatchObject({ planned: all });
  expect(manifest.files).toHaveLength(all);
  for (const { file, state, sha256, filter } of manifest.files) {
    expect(state, file).toBe('saved');
    expect(hashOf(first.files[file] ?? ''), file).toBe(sha256);
    expect(filter, file).toEqual({ eventId: manifest.event.id });
  }
  expect(Object.keys(first.files).sort()).toEqual(
    [...manifest.files.map(({ file }: { readonly file: string }) => file), 'manifest.json'].sort(),
  );

  // The dialog keeps its results while it is closed.
  await button(dialog, 'Close').click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog.getByRole('status')).toContainText(`${all} of ${all} files saved`);
  await button(dialog, 'Save to another folder').click();
  for (const name of ['Readiness', 'Transactions']) await dialog.getByRole('checkbox', { name }).uncheck();
  await button(dialog, 'Choose a folder…').click();
  await expect(dialog.getByRole('status')).toContainText(`${all - 2} of ${all - 2} files saved`);
  const { folders } = await savedFiles(page);
  expect(folders.toSorted()).toEqual([expect.not.stringContaining('('), expect.stringMatching(/ \(2\)$/)]);
});

test('the cash counted at the gate is compared exactly with the gate sales of the day', async ({ page }) => {
  await page.getByRole('tab', { name: 'Close of day' }).click();
  const sales = page.getByRole('table', { name: 'Gate sales' });
  const cash = sales.getByRole('row', { name: /^Cash/ }).first();
  const counted = cash.getByRole('textbox', { name: /^Counted cash/ });
  const expected = (await cash.getByRole('cell').nth(3).textContent())?.replaceAll(/[^\d.]/g, '') ?? '';
  expect(expected).toMatch(/^\d+\.\d\d$/);
  await counted.fill(expected);
  await expect(cash).toContainText('Matches');
  await counted.fill(`${Number(expected) + 3}`);
  await expect(cash).toContainText('$3.00 over');
  await counted.fill('ten');
  await expect(cash).toContainText('Enter an amount such as 120.50.');
  await expect(page.getByRole('table', { name: 'Tickets' }).getByRole('row').last()).toContainText('Total');
  await page.getByRole('link', { name: 'Open the readiness board' }).click();
  await expect(page).toHaveURL(/\/inspections\?event=\d+/);
});
