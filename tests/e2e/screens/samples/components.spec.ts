/** The component pages: navigation, popovers, and copying code. */
import { expect } from '@playwright/test';
import { enterDemo, goTo, stopClock, test } from '../../../support/demo-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a component can be found from any component page', async ({ page }) => {
  await enterDemo(page, '/components/button');
  const list = page.getByRole('navigation', { name: 'Components' });
  await list.getByRole('searchbox').fill('stars');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('link', { name: 'Rating' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rating' })).toBeVisible();
  await expect(list.getByRole('link', { name: 'Rating' })).toHaveAttribute('aria-current', 'page');
});

test('a busy button ignores a second click, and its code can be copied', async ({ page }) => {
  await enterDemo(page, '/components/button');
  const passes = await stopClock(page);
  await page.getByRole('button', { name: 'Press me' }).click();
  await expect(page.getByRole('button', { name: 'Saving' })).toHaveAttribute('aria-disabled', 'true');
  await passes(2_000);
  await expect(page.getByRole('button', { name: 'Press me' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy code for Kinds' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
});

test('dialogs and drawers return the focus', async ({ page }) => {
  await enterDemo(page);
  for (const [path, opener, role] of [
    ['/components/confirm', 'Delete three tracks', 'alertdialog'],
    ['/components/dialog', 'Open a dialog', 'dialog'],
    ['/components/drawer', 'From the end', 'dialog'],
  ] as const) {
    await goTo(page, path);
    const button = page.getByRole('button', { name: opener });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole(role)).toBeVisible();
    if (role === 'alertdialog') await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role)).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test('tags can be searched, created and removed by keyboard', async ({ page }) => {
  await enterDemo(page, '/components/tag-picker');
  const marshals = page.getByRole('combobox', { name: 'Marshals' });
  await marshals.pressSequentially('vale');
  await page.getByRole('option', { name: 'Robin Vale' }).click();
  await expect(marshals).toHaveValue('');
  await marshals.pressSequentially('nobody');
  await page.getByRole('option', { name: 'No other options found' }).click();
  const tags = page.getByRole('listbox', { name: 'Marshals' });
  await expect(tags.getByRole('option')).toHaveText([/Dana Reed/, /Robin Vale/]);
  const numbers = page.getByRole('combobox', { name: 'Ticket numbers' });
  await numbers.fill('CD-77');
  await numbers.press('Enter');
  await expect(page.getByText('CD-77')).toBeVisible();
  await numbers.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(page.getByText('CD-77')).toHaveCount(0);
});

test('a calendar can select a week or a month, and nothing beyond its limits', async ({ page }) => {
  await enterDemo(page, '/components/month-calendar');
  const example = (name: string) => page.getByRole('region', { name, exact: true });
  const week = example('Week');
  await week.getByRole('button', { name: /^15, / }).click();
  await expect(week.getByRole('status')).toHaveText(/^Selected: .+ to .+/);
  const limits = example('With limits');
  const before = await limits.getByRole('status').textContent();
  await limits.getByRole('grid').getByRole('gridcell', { disabled: true }).first().click({ force: true });
  await expect(limits.getByRole('status')).toHaveText(before ?? '');
  const months = example('Months only');
  await months.getByRole('gridcell').nth(2).click();
  await expect(months.getByRole('status')).toHaveText(/^Selected: March \d{4}$/);
});
