/** A delay on a real Electron: noted from the desk, told to exactly the racers who move, shown everywhere, and undone. */
import { timestampOf } from '@contract/time/zone';
import { expect, type Locator } from '@playwright/test';
import { button } from '../../support/area-actions';
import { test } from '../../support/desktop';
import { goTo } from '../../support/navigate';
import { dataOf } from '../../support/page-data';
import { frame, openArea, signInScreen } from '../../support/page-objects';

const halfAnHour = 30 * 60_000;

test('a delay by 15 minutes is told to its classes in 5 interactions, and undone with one key', async ({ start }) => {
  const { page } = await start({ switches: ['--demo', '--demo-rows=200'] });
  await signInScreen(page).enter();
  const [event] = await dataOf(page, 'event.list', { filters: { status: ['live'] } });
  const schedule = await dataOf(page, 'event.schedule', { eventId: event?.id ?? 0 });
  const session = schedule.find(({ className }) => className);
  const startAt = timestampOf(`${session?.day}T${session?.startTime}:00`, event?.timezone);
  if (startAt === undefined) throw new Error('the demo has no session of a class');
  // Half an hour before the first run, whatever the time of the test is.
  await page.clock.setFixedTime(startAt - halfAnHour);
  await openArea(page, 'Event desk');
  const strip = page.getByRole('region', { name: 'Now and next' });
  await expect(strip).toContainText(`${session?.title}`);
  await expect(strip).toContainText('in 30 min');

  let interactions = 0;
  const act = async (locator: Locator, value?: string): Promise<void> => {
    interactions += 1;
    await (value === undefined ? locator.click() : locator.fill(value));
  };
  await act(button(page, 'Delay…'));
  await act(page.getByRole('textbox', { name: 'Minutes' }), '15');
  await act(button(page, 'Delay and write to the classes'));
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(/^15 minutes later: /);
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(new RegExp(`\\(${session?.className}\\): `));
  await expect(page.getByRole('list', { name: 'Selected people' }).getByRole('listitem')).not.toHaveCount(0);
  await act(button(page, 'Send message'));
  await expect(button(page, 'Cancel sending')).toBeFocused();
  expect(interactions).toBeLessThanOrEqual(5);
  await expect(frame(page).toast('Message sent')).toBeVisible({ timeout: 30_000 });

  await openArea(page, 'Event desk');
  await expect(strip).toContainText('in 45 min');
  await expect(strip).toContainText(/\+15 min, set here .+ by /);
  for (const path of ['/inspections', '/wall', '/desk']) {
    await goTo(page, path);
    await expect(strip, path).toContainText('in 45 min');
  }
  await button(page, 'Open event').click();
  await page.getByRole('tab', { name: 'Schedule' }).click();
  await expect(page.getByText(/\+15 min, set here .+ Was /).first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(frame(page).toast('Delay undone')).toBeVisible();
  await expect(page.getByText(/\+15 min, set here/)).toHaveCount(0);
});
