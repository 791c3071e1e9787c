import { expect, type Locator, type Page } from '@playwright/test';
import { enterDemo, goTo, test, waitForIdle } from '../../../support/demo-page';

const event = (page: Page, name: RegExp): Locator => page.locator('main').getByRole('button', { name });
/** The demo counts its days in UTC, and so does this browser. */
const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

const drag = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag, or nowhere to.');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 12, start.y + 12, { steps: 4 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
  await page.mouse.up();
};

/** Whether the center of one element is within another. */
const liesIn = async (one: Locator, other: Locator): Promise<boolean> => {
  const [inner, outer] = [await one.boundingBox(), await other.boundingBox()];
  if (!inner || !outer) return false;
  const [x, y] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
  return x > outer.x && x < outer.x + outer.width && y > outer.y && y < outer.y + outer.height;
};

test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'UTC' });

test('view, date and event types are part of the address', async ({ page }) => {
  await enterDemo(page, '/apps/calendar');
  await expect(event(page, /Weekly planning/)).toBeVisible();
  await page.getByRole('tab', { name: 'Day' }).click();
  await expect(page).toHaveURL(/view=day/);
  await expect(event(page, /Call with the caterers/)).toBeVisible();
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page).toHaveURL(new RegExp(`date=${day(1)}`));
  await expect(event(page, /Gym with Robin/)).toBeVisible();
  await page.keyboard.press('t');
  await expect(event(page, /Weekly planning/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Business' }).click();
  await expect(page).toHaveURL(/calendars=Holiday%2CPersonal%2CFamily%2CETC/);
  await expect(event(page, /Weekly planning/)).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'All types' }).click();
  await expect(event(page, /Weekly planning/)).toBeVisible();
  await goTo(page, '/apps/calendar?view=list&calendars=Family');
  await expect(page.getByRole('tab', { name: 'List' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('checkbox', { name: 'Family' })).toBeChecked();
});

test('an event is added, changed by keyboard, deleted and restored', async ({ page }) => {
  await enterDemo(page, '/apps/calendar?view=day');
  await page.getByRole('button', { name: 'Add event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an event' });
  await dialog.getByLabel('Title').fill('Tire talk');
  await dialog.getByRole('switch', { name: 'All day' }).click();
  const end = dialog.getByRole('combobox', { name: 'End time' });
  await end.fill('8 am');
  await end.press('Tab');
  await dialog.getByLabel('Web address').fill('ftp://files');
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(dialog.getByText('The end must be after the start.')).toBeVisible();
  await expect(dialog.getByText('Enter an address that starts with https://')).toBeVisible();
  await end.fill('11:30');
  await end.press('Tab');
  await dialog.getByLabel('Web address').fill('https://example.com/tires');
  await dialog.getByRole('combobox', { name: 'Type' }).selectOption('Personal');
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(event(page, /Personal.*9:00 – 11:30.*Tire talk/)).toBeVisible();

  await event(page, /Tire talk/).focus();
  await page.keyboard.press('Enter');
  const edit = page.getByRole('dialog', { name: 'Edit event' });
  await expect(page).toHaveURL(/event=\d+/);
  await expect(edit.getByLabel('Web address')).toHaveValue('https://example.com/tires');
  await edit.getByLabel('Title').fill('Brake talk');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toHaveCount(0);
  await event(page, /Brake talk/).click();
  await edit.getByRole('button', { name: 'Delete event' }).click();
  await expect(event(page, /Brake talk/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(event(page, /Brake talk/)).toBeVisible();
});

test('an event is dragged to another day, and one click undoes it', async ({ page }) => {
  await enterDemo(page, `/apps/calendar?date=${day(0)}`);
  const cell = (date: string) => page.locator(`main [data-date="${date}"]`);
  // A day of the same month view, whichever weekday it is today.
  const to = new Date().getUTCDay() === 6 ? day(-1) : day(1);
  await expect(
    cell(day(0))
      .or(event(page, /Call with the caterers/))
      .first(),
  ).toBeVisible();
  await waitForIdle(page);
  await drag(page, event(page, /Call with the caterers/), cell(to));
  await expect(page.getByText('“Call with the caterers” was rescheduled')).toBeVisible();
  await event(page, /Call with the caterers/).click();
  const dialog = page.getByRole('dialog', { name: 'Edit event' });
  const start = dialog.getByRole('combobox', { name: 'Start date' });
  const shown = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });
  await expect(start).toHaveValue(shown.format(new Date(`${to}T00:00:00Z`)));
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => liesIn(event(page, /Call with the caterers/), cell(day(0)))).toBe(true);
  await event(page, /Call with the caterers/).click();
  await expect(start).toHaveValue(shown.format(new Date(`${day(0)}T00:00:00Z`)));
});

test('a click on a day adds an event, and dragging its edge makes it longer', async ({ page }) => {
  await enterDemo(page);
  // The demo's events are in these months, so a later year has none at the clicked position.
  await goTo(page, `/apps/calendar?date=${day(2_000)}`);
  await page.locator('main [data-date]').first().click();
  const add = page.getByRole('dialog', { name: 'Add an event' });
  await expect(add.getByRole('switch', { name: 'All day' })).toBeChecked();
  await page.keyboard.press('Escape');
  await goTo(page, '/apps/calendar?view=day');
  const planning = event(page, /Weekly planning/);
  await waitForIdle(page);
  const box = await planning.boundingBox();
  if (!box) throw new Error('Nothing to make longer.');
  const [x, edge] = [box.x + box.width / 2, box.y + box.height - 2];
  await page.mouse.move(x, edge);
  await page.mouse.down();
  await page.mouse.move(x, edge + 20, { steps: 4 });
  await page.mouse.move(x, edge + box.height, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByText('“Weekly planning” was rescheduled')).toBeVisible();
  await expect(event(page, /9:30 – 11:30.*Weekly planning/)).toBeVisible();
});
