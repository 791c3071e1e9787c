/** Nothing moves or covers what a person is about to use: validation messages, a form's buttons, toasts. */
import { expect, type Locator } from '@playwright/test';
import { button } from '../../support/area-actions';
import { enterDemo, goTo, test, waitForIdle } from '../../support/demo-page';
import { listOf, notifications } from '../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const overlaps = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

/** The address of each long form and its button. */
const forms: readonly (readonly [string, string])[] = [
  ['/tracks/2/edit', 'Save changes'],
  ['/admins/new', 'Create admin'],
  ['/account', 'Save profile'],
  ['/messages', 'Send message'],
];

test('the buttons of every long form are in view at 1366 × 768 and never cover the focused field', async ({ page }) => {
  await enterDemo(page);
  for (const [path, name] of forms) {
    await goTo(page, path);
    await waitForIdle(page);
    await expect(button(page, name), path).toBeInViewport({ ratio: 1 });
    const form = page.locator('form').filter({ has: button(page, name) });
    const covered = await form.evaluate(
      (element, submit) => {
        const fields = [...element.querySelectorAll<HTMLElement>('input[name], select, textarea')];
        const coveredBy = (field: Element): boolean => {
          const [one, other] = [field.getBoundingClientRect(), submit?.getBoundingClientRect()];
          if (!other) return true;
          const isBeside = one.right <= other.left || other.right <= one.left;
          return !isBeside && one.bottom > other.top && other.bottom > one.top;
        };
        return fields
          .filter((field) => field.checkVisibility())
          .filter((field) => {
            field.focus();
            return coveredBy(field);
          })
          .map((field) => field.getAttribute('name'));
      },
      await button(page, name).elementHandle(),
    );
    expect(covered, path).toEqual([]);
    await expect(button(page, name), path).toBeInViewport({ ratio: 1 });
  }
  await goTo(page, '/tracks/3?tab=sub-admins');
  const people = page.getByRole('region', { name: 'Sub-admins' }).getByRole('checkbox');
  await expect(people.nth(5)).toBeVisible();
  for (const box of await people.all()) await box.click();
  await expect(button(page, /^Save \d+ changes$/)).toBeInViewport({ ratio: 1 });
});
test('a validation message on blur does not move a button from under the pointer', async ({ page }) => {
  await enterDemo(page, '/tracks/new');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('NEW');
  await name.focus();
  await page.getByRole('button', { name: 'Cancel' }).hover();
  await page.mouse.down();
  // The field has lost the focus and the page has handled it; no message appears while the button is pressed.
  await expect(name).not.toBeFocused();
  // Frames, not idle time: Chromium may grant none while a pointer is pressed.
  for (let frame = 0; frame < 10; frame += 1)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await page.mouse.up();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
});

test('at most three toasts are shown, and they cover neither rows nor pager nor form buttons', async ({ page }) => {
  await enterDemo(page, '/bookings');
  const list = listOf(page, 'Bookings');
  await list.grid.focus();
  await page.keyboard.press('Control+End');
  const last = list.grid.locator('[aria-rowindex="51"]');
  await expect(last).toBeInViewport({ ratio: 0.9 });
  for (let file = 0; file < 5; file += 1) {
    await list.exportButton.click();
    await list.saveAs.click();
    await expect(list.exportDialog).toBeHidden();
  }
  const notes = notifications(page).getByRole('listitem').filter({ hasText: 'Bookings saved' });
  await expect(notes).toHaveCount(3);
  await expect(last, 'the last row stays in view').toBeInViewport({ ratio: 0.9 });
  expect(await overlaps(notifications(page), last)).toBe(false);
  expect(await overlaps(notifications(page), page.getByRole('navigation', { name: 'Pages' }))).toBe(false);
  await button(page, '2 more messages').click();
  await expect(notes).toHaveCount(5);
  await button(page, 'Show fewer messages').click();
  await expect(notes).toHaveCount(3);
  // The pointer over them keeps them open.
  await notifications(page).hover();
  await page.evaluate(() => {
    history.pushState({}, '', '/tracks/new');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(button(page, 'Create track')).toBeVisible();
  await expect(notes).toHaveCount(3);
  expect(await overlaps(notifications(page), button(page, 'Create track'))).toBe(false);
  expect(await overlaps(notifications(page), button(page, 'Cancel'))).toBe(false);
});
