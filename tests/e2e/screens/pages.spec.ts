/** How pages open: at their top, and those that a person may not or cannot open say why. */
import { expect } from '@playwright/test';
import { button } from '../../support/area-actions';
import { violations } from '../../support/axe';
import { enterDemo, goTo, open, test, unknownPath, waitForIdle } from '../../support/demo-page';
import { openArea, signInScreen } from '../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('each screen opens scrolled to the top', async ({ page }) => {
  await enterDemo(page, '/settings');
  const main = page.getByRole('main');
  const top = () => main.evaluate((element) => element.scrollTop);
  for (const area of ['Dashboard', 'Push messages']) {
    await main.evaluate((element) => element.scrollTo(0, 10_000));
    await expect.poll(top).toBeGreaterThan(0);
    await openArea(page, area);
    await expect(page.getByRole('heading', { level: 1, name: area })).toBeInViewport({ ratio: 1 });
    expect(await top()).toBe(0);
    await waitForIdle(page);
  }
});

test('the first password form, the no-access page and the not-found page say why they are shown', async ({ page }) => {
  await open(page, '/login');
  await signInScreen(page).send('newhire@pitwall.example');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your password' })).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
  await button(page, 'Sign out').click();

  await signInScreen(page).enter('client@pitwall.example');
  await expect(
    page.getByText(/^Pitwall found no permissions for its areas in your role \(.?Read Only.?\)/),
  ).toBeVisible();
  await waitForIdle(page);
  await goTo(page, '/bookings');
  await expect(page.getByRole('heading', { name: "You don't have access to this page" })).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
  await goTo(page, unknownPath);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
});
