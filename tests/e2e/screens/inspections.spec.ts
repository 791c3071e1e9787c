/** Who is ready to race: opened from the board, printed. The way from the dashboard is tested on the desktop. */
import { expect } from '@playwright/test';
import { enterDemo, test, waitForIdle } from '../../support/demo-page';
import { openFirstRacer, showOnly } from '../../support/inspections';
import { openArea } from '../../support/page-objects';

test('going back from a racer restores the board, and the next racer can be opened', async ({ page }) => {
  await enterDemo(page);
  await openArea(page, 'Inspections');
  await showOnly(page, 'Not ready');
  const { name } = await openFirstRacer(page);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
  await page.getByRole('link', { name: 'Back to Inspections' }).click();
  await expect(page).toHaveURL(/state=missing/);
  await expect(page.getByRole('button', { name: /^Not ready/ })).toHaveAttribute('aria-pressed', 'true');
});

/** The number of pages of a PDF. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;

test('pictures open by keyboard, and the tech card fits one page of A4 and of Letter', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await enterDemo(page);
  await openArea(page, 'Inspections');
  await showOnly(page, 'Ready');
  await openFirstRacer(page);
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

  for (const format of ['A4', 'Letter']) {
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('.tech-sheet')).toBeAttached();
    expect(pagesOf(await page.pdf({ format })), format).toBe(1);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.locator('.tech-sheet')).toHaveCount(0);
  }
});
