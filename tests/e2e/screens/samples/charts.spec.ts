import { expect } from '@playwright/test';
import { enterDemo, goTo, test } from '../../../support/demo-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every chart is available as a table with the same figures', async ({ page }) => {
  await enterDemo(page);
  for (const [path, head] of [
    ['/charts/lines', 'Week'],
    ['/charts/areas', 'Day'],
    ['/charts/bars', 'Day'],
    ['/charts/shares', 'Device'],
    ['/charts/ranks', 'State'],
    ['/charts/goals', 'Goal'],
  ] as const) {
    await goTo(page, path);
    await page.getByRole('button', { name: /table/i }).first().click();
    await expect(page.getByRole('columnheader', { name: head, exact: true })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  }
});

test('the page compares all skins, whichever is active', async ({ page }) => {
  await enterDemo(page, '/charts');
  await page.getByRole('main').getByRole('link', { name: 'Themes and directions' }).click();
  const skins = page.getByRole('heading', { level: 3 });
  await expect(skins).toHaveCount(4);
  const grounds = await skins.evaluateAll((all) =>
    all.map((heading) => getComputedStyle(heading.parentElement ?? heading).backgroundColor),
  );
  expect(new Set(grounds).size).toBe(3);
  await expect(page.getByRole('img', { name: /Goal/ }).first()).toBeVisible();
});
