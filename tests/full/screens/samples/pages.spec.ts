/** The sample pages: signing in, settings, keys, dialogs, access. */
import { expect, type Locator, type Page } from '@playwright/test';
import { enterDemo, goTo, test } from '../../../support/demo-page';
import { frame } from '../../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => enterDemo(page));

/** Inserts text at the cursor, like a paste. */
const paste = (target: Locator, words: string): Promise<void> =>
  target.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, words);

const boxes = (page: Page) => page.getByRole('group', { name: '6-digit code' }).getByRole('textbox');

test('sign-in samples validate their input, and a six-digit code can be pasted', async ({ page }) => {
  await goTo(page, '/pages/login-basic');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Sign in' }).click();
  await expect(main.getByText('Enter an email.')).toBeVisible();
  await expect(main.getByText('Enter a password.')).toBeVisible();
  await main.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  await page.getByRole('radio', { name: 'Cover' }).click();
  await expect(page).toHaveURL(/\/pages\/register-cover$/);

  await goTo(page, '/pages/two-steps-cover');
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(main.getByText('Enter all 6 digits.')).toBeVisible();
  await paste(boxes(page).first(), '123-456');
  await expect(boxes(page).last()).toHaveValue('6');
  await page.keyboard.press('Backspace');
  await expect(boxes(page).last()).toHaveValue('');
  await boxes(page).last().pressSequentially('7');
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(frame(page).toast('All fields are valid.')).toBeVisible();
});

test('settings keep their input between tabs, and ask before it is lost', async ({ page }) => {
  await goTo(page, '/pages/account-settings');
  const tab = (name: string) => page.getByRole('tab', { name });
  await page.getByRole('textbox', { name: 'Company' }).fill('Southline Racing');
  await expect(tab('Account unsaved')).toBeVisible();
  await tab('Notifications').click();
  await page.getByRole('switch', { name: 'Someone follows me' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(frame(page).toast('Your preferences were saved.')).toBeVisible();
  await tab('Account').click();
  await expect(page).not.toHaveURL(/tab=/);
  await page.getByRole('link', { name: 'Pricing', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save changes' }).first().click();
  await expect(frame(page).toast('Your details were saved.')).toBeVisible();
  await goTo(page, '/pages/account-settings');
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Southline Racing');
});

test('a payment card is formatted, validated, added, removed and restored', async ({ page }) => {
  await goTo(page, '/pages/account-settings?tab=billing');
  await page.getByRole('button', { name: 'Add a card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a card' });
  const number = dialog.getByRole('textbox', { name: 'Card number' });
  await number.pressSequentially('4242424242424241');
  await expect(number).toHaveValue('4242 4242 4242 4241');
  await dialog.getByRole('textbox', { name: 'Name on card' }).fill('Casey Morgan');
  await dialog.getByRole('textbox', { name: 'Expiration date' }).pressSequentially('1239');
  await expect(dialog.getByRole('textbox', { name: 'Expiration date' })).toHaveValue('12/39');
  await dialog.getByRole('textbox', { name: 'Security code' }).fill('123');
  await dialog.getByRole('button', { name: 'Add a card' }).click();
  await expect(dialog.getByText('Check the card number.')).toBeVisible();
  await number.press('End');
  await number.press('Backspace');
  await number.pressSequentially('2');
  await dialog.getByRole('button', { name: 'Add a card' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Visa ending in 4242' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('•••• •••• •••• 4242')).toBeVisible();
});

test('an API key can be created, copied, masked and revoked', async ({ page }) => {
  await goTo(page, '/pages/api-key');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('timing tower');
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByText('A key with this name already exists.')).toBeVisible();
  await name.fill('Weather station');
  await page.getByRole('button', { name: 'Create key' }).click();
  const made = page.getByRole('status', { name: 'Your new key “Weather station”' });
  await expect(made.getByText(/^sample_[a-z2-9]{32}$/)).toBeVisible();
  await made.getByRole('button', { name: 'Copy key' }).click();
  await expect(frame(page).toast('Copied')).toBeVisible();
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^sample_[a-z2-9]{32}$/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Revoke key for Weather station' }).click();
  const question = page.getByRole('alertdialog', { name: 'Revoke the key “Weather station”?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByText('3 active keys')).toBeVisible();
});

test('the example dialogs validate their input and return the focus', async ({ page }) => {
  await goTo(page, '/pages/modal-examples');
  const opener = (name: string) => page.getByRole('button', { name: `Open “${name}”` });
  await opener('Multi-step form').click();
  const steps = page.getByRole('dialog', { name: 'Plan an event' });
  await steps.getByRole('button', { name: 'Next' }).click();
  await expect(steps.getByText('Enter a name.')).toBeVisible();
  await steps.getByRole('textbox', { name: 'Name' }).fill('Autumn sprint');
  await steps.getByRole('combobox', { name: 'Type' }).selectOption('Race');
  await steps.getByRole('button', { name: 'Next' }).click();
  await steps.getByRole('textbox', { name: 'Track' }).fill('Cedar Lake');
  await steps.getByRole('combobox', { name: 'Day' }).fill('Oct 3, 2027');
  await steps.getByRole('textbox', { name: 'Tickets' }).fill('450');
  await steps.getByRole('button', { name: 'Next' }).click();
  await expect(steps.getByText('Oct 3, 2027')).toBeVisible();
  await steps.getByRole('button', { name: 'Plan event' }).click();
  await expect(frame(page).toast("Sample: “Autumn sprint” wasn't created.")).toBeVisible();

  await opener('Share').click();
  const share = page.getByRole('dialog', { name: 'Share this plan' });
  await share.getByRole('textbox', { name: 'Email address' }).fill('kim@example.com');
  await share.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(share.getByRole('list', { name: 'Shared with 5 people' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener('Share')).toBeFocused();

  await opener('Two-step verification').click();
  const second = page.getByRole('dialog', { name: 'Turn on two-step verification' });
  await second.getByRole('radio', { name: /Text message/ }).check();
  await second.getByRole('button', { name: 'Next' }).click();
  await expect(boxes(page).first()).toBeFocused();
  await paste(boxes(page).first(), '99 00 48');
  await second.getByRole('button', { name: 'Turn on' }).click();
  await expect(second).toHaveCount(0);
});

test('access control shows the page as either account sees it, without changing the signed-in account', async ({
  page,
}) => {
  await goTo(page, '/access-control');
  const parts = page.getByRole('region', { name: /^What the demo (admin|client) sees$/ });
  await expect(parts.getByRole('listitem')).toHaveCount(8);
  await page.getByRole('radio', { name: 'Demo client' }).click();
  await expect(page).toHaveURL(/as=client/);
  await expect(parts.getByRole('listitem')).toHaveCount(6);
  await expect(parts.getByText('2 parts are hidden for this account.')).toBeVisible();
  await expect(parts.getByRole('button', { name: 'Try “Delete a track”' })).toHaveAttribute('aria-disabled', 'true');
  const matrix = page.getByRole('table', { name: 'the demo client permissions' });
  const [mayRead] = await matrix
    .getByRole('row', { name: /^Access control/ })
    .getByRole('cell')
    .all();
  await expect(mayRead?.getByRole('img') ?? matrix).toHaveAccessibleName('Allowed');
  await page.getByRole('combobox', { name: 'Subject' }).selectOption('access control');
  await expect(page.getByText('Yes, the demo client can read access control.')).toBeVisible();
  await goTo(page, '/bookings');
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
});
