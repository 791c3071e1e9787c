/** `pitwall://` links on the desktop: with a start, from a second start, to another server, malformed, and with a code. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { clickMenuItem } from '../../support/application-menu';
import { test } from '../../support/live';
import { frame, listOf, signInScreen } from '../../support/page-objects';
import { runApp } from '../../support/run-program';

test('links open their screens, ask before another server is used, and are explained when they cannot be opened (SEC-48)', async ({
  folder,
  start,
  server,
}) => {
  const userData = join(folder, 'user-data');
  await mkdir(userData, { recursive: true });
  await writeFile(join(userData, 'settings.json'), JSON.stringify({ mode: 'live', server: server.url }));
  const named = `server=${encodeURIComponent(server.url)}`;
  const { app, page } = await start({ switches: ['--', `pitwall://open/tracks?${named}&sort=-name`] });
  // As the system does for a link.
  const openLink = async (link: string) =>
    expect(await runApp([`--user-data-dir=${userData}`, '--', link])).toMatchObject({ code: 0 });
  const question = page.getByRole('alertdialog');

  await test.step('a start with a link opens it after the sign-in', async () => {
    await expect(page.getByText('Sign in to open the link.')).toBeVisible();
    await signInScreen(page).send();
    await expect(listOf(page, 'Tracks').rows.first()).toBeVisible();
    expect(page.url()).toContain('/tracks?sort=-name');
  });

  const record = await listOf(page, 'Tracks').rows.first().getByRole('link').first().getAttribute('href');
  const track = `pitwall://open${record}?${named}`;

  await test.step('a second start hands its link over and brings the window to the front', async () => {
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide());
    await openLink(track);
    await expect(page).toHaveURL(new RegExp(`${record}$`));
    await expect
      .poll(() => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible()))
      .toBe(true);
    expect(app.windows()).toHaveLength(1);
  });

  await test.step('“Copy link” makes the same link', async () => {
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(frame(page).toast('Link copied')).toBeVisible();
    expect(await app.evaluate(({ clipboard }) => clipboard.readText())).toBe(track);
  });

  await test.step('“Copy link” of the menu bar needs no click in the page', async () => {
    await app.evaluate(({ clipboard }) => clipboard.writeText('something else'));
    await clickMenuItem({ app }, 'copy-link');
    await expect.poll(() => app.evaluate(({ clipboard }) => clipboard.readText())).toBe(track);
    for (const link of ['a secret', `pitwall://password?${named}&token=abc`, `${track}\nmore`])
      expect(await page.evaluate((text) => window.bridge.app.copyLink({ link: text }), link)).toMatchObject({
        ok: false,
      });
    expect(await app.evaluate(({ clipboard }) => clipboard.readText())).toBe(track);
  });

  await test.step('a form with unsaved changes asks first', async () => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Changed');
    await openLink(`pitwall://open/bookings?${named}`);
    await question.getByRole('button', { name: 'Stay', exact: true }).click();
    await expect(name).toHaveValue('Changed');
  });

  await test.step('what is no link of this app is explained, and changes nothing', async () => {
    for (const link of [`pitwall://open//evil.example?${named}`, 'pitwall:javascript:alert(1)']) {
      await openLink(link);
      await expect(frame(page).toast("This link can't be opened")).toBeVisible();
    }
    await openLink(`pitwall://open/nowhere/7?${named}`);
    await expect(frame(page).toast("This version of Pitwall can't open the link")).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Changed');
  });

  await test.step('a link to another server asks, names both servers, and stays by default', async () => {
    const other = 'pitwall://open/bookings?server=other.example';
    await openLink(other);
    await expect(question).toContainText('The link is for https://other.example.');
    await expect(question).toContainText(`You're using ${server.url}.`);
    await expect(question).toContainText('Unsaved changes on this page will be lost.');
    await expect(question.getByRole('button', { name: 'Stay here' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Changed');
    await openLink(other);
    await question.getByRole('button', { name: 'Switch server' }).click();
    await expect(signInScreen(page).heading).toBeVisible();
    await expect(page.getByText('Sign in to open the link.')).toBeVisible();
    await expect(page.getByText('https://other.example')).toBeVisible();
  });

  await test.step('a link to the demo leads there', async () => {
    await openLink('pitwall://demo/visitors?q=an');
    await question.getByRole('button', { name: 'Switch to the demo' }).click();
    await signInScreen(page).exploreDemo();
    await expect(listOf(page, 'Visitors').search).toHaveValue('an');
    await frame(page).signOut();
  });

  await test.step('a link with a code waits for a new password, and the code is nowhere afterwards', async () => {
    await openLink(`pitwall://password?${named}&token=c0de-1234567`);
    await question.getByRole('button', { name: 'Switch server' }).click();
    await expect(page.getByText(`The code c0••••••67 will be sent to ${server.url}.`)).toBeVisible();
    expect(server.requests().some(({ path }) => path === '/auth/reset-password')).toBe(false);
    await page.getByLabel(/^New password/).fill('a new word');
    await page.getByLabel(/^Confirm new password/).fill('a new word');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByText("The server didn't accept this code")).toBeVisible();
    expect(server.requests().some(({ path }) => path === '/auth/reset-password')).toBe(true);
    await page.getByRole('button', { name: 'Back to sign-in' }).click();
    await expect(signInScreen(page).heading).toBeVisible();
    const kept = await page.evaluate(() =>
      JSON.stringify([
        location.href,
        history.state,
        { ...localStorage },
        { ...sessionStorage },
        document.body.innerHTML,
      ]),
    );
    expect(kept).not.toContain('c0de');
  });
});
