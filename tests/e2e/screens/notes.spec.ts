/** Notes on this computer: on a record's page, in its list, and in what the list is filtered by. */
import { expect } from '@playwright/test';
import { violations } from '../../support/axe';
import { changeAppearance, enterDemo, test, waitForIdle } from '../../support/demo-page';
import { listOf } from '../../support/page-objects';

test('a booking with a star, a color and a note is marked in the list, and the list shows only such', async ({
  page,
}) => {
  await enterDemo(page);
  const list = listOf(page, 'Bookings');
  await list.open();
  await list.rows.nth(2).getByRole('link', { name: /^BK-/ }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^BK-/ });
  await expect(heading).toBeVisible();
  const number = (await heading.textContent()) ?? '';

  const star = page.getByRole('button', { name: 'Star', exact: true });
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Color: None' }).click();
  await page.getByRole('menuitemradio', { name: 'Amber' }).click();
  await expect(page.getByRole('button', { name: 'Color: Amber' })).toBeVisible();
  await page.getByRole('button', { name: 'Note', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Note' });
  await expect(field).toBeFocused();
  await expect(page.getByText('Only on this computer. Never sent to the server.').last()).toBeVisible();
  await field.fill('Bring the waiver');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(page.getByText('Note (only on this computer)')).toBeVisible();
  await expect(page.getByText('Bring the waiver')).toBeVisible();

  await page.getByRole('link', { name: 'Back to Bookings' }).click();
  const marked = list.rows.filter({
    has: page.getByRole('img', { name: 'Starred. Color: Amber. Note: Bring the waiver' }),
  });
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText(number);

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Notes' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Starred' }).click();
  await expect(list.rows).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove filter Notes: Starred' }).click();
  await expect(list.rows.nth(3)).toBeVisible();
});

test('a star, a color and their sign in the list are accessible in every theme and direction', async ({ page }) => {
  const expectAccessible = async (what: string): Promise<void> => {
    for (const look of ['light', 'dark', 'contrast', 'rtl'] as const) {
      await changeAppearance(page, look);
      expect.soft(await violations(page, look), `${what} in ${look}`).toEqual([]);
    }
  };
  await enterDemo(page);
  const list = listOf(page, 'Bookings');
  await list.open();
  await list.rows.first().getByRole('link', { name: /^BK-/ }).click();
  await page.getByRole('button', { name: 'Star', exact: true }).click();
  await page.getByRole('button', { name: 'Color: None' }).click();
  await page.getByRole('menuitemradio', { name: 'Blue' }).click();
  await expect(page.getByRole('button', { name: 'Color: Blue' })).toBeVisible();
  await waitForIdle(page);
  await expectAccessible('the record');
  await page.getByRole('link', { name: 'Back to Bookings' }).click();
  await expect(list.grid.getByRole('img', { name: 'Starred. Color: Blue' })).toBeVisible();
  await expectAccessible('the list');
});
