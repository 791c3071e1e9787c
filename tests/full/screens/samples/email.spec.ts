/** The sample mailbox: search, read, organize and write mails, by mouse and by keyboard. */
import { expect, type Page } from '@playwright/test';
import { violations } from '../../../support/axe';
import { enterDemo, goTo, test, waitForIdle } from '../../../support/demo-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const rows = (page: Page) => page.getByRole('main').locator('[data-mail-row]');
const row = (page: Page, subject: string) => rows(page).filter({ hasText: subject });
const mail = (page: Page) => page.getByRole('region', { name: 'Open email' });
const folder = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Folders and labels' }).getByRole('link', { name: new RegExp(`^${name}`) });
const toast = (page: Page, words: string) =>
  page.getByRole('list', { name: 'Notifications' }).getByRole('listitem').filter({ hasText: words });

const openInbox = async (page: Page): Promise<void> => {
  await enterDemo(page, '/apps/email');
  await expect(rows(page)).toHaveCount(18);
};

test('folder, label, search and open mail are part of the address, and unread counts are updated', async ({ page }) => {
  await openInbox(page);
  await expect(folder(page, 'Inbox')).toContainText('4');
  await row(page, 'Parking plan for Saturday').click();
  await expect(page).toHaveURL(/\/apps\/email\/inbox\/1$/);
  await expect(mail(page).getByRole('heading', { name: 'Parking plan for Saturday' })).toBeVisible();
  await expect(mail(page).getByText('Gate C stays closed until seven')).toBeVisible();
  await expect(mail(page).getByText('parking-north.pdf')).toBeVisible();
  await expect(folder(page, 'Inbox')).toContainText('3');

  await folder(page, 'Important').click();
  await expect(page).toHaveURL(/\/apps\/email\/label\/important$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Important' })).toBeVisible();
  await expect(rows(page)).toHaveCount(5);

  await folder(page, 'Inbox').click();
  await page.getByRole('searchbox').fill('insurance');
  await expect(page).toHaveURL(/q=insurance/);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('searchbox').fill('nobody wrote this');
  await expect(page.getByText('No results for “nobody wrote this”')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(rows(page)).toHaveCount(18);
});

test('several mails can be selected, labeled, deleted and restored', async ({ page }) => {
  await openInbox(page);
  const box = (subject: string) => page.getByRole('checkbox', { name: `Select “${subject}”` });
  await box('Invoice 5013 is still open').check({ force: true });
  await rows(page)
    .nth(3)
    .click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 selected')).toBeVisible();
  const tools = page.getByRole('region', { name: 'Email list' });
  await tools.getByRole('button', { name: 'Labels' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Private' }).click();
  await page.keyboard.press('Escape');
  await expect(row(page, 'Photos from the spring meeting')).toContainText('Private');
  await tools.getByRole('button', { name: 'Move to Trash' }).click();
  await expect(toast(page, '3 emails moved to Trash')).toBeVisible();
  await expect(rows(page)).toHaveCount(15);
  await toast(page, '3 emails moved to Trash').getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(18);
});

test('everything works by keyboard', async ({ page }) => {
  await openInbox(page);
  await rows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: 'Star “Invoice 5013 is still open”' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('u');
  await expect(folder(page, 'Inbox')).toContainText('3');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('18 emails')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/inbox\/3$/);
  await expect(mail(page).getByRole('heading', { name: 'Minutes of Monday’s meeting' })).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(toast(page, '1 email moved to Trash')).toBeVisible();
  await expect(page).toHaveURL(/\/inbox\/4$/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/inbox$/);
  await expect(page.locator('[data-mail-row]:focus')).toHaveCount(1);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText('Mark as read or unread')).toBeVisible();
});

test('a mail to contacts and other addresses is in Sent, and says that it was not really sent', async ({ page }) => {
  await openInbox(page);
  await page.keyboard.press('c');
  const window = page.getByRole('dialog', { name: 'New email' });
  await expect(window.getByRole('combobox', { name: 'To' })).toBeFocused();
  await window.getByRole('button', { name: 'Send' }).click();
  await expect(window.getByText('Add at least one recipient.')).toBeVisible();

  await window.getByRole('combobox', { name: 'To' }).fill('sara');
  await page.getByRole('option', { name: /Sara Dare/ }).click();
  await window.getByRole('combobox', { name: 'To' }).pressSequentially('guest@example.org,');
  await window.getByRole('textbox', { name: 'Subject' }).fill('Gates on Sunday');
  const body = page.getByRole('textbox', { name: 'Message' });
  await body.click();
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Gate A opens at six.');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'gates.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(4_000) });
  await expect(page.getByText('gates.pdf')).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
  await body.press('Control+Enter');

  await expect(toast(page, 'On this computer only')).toBeVisible();
  await toast(page, 'On this computer only').getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/\/apps\/email\/sent\/-1$/);
  await expect(mail(page).getByText(/wasn't sent to anyone/)).toBeVisible();
  await expect(mail(page).locator('strong').getByText('Gate A opens at six.')).toBeVisible();
  await expect(row(page, 'Gates on Sunday')).toContainText('Not sent');
});

test('a reply quotes the mail, can go to all recipients, and is kept as a draft when closed', async ({ page }) => {
  await openInbox(page);
  await row(page, 'Minutes of Monday’s meeting').click();
  await mail(page).getByRole('button', { name: 'Reply all' }).first().click();
  const window = page.getByRole('dialog', { name: 'Re: Minutes of Monday’s meeting' });
  await expect(window.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await expect(window.getByText('wrote:')).toBeVisible();
  await expect(window.getByText('Sara Dare')).toBeVisible();
  await page.keyboard.type('Thank you, all clear.');
  await window.getByRole('button', { name: 'Minimize' }).click();
  await row(page, 'Weather for the weekend').click();
  await window.getByRole('button', { name: 'Restore' }).click();
  await expect(window.getByText('Thank you, all clear.')).toBeVisible();
  await window.getByRole('textbox', { name: 'Message' }).click();
  await page.keyboard.press('Escape');
  await expect(toast(page, 'Saved in Drafts')).toBeVisible();
  await folder(page, 'Drafts').click();
  await row(page, 'Re: Minutes of Monday’s meeting').click();
  await mail(page).getByRole('button', { name: 'Continue writing' }).first().click();
  await expect(window.getByText('Thank you, all clear.')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.type('x');
  await window.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await window.getByRole('button', { name: 'Send' }).click();
  await expect(row(page, 'Re: Minutes of Monday’s meeting')).toHaveCount(0);
  await goTo(page, '/apps/email/inbox/3');
  await expect(mail(page).getByText('Thank you, all clear.')).toBeVisible();
});

test('a narrow window shows either the list or the open mail', async ({ page }) => {
  await enterDemo(page, '/apps/email/inbox/3');
  await page.setViewportSize({ width: 683, height: 384 });
  await waitForIdle(page);
  await expect(mail(page)).toBeVisible();
  await expect(rows(page).first()).toBeHidden();
  await mail(page).getByRole('button', { name: 'Back to the list' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(mail(page)).toBeHidden();
});
