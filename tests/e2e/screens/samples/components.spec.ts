/** The components: every page is listed and opens; what floats opens and closes; code is copied. */
import { expect } from '@playwright/test';
import { enterDemo, go, stopClock, test } from '../../../support/screens';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a component is found from any page of the family', async ({ page }) => {
  await enterDemo(page);
  await go(page, '/components/button');
  const list = page.getByRole('navigation', { name: 'Components' });
  await list.getByRole('searchbox').fill('stars');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('link', { name: 'Rating' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rating' })).toBeVisible();
  await expect(list.getByRole('link', { name: 'Rating' })).toHaveAttribute('aria-current', 'page');
});

test('a busy button takes no second click, and its code is copied', async ({ page }) => {
  await enterDemo(page);
  await go(page, '/components/button');
  const passes = await stopClock(page);
  await page.getByRole('button', { name: 'Press me' }).click();
  await expect(page.getByRole('button', { name: 'Saving' })).toHaveAttribute('aria-disabled', 'true');
  await passes(2_000);
  await expect(page.getByRole('button', { name: 'Press me' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy code of Kinds' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
});

test('dialogs and drawers give the focus back', async ({ page }) => {
  await enterDemo(page);
  for (const [path, opener, role] of [
    ['/components/confirm', 'Delete three tracks', 'alertdialog'],
    ['/components/dialog', 'Open a dialog', 'dialog'],
    ['/components/drawer', 'From the end', 'dialog'],
  ] as const) {
    await go(page, path);
    const button = page.getByRole('button', { name: opener });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole(role)).toBeVisible();
    if (role === 'alertdialog') await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role)).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});
