/** What scanners send besides a code and Enter, with real keys: on a list, in the gate's box, and in the test of the settings. */
import { expect, type Page } from '@playwright/test';
import { violations } from '../../support/axe';
import { enterDemo, goTo, test, waitForIdle } from '../../support/demo-page';
import { dataOf } from '../../support/page-data';
import { listOf } from '../../support/page-objects';
import { keysOf, pressScanned, type ScannedKey } from '../../support/scanner';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const box = (page: Page) => page.getByRole('textbox', { name: 'Scan or type' });
const result = (page: Page) => page.getByRole('region', { name: 'Scan result' });
const enter: ScannedKey = { key: 'Enter' };
const lineFeed: ScannedKey = { key: 'j', code: 'KeyJ', held: 'ctrl' };
const tab: ScannedKey = { key: 'Tab', code: 'Tab' };

const someTicket = async (page: Page) => {
  const [ticket] = await dataOf(page, 'booking.ticketList', { page: 1, perPage: 1 });
  return { code: String(ticket?.ticketNumber), bookingNumber: String(ticket?.bookingNumber) };
};

/** Names and inputs of all that is sent to the server from now on. A run's random id may have the digits of a birthday. */
const recordCalls = async (page: Page): Promise<() => Promise<string>> => {
  await page.evaluate(() => {
    const { call } = window.bridge;
    const sent: unknown[] = [];
    Object.assign(window, { sent });
    Object.assign(window.bridge, {
      call: (...given: Parameters<typeof call>) => {
        sent.push(given.slice(0, 2));
        return call(...given);
      },
    });
  });
  return () => page.evaluate(() => JSON.stringify((window as unknown as { readonly sent: unknown }).sent));
};

test('line feeds, second Enters and control keys of a scan open nothing on a list with an active row', async ({
  page,
}) => {
  await enterDemo(page, '/bookings');
  const { code, bookingNumber } = await someTicket(page);
  const bookings = listOf(page, 'Bookings');
  const address = page.url();
  const ends: readonly (readonly ScannedKey[])[] = [
    [lineFeed],
    [enter, lineFeed],
    [enter, enter],
    [enter, { ...enter, gap: 0.09 }],
    [enter, { key: 'F5', code: 'F5' }],
    [enter, { key: 'n', code: 'KeyN', held: 'ctrl' }],
    [tab],
  ];
  // A scanner may send a control key in front of the code, too.
  for (const keys of [...ends.map((end) => [...keysOf(code), ...end]), [lineFeed, ...keysOf(code), enter]]) {
    await bookings.grid.focus();
    await page.keyboard.press('ArrowDown');
    await pressScanned(page, keys);
    await expect(result(page)).toContainText(bookingNumber);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(bookings.grid).toBeFocused();
    expect(page.url()).toBe(address);
    await page.keyboard.press('Escape');
    await expect(result(page)).toBeHidden();
  }
});

test('the box of the gate takes a scan with Tab, without an end, by places and by numbers, one after the other', async ({
  page,
}) => {
  await enterDemo(page, '/desk');
  const { code, bookingNumber } = await someTicket(page);
  await expect(page.getByRole('heading', { name: 'Checked in by gate and hour' })).toBeVisible();
  await waitForIdle(page);
  await expect(box(page)).toBeFocused();
  const placed = [...code].map((key): ScannedKey => {
    if (key === '-') return { key: 'ß', code: 'Minus' };
    return /\d/.test(key) ? { key, code: `Digit${key}` } : { key, code: `Key${key}`, held: 'shift' };
  });
  for (const keys of [[...keysOf(code), tab], keysOf(code), [...placed, enter], [...keysOf(`]C1${code}`), enter]]) {
    await pressScanned(page, keys);
    await expect(result(page)).toContainText(bookingNumber);
    await expect(box(page)).toHaveValue(code);
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(result(page)).toBeHidden();
    await expect(box(page)).toHaveValue('');
  }
  // Alt and numbers: the characters arrive in the field on their own.
  for (const sign of code) {
    const digits = [...`00${sign.charCodeAt(0)}`].map(
      (key): ScannedKey => ({ key, code: `Numpad${key}`, held: 'alt' }),
    );
    await pressScanned(page, [{ key: 'Alt', code: 'AltLeft' }, ...digits]);
    await page.keyboard.insertText(sign);
  }
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText(bookingNumber);
  await expect(box(page)).toHaveValue(code);
});

