/** Prepares the desk's event for a day without a network. */
import { expect, type Page } from '@playwright/test';
import type {} from '../../renderer/kit/bridge/bridge';
import { button } from './area-actions';
import { openArea } from './page-objects';

export const prepareEvent = async (page: Page): Promise<void> => {
  await openArea(page, 'Event desk');
  await button(page, 'Prepare for this event').click();
  await expect(page.getByText('Ready for no network')).toBeVisible({ timeout: 240_000 });
  // In memory it would be ready, too, and gone after the next start.
  expect(await page.evaluate(() => window.bridge.offline.view())).toMatchObject({ value: { storage: 'disk' } });
};
