/** Who is ready to race: opened from the board, looked at, printed. The way from the dashboard is tested on the desktop. */
import { expect } from '@playwright/test';
import { enterDemo, test, waitForIdle } from '../../support/demo-page';
import { openFirstRacer, showOnly } from '../../support/inspections';
import { frame } from '../../support/page-objects';
import { pagesOf } from '../../support/pdf-pages';

test('a racer’s pictures open by keyboard, the tech card fits one page of A4 and of Letter, and Back restores the board', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await enterDemo(page, '/inspections');
  await showOnly(page, 'Ready');
  const { name } = await openFirstRacer(page);
  await waitForIdle(page);

  await page.getByRole('button', { name: /^Open Front/ }).click();
  const viewer = page.getByRole('dialog', { name: 'Pictures' });
  await expect(viewer).toContainText(/1 of \d/);
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText(/2 of \d/);
  await page.keyboard.press('+');
  await expect(viewer).toContainText('125%');
  await page.keyboard.press('0');
  await expect(viewer).toContainText('100%');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();

  const menu = page.getByRole('menu', { name, exact: true });
  const byMenu = async (item: string): Promise<void> => {
    await page.getByRole('heading', { level: 1, name }).click({ button: 'right' });
    await expect(menu.getByRole('menuitem')).toHaveText(['Print…', 'Copy link', 'Open in a new window', 'Refresh']);
    await menu.getByRole('menuitem', { name: item }).click();
  };
  for (const [format, print] of [
    ['A4', () => byMenu('Print…')],
    ['Letter', () => page.getByRole('button', { name: 'Print' }).click()],
  ] as const) {
    await print();
    await expect(page.locator('.tech-sheet')).toBeAttached();
    expect(await pagesOf(await page.pdf({ format })), format).toHaveLength(1);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.locator('.tech-sheet')).toHaveCount(0);
  }
  await byMenu('Copy link');
  await expect(frame(page).toast('Copied')).toBeVisible();

  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
  await page.getByRole('link', { name: 'Back to Inspections' }).click();
  await expect(page).toHaveURL(/state=ready/);
  await expect(page.getByRole('button', { name: /^Ready/ })).toHaveAttribute('aria-pressed', 'true');
});
