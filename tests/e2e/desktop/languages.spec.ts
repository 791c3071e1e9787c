/** The language of the app on a real Electron: chosen in Settings, at once in the page and the menu bar, and kept. */
import { expect } from '@playwright/test';
import { test } from '../../support/desktop';
import type { Desktop } from '../../support/electron';
import { openArea, signInScreen } from '../../support/page-objects';

const menusOf = ({ app }: Desktop) =>
  app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label) ?? []);

const choose = async ({ page }: Desktop, name: string): Promise<void> => {
  await page.locator('select', { has: page.locator('option[value="system"]') }).selectOption({ label: name });
};

test('a chosen language applies at once to page and menu bar, and to the next start', async ({ start }) => {
  test.setTimeout(180_000);
  const first = await start({ switches: ['--demo'] });
  const { page } = first;
  await signInScreen(page).enter();
  await openArea(page, 'Settings');
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('system');
  await expect.poll(() => menusOf(first)).toEqual(['File', 'Edit', 'Go', 'View', 'Help']);

  await choose(first, 'Español');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect.poll(() => menusOf(first)).toEqual(['Archivo', 'Edición', 'Ir', 'Ver', 'Ayuda']);
  await expect(page.getByRole('link', { name: 'Reservas', exact: true })).toBeVisible();

  await choose(first, 'العربية');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect.poll(() => menusOf(first)).toEqual(['ملف', 'تحرير', 'انتقال', 'عرض', 'مساعدة']);
  const area = await first.app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('area-1')?.label);
  expect(area).toBe('مكتب الفعالية');
  await first.close();

  const second = await start({ switches: ['--demo'] });
  await expect(second.page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(second.page.getByRole('heading', { level: 1, name: 'تسجيل الدخول' })).toBeVisible();
  await expect.poll(async () => (await menusOf(second))[0]).toBe('ملف');
});
