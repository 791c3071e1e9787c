import { expect } from '@playwright/test';
import { enterDemo, goTo, test } from '../../../support/demo-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('items can be moved by keyboard, within a list and to another', async ({ page }) => {
  await enterDemo(page, '/extensions/drag-and-drop');
  const status = page.getByRole('status').filter({ hasText: /osition \d/ });
  const order = page.getByRole('list', { name: 'Briefing order' }).getByRole('listitem');
  const first = (await order.first().getByRole('button').getAttribute('aria-label')) ?? '';
  await order.first().getByRole('button').focus();
  await page.keyboard.press('Space');
  await expect(status).toContainText('picked up. Position 1 of 5.');
  await page.keyboard.press('ArrowDown');
  await expect(status).toContainText('moved to position 2 of 5.');
  await page.keyboard.press('Space');
  await expect(order.nth(1).getByRole('button')).toHaveAttribute('aria-label', first);
  const free = page.getByRole('region', { name: 'Not assigned' }).getByRole('listitem');
  const gate = page.getByRole('region', { name: 'Gate' }).getByRole('listitem');
  await expect(free).toHaveCount(5);
  await free.first().getByRole('button').focus();
  await page.keyboard.press('Space');
  await expect(status.last()).toContainText('picked up. Position 1 of 5.');
  await page.keyboard.press('ArrowRight');
  await expect(status.last()).toContainText('of 4 in Gate.');
  await expect(gate).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(status.last()).toContainText('is back at position 1 of 5.');
  await expect(free).toHaveCount(5);
});

test('a tour goes forward and back, ends with Escape, and returns the focus', async ({ page }) => {
  await enterDemo(page, '/extensions/tour');
  const start = page.getByRole('button', { name: 'Start the tour' });
  await start.click();
  await expect(page.getByText('1 of 4')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('2 of 4')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByText('1 of 4')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Tour skipped.')).toBeVisible();
  await expect(start).toBeFocused();
  // Ended at another step, the page is visible to screen readers again.
  await start.click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('2 of 4')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 of 4')).toHaveCount(0);
  await expect(page.locator('#root')).not.toHaveAttribute('aria-hidden', 'true');
  await expect(start).toBeFocused();
});

test('a row’s menu opens by pointer and keyboard, and a removed row can be restored', async ({ page }) => {
  await enterDemo(page, '/extensions/context-menu');
  const rows = page.getByRole('list', { name: 'People with menus' }).getByRole('button');
  await expect(rows).toHaveCount(5);
  await rows.nth(1).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Remove from this list' }).click();
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(5);
  await rows.nth(2).focus();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(rows.nth(2)).toBeFocused();
});

test('tree, carousel, confirmation and language examples work', async ({ page }) => {
  await enterDemo(page, '/extensions/tree');
  await page.getByRole('tree', { name: 'With checkboxes' }).getByRole('checkbox').first().click();
  await expect(page.getByText(/^\d+ questions selected$/)).toBeVisible();
  await goTo(page, '/extensions/carousel');
  await page.getByRole('button', { name: 'Next slide' }).first().click();
  await expect(page.getByRole('tab', { name: 'Slide 2' }).first()).toHaveAttribute('aria-selected', 'true');
  await goTo(page, '/extensions/toasts');
  await page.getByRole('button', { name: 'Remove 4 people' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('4 people were removed')).toBeVisible();
  await goTo(page, '/extensions/languages');
  await expect(page.getByText('Pozostały 2 bilety')).toBeVisible();
  await page.getByRole('combobox', { name: 'Language and region' }).first().selectOption('English, United States');
  await expect(page.getByText('2 tickets are left')).toBeVisible();
});
