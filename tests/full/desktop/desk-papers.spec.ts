/** Papers of the event desk as PDF files on a real Electron: each has the pages of the preview, on the chosen paper. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { button } from '../../support/area-actions';
import { test } from '../../support/desktop';
import { openArea, signInScreen } from '../../support/page-objects';
import { pagesOf } from '../../support/pdf-pages';

const points: Readonly<Record<string, readonly [number, number]>> = { A4: [595.3, 841.9], Letter: [612, 792] };

test('the class lists and the gate list are saved as PDF, on A4 and Letter, upright and on their side', async ({
  start,
  folder,
}) => {
  const { page, answerSave } = await start({ switches: ['--demo', '--demo-rows=400'] });
  await signInScreen(page).enter();
  await openArea(page, 'Event desk');
  const preview = page.getByRole('region', { name: 'Preview' });
  for (const [paper, list] of [
    ['A4', 'Class lists'],
    ['Letter', 'Gate list by name'],
  ] as const) {
    await button(page, 'Print…').click();
    await button(page, list).click();
    await page.getByRole('radio', { name: paper }).check();
    const isLandscape = await page.getByRole('radio', { name: 'Landscape' }).isChecked();
    await expect(preview.locator(`[data-sheet^="${paper}"]`).first()).toBeVisible();
    const codes = await preview.locator('[data-row="row"] [data-code] bdi').allTextContents();
    const total = await preview.getByRole('article').count();
    const path = join(folder, `${paper}.pdf`);
    await answerSave(path);
    await button(page, 'Save as PDF…').click();
    await expect(page.getByText(`Saved ${paper}.pdf`)).toBeVisible();
    const pages = await pagesOf(await readFile(path));
    expect(pages).toHaveLength(total);
    const size = points[paper]?.toSorted((one, other) => (isLandscape ? other - one : one - other)) ?? [];
    pages.forEach(({ width, height, text }, index) => {
      expect(Math.abs(width - (size[0] ?? 0))).toBeLessThan(1);
      expect(Math.abs(height - (size[1] ?? 0))).toBeLessThan(1);
      expect(text).toContain(`Page ${index + 1} of ${total}`);
    });
    const all = pages.map(({ text }) => text).join('\n');
    for (const code of codes.filter((one) => one !== '')) expect(all.split(code).length, code).toBe(2);
    await button(page, 'Cancel').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
