/** A scanner that acts as a keyboard. */
import type { Page } from '@playwright/test';

/** Between two keys, in seconds. */
const gap = 0.005;

/**
 * Types a code and Enter as real keys, 5 ms apart: their own times count, so that a busy computer may deliver them
 * as late as it likes.
 */
export const scan = async (page: Page, code: string): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1_000;
  await Promise.all(
    [...code, 'Enter'].flatMap((key, index) => {
      const text = key === 'Enter' ? '\r' : key;
      const timestamp = start + index * gap;
      return [
        session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text, timestamp }),
        session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp }),
      ];
    }),
  );
  await session.detach();
};
