/** A push message on a real Electron: delayed for ten seconds, canceled, sent once, and listed afterwards. */
import { expect } from '@playwright/test';
import { button, writeMessage } from '../../support/area-actions';
import { hits, test } from '../../support/live';
import { frame, openArea } from '../../support/page-objects';

test('a message waits ten seconds, can be canceled, and is then sent once', async ({ enter, server }) => {
  const { page } = await enter();
  const sent = () => hits(server, '/support/send-push-message');
  await openArea(page, 'Push messages');
  await writeMessage(page, 'an', 'Rain delay', 'Gates re-open 13:30');
  await button(page, 'Cancel sending').click();
  await expect(button(page, 'Cancel sending')).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Rain delay');
  expect(sent()).toBe(0);

  await button(page, 'Send message').click();
  await expect(button(page, 'Cancel sending')).toBeVisible();
  expect(sent()).toBe(0);
  await expect(frame(page).toast('Message sent')).toBeVisible({ timeout: 60_000 });
  expect(sent()).toBe(1);
  const history = page.getByRole('region', { name: 'Sent from this computer' });
  await expect(history).toContainText('Rain delay');
  await expect(history).toContainText('1 person');
});
