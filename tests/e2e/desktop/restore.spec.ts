/** After a crash of the page or of main, and after quitting, a person is where they were, with what they had not saved. */
import { expect, type Page } from '@playwright/test';
import { test } from '../../support/live';
import { frame } from '../../support/page-objects';

test.skip(process.env.PITWALL_KEYCHAIN !== 'ok', 'No unlocked keychain on this computer.');

const typed = 'Marshal of the half typed';
const jobTitle = (page: Page) => page.getByLabel('Job title');
const notice = (page: Page) => page.getByText('Restored what you had not saved.');

const expectRestored = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/account$/);
  await expect(jobTitle(page)).toHaveValue(typed);
  await expect(notice(page)).toBeVisible();
};

/** What the page would be given if it loaded now. */
const expectKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => window.bridge.session.current()))
    .toMatchObject({
      value: { resumeState: { path: '/account', drafts: { 'account.profile': { jobTitle: typed } } } },
    });

/** Types into a form and waits until main has it. */
const typeInto = async (page: Page): Promise<void> => {
  await frame(page).accountMenu.click();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await jobTitle(page).fill(typed);
  await expectKept(page);
};

test('a screen and a draft survive a crash of the page, kill -9 and quitting, and the draft can be discarded', async ({
  enter,
  start,
  server,
}) => {
  const switches = [`--server=${server.url}`];
  const first = await enter();
  await typeInto(first.page);
  // The page's process comes back, and its debugger is not attached to it again.
  await first.app.evaluate(async ({ BrowserWindow }) => {
    const webContents = BrowserWindow.getAllWindows()[0]?.webContents;
    if (!webContents) throw new Error('there is no window');
    const loaded = new Promise<void>((resolve) => webContents.once('did-finish-load', () => resolve()));
    webContents.forcefullyCrashRenderer();
    await loaded;
  });
  const shown = `[location.pathname, document.querySelector('[name=jobTitle]')?.value]`;
  await expect
    .poll(() =>
      first.app.evaluate(
        ({ BrowserWindow }, script) => BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(script),
        shown,
      ),
    )
    .toEqual(['/account', typed]);
  first.app.process().kill('SIGKILL');
  await first.ended;

  const second = await start({ switches });
  await expectRestored(second.page);
  // What is kept is not lost by quitting, so nobody is asked; a question would be answered with "Keep working".
  await second.answerMessage(...Array.from({ length: 1_000 }, () => 0));
  await expect
    .poll(() =>
      second.app
        .evaluate(({ app, BrowserWindow }) => {
          app.quit();
          return BrowserWindow.getAllWindows().length;
        })
        .catch(() => 0),
    )
    .toBe(0);
  await second.quit();

  const third = await start({ switches });
  await expectRestored(third.page);
  await third.page.getByRole('button', { name: 'Discard' }).click();
  await expect(jobTitle(third.page)).not.toHaveValue(typed);
  await expect(notice(third.page)).toHaveCount(0);
  await expect
    .poll(() => third.page.evaluate(() => window.bridge.session.current()))
    .toMatchObject({ value: { resumeState: { path: '/account', drafts: {} } } });
});
