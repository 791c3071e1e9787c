import { expect } from '@playwright/test';
import { enterDemo, goTo, test } from '../../../support/demo-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a wizard works by keyboard, validates each step, and keeps its values when going back', async ({ page }) => {
  await enterDemo(page, '/forms/wizard?step=review');
  await expect(page.getByRole('button', { name: 'Review' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Team' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a team.')).toBeVisible();
  await page.keyboard.type('Harbor Racing');
  await page.keyboard.press('Tab');
  await page.keyboard.type('team@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3, name: 'Car' })).toBeFocused();
  await expect(page).toHaveURL(/step=car/);
  await page.getByRole('combobox', { name: 'Class' }).selectOption('GT');
  await page.getByRole('textbox', { name: 'Start number' }).fill('27');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('team@example.com');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Start number' })).toHaveValue('27');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('textbox', { name: 'Driver' }).fill('Ada Vale');
  await page.getByRole('textbox', { name: 'License' }).fill('B-12345');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Harbor Racing')).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Registration complete')).toBeVisible();
});

test('masks format the input, and validation messages appear next to their fields', async ({ page }) => {
  await enterDemo(page, '/forms/masks');
  await page.getByRole('textbox', { name: 'Card number' }).pressSequentially('4242424242424242');
  await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveValue('4242 4242 4242 4242');
  await page.getByRole('textbox', { name: 'IBAN' }).pressSequentially('de89370400440532013001');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText("The check digits don't match")).toBeVisible();
  await page.getByRole('textbox', { name: 'IBAN' }).fill('DE89370400440532013000');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('All fields are valid')).toBeVisible();
  await goTo(page, '/forms/validation');
  await page.getByRole('button', { name: 'Check' }).last().click();
  await expect(page.getByText('This name is taken. Choose another one.', { exact: true })).toBeVisible();
});

test('files can be added, rejected with a reason, and removed', async ({ page }) => {
  await enterDemo(page, '/forms/files');
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([
      { name: 'car.png', mimeType: 'image/png', buffer: pixel },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') },
    ]);
  await expect(page.getByRole('img', { name: 'Preview of car.png' })).toBeVisible();
  await expect(page.getByText("notes.txt isn't an accepted file type.")).toBeVisible();
  await page.getByRole('button', { name: 'Remove car.png' }).click();
  await expect(page.getByRole('img', { name: 'Preview of car.png' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('img', { name: 'Preview of car.png' })).toBeVisible();
});
