/** A message to everybody booked for the event of the desk, with its count of interactions and what a screen reader says. */
import { expect, type Locator } from '@playwright/test';
import { button } from '../../support/area-actions';
import { enterDemo, test } from '../../support/demo-page';
import { expectAnnouncements, forgetAnnouncements, recordAnnouncements } from '../../support/live-regions';
import { frame } from '../../support/page-objects';

test('everybody booked for the event gets a message in 5 interactions, after the first names and the total', async ({
  page,
}) => {
  // Around noon at every track of the demo, because quiet hours ask once more.
  await page.clock.install({ time: new Date().setUTCHours(18, 0, 0, 0) });
  await recordAnnouncements(page);
  await enterDemo(page, '/desk');
  let interactions = 0;
  const act = async (locator: Locator, value?: string): Promise<void> => {
    interactions += 1;
    await (value === undefined ? locator.click() : locator.fill(value));
  };
  await act(button(page, 'Message…'));
  await expect(page.getByRole('radio', { name: 'One event' })).toBeChecked();
  await act(button(page, 'Gates open'));
  const words = page.getByRole('textbox', { name: 'Text' });
  await expect(words).toHaveValue(/^Gates open at \d+:\d\d [AP]M [A-Z]+/);
  await forgetAnnouncements(page);
  await act(button(page, 'Send message'));
  const question = page.getByRole('alertdialog');
  await expect(question).toHaveAccessibleName(/.+/);
  const total = /All ([\d,]+) visitors of this event/.exec((await question.textContent()) ?? '')?.[1] ?? '';
  await expect(question).toContainText(/\w, \w.+ and [\d,]+ more/);
  await act(question.getByRole('textbox'), total);
  await act(question.getByRole('button', { name: 'Send message' }));
  await expect(button(page, 'Cancel sending')).toBeFocused();
  const timer = page.getByRole('timer');
  await expect(timer).toContainText(/\d+ second/);
  expect(interactions).toBeLessThanOrEqual(5);
  // Each second begins when the one before was shown.
  for (let passed = 0; passed < 10 && (await timer.isVisible()); passed += 1) await page.clock.runFor(1_000);
  await expect(frame(page).toast('Message sent')).toBeVisible();
  await expectAnnouncements(page, [new RegExp(total), /Message sent/]);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  const history = page.getByRole('region', { name: 'Sent from this computer' });
  await expect(history).toContainText(`${total} people`);
});
