/** The outbox of the demo: a change without a network waits, is sent once when the network is back, and says so. */
import { expect, type Page } from '@playwright/test';
import { violations } from '../../support/axe';
import { enterDemo, goTo, test } from '../../support/demo-page';
import { frame, listOf } from '../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const chooseNetwork = async (page: Page, name: string): Promise<void> => {
  await goTo(page, '/settings');
  await page.getByRole('combobox', { name: 'Network' }).selectOption(name);
};
const hours = (page: Page) => page.getByRole('textbox', { name: 'Hours' });

/** Opens the form of the first track, so that the copy has what it needs, and returns the record's path. */
const openTrack = async (page: Page): Promise<string> => {
  await listOf(page, 'Tracks').open();
  await listOf(page, 'Tracks').rows.first().getByRole('link').first().click();
  await page.getByRole('link', { name: 'Back to Tracks' }).waitFor();
  const { pathname } = new URL(page.url());
  await goTo(page, `${pathname}/edit`);
  await expect(hours(page)).toBeVisible();
  return pathname;
};

test('a change without a network waits, is edited, named before leaving, and sent once when the network is back', async ({
  page,
}) => {
  await enterDemo(page);
  const path = await openTrack(page);
  await chooseNetwork(page, 'Offline');
  await goTo(page, `${path}/edit`);
  await hours(page).fill('Sat-Sun 7:00 AM-9:00 PM');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(frame(page).toast('Waiting to be sent')).toBeVisible();
  await expect(page.getByText('Changes saved')).toHaveCount(0);
  await expect(page.getByText('1 change is waiting to be sent.').first()).toBeVisible();
  // The record shows what the server has, and the change apart from it.
  await expect(page.getByLabel('Changes', { exact: true })).toContainText('Sat-Sun 7:00 AM-9:00 PM');
  await expect(page.getByText('Sat-Sun 7:00 AM-9:00 PM')).toHaveCount(1);

  const link = page.getByRole('link', { name: 'Outbox, 1 waiting' });
  await link.click();
  await expect(page.getByText('lost when you sign out, reload or quit')).toBeVisible();
  const waiting = page.getByRole('region', { name: 'Waiting' }).getByRole('listitem');
  await expect(waiting).toHaveCount(1);
  await expect(waiting).toContainText('Sat-Sun 7:00 AM-9:00 PM');
  expect(await violations(page, 'light')).toEqual([]);
  await page.getByRole('button', { name: /^Edit: Update track/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Hours' }).fill('Sun 8:00 AM-5:00 PM');
  expect(await violations(page, 'light')).toEqual([]);
  await dialog.getByRole('button', { name: 'Save in outbox' }).click();
  await expect(waiting).toContainText('Sun 8:00 AM-5:00 PM');

  await page.getByRole('button', { name: 'Send all' }).click();
  await expect(frame(page).toast('Pitwall sends the waiting change when it can.')).toBeVisible();
  await frame(page).signOut();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('1 change is waiting in the outbox');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(link).toBeVisible();
  const asked = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  const unload = await asked;
  expect(unload.type()).toBe('beforeunload');
  await unload.dismiss();

  await chooseNetwork(page, 'Good');
  await expect(frame(page).toast('1 waiting change was sent')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Outbox, / })).toHaveCount(0);
  await goTo(page, '/outbox');
  await expect(page.getByText('Nothing is waiting to be sent.')).toBeVisible();
  const sent = page.getByRole('region', { name: 'Sent' }).getByRole('listitem');
  await expect(sent).toHaveCount(1);
  await expect(sent).toContainText('Sun 8:00 AM-5:00 PM');
  await goTo(page, path);
  await expect(page.getByText('Sun 8:00 AM-5:00 PM')).toBeVisible();
});

test('a deletion without a network becomes a draft, which only a person sends', async ({ page }) => {
  await enterDemo(page);
  const path = await openTrack(page);
  await chooseNetwork(page, 'Offline');
  await goTo(page, path);
  await page.getByRole('button', { name: 'Delete…' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('nothing is deleted until you send it');
  await page.getByRole('button', { name: 'Delete track' }).click();
  await page.getByRole('button', { name: 'Delete anyway' }).click();
  await expect(frame(page).toast('Not sent')).toBeVisible();
  await chooseNetwork(page, 'Good');
  await page.getByRole('link', { name: 'Outbox, 1 waiting' }).click();
  const drafts = page.getByRole('region', { name: 'Drafts' }).getByRole('listitem');
  await expect(drafts).toContainText('Drafts are sent only when you send them.');
  await drafts.getByRole('button', { name: /^Discard/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(drafts).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(drafts).toHaveCount(1);
  // A deletion asks first, and a press of Enter on the question deletes nothing.
  const question = page.getByRole('alertdialog');
  await drafts.getByRole('button', { name: /^Send now/ }).click();
  await expect(question).toContainText('is deleted for all users');
  await expect(question).toContainText("This can't be undone.");
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  expect(await violations(page, 'light')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(drafts).toHaveCount(1);
  await drafts.getByRole('button', { name: /^Send now/ }).click();
  await question.getByRole('button', { name: 'Delete track' }).click();
  await expect(drafts).toHaveCount(0);
  // The demo deletes no track with events to come, and its words are shown.
  const refused = page.getByRole('region', { name: 'Needs your decision' }).getByRole('listitem');
  await expect(refused).toContainText('Rejected');
  await expect(refused).toContainText('Cancel or move them first.');
});
