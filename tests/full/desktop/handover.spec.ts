/** Hands over to another computer: a note and a change that waits, in an encrypted file, on a real Electron. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { button, openFirst } from '../../support/area-actions';
import { hits, test } from '../../support/live';
import { admin, frame, listOf, openArea } from '../../support/page-objects';

test.skip(process.env.PITWALL_KEYCHAIN !== 'ok', 'No unlocked keychain on this computer.');

const passphrase = 'gate four opens at noon';

test('a change that waits and a star are opened on another computer, and nothing is sent until a person does', async ({
  enter,
  server,
  folder,
}) => {
  test.setTimeout(600_000);
  const path = join(folder, 'hand-over.pitwall');
  const first = await enter();
  await listOf(first.page, 'Bookings').open();
  await openFirst(first.page, 'Bookings');
  await button(first.page, 'Star').click();
  await listOf(first.page, 'Tracks').open();
  await openFirst(first.page, 'Tracks');
  await button(first.page, 'Edit').click();
  await server.pause();
  await first.page.getByRole('textbox', { name: 'Hours', exact: true }).fill('Sun 06:45-18:15');
  await button(first.page, 'Save changes').click();
  await expect(frame(first.page).toast('Waiting to be sent')).toBeVisible();

  await openArea(first.page, 'Settings');
  await button(first.page, 'Save hand-over file…').click();
  const saving = first.page.getByRole('dialog', { name: 'Save a hand-over file' });
  await saving.getByRole('textbox', { name: 'Passphrase', exact: true }).fill(passphrase);
  await saving.getByRole('textbox', { name: 'Confirm passphrase' }).fill(passphrase);
  await first.answerSave(path);
  await button(saving, 'Save as…').click();
  await expect(frame(first.page).toast('Saved hand-over.pitwall')).toBeVisible();
  expect(await readFile(path, 'latin1')).not.toContain('06:45');
  await first.answerMessage(1);
  await first.quit();
  await server.resume();
  server.clearRequests();

  // Another user data folder has neither the session nor the key of the first.
  const { page, answerOpen } = await enter(admin, { folder: join(folder, 'second') });
  await openArea(page, 'Settings');
  const open = async (words: string): Promise<void> => {
    await answerOpen([path]);
    await button(page, 'Open hand-over file…').click();
    const opening = page.getByRole('dialog', { name: 'Open a hand-over file' });
    await opening.getByRole('textbox', { name: 'Passphrase', exact: true }).fill(words);
    await button(opening, 'Choose file…').click();
  };
  await open('gate five opens at noon');
  await expect(page.getByText('Wrong passphrase')).toBeVisible();
  await page.keyboard.press('Escape');
  await open(passphrase);
  const report = page.getByRole('dialog', { name: 'Hand-over file opened' });
  await expect(report).toContainText('1 change added to the outbox.');
  await expect(report).toContainText('1 note added or updated.');
  await button(report, 'Close').click();

  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Outbox, 1/ })
    .click();
  await expect(page.getByText('Sun 06:45-18:15').first()).toBeVisible();
  expect(hits(server, '/track/update')).toBe(0);
  await page.getByRole('button', { name: /^Send now: Update track/ }).click();
  await expect.poll(() => hits(server, '/track/update')).toBe(1);
  await listOf(page, 'Bookings').open();
  await expect(page.getByRole('img', { name: 'Starred' })).toHaveCount(1);
});
