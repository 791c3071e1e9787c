import { expect } from '@playwright/test';
import { enterDemo, test } from '../../../support/demo-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the index links to every page, and each page to the next', async ({ page }) => {
  await enterDemo(page, '/tables');
  await page.getByRole('main').getByRole('link', { name: 'Basic', exact: true }).click();
  for (const title of ['Basic', 'Striped, bordered, hover', 'Sizes', 'Badges and actions']) {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('table').first()).toContainText('Name');
    const on = page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link').last();
    await on.click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Sticky head and narrow windows' })).toBeVisible();
});

test('a scrollable table works by keyboard and keeps its header; narrow windows show cards', async ({ page }) => {
  await enterDemo(page, '/tables/scrolling');
  const frame = page.getByRole('group', { name: 'Sticky header, scrolls sideways' });
  await frame.focus();
  await page.keyboard.press('End');
  await expect(frame.getByRole('row').last()).toBeInViewport();
  await expect(frame.getByRole('columnheader', { name: 'Name' })).toBeInViewport();
  const stacked = page.getByRole('table', { name: 'Rows as cards' });
  const height = async () => (await stacked.boundingBox())?.height ?? 0;
  const asCards = await height();
  await page.getByRole('radio', { name: 'Wide' }).check();
  await expect.poll(height).toBeLessThan(asCards / 2);
});
