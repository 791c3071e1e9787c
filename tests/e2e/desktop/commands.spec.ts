/** The menu bar of a real Electron: what each screen can do, and shortcuts that a user changed. */
import { expect } from '@playwright/test';
import { clickMenuItem, menuItem, menuTitles } from '../../support/application-menu';
import { test } from '../../support/desktop';
import type { Desktop } from '../../support/electron';
import { frame, listOf, openArea, signInScreen } from '../../support/page-objects';

const expectItem = (desktop: Desktop, id: string, state: Record<string, unknown>) =>
  expect.poll(() => menuItem(desktop, id)).toMatchObject(state);

test('the menu bar shows what each screen can do, and a changed shortcut survives a restart', async ({ start }) => {
  test.setTimeout(180_000);
  const first = await start({ switches: ['--demo'] });
  const { page } = first;
  await expect(signInScreen(page).heading).toBeVisible();
  await expectItem(first, 'skin-system', { enabled: true, checked: true });
  expect(await menuTitles(first)).toEqual(['File', 'Edit', 'View', 'Help']);
  expect(await menuItem(first, 'export')).toBeUndefined();

  await signInScreen(page).enter();
  const bookings = listOf(page, 'Bookings');
  await bookings.open();
  await expectItem(first, 'export', { enabled: true, label: 'Export list as CSV…', accelerator: 'CmdOrCtrl+E' });
  expect(await menuTitles(first)).toEqual(['File', 'Edit', 'Go', 'View', 'Help']);
  await expectItem(first, 'area-1', { label: 'Event desk', enabled: true, accelerator: 'CmdOrCtrl+1' });
  for (const id of ['print', 'columns', 'filters', 'focus-search', 'refresh'])
    await expectItem(first, id, { enabled: true });
  for (const id of ['upload', 'edit', 'save', 'prepare']) await expectItem(first, id, { enabled: false });

  // The list is behind a dialog.
  await clickMenuItem(first, 'shortcuts');
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

  await clickMenuItem(first, 'density-gloves');
  await expectItem(first, 'density-gloves', { checked: true });
  const button = await frame(page).accountMenu.boundingBox();
  expect(Math.min(button?.height ?? 0, button?.width ?? 0)).toBeGreaterThanOrEqual(44);

  await clickMenuItem(first, 'settings');
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
