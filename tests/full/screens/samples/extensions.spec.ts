import { expect } from '@playwright/test';
import { enterDemo, test } from '../../../support/demo-page';

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
