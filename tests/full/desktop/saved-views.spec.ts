/** Saved views of a person over a restart, as a link, and as a file for another computer, on a real Electron. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Desktop } from '../../support/electron';
import { test } from '../../support/live';
import {
  closeToast,
  commandPalette,
  expectEvery,
  frame,
  listOf,
  navigation,
  savedViews,
  signInScreen,
} from '../../support/page-objects';

const chooseFromMenu = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: /^View(s$|: )/ }).click();
  await page.getByRole('menuitem', { name }).click();
};
const importFile = async ({ page, answerOpen }: Desktop, path: string): Promise<void> => {
  await answerOpen([path]);
  await chooseFromMenu(page, 'Import views…');
};

/** The keychain may still have the session. */
const signedIn = async (starting: Promise<Desktop>): Promise<Desktop> => {
  const desktop = await starting;
  const { email, enter } = signInScreen(desktop.page);
  await expect(email.or(navigation(desktop.page))).toBeVisible();
  if (await email.isVisible()) await enter();
  return desktop;
};

test('a view is kept over a restart, opens as the default and from the palette, and moves to another computer as a file', async ({
  enter,
  start,
  server,
  folder,
}) => {
  test.setTimeout(480_000);
  const path = join(folder, 'views.json');
  let desktop = await enter();
  let bookings = listOf(desktop.page, 'Bookings');

  await test.step('saves what the list shows, as the default', async () => {
    await bookings.open();
    await bookings.search.fill('BK-');
    await expect(desktop.page).toHaveURL(/q=BK-/);
    await savedViews(desktop.page).save('Numbers', true);
    await expect(savedViews(desktop.page).link('Numbers')).toHaveAttribute('aria-current', 'page');
    await bookings.search.fill('BK-1');
    await expect(desktop.page.getByText('Modified', { exact: true })).toBeVisible();
    await chooseFromMenu(desktop.page, 'Reset to view');
    await expect(bookings.search).toHaveValue('BK-');
  });

  await test.step('has it after a restart, where the list opens with it', async () => {
    await desktop.quit();
    desktop = await signedIn(start({ switches: [`--server=${server.url}`] }));
    bookings = listOf(desktop.page, 'Bookings');
    await bookings.open();
    await expect(bookings.search).toHaveValue('BK-');
    await expectEvery(bookings.rows, 'BK-');
    await navigation(desktop.page).getByRole('link', { name: 'Visitors', exact: true }).click();
    await commandPalette(desktop.page).find('numbers');
    await expect(desktop.page.getByRole('option', { name: /^Numbers/ })).toHaveAttribute('aria-selected', 'true');
    await desktop.page.keyboard.press('Enter');
    await expect(bookings.search).toHaveValue('BK-');
  });

  await test.step('saves it as a file, without anything of the person', async () => {
    await desktop.answerSave(path);
    await chooseFromMenu(desktop.page, 'Export views…');
    await desktop.page.getByRole('button', { name: 'Save as…' }).click();
    await expect(frame(desktop.page).toast('Saved views.json')).toBeVisible();
    const written = await readFile(path, 'utf8');
    expect(JSON.parse(written)).toMatchObject({
      kind: 'pitwall-views',
      views: { bookings: [{ name: 'Numbers', q: 'BK-' }] },
    });
    expect(written).not.toContain('@');
    await desktop.quit();
  });

  await test.step('refuses hostile and broken files on the other computer, and changes nothing', async () => {
    const other = { folder: join(folder, 'other computer'), switches: [`--server=${server.url}`] };
    desktop = await signedIn(start(other));
    bookings = listOf(desktop.page, 'Bookings');
    await bookings.open();
    const good = JSON.parse(await readFile(path, 'utf8'));
    const [view] = good.views.bookings;
    const twin = { ...view, id: 'zzzzzzzz1', name: 'numbers' };
    const files: Readonly<Record<string, string>> = {
      'half.json': JSON.stringify(good).slice(0, 80),
      'no-json.json': 'GIF89a\u0000\u0001',
      'another-kind.json': JSON.stringify({ ...good, kind: 'pitwall-server-profile' }),
      'one-bad-view.json': JSON.stringify({
        ...good,
        views: { bookings: [view, { ...view, id: '../../x', name: 'Bad' }] },
      }),
      'same-names.json': JSON.stringify({ ...good, views: { bookings: [view, twin] } }),
      'unknown-part.json': JSON.stringify({ ...good, views: { bookings: [{ ...view, script: 'x' }] } }),
    };
    for (const [name, content] of Object.entries(files)) {
      await writeFile(join(folder, name), content);
      await importFile(desktop, join(folder, name));
      await closeToast(desktop.page, "This file can't be imported");
      await expect(desktop.page.getByRole('dialog')).toHaveCount(0);
    }
    await writeFile(join(folder, 'newer.json'), JSON.stringify({ ...good, version: 2 }));
    await importFile(desktop, join(folder, 'newer.json'));
    await expect(frame(desktop.page).toast(/another version of Pitwall/)).toBeVisible();
    await expect(savedViews(desktop.page).link('Numbers')).toHaveCount(0);
  });

  await test.step('imports the good one, after showing what is in it', async () => {
    await importFile(desktop, path);
    const dialog = desktop.page.getByRole('dialog', { name: 'Import views' });
    await expect(dialog.getByRole('listitem')).toHaveText(/Numbers.*Bookings.*New/);
    await dialog.getByRole('button', { name: 'Import 1 view' }).click();
    await expect(savedViews(desktop.page).link('Numbers')).toBeVisible();
    await savedViews(desktop.page).link('Numbers').click();
    await expect(bookings.search).toHaveValue('BK-');
  });

  await test.step('renames it, deletes it, and brings it back', async () => {
    await chooseFromMenu(desktop.page, 'Rename…');
    await savedViews(desktop.page).rename('By number');
    await expect(savedViews(desktop.page).link('By number')).toBeVisible();
    await chooseFromMenu(desktop.page, 'Delete');
    await expect(savedViews(desktop.page).link('By number')).toHaveCount(0);
    await desktop.page.getByRole('button', { name: 'Undo' }).click();
    await expect(savedViews(desktop.page).link('By number')).toBeVisible();
  });
});
