/** The language of the app on a real Electron: chosen in Settings, at once in the page and the menu bar, and kept. */
import { expect } from '@playwright/test';
import { menuItem, menuTitles } from '../../support/application-menu';
import { test } from '../../support/desktop';
import { chooseLanguage, openArea, signInScreen } from '../../support/page-objects';

test('a chosen language applies at once to page and menu bar, and to the next start', async ({ start }) => {
  test.setTimeout(180_000);
  const first = await start({ switches: ['--demo'] });
  const { page } = first;
  await signInScreen(page).enter();
  await openArea(page, 'Settings');
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('system');
  await expect.poll(() => menuTitles(first)).toEqual(['File', 'Edit', 'Go', 'View', 'Help']);

  await chooseLanguage(page, 'Español');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect.poll(() => menuTitles(first)).toEqual(['Archivo', 'Edición', 'Ir', 'Ver', 'Ayuda']);
  await expect(page.getByRole('link', { name: 'Reservas', exact: true })).toBeVisible();

  await chooseLanguage(page, 'العربية');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect.poll(() => menuTitles(first)).toEqual(['ملف', 'تحرير', 'انتقال', 'عرض', 'مساعدة']);
  await expect.poll(() => menuItem(first, 'area-1')).toMatchObject({ label: 'مكتب الفعالية' });
  await first.close();

  const second = await start({ switches: ['--demo'] });
  await expect(second.page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(second.page.getByRole('heading', { level: 1, name: 'تسجيل الدخول' })).toBeVisible();
  await expect.poll(async () => (await menuTitles(second))[0]).toBe('ملف');
});
