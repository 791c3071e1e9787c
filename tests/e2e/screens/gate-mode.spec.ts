/** Gate mode in the browser: it tells what to do next, nothing but the password or the PIN leaves it, and it fits and is read. */
import { expect, type Page } from '@playwright/test';
import { allOf } from '../../support/areas-csv';
import { violations } from '../../support/axe';
import { changeAppearance, enterDemo, goTo, test, waitForIdle } from '../../support/demo-page';
import { dataOf } from '../../support/page-data';
import { demoPassword, lockScreen, navigation } from '../../support/page-objects';
import { scan } from '../../support/scanner';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const heading = (page: Page) => page.getByRole('heading', { name: 'Gate mode', level: 1 });
const box = (page: Page) => page.getByRole('textbox', { name: 'Scan or type' });
const result = (page: Page) => page.getByRole('region', { name: 'Scan result' });
const leaving = (page: Page) => page.getByRole('dialog', { name: 'Leave gate mode?' });

const startGateMode = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Gate mode', exact: true }).click();
  await expect(heading(page)).toBeVisible();
};

const leaveWith = async (page: Page, field: 'PIN' | 'Password', secret: string): Promise<void> => {
  const dialog = leaving(page);
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Leave gate mode' }).click();
  await dialog.getByRole('textbox', { name: field }).fill(secret);
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
};

test('a volunteer scans, sees the answer and what to do next, and nothing leads elsewhere', async ({ page }) => {
  await enterDemo(page, '/desk', { log: 'empty' });
  const [event] = await dataOf(page, 'event.list', { filters: { status: ['live'] } });
  const tickets = await allOf(page, 'booking.ticketList', { eventId: event?.id });
  const refunded = tickets.find(({ status }) => status === 'refunded');
  await startGateMode(page);

  await expect(page.getByRole('heading', { name: 'Scan a ticket' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Online' })).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expect(navigation(page)).toHaveCount(0);
  expect(await page.getByRole('link').count()).toBe(0);
  expect(await violations(page, 'light')).toEqual([]);

  await scan(page, String(refunded?.ticketNumber));
  await expect(result(page)).toHaveAttribute('data-answer', 'refused');
  await expect(result(page)).toContainText("Don't let the person in.");
  await scan(page, 'NO-SUCH-TICKET-1');
  await expect(result(page)).toHaveAttribute('data-answer', 'not-found');
  await expect(result(page)).toContainText('Scan again, or type the booking number');
  expect(await page.getByRole('link').count()).toBe(0);
  expect(await violations(page, 'light')).toEqual([]);

  const admitted = page
    .getByLabel('Counts of today')
    .locator('div')
    .filter({ hasText: /^Admitted/ });
  const valid = tickets.find(({ status, isCheckedIn }) => status === 'valid' && isCheckedIn !== true);
  await scan(page, String(valid?.ticketNumber));
  await page.getByRole('button', { name: 'Admit', exact: true }).click();
  await expect(admitted).toContainText('1');
  // The button is gone, and keys go to the box again.
  await expect(box(page)).toBeFocused();
});

test('shortcuts, addresses and the lock stay in gate mode, and the password leaves it', async ({ page }) => {
  await enterDemo(page, '/desk');
  await startGateMode(page);
  for (const keys of ['Control+k', 'Control+1', 'Control+,', 'Alt+ArrowLeft', 'Control+Shift+P']) {
    await page.keyboard.press(keys);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.goBack();
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL(/\/gate$/);
  await goTo(page, '/bookings');
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL(/\/gate$/);
  await page.keyboard.press('Control+l');
  await lockScreen(page).unlock(demoPassword);
  await expect(heading(page)).toBeVisible();

  await leaveWith(page, 'Password', 'wrong');
  await expect(leaving(page)).toContainText('Wrong email or password');
  await leaveWith(page, 'Password', demoPassword);
  await expect(page.getByRole('heading', { name: 'Event desk', level: 1 })).toBeVisible();
  await expect(navigation(page)).toBeVisible();
  await goTo(page, '/bookings');
  await expect(page.getByRole('heading', { name: 'Bookings', level: 1 })).toBeVisible();
});

test('a PIN of the event leaves gate mode, and several wrong ones have to be waited for', async ({ page }) => {
  await enterDemo(page, '/desk');
  await page.getByRole('textbox', { name: 'PIN that ends gate mode' }).fill('4711');
  await page.getByRole('button', { name: 'Set PIN' }).click();
  await expect(page.getByText('A PIN is set for this event.')).toBeVisible();
  await startGateMode(page);
  // The next ticket that is scanned is no attempt.
  await page.getByRole('button', { name: 'Leave gate mode' }).click();
  await expect(leaving(page).getByRole('textbox', { name: 'PIN' })).toBeFocused();
  await scan(page, 'TK-5523-12');
  await expect(leaving(page)).toContainText("A scan isn't a password or a PIN.");
  for (const wrong of ['1111', '2222']) {
    await leaveWith(page, 'PIN', wrong);
    await expect(leaving(page)).toContainText("This isn't the event's PIN.");
  }
  await leaveWith(page, 'PIN', '4711');
  await expect(page.getByRole('heading', { name: 'Event desk', level: 1 })).toBeVisible();

  await startGateMode(page);
  for (const wrong of ['1111', '2222', '3333']) {
    await leaveWith(page, 'PIN', wrong);
    await expect(leaving(page)).toContainText("This isn't the event's PIN.");
  }
  // Even the right one.
  await leaveWith(page, 'PIN', '4711');
  await expect(leaving(page)).toContainText(/Too many wrong PINs\. Try again in \d s\./);
  await expect(page).toHaveURL(/\/gate$/);
});

test('gate mode fits a small laptop, twice the size, a dark screen and right to left', async ({ page }) => {
  await enterDemo(page, '/desk');
  await startGateMode(page);
  await page.waitForFunction(() => document.fullscreenElement !== null);
  // A window that fills the screen has no other size.
  await page.evaluate(() => document.exitFullscreen());
  await scan(page, 'NO-SUCH-TICKET-1');
  await expect(result(page)).toHaveAttribute('data-answer', 'not-found');
  for (const look of ['dark', 'rtl'] as const) {
    await changeAppearance(page, look);
    expect(await violations(page, look), look).toEqual([]);
  }
  for (const size of [
    { width: 1366, height: 768 },
    { width: 683, height: 384 },
  ]) {
    await page.setViewportSize(size);
    await waitForIdle(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, JSON.stringify(size)).toBeLessThanOrEqual(0);
  }
});
