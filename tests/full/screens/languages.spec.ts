/**
 * Every area in Spanish and Arabic: chosen in Settings, applied at once, without an English text of the product, an error or
 * an accessibility problem.
 */
import { expect } from '@playwright/test';
import { pools } from '../../../mocks/seeds/pools';
import { violations } from '../../support/axe';
import { enterDemo, goTo, test, waitForIdle } from '../../support/demo-page';
import { findTexts, translatedTexts } from '../../support/english-texts';
import { dataOf } from '../../support/page-data';
import { chooseLanguage } from '../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const languages = [
  { name: 'Español', lang: 'es', dir: 'ltr', look: 'light', settings: 'Configuración', bookings: 'Reservas' },
  { name: 'العربية', lang: 'ar', dir: 'rtl', look: 'rtl', settings: 'الإعدادات', bookings: 'الحجوزات' },
] as const;

/** The cars' colors in the demo's data are also those of notes. */
const carColors: readonly string[] = pools().colors;

test('a language that is chosen in the settings applies at once to menu, pages and direction', async ({ page }) => {
  // One day's data: on other days other records come first, whose words may also be texts of the product.
  await page.clock.setFixedTime('2026-11-24T18:00:00Z');
  await enterDemo(page);
  await goTo(page, '/settings');
  const choice = page.getByRole('combobox', { name: 'Language' });
  await expect(choice).toHaveValue('system');
  const areas = await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  expect(areas).toContain('/bookings');

  const visitors = await dataOf(page, 'visitor.list', { perPage: 10_000 });
  const roles = await dataOf(page, 'role.list', { perPage: 1_000 });
  const names = new Set([
    ...visitors.flatMap(({ firstName, lastName }) => [firstName, lastName]),
    ...roles.map(({ name }) => name),
  ]);

  for (const { name, lang, dir, look, settings, bookings } of languages) {
    await chooseLanguage(page, name);
    await expect(page.getByRole('heading', { level: 1, name: settings })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expect(page.getByRole('link', { name: bookings, exact: true })).toBeVisible();
    // A racer may be called Price, and a role Admin.
    const english = translatedTexts(lang).filter((text) => !names.has(text));
    for (const path of areas) {
      await goTo(page, path);
      await waitForIdle(page);
      expect(await violations(page, look), `${lang} ${path}`).toEqual([]);
      expect.soft(await findTexts(page, english), `${lang} ${path}`).toEqual([]);
    }
    // What a record has within it, and words that the contract leaves to the server.
    for (const path of ['/buybacks', '/track-contacts', '/inspections']) {
      await goTo(page, path);
      await page.locator(`main a[href^="${path}/"]`).first().click();
      await expect(page).toHaveURL(/\/\d+/);
      await waitForIdle(page);
      const found = (await findTexts(page, english)).filter((text) => !carColors.includes(text));
      expect.soft(found, `${lang}, a record of ${path}`).toEqual([]);
    }
    await goTo(page, '/desk?tab=settlement');
    expect.soft(await findTexts(page, english), `${lang}, the settlement`).toEqual([]);
    await goTo(page, '/settings');
  }
});
