/** "Copy link" on lists, records and the event desk, and "I have a link" on the sign-in screen. */
import { expect, type Page } from '@playwright/test';
import { enterDemo, goTo, test } from '../../support/demo-page';
import { demoPassword, frame, listOf, signInScreen } from '../../support/page-objects';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The path and search part of what "Copy link" puts on the clipboard. */
const copied = async (page: Page): Promise<string> => {
  await page.evaluate(() => {
    const note = (event: ClipboardEvent) =>
      Object.assign(window, { copied: event.clipboardData?.getData('text/plain') });
    Object.assign(window, { copied: undefined });
    document.addEventListener('copy', note, { once: true });
  });
  await button(page, 'Copy link').click();
  await expect(frame(page).toast('Link copied')).toBeVisible();
  const link = new URL(String(await (await page.waitForFunction(() => Reflect.get(window, 'copied'))).jsonValue()));
  expect(link.origin).toBe(new URL(page.url()).origin);
  return link.pathname + link.search;
};

test('“Copy link” copies a list as it is shown, a record and the desk, and the links open the same', async ({
  page,
}) => {
  await enterDemo(page, '/visitors?q=an&sort=-email&size=25&page=2');
  const visitors = listOf(page, 'Visitors');
  await expect(visitors.rows.first()).toBeVisible();
  const list = await copied(page);
  expect(list).toBe('/visitors?event=all&q=an&sort=-email');

  await visitors.rows.first().getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Bookings' }).click();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const record = await copied(page);
  expect(record).toMatch(/^\/visitors\/[\w-]+\?tab=bookings$/);

  await goTo(page, '/desk?tab=waivers');
  const desk = await copied(page);
  expect(desk).toMatch(/^\/desk\?tab=waivers&deskEvent=[\w-]+$/);

  // Somebody else opens them: the address leads through the sign-in.
  await page.goto(record);
  await signInScreen(page).enter();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Bookings', selected: true })).toBeVisible();
  await goTo(page, list);
  await expect(visitors.search).toHaveValue('an');
  await expect(page).toHaveURL(/q=an.*sort=-email/);

  // The desk never changes the event by itself.
  const other = desk.endsWith('deskEvent=1') ? '2' : '1';
  await goTo(page, desk);
  await expect(page.getByRole('tab', { name: 'Waivers', selected: true })).toBeVisible();
  await expect(page.getByText('The desk shows')).toHaveCount(0);
  await goTo(page, desk.replace(/deskEvent=.*/, `deskEvent=${other}`));
  await expect(page.getByText(/The link is for .*\. The desk shows .*\./)).toBeVisible();
  await page.getByRole('button', { name: /^Work on (?!this event)/ }).click();
  await expect(page.getByText('The desk shows')).toHaveCount(0);
});

test('“I have a link” finds the code in what is pasted, asks what it is for, and sets a password with it', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'I have a link' }).click();
  const field = page.getByRole('textbox', { name: 'Link or code from the email' });
  const next = button(page, 'Continue');
  await expect(field).toBeFocused();
  await next.click();
  await expect(page.getByText('Paste the link or the code from the email.', { exact: true })).toBeVisible();
  await field.fill('https://admin.example.com/welcome');
  await next.click();
  await expect(page.getByText("There's no code in this text.")).toBeVisible();

  await field.fill('https://admin.example.com/#/set-password/9f8e7d6c5b4a');
  await expect(
    page.getByRole('status').getByText('Code found: 9f••••••4a, in a link to admin.example.com'),
  ).toBeVisible();
  await next.click();
  await expect(page.getByText('Choose what the email was for.')).toBeVisible();
  await page.getByRole('radio', { name: 'I forgot my password' }).check();
  await next.click();

  // The link leads elsewhere than the code is sent to.
  const set = button(page, 'Set password');
  await expect(set).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('checkbox', { name: 'Send the code to the server above' }).check();
  const password = page.getByLabel(/^New password/);
  const repeated = page.getByLabel(/^Confirm new password/);
  await password.fill('a new word');
  await repeated.fill('a new word');
  await set.click();
  await expect(page.getByText("The server didn't accept this code")).toBeVisible();
  await expect(page.getByText('It may have expired, been used already, or be incomplete.')).toBeVisible();
  await expect(password).toHaveValue('');

  await button(page, 'Use another link').click();
  await expect(field).toHaveValue('');
  await field.fill('?secret=demo');
  await expect(page.getByRole('radio', { name: 'I forgot my password' })).toBeChecked();
  await next.click();
  await password.fill('a new word');
  await repeated.fill('a new word');
  await set.click();
  await expect(page.getByText('Your password was changed. Sign in with the new one.')).toBeVisible();
  expect(page.url()).not.toContain('demo');
  expect(
    await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }])),
  ).not.toMatch(/9f8e7d|new word/);
  await signInScreen(page).enter(undefined, demoPassword);
});
