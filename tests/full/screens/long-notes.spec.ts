/** Notes of any length on paper: nothing of them is cut off, and every page has its number. */
import { expect, type Page } from '@playwright/test';
import { button } from '../../support/area-actions';
import { enterDemo, goTo, test } from '../../support/demo-page';
import { dataOf } from '../../support/page-data';
import { pagesOf } from '../../support/pdf-pages';
import { catchPrint, preview, printed } from '../../support/print-preview';

/** Puts these notes on the first points of one in `every` tech cards, which then fail. */
const writeNotes = (page: Page, notes: readonly string[], every: number): Promise<void> =>
  page.evaluate(
    ({ texts, every }) => {
      const { bridge } = window;
      const call = bridge.call.bind(bridge) as (...input: readonly unknown[]) => Promise<unknown>;
      Object.assign(bridge, {
        call: async (...input: readonly unknown[]) => {
          const answer = await call(...input);
          if (input[0] !== 'inspection.techCard') return answer;
          const { value } = answer as { value: { id: number; items: { note?: string; result?: string }[] } };
          if (value.id % every !== 0) return answer;
          for (const [index, note] of texts.entries())
            if (value.items[index]) Object.assign(value.items[index], { note, result: 'fail' });
          return answer;
        },
      });
    },
    { texts: notes, every },
  );

const numbered = (count: number, word: string): string =>
  Array.from({ length: count }, (_, index) => `${word}${index}`).join(' ');

const notes = [
  numbered(160, 'short'),
  numbered(520, 'longer'),
  `word${'x'.repeat(4_000)}end`,
  numbered(300, 'ملاحظة'),
  ...Array.from({ length: 6 }, (_, index) => numbered(40, `n${index}x`)),
];

/** The most by which a page's footer, or a row, leaves its page, in pixels. */
const excessOf = (page: Page): Promise<number> =>
  preview(page)
    .getByRole('article')
    .evaluateAll((pages) =>
      Math.max(
        ...pages.map((one) => {
          // Pages that are not on the screen are not laid out otherwise.
          if (one.closest('.paper-preview') instanceof HTMLElement)
            (one.closest('.paper-preview') as HTMLElement).style.contentVisibility = 'visible';
          const end = one.getBoundingClientRect().bottom;
          const parts = [...one.querySelectorAll('footer, tr')];
          return Math.max(...parts.map((part) => part.getBoundingClientRect().bottom - end));
        }),
      ),
    );

test('notes of any length run on over the tech sheets of their racer, on each paper', async ({ page }) => {
  test.setTimeout(600_000);
  await catchPrint(page);
  await enterDemo(page, '/desk');
  await writeNotes(page, notes, 8);
  await button(page, 'Print…').click();
  await button(page, 'Tech sheets').click();
  await expect(preview(page)).toBeVisible();
  for (const [paper, orientation] of [
    ['A4', 'Landscape'],
    ['Letter', 'Portrait'],
  ] as const) {
    await page.getByRole('radio', { name: paper }).check();
    await page.getByRole('radio', { name: orientation }).check();
    await expect(preview(page).locator(`[data-sheet="${paper}-${orientation.toLowerCase()}"]`).first()).toBeVisible();
    const articles = preview(page).getByRole('article');
    const total = await articles.count();
    expect(await excessOf(page)).toBeLessThan(1);
    // Each page has a row, and each racer all of the notes, once and in order.
    const found = await articles.evaluateAll((pages) =>
      pages.map((one) => ({
        rows: one.querySelectorAll('[data-row="row"]').length,
        racer: (one.querySelector('h3')?.textContent ?? '').replace(' (continued)', ''),
        notes: [...one.querySelectorAll('[data-row="row"] td:last-child')].map((cell) => cell.textContent).join(''),
      })),
    );
    for (const { rows } of found) expect(rows).toBeGreaterThan(0);
    const texts = [...Map.groupBy(found, ({ racer }) => racer).values()].map((pages) =>
      pages.map((one) => one.notes).join(''),
    );
    const long = texts.filter((text) => text !== '' && text.length > 1_000);
    expect(long.length).toBeGreaterThan(2);
    for (const text of long) expect(text.startsWith(notes.join(''))).toBe(true);
    if (paper === 'A4') continue;
    await page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true }).click();
    const sheets = await pagesOf(await printed(page));
    expect(sheets).toHaveLength(total);
    sheets.forEach(({ text }, index) => {
      expect(text).toContain(`Page ${index + 1} of ${total}`);
    });
  }
});

test('a tech card with long notes is printed with all of them, from its first page on', async ({ page }) => {
  await catchPrint(page);
  await enterDemo(page, '/tracks');
  await writeNotes(page, notes, 1);
  const [racer] = await dataOf(page, 'visitor.list', { eventId: 27, userType: 'racer', perPage: 1 });
  await goTo(page, `/inspections/${racer?.id}?event=27`);
  await expect(page.getByText('short0 short1').first()).toBeVisible();
  await page.getByRole('button', { name: 'Print' }).first().click();
  const pages = await pagesOf(await printed(page));
  const words = pages
    .map(({ text }) => text)
    .join(' ')
    .split(/\s+/);
  for (let index = 0; index < 520; index += 1)
    expect(
      words.filter((word) => word === `longer${index}`),
      `${index}`,
    ).toHaveLength(1);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages[0]?.text).toContain('short0');
});
