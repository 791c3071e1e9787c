/** Papers of the event desk, and lists as they are shown: the preview and what is printed are the same pages. */
import { expect, type Locator, type Page } from '@playwright/test';
import { button } from '../../support/area-actions';
import { enterDemo, goTo, test } from '../../support/demo-page';
import { focusedIn } from '../../support/overlays';
import { dataOf } from '../../support/page-data';
import { pagesOf } from '../../support/pdf-pages';

/** The browser's own dialog would stop the test. */
const catchPrint = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });

const printed = async (page: Page): Promise<Buffer> => {
  await expect(page.locator('body[data-printed]')).toBeAttached();
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await expect(page.locator('.print-sheet')).toHaveCount(0);
  return file;
};

const preview = (page: Page): Locator => page.getByRole('region', { name: 'Preview' });

const textsOf = (cells: Locator): Promise<readonly string[]> =>
  cells.evaluateAll((all) => all.map((cell) => cell.textContent ?? '').filter((text) => text !== ''));

const occurrences = (text: string, part: string): number => text.split(part).length - 1;

test('class lists are printed in 3 interactions: every entry once, with its code, on numbered pages', async ({
  page,
}) => {
  await catchPrint(page);
  await enterDemo(page, '/desk');
  // The system's print dialog is one interaction.
  let interactions = 1;
  const act = async (locator: Locator): Promise<void> => {
    interactions += 1;
    await locator.click();
  };
  await act(button(page, 'Print…'));
  await act(button(page, 'Print Class lists now'));
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await expect(preview(page)).toBeVisible();
  const codes = await textsOf(preview(page).locator('[data-code] bdi'));
  const total = await preview(page).getByRole('article').count();
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.length).toBeGreaterThan(20);
  // Every code has bars.
  await expect(preview(page).locator('.paper-code')).toHaveCount(codes.length);
  expect(interactions).toBeLessThanOrEqual(3);
  const pages = await pagesOf(await printed(page));
  expect(pages).toHaveLength(total);
  pages.forEach(({ text }, index) => {
    expect(text).toContain(`Page ${index + 1} of ${total}`);
    expect(text).toContain('As of ');
    expect(text).toContain('Midnight Madness');
  });
  const all = pages.map(({ text }) => text).join('\n');
  for (const code of codes) expect(occurrences(all, code), code).toBe(1);
});

test('pages follow paper, orientation and blank lines, and A4 is kept for the next print', async ({ page }) => {
  await catchPrint(page);
  await enterDemo(page, '/desk');
  const open = async (): Promise<void> => {
    await button(page, 'Print…').click();
    await button(page, 'Gate list by name').click();
    await expect(preview(page)).toBeVisible();
  };
  await open();
  const count = () => preview(page).getByRole('article').count();
  const withLines = await count();
  await page.getByRole('radio', { name: 'A4' }).check();
  await page.getByRole('checkbox', { name: 'Large type' }).uncheck();
  await page.getByRole('spinbutton', { name: 'Blank lines' }).fill('0');
  await page.getByRole('spinbutton', { name: 'Blank lines' }).press('Enter');
  await expect.poll(count).toBeLessThan(withLines);
  await page.getByRole('radio', { name: 'Portrait' }).check();
  await expect(preview(page).locator('[data-sheet="A4-portrait"]').first()).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true }).click();
  const pages = await pagesOf(await printed(page));
  expect(pages).toHaveLength(await count());
  // 210 by 297 millimeters, in points.
  for (const { width, height } of pages) {
    expect(Math.abs(width - 595.3)).toBeLessThan(1);
    expect(Math.abs(height - 841.9)).toBeLessThan(1);
  }
  await page.keyboard.press('Escape');
  await open();
  await expect(page.getByRole('radio', { name: 'A4' })).toBeChecked();
});

test('a list is printed as it is shown: its search, its columns, all its pages', async ({ page }) => {
  await catchPrint(page);
  await enterDemo(page, '/bookings?q=smith');
  const grid = page.getByRole('grid', { name: 'Bookings' });
  const headers = await textsOf(grid.getByRole('columnheader'));
  const rows = Number(await grid.getAttribute('aria-rowcount')) - 1;
  await button(page, 'Print…').click();
  await expect(preview(page)).toBeVisible();
  // Its first button goes when the pages come.
  await expect.poll(() => focusedIn(page, '[role="dialog"]')).toBe('inside');
  expect(await textsOf(preview(page).locator('thead').first().locator('th'))).toEqual(headers);
  await expect(preview(page).locator('[data-row="row"]')).toHaveCount(rows);
  await expect(preview(page).getByRole('article').first()).toContainText('smith');
  await page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true }).click();
  const all = (await pagesOf(await printed(page))).map(({ text }) => text).join('\n');
  // A number may be broken at its hyphen.
  const unbroken = all.replaceAll('\n', '');
  const numbers = await textsOf(preview(page).locator('[data-row="row"] > td:first-child'));
  expect(numbers).toHaveLength(rows);
  for (const number of numbers) expect(occurrences(unbroken, number), number).toBe(1);
});

test('a list that is too long says so on paper, and none of its pages is clipped, also while the dialog opens', async ({
  page,
}) => {
  await enterDemo(page, '/bookings');
  await button(page, 'Print…').click();
  const articles = preview(page).getByRole('article');
  await expect(articles.nth(1)).toBeVisible();
  // Rows that do not fit push the footer out of the page.
  const excess = await articles.evaluateAll((pages) =>
    pages.map((one) => {
      const footer = one.querySelector('footer')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
      return footer - one.getBoundingClientRect().bottom;
    }),
  );
  for (const height of excess) expect(height).toBeLessThan(1);
  await expect(preview(page).getByText('Only the first 2,000 rows are printed.').first()).toBeVisible();
  // Opened again, it is a dialog to screen readers too, although its pages are still being made.
  await page.keyboard.press('Escape');
  await expect(preview(page)).toHaveCount(0);
  await button(page, 'Print…').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

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
  await catchPrint(page);
  await enterDemo(page, '/desk');
  const isFull = process.env.PITWALL_TIER === 'full';
  await writeNotes(page, notes, isFull ? 8 : 24);
  await button(page, 'Print…').click();
  await button(page, 'Tech sheets').click();
  await expect(preview(page)).toBeVisible();
  // Laying out so many pages takes long, so the other paper and more racers are left to the full tier.
  const papers = [
    ['A4', 'Landscape'],
    ['Letter', 'Portrait'],
  ] as const;
  for (const [paper, orientation] of papers.slice(isFull ? 0 : 1)) {
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
