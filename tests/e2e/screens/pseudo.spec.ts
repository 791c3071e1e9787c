/** Texts 40 % longer than English: on every route of the product, in its dialogs and menus, nothing is cut off or overlaps. */
import { expect, type Page } from '@playwright/test';
import { toPseudo } from '../../../mocks/page/pseudo-language';
import { goTo, test, visitAll, waitForIdle } from '../../support/demo-page';
import { layoutFaults, layoutParts } from '../../support/layout-faults';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(1_800_000);

const faults = (page: Page): Promise<readonly string[]> => page.evaluate(layoutFaults, layoutParts);

/** Opens one thing after another: what says that it opens a menu or a dialog, and what ends in an ellipsis. */
const opening = 'main button[aria-haspopup], main button:has-text("…"), header button[aria-haspopup]';

const overlays = (page: Page) => page.locator('[role=dialog]:visible, [role=alertdialog]:visible, [role=menu]:visible');

const checkOverlays = async (page: Page, path: string): Promise<void> => {
  const buttons = page.locator(opening).filter({ visible: true });
  const { href } = new URL(page.url());
  for (let index = 0; index < (await buttons.count()); index++) {
    const button = buttons.nth(index);
    if (!(await button.isEnabled())) continue;
    const name = (await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? '';
    await button.click();
    await waitForIdle(page);
    expect.soft(await faults(page), `${path}, ${name}`).toEqual([]);
    // A dialog that still loads what it asks about stays open.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(overlays(page)).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
    // Some open another screen.
    if (page.url() !== href) await goTo(page, path);
  }
};

test('a language with longer texts fits every route, dialog and menu', async ({ page, siteMap }) => {
  // The readiness of all racers takes long on a busy machine.
  page.setDefaultTimeout(180_000);
  // The files that a person would choose are asked for by the browser; nobody chooses any.
  page.on('filechooser', () => undefined);
  for (const path of siteMap.open) {
    await page.goto(`${path}?language=pseudo`);
    await waitForIdle(page);
    await expect(page.getByText(/⟦/).first()).toBeVisible();
    expect.soft(await faults(page), path).toEqual([]);
  }
  await page.goto('/login?language=pseudo');
  await page.getByRole('button', { name: toPseudo('Explore the demo') }).click();
  await expect(page.getByRole('navigation', { name: toPseudo('Main') })).toBeVisible();
  await visitAll(page, siteMap.product, async (path) => {
    expect.soft(await faults(page), path).toEqual([]);
    await checkOverlays(page, path);
  });
});
