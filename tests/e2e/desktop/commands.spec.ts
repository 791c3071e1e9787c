/** The menu bar of a real Electron: what each screen can do, and shortcuts that a user changed. */
import { expect } from '@playwright/test';
import { test } from '../../support/desktop';
import type { Desktop } from '../../support/electron';
import { frame, listOf, openArea, signInScreen } from '../../support/page-objects';

interface Item {
  readonly label: string;
  readonly enabled: boolean;
  readonly checked: boolean;
  readonly accelerator: string;
}

const menuOf = ({ app }: Desktop) =>
  app.evaluate(({ Menu }) => {
    const bar = Menu.getApplicationMenu();
    const items: Record<string, Item> = {};
    const add = (menu: Electron.Menu): void => {
      for (const { id, label, enabled, checked, accelerator, submenu } of menu.items) {
        if (id) items[id] = { label, enabled, checked, accelerator: String(accelerator ?? '') };
        if (submenu) add(submenu);
      }
    };
    if (bar) add(bar);
    return { menus: bar?.items.map(({ label }) => label) ?? [], items };
  });
const expectItem = (desktop: Desktop, id: string, state: Partial<Item>) =>
  expect.poll(async () => (await menuOf(desktop)).items[id]).toMatchObject(state);
const choose = ({ app }: Desktop, id: string) =>
  app.evaluate(({ Menu }, chosen) => Menu.getApplicationMenu()?.getMenuItemById(chosen)?.click(), id);

test('the menu bar shows what each screen can do, and a changed shortcut survives a restart', async ({ start }) => {
  test.setTimeout(180_000);
  const first = await start({ switches: ['--demo'] });
  const { page } = first;
  await expect(signInScreen(page).heading).toBeVisible();
  await expectItem(first, 'skin-system', { enabled: true, checked: true });
  const signedOut = await menuOf(first);
  expect(signedOut.menus).toEqual(['File', 'Edit', 'View', 'Help']);
  expect(signedOut.items.export).toBeUndefined();

  await signInScreen(page).enter();
  const bookings = listOf(page, 'Bookings');
  await bookings.open();
  await expectItem(first, 'export', { enabled: true, label: 'Export list as CSV…', accelerator: 'CmdOrCtrl+E' });
  const onList = await menuOf(first);
  expect(onList.menus).toEqual(['File', 'Edit', 'Go', 'View', 'Help']);
  expect(onList.items['area-1']).toMatchObject({ label: 'Event desk', enabled: true, accelerator: 'CmdOrCtrl+1' });
  for (const id of ['print', 'columns', 'filters', 'focus-search', 'refresh'])
    expect(onList.items[id]?.enabled, id).toBe(true);
  for (const id of ['upload', 'edit', 'save', 'prepare']) expect(onList.items[id]?.enabled, id).toBe(false);

  // The list is behind a dialog.
  await choose(first, 'shortcuts');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  await expectItem(first, 'export', { enabled: false });
  await expectItem(first, 'skin-dark', { enabled: true });
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expectItem(first, 'export', { enabled: true });

  await openArea(page, 'Media');
  await expectItem(first, 'upload', { enabled: true });
  await expectItem(first, 'export', { enabled: false });

  await choose(first, 'density-gloves');
  await expectItem(first, 'density-gloves', { checked: true });
  const button = await frame(page).accountMenu.boundingBox();
  expect(Math.min(button?.height ?? 0, button?.width ?? 0)).toBeGreaterThanOrEqual(44);

  await choose(first, 'settings');
  await page.getByRole('button', { name: 'Change shortcut: Export list as CSV…' }).click();
  await page.getByLabel('Shortcut', { exact: true }).press('Control+Shift+Y');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectItem(first, 'export', { accelerator: 'CmdOrCtrl+Shift+Y', enabled: false });
  await first.close();

  const second = await start({ switches: ['--demo'] });
  await signInScreen(second.page).enter();
  await listOf(second.page, 'Bookings').open();
  await expectItem(second, 'export', { accelerator: 'CmdOrCtrl+Shift+Y', enabled: true });
  await second.page.keyboard.press('Control+Shift+Y');
  await expect(second.page.getByRole('dialog')).toHaveCount(1);
});
