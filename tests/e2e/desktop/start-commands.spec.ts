/** `--command`, as jump list, dock and launcher start it: with a first start and a second, signed out, locked, not allowed. */
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../../support/live';
import { demoPassword, frame, listOf, lockScreen, signInScreen } from '../../support/page-objects';
import { runApp } from '../../support/run-program';

test('a command opens its screen or locks, after the sign-in or unlocking if need be, and does nothing else (SEC-48)', async ({
  enter,
  folder,
}) => {
  const { app, page } = await enter(null, { switches: ['--command=bookings'] });
  const startAgain = (...words: readonly string[]) =>
    runApp([`--user-data-dir=${join(folder, 'user-data')}`, ...words]);
  const run = async (command: string) => expect(await startAgain(`--command=${command}`)).toMatchObject({ code: 0 });

  await test.step('of the first start, after the sign-in', async () => {
    await signInScreen(page).send();
    await expect(listOf(page, 'Bookings').rows.first()).toBeVisible();
  });

  await test.step('of a second start, which brings the window to the front', async () => {
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide());
    await run('desk');
    await expect(page.getByRole('heading', { name: 'Event desk', level: 1 })).toBeVisible();
    await expect
      .poll(() => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible()))
      .toBe(true);
    expect(app.windows()).toHaveLength(1);
  });

  await test.step('unknown: the second start says so, and the window stays as it is', async () => {
    const { code, errors } = await startAgain('--command=erase-all-data');
    expect(code).toBe(2);
    expect(errors).toContain('desk, bookings, gate, lock');
    await expect(page.getByRole('heading', { name: 'Event desk', level: 1 })).toBeVisible();
  });

  await test.step('locks, and one that arrives while locked waits for the password', async () => {
    await run('lock');
    await expect(lockScreen(page).heading).toBeVisible();
    await run('bookings');
    await expect(lockScreen(page).heading).toBeVisible();
    await expect(listOf(page, 'Bookings').grid).toHaveCount(0);
    await lockScreen(page).unlock(demoPassword);
    await expect(listOf(page, 'Bookings').rows.first()).toBeVisible();
  });

  await test.step('locks nothing while nobody is signed in', async () => {
    await frame(page).signOut();
    await run('lock');
    await expect(signInScreen(page).heading).toBeVisible();
    await expect(lockScreen(page).heading).toHaveCount(0);
  });

  await test.step('shows a person nothing that they have no access to', async () => {
    await signInScreen(page).send('client@pitwall.example');
    await expect(frame(page).accountMenu).toBeVisible();
    await run('bookings');
    await expect(page.getByText("You don't have access to this page")).toBeVisible();
    await expect(listOf(page, 'Bookings').grid).toHaveCount(0);
  });
});
