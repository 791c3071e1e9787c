/** Erases all data while the app runs: asks, ends what runs, and leaves the rest to a process of its own. */

import { withTimeout } from '../core/with-timeout';
import { orderButtons } from '../desktop/button-order';
import type { AskNatively } from '../desktop/confirm-dialogs';
import { text } from '../desktop/native-text';

export interface EraseRequest {
  readonly ask: AskNatively;
  /** Ends jobs, closes the store and removes temporary files. */
  readonly endWork: () => Promise<void>;
  /** Deletes what the window's session has stored. */
  readonly clearSession: () => Promise<void>;
  /** Starts the process that erases once this one has ended, and ends it. */
  readonly restart: () => void;
}

/** Milliseconds that work under way may take to end. */
const endTimeout = 5_000;

/** Resolves to false if the person changed their mind. */
export const askToErase = async ({ ask, endWork, clearSession, restart }: EraseRequest): Promise<boolean> => {
  const { options, chosen } = orderButtons([text('erase.confirm'), text('erase.cancel')], 1);
  // No script in the page can answer this one.
  const { response } = await ask({
    type: 'warning',
    message: text('erase.title'),
    detail: text('erase.detail'),
    ...options,
  });
  if (chosen(response) !== 0) return false;
  await withTimeout(Promise.allSettled([endWork(), clearSession()]), endTimeout, undefined);
  restart();
  return true;
};
