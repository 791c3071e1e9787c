/** A message to everybody booked for the event of the desk, with its count of interactions. */
import { expect, type Locator, test } from '@playwright/test';
import { button } from '../../support/area-actions';
import { enterDemo } from '../../support/demo-page';
import { waitForIdle } from '../../support/navigate';
import { frame } from '../../support/page-objects';

test('everybody booked for the event gets a message in 5 interactions, after the first names and the total', async ({
  page,
}) => {
  // Around noon at every track of the demo, because quiet hours ask once more.
  await page.clock.install({ time: new Date().setUTCHours(18, 0, 0, 0) });
  await enterDemo(page, '/desk');
  await waitForIdle(page);
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
  await act(button(page, 'Send message'));
  const dialog = page.getByRole('alertdialog');
  const total = /All ([\d,]+) visitors of this event/.exec((await dialog.textContent()) ?? '')?.[1] ?? '';
  await expect(dialog).toContainText(/\w, \w.+ and [\d,]+ more/);
  await act(dialog.getByRole('textbox'), total);
  await act(dialog.getByRole('button', { name: 'Send message' }));
  await expect(button(page, 'Cancel sending')).toBeVisible();
  expect(interactions).toBeLessThanOrEqual(5);
  await page.clock.runFor(11_000);
  await expect(frame(page).toast('Message sent')).toBeVisible();
  const history = page.getByRole('region', { name: 'Sent from this computer' });
  await expect(history).toContainText(`${total} people`);
});
