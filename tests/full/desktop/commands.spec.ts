/** The menu bar of a real Electron: what each screen can do, in the user's language; and what a user chose for the next start. */
import { expect } from '@playwright/test';
import type {} from '../../../renderer/kit/bridge/bridge';
import { clickMenuItem, menuItem, menuTitles } from '../../support/application-menu';
import { test } from '../../support/desktop';
import type { Desktop } from '../../support/electron';
import { admin, chooseLanguage, frame, listOf, openArea, signInScreen } from '../../support/page-objects';

const expectItem = (desktop: Desktop, id: string, state: Record<string, unknown>) =>
  expect.poll(() => menuItem(desktop, id)).toMatchObject(state);

test('the menu bar shows what each screen can do; a changed shortcut, language, theme and direction apply at once and after a restart', async ({
  start,
}) => {
  const first = await start({ switches: ['--demo'] });
  const { page } = first;
  await expect(signInScreen(page).heading).toBeVisible();
  await expectItem(first, 'skin-system', { enabled: true, checked: true });
  expect(await menuTitles(first)).toEqual(['File', 'Edit', 'View', 'Help']);
  expect(await menuItem(first, 'export')).toBeUndefined();

  await signInScreen(page).exploreDemo();
  await expect(frame(page).demoBadge).toBeVisible();
  await frame(page).accountMenu.click();
  await expect(page.getByText(admin)).toBeVisible();
  await page.keyboard.press('Escape');
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

  const html = page.locator('html');
  await frame(page).chooseSkin('Dark');
  await expect(html).toHaveAttribute('data-skin', 'dark');
  await frame(page).toRightToLeft.click();
  await expect(html).toHaveAttribute('dir', 'rtl');
  await chooseLanguage(page, 'Español');
  await expect(html).toHaveAttribute('lang', 'es');
  await expect.poll(() => menuTitles(first)).toEqual(['Archivo', 'Edición', 'Ir', 'Ver', 'Ayuda']);
  await expect(page.getByRole('link', { name: 'Reservas', exact: true })).toBeVisible();
  await chooseLanguage(page, 'العربية');
  await expect.poll(() => menuTitles(first)).toEqual(['ملف', 'تحرير', 'انتقال', 'عرض', 'مساعدة']);
  await expectItem(first, 'area-1', { label: 'مكتب الفعالية' });
  await first.quit();

  const second = await start({ switches: ['--demo'] });
  const restarted = second.page.locator('html');
  await expect(second.page.getByRole('heading', { level: 1, name: 'تسجيل الدخول' })).toBeVisible();
  for (const [name, value] of Object.entries({ lang: 'ar', dir: 'rtl', 'data-skin': 'dark' }))
    await expect(restarted).toHaveAttribute(name, value);
  await expect.poll(async () => (await menuTitles(second))[0]).toBe('ملف');
  await second.page.evaluate(() => window.bridge.settings.change({ language: 'en' }));
  await second.page.reload();
  await signInScreen(second.page).enter();
  await listOf(second.page, 'Bookings').open();
  await expectItem(second, 'export', { accelerator: 'CmdOrCtrl+Shift+Y', enabled: true });
  await second.page.keyboard.press('Control+Shift+Y');
  await expect(second.page.getByRole('dialog')).toHaveCount(1);
});
