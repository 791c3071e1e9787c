/** Sample tasks: filter, reorder by pointer and keyboard, edit, complete, delete and restore. */
import { expect, type Page } from '@playwright/test';
import { enterDemo, goTo, test, waitForIdle } from '../../../support/demo-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const list = (page: Page) => page.getByRole('list', { name: 'Tasks', exact: true });
const titles = (page: Page) => list(page).getByRole('listitem').getByRole('link').allTextContents();
const row = (page: Page, title: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: title });
const first = 'Confirm the marshals for Saturday';
const second = 'Send the revised timetable to all teams';
const third = 'Call back the tire supplier about the second truck';

test.beforeEach(async ({ page }) => {
  await enterDemo(page, '/apps/todo');
});

test('a task can be moved by keyboard, and every step is announced', async ({ page }) => {
  const status = page.getByRole('main').getByRole('status');
  const handle = page.getByRole('button', { name: `Move ${first}`, exact: true });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(status).toHaveText(`${first} picked up. Position 1 of 11.`);
  await page.keyboard.press('ArrowDown');
  await expect(status).toHaveText(`${first} moved to position 2 of 11.`);
  await page.keyboard.press('ArrowDown');
  await expect(status).toHaveText(`${first} moved to position 3 of 11.`);
  await page.keyboard.press('Space');
  await expect(status).toHaveText(`${first} dropped at position 3 of 11.`);
  await expect.poll(() => titles(page)).toEqual(expect.arrayContaining([second, third, first]));
  expect((await titles(page)).slice(0, 3)).toEqual([second, third, first]);
  await expect(handle).toBeFocused();

  await page.keyboard.press('Space');
  await expect(status).toHaveText(`${first} picked up. Position 3 of 11.`);
  await page.keyboard.press('ArrowUp');
  await expect(status).toHaveText(`${first} moved to position 2 of 11.`);
  await page.keyboard.press('Escape');
  await expect(status).toHaveText(`Canceled. ${first} is back at position 3 of 11.`);
  await expect.poll(async () => (await titles(page)).slice(0, 3)).toEqual([second, third, first]);
});

test('a task can be moved by pointer and by its menu', async ({ page }) => {
  const from = await page.getByRole('button', { name: `Move ${first}`, exact: true }).boundingBox();
  const to = await row(page, third).boundingBox();
  if (!from || !to) throw new Error('The rows are not there.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height, { steps: 4 });
  await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
  await expect.poll(async () => (await titles(page)).slice(0, 3)).toEqual([second, third, first]);

  await page.getByRole('button', { name: `More for ${first}` }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect.poll(async () => (await titles(page)).slice(0, 3)).toEqual([second, first, third]);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${first} moved to position 2 of 11.`);
});

test('filter, tag, search, order and the open task are part of the address', async ({ page }) => {
  await page.getByRole('link', { name: /^Important \d/ }).click();
  await expect(page).toHaveURL(/\/apps\/todo\?filter=important$/);
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('link', { name: /^Tickets \d/ }).click();
  await expect(page).toHaveURL(/\?tag=tickets$/);
  await page.getByRole('searchbox', { name: 'Search tasks' }).fill('row k');
  await expect(page).toHaveURL(/tag=tickets&q=row\+k$/);
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await list(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/apps\/todo\/\d+\?tag=tickets&q=row\+k$/);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(/families/);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search tasks' }).fill('nobody wrote this');
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
  await goTo(page, '/apps/todo?sort=title');
  const sorted = await titles(page);
  expect(sorted).toEqual(sorted.toSorted((one, other) => one.localeCompare(other)));
});

test('a task can be added, edited with a warning about unsaved changes, completed, deleted and restored', async ({
  page,
}) => {
  await page.getByRole('textbox', { name: 'Add a task' }).fill('Sweep pit lane');
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('listitem').first()).toContainText('Sweep pit lane');

  await page.getByRole('link', { name: 'Sweep pit lane' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Sweep the pit lane');
  const due = page.getByRole('combobox', { name: 'Due' });
  await due.click();
  await expect(page.getByRole('grid').getByRole('button').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await due.fill('2031-01-15');
  await page.keyboard.press('Tab');
  await expect(due).toHaveValue('Jan 15, 2031');
  await page.getByRole('combobox', { name: 'Priority' }).selectOption('High');
  await page.getByRole('checkbox', { name: 'Paddock', exact: true }).check();
  await page.getByRole('link', { name: second }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const task = row(page, 'Sweep the pit lane');
  await expect(task).toContainText('High priority');
  await expect(task).toContainText('Paddock');
  await expect(task).toContainText('Jan 15, 2031');
  await expect(page).toHaveURL(/\/apps\/todo$/);

  await page.getByRole('checkbox', { name: 'Completed: Sweep the pit lane' }).check();
  const completed = page.getByRole('list', { name: /^Completed/ });
  await expect(completed.getByRole('link', { name: 'Sweep the pit lane' })).toHaveCSS(
    'text-decoration-line',
    'line-through',
  );

  await page.getByRole('button', { name: 'More for Sweep the pit lane' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(task).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(task).toHaveCount(1);
});

test('a narrow window shows only the open task', async ({ page }) => {
  await page.setViewportSize({ width: 683, height: 600 });
  await waitForIdle(page);
  await page.getByRole('combobox', { name: 'Show' }).selectOption('My day');
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('link', { name: first }).click();
  await expect(list(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
});
