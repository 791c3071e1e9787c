/** A racer's missing item from a desk that has loaded nothing yet, with the count of interactions. */
import { expect, type Locator } from '@playwright/test';
import { enterDemo, test } from '../../support/demo-page';

const boardName = /^Inspections of /;

test('a racer’s missing item is found from a cold desk in 3 interactions', async ({ page, context }) => {
  await enterDemo(page, '/desk?tab=racers');
  const known = page.getByRole('table', { name: boardName });
  await expect(known).toHaveAttribute('aria-busy', 'false', { timeout: 60_000 });
  const racer = known.locator('[data-index="0"]');
  const [number = ''] = (await racer.getByRole('cell').nth(1).innerText()).split('\n');
  const [missing = ''] = (await racer.getByRole('cell').last().innerText()).split('\n');
  expect(number).toMatch(/^#\d+$/);
  expect(missing).not.toBe('');

  const cold = await context.newPage();
  await enterDemo(cold);
  await expect(cold).toHaveURL(/\/desk$/);
  let interactions = 0;
  const act = async (locator: Locator, value?: string): Promise<void> => {
    interactions += 1;
    await (value === undefined ? locator.click() : locator.fill(value));
  };
  await act(cold.getByRole('tab', { name: 'Racers' }));
  await act(cold.getByRole('searchbox', { name: 'Search racers' }), number);
  const found = cold.getByRole('table', { name: boardName }).locator('[data-index="0"]');
  await expect(found.getByRole('cell').nth(1)).toContainText(number);
  await expect(found.getByRole('cell').last()).toContainText(missing);
  await act(found.getByRole('link').first());
  await expect(cold.getByRole('region', { name: 'Action needed' })).toContainText(missing);
  expect(interactions).toBeLessThanOrEqual(3);
});

test('the board fills the window below the desk’s tabs, and only its table scrolls', async ({ page }) => {
  await enterDemo(page, '/desk?tab=racers');
  const board = page.getByRole('table', { name: boardName });
  await expect(board).toHaveAttribute('aria-busy', 'false', { timeout: 60_000 });
  for (const size of [
    { width: 1366, height: 768 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(size);
    await expect
      .poll(() => board.evaluate((table) => window.innerHeight - table.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(24);
    expect(await page.getByRole('main').evaluate((main) => main.scrollHeight - main.clientHeight)).toBe(0);
  }
});
