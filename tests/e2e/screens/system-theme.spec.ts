/** The theme "System" is where new people start, and follows the computer while the app is open. */
import { expect, type Page } from '@playwright/test';
import { violations } from '../../support/axe';
import { enterDemo, goTo, test } from '../../support/demo-page';
import { frame, signInScreen } from '../../support/page-objects';

const skin = (page: Page) => page.locator('html');
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('.fui-FluentProvider') ?? document.body).backgroundColor);

test('the theme follows the system live until another is chosen, and again when System is', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('begun')) localStorage.clear();
    sessionStorage.setItem('begun', 'yes');
  });
  await enterDemo(page);
  await expect(skin(page)).toHaveAttribute('data-skin', 'light');
  const light = await background(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(skin(page)).toHaveAttribute('data-skin', 'dark');
  await expect.poll(() => background(page)).not.toBe(light);
  expect(await violations(page, 'dark')).toEqual([]);

  // Before the first paint, too: nothing flashes white.
  const first = page.waitForFunction(() => document.documentElement.dataset.skin);
  await page.reload({ waitUntil: 'commit' });
  expect(await (await first).jsonValue()).toBe('dark');
  await expect(signInScreen(page).heading).toBeVisible();

  await enterDemo(page);
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
  await expect(skin(page)).toHaveAttribute('data-skin', 'contrast');
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'no-preference' });
  await frame(page).chooseSkin('Light');
  await expect(skin(page)).toHaveAttribute('data-skin', 'light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => background(page)).toBe(light);

  await goTo(page, '/settings');
  await page.getByRole('radio', { name: 'System', exact: true }).first().click();
  await expect(skin(page)).toHaveAttribute('data-skin', 'dark');
});

test('forced colors are the system’s own in every theme', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await enterDemo(page);
  const forced = () =>
    page.evaluate(() => {
      const probe = document.createElement('p');
      probe.style.backgroundColor = 'Canvas';
      document.body.append(probe);
      const canvas = getComputedStyle(probe).backgroundColor;
      probe.remove();
      return canvas;
    });
  for (const name of ['Light', 'Dark'] as const) {
    await frame(page).chooseSkin(name);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(await forced());
  }
});
