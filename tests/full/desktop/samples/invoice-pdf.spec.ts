/** A sample invoice saved as PDF by a real Electron, in both paper sizes. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../../../support/desktop';
import { listOf, navigation, openArea, signInScreen } from '../../../support/page-objects';

/** Width and height of the first page in points. */
const sizeOf = (pdf: Buffer): readonly number[] =>
  (/\/MediaBox\s*\[([^\]]+)\]/.exec(pdf.toString('latin1'))?.[1] ?? '').trim().split(/\s+/).slice(2).map(Number);

const papers = [
  ['A4', 595, 842],
  ['Letter', 612, 792],
] as const;

test('an invoice is saved as PDF at the chosen path and paper size, without the rest of the app', async ({
  start,
  folder,
}) => {
  const desktop = await start({ switches: ['--demo'] });
  const { page } = desktop;
  await signInScreen(page).enter();
  await navigation(page).getByRole('button', { name: 'Sample areas' }).click();
  await openArea(page, 'Invoices');
  await listOf(page, 'Invoices').rows.getByRole('link').first().click();
  const heading = page.getByRole('heading', { level: 1, name: /^Invoice \d+$/ });
  await expect(heading).toBeVisible();
  const name = (await heading.textContent()) ?? '';
  for (const [paper, width, height] of papers) {
    const path = join(folder, `${width}.pdf`);
    const dialogs = await desktop.answerSave(path);
    await page.getByRole('button', { name: `Save as PDF (${paper})` }).click();
    await expect(page.getByText(`${width}.pdf was saved.`)).toBeVisible();
    expect((await dialogs())[0]?.defaultPath).toMatch(new RegExp(`${name}\\.pdf$`));
    const pdf = await readFile(path);
    expect(pdf.subarray(0, 4).toString()).toBe('%PDF');
    const [wide = 0, high = 0] = sizeOf(pdf);
    // Chromium rounds to full pixels.
    expect(Math.abs(wide - width) + Math.abs(high - height)).toBeLessThan(3);
    // The invoice alone, not the app around it, which would take more pages.
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await expect(page.locator('.print-sheet')).toHaveCount(0);
  }
});
