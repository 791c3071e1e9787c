/** "Erase all data of Pitwall…" leaves nothing on this computer but what the user saved. */
import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../../support/desktop';
import { frame, signInScreen } from '../../support/page-objects';

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

test('asks twice, quits and deletes settings, logs and caches, but no exported file', async ({ folder, start }) => {
  const { page, answerMessage, ended } = await start({ switches: ['--demo'] });
  await signInScreen(page).enter();
  const data = join(folder, 'user-data');
  const exported = join(data, 'Bookings.csv');
  await writeFile(exported, 'mine');
  await frame(page).openOwn('Settings');
  await page.getByRole('button', { name: 'Erase all data of Pitwall…' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Erase all data of Pitwall?' });
  const confirm = dialog.getByRole('button', { name: 'Erase and quit' });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Type erase to confirm').fill('erase');

  // The native question: no.
  await answerMessage(0);
  await confirm.click();
  await expect(dialog).toBeHidden();
  expect(await exists(join(data, 'logs'))).toBe(true);

  await page.getByRole('button', { name: 'Erase all data of Pitwall…' }).click();
  await dialog.getByLabel('Type erase to confirm').fill('erase');
  await answerMessage(1);
  await confirm.click().catch(() => undefined);
  await ended;
  for (const name of ['logs', 'settings.json', 'Partitions', 'Local State'])
    await expect.poll(() => exists(join(data, name)), { message: name }).toBe(false);
  expect(await exists(exported)).toBe(true);
});
