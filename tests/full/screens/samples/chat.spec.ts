/** The sample chat: search, read and answer conversations; profiles and settings; one pane on a narrow window. */
import { expect, type Page } from '@playwright/test';
import { enterDemo, stopClock, test, waitForIdle } from '../../../support/demo-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const main = (page: Page) => page.getByRole('main');
const talks = (page: Page) => main(page).getByRole('list', { name: 'Conversations' });
const talk = (page: Page, name: string) => talks(page).getByRole('link', { name });
const log = (page: Page) => page.getByRole('log');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });

test.beforeEach(async ({ page }) => {
  await enterDemo(page, '/apps/chat');
});

test('a conversation is opened, read and answered without a mouse', async ({ page }) => {
  await expect(main(page).getByRole('heading', { name: 'Choose a conversation' })).toBeVisible();
  await expect(talk(page, 'Sara Dare')).toContainText('2 new messages');
  await talk(page, 'Sara Dare').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apps\/chat\/sara-dare$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sara Dare' })).toBeVisible();
  await expect(log(page).getByRole('heading', { name: 'New' })).toBeVisible();
  await expect(talk(page, 'Sara Dare')).not.toContainText('new message');

  const field = page.getByRole('textbox', { name: 'Message to Sara Dare' });
  await expect(field).toBeFocused();
  await page.keyboard.type('Yes, both');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('at 06:15.');
  await expect(main(page).getByText('19 of 1000')).toBeVisible();
  const passes = await stopClock(page);
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('Yes, both\nat 06:15.')).toBeVisible();
  await expect(field).toHaveValue('');
  await passes(1_200);
  await expect(log(page).getByRole('img', { name: 'Seen' })).toBeVisible();
  await expect(log(page).getByText('Sara is typing…')).toBeVisible();
  await passes(2_000);
  await expect(log(page).getByText('Got it. I will pass it on to the posts.')).toBeInViewport();
  await expect(talks(page).getByRole('listitem').first()).toContainText('Got it.');
});

test('a user who scrolled up is told of new messages and can jump to them', async ({ page }) => {
  await talk(page, 'Race office').click();
  await page.getByRole('textbox', { name: 'Message to Race office' }).fill('Who has the keys?');
  const passes = await stopClock(page);
  await button(page, 'Send').click();
  await expect(log(page).getByText('Who has the keys?')).toBeInViewport();
  await log(page).evaluate((element) => {
    element.scrollTop = 0;
  });
  await expect(button(page, 'Latest messages')).toBeVisible();
  await passes(3_000);
  await button(page, '1 new message').click();
  await expect(talk(page, 'Race office')).not.toContainText('new message');
  await expect(button(page, 'Latest messages')).toHaveCount(0);
});

test('search finds people and messages, and opens a message', async ({ page }) => {
  await page.getByRole('searchbox', { name: 'Search people and messages' }).fill('tire wall');
  await expect(page).toHaveURL(/q=tire\+wall/);
  const found = main(page).getByRole('list', { name: 'Messages', exact: true });
  await found.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/apps\/chat\/sara-dare\?q=tire\+wall&message=sara-dare-5$/);
  await expect(log(page).getByText('The tire wall at post 7 has moved')).toBeInViewport();
  await page.getByRole('searchbox', { name: 'Search people and messages' }).fill('timekeeping');
  await expect(main(page).getByRole('list', { name: 'People', exact: true }).getByRole('link')).toHaveCount(1);
});

test('a new conversation starts from the contacts, and each conversation keeps its draft', async ({ page }) => {
  await button(page, 'New chat').first().click();
  const dialog = page.getByRole('dialog', { name: 'New chat' });
  await dialog.getByRole('searchbox', { name: 'Search contacts' }).fill('catering');
  await dialog.getByRole('link', { name: 'Maribel Cremin' }).click();
  await expect(
    log(page).getByRole('heading', { name: 'Start of your conversation with Maribel Cremin' }),
  ).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Message to Maribel Cremin' });
  await field.fill('Meals for six, please.');
  await page.keyboard.press('Enter');
  // The contact is offline, so the message stays "sent".
  await expect(log(page).getByRole('img', { name: 'Sent' })).toBeVisible();
  await field.fill('And one more');
  await talk(page, 'Peter Metz').click();
  await expect(talk(page, 'Maribel Cremin')).toContainText('Draft: And one more');
  await talk(page, 'Maribel Cremin').click();
  await expect(field).toHaveValue('And one more');
});

test('a picture is sent with a message, and is listed among shared media', async ({ page }) => {
  await talk(page, 'Velda Conroy').click();
  const file = page.getByLabel('Add a picture', { exact: true }).and(page.locator('input'));
  const dot = Buffer.from('R0lGODlhAQABAPAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
  await file.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('Use a PNG, JPEG, WebP or GIF picture.')).toBeVisible();
  await file.setInputFiles({ name: 'shirt.gif', mimeType: 'image/gif', buffer: dot });
  await expect(button(page, 'Remove shirt.gif')).toBeVisible();
  await button(page, 'Send').click();
  await expect(log(page).getByRole('button', { name: 'shirt.gif, enlarge' })).toBeInViewport();
  await expect(button(page, 'Remove shirt.gif')).toHaveCount(0);
  await button(page, 'Show profile').click();
  await expect(main(page).getByRole('region', { name: 'Profile', exact: true })).toContainText('Shared pictures (1)');
});

test('profiles show contact details, and settings apply immediately', async ({ page }) => {
  await talk(page, 'Sara Dare').click();
  await button(page, 'Show profile').click();
  await expect(page).toHaveURL(/panel=profile/);
  const profile = main(page).getByRole('region', { name: 'Profile' });
  await expect(profile).toContainText('Race control, Cedar Lake');
  await profile.getByRole('button', { name: 'Tire wall at post 7, enlarge' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await profile.getByRole('switch', { name: 'Mute this conversation' }).check();
  await expect(talk(page, 'Sara Dare').getByRole('img', { name: 'Muted' })).toBeVisible();

  await button(page, 'My profile, Available').click();
  const mine = main(page).getByRole('region', { name: 'My profile' });
  await mine.getByRole('radio', { name: 'Busy' }).check();
  await expect(button(page, 'My profile, Busy')).toBeVisible();
  await mine.getByRole('switch', { name: 'Enter sends a message' }).uncheck();
  await mine.getByRole('switch', { name: 'Simulate replies' }).uncheck();
  const field = page.getByRole('textbox', { name: 'Message to Sara Dare' });
  await field.fill('One');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Control+Enter');
  await expect(log(page).getByText('One\ntwo')).toBeVisible();
});

test('a narrow window shows either conversations or messages', async ({ page }) => {
  await page.setViewportSize({ width: 683, height: 600 });
  await waitForIdle(page);
  await talk(page, 'Peter Metz').click();
  await expect(log(page)).toBeVisible();
  await expect(talks(page)).toBeHidden();
  await button(page, 'All conversations').click();
  await expect(talks(page)).toBeVisible();
  await expect(log(page)).toHaveCount(0);
});
