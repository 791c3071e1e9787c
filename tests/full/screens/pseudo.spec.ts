/** Texts 40 % longer than English: on every route of the product, in its dialogs and menus, nothing is cut off or overlaps. */
import { expect, type Page } from '@playwright/test';
import { toPseudo } from '../../../mocks/page/pseudo-language';
import { goTo, test, visitAll, waitForIdle } from '../../support/demo-page';
import { layoutFaults, layoutParts } from '../../support/layout-faults';
import { closeSurfaces, openersOf, openSurfaces } from '../../support/overlays';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(1_800_000);

const faults = (page: Page): Promise<readonly string[]> => page.evaluate(layoutFaults, layoutParts);

/** Opens one thing after another. What the header opens is the same on all pages, so once is enough. */
const checkOverlays = async (page: Page, path: string, isHeaderDone: boolean): Promise<number> => {
  const done = new Set<string>();
  const { href } = new URL(page.url());
  for (;;) {
    const openers = (await openersOf(page)).filter(({ isInHeader }) => !(isInHeader && isHeaderDone));
    const next = openers.find(({ kind }) => !done.has(kind));
    if (!next) return done.size;
    done.add(next.kind);
    // Data that arrives may replace a button by one of the same name: it is looked for again. On a slow machine a click
    // may open something and time out nevertheless.
    await expect(async () => {
      if ((await openSurfaces(page).count()) > 0) return;
      const again = (await openersOf(page)).find(({ kind }) => kind === next.kind);
      if (again) await page.locator(again.selector).click({ timeout: 5_000 });
    }, `${path}, ${next.kind} opens`).toPass();
    await waitForIdle(page);
    expect.soft(await faults(page), `${path}, ${next.kind}`).toEqual([]);
    await closeSurfaces(page, `${path}, ${next.kind} closes`);
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
  let opened = 0;
  await visitAll(page, siteMap.product, async (path) => {
    expect.soft(await faults(page), path).toEqual([]);
    opened += await checkOverlays(page, path, opened > 0);
  });
  expect(opened).toBeGreaterThan(60);
});
