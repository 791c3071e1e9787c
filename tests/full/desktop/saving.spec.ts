/** Where a rejected save shows the server's message, and the question for the unit of money, over a restart. */
import { expect, type Page } from '@playwright/test';
import { button, openFirst } from '../../support/area-actions';
import { test } from '../../support/live';
import { frame, listOf, signInScreen, subAdmin } from '../../support/page-objects';

const json = { 'content-type': 'application/json' } as const;

/** Opens the edit form of the first track and changes its opening hours. */
const changeHours = async (page: Page): Promise<void> => {
  await listOf(page, 'Tracks').open();
  await openFirst(page, 'Tracks');
  await button(page, 'Edit').click();
  await hours(page).fill('Sun 09:00-17:00');
};
const hours = (page: Page) => page.getByRole('textbox', { name: 'Hours', exact: true });
/** A field's own message is an alert, too; the banner alone can take the focus. */
const bannerOf = (page: Page) => page.getByRole('main').locator('[role="alert"][tabindex="-1"]');
const save = (page: Page) => button(page, 'Save changes');
const saved = (page: Page) => frame(page).toast('Changes saved');

test('a rejected save shows the server’s message above the buttons, focuses it, and marks the field', async ({
  enter,
  server,
}) => {
  const { page } = await enter();
  await changeHours(page);
  const body = JSON.stringify({
    message: 'Closed tracks keep their hours.',
    errors: { hours: ['Use another format.'] },
  });
  server.faults.add({ path: '/track/update*', status: 422, body, headers: json });
  await save(page).click();
  const banner = bannerOf(page);
  await expect(banner).toBeFocused();
  await expect(banner).toContainText('Closed tracks keep their hours.');
  await expect(banner).toContainText('Use another format.');
  await expect(banner).toBeInViewport({ ratio: 1 });
  await expect(save(page)).toBeInViewport({ ratio: 1 });
  const [above, below] = [await banner.boundingBox(), await save(page).boundingBox()];
  const gap = (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(40);
  await expect(hours(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Use another format.', { exact: true })).toBeVisible();
  await expect(hours(page)).toHaveValue('Sun 09:00-17:00');
  await button(banner, 'Hours').click();
  await expect(hours(page)).toBeFocused();
  await expect(saved(page)).toHaveCount(0);

  server.faults.clear();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
});

test('an admin is asked once whether whole amounts of money are cents, and the answer is remembered', async ({
  enter,
  server,
}) => {
  const bookings = [{ id: 1, bookingNumber: 'BK-1', total: 32_195, currency: 'USD', status: 'confirmed' }];
  const body = JSON.stringify({ data: { attributes: bookings, total: 1 } });
  server.faults.add({ path: '/booking/list', status: 200, body, headers: json });
  const question = 'Is 32195 $321.95 or $32,195.00?';

  const first = await enter(subAdmin);
  await listOf(first.page, 'Bookings').open();
  await expect(first.page.getByText('32,195 USD (unit unknown)')).toBeVisible();
  await expect(first.page.getByText(question), 'whoever does not manage everything is not asked').toHaveCount(0);
  await frame(first.page).signOut();

  await signInScreen(first.page).enter();
  await listOf(first.page, 'Bookings').open();
  await expect(first.page.getByText(question)).toBeVisible();
  await button(first.page, '$321.95').click();
  await expect(first.page.getByText(question)).toHaveCount(0);
  await expect(listOf(first.page, 'Bookings').rows.first()).toContainText('$321.95');
  await frame(first.page).signOut();
  await first.quit();

  const { page } = await enter();
  await listOf(page, 'Bookings').open();
  await expect(listOf(page, 'Bookings').rows.first()).toContainText('$321.95');
  await expect(page.getByText(question)).toHaveCount(0);
});
