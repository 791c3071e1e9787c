/** Found in manual testing: scroll positions, links back, buttons in view, and correct figures. */
import { expect, type Locator, type Page } from '@playwright/test';
import { button, openFirst } from '../../support/area-actions';
import { enterDemo, goTo, open, test, waitForIdle } from '../../support/demo-page';
import { frame, listOf, notifications, openArea, signInScreen } from '../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const main = (page: Page): Locator => page.getByRole('main');
const overlaps = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

test('at most three toasts are shown, and they cover neither rows nor pager nor form buttons', async ({ page }) => {
  await enterDemo(page, '/bookings');
  const list = listOf(page, 'Bookings');
  await list.grid.focus();
  await page.keyboard.press('Control+End');
  const last = list.grid.locator('[aria-rowindex="51"]');
  await expect(last).toBeInViewport({ ratio: 0.9 });
  for (let file = 0; file < 5; file += 1) {
    await list.exportButton.click();
    await list.saveAs.click();
    await expect(list.exportDialog).toBeHidden();
  }
  const notes = notifications(page).getByRole('listitem').filter({ hasText: 'Bookings saved' });
  await expect(notes).toHaveCount(3);
  await expect(last, 'the last row stays in view').toBeInViewport({ ratio: 0.9 });
  expect(await overlaps(notifications(page), last)).toBe(false);
  expect(await overlaps(notifications(page), page.getByRole('navigation', { name: 'Pages' }))).toBe(false);
  await button(page, '2 more messages').click();
  await expect(notes).toHaveCount(5);
  await button(page, 'Show fewer messages').click();
  await expect(notes).toHaveCount(3);
  // The pointer over them keeps them open.
  await notifications(page).hover();
  await page.evaluate(() => {
    history.pushState({}, '', '/tracks/new');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(button(page, 'Create track')).toBeVisible();
  await expect(notes).toHaveCount(3);
  expect(await overlaps(notifications(page), button(page, 'Create track'))).toBe(false);
  expect(await overlaps(notifications(page), button(page, 'Cancel'))).toBe(false);
});

/** The address of each long form and its buttons. */
const forms: readonly (readonly [string, string | RegExp])[] = [
  ['/tracks/new', 'Create track'],
  ['/tracks/2/edit', 'Save changes'],
  ['/admins/new', 'Create admin'],
  ['/admins/3/edit', 'Save changes'],
  ['/account', 'Save profile'],
  ['/messages', 'Send message'],
];

test('the buttons of every long form are in view at 1366 × 768 and never cover the focused field', async ({ page }) => {
  await enterDemo(page);
  for (const [path, name] of forms) {
    await goTo(page, path);
    await waitForIdle(page);
    await expect(button(page, name), path).toBeInViewport({ ratio: 1 });
    const form = page.locator('form').filter({ has: button(page, name) });
    for (const field of await form.locator('input[name], select, textarea').all()) {
      if (!(await field.isVisible())) continue;
      await field.focus();
      expect(await overlaps(field, button(page, name)), `${path} ${await field.getAttribute('name')}`).toBe(false);
    }
    await expect(button(page, name), path).toBeInViewport({ ratio: 1 });
  }
  await goTo(page, '/tracks/3?tab=sub-admins');
  const people = page.getByRole('region', { name: 'Sub-admins' }).getByRole('checkbox');
  await expect(people.nth(5)).toBeVisible();
  for (const box of await people.all()) await box.click();
  await expect(button(page, /^Save \d+ changes$/)).toBeInViewport({ ratio: 1 });
});

test('each screen opens scrolled to the top', async ({ page }) => {
  await enterDemo(page, '/settings');
  const top = () => main(page).evaluate((element) => element.scrollTop);
  for (const area of ['Dashboard', 'Push messages', 'Settings']) {
    await main(page).evaluate((element) => element.scrollTo(0, 10_000));
    await expect.poll(top).toBeGreaterThan(0);
    await openArea(page, area);
    await expect(page.getByRole('heading', { level: 1, name: area })).toBeInViewport({ ratio: 1 });
    expect(await top()).toBe(0);
    await waitForIdle(page);
  }
});

test('a visitor opened from a booking has a link back to the booking', async ({ page }) => {
  await enterDemo(page);
  await listOf(page, 'Bookings').open();
  await openFirst(page, 'Bookings');
  // Until the booking is loaded, the heading is its kind without a number.
  const heading = page.getByRole('heading', { level: 1, name: /\d/ });
  const booking = await heading.innerText();
  const at = new URL(page.url()).pathname;
  await main(page).locator('a[href^="/visitors/"]').first().click();
  const back = page.getByRole('link', { name: `Back to ${booking}` });
  await expect(back).toBeVisible();
  await back.click();
  await expect(page.getByRole('heading', { level: 1, name: booking })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(at);
});

test('a role’s user count equals the number of admins in the linked list', async ({ page }) => {
  await enterDemo(page);
  for (const role of [1, 2, 3, 5]) {
    await goTo(page, `/roles?role=${role}`);
    const link = main(page).getByRole('link', { name: /(person has|people have) this role$/ });
    const count = Number((await link.innerText()).replaceAll(/\D/g, ''));
    expect(count).toBeGreaterThan(0);
    await link.click();
    await expect(listOf(page, 'Admins').range).toHaveText(new RegExp(`of ${count}$`));
  }
});

test('a user with access to almost nothing is told why', async ({ page }) => {
  await open(page, '/login');
  await signInScreen(page).enter('client@pitwall.example');
  await expect(page.getByText(/^Your role \(.?Read Only.?\) doesn't include any areas of Pitwall/)).toBeVisible();
  await frame(page).signOut();
});

test('status and payment of a booking fit side by side at 1366 pixels', async ({ page }) => {
  await enterDemo(page);
  await listOf(page, 'Bookings').open();
  for (const title of ['Status', 'Payment'])
    await expect(listOf(page, 'Bookings').grid.getByRole('columnheader', { name: title })).toBeInViewport({ ratio: 1 });
  const cut = await listOf(page, 'Bookings')
    .grid.locator('[data-tone]')
    .evaluateAll((badges) =>
      badges.filter((badge) => badge.scrollWidth > badge.clientWidth).map((one) => one.textContent),
    );
  expect(cut).toEqual([]);
});

test('a chart’s axis shows each day once and whole amounts, in every period', async ({ page }) => {
  await enterDemo(page);
  for (const period of [7, 30, 90, 365]) {
    await goTo(page, `/dashboard?period=${period}`);
    await waitForIdle(page);
    const ticks = await page
      .locator('svg g.tick text, svg [class*="xAxis"] text, svg [class*="yAxis"] text')
      .evaluateAll((texts) => [...new Set(texts)].map(({ textContent }) => textContent ?? ''));
    const days = ticks.filter((tick) => /^[A-Z][a-z]{2} \d/.test(tick));
    const amounts = ticks.filter((tick) => tick.startsWith('$'));
    expect(days.length, String(period)).toBeGreaterThan(3);
    expect(new Set(days).size, String(days)).toBe(days.length);
    expect(amounts.length).toBeGreaterThan(2);
    expect(amounts.filter((amount) => !/^\$\d{1,3}(\.\d{2}|(\.[1-9])?[KM])?$/.test(amount))).toEqual([]);
  }
});
