/** Help, notices and undo on a real Electron: they work without a network, from the menu and with one key. */
import { expect } from '@playwright/test';
import type {} from '../../../renderer/kit/bridge/bridge';
import { clickMenuItem } from '../../support/application-menu';
import { button, openFirst } from '../../support/area-actions';
import { test } from '../../support/desktop';
import { listOf, notifications, signInScreen } from '../../support/page-objects';

test('help and notices open from the menu without a network; a saved change is undone with one key', async ({
  start,
}) => {
  const desktop = await start({ switches: ['--demo'] });
  const { page } = desktop;
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await signInScreen(page).exploreDemo();
  await listOf(page, 'Tracks').open();
  await openFirst(page, 'Tracks');
  await button(page, 'Edit').click();
  const hours = page.getByRole('textbox', { name: 'Hours', exact: true });
  const before = await hours.inputValue();
  await hours.fill('Sat 07:15-19:45');
  await button(page, 'Save changes').click();
  await expect(notifications(page).getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(hours).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(notifications(page)).toContainText('Change undone');
  await button(page, 'Edit').click();
  await expect(hours).toHaveValue(before);

  await page.evaluate(() => window.bridge.settings.change({ demoNetwork: 'offline' }));
  await clickMenuItem(desktop, 'help');
  await expect(heading('Pitwall help')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the help' }).fill('rained');
  await expect(heading('Close a rained-out event')).toBeVisible();
  await expect(heading('Export a list')).toBeHidden();

  await clickMenuItem(desktop, 'notices');
  await expect(heading('Third-party notices')).toBeVisible();
  for (const name of ['electron', 'react', 'leveldb', '@zxing/library', '@github/keytar'])
    await expect(page.getByText(new RegExp(`^${name} \\d`)), name).toBeVisible();
  await page.getByText(/^leveldb \d/).click();
  await expect(page.getByText('The LevelDB Authors')).toBeVisible();
});
