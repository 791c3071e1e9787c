/** User actions on the inspections board, for tests on the desktop and in the browser demo. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectEvery, openArea } from './page-objects';

const racers = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('cell') });

/** While inspections load, the board is sorted by name, and then by urgency; rows must not be read before. */
const boardIsRead = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: 'Inspections', exact: true })).toBeVisible();
  const board = page.getByRole('table', { name: /^Inspections of / });
  // Before the first request no row is busy either.
  await expect(racers(page).first()).toBeVisible();
  await expect(racers(page).filter({ hasText: /Checking/ })).toHaveCount(0, { timeout: 60_000 });
  await expect(board).toHaveAttribute('aria-busy', 'false', { timeout: 60_000 });
};

/** Filters the board by readiness. */
export const showOnly = async (page: Page, level: 'Ready' | 'Needs attention' | 'Not ready'): Promise<void> => {
  await boardIsRead(page);
  const choice = page.getByRole('button', { name: new RegExp(`^${level}`) });
  await choice.click();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  // A case-sensitive pattern, because a string would also match "Ready" in "Not ready".
  await expectEvery(racers(page), new RegExp(level));
};

/** Opens the first racer of the board and returns the name and the first required action. */
export const openFirstRacer = async (page: Page): Promise<{ readonly name: string; readonly toDo: string }> => {
  const racer = racers(page).first();
  const link = racer.getByRole('link').first();
  const name = await link.innerText();
  const toDo = (await racer.getByRole('cell').last().innerText()).split('\n')[0] ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  return { name, toDo };
};

/** Opens a racer's missing inspection item from the dashboard, which is one click from the event desk. */
export const findMissingItem = async (page: Page): Promise<void> => {
  await openArea(page, 'Dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Inspections due' }).click();
  await showOnly(page, 'Not ready');
  const { toDo } = await openFirstRacer(page);
  expect(toDo).not.toBe('');
  await expect(page.getByRole('region', { name: 'Action needed' })).toContainText(toDo);
};
