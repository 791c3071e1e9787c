/** What opens in two steps, and pages without a link: readable and usable like the rest. */
import { expect, type Page } from '@playwright/test';
import { appearances } from '../../support/appearance';
import { violations } from '../../support/axe';
import { changeAppearance, enterDemo, goTo, open, test, unknownPath, waitForIdle } from '../../support/demo-page';
import { closeSurfaces, openSurfaces } from '../../support/overlays';
import { listOf, signInScreen } from '../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What needs more than a button to show, on the list of bookings; the rest is in access-routes.spec.ts. */
const overlays: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the search': async (page) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('re');
    await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('option', { selected: true })).toBeVisible();
  },
  'a selection': async (page) => {
    await listOf(page, 'Bookings').rows.first().getByRole('checkbox').click();
    await expect(page.getByText('1 selected')).toBeVisible();
  },
};

test('results and a selection are readable and usable in every theme and direction', async ({ page }) => {
  test.setTimeout(600_000);
  await enterDemo(page, '/bookings');
  for (const appearance of appearances) {
    await changeAppearance(page, appearance);
    for (const [name, show] of Object.entries(overlays)) {
      await show(page);
      await waitForIdle(page);
      expect.soft(await violations(page, appearance), `${name} in ${appearance}`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('menu')).toHaveCount(0);
    }
    // The selection comes last, because the next appearance starts without one.
    await listOf(page, 'Bookings').rows.first().getByRole('checkbox').setChecked(false);
  }
});

test('the preview of a paper is readable and usable in every theme and direction', async ({ page }) => {
  await enterDemo(page, '/desk');
  await button(page, 'Print…').click();
  await button(page, 'Class lists').click();
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('article').first()).toBeVisible();
  for (const appearance of appearances) {
    await changeAppearance(page, appearance);
    expect.soft(await violations(page, appearance), appearance).toEqual([]);
  }
});

test('the first password form, the not-found page and the no-access page are readable and usable', async ({ page }) => {
  await open(page, '/login');
  await signInScreen(page).send('newhire@pitwall.example');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your password' })).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
  await button(page, 'Sign out').click();

  await signInScreen(page).enter('client@pitwall.example');
  await waitForIdle(page);
  await goTo(page, '/bookings');
  await expect(page.getByRole('heading', { name: "You don't have access to this page" })).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
  await goTo(page, unknownPath);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
});

test('menus and panels stay with their buttons when the window gets another size', async ({ page }) => {
  await enterDemo(page, '/bookings');
  for (const name of ['Filter', 'Columns', 'Account menu']) {
    await button(page, name).click();
    const surface = openSurfaces(page);
    await expect(surface).toHaveCount(1);
    for (const width of [683, 320, 1366]) {
      await page.setViewportSize({ width, height: 768 });
      // How far below its button it is, and whether it is within the window. A panel hides the page behind it.
      const placed = async () => {
        const box = await surface.boundingBox();
        const opener = await page.getByRole('button', { name, exact: true, includeHidden: true }).boundingBox();
        if (!box || !opener) return 'not there';
        const isBelow = Math.abs(box.y - opener.y - opener.height) < 10;
        const isBeside = box.x <= opener.x + opener.width && opener.x <= box.x + box.width;
        return isBelow && isBeside && box.x >= 0 && box.x + box.width <= width ? 'there' : JSON.stringify(box);
      };
      await expect.poll(placed, { message: `${name} at ${width}` }).toBe('there');
    }
    await closeSurfaces(page);
  }
});
