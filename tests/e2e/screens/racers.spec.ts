/** The people of the desk's event: the board finds, filters and selects racers, and the waiver list names who must sign. */
import { expect, type Locator, type Page } from '@playwright/test';
import { enterDemo, test, waitForIdle } from '../../support/demo-page';
import { openFirstRacer } from '../../support/inspections';
import { expectAnnouncements, forgetAnnouncements, recordAnnouncements } from '../../support/live-regions';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const board = (page: Page) => page.getByRole('table', { name: /^Inspections of / });

const openBoard = async (page: Page): Promise<void> => {
  await enterDemo(page, '/desk?tab=racers');
  await expect(board(page)).toHaveAttribute('aria-busy', 'false');
};

test('a racer’s missing item is found from a cold desk in 3 interactions, and going back leads to the desk', async ({
  page,
  context,
}) => {
  await openBoard(page);
  const racer = board(page).locator('[data-index="0"]');
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
  const found = board(cold).locator('[data-index="0"]');
  await expect(found.getByRole('cell').nth(1)).toContainText(number);
  await expect(found.getByRole('cell').last()).toContainText(missing);
  await act(found.getByRole('link').first());
  await expect(cold.getByRole('region', { name: 'Action needed' })).toContainText(missing);
  expect(interactions).toBeLessThanOrEqual(3);

  await cold.getByRole('link', { name: 'Back to the event desk' }).click();
  await expect(cold).toHaveURL(/\/desk\?tab=racers/);
  await expect(cold.getByRole('searchbox', { name: 'Search racers' })).toHaveValue(number);
});

test('the board fills the window, is filtered by readiness, lane and time, and says how many racers are left', async ({
  page,
}) => {
  await recordAnnouncements(page);
  await openBoard(page);
  for (const size of [
    { width: 1920, height: 1080 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(size);
    await expect
      .poll(() => board(page).evaluate((table) => window.innerHeight - table.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(24);
    // The page scrolls only where five rows would not fit below what is now and next at this time of day.
    const scrolls = await board(page).evaluate((table) => {
      const main = table.closest('main');
      const fifth = table.querySelector('[aria-rowindex="6"]')?.getBoundingClientRect().bottom ?? 0;
      const end = table.closest('[role="region"]')?.getBoundingClientRect().bottom ?? 0;
      return main && main.scrollHeight > main.clientHeight && Math.abs(fifth - end) >= 1;
    });
    expect(scrolls).toBe(false);
  }
  await expect(page.getByRole('tabpanel')).toMatchAriaSnapshot(`
    - group "Filter by readiness":
      - button /All \\d+/ [pressed]
      - button /Not ready \\d+/
      - button /Needs attention \\d+/
      - button /Ready \\d+/
    - searchbox "Search racers"
    - combobox "Sort"
    - group "Filter by team and lane"
  `);
  await expectAnnouncements(page, [/^\d+ racers shown$/]);

  const lane = page.getByRole('group', { name: 'Filter by team and lane' }).getByRole('button').first();
  const planned = Number(/(\d+) planned/.exec(await lane.innerText())?.[1]);
  await lane.click();
  await expect(board(page)).toHaveAttribute('aria-rowcount', String(planned + 1));
  await lane.click();
  await page.getByRole('button', { name: /^Due again/ }).click();
  await expect(page).toHaveURL(/only=again/);
  const rows = board(page).locator('[data-index]');
  await expect(rows.filter({ hasNotText: /again/ })).toHaveCount(0);
  await expect(rows.first()).toContainText(/again/);
  await page.getByRole('button', { name: /^Due again/ }).click();

  const headings = await board(page).getByRole('columnheader').allInnerTexts();
  await page.getByRole('button', { name: /^Here, not ready/ }).click();
  await expect(page).toHaveURL(/only=here/);
  await expect(rows.filter({ has: page.getByRole('cell', { name: 'Ready', exact: true }) })).toHaveCount(0);
  const arrived = rows
    .first()
    .getByRole('cell')
    .nth(headings.findIndex((heading) => /Arrived/.test(heading)));
  await expect(arrived).toContainText(/\d/);
  await page.getByRole('button', { name: /^Here, not ready/ }).click();

  await forgetAnnouncements(page);
  const filter = page.getByRole('button', { name: /^Not ready \d+/ });
  const count = /\d+/.exec((await filter.textContent()) ?? '')?.[0];
  await filter.click();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await expectAnnouncements(page, [new RegExp(`^${count} racers shown$`)]);
  const first = board(page).getByRole('row').nth(1);
  await expect(first.getByRole('cell', { name: 'Not ready', exact: true })).toBeVisible();
  const parts = /(Ready|Not ready|Needs attention|Unknown)$/;
  await expect(first.getByRole('link', { name: new RegExp(`^Driver of .+: ${parts.source}`) })).toBeVisible();

  const { name } = await openFirstRacer(page);
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Action needed' })).toMatchAriaSnapshot(`
    - heading "Action needed" [level=2]
    - text: Not ready
    - list:
      - listitem:
        - button "Driver"
  `);
  await expect(page.getByRole('button', { name: 'Driver', exact: true })).toHaveAccessibleDescription(
    new RegExp(`^${parts.source}`),
  );
});

test('selected racers are printed and messaged, and the waiver list has only people who have not signed', async ({
  page,
}) => {
  await recordAnnouncements(page);
  await enterDemo(page, '/desk?tab=waivers');
  const grid = page.getByRole('grid', { name: 'Waivers' });
  await expect(grid.locator('[data-index]').first()).toBeVisible();
  await waitForIdle(page);
  for (const row of await grid.locator('[data-index]').all())
    await expect(row).toContainText(/Declined|Expired|Not signed|Guardian missing|Unknown/);
  // The demo has a visitor without a name and a phone, who may be the first.
  const person = grid
    .locator('[data-index]')
    .filter({ hasText: /\+1\d{10}/ })
    .first();
  await expect(person.locator('a[href^="tel:"]')).toHaveCount(1);
  await expect(person.locator('a[href^="mailto:"]')).toHaveCount(1);

  await page.getByRole('tab', { name: 'Racers' }).click();
  await expect(board(page)).toHaveAttribute('aria-busy', 'false');
  await forgetAnnouncements(page);
  await board(page).getByRole('row').nth(1).getByRole('checkbox').check();
  await expectAnnouncements(page, [/^1 selected$/]);
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  const bar = page.getByRole('toolbar', { name: 'Selected people' });
  await expect(bar).toContainText(/\d+ selected/);
  await bar.getByRole('button', { name: 'Print…' }).click();
  await expect(page.getByRole('dialog', { name: 'Print Racers' })).toContainText(/\d+ pages?/);
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Message…' }).click();
  await expect(page).toHaveURL(/\/messages/);
});
