import { expect, type Page } from '@playwright/test';
import { enterDemo, test } from '../../../support/demo-page';
import { frame } from '../../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const rows = (page: Page) => page.getByRole('region', { name: 'Email list' }).getByRole('listitem');
const row = (page: Page, subject: string) => rows(page).filter({ hasText: subject });
const mail = (page: Page) => page.getByRole('region', { name: 'Open email' });
const folder = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Folders and labels' }).getByRole('link', { name: new RegExp(`^${name}`) });

test('a mail is found, read, labeled, starred, moved, brought back and answered', async ({ page }) => {
  await enterDemo(page, '/apps/email');
  await expect(rows(page)).toHaveCount(18);
  await expect(folder(page, 'Inbox')).toContainText('4');
  await row(page, 'Parking plan for Saturday').getByRole('link').click();
  await expect(page).toHaveURL(/\/apps\/email\/inbox\/1$/);
  await expect(mail(page).getByText('Gate C stays closed until seven')).toBeVisible();
  await expect(mail(page).getByText('parking-north.pdf')).toBeVisible();
  await expect(folder(page, 'Inbox')).toContainText('3');
  await mail(page).getByRole('button', { name: 'Older email' }).click();
  await expect(page).toHaveURL(/\/apps\/email\/inbox\/2$/);

  await folder(page, 'Important').click();
  await expect(page).toHaveURL(/\/apps\/email\/inbox\?label=important$/);
  await expect(row(page, 'Photos from the spring meeting')).toHaveCount(0);
  await folder(page, 'Inbox').click();
  await page.getByRole('searchbox').fill('photos');
  await expect(page).toHaveURL(/q=photos/);
  await expect(rows(page)).toHaveCount(1);
  await row(page, 'Photos').getByRole('button', { name: 'Star “Photos from the spring meeting”' }).click();
  await expect(row(page, 'Photos').getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await row(page, 'Photos').getByRole('link').click();
  await mail(page).getByRole('button', { name: 'Labels' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Private' }).click();
  await page.keyboard.press('Escape');
  await expect(mail(page).getByRole('list', { name: 'Labels' })).toContainText('Private');
  await mail(page).getByRole('button', { name: 'Move to Trash' }).click();
  await expect(page.getByText('No results')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await row(page, 'Photos').getByRole('link').click();

  await mail(page).getByRole('button', { name: 'Reply' }).click();
  const dialog = page.getByRole('dialog', { name: 'Re: Photos from the spring meeting' });
  await dialog.getByRole('textbox', { name: 'To' }).fill('kim@example.org, nobody');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Thank you!');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText("Check the recipients. An address isn't valid.")).toBeVisible();
  await dialog.getByRole('textbox', { name: 'To' }).fill('kim@example.org, alex@example.org');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(frame(page).toast("Sample: the email wasn't sent to anyone.")).toBeVisible();
});