test('an input method composes a code, whose Enter runs nothing', async ({ page }) => {
  await enterDemo(page, '/desk');
  const { code, bookingNumber } = await someTicket(page);
  await waitForIdle(page);
  const wide = [...code].map((sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).join('');
  const session = await page.context().newCDPSession(page);
  await box(page).focus();
  await session.send('Input.imeSetComposition', { text: wide, selectionStart: wide.length, selectionEnd: wide.length });
  await expect(box(page)).toHaveValue(wide);
  const sent = await recordCalls(page);
  await page.keyboard.press('Enter');
  await session.send('Input.insertText', { text: wide });
  await expect(result(page)).toHaveCount(0);
  expect(await sent()).toBe('[]');
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText(bookingNumber);
  await expect(box(page)).toHaveValue(code);
});

test('a driving license is one answer, and nothing of it is sent or kept', async ({ page }) => {
  await enterDemo(page, '/desk');
  await waitForIdle(page);
  const lines = [
    '@',
    'ANSI 000000000000DL00410278',
    'DCSVALE',
    'DACZOE',
    'DBB01011990',
    'DAQ00000000',
    'DAG1 TRACK RD',
  ];
  const sent = await recordCalls(page);
  for (const path of ['/desk', '/bookings']) {
    await goTo(page, path);
    await waitForIdle(page);
    for (const gap of [0.01, 0.25]) {
      await pressScanned(
        page,
        lines.flatMap((line) => [...[...line].map((key, at) => ({ key, gap: at === 0 ? gap : 0.01 })), enter]),
      );
      await expect(result(page)).toContainText('This is not a ticket');
      if (path === '/desk') await expect(box(page)).toHaveValue('');
      await page.keyboard.press('Escape');
    }
  }
  expect(await sent()).not.toMatch(/VALE|ZOE|ANSI|0101|TRACK/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/VALE|ZOE|ANSI/);
});

test('the test of the settings names what is wrong with a scanner, and one click each sets it right', async ({
  page,
}) => {
  await enterDemo(page, '/settings');
  const field = page.getByRole('textbox', { name: 'Test scan' });
  const keys = [...'TKß5523ß12'].map(
    (key): ScannedKey => ({
      key,
      code: key === 'ß' ? 'Minus' : `${/\d/.test(key) ? 'Digit' : 'Key'}${key}`,
      gap: 0.04,
    }),
  );
  await field.focus();
  await pressScanned(page, [...keys, { key: 'F8', code: 'F8' }]);
  const findings = page.getByRole('list', { name: 'Results of the scan' });
  await expect(findings).toContainText('Arrived as TKß5523ß12');
  await expect(page.getByRole('table', { name: '11 keys arrived' }).getByRole('row').nth(3)).toHaveText(/ß.*Minus.*40/);
  expect(await violations(page, 'light', 'main')).toEqual([]);
  for (const name of ['Use 80 ms', 'Use layout: US', 'Use F8']) {
    await findings.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(findings.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(findings.getByRole('img', { name: 'OK' })).toHaveCount(4);
  // The settings count on every screen.
  await goTo(page, '/bookings');
  const { code, bookingNumber } = await someTicket(page);
  await pressScanned(page, [...keysOf(code).map((key) => ({ ...key, gap: 0.07 })), { key: 'F8', code: 'F8' }]);
  await expect(result(page)).toContainText(bookingNumber);
});
